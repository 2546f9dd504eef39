// Who is signed in. The server owns the session; the page only remembers what it was told.
import { MutationCache, QueryCache, QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { LoginExpiredError, type SessionState } from '@uos/sdk/browser';
import { type Attempt, authorizeUrl, newAttempt } from './sign-in/pkce.ts';
import { platform } from './uos.ts';

export interface Session extends SessionState {
  /** Somebody was signed in on this page and no longer is: what is on the screen stays, and a bar asks to sign in. */
  readonly expired?: boolean;
}

const NOBODY: Session = { User: null, Admin: null, BcAdmin: null };

export const baseInfoQuery = queryOptions({
  queryKey: ['session.baseInfo'],
  queryFn: ({ signal }) => platform.session.baseInfo({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

const sessionQuery = queryOptions({
  queryKey: ['session.check'],
  queryFn: async ({ signal, client }): Promise<Session> => {
    const now = await checkSession(signal);
    const before = client.getQueryData<Session>(['session.check']);
    return now.User === null && hasBegun(before) ? { ...now, expired: true } : now;
  },
  staleTime: 60_000,
  // why: signing in again happens in another tab
  refetchOnWindowFocus: ({ state }) => (state.data?.expired === true ? 'always' : false),
});

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
  const noticeExpiry = (error: unknown): void => {
    if (error instanceof LoginExpiredError && hasBegun(client.getQueryData(sessionQuery.queryKey))) {
      client.setQueryData(sessionQuery.queryKey, { ...NOBODY, expired: true });
    }
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: noticeExpiry }),
    mutationCache: new MutationCache({ onError: noticeExpiry }),
    defaultOptions: {
      // why no retry here: the SDK already repeats what may be repeated
      queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
  return client;
}

const ATTEMPT_KEY = 'uos.sign-in';
const CALLBACK_PATH = '/login-callback';

/** Sends the browser to the identity provider; it comes back to `/login-callback`. */
export async function signIn(client: QueryClient, returnTo: string): Promise<void> {
  const { AuthInfo } = await client.ensureQueryData(baseInfoQuery);
  const attempt = newAttempt(returnTo);
  const redirectUri = location.origin + CALLBACK_PATH;
  const url = await authorizeUrl(attempt, { domain: AuthInfo.Domain, client: AuthInfo.Client, redirectUri });
  sessionStorage.setItem(ATTEMPT_KEY, JSON.stringify(attempt));
  location.assign(url);
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
  forget(client);
  client.setQueryData(sessionQuery.queryKey, { ...NOBODY, User });
  return attempt.returnTo;
}

/** Ends the session and forgets everything that was read in its name. */
export async function signOut(client: QueryClient): Promise<void> {
  await platform.session.logout();
  forget(client);
  client.setQueryData(sessionQuery.queryKey, NOBODY);
}

/** Drops what was read in somebody's name; what the session itself is about stays. */
function forget(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => !String(queryKey[0]).startsWith('session.') });
}

async function checkSession(signal: AbortSignal): Promise<Session> {
  try {
    return await platform.session.check({}, { signal });
  } catch (error) {
    if (error instanceof LoginExpiredError) {
      return NOBODY;
    }
    throw error;
  }
}

function hasBegun(session: Session | undefined): boolean {
  return session !== undefined && (session.User !== null || session.expired === true);
}

function readAttempt(): Attempt | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(ATTEMPT_KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
