// What a page of the console and a user of the SDK or the CLI load. A route is measured with everything it needs before
// it is drawn: the frame, and every file that its own imports at its top.

import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Words are not of the same length in the two languages of the console. */
const FIRST_LOAD = { zh: '175 kB', en: '176 kB' };

const FILES_ONLY = { disablePlugins: ['@size-limit/esbuild'], brotli: false };

export default [
  {
    name: 'browser SDK: runtime alone, what a page loads before it walks, follows or inspects, gzip',
    path: 'packages/sdk/dist/browser.js',
    import: '{ createClient }',
    ignore: [
      '@uos/contract/messages',
      './paging.js',
      './events.js',
      './raw-request.js',
      './inspect.js',
      './preview.js',
      './base-info.js',
    ],
    gzip: true,
    // why 50 more: a call that is followed is handed on to what reads its events, and `fetch` is more patient with it
    limit: '4250 B',
  },
  {
    name: 'browser SDK: every service and message, gzip',
    path: 'packages/sdk/dist/browser.js',
    import: '{ createUos }',
    gzip: true,
    // why so many: what a database on a server of the operator cannot do, and whom it does not trust, are sentences
    limit: '24.5 kB',
  },
  {
    name: 'browser SDK: realtime, gzip',
    path: 'packages/sdk/dist/realtime/index.js',
    import: '{ openPush }',
    gzip: true,
    limit: '8 kB',
  },
  {
    name: 'browser SDK: a player of a game who signs in, with the whole wire table, gzip',
    path: 'packages/sdk/dist/player/index.js',
    import: '{ createPlayer }',
    ignore: ['./leaderboards.js', './shop.js', './gifts.js'],
    gzip: true,
    limit: '8 kB',
  },
  {
    name: 'browser SDK: a player of a game with leaderboards, shop, inventory, codes and mail, gzip',
    path: 'packages/sdk/dist/player/index.js',
    import: '{ createPlayer }',
    gzip: true,
    limit: '9 kB',
  },
  {
    name: 'browser SDK: settings of a game, with the call behind them, gzip',
    path: 'packages/sdk/dist/settings/index.js',
    import: '{ settings }',
    gzip: true,
    limit: '5 kB',
  },
  {
    name: 'browser SDK: saves of a player, with their wire table, gzip',
    path: 'packages/sdk/dist/saves/index.js',
    import: '{ createSaves }',
    gzip: true,
    limit: '6 kB',
  },
  ...tableEntries(),
  {
    name: 'CLI: what --version and help load',
    path: ['packages/cli/dist/main.cjs', 'packages/cli/dist/{core,tree}-*.cjs'],
    ...FILES_ONLY,
    gzip: false,
    // commander is 38 of them, 2.5 are what reads a line that is nearly right, and 2 where files are and what is served
    limit: '75.5 kB',
  },
  {
    name: 'CLI: the package as it is installed',
    path: ['packages/cli/{bin,dist,man,schema}/**'],
    ...FILES_ONLY,
    gzip: false,
    limit: '5 MB',
  },
  ...consoleEntries('zh', 'packages/web/dist/assets'),
  ...consoleEntries('en', 'packages/web/dist/assets/en'),
];

/**
 * What a browser loads to call one service, and all of them. Player accounts have two tables, one for those who run a
 * game and one for its players: nobody is both.
 */
function tableEntries() {
  const modules = globSync('packages/sdk/src/generated/*.ts').map((path) => basename(path, '.ts'));
  const isTable = (name) => !/\.(fields|forms|columns|sockets)$|^(bases|formats|index)$/.test(name);
  const isWhole = (name) => modules.some((other) => other.startsWith(`${name}.`) && isTable(other));
  const tables = modules.filter((name) => isTable(name) && !isWhole(name)).sort();
  const entry = (name, path, limit) => ({
    name,
    path,
    modifyEsbuildConfig: asModule,
    brotli: false,
    gzip: true,
    limit,
  });
  const pathOf = (name) => `packages/sdk/dist/generated/${name}.js`;
  return [
    ...tables.map((name) => entry(`wire table: ${name}, gzip`, pathOf(name), '2500 B')),
    { ...entry('wire table: all services, gzip', pathOf('index'), '12 kB'), import: '{ tables }' },
  ];
}

/** Else esbuild takes a script, and leaves out the table that nobody in it reads. */
function asModule(config) {
  return { ...config, format: 'esm' };
}

/** A build of the console in one language. */
function consoleEntries(language, assets) {
  const title = `console in ${language}`;
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const sources = new Map(names.map((name) => [name, readFileSync(join(assets, name), 'utf8')]));
  const entry = names.find((name) => name.startsWith('index-')) ?? '';
  const frame = closure(entry, sources);
  const screens = screenNames()
    .map((screen) => names.find((name) => name.replace(/-[\w-]{8}\.js$/, '') === screen))
    .filter((name) => name !== undefined);
  return [
    measured(`${title}: scripts of the first load, gzip`, frame, FIRST_LOAD[language], assets),
    ...screens.map((name) =>
      measured(
        `${title}: everything before ${name.replace(/-[\w-]{8}\.js$/, '')} is drawn, gzip`,
        new Set([...frame, ...closure(name, sources)]),
        // why no less: what nearly every screen fetches a moment later anyway is with it, so that it is one file and not ten
        '240 kB',
        assets,
      ),
    ),
    {
      name: `${title}: the editor, loaded when it is first wanted, gzip`,
      path: `${assets}/json-field-*.js`,
      ...FILES_ONLY,
      gzip: true,
      limit: '122 kB',
    },
    {
      name: `${title}: styles of the first load, gzip`,
      path: [`${assets}/{index,mantine}-*.css`],
      ...FILES_ONLY,
      gzip: true,
      limit: '24 kB',
    },
  ];
}

/** The modules that features hand to the frame as screens. */
function screenNames() {
  const lists = globSync('packages/web/src/{site,features/*}/screens.ts').map((path) => readFileSync(path, 'utf8'));
  const names = lists.flatMap((text) =>
    [...text.matchAll(/import\('\.\/(?:.*\/)?([\w-]+)\.tsx'\)/g)].map(([, name]) => name),
  );
  return [...new Set(names)].sort();
}

function measured(name, files, limit, assets) {
  return { name, path: [...files].map((file) => `${assets}/${file}`), ...FILES_ONLY, gzip: true, limit };
}

/** A file and all that it imports at its top, and so on. */
function closure(name, sources, seen = new Set()) {
  if (!seen.has(name)) {
    seen.add(name);
    for (const [, next] of (sources.get(name) ?? '').matchAll(/(?:import|from)\s*"\.\/([^"]+\.js)"/g)) {
      closure(next, sources, seen);
    }
  }
  return seen;
}
