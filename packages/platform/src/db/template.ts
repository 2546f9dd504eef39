// A migrated, empty database that ships with the build: taking it costs 0.2 s where initialising costs 3.5 s.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Connection, connect } from './connect.ts';

/** Where the build puts it: beside the compiled code, wherever this module itself is run from. */
const BUILT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'dist', 'template');

/**
 * Makes the template anew: the folder, which is copied in a checkout, and packed, which is what a package ships.
 * `prepare` gives it its schema.
 */
export async function buildTemplate(prepare: (connection: Connection) => Promise<void>): Promise<void> {
  const draft = `${BUILT}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(dirname(BUILT), { recursive: true });
  const connection = await connect({ folder: draft });
  await prepare(connection);
  for (const statement of ONE_DATABASE) {
    await connection.runScript(statement);
  }
  await connection.close();
  await removeUnwritten(join(draft, 'pg_wal'));
  await writeFile(`${BUILT}.zip.draft`, await packFolder(draft));
  await rm(BUILT, { recursive: true, force: true });
  await rename(draft, BUILT);
  await rename(`${BUILT}.zip.draft`, `${BUILT}.zip`);
}

// why: two databases more, which nobody opens, are a third of all files
const ONE_DATABASE = [
  'UPDATE pg_database SET datistemplate = false',
  'DROP DATABASE template0',
  'DROP DATABASE template1',
] as const;

/** Pieces of the log that were made for later: 16 MB of nothing each, which the engine makes again when it needs one. */
async function removeUnwritten(log: string): Promise<void> {
  for (const name of readdirSync(log)) {
    const path = join(log, name);
    if (statSync(path).isFile() && readFileSync(path).every((byte) => byte === 0)) {
      await rm(path);
    }
  }
}

/** A folder as a zip; its empty folders are kept. */
export async function packFolder(folder: string): Promise<Uint8Array> {
  const members: Record<string, Uint8Array> = {};
  for (const found of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(found.parentPath, found.name);
    const name = relative(folder, path).split(sep).join('/');
    if (found.isDirectory()) {
      members[`${name}/`] = new Uint8Array();
    } else {
      members[name] = readFileSync(path);
    }
  }
  const { zipSync } = await import('fflate');
  return zipSync(members);
}

/** Writes what `packFolder` packed into a new folder. */
export async function unpackFolder(zip: Uint8Array, folder: string): Promise<void> {
  const { unzipSync } = await import('fflate');
  mkdirSync(folder);
  for (const [name, bytes] of Object.entries(unzipSync(zip))) {
    if (name.endsWith('/')) {
      mkdirSync(join(folder, name), { recursive: true });
    } else {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
  }
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
  const draft = `${folder}.draft-${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  if (await takeTemplate(draft)) {
    await rename(draft, folder);
  }
}

/** False where none was built. */
async function takeTemplate(folder: string): Promise<boolean> {
  // why not the asynchronous ways: they take three times as long for 1,400 files, and nobody is served meanwhile
  if (existsSync(join(BUILT, 'PG_VERSION'))) {
    cpSync(BUILT, folder, { recursive: true });
    return true;
  }
  if (existsSync(`${BUILT}.zip`)) {
    await unpackFolder(readFileSync(`${BUILT}.zip`), folder);
    return true;
  }
  return false;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
