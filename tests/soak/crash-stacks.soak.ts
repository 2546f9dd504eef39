// What is read of an address beside what llvm-symbolizer says: whole chains with what was inlined, of libraries that gcc
// and clang make for x86-64, arm64 and arm32 (Thumb), in DWARF 3 to 5, without and with optimising, link-time
// optimising, sections packed by zlib and zstd, and stripped. Goal: 99.5 of 100 equal, and no line wrong on which
// llvm-symbolizer and addr2line agree. UOS_SOAK_ADDRESSES is how many are looked at in each library, UOS_SOAK_ONLY words
// of the names of libraries.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type Source, sourceOf } from '../../packages/platform/src/engines/parsers/serve-formats.ts';
import { indexSymbols } from '../../packages/platform/src/engines/parsers/symbols/formats.ts';
import { openIndex } from '../../packages/platform/src/engines/parsers/symbols/index-reader.ts';
import { toldFrames } from '../../packages/platform/src/engines/parsers/symbols/told.ts';
import { crashSources } from './support/crash-sources.ts';

const run = promisify(execFile);
const GOAL = 0.995;
const [UNITS, BLOCKS] = [2, 3];
const ADDRESSES = Number(process.env.UOS_SOAK_ADDRESSES ?? 250);
const ONLY = process.env.UOS_SOAK_ONLY?.split(',');
const SHOWN = 40;
const PACKAGES = 'llvm-16 clang-16 lld-16 g++ g++-aarch64-linux-gnu g++-arm-linux-gnueabihf';
const [SYMBOLIZER, OBJCOPY] = ['/usr/bin/llvm-symbolizer-16', '/usr/bin/llvm-objcopy-16'];

interface Machine {
  readonly name: string;
  readonly gcc: string;
  readonly addr2line: string;
  readonly target: string;
  readonly flags: readonly string[];
  /** Code begins at every so many bytes. */
  readonly step: number;
}

const MACHINES: readonly Machine[] = [
  {
    ...{ name: 'x86-64', gcc: '/usr/bin/g++', addr2line: '/usr/bin/addr2line', target: 'x86_64-linux-gnu' },
    ...{ flags: [], step: 1 },
  },
  {
    ...{ name: 'arm64', gcc: '/usr/bin/aarch64-linux-gnu-g++', addr2line: '/usr/bin/aarch64-linux-gnu-addr2line' },
    ...{ target: 'aarch64-linux-gnu', flags: [], step: 4 },
  },
  {
    ...{ name: 'arm32', gcc: '/usr/bin/arm-linux-gnueabihf-g++', addr2line: '/usr/bin/arm-linux-gnueabihf-addr2line' },
    ...{ target: 'arm-linux-gnueabihf', flags: ['-mthumb', '-march=armv7-a+fp'], step: 2 },
  },
];
const CLANG = '/usr/bin/clang++-16';

interface Library {
  readonly machine: Machine;
  readonly compiler: 'gcc' | 'clang';
  readonly flags: readonly string[];
  /** What is counted together. */
  readonly kinds: readonly string[];
  /** Arguments of objcopy, for what is done to the finished library. */
  readonly then?: readonly string[];
}

function* libraries(): Generator<Library> {
  for (const machine of MACHINES) {
    for (const compiler of ['gcc', 'clang'] as const) {
      const at = (kinds: readonly string[], flags: readonly string[], then?: readonly string[]): Library => ({
        ...{ machine, compiler, flags, kinds: [`${compiler} ${machine.name}`, ...kinds] },
        ...(then !== undefined && { then }),
      });
      for (const dwarf of [3, 4, 5]) {
        for (const level of [0, 1, 2, 3]) {
          yield at([`DWARF ${dwarf}`, `-O${level}`], [`-gdwarf-${dwarf}`, `-O${level}`]);
        }
        yield at([`DWARF ${dwarf}`, 'LTO'], [`-gdwarf-${dwarf}`, '-O2', '-flto']);
      }
      yield at(['zlib'], ['-gdwarf-5', '-O2', '-gz=zlib']);
      yield at(['zstd'], ['-gdwarf-5', '-O2'], ['--compress-debug-sections=zstd']);
      yield at(['zlib'], ['-gdwarf-4', '-O1'], ['--compress-debug-sections=zlib']);
      yield at(['stripped of lines'], ['-gdwarf-5', '-O2'], ['--strip-debug']);
      yield at(['stripped'], ['-gdwarf-5', '-O2'], ['--strip-all']);
    }
  }
}

