// The time as the server has it: the clock of a device may be an hour wrong.

export interface ServerClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Hears the `Date` of a reply. */
  heard(date: string | null): void;
}

export function serverClock(own: () => number = Date.now): ServerClock {
  let offset = 0;
  return {
    now: () => own() + offset,
    heard(date) {
      const said = Date.parse(date ?? '');
      // why not for less: the header counts whole seconds, and what was said is as old as the way it came
      if (Math.abs(said - own() - offset) > 2000) {
        offset = said - own();
      }
    },
  };
}
