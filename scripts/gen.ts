// `npm run gen`: writes everything that follows from the contract. `--check` compares only, `--only sdk,cli` limits.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { emitCliManifest } from '../packages/cli/codegen/manifest.ts';
import { generate, PARTS } from '../packages/contract/codegen/generate.ts';
import { services } from '../packages/contract/src/index.ts';

const ROOT = join(import.meta.dirname, '..');

const { values } = parseArgs({ options: { check: { type: 'boolean' }, only: { type: 'string' } } });
const parts = PARTS.filter((part) => values.only === undefined || values.only.split(',').includes(part));
const files = generate(services, parts);
const stale = [...files].filter(([path, text]) => read(join(ROOT, path)) !== text).map(([path]) => path);

if (values.check === true) {
  for (const path of stale) {
    console.error(`${path} is stale: run \`npm run gen\` and commit it`);
  }
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const path of stale) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), files.get(path) ?? '');
    console.log(`wrote ${path}`);
  }
}
if (parts.includes('cli')) {
  // why last: the command table is made of the commands people wrote and of the tables written above
  const table = await emitCliManifest({ check: values.check === true });
  for (const path of table.stale) {
    console.log(`${values.check === true ? 'stale' : 'wrote'} packages/cli/src/generated/${path}`);
  }
  if (values.check === true && table.stale.length > 0) {
    process.exitCode = 1;
  }
}
console.log(`${files.size} generated files, ${stale.length} ${values.check === true ? 'stale' : 'written'}`);

function read(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
