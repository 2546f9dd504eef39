// A connection of the platform's own to a server: through its socket, or to where an operator has named one.
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Client } from 'pg';
import type { Place } from '#engines/databases/engine';
import { ADMIN, CONSOLE } from '#engines/databases/own-accounts';
import type { Encryption } from '#engines/databases/servers/encryption';
import { watchBytes } from '#engines/databases/watch-bytes';
import { MAINTENANCE } from './names.ts';
import { SOCKET_FOLDER } from './settings.ts';

/** The administrator's password of what a new folder was copied from; it is there until the first use changes it. */
export const FIRST_PASSWORD = 'first-password';
export const SOCKET = `${SOCKET_FOLDER}/.s.PGSQL.5432`;
const CONNECT_MS = 10_000;

export interface ReachOptions {
  readonly statementMs?: number;
  /** Bytes that may come at most before the connection is cut. */
  readonly mostBytes?: number;
}

export interface SessionOptions extends ReachOptions {
  readonly as: 'admin' | 'console';
  /** That of the client unless told. */
  readonly database?: string;
}

/** Where a server is, and as whom it is spoken to. */
export interface Reach {
  readonly where: { readonly path: string } | { readonly host: string; readonly port: number };
  readonly encryption?: Encryption | undefined;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

export async function withSession<Result>(
  { spec, folder }: Place,
  { as, database = spec.databaseName, ...options }: SessionOptions,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const password = (as === 'admin' && firstPassword(folder)) || spec.passwords[as];
  const user = as === 'admin' ? ADMIN : CONSOLE;
  return withReach({ where: { path: join(folder, SOCKET) }, user, password, database }, options, work);
}

export async function withReach<Result>(
  { where, encryption, ...login }: Reach,
  { statementMs = 60_000, mostBytes = Number.POSITIVE_INFINITY }: ReachOptions,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  // why late: a platform without databases never reads it
  const { default: pg } = await import('pg');
  const wire = connect(where);
  // why: the client says that it connects, and this one does so already
  wire.connect = () => wire;
  let isTooMuch = false;
  const unwatch = watchBytes(wire, mostBytes, () => {
    isTooMuch = true;
    wire.destroy();
  });
  const client = new pg.Client({
    stream: () => wire,
    ...login,
    // why the host: the certificate is looked at for it
    ...('host' in where && { host: where.host }),
    ...(encryption !== undefined && {
      ssl: {
        rejectUnauthorized: encryption.isChecked,
        ...(encryption.ca !== undefined && { ca: encryption.ca }),
        ...(!encryption.namesServer && { checkServerIdentity: () => undefined }),
      },
    }),
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'uos',
    statement_timeout: statementMs,
  });
  // why nothing: whoever asks hears of it by the statement that fails
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    throw isTooMuch ? new TooMuch('', { cause: error }) : error;
  } finally {
    unwatch();
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
