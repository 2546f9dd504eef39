// One attempt to sign in: what is kept here while the browser is at the identity provider (RFC 7636, S256).

export interface Attempt {
  /** Comes back with the code; another value means that somebody else started the sign-in. */
  readonly state: string;
  readonly verifier: string;
  /** Path of the console to go on with. */
  readonly returnTo: string;
}

export function newAttempt(returnTo: string): Attempt {
  return { state: randomText(16), verifier: randomText(32), returnTo: ownPath(returnTo) };
}

/** The page of the identity provider that begins this attempt. */
export async function authorizeUrl(
  attempt: Attempt,
  { domain, client, redirectUri }: { domain: string; client: string; redirectUri: string },
): Promise<string> {
  const url = new URL('/v1/oauth2/authorize', /^https?:\/\//.test(domain) ? domain : `https://${domain}`);
  const query = {
    response_type: 'code',
    client_id: client,
    redirect_uri: redirectUri,
    scope: 'openid',
    state: attempt.state,
    code_challenge: await challengeOf(attempt.verifier),
    code_challenge_method: 'S256',
  };
  for (const [key, value] of Object.entries(query)) {
    url.searchParams.set(key, value);
  }
  return url.href;
}

export async function challengeOf(verifier: string): Promise<string> {
  return base64Url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)));
}

/** Screens that nobody wants to come back to. */
const ENDS = /^\/(log(in-callback|out)|[^/?]+\/login)/;

/** A path of this console, or its app list: a sign-in never ends on somebody else's page. */
export function ownPath(path: string): string {
  return /^\/(?![/\\])/.test(path) && !ENDS.test(path) ? path : '/apps';
}

function randomText(bytes: number): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(bytes)).buffer);
}

function base64Url(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
