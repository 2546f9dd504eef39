// `npm run e2e`: the tests in a browser; `npm run e2e -- frame` those with "frame" in their path.
// `npm run e2e -- gallery [name…] [state…] [width…]`: pictures of the console's screens instead; `npm run e2e -- studio` those
// of the demo studio with its history.

import { run } from './support/run.ts';

const [first, ...others] = process.argv.slice(2);
const ok = first === 'gallery' || first === 'studio' ? await shoot(first) : await runTests();
process.exitCode = ok ? 0 : 1;

async function shoot(what: 'gallery' | 'studio'): Promise<boolean> {
  const build = await run('node', ['scripts/build.ts', '--if-needed'], { live: true });
  const args = ['--conditions=uos:source', `tests/e2e/${what}.ts`, ...others];
  return build.ok && (await run('node', args, { live: true })).ok;
}

async function runTests(): Promise<boolean> {
  const args = ['scripts/test.ts', '--project', 'e2e', ...process.argv.slice(2)];
  return (await run('node', args, { live: true })).ok;
}
