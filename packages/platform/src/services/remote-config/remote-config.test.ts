import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '#kernel/time/clock';
import { issuePlayerToken } from '#kernel/who/player-tokens';
import { type Answer, type TestApp, type TestPlatform, testPlatform } from '#testing';
import { exposuresOf } from './serve/exposure.ts';

const START = new Date('2026-11-20T03:50:00Z');
const clock = testClock(START);
let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ clock });
});
afterAll(() => platform?.stop());

const BASE = '/uconfig/v1';
const newApp = (): Promise<TestApp> => platform.app(['remote-config']);
const refusal = ({ status, body }: Answer) => {
  const { code, message, details } = body as { code: number; message: string; details: { reason: string }[] };
  return [status, code, message, ...details.map(({ reason }) => reason)];
};

async function ok<Reply>(app: TestApp, method: string, path: string, body?: unknown): Promise<Reply> {
  const answer = await app.call(method, `${BASE}${path}`, body);
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
  return answer.body as Reply;
}

interface Config {
  readonly configId: string;
  readonly key: string;
  readonly resourceAge: number;
  readonly overrideCount: number;
}
interface Override {
  readonly overrideId: string;
  readonly status: string;
  readonly resourceAge: number;
  readonly variants: readonly { variantId: string; name: string; weight: number }[];
}
interface Simulation {
  readonly settings: Record<string, { type: string; value: string }>;
  readonly overrides: { name: string; reason: string; matched: boolean; bucket: number; keys: string[] }[];
  readonly sources: Record<string, string>;
}

async function config(app: TestApp, key: string, value = '1', type = 'INT'): Promise<Config> {
  return (await ok<{ config: Config }>(app, 'POST', '/configs', { key, type, value })).config;
}
const sets = (key: string, value: string, type = 'INT') => [{ values: [{ key, type, value }] }];
async function override(app: TestApp, given: object, isEnabled = true): Promise<Override> {
  const made = (await ok<{ override: Override }>(app, 'POST', '/overrides', { name: '活动', ...given })).override;
  return isEnabled
    ? (await ok<{ override: Override }>(app, 'PUT', `/overrides/${made.overrideId}/enable`, {})).override
    : made;
}
const resolve = async (app: TestApp, body: object) =>
  (await ok<{ settings: Simulation['settings'] }>(app, 'POST', '/settings/overrides', body)).settings;
const simulate = (app: TestApp, body: object) => ok<Simulation>(app, 'POST', '/settings/simulate', body);

describe('configs', () => {
  it('are typed, unique and counted, and found by key, type and words', async () => {
    const app = await newApp();
    await config(app, 'speed', '4.5', 'FLOAT');
    await config(app, 'lives', '3');
    expect(refusal(await app.call('POST', `${BASE}/configs`, { key: 'lives', type: 'INT', value: '4' }))).toEqual([
      409,
      6,
      'config key already exists',
    ]);
    for (const [type, value] of [
      ['INT', '1.5'],
      ['LONG', '9007199254740992'],
      ['FLOAT', 'NaN'],
      ['JSON', '{'],
    ]) {
      expect(refusal(await app.call('POST', `${BASE}/configs`, { key: 'x', type, value }))[1]).toBe(3);
    }
    const found = await ok<{ configs: Config[]; totalCount: number }>(app, 'GET', '/configs?types=INT&keyword=LIV');
    expect(found.configs.map(({ key }) => key)).toEqual(['lives']);
    expect((await ok<{ totalCount: number }>(app, 'GET', '/configs?keys[]=speed&keys[]=none')).totalCount).toBe(1);
  });

  it('refuse a change of what somebody else has changed, and say who did', async () => {
    const app = await newApp();
    const { configId } = await config(app, 'lives', '3');
    const change = (value: string, resourceAge: number) =>
      app.call('PUT', `${BASE}/configs/${configId}`, { key: 'lives', type: 'INT', value, resourceAge });
    expect((await change('4', 1)).status).toBe(200);
    expect(refusal(await change('5', 1)).slice(0, 3)).toEqual([
      400,
      9,
      expect.stringMatching(/^changed by .+ at 2026-11-20T/),
    ]);
    expect(await resolve(app, { userId: 'ana' })).toEqual({ lives: { type: 'INT', value: '4' } });
  });

  it('take back what a client read with it, and nothing else', async () => {
    const app = await newApp();
    const made = await config(app, 'lives', '3');
    const path = `${BASE}/configs/${made.configId}`;
    expect((await app.call('PUT', path, { ...made, value: '5' })).status).toBe(200);
    expect((await app.call('PUT', path, { ...made, value: '5', colour: 'red' })).status).toBe(400);
  });

  it('that overrides set keep their key, and go only by force', async () => {
    const app = await newApp();
    const { configId } = await config(app, 'lives', '3');
    const other = await config(app, 'speed', '1');
    await override(app, { variants: sets('lives', '9') });
    const rename = { key: 'hearts', type: 'INT', value: '3' };
    expect(refusal(await app.call('PUT', `${BASE}/configs/${configId}`, rename))[2]).toBe(
      'config is used by overrides',
    );
    const retype = { key: 'lives', type: 'STRING', value: '3' };
    expect(refusal(await app.call('PUT', `${BASE}/configs/${configId}`, retype))[1]).toBe(9);
    const many = `configIds[]=${configId}&configIds[]=${other.configId}`;
    expect(refusal(await app.call('DELETE', `${BASE}/configs?${many}`))[1]).toBe(9);
    expect((await ok<{ totalCount: number }>(app, 'GET', '/configs')).totalCount).toBe(2);
    await ok(app, 'DELETE', `/configs?${many}&force=true`);
    expect(await resolve(app, { userId: 'ana' })).toEqual({});
  });
});

