// `/_dev/clock`: shows the platform's time, and moves it where the database lives by a test clock.
import * as z from 'zod';
import type { Clock } from '#kernel/time/clock';
import { ClockBackwards, type TestClock } from '#kernel/time/test-clock';
import { DevRefusal, type DevRoute } from './dev-control.ts';

/** Farther than any test needs, and near enough that a slip of the hand ends. */
const FARTHEST_MS = 20 * 366 * 86_400_000;

const MOVE = z.union([
  z.strictObject({ advanceMs: z.int().min(0).max(FARTHEST_MS) }),
  z.strictObject({ to: z.iso.datetime({ offset: true }) }),
]);

export function clockRoutes(clock: Clock, testClock: TestClock | undefined): DevRoute[] {
  const show = async () => ({
    mode: testClock === undefined ? 'live' : 'test',
    now: clock.now().toISOString(),
    next: (await testClock?.upcoming()) ?? null,
  });
  return [
    { method: 'GET', path: 'clock', handle: show },
    {
      method: 'POST',
      path: 'clock',
      async handle({ body }) {
        if (testClock === undefined) {
          throw new DevRefusal(
            'this platform is on the real clock; a new data folder with --clock test has one that moves',
            {
              status: 409,
            },
          );
        }
        const move = MOVE.safeParse(body);
        if (!move.success) {
          throw new DevRefusal(
            'send { "advanceMs": number } or { "to": "2026-03-01T00:00:00+08:00" }, 20 years at most',
          );
        }
        try {
          return await testClock.advance((now) => targetOf(now, move.data));
        } catch (error) {
          throw error instanceof ClockBackwards ? new DevRefusal(error.message, { status: 409, cause: error }) : error;
        }
      },
    },
  ];
}

function targetOf(now: Date, move: z.infer<typeof MOVE>): Date {
  const target = 'to' in move ? Date.parse(move.to) : now.getTime() + move.advanceMs;
  if (target - now.getTime() > FARTHEST_MS) {
    throw new DevRefusal('the clock moves 20 years at most');
  }
  return new Date(target);
}
