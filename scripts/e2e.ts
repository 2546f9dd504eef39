// `npm run e2e`: the tests in a browser; `npm run e2e -- gallery` those with "gallery" in their path.

import { run } from './support/run.ts';

const args = ['scripts/test.ts', '--project', 'e2e', ...process.argv.slice(2)];
const { ok } = await run('node', args, { live: true });
process.exitCode = ok ? 0 : 1;
