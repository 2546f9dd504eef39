// Access and refresh tokens of players: JWTs that game SDKs decode for `sub`, `ppid` and `exp`, signed with the master key.
// Source: wire/passport.md 1.3.
import type { Ports } from '#kernel/ports';

/** Who a token speaks for. */
export interface PlayerClaims {
  readonly userId: string;
  /** Empty until a persona has been chosen. */
  readonly personaId: string;
  readonly realmId: string;
  readonly appId: string;
}

export type TokenType = 'access' | 'refresh';

export interface PlayerToken extends PlayerClaims {
  readonly type: TokenType;
  /** Unique per token, for those that may be used once or be revoked. */
  readonly id: string;
  readonly issuedAtSeconds: number;
  readonly expiresAtSeconds: number;
}

const ACCESS_TTL_SECONDS = 2 * 3600;
const REFRESH_TTL_SECONDS = 30 * 24 * 3600;

type Needs = Pick<Ports, 'clock' | 'ids' | 'seal' | 'origins'>;

const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

/** A new token and its facts. */
export function issuePlayerToken(ports: Needs, claims: PlayerClaims, type: TokenType): PlayerToken & { token: string } {
  const issuedAtSeconds = Math.floor(ports.clock.now().getTime() / 1000);
  const expiresAtSeconds = issuedAtSeconds + (type === 'access' ? ACCESS_TTL_SECONDS : REFRESH_TTL_SECONDS);
  const id = ports.ids.uuid();
  const payload = encode({
    iss: ports.origins.console,
    sub: claims.userId,
    ppid: claims.personaId,
    appId: claims.appId,
    realmID: claims.realmId,
    typ: type,
    jti: id,
    iat: issuedAtSeconds,
    exp: expiresAtSeconds,
  });
  const signed = `${HEADER}.${payload}`;
  const token = `${signed}.${ports.seal.sign(signed, purposeOf(type))}`;
  return { ...claims, type, id, issuedAtSeconds, expiresAtSeconds, token };
}

/** Reads a token: its facts, `expired`, or undefined where it is none of ours. An old access token reads with `lateToo`. */
export function readPlayerToken(
  ports: Pick<Needs, 'clock' | 'seal'>,
  token: string,
  type: TokenType,
  { lateToo = false }: { readonly lateToo?: boolean } = {},
): PlayerToken | 'expired' | undefined {
  const [header, payload = '', signature = '', ...rest] = token.split('.');
  const signed = `${header}.${payload}`;
  if (rest.length > 0 || header !== HEADER || !ports.seal.verify(signed, signature, purposeOf(type))) {
    return undefined;
  }
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Readonly<Record<string, string>> & {
    readonly iat: number;
    readonly exp: number;
  };
  const { sub = '', ppid = '', realmID = '', appId = '', jti = '', iat, exp } = claims;
  if (!lateToo && exp * 1000 <= ports.clock.now().getTime()) {
    return 'expired';
  }
  return {
    userId: sub,
    personaId: ppid,
    realmId: realmID,
    appId,
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
