// One small CommonJS entry, one chunk with all that help needs, and a lazy chunk for everything a command loads.
// Nothing is left outside: the package has no dependency to install.
// why not tsup, which builds the libraries: it makes a chunk of every set of entries, so that a command reads 44 files
// instead of 9, and a read takes 2.8 times the CPU of `node -e 0` instead of 2.6.
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { defineConfig, type RolldownOptions } from 'rolldown';

/** What every line needs; kept together, because each further file costs more than its size. */
const CORE = under(
  'program/(cli|manifest|line/(aliases|globals))',
  'text/text',
  'terminal/process-io',
  'profile/who/sign-in',
);
/** The tree of commands and what help and mistakes are said with. why apart from the core: completion needs none of it */
const TREE = union(
  under(
    'program/(program|help/help|line/(address|mistakes|nearest-command|options))',
    'errors/(annotation|cli-error|report)',
    'text/(front.*|nearest)',
    'terminal/(paint|printable|shell-word|width|wrap)',
    // why: where files are and what the platform serves is asked by the help of each noun and by a word that is none
    'profile/where/folders',
    'connection/served',
  ),
  /\/node_modules\/commander\/|no-words$/,
);
/** The words and the programs of a person. why apart: a line that names no command reads them without what commands run on */
const OWN_WORDS = under('profile/where/(json-file|user-aliases)', 'program/(line/user-alias|around/extension)');
/** What every command runs on, the spelling of amounts too. */
const RUN = union(
  under(
    'program/(command|engine|lists|around/where)',
    'text/(dictionary|en|ids|zh)',
    'profile/(where/(?!store).*|who/(credentials|keyring|secrets))',
    'connection/(connect|dry-run)',
    'terminal/(prompt|waiting|output/(deliver|print|values))',
    'generated/loaders',
  ),
  /\/packages\/contract\/src\/rules\/format\/money\.ts$/,
);
/** What every call to the platform needs. */
const CALL = union(
  under('connection/(client|host-cache|trace)', 'profile/who/proof', 'derived/tables'),
  /\/packages\/(?:sdk\/src\/(?:http|exports|generated\/bases|runtime\/(?!transports\/(?:undici|fetch))[\w/-]+)|contract\/src\/(?:messages\/[\w-]+|labels\/shared|rules\/services\/service-name))\.ts$/,
);
/** Tables of the platform core, of which a command about money uses several. */
const TABLES = new RegExp(`/packages/sdk/src/generated/(${coreNouns().join('|')})\\.ts$`);
/** What several nouns show their answers with. */
const SHOWN = union(
  under('connection/file-url', 'terminal/output/chart'),
  /\/packages\/contract\/src\/(labels\/(metrics|tables\/platform)|rules\/(expressions|format|minors|money)\/[\w-]+|rules\/(values\/amount|names\/id-card))\.ts$/,
);
/** The commands of a noun are small and share what they import at their top; what they load when they run stays apart. */
const NOUN = /\/packages\/cli\/src\/commands\/([\w-]+)\//;
/** What the commands of one noun alone go by. why with them: beside the first that reads it they would wait for each other */
const OWN: Readonly<Record<string, RegExp>> = {
  func: /\/packages\/contract\/src\/labels\/tables\/func\.ts$/,
  passport: /\/packages\/contract\/src\/rules\/(?:gifts|progress|shop)\//,
  multiverse:
    /\/packages\/contract\/src\/(?:labels\/(?:tables\/hosting|task-states)|rules\/services\/service-defaults)\.ts$/,
};
const DECLARED = under('declared/.*');

type Modules = { getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null };

/** The noun whose chunk a file belongs into, or null. */
function nounOf(id: string, modules: Modules): string | null {
  const [owner] = Object.entries(OWN).find(([, own]) => own.test(id)) ?? [];
  if (owner !== undefined) {
    return owner;
  }
  loadedWithCommands ??= closureOfCommands(modules);
  return loadedWithCommands.has(id) ? (NOUN.exec(id)?.[1] ?? null) : null;
}

let loadedWithCommands: ReadonlySet<string> | undefined;

function closureOfCommands(modules: Modules): Set<string> {
  const found = new Set(modules.getModuleInfo(LOADERS)?.dynamicallyImportedIds);
  // why over the set itself: what is added while it is walked is walked too
  for (const id of found) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) {
      found.add(imported);
    }
  }
  return found;
}

function coreNouns(): string[] {
  const nouns = JSON.parse(readFileSync('src/generated/manifest/index.json', 'utf8')) as {
    name: string;
    kind: string;
  }[];
  return nouns.filter(({ kind }) => kind === 'manage' || kind === 'calls').map(({ name }) => name);
}

function under(...paths: string[]): RegExp {
  return new RegExp(`/packages/cli/src/(${paths.join('|')})\\.ts$`);
}

function union(...all: RegExp[]): RegExp {
  return new RegExp(all.map(({ source }) => source).join('|'));
}

/** Loads every command. */
const LOADERS = join(import.meta.dirname, 'src/generated/loaders.ts');
const NOTHING = '\0nothing';
const NO_WORDS = '\0no-words';
/** The program of jq-wasm, taken out of its script. */
let jq = Buffer.alloc(0);
/** A test builds elsewhere. */
const OUT = process.env.UOS_CLI_OUT ?? 'dist';

