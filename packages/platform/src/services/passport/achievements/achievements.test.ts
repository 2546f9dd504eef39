import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import { appWithRealm, newPlayer, refusal, type TestPlayer } from '../testing.ts';

const PATH = '/upass/v1/achievements';
const COIN = 'GOLD_COIN';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.stop());

/** A game with a resource, of which a persona may have 10. */
async function world() {
  const place = await appWithRealm(platform);
  const { app } = place;
  await app.call('POST', '/upass/v1/resources', {
    ...{ slugName: COIN, displayName: '金币', type: 'VirtualCurrency', quantityLimit: 10 },
  });
  const create = (slugName: string, more: object = {}) =>
    app.call('POST', `${PATH}/meta`, { slugName, displayName: slugName, thresholdValue: 10, ...more });
  const turn = (verb: string, ...slugNames: string[]) => app.call('POST', `${PATH}/meta/${verb}`, { slugNames });
  const released = async (slugName: string, more: object = {}) => {
    await create(slugName, more);
    await turn('release', slugName);
  };
  const ana = await newPlayer(platform, place);
  const move = (body: object) => app.call('POST', `/upass/v1/personas/${ana.personaId}/achievements`, body);
  const standing = async (slugName: string) =>
    (await ana.ok<{ achievements: object[] }>('POST', '/achievements/fetch', { slugNames: [slugName] }))
      .achievements[0];
  /** As a build of the game, by the token of the persona. */
  const asGame = (who: TestPlayer, method: string, path: string, body: object = {}) => {
    const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), crypto.randomUUID()];
    const hash = createHash('sha256').update(`${app.id}:${app.secret}:${timestamp}:${nonce}`).digest('hex');
    const proof = { 'X-APPID': app.id, 'X-Timestamp': timestamp, 'X-Nonce': nonce, 'X-Nonce-Token': hash };
    const headers = { Authorization: `Bearer ${who.token}`, ...proof };
    return platform.call(method, `/upass/v1/sdk/achievements${path}`, body, { headers });
  };
  return { ...place, create, turn, released, ana, move, standing, asGame };
}

describe('achievements', () => {
  it('are made, and keep their values once they are released', async () => {
    const { app, create, turn } = await world();
    const rewards = [{ resourceSlug: COIN, quantity: 2 }];
    expect((await create('first', { category: '战斗', rewards })).body).toMatchObject({
      achievementMeta: {
        ...{ startValue: 0, releaseStatus: 'unreleased', hidden: false },
        rewards: [{ slugName: COIN, displayName: '金币', quantity: 2 }],
      },
    });
    expect(refusal(await create('first'))).toEqual([409, 60_001]);
    expect(refusal(await create('import'))).toEqual([400, 30_003]);
    expect(refusal(await create('x', { startValue: 10 }))).toEqual([400, 30_001]);
    expect(refusal(await create('x', { rewards: [{ resourceSlug: 'none', quantity: 1 }] }))).toEqual([404, 50_001]);
    const change = (body: object) => app.call('PUT', `${PATH}/meta/first`, body);
    expect((await change({ thresholdValue: 20 })).body).toMatchObject({ achievementMeta: { thresholdValue: 20 } });
    expect((await turn('release', 'first', 'first')).body).toMatchObject({
      achievementMeta: [{ slugName: 'first', releaseStatus: 'released' }],
    });
    expect((await turn('release', 'first')).status).toBe(200);
    expect(refusal(await turn('revoke', 'first', 'none'))).toEqual([404, 50_001]);
    expect(refusal(await change({ thresholdValue: 30 }))).toEqual([400, 90_001]);
    expect((await change({ hidden: true, thresholdValue: 20 })).status).toBe(200);
    expect(refusal(await app.call('DELETE', `${PATH}/meta/first`))).toEqual([400, 90_001]);
    expect(refusal(await app.call('DELETE', `/upass/v1/resources/${COIN}`))).toEqual([400, 90_001]);
    await turn('revoke', 'first');
    expect((await app.call('DELETE', `${PATH}/meta/first`)).body).toEqual({});
  });

  it('are imported row by row, and overwritten where that is wanted', async () => {
    const { app, released } = await world();
    await released('locked');
    const row = (slugName: string, more: object = {}) => ({ slugName, displayName: '新', thresholdValue: 5, ...more });
    const bring = (rows: object[], more: object = {}) =>
      app.call('POST', `${PATH}/meta/import`, { achievementMeta: rows, ...more });
    expect((await bring([row('a', { series: '远征' }), row('locked'), row('a')])).body).toMatchObject({
      ...{ createdCount: 1, updatedCount: 0 },
      failed: [
        { index: 1, slugName: 'locked' },
        { index: 2, slugName: 'a' },
      ],
    });
    expect((await bring([row('a'), row('locked')], { overwrite: true })).body).toMatchObject({
      ...{ createdCount: 0, updatedCount: 1, failed: [{ slugName: 'locked', message: 'the achievement is released' }] },
    });
    expect((await app.call('GET', `${PATH}/series`)).body).toEqual({ series: ['远征'], total: 1 });
    expect((await app.call('GET', `${PATH}/categories`)).body).toEqual({ categories: [], total: 0 });
  });
});

