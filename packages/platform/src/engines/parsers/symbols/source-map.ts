// Source maps of scripts and of wasm: where a place of the built file comes from.
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Source } from '#engines/parsers/serve-formats';
import { Unreadable } from '#engines/parsers/unreadable';

/** As a trace has it: lines from 1, columns from 1. Of wasm, line 1 and the offset in the file, from 0, plus 1. */
export interface ScriptPlace {
  readonly line: number;
  readonly column: number;
}

export interface ScriptFrame {
  /** What was called so in the source; empty where the map does not say. */
  readonly function: string;
  readonly file: string;
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

const HEAD_BYTES = 4096;

export async function isSourceMap(file: Source): Promise<boolean> {
  const head = (await file.read(0, HEAD_BYTES)).toString('utf8').trimStart();
  return (
    head.startsWith('{') && /"version"\s*:\s*3\b/.test(head) && /"(?:mappings|sources|sections|names|file)"/.test(head)
  );
}

/** @throws Unreadable */
export async function traceScript(file: Source, places: readonly ScriptPlace[]): Promise<(ScriptFrame | null)[]> {
  // why asked: a map takes a multiple of its bytes once it is read
  file.mayUnpack(file.size, file.size);
  const map = mapOf((await file.read(0, file.size)).toString('utf8'));
  return places.map(({ line, column }) => {
    if (line < 1) {
      return null;
    }
    const found = originalPositionFor(map, { line, column: Math.max(0, column - 1) });
    // why by type: a damaged map points past its lists, or has numbers in them
    const [source, name] = [textOf(found.source), textOf(found.name)];
    return source === undefined || found.line === null
      ? null
      : {
          function: (name ?? '').slice(0, 500),
          file: source.slice(-500),
          line: found.line,
          column: found.column + 1,
        };
  });
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function mapOf(text: string): TraceMap {
  try {
    return new TraceMap(text.replace(/^\)\]\}'[^\n]*\n/, ''));
  } catch (error) {
    throw new Unreadable('the source map is damaged', { cause: error });
  }
}
