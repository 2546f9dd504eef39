// How long a platform takes from its command to its first answer, with the embedded database: on an empty folder, and on
// one it has used before. Goals: first start 3 s, later ones 1.5 s on two quiet cores; the ratio over `node -e 0`, taken
// in turn in the same run, is the figure that carries from machine to machine. Then what its process holds in memory
// while nobody asks anything of it: at most 600 MB, and 200 MB where the database is PostgreSQL.

import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startPlatformProcess } from '../../scripts/support/platform-process.ts';
import { startPostgres } from '../support/postgres.ts';

const ROUNDS = 7;
const IDLE_MS = 10_000;
const GOALS_MB = { embedded: 600, PostgreSQL: 200 };
const GOALS_MS = { 'first start': 3000, 'later start': 800 };

const measured = { 'node -e 0': [] as number[], 'first start': [] as number[], 'later start': [] as number[] };
for (let round = 0; round < ROUNDS; round += 1) {
  const folder = await mkdtemp(join(tmpdir(), 'uos-bench-'));
  measured['node -e 0'].push(await timed(() => Promise.resolve(spawnSync(process.execPath, ['-e', '0']))));
  measured['first start'].push(await start(folder));
  measured['later start'].push(await start(folder));
  await rm(folder, { recursive: true, force: true });
}

const bare = median(measured['node -e 0']);
let missed = 0;
for (const [name, times] of Object.entries(measured)) {
  const ms = median(times);
  const goal = (GOALS_MS as Record<string, number>)[name];
  const late = goal !== undefined && ms > goal;
  missed += late ? 1 : 0;
  const spread = `${Math.min(...times).toFixed(0)}-${Math.max(...times).toFixed(0)}`;
  const verdict = goal === undefined ? '' : `  goal ${goal} ms${late ? '  MISSED' : ''}`;
  console.log(`${name.padEnd(12)} ${ms.toFixed(0).padStart(5)} ms (${spread})  ${(ms / bare).toFixed(1)}x${verdict}`);
}
const postgres = await startPostgres();
for (const [engine, databaseUrl] of [
  ['embedded', undefined],
  ['PostgreSQL', await postgres.createDatabase()],
] as const) {
  const mb = (await idleBytes(databaseUrl)) / 1_000_000;
  const late = mb > GOALS_MB[engine];
  missed += late ? 1 : 0;
  console.log(
    `${`idle, ${engine}`.padEnd(17)} ${mb.toFixed(0)} MB  goal ${GOALS_MB[engine]} MB${late ? '  MISSED' : ''}`,
  );
}
await postgres.stop();
process.exitCode = missed === 0 ? 0 : 1;

/** What the process has in memory some seconds after it answered. */
async function idleBytes(databaseUrl: string | undefined): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'uos-bench-'));
  const platform = await startPlatformProcess({
    dataFolder: join(folder, 'data'),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  });
  await delay(IDLE_MS);
  const status = await readFile(`/proc/${platform.pid}/status`, 'utf8');
  await platform.stop();
  await rm(folder, { recursive: true, force: true });
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}

async function start(folder: string): Promise<number> {
  let stop = (): Promise<void> => Promise.resolve();
  const ms = await timed(async () => {
    const platform = await startPlatformProcess({ dataFolder: join(folder, 'data') });
    stop = platform.stop;
    const answer = await fetch(`${platform.origin}/readyz`);
    if (answer.status !== 200) {
      throw new Error(`the platform answered ${answer.status}`);
    }
  });
  await stop();
  return ms;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
