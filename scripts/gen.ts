// `npm run gen`: writes everything that follows from the contract. `--check` compares only, `--only sdk,cli` limits.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { emitCliManifest } from '../packages/cli/codegen/manifest.ts';
import { cliService } from '../packages/contract/codegen/cli-table.ts';
import { cliThings } from '../packages/contract/codegen/cli-things.ts';
import { services } from '../packages/contract/src/index.ts';
import { readServices } from '../packages/contract/src/reference/model.ts';

const ROOT = join(import.meta.dirname, '..');

/** Folders with nothing written by hand in them: what no service makes any more is stale too. */
const OWNED = [
  'packages/cli/src/generated/manifest/schema',
  'packages/contract/openapi',
  'packages/contract/reference',
  'packages/sdk/src/generated',
  'tests/types/generated',
];

/** Lines of written commands, for the reference; they follow from the examples of the commands. */
const WRITTEN = 'packages/contract/src/generated/written-commands.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean' }, only: { type: 'string' } } });
const isCheck = values.check === true;
const isWanted = (part: string): boolean => values.only === undefined || values.only.split(',').includes(part);
const table = isWanted('cli')
  ? await emitCliManifest(readServices(services).map(cliService), cliThings(services), { check: isCheck })
  : undefined;
for (const path of table?.stale ?? []) {
  console.log(`${isCheck ? 'stale' : 'wrote'} packages/cli/src/generated/${path}`);
}
const written = table === undefined ? [] : put(new Map([[WRITTEN, linesText(table.lines)]]));

// why only now: the reference shows the lines that were just written
const { generate, PARTS } = await import('../packages/contract/codegen/generate.ts');
const parts = PARTS.filter(isWanted);
const files = generate(services, parts);
const stale = [...written, ...put(files)];
const folders = new Set([...files.keys()].map((path) => dirname(path)));
const left = OWNED.filter((folder) => folders.has(folder))
  .flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`))
  .filter((path) => !files.has(path));
for (const path of left) {
  if (isCheck) {
    console.error(`${path} is made by nothing any more: run \`npm run gen\``);
  } else {
    rmSync(join(ROOT, path));
    console.log(`removed ${path}`);
  }
}
if (isCheck && stale.length + left.length + (table?.stale.length ?? 0) > 0) {
  process.exitCode = 1;
}
console.log(`${files.size} generated files, ${stale.length} ${isCheck ? 'stale' : 'written'}`);

/** Writes what is not as it should be, or with --check only says so; answers the paths. */
function put(wanted: ReadonlyMap<string, string>): string[] {
  const changed = [...wanted].filter(([path, text]) => read(join(ROOT, path)) !== text);
  for (const [path, text] of changed) {
    if (isCheck) {
      console.error(`${path} is stale: run \`npm run gen\` and commit it`);
    } else {
      mkdirSync(dirname(join(ROOT, path)), { recursive: true });
      writeFileSync(join(ROOT, path), text);
      console.log(`wrote ${path}`);
    }
  }
  return changed.map(([path]) => path);
}

function read(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function linesText(lines: Readonly<Record<string, string>>): string {
  return [
    '// Generated from the examples of the commands by `npm run gen`; do not edit.',
    '',
    '/** What a person types in place of one call, by operation id; every other call is reached by its own words. */',
    'export const writtenCommands: Readonly<Record<string, string>> = {',
    ...Object.entries(lines).map(([id, line]) => `  '${id}': ${JSON.stringify(line)},`),
    '};',
    '',
  ].join('\n');
}
