import { createHash } from 'node:crypto';
import { declared, services } from '@uos/contract';
import { serviceNames } from '@uos/contract/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meterAdd } from '#core/meter/meter';
import { testClock } from '#kernel/time/clock';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { samples } from './samples.ts';

// 02:30 UTC is 10:30 in Shanghai.
const clock = testClock(new Date('2026-11-21T02:30:00Z'));
const MINUTE_MS = 60_000;

let platform: TestPlatform;
let app: TestApp;
let owner: Person;
let member: Person;
let operator: Person;

type Person = (method: string, path: string, body?: unknown) => ReturnType<TestPlatform['call']>;

const person =
  (cookie: string): Person =>
  (method, path, body) =>
    platform.call(method, path, body, { headers: { Cookie: cookie } });

beforeAll(async () => {
  platform = await testPlatform({ clock });
  app = await platform.app();
  owner = person(`sst=${(await platform.signedIn('usage-owner', app.orgId, 'owner')).token}`);
  member = person(`sst=${(await platform.signedIn('usage-member', app.orgId, 'user')).token}`);
  operator = person(`admin_sst=${await platform.operator()}`);
  await used(app, '2026-11-19T15:00:00Z', 100);
  await used(app, '2026-11-19T16:00:00Z', 205);
});
afterAll(() => platform.stop());

async function used(of: TestApp, hour: string, bytes: number): Promise<void> {
  const use = { appId: of.id, service: 'asset-streaming' };
  await meterAdd(platform.ports.db, new Date(hour), [
    { ...use, metric: 'usage', amount: bytes },
    { ...use, metric: 'requests', amount: 2 },
    { ...use, metric: 'errors', amount: 1 },
  ]);
}

const body = async (answer: ReturnType<Person>) => (await answer).body as Record<string, unknown>;
const DATES = 'startDate=2026-11-19&endDate=2026-11-20';

describe('content delivery of an app', () => {
  it('is read by the day in Shanghai, by any member', async () => {
    expect(await body(member('GET', `/api/cdn/${app.id}/statistics?${DATES}`))).toEqual({
      AppId: app.id,
      TotalUsage: 305,
      TotalRequests: 4,
      Items: [
        { Date: '2026-11-19', Usage: 100, Requests: 2, Errors: 1 },
        { Date: '2026-11-20', Usage: 205, Requests: 2, Errors: 1 },
      ],
    });
  });

  it('is listed with what it is billed for, newest day first', async () => {
    const project = { AppId: app.id, ProjectName: `app ${app.id.slice(0, 8)}` };
    const items = [
      { ...project, Date: '2026-11-20', Usage: 205, BilledUsage: 246 },
      { ...project, Date: '2026-11-19', Usage: 100, BilledUsage: 120 },
    ];
    for (const whose of [`appId=${app.id}`, `orgId=${app.orgId}`]) {
      expect(await body(owner('GET', `/api/cdn/usage?${whose}&${DATES}`))).toEqual({ TotalCount: 2, Items: items });
    }
    const partner = await body(owner('GET', `/api/cdn/blue-cloud-usage?appId=${app.id}&${DATES}&count=1`));
    expect(partner).toEqual({ TotalCount: 2, Items: [{ ...items[0], Provider: 'BlueCloud' }] });
  });

  it('is nobody else’s business', async () => {
    const other = await platform.app();
    expect(await owner('GET', `/api/cdn/${other.id}/statistics`)).toMatchObject({ status: 404 });
    expect(await owner('GET', `/api/cdn/usage?appId=${other.id}`)).toMatchObject({ status: 404 });
    expect(await body(owner('GET', `/api/cdn/usage?orgId=${other.orgId}`))).toMatchObject({
      message: 'error to get org info',
    });
    expect(await body(owner('GET', '/api/cdn/usage'))).toMatchObject({ message: 'invalid parameters' });
    expect(await owner('GET', '/api/cdn/usage/aggregation')).toMatchObject({ status: 403 });
  });

  it('is summed and ranked for operators', async () => {
    const small = await platform.app();
    await used(small, '2026-11-19T16:00:00Z', 5);
    expect(await body(operator('GET', `/api/cdn/usage/aggregation?${DATES}`))).toEqual({
      Items: [
        { Date: '2026-11-19', Usage: 100, Apps: 1 },
        { Date: '2026-11-20', Usage: 210, Apps: 2 },
      ],
    });
    const top = await body(operator('GET', `/api/cdn/usage/top-k?k=1&${DATES}`));
    expect(top).toMatchObject({ Items: [{ AppId: app.id, OrganizationId: app.orgId, Usage: 305 }] });
    expect(await body(operator('GET', `/api/cdn/usage?${DATES}`))).toMatchObject({ TotalCount: 3 });
  });

  it.each(['startDate=2026-11-02&endDate=2026-11-01', 'startDate=2026-11-01&duration=7', 'duration=5'])(
    'refuses %s',
    async (query) => {
      const answer = await owner('GET', `/api/cdn/${app.id}/statistics?${query}`);
      expect(answer).toMatchObject({ status: 400, body: { message: 'invalid parameters' } });
    },
  );
});

