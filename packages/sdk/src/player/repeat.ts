// Calls that give or take something carry a key: made again under it they are done once, so no answer is no harm.
import { PlayerError, PlayerOffline } from './errors.ts';

export const PAUSES_MS: readonly number[] = [500, 2000];

/** Tries again where no answer came, or that of a server which is not there. */
export async function repeated<T>(attempt: () => Promise<T>): Promise<T> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof PlayerOffline || (error instanceof PlayerError && error.status > 501))) {
        throw error;
      }
    }
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });
  }
  return attempt();
}
