// Kills the platform the hard way again and again while a studio uploads, releases, moves a badge and rotates a secret.
// After each restart every acknowledged write must be there, every release whole, and the numbers without a gap; now and
// then everything unneeded is collected, and the store must hold what the database names and nothing else.
// UOS_SOAK_ROUNDS sets the number of rounds, UOS_TEST_ENGINE=postgres the engine.

import { createHash, randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appCredentials, createUos, isUosError, operatorSession, type Uos } from '@uos/sdk';
import { collectObjects } from '../../packages/platform/src/services/cdn/collect.ts';
import { createPlatform } from '../../packages/platform/src/start/main.ts';
import { type PlatformProcess, startPlatformProcess } from '../../scripts/support/platform-process.ts';
import { startPostgres } from '../support/postgres.ts';

const ROUNDS = Number(process.env.UOS_SOAK_ROUNDS ?? 200);
/** A life ends within this many acknowledged writes, at any point of the next. */
const MOST_WRITES = 14;
const LONGEST_PAUSE_MS = 60;
const COLLECT_EVERY = 25;
/** Past the day that a content is left alone. */
const LATER_MS = 2 * 24 * 3_600_000;

/** What the platform has said yes to. */
interface Acknowledged {
  /** Path → content of stored files. */
  readonly files: Map<string, string>;
  /** Release number → paths and hashes it was made of. */
  readonly releases: Map<number, string>;
  badge: number;
  secret: string;
}

const folder = await mkdtemp(join(tmpdir(), 'uos-soak-'));
const postgres = process.env.UOS_TEST_ENGINE === 'postgres' ? await startPostgres() : undefined;
const databaseUrl = await postgres?.createDatabase();
const problems: string[] = [];
let lastFailure = '';
/** Problems that were printed. */
let told = 0;
/** Releases whose entries were counted; all of them are counted once more in the last round. */
const whole = new Set<string>();
let writes = 0;

let platform = await start();
const { app, operator } = platform.logins;
const known: Acknowledged = { files: new Map(), releases: new Map(), badge: 0, secret: app.serviceSecret };
const token = await signIn();
await studio(platform).app.self.enableService({ appId: app.id, EnableAssetStreaming: true });
const { id: bucket } = await studio(platform).cdn.buckets.create({ name: 'soak' });

