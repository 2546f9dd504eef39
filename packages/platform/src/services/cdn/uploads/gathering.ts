// Group commit: what arrives while the database is busy with others is done in one go as soon as it is free. Nobody
// waits for a timer, and each is told for itself how it went.

export type Gathered<T> = { readonly value: T; readonly error?: undefined } | { readonly error: unknown };

export interface Gathering<In, Out> {
  add(item: In): Promise<Out>;
}

/** Goes at once: two, so that one can wait for the disk while the other asks the database. */
const PARALLEL = 2;
const MOST = 128;

export function gathering<In, Out>(
  work: (items: readonly In[]) => Promise<readonly Gathered<Out>[]>,
): Gathering<In, Out> {
  const waiting: { item: In; resolve: (value: Out) => void; reject: (error: unknown) => void }[] = [];
  let running = 0;

  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const taken = waiting.splice(0, MOST);
      try {
        const results = await work(taken.map(({ item }) => item));
        for (const [index, { resolve, reject }] of taken.entries()) {
          const result = results[index];
          if (result !== undefined && 'value' in result) {
            resolve(result.value);
          } else {
            reject(result?.error ?? new Error('no result'));
          }
        }
      } catch (error) {
        for (const { reject } of taken) {
          reject(error);
        }
      }
    }
    running -= 1;
  };

  return {
    add: (item) =>
      new Promise<Out>((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        if (running < PARALLEL) {
          running += 1;
          // why a turn later: requests that arrived in the same turn go together
          setImmediate(() => void run());
        }
      }),
  };
}
