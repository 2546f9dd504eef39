// What remote configuration and cloud saves cost while they are switched on and nobody asks anything of them: memory of the
// main process beside that of the same process before, and its children. Goals: 15 MB more at most, no child process. What
// they add to a start is in the figures of platform-start.

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { appCredentials, createUos, type Uos } from '@uos/sdk';
import { startPlatformProcess } from '../../scripts/support/platform-process.ts';
import { startPostgres } from '../support/postgres.ts';

const IDLE_MS = 10_000;
const GOAL_MB = 15;
const CONFIGS = 200;

const postgres = await startPostgres();
let missed = 0;
for (const [engine, databaseUrl] of [
  ['embedded', undefined],
  ['PostgreSQL', await postgres.createDatabase()],
] as const) {
  const folder = await mkdtemp(join(tmpdir(), 'uos-bench-'));
  const platform = await startPlatformProcess({
    ...{ dataFolder: join(folder, 'data'), seedDemo: true },
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  });
  const { id, serviceSecret } = platform.logins.app;
  const uos = createUos({
    origin: platform.origin,
    as: appCredentials({ appId: id, appServiceSecret: serviceSecret }),
  });
  // why asked: what a process loads with its first call of any kind is not theirs
  await uos.app.self.enableService({ appId: id, EnableAssetStreaming: true });
  await uos.cdn.buckets.list();
  await delay(IDLE_MS);
  const before = { mb: await residentMb(platform.pid), children: await childrenOf(platform.pid) };
  await switchOn(uos, id);
  await delay(IDLE_MS);
  const after = { mb: await residentMb(platform.pid), children: await childrenOf(platform.pid) };
  await platform.stop();
  await rm(folder, { recursive: true, force: true });
  const more = after.mb - before.mb;
  const isMissed = more > GOAL_MB || after.children > before.children;
  missed += Number(isMissed);
  console.log(
    `${engine.padEnd(10)} ${before.mb.toFixed(0)} MB, with both on ${after.mb.toFixed(0)} MB: ${more.toFixed(1)} MB more, ` +
      `${after.children - before.children} children more  goal ${GOAL_MB} MB, 0${isMissed ? '  MISSED' : ''}`,
  );
}
await postgres.stop();
process.exitCode = missed === 0 ? 0 : 1;

async function switchOn(uos: Uos, appId: string): Promise<void> {
  await uos.app.self.enableService({ appId, EnableRemoteConfig: true });
  await uos.app.self.enableService({ appId, EnableSave: true });
  await uos.remoteConfig.document.set({
    configs: Array.from({ length: CONFIGS }, (_, index) => ({ key: `key_${index}`, type: 'INT', value: `${index}` })),
    overrides: [],
  });
  await uos.remoteConfig.settings.resolve({ userId: 'ana' });
  await uos.save.files.list();
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024) / 1_000_000;
}

/** How many processes it has started that still live. */
async function childrenOf(pid: number): Promise<number> {
  const tasks = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8')));
  return lists.flatMap((list) =>
    list
      .trim()
      .split(/\s+/)
      .filter((one) => one !== ''),
  ).length;
}
