// The provider's own keys: made once, kept sealed in the database, the same on every replica.
import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { JWKS } from 'oidc-provider';
import { keptSecret } from '#kernel/keys/kept-secret';
import type { Ports } from '#kernel/ports';

export interface IdentityKeys {
  readonly jwks: JWKS;
  readonly cookieKeys: readonly string[];
}

/** Of the platform's own provider, or of the partner that it plays. */
export async function identityKeys(
  ports: Pick<Ports, 'db' | 'seal' | 'ids'>,
  whose: 'oidc' | 'oidc/partner' = 'oidc',
): Promise<IdentityKeys> {
  const signingKey = await keptSecret(ports, `${whose}/signing-key`, () => newSigningKey(ports.ids.hex(8)));
  const cookieKey = await keptSecret(ports, `${whose}/cookie-key`, () => ports.ids.token(32));
  return { jwks: { keys: [JSON.parse(signingKey)] }, cookieKeys: [cookieKey] };
}

/** ES256: a tenth of the time that an RSA key takes to make. */
async function newSigningKey(keyId: string): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256', kid: keyId });
}
