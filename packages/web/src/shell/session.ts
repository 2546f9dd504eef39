// Who is signed in. The server owns the session; the page only remembers what it was told.
import { MutationCache, QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { LoginExpiredError, type SessionState } from '@uos/sdk/browser';
import { keyOf, queryOf } from '../kit/call/query.ts';
import { forgetDrafts, keepDrafts } from '../kit/keep/drafts.ts';
import { noticeTrialLimit } from '../kit/page/failure-level.ts';
import { forgetLanguage } from './language-choice.ts';
import type { Attempt } from './sign-in/pkce.ts';
import { samePerson, whoIs } from './sign-in/who.ts';
import { onUnauthorized, platform } from './uos.ts';

export interface Session extends SessionState {
  /** Somebody was signed in on this page and no longer is: what is on the screen stays until they are back. */
  readonly ended?: {
    readonly how: 'expired' | 'signed-out';
    /** Who they were. */
    readonly before: SessionState;
  };
}

const NOBODY: Session = { User: null, Admin: null, BcAdmin: null };

export const baseInfoQuery = queryOptions({
  ...queryOf(platform.session.baseInfo),
  staleTime: Number.POSITIVE_INFINITY,
});

const sessionQuery = queryOptions({
  queryKey: keyOf(platform.session.check),
  // why no `queryOf`: the answer is told in the light of the one before
  queryFn: async ({ signal, client }): Promise<Session> => {
    const before = client.getQueryData<Session>(keyOf(platform.session.check));
    return after(client, before, await checkSession(signal));
  },
  staleTime: 60_000,
  // why: signing in again may happen in another window that cannot tell this one
  refetchOnWindowFocus: ({ state }) => (state.data?.ended === undefined ? false : 'always'),
});

/** What the page makes of who the server says is there now. */
function after(client: QueryClient, before: Session | undefined, now: SessionState): Session {
  const was = before?.ended?.before ?? before;
  if (was === undefined || whoIs(was) === undefined) {
    return now;
  }
  if (whoIs(now) === undefined) {
    forgetWhatIsNotShown(client);
    return { ...now, ended: before?.ended ?? { how: 'expired', before: was } };
  }
  if (!samePerson(was, now)) {
    // why a whole new page: nothing that was read in somebody else's name may stay on it
    forgetDrafts();
    location.assign('/');
  } else if (before?.ended !== undefined) {
    void client.invalidateQueries({ predicate: ({ queryKey }) => !isOfSession(queryKey) });
  }
  return now;
}

/** The session, its failure, or neither while it is being asked for. */
// why no Suspense: React holds a second reveal back for 300 ms, and everything here waits for the session
export function useSessionQuery() {
  return useQuery(sessionQuery);
}

export function useSession(): Session | undefined {
  return useSessionQuery().data;
}

/** Asks for what every screen needs, before the first one is drawn. */
export function prefetchSession(client: QueryClient): void {
  void client.prefetchQuery(sessionQuery);
  void client.prefetchQuery(baseInfoQuery);
}

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    mutationCache: new MutationCache({ onError: noticeTrialLimit }),
    defaultOptions: {
      // why no retry here: the SDK already repeats what may be repeated
      // why always: the platform may stand in a network without a way out, and a call that waits to be online never ends
      queries: {
        retry: false,
        staleTime: 10_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  followOtherTabs(client);
  onUnauthorized(() => {
    const session = client.getQueryData(sessionQuery.queryKey);
    if (session !== undefined && session.ended === undefined && whoIs(session) !== undefined) {
      keepDrafts();
      // why ask: a back-end also answers 401 to an app it does not know
      void client.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined);
    }
  });
  return client;
}

/** What the tabs of one browser tell each other. */
type News = 'signed-in' | 'signed-out';

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('uos.session') : undefined;

function tellOtherTabs(news: News): void {
  channel?.postMessage(news);
}

function followOtherTabs(client: QueryClient): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => {
    const session = client.getQueryData(sessionQuery.queryKey);
    if (data === 'signed-out' && session !== undefined && whoIs(session) !== undefined) {
      keepDrafts();
      client.setQueryData(sessionQuery.queryKey, { ...NOBODY, ended: { how: 'signed-out', before: session } });
    } else if (data === 'signed-in') {
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    }
  });
}

const ATTEMPT_KEY = 'uos.sign-in';
const CALLBACK_PATH = '/login-callback';

