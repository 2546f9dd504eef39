// Access and refresh tokens of players: JWTs that game SDKs decode for `sub`, `ppid` and `exp`. The platform looks at the
// claim `mac`, made with the master key; a game server at the signature, with the public key of `player-keys.ts`.
// Source: wire/passport.md 1.3.
import type { Ports } from '#kernel/ports';

/** Who a token speaks for. */
export interface PlayerClaims {
  readonly userId: string;
  /** Empty until a persona has been chosen. */
  readonly personaId: string;
  readonly realmId: string;
  readonly appId: string;
  /** Of an account of the platform; absent where a back end vouched for an id of its own. */
  readonly account?: AccountClaims;
}

export interface AccountClaims {
  /** Those of user and persona when it was issued: it ends when one of them is raised. */
  readonly generation: number;
  readonly personaGeneration: number;
  /** The sign-in that it comes from. */
  readonly family: string;
}

export type TokenType = 'access' | 'refresh';

export interface PlayerToken extends PlayerClaims {
  readonly type: TokenType;
  /** Unique per token, for those that may be used once or be revoked. */
  readonly id: string;
  readonly issuedAtSeconds: number;
  readonly expiresAtSeconds: number;
}

/** What others verify a token with. */
export interface TokenSigner {
  readonly keyId: string;
  sign(text: string): string;
}

export const ACCESS_TTL_SECONDS = 2 * 3600;
export const REFRESH_TTL_SECONDS = 30 * 24 * 3600;

type Needs = Pick<Ports, 'clock' | 'ids' | 'seal' | 'origins'>;

const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

/** A new token and its facts; without a signer nobody but the platform can verify it. */
export function issuePlayerToken(
  ports: Needs,
  claims: PlayerClaims,
  type: TokenType,
  signer?: TokenSigner,
): PlayerToken & { token: string } {
  const issuedAtSeconds = Math.floor(ports.clock.now().getTime() / 1000);
  const expiresAtSeconds = issuedAtSeconds + (type === 'access' ? ACCESS_TTL_SECONDS : REFRESH_TTL_SECONDS);
  const id = ports.ids.uuid();
  const { account } = claims;
  const payload = JSON.stringify({
    iss: ports.origins.console,
    aud: claims.appId,
    sub: claims.userId,
    ppid: claims.personaId,
    appId: claims.appId,
    realmID: claims.realmId,
    typ: type,
    ...(account !== undefined && { gen: account.generation, pgen: account.personaGeneration, fam: account.family }),
    jti: id,
    iat: issuedAtSeconds,
    exp: expiresAtSeconds,
  });
  const mac = ports.seal.sign(payload, purposeOf(type));
  const header = signer === undefined ? HEADER : encode({ alg: 'ES256', typ: 'JWT', kid: signer.keyId });
  const signed = `${header}.${Buffer.from(`${payload.slice(0, -1)},"mac":"${mac}"}`).toString('base64url')}`;
  const token = `${signed}.${signer?.sign(signed) ?? ports.seal.sign(signed, purposeOf(type))}`;
  return { ...claims, type, id, issuedAtSeconds, expiresAtSeconds, token };
}

const SEALED_CLAIMS = /^(\{.*),"mac":"([\w-]+)"\}$/s;

interface Claims {
  readonly sub: string;
  readonly ppid: string;
  readonly realmID: string;
  readonly appId: string;
  readonly gen?: number;
  readonly pgen?: number;
  readonly fam?: string;
  readonly jti: string;
  readonly iat: number;
  readonly exp: number;
}

/**
 * Reads a token: its facts, `expired`, or undefined where it is none of ours. An old access token reads with `lateToo`.
 * The signature is not looked at: the claims carry their own proof, which costs a twentieth of it.
 */
export function readPlayerToken(
  ports: Pick<Needs, 'clock' | 'seal'>,
  token: string,
  type: TokenType,
  { lateToo = false }: { readonly lateToo?: boolean } = {},
): PlayerToken | 'expired' | undefined {
  const known = knownOf(ports.seal);
  const read = known.get(`${type} ${token}`) ?? readNew(ports.seal, token, type);
  if (read === undefined) {
    return undefined;
  }
  if (known.size >= MOST_KNOWN) {
    known.clear();
  }
  known.set(`${type} ${token}`, read);
  return !lateToo && read.expiresAtSeconds * 1000 <= ports.clock.now().getTime() ? 'expired' : read;
}

/** What tokens said that were found to be good: a player sends the same one with every call. */
const tokens = new WeakMap<Needs['seal'], Map<string, PlayerToken>>();
const MOST_KNOWN = 10_000;

function knownOf(seal: Needs['seal']): Map<string, PlayerToken> {
  const found = tokens.get(seal) ?? new Map<string, PlayerToken>();
  tokens.set(seal, found);
  return found;
}

function readNew(seal: Needs['seal'], token: string, type: TokenType): PlayerToken | undefined {
  const [, payload = '', , ...rest] = token.split('.');
  const [, open = '', mac = ''] = SEALED_CLAIMS.exec(Buffer.from(payload, 'base64url').toString('utf8')) ?? [];
  const claimed = `${open}}`;
  if (rest.length > 0 || mac === '' || !seal.verify(claimed, mac, purposeOf(type))) {
    return undefined;
  }
  const { sub, ppid, realmID, appId, gen, pgen = 0, fam = '', jti, iat, exp } = JSON.parse(claimed) as Claims;
  return {
    userId: sub,
    personaId: ppid,
    realmId: realmID,
    appId,
    ...(gen !== undefined && { account: { generation: gen, personaGeneration: pgen, family: fam } }),
    type,
    id: jti,
    issuedAtSeconds: iat,
    expiresAtSeconds: exp,
  };
}

function purposeOf(type: TokenType): string {
  return `player ${type} token`;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
