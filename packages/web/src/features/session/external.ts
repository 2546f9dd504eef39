// Signing in at the partner or the social network, and linking an app with the partner: what is kept here while the
// browser is there. Source: the sign-in flows of the specification.

import type { QueryClient } from '@tanstack/react-query';
import type { BaseInfo } from '@uos/sdk/browser';
import { keyOf } from '../../kit/call/query.ts';
import { keepDrafts } from '../../kit/keep/drafts.ts';
import { baseInfoQuery, type CallbackAnswer, enter, UnknownAttemptError } from '../../shell/session.ts';
import { type Attempt, challengeOf, newAttempt } from '../../shell/sign-in/pkce.ts';
import { platform } from '../../shell/uos.ts';

export type ExternalKind = 'partner' | 'social';

/** The word for the partner in paths. */
const PARTNER = 'bluecloud';
const PARTNER_SCOPE = 'openid profile offline_access email phone';
const KEY = 'uos.sign-in.external';

interface ExternalAttempt extends Attempt {
  readonly kind: ExternalKind;
  /** The app to be linked; without it somebody signs in. */
  readonly appId?: string;
}

export interface External {
  readonly kind: ExternalKind;
  readonly name: string;
}

/** Who stands behind the word of a path; undefined where the platform knows nobody of that name. */
export function externalOf({ PartnerInfo, SocialInfo }: BaseInfo, slug: string): External | undefined {
  if (slug === PARTNER && PartnerInfo.ClientId !== '') {
    return { kind: 'partner', name: PartnerInfo.Name };
  }
  return slug !== '' && slug === SocialInfo.Provider ? { kind: 'social', name: SocialInfo.Name } : undefined;
}

interface Wanted {
  readonly returnTo: string;
  readonly appId?: string;
}

/** Sends the browser to the partner or the social network; it comes back to their callback. */
export async function leaveFor(client: QueryClient, kind: ExternalKind, { returnTo, appId }: Wanted): Promise<void> {
  const base = await client.ensureQueryData(baseInfoQuery);
  const attempt: ExternalAttempt = { ...newAttempt(returnTo), kind, ...(appId === undefined ? {} : { appId }) };
  const url = await addressOf(base, attempt);
  sessionStorage.setItem(KEY, JSON.stringify(attempt));
  keepDrafts();
  location.assign(url);
}

async function addressOf(base: BaseInfo, attempt: ExternalAttempt): Promise<string> {
  const { Domain, ClientId } = attempt.kind === 'partner' ? base.PartnerInfo : base.SocialInfo;
  const url = new URL(`${Domain}${attempt.kind === 'partner' ? '/account' : '/oauth2.0'}/authorize`);
  const query = {
    response_type: 'code',
    client_id: ClientId,
    redirect_uri: callbackOf(base, attempt.kind),
    state: attempt.state,
    ...(attempt.kind === 'partner'
      ? { scope: PARTNER_SCOPE, code_challenge: await challengeOf(attempt.verifier), code_challenge_method: 'S256' }
      : {}),
  };
  for (const [name, value] of Object.entries(query)) {
    url.searchParams.set(name, value);
  }
  return url.href;
}

function callbackOf({ SocialInfo }: BaseInfo, kind: ExternalKind): string {
  const path = kind === 'partner' ? `/${PARTNER}/login-callback` : `/${SocialInfo.Provider}_conn/login-callback`;
  return location.origin + path;
}

export interface Completed {
  readonly returnTo: string;
  readonly isLink: boolean;
}

/** Turns the code into a session, or into a link of the app that was begun with. */
export async function comeBack(
  client: QueryClient,
  kind: ExternalKind,
  { code, state }: CallbackAnswer,
): Promise<Completed> {
  const attempt = pendingExternal();
  if (attempt === undefined || attempt.kind !== kind || code === undefined || state !== attempt.state) {
    throw new UnknownAttemptError();
  }
  sessionStorage.removeItem(KEY);
  const { appId, returnTo, verifier } = attempt;
  const base = await client.ensureQueryData(baseInfoQuery);
  const proof = {
    Code: code,
    RedirectUri: callbackOf(base, kind),
    ...(kind === 'partner' ? { CodeVerifier: verifier } : {}),
  };
  if (appId !== undefined) {
    await platform.session.linkPartner({ appId, ...proof });
    await client.invalidateQueries({ queryKey: keyOf(platform.app.get, { appId }) });
    return { returnTo, isLink: true };
  }
  enter(client, { User: await platform.session.login({ ...proof, Provider: kind }) });
  return { returnTo, isLink: false };
}

/** What this tab has begun and not finished. */
export function pendingExternal(): ExternalAttempt | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
