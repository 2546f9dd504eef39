import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import { appWithRealm, newPlayer, refusal, type TestPlayer } from '../testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.stop());

interface Guild {
  readonly id: string;
  readonly ownerPersonaID: string;
  readonly memberCount: number;
  readonly members: readonly { memberId: string; memberName: string; role: string }[];
}

const FREE = { RestrictedMinutesAfterLeaveGuild: 0, EnableGainApprovalBeforeJoin: false };

async function world(settings: object = FREE) {
  const place = await appWithRealm(platform, settings);
  const player = (name?: string) => newPlayer(platform, place, name);
  const found = async (owner: TestPlayer, body: object = {}) =>
    (
      await owner.ok<{ guild: Guild }>('POST', '/guilds', {
        guildName: `会 ${owner.name}`,
        visibility: 'Public',
        ...body,
      })
    ).guild;
  const guildOf = async (id: string) =>
    ((await place.app.call('GET', `/upass/v1/guilds/${id}`)).body as { guild: Guild }).guild;
  const roles = async () =>
    ((await place.app.call('GET', '/upass/v1/guilds/roles')).body as { guildRoles: { id: string; slugName: string }[] })
      .guildRoles;
  return { ...place, player, found, guildOf, roles };
}

const join = (who: TestPlayer, id: string) => who.call('POST', `/guilds/${id}/join`);

describe('guildRoles', () => {
  it('are three with the identity domain, and more that the app makes', async () => {
    const { app, roles } = await world();
    expect((await roles()).map(({ slugName }) => slugName)).toEqual(['owner', 'vice-owner', 'member']);
    const made = await app.call('POST', '/upass/v1/guilds/roles', {
      slugName: 'captain',
      displayName: '队长',
      level: 60,
      limit: 2,
      permissions: { removeMembers: true },
    });
    expect(made.body).toMatchObject({
      guildRole: { slugName: 'captain', level: 60, limit: 2, isDefault: false, permissions: { dismissGuild: false } },
    });
    expect((await roles()).map(({ slugName }) => slugName)).toEqual(['owner', 'captain', 'vice-owner', 'member']);
    const again = { slugName: 'captain', displayName: 'x', level: 5, permissions: {} };
    expect(refusal(await app.call('POST', '/upass/v1/guilds/roles', again))).toEqual([409, 60_001]);
    const dismissing = { ...again, slugName: 'boss', permissions: { dismissGuild: true } };
    expect(refusal(await app.call('POST', '/upass/v1/guilds/roles', dismissing))).toEqual([400, 30_001]);
  });

  it('keep what makes an owner, and go only where nobody is one', async () => {
    const { app, roles, player, found } = await world();
    const idOf = async (slug: string) => (await roles()).find(({ slugName }) => slugName === slug)?.id;
    const path = async (slug: string) => `/upass/v1/guilds/roles/${await idOf(slug)}`;
    expect(refusal(await app.call('PUT', await path('owner'), { level: 9 }))).toEqual([400, 90_001]);
    expect((await app.call('PUT', await path('owner'), { displayName: '盟主' })).body).toMatchObject({
      guildRole: { displayName: '盟主', level: 100 },
    });
    expect(refusal(await app.call('DELETE', await path('member')))).toEqual([400, 90_001]);
    await app.call('POST', '/upass/v1/guilds/roles', {
      slugName: 'cook',
      displayName: '厨师',
      level: 5,
      permissions: {},
    });
    const [owner, cook] = [await player(), await player()];
    const { id } = await found(owner);
    await join(cook, id);
    await owner.ok('PUT', `/guilds/${id}/members/${cook.personaId}/role`, { role: 'cook' });
    const cookPath = await path('cook');
    expect(refusal(await app.call('DELETE', cookPath))).toEqual([400, 90_001]);
    await cook.ok('POST', `/guilds/${id}/leave`);
    expect((await app.call('DELETE', cookPath)).body).toEqual({});
    expect(refusal(await app.call('DELETE', cookPath))).toEqual([404, 50_001]);
  });
});

