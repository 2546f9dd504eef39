import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import { appWithRealm, newPlayer, refusal, type TestPlayer } from '../testing.ts';
import { resetSchedule } from './resets.ts';

const DAY_MS = 86_400_000;
let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ clock: 'test' });
});
afterAll(() => platform.stop());

const advance = (ms: number) => platform.testClock?.advance((now) => new Date(now.getTime() + ms));

const PATH = '/upass/v1/leaderboards';

interface Score {
  readonly memberId: string;
  readonly displayName: string;
  readonly score: number;
  readonly rank: number;
  readonly tier: string;
  readonly tierSlugName: string;
  readonly bucketId: string;
  readonly updateCount: number;
  readonly rewardState?: string;
}

interface Version {
  readonly versionId: string;
  readonly status: string;
  readonly reason?: string;
  readonly memberCount: number;
  readonly startTime: string;
  readonly endTime?: string;
}

async function world(settings: object = {}) {
  const place = await appWithRealm(platform, settings);
  const { app } = place;
  const must = async <Reply>(method: string, path: string, body?: object): Promise<Reply> => {
    const answer = await app.call(method, `${PATH}${path}`, body);
    if (answer.status !== 200) {
      throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    }
    return answer.body as Reply;
  };
  const board = (body: object = {}) =>
    must('POST', '', { slugName: 'lamps', displayName: '点灯榜', memberType: 'Entity', ...body });
  const submit = (memberId: string, score: number, more: object = {}) =>
    must<Score>('POST', '/lamps/scores', { memberId, score, ...more });
  const list = async (query = '') => must<{ scores: Score[]; total: number }>('GET', `/lamps/scores${query}`);
  const order = async (query = '') => (await list(query)).scores.map(({ memberId, rank }) => `${rank} ${memberId}`);
  const versions = async () => (await must<{ versions: Version[] }>('GET', '/lamps/versions')).versions;
  const player = (name?: string) => newPlayer(platform, place, name);
  return { ...place, must, board, submit, list, order, versions, player };
}

const ENTITY = { memberType: 'Entity' };
const TIERS = [
  { slugName: 'gold', displayName: '黄金', cutoff: 100 },
  { slugName: 'silver', displayName: '白银', cutoff: 50 },
];

describe('leaderboards', () => {
  it('have the defaults of the specification, and are listed newest first by name', async () => {
    const { app, must } = await world();
    const made = await must<object>('POST', '', { slugName: 'total-kills', displayName: '击杀' });
    expect(made).toMatchObject({
      leaderboard: {
        ...{
          memberType: 'Player',
          sortOrder: 'Desc',
          updateType: 'KeepBest',
          crossRealm: true,
          bucketStrategy: 'None',
        },
        ...{ rewardStrategy: 'General', tiers: [], rewards: [], resetSchedule: '', forceDistinctRank: false },
      },
    });
    await advance(1);
    await must('POST', '', { slugName: 'deaths', displayName: '阵亡 100%' });
    expect(await must('GET', '')).toMatchObject({ leaderboards: [{ slugName: 'deaths' }, {}], total: 2 });
    expect(await must('GET', '?displayName=0%25')).toMatchObject({ total: 1 });
    const again = { slugName: 'deaths', displayName: 'x' };
    expect(refusal(await app.call('POST', PATH, again))).toEqual([409, 60_001]);
    expect(refusal(await app.call('POST', PATH, { ...again, slugName: 'members' }))).toEqual([400, 30_003]);
    expect(await must('DELETE', '/deaths')).toEqual({});
    expect(refusal(await app.call('GET', `${PATH}/deaths`))).toEqual([404, 50_001]);
  });

  it('refuse settings that say nothing, and prizes that are none', async () => {
    const { app } = await world();
    const create = async (body: object) =>
      refusal(await app.call('POST', PATH, { slugName: 'x', displayName: 'x', ...body }));
    const item = { resourceSlug: 'GOLD', quantity: 1 };
    const range = (from: number, to: number) => ({ from, to, items: [item] });
    for (const body of [
      { startTime: '2026-12-02T00:00:00Z', endTime: '2026-12-01T00:00:00Z' },
      { bucketStrategy: 'System' },
      { tiers: TIERS },
      { tierStrategy: 'Score', tiers: [...TIERS].reverse() },
      { tierStrategy: 'Rank', tiers: TIERS },
      { tierStrategy: 'Percent', tiers: [{ slugName: 'a', displayName: 'a', cutoff: 101 }] },
      { rewardStrategy: 'InBucket' },
      { rewardStrategy: 'ByTier' },
      { rewards: [range(3, 2)] },
      { rewards: [range(1, 3), range(3, 4)] },
      { rewards: [{ tier: 'gold', items: [item] }] },
      { resetSchedule: 'every monday' },
    ]) {
      expect([body, await create(body)]).toEqual([body, [400, 30_001]]);
    }
    expect(await create({ rewards: [range(1, 3)] })).toEqual([404, 50_001]);
    expect(await create({ rewardInboxTemplateSlug: 'weekly' })).toEqual([404, 50_001]);
  });

  it('keep what scores go by once there are scores', async () => {
    const { app, board, submit, must } = await world();
    await board();
    expect(await must('PUT', '/lamps', { sortOrder: 'Asc', startTime: '2026-01-01T00:00:00Z' })).toMatchObject({
      leaderboard: { sortOrder: 'Asc', startTime: '2026-01-01T00:00:00.000Z' },
    });
    await submit('a', 1);
    for (const change of [{ sortOrder: 'Desc' }, { updateType: 'Aggregate' }, { crossRealm: false }]) {
      expect(refusal(await app.call('PUT', `${PATH}/lamps`, change))).toEqual([400, 90_001]);
    }
    const after = await must('PUT', '/lamps', { sortOrder: 'Asc', startTime: null, displayName: '灯' });
    expect(after).toMatchObject({ leaderboard: { displayName: '灯' } });
    expect(after).not.toHaveProperty('leaderboard.startTime');
  });
});

