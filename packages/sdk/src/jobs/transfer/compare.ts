// Two listings in byte order of their paths, walked side by side: memory for a page of each, however long they are.

/** Bytes of UTF-8, which is how PostgreSQL's C collation and most object stores sort. */
export function comparePaths(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const [x, y] = [a.charCodeAt(index), b.charCodeAt(index)];
    if (x !== y) {
      return rank(x) - rank(y);
    }
  }
  return a.length - b.length;
}

/** why: halves of a pair stand for what lies behind U+FFFF, but are smaller than U+E000 as numbers */
function rank(unit: number): number {
  return unit < 0xd800 ? unit : unit >= 0xe000 ? unit - 0x800 : unit + 0x2000;
}

export interface Pair<L, R> {
  readonly local?: L;
  readonly remote?: R;
}

interface Named {
  readonly path: string;
}

/** A listing that is not in order: it has to be sorted before it can be walked. */
export class UnsortedError extends Error {
  constructor(before: string, after: string) {
    super(`"${after}" is listed behind "${before}"`);
    this.name = 'UnsortedError';
  }
}

/** Every path of either side once, in order. @throws UnsortedError */
export async function* mergeByPath<L extends Named, R extends Named>(
  locals: AsyncIterable<L> | Iterable<L>,
  remotes: AsyncIterable<readonly R[]>,
): AsyncGenerator<Pair<L, R>, void, undefined> {
  const right = reader(ahead(remotes));
  let remote = await right();
  for await (const local of inOrder(locals)) {
    while (remote !== undefined && comparePaths(remote.path, local.path) < 0) {
      yield { remote };
      remote = await right();
    }
    if (remote?.path === local.path) {
      yield { local, remote };
      remote = await right();
    } else {
      yield { local };
    }
  }
  while (remote !== undefined) {
    yield { remote };
    remote = await right();
  }
}

async function* inOrder<T extends Named>(items: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T> {
  let last: string | undefined;
  for await (const item of items) {
    refuseDisorder(last, item.path);
    last = item.path;
    yield item;
  }
}

/** Answers the next row; undefined at the end. A row that repeats its predecessor's path is left out. */
function reader<T extends Named>(pages: AsyncIterator<readonly T[]>): () => Promise<T | undefined> | T | undefined {
  let page: readonly T[] = [];
  let at = 0;
  let last: string | undefined;
  const next = (): Promise<T | undefined> | T | undefined => {
    const row = page[at];
    if (row === undefined) {
      return pages.next().then(({ value, done }) => {
        if (done === true) {
          return undefined;
        }
        page = value;
        at = 0;
        return next();
      });
    }
    at += 1;
    if (row.path === last) {
      return next();
    }
    refuseDisorder(last, row.path);
    last = row.path;
    return row;
  };
  return next;
}

/** Asks for the next page while the last one is still being read. */
async function* ahead<T>(pages: AsyncIterable<T>): AsyncGenerator<T, void, undefined> {
  const iterator = pages[Symbol.asyncIterator]();
  let coming = iterator.next();
  for (;;) {
    const { value, done } = await coming;
    if (done === true) {
      return;
    }
    coming = iterator.next();
    // why: whoever stops reading never sees a failure of the page that was asked for
    coming.catch(() => undefined);
    yield value;
  }
}

function refuseDisorder(before: string | undefined, after: string): void {
  if (before !== undefined && comparePaths(before, after) > 0) {
    throw new UnsortedError(before, after);
  }
}
