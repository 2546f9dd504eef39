// How long a year takes on a test clock: 365 turns of a daily schedule, each in a transaction of its own, on the embedded
// database; beside them as many bare transactions of one statement. About a second on two quiet cores; the ratio, taken in
// turn in the same run, is the figure that carries from machine to machine. Goal: 6 times as long.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { daily } from '../../packages/platform/src/kernel/time/schedule-times.ts';
import { putSchedule, type Schedule } from '../../packages/platform/src/kernel/time/schedules.ts';
import { createPlatform } from '../../packages/platform/src/start/main.ts';
import { recordsWith } from '../support/records.ts';

const ROUNDS = 5;
const DAYS = 365;
const YEAR_MS = DAYS * 86_400_000;
const GOAL_RATIO = 6;

const touch = sql`INSERT INTO settings (key, value) VALUES ('bench', '1') ON CONFLICT (key) DO UPDATE SET value = '2'`;
const schedule: Schedule = {
  ...{ service: 'bench', name: 'day', missed: 'each', next: daily({ hour: 0 }) },
  run: async ({ db }) => {
    await touch.execute(db);
  },
};

const folder = await mkdtemp(join(tmpdir(), 'uos-bench-'));
// why alone: a year of the platform's own schedules is another question
const services = recordsWith(() => [schedule]);
const platform = await createPlatform({ dataFolder: join(folder, 'data'), clock: 'test', seed: 1, services });
const { ports, testClock } = platform;
await putSchedule(ports.db, {
  service: 'bench',
  key: 'day',
  nextAt: schedule.next(ports.clock.now()) ?? ports.clock.now(),
});

const year: number[] = [];
const bare: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  bare.push(
    await timed(async () => {
      for (let day = 0; day < DAYS; day += 1) {
        await ports.db.transaction().execute((tx) => touch.execute(tx));
      }
    }),
  );
  year.push(
    await timed(async () => {
      const moved = await testClock?.advance((now) => new Date(now.getTime() + YEAR_MS));
      if (moved?.turns.length !== DAYS) {
        throw new Error(`${moved?.turns.length} turns instead of ${DAYS}`);
      }
    }),
  );
}
await platform.stop();
await rm(folder, { recursive: true, force: true });

const [yearMs, bareMs] = [median(year), median(bare)];
const ratio = yearMs / bareMs;
const late = ratio > GOAL_RATIO;
console.log(`${DAYS} transactions  ${bareMs.toFixed(0).padStart(5)} ms`);
console.log(
  `a year of days    ${yearMs.toFixed(0).padStart(5)} ms  ${ratio.toFixed(1)}x  goal ${GOAL_RATIO}x${late ? '  MISSED' : ''}`,
);
process.exitCode = late ? 1 : 0;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
