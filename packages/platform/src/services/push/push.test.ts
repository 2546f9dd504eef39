import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';

let platform: TestPlatform;
let app: TestApp;
let other: TestApp;
let operator: string;
beforeAll(async () => {
  platform = await testPlatform();
  [app, other] = [await platform.app(['push']), await platform.app(['push'])];
  operator = `admin_sst=${await platform.operator()}`;
  for (const one of [app, other]) {
    await must(one, 'POST', '/apps', { appId: one.id });
  }
});
afterAll(() => platform?.stop());

type Body = Readonly<Record<string, unknown>>;
const say = (one: TestApp, method: string, path: string, body?: unknown) => one.call(method, `/upush/v1${path}`, body);
async function must(...args: Parameters<typeof say>): Promise<Body> {
  const answer = await say(...args);
  expect([args[2], answer.status, answer.body]).toEqual([args[2], 200, answer.body]);
  return answer.body as Body;
}
const asOperator = (method: string, path: string, body?: unknown) =>
  platform.call(method, `/upush/v1${path}`, body, { headers: { Cookie: operator, 'X-APP-ID': app.id } });

describe('push of an app', () => {
  it('is set up once, whoever asks again', async () => {
    const again = await must(app, 'POST', '/apps', { appId: app.id, name: 'renamed' });
    expect(again.app).toMatchObject({ id: app.id, status: 'enabled', minServers: 1, maxServers: 4 });
    expect(again.app).not.toMatchObject({ name: 'renamed' });
    const bare = await platform.app(['push']);
    expect((await say(bare, 'GET', `/apps/${bare.id}`)).status).toBe(404);
  });

  it('is nobody else’s', async () => {
    expect((await say(app, 'GET', `/apps/${other.id}`)).status).toBe(404);
    expect((await say(app, 'POST', '/apps', { appId: other.id })).status).toBe(404);
    expect(await must(app, 'GET', '/apps')).toMatchObject({ totalCount: 1, apps: [{ appId: app.id }] });
    const path = '/upush/v1/apps?limit=9999';
    const { body } = await platform.call('GET', path, undefined, { headers: { Cookie: operator } });
    const ids = (body as { apps: { appId: string }[] }).apps.map(({ appId }) => appId);
    expect(ids).toEqual(expect.arrayContaining([app.id, other.id]));
    const { token } = await platform.signedIn('looker', app.orgId);
    const member = await platform.call('GET', path, undefined, { headers: { Cookie: `sst=${token}` } });
    expect(member.status).toBe(401);
  });

  it('has as many servers as its level allows, and cores that operators give', async () => {
    const path = `/apps/${app.id}`;
    expect((await must(app, 'PUT', path, { minServers: 2, maxServers: 4 })).app).toMatchObject({ maxServers: 4 });
    for (const wrong of [
      { minServers: 5 },
      { maxServers: 5 },
      { minServers: 3, maxServers: 2 },
      { serviceLevelId: 'x' },
    ]) {
      expect([wrong, (await say(app, 'PUT', path, wrong)).status]).toEqual([wrong, 400]);
    }
    expect((await say(app, 'PUT', path, { cpuQuota: 2 })).status).toBe(403);
    expect((await asOperator('PUT', path, { cpuQuota: 2 })).body).toMatchObject({ app: { cpuQuota: 2 } });
  });

  it('may begin on trial, which operators end', async () => {
    const { config } = platform.ports;
    const own = await testPlatform({ config: { ...config, pushLevel: 'trial' } });
    try {
      const tried = await own.app(['push']);
      const made = await say(tried, 'POST', '/apps', { appId: tried.id });
      expect(made.body).toMatchObject({ app: { serviceLevelId: 'trial', maxServers: 1 } });
      const path = `/apps/${tried.id}`;
      expect((await say(tried, 'PUT', path, { serviceLevelId: 'standard' })).status).toBe(403);
      const headers = { Cookie: `admin_sst=${await own.operator()}`, 'X-APP-ID': tried.id };
      const sent = { serviceLevelId: 'standard', maxServers: 4 };
      const lifted = await own.call('PUT', `/upush/v1${path}`, sent, { headers });
      expect(lifted.body).toMatchObject({ app: { serviceLevelId: 'standard', maxServers: 4 } });
      expect((await say(tried, 'PUT', path, { serviceLevelId: 'trial', maxServers: 1 })).status).toBe(200);
    } finally {
      await own.stop();
    }
  });

  it('shows each day of its use', async () => {
    const query = 'startTime=2026-11-19T00:00:00Z&endTime=2026-11-20T00:00:00Z';
    const { items } = (await must(app, 'GET', `/apps/${app.id}/usage?${query}`)) as { items: { time: string }[] };
    expect(items.map(({ time }) => time)).toEqual(['2026-11-18T16:00:00.000Z', '2026-11-19T16:00:00.000Z']);
    const turned = 'startTime=2026-11-20T00:00:00Z&endTime=2026-11-19T00:00:00Z';
    expect((await say(app, 'GET', `/apps/${app.id}/usage?${turned}`)).status).toBe(400);
  });
});

