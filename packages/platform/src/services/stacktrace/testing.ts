// Crashes and symbol files for tests: of a small library that is beside the reader of symbols.
import { readFileSync } from 'node:fs';
import type { TestApp, TestPlatform } from '#testing';
import { makeIndex } from './make-index.ts';

export const BASE = '/stacktrace/v1/stacktrace';

const FIXTURES = new URL('../../engines/parsers/symbols/fixtures/', import.meta.url);

/** A debug file of the library. */
export const shipSymbols = (name = 'dwarf5.so.dbg'): Buffer => readFileSync(new URL(name, FIXTURES));
/** The build id of each, as readelf says. */
export const SHIP = {
  'dwarf5.so.dbg': 'd73f331b7ccfc2e18bf36948db3da1a951403acf',
  'dwarf3.so.dbg': 'd5c8b52a806dfb0d7971176be3878e332f95195a',
} as const;

/** A tombstone: a wave in a swell in `Ship::steer`, called by `ship_run`, called by the system. */
export function tombstone(buildId: string = SHIP['dwarf5.so.dbg'], module = 'libship.so'): string {
  return [
    "Build fingerprint: 'google/oriole/oriole:14/UQ1A/1:user/release-keys'",
    "ABI: 'x86_64'",
    'pid: 4242, tid: 4250, name: UnityMain  >>> com.game.ship <<<',
    'signal 11 (SIGSEGV), code 1 (SEGV_MAPERR), fault addr 0x0000000000000008',
    `      #00 pc 000000000000104b  /data/app/com.game.ship/lib/x86_64/${module} (BuildId: ${buildId})`,
    `      #01 pc 0000000000001121  /data/app/com.game.ship/lib/x86_64/${module} (BuildId: ${buildId})`,
    '      #02 pc 0000000000012345  /system/lib64/libc.so (abort+12) (BuildId: 0123456789abcdef)',
  ].join('\n');
}

export interface Credential {
  readonly objectKey: string;
  readonly uploadUrl: string;
  readonly bucketUrl: string;
  readonly credentials: {
    readonly tmpSecretId: string;
    readonly tmpSecretKey: string;
    readonly sessionToken: string;
  };
  readonly startTime: number;
  readonly expiredTime: number;
}

/** Uploads a file; answers the key that registers it. */
export async function uploadSymbols(app: TestApp, bytes: Uint8Array, fileName = 'libship.so.dbg'): Promise<string> {
  const { body } = await app.call('POST', `${BASE}/cos/credential`, { fileName });
  const { objectKey, uploadUrl } = body as Credential;
  const put = await fetch(uploadUrl, { method: 'PUT', body: Buffer.from(bytes) });
  if (put.status !== 200) {
    throw new Error(`the upload answered ${put.status}: ${await put.text()}`);
  }
  return objectKey;
}

/** Uploads and registers a symbol file, and makes its index. */
export async function registered(platform: TestPlatform, app: TestApp, about: About = {}): Promise<string> {
  const symbolId = await announced(app, about);
  await makeIndex(platform.ports, symbolId, new AbortController().signal);
  return symbolId;
}

interface About {
  readonly name?: keyof typeof SHIP;
  readonly version?: string;
}

/** The same without its index: crashes wait for it still. */
export async function announced(app: TestApp, { name = 'dwarf5.so.dbg', version }: About = {}): Promise<string> {
  const objectKey = await uploadSymbols(app, shipSymbols(name));
  const sent = { fileName: 'libship.so.dbg', buildId: SHIP[name], objectKey, version };
  const { status, body } = await app.call('POST', `${BASE}/symbols`, sent);
  if (status !== 200) {
    throw new Error(`a symbol file was refused: ${JSON.stringify(body)}`);
  }
  return (body as { symbol: { symbolId: string } }).symbol.symbolId;
}

export async function reported(app: TestApp, about: object = {}): Promise<string> {
  const { status, body } = await app.call('POST', `${BASE}/reports`, {
    stack: tombstone(),
    platform: 'android',
    ...about,
  });
  if (status !== 200) {
    throw new Error(`a report was refused: ${JSON.stringify(body)}`);
  }
  return (body as { recordId: string }).recordId;
}
