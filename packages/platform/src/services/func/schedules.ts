// What stateful functions do by the clock: servers that are late or over, how many there are, the meter; and what nobody
// needs any more goes.
import { hourlyMeter } from '#core/meter/hourly';
import type { Ports } from '#kernel/ports';
import { daily } from '#kernel/time/schedule-times';
import { momentOf, type OwnSchedule, type Turn } from '#kernel/time/schedules';
import { endServer, failServer } from './servers/end.ts';
import { meterServers } from './servers/meter.ts';
import { LOOK_MS, scaleSoon, settleScale } from './servers/scale.ts';
import { EXPIRE, SCALE, START } from './servers/turns.ts';
import { forgetScalings, noteFault } from './store/autoscalers.ts';
import { forgetMinutes, forgetSamples } from './store/samples.ts';
import { forgetServers, serverOfAny } from './store/servers.ts';

const DAY_MS = 24 * 3_600_000;
const MINUTE_DAYS = 31;
const SERVER_DAYS = 90;
const SCALING_DAYS = 180;

const once = { next: () => undefined, missed: 'once' } as const;

export const funcSchedules: readonly OwnSchedule[] = [
  { ...once, name: START, run: (turn) => lateToStart(turn) },
  {
    ...once,
    name: EXPIRE,
    async run({ db, ports, subject, dueAt }) {
      const at = momentOf({ ports, dueAt });
      await endServer({ db, ports }, subject, { at, reason: 'ttl expired', msg: 'ttl expired' });
    },
  },
  {
    name: SCALE,
    next: (dueAt) => new Date(dueAt.getTime() + LOOK_MS),
    missed: 'once',
    run: ({ db, ports, subject }) => settleScale(db, ports, subject),
  },
  hourlyMeter(meterServers),
  {
    name: 'forget',
    first: daily({ hour: 4, minute: 50 }),
    next: daily({ hour: 4, minute: 50 }),
    missed: 'once',
    onFullDisk: true,
    ownTransactions: true,
    run: ({ ports, dueAt }) => forget(ports, dueAt),
  },
];

async function lateToStart({ db, ports, subject, dueAt }: Turn): Promise<void> {
  const at = momentOf({ ports, dueAt });
  const msg = 'start timeout';
  const row = await serverOfAny(db, subject);
  // why from there alone: one that got ready at the same moment is not late
  const late = { at, reason: msg, msg, from: ['created'] } as const;
  if (row === undefined || !(await failServer({ db, ports }, subject, late))) {
    return;
  }
  if (row.is_scaled) {
    await noteFault(db, row.function_id, { reason: msg, msg, now: at });
  }
  await scaleSoon(db, row.function_id, at);
}

async function forget({ db }: Ports, now: Date): Promise<void> {
  const ago = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();
  await forgetSamples(db, { before: ago(1) });
  await forgetMinutes(db, ago(MINUTE_DAYS));
  await forgetScalings(db, ago(SCALING_DAYS));
  await forgetServers(db, ago(SERVER_DAYS));
}
