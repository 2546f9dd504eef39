// Done again while the database is away: servers run on, and what they say meanwhile is not lost.
import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway } from '#db/away';

const AGAIN_MS = 500;

/** Until the database takes it, or `isOver`; what fails otherwise fails at once. */
export async function insisted<T>(work: () => Promise<T>, isOver: () => boolean): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || isOver()) {
        throw error;
      }
    }
    await delay(AGAIN_MS, undefined, { ref: false });
  }
}
