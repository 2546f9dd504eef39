// Kills the platform the hard way at random moments while players save and read their settings and a developer changes
// them. After each restart every acknowledged save has its content, the configuration is the last one acknowledged or
// the one that was on its way, no version lacks its document, and of reads every answered one is on the bill.
// UOS_SOAK_ROUNDS sets the number of kills, 20 unless told, UOS_TEST_ENGINE=postgres the engine.
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { appCredentials, createUos, isUosError, type Uos } from '@uos/sdk';
import { signedPut } from '@uos/sdk/saves';
import { type PlatformProcess, startPlatformProcess } from '../../scripts/support/platform-process.ts';
import { startPostgres } from '../support/postgres.ts';

const ROUNDS = Number(process.env.UOS_SOAK_ROUNDS ?? 20);
/** A life ends within this time. */
const LONGEST_MS = 1500;
const READERS = 4;
const RECOVERED_MS = 10_000;

const folder = await mkdtemp(join(tmpdir(), 'uos-soak-'));
const postgres = process.env.UOS_TEST_ENGINE === 'postgres' ? await startPostgres() : undefined;
const databaseUrl = await postgres?.createDatabase();
const problems: string[] = [];

let platform = await start();
const { app } = platform.logins;
await studio(platform).app.self.enableService({ appId: app.id, EnableSave: true });
await studio(platform).app.self.enableService({ appId: app.id, EnableRemoteConfig: true });
const { config } = await studio(platform).remoteConfig.configs.create({ key: 'kills', type: 'INT', value: '0' });
const saves = new Map<string, string>();
/** The value that was acknowledged last, and the one that was asked for last. */
const value = { known: 0, asked: 0 };
const reads = { answered: 0, asked: 0 };

for (let round = 1; round <= ROUNDS; round += 1) {
  const lives = Promise.all([
    until(() => saving(platform, round)),
    until(() => changing(platform)),
    ...Array.from({ length: READERS }, () => until(() => reading(platform))),
  ]);
  await delay(randomInt(LONGEST_MS));
  await platform.kill();
  await lives;
  const begun = performance.now();
  platform = await start();
  const tookMs = performance.now() - begun;
  if (tookMs > RECOVERED_MS) {
    // why told: on a machine that others keep busy most of it is waiting for a processor
    const workedMs = processorMs(platform.pid);
    problems.push(`round ${round}: it took ${tookMs.toFixed(0)} ms to be back, ${workedMs} ms of them at work`);
  }
  await examine(round);
}
await platform.stop();
await postgres?.stop();
await rm(folder, { recursive: true, force: true });

console.log(
  `${ROUNDS} kills, ${saves.size} saves, ${value.known} changes, ${reads.answered} reads, ${problems.length} lost or half-done`,
);
for (const problem of problems) {
  console.log(`  ${problem}`);
}
process.exitCode = problems.length === 0 && saves.size > 0 && value.known > 0 ? 0 : 1;

function start(): Promise<PlatformProcess> {
  const database = databaseUrl === undefined ? {} : { databaseUrl };
  return startPlatformProcess({ dataFolder: join(folder, 'data'), seedDemo: true, ...database });
}

/** User and system time so far, which the kernel counts in ticks of 10 ms. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function studio({ origin }: PlatformProcess): Uos {
  const { id: appId, serviceSecret: appServiceSecret } = app;
  return createUos({ origin, as: appCredentials({ appId, appServiceSecret }), retries: 0, timeoutMs: 60_000 });
}

/** Does it again and again until the platform is gone. */
async function until(step: () => Promise<void>): Promise<void> {
  try {
    for (;;) {
      await step();
    }
  } catch (error) {
    if (!isUosError(error) && !(error instanceof TypeError)) {
      throw error;
    }
  }
}

async function saving(target: PlatformProcess, round: number): Promise<void> {
  const { files } = studio(target).save;
  const text = `round ${round} ${'x'.repeat(randomInt(20_000))}`;
  const userId = `player-${randomInt(40)}`;
  const given = await files.uploadToken({ userId, fileUploadRequest: { format: 'txt', originalName: 'a.txt' } });
  const { url, headers } = signedPut(given.fileUploadToken);
  const put = await fetch(url, { method: 'PUT', body: text, headers });
  if (put.status !== 200) {
    throw new TypeError(`the upload answered ${put.status}`);
  }
  const { objectId } = given.fileUploadToken;
  const { save } = await files.set({ userId, saveId: given.saveId, fileUploadRequest: { objectId } });
  saves.set(save.saveId, text);
  if (saves.size % 5 === 0) {
    await files.remove({ id: save.saveId });
    saves.delete(save.saveId);
  }
}

async function changing(target: PlatformProcess): Promise<void> {
  value.asked = value.known + 1;
  const change = { id: config.configId, key: 'kills', type: 'INT', value: String(value.asked) } as const;
  await studio(target).remoteConfig.configs.update(change);
  value.known = value.asked;
}

async function reading(target: PlatformProcess): Promise<void> {
  reads.asked += 1;
  await studio(target).remoteConfig.settings.resolve({ userId: `player-${randomInt(40)}` });
  reads.answered += 1;
}

async function examine(round: number): Promise<void> {
  const uos = studio(platform);
  for (const [id, text] of saves) {
    const found = await uos.save.files.get({ id, includeDownloadURL: true }).catch((error: unknown) => error);
    const link = isUosError(found) ? '' : ((found as { save: { file: { fileURL?: string } } }).save.file.fileURL ?? '');
    const kept = link === '' ? String(found) : await (await fetch(link)).text();
    if (kept !== text) {
      problems.push(`round ${round}: save ${id} was acknowledged and is ${kept.slice(0, 60)}`);
    }
  }
  const current = Number((await uos.remoteConfig.configs.get({ id: config.configId })).config.value);
  if (current !== value.known && current !== value.asked) {
    problems.push(`round ${round}: ${value.known} was acknowledged, ${value.asked} asked for, and it is ${current}`);
  }
  value.known = current;
  const [newest] = (await uos.remoteConfig.versions.list({ count: 1 })).versions;
  const { document } = await uos.remoteConfig.versions.get({ number: String(newest?.version) });
  if (document.configs.find(({ key }) => key === 'kills')?.value !== String(current)) {
    problems.push(`round ${round}: version ${newest?.version} is not what stands`);
  }
  const { getOverridesCall: billed } = await uos.remoteConfig.usages.total({});
  if (billed < reads.answered || billed > reads.asked) {
    problems.push(`round ${round}: ${reads.answered} reads answered, ${reads.asked} asked for, ${billed} on the bill`);
  }
}
