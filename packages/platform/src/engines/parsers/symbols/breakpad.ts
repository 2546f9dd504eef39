// Breakpad's text format: MODULE, FILE, FUNC with its lines, INLINE with its origins, PUBLIC.
import type { Source } from '#engines/parsers/serve-formats';
import { Unreadable } from '#engines/parsers/unreadable';
import type { IndexTables } from './index-tables.ts';
import { linesOf } from './text-lines.ts';

export interface BreakpadModule {
  readonly buildId: string;
  readonly arch: string;
}

const MODULE = /^MODULE (\S+) (\S+) ([0-9A-Fa-f]{32,40})[0-9A-Fa-f]* (.+)$/;
const CODE_ID = /^INFO CODE_ID ([0-9A-Fa-f]+)/;
const ARCHES: Readonly<Record<string, string>> = {
  arm64: 'arm64-v8a',
  arm: 'armeabi-v7a',
  x86_64: 'x86_64',
  x86: 'x86',
};
const HEAD_BYTES = 4096;

/** Undefined for what is no such file. */
export async function readBreakpad(file: Source): Promise<BreakpadModule | undefined> {
  const [first = '', ...more] = (await file.read(0, HEAD_BYTES)).toString('utf8').split(/\r?\n/);
  const [, , cpu = '', debugId] = MODULE.exec(first) ?? [];
  if (debugId === undefined) {
    return undefined;
  }
  const codeId = more.flatMap((line) => CODE_ID.exec(line)?.[1] ?? [])[0];
  return { buildId: codeId?.toLowerCase() ?? buildIdOfDebugId(debugId), arch: ARCHES[cpu] ?? '' };
}

/** The first 16 bytes of a build id, whose first three fields Breakpad turns round. */
function buildIdOfDebugId(debugId: string): string {
  const bytes = Buffer.from(debugId.slice(0, 32), 'hex');
  return Buffer.concat([
    Buffer.from(bytes.subarray(0, 4)).reverse(),
    Buffer.from(bytes.subarray(4, 6)).reverse(),
    Buffer.from(bytes.subarray(6, 8)).reverse(),
    bytes.subarray(8),
  ]).toString('hex');
}

const FILE = /^FILE (\d+) (.+)$/;
const ORIGIN = /^INLINE_ORIGIN (\d+) (?:\d+ )?(.+)$/;
const FUNC = /^FUNC (?:m )?([0-9a-f]+) ([0-9a-f]+) [0-9a-f]+ (.+)$/i;
const PUBLIC = /^PUBLIC (?:m )?([0-9a-f]+) [0-9a-f]+ (.+)$/i;
const LINE = /^([0-9a-f]+) ([0-9a-f]+) (\d+) (\d+)$/i;
/** How far the last public name reaches. */
const LAST_BYTES = 64 * 1024;
const INLINE = /^INLINE (\d+) (\d+) (\d+) (\d+) ([0-9a-f ]+)$/i;

/** @throws Unreadable */
export async function indexBreakpad(file: Source, tables: IndexTables): Promise<void> {
  const files = new Map<string, number>();
  const origins = new Map<string, number>();
  let current: { readonly row: number; readonly inlines: number; end: number } | undefined;
  const leave = (): void => {
    if (current !== undefined) {
      tables.functions.set(current.row, 4, tables.inlines.length - current.inlines);
      tables.endSequence(current.end, true);
      current = undefined;
    }
  };
  for await (const text of linesOf(file)) {
    const line = LINE.exec(text);
    if (line !== null && current !== undefined) {
      const [, start = '', size = '', number = '', fileId = ''] = line;
      const at = Number.parseInt(start, 16);
      tables.line(at, files.get(fileId) ?? 0, Number(number), 0);
      current.end = Math.max(current.end, at + Number.parseInt(size, 16));
      continue;
    }
    const inline = INLINE.exec(text);
    if (inline !== null && current !== undefined) {
      const [, depth, callLine, callFile = '', origin = '', ranges = ''] = inline;
      const numbers = ranges
        .trim()
        .split(/\s+/)
        .map((part) => Number.parseInt(part, 16));
      for (let index = 0; index + 1 < numbers.length; index += 2) {
        const [start = 0, size = 0] = numbers.slice(index, index + 2);
        const name = origins.get(origin) ?? 0;
        tables.inline(start, start + size, Number(depth) + 1, name, files.get(callFile) ?? 0, Number(callLine), 0);
      }
      continue;
    }
    const [, fileId, path] = FILE.exec(text) ?? [];
    const [, originId, originName] = ORIGIN.exec(text) ?? [];
    const [, start, size = '', name = ''] = FUNC.exec(text) ?? [];
    const [, publicAt, publicName = ''] = PUBLIC.exec(text) ?? [];
    if (fileId !== undefined && path !== undefined) {
      files.set(fileId, tables.texts.keep(path));
    } else if (originId !== undefined && originName !== undefined) {
      origins.set(originId, tables.texts.keep(originName));
    } else if (start !== undefined) {
      leave();
      const at = Number.parseInt(start, 16);
      const end = at + Number.parseInt(size, 16);
      const [first, last, named] = [tables.place(at), tables.place(end), tables.texts.keep(name)];
      const row = tables.functions.push(first, last, named, tables.inlines.length, 0);
      current = { row, inlines: tables.inlines.length, end };
      tables.beginSequence();
    } else if (publicAt !== undefined) {
      leave();
      tables.symbols.push(tables.place(Number.parseInt(publicAt, 16)), 1, tables.texts.keep(publicName));
    } else if (text.startsWith('STACK ')) {
      leave();
    }
  }
  leave();
  boundPublics(tables);
  if (tables.functions.length === 0 && tables.symbols.length === 0) {
    throw new Unreadable('it names no function');
  }
}

/** A public name has no size: it reaches to the next one. */
function boundPublics({ symbols }: IndexTables): void {
  const order = symbols.orderedBy(0);
  order.forEach((row, index) => {
    const next = order[index + 1];
    const start = symbols.get(row, 0);
    symbols.set(
      row,
      1,
      (next === undefined ? Math.min(start + LAST_BYTES, 0xffff_ffff) : symbols.get(next, 0)) - start,
    );
  });
}
