// A connection of the platform's own to a server, by the official driver.
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Db, MongoClient } from 'mongodb';
import type { Place } from '#engines/databases/engine';

export const SOCKET_FOLDER = 'run';
export const SOCKET = `${SOCKET_FOLDER}/mongo.sock`;
/** The first that keeps no other kind of password and has every command that is asked for here. */
export const OLDEST = 5;
const CONNECT_MS = 5000;

export interface SessionLogin {
  readonly user: string;
  readonly password: string;
}

export const socketUri = ({ folder }: Pick<Place, 'folder'>): string =>
  `mongodb://${encodeURIComponent(socketPath({ folder }))}/?directConnection=true`;

export async function withClient<Result>(
  uri: string,
  login: SessionLogin | undefined,
  work: (client: MongoClient) => Promise<Result>,
): Promise<Result> {
  // why late: a platform without such a database never reads it
  const { MongoClient: Client } = await import('mongodb');
  const client = new Client(uri, {
    ...(login !== undefined && {
      auth: { username: login.user, password: login.password },
      ...{ authSource: 'admin', authMechanism: 'SCRAM-SHA-256' },
    }),
    ...{ serverSelectionTimeoutMS: CONNECT_MS, connectTimeoutMS: CONNECT_MS, maxPoolSize: 1, retryReads: false },
    ...{ retryWrites: false, monitorCommands: false },
  });
  try {
    return await work(await client.connect());
  } finally {
    await client.close();
  }
}

export function inDatabase<Result>(
  uri: string,
  login: SessionLogin | undefined,
  database: string,
  work: (database: Db) => Promise<Result>,
): Promise<Result> {
  return withClient(uri, login, (client) => work(client.db(database)));
}

/** why before a client: that one waits for half a second until it tries again. @throws Error where nobody is there */
export function listens(
  at: { readonly path: string } | { readonly host: string; readonly port: number },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const wire = connect({ ...at, timeout: CONNECT_MS }, () => {
      wire.destroy();
      resolve();
    });
    wire.once('error', reject);
    wire.once('timeout', () => wire.destroy(new Error('nobody answers')));
  });
}

export const socketPath = ({ folder }: Pick<Place, 'folder'>): string => join(folder, SOCKET);
