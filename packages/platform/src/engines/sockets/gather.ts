// What is said to the other side in one turn goes as one message of the link, in its order: a message costs more than
// what is in it.

export interface Gathered<One> {
  /** `bytes` are those of what may be large. */
  add(one: One, bytes?: number): void;
  /** Sends what there is, at once. */
  flush(): void;
}

/** Of one message; a single one may be larger. */
const MOST = 1000;
const MOST_BYTES = 1024 * 1024;

/** `later` calls back at the end of the turn. */
export function gathered<One>(send: (all: readonly One[]) => void, later: (flush: () => void) => void): Gathered<One> {
  let all: One[] = [];
  let size = 0;
  const flush = (): void => {
    if (all.length > 0) {
      const sent = all;
      all = [];
      size = 0;
      send(sent);
    }
  };
  return {
    add(one, bytes = 0) {
      if (all.length === MOST || (all.length > 0 && size + bytes > MOST_BYTES)) {
        flush();
      }
      if (all.length === 0) {
        later(flush);
      }
      all.push(one);
      size += bytes;
    },
    flush,
  };
}
