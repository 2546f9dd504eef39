// Apple: who it is stands in a signed id token. Source: developer.apple.com/documentation/signinwithapplerestapi.
import { createHash, createPrivateKey, createPublicKey, type JsonWebKey, sign, verify } from 'node:crypto';
import {
  type Access,
  codeForm,
  need,
  type Protocol,
  ProviderFault,
  refuseByError,
  unreadable,
  word,
} from '../protocol.ts';

/** How long the client's own token is good. */
const CLIENT_SECONDS = 300;
/** What two clocks may differ. */
const LEEWAY_SECONDS = 60;

export const apple: Protocol = {
  hasVerifier: false,
  hasNonce: true,
  async redeem(access, given) {
    const form = { ...codeForm(access, given), client_secret: clientSecret(access) };
    const tokens = await access.ask({ url: `${access.base}/auth/token`, form });
    refuseByError(tokens);
    const claims = await verified(access, need(tokens.facts.id_token, 'id token'));
    if (given.nonce !== undefined && !repeats(word(claims.nonce), given.nonce)) {
      throw new ProviderFault('code', 'the code was asked for with another nonce');
    }
    return { subjects: [need(claims.sub, 'subject')], name: '', avatarUrl: '' };
  },
};

/** A token signed with the key of the team where one is given, else the secret as it stands. */
function clientSecret({ clientId, clientSecret: secret, properties, now, base }: Access): string {
  const { teamID, keyID } = properties;
  if (teamID === undefined || keyID === undefined || !secret.includes('PRIVATE KEY')) {
    return secret;
  }
  const claims = { iss: teamID, iat: now, exp: now + CLIENT_SECONDS, aud: base, sub: clientId };
  const text = `${part({ alg: 'ES256', kid: keyID })}.${part(claims)}`;
  const key = { key: createPrivateKey(secret), dsaEncoding: 'ieee-p1363' as const };
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

const part = (facts: object): string => Buffer.from(JSON.stringify(facts)).toString('base64url');

type Claims = Readonly<Record<string, unknown>>;

/** What an id token says, where the provider signed it, for us, and lately. */
async function verified({ ask, base, clientId, now }: Access, token: string): Promise<Claims> {
  const [head = '', body = '', signature = ''] = token.split('.');
  const { alg, kid } = read(head);
  const { status, facts } = await ask({ url: `${base}/auth/keys` });
  const keys = status < 400 && Array.isArray(facts.keys) ? (facts.keys as readonly (JsonWebKey & Claims)[]) : [];
  const jwk = keys.find((one) => one.kid === kid);
  const isSigned =
    alg === 'RS256' &&
    jwk !== undefined &&
    verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      createPublicKey({ key: jwk, format: 'jwk' }),
      Buffer.from(signature, 'base64url'),
    );
  const claims = read(body);
  const isMeant = claims.aud === clientId && claims.iss === base && Number(claims.exp) > now - LEEWAY_SECONDS;
  if (!isSigned || !isMeant) {
    throw new ProviderFault('provider', 'the id token is not signed by the provider, or not for this app');
  }
  return claims;
}

function read(text: string): Claims {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Claims;
  } catch (cause) {
    throw unreadable('the id token', cause);
  }
}

/** As it was given, or its SHA-256, as apps send it to Apple. */
function repeats(said: string, nonce: string): boolean {
  return said === nonce || said === createHash('sha256').update(nonce).digest('hex');
}
