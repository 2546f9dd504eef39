// Sums kept in memory and written about once a second, for what happens too often to be written each time.
// The only state a process holds: a crash loses at most one interval of it.

export interface SumBuffer<Sums> {
  /** Adds each number of `sums` to what is kept under `key`. */
  add(key: string, sums: Sums): void;
  /** Writes what is kept; where that fails it is kept for the next time. */
  flush(): Promise<void>;
  /** Writes for the last time; what is added from then on has nowhere to go. */
  close(): Promise<void>;
}

export interface SumBufferOptions<Sums> {
  write(entries: readonly (readonly [key: string, sums: Sums])[]): Promise<void>;
  onError(error: unknown): void;
  readonly intervalMs?: number;
}

/** A buffer that sleeps while there is nothing to write. */
export function sumBuffer<Sums extends Readonly<Record<string, number>>>(
  options: SumBufferOptions<Sums>,
): SumBuffer<Sums> {
  let kept = new Map<string, Sums>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  let isClosed = false;

  const add = (key: string, sums: Sums): void => {
    if (isClosed) {
      return;
    }
    const before = kept.get(key);
    kept.set(key, before === undefined ? sums : plus(before, sums));
    timer ??= setTimeout(() => {
      flush().catch(options.onError);
    }, options.intervalMs ?? 1000).unref();
  };

  const writeKept = async (): Promise<void> => {
    const taken = kept;
    kept = new Map();
    if (taken.size === 0) {
      return;
    }
    try {
      // why sorted: two replicas that write the same rows in one order wait for each other instead of deadlocking
      await options.write([...taken].sort(([a], [b]) => (a < b ? -1 : 1)));
    } catch (error) {
      for (const [key, sums] of taken) {
        add(key, sums);
      }
      throw error;
    }
  };

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const done = writing.then(writeKept);
    writing = done.catch(() => undefined);
    return done;
  };

  const close = (): Promise<void> => {
    isClosed = true;
    return flush();
  };

  return { add, flush, close };
}

function plus<Sums extends Readonly<Record<string, number>>>(a: Sums, b: Sums): Sums {
  return Object.fromEntries(Object.entries(a).map(([name, sum]) => [name, sum + (b[name] ?? 0)])) as Sums;
}
