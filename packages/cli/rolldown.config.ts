// One small CommonJS entry, one chunk with all that help needs, and a lazy chunk for everything a command loads.
// Nothing is left outside: the package has no dependency to install.
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { defineConfig } from 'rolldown';

/** What routing, help and completion read; kept together, because each further file costs more than its size. */
const CORE = under(
  '(aliases|cli|errors|explain|globals|help|manifest|nearest|process-io|report|route)',
  'text/(front.*|text)',
  'terminal/(annotation|paint|printable|width)',
  'profile/sign-in',
);
/** What every command runs on, the spelling of amounts too. */
const RUN = union(
  under(
    '(command|engine|ids|lists|parse)',
    'text/(dictionary|en|zh)',
    'profile/(config|connect|credentials|dry-run|folders|json-file|keyring|project-file|running-platform|secrets|settings|upwards)',
    'terminal/(deliver|print|prompt|shell-word|values)',
    'generated/loaders',
  ),
  /\/packages\/contract\/src\/rules\/format\/money\.ts$/,
);
/** What every call to the platform needs. */
const CALL =
  /\/packages\/(?:cli\/src\/(?:profile\/(?:client|host-cache|proof|trace)|derived\/tables)|sdk\/src\/(?:http|exports|generated\/bases|runtime\/(?!transports\/(?:undici|fetch))[\w/-]+)|contract\/src\/(?:messages\/[\w-]+|labels\/shared|rules\/services\/service-name))\.ts$/;
/** Tables of the platform core, of which a command about money uses several. */
const TABLES =
  /\/packages\/sdk\/src\/generated\/(alert|app|billing|certification|knowledge|org|payment|service-token|session|ticket|usage|user)\.ts$/;
/** The commands of a noun are small and share their helpers; what moves bytes is large and stays apart. */
const NOUN =
  /\/packages\/cli\/src\/(?:commands\/(auth|profile)|(?:commands\/)?(admin|app|cdn(?!\/transfer\/(?!flags\.))|dev|passport|token|usage))\//;
/** Signing in, money, and what files declare: a few files each that are of no use alone. */
const LOGIN = under('login/.*', 'commands/(login|logout|whoami)');
const MONEY = union(
  under(
    '(ask|bill|money|org|ticket|upload)/.*',
    'commands/(bill|deposit|invoice|org|ticket)/.*',
    'commands/(ask|balance|redeem)',
    'terminal/chart',
  ),
  /\/packages\/contract\/src\/(labels\/metrics|rules\/(format\/(compact-number|size|time)|money\/consultation-fee|values\/amount))\.ts$/,
);
const DECLARED = under('declared/.*', 'commands/(deploy|diff|fetch|schema)');

function under(...paths: string[]): RegExp {
  return new RegExp(`/packages/cli/src/(${paths.join('|')})\\.ts$`);
}

function union(...all: RegExp[]): RegExp {
  return new RegExp(all.map(({ source }) => source).join('|'));
}

/** A test builds elsewhere. */
const OUT = process.env.UOS_CLI_OUT ?? 'dist';

export default defineConfig({
  input: { main: 'src/main.ts' },
  platform: 'node',
  preserveEntrySignatures: false,
  // why: libraries of this workspace are taken from their sources, so that a build of the CLI needs no other build.
  resolve: { conditionNames: ['uos:source', 'node', 'import', 'default'] },
  transform: { target: 'node22', define: { 'import.meta.dirname': '__dirname' } },
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
        { name: 'run', test: RUN, priority: 3 },
        { name: 'call', test: CALL, priority: 3 },
        { name: 'tables', test: TABLES, priority: 2 },
        { name: 'login', test: LOGIN, priority: 2 },
        { name: 'declared', test: DECLARED, priority: 2 },
        { name: 'money', test: MONEY, priority: 2 },
        { name: (id) => NOUN.exec(id)?.slice(1).find(Boolean) ?? null, test: NOUN, priority: 1, debugName: 'noun' },
      ],
    },
  },
  plugins: [
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
});

/** why: plain and one by one, they are a quarter of the package and 30 files, and one command reads them. */
function packSchemas(folder: string): void {
  const files = globSync(join(folder, 'schema/*.json')).sort();
  const whole = files.map((file) => `"${basename(file, '.json')}":${readFileSync(file, 'utf8')}`).join(',');
  writeFileSync(join(folder, 'schema.json.gz'), gzipSync(`{${whole}}`, { level: 9 }));
  rmSync(join(folder, 'schema'), { recursive: true });
}
