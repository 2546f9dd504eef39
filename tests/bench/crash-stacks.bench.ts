// A debug file of 450 MB, as a game of C++ has one: how long its index takes and what memory that costs the process that
// reads and the platform beside it; then how long a log of 1,000 frames takes with the index there. Both beside addr2line
// of binutils, which reads the file anew for the same addresses, and the platform beside itself while it does nothing. The
// platform is the built one, as a process of its own over PostgreSQL: what is measured here is no work of who measures.
// The file is linked here of one that is compiled (g++, ld and objcopy), as often as it takes: code, entries and lines are
// as many as in a game's, its names are fewer. UOS_BENCH_SYMBOLS names a debug file to take instead.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { request } from 'undici';
import { costOf } from '../../packages/platform/src/engines/processes/cost.ts';
import { descendants } from '../../packages/platform/src/engines/processes/tree.ts';
import {
  BASE,
  type Credential,
  SHIP,
  shipSymbols,
  tombstone,
} from '../../packages/platform/src/services/stacktrace/testing.ts';
import { type PlatformProcess, startPlatformProcess } from '../../scripts/support/platform-process.ts';
import { crashSources } from '../soak/support/crash-sources.ts';
import { startPostgres } from '../support/postgres.ts';

const run = promisify(execFile);
const MIB = 1024 * 1024;
const FILE_BYTES = 450 * 1000 * 1000;
const [UNITS, BLOCKS] = [2, 40];
const [INDEX_GOAL_MS, CHILD_GOAL, MAIN_GOAL] = [15_000, 600 * MIB, 20 * MIB];
const [FRAMES, FRAMES_OF_CRASH, FRAMES_GOAL_MS, FRAMES_CHILD_GOAL] = [1000, 500, 200, 150 * MIB];
const WALL_BYTES = 16 * MIB;
const [LOOK_MS, ASK_MS, IDLE_MS] = [10, 100, 10_000];

