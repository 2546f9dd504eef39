// Every served operation on all four engines: embedded, PostgreSQL, PostgreSQL with S3, two processes on both.

import { run } from '../../scripts/support/run.ts';
import { FULL_ROUND } from '../support/rounds.ts';

const { ok } = await run('vitest', ['run', '--project', 'conformance', 'tests/conformance/operations/'], {
  live: true,
  env: { [FULL_ROUND]: '1' },
});
process.exit(ok ? 0 : 1);