describe('scores', () => {
  it('keep the best, the latest or the sum, for either order', async () => {
    const { must } = await world();
    const three = async (slug: string, body: object) => {
      await must('POST', '', { slugName: slug, displayName: slug, ...ENTITY, ...body });
      const scores: number[] = [];
      for (const score of [5, 9, 7]) {
        scores.push((await must<Score>('POST', `/${slug}/scores`, { memberId: 'a', score })).score);
      }
      const { scores: rows } = await must<{ scores: Score[] }>('GET', `/${slug}/scores`);
      return [...scores, rows[0]?.updateCount];
    };
    expect(await three('best', {})).toEqual([5, 9, 9, 2]);
    expect(await three('least', { sortOrder: 'Asc' })).toEqual([5, 5, 5, 1]);
    expect(await three('last', { updateType: 'KeepLatest' })).toEqual([5, 9, 7, 3]);
    expect(await three('sum', { updateType: 'Aggregate' })).toEqual([5, 14, 21, 3]);
    expect(await three('less', { updateType: 'Aggregate', sortOrder: 'Asc' })).toEqual([5, 14, 21, 3]);
  });

  it('of one number are told apart by who was first, on a clock that stands still; a batch shares', async () => {
    const { board, submit, order, must } = await world();
    await board();
    await submit('b', 10);
    await submit('a', 10);
    await must('POST', '/lamps/scores', {
      scores: [
        { memberId: 'd', score: 10 },
        { memberId: 'c', score: 10 },
      ],
    });
    await submit('e', 10);
    // an equal score is no new one
    await submit('b', 10);
    expect(await order()).toEqual(['1 b', '2 a', '3 c', '3 d', '5 e']);
    await must('PUT', '/lamps', { forceDistinctRank: true });
    expect(await order()).toEqual(['1 b', '2 a', '3 c', '4 d', '5 e']);
    expect(await order('?start=3&count=2')).toEqual(['4 d', '5 e']);
  });

  it('are finite numbers', async () => {
    const { app, board, submit, list } = await world();
    await board({ updateType: 'Aggregate' });
    const raw = (text: string) =>
      fetch(`${platform.origin}${PATH}/lamps/scores`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Basic ${btoa(`${app.id}:${app.serviceSecret}`)}`,
        },
        body: `{"memberId":"a","score":${text}}`,
      });
    for (const text of ['NaN', 'Infinity', '1e999', '-1e999', '"x"', 'null']) {
      expect([text, (await raw(text)).status]).toEqual([text, 400]);
    }
    await submit('a', 1e308);
    expect(refusal(await app.call('POST', `${PATH}/lamps/scores`, { memberId: 'a', score: 1e308 }))).toEqual([
      400, 30_001,
    ]);
    await submit('z', -0);
    await submit('s', 5e-324);
    const { scores } = await list();
    expect(scores.map(({ score }) => score)).toEqual([1e308, 5e-324, 0]);
    expect(Object.is(scores[2]?.score, 0)).toBe(true);
  });

  it('come one or many, whole, and only while the leaderboard is open', async () => {
    const { app, board, must, list } = await world();
    await board({ startTime: '2020-11-01T00:00:00Z' });
    const submit = async (body: object) => refusal(await app.call('POST', `${PATH}/lamps/scores`, body));
    const one = { memberId: 'a', score: 1 };
    for (const body of [{}, { memberId: 'a' }, { score: 1 }, { ...one, scores: [one] }, { scores: [one, one] }]) {
      expect([body, await submit(body)]).toEqual([body, [400, 30_001]]);
    }
    expect(await submit({ ...one, bucketId: 'x' })).toEqual([400, 30_001]);
    await must('PUT', '/lamps', { endTime: '2020-11-02T00:00:00Z' });
    expect(await submit(one)).toEqual([400, 90_040]);
    await must('PUT', '/lamps', { startTime: '2090-11-01T00:00:00Z', endTime: null });
    expect(await submit(one)).toEqual([400, 90_040]);
    expect((await list()).total).toBe(0);
  });

  it('have tiers by score, rank and percentage, in lists as in replies', async () => {
    const { board, submit, list, must } = await world();
    await board({ tierStrategy: 'Score', tiers: TIERS });
    for (const [memberId, score] of Object.entries({ a: 120, b: 100, c: 99, d: 50, e: 49 })) {
      await submit(memberId, score);
    }
    const tiers = async () => (await list()).scores.map(({ tierSlugName }) => tierSlugName);
    expect(await tiers()).toEqual(['gold', 'gold', 'silver', 'silver', '']);
    expect(await list('?tier=silver&start=1')).toMatchObject({ total: 2, scores: [{ memberId: 'd', tier: '白银' }] });
    const cut = (first: number, second: number) =>
      TIERS.map((tier, at) => ({ ...tier, cutoff: at === 0 ? first : second }));
    await must('PUT', '/lamps', { tierStrategy: 'Rank', tiers: cut(1, 3) });
    expect(await tiers()).toEqual(['gold', 'silver', 'silver', '', '']);
    expect((await list('?tier=silver')).scores.map(({ memberId }) => memberId)).toEqual(['b', 'c']);
    await must('PUT', '/lamps', { tierStrategy: 'Percent', tiers: cut(40, 60) });
    expect(await tiers()).toEqual(['gold', 'gold', 'silver', '', '']);
    expect((await list('?tier=silver')).scores.map(({ memberId }) => memberId)).toEqual(['c']);
    expect(await list('?tier=none')).toMatchObject({ total: 0, scores: [] });
    await must('PUT', '/lamps', { tierStrategy: null });
    expect(await tiers()).toEqual(['', '', '', '', '']);
  });

  it('are cleared by member, by bucket and all', async () => {
    const { board, submit, order, must } = await world();
    await board({ bucketStrategy: 'Customized' });
    for (const [at, memberId] of ['a', 'b', 'c', 'd', 'e'].entries()) {
      await submit(memberId, at, { bucketId: at < 3 ? 'low' : 'high' });
    }
    expect(await must('DELETE', '/lamps/scores?memberIds=a&memberIds=nobody')).toEqual({ deletedCount: 1 });
    expect(await must('DELETE', '/lamps/scores?bucketId=high')).toEqual({ deletedCount: 2 });
    expect(await order()).toEqual(['1 c', '2 b']);
    expect(await must('DELETE', '/lamps/scores')).toEqual({ deletedCount: 2 });
    expect(await order()).toEqual([]);
    await submit('a', 1, { bucketId: 'other' });
    expect(await order()).toEqual(['1 a']);
  });

  it('of one member are listed over all leaderboards', async () => {
    const { must } = await world();
    for (const slugName of ['one', 'two', 'three']) {
      await must('POST', '', { slugName, displayName: slugName, ...ENTITY });
      await advance(1);
    }
    await must('POST', '/one/scores', { memberId: 'a', score: 1 });
    await must('POST', '/two/scores', { memberId: 'b', score: 3 });
    await must('POST', '/two/scores', { memberId: 'a', score: 2 });
    expect(await must('GET', '/members/a/scores')).toMatchObject({
      total: 2,
      scores: [
        { leaderboardSlugName: 'two', rank: 2 },
        { leaderboardSlugName: 'one', rank: 1 },
      ],
    });
    expect(await must('GET', '/members/a/scores?leaderboards=one')).toMatchObject({ total: 1 });
  });
});

describe('buckets', () => {
  it('of a game keep their members, and rank inside', async () => {
    const { app, board, submit, order } = await world();
    await board({ bucketStrategy: 'Customized' });
    const refused = async (body: object) => refusal(await app.call('POST', `${PATH}/lamps/scores`, body));
    expect(await refused({ memberId: 'a', score: 1 })).toEqual([400, 30_001]);
    for (const [memberId, score, bucketId] of [
      ['a', 1, 'x'],
      ['b', 2, 'y'],
      ['c', 3, 'x'],
    ] as const) {
      await submit(memberId, score, { bucketId });
    }
    expect(await refused({ memberId: 'a', score: 9, bucketId: 'y' })).toEqual([400, 30_001]);
    expect((await submit('a', 4)).bucketId).toBe('x');
    expect(await order('?bucketId=x')).toEqual(['1 a', '2 c']);
    expect(await order('?bucketId=y')).toEqual(['1 b']);
    expect(await order()).toEqual(['1 a', '2 c', '3 b']);
  });

  it('of the platform are filled one after another, and a new version begins with none', async () => {
    const { board, submit, list, must } = await world();
    await board({ bucketStrategy: 'System', bucketSize: 2 });
    for (const memberId of ['a', 'b', 'a', 'c', 'd', 'e']) {
      await submit(memberId, 1);
    }
    const sizes = async () => {
      const of = new Map<string, number>();
      for (const { bucketId } of (await list()).scores) {
        of.set(bucketId, (of.get(bucketId) ?? 0) + 1);
      }
      return [...of.values()];
    };
    expect(await sizes()).toEqual([2, 2, 1]);
    await must('POST', '/lamps/reset', {});
    await submit('a', 1);
    expect(await sizes()).toEqual([1]);
  });
});

describe('players', () => {
  it('bring their own scores, and see themselves among their neighbours', async () => {
    const { board, must, player, app } = await world();
    await board({ memberType: 'Player' });
    const players: TestPlayer[] = [];
    for (let at = 0; at < 5; at += 1) {
      players.push(await player(`p${at}`));
    }
    for (const [at, who] of players.entries()) {
      expect(
        await who.ok('POST', '/leaderboards/lamps/scores', { score: at, properties: { hero: '兔' } }),
      ).toMatchObject({
        ...{ memberId: who.personaId, rank: 1 },
      });
    }
    const [last, , middle] = players;
    const me = await middle?.ok<{ scores: Score[] }>('GET', '/leaderboards/lamps/scores/me?range=1');
    expect(me?.scores.map(({ displayName, rank }) => `${rank} ${displayName}`)).toEqual(['2 p3', '3 p2', '4 p1']);
    expect(await last?.ok('GET', '/leaderboards/lamps/scores/me?range=50')).toMatchObject({ scores: { length: 5 } });
    expect(await last?.ok('GET', `/leaderboards/lamps/scores?memberIds=${middle?.personaId}`)).toMatchObject({
      total: 1,
      scores: [{ rank: 3, properties: { hero: '兔' } }],
    });
    const someone = await player();
    const refused = async (method: string, path: string, body?: object) =>
      refusal(await someone.call(method, `/leaderboards/lamps${path}`, body));
    expect(await refused('GET', '/scores/me')).toEqual([404, 50_001]);
    expect(await refused('GET', '/bucket')).toEqual([404, 50_001]);
    expect(await refused('POST', '/scores', { score: 1, memberId: last?.personaId })).toEqual([400, 30_001]);
    await app.call('POST', '/upass/v1/config', { serverAuthority: ['leaderboards'] });
    expect(await refused('POST', '/scores', { score: 1 })).toEqual([403, 70_001]);
    expect(refusal(await app.call('POST', `${PATH}/lamps/scores`, { memberId: 'nobody', score: 1 }))).toEqual([
      404, 50_001,
    ]);
    expect(await must('GET', '/lamps/versions')).toMatchObject({ versions: [{ memberCount: 5 }] });
  });

  it('see their bucket', async () => {
    const { board, player } = await world();
    await board({ memberType: 'Player', bucketStrategy: 'System', bucketSize: 2 });
    const [a, b, c] = [await player('a'), await player('b'), await player('c')];
    for (const who of [a, b, c]) {
      await who.ok('POST', '/leaderboards/lamps/scores', { score: 1 });
    }
    expect(await b.ok('GET', '/leaderboards/lamps/bucket')).toMatchObject({
      scores: [
        { displayName: 'a', rank: 1 },
        { displayName: 'b', rank: 2 },
      ],
    });
    expect(await c.ok('GET', '/leaderboards/lamps/bucket')).toMatchObject({ scores: [{ displayName: 'c', rank: 1 }] });
  });

  it('of each realm have a ranking of their own where realms are apart', async () => {
    const { app, board, player, order, realmId } = await world();
    await board({ memberType: 'Player', crossRealm: false });
    const { body } = await app.call('POST', '/upass/v1/realms', { name: '二区' });
    const { realmID } = (body as { realm: { realmID: string } }).realm;
    const ids = new Map<string, string>();
    for (const [name, place, score] of [
      ['a', realmId, 1],
      ['b', realmId, 3],
      ['c', realmID, 2],
    ] as const) {
      const who = await newPlayer(platform, { app, realmId: place }, name);
      await who.ok('POST', '/leaderboards/lamps/scores', { score });
      ids.set(who.personaId, name);
    }
    const names = async (query: string) =>
      (await order(query)).map((line) => `${line.slice(0, 2)}${ids.get(line.slice(2))}`);
    expect(await names(`?realmID=${realmId}`)).toEqual(['1 b', '1 a'.replace('1', '2')]);
    expect(await names(`?realmID=${realmID}`)).toEqual(['1 c']);
    const all = realmId < realmID ? ['1 b', '2 a', '1 c'] : ['1 c', '1 b', '2 a'];
    expect(await names('')).toEqual(all);
    expect(await names('?start=1&count=1')).toEqual([all[1]]);
    expect((await player('d')).personaId).not.toBe('');
  });

  it('who are kept from leaderboards are hidden until the end of it, or cleared', async () => {
    const { app, board, player, order } = await world();
    await board({ memberType: 'Player' });
    const [a, b] = [await player('a'), await player('b')];
    await a.ok('POST', '/leaderboards/lamps/scores', { score: 9 });
    await b.ok('POST', '/leaderboards/lamps/scores', { score: 5 });
    const until = new Date(platform.ports.clock.now().getTime() + DAY_MS).toISOString();
    const ban = (path: string, body: object) => app.call('POST', `/upass/v1/${path}/ban-actions`, body);
    await ban(`users/${a.userId}`, { banActions: [{ type: 'BanLeaderboard' }], until });
    expect(await order()).toEqual([`1 ${b.personaId}`]);
    for (const refused of [
      await a.call('POST', '/leaderboards/lamps/scores', { score: 99 }),
      await a.call('GET', '/leaderboards/lamps/scores/me'),
      await app.call('POST', `${PATH}/lamps/scores`, { memberId: a.personaId, score: 99 }),
    ]) {
      expect(refusal(refused)).toEqual([400, 90_041]);
    }
    await advance(DAY_MS + 1000);
    expect(await order()).toEqual([`1 ${a.personaId}`, `2 ${b.personaId}`]);
    const clears = [{ type: 'BanLeaderboard', options: { clearLeaderboard: true } }];
    await ban(`personas/${b.personaId}`, { banActions: clears });
    await ban(`personas/${b.personaId}`, { banActions: [] });
    expect(await order()).toEqual([`1 ${a.personaId}`]);
    await app.call('DELETE', `/upass/v1/users/${a.userId}`);
    expect(await order()).toEqual([]);
  });

  it('who were hidden when a version ended are back in it once they may be seen again', async () => {
    const { app, board, must, player, versions } = await world();
    await board({ memberType: 'Player' });
    const [a, b] = [await player('a'), await player('b')];
    await a.ok('POST', '/leaderboards/lamps/scores', { score: 9 });
    await b.ok('POST', '/leaderboards/lamps/scores', { score: 5 });
    const ban = (banActions: object[]) =>
      app.call('POST', `/upass/v1/personas/${a.personaId}/ban-actions`, { banActions });
    await ban([{ type: 'BanLeaderboard' }]);
    await must('POST', '/lamps/reset');
    const [, archived] = await versions();
    const members = async () => {
      const path = `/lamps/versions/${archived?.versionId}/scores`;
      const { scores, total } = await must<{ scores: Score[]; total: number }>('GET', path);
      return [total, (await versions())[1]?.memberCount, ...scores.map(({ rank, memberId }) => `${rank} ${memberId}`)];
    };
    expect(await members()).toEqual([1, 1, `1 ${b.personaId}`]);
    await ban([]);
    expect(await members()).toEqual([2, 2, `1 ${a.personaId}`, `2 ${b.personaId}`]);
    await ban([{ type: 'BanLeaderboard' }]);
    expect(await members(), 'a ban of today changes no result of before').toHaveLength(4);
  });

  it('are cleared of their scores alone', async () => {
    const { app, board, must, player, order } = await world();
    await board({ memberType: 'Player' });
    await must('POST', '', { slugName: 'other', displayName: 'x' });
    const who = await player();
    for (const slug of ['lamps', 'other']) {
      await who.ok('POST', `/leaderboards/${slug}/scores`, { score: 1 });
    }
    const clear = async (path: string) => (await app.call('DELETE', `/upass/v1/${path}/leaderboards/scores`)).body;
    const one = `personas/${who.personaId}/leaderboards/scores?leaderboard=lamps`;
    expect((await app.call('DELETE', `/upass/v1/${one}`)).body).toEqual({ deletedCount: 1 });
    expect(await order()).toEqual([]);
    expect(await clear(`users/${who.userId}`)).toEqual({ deletedCount: 1 });
    expect(await clear(`users/${who.userId}`)).toEqual({ deletedCount: 0 });
  });
});

describe('versions', () => {
  it('are archived with their ranks and tiers, and corrected one by one', async () => {
    const { app, board, submit, order, must, versions } = await world();
    await board({ tierStrategy: 'Rank', tiers: [{ slugName: 'gold', displayName: '黄金', cutoff: 1 }] });
    await submit('a', 3);
    await submit('b', 2);
    const { version } = await must<{ version: Version }>('POST', '/lamps/reset', {});
    expect(version).toMatchObject({ status: 'Archived', reason: 'Manual', memberCount: 2 });
    expect(await order()).toEqual([]);
    await submit('c', 1);
    await must('PUT', '/lamps', { tiers: [], tierStrategy: null });
    expect(await versions()).toMatchObject([
      { status: 'Current', memberCount: 1 },
      { status: 'Archived', memberCount: 2 },
    ]);
    const path = `/lamps/versions/${version.versionId}`;
    const archive = async (query = '') =>
      (await must<{ scores: Score[] }>('GET', `${path}/scores${query}`)).scores.map(
        (row) => `${row.rank} ${row.memberId} ${row.tierSlugName} ${row.rewardState}`,
      );
    expect(await archive()).toEqual(['1 a gold false', '2 b  false']);
    const corrected = await must('POST', `${path}/members/b/scores`, { score: 7, rewardState: 'success' });
    expect(corrected).toMatchObject({ score: { rank: 1, score: 7, rewardState: 'success' } });
    expect(await archive()).toEqual(['1 b gold success', '2 a  false']);
    expect(await archive('?rewardState=false')).toEqual(['2 a  false']);
    expect(await must('POST', `${path}/members/a/scores`, {})).toMatchObject({ score: { rank: 2 } });
    expect(refusal(await app.call('POST', `${PATH}${path}/members/z/scores`, {}))).toEqual([404, 50_001]);
    expect(refusal(await app.call('GET', `${PATH}/lamps/versions/${app.id}/scores`))).toEqual([404, 50_001]);
  });

  it('begin by a cron text in Asia/Shanghai, and once after a standstill', async () => {
    const { app, board, submit, versions, must } = await world();
    await board({ resetSchedule: '0 5 * * 1' });
    const planned = async () => (await must<{ schedule: { nextResetAt: string } }>('GET', '/lamps/schedule')).schedule;
    const { nextResetAt: monday } = await planned();
    expect(new Date(Date.parse(monday) + 8 * 3_600_000).toUTCString()).toMatch(/^Mon, .* 05:00:00 GMT$/);
    expect(refusal(await app.call('POST', `${PATH}/lamps/schedule`, { resetSchedule: '0 5 * * 1' }))).toEqual([
      409, 60_001,
    ]);
    await submit('a', 1);
    // why daily from here on: each day of the clock has work of its own
    await must('PUT', '/lamps', { resetSchedule: '0 5 * * *' });
    const { nextResetAt: first } = await planned();
    await advance(Date.parse(first) - platform.ports.clock.now().getTime() + 1000);
    expect(await versions()).toHaveLength(2);
    expect((await versions())[1]).toMatchObject({ reason: 'Scheduled', endTime: first, memberCount: 1 });
    const { nextResetAt: second } = await planned();
    expect((Date.parse(second) - Date.parse(first)) / DAY_MS).toBe(1);
    const late = { now: () => new Date(Date.parse(second) + 15 * DAY_MS) };
    const turn = () =>
      platform.ports.db.transaction().execute((db) =>
        resetSchedule.run({
          ...{ db, dueAt: new Date(second), ports: { ...platform.ports, clock: late }, subject: '' },
          ...{ payload: { appId: app.id, slug: 'lamps' }, signal: new AbortController().signal },
        }),
      );
    await turn();
    await turn();
    expect((await versions()).map(({ endTime }) => endTime)).toEqual([undefined, second, first]);
    expect((Date.parse((await planned()).nextResetAt) - Date.parse(second)) / DAY_MS).toBe(16);
    expect(await must('PUT', '/lamps/schedule', { enabled: false })).not.toHaveProperty('schedule.nextResetAt');
    await must('PUT', '/lamps/schedule', {
      ...{ enabled: true, resetSchedule: '0 5 * * 1' },
      startTime: '2090-01-01T00:00:00Z',
    });
    expect((await planned()).nextResetAt).toMatch(/^2090-01-01T21:00/);
    expect(await must('POST', '/lamps/schedule-cancel', {})).toEqual({});
    expect(refusal(await app.call('POST', `${PATH}/lamps/schedule-cancel`, {}))).toEqual([404, 50_001]);
    expect(await must('GET', '/lamps/schedule')).toEqual({ schedule: null });
    expect(await versions()).toHaveLength(3);
    await must('PUT', '/lamps', { resetSchedule: '0 0 1 * *' });
    expect(await must('PUT', '/lamps', { resetSchedule: '' })).toMatchObject({ leaderboard: { resetSchedule: '' } });
  });
});

describe('rewards', () => {
  type Rules = { rules: { memberCount: number; issuedCount: number }[] };
  interface Issued {
    readonly issuedCount: number;
    readonly skippedCount: number;
    readonly failed: { memberId: string; message: string }[];
  }
  type Place = Awaited<ReturnType<typeof world>>;
  const items = [{ resourceSlug: 'JADE', quantity: 5 }];

  /** The board of `settings`, which promises jade by these rules. */
  const promising = async (rules: object[], settings: object = {}) => {
    const place = await world();
    const resource = { slugName: 'JADE', displayName: '玉', type: 'VirtualCurrency', quantityLimit: 7 };
    expect((await place.app.call('POST', '/upass/v1/resources', resource)).status).toBe(200);
    await place.board({ ...settings, rewards: rules.map((rule) => ({ ...rule, items })) });
    return place;
  };
  const current = async ({ versions }: Place) => (await versions())[0]?.versionId ?? '';
  const planOf = async ({ must }: Place, v: string) =>
    (await must<Rules>('GET', `/lamps/versions/${v}/rewards`)).rules.map((rule) => [
      rule.memberCount,
      rule.issuedCount,
    ]);
  const issue = ({ must }: Place, v: string, body: object = {}) =>
    must<Issued>('POST', `/lamps/versions/${v}/rewards`, body);
  const jadeOf = async ({ app }: Place, personaId: string) => {
    const { body } = await app.call('POST', '/upass/v1/inventory/search', { personaId });
    return (body as { inventory: { quantity: number }[] }).inventory.reduce((sum, { quantity }) => sum + quantity, 0);
  };

  it('are counted before, for those that share a rank too, now and in a version that is over', async () => {
    const ranges = [
      [1, 1],
      [2, 3],
      [4, 4],
      [5, 900],
    ].map(([from, to]) => ({ from, to }));
    const place = await promising(ranges);
    const scores = ['a', 'b', 'c', 'd'].map((memberId) => ({ memberId, score: memberId === 'a' ? 9 : 5 }));
    await place.must('POST', '/lamps/scores', { scores });
    await place.submit('e', 1);
    const v = await current(place);
    expect((await planOf(place, v)).map(([members]) => members)).toEqual([1, 3, 0, 1]);
    expect(refusal(await place.app.call('POST', `${PATH}/lamps/versions/${v}/rewards`, {}))).toEqual([400, 90_001]);
    await place.must('POST', '/lamps/reset');
    await place.must('POST', `/lamps/versions/${v}/members/c/scores`, { rewardState: 'success' });
    expect((await planOf(place, v))[1]).toEqual([3, 1]);
  });

  it('go to tiers, and to ranks inside buckets', async () => {
    const tiered = await promising([{ tier: 'silver' }, { tier: 'gold' }], {
      ...{ rewardStrategy: 'ByTier', tierStrategy: 'Score', tiers: TIERS, memberType: 'Player' },
    });
    const who = await Promise.all(['a', 'b', 'c', 'd'].map((name) => tiered.player(name)));
    for (const [at, score] of [120, 100, 60, 1].entries()) {
      await who[at]?.ok('POST', '/leaderboards/lamps/scores', { score });
    }
    const v = await current(tiered);
    expect((await planOf(tiered, v)).map(([members]) => members)).toEqual([1, 2]);
    await tiered.must('POST', '/lamps/reset');
    const memberIds = who.map(({ personaId }) => personaId).slice(1);
    expect(await issue(tiered, v, { memberIds })).toEqual({ issuedCount: 2, skippedCount: 0, failed: [] });
    expect(await issue(tiered, v)).toEqual({ issuedCount: 1, skippedCount: 2, failed: [] });

    const buckets = await promising(
      [
        { from: 1, to: 1 },
        { from: 2, to: 2 },
      ],
      {
        ...{ rewardStrategy: 'InBucket', bucketStrategy: 'Customized', memberType: 'Player' },
      },
    );
    const members = await Promise.all(['a', 'b', 'c', 'd'].map((name) => buckets.player(name)));
    for (const [at, bucketId] of ['x', 'x', 'x', 'y'].entries()) {
      await members[at]?.ok('POST', '/leaderboards/lamps/scores', { score: 9 - at, bucketId });
    }
    const own = await current(buckets);
    expect((await planOf(buckets, own)).map(([count]) => count)).toEqual([2, 1]);
    await buckets.must('POST', '/lamps/reset');
    const last = members.at(-1)?.personaId ?? '';
    expect(await issue(buckets, own, { memberIds: [last, 'nobody'] })).toMatchObject({ issuedCount: 1 });
    expect(await issue(buckets, own)).toEqual({ issuedCount: 2, skippedCount: 1, failed: [] });
    expect(await Promise.all(members.map(({ personaId }) => jadeOf(buckets, personaId)))).toEqual([5, 5, 0, 5]);
  });

  it('are given once each; one for whom there is no room is named, and gets it later', async () => {
    const place = await promising([{ from: 1, to: 2 }], { memberType: 'Player' });
    const [a, b, c] = [await place.player('a'), await place.player('b'), await place.player('c')];
    for (const [who, score] of [
      [a, 3],
      [b, 2],
      [c, 1],
    ] as const) {
      await who.ok('POST', '/leaderboards/lamps/scores', { score });
    }
    const deposit = (depositQuantity: number) =>
      place.app.call('POST', '/upass/v1/sdk/inventory/deposit', {
        personaId: a.personaId,
        resources: [{ resourceSlug: 'JADE', depositQuantity }],
      });
    expect((await deposit(6)).status).toBe(200);
    const v = await current(place);
    await place.must('POST', '/lamps/reset');
    const first = await issue(place, v);
    expect(first).toMatchObject({ issuedCount: 1, skippedCount: 0, failed: [{ memberId: a.personaId }] });
    const states = await place.must<{ scores: Score[] }>('GET', `/lamps/versions/${v}/scores`);
    expect(states.scores.map(({ rewardState }) => rewardState)).toEqual(['false', 'success', 'false']);
    expect(await planOf(place, v)).toEqual([[2, 1]]);
    const settled = await place.app.call('PUT', '/upass/v1/resources/JADE', { quantityLimit: 100 });
    expect(settled.status).toBe(200);
    expect(await issue(place, v, { memberIds: [a.personaId] })).toEqual({
      issuedCount: 1,
      skippedCount: 0,
      failed: [],
    });
    expect(await issue(place, v)).toEqual({ issuedCount: 0, skippedCount: 2, failed: [] });
    expect(await Promise.all([a, b, c].map(({ personaId }) => jadeOf(place, personaId)))).toEqual([11, 5, 0]);
  });

  it('come by mail where the board names a template, and not to who is gone', async () => {
    const place = await promising([{ from: 1, to: 2 }], { memberType: 'Player' });
    const template = { slugName: 'prize', displayName: '奖', scope: 'Persona', title: '恭喜' };
    expect((await place.app.call('POST', '/upass/v1/inbox/templates', template)).status).toBe(200);
    await place.must('PUT', '/lamps', { rewardInboxTemplateSlug: 'prize' });
    const [a, b] = [await place.player('a'), await place.player('b')];
    await a.ok('POST', '/leaderboards/lamps/scores', { score: 3 });
    await b.ok('POST', '/leaderboards/lamps/scores', { score: 2 });
    const v = await current(place);
    await place.must('POST', '/lamps/reset');
    await place.app.call('DELETE', `/upass/v1/users/${b.userId}`);
    const failed = [{ memberId: b.personaId, message: 'persona not found' }];
    expect(await issue(place, v)).toEqual({ issuedCount: 1, skippedCount: 0, failed });
    expect(await issue(place, v)).toEqual({ issuedCount: 0, skippedCount: 1, failed });
    const { messages } = await a.ok<{ messages: { attachments: object[] }[] }>('GET', '/inbox/messages');
    expect([messages.length, messages[0]?.attachments, await jadeOf(place, a.personaId)]).toMatchObject([1, items, 0]);
  });

  it('come as one sending of a version, which a recall ends', async () => {
    const place = await promising([{ from: 1, to: 3 }], { memberType: 'Player' });
    const records = async () => {
      const { body } = await place.app.call('POST', '/upass/v1/inbox/records/search', {});
      return (body as { records: { id: string; targets: string[]; sentCount: number }[] }).records;
    };
    const template = { slugName: 'prize', displayName: '奖', scope: 'Persona', title: '恭喜' };
    await place.app.call('POST', '/upass/v1/inbox/templates', template);
    await place.must('PUT', '/lamps', { rewardInboxTemplateSlug: 'prize' });
    const who = [await place.player('a'), await place.player('b'), await place.player('c')];
    const ids = who.map(({ personaId }) => personaId);
    for (const one of who) {
      await one.ok('POST', '/leaderboards/lamps/scores', { score: 3 });
    }
    const v = await current(place);
    await place.must('POST', '/lamps/reset');
    expect(await issue(place, v, { memberIds: ids.slice(0, 1) })).toMatchObject({ issuedCount: 1 });
    expect(await issue(place, v, { memberIds: ids.slice(1, 2) })).toMatchObject({ issuedCount: 1 });
    const [record, ...others] = await records();
    expect([record?.sentCount, record?.targets, others]).toEqual([2, ids.slice(0, 2).toSorted(), []]);
    const back = await place.app.call('DELETE', `/upass/v1/inbox/records/${record?.id}`);
    expect(back.body).toEqual({ recalledCount: 2 });
    const failed = [{ memberId: ids[2], message: 'the record is Recalled' }];
    expect(await issue(place, v)).toEqual({ issuedCount: 0, skippedCount: 2, failed });
  });

  it('are given by a job after a reset by plan, where the plan says so', async () => {
    const place = await promising([{ from: 1, to: 1 }], { memberType: 'Player' });
    const who = await place.player('a');
    await who.ok('POST', '/leaderboards/lamps/scores', { score: 3 });
    await place.must('POST', '/lamps/schedule', { resetSchedule: '0 0 * * *', autoReward: true });
    await advance(DAY_MS + 1000);
    await expect.poll(() => jadeOf(place, who.personaId)).toBe(5);
    expect((await place.versions())[1]).toMatchObject({ reason: 'Scheduled', memberCount: 1 });
  });
});
