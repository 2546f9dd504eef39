// Two devices of one player in 200 random orders, through the SDK: neither loses anything of the other.

import { run } from '../../scripts/support/run.ts';
import { FULL_ROUND } from '../support/rounds.ts';

const { ok } = await run('vitest', ['run', '--project', 'system', 'tests/contract/saves-sdk.test.ts'], {
  live: true,
  env: { [FULL_ROUND]: '1' },
});
process.exit(ok ? 0 : 1);
