// Where PostgreSQL's programs are on this machine.
import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The best last. */
const PLACES = ['/opt/homebrew/opt/postgresql@*/bin', '/usr/pgsql-*/bin', '/usr/lib/postgresql/*/bin'];
const NEEDED = ['initdb', 'postgres', 'pg_dump', 'pg_restore'];
/** The first that writes its log as JSON. */
const OLDEST = 15;

export interface Programs {
  readonly folder: string;
  /** Such as `15.8`. */
  readonly version: string;
}

export type Found = { readonly programs: Programs } | { readonly reason: string };

const INSTALL = 'an administrator can run: apt-get install postgresql';

export async function findPrograms(): Promise<Found> {
  const [folder] = foldersOf();
  if (folder === undefined) {
    return { reason: `engine postgresql is not installed on this server; ${INSTALL}` };
  }
  const { stdout } = await run(join(folder, 'postgres'), ['--version'], { timeout: 5000 });
  const version = /(\d+(?:\.\d+)+)/.exec(stdout)?.[1] ?? '';
  return Number.parseInt(version, 10) >= OLDEST
    ? { programs: { folder, version } }
    : { reason: `engine postgresql is version ${version}, and ${OLDEST} or newer is needed; ${INSTALL}` };
}

function foldersOf(): string[] {
  const known = PLACES.flatMap((place) =>
    globSync(place).sort((a, b) => a.localeCompare(b, 'en', { numeric: true })),
  ).reverse();
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder.startsWith('/'));
  return [...known, ...onPath].filter((folder) => NEEDED.every((name) => existsSync(join(folder, name))));
}
