// `npm test`: brings the tools the tests need, builds what changed, runs every Vitest project once.
// The last line is always `N passed, N failed`. Arguments go to Vitest: `npm test -- --project unit packages/sdk`.

import { relative } from 'node:path';
import { run } from './support/run.ts';
import { failedFiles, neverBegun, type Report, tally, withSecondRun } from './support/tally.ts';
import { timeLines } from './support/times.ts';
import { type TestRun, vitest } from './support/vitest.ts';
import { ROOT } from './support/workspace.ts';
import { installTools } from './tools.ts';

const filters = process.argv.slice(2);
const isCi = process.env.CI !== undefined;

for (const line of await installTools()) {
  console.error(line);
}

const build = await run('node', ['scripts/build.ts', '--if-needed'], { live: true });
const tests = await vitest('test', filters);
const report = isCi ? await secondTry(tests) : tests.report;

for (const line of timeLines(tests.record.files, isCi ? 15 : 0)) {
  console.log(line);
}
const { passed, failed, notes } = tally(report, filters.length > 0);
for (const line of notes) {
  console.error(line);
}
// why: a run that broke outside any test (a build, a worker, an unhandled rejection) must not read as green.
const isUnexplained = !tests.ok && tally(tests.report, filters.length > 0).failed === 0;
const broken = Number(!build.ok) + Math.max(tests.record.strayErrors, Number(isUnexplained));
console.log(`${passed} passed, ${failed + broken} failed`);
process.exitCode = failed + broken > 0 ? 1 : 0;

/**
 * Once more: the files of the browser that failed, a browser on a busy machine, and those that broke while they got ready
 * what they need. The whole file, since a test that is tried again alone stands on what it left the first time.
 */
async function secondTry({ report: first }: TestRun): Promise<Report | undefined> {
  if (first === undefined) {
    return first;
  }
  const again = [
    ...new Set([
      ...failedFiles(first).filter((name) => relative(ROOT, name).startsWith('tests/e2e/')),
      ...neverBegun(first),
    ]),
  ].map((name) => relative(ROOT, name));
  if (again.length === 0) {
    return first;
  }
  console.log(`once more: ${again.join(', ')}`);
  const second = await vitest('test-again', again);
  return second.report === undefined || second.record.strayErrors > 0 ? first : withSecondRun(first, second.report);
}
