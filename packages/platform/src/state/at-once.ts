// Small contents are moved several at a time, so that a store that is far away is not waited for once for each of them.

/** What is held in memory meanwhile is no more than `AT_ONCE` times this. */
export const SMALL_BYTES = 1024 * 1024;
export const AT_ONCE = 16;

/** All results; where one fails the others are waited for before the first failure is thrown. */
export async function allDone<Result>(work: readonly Promise<Result>[]): Promise<Result[]> {
  const outcomes = await Promise.allSettled(work);
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') {
      throw outcome.reason;
    }
    return outcome.value;
  });
}
