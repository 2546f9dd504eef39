// What a profile signs in with. The secret is in the keyring of the system where there is one, else in
// credentials.json, which only its owner can read; everything else about the sign-in is always in that file.
import { join } from 'node:path';
import { checkDryWrite } from '../../connection/dry-run.ts';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import { configFolder } from '../where/folders.ts';
import { readJsonFile, writeJsonFile } from '../where/json-file.ts';
import { systemKeyring } from './keyring.ts';

/** A credential is sent to the origin it was made for and to no other. */
interface Made {
  readonly origin: string;
  /** RFC 3339. */
  readonly signedInAt: string;
  /** The secret is in the keyring, not here. */
  readonly keyring?: true;
}

interface Session extends Made {
  readonly token?: string;
  readonly userName: string;
  /** RFC 3339; the server slides it forward with use. */
  readonly expiresAt?: string;
}

export interface UserCredential extends Session {
  readonly userId: string;
}

export interface AppCredential extends Made {
  readonly appId: string;
  readonly appServiceSecret?: string;
}

export interface OperatorCredential extends Session {
  readonly kind: string;
}

export type BillingCredential = Session;

export interface Credentials {
  readonly user?: UserCredential;
  readonly app?: AppCredential;
  readonly operator?: OperatorCredential;
  readonly billing?: BillingCredential;
}

/** Kinds of sign-in that are kept here. */
export type Kept = keyof Credentials;
export const KEPT: readonly Kept[] = ['user', 'app', 'operator', 'billing'];

type Environment = Readonly<Record<string, string | undefined>>;

/** Where a secret went: `keyring`, or the path of the file. */
export type StoredIn = string;

const SECRET_KEY = { user: 'token', app: 'appServiceSecret', operator: 'token', billing: 'token' } as const;

export function credentialsFile(env: Environment): string {
  return join(configFolder(env), 'credentials.json');
}

/** What is known of the sign-ins of a profile; a secret is here only where there was no keyring. */
export function readCredentials(env: Environment, profile: string): Credentials {
  return all(env)[profile] ?? {};
}

/** The secret of a sign-in, from wherever it is. Throws CliError with exit 4 when the keyring does not give it. */
export function secretOf(env: Environment, profile: string, kind: Kept): string {
  const credential = readCredentials(env, profile)[kind];
  const inFile = credential === undefined ? undefined : fieldOf(credential, kind);
  if (inFile !== undefined) {
    return inFile;
  }
  const found = credential && systemKeyring(env)?.get(accountOf(profile, kind, credential));
  if (found === undefined) {
    throw new CliError('keyring-silent', {
      exit: EXIT.login,
      what: (t) => t.errors.keyringSilent,
      why: (t) => t.errors.keyringSilentWhy,
      next: kind === 'operator' || kind === 'billing' ? 'uos admin login --help' : 'uos login',
    });
  }
  return found;
}

/** Keeps a sign-in and tells where its secret is. */
export async function writeCredential<K extends Kept>(
  env: Environment,
  profile: string,
  kind: K,
  credential: NonNullable<Credentials[K]>,
): Promise<StoredIn> {
  checkDryWrite(env, credentialsFile(env));
  const secret = fieldOf(credential, kind) ?? '';
  const isInKeyring = systemKeyring(env)?.set(accountOf(profile, kind, credential), secret) === true;
  const kept = isInKeyring ? { ...credential, [SECRET_KEY[kind]]: undefined, keyring: true } : credential;
  await change(env, (everyone) => ({ ...everyone, [profile]: { ...everyone[profile], [kind]: kept } }));
  return isInKeyring ? 'keyring' : credentialsFile(env);
}

/** Forgets one kind of sign-in, or all of a profile. Tells whether there was anything. */
export async function forgetCredentials(env: Environment, profile: string, only?: Kept): Promise<boolean> {
  const mine = all(env)[profile];
  if (mine === undefined || (only !== undefined && mine[only] === undefined)) {
    return false;
  }
  checkDryWrite(env, credentialsFile(env));
  const gone = only === undefined ? KEPT : [only];
  for (const kind of gone) {
    const credential = mine[kind];
    if (credential?.keyring) {
      systemKeyring(env)?.remove(accountOf(profile, kind, credential));
    }
  }
  await change(env, ({ [profile]: now = {}, ...others }) => {
    const rest = Object.fromEntries(Object.entries(now).filter(([kind]) => !gone.some((one) => one === kind)));
    return Object.keys(rest).length === 0 ? others : { ...others, [profile]: rest };
  });
  return true;
}

function fieldOf(credential: object, kind: Kept): string | undefined {
  return (credential as Readonly<Record<string, string | undefined>>)[SECRET_KEY[kind]];
}

/** why the quotes go: the account stands inside a command of the system's keyring */
function accountOf(profile: string, kind: Kept, { origin }: Made): string {
  return `${origin} ${profile} ${kind}`.replace(/["'\\\n`$]/g, '');
}

type Everyone = Record<string, Credentials>;

function all(env: Environment): Everyone {
  return profilesOf(readJsonFile(credentialsFile(env)));
}

function profilesOf(stored: Readonly<Record<string, unknown>> | undefined): Everyone {
  const found = stored?.profiles;
  return typeof found === 'object' && found !== null ? (found as Everyone) : {};
}

/** What else stands in the file, of a newer version, stays. */
async function change(env: Environment, changed: (everyone: Everyone) => Everyone): Promise<void> {
  const file = credentialsFile(env);
  const { alone } = await import('../where/alone.ts');
  await alone(file, () => {
    const stored = readJsonFile(file);
    writeJsonFile(file, { ...stored, profiles: changed(profilesOf(stored)) });
  });
}