describe('apps by day', () => {
  it('are counted once a day where they used anything, and on the day they were made', async () => {
    expect(await body(operator('GET', `/api/statistics/daily-app-active?${DATES}`))).toMatchObject({
      Items: [{ Date: '2026-11-19', Count: 1 }, { Date: '2026-11-20' }],
    });
    const made = await body(operator('GET', '/api/statistics/daily-app-new?startDate=2026-11-20'));
    const [, today] = made.Items as { Count: number }[];
    expect(today?.Count).toBeGreaterThan(0);
  });
});

describe('sample code', () => {
  it('is there for everybody', async () => {
    const { Items } = await body(platform.call('GET', '/public/sample-code.json?v=1'));
    expect(Items).toContainEqual(expect.objectContaining({ ServiceName: 'asset-streaming', Language: 'bash' }));
  });

  it('is there for every service, and makes calls that there are with what they take', () => {
    expect(new Set(samples.map(({ ServiceName }) => ServiceName))).toEqual(new Set(serviceNames));
    const known = new Map(declared(services).map((call) => [call.id, call.operation]));
    for (const { Code } of samples) {
      for (const [, id = '', input = ''] of Code.matchAll(/await uos\.([\w.]+)\((?:\{ ?([^}]*)\})?\)/g)) {
        const operation = known.get(id);
        expect([id, operation === undefined]).toEqual([id, false]);
        const given = input.split(',').map((part) => part.split(':')[0]?.trim() ?? '');
        expect([id, operation?.paramNames.filter((name) => !given.includes(name))]).toEqual([id, []]);
      }
    }
  });
});

async function storeFile(path: string, bytes: Uint8Array): Promise<string> {
  const bucket = await app.call('POST', '/api/v1/buckets/', { name: `b-${path}` });
  const { id } = bucket.body as { id: string };
  const entry = await app.call('POST', `/api/v1/buckets/${id}/entries/`, {
    path,
    content_hash: createHash('md5').update(bytes).digest('hex'),
    content_size: bytes.length,
    signed_url: true,
  });
  const { signed_url: url } = entry.body as { signed_url: string };
  if (url !== '') {
    expect((await fetch(url, { method: 'PUT', body: Buffer.from(bytes) })).status).toBe(200);
  }
  return id;
}

/** A bundle without compression that holds one file. */
function smallBundle(): Buffer {
  const list = Buffer.from(
    `${'00'.repeat(16)}00000001000000640000006400000000000100000000000000000000000000000064${'00000004'}434142${'00'}`,
    'hex',
  );
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32BE(list.length, 0);
  sizes.writeUInt32BE(list.length, 4);
  sizes.writeUInt32BE(0x40, 8);
  const names = Buffer.from('UnityFS\0\0\0\0\x065.x.x\x002021.3.1f1\0', 'latin1');
  return Buffer.concat([names, Buffer.alloc(8), sizes, list, Buffer.alloc(100)]);
}

