// Builds what is published of the libraries and the platform. The types come from tsc -b: tsup asks TypeScript for them
// through an API that version 7 does not have.
import { readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import { forgetOlderBuilds } from './scripts/support/two-builds.ts';

const SHARED: Options = {
  format: 'esm',
  target: 'es2024',
  sourcemap: true,
  removeNodeProtocol: false,
  silent: true,
};

/** What the platform needs for its first answer and what is no more than code: some 600 files that it reads as few. */
const WITH_THE_PLATFORM = /^(@uos\/contract|kysely|zod|hono|@hono\/node-server)(\/|$)/;

export default defineConfig([library('contract'), library('sdk'), platform()]);

/** A file for each of its sources, so that whoever bundles them takes no more than he needs. */
function library(name: string): Options {
  const folder = `packages/${name}`;
  const { exclude }: { exclude: string[] } = JSON.parse(readFileSync(`${folder}/tsconfig.build.json`, 'utf8'));
  return {
    ...SHARED,
    name,
    entry: [`${folder}/src/**/*.ts`, ...exclude.map((path) => `!${folder}/${path}`)],
    outDir: `${folder}/dist`,
    tsconfig: `${folder}/tsconfig.build.json`,
    platform: 'neutral',
    splitting: false,
    esbuildOptions: (options) => {
      options.outbase = `${folder}/src`;
      options.charset = 'utf8';
    },
    esbuildPlugins: [
      {
        name: 'file-by-file',
        setup({ onResolve }) {
          onResolve({ filter: /^/ }, ({ kind, path }) =>
            kind === 'entry-point'
              ? undefined
              : { path: path.startsWith('.') ? path.replace(/\.ts$/, '.js') : path, external: true },
          );
        },
      },
    ],
  };
}

/** Few files, because each one that is read costs a start more than its size; what is imported late stays apart. */
function platform(): Options {
  const folder = 'packages/platform';
  return {
    ...SHARED,
    name: 'platform',
    // why one flat folder: code finds the thread and the processes beside itself and the template one folder up, whichever chunk it is in
    entry: {
      main: `${folder}/src/start/main.ts`,
      serve: `${folder}/src/commands/serve.ts`,
      'build-template': `${folder}/src/commands/build-template.ts`,
      thread: `${folder}/src/kernel/objects/disk/thread.ts`,
      'child-main': `${folder}/src/engines/sockets/child-main.ts`,
      'parser-main': `${folder}/src/engines/parsers/parser-main.ts`,
      'subset-main': `${folder}/src/engines/databases/mongo/subset/subset-main.ts`,
      'gateway-main': `${folder}/src/engines/databases/gateway-main.ts`,
      'unpack-main': `${folder}/src/engines/builds/unpack-main.ts`,
    },
    outDir: `${folder}/dist/program`,
    // why not cleaned: a platform that runs takes what it imports late from the chunks it was started with
    clean: false,
    plugins: [
      {
        name: 'two-builds',
        buildEnd: ({ writtenFiles }) =>
          forgetOlderBuilds(
            `${folder}/dist/program`,
            writtenFiles.map(({ name }) => name),
          ),
      },
    ],
    tsconfig: `${folder}/tsconfig.build.json`,
    platform: 'node',
    splitting: true,
    esbuildOptions: (options) => {
      options.charset = 'utf8';
      options.conditions = ['uos:source', 'import', 'module'];
      // why: Node counts the length of every line of what has a map, at each start
      options.minifyWhitespace = true;
      // why: for stack traces the places are enough
      options.sourcesContent = false;
    },
    esbuildPlugins: [
      {
        name: 'few-packages',
        setup({ onResolve }) {
          onResolve({ filter: /^[^.#/]/ }, ({ kind, path }) =>
            kind === 'entry-point' || WITH_THE_PLATFORM.test(path) ? undefined : { path, external: true },
          );
        },
      },
    ],
    noExternal: [WITH_THE_PLATFORM],
  };
}
