// Opens and ends the sessions of a browser. A sign-in always makes a new token and ends the session it replaces, so
// that a token planted before the sign-in is worth nothing after it.
import type { Call } from '#kernel/call/call';
import { hashToken } from '#kernel/keys/seal';
import {
  cookieName,
  cookieValues,
  expireAllCookies,
  IDENTITY_COOKIE,
  sessionTokens,
  setSessionCookies,
} from '#kernel/who/cookies';
import { closeSession, openSession, SESSION_COOKIES, type SessionKind, type Who } from '#kernel/who/sessions';
import { endIdentitySession } from './codes.ts';

/** Signs `who` in on the calling browser. */
export async function signIn(call: Call, who: Who): Promise<void> {
  await endSession(call, who.kind);
  setSessionCookies(call.reply.headers, call.ports, who, await openSession(call.db, call.ports, who));
}

/** Ends every session of the calling browser, that of the identity provider too, and clears their cookies. */
export async function signOut(call: Call): Promise<void> {
  for (const identity of cookieValues(call.headers.get('cookie'), cookieName(IDENTITY_COOKIE, call.ports)).slice(
    0,
    1,
  )) {
    await endIdentitySession(call.db, identity);
  }
  for (const kind of Object.keys(SESSION_COOKIES) as SessionKind[]) {
    await endSession(call, kind);
  }
  expireAllCookies(call.reply.headers, call.ports);
}

async function endSession(call: Call, kind: SessionKind): Promise<void> {
  const carried = { cookie: call.headers.get('cookie'), site: call.headers.get('sec-fetch-site') };
  for (const token of sessionTokens(carried, call.ports, kind)) {
    await closeSession(call.db, hashToken(token));
  }
}
