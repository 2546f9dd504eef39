// Four processes behind one balancer; every ten seconds one of them is killed the hard way and another takes its place,
// while studios upload, read, download, move a badge, rotate and release. What the SDK may repeat must not fail once; a
// release, which it may not, is seen to be there once or not at all; nothing is there twice and nothing acknowledged is
// gone. UOS_SOAK_SECONDS sets how long.

import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { appCredentials, createUos, type Uos, UosApiError, UosConnectionError } from '@uos/sdk';
import { bytesSource, uploadFile } from '@uos/sdk/jobs';
import { nodeMd5 } from '@uos/sdk/jobs/node';
import { type TestApp, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { openFleet } from '../support/fleet.ts';

const SECONDS = Number(process.env.UOS_SOAK_SECONDS ?? 300);
const KILL_EVERY_MS = 10_000;
const PROCESSES = 4;
const STUDIOS = 4;
/** Clients of one studio: they share its bucket. */
const CLIENTS = 3;
const RELEASE_EVERY = 4;
const TELL_EVERY = 5;

interface Studio {
  readonly uos: Uos;
  readonly bucket: string;
  /** Path → hash of what an upload has acknowledged. */
  readonly files: Map<string, string>;
  /** Note → number of releases that were acknowledged. */
  readonly releases: Map<string, number>;
  /** Notes of releases whose answer was lost: each may be there or not. */
  readonly unsure: Set<string>;
}

const fleet = await openFleet();
const helper = await testPlatform(fleet.options);
const failures: string[] = [];
let calls = 0;
let killed = 0;
let isOver = false;

let replicas = await fleet.start(PROCESSES);
fleet.balancer.use(replicas.map(({ port }) => port));
await fleet.balancer.ready();
const studios = await Promise.all(Array.from({ length: STUDIOS }, openStudio));
const clients = studios.flatMap((studio) => Array.from({ length: CLIENTS }, () => work(studio)));

const ends = performance.now() + SECONDS * 1000;
while (performance.now() < ends) {
  await delay(KILL_EVERY_MS);
  const victim = replicas[killed % PROCESSES];
  await victim?.kill();
  killed += 1;
  replicas = [...replicas.filter((one) => one !== victim), ...(await fleet.start(1))];
  fleet.balancer.use(replicas.map(({ port }) => port));
  if (killed % TELL_EVERY === 0) {
    console.log(`${killed} killed, ${calls} calls, ${failures.length} failed`);
  }
}
isOver = true;
await Promise.all(clients);
for (const studio of studios) {
  await examine(studio);
}
const unsure = studios.reduce((sum, studio) => sum + studio.unsure.size, 0);
const releases = studios.reduce((sum, studio) => sum + studio.releases.size, 0);
await helper.stop();
await fleet.stop();

console.log(
  `${killed} processes killed in ${SECONDS} s, ${calls} calls, ${releases} releases and ${unsure} whose answer was ` +
    `lost, ${failures.length} problems`,
);
for (const failure of failures) {
  console.log(`  ${failure}`);
}
process.exitCode = failures.length === 0 && releases > 0 ? 0 : 1;

async function openStudio(): Promise<Studio> {
  const app: TestApp = await helper.app();
  const uos = createUos({
    origin: fleet.balancer.origin,
    as: appCredentials({ appId: app.id, appServiceSecret: app.serviceSecret }),
  });
  const { id: bucket } = await uos.cdn.buckets.create({ name: 'shared' });
  return { uos, bucket, files: new Map(), releases: new Map(), unsure: new Set() };
}

/** One client's day, again and again. */
async function work(studio: Studio): Promise<void> {
  const { uos, bucket } = studio;
  const mine: { entryid: string; versionid: string }[] = [];
  for (let step = 1; !isOver; step += 1) {
    const path = `${randomUUID()}.txt`;
    const bytes = Buffer.from(`${path} `.repeat(50));
    const uploaded = await counted('upload', () =>
      uploadFile(uos, { bucketId: bucket, path, source: bytesSource(bytes), createMd5: nodeMd5 }),
    );
    if (uploaded !== undefined) {
      studio.files.set(path, createHash('md5').update(bytes).digest('hex'));
      mine.push({ entryid: uploaded.entry.entryid, versionid: uploaded.entry.current_versionid });
      await counted('read', async () => {
        const entry = await uos.cdn.entries.get({ id: bucket, eid: uploaded.entry.entryid });
        expectThat('what was uploaded is there', entry.complete && entry.path === path);
      });
      await counted('download', async () => {
        const url = `${fleet.balancer.contentOrigin}/client_api/v1/buckets/${bucket}/entry_by_path/content/?path=${path}`;
        const content = await uos.request<Uint8Array>(`GET ${url as 'http'}`, { read: 'bytes', errors: 'cdn' });
        expectThat('what was uploaded is downloaded', bytes.equals(content));
      });
    }
    await counted('list', () => uos.cdn.entries.list({ id: bucket, per_page: 5 }));
    if (step % RELEASE_EVERY === 0) {
      await releaseThem(studio, mine.splice(0));
    }
  }
}

async function releaseThem({ uos, bucket, releases, unsure }: Studio, entries: Chosen): Promise<void> {
  const notes = randomUUID();
  try {
    const { releasenum } = await uos.cdn.releases.create({ id: bucket, notes, entries });
    releases.set(notes, releasenum);
    calls += 1;
    await counted('badge', () => uos.cdn.badges.set({ id: bucket, name: 'live', releasenum }));
  } catch (error) {
    if (isAnswerLost(error)) {
      unsure.add(notes);
    } else {
      failures.push(`release: ${String(error)}`);
    }
  }
}

/** The connection broke, or the balancer says that it did. */
function isAnswerLost(error: unknown): boolean {
  return error instanceof UosConnectionError || (error instanceof UosApiError && error.status === 502);
}

type Chosen = { entryid: string; versionid: string }[];

async function counted<Value>(what: string, call: () => Promise<Value>): Promise<Value | undefined> {
  calls += 1;
  try {
    return await call();
  } catch (error) {
    failures.push(`${what}: ${String(error)}`);
    return undefined;
  }
}

function expectThat(what: string, isTrue: boolean): void {
  if (!isTrue) {
    throw new Error(`not so: ${what}`);
  }
}

/** Everything acknowledged is there once; what is unsure is there once or not at all. */
async function examine({ uos, bucket, files, releases, unsure }: Studio): Promise<void> {
  const entries = new Map<string, string>();
  for await (const entry of uos.cdn.entries.list.all({ id: bucket, per_page: 1000 })) {
    entries.set(entry.path, entry.complete ? entry.content_hash : 'no content');
  }
  for (const [path, hash] of files) {
    if (entries.get(path) !== hash) {
      failures.push(`${path} was acknowledged and is ${entries.get(path) ?? 'gone'}`);
    }
  }
  const numbers: number[] = [];
  const byNotes = new Map<string, number>();
  for await (const release of uos.cdn.releases.list.all({ id: bucket, per_page: 1000 })) {
    const { releasenum, notes = '', releaseid, entry_count } = release;
    numbers.push(releasenum);
    if (byNotes.has(notes) || !(releases.has(notes) || unsure.has(notes))) {
      failures.push(`release ${releasenum} is there twice, or nobody made it`);
    }
    byNotes.set(notes, releasenum);
    const { totalCount } = await uos.cdn.releases.entries({ id: bucket, rid: releaseid, per_page: 1 });
    if (totalCount !== entry_count) {
      failures.push(`release ${releasenum} holds ${totalCount} of ${entry_count} entries`);
    }
  }
  for (const [notes, releasenum] of releases) {
    if (byNotes.get(notes) !== releasenum) {
      failures.push(`release ${releasenum} was acknowledged and is ${byNotes.get(notes) ?? 'gone'}`);
    }
  }
  if (numbers.length !== Math.max(0, ...numbers)) {
    failures.push(`releases are not numbered without a gap: ${numbers.toSorted((a, b) => a - b).join()}`);
  }
}