describe('playerGuilds', () => {
  it('are founded by an owner, found by others of the realm, and read with their members', async () => {
    const { player, found, app } = await world();
    const [owner, other] = [await player('阿灯'), await player()];
    const guild = await found(owner, { guildName: '北岸', announcement: '八点点灯', properties: { rank: '3' } });
    expect(guild).toMatchObject({
      ownerPersonaID: owner.personaId,
      memberCount: 1,
      members: [{ memberId: owner.personaId, memberName: '阿灯', role: 'owner' }],
    });
    await found(other, { guildName: '南岸密会', visibility: 'Private' });
    expect(await other.ok('GET', '/guilds?guildName=%E5%B2%B8')).toMatchObject({
      total: 1,
      guilds: [{ id: guild.id }],
    });
    expect(await other.ok('GET', '/guilds?random=true')).toMatchObject({ total: 1 });
    expect(await owner.ok('GET', '/guilds/me')).toMatchObject({
      total: 1,
      guilds: [{ selfRole: { slugName: 'owner' } }],
    });
    expect((await app.call('GET', `/upass/v1/guilds?memberId=${owner.personaId}`)).body).toMatchObject({ total: 1 });
    expect((await app.call('GET', `/upass/v1/personas/${owner.personaId}/guilds`)).body).toMatchObject({
      total: 1,
      guilds: [{ id: guild.id, selfRole: { displayName: '会长' } }],
    });
    expect(await owner.ok('GET', '/guilds/config')).toMatchObject({ MemberLimitCount: 50 });
  });

  it('belong to a realm: those of another one are unknown there', async () => {
    const { app, player, found } = await world();
    const { body } = await app.call('POST', '/upass/v1/realms', { name: '二服', status: 'Open' });
    const realmId = (body as { realm: { realmID: string } }).realm.realmID;
    const guild = await found(await player());
    const stranger = await newPlayer(platform, { app, realmId });
    expect(refusal(await stranger.call('GET', `/guilds/${guild.id}`))).toEqual([404, 50_001]);
    expect(refusal(await join(stranger, guild.id))).toEqual([404, 50_001]);
    expect(await stranger.ok('GET', '/guilds')).toMatchObject({ total: 0 });
  });

  it('have a name of their own in a realm, in any case of letters, unless the app allows others the same', async () => {
    const { app, player, found } = await world();
    const first = await found(await player(), { guildName: 'North' });
    const taken = { guildName: 'NORTH', visibility: 'Public' };
    expect(refusal(await (await player()).call('POST', '/guilds', taken))).toEqual([409, 60_001]);
    const other = await player();
    const { id } = await found(other);
    expect(refusal(await other.call('PUT', `/guilds/${id}`, { guildName: 'north' }))).toEqual([409, 60_001]);
    await app.call('POST', '/upass/v1/config', { ...FREE, GuildDisableUniqueGuildName: true });
    expect(await other.ok('PUT', `/guilds/${id}`, { guildName: 'north' })).toMatchObject({
      guild: { guildName: 'north' },
    });
    await app.call('POST', '/upass/v1/config', FREE);
    expect(refusal(await (await player()).call('POST', '/guilds', taken))).toEqual([409, 60_001]);
    expect(first.id).not.toBe(id);
  });

  it('refuse large properties', async () => {
    const owner = await (await world()).player();
    const body = { guildName: 'x', visibility: 'Public', properties: { text: '一'.repeat(200) } };
    expect(refusal(await owner.call('POST', '/guilds', body))).toEqual([400, 30_002]);
  });

  it('take in whoever comes where nobody has to approve, up to the limit of the app', async () => {
    const { app, player, found, guildOf } = await world({ ...FREE, MemberLimitCount: 2 });
    const [owner, second, third] = [await player(), await player(), await player()];
    const { id } = await found(owner);
    expect((await join(second, id)).body).toMatchObject({ guild: { memberCount: 2 } });
    expect(refusal(await join(second, id))).toEqual([409, 60_001]);
    expect(refusal(await join(third, id))).toEqual([429, 80_001]);
    await app.call('POST', '/upass/v1/config', { ...FREE, MemberLimitCount: 1 });
    expect((await guildOf(id)).memberCount).toBe(2);
    await second.ok('POST', `/guilds/${id}/leave`);
    expect(refusal(await join(third, id))).toEqual([429, 80_001]);
  });

  it('ask first where the app or the guild says so', async () => {
    const { player, found, guildOf } = await world({ RestrictedMinutesAfterLeaveGuild: 0 });
    const [owner, asking, other] = [await player(), await player('小潮'), await player()];
    const { id } = await found(owner);
    expect(await found(await player(), { enableGainApprovalBeforeJoin: false })).toMatchObject({
      enableGainApprovalBeforeJoin: false,
    });
    const { guildRequest } = await asking.ok<{ guildRequest: { id: string } }>('POST', `/guilds/${id}/join`, {
      message: '我也想点灯',
    });
    expect(guildRequest).toMatchObject({ status: 'Pending', displayName: '小潮', message: '我也想点灯' });
    expect(refusal(await join(asking, id))).toEqual([409, 60_001]);
    expect(refusal(await other.call('GET', `/guilds/${id}/requests`))).toEqual([403, 70_001]);
    expect(await owner.ok('GET', `/guilds/${id}/requests?status=Pending`)).toMatchObject({ total: 1 });
    expect(refusal(await other.call('POST', `/guilds/requests/${guildRequest.id}/approve`))).toEqual([403, 70_001]);
    await owner.ok('POST', `/guilds/requests/${guildRequest.id}/approve`);
    expect(refusal(await owner.call('POST', `/guilds/requests/${guildRequest.id}/approve`))).toEqual([400, 90_001]);
    expect(refusal(await owner.call('POST', `/guilds/requests/${guildRequest.id}/reject`))).toEqual([400, 90_001]);
    expect((await guildOf(id)).members.map(({ role }) => role)).toEqual(['owner', 'member']);
  });

  it('cancel what else a persona asks for once it is in one, and what is asked of one that is dismissed', async () => {
    const { player, found } = await world({ RestrictedMinutesAfterLeaveGuild: 0 });
    const [a, b, c, asking] = [await player(), await player(), await player(), await player()];
    const guilds = [await found(a), await found(b), await found(c)];
    const asked: string[] = [];
    for (const { id } of guilds) {
      asked.push((await asking.ok<{ guildRequest: { id: string } }>('POST', `/guilds/${id}/join`)).guildRequest.id);
    }
    await c.ok('DELETE', `/guilds/${guilds[2]?.id}`);
    expect(await asking.ok('GET', '/guilds/requests?status=Cancelled')).toMatchObject({ total: 1 });
    await a.ok('POST', `/guilds/requests/${asked[0]}/approve`);
    expect(await asking.ok('GET', '/guilds/requests?status=Cancelled')).toMatchObject({ total: 2 });
    expect(refusal(await b.call('POST', `/guilds/requests/${asked[1]}/approve`))).toEqual([400, 90_001]);
    expect(refusal(await asking.call('POST', `/guilds/requests/${asked[1]}/cancel`))).toEqual([400, 90_001]);
    expect(refusal(await b.call('POST', `/guilds/requests/${asked[1]}/cancel`))).toEqual([404, 50_001]);
  });

  it('let a request be taken back by who made it', async () => {
    const { player, found } = await world({});
    const [owner, asking] = [await player(), await player()];
    const { id } = await found(owner);
    const { guildRequest } = await asking.ok<{ guildRequest: { id: string } }>('POST', `/guilds/${id}/join`);
    expect(await asking.ok('POST', `/guilds/requests/${guildRequest.id}/cancel`)).toMatchObject({
      guildRequest: { status: 'Cancelled' },
    });
    expect((await join(asking, id)).status).toBe(200);
  });

  it('have a persona in one alone, or in several where the app allows it', async () => {
    const { app, player, found } = await world();
    const [a, b, both] = [await player(), await player(), await player()];
    const [one, two] = [await found(a), await found(b)];
    await join(both, one.id);
    expect(refusal(await join(both, two.id))).toEqual([400, 90_050]);
    expect(refusal(await both.call('POST', '/guilds', { guildName: 'x', visibility: 'Public' }))).toEqual([
      400, 90_050,
    ]);
    await app.call('POST', '/upass/v1/config', { ...FREE, EnableJoinMultiGuilds: true });
    expect((await join(both, two.id)).status).toBe(200);
    expect(await both.ok('GET', '/guilds/me')).toMatchObject({ total: 2 });
  });

  it('hold back who left or was removed, and nobody whose guild was dismissed', async () => {
    const { player, found } = await world({ EnableGainApprovalBeforeJoin: false });
    const [owner, leaver, kicked, loyal] = [await player(), await player(), await player(), await player()];
    const { id } = await found(owner);
    for (const one of [leaver, kicked, loyal]) {
      await join(one, id);
    }
    await leaver.ok('POST', `/guilds/${id}/leave`);
    await owner.ok('DELETE', `/guilds/${id}/members/${kicked.personaId}`);
    expect(refusal(await join(leaver, id))).toEqual([400, 90_050]);
    expect(refusal(await kicked.call('POST', '/guilds', { guildName: 'x', visibility: 'Public' }))).toEqual([
      400, 90_050,
    ]);
    await owner.ok('DELETE', `/guilds/${id}`);
    expect((await found(loyal)).memberCount).toBe(1);
    expect((await found(owner)).memberCount).toBe(1);
  });

  it('rise and fall by who is above: rights, levels, limits', async () => {
    const { app, player, found, guildOf } = await world();
    await app.call('POST', '/upass/v1/guilds/roles', {
      slugName: 'captain',
      displayName: '队长',
      level: 60,
      limit: 1,
      permissions: { manageMemberRole: true, removeMembers: true },
    });
    const [owner, captain, one, two] = [await player(), await player(), await player(), await player()];
    const { id } = await found(owner);
    for (const who of [captain, one, two]) {
      await join(who, id);
    }
    const setRole = (by: TestPlayer, who: TestPlayer, role: string) =>
      by.call('PUT', `/guilds/${id}/members/${who.personaId}/role`, { role });
    expect(refusal(await setRole(one, two, 'captain'))).toEqual([403, 70_001]);
    expect((await setRole(owner, captain, 'captain')).status).toBe(200);
    expect((await setRole(owner, captain, 'captain')).status).toBe(200);
    expect(refusal(await setRole(owner, one, 'captain'))).toEqual([429, 80_001]);
    expect(refusal(await setRole(captain, one, 'captain'))).toEqual([403, 70_001]);
    expect((await setRole(captain, one, 'vice-owner')).status).toBe(200);
    expect(refusal(await setRole(captain, owner, 'member'))).toEqual([403, 70_001]);
    expect(refusal(await setRole(owner, one, 'owner'))).toEqual([400, 90_050]);
    expect(refusal(await setRole(owner, one, 'nobody'))).toEqual([404, 50_001]);
    expect(refusal(await one.call('DELETE', `/guilds/${id}/members/${captain.personaId}`))).toEqual([403, 70_001]);
    expect(refusal(await two.call('DELETE', `/guilds/${id}/members/${one.personaId}`))).toEqual([403, 70_001]);
    expect(refusal(await captain.call('DELETE', `/guilds/${id}/members/${captain.personaId}`))).toEqual([400, 90_050]);
    await captain.ok('DELETE', `/guilds/${id}/members/${one.personaId}`);
    expect((await guildOf(id)).members.map(({ role }) => role)).toEqual(['owner', 'captain', 'member']);
    expect((await guildOf(id)).memberCount).toBe(3);
  });

  it('are handed over by an exchange of roles, and only their owner ends them', async () => {
    const { player, found } = await world();
    const [owner, heir, other] = [await player(), await player(), await player()];
    const { id } = await found(owner);
    await join(heir, id);
    await owner.ok('PUT', `/guilds/${id}/members/${heir.personaId}/role`, { role: 'vice-owner' });
    const handOver = (by: TestPlayer, to: TestPlayer) =>
      by.call('PUT', `/guilds/${id}/owner`, { memberId: to.personaId });
    expect(refusal(await owner.call('POST', `/guilds/${id}/leave`))).toEqual([400, 90_050]);
    expect(refusal(await handOver(heir, heir))).toEqual([403, 70_001]);
    expect(refusal(await handOver(owner, owner))).toEqual([400, 90_050]);
    expect(refusal(await handOver(owner, other))).toEqual([404, 50_001]);
    expect(refusal(await heir.call('DELETE', `/guilds/${id}`))).toEqual([403, 70_001]);
    expect((await handOver(owner, heir)).body).toMatchObject({
      guild: {
        ownerPersonaID: heir.personaId,
        members: [
          { memberId: heir.personaId, role: 'owner' },
          { memberId: owner.personaId, role: 'vice-owner' },
        ],
      },
    });
    await owner.ok('POST', `/guilds/${id}/leave`);
    expect(refusal(await owner.call('POST', `/guilds/${id}/leave`))).toEqual([404, 50_001]);
    await heir.ok('DELETE', `/guilds/${id}`);
    expect(refusal(await heir.call('GET', `/guilds/${id}`))).toEqual([404, 50_001]);
  });
});

