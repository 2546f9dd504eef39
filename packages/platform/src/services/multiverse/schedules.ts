// What hosting does by the clock: servers that are late, over or silent; pools, reports, the meter, builds; and what
// nobody needs any more goes.
import { hourlyMeter } from '#core/meter/hourly';
import type { Ports } from '#kernel/ports';
import { daily } from '#kernel/time/schedule-times';
import { momentOf, type OwnSchedule, type Turn } from '#kernel/time/schedules';
import { BUILD, buildImage } from './images/build.ts';
import { endAllocation } from './servers/end.ts';
import { meterServers } from './servers/meter.ts';
import { settlePool } from './servers/pool.ts';
import { POOL } from './servers/pool-turns.ts';
import { TEST } from './servers/test-servers.ts';
import { EXPIRE, START } from './servers/turns.ts';
import { REPORT, sendReport } from './servers/webhook.ts';
import { allocationOfServer, forgetAllocations } from './store/allocations.ts';
import { noteFault } from './store/regions.ts';
import { forgetSamples } from './store/samples.ts';
import { moveTestServer } from './store/test-servers.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
const LOG_DAYS = 7;
const UPLOAD_DAYS = 30;
const SAMPLE_DAYS = 31;
const ALLOCATION_DAYS = 180;
const BUILD_SECONDS = 30 * 60;

const once = { next: () => undefined, missed: 'once' } as const;

export const hostingSchedules: readonly OwnSchedule[] = [
  { ...once, name: START, run: (turn) => lateToStart(turn) },
  {
    ...once,
    name: EXPIRE,
    async run({ db, ports, subject, dueAt }) {
      const end = { at: momentOf({ ports, dueAt }), by: '', reason: 'ttl expired', msg: 'ttl expired' } as const;
      await endAllocation({ db, ports }, subject, 'deallocated', end);
    },
  },
  {
    ...once,
    name: TEST,
    async run({ db, ports, subject, dueAt }) {
      const reason = 'ttl expired';
      const ended_at = momentOf({ ports, dueAt });
      if (await moveTestServer(db, subject, 'stopped', { msg: reason, end_reason: reason, ended_at })) {
        await ports.servers.stop(db, subject, reason);
      }
    },
  },
  {
    name: POOL,
    next: (dueAt) => new Date(dueAt.getTime() + MINUTE_MS),
    missed: 'once',
    async run({ db, ports, subject }) {
      const [gameId = '', regionId = ''] = subject.split('/');
      await settlePool(db, ports, { gameId, regionId });
    },
  },
  {
    ...once,
    name: REPORT,
    lane: 'delivery',
    ownTransactions: true,
    run: ({ ports, payload, signal }) => sendReport(ports, payload, signal),
  },
  {
    name: BUILD,
    lane: 'long',
    ...once,
    ownTransactions: true,
    job: { timeoutSeconds: BUILD_SECONDS + 60, atOnce: 1, retries: 5 },
    run: ({ ports, subject, signal }) => buildImage(ports, subject, { signal, seconds: BUILD_SECONDS }),
  },
  hourlyMeter(meterServers),
  {
    name: 'forget',
    first: daily({ hour: 4, minute: 40 }),
    next: daily({ hour: 4, minute: 40 }),
    missed: 'once',
    onFullDisk: true,
    ownTransactions: true,
    run: ({ ports, dueAt }) => forget(ports, dueAt),
  },
];

async function lateToStart({ db, ports, subject, dueAt }: Turn): Promise<void> {
  const at = momentOf({ ports, dueAt });
  const msg = 'start timeout';
  const isLate = await endAllocation({ db, ports }, subject, 'failed', { at, by: '', reason: msg, msg });
  if (isLate) {
    const row = await allocationOfServer(db, subject);
    await noteFault(db, { gameId: row?.game_id ?? '', regionId: row?.region_id ?? '' }, msg);
  } else if (await moveTestServer(db, subject, 'failed', { msg, end_reason: msg, ended_at: at })) {
    await ports.servers.stop(db, subject, msg);
  }
}

async function forget(ports: Ports, now: Date): Promise<void> {
  const { db } = ports;
  const ago = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();
  await forgetSamples(db, ago(SAMPLE_DAYS));
  await forgetAllocations(db, ago(ALLOCATION_DAYS));
  await ports.logs.forget(db, ago(LOG_DAYS));
  // why so long: an image is built again from its file
  await ports.uploads.forget(db, ago(UPLOAD_DAYS));
}
