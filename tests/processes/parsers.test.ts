// What strangers send is parsed in processes of their own, and none of it costs more than it may.
import { createHash } from 'node:crypto';
import { mkdtempSync, realpathSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Limits } from '../../packages/platform/src/engines/parsers/formats.ts';
import { createParsers, type Job, type Parsers } from '../../packages/platform/src/engines/parsers/parsers.ts';
import { swollenBundle } from '../../packages/platform/src/engines/parsers/testing.ts';
import { type Code, ownCode } from '../../packages/platform/src/engines/parsers/wall.ts';
import { costOf } from '../../packages/platform/src/engines/processes/cost.ts';
import type { Processes } from '../../packages/platform/src/engines/processes/processes.ts';
import { descendants } from '../../packages/platform/src/engines/processes/tree.ts';
import type { SandboxLevel } from '../../packages/platform/src/engines/sandbox/port.ts';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { needWall } from '../../scripts/tools.ts';
import { tempFolder } from '../support/temp-folder.ts';

const MIB = 1024 * 1024;
const LIMITS: Limits = {
  ...{ inputBytes: 4096, unpackedBytes: 10_000, ratio: 100, outputBytes: 1000 },
  ...{ memoryBytes: 64 * MIB, cpuMs: 1000, wallMs: 15_000 },
};
/** why: a heap that is nearly full is swept again and again, and the first limit it meets is to be that of memory */
const PATIENT: Limits = { ...LIMITS, cpuMs: 15_000 };
const FORMATS = ['first', 'spins', 'buffers', 'objects', 'throws', 'tells', 'everything', 'unpacks'];
const PEEKS = ['makes', 'reads', 'writes', 'starts', 'calls'];
const CODE: Code = {
  module: new URL('hostile-parsers.ts', import.meta.url),
  reads: [...ownCode().reads, import.meta.dirname],
};

const folder = mkdtempSync(join(tempFolder(), 'parsers-'));
let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ own: true });
});
afterAll(() => platform.stop());

const open = (
  sandbox: SandboxLevel = 'namespace',
  start?: Processes['start'],
): ((format: string, job?: Partial<Job> & { ask?: unknown }) => Promise<unknown>) & Pick<Parsers, 'hasRoom'> => {
  const { processes, log } = platform.ports;
  const limits = { ...LIMITS, writtenBytes: 100 };
  const parsers = createParsers({
    ...{ processes: { start: start ?? processes.start }, log, folder: join(folder, 'parsers'), sandbox, code: CODE },
    formats: Object.fromEntries([...FORMATS, ...PEEKS].map((name) => [name, name === 'objects' ? PATIENT : limits])),
  });
  const read = async (start: number, length: number) => Buffer.alloc(length, `at ${start}`);
  const parse = (format: string, job: Partial<Job> & { ask?: unknown } = {}) =>
    parsers.parse(format as 'symbol-index', { appId: 'app', size: 100_000, read, ...job } as Job);
  return Object.assign(parse, { hasRoom: parsers.hasRoom });
};
const running = async (): Promise<number[]> => {
  const rows = await platform.ports.db
    .selectFrom('processes')
    .select('pid')
    .where('kind', '=', 'parser')
    .where('state', '=', 'running')
    .execute();
  // why: what stands before a process is its wall
  return rows.flatMap(({ pid }) => (pid === null ? [] : [descendants(pid).at(-1) ?? pid]));
};

describe('a process that nobody needs', () => {
  it('ends, whatever became of another one meanwhile', async () => {
    const { processes, log } = platform.ports;
    const parsers = createParsers({
      ...{ processes, log, folder: join(folder, 'idle'), sandbox: 'namespace', code: CODE, idleMs: 1 },
      formats: { first: LIMITS, throws: { ...LIMITS, heapMib: 65 } },
    });
    const read = async () => Buffer.alloc(1);
    const parse = (format: string) => parsers.parse(format as 'symbol-files', { appId: 'app', size: 100, read } as Job);
    await Promise.all([parse('first'), expect(parse('throws')).rejects.toThrow('it could not be read')]);
    await expect.poll(running).toEqual([]);
  });
});

