// A fixed number of things at once, and every failure seen.

/** Runs tasks, at most `limit` at a time. After the first failure none begins any more. */
export interface Pool {
  /** Resolves once the task may begin; it is then running. Rejects with the first failure, when all tasks are done. */
  add(task: () => Promise<void>): Promise<void>;
  /** Resolves when all tasks are done, or rejects with the first failure. */
  drain(): Promise<void>;
}

export function pool(limit: number): Pool {
  const running = new Set<Promise<void>>();
  let failure: { readonly error: unknown } | undefined;
  const drain = async (): Promise<void> => {
    while (running.size > 0) {
      await Promise.race(running);
    }
    if (failure !== undefined) {
      throw failure.error;
    }
  };
  return {
    drain,
    async add(task) {
      while (running.size >= limit) {
        await Promise.race(running);
      }
      if (failure !== undefined) {
        await drain();
      }
      const run: Promise<void> = task()
        .catch((error: unknown) => {
          failure ??= { error };
        })
        .finally(() => running.delete(run));
      running.add(run);
    },
  };
}