describe('the analysis of a bundle', () => {
  const ask = (who: Person, question: object) => who('POST', `/api/cdn/${app.id}/bundle-analyze`, question);

  it('is started by an owner and read by everybody who asks the same within an hour', async () => {
    const bundle = smallBundle();
    const BucketId = await storeFile('harbour.bundle', bundle);
    const question = { BucketId, Path: '/harbour.bundle' };
    expect(await ask(member, question)).toMatchObject({ status: 403 });
    const started = await body(ask(owner, question));
    expect(started).toMatchObject({ AppId: app.id, BucketId, Path: 'harbour.bundle', Status: 'Running', Result: null });
    const finished = await body(ask(member, question));
    expect(finished).toMatchObject({
      TaskId: started.TaskId,
      Status: 'Finished',
      Result: {
        FileSize: bundle.length,
        AssetCount: 1,
        Compression: 'None',
        Assets: [{ Name: 'CAB', Type: 'SerializedFile', Size: 100 }],
      },
      Error: '',
    });
    clock.advance(61 * MINUTE_MS);
    expect(await ask(member, question)).toMatchObject({ status: 403 });
    expect((await body(ask(owner, question))).TaskId).not.toBe(started.TaskId);
  });

  it('fails with the size of the file where it is no bundle', async () => {
    const BucketId = await storeFile('notes.txt', Buffer.from('not a bundle'));
    const question = { BucketId, Path: 'notes.txt' };
    await ask(owner, question);
    expect(await body(ask(owner, question))).toMatchObject({
      Status: 'Failed',
      Error: 'not a UnityFS bundle',
      Result: { FileSize: 12, AssetCount: 0, Assets: [] },
    });
  });

  it('fails with a time-out where it did not end within an hour, and may then be started again', async () => {
    const BucketId = await storeFile('stuck.bundle', smallBundle());
    const question = { BucketId, Path: 'stuck.bundle' };
    const { TaskId } = await body(ask(owner, question));
    await platform.ports.db
      .updateTable('cdn_bundle_analyses')
      .set({ status: 'Running', finished_at: null })
      .where('id', '=', String(TaskId))
      .execute();
    clock.advance(59 * MINUTE_MS);
    expect(await body(ask(member, question))).toMatchObject({ TaskId, Status: 'Running' });
    clock.advance(2 * MINUTE_MS);
    expect(await body(ask(member, question))).toMatchObject({
      TaskId,
      Status: 'Failed',
      Error: 'timeout',
      Result: null,
    });
    await ask(owner, question);
    expect(await body(ask(owner, question))).toMatchObject({ Status: 'Finished' });
  });

  it('keeps releases and the current entry apart', async () => {
    const BucketId = await storeFile('pinned.bundle', smallBundle());
    const Path = 'pinned.bundle';
    const release = await app.call('POST', `/api/v1/buckets/${BucketId}/releases/`, {});
    const { releaseid } = release.body as { releaseid: string };
    const byBadge = await body(ask(owner, { BucketId, Badge: 'latest', Path }));
    expect(await body(ask(owner, { BucketId, ReleaseId: releaseid, Path }))).toMatchObject({ TaskId: byBadge.TaskId });
    expect((await body(ask(owner, { BucketId, Path }))).TaskId).not.toBe(byBadge.TaskId);
  });

  it.each([
    ['an unknown path', { Path: 'none' }],
    ['an unknown badge', { Badge: 'none' }],
    ['a badge with a release', { Badge: 'latest', ReleaseId: '0f8fad5b-d9cb-469f-a165-708677289501' }],
  ])('refuses %s', async (_what, more) => {
    const BucketId = '0f8fad5b-d9cb-469f-a165-708677289502';
    const answer = await ask(owner, { BucketId, Path: 'a', ...more });
    expect(answer).toMatchObject({ status: 400, body: { message: 'invalid parameters' } });
  });
});

describe('clearing the proxy cache', () => {
  it('names the buckets it was done for and refuses strange ones', async () => {
    const BucketId = await storeFile('cached.txt', Buffer.from('cached'));
    const url = `/api/cdn/${app.id}/clear-proxy-cache`;
    expect(await body(owner('GET', `${url}?bucketId=${BucketId}`))).toEqual({
      AppId: app.id,
      BucketIds: [BucketId],
      ClearedAt: clock.now().toISOString(),
    });
    expect((await body(owner('GET', url))).BucketIds).toContain(BucketId);
    expect(await owner('GET', `${url}?bucketId=${app.id}`)).toMatchObject({ status: 400 });
    expect(await member('GET', url)).toMatchObject({ status: 403 });
  });
});
