// Symbol files that are broken on purpose, in the process that reads those of strangers: bytes changed where they hurt
// most, cut off, sizes that lie, sections and archives that swell. Each is read or refused in words; the process never dies
// of one, stays below 1 GiB and its time, and the platform answers meanwhile. UOS_SOAK_FILES sets how many.
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { deflateSync, gunzipSync } from 'node:zlib';
import { FORMATS } from '../../packages/platform/src/engines/parsers/formats.ts';
import { NotParsed } from '../../packages/platform/src/engines/parsers/parsers.ts';
import { zipOf } from '../../packages/platform/src/engines/parsers/symbols/testing.ts';
import { costOf } from '../../packages/platform/src/engines/processes/cost.ts';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';

const FILES = Number(process.env.UOS_SOAK_FILES ?? 2000);
const FIXTURES = join(import.meta.dirname, '../../packages/platform/src/engines/parsers/symbols/fixtures');
const [MOST_BYTES, LIVE_GOAL_MS, LOOK_MS] = [1024 ** 3, 250, 20];
const DIED = 'it could not be read';
const MIB = 1024 * 1024;

const elves = readdirSync(FIXTURES)
  .filter((name) => name.endsWith('.dbg'))
  .map((name) => readFileSync(join(FIXTURES, name)));
elves.push(gunzipSync(readFileSync(join(FIXTURES, 'libship.so.gz'))));
const breakpad = Buffer.from(
  `MODULE Linux arm64 9A6C5A3E2BD74F11A8E0C1D2E3F405060 a.so\nFILE 0 a.cpp\nINLINE_ORIGIN 0 wave\n${Array.from(
    { length: 200 },
    (_, at) =>
      `FUNC ${(at * 64).toString(16)} 40 0 f${at}\nINLINE 0 1 0 0 ${(at * 64).toString(16)} 10\n${(at * 64).toString(16)} 40 ${at} 0`,
  ).join('\n')}\n`,
);
const map = Buffer.from(
  JSON.stringify({
    version: 3,
    sources: ['a.ts', 'b.ts'],
    names: ['a', 'b'],
    mappings: 'AAAAA,QACEA;AACA'.repeat(200),
  }),
);
const mapping = Buffer.from(`com.game.Ship -> a.b:\n${'    1:3:void steer(int):40:42 -> a\n'.repeat(300)}`);
const zip = zipOf({ 'arm64/liba.so.dbg': elves[0] ?? Buffer.alloc(0), 'mapping.txt': mapping, 'main.js.map': map });

let seed = Number(process.env.UOS_SOAK_SEED ?? 24);
const draw = (most: number): number => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
  return seed % Math.max(1, most);
};
const LIES = [0, 1, 0x7f, 0x80, 0xff, 0xffff, 0x7fff_ffff, 0xffff_ffff];

/** Every way of breaking one, by name. */
const BROKEN: Readonly<Record<string, () => Buffer>> = {
  'bytes changed': () => changed(pick(elves), 1 + draw(12), (size) => draw(size)),
  'header changed': () => changed(pick(elves), 1 + draw(4), () => draw(64)),
  'cut off': () => {
    const whole = pick([...elves, zip, breakpad, map, mapping]);
    return whole.subarray(0, draw(whole.length));
  },
  'section table lies': () => sectionLies(pick(elves)),
  'a run of one byte': () => {
    const bytes = Buffer.from(pick(elves));
    const at = draw(bytes.length);
    return bytes.fill(pick([0, 0x7f, 0x80, 0xff]), at, Math.min(bytes.length, at + draw(400)));
  },
  'parts of two': () => {
    const [one, other] = [pick(elves), pick(elves)];
    const at = draw(Math.min(one.length, other.length));
    return Buffer.concat([one.subarray(0, at), other.subarray(at)]);
  },
  'a section that swells': () => swollen(),
  'an archive changed': () => changed(zip, 1 + draw(6), (size) => size - 1 - draw(Math.min(size, 400))),
  'an archive that swells': () => zipOf({ 'liba.so': Buffer.alloc((1 + draw(64)) * MIB), 'b.map': map }),
  'lines of text changed': () => changed(pick([breakpad, map, mapping]), 1 + draw(20), (size) => draw(size)),
  'a map of nothing but numbers': () =>
    Buffer.from(`{"version":3,"sources":[],"names":[],"mappings":"${'/'.repeat(draw(MIB))}"}`),
  'a map that nests': () => Buffer.from(`{"version":3,"mappings":${'['.repeat(draw(200_000))}`),
};

