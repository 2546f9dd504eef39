// The database of a platform that there is already, for a command beside it. The embedded one has one user at a time.
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type Connection, connect } from '#db/connect';
import { lockFolder } from '#kernel/fleet/folder-lock';
import { systemClock } from '#kernel/time/clock';
import type { PlatformOptions } from '../start/main.ts';
import type { undoStack } from '../start/open-ports.ts';

interface Place extends Pick<PlatformOptions, 'databaseUrl'> {
  readonly dataFolder: string;
}

/** Closed, and its folder let go, by `undo`. */
export async function existingDatabase(
  { dataFolder, databaseUrl }: Place,
  undo: ReturnType<typeof undoStack>,
): Promise<Connection> {
  const folder = join(dataFolder, 'database');
  if (databaseUrl === undefined) {
    const lock = await lockFolder(dataFolder, systemClock.now());
    undo.add(() => lock.release());
    // why: a new, empty database would be that of no platform
    await access(folder);
  }
  const connection = await connect({ url: databaseUrl, folder });
  undo.add(() => connection.close());
  return connection;
}
