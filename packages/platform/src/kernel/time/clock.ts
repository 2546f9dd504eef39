// Time is a port: nothing else in the platform reads the wall clock.

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved, for tests. */
export function testClock(start = new Date('2026-01-01T00:00:00Z')): Clock & { advance(ms: number): void } {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance(ms) {
      now += ms;
    },
  };
}
