// A change is shown before the server has said yes: what the cache holds of the thing is changed now, and is put back as
// it was where the server says no.
import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Fields = Readonly<Record<string, unknown>>;

/** Which thing, wherever an answer holds it, and the fields that it will have. */
export interface Now {
  readonly is: (thing: Fields) => boolean;
  readonly set: Fields;
}

/** Answers what takes it back. An answer that is under way knows nothing of the change yet, so none is waited for. */
export async function showNow(client: QueryClient, keys: readonly QueryKey[], now: Now): Promise<() => void> {
  await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
  return setNow(client, keys, now);
}

/** Answers what takes it back. */
export function setNow(client: QueryClient, keys: readonly QueryKey[], now: Now): () => void {
  const before = keys.flatMap((queryKey) => client.getQueriesData({ queryKey }));
  for (const [key, data] of before) {
    client.setQueryData(key, changed(data, now));
  }
  return () => {
    for (const [key, data] of before) {
      client.setQueryData(key, data);
    }
  };
}

/** The same object where the thing is not in it: nothing is drawn again for it. */
function changed(data: unknown, now: Now): unknown {
  if (Array.isArray(data)) {
    const items = data.map((item) => changed(item, now));
    return items.some((item, index) => item !== data[index]) ? items : data;
  }
  if (!isFields(data)) {
    return data;
  }
  if (now.is(data)) {
    return { ...data, ...now.set };
  }
  const entries = Object.entries(data).map(([key, value]) => [key, changed(value, now)] as const);
  return entries.some(([key, value]) => value !== data[key]) ? Object.fromEntries(entries) : data;
}

function isFields(data: unknown): data is Fields {
  return typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype;
}
