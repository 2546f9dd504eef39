// Accounts of a server as MongoDB keeps them: with what is kept of a password, so that none is told.
import type { DatabaseSpec } from '#engines/databases/port';
import { type Credential, isVerifier, scramVerifier } from '#engines/databases/scram';

/** A client's name has at most 16 characters, so that it is none of these. */
export const ADMIN = 'uos_administrator';
export const CONSOLE = 'uos_query_console';
/** Looks at what there is for somebody at the console, and changes nothing. */
export const READER = 'uos_query_reading';
/** Of a database that is full: it may be read, and made room in. */
export const FULL = 'uosFull';

export const USERS = 'system.users';
export const MECHANISM = 'SCRAM-SHA-256';

export interface User {
  readonly _id: string;
  readonly user: string;
  readonly db: 'admin';
  readonly credentials: Readonly<Record<string, Credential>>;
  readonly roles: readonly { readonly role: string; readonly db: string }[];
}

export const mongoVerifier = scramVerifier;

export function credentialIn(verifier: string): Credential {
  if (!isVerifier(verifier)) {
    throw new Error('no verifier of a password');
  }
  const [, iterations = '', salt = '', storedKey = '', serverKey = ''] = verifier.split(/[$:]/);
  return { iterationCount: Number(iterations), salt, storedKey, serverKey };
}

export function usersOf({ username, databaseName, verifier, passwords }: DatabaseSpec): readonly User[] {
  const one = (user: string, kept: string, role: string): User => ({
    ...{ _id: `admin.${user}`, user, db: 'admin', roles: [{ role, db: databaseName }] },
    credentials: { [MECHANISM]: credentialIn(kept) },
  });
  const own = mongoVerifier(passwords.console);
  return [one(username, verifier, 'dbOwner'), one(CONSOLE, own, 'dbOwner'), one(READER, own, 'read')];
}
