// Functions and servers by their ids: another app's answers like one that nobody has.
import type { Call } from '#kernel/call/call';
import { type FunctionView, findFunction } from './store/functions.ts';
import { findServer, type ServerView } from './store/servers.ts';

type Asking = Pick<Call, 'db' | 'appId' | 'refuse'>;

/** @throws not found where the app has no function of that id */
export async function requireFunction(call: Asking, id: string): Promise<FunctionView> {
  const found = await findFunction(call.db, call.appId, id);
  if (found === undefined) {
    throw call.refuse('not-found', 'function not found');
  }
  return found;
}

/** @throws not found for an unknown server of the function */
export async function requireServer(call: Asking, functionId: string, id: string): Promise<ServerView> {
  const found = await findServer(call.db, functionId, id);
  if (found === undefined) {
    throw call.refuse('not-found', 'server not found');
  }
  return found;
}

/** What was asked for cannot be; `detail` is the field and why. */
export const invalid = ({ refuse }: Pick<Call, 'refuse'>, detail: string) =>
  refuse('invalid', 'invalid parameters', { details: [detail] });
