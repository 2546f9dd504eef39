import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import { appWithRealm, newPlayer, refusal, type TestPlayer } from '../testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.stop());

async function world(settings: object = {}) {
  const place = await appWithRealm(platform, settings);
  return { ...place, player: (name?: string) => newPlayer(platform, place, name) };
}

const ask = (from: TestPlayer, to: TestPlayer) =>
  from.call('POST', '/friend-requests', { targetPersonaID: to.personaId, message: '一起守灯吧' });
const asked = async (from: TestPlayer, to: TestPlayer) =>
  (await from.ok<{ friendRequest: { id: string } }>('POST', '/friend-requests', { targetPersonaID: to.personaId }))
    .friendRequest.id;
const befriend = async (from: TestPlayer, to: TestPlayer) =>
  to.ok('POST', `/friend-requests/${await asked(from, to)}/approve`);
const friendsOf = async (who: TestPlayer) =>
  (await who.ok<{ friends: { targetPersonaID: string }[] }>('GET', '/friends')).friends.map(
    ({ targetPersonaID }) => targetPersonaID,
  );

describe('playerFriendRequests', () => {
  it('make friends on both sides once they are approved', async () => {
    const { app, player } = await world();
    const [ana, ben] = [await player('Ana'), await player('Ben')];
    expect((await ask(ana, ben)).body).toMatchObject({
      friendRequest: { sourceDisplayName: 'Ana', targetDisplayName: 'Ben', status: 'Pending', message: '一起守灯吧' },
    });
    const received = await ben.ok<{ friendRequests: { id: string }[] }>('GET', '/friend-requests?direction=received');
    expect(await ana.ok('GET', '/friend-requests?direction=sent&status=Pending')).toMatchObject({ total: 1 });
    expect(await ana.ok('GET', '/friend-requests?direction=received')).toMatchObject({ total: 0 });
    const path = `/friend-requests/${received.friendRequests[0]?.id}`;
    expect(refusal(await ana.call('POST', `${path}/approve`))).toEqual([404, 50_001]);
    expect(refusal(await ben.call('POST', `${path}/revoke`))).toEqual([404, 50_001]);
    expect(await ben.ok('POST', `${path}/approve`)).toMatchObject({ friendRequest: { status: 'Approved' } });
    expect(refusal(await ben.call('POST', `${path}/approve`))).toEqual([400, 90_001]);
    expect(await ana.ok('GET', '/friends')).toMatchObject({
      total: 1,
      friends: [{ displayName: 'Ben', status: 'Active', targetRealmName: '默认区服', remark: '' }],
    });
    expect(await friendsOf(ben)).toEqual([ana.personaId]);
    expect((await app.call('GET', `/upass/v1/personas/${ana.personaId}/friends`)).body).toMatchObject({ total: 1 });
    expect(refusal(await ask(ana, ben))).toEqual([409, 60_001]);
  });

  it('refuse the own persona, one that is unknown, and the same twice', async () => {
    const { player } = await world();
    const [ana, ben] = [await player(), await player()];
    expect(refusal(await ask(ana, ana))).toEqual([400, 30_001]);
    expect(refusal(await ask(ana, { ...ben, personaId: crypto.randomUUID() }))).toEqual([404, 50_001]);
    await asked(ana, ben);
    expect(refusal(await ask(ana, ben))).toEqual([409, 60_001]);
  });

  it('close what each asks of the other with one approval', async () => {
    const { player } = await world();
    const [ana, ben] = [await player(), await player()];
    const [one, two] = [await asked(ana, ben), await asked(ben, ana)];
    await ben.ok('POST', `/friend-requests/${one}/approve`);
    expect(refusal(await ana.call('POST', `/friend-requests/${two}/approve`))).toEqual([400, 90_001]);
    expect(await ben.ok('GET', '/friend-requests?direction=sent')).toMatchObject({
      friendRequests: [{ status: 'Approved' }],
    });
    expect(await friendsOf(ana)).toEqual([ben.personaId]);
  });

  it('are turned down by one side and taken back by the other', async () => {
    const { player } = await world();
    const [ana, ben] = [await player(), await player()];
    expect(await ben.ok('POST', `/friend-requests/${await asked(ana, ben)}/reject`)).toMatchObject({
      friendRequest: { status: 'Rejected' },
    });
    const id = await asked(ana, ben);
    expect(await ana.ok('POST', `/friend-requests/${id}/revoke`)).toMatchObject({
      friendRequest: { status: 'Revoked' },
    });
    expect(refusal(await ben.call('POST', `/friend-requests/${id}/approve`))).toEqual([400, 90_001]);
    expect(refusal(await ben.call('POST', `/friend-requests/${id}/reject`))).toEqual([400, 90_001]);
    expect(await friendsOf(ana)).toEqual([]);
  });

  it('stop at the caps of either side: friends of who asks and who answers, requests that wait', async () => {
    const { app, player } = await world({ maxFriendCount: 1, maxPendingFriendRequestCount: 2 });
    const [ana, ben, cleo, dan] = [await player(), await player(), await player(), await player()];
    const [toBen, toCleo] = [await asked(ana, ben), await asked(ana, cleo)];
    expect(refusal(await ask(ana, dan))).toEqual([429, 80_001]);
    await ben.ok('POST', `/friend-requests/${toBen}/approve`);
    expect(refusal(await cleo.call('POST', `/friend-requests/${toCleo}/approve`))).toEqual([429, 80_001]);
    expect(refusal(await ask(ana, dan))).toEqual([429, 80_001]);
    expect(refusal(await ben.call('POST', `/friend-requests/${await asked(dan, ben)}/approve`))).toEqual([429, 80_001]);
    expect(refusal(await ben.call('POST', '/friend-requests/approve-all'))).toEqual([429, 80_001]);
    await app.call('POST', '/upass/v1/config', { maxFriendCount: 2 });
    await cleo.ok('POST', `/friend-requests/${toCleo}/approve`);
  });

  it('are approved all at once as far as there is room, and turned down all at once', async () => {
    const { player } = await world({ maxFriendCount: 2 });
    const me = await player();
    const others = [await player(), await player(), await player()];
    for (const other of others) {
      await asked(other, me);
    }
    expect(await me.ok('POST', '/friend-requests/approve-all')).toEqual({ count: 2 });
    expect(await me.ok('GET', '/friend-requests?direction=received&status=Pending')).toMatchObject({ total: 1 });
    expect(refusal(await me.call('POST', '/friend-requests/approve-all'))).toEqual([429, 80_001]);
    expect(await me.ok('POST', '/friend-requests/reject-all')).toEqual({ count: 1 });
    expect(await me.ok('POST', '/friend-requests/approve-all')).toEqual({ count: 0 });
  });
});

