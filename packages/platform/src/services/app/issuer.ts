// The app that issued a code: its player accounts sign in whoever redeems one, before the code is taken.
// Source: wire/passport.md 3.5 row 115, 3.1 row 29; wire/cdn-and-platform.md 2.3.2.
import { BASES } from '@uos/contract';
import type { Call } from '#kernel/call/call';
import { styles } from '#kernel/call/errors';
import { secretContext } from '#kernel/who/credentials';

declare module '#kernel/config' {
  interface Config {
    /** Base of the player accounts that sign in whoever redeems the code of an app; this platform's own without it. */
    readonly playerAccountsUrl?: string;
  }
}

const TIMEOUT_MS = 10_000;

/** @throws `failed to external login` where the issuer cannot be reached or does not know its app any more */
export async function signInAtIssuer(call: Call, issuerAppId: string): Promise<void> {
  const issuer = await call.db
    .selectFrom('apps')
    .select(['id', 'service_secret'])
    .where('id', '=', issuerAppId)
    .executeTakeFirst();
  if (issuer === undefined) {
    throw refusal('the app that issued the code is gone');
  }
  const { config, origins, seal } = call.ports;
  const base = config.playerAccountsUrl ?? `${origins.console}${BASES.passport}`;
  const secret = seal.open(issuer.service_secret, secretContext(issuer.id, 'AppServiceSecret'));
  const answer = await fetch(`${base}/login/external`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Basic ${btoa(`${issuer.id}:${secret}`)}` },
    body: JSON.stringify({ externalUserID: call.actor.id, displayName: call.actor.name.slice(0, 64) }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw refusal('the player accounts of the issuer do not answer', cause);
  });
  await answer.body?.cancel();
  if (!answer.ok) {
    throw refusal(`the player accounts of the issuer answered ${answer.status}`);
  }
}

function refusal(detail: string, cause?: unknown) {
  return styles.platform.refuse('invalid', 'failed to external login', { details: [detail], cause });
}
