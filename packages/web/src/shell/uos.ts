// The SDK as this page uses it: the session's cookies on its own origin, in the name of an app where a service asks for one.
import { type Client, createClient, fetchTransport, type Hooks, session, type Tables } from '@uos/sdk/browser';
import { appTable } from '@uos/sdk/services/app';
import { orgTable } from '@uos/sdk/services/org';
import { sessionTable } from '@uos/sdk/services/session';
import { userTable } from '@uos/sdk/services/user';
import { withWords } from '../kit/call/words-of-servers.ts';
import { callHooks } from './inspector/calls.ts';

const unauthorized = new Set<() => void>();

/** Tells of every 401, whoever made the call. */
export function onUnauthorized(listener: () => void): void {
  unauthorized.add(listener);
}

const hooks: Hooks = {
  ...callHooks,
  onResponse(answer) {
    callHooks.onResponse?.(answer);
    if (answer.status === 401 && !answer.operation.startsWith('session.')) {
      for (const listener of unauthorized) {
        listener();
      }
    }
  },
};

/** What every client of this page is made with: its calls are seen, and a session that ended is noticed. */
export const shared = { hosts: 'local', agent: 'uos-web', hooks, transport: withWords(fetchTransport()) } as const;

/** Calls that need no app: base information, session, apps, organisations. */
export const platform = createClient(
  { ...shared, as: session() },
  { session: sessionTable, app: appTable, org: orgTable, user: userTable },
);

/** A client of further services of the platform that need no app, such as bills: made once, beside the screens that use it. */
export function platformOf<const T extends Tables>(tables: T): Client<T> {
  return createClient({ ...shared, as: session() }, tables);
}

/** A client of a service in the name of an app. The session names the app; no secret reaches the page. */
export function clientOf<const T extends Tables>(tables: T, appId: string): Client<T> {
  return createClient({ ...shared, as: session({ appId }) }, tables);
}
