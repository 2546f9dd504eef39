// MongoDB: a server for each database. Which server that is (the vendor's, or our subset of it) changes how it is started and
// backed up, and nothing else: accounts, passwords and questions are asked for by the same commands of both.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MongoClient } from 'mongodb';
import type { Engine, Place } from '#engines/databases/engine';
import type { LogPlace } from '#engines/databases/grown-log';
import { lastLinesOf } from '#engines/databases/last-lines';
import { ADMIN, CONSOLE, READER } from '#engines/databases/own-accounts';
import { listens, SOCKET, SOCKET_FOLDER, socketPath, socketUri, withClient } from './session.ts';
import { LOG, LOG_FOLDER, slowCommands } from './slow-log.ts';
import { runMongoCommand } from './statement.ts';
import { credentialIn, MECHANISM, mongoVerifier, rolesOf, USERS, type User, usersOf } from './users.ts';

/** What one kind of server is, beside what all of them do. */
export interface MongoServer
  extends Pick<Engine, 'provider' | 'probe' | 'server' | 'dump' | 'restore' | 'swap' | 'dumpEnding'> {
  /** Done with the administrator's rights, before there is another account. */
  readonly first?: (client: MongoClient, place: Place) => Promise<void>;
}

export const DATA_FOLDER = 'data';
const MOST_CLIENTS = 500;

export function createMongo({ first, ...server }: MongoServer): Engine {
  const logs = new Map<string, LogPlace>();

  const asAdmin = <Result>(place: Place, work: (client: MongoClient) => Promise<Result>): Promise<Result> =>
    withClient(socketUri(place), { user: ADMIN, password: place.spec.passwords.admin }, work);
  const users = (client: MongoClient) => client.db('admin').collection<User>(USERS);

  return {
    ...server,
    name: 'mongo',
    socket: SOCKET,
    stopSignal: 'SIGTERM',
    // why nothing: a client takes no answer to what it has not asked yet
    sorry: Buffer.alloc(0),
    verifierOf: mongoVerifier,
    mostConnections: () => MOST_CLIENTS,
    async prepare({ runner }) {
      await Promise.all([DATA_FOLDER, SOCKET_FOLDER, LOG_FOLDER].map((name) => runner.makeFolder(name)));
    },
    async found(place) {
      const { spec } = place;
      // why without: the first account is made by whoever is there first, and that is us
      await withClient(socketUri(place), undefined, (client) =>
        client.db('admin').command({
          ...{ createUser: ADMIN, pwd: spec.passwords.admin, mechanisms: [MECHANISM] },
          // why that role: accounts are written with what is kept of a password, which no other may
          roles: [{ role: '__system', db: 'admin' }],
        }),
      );
      await asAdmin(place, async (client) => {
        await first?.(client, place);
        await users(client).insertMany([...usersOf(spec)]);
      });
    },
    async ping(place) {
      await listens({ path: socketPath(place) });
      await withClient(socketUri(place), undefined, (client) => client.db('admin').command({ ping: 1 }));
    },
    async setPassword(place, verifier) {
      await asAdmin(place, (client) =>
        users(client).updateOne(
          { _id: `admin.${place.spec.username}` },
          { $set: { [`credentials.${MECHANISM}`]: credentialIn(verifier) } },
        ),
      );
    },
    async setFull(place, full) {
      const { username, databaseName: db } = place.spec;
      await asAdmin(place, (client) =>
        users(client).updateMany(
          { user: { $in: [username, CONSOLE] } },
          { $set: { roles: rolesOf(db, 'dbOwner', full) } },
        ),
      );
    },
    query(place, statement) {
      const { databaseName: database, passwords } = place.spec;
      const login = { user: statement.readOnly ? READER : CONSOLE, password: passwords.console };
      return runMongoCommand({ uri: socketUri(place), database, login }, statement);
    },
    async statements(place) {
      return asAdmin(place, async (client) => {
        const { network } = await client.db('admin').command({ serverStatus: 1 });
        return Number(network?.numRequests ?? 0);
      });
    },
    async slow({ folder, spec }) {
      const place = logs.get(spec.id) ?? { offset: 0 };
      logs.set(spec.id, place);
      return slowCommands(folder, place, spec.username);
    },
    async lastLines({ folder }) {
      return lastLinesOf(await readFile(join(folder, LOG), 'utf8').catch(() => ''));
    },
  };
}
