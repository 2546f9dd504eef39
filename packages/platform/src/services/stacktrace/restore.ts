// Makes stacks readable: finds the symbol files that their frames need, and asks a process of its own what they say.
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Db } from '#db/connect';
import { type Job, NotParsed } from '#engines/parsers/parsers';
import { TELLS_TOO_MUCH } from '#engines/parsers/protocol';
import { toldFrames } from '#engines/parsers/symbols/told';
import type { Ports } from '#kernel/ports';
import type { Crash } from './logs/crashes.ts';
import type { RawFrame } from './logs/frame.ts';
import { isApproximate, neededBy, symbolFinder } from './needed.ts';
import { groupIdOf, isInApp, missingOf, statusOf, textOf, titleOf } from './rules.ts';
import { contents } from './store/contents.ts';
import { findSymbols, type SymbolRow } from './store/symbols.ts';
import type { StoredFrame } from './tables.ts';

export interface Restored {
  readonly groupId: string;
  readonly status: 'finished' | 'partial_finished' | 'failed';
  readonly title: string;
  readonly signal: string;
  readonly frames: readonly StoredFrame[];
  readonly text: string;
  /** Module by build id. */
  readonly missing: ReadonlyMap<string, string>;
  readonly raw: string;
}

export interface Build {
  readonly appId: string;
  readonly appVersion: string;
  /** Only symbol files of this platform, where one is named. */
  readonly platform?: string | undefined;
  /** Of the libraries that were loaded, where the report says. */
  readonly buildIds?: readonly string[] | undefined;
}

/** What is known of one place of a stack. */
interface Known {
  readonly function: string;
  readonly offset?: number;
  readonly file: string;
  readonly line: number;
  readonly column?: number;
  readonly inlined: boolean;
}

/** Frames by the line of the log that they come from. */
type Answers = ReadonlyMap<RawFrame, readonly Known[]>;

interface Asked {
  readonly frame: RawFrame;
  /** Native frames above it. */
  readonly depth: number;
}

/** Places that are asked for together; half as many each where that is more than can be told. */
const AT_ONCE = 1024;

/** What was read with the symbol files of one moment. */
export interface Reading {
  /** One for each crash, in the same order. */
  readonly restored: readonly Restored[];
  /** Is no symbol file there that came later and would be asked? */
  isCurrent(db: Db): Promise<boolean>;
}

export async function restoreCrashes(ports: Ports, build: Build, crashes: readonly Crash[]): Promise<Reading> {
  const needed = neededBy(crashes);
  const symbols = await findSymbols(ports.db, build, needed);
  const symbolOf = symbolFinder(symbols, build);
  const answers = await inTurn(ports, build.appId, () => askAll(ports, build.appId, symbolOf, crashes));
  const done: Restored[] = [];
  for (const crash of crashes) {
    done.push(restored(crash, build, symbolOf, answers));
    await othersTurn();
  }
  const known = new Set(symbols.map(({ id }) => id));
  return {
    restored: done,
    isCurrent: async (db) => (await findSymbols(db, build, needed)).every(({ id }) => known.has(id)),
  };
}

/** why one after the other: few files of an app are read at a time, and a storm of crashes waits rather than fails */
const waiting = new WeakMap<object, Map<string, Promise<unknown>>>();

async function inTurn<T>(ports: Ports, appId: string, work: () => Promise<T>): Promise<T> {
  const turns = waiting.get(ports.parsers) ?? new Map<string, Promise<unknown>>();
  waiting.set(ports.parsers, turns);
  const before = turns.get(appId) ?? Promise.resolve();
  const own = before.then(work, work);
  turns.set(appId, own);
  try {
    return await own;
  } finally {
    if (turns.get(appId) === own) {
      turns.delete(appId);
    }
  }
}

type SymbolOf = ReturnType<typeof symbolFinder>;

async function askAll(ports: Ports, appId: string, symbolOf: SymbolOf, crashes: readonly Crash[]): Promise<Answers> {
  const wanted = new Map<SymbolRow, Asked[]>();
  for (const { frames } of crashes) {
    await othersTurn();
    let depth = 0;
    for (const frame of frames) {
      const symbol = symbolOf(frame);
      if (symbol !== undefined) {
        const list = wanted.get(symbol) ?? [];
        wanted.set(symbol, list);
        list.push({ frame, depth });
      }
      depth += frame.kind === 'native' ? 1 : 0;
    }
  }
  const answers = new Map<RawFrame, readonly Known[]>();
  for (const [symbol, list] of wanted) {
    for (let at = 0; at < list.length; at += AT_ONCE) {
      const part = list.slice(at, at + AT_ONCE);
      const found = await ask(ports, appId, symbol, part);
      part.forEach(({ frame }, index) => {
        answers.set(frame, found[index] ?? []);
      });
    }
  }
  return answers;
}

