// A migrated, empty database folder that ships with the build: copying it takes 0.2 s where initialising takes 3.5 s.
import { cpSync } from 'node:fs';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect } from '#db/connect';
import { migrate } from '#db/migrate';
import { installJobs } from '#kernel/boss-jobs';

/** Where the build puts the template: beside the compiled code, wherever this module itself is run from. */
const templateFolder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'dist', 'template');

/** Makes the template anew. */
export async function buildTemplate(folder = templateFolder): Promise<void> {
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  const connection = await connect({ folder: draft });
  await migrate(connection.db);
  await installJobs(connection);
  await connection.close();
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
}

/**
 * Makes sure `folder` holds a whole database before it is opened: a first start is prepared beside it and renamed, so
 * that an interrupted one leaves nothing half-made in its place. What is incomplete is moved aside, never deleted.
 */
export async function prepareFolder(folder: string, now: Date): Promise<void> {
  if (await exists(join(folder, 'PG_VERSION'))) {
    return;
  }
  // why: a restore that was cut off had moved the old one out of its way
  if (!(await exists(folder)) && (await exists(join(`${folder}.replaced`, 'PG_VERSION')))) {
    await rename(`${folder}.replaced`, folder);
    return;
  }
  if (await exists(folder)) {
    await rename(folder, `${folder}.incomplete-${now.getTime()}`);
  }
  if (!(await exists(join(templateFolder, 'PG_VERSION')))) {
    return;
  }
  const draft = `${folder}.draft-${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  // why not the asynchronous one: it takes three times as long for these 1,300 files, and nobody is served meanwhile
  cpSync(templateFolder, draft, { recursive: true });
  await rename(draft, folder);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
