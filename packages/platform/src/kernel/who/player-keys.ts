// The key that signs access tokens of players for whoever trusts the platform without asking it: one for all processes,
// kept sealed in the database; its public half is served as a JWK set.
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { Db } from '#db/connect';
import { keptSecret } from '#kernel/keys/kept-secret';
import type { Seal } from '#kernel/keys/seal';
import type { TokenSigner } from './player-tokens.ts';

export interface PlayerKey extends TokenSigner {
  readonly jwk: PublicJwk;
}

export interface PublicJwk {
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
  readonly y: string;
  readonly kid: string;
  readonly use: 'sig';
  readonly alg: 'ES256';
}

const NAME = 'player-token-key';
const known = new WeakMap<Seal, PlayerKey>();

/** The key, made where there is none yet. */
export async function playerKey({ db, seal }: { readonly db: Db; readonly seal: Seal }): Promise<PlayerKey> {
  const remembered = known.get(seal);
  if (remembered !== undefined) {
    return remembered;
  }
  let isNew = false;
  const pem = await keptSecret({ db, seal }, NAME, () => {
    isNew = true;
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  });
  const key = keyOf(pem);
  // why: what this transaction has made is there for good only when it has been committed
  if (!isNew) {
    known.set(seal, key);
  }
  return key;
}

function keyOf(pem: string): PlayerKey {
  const key = createPrivateKey(pem);
  const { x = '', y = '' } = createPublicKey(key).export({ format: 'jwk' });
  const keyId = createHash('sha256')
    .update(JSON.stringify({ crv: 'P-256', kty: 'EC', x, y }))
    .digest('base64url');
  return {
    keyId,
    jwk: { kty: 'EC', crv: 'P-256', x, y, kid: keyId, use: 'sig', alg: 'ES256' },
    sign: (text) => sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url'),
  };
}
