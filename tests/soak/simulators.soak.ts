// Whatever foretells a call beside the call itself, in a thousand random cases of each: purchases of a shop as the simulator of
// the console says they end, and seasons of a battle pass, day by day, as `uos passport pass simulate` and the console do.
// UOS_TEST_CASES sets the number.

import { run } from '../../scripts/support/run.ts';

const PASSPORT = 'packages/platform/src/services/passport';
const files = [`${PASSPORT}/economy/simulated.test.ts`, `${PASSPORT}/battle-passes/battle-passes.test.ts`];
const cases = process.env.UOS_TEST_CASES ?? '1000';
const { ok } = await run('vitest', ['run', '--project', 'platform', '--testTimeout=1200000', ...files], {
  live: true,
  env: { UOS_TEST_CASES: cases },
});
process.exit(ok ? 0 : 1);
