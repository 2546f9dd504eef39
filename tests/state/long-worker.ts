// A process with one piece of long work, for the test that kills it: the first one hangs in its turn, the other does it.
// usage: long-worker.ts <database url> hangs|works
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from '../../packages/platform/src/db/connect.ts';
import { createFanOut } from '../../packages/platform/src/kernel/fleet/fan-out.ts';
import type { Ports } from '../../packages/platform/src/kernel/ports.ts';
import { bossJobs, installJobs } from '../../packages/platform/src/kernel/time/boss-jobs.ts';
import { systemClock } from '../../packages/platform/src/kernel/time/clock.ts';
import { startScheduleRunner } from '../../packages/platform/src/kernel/time/schedule-runner.ts';
import { putSchedule, type Schedule } from '../../packages/platform/src/kernel/time/schedules.ts';
import { createLog } from '../../packages/platform/src/kernel/watch/log.ts';
import { migrate } from '../../packages/platform/src/start/schema.ts';

const [url = '', kind] = process.argv.slice(2);
const connection = await connect({ url });
await migrate(connection.db);
await installJobs(connection);
const fanOut = createFanOut(console.error);
await connection.join({ alone: false, objects: 'none', onMessage: fanOut.receive });
const log = createLog('warn');
const ports = { db: connection.db, database: connection, clock: systemClock, log, fanOut } as unknown as Ports;

const build: Schedule = {
  ...{ service: 'test', name: 'build', lane: 'long', missed: 'once', ownTransactions: true },
  ...{ next: () => undefined, job: { backoffSeconds: 1 } },
  async run() {
    console.log('taken');
    if (kind === 'hangs') {
      await new Promise(() => undefined);
    }
  },
};
const jobs = bossJobs({ connection, fanOut, log });
const runner = startScheduleRunner(ports, [build], jobs);
process.once('SIGTERM', () => {
  runner
    .stop()
    .then(() => jobs.stop())
    .then(() => connection.close())
    .catch(console.error);
});
if (kind === 'hangs') {
  await putSchedule(connection.db, { service: 'test', key: 'build/a', nextAt: systemClock.now() });
}
console.log('ready');
while (kind === 'works') {
  const rows = await connection.db.selectFrom('schedules').select('key').execute();
  if (rows.length === 0) {
    console.log('done');
    break;
  }
  await delay(100);
}
