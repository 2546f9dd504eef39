// A bill run in a process of its own, which ends itself the hard way after a number of statements.
// usage: bill-run.ts <database url> <month> <time of the run> <statements, 0 for all>
import { connect } from '../../packages/platform/src/db/connect.ts';
import { randomIds } from '../../packages/platform/src/kernel/keys/ids.ts';
import { runBills } from '../../packages/platform/src/services/billing/run.ts';

const [url = '', month = '', at = '', limit = '0'] = process.argv.slice(2);
let statements = 0;
const { db, close } = await connect({
  url,
  onStatement() {
    statements += 1;
    if (statements === Number(limit)) {
      process.kill(process.pid, 'SIGKILL');
    }
  },
});
// why few: a run of many transactions has many points to die at
const { billCount } = await runBills({ db, ids: randomIds }, { month, at: new Date(at), atOnce: 2 });
await close();
console.log(JSON.stringify({ statements, billCount }));