describe('overrides', () => {
  it('start disabled, and are enabled only when they can be given out', async () => {
    const app = await newApp();
    await config(app, 'lives', '3');
    const empty = await override(app, { status: 'enable' }, false);
    expect(empty).toMatchObject({ status: 'disable', variants: [{ name: 'variant 1', weight: 100 }] });
    const enable = (id: string) => app.call('PUT', `${BASE}/overrides/${id}/enable`, {});
    expect(refusal(await enable(empty.overrideId))).toContain('no variant sets a value');
    const variants = [
      { name: 'a', weight: 30, values: [{ key: 'lives', type: 'INT', value: '4' }] },
      { name: 'b', weight: 30, values: [] },
    ];
    await ok(app, 'PUT', `/overrides/${empty.overrideId}/variants`, { variants });
    expect(refusal(await enable(empty.overrideId))).toContain('the weights of the variants are 60, not 100');
    const over = await override(app, { variants: sets('lives', '4'), endDate: '2026-11-19T00:00:00Z' }, false);
    expect(refusal(await enable(over.overrideId))).toContain('its end is over');
    for (const wrong of [
      { variants: sets('none', '4') },
      { variants: sets('lives', 'four') },
      { rule: 'user.tier' },
      { startDate: '2026-11-20T00:00:00Z', endDate: '2026-11-20T00:00:00Z' },
      {
        variants: [
          { name: 'a', values: [] },
          { name: 'a', values: [] },
        ],
      },
    ]) {
      expect(refusal(await app.call('POST', `${BASE}/overrides`, { name: 'x', ...wrong }))[1]).toBe(3);
    }
  });

  it('hold still while players get them, but for name, end and percentage', async () => {
    const app = await newApp();
    await config(app, 'lives', '3');
    const made = await override(app, { variants: sets('lives', '4') });
    const change = (given: object) =>
      app.call('PUT', `${BASE}/overrides/${made.overrideId}`, { ...made, name: '活动', ...given });
    expect(refusal(await change({ priority: 1, resourceAge: undefined }))[2]).toBe('the override is enabled');
    expect(refusal(await change({ variants: sets('lives', '5'), resourceAge: undefined }))[1]).toBe(9);
    expect((await change({ rolloutPercentage: 50, endDate: '2026-12-20T00:00:00Z' })).status).toBe(200);
    expect(refusal(await change({ rolloutPercentage: 10 }))[2]).toMatch(/^changed by/);
    expect(refusal(await app.call('DELETE', `${BASE}/overrides/${made.overrideId}`))[1]).toBe(9);
    await ok(app, 'PUT', `/overrides/${made.overrideId}/disable`, {});
    await ok(app, 'PUT', `/overrides/${made.overrideId}/disable`, {});
    await ok(app, 'DELETE', `/overrides?ids[]=${made.overrideId}`);
    expect((await ok<{ totalCount: number }>(app, 'GET', '/overrides')).totalCount).toBe(0);
  });

  it('tell their history what variants set in a line that people read', async () => {
    const app = await newApp();
    await config(app, 'lives', '3');
    const { overrideId } = await override(app, { variants: sets('lives', '4') }, false);
    await ok(app, 'PUT', `/overrides/${overrideId}/variants`, {
      variants: ['5', '6'].map((value) => ({ name: value, weight: 50, ...sets('lives', value)[0] })),
    });
    const told = await platform.ports.db
      .selectFrom('operation_history')
      .select(['operation', 'changes'])
      .where('app_id', '=', app.id)
      .where('operation', 'like', 'remoteConfig.%ariants.%')
      .execute();
    expect(told).toEqual([
      {
        operation: 'remoteConfig.variants.set',
        changes: [{ field: 'variants', before: 'variant 1 100%: lives=4', after: '5 50%: lives=5; 6 50%: lives=6' }],
      },
    ]);
  });

  it('say where a rule goes wrong', async () => {
    const app = await newApp();
    const check = (body: object) => ok<object>(app, 'POST', '/overrides/validate-rule', body);
    expect(await check({ expr: "user.tier == 'gold' && unity.ram > 2" })).toEqual({
      ...{ valid: true, message: '', position: -1 },
      attributes: ['user.tier', 'unity.ram'],
    });
    expect(await check({ rule: "user.tier == 'gold' && game.x == 1" })).toEqual({
      ...{ valid: false, message: 'unknown name game', position: 23, attributes: [] },
    });
    expect(await check({ rule: '' })).toMatchObject({ valid: true });
    expect(await check({ rule: "user.name matches '((a{30}){30}){30}'" })).toMatchObject({
      valid: false,
      position: 18,
    });
  });
});

