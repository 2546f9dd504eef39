// Several pieces of work side by side, each lane taking the next one when it is done with its own.

/** Gives every item to `work`, `lanes` of them at a time; a lane has its number, to keep things of its own under it. */
export async function inLanes<Item>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item, lane: number) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (const item of queue) {
        await work(item, lane);
      }
    }),
  );
}
