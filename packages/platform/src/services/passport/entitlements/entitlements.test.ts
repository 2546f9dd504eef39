import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import { appWithRealm, newPlayer, refusal } from '../testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.stop());

const PATH = '/upass/v1/entitlements';
const HOUR = 3_600_000;
const from = (ms: number) => new Date(platform.ports.clock.now().getTime() + ms).toISOString();

async function world() {
  const place = await appWithRealm(platform);
  const player = await newPlayer(platform, place);
  const { app } = place;
  const give = (body: object) =>
    app.call('POST', PATH, { type: 'vip', displayName: '月卡', ownerType: 'User', userID: player.userId, ...body });
  const given = async (body: object = {}) =>
    ((await give(body)).body as { entitlement: { id: string; status: string } }).entitlement;
  return { ...place, player, give, given };
}

describe('entitlements', () => {
  it('are pending, active or expired by the time, in a row and in a filter', async () => {
    const { app, given } = await world();
    const made = [
      await given({ startTime: from(HOUR) }),
      await given(),
      await given({ startTime: from(-2 * HOUR), endTime: from(-HOUR) }),
    ];
    expect(made.map(({ status }) => status)).toEqual(['Pending', 'Active', 'Expired']);
    for (const { id, status } of made) {
      expect((await app.call('POST', `${PATH}/search`, { status })).body).toMatchObject({
        total: 1,
        entitlements: [{ id, status, source: 'Console' }],
      });
    }
  });

  it('are suspended while they are not over, and restored to what the time says', async () => {
    const { app, given } = await world();
    const pending = await given({ startTime: from(HOUR) });
    const over = await given({ startTime: from(-2 * HOUR), endTime: from(-HOUR) });
    const suspend = (id: string) => app.call('POST', `${PATH}/${id}/suspend`, { reason: '退款' });
    expect((await suspend(pending.id)).body).toMatchObject({
      entitlement: { status: 'Suspended', suspendReason: '退款' },
    });
    expect(refusal(await suspend(pending.id))).toEqual([400, 90_001]);
    expect(refusal(await suspend(over.id))).toEqual([400, 90_001]);
    expect(refusal(await suspend(crypto.randomUUID()))).toEqual([404, 50_001]);
    expect((await app.call('POST', `${PATH}/search`, { status: 'Suspended' })).body).toMatchObject({ total: 1 });
    expect((await app.call('POST', `${PATH}/${pending.id}/restore`, {})).body).toMatchObject({
      entitlement: { status: 'Pending', suspendReason: '' },
    });
    expect(refusal(await app.call('POST', `${PATH}/${pending.id}/restore`, {}))).toEqual([400, 90_001]);
  });

  it('belong to a user or to a persona that is there, and never to both', async () => {
    const { give, player } = await world();
    const { personaId, userId } = player;
    expect((await give({ ownerType: 'Persona', userID: undefined, personaID: personaId })).body).toMatchObject({
      entitlement: { ownerType: 'Persona', personaID: personaId, userID: '' },
    });
    expect(refusal(await give({ personaID: personaId }))).toEqual([400, 30_001]);
    expect(refusal(await give({ userID: undefined }))).toEqual([400, 30_001]);
    expect(refusal(await give({ userID: personaId }))).toEqual([404, 50_001]);
    await platform.ports.db.updateTable('passport_users').set({ status: 'Sealed' }).where('id', '=', userId).execute();
    expect(refusal(await give({}))).toEqual([404, 50_001]);
  });

  it('end after they start, also where only one of the two changes, and lose their end by null', async () => {
    const { app, give, given } = await world();
    expect(refusal(await give({ startTime: from(0), endTime: from(-1) }))).toEqual([400, 30_001]);
    const { id } = await given({ endTime: from(HOUR) });
    const change = (body: object) => app.call('PUT', `${PATH}/${id}`, body);
    expect(refusal(await change({ startTime: from(2 * HOUR) }))).toEqual([400, 30_001]);
    expect((await change({ displayName: '季卡', endTime: null })).body).not.toHaveProperty('entitlement.endTime');
    expect((await change({ startTime: from(2 * HOUR) })).body).toMatchObject({
      entitlement: { displayName: '季卡', status: 'Pending' },
    });
    expect((await app.call('DELETE', `${PATH}/${id}`)).body).toEqual({});
    expect(refusal(await app.call('GET', `${PATH}/${id}`))).toEqual([404, 50_001]);
  });

  it('have the usual types and those in use', async () => {
    const { app, given } = await world();
    await given({ type: 'season-7' });
    await given({ type: 'season-7' });
    expect((await app.call('GET', `${PATH}/types`)).body).toEqual({
      types: ['default', 'subscription', 'dlc', 'vip', 'season-7'],
      total: 5,
    });
  });

  it('are listed to a player: those of the persona and those of its user', async () => {
    const { app, realmId, player, given, give } = await world();
    await given();
    await give({ ownerType: 'Persona', userID: undefined, personaID: player.personaId, type: 'dlc' });
    const other = await newPlayer(platform, { app, realmId });
    expect(await player.ok('GET', '/entitlements')).toMatchObject({ total: 2 });
    expect(await player.ok('GET', '/entitlements?type=dlc')).toMatchObject({ total: 1 });
    expect(await other.ok('GET', '/entitlements')).toMatchObject({ total: 0 });
  });
});
