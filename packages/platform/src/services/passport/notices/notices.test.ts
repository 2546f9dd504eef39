import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import { appWithRealm, newPlayer, refusal } from '../testing.ts';
import { goesLiveAt, wrongEnd } from './rules.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PATH = '/upass/v1/billboards';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ clock: 'test' });
});
afterAll(() => platform.stop());

interface Notice {
  readonly billboardID: string;
  readonly status: string;
  readonly publishTime?: string;
  readonly expireTime?: string;
}

const advance = (ms: number) => platform.testClock?.advance((now) => new Date(now.getTime() + ms));
const from = (ms: number) => new Date(platform.ports.clock.now().getTime() + ms).toISOString();

async function world() {
  const place = await appWithRealm(platform);
  const player = await newPlayer(platform, place);
  const { app } = place;
  const noticeIn = ({ body }: { readonly body: unknown }) => (body as { billboard: Notice }).billboard;
  const draft = async (more: object = {}) =>
    noticeIn(await app.call('POST', PATH, { title: '停服维护', content: '今晚十点', ...more }));
  const on = (id: string, verb: string, body: object = {}) => app.call('POST', `${PATH}/${id}/${verb}`, body);
  const read = async (id: string) => noticeIn(await app.call('GET', `${PATH}/${id}`));
  const seen = async (query = '') =>
    (await player.ok<{ billboards: { title: string }[] }>('GET', `/billboards${query}`)).billboards.map(
      ({ title }) => title,
    );
  return { ...place, player, noticeIn, draft, on, read, seen };
}

