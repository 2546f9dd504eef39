// A whole year of days on the test clock, on both engines; at every change it is a quarter.

import { run } from '../../scripts/support/run.ts';
import { FULL_ROUND } from '../support/rounds.ts';

const { ok } = await run('vitest', ['run', '--project', 'system', 'tests/state/clock.test.ts'], {
  live: true,
  env: { [FULL_ROUND]: '1' },
});
process.exit(ok ? 0 : 1);
