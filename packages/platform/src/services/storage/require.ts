// Databases and backups by their ids, and what is refused in words that several calls share.

import { EngineMissing } from '#engines/databases/port';
import type { Call } from '#kernel/call/call';
import { type BackupRow, findBackup } from './store/backups.ts';
import { type Change, type DatabaseRow, databaseOfAny, findDatabase } from './store/databases.ts';

type Asking = Pick<Call, 'db' | 'appId' | 'refuse'>;

/** @throws not found for an unknown database and that of another app */
export async function requireDatabase(call: Asking, id: string): Promise<DatabaseRow> {
  const found = await findDatabase(call.db, call.appId, id);
  if (found === undefined) {
    throw call.refuse('not-found', 'database not found');
  }
  return found;
}

/** @throws not found for an unknown backup and that of another database */
export async function requireBackup(call: Asking, databaseId: string, id: string): Promise<BackupRow> {
  const found = await findBackup(call.db, { databaseId }, id);
  if (found === undefined) {
    throw call.refuse('not-found', 'backup not found');
  }
  return found;
}

/** Why a change could not begin, as the row stands now. */
export async function whyNot(call: Asking, { id, from, proxy }: Pick<Change, 'id' | 'from' | 'proxy'>): Promise<Error> {
  const row = await databaseOfAny(call.db, id);
  if (row !== undefined && row.busy_request !== null) {
    return call.refuse(
      'precondition',
      row.busy_with === 'backup' ? 'a backup is running' : 'another operation is in progress',
    );
  }
  if (row !== undefined && from.includes(row.status) && proxy !== undefined && row.proxy_status !== proxy) {
    return proxy === 'off'
      ? call.refuse('exists', 'public access is already on')
      : call.refuse('precondition', 'public access is off');
  }
  return call.refuse('precondition', 'database is not running');
}

const UNAVAILABLE = { code: 140_001, status: 503 } as const;

export function unavailable({ refuse }: Pick<Call, 'refuse'>, message: string): Error {
  return refuse('precondition', message, UNAVAILABLE);
}

/** An engine that is not there, in the words of the call; other errors as they are. */
export function orUnavailable(call: Pick<Call, 'refuse'>, error: unknown): unknown {
  return error instanceof EngineMissing ? unavailable(call, error.message) : error;
}
