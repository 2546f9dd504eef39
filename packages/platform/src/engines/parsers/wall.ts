// How a process that parses is started: it sees its own code and the files that it is given, and writes where it is told.
import { existsSync, realpathSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProcessSpec } from '#engines/processes/spec';
import type { Machine } from '#engines/sandbox/machine';
import { type Bind, limitedCommand, wallArguments } from '#engines/sandbox/wall';
import { sourceConditions } from '#kernel/dev/source-conditions';

/**
 * `namespace`: own files, processes and network (bubblewrap); `permission`: Node refuses other files and programs, but the
 * network of this machine is there.
 */
export type ParserWall = 'namespace' | 'permission';

/** A module that parses, and what it reads to run. */
export interface Code {
  readonly module: URL;
  /** Files and folders. */
  readonly reads: readonly string[];
}

/** Where the files lie that a process is given and those that it makes, for the platform and for the process. */
export interface Folders {
  readonly given: string;
  readonly made: string;
}

export function wallOf({ facts }: Pick<Machine, 'facts'>): ParserWall {
  return facts.level === 'namespace' ? 'namespace' : 'permission';
}

/** A user that nobody is: below those of databases, above those of hosted servers. Only root can give one. */
export function userOf(wall: ParserWall, { isRoot }: Pick<Machine, 'isRoot'>): number | undefined {
  return wall === 'namespace' && isRoot ? UID : undefined;
}

/** What the process sees of the folders of the platform. */
export function insideOf(wall: ParserWall, folders: Folders): Folders {
  return wall === 'namespace' ? INSIDE : folders;
}

const UID = 299_999;
const INSIDE: Folders = { given: '/given', made: '/made' };
const TMP_MIB = 1;
/** why many: threads count, and those of all processes of that user */
const PROCESSES = 1024;
const OPEN_FILES = 256;
/** Above what any format may write. */
const FILE_MIB = 2048;
const MAIN = new URL(`./parser-main${extname(import.meta.filename)}`, import.meta.url);

/** The parsers of the platform: its own files, and the packages that they use. */
export function ownCode(): Code {
  const folder = import.meta.dirname;
  const root = foldersFrom(folder).find((one) => existsSync(join(one, 'package.json'))) ?? folder;
  return {
    module: MAIN,
    reads: [
      join(root, 'package.json'),
      // why: sources are read from all over the package, what is built lies in one folder
      extname(import.meta.filename) === '.ts' ? join(root, 'src') : dirname(fileURLToPath(MAIN)),
      ...packagesFrom(root),
    ],
  };
}

/** The folders of packages that a module in this folder finds. */
function packagesFrom(folder: string): string[] {
  return foldersFrom(folder)
    .map((one) => join(one, 'node_modules'))
    .filter((path) => existsSync(path));
}

function foldersFrom(folder: string): string[] {
  const above = dirname(folder);
  return [folder, ...(above === folder ? [] : foldersFrom(above))];
}

export interface StartOptions {
  readonly wall: ParserWall;
  readonly machine: Machine;
  readonly code: Code;
  readonly folders: Folders;
  readonly env: Readonly<Record<string, string>>;
}

export function startOf({ wall, machine, code, folders, env }: StartOptions): Pick<ProcessSpec, 'run' | 'cwd' | 'env'> {
  const module = [...sourceConditions, fileURLToPath(code.module)];
  if (wall === 'permission') {
    return { run: { command: process.execPath, args: [...permissions(code, folders), ...module] }, env };
  }
  const { bwrap = '', prlimit = '', setpriv = '' } = machine.tools;
  const uid = userOf(wall, machine);
  const node = realpathSync(process.execPath);
  const binds: Bind[] = [
    ...[node, ...code.reads].map((path) => ({ from: path, to: path })),
    { from: folders.given, to: INSIDE.given },
    { from: folders.made, to: INSIDE.made, writable: true },
  ];
  return {
    run: {
      command: bwrap,
      args: [
        ...wallArguments({
          ...{ isRoot: machine.isRoot, ownNetwork: true, diesWithParent: true, env, binds },
          ...{ tmpMiB: TMP_MIB, cwd: '/', uid: UID },
        }),
        '--',
        ...limitedCommand([node, ...module], {
          ...{ prlimit, setpriv, uid, processes: PROCESSES, openFiles: OPEN_FILES, fileMiB: FILE_MIB },
        }),
      ],
    },
    cwd: '/',
    env: {},
  };
}

function permissions({ reads }: Code, { given, made }: Folders): string[] {
  const all = new Set([...reads, given].flatMap((path) => [path, realpathSync(path)]));
  return ['--permission', ...Array.from(all, (path) => `--allow-fs-read=${path}`), `--allow-fs-write=${made}`];
}