describe('public channels', () => {
  it('are made, renamed and deleted, each name once in an app', async () => {
    const path = `/apps/${app.id}/channels`;
    const { channel } = (await must(app, 'POST', path, { name: 'world' })) as { channel: { id: string } };
    await must(app, 'POST', path, { name: 'guild', description: '公会' });
    await must(other, 'POST', `/apps/${other.id}/channels`, { name: 'world' });
    expect((await say(app, 'POST', path, { name: 'world' })).status).toBe(409);
    expect((await say(app, 'PUT', `${path}/${channel.id}`, { name: 'guild' })).status).toBe(409);
    expect((await say(other, 'PUT', `/apps/${other.id}/channels/${channel.id}`, { name: 'x' })).status).toBe(404);
    await must(app, 'PUT', `${path}/${channel.id}`, { name: 'plaza' });
    expect(await must(app, 'GET', `/apps/${app.id}/public-channels`)).toEqual({
      channels: [
        { name: 'guild', onlinePlayerCount: 0 },
        { name: 'plaza', onlinePlayerCount: 0 },
      ],
    });
    expect((await say(app, 'DELETE', path)).status).toBe(400);
    expect(await must(app, 'DELETE', `${path}?names=world&names=guild`)).toEqual({ deleted: 1 });
    expect(await must(app, 'DELETE', `${path}?ids=${channel.id}`)).toEqual({ deleted: 1 });
    expect(await must(other, 'GET', `/apps/${other.id}/channels`)).toMatchObject({ totalCount: 1 });
  });
});

describe('versions of the servers', () => {
  it('keep exactly one default, and stay while an app uses them', async () => {
    const made = await asOperator('POST', '/server-versions', { version: 'a', image: 'a', isDefault: true });
    const { serverVersion } = made.body as { serverVersion: { id: string; isDefault: boolean } };
    expect(serverVersion.isDefault).toBe(true);
    const { body } = await asOperator('GET', '/server-versions?limit=9999');
    const all = (body as { serverVersions: { id: string; isDefault: boolean; appCount: number }[] }).serverVersions;
    expect(all.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    const before = all.find(({ isDefault }) => !isDefault);
    expect((await asOperator('DELETE', `/server-versions/${before?.id}`)).status).toBe(400);
    expect((await asOperator('PUT', `/server-versions/${serverVersion.id}`, { isDefault: false })).status).toBe(400);
    expect((await asOperator('POST', '/server-versions', { version: 'a', image: 'a' })).status).toBe(409);
    const assigned = await asOperator('PUT', '/apps/server-version', {
      appIds: [app.id],
      serverVersionId: serverVersion.id,
    });
    expect(assigned.body).toEqual({ updated: 1 });
    expect((await must(app, 'GET', `/apps/${app.id}`)).app).toMatchObject({ serverVersionId: serverVersion.id });
    await asOperator('PUT', `/server-versions/${before?.id}`, { isDefault: true });
    expect((await asOperator('DELETE', `/server-versions/${serverVersion.id}`)).status).toBe(400);
  });
});
