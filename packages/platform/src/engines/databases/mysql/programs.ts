// Where MariaDB's programs are on this machine.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/opt/mariadb/bin'];
/** The first that names the rights of an administrator one by one. */
const OLDEST = [10, 5] as const;

const INSTALL = 'an administrator can run: apt-get install mariadb-server';

export interface Programs {
  readonly server: string;
  /** Makes the tables that a server keeps accounts in. */
  readonly install: string;
  readonly dump: string;
  readonly shell: string;
  /** Such as `10.11.19`. */
  readonly version: string;
}

export type Found = { readonly programs: Programs } | { readonly reason: string };

export async function findPrograms(): Promise<Found> {
  const [server, install, dump, shell] = ['mariadbd', 'mariadb-install-db', 'mariadb-dump', 'mariadb'].map(placeOf);
  if (server === undefined || install === undefined || dump === undefined || shell === undefined) {
    return { reason: `engine mysql is not installed on this server; ${INSTALL}` };
  }
  const { stdout } = await run(server, ['--no-defaults', '--version'], { timeout: 5000 });
  const version = /Ver (\d+(?:\.\d+)+)/.exec(stdout)?.[1] ?? '';
  return isNewEnough(version)
    ? { programs: { server, install, dump, shell, version } }
    : { reason: `engine mysql is version ${version}, and ${OLDEST.join('.')} or newer is needed; ${INSTALL}` };
}

function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

function placeOf(name: string): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder.startsWith('/'));
  return [...FOLDERS, ...onPath].map((folder) => join(folder, name)).find((path) => existsSync(path));
}
