// Opens what the state commands work on, without a platform: the folder, the database, the store, the keys.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Connection, connect } from '#db/connect';
import { newestMigration, SchemaTooNewError } from '#db/migrate';
import { prepareFolder } from '#db/template';
import { lockFolder } from '#kernel/fleet/folder-lock';
import { randomIds } from '#kernel/keys/ids';
import { folderMasterKey, parseMasterKeys } from '#kernel/keys/master-key';
import { keyId } from '#kernel/keys/seal';
import { openObjects } from '#kernel/objects/object-store';
import type { Objects } from '#kernel/objects/objects';
import type { S3Access } from '#kernel/objects/s3/address';
import { systemClock } from '#kernel/time/clock';
import type { Undo } from '../start/open-ports.ts';
import { MIGRATIONS, migrate } from '../start/schema.ts';
import type { SnapshotSource } from './snapshots.ts';

export interface StoreOptions {
  readonly dataFolder: string;
  readonly databaseUrl?: string | undefined;
  readonly objects?: string | undefined;
  readonly s3?: S3Access | undefined;
  readonly masterKey?: string | undefined;
}

export interface Store extends SnapshotSource {
  readonly connection: Connection;
  readonly objects: Objects;
  readonly keyIds: readonly string[];
}

/**
 * `write` keeps everyone else away for as long as it is open; `read` needs that of the embedded database only.
 * @throws FolderBusyError, PlaceTaken where a platform runs on it
 */
export async function openStore(options: StoreOptions, access: 'read' | 'write', undo: Undo): Promise<Store> {
  const { dataFolder: folder, databaseUrl } = options;
  const now = systemClock.now();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (databaseUrl === undefined || access === 'write') {
    const lock = await lockFolder(folder, now, { onlyHere: databaseUrl !== undefined });
    undo.add(() => lock.release());
  }
  const objects = await openObjects(options.objects, { folder, ids: randomIds, s3: options.s3 });
  if (databaseUrl === undefined) {
    await prepareFolder(join(folder, 'database'), now);
  }
  const connection = await connect({ url: databaseUrl, folder: join(folder, 'database') });
  undo.add(() => connection.close());
  if (access === 'write') {
    await connection.join({ alone: true, objects: options.objects ?? 'folder', onMessage: () => undefined });
  }
  const { db, engine } = connection;
  const newest = await newestMigration(db);
  if (newest !== undefined && !MIGRATIONS.includes(newest)) {
    throw new SchemaTooNewError(new Error(newest));
  }
  if (newest === undefined || access === 'write') {
    await migrate(db);
  }
  const keys = options.masterKey === undefined ? await folderMasterKey(folder) : parseMasterKeys(options.masterKey);
  return {
    ...{ connection, db, engine, folder, objects },
    objectsInFolder: options.objects === undefined,
    keyIds: keys.map(keyId),
  };
}
