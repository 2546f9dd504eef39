// `npm run test:changed`: the tests that the changes of a branch can break, for a push; `npm test` runs all of them.
// `npm run test:changed -- v0.2` compares with another commit than main.

import { ONLY } from '../tests/support/rounds.ts';
import { affectedBy } from './support/affected.ts';
import { run } from './support/run.ts';
import { installTools } from './tools.ts';

/** Whoever changes a service may let somebody in: these are run whole. */
const WALLS = ['tests/conformance/operations/coverage', 'tests/conformance/permissions', 'tests/security/tenants'];

const [base = 'main'] = process.argv.slice(2);
const { everything, services, tests } = affectedBy(await changedSince(base));

for (const line of await installTools()) {
  console.error(line);
}
const build = await run('node', ['scripts/build.ts', '--if-needed'], { live: true });
const ok = build.ok && (everything === undefined ? await runAffected() : await runEverything(everything));
process.exitCode = ok ? 0 : 1;

/** Paths that differ from where the branch left `commit`, those that nobody has committed too. */
async function changedSince(commit: string): Promise<string[]> {
  const { stdout: from, ok: isKnown, output } = await run('git', ['merge-base', commit, 'HEAD']);
  if (!isKnown) {
    throw new Error(output);
  }
  const changed = await run('git', ['diff', '--name-only', '--no-renames', from]);
  const fresh = await run('git', ['ls-files', '--others', '--exclude-standard']);
  return [changed.stdout, fresh.stdout].flatMap((lines) => lines.split('\n')).filter((path) => path !== '');
}

async function runEverything(because: string): Promise<boolean> {
  console.log(`all tests stand on ${because}: run npm test`);
  return (await run('vitest', ['run'], { live: true })).ok;
}

async function runAffected(): Promise<boolean> {
  console.log(services.length === 0 ? 'no service was changed' : `changed: ${services.join(', ')}`);
  const rooms = services.map((name) => `packages/platform/src/services/${name}/`);
  const walks = ['tests/conformance/operations/', 'tests/e2e/walk-'];
  const runs: readonly (readonly string[])[] = [
    ['--project', 'unit'],
    [...rooms, ...tests, ...(services.length === 0 ? [] : [...WALLS, ...walks])],
  ];
  let allOk = true;
  for (const filters of runs.filter(({ length }) => length > 0)) {
    const env = { [ONLY]: services.join(',') };
    allOk = (await run('vitest', ['run', '--passWithNoTests', ...filters], { live: true, env })).ok && allOk;
  }
  return allOk;
}