describe('a file', () => {
  it.each([
    ['that never ends', 'spins', 'it takes too long to read'],
    ['that fills memory', 'buffers', 'it takes too much memory to read'],
    ['that breaks its parser', 'throws', 'it could not be read'],
    ['of which too much is told', 'tells', 'it holds more than can be told'],
    ['that has to be read whole and is too large', 'everything', 'too much of it would have to be read'],
    ['that unpacks to too much', 'unpacks', 'it unpacks to too much'],
  ])('%s is refused, and the next one is read', async (_what, format, message) => {
    const parse = open();
    await expect(parse(format)).rejects.toThrow(message);
    expect(await parse('first')).toBe('at 0');
  });

  it('that fills the heap ends its process, at little more than its limit, and the next one is read', async () => {
    const parse = open();
    expect(await parse('first')).toBe('at 0');
    const [pid = 0] = await running();
    const idle = costOf(pid)?.memoryBytes ?? 0;
    let most = 0;
    const look = setInterval(() => {
      most = Math.max(most, costOf(pid)?.memoryBytes ?? 0);
    }, 5);
    await expect(parse('objects')).rejects.toThrow(/^it (could not be read|takes too much memory to read)$/);
    clearInterval(look);
    expect(most - idle).toBeLessThan(128 * MIB);
    expect(await parse('first')).toBe('at 0');
  });

  it('whose store fails is no fault of the file', async () => {
    const parse = open();
    const read = () => Promise.reject(new Error('the store is away'));
    await expect(parse('first', { read })).rejects.toThrow('the store is away');
    expect(await parse('first')).toBe('at 0');
  });

  it('of this machine is read where it lies, and one that is not there is no fault of the file', async () => {
    const parse = open();
    const path = fileURLToPath(new URL('hostile-parsers.ts', import.meta.url));
    const { size } = await stat(path);
    const read = () => Promise.reject(new Error('nobody reads it here'));
    expect(await parse('first', { read, path, size })).toBe('// P');
    expect(await parse('everything', { read, path, size })).toBe(size);
    for (const gone of [
      { path: `${path}.gone`, size },
      { path, size: size - 1 },
    ]) {
      await expect(parse('first', { read, ...gone })).rejects.toThrow('the file is not at');
    }
    expect(await parse('first')).toBe('at 0');
  });
});

describe.each<[SandboxLevel, Record<string, RegExp>]>([
  ['namespace', { reads: /^ENOENT$/, writes: /^(EROFS|ENOENT)$/, starts: /^nothing$/, calls: /^ECONNREFUSED$/ }],
  ['none', { reads: /^ERR_ACCESS_DENIED$/, writes: /^ERR_ACCESS_DENIED$/, starts: /^ERR_ACCESS_DENIED$/ }],
])('a process at the level %s', (level, walls) => {
  it('reads the file it is given and writes the one it is asked for, and reaches nothing else', async () => {
    needWall();
    const parse = open(level);
    const [given, other, into] = [join(folder, 'given'), join(folder, 'other'), join(folder, 'into')];
    await Promise.all([given, other].map((path) => writeFile(path, 'some')));
    const job = { path: given, size: 4 };
    expect(await parse('first', job)).toBe('some');
    expect(await parse('makes', { ...job, into })).toBe('made');
    expect(await readFile(into, 'utf8')).toBe('made');
    for (const [format, wall] of Object.entries(walls)) {
      const ask = format === 'calls' ? Number(new URL(platform.origin).port) : other;
      expect(await parse(format, { ...job, ask }), format).toMatch(wall);
    }
    expect(await parse('writes', { ...job, ask: given })).toMatch(walls.writes ?? /^$/);
    expect(await readFile(other, 'utf8')).toBe('some');
  });
});

