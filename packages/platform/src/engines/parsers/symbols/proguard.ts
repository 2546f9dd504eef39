// ProGuard's and R8's mapping.txt: what a class and its methods were called, by the lines of the shrunk code.
import type { Source } from '#engines/parsers/serve-formats';
import { linesOf } from './text-lines.ts';

export interface JavaCall {
  /** With its package. */
  readonly className: string;
  readonly method: string;
  /** 0 where the trace has none. */
  readonly line: number;
}

export interface JavaFrame {
  readonly function: string;
  readonly file: string;
  readonly line: number;
  readonly inlined: boolean;
}

const CLASS = /^(\S+) -> (\S+):$/;
const METHOD = /^\s+(?:(\d+):(\d+):)?\S+ ([^\s(]+)\([^)]*\)(?::(\d+)(?::(\d+))?)? -> (\S+)$/;
const SOURCE_FILE = /^\s*# \{"id":"sourceFile","fileName":"([^"]{1,200})"\}/;

/** Does the file begin as a mapping does? */
export async function isMapping(file: Source): Promise<boolean> {
  const head = (await file.read(0, 64 * 1024)).toString('utf8').split(/\r?\n/).slice(0, 400);
  return head.some((line) => CLASS.test(line)) && !head.some((line) => line.includes('\0'));
}

interface Row {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly line: number;
  readonly lineTo: number;
}

interface ClassRows {
  readonly original: string;
  file: string;
  readonly methods: Map<string, Row[]>;
}

/** Frames of each call, innermost first; nothing for a call that was not renamed. */
export async function retrace(file: Source, calls: readonly JavaCall[]): Promise<JavaFrame[][]> {
  const wanted = new Set(calls.map(({ className }) => className));
  const classes = new Map<string, ClassRows>();
  let current: ClassRows | undefined;
  for await (const text of linesOf(file)) {
    const [, original, obfuscated] = CLASS.exec(text) ?? [];
    if (original !== undefined && obfuscated !== undefined) {
      current = wanted.has(obfuscated) ? { original, file: '', methods: new Map() } : undefined;
      if (current !== undefined) {
        classes.set(obfuscated, current);
      }
    } else if (current !== undefined) {
      current.file = SOURCE_FILE.exec(text)?.[1] ?? current.file;
      addMethod(current, text);
    }
  }
  return calls.map((call) => framesOf(classes.get(call.className), call));
}

function addMethod({ methods }: ClassRows, text: string): void {
  const [, from, to, name, line, lineTo, obfuscated] = METHOD.exec(text) ?? [];
  if (name === undefined || obfuscated === undefined) {
    return;
  }
  const rows = methods.get(obfuscated) ?? [];
  const first = Number(line ?? from ?? 0);
  rows.push({
    ...{ from: Number(from ?? 0), to: Number(to ?? 0), name, line: first },
    lineTo: Number(lineTo ?? (line === undefined ? (to ?? 0) : line)),
  });
  methods.set(obfuscated, rows);
}

function framesOf(found: ClassRows | undefined, { method, line }: JavaCall): JavaFrame[] {
  if (found === undefined) {
    return [];
  }
  const rows = found.methods.get(method) ?? [];
  const hit = rows.filter(({ from, to }) => line > 0 && from > 0 && line >= from && line <= to);
  const plain = rows.filter(({ from }) => from === 0);
  const chosen = hit.length > 0 ? hit : plain.length > 0 ? plain.slice(0, 1) : rows.slice(0, 1);
  if (chosen.length === 0) {
    return [frame(`${found.original}.${method}`, found.original, found.file, line, false)];
  }
  return chosen.map(({ name, from, line: first, lineTo }, index) => {
    // why: rows of one range are inlined into each other, the last one is the method itself
    const isInlined = index < chosen.length - 1;
    const moved = first === lineTo || from === 0 ? first : first + (line - from);
    const owner = name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : found.original;
    const full = name.includes('.') ? name : `${found.original}.${name}`;
    return frame(
      full,
      owner,
      owner === found.original ? found.file : '',
      hit.length === 0 && from > 0 ? 0 : moved,
      isInlined,
    );
  });
}

function frame(name: string, owner: string, file: string, line: number, inlined: boolean): JavaFrame {
  const outer = (owner.split('.').at(-1) ?? owner).split('$')[0] ?? '';
  return { function: name, file: file === '' ? `${outer}.java` : file, line, inlined };
}