for (let round = 1; round <= ROUNDS; round += 1) {
  const before = writes;
  const wanted = before + randomInt(MOST_WRITES + 1);
  let isWorking = true;
  const working = work(platform, round).finally(() => {
    isWorking = false;
  });
  // why by writes and not by time: a slow machine would otherwise kill it before it has done anything
  while (isWorking && writes < wanted) {
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await new Promise((resolve) => setTimeout(resolve, randomInt(LONGEST_PAUSE_MS)));
  if (!isWorking) {
    problems.push(`round ${round}: a call failed while the platform was alive: ${lastFailure}`);
  }
  await platform.kill();
  await working;
  platform = await start();
  await settleSecret();
  await examine(round);
  if (round % COLLECT_EVERY === 0 || round === ROUNDS) {
    await platform.stop();
    await collect(round);
    platform = await start();
    await examine(round);
  }
  if (round % 20 === 0) {
    console.log(
      `round ${round}: ${writes} acknowledged writes, ${known.releases.size} releases, ${problems.length} problems`,
    );
    console.log(problems.slice(told).join('\n'));
    told = problems.length;
  }
}
await platform.stop();
await postgres?.stop();
await rm(folder, { recursive: true, force: true });

console.log(`${ROUNDS} kills, ${writes} acknowledged writes, ${problems.length} lost or half-done`);
for (const problem of problems) {
  console.log(`  ${problem}`);
}
process.exitCode = problems.length === 0 ? 0 : 1;

function start(): Promise<PlatformProcess> {
  return startPlatformProcess({
    dataFolder: join(folder, 'data'),
    seedDemo: true,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  });
}

function studio({ origin }: PlatformProcess, secret = known.secret): Uos {
  return createUos({
    origin,
    as: appCredentials({ appId: app.id, appServiceSecret: secret }),
    retries: 0,
    timeoutMs: 60_000,
  });
}

/** Writes until the platform is gone; only what was answered counts. */
async function work(target: PlatformProcess, round: number): Promise<void> {
  let uos = studio(target);
  try {
    await dropUnfinished(uos);
    for (let step = 0; ; step += 1) {
      const path = `round-${round}/${step}.txt`;
      const text = `${path} ${'x'.repeat(randomInt(1, 50_000))}`;
      await upload(uos, path, text);
      known.files.set(path, text);
      writes += 1;
      if (step % 3 === 2) {
        const { releasenum, content_hash } = await uos.cdn.releases.create({ id: bucket });
        known.releases.set(releasenum, content_hash);
        await uos.cdn.badges.set({ id: bucket, name: 'live', releasenum });
        known.badge = releasenum;
        writes += 2;
      }
      if (step % 7 === 6) {
        await rotate(target);
        uos = studio(target);
      }
    }
  } catch (error) {
    if (!isUosError(error) && !(error instanceof TypeError)) {
      throw error;
    }
    lastFailure = String(error);
  }
}

/** What a kill left without its content was never acknowledged, and would stand in the way of every release. */
async function dropUnfinished(uos: Uos): Promise<void> {
  for await (const entry of uos.cdn.entries.list.all({ id: bucket, complete: false })) {
    await uos.cdn.entries.remove({ id: bucket, eid: entry.entryid });
  }
}

async function upload(uos: Uos, path: string, text: string): Promise<void> {
  const entry = {
    path,
    content_hash: createHash('md5').update(text).digest('hex'),
    content_size: Buffer.byteLength(text),
    content_type: 'text/plain',
    signed_url: true,
  };
  const [listed] = await uos.cdn.entries.upsertMany({ id: bucket, entries: [entry] });
  if (listed?.signed_url) {
    const answer = await fetch(listed.signed_url, {
      method: 'PUT',
      body: text,
      headers: { 'Content-Type': 'text/plain' },
    });
    if (answer.status !== 200) {
      throw new TypeError(`upload answered ${answer.status}`);
    }
  }
}

/** The new secret counts once it was answered; one that was made but never answered is looked up after the restart. */
async function rotate(target: PlatformProcess): Promise<void> {
  const { AppServiceSecret } = await asOperator(target).app.secrets.regenerate({
    appId: app.id,
    SecretType: 'AppServiceSecret',
  });
  known.secret = AppServiceSecret ?? known.secret;
  writes += 1;
}

async function settleSecret(): Promise<void> {
  const { AppServiceSecret } = await asOperator(platform).app.get({ appId: app.id });
  known.secret = AppServiceSecret ?? known.secret;
}

function asOperator({ origin }: PlatformProcess): Uos {
  return createUos({ origin, as: operatorSession({ token }), retries: 0, timeoutMs: 60_000 });
}

/** The cookie of an operator; its session outlives every kill. */
async function signIn(): Promise<string> {
  const answer = await fetch(`${platform.origin}/auth/admin-login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ Username: operator.login, Password: operator.password }),
  });
  return /admin_sst=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1] ?? '';
}

/** Collects as if days had passed, then holds the store against the rows that name its contents. */
async function collect(round: number): Promise<void> {
  const clock = { now: () => new Date(Date.now() + LATER_MS) };
  const beside = await createPlatform({
    dataFolder: join(folder, 'data'),
    clock,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  });
  try {
    const { ports } = beside;
    // why twice: the first finds what was let go of, and the second takes it
    for (const days of [0, 2]) {
      const now = new Date(clock.now().getTime() + days * 24 * 3_600_000);
      await collectObjects(ports, { now, graceSeconds: 24 * 3600 });
    }
    const rows = await ports.db.selectFrom('cdn_objects').select(['app_id', 'md5', 'size']).execute();
    const named = new Set(rows.map((row) => `${row.app_id}/${row.md5}-${row.size}`));
    const kept = new Set<string>();
    for await (const objects of ports.objects.list()) {
      for (const { tenant, md5, size } of objects) {
        kept.add(`${tenant}/${md5}-${size}`);
      }
    }
    const orphans = [...kept].filter((one) => !named.has(one));
    const lost = [...named].filter((one) => !kept.has(one));
    problems.push(
      ...orphans.map((one) => `round ${round}: ${one} is kept after collection and nothing names it`),
      ...lost.map((one) => `round ${round}: ${one} is named and gone`),
    );
  } finally {
    await beside.stop();
  }
}

async function examine(round: number): Promise<void> {
  const uos = studio(platform);
  const content = new Map<string, { content_hash: string; complete: boolean }>();
  for await (const entry of uos.cdn.entries.list.all({ id: bucket, per_page: 1000 })) {
    content.set(entry.path, entry);
  }
  for (const [path, text] of known.files) {
    const entry = content.get(path);
    const hash = createHash('md5').update(text).digest('hex');
    if (entry?.content_hash !== hash || !entry.complete) {
      problems.push(`round ${round}: ${path} was acknowledged and is ${entry === undefined ? 'gone' : 'not whole'}`);
    }
  }
  const numbers: number[] = [];
  for await (const release of uos.cdn.releases.list.all({ id: bucket, per_page: 1000 })) {
    numbers.push(release.releasenum);
    const hash = known.releases.get(release.releasenum);
    if (hash !== undefined && hash !== release.content_hash) {
      problems.push(`round ${round}: release ${release.releasenum} is not what was acknowledged`);
    }
    if (whole.has(release.releaseid) && round < ROUNDS) {
      continue;
    }
    whole.add(release.releaseid);
    const { totalCount } = await uos.cdn.releases.entries({ id: bucket, rid: release.releaseid, per_page: 1 });
    if (totalCount !== release.entry_count) {
      problems.push(
        `round ${round}: release ${release.releasenum} holds ${totalCount} of ${release.entry_count} entries`,
      );
    }
  }
  const newest = Math.max(0, ...known.releases.keys());
  if (numbers.length !== Math.max(0, ...numbers) || Math.max(0, ...numbers) < newest) {
    problems.push(`round ${round}: release numbers have a gap: ${numbers.toSorted((a, b) => a - b).join()}`);
  }
  if (known.badge > 0) {
    const { releasenum } = await uos.cdn.releases.getByBadge({ id: bucket, badge: 'live' });
    if (releasenum < known.badge) {
      problems.push(`round ${round}: the badge fell back from ${known.badge} to ${releasenum}`);
    }
  }
}
