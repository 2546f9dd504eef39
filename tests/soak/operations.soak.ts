// Every served operation on all four engines: embedded, PostgreSQL, PostgreSQL with S3, two processes on both; and who may
// make which call, on three of them.

import { run } from '../../scripts/support/run.ts';
import { FULL_ROUND } from '../support/rounds.ts';

const walks = ['tests/conformance/operations/', 'tests/conformance/permissions.test.ts'];
const { ok } = await run('vitest', ['run', '--project', 'conformance', ...walks], {
  live: true,
  env: { [FULL_ROUND]: '1' },
});
process.exit(ok ? 0 : 1);