describe('progress', () => {
  it('goes up or down to its end, and no way back from there', async () => {
    const { released, move, standing } = await world();
    await released('up');
    await released('down', { startValue: 100, thresholdValue: 50 });
    const step = (slugName: string, action: string, value: number) => move({ slugName, action, value });
    await step('up', 'Increase', 7);
    await step('up', 'Decrease', 2);
    expect(await standing('up')).toMatchObject({ achievedValue: 5, achieveStatus: 'not_achieved' });
    await step('up', 'Increase', 6);
    expect(await standing('up')).toMatchObject({ achievedValue: 11, achieveStatus: 'achieved' });
    await step('up', 'Set', 3);
    expect(await standing('up')).toMatchObject({ achievedValue: 11, achieveStatus: 'achieved' });
    await step('down', 'Decrease', 20);
    expect(await standing('down')).toMatchObject({ achievedValue: 80, achieveStatus: 'not_achieved' });
    await step('down', 'Set', 50);
    await step('down', 'Increase', 30);
    expect(await standing('down')).toMatchObject({ achievedValue: 50, achieveStatus: 'achieved' });
  });

  it('is of a list or of one, of what is released', async () => {
    const { create, released, move } = await world();
    await released('a');
    await create('draft');
    const one = { slugName: 'a', action: 'Increase', value: 1 };
    const both = await move({ achievements: [one, { ...one, customData: { map: '3' } }] });
    expect(both.body).toMatchObject({ achievements: [{ slugName: 'a', achievedValue: 2, customData: { map: '3' } }] });
    expect(refusal(await move({ achievements: [one], ...one }))).toEqual([400, 30_001]);
    expect(refusal(await move({ slugName: 'a' }))).toEqual([400, 30_001]);
    expect(refusal(await move({ ...one, slugName: 'draft' }))).toEqual([400, 90_001]);
    expect(refusal(await move({ achievements: [one, { ...one, slugName: 'none' }] }))).toEqual([404, 50_001]);
    expect((await move(one)).body).toMatchObject({ achievements: [{ achievedValue: 3 }] });
  });

  it('is seen by players of what is released, and of what is hidden once it is done', async () => {
    const { app, create, released, ana, move } = await world();
    await released('open', { category: '探索' });
    await released('secret', { hidden: true });
    await create('draft');
    const seen = async (query = '') =>
      (await ana.ok<{ achievements: { slugName: string }[] }>('GET', `/achievements${query}`)).achievements.map(
        ({ slugName }) => slugName,
      );
    expect(await seen()).toEqual(['open']);
    await move({ slugName: 'secret', action: 'Set', value: 10 });
    expect([await seen(), await seen('?completed=true'), await seen('?category=探索')]).toEqual([
      ['open', 'secret'],
      ['secret'],
      ['open'],
    ]);
    const find = (body: object) => app.call('POST', '/upass/v1/personas/achievements/search', body);
    const search = async (body: object) => ((await find(body)).body as { total: number }).total;
    expect((await find({ slugName: 'secret' })).body).toMatchObject({
      achievements: [{ personaID: ana.personaId, personaName: expect.stringMatching(/^玩家 /) }],
    });
    expect(await search({ personaID: ana.personaId })).toBe(2);
    expect(await search({ personaID: ana.personaId, achieveStatus: 'not_achieved' })).toBe(1);
    expect(await search({ redeemStatus: 'not_redeemed' })).toBe(1);
    expect(await search({ personaID: crypto.randomUUID() })).toBe(0);
  });

  it('is moved by a build of the game, unless only servers may', async () => {
    const { app, released, ana, asGame } = await world();
    await released('a');
    const body = { action: 'Increase', value: 4 };
    expect((await ana.call('PUT', '/achievements/a', body)).status).toBe(401);
    expect((await asGame(ana, 'PUT', '/a', body)).body).toMatchObject({ achievement: { achievedValue: 4 } });
    await app.call('POST', '/upass/v1/config', { serverAuthority: ['achievements'] });
    expect(refusal(await asGame(ana, 'PUT', '/a', body))).toEqual([403, 70_001]);
  });
});

describe('rewards', () => {
  it('are taken once, when it is done and there is room', async () => {
    const { app, released, ana, move, asGame, standing } = await world();
    await released('a', { rewards: [{ resourceSlug: COIN, quantity: 11 }] });
    expect(refusal(await asGame(ana, 'POST', '/a/redeem'))).toEqual([400, 90_001]);
    await move({ slugName: 'a', action: 'Set', value: 10 });
    expect(refusal(await asGame(ana, 'POST', '/a/redeem'))).toEqual([429, 80_001]);
    expect(await standing('a')).toMatchObject({ redeemStatus: 'not_redeemed' });
    await app.call('PUT', `/upass/v1/resources/${COIN}`, { quantityLimit: 0 });
    expect((await asGame(ana, 'POST', '/a/redeem')).body).toMatchObject({
      ...{ achievement: { redeemStatus: 'redeemed' }, inventory: [{ quantity: 11 }] },
    });
    expect(refusal(await asGame(ana, 'POST', '/a/redeem'))).toEqual([400, 90_001]);
  });

  it('are taken by the server with the last step', async () => {
    const { released, ana, move } = await world();
    await released('a', { rewards: [{ resourceSlug: COIN, quantity: 3 }] });
    const step = { slugName: 'a', action: 'Increase', value: 5, redeem: true };
    expect((await move(step)).body).toMatchObject({ achievements: [{ redeemStatus: 'not_redeemed' }] });
    expect((await move(step)).body).toMatchObject({ achievements: [{ redeemStatus: 'redeemed' }] });
    await move(step);
    expect(await ana.ok('GET', '/inventory')).toMatchObject({ inventory: [{ quantity: 3 }] });
  });
});
