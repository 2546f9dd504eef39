// A call of the SDK as a query: key and function come from the method itself, so that nothing names a call twice.
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { CallOptions } from '@uos/sdk/browser';
import { type AnyCall, operationOf } from './operation.ts';

/** A method of an SDK client, a list too. */
export type Call<Input, Reply> = (input: Input, options?: CallOptions) => Promise<Reply>;

/**
 * `['cdn.buckets.get', appId, { id }]`, the app only where the client names one; without an input what the keys of all
 * answers begin with.
 * @example refresh={[keyOf(ticket.list), keyOf(ticket.get, { id })]}
 */
export function keyOf<Input, Reply>(call: Call<Input, Reply>, input?: Input): QueryKey {
  const { id, appId } = operationOf(call as AnyCall);
  return [id, appId, input].filter((part) => part !== undefined);
}

/**
 * @example useQuery(queryOf(ticket.get, { id }))
 * @example useQuery({ ...queryOf(cdnOf(appId).buckets.get, { id }), enabled: isOn })
 */
export function queryOf<Input, Reply>(
  call: Call<Input, Reply>,
  ...[input]: undefined extends Input ? [input?: Input] : [input: Input]
) {
  return queryOptions({
    queryKey: keyOf(call, input as Input),
    queryFn: ({ signal }) => call(input as Input, { signal }),
  });
}

/**
 * What is made of an answer before it is kept, or of several: it stands beside the answers of the main call, and what
 * makes those stale makes it stale. `what` tells it from the answer itself.
 * @example gatherOf(ticket.get, { id }, 'with contact', async (signal) => …)
 */
export function gatherOf<Input, Reply, Result>(
  call: Call<Input, Reply>,
  input: Input,
  what: string,
  read: (signal: AbortSignal) => Promise<Result>,
) {
  return queryOptions({ queryKey: [...keyOf(call, input), what], queryFn: ({ signal }) => read(signal) });
}