describe('a deleted persona', () => {
  it('leaves its guilds: an owned one goes to the highest role, then to the longest member, and ends with the last', async () => {
    const { app, player, found, guildOf } = await world();
    const [owner, long, vice] = [await player(), await player(), await player()];
    const { id } = await found(owner);
    await join(long, id);
    await join(vice, id);
    await owner.ok('PUT', `/guilds/${id}/members/${vice.personaId}/role`, { role: 'vice-owner' });
    const remove = (who: TestPlayer) => app.call('DELETE', `/upass/v1/personas/${who.personaId}`);
    expect((await remove(owner)).status).toBe(200);
    expect(await guildOf(id)).toMatchObject({ ownerPersonaID: vice.personaId, memberCount: 2 });
    expect((await guildOf(id)).members.map(({ role }) => role)).toEqual(['owner', 'member']);
    expect((await app.call('DELETE', `/upass/v1/users/${vice.userId}`)).status).toBe(200);
    expect(await guildOf(id)).toMatchObject({ ownerPersonaID: long.personaId, memberCount: 1 });
    await remove(long);
    expect(refusal(await app.call('GET', `/upass/v1/guilds/${id}`))).toEqual([404, 50_001]);
  });

  it('asks for nothing any more', async () => {
    const { app, player, found } = await world({});
    const [owner, asking] = [await player(), await player()];
    const { id } = await found(owner);
    const { guildRequest } = await asking.ok<{ guildRequest: { id: string } }>('POST', `/guilds/${id}/join`);
    await app.call('DELETE', `/upass/v1/personas/${asking.personaId}`);
    expect(refusal(await owner.call('POST', `/guilds/requests/${guildRequest.id}/approve`))).toEqual([400, 90_001]);
  });
});
