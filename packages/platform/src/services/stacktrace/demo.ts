// What the demo studio has of crashes: one cause that its symbol file makes readable, one whose symbols are missing, and an
// error of its H5 game.
import { createHash } from 'node:crypto';
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import type { Demo } from '#kernel/service';
import { putSchedule } from '#kernel/time/schedules';
import { crashesIn } from './logs/crashes.ts';
import { indexKey, SERVICE } from './names.ts';
import { keyOf } from './objects/address.ts';
import { keepCrash } from './parse.ts';
import { restoreCrashes } from './restore.ts';
import { moduleKey } from './rules.ts';
import { contents } from './store/contents.ts';
import { insertFile } from './store/files.ts';
import { putSymbol } from './store/symbols.ts';

const BUILD = '7c1e9b40d25a8f63e0b7c4d19a5f2e8b6d3c0a71';
const NEXT_BUILD = '2f8d06c3ba91e745d07a6b1c9f3e5824d7a0c6b9';
const VERSION = '1.4.0';
const NEXT_VERSION = '1.5.0';
const FILE_NAME = 'libil2cpp.so.sym';

/** Symbols of the build, as Breakpad writes them. */
const SYMBOLS = `MODULE Linux arm64 409B1E7C5AD2638FE0B7C4D19A5F2E8B0 libil2cpp.so
INFO CODE_ID ${BUILD.toUpperCase()} libil2cpp.so
FILE 0 Assets/Scripts/Ship.cs
FILE 1 Assets/Scripts/Wind.cs
FILE 2 Assets/Scripts/Harbour.cs
INLINE_ORIGIN 0 Wind.Push(Vector2)
FUNC 123a00 200 0 Ship.Steer(float)
INLINE 0 88 0 0 123ab0 20
123a00 b0 84 0
123ab0 20 31 1
123ad0 130 90 0
FUNC 124100 180 0 Harbour.Update()
124100 180 52 2
FUNC 124300 100 0 Cargo.Unload(int)
124300 100 117 2
`;

interface Told {
  readonly stack: string;
  readonly appVersion: string;
  readonly platform: 'android' | 'webgl';
}

const tombstone = (buildId: string, ...addresses: readonly string[]): string =>
  [
    "Build fingerprint: 'google/shiba/shiba:15/AP4A/1:user/release-keys'",
    "ABI: 'arm64'",
    'pid: 8123, tid: 8140, name: UnityMain  >>> com.studio.harbour <<<',
    'signal 11 (SIGSEGV), code 1 (SEGV_MAPERR), fault addr 0x0000000000000018',
    ...addresses.map(
      (address, index) =>
        `      #0${index} pc ${address.padStart(16, '0')}  /data/app/com.studio.harbour/lib/arm64/libil2cpp.so (BuildId: ${buildId})`,
    ),
    `      #0${addresses.length} pc 00000000000a1b2c  /system/lib64/libc.so (__start_thread+64) (BuildId: 0123456789abcdef)`,
  ].join('\n');

/** What players of the demo game meet, again and again. */
export const DEMO_CRASHES = {
  steer: { stack: tombstone(BUILD, '123abc', '1241f0'), appVersion: VERSION, platform: 'android' },
  unload: { stack: tombstone(BUILD, '124344', '1241f4'), appVersion: VERSION, platform: 'android' },
  unread: { stack: tombstone(NEXT_BUILD, '131c08', '13244c'), appVersion: NEXT_VERSION, platform: 'android' },
  script: {
    stack: [
      "TypeError: Cannot read properties of undefined (reading 'wind')",
      '    at openGate (https://game.example/main.js:212:18)',
      '    at nextLevel (https://game.example/main.js:148:5)',
      '    at step (https://game.example/main.js:96:9)',
    ].join('\n'),
    appVersion: VERSION,
    platform: 'webgl',
  },
} as const satisfies Readonly<Record<string, Told>>;

export const DEMO_DEVICES = [
  { deviceModel: 'Pixel 8', osVersion: '15' },
  { deviceModel: 'Mate 60', osVersion: '14' },
  { deviceModel: 'Redmi Note 13', osVersion: '14' },
] as const;

/** The first crashes come before their symbols, as in life: the index makes them readable. */
export const stacktraceDemo: Demo = async (db, ports, { appId, now }) => {
  const told = [DEMO_CRASHES.steer, DEMO_CRASHES.steer, DEMO_CRASHES.unread, DEMO_CRASHES.script] as const;
  for (const [index, crash] of told.entries()) {
    const { stack, appVersion, platform } = crash;
    // why the handle of the switch: what it has made so far is seen by nobody else
    const reading = await restoreCrashes({ ...ports, db }, { appId, appVersion }, await crashesIn(stack));
    const [restored] = reading.restored;
    if (restored !== undefined) {
      const device = DEMO_DEVICES[index % DEMO_DEVICES.length] ?? DEMO_DEVICES[0];
      const facts = { platform, appVersion, ...device, userId: `demo-${index % 2 === 0 ? 'lan' : 'wan'}` };
      await keepCrash({ ports, appId, now }, db, restored, facts);
    }
  }
  await putSymbols(db, ports, { appId, now });
};

/** The symbols of one build; its index is made as that of any other. */
export async function putSymbols(
  db: Db,
  ports: Ports,
  { appId, now }: { readonly appId: string; readonly now: string },
): Promise<void> {
  const bytes = Buffer.from(SYMBOLS);
  const [fileId, id] = [ports.ids.uuid(), ports.ids.uuid()];
  const draft = await ports.objects.draftOf(bytes, createHash('md5').update(bytes).digest('hex'));
  try {
    await contents.lock(db, draft);
    await insertFile(db, { app_id: appId, id: fileId, etag: draft.md5, size: draft.size, stored_at: now });
    if (!(await ports.objects.has(contents.tenantOf(appId), draft))) {
      await draft.keep(contents.tenantOf(appId));
    }
  } finally {
    await draft.discard();
  }
  await putSymbol(db, {
    ...{ app_id: appId, id, file_id: fileId, index_id: null, member: '', file_name: FILE_NAME },
    ...{ module: moduleKey(FILE_NAME), build_id: BUILD, arch: 'arm64-v8a', kind: 'breakpad', platform: 'android' },
    ...{ version: VERSION, size: bytes.length, has_symtab: true, has_debug_line: true, rank: 3 },
    ...{ object_key: keyOf(appId, fileId, FILE_NAME), status: 'processing', reason: '' },
    ...{ created_at: now, created_by: 'demo' },
  });
  await putSchedule(db, { service: SERVICE, key: indexKey(id), nextAt: ports.clock.now() });
}