interface Frame {
  readonly function: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const missing = [SYMBOLIZER, OBJCOPY, CLANG, ...MACHINES.flatMap(({ gcc, addr2line }) => [gcc, addr2line])].filter(
  (path) => !existsSync(path),
);
if (missing.length > 0) {
  console.error(`${missing.join(', ')} is not there: apt-get install ${PACKAGES}`);
  process.exit(1);
}

const folder = await mkdtemp(join(tmpdir(), 'uos-crash-stacks-'));
/** Those that only differ in what is done to them afterwards are compiled once. */
const compiled = new Map<string, Promise<string>>();
const counts = new Map<string, { equal: number; all: number }>();
const different: string[] = [];
let wrong = 0;
try {
  for (const source of crashSources(UNITS, BLOCKS)) {
    await writeFile(join(folder, source.name), source.text);
  }
  let number = 0;
  for (const library of libraries()) {
    const name = [library.kinds[0], ...library.flags, ...(library.then ?? [])].join(' ');
    if (ONLY === undefined || ONLY.every((word) => name.includes(word))) {
      number += 1;
      await compare(name, library, await built(library, number));
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
for (const [kind, { equal, all }] of counts) {
  console.info(`     ${kind}: ${equal} of ${all} chains equal (${((100 * equal) / all).toFixed(2)} %)`);
}
const { equal, all } = counts.get('all') ?? { equal: 0, all: 1 };
for (const line of different.slice(0, SHOWN)) {
  console.info(line);
}
say(`${equal} of ${all} whole chains as llvm-symbolizer 16 has them, goal ${GOAL * 100} %`, equal / all >= GOAL);
say(`${wrong} lines wrong on which llvm-symbolizer and addr2line agree, goal 0`, wrong === 0);

async function built(library: Library, number: number): Promise<string> {
  const { machine, compiler, flags, then } = library;
  const key = [machine.name, compiler, ...flags].join(' ');
  const file = compiled.get(key) ?? compile(library, number);
  compiled.set(key, file);
  if (then === undefined) {
    return file;
  }
  const changed = join(folder, `${number}.so`);
  await run(OBJCOPY, [...then, await file, changed]);
  return changed;
}

async function compile({ machine, compiler, flags }: Library, number: number): Promise<string> {
  const home = join(folder, String(number));
  await mkdir(home);
  const file = join(home, 'libfleet.so');
  const units = Array.from({ length: UNITS }, (_, unit) => join(folder, `unit${unit}.cpp`));
  const shared = ['-std=c++17', '-pipe', '-fPIC', '-shared', '-w', '-Wl,--build-id=sha1', ...machine.flags, ...flags];
  const tool =
    compiler === 'gcc'
      ? [machine.gcc]
      : [CLANG, `--target=${machine.target}`, ...(flags.includes('-flto') ? ['-fuse-ld=lld-16'] : [])];
  await run(tool[0] ?? '', [...tool.slice(1), ...shared, '-o', file, ...units], { cwd: home });
  return file;
}

async function compare(name: string, { machine, kinds }: Library, file: string): Promise<void> {
  const addresses = await codeOf(file, machine.step);
  const theirs = await llvm(file, addresses);
  const ours = await own(await readFile(file), addresses);
  const before = different.length;
  for (const [index, address] of addresses.entries()) {
    const [mine, other] = [shown(ours[index] ?? []), shown(theirs[index] ?? [])];
    const isEqual = mine === other;
    for (const kind of ['all', ...kinds]) {
      const count = counts.get(kind) ?? { equal: 0, all: 0 };
      counts.set(kind, { equal: count.equal + (isEqual ? 1 : 0), all: count.all + 1 });
    }
    if (!isEqual) {
      const line = theirs[index]?.[0]?.line ?? 0;
      const isWrong = (ours[index]?.[0]?.line ?? 0) !== line && gnuLine(machine, file, address) === line;
      wrong += isWrong ? 1 : 0;
      different.push(`${isWrong ? 'WRONG ' : ''}${name} 0x${address.toString(16)}\n  ours ${mine}\n  llvm ${other}`);
    }
  }
  console.info(`     ${name}: ${addresses.length - (different.length - before)} of ${addresses.length}`);
}

/** Addresses in the code, the same in each run. */
async function codeOf(file: string, step: number): Promise<number[]> {
  const { stdout } = await run('/usr/bin/llvm-readelf-16', ['-S', '-W', file]);
  const [, start = '0', size = '0'] = /\s\.text\s+PROGBITS\s+([0-9a-f]+)\s+[0-9a-f]+\s+([0-9a-f]+)/.exec(stdout) ?? [];
  const [first, bytes] = [Number.parseInt(start, 16), Number.parseInt(size, 16)];
  let seed = 7;
  return Array.from({ length: ADDRESSES }, () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    const at = first + Math.floor((seed / 0x8000_0000) * bytes);
    return at - (at % step);
  });
}

async function llvm(file: string, addresses: readonly number[]): Promise<Frame[][]> {
  const flags = [`--obj=${file}`, '--functions=linkage', '--inlines', '--no-demangle', '--output-style=JSON'];
  const child = spawn(SYMBOLIZER, flags, { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(addresses.map((address) => `0x${address.toString(16)}\n`).join(''));
  const lines = (await buffer(child.stdout)).toString().trim().split('\n');
  return lines.map((line) => {
    const { Symbol: frames = [] } = JSON.parse(line) as {
      Symbol?: { FunctionName: string; FileName: string; Line: number; Column: number }[];
    };
    return frames.map(({ FunctionName, FileName, Line, Column }) => ({
      ...{ function: FunctionName, file: FileName, line: Line, column: Column },
    }));
  });
}

async function own(bytes: Buffer, addresses: readonly number[]): Promise<Frame[][]> {
  const written: Buffer[] = [];
  await indexSymbols(sourceIn(bytes, written), { member: '' });
  return toldFrames((await openIndex(sourceIn(Buffer.concat(written)))).tell(addresses, (linked) => linked));
}

function sourceIn(bytes: Buffer, written: Buffer[] = []): Source {
  const room = { unpackedBytes: 2 ** 30, ratio: 100, outputBytes: 2 ** 20, writtenBytes: 2 ** 30 };
  return sourceOf(bytes.length, room, {
    piece: async (start, length) => bytes.subarray(start, start + length),
    // why: so the units are read one after the other, as of a file that is too large to be held
    readNow: (start, into) => {
      bytes.copy(into, 0, start, start + into.length);
    },
    keep: async (piece) => {
      written.push(Buffer.from(piece));
    },
  });
}

/** In one form: what is not known is empty, of a path only what does not depend on where a compiler stands. */
function shown(frames: readonly Frame[]): string {
  return frames
    .filter((frame) => frame.function !== '' || frame.file !== '')
    .map(({ function: called, file, line, column }) => `${called} ${file}:${line}:${column}`)
    .join(' < ');
}

function gnuLine({ addr2line }: Machine, file: string, address: number): number {
  const out = execFileSync(addr2line, ['-e', file, '-i', `0x${address.toString(16)}`], { encoding: 'utf8' });
  return Number(/:(\d+)/.exec(out.split('\n')[0] ?? '')?.[1] ?? 0);
}

function say(what: string, isGood: boolean): void {
  console.info(`${isGood ? 'ok  ' : 'MISS'} ${what}`);
  process.exitCode = isGood ? process.exitCode : 1;
}
