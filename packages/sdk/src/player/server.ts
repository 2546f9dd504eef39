// For a game server: verifies the access tokens of players with the platform's public keys, without asking it each time.

export interface VerifyOptions {
  /** Where the platform is. */
  readonly origin: string;
  /** A token of another app is none. */
  readonly appId: string;
  readonly fetch?: typeof fetch;
}

/** Who a token speaks for. */
export interface VerifiedPlayer {
  readonly userID: string;
  /** Empty until a persona was chosen. */
  readonly personaID: string;
  readonly realmID: string;
  readonly appId: string;
  readonly expiresAt: Date;
}

/** The token is not to be trusted; `why` says whether a new one may help. */
export class PlayerTokenRefused extends Error {
  override readonly name = 'PlayerTokenRefused';
  readonly why: 'expired' | 'wrong';

  constructor(why: 'expired' | 'wrong', options?: ErrorOptions) {
    super(why === 'expired' ? 'the token has expired' : 'the token is none of this app', options);
    this.why = why;
  }
}

type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

interface PublicKey {
  readonly kid: string;
  readonly kty: string;
}

const KEYS_MS = 10 * 60_000;
/** A device of the server itself may be a little wrong. */
const TOLERANCE_MS = 5000;
const ES256 = { name: 'ECDSA', hash: 'SHA-256', namedCurve: 'P-256' } as const;

/**
 * A verifier that keeps the keys for ten minutes and asks anew for one it does not know. A ban is not seen by it: who
 * has to know at once asks the platform.
 * @example
 * const verify = playerVerifier({ origin, appId });
 * const { personaID } = await verify(token);
 */
export function playerVerifier({ origin, appId, fetch: ask = fetch }: VerifyOptions) {
  let keys: { readonly byId: Map<string, Promise<Key>>; readonly readMs: number } | undefined;

  const read = async (): Promise<NonNullable<typeof keys>> => {
    const reply = await ask(`${origin.replace(/\/+$/, '')}/upass/v1/.well-known/jwks.json`);
    if (!reply.ok) {
      throw new Error(`the keys of players could not be read: HTTP ${reply.status}`);
    }
    const { keys: found } = (await reply.json()) as { keys: PublicKey[] };
    const made = found.map(
      (jwk) => [jwk.kid, crypto.subtle.importKey('jwk', { ...jwk }, ES256, false, ['verify'])] as const,
    );
    return { byId: new Map(made), readMs: Date.now() };
  };
  const keyOf = async (kid: string): Promise<Key | undefined> => {
    const isOld = keys === undefined || Date.now() - keys.readMs > KEYS_MS;
    // why a second: whoever sends tokens with made-up keys must not make this server ask for each
    if (isOld || (keys?.byId.has(kid) === false && Date.now() - keys.readMs > 1000)) {
      keys = await read();
    }
    return keys?.byId.get(kid);
  };

  return async (token: string): Promise<VerifiedPlayer> => {
    const [head = '', payload = '', signature = ''] = token.split('.');
    const { alg, kid = '' } = part(head);
    const key = alg === 'ES256' ? await keyOf(kid) : undefined;
    const signed = new TextEncoder().encode(`${head}.${payload}`);
    const isRight = key !== undefined && (await crypto.subtle.verify(ES256, key, bytes(signature), signed));
    const { sub = '', ppid = '', realmID = '', appId: of = '', typ, exp = 0 } = isRight ? part(payload) : {};
    if (!isRight || typ !== 'access' || of !== appId) {
      throw new PlayerTokenRefused('wrong');
    }
    const expiresAt = new Date(Number(exp) * 1000);
    if (expiresAt.getTime() + TOLERANCE_MS < Date.now()) {
      throw new PlayerTokenRefused('expired');
    }
    return { userID: sub, personaID: ppid, realmID, appId: of, expiresAt };
  };
}

/**
 * Verifies one token; a server that verifies many keeps a `playerVerifier`.
 * @example const { personaID } = await verifyPlayerToken(token, { origin, appId });
 */
export function verifyPlayerToken(token: string, options: VerifyOptions): Promise<VerifiedPlayer> {
  const key = `${options.origin} ${options.appId}`;
  const verify = verifiers.get(key) ?? playerVerifier(options);
  verifiers.set(key, verify);
  return verify(token);
}

const verifiers = new Map<string, ReturnType<typeof playerVerifier>>();

type Claims = Readonly<Partial<Record<'alg' | 'kid' | 'typ' | 'sub' | 'ppid' | 'realmID' | 'appId' | 'exp', string>>>;

function part(text: string): Claims {
  try {
    return JSON.parse(new TextDecoder().decode(bytes(text))) as Claims;
  } catch (cause) {
    throw new PlayerTokenRefused('wrong', { cause });
  }
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
