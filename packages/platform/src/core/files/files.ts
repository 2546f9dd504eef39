// The files that were uploaded: rows decide which there are, the object store has their bytes.
import type { Selectable } from 'kysely';
import type { Db } from '#db/connect';
import type { CoreTables } from '#db/core-tables';
import type { Call } from '#kernel/call/call';
import type { Credentials } from '#kernel/who/credentials';
import { mayRead } from './areas.ts';
import { FILES_PATH } from './credential.ts';

/** What files are kept under in the object store: no app, so that content delivery never frees them. */
export const FILE_TENANT = 'files';

export type StoredFile = Selectable<CoreTables['stored_files']>;

/** A file that the caller may read; somebody else's is like none at all. */
export async function readableFile(db: Db, credentials: Credentials, name: string): Promise<StoredFile | undefined> {
  const file = await findFile(db, name);
  return file !== undefined && (await mayRead(db, credentials, { kind: file.area, id: file.area_id }))
    ? file
    : undefined;
}

export async function findFile(db: Db, name: string): Promise<StoredFile | undefined> {
  return db.selectFrom('stored_files').selectAll().where('name', '=', name).executeTakeFirst();
}

/** Writes a file down; answers the one that was there before, which stays. */
export async function insertFile(db: Db, file: StoredFile): Promise<StoredFile | undefined> {
  const inserted = await db
    .insertInto('stored_files')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n ? undefined : findFile(db, file.name);
}

/**
 * May the caller hand in that address? One of ours has to be a file that they may read; any other is not our matter.
 * why: else an application could show a reviewer, and through the reviewer its author, somebody else's paper
 */
export async function isOwnFileUrl(call: Pick<Call, 'db' | 'credentials' | 'ports'>, url: string): Promise<boolean> {
  const name = fileNameIn(call.ports.origins, url);
  return name === undefined || (await readableFile(call.db, call.credentials, name)) !== undefined;
}

/** The file that an address of this platform names; undefined for an address elsewhere. */
function fileNameIn(origins: { readonly console: string; readonly content: string }, url: string): string | undefined {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const ours = parsed?.origin === origins.console || parsed?.origin === origins.content;
  if (parsed === undefined || !ours || !parsed.pathname.startsWith(`${FILES_PATH}/`)) {
    return undefined;
  }
  return nameInPath(parsed.pathname.slice(FILES_PATH.length + 1)) ?? '';
}

/** The name in a raw path; undefined where it is not encoded as a name would be. */
export function nameInPath(path: string): string | undefined {
  try {
    const name = path.split('/').map(decodeURIComponent).join('/');
    // why: no file is called so, and PostgreSQL keeps no text with it
    return name.includes('\0') ? undefined : name;
  } catch {
    return undefined;
  }
}