describe('billboards', () => {
  it('are drafts that nobody sees until they are published', async () => {
    const { app, draft, on, seen, noticeIn } = await world();
    const made = await draft({ tags: { channel: 'app' } });
    expect(made).toMatchObject({ status: 'billboardPending', namespace: 'default', subtitle: '' });
    expect(made).not.toHaveProperty('publishTime');
    expect(await seen()).toEqual([]);
    const published = noticeIn(await on(made.billboardID, 'publish', { expireDays: 7 }));
    expect(published.status).toBe('billboardPublished');
    expect(Date.parse(published.expireTime ?? '') - Date.parse(published.publishTime ?? '')).toBe(7 * DAY);
    expect(await seen()).toEqual(['停服维护']);
    expect(refusal(await on(made.billboardID, 'publish'))).toEqual([400, 90_001]);
    expect(refusal(await app.call('DELETE', `${PATH}/${made.billboardID}`))).toEqual([400, 90_001]);
    expect(noticeIn(await on(made.billboardID, 'revoke')).status).toBe('billboardRevoked');
    expect(refusal(await on(made.billboardID, 'revoke'))).toEqual([400, 90_001]);
    expect(await seen()).toEqual([]);
    expect((await app.call('DELETE', `${PATH}/${made.billboardID}`)).body).toEqual({});
    expect(refusal(await on(made.billboardID, 'publish'))).toEqual([404, 50_001]);
  });

  it('go live at their time, and end at theirs, for players and in every list', async () => {
    const { app, draft, on, seen } = await world();
    const { billboardID: id } = await draft({ title: '更新' });
    await on(id, 'publish', { publishTime: from(HOUR / 3), expireTime: from(HOUR) });
    const total = async (status: string) =>
      ((await app.call('POST', `${PATH}/search`, { status })).body as { total: number }).total;
    const written = () =>
      platform.ports.db.selectFrom('passport_notices').select('status').where('id', '=', id).executeTakeFirst();
    expect([await total('billboardScheduled'), await seen()]).toEqual([1, []]);
    await advance(HOUR / 3);
    expect([await total('billboardPublished'), await seen()]).toEqual([1, ['更新']]);
    expect(await written()).toEqual({ status: 'billboardPublished' });
    await advance(HOUR - HOUR / 3);
    expect([await total('billboardRevoked'), await seen()]).toEqual([1, []]);
  });

  it('are planned anew after they were taken back, and the first plan is forgotten', async () => {
    const { draft, on, read, noticeIn } = await world();
    const { billboardID: id } = await draft({ expireTime: from(HOUR) });
    expect(refusal(await on(id, 'publish', { publishTime: from(2 * HOUR), expireTime: from(HOUR) }))).toEqual([
      400, 30_001,
    ]);
    expect(refusal(await on(id, 'publish', { expireTime: from(HOUR), expireDays: 1 }))).toEqual([400, 30_001]);
    await on(id, 'publish', { publishTime: from(2 * HOUR), expireDays: 1 });
    await on(id, 'revoke');
    const rows = platform.ports.db.selectFrom('schedules').select('key').where('key', 'like', `notice/%${id}%`);
    expect(await rows.execute()).toEqual([]);
    expect(noticeIn(await on(id, 'publish', { publishTime: from(-HOUR) })).status).toBe('billboardPublished');
    expect((await read(id)).status).toBe('billboardPublished');
  });

  it('change nothing but their text and end while they are published', async () => {
    const { app, draft, on } = await world();
    const { billboardID: id } = await draft();
    const change = (body: object) => app.call('PUT', `${PATH}/${id}`, body);
    expect((await change({ title: '改名', tags: { region: 'cn' } })).body).toMatchObject({
      billboard: { title: '改名', tags: { region: 'cn' } },
    });
    await on(id, 'publish');
    expect(refusal(await change({ title: '再改' }))).toEqual([400, 90_001]);
    expect(refusal(await change({ expireTime: from(-HOUR) }))).toEqual([400, 30_001]);
    expect((await change({ content: '已推迟', expireTime: from(DAY) })).body).toMatchObject({
      billboard: { content: '已推迟', expireTime: from(DAY) },
    });
    expect((await change({ expireTime: null })).body).not.toHaveProperty('billboard.expireTime');
  });

  it('are found by what they are tagged with, and seen by those they are for', async () => {
    const { app, draft, on, seen } = await world();
    const titles = [
      ['全部', {}],
      ['渠道', { channel: 'taptap' }],
      ['渠道与版本', { channel: 'taptap', version: '1.2' }],
    ] as const;
    for (const [title, tags] of titles) {
      await on((await draft({ title, tags, namespace: 'news' })).billboardID, 'publish');
    }
    const found = async (body: object) =>
      ((await app.call('POST', `${PATH}/search`, body)).body as { total: number }).total;
    expect(await found({ tags: { channel: 'taptap' } })).toBe(2);
    expect(await found({ tags: { channel: 'taptap', version: '1.2' } })).toBe(1);
    expect(await found({ title: '渠道' })).toBe(2);
    expect((await seen('?channel=taptap&version=1.3')).sort()).toEqual(['全部', '渠道']);
    expect((await seen('?channel=web')).sort()).toEqual(['全部']);
    expect((await seen('?namespace=news')).length).toBe(3);
    expect(await seen('?namespace=other')).toEqual([]);
    expect((await app.call('GET', `${PATH}/namespaces`)).body).toEqual({ namespaces: ['news'], total: 1 });
  });

  it('are imported as drafts', async () => {
    const { app } = await world();
    const billboards = [1, 2, 3].map((n) => ({ title: `第 ${n} 条`, content: '…' }));
    expect((await app.call('POST', `${PATH}/import`, { billboards })).body).toEqual({
      ...{ createdCount: 3, updatedCount: 0, failed: [] },
    });
    expect((await app.call('POST', `${PATH}/search`, { status: 'billboardPending' })).body).toMatchObject({ total: 3 });
  });
});

describe('the end of a notice', () => {
  const now = '2026-03-01T00:00:00.000Z';

  it('is the one that was written where none is given, unless that is over by then', () => {
    const [soon, late] = ['2026-03-02T00:00:00.000Z', '2026-03-05T00:00:00.000Z'];
    expect(goesLiveAt(now, {}, soon)).toEqual({ at: now, ends: soon, isLater: false });
    expect(goesLiveAt(now, { publishTime: late }, soon)).toEqual({ at: late, ends: null, isLater: true });
    expect(goesLiveAt(now, { expireDays: 1 }, late)).toMatchObject({ ends: soon });
  });

  it('comes after its start', () => {
    expect([wrongEnd(now, now), wrongEnd(null, now)]).toEqual(['expireTime: comes after publishTime', undefined]);
  });
});
