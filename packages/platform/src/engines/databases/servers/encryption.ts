// How a server that the operator has named is spoken to in secret: by the options that the engine's own clients read.
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { type EngineName, ServerAway } from '#engines/databases/port';

export interface Encryption {
  /** Its certificate has to be one of a known authority. */
  readonly isChecked: boolean;
  /** And has to name the server. */
  readonly namesServer: boolean;
  /** The authority, as PEM; those that Node knows without it. */
  readonly ca?: string;
}

type Looks = 'none' | 'encrypts' | 'authority' | 'name';

interface Spelling {
  readonly mode: string;
  readonly ca: string;
  readonly words: Readonly<Record<string, Looks>>;
}

const SPELLINGS = {
  postgresql: {
    ...{ mode: 'sslmode', ca: 'sslrootcert' },
    words: {
      ...{ disable: 'none', allow: 'encrypts', prefer: 'encrypts', require: 'encrypts' },
      ...{ 'verify-ca': 'authority', 'verify-full': 'name' },
    },
  },
  mysql: {
    ...{ mode: 'ssl-mode', ca: 'ssl-ca' },
    words: {
      ...{ DISABLED: 'none', PREFERRED: 'encrypts', REQUIRED: 'encrypts' },
      ...{ VERIFY_CA: 'authority', VERIFY_IDENTITY: 'name' },
    },
  },
} as const satisfies Readonly<Partial<Record<EngineName, Spelling>>>;

type Spelled = keyof typeof SPELLINGS;

export const isSpelled = (engine: EngineName): engine is Spelled => engine in SPELLINGS;

/** why: an option that is passed over would leave a server unencrypted of whom its operator believes otherwise */
export function isReadable(engine: Spelled, { hostname, searchParams }: URL): boolean {
  const spelling: Spelling = SPELLINGS[engine];
  const looks = looksOf(spelling, searchParams);
  const all = [...searchParams.keys()].filter((name) => /^(?:ssl|tls|use-?ssl)/i.test(name));
  return (
    all.every((name) => name === spelling.mode || name === spelling.ca) &&
    looks !== undefined &&
    // why: its driver looks for a name, and finds none in an address
    !(engine === 'mysql' && looks === 'name' && isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
  );
}

/** undefined where nothing is encrypted. @throws Error where the authority cannot be read */
export function encryptionOf(engine: Spelled, options: URLSearchParams): Encryption | undefined {
  const spelling: Spelling = SPELLINGS[engine];
  const looks = looksOf(spelling, options) ?? 'none';
  if (looks === 'none') {
    return undefined;
  }
  const caFile = options.get(spelling.ca);
  return {
    // why: whoever names an authority wants it looked at
    isChecked: looks !== 'encrypts' || caFile !== null,
    namesServer: looks === 'name',
    ...(caFile !== null && { ca: readFileSync(caFile, 'utf8') }),
  };
}

function looksOf({ mode, words }: Spelling, options: URLSearchParams): Looks | undefined {
  const said = options.get(mode);
  return said === null
    ? 'none'
    : Object.entries(words).find(([word]) => word.toLowerCase() === said.toLowerCase())?.[1];
}

/** What is wrong with its encryption, in words for whoever waits; undefined where it is something else. */
export function encryptionFault(engine: Spelled, error: unknown): ServerAway | undefined {
  const { code, message, library } = error as Partial<Record<'code' | 'message' | 'library', unknown>>;
  // why the library: the driver of MySQL calls everything so that ends a handshake, and what OpenSSL ends names it
  if (code === 'HANDSHAKE_SSL_ERROR' && library === undefined) {
    return untrusted(engine, String(message), SPELLINGS[engine].ca);
  }
  return code === 'HANDSHAKE_NO_SSL_SUPPORT' || /does not support SSL/.test(String(message))
    ? new ServerAway(engine, `the ${engine} server of the operator takes no encrypted connections`)
    : certificateFault(engine, error, SPELLINGS[engine].ca);
}

const UNTRUSTED = /^(?:ERR_TLS_CERT|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/** The same of a certificate that Node does not trust, however deep below; `ca` is what names an authority in the URL. */
export function certificateFault(engine: EngineName, error: unknown, ca: string): ServerAway | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && UNTRUSTED.test(String(at.code))) {
      return untrusted(engine, at.message, ca);
    }
  }
  return undefined;
}

function untrusted(engine: EngineName, message: string, ca: string): ServerAway {
  // why not all: Node goes on with how it itself is called
  const [why] = message.split(';');
  return new ServerAway(
    engine,
    `the ${engine} server of the operator shows a certificate that is not trusted (${why}): an administrator can name its authority by ${ca} in the URL`,
  );
}
