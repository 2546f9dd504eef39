// A process with one job, for the test that kills it: the first one hangs while it has the job, the other does it.
// usage: job-worker.ts <database url> hangs|works
import { sql } from 'kysely';
import { connect } from '../../packages/platform/src/db/connect.ts';
import { bossJobs } from '../../packages/platform/src/kernel/boss-jobs.ts';
import { createFanOut } from '../../packages/platform/src/kernel/fan-out.ts';
import { randomIds } from '../../packages/platform/src/kernel/ids.ts';
import { createLog } from '../../packages/platform/src/kernel/log.ts';

const [url = '', kind] = process.argv.slice(2);
const connection = await connect({ url });
const fanOut = createFanOut(console.error);
await connection.join({ alone: false, objects: 'none', onMessage: fanOut.receive });
const jobs = bossJobs({ connection, fanOut, ids: randomIds, log: createLog('warn') });
jobs.define('work', async () => {
  console.log('taken');
  if (kind === 'hangs') {
    await new Promise(() => undefined);
  }
  await sql`INSERT INTO done VALUES (${kind}, 0)`.execute(connection.db);
});
await jobs.start();
if (kind === 'hangs') {
  await jobs.send(connection.db, 'work', {});
}
console.log('ready');