describe('a wall behind which Node does not start', () => {
  it('gives way to the permissions of Node, once and for all', async () => {
    needWall();
    const node = realpathSync(process.execPath);
    const begun: string[] = [];
    const parse = open('namespace', (spec) => {
      const { run } = spec;
      if (!('command' in run)) {
        throw new Error('a parser is a command');
      }
      begun.push(run.command === process.execPath ? 'node' : 'wall');
      const args = [...(run.args ?? [])];
      if (run.command !== process.execPath) {
        // why the last: before it stands what the wall lets in
        args[args.lastIndexOf(node)] = '/nowhere/node';
      }
      return platform.ports.processes.start({ ...spec, run: { ...run, args } });
    });
    const [given, other] = [join(folder, 'seen'), join(folder, 'unseen')];
    await Promise.all([given, other].map((path) => writeFile(path, 'some')));
    const job = { path: given, size: 4 };
    expect(await parse('first', job)).toBe('some');
    expect(await parse('reads', { ...job, ask: other })).toBe('ERR_ACCESS_DENIED');
    await expect(parse('throws')).rejects.toThrow('it could not be read');
    expect(await parse('first', job)).toBe('some');
    expect(begun).toEqual(['wall', 'node', 'node']);
  });
});

describe('the files of an app', () => {
  it('are read one after the other, beside those of another, and only so many may wait', async () => {
    const parse = open();
    const begun: string[] = [];
    const gate = Promise.withResolvers<void>();
    const job = (appId: string, name: string): Partial<Job> => ({
      appId,
      async read(_start, length) {
        begun.push(name);
        await gate.promise;
        return Buffer.alloc(length, 'ok');
      },
    });
    const all = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => parse('first', job('a', name)));
    expect([parse.hasRoom('a'), parse.hasRoom('b')]).toEqual([false, true]);
    await expect(parse('first', job('a', 'a6'))).rejects.toThrow('too many wait');
    all.push(parse('first', job('b', 'b1')));
    await expect.poll(() => begun.toSorted(), { timeout: 15_000 }).toEqual(['a1', 'b1']);
    gate.resolve();
    expect(await Promise.all(all)).toEqual(Array.from({ length: 6 }, () => 'okok'));
    expect(begun.filter((name) => name.startsWith('a'))).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
  });
});

describe('a bundle of 263 KB whose list unpacks to 64 MiB', () => {
  it('is refused within a second, 64 MiB and the patience of everybody else', async () => {
    const app = await platform.app();
    const owner = await platform.signedIn('bundles', app.orgId, 'owner');
    const bucket = (await app.call('POST', '/api/v1/buckets/', { name: 'bundles' })).body as { id: string };
    const store = async (path: string, bytes: Buffer): Promise<void> => {
      const entry = await app.call('POST', `/api/v1/buckets/${bucket.id}/entries/`, {
        path,
        content_hash: createHash('md5').update(bytes).digest('hex'),
        content_size: bytes.length,
        signed_url: true,
      });
      const { signed_url: url } = entry.body as { signed_url: string };
      await fetch(url, { method: 'PUT', body: new Uint8Array(bytes) });
    };
    const ask = (Path: string) =>
      platform.call(
        'POST',
        `/api/cdn/${app.id}/bundle-analyze`,
        { BucketId: bucket.id, Path },
        { headers: { Cookie: `sst=${owner.token}` } },
      );
    await store('small.bundle', swollenBundle(4096));
    await store('swollen.bundle', swollenBundle(64 * MIB));
    await ask('small.bundle');
    expect((await ask('small.bundle')).body).toMatchObject({ Status: 'Finished', Result: { AssetCount: 185 } });

    const [pid = 0] = (await running()).slice(-1);
    const idle = costOf(pid);
    let [slowest, most, isOver] = [0, 0, false];
    const others = (async () => {
      while (!isOver) {
        const from = performance.now();
        await (await fetch(`${platform.origin}/livez`)).text();
        slowest = Math.max(slowest, performance.now() - from);
        most = Math.max(most, costOf(pid)?.memoryBytes ?? 0);
      }
    })();
    const from = performance.now();
    await ask('swollen.bundle');
    const took = performance.now() - from;
    isOver = true;
    await others;
    expect((await ask('swollen.bundle')).body).toMatchObject({
      Status: 'Failed',
      Error: 'it unpacks to too much',
      Result: { FileSize: 263_277, AssetCount: 0, Assets: [] },
    });
    expect(took).toBeLessThan(1000);
    expect(slowest).toBeLessThan(250);
    expect(most - (idle?.memoryBytes ?? 0)).toBeLessThan(64 * MIB);
    expect((costOf(pid)?.cpuMs ?? 0) - (idle?.cpuMs ?? 0)).toBeLessThan(1000);
  });
});
