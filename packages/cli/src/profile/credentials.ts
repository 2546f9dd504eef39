// credentials.json: what a profile signs in with, in a file that only its owner can read.
import { join } from 'node:path';
import { configFolder } from './folders.ts';
import { readJsonFile, writeJsonFile } from './json-file.ts';
import type { SignIn } from './sign-in.ts';

/** A credential is sent to the origin it was made for and to no other. */
interface Made {
  readonly origin: string;
  /** RFC 3339. */
  readonly signedInAt: string;
}

export interface UserCredential extends Made {
  readonly token: string;
  readonly userId: string;
  readonly userName: string;
  /** RFC 3339; the server slides it forward with use. */
  readonly expiresAt?: string;
}

export interface AppCredential extends Made {
  readonly appId: string;
  readonly appServiceSecret: string;
}

export interface OperatorCredential extends Made {
  readonly token: string;
  readonly userName: string;
  readonly kind: string;
  readonly expiresAt?: string;
}

export interface Credentials {
  readonly user?: UserCredential;
  readonly app?: AppCredential;
  readonly operator?: OperatorCredential;
}

type Environment = Readonly<Record<string, string | undefined>>;

export function credentialsFile(env: Environment): string {
  return join(configFolder(env), 'credentials.json');
}

export function readCredentials(env: Environment, profile: string): Credentials {
  return all(env)[profile] ?? {};
}

export function writeCredential<K extends SignIn>(
  env: Environment,
  profile: string,
  kind: K,
  credential: NonNullable<Credentials[K]>,
): void {
  const everyone = all(env);
  save(env, { ...everyone, [profile]: { ...everyone[profile], [kind]: credential } });
}

/** Forgets one kind of sign-in, or all of a profile. Tells whether there was anything. */
export function forgetCredentials(env: Environment, profile: string, kind?: SignIn): boolean {
  const everyone = all(env);
  const mine = everyone[profile];
  if (mine === undefined || (kind !== undefined && mine[kind] === undefined)) {
    return false;
  }
  const { [profile]: _, ...others } = everyone;
  const rest = kind === undefined ? {} : Object.fromEntries(Object.entries(mine).filter(([key]) => key !== kind));
  save(env, Object.keys(rest).length === 0 ? others : { ...others, [profile]: rest });
  return true;
}

function all(env: Environment): Record<string, Credentials> {
  const found = readJsonFile(credentialsFile(env))?.profiles;
  return typeof found === 'object' && found !== null ? (found as Record<string, Credentials>) : {};
}

function save(env: Environment, profiles: Record<string, Credentials>): void {
  writeJsonFile(credentialsFile(env), { profiles });
}
