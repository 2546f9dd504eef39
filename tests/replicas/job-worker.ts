// A process with one job, for the test that kills it: the first one hangs while it has the job, the other does it.
// usage: job-worker.ts <database url> hangs|works
import { sql } from 'kysely';
import { connect } from '../../packages/platform/src/db/connect.ts';
import { createFanOut } from '../../packages/platform/src/kernel/fleet/fan-out.ts';
import { bossJobs } from '../../packages/platform/src/kernel/time/boss-jobs.ts';
import { createLog } from '../../packages/platform/src/kernel/watch/log.ts';

const [url = '', kind] = process.argv.slice(2);
const connection = await connect({ url });
const fanOut = createFanOut(console.error);
await connection.join({ alone: false, objects: 'none', onMessage: fanOut.receive });
const jobs = bossJobs({ connection, fanOut, log: createLog('warn') });
jobs.define(
  'work',
  async () => {
    console.log('taken');
    if (kind === 'hangs') {
      await new Promise(() => undefined);
    }
    await sql`INSERT INTO done VALUES (${kind}, 0)`.execute(connection.db);
  },
  { backoffSeconds: 1 },
);
await jobs.open();
if (kind === 'hangs') {
  await jobs.send(connection.db, 'work', {});
}
console.log('ready');
