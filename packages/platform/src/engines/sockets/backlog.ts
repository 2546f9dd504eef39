// What was said to the process and not taken yet: bounded for each socket and for all of them.

/** Beyond it the process is as good as gone. */
const ALL_BYTES = 64 * 1024 * 1024;

interface Said<Of> {
  readonly bytes: number;
  readonly of: Of | undefined;
}

export interface Backlog<Of extends object> {
  /** Counts what is said, and answers how much of it is of one socket. */
  add(bytes: number, of?: Of): number;
  /** So many messages were taken, in the order in which they were said. */
  took(count: number): void;
}

export function backlogOf<Of extends object>(onFull: () => void): Backlog<Of> {
  const each = new WeakMap<Of, number>();
  let said: Said<Of>[] = [];
  let first = 0;
  let all = 0;
  return {
    add(bytes, of) {
      said.push({ bytes, of });
      all += bytes;
      if (all > ALL_BYTES) {
        onFull();
      }
      if (of === undefined) {
        return 0;
      }
      const mine = (each.get(of) ?? 0) + bytes;
      each.set(of, mine);
      return mine;
    },
    took(count) {
      for (const { bytes, of } of said.slice(first, first + count)) {
        all -= bytes;
        if (of !== undefined) {
          each.set(of, (each.get(of) ?? 0) - bytes);
        }
      }
      first += count;
      if (first > 1000 && first * 2 > said.length) {
        said = said.slice(first);
        first = 0;
      }
    },
  };
}
