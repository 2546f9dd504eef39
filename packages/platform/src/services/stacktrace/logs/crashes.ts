// Splits a log into its crashes, and reads what each says of itself beside its stack. Source: wire/data-and-tools.md 2.5.
import { setImmediate as othersTurn } from 'node:timers/promises';
import { depthOf, frameOf, type RawFrame, withoutPrefix } from './frame.ts';

export interface Crash {
  /** SIGSEGV, or the type of the exception; empty where the log has only a stack. */
  readonly signal: string;
  /** What the exception said, or why it was aborted. */
  readonly message: string;
  /** `Build fingerprint`, ABI, process and thread, code and address of the fault, as far as they are there. */
  readonly facts: Readonly<Record<string, string>>;
  readonly frames: readonly RawFrame[];
  /** The lines it was read from. */
  readonly raw: string;
}

const MOST_CRASHES = 200;
const MOST_FRAMES = 500;
const MOST_RAW = 100_000;
/** Lines between two frames of one stack that say something else. */
const LONGEST_PAUSE = 40;

const SIGNAL =
  /\bsignal (\d{1,3}) \((SIG[A-Z0-9]{1,12})\)(?:, code (-?\d{1,6}(?: \([A-Z_0-9]{1,32}\))?))?(?:, fault addr (\S{1,32}))?/;
const EXCEPTION =
  /^(?:Uncaught (?:\(in promise\) )?|Exception in thread "[^"]{0,100}" |Caused by: |Unhandled Exception: |E: )?((?:[A-Za-z_$][\w$]{0,100}\.){0,20}[A-Za-z_$][\w$]{0,100}(?:Error|Exception|Throwable|Fault|Failure))(?::\s?(.*))?$/;
const START = /^\*{3}(?: \*{3}){3,}|^Build fingerprint:|^FATAL EXCEPTION|^CRASH\b|^Obtained \d+ stack frames/;
const OTHER_THREADS = /^--- --- ---|^-{3,} (?:other|tombstone)/i;
const FACTS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['fingerprint', /^Build fingerprint:\s*'?([^']{1,300})'?/],
  ['abi', /^ABI:\s*'?([\w-]{1,32})'?/],
  ['abort', /^Abort message:\s*'?(.{1,1000}?)'?$/],
  ['version', /\bversionName[=:]\s*'?([\w.+-]{1,64})/],
];
const PROCESS = /^pid: (\d{1,10}), tid: (\d{1,10}), name: (.{0,100}?)\s+>>> (.{0,200}?) <<</;

interface Draft {
  signal: string;
  message: string;
  facts: Record<string, string>;
  frames: RawFrame[];
  raw: string[];
  rawSize: number;
  pause: number;
  depth: number;
}

/** Characters that are read before others have their turn; an empty line counts as some. */
const TURN_CHARS = 32_768;
const LINE_CHARS = 64;

/** Every crash of the log, at most 200 of them; none where no line is of a stack and none says what went wrong. */
export async function crashesIn(log: string): Promise<Crash[]> {
  const found: Crash[] = [];
  let draft = begin();
  let isElsewhere = false;
  let chars = 0;
  const close = (): void => {
    if (draft.frames.length > 0 || draft.signal !== '') {
      const { signal, message, facts, frames, raw } = draft;
      found.push({ signal, message: message || (facts.abort ?? ''), facts, frames, raw: raw.join('\n') });
    }
    draft = begin();
  };
  for (const line of log.split(/\r?\n/)) {
    if (found.length >= MOST_CRASHES) {
      return found;
    }
    chars += line.length + LINE_CHARS;
    if (chars > TURN_CHARS) {
      chars = 0;
      await othersTurn();
    }
    const text = withoutPrefix(line);
    const plain = text.trim();
    if (OTHER_THREADS.test(plain) && draft.frames.length > 0) {
      isElsewhere = true;
      continue;
    }
    const isStart = START.test(plain);
    if (isElsewhere && !isStart) {
      continue;
    }
    const frame = isStart ? undefined : frameOf(text);
    const depth = frame === undefined ? undefined : depthOf(text);
    if (isStart || (frame === undefined && isAnother(plain, draft)) || isNewStack(depth, draft)) {
      if (draft.frames.length > 0) {
        close();
      }
      isElsewhere = false;
    }
    if (frame !== undefined) {
      draft.pause = 0;
      draft.depth = depth ?? draft.depth;
      if (draft.frames.length < MOST_FRAMES) {
        draft.frames.push(frame);
      }
    } else {
      note(plain, draft);
      draft.pause += 1;
      if (draft.frames.length > 0 && draft.pause > LONGEST_PAUSE) {
        close();
        continue;
      }
    }
    if (plain !== '' && draft.rawSize < MOST_RAW) {
      draft.raw.push(text.trimEnd());
      draft.rawSize += text.length;
    }
  }
  close();
  return found.slice(0, MOST_CRASHES);
}

function begin(): Draft {
  return { signal: '', message: '', facts: {}, frames: [], raw: [], rawSize: 0, pause: 0, depth: -1 };
}

/** An error that follows a whole stack is the next one; what caused it belongs to it. */
function isAnother(plain: string, draft: Draft): boolean {
  return draft.frames.length > 0 && !plain.startsWith('Caused by: ') && (SIGNAL.test(plain) || EXCEPTION.test(plain));
}

/** A stack that begins anew without a word before it. */
function isNewStack(depth: number | undefined, draft: Draft): boolean {
  return depth !== undefined && depth === 0 && draft.depth >= 0;
}

function note(plain: string, draft: Draft): void {
  const signal = SIGNAL.exec(plain);
  if (signal !== null) {
    draft.signal = signal[2] ?? '';
    draft.facts.code = signal[3] ?? '';
    draft.facts.address = signal[4] ?? '';
    return;
  }
  const process = PROCESS.exec(plain);
  if (process !== null) {
    draft.facts = {
      ...draft.facts,
      pid: process[1] ?? '',
      tid: process[2] ?? '',
      thread: process[3] ?? '',
      process: process[4] ?? '',
    };
    return;
  }
  for (const [name, pattern] of FACTS) {
    const value = pattern.exec(plain)?.[1];
    if (value !== undefined) {
      draft.facts[name] = value;
      return;
    }
  }
  const exception = EXCEPTION.exec(plain);
  if (exception !== null && (draft.signal === '' || draft.frames.length === 0)) {
    draft.signal = exception[1] ?? '';
    draft.message = (exception[2] ?? '').slice(0, 1000);
  }
}
