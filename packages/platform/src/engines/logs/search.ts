// Lines of many sources in the order of their time, read from chunks until there are enough or the budget is spent.
import { type KeptLine, linesOf } from './chunks.ts';
import type { LogLine, LogPage, LogSearch } from './port.ts';
import type { Chunk, ChunkRange } from './store.ts';

export interface SearchOptions {
  readonly chunks: (range: ChunkRange, behind: Chunk | undefined) => Promise<readonly Chunk[]>;
  readonly text: (chunk: Chunk) => Promise<string>;
  /** Monotonic. */
  readonly nowMs: () => number;
  readonly budget?: { readonly bytes: number; readonly ms: number };
}

const BUDGET = { bytes: 200 * 1024 * 1024, ms: 5000 };

/** Behind every name that a source may have. */
const LAST_NAME = '\uffff';

type Order = (a: LogLine, b: LogLine) => number;

/** Where the next page goes on: behind this line. */
type Place = Pick<LogLine, 'at' | 'name' | 'number'>;

export async function searchLines(
  appId: string,
  search: LogSearch,
  { chunks, text, nowMs, budget = BUDGET }: SearchOptions,
): Promise<LogPage> {
  const { oldestFirst = false, limit } = search;
  const order = orderOf(oldestFirst);
  const place = readCursor(search.cursor);
  const range: ChunkRange = {
    ...{ appId, group: search.group, name: search.name, from: search.from, to: search.to, oldestFirst },
    ...(place === undefined ? {} : oldestFirst ? { from: place.at } : { to: place.at }),
  };
  const wanted = filterOf(search);
  const until = nowMs() + budget.ms;
  let bytes = 0;
  const found: LogLine[] = [];
  /** Read, but a chunk that comes may have lines before them. */
  const open: LogLine[] = [];
  let behind: Chunk | undefined;

  /** Those that nothing can come before any more. */
  const settle = (edge: string | undefined): void => {
    open.sort(order);
    const count =
      edge === undefined ? open.length : open.findIndex(({ at }) => (oldestFirst ? at >= edge : at <= edge));
    const settled = open.splice(0, count < 0 ? open.length : count);
    found.push(...settled);
  };

  for (;;) {
    const page = await chunks(range, behind);
    for (const chunk of page) {
      settle(iso(oldestFirst ? chunk.from_at : chunk.to_at));
      if (found.length >= limit) {
        return pageOf(found, limit);
      }
      if (bytes > budget.bytes || nowMs() > until) {
        // why with an edge: what is open is not known to be next, and is read again
        const edge = iso(oldestFirst ? chunk.from_at : chunk.to_at);
        return { lines: found, cursor: cursorAt({ at: edge, name: oldestFirst ? '' : LAST_NAME, number: 0 }) };
      }
      const content = await text(chunk);
      bytes += content.length;
      for (const line of wanted(content)) {
        const full = { ...line, name: chunk.name };
        if (place === undefined || order(place as LogLine, full) < 0) {
          open.push(full);
        }
      }
      behind = chunk;
    }
    if (page.length === 0) {
      settle(undefined);
      return found.length > limit ? pageOf(found, limit) : { lines: found, cursor: undefined };
    }
  }
}

function pageOf(found: readonly LogLine[], limit: number): LogPage {
  const lines = found.slice(0, limit);
  const last = lines.at(-1);
  return { lines, cursor: last === undefined ? undefined : cursorAt(last) };
}

/** By time, then by source, then by number. */
function orderOf(oldestFirst: boolean): Order {
  const sign = oldestFirst ? 1 : -1;
  return (a, b) => sign * (compare(a.at, b.at) || compare(a.name, b.name) || a.number - b.number);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The lines of a chunk that are looked for; one without the text is not taken apart. */
function filterOf({ from, to, text, source, tag }: LogSearch): (content: string) => KeptLine[] {
  const needle = text?.toLowerCase() ?? '';
  return (content) => {
    if (needle !== '' && !content.toLowerCase().includes(needle)) {
      return [];
    }
    return linesOf(content).filter(
      (line) =>
        (from === undefined || line.at >= iso(from)) &&
        (to === undefined || line.at <= iso(to)) &&
        (source === undefined || line.from === source) &&
        (tag === undefined || line.tag === tag) &&
        (needle === '' || line.text.toLowerCase().includes(needle)),
    );
  };
}

/** Times as lines have them. */
function iso(time: string): string {
  return new Date(time).toISOString();
}

function cursorAt({ at, name, number }: Place): string {
  return Buffer.from(JSON.stringify([at, name, number])).toString('base64url');
}

/** A cursor that is none is the beginning. */
function readCursor(cursor: string | undefined): Place | undefined {
  if (cursor === undefined || cursor === '') {
    return undefined;
  }
  try {
    const [at, name, number] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown[];
    const isPlace = typeof at === 'string' && !Number.isNaN(Date.parse(at)) && typeof name === 'string';
    return isPlace && typeof number === 'number' ? { at: iso(at), name, number } : undefined;
  } catch {
    return undefined;
  }
}