describe('playerFriends', () => {
  it('have a name for each other, and end on one side unless both are meant', async () => {
    const { player } = await world();
    const [ana, ben] = [await player(), await player()];
    await befriend(ana, ben);
    expect(await ana.ok('PUT', `/friends/${ben.personaId}`, { remark: '老朋友' })).toMatchObject({
      friend: { remark: '老朋友' },
    });
    await ana.ok('DELETE', `/friends/${ben.personaId}`);
    expect([await friendsOf(ana), await friendsOf(ben)]).toEqual([[], [ana.personaId]]);
    expect(refusal(await ana.call('DELETE', `/friends/${ben.personaId}`))).toEqual([404, 50_001]);
    expect(refusal(await ana.call('PUT', `/friends/${ben.personaId}`, { remark: 'x' }))).toEqual([404, 50_001]);
    await befriend(ana, ben);
    expect([await friendsOf(ana), await friendsOf(ben)]).toEqual([[ben.personaId], [ana.personaId]]);
    await ben.ok('DELETE', `/friends/${ana.personaId}?removeBoth=true`);
    expect([await friendsOf(ana), await friendsOf(ben)]).toEqual([[], []]);
  });
});

describe('playerFriendBlacklist', () => {
  it('keeps both from asking and says not which of them it is, ends what waits, and leaves a friendship', async () => {
    const { app, player } = await world();
    const [ana, ben, cleo] = [await player(), await player('Ben'), await player()];
    await befriend(ana, cleo);
    const waiting = await asked(ben, ana);
    const add = (who: TestPlayer) => ana.call('POST', '/friend-blacklist', { targetPersonaID: who.personaId });
    expect((await add(ben)).body).toMatchObject({ entry: { targetPersonaID: ben.personaId, displayName: 'Ben' } });
    expect(refusal(await add(ben))).toEqual([409, 60_001]);
    expect(refusal(await add(ana))).toEqual([400, 30_001]);
    expect(refusal(await ana.call('POST', `/friend-requests/${waiting}/approve`))).toEqual([400, 90_001]);
    const refused = [await ask(ben, ana), await ask(ana, ben)];
    expect(refused.map(refusal)).toEqual([
      [403, 70_001],
      [403, 70_001],
    ]);
    expect(refused[0]?.body).toEqual(refused[1]?.body);
    await add(cleo);
    expect(await friendsOf(ana)).toEqual([cleo.personaId]);
    expect(await ana.ok('GET', '/friend-blacklist')).toMatchObject({ total: 2 });
    expect((await app.call('GET', `/upass/v1/personas/${ana.personaId}/friend-blacklist`)).body).toMatchObject({
      total: 2,
    });
    await ana.ok('DELETE', `/friend-blacklist/${ben.personaId}`);
    expect(refusal(await ana.call('DELETE', `/friend-blacklist/${ben.personaId}`))).toEqual([404, 50_001]);
    expect((await ask(ben, ana)).status).toBe(200);
  });
});

describe('playerPresences', () => {
  it('say what a persona is doing, in words of the game', async () => {
    const { player } = await world();
    const [ana, ben] = [await player(), await player()];
    await ana.ok('PUT', '/presences/me', { status: 'online' });
    expect(await ana.ok('PUT', '/presences/me', { status: 'away', properties: { scene: 'harbour' } })).toMatchObject({
      presence: { personaID: ana.personaId, status: 'away', properties: { scene: 'harbour' } },
    });
    const path = `/presences?personaIDs=${ana.personaId}&personaIDs=${ben.personaId}`;
    expect(await ben.ok('GET', path)).toMatchObject({ total: 1, presences: [{ status: 'away' }] });
    const large = { status: 'x', properties: { text: 'x'.repeat(600) } };
    expect(refusal(await ana.call('PUT', '/presences/me', large))).toEqual([400, 30_002]);
  });
});

describe('a deleted persona', () => {
  it("is nobody else's friend, asks nobody and is doing nothing", async () => {
    const { app, player } = await world();
    const [ana, ben, cleo] = [await player(), await player(), await player()];
    await befriend(ana, ben);
    await ana.ok('PUT', '/presences/me', { status: 'online' });
    const waiting = await asked(ana, cleo);
    await app.call('DELETE', `/upass/v1/personas/${ana.personaId}`);
    expect(await friendsOf(ben)).toEqual([]);
    expect(refusal(await cleo.call('POST', `/friend-requests/${waiting}/approve`))).toEqual([404, 50_001]);
    expect(await ben.ok('GET', `/presences?personaIDs=${ana.personaId}`)).toMatchObject({ total: 0 });
    expect(refusal(await ask(ben, ana))).toEqual([404, 50_001]);
  });
});
