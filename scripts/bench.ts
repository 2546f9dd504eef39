// `npm run bench`: runs every tests/bench/*.bench.ts; `npm run bench -- sdk` those with "sdk" in their name.

import { runEach } from './support/run-each.ts';

process.exitCode = (await runEach('bench', process.argv.slice(2))) ? 0 : 1;