describe('what players read', () => {
  it('is the first override that sets a key, else the next, else the default; what loses says so', async () => {
    const app = await newApp();
    await Promise.all([config(app, 'a'), config(app, 'b'), config(app, 'c')]);
    const high = await override(app, { name: 'high', priority: 1, variants: sets('a', '10') });
    const low = await override(app, {
      ...{ name: 'low', priority: 2 },
      variants: [{ values: ['a', 'b'].map((key) => ({ key, type: 'INT', value: '20' })) }],
    });
    await override(app, { name: 'last', priority: 3, variants: sets('a', '30') });
    await override(app, { name: 'off', priority: 4, variants: sets('c', '40') }, false);
    const seen = await simulate(app, { userId: 'ana' });
    expect(seen.settings).toEqual({
      a: { type: 'INT', value: '10' },
      b: { type: 'INT', value: '20' },
      c: { type: 'INT', value: '1' },
    });
    expect(seen.sources).toEqual({ a: high.overrideId, b: low.overrideId });
    expect(seen.overrides.map(({ name, reason, keys }) => [name, reason, keys])).toEqual([
      ['high', 'MATCHED', ['a']],
      ['low', 'MATCHED', ['b']],
      ['last', 'SHADOWED', []],
      ['off', 'DISABLED', []],
    ]);
    expect(await resolve(app, { userId: 'ana' })).toEqual(seen.settings);
    expect(await resolve(app, { userId: 'ana', keys: ['b'] })).toEqual({ b: seen.settings.b });
    expect(await resolve(app, { userId: 'ana', types: ['STRING'] })).toEqual({});
    const plain = await ok<{ settings: object }>(app, 'POST', '/settings', {});
    expect(plain.settings).toMatchObject({ a: { value: '1' } });
  });

  it('follows rules over what the game sends and what the call says beside it', async () => {
    const app = await newApp();
    await config(app, 'a');
    const rule = "user.stats.level >= 10 && app.packageVersion == '1.2' && unity.isDebugBuild == false";
    await override(app, { rule, variants: sets('a', '2') });
    const asked = {
      ...{ userId: 'ana', isDebugBuild: false, packageVersion: '1.2' },
      attributes: { user: { stats: { level: 12 }, nothing: null } },
    };
    expect(await resolve(app, asked)).toMatchObject({ a: { value: '2' } });
    expect(await resolve(app, { ...asked, packageVersion: '1.3' })).toMatchObject({ a: { value: '1' } });
    const large = { userId: 'ana', attributes: { user: { text: 'x'.repeat(70_000) } } };
    expect(refusal(await app.call('POST', `${BASE}/settings/overrides`, large))[1]).toBe(3);
    expect(refusal(await app.call('POST', `${BASE}/settings/overrides`, {}))[1]).toBe(3);
  });

  it('begins and ends by the clock, and only what is for everybody reaches nobody in particular', async () => {
    const app = await newApp();
    await config(app, 'a');
    const times = { startDate: '2026-11-21T00:00:00Z', endDate: '2026-11-22T00:00:00Z' };
    await override(app, { ...times, priority: 1, variants: sets('a', '2') });
    await override(app, { name: 'half', rolloutPercentage: 50, variants: sets('a', '3') });
    const reasons = async (time: string) =>
      (await simulate(app, { time })).overrides.map(({ reason, bucket }) => [reason, bucket]);
    expect(await reasons('2026-11-20T00:00:00Z')).toEqual([
      ['NOT_STARTED', -1],
      ['OUT_OF_ROLLOUT', -1],
    ]);
    expect((await reasons('2026-11-21T00:00:00Z'))[0]).toEqual(['MATCHED', -1]);
    expect((await reasons('2026-11-22T00:00:00Z'))[0]).toEqual(['ENDED', -1]);
  });

  it('is tried with all of a file as it would be once that is written', async () => {
    const app = await newApp();
    await config(app, 'a');
    await override(app, { name: 'saved', priority: 5, variants: sets('a', '2') });
    const half = { overrideId: crypto.randomUUID(), name: 'half', status: 'enable', rolloutPercentage: 50 };
    const document = {
      configs: ['a', 'b'].map((key) => ({ key, type: 'INT', value: '1' })),
      overrides: [{ ...half, variants: sets('b', '3') }],
    };
    const asked = Array.from({ length: 40 }, (_, at) => ({ userId: `player-${at}` }));
    const tried = await Promise.all(asked.map((one) => simulate(app, { ...one, document })));
    expect(tried.map(({ settings }) => settings.a?.value)).toEqual(asked.map(() => '1'));
    expect(await ok(app, 'GET', '/document')).toMatchObject({
      configs: [{ key: 'a' }],
      overrides: [{ name: 'saved' }],
    });
    const foreign = { ...document, configs: [] };
    expect((await app.call('POST', `${BASE}/settings/simulate`, { document: foreign })).status).toBe(400);
    await ok(app, 'PUT', '/document', document);
    const really = await Promise.all(asked.map((one) => simulate(app, one)));
    expect(really.map(({ settings }) => settings)).toEqual(tried.map(({ settings }) => settings));
    expect(new Set(really.map(({ settings }) => settings.b?.value)).size, 'some of them, not all').toBe(2);
  });

  it('is tried with a draft as it would be once it is saved', async () => {
    const app = await newApp();
    await config(app, 'a');
    await override(app, { name: 'saved', priority: 5, variants: sets('a', '2') });
    const draft = { name: 'draft', priority: 1, rule: "user.tier == 'gold'", variants: sets('a', '3') };
    const asked = { userId: 'ana', attributes: { user: { tier: 'gold' } } };
    const tried = await simulate(app, { ...asked, draft });
    expect(tried.settings).toMatchObject({ a: { value: '3' } });
    expect((await simulate(app, { ...asked, draft: { ...draft, rule: 'user.' } })).overrides[0]).toMatchObject({
      ...{ name: 'draft', reason: 'RULE_ERROR', message: 'rule ends too early', position: 5 },
    });
    await override(app, draft);
    const really = await simulate(app, asked);
    expect(really.settings).toEqual(tried.settings);
    expect(really.overrides.map(({ name, reason }) => [name, reason])).toEqual(
      tried.overrides.map(({ name, reason }) => [name, reason]),
    );
  });

  it("is a player's own, whatever user it names", async () => {
    const app = await newApp();
    const player = { userId: 'ana', personaId: 'ana-1', realmId: '', appId: app.id };
    const { token } = issuePlayerToken(platform.ports, player, 'access');
    await config(app, 'a');
    await override(app, { rule: "user.userId == 'ana'", variants: sets('a', '2') });
    const read = (body: object) =>
      platform.call('POST', `${BASE}/settings/overrides`, body, {
        headers: { Authorization: `Bearer ${token}` },
      });
    expect((await read({})).body).toMatchObject({ settings: { a: { value: '2' } } });
    expect((await read({ userId: 'ana' })).status).toBe(200);
    expect(refusal(await read({ userId: 'somebody' }))[1]).toBe(7);
    const bare = issuePlayerToken(platform.ports, { ...player, personaId: '' }, 'access');
    const asUser = { headers: { Authorization: `Bearer ${bare.token}` } };
    const own = await platform.call('POST', `${BASE}/settings/overrides`, {}, asUser);
    expect(own.body).toMatchObject({ settings: { a: { value: '2' } } });
  });

  it('is on the meter before it is answered, and counted by variant and about how many players', async () => {
    const app = await newApp();
    await config(app, 'a');
    const made = await override(app, { variants: sets('a', '2') });
    const read = (players: readonly number[]) =>
      Promise.all(
        players.map((player) =>
          resolve(app, { userId: `p${player}`, attributes: { user: { tier: 'gold', phone: '13800000000' } } }),
        ),
      );
    const players = Array.from({ length: 40 }, (_, index) => index % 30);
    await read(players.slice(0, 20));
    // why between: what comes later is added to what is written, and those who were counted are not counted again
    await exposuresOf(platform.ports).flush();
    await read(players.slice(20));
    await ok(app, 'POST', '/settings', {});
    const day = 'startDate=2026-11-20&endDate=2026-11-20';
    const use = { getSettingsCall: 1, getOverridesCall: 40, configCount: 1, activeAppCount: 1, maxCachedCount: 2 };
    expect(await ok(app, 'GET', `/usages/total?${day}`)).toEqual(use);
    expect(await ok(app, 'GET', `/usages/date?${day}`)).toEqual({ usages: [{ date: '2026-11-20', ...use }] });
    await exposuresOf(platform.ports).flush();
    const exposed = await ok<{ exposures: object[]; players: object[] }>(
      app,
      'GET',
      `/overrides/${made.overrideId}/exposures?${day}`,
    );
    const of = { date: '2026-11-20', variantId: made.variants[0]?.variantId, variantName: 'variant 1', reads: 40 };
    expect(exposed).toEqual({
      exposures: [{ ...of, time: '2026-11-19T16:00:00.000Z' }],
      players: [{ date: '2026-11-20', players: expect.toSatisfy((about: number) => about >= 27 && about <= 32) }],
    });
    const hours = `/overrides/${made.overrideId}/exposures?granularity=hour`;
    expect(await ok(app, 'GET', `${hours}&${day}`)).toMatchObject({
      exposures: [{ ...of, time: expect.stringMatching(/^2026-11-(19|20)T\d\d:00:00\.000Z$/) }],
    });
    const long = await app.call('GET', `/uconfig/v1${hours}&startDate=2026-10-01&endDate=2026-11-20`);
    expect([long.status, (long.body as { code: number }).code]).toEqual([400, 3]);
    expect(await ok(app, 'GET', '/attributes')).toEqual({
      attributes: [
        { name: 'user.phone', type: 'string', values: [] },
        { name: 'user.tier', type: 'string', values: ['gold'] },
      ],
    });
    const operator = { Cookie: `admin_sst=${await platform.operator()}` };
    const top = await platform.call('GET', `${BASE}/usages/app?${day}&k=1000`, undefined, { headers: operator });
    expect((top.body as { usages: { appId: string }[] }).usages.find(({ appId }) => appId === app.id)).toMatchObject({
      ...{ getSettingsCall: 1, getOverridesCall: 40, configCount: 1 },
    });
    expect((await app.call('GET', `${BASE}/usages/app`)).status).toBe(403);
  });

  it('changes within a second of a change, also where nobody is told', async () => {
    const app = await newApp();
    const { configId } = await config(app, 'a');
    expect(await resolve(app, { userId: 'ana' })).toMatchObject({ a: { value: '1' } });
    await ok(app, 'PUT', `/configs/${configId}`, { key: 'a', type: 'INT', value: '2' });
    await expect.poll(() => resolve(app, { userId: 'ana' }), { timeout: 900 }).toMatchObject({ a: { value: '2' } });
    const { db } = platform.ports;
    await db.updateTable('config_entries').set({ value: '3' }).where('app_id', '=', app.id).execute();
    await db.updateTable('config_apps').set({ version: 99 }).where('app_id', '=', app.id).execute();
    await delay(1100);
    expect(await resolve(app, { userId: 'ana' })).toMatchObject({ a: { value: '3' } });
  });
});