/** Sends the browser to the identity provider; it comes back to `/login-callback`. */
export async function signIn(client: QueryClient, returnTo: string): Promise<void> {
  // why here: who is signed in begins no sign-in, and every screen would load it
  const [{ AuthInfo }, { authorizeUrl, newAttempt }] = await Promise.all([
    client.ensureQueryData(baseInfoQuery),
    import('./sign-in/pkce.ts'),
  ]);
  const attempt = newAttempt(returnTo);
  const redirectUri = location.origin + CALLBACK_PATH;
  const url = await authorizeUrl(attempt, { domain: AuthInfo.Domain, client: AuthInfo.Client, redirectUri });
  sessionStorage.setItem(ATTEMPT_KEY, JSON.stringify(attempt));
  keepDrafts();
  location.assign(url);
}

/** Opens the sign-in in a window of its own; this page goes on as soon as it is through. Call it from a click. */
export function signInBeside(): void {
  window.open('/login-authorize?window=open', 'uos-sign-in', 'popup,width=480,height=720');
}

/** What the identity provider sent back in the address. */
export interface CallbackAnswer {
  readonly code?: string;
  readonly state?: string;
}

/** The answer belongs to no sign-in that this tab has begun. */
export class UnknownAttemptError extends Error {}

/** Exchanges the code for a session and answers the path to go on with. */
export async function completeSignIn(client: QueryClient, { code, state }: CallbackAnswer): Promise<string> {
  const attempt = readAttempt();
  if (attempt === undefined || code === undefined || state !== attempt.state) {
    throw new UnknownAttemptError();
  }
  sessionStorage.removeItem(ATTEMPT_KEY);
  const User = await platform.session.login({
    Code: code,
    RedirectUri: location.origin + CALLBACK_PATH,
    CodeVerifier: attempt.verifier,
  });
  enter(client, { User });
  return attempt.returnTo;
}

export interface Password {
  readonly Username: string;
  readonly Password: string;
}

/** The consoles with a sign-in of their own. */
export const backOffices = {
  operator: async (client: QueryClient, password: Password) =>
    enter(client, { Admin: await platform.session.adminLogin(password) }),
  billing: async (client: QueryClient, password: Password) =>
    enter(client, { BcAdmin: await platform.session.billingLogin(password) }),
} as const;

export type BackOffice = keyof typeof backOffices;

/** Ends the session and forgets everything that was read in its name. */
export async function signOut(client: QueryClient): Promise<void> {
  await platform.session.logout().catch(unlessOver);
  forget(client);
  forgetLanguage();
  client.setQueryData(sessionQuery.queryKey, NOBODY);
  tellOtherTabs('signed-out');
}

/** Whoever has no session any more is signed out already. */
function unlessOver(error: unknown): void {
  if (!(error instanceof LoginExpiredError)) {
    throw error;
  }
}

/** Records that the user agrees to the current terms. */
export async function agreeToTerms(client: QueryClient, policyVersion: string): Promise<void> {
  const session = await client.ensureQueryData(sessionQuery);
  if (session.User !== null) {
    const User = await platform.user.update({ id: session.User.UserId, Properties: { policyVersion } });
    client.setQueryData(sessionQuery.queryKey, { ...session, User });
  }
}

/** Somebody is there: alone, or beside another session of the same browser. */
export function enter(client: QueryClient, who: Partial<SessionState>): void {
  const { ended: _over, ...before } = client.getQueryData(sessionQuery.queryKey) ?? NOBODY;
  const now = { ...before, ...who };
  forget(client);
  client.setQueryData(sessionQuery.queryKey, now);
  tellOtherTabs('signed-in');
}

/** Drops what was read in somebody's name; what the session itself is about stays. */
function forget(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => !isOfSession(queryKey) });
}

function forgetWhatIsNotShown(client: QueryClient): void {
  client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => !isOfSession(queryKey) });
}

function isOfSession(queryKey: readonly unknown[]): boolean {
  return String(queryKey[0]).startsWith('session.');
}

async function checkSession(signal: AbortSignal): Promise<SessionState> {
  try {
    return await platform.session.check({}, { signal });
  } catch (error) {
    if (error instanceof LoginExpiredError) {
      return NOBODY;
    }
    throw error;
  }
}

/** Where the sign-in that this tab has begun is to lead. */
export function wantedPath(): string | undefined {
  return readAttempt()?.returnTo;
}

function readAttempt(): Attempt | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(ATTEMPT_KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