const COMMANDS: RolldownOptions = {
  input: { main: 'src/main.ts' },
  platform: 'node',
  preserveEntrySignatures: false,
  // why: libraries of this workspace are taken from their sources, so that a build of the CLI needs no other build.
  resolve: { conditionNames: ['uos:source', 'node', 'import', 'default'] },
  transform: {
    target: 'node22',
    define: { 'import.meta.dirname': '__dirname', 'import.meta.filename': '__filename', BUNDLED: 'true' },
  },
  output: {
    dir: OUT,
    cleanDir: true,
    // why: the loader for CommonJS starts measurably faster than the one for modules.
    format: 'cjs',
    dynamicImportInCjs: false,
    exports: 'named',
    minify: true,
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    codeSplitting: {
      // why: with its dependencies a group would pull in what others need first, and files would wait for each other.
      includeDependenciesRecursively: false,
      groups: [
        { name: 'core', test: CORE, priority: 4 },
        { name: 'tree', test: TREE, priority: 4 },
        { name: 'own-words', test: OWN_WORDS, priority: 4 },
        { name: 'run', test: RUN, priority: 3 },
        { name: 'call', test: CALL, priority: 3 },
        { name: 'tables', test: TABLES, priority: 2 },
        { name: 'declared', test: DECLARED, priority: 2 },
        { name: 'shown', test: SHOWN, priority: 2 },
        { name: nounOf, test: union(NOUN, ...Object.values(OWN)), priority: 1, debugName: 'noun' },
      ],
    },
  },
  plugins: [
    {
      name: 'nothing-unused',
      resolveId(source, importer = '') {
        // why: commander loads what starts programs, and our commands are none; it is a tenth of a start
        if (source === 'node:child_process' && importer.includes('/node_modules/commander/')) {
          return NOTHING;
        }
        // why: nearest words are looked for in the whole tree, in both languages, by a file of ours
        if (source === './suggestSimilar.js') {
          return NO_WORDS;
        }
        // why: which stream has colours is decided before chalk is loaded; its file for browsers asks nothing
        return source === '#supports-color' ? join(dirname(importer), 'vendor/supports-color/browser.js') : null;
      },
      load(id) {
        if (id === NO_WORDS) {
          return `export const suggestSimilar = () => ''`;
        }
        return id === NOTHING ? 'export default undefined' : null;
      },
    },
    {
      name: 'jq-apart',
      // why: as text in a script it is a quarter of the package, and a read with --jq parses all of it
      transform: {
        filter: { id: /\/node_modules\/jq-wasm\/dist\/build\/jq\.js$/ },
        handler(code) {
          const [whole, base64] = /var f = "data:application\/octet-stream;base64,([^"]+)";/.exec(code) ?? [];
          if (whole === undefined || base64 === undefined) {
            throw new Error('jq-wasm no longer holds its program as text: look at how it is loaded now');
          }
          jq = gzipSync(Buffer.from(base64, 'base64'), { level: 9 });
          return code.replace(
            whole,
            () =>
              `wasmBinary = require('node:zlib').gunzipSync(require('node:fs').readFileSync(__dirname + '/jq.wasm.gz')); var f = 'jq';`,
          );
        },
      },
      writeBundle() {
        writeFileSync(join(OUT, 'jq.wasm.gz'), jq);
      },
    },
    {
      name: 'no-circles',
      // why: a file that waits for one that waits for it reads nothing of it, and Node warns whoever types the command
      generateBundle(_options, bundle) {
        const chunks = new Map(
          Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one.imports]] : [])),
        );
        const walk = (name: string, from: readonly string[]): void => {
          if (from.includes(name)) {
            throw new Error(`files that wait for each other: ${[...from, name].join(' → ')}`);
          }
          for (const next of chunks.get(name) ?? []) {
            walk(next, [...from, name]);
          }
        };
        for (const name of chunks.keys()) {
          walk(name, []);
        }
      },
    },
    {
      name: 'command-table',
      writeBundle() {
        const table = join(OUT, 'generated');
        rmSync(table, { recursive: true, force: true });
        cpSync('src/generated/manifest', join(table, 'manifest'), { recursive: true });
        packSchemas(join(table, 'manifest'));
      },
    },
  ],
};

/** A thread is begun with a file, which the code finds beside itself. why apart: a second entry would cut all chunks anew */
const THREAD: RolldownOptions = {
  input: { 'node-hash-program': '../sdk/src/jobs/node-hash-program.ts' },
  platform: 'node',
  output: { dir: OUT, format: 'cjs', minify: true, entryFileNames: '[name].cjs' },
};

// why in this order: the first empties the folder
export default defineConfig([COMMANDS, THREAD]);

/** why: plain and one by one, they are a quarter of the package and 30 files, and one command reads them. */
function packSchemas(folder: string): void {
  const files = globSync(join(folder, 'schema/*.json')).sort();
  const whole = files.map((file) => `"${basename(file, '.json')}":${readFileSync(file, 'utf8')}`).join(',');
  writeFileSync(join(folder, 'schema.json.gz'), gzipSync(`{${whole}}`, { level: 9 }));
  rmSync(join(folder, 'schema'), { recursive: true });
}
