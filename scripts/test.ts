// `npm test`: brings the tools the tests need, builds what changed, runs every Vitest project once.
// The last line is always `N passed, N failed`. Arguments go to Vitest: `npm test -- --project unit packages/sdk`.

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './support/run.ts';
import { readTally } from './support/tally.ts';
import { CACHE } from './support/workspace.ts';
import { installTools } from './tools.ts';

const filters = process.argv.slice(2);
const report = join(CACHE, 'test-report.json');

mkdirSync(CACHE, { recursive: true });
rmSync(report, { force: true });
for (const line of await installTools()) {
  console.error(line);
}

const build = await run('node', ['scripts/build.ts', '--if-needed'], { live: true });
const tests = await run(
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters],
  {
    live: true,
  },
);

const tally = readTally(report, filters.length > 0);
for (const line of tally.notes) {
  console.error(line);
}
// why: a run that broke outside any test (a build, a worker, an unhandled rejection) must not read as green.
const broken = Number(!build.ok) + Number(!tests.ok && tally.failed === 0);
const failed = tally.failed + broken;
console.log(`${tally.passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
