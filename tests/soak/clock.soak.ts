// A whole year of days on the test clock, on both engines, and one of bills; at every change it is a month, and a year
// with the turns of money alone.

import { run } from '../../scripts/support/run.ts';
import { FULL_ROUND } from '../support/rounds.ts';

const { ok } = await run(
  'vitest',
  ['run', '--project', 'system', 'tests/state/clock.test.ts', 'tests/money/year.test.ts'],
  {
    live: true,
    env: { [FULL_ROUND]: '1' },
  },
);
process.exit(ok ? 0 : 1);
