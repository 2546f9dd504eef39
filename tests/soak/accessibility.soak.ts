// Every screen of the console, loaded by its address, in light and in dark and in English, under every rule of axe; and the kit.

import { run } from '../../scripts/support/run.ts';
import { FULL_ROUND } from '../support/rounds.ts';

const { ok } = await run('vitest', ['run', '--project', 'e2e', 'tests/e2e/walk', 'tests/e2e/kit'], {
  live: true,
  env: { [FULL_ROUND]: '1' },
});
process.exit(ok ? 0 : 1);
