// What the rest of the platform does with the identity provider: it redeems the codes that the provider gave out, and
// ends the provider's own session when somebody signs out. Both work on the provider's table inside the call's
// transaction. Real time, as everything of the protocol is.
import { createHash } from 'node:crypto';
import type { Db } from '#db/connect';
import { hashToken, sameSecret } from '#kernel/keys/seal';

/** Everything of the provider is below this path of the console origin. */
export const IDENTITY_PATH = '/v1/oauth2';

/** OAuth client of the console; its code goes to `{origin}/login-callback`. */
export const CONSOLE_CLIENT = 'uos-console';
/** OAuth client of the command line; its code goes to a loopback port. */
export const CLI_CLIENT = 'uos-cli';

/** Grant of a sign-in on another machine, and what stands for the redirect URI where its token is redeemed. RFC 8628. */
export const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code';

/** How a document of the provider is addressed: its id is often a secret, so only the hash is kept. */
export function documentId(model: string, id: string): string {
  return `${model}:${hashToken(id)}`;
}

export interface CodeExchange {
  readonly code: string;
  /** Must be the one the code was asked with. */
  readonly redirectUri: string;
  /** PKCE; required where the code was asked with a challenge, refused where it was not. */
  readonly codeVerifier?: string | undefined;
}

/** Redeems a code: the id of the user who consented, or undefined where it is unknown, expired, used or not meant so. */
export async function redeemCode(db: Db, exchange: CodeExchange): Promise<string | undefined> {
  const now = new Date().toISOString();
  const row = await db
    .updateTable('oidc_documents')
    .set({ consumed_at: now })
    .where('id', '=', documentId('AuthorizationCode', exchange.code))
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('payload')
    .executeTakeFirst();
  const { accountId, redirectUri, codeChallenge } = (row?.payload ?? {}) as Readonly<
    Record<'accountId' | 'redirectUri' | 'codeChallenge', string | undefined>
  >;
  const meant = redirectUri === exchange.redirectUri && provesChallenge(codeChallenge, exchange.codeVerifier);
  return meant ? accountId : undefined;
}

/** Redeems the access token that a device got, once: the id of the user who consented. */
export async function redeemDeviceToken(db: Db, token: string): Promise<string | undefined> {
  const now = new Date().toISOString();
  const row = await db
    .updateTable('oidc_documents')
    .set({ consumed_at: now })
    .where('id', '=', documentId('AccessToken', token))
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('payload')
    .executeTakeFirst();
  const { accountId, clientId, gty } = (row?.payload ?? {}) as Readonly<
    Record<'accountId' | 'clientId' | 'gty', string | undefined>
  >;
  return clientId === CLI_CLIENT && gty === 'device_code' ? accountId : undefined;
}

function provesChallenge(challenge: string | undefined, verifier: string | undefined): boolean {
  if (challenge === undefined || verifier === undefined) {
    return challenge === verifier;
  }
  return sameSecret(createHash('sha256').update(verifier).digest('base64url'), challenge);
}

/** Ends the provider's session of a browser and everything that rests on it. */
export async function endIdentitySession(db: Db, cookie: string): Promise<void> {
  const session = await db
    .deleteFrom('oidc_documents')
    .where('id', '=', documentId('Session', cookie))
    .returning('payload')
    .executeTakeFirst();
  const clients = (session?.payload.authorizations ?? {}) as Readonly<Record<string, { grantId?: string }>>;
  const grants = Object.values(clients).flatMap(({ grantId }) => (grantId === undefined ? [] : [grantId]));
  if (grants.length > 0) {
    await db
      .deleteFrom('oidc_documents')
      .where((where) =>
        where.or([
          where('grant_id', 'in', grants),
          where(
            'id',
            'in',
            grants.map((grantId) => documentId('Grant', grantId)),
          ),
        ]),
      )
      .execute();
  }
}
