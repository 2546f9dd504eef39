// What a process remembers of its database so that a call need not ask: read by one at a time for all who wait, and for
// nobody's statement in particular.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';

interface Remembered<State> {
  readonly state: State;
  /** Reads it again; who asks meanwhile waits for the same reading. */
  read(ports: Ports): Promise<void>;
  /** The same, for which nobody waits. */
  readAhead(ports: Ports): void;
}

/** Of one process: it lives as long as its database. `load` puts what it reads into the state. */
export function remembered<State>(
  what: string,
  make: () => State,
  load: (ports: Ports, state: State) => Promise<void>,
): (ports: Pick<Ports, 'db'>) => Remembered<State> {
  const memories = new WeakMap<Db, Remembered<State>>();
  return ({ db }) => {
    const known = memories.get(db);
    if (known !== undefined) {
      return known;
    }
    const state = make();
    // why: what is read for all calls is no statement of the one that came first
    const outside = AsyncLocalStorage.snapshot();
    let reading: Promise<void> | undefined;
    const read = (ports: Ports): Promise<void> => {
      reading ??= outside(() => load(ports, state)).finally(() => {
        reading = undefined;
      });
      return reading;
    };
    const made: Remembered<State> = {
      state,
      read,
      readAhead(ports) {
        read(ports).catch((error: unknown) => ports.log.warn({ err: error }, `${what} could not be read`));
      },
    };
    memories.set(db, made);
    return made;
  };
}