async function ask(
  ports: Ports,
  appId: string,
  symbol: SymbolRow,
  asked: readonly Asked[],
): Promise<readonly (readonly Known[])[]> {
  const own = { md5: symbol.etag, size: symbol.stored_size };
  try {
    return await ports.copies.use(contents.tenantOf(appId), own, (path) =>
      askFile(ports, { appId, size: own.size, path }, symbol, asked),
    );
  } catch (error) {
    if (!(error instanceof NotParsed)) {
      throw error;
    }
    if (error.message === TELLS_TOO_MUCH && asked.length > 1) {
      const half = Math.ceil(asked.length / 2);
      const first = await ask(ports, appId, symbol, asked.slice(0, half));
      return [...first, ...(await ask(ports, appId, symbol, asked.slice(half)))];
    }
    ports.log.warn({ symbol: symbol.id, reason: error.message }, 'a symbol file could not be asked');
    return [];
  }
}

async function askFile(
  { parsers }: Ports,
  job: Job,
  symbol: SymbolRow,
  asked: readonly Asked[],
): Promise<readonly (readonly Known[])[]> {
  const { member } = symbol;
  if (symbol.kind === 'mapping') {
    const calls = asked.map(({ frame }) => ({
      className: frame.module,
      method: frame.function.slice(frame.module.length + 1),
      line: frame.line,
    }));
    return parsers.parse('symbol-java', { ...job, ask: { member, calls } });
  }
  if (symbol.kind === 'sourcemap') {
    const places = asked.map(({ frame }) =>
      frame.address === ''
        ? { line: frame.line, column: frame.column }
        : { line: 1, column: Number(frame.address) + 1 },
    );
    const found = await parsers.parse('symbol-scripts', { ...job, ask: { member, places } });
    return found.map((place) => (place === null ? [] : [{ ...place, inlined: false }]));
  }
  const addresses = asked.map(({ frame, depth }) => placeOf(frame, depth, symbol));
  return toldFrames(await parsers.parse('symbol-addresses', { ...job, ask: { addresses } }));
}

/** An address to return to is behind its call; the lowest bit of one of Thumb is none. */
function placeOf({ address }: RawFrame, depth: number, { arch }: SymbolRow): number {
  const at = Number(address);
  const even = arch === 'armeabi-v7a' ? at - (at % 2) : at;
  return depth === 0 ? even : Math.max(0, even - 1);
}

function restored(crash: Crash, build: Build, symbolOf: SymbolOf, answers: Answers): Restored {
  const frames: StoredFrame[] = [];
  for (const raw of crash.frames) {
    const symbol = symbolOf(raw);
    const known = (answers.get(raw) ?? []).filter((one) => one.function !== '' || one.file !== '');
    const inApp = isInApp(raw);
    if (known.length === 0) {
      const status = isReadable(raw) ? 'resolved' : symbol === undefined ? 'no_symbol' : 'no_match';
      frames.push(frameOf(frames.length, raw, { ...raw, inlined: false }, { inApp, approximate: false, status }));
    }
    const approximate = known.length > 0 && symbol !== undefined && isApproximate(symbol, raw, build);
    for (const one of known) {
      // why asked again: of what is not native the name decides
      const isOurs = raw.kind === 'native' ? inApp : isInApp({ ...raw, function: one.function });
      frames.push(frameOf(frames.length, raw, one, { inApp: isOurs, approximate, status: 'resolved' }));
    }
  }
  const { signal, message, raw } = crash;
  const title = titleOf(signal, message, frames);
  return {
    ...{ groupId: groupIdOf(build.appId, signal, frames), status: statusOf(frames), title, signal, frames, raw },
    ...{ text: textOf(title, frames), missing: missingOf(frames) },
  };
}

function frameOf(
  index: number,
  raw: RawFrame,
  known: Known,
  { inApp, approximate, status }: Pick<StoredFrame, 'inApp' | 'approximate' | 'status'>,
): StoredFrame {
  // why written out: a log has thousands of them, and one that is put together of others costs as much as reading it did
  return {
    index,
    address: raw.address,
    module: raw.module,
    buildId: raw.buildId,
    rawLine: raw.rawLine,
    function: known.function || raw.function,
    offset: known.offset ?? 0,
    file: known.file,
    line: known.line,
    column: known.column ?? 0,
    inlined: known.inlined,
    inApp,
    approximate,
    status,
  };
}

/** Does the log name it itself? What it calls a function of wasm is a number. */
function isReadable({ kind, function: called, file, address }: RawFrame): boolean {
  return kind === 'script' && address !== '' ? !called.startsWith('wasm-function[') : called !== '' || file !== '';
}
