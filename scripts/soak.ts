// `npm run soak`: the long tier, every tests/soak/*.soak.ts; `npm run soak -- kill` those with "kill" in their name.

import { runEach } from './support/run-each.ts';
import { installTools } from './tools.ts';

for (const line of await installTools()) {
  console.error(line);
}
process.exitCode = (await runEach('soak', process.argv.slice(2))) ? 0 : 1;