const folder = await mkdtemp(join(tmpdir(), 'uos-crash-bench-'));
const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase();
const platform = await startPlatformProcess({ dataFolder: join(folder, 'data'), databaseUrl, seedDemo: true });
const db = new pg.Client({ connectionString: databaseUrl });
await db.connect();
try {
  const file = process.env.UOS_BENCH_SYMBOLS ?? (await largeFile());
  const { size } = statSync(file);
  console.info(`     a debug file of ${(size / 1e6).toFixed(0)} MB`);
  const app = await openApp(platform);
  // why once before: what the platform loads with the first symbol file is no part of this one
  await ready((await registered(app, await shipped(app))).symbolId);
  await app.call('POST', `${BASE}/parse`, { log: tombstone() });
  // why before the idle time: what the upload took is no part of what the index takes
  const upload = await uploaded(app, file, size);
  const idle = await watched(() => delay(IDLE_MS));
  const index = await watched(async () => {
    const symbol = await registered(app, upload);
    await ready(symbol.symbolId);
    return symbol;
  });
  const { symbolId, buildId } = index.value;
  const log = await logOf(file, buildId);
  const other = await addr2line(file, log);
  say(
    `an index in ${seconds(index.ms)} s, goal ${seconds(INDEX_GOAL_MS)} s, of it ${seconds(index.cpuMs)} s of the processor (${ratio(index.cpuMs, other.cpuMs)} of addr2line, which takes ${seconds(other.ms)} s, ${seconds(other.cpuMs)} s of the processor)`,
    index.ms <= INDEX_GOAL_MS,
  );
  say(
    `the process at most ${mib(index.child)} MiB, goal ${mib(CHILD_GOAL)} (${ratio(index.child, other.bytes)} of addr2line)`,
    index.child <= CHILD_GOAL,
  );
  const more = Math.max(0, index.main - idle.main);
  say(
    `the platform at most ${mib(more)} MiB more than while it does nothing but answer who watches, goal ${mib(MAIN_GOAL)}`,
    more <= MAIN_GOAL,
  );
  console.info(
    `     it is ${mib(await indexSize(symbolId))} MiB; /livez at most ${index.slowest.toFixed(0)} ms meanwhile`,
  );

  for (const when of ['first', 'again', 'once more']) {
    const parsed = await watched(() => app.call('POST', `${BASE}/parse`, { log }));
    const { results } = parsed.value as { results: { frames: { function: string; status: string }[] }[] };
    const frames = results.flatMap((result) => result.frames);
    const read = frames.filter((frame) => frame.status === 'resolved').length;
    if (read < FRAMES * 0.9) {
      throw new Error(`${read} frames were read`);
    }
    say(
      `${FRAMES} frames (${when}) in ${parsed.ms.toFixed(0)} ms as ${frames.length} with what was inlined, goal ${FRAMES_GOAL_MS} ms (${ratio(parsed.ms, other.ms)} of addr2line); the process at most ${mib(parsed.child)} MiB, goal ${mib(FRAMES_CHILD_GOAL)} (${ratio(parsed.child, other.bytes)} of addr2line)`,
      parsed.ms <= FRAMES_GOAL_MS && parsed.child <= FRAMES_CHILD_GOAL,
    );
  }
} finally {
  await db.end();
  await platform.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

interface App {
  /** Answers the body. @throws Error where it was refused */
  call(method: string, path: string, body: object): Promise<unknown>;
}

async function openApp({ origin, logins }: PlatformProcess): Promise<App> {
  const { id, serviceSecret } = logins.app;
  await db.query(
    `INSERT INTO app_services (app_id, name, provider, status, service_id, properties)
      VALUES ($1, 'stacktrace', '', 'Enabled', $1, '{}') ON CONFLICT DO NOTHING`,
    [id],
  );
  const headers = { authorization: `Basic ${btoa(`${id}:${serviceSecret}`)}`, 'content-type': 'application/json' };
  return {
    async call(method, path, body) {
      const answer = await fetch(`${origin}${path}`, { method, headers, body: JSON.stringify(body) });
      const text = await answer.text();
      if (!answer.ok) {
        throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`);
      }
      return JSON.parse(text);
    },
  };
}

/** One library of the same code over and over: each copy with symbols of its own, all of them local. */
async function largeFile(): Promise<string> {
  const begun = performance.now();
  for (const source of crashSources(UNITS, BLOCKS)) {
    await writeFile(join(folder, source.name), source.text);
  }
  const path = (name: string): string => join(folder, name);
  const objects = Array.from({ length: UNITS }, (_, unit) => path(`unit${unit}.o`));
  for (const object of objects) {
    const source = object.replace(/o$/, 'cpp');
    // why no unique symbols: they stay global, and are one of each in a library
    const flags = ['-std=c++17', '-g', '-O2', '-fPIC', '-w', '-fno-gnu-unique'];
    await run('g++', [...flags, '-c', '-o', object, source], { cwd: folder });
  }
  await run('ld', ['-r', '--force-group-allocation', '-o', path('one.o'), ...objects]);
  await run('objcopy', ['--keep-global-symbol=none', path('one.o')]);
  const link = async (copies: number): Promise<number> => {
    const many = Array.from({ length: copies }, () => path('one.o'));
    await run('g++', ['-shared', '-Wl,--build-id=sha1', '-o', path('libgame.so'), ...many], { maxBuffer: 64 * MIB });
    return statSync(path('libgame.so')).size;
  };
  const one = await link(1);
  // why of two: names are there once for all of them
  const more = (await link(2)) - one;
  await link(1 + Math.ceil((FILE_BYTES - one) / more));
  console.info(`     compiled and linked in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  return path('libgame.so');
}

async function uploaded(app: App, file: string, size: number) {
  const objectKey = await put(app, 'libgame.so', createReadStream(file), size);
  return { fileName: 'libgame.so', objectKey, buildId: await buildIdOf(file), size };
}

/** A small symbol file. */
async function shipped(app: App) {
  const [name, bytes] = ['dwarf5.so.dbg', shipSymbols()] as const;
  return { fileName: name, objectKey: await put(app, name, bytes, bytes.length), buildId: SHIP[name] };
}

/** Answers the key of what was uploaded. */
async function put(app: App, fileName: string, body: Readable | Buffer, size: number): Promise<string> {
  const { objectKey, uploadUrl } = (await app.call('POST', `${BASE}/cos/credential`, { fileName })) as Credential;
  const answer = await request(uploadUrl, { method: 'PUT', body, headers: { 'content-length': String(size) } });
  const text = await answer.body.text();
  if (answer.statusCode !== 200) {
    throw new Error(`the upload was answered ${answer.statusCode}: ${text}`);
  }
  return objectKey;
}

async function registered(app: App, upload: object) {
  const { symbol } = (await app.call('POST', `${BASE}/symbols`, upload)) as {
    symbol: { symbolId: string; buildId: string };
  };
  return symbol;
}

/** Waits for the platform, which begins with a file as soon as it is registered. */
async function ready(symbolId: string): Promise<void> {
  for (;;) {
    const { rows } = await db.query('SELECT status, reason FROM stack_symbols WHERE id = $1', [symbolId]);
    const [{ status, reason }] = rows as [{ status: string; reason: string }];
    if (status === 'ready') {
      return;
    }
    if (status === 'invalid') {
      throw new Error(`the file was not read: ${reason}`);
    }
    await delay(ASK_MS);
  }
}

async function buildIdOf(file: string): Promise<string> {
  const { stdout } = await run('readelf', ['-n', file]);
  return /Build ID: ([0-9a-f]+)/.exec(stdout)?.[1] ?? '';
}

async function indexSize(symbolId: string): Promise<number> {
  const text = 'SELECT f.size FROM stack_symbols s JOIN stack_files f ON f.id = s.index_id WHERE s.id = $1';
  const { rows } = await db.query(text, [symbolId]);
  return Number(rows[0].size);
}

/** Two crashes of random places of the code. */
async function logOf(file: string, buildId: string): Promise<string> {
  const { stdout } = await run('readelf', ['-S', '-W', file], { maxBuffer: 64 * MIB });
  const [, start = '0', size = '0'] = /\s\.text\s+PROGBITS\s+([0-9a-f]+)\s+[0-9a-f]+\s+([0-9a-f]+)/.exec(stdout) ?? [];
  const place = (): string =>
    (Number.parseInt(start, 16) + Math.floor(Math.random() * Number.parseInt(size, 16))).toString(16).padStart(16, '0');
  return Array.from({ length: FRAMES / FRAMES_OF_CRASH }, () =>
    [
      'signal 11 (SIGSEGV), code 1 (SEGV_MAPERR), fault addr 0x8',
      ...Array.from(
        { length: FRAMES_OF_CRASH },
        (_, at) => `#${String(at).padStart(2, '0')} pc ${place()}  /data/app/g/lib/libgame.so (BuildId: ${buildId})`,
      ),
    ].join('\n'),
  ).join('\n\n');
}

/** The same addresses by binutils, which have no index. */
async function addr2line(file: string, log: string): Promise<{ ms: number; cpuMs: number; bytes: number }> {
  const addresses = [...log.matchAll(/ pc ([0-9a-f]+) /g)].map(([, address]) => `0x${address}`);
  const begun = performance.now();
  const child = spawn('addr2line', ['-f', '-i', '-e', file, ...addresses], { stdio: ['ignore', 'ignore', 'inherit'] });
  let [cpuMs, bytes] = [0, 0];
  const look = setInterval(() => {
    const cost = costOf(child.pid ?? 0);
    [cpuMs, bytes] = [cost?.cpuMs || cpuMs, Math.max(bytes, cost?.memoryBytes ?? 0)];
  }, LOOK_MS);
  const [code] = (await once(child, 'close')) as [number];
  clearInterval(look);
  if (code !== 0) {
    throw new Error(`addr2line ended with ${code}`);
  }
  return { ms: performance.now() - begun, cpuMs, bytes };
}

/** What a work cost: the most that the process that parses had, and the most that the platform had. */
async function watched<T>(work: () => Promise<T>) {
  let [child, main, slowest, isOver] = [0, 0, 0, false];
  const cpuMs = new Map<number, number>();
  /** By the process that was begun, which may be the wall. */
  const pids = new Map<number, number>();
  /** Not begun yet is what the wall is in, and small. */
  const isUnknown = (pid: number): boolean => (costOf(pids.get(pid) ?? 0)?.memoryBytes ?? 0) < WALL_BYTES;
  // why apart and seldom: who asks the platform costs it memory, and that is not what is measured
  const ask = async (): Promise<void> => {
    while (!isOver) {
      const { rows } = await db.query<{ pid: number | null }>("SELECT pid FROM processes WHERE kind = 'parser'");
      // why those alone that are new: to find what runs below another all processes of the machine are read, on this thread
      for (const pid of rows.flatMap((row) => row.pid ?? []).filter(isUnknown)) {
        // why the last: what stands before it is the wall
        pids.set(pid, descendants(pid).at(-1) ?? pid);
      }
      const asked = performance.now();
      await (await fetch(`${platform.origin}/livez`)).text();
      slowest = Math.max(slowest, performance.now() - asked);
      await delay(ASK_MS);
    }
  };
  const look = setInterval(() => {
    for (const pid of pids.values()) {
      const cost = costOf(pid);
      child = Math.max(child, cost?.memoryBytes ?? 0);
      cpuMs.set(pid, Math.max(cpuMs.get(pid) ?? 0, cost?.cpuMs ?? 0));
    }
    main = Math.max(main, costOf(platform.pid)?.memoryBytes ?? 0);
  }, LOOK_MS);
  const asking = ask();
  const begun = performance.now();
  try {
    const value = await work();
    const ms = performance.now() - begun;
    return { value, ms, cpuMs: Math.max(0, ...cpuMs.values()), child, main, slowest };
  } finally {
    isOver = true;
    clearInterval(look);
    await asking;
  }
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}

function ratio(own: number, other: number): string {
  return `${(own / other).toFixed(2)} x`;
}

function mib(bytes: number): string {
  return (bytes / MIB).toFixed(0);
}

function say(what: string, isGood: boolean): void {
  console.info(`${isGood ? 'ok  ' : 'MISS'} ${what}`);
  process.exitCode = isGood ? process.exitCode : 1;
}
