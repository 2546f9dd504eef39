// Many calls, of which so many are open at a time: a thousand sockets opened at once wait longer for a listener than a
// balancer waits for an answer, and what it then says is none of the platform's.

const LANES = 64;

/** What came of each, in their order. */
export async function inLanes<Result>(
  count: number,
  work: (at: number) => Promise<Result>,
  lanes = LANES,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(lanes, count) }, async () => {
      for (let at = next++; at < count; at = next++) {
        results[at] = await work(at);
      }
    }),
  );
  return results;
}
