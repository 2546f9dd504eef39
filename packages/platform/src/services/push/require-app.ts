import type { Call } from '#kernel/call/call';
import { type AppView, findApp } from './store.ts';

/** @throws not found where push of the app was not set up, and for the id of another app */
export async function requireApp(call: Pick<Call, 'db' | 'appId' | 'refuse'>, id: string): Promise<AppView> {
  const found = await findApp(call.db, call.appId, id);
  if (found === undefined) {
    throw call.refuse('not-found', 'push is not set up for this app');
  }
  return found;
}
