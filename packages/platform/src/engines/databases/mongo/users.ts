// Accounts of a server as MongoDB keeps them: with what is kept of a password, so that none is told.
import type { Db } from 'mongodb';
import { OWN, type OwnAccounts } from '#engines/databases/own-accounts';
import type { DatabaseSpec } from '#engines/databases/port';
import { type Credential, isVerifier, scramVerifier } from '#engines/databases/scram';

/** Of a database that is full: it may be read, and made room in. */
const FULL = 'uosFull';

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

/** Of the database that it is made in. @throws MongoServerError where there is one */
export async function makeFullRole(database: Db): Promise<void> {
  await database.command({
    createRole: FULL,
    roles: [],
    privileges: [
      {
        resource: { db: database.databaseName, collection: '' },
        actions: ['find', 'remove', 'dropCollection', 'listCollections', 'listIndexes', 'collStats', 'dbStats'],
      },
    ],
  });
}

/** What a client may in its database: of a server that is its alone everything, of one with others' no accounts either. */
export type ClientRole = 'dbOwner' | 'readWrite';

export const rolesOf = (db: string, client: ClientRole, full: boolean): User['roles'] => [
  { role: full ? FULL : client, db },
];

export function usersOf(
  { username, databaseName, verifier, passwords }: DatabaseSpec,
  {
    own: { console, reader } = OWN,
    role: client = 'dbOwner',
  }: { readonly own?: OwnAccounts; readonly role?: ClientRole } = {},
): readonly User[] {
  const one = (user: string, kept: string, role: string): User => ({
    ...{ _id: `admin.${user}`, user, db: 'admin', roles: [{ role, db: databaseName }] },
    credentials: { [MECHANISM]: credentialIn(kept) },
  });
  const own = mongoVerifier(passwords.console);
  return [one(username, verifier, client), one(console, own, client), one(reader, own, 'read')];
}
