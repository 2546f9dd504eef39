// The document subset: a server of ours that speaks MongoDB's protocol and knows a part of its commands, for machines that
// have no MongoDB.
import { realpathSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Place, Program } from '#engines/databases/engine';
import { sourceConditions } from '#kernel/dev/source-conditions';
import { DATA_FOLDER, type MongoServer } from './engine.ts';
import { SOCKET } from './session.ts';
import { LOG } from './slow-log.ts';
import { SUBSET_VERSION } from './subset/version.ts';

const SOURCE = extname(import.meta.filename) === '.ts';
/** why beside or below: what is built lies in one folder */
const MAIN = fileURLToPath(new URL(SOURCE ? './subset/subset-main.ts' : './subset-main.js', import.meta.url));
const FILE = `${DATA_FOLDER}/documents.sqlite`;
const DUMP = 'dump.ndjson.gz';
const [LEAST_HEAP_MIB, MOST_HEAP_MIB] = [64, 2048];

/** What the process reads beside its folder: its own code, and the libraries that it stands on. */
function codeFolders(): string[] {
  // why from its own folder: a checkout names its parts by what stands in the package's file
  const own = SOURCE
    ? [foldersAbove(MAIN, 'databases'), foldersAbove(MAIN, 'platform', 'package.json')]
    : [dirname(MAIN)];
  const libraries = ['bson', 'mingo'].map((name) =>
    foldersAbove(fileURLToPath(import.meta.resolve(name)), 'node_modules'),
  );
  return [...new Set([...own, ...libraries])];
}

/** The folder of that name, or something in it. */
function foldersAbove(path: string, name: string, ...below: readonly string[]): string {
  const parts = path.split('/');
  return [...parts.slice(0, parts.lastIndexOf(name) + 1), ...below].join('/');
}

function program({ runner, spec }: Place, ...args: readonly string[]): Program {
  const heap = Math.min(MOST_HEAP_MIB, Math.max(LEAST_HEAP_MIB, Math.floor(spec.size.memoryMiB / 2)));
  return {
    command: realpathSync(process.execPath),
    args: [
      // why: what Node says of its own parts is no line of the database's
      ...['--disable-warning=ExperimentalWarning', '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'],
      ...sourceConditions,
      ...[`--max-old-space-size=${heap}`, MAIN, ...args, `--data=${runner.home}/${FILE}`],
    ],
    reads: codeFolders(),
  };
}

export function createSubset({ fault }: { readonly fault: string }): MongoServer {
  return {
    provider: 'subset',
    dumpEnding: 'ndjson.gz',
    async probe() {
      return { available: fault === '', version: SUBSET_VERSION, reason: fault };
    },
    server: (place) =>
      program(place, 'serve', `--socket=${place.runner.home}/${SOCKET}`, `--log=${place.runner.home}/${LOG}`),
    async dump(place, signal) {
      await place.runner.run(program(place, 'dump', `--file=${place.runner.home}/${DUMP}`), { signal });
      return DUMP;
    },
    async swap(place, path) {
      await place.runner.run(program(place, 'restore', `--file=${join(place.runner.home, path)}`));
    },
    // why nothing: it was read while nobody else had the file open
    restore: async () => undefined,
  };
}