describe('the document', () => {
  const FILE = {
    configs: [
      { key: 'lives', type: 'INT', value: '3', description: '' },
      { key: 'speed', type: 'FLOAT', value: '4.5', description: '船速' },
    ],
    overrides: [{ name: '周末', status: 'enable', rule: 'true', rolloutPercentage: 10, variants: sets('lives', '9') }],
  };
  interface Document {
    readonly version: number;
    readonly configs: object[];
    readonly overrides: { overrideId: string }[];
  }

  it('is written whole or not at all, twice without a change, and refuses one that has moved on', async () => {
    const app = await newApp();
    const put = (body: object) => app.call('PUT', `${BASE}/document`, body);
    expect((await put({ ...FILE, expectedVersion: 0, note: '首次' })).body).toMatchObject({
      version: { version: 1, note: '首次', changes: [{ name: 'lives', change: 'created' }, {}, { name: '周末' }] },
    });
    const { overrides, ...read } = await ok<Document>(app, 'GET', '/document');
    expect(read).toEqual({ version: 1, configs: FILE.configs });
    expect((await put(FILE)).body).toMatchObject({ version: { version: 1 } });
    expect((await put({ ...FILE, overrides })).body).toMatchObject({ version: { version: 1 } });
    expect(refusal(await put({ ...FILE, expectedVersion: 0 })).slice(0, 3)).toEqual([
      400,
      9,
      'the configuration has moved on',
    ]);
    const wrong = { ...FILE, configs: [], overrides: FILE.overrides };
    const [override] = FILE.overrides;
    expect(refusal(await put(wrong)).at(-1)).toBe(`overrides[0] (${override?.name}): lives is no config`);
    expect(refusal(await put({ ...FILE, overrides: [{ ...override, rule: 'user.level >' }] })).at(-1)).toBe(
      `overrides[0] (${override?.name}): rule: rule ends too early, at character 12`,
    );
    expect(await ok(app, 'GET', '/document')).toMatchObject({ version: 1, configs: FILE.configs });
    expect(refusal(await put({ ...FILE, configs: [...FILE.configs, FILE.configs[0]] }))[1]).toBe(3);
  });

  it('comes back from its history byte for byte, with the ids it had', async () => {
    const app = await newApp();
    await ok(app, 'PUT', '/document', FILE);
    const first = await ok<Document>(app, 'GET', '/document');
    await ok(app, 'PUT', '/document', { configs: [{ key: 'other', type: 'BOOL', value: 'true' }], overrides: [] });
    expect(refusal(await app.call('POST', `${BASE}/versions/1:restore`, { expectedVersion: 1 }))[1]).toBe(9);
    expect((await app.call('POST', `${BASE}/versions/9:restore`, {})).status).toBe(404);
    const restored = await ok<{ version: object }>(app, 'POST', '/versions/1:restore', { expectedVersion: 2 });
    expect(restored.version).toMatchObject({ version: 3, restoredFrom: 1, note: 'restored from 1' });
    expect(JSON.stringify({ ...(await ok<Document>(app, 'GET', '/document')), version: 1 })).toBe(
      JSON.stringify(first),
    );
    const { document } = await ok<{ document: Document }>(app, 'GET', '/versions/1');
    expect(document).toEqual(first);
    const { versions, totalCount } = await ok<{ versions: { version: number }[]; totalCount: number }>(
      app,
      'GET',
      '/versions?count=2',
    );
    expect([versions.map(({ version }) => version), totalCount]).toEqual([[3, 2], 3]);
  });

  it('goes back to before the first change, and from there to what was', async () => {
    const app = await newApp();
    await ok(app, 'PUT', '/document', FILE);
    const first = await ok<Document>(app, 'GET', '/document');
    expect(await ok(app, 'GET', '/versions/0')).toMatchObject({
      version: { version: 0, changes: [] },
      document: { version: 0, configs: [], overrides: [] },
    });
    expect(await ok(app, 'POST', '/versions/0:restore', {})).toMatchObject({
      version: { version: 2, note: 'restored from 0' },
    });
    expect(await ok(app, 'GET', '/document')).toEqual({ version: 2, configs: [], overrides: [] });
    expect(await ok(app, 'POST', '/settings/overrides', { userId: 'ana' })).toEqual({ settings: {} });
    await ok(app, 'POST', '/versions/1:restore', {});
    expect(await ok(app, 'GET', '/document')).toEqual({ ...first, version: 3 });
  });
});
