// Twenty backups while fifty writers upload, release, move badges and delete, each in both documented ways (PostgreSQL's
// own dump between two copies of the bucket, and `uos-platform export`), and each restored once the writers rest: into
// another database with the copied bucket, and into the embedded one. What was acknowledged before a backup is in it; every release is whole
// and has the hash of what it holds; every content is there with its bytes. UOS_SOAK_ROUNDS sets how many.

import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { appCredentials, createUos, isUosError, type Uos } from '@uos/sdk';
import { bytesSource, uploadFile } from '@uos/sdk/jobs';
import { nodeMd5 } from '@uos/sdk/jobs/node';
import { sql } from 'kysely';
import { createPlatform, type Platform, type PlatformOptions } from '../../packages/platform/src/start/main.ts';
import { proveArchive } from '../../packages/platform/src/state/archive-reader.ts';
import { type TestApp, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { postgresPath } from '../../scripts/tools.ts';
import { openFleet } from '../support/fleet.ts';

const ROUNDS = Number(process.env.UOS_SOAK_ROUNDS ?? 20);
const STUDIOS = 5;
/** Of one studio; they share its bucket. */
const WRITERS = 10;
/** Slow enough that a backup of all that was written takes no longer from round to round than it has to. */
const PAUSE_MS = 2500;
/** That writers write before a backup begins and after it has ended. */
const AROUND_MS = 500;
const RELEASE_EVERY = 3;
/** Contents of a restored store that are read, besides that all of them are there. */
const READ_CONTENTS = 100;

const run = promisify(execFile);
const program = (name: string): string => join(process.env.UOS_TEST_POSTGRES_BIN ?? dirname(postgresPath()), name);
const SERVE = pathToFileURL(join(import.meta.dirname, '../../packages/platform/src/commands/serve.ts')).href;
const COMMAND = `const { main } = await import('${SERVE}'); process.exit(await main(process.argv.slice(1), process.env));`;

type Chosen = { entryid: string; versionid: string }[];

interface Studio {
  readonly app: TestApp;
  readonly uos: Uos;
  readonly bucket: string;
  /** Releases that were acknowledged, by number. */
  readonly releases: Map<number, string>;
  writes: number;
}

const folder = await mkdtemp(join(tmpdir(), 'uos-backup-'));
const fleet = await openFleet();
const helper = await testPlatform(fleet.options);
const problems: string[] = [];
/** Fulfilled while writers write: what came while a backup is restored would only make the next one larger. */
let writing = Promise.withResolvers<void>();
let busy = 0;
let isOver = false;
let refused = 0;
let releasesRestored = 0;
let contentsRestored = 0;

fleet.balancer.use((await fleet.start(2)).map(({ port }) => port));
await fleet.balancer.ready();
const studios = await Promise.all(Array.from({ length: STUDIOS }, openStudio));
const writers = studios.flatMap((studio) => Array.from({ length: WRITERS }, () => write(studio)));

for (let round = 1; round <= ROUNDS; round += 1) {
  await tryBackup(`round ${round}, dump and copy`, dumpAndCopy);
  await tryBackup(`round ${round}, archive`, archive);
  const writes = studios.reduce((sum, studio) => sum + studio.writes, 0);
  console.log(
    `round ${round} after ${Math.round(performance.now() / 1000)} s: ${writes} writes so far, ${problems.length} problems`,
  );
}
isOver = true;
writing.resolve();
await Promise.all(writers);
await helper.stop();
await fleet.stop();
await rm(folder, { recursive: true, force: true });

console.log(
  `${ROUNDS} backups in two ways under ${STUDIOS * WRITERS} writers; ${releasesRestored} releases and ` +
    `${contentsRestored} contents restored, ${refused} calls refused meanwhile, ${problems.length} problems`,
);
for (const problem of problems) {
  console.log(`  ${problem}`);
}
process.exitCode = problems.length === 0 && releasesRestored > 0 ? 0 : 1;

async function openStudio(): Promise<Studio> {
  const app = await helper.app();
  const as = appCredentials({ appId: app.id, appServiceSecret: app.serviceSecret });
  const uos = createUos({ origin: fleet.balancer.origin, as });
  const { id: bucket } = await uos.cdn.buckets.create({ name: 'backed-up' });
  return { app, uos, bucket, releases: new Map(), writes: 0 };
}

async function write(studio: Studio): Promise<void> {
  const mine: Chosen = [];
  for (let step = 1; ; step += 1) {
    await writing.promise;
    if (isOver) {
      return;
    }
    busy += 1;
    try {
      await writeOnce(studio, step, mine);
    } catch (error) {
      if (!isUosError(error)) {
        problems.push(`a writer failed: ${String(error)}`);
      }
      // why not a problem here: what was not acknowledged need not be in a backup
      refused += 1;
    } finally {
      busy -= 1;
    }
    await delay(PAUSE_MS);
  }
}

async function writeOnce(studio: Studio, step: number, mine: Chosen): Promise<void> {
  const { uos, bucket } = studio;
  const path = `${randomUUID()}.txt`;
  const source = bytesSource(Buffer.from(`${path} `.repeat(20)));
  const { entry } = await uploadFile(uos, { bucketId: bucket, path, source, createMd5: nodeMd5 });
  mine.push({ entryid: entry.entryid, versionid: entry.current_versionid });
  studio.writes += 1;
  if (step % RELEASE_EVERY === 0) {
    const { releasenum, content_hash } = await uos.cdn.releases.create({ id: bucket, entries: mine });
    studio.releases.set(releasenum, content_hash);
    await uos.cdn.badges.set({ id: bucket, name: `badge-${step % 7}`, releasenum });
    const gone = mine.shift();
    if (gone !== undefined) {
      await uos.cdn.entries.remove({ id: bucket, eid: gone.entryid });
    }
    studio.writes += 3;
  }
}

/** What a backup that begins now must hold. */
type Acknowledged = ReadonlyMap<string, ReadonlyMap<number, string>>;

/** Restores what was taken, into a new place. */
type Restore = () => Promise<PlatformOptions & { readonly dataFolder: string }>;

async function tryBackup(what: string, backup: () => Promise<Restore>): Promise<void> {
  let restored: Platform | undefined;
  let place = '';
  try {
    const { acknowledged, restore } = await underWriters(backup);
    const options = await restore();
    place = options.dataFolder;
    restored = await createPlatform({ ...options, seedDemo: false });
    const found = await examine(restored, acknowledged);
    problems.push(...found.map((problem) => `${what}: ${problem}`));
    await live(restored);
  } catch (error) {
    problems.push(`${what}: ${String(error)}`);
  } finally {
    await restored?.stop();
    await rm(place === '' ? join(folder, 'none') : place, { recursive: true, force: true });
  }
}

async function underWriters(backup: () => Promise<Restore>): Promise<{ acknowledged: Acknowledged; restore: Restore }> {
  writing.resolve();
  try {
    do {
      await delay(AROUND_MS);
    } while (studios.some(({ releases }) => releases.size === 0));
    const acknowledged = new Map(studios.map(({ bucket, releases }) => [bucket, new Map(releases)]));
    const restore = await backup();
    await delay(AROUND_MS);
    return { acknowledged, restore };
  } finally {
    writing = Promise.withResolvers();
    // why: the test's S3 store cannot list while anything in it is deleted
    while (busy > 0) {
      await delay(AROUND_MS);
    }
  }
}

/** A copy of the bucket, PostgreSQL's own dump, and what is new of the bucket, as docs/operations.md says. */
async function dumpAndCopy(): Promise<Restore> {
  const file = join(folder, `${randomUUID()}.dump`);
  const objects = fleet.s3.place();
  await fleet.s3.copy(fleet.options.objects ?? '', objects);
  await run(program('pg_dump'), ['--format=custom', `--file=${file}`, fleet.databaseUrl]);
  await fleet.s3.copy(fleet.options.objects ?? '', objects);
  return async () => {
    const databaseUrl = await fleet.postgres.createDatabase();
    await run(program('pg_restore'), ['--exit-on-error', `--dbname=${databaseUrl}`, file]);
    await rm(file);
    const { s3, masterKey } = fleet.options;
    return { databaseUrl, objects, s3, masterKey, dataFolder: await newFolder() };
  };
}

/** The platform's own archive, taken beside the running processes, into an embedded database. */
async function archive(): Promise<Restore> {
  const file = join(folder, `${randomUUID()}.tar`);
  await platformCommand(['export', file, '--data', await newFolder()], fleet.env);
  return async () => {
    await proveArchive(file, () => undefined);
    const dataFolder = await newFolder();
    const { masterKey } = fleet.options;
    await platformCommand(['import', file, '--data', dataFolder], { UOS_MASTER_KEY: masterKey ?? '' });
    await rm(file);
    return { masterKey, dataFolder };
  };
}

async function platformCommand(args: readonly string[], env: Readonly<Record<string, string>>): Promise<void> {
  await run(process.execPath, ['--conditions=uos:source', '--input-type=module', '-e', COMMAND, '--', ...args], {
    env: { ...process.env, UOS_LANG: 'en', ...env },
  });
}

async function newFolder(): Promise<string> {
  const made = join(folder, randomUUID());
  await mkdir(made, { mode: 0o700 });
  return made;
}

async function examine({ ports }: Platform, acknowledged: Acknowledged): Promise<string[]> {
  const found: string[] = [];
  const { rows: releases } = await sql<{ bucket_id: string; releasenum: number; content_hash: string; whole: boolean }>`
    SELECT r.bucket_id, r.releasenum, r.content_hash,
      r.entry_count = e.count AND r.content_size = e.size AND r.content_hash = e.hash AS whole
    FROM cdn_releases r, LATERAL (
      SELECT count(*) AS count, coalesce(sum(size), 0)::bigint AS size,
        md5(coalesce(string_agg(path || ':' || md5, E'\n' ORDER BY path), '')) AS hash
      FROM cdn_release_entries WHERE release_id = r.id
    ) e`.execute(ports.db);
  releasesRestored += releases.length;
  found.push(...releases.filter(({ whole }) => !whole).map(({ releasenum }) => `release ${releasenum} is not whole`));
  for (const [bucket, wanted] of acknowledged) {
    const hashes = new Map(
      releases.flatMap((one) => (one.bucket_id === bucket ? [[one.releasenum, one.content_hash] as const] : [])),
    );
    const lost = [...wanted].filter(([releasenum, hash]) => hashes.get(releasenum) !== hash);
    found.push(...lost.map(([releasenum]) => `release ${releasenum} was acknowledged and is not there`));
    if (hashes.size !== Math.max(0, ...hashes.keys())) {
      found.push(`the releases of ${bucket} have a gap`);
    }
  }
  const { rows: odd } = await sql<{ what: string }>`
    SELECT 'a badge points at no release of its bucket' AS what FROM cdn_badges b
    WHERE NOT EXISTS (SELECT 1 FROM cdn_releases r WHERE r.id = b.release_id AND r.bucket_id = b.bucket_id)
    UNION ALL
    SELECT 'a released content has no row' FROM cdn_release_entries e JOIN cdn_releases r ON r.id = e.release_id
    WHERE NOT EXISTS (SELECT 1 FROM cdn_objects o WHERE o.app_id = r.app_id AND o.md5 = e.md5 AND o.size = e.size)
    UNION ALL
    SELECT 'the last number is not that of the last release' FROM cdn_buckets b
    WHERE b.last_releasenum <> (SELECT coalesce(max(r.releasenum), 0) FROM cdn_releases r WHERE r.bucket_id = b.id)
    `.execute(ports.db);
  return [...found, ...odd.map(({ what }) => what), ...(await examineContents(ports))];
}

async function examineContents({ db, objects }: Platform['ports']): Promise<string[]> {
  const kept = new Set<string>();
  for await (const some of objects.list()) {
    for (const { tenant, md5, size } of some) {
      kept.add(`${tenant}/${md5}-${size}`);
    }
  }
  const rows = await db
    .selectFrom('cdn_objects')
    .select(['app_id', 'md5', 'size'])
    .orderBy('stored_at', 'desc')
    .execute();
  contentsRestored += rows.length;
  const missing = rows.filter(({ app_id, md5, size }) => !kept.has(`${app_id}/${md5}-${size}`));
  const spoilt: string[] = [];
  // why the newest: they were on their way when the backup was taken
  for (const { app_id, md5, size } of rows.slice(0, READ_CONTENTS)) {
    const hash = createHash('md5');
    for await (const chunk of await objects.read(app_id, { md5, size })) {
      hash.update(chunk as Uint8Array);
    }
    if (hash.digest('hex') !== md5) {
      spoilt.push(md5);
    }
  }
  return [
    ...missing.map(({ md5 }) => `content ${md5} is named and not in the store`),
    ...spoilt.map((md5) => `content ${md5} has other bytes`),
  ];
}

/** The restored platform takes the next release under the studio's own credential. */
async function live({ origin }: Platform): Promise<void> {
  for (const { app, bucket } of studios) {
    const as = appCredentials({ appId: app.id, appServiceSecret: app.serviceSecret });
    const uos = createUos({ origin, as });
    const { Items: items } = await uos.cdn.releases.list({ id: bucket, per_page: 1 });
    const newest = items[0]?.releasenum ?? 0;
    const next = await uos.cdn.releases.create({ id: bucket, entries: [] });
    if (next.releasenum !== newest + 1) {
      problems.push(`the restored platform numbers a release ${next.releasenum} after ${newest}`);
    }
  }
}
