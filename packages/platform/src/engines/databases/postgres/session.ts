// A connection of the platform's own to a server, through its socket.
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Client } from 'pg';
import type { Place } from '#engines/databases/engine';
import { ADMIN, CONSOLE, MAINTENANCE } from './names.ts';
import { SOCKET_FOLDER } from './settings.ts';

/** The administrator's password of what a new folder was copied from; it is there until the first use changes it. */
export const FIRST_PASSWORD = 'first-password';
export const SOCKET = `${SOCKET_FOLDER}/.s.PGSQL.5432`;
const CONNECT_MS = 10_000;

export interface SessionOptions {
  readonly as: 'admin' | 'console';
  /** That of the client unless told. */
  readonly database?: string;
  readonly statementMs?: number;
  /** Bytes that may come at most before the connection is cut. */
  readonly mostBytes?: number;
}

export async function withSession<Result>(
  { spec, folder }: Place,
  { as, database = spec.databaseName, statementMs = 60_000, mostBytes }: SessionOptions,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  // why late: a platform without databases never reads it
  const { default: pg } = await import('pg');
  const wire = connect(join(folder, SOCKET));
  // why: the client says that it connects, and this one does so already
  wire.connect = () => wire;
  if (mostBytes !== undefined) {
    let bytes = 0;
    wire.on('data', (chunk) => {
      bytes += chunk.length;
      if (bytes > mostBytes) {
        wire.destroy(new TooMuch());
      }
    });
  }
  const client = new pg.Client({
    stream: () => wire,
    user: as === 'admin' ? ADMIN : CONSOLE,
    password: (as === 'admin' && firstPassword(folder)) || spec.passwords[as],
    database,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'uos',
    statement_timeout: statementMs,
  });
  // why nothing: whoever asks hears of it by the statement that fails
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
    wire.destroy();
  }
}

function firstPassword(folder: string): string | undefined {
  const path = join(folder, FIRST_PASSWORD);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** More was answered than may be. */
export class TooMuch extends Error {}

export const asAdmin = { as: 'admin', database: MAINTENANCE } as const;
