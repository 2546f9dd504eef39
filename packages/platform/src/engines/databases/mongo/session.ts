// A connection of the platform's own to a server, through its socket, by the official driver.
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Db, MongoClient } from 'mongodb';
import type { Place } from '#engines/databases/engine';

export const SOCKET_FOLDER = 'run';
export const SOCKET = `${SOCKET_FOLDER}/mongo.sock`;
const CONNECT_MS = 5000;

export interface SessionLogin {
  readonly user: string;
  readonly password: string;
}

export async function withClient<Result>(
  { folder }: Pick<Place, 'folder'>,
  login: SessionLogin | undefined,
  work: (client: MongoClient) => Promise<Result>,
): Promise<Result> {
  // why late: a platform without such a database never reads it
  const { MongoClient: Client } = await import('mongodb');
  const client = new Client(`mongodb://${encodeURIComponent(join(folder, SOCKET))}/?directConnection=true`, {
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
  place: Pick<Place, 'folder'>,
  login: SessionLogin | undefined,
  database: string,
  work: (database: Db) => Promise<Result>,
): Promise<Result> {
  return withClient(place, login, (client) => work(client.db(database)));
}

/** why before a client: that one waits for half a second until it tries again. @throws Error where nobody is there */
export function listens({ folder }: Pick<Place, 'folder'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const wire = connect(join(folder, SOCKET), () => {
      wire.destroy();
      resolve();
    });
    wire.once('error', reject);
  });
}
