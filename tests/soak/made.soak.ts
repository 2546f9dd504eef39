// What is made and what is drawn, in full: every picture and sound of the example game, pixel for pixel, and 200 inputs of
// each operation as the SDK and the contract judge them. UOS_TEST_CASES sets the number.

import { run } from '../../scripts/support/run.ts';
import { FULL_ROUND } from '../support/rounds.ts';

const files = ['examples/h5-game/tests/game.test.ts', 'packages/sdk/src/fields/check-input.test.ts'];
const env = { [FULL_ROUND]: '1', UOS_TEST_CASES: process.env.UOS_TEST_CASES ?? '200' };
const { ok } = await run('vitest', ['run', '--testTimeout=1200000', ...files], { live: true, env });
process.exit(ok ? 0 : 1);