const platform = await testPlatform({ own: true });
const outcomes = new Map<string, number>();
const problems: string[] = [];
const live: number[] = [];
let [slowest, largest, made, isOver] = [0, 0, 0, false];
const folder = await mkdtemp(join(tmpdir(), 'uos-symbol-files-'));
const watching = watch();
const kinds = Object.keys(BROKEN);
for (let number = 0; number < FILES; number += 1) {
  const kind = kinds[number % kinds.length] ?? '';
  const bytes = BROKEN[kind]?.() ?? Buffer.alloc(0);
  made += 1;
  const begun = performance.now();
  try {
    count(`${kind}: ${await read(bytes)}`);
  } catch (error) {
    count(`${kind}: refused`);
    if (!(error instanceof NotParsed) || error.message === DIED) {
      problems.push(`file ${number} (${kind}): ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const took = performance.now() - begun;
  slowest = Math.max(slowest, took);
  if (took > FORMATS['symbol-index'].wallMs) {
    problems.push(`file ${number} (${kind}) took ${took.toFixed(0)} ms`);
  }
}
isOver = true;
await watching;
await platform.stop();
await rm(folder, { recursive: true, force: true });
for (const [outcome, times] of [...outcomes].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  console.info(`     ${outcome}: ${times}`);
}
for (const problem of problems.slice(0, 20)) {
  console.info(`     ${problem}`);
}
say(
  `${FILES} broken files, the slowest in ${slowest.toFixed(0)} ms; ${problems.length} problems`,
  problems.length === 0,
);
say(`the process at most ${(largest / MIB).toFixed(0)} MiB, goal 1024 MiB`, largest > 0 && largest < MOST_BYTES);
const sorted = live.toSorted((a, b) => a - b);
const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.POSITIVE_INFINITY;
say(
  `/livez p99 ${p99.toFixed(0)} ms, at most ${(sorted.at(-1) ?? 0).toFixed(0)} ms, goal ${LIVE_GOAL_MS} ms`,
  p99 <= LIVE_GOAL_MS,
);

/** As the service does: what it is, its index, and what some addresses stand for. */
async function read(bytes: Buffer): Promise<string> {
  const { parsers } = platform.ports;
  const path = join(folder, 'file');
  const into = join(folder, 'index');
  await writeFile(path, bytes);
  const job = { appId: 'app', size: bytes.length, path };
  const { files } = await parsers.parse('symbol-files', job);
  for (const { member, kind } of files) {
    if (kind === 'mapping') {
      const calls = [{ className: 'a.b', method: 'a', line: 2 }];
      await parsers.parse('symbol-java', { ...job, ask: { member, calls } });
    } else if (kind === 'sourcemap') {
      const places = [1, 2, 900].map((column) => ({ line: 1, column }));
      await parsers.parse('symbol-scripts', { ...job, ask: { member, places } });
    } else {
      await rm(into, { force: true });
      await parsers.parse('symbol-index', { ...job, into, ask: { member } });
      const addresses = Array.from({ length: 64 }, () => draw(0x3000));
      const { size } = await stat(into);
      await parsers.parse('symbol-addresses', { appId: 'app', size, path: into, ask: { addresses } });
    }
  }
  return 'read';
}

function changed(from: Buffer, times: number, where: (size: number) => number): Buffer {
  const bytes = Buffer.from(from);
  for (let turn = 0; turn < times; turn += 1) {
    bytes[where(bytes.length)] = draw(256);
  }
  return bytes;
}

/** One field of one section says something else. */
function sectionLies(from: Buffer): Buffer {
  const bytes = Buffer.from(from);
  const [table, sections] = [Number(bytes.readBigUInt64LE(40)), bytes.readUInt16LE(60)];
  const at = table + draw(sections) * 64 + pick([4, 8, 16, 24, 32, 40]);
  if (at + 8 <= bytes.length) {
    bytes.writeBigUInt64LE(BigInt(pick(LIES)) * BigInt(draw(2) === 0 ? 1 : 0x1_0000), at);
  }
  return bytes;
}

/** A file whose lines unpack to far more than it is, or say so. */
function swollen(): Buffer {
  const bytes = Buffer.from(pick(elves));
  const table = Number(bytes.readBigUInt64LE(40));
  const at = table + (1 + draw(bytes.readUInt16LE(60) - 1)) * 64;
  const size = (1 + draw(40)) * MIB;
  const packed = deflateSync(Buffer.alloc(size, pick([0, 1, 0x11])));
  const head = Buffer.alloc(24);
  head.writeUInt32LE(1);
  head.writeBigUInt64LE(BigInt(draw(3) === 0 ? pick(LIES) : size), 8);
  bytes.writeBigUInt64LE(0x800n, at + 8);
  bytes.writeBigUInt64LE(BigInt(bytes.length), at + 24);
  bytes.writeBigUInt64LE(BigInt(head.length + packed.length), at + 32);
  return Buffer.concat([bytes, head, packed]);
}

function pick<T>(of: readonly T[]): T {
  const one = of[draw(of.length)];
  if (one === undefined) {
    throw new Error('there is nothing to pick from');
  }
  return one;
}

function count(outcome: string): void {
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}

async function watch(): Promise<void> {
  while (!isOver) {
    const [asked, before] = [performance.now(), made];
    await (await fetch(`${platform.origin}/livez`)).text();
    // why: a file is made in this very process, which answers nobody meanwhile
    if (made === before) {
      live.push(performance.now() - asked);
    }
    const rows = await platform.ports.db
      .selectFrom('processes')
      .select('pid')
      .where('kind', '=', 'parser')
      .where('state', '=', 'running')
      .execute();
    largest = Math.max(largest, ...rows.map(({ pid }) => (pid === null ? 0 : (costOf(pid)?.memoryBytes ?? 0))));
    await delay(LOOK_MS);
  }
}

function say(what: string, isGood: boolean): void {
  console.info(`${isGood ? 'ok  ' : 'MISS'} ${what}`);
  process.exitCode = isGood ? process.exitCode : 1;
}
