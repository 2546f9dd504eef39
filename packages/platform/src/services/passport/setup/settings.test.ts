import { announcedHolidays } from '@uos/contract/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { readConfig } from './settings.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.stop());

async function appWithIdDomain(): Promise<TestApp> {
  const app = await platform.app(['passport']);
  await app.call('POST', '/upass/v1/id-domains', { name: '灯塔' });
  return app;
}

const PATH = '/upass/v1/config';

describe('settings', () => {
  it('stand behind the gate of the identity domain', async () => {
    const app = await platform.app(['passport']);
    expect([(await app.call('GET', PATH)).status, (await app.call('POST', PATH, {})).status]).toEqual([404, 404]);
  });

  it('begin with the defaults, made together with the identity domain', async () => {
    const app = await appWithIdDomain();
    const row = await platform.ports.db
      .selectFrom('passport_settings')
      .select('settings')
      .where('app_id', '=', app.id)
      .executeTakeFirst();
    expect(row).toEqual({ settings: {} });
    const { body } = await app.call('GET', PATH);
    expect(body).toMatchObject({
      config: {
        MemberLimitCount: 50,
        EnableJoinMultiGuilds: false,
        RestrictedMinutesAfterLeaveGuild: 120,
        EnableGainApprovalBeforeJoin: true,
        GuildDisableUniqueGuildName: false,
        dauFactor: 1,
        dauMode: 'HyperLogLog',
        inboxCapacity: 500,
        inventoryCapacity: 5000,
        propertiesBytesLimit: 512,
        serverAuthority: [],
        antiAddiction: { enabled: false, holidays: announcedHolidays },
      },
    });
  });

  it('are written whole: a key that is left out goes back to its default, one that nobody knows is kept', async () => {
    const app = await appWithIdDomain();
    await app.call('POST', PATH, { inboxCapacity: 20, later: { x: 1 } });
    const { body } = await app.call('POST', PATH, { maxFriendCount: 7, later: { x: 2 } });
    expect(body).toMatchObject({ config: { inboxCapacity: 500, maxFriendCount: 7, later: { x: 2 } } });
    expect(await readConfig(platform.ports.db, app.id)).toMatchObject({ inboxCapacity: 500, maxFriendCount: 7 });
  });

  it('take rules for minors in part, down to one key of one age band', async () => {
    const app = await appWithIdDomain();
    const bands = { EightToSixteen: { monthlyPayLimit: 10_000 } };
    const { status, body } = await app.call('POST', PATH, { antiAddiction: { enabled: true, bands } });
    expect(status).toBe(200);
    const { antiAddiction } = (body as { config: { antiAddiction: Record<string, unknown> } }).config;
    expect(antiAddiction).toMatchObject({
      enabled: true,
      allowUnverified: false,
      bands: {
        UnderEight: { singlePayLimit: 0 },
        EightToSixteen: { days: [5, 6, 7], startTime: '20:00', singlePayLimit: 5000, monthlyPayLimit: 10_000 },
      },
      holidays: announcedHolidays,
    });
  });

  it('keep no copy of the announced holidays, so that those of later years come by themselves', async () => {
    const app = await appWithIdDomain();
    const { body } = await app.call('GET', PATH);
    await app.call('POST', PATH, (body as { config: object }).config);
    const row = await platform.ports.db
      .selectFrom('passport_settings')
      .select('settings')
      .where('app_id', '=', app.id)
      .executeTakeFirstOrThrow();
    expect(row.settings.antiAddiction).not.toHaveProperty('holidays');
    await app.call('POST', PATH, { antiAddiction: { holidays: ['2026-12-25', '2026-12-24', '2026-12-25'] } });
    const { antiAddiction } = await readConfig(platform.ports.db, app.id);
    expect(antiAddiction.holidays).toEqual(['2026-12-24', '2026-12-25']);
  });

  it('refuse a capacity of nothing, a play time that ends before it begins, and a member who only looks', async () => {
    const app = await appWithIdDomain();
    for (const zero of ['MemberLimitCount', 'inboxCapacity', 'inventoryCapacity', 'propertiesBytesLimit']) {
      expect([zero, (await app.call('POST', PATH, { [zero]: 0 })).status]).toEqual([zero, 400]);
    }
    const bands = { UnderEight: { startTime: '21:00' } };
    const turned = await app.call('POST', PATH, { antiAddiction: { bands } });
    expect([turned.status, turned.body]).toMatchObject([
      400,
      { passportErrorCode: 30_001, details: ['antiAddiction.bands.UnderEight: startTime comes before endTime'] },
    ]);
    const { token } = await platform.signedIn('looker', app.orgId, 'user');
    const headers = { Cookie: `sst=${token}`, 'X-APP-ID': app.id };
    expect((await platform.call('GET', PATH, undefined, { headers })).status).toBe(200);
    expect((await platform.call('POST', PATH, {}, { headers })).status).toBe(403);
  });

  it('bound the properties of a realm', async () => {
    const app = await appWithIdDomain();
    const properties = { text: 'x'.repeat(600) };
    const refused = await app.call('POST', '/upass/v1/realms', { name: 'big', properties });
    expect([refused.status, refused.body]).toMatchObject([400, { passportErrorCode: 30_002 }]);
    await app.call('POST', PATH, { propertiesBytesLimit: 1000 });
    expect((await app.call('POST', '/upass/v1/realms', { name: 'big', properties })).status).toBe(200);
  });
});
