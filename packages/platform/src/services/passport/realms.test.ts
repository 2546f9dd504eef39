import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';

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

describe('realms', () => {
  it('are created, read, changed from any state to any, and deleted', async () => {
    const app = await appWithIdDomain();
    const created = await app.call('POST', '/upass/v1/realms', {
      name: '一服',
      externalRealmId: 'cn-1',
      properties: { region: 'shanghai' },
    });
    expect(created.body).toMatchObject({
      realm: { name: '一服', status: 'Created', externalRealmID: 'cn-1', properties: { region: 'shanghai' } },
    });
    const { realmID } = (created.body as { realm: { realmID: string } }).realm;
    for (const status of ['Maintenance', 'Open', 'Closed', 'Created']) {
      const changed = await app.call('PUT', `/upass/v1/realms/${realmID}`, { status });
      expect(changed.body).toMatchObject({ realm: { status, name: '一服' } });
    }
    expect((await app.call('DELETE', `/upass/v1/realms/${realmID}`)).body).toEqual({});
    const gone = await app.call('GET', `/upass/v1/realms/${realmID}`);
    expect([gone.status, gone.body]).toMatchObject([404, { message: 'realm not found', passportErrorCode: 50_001 }]);
  });

  it('are searched by part of the name and by state, with the page that was applied', async () => {
    const app = await appWithIdDomain();
    for (const name of ['东一', '东二', '西一_%']) {
      await app.call('POST', '/upass/v1/realms', { name, status: 'Open' });
    }
    const search = (body: object) => app.call('POST', '/upass/v1/realms/search', body);
    expect((await search({ name: '东', count: 1 })).body).toMatchObject({
      realms: [{ name: '东一' }],
      start: 0,
      count: 1,
      total: 2,
    });
    expect((await search({ name: '_%' })).body).toMatchObject({ total: 1 });
    expect((await search({ status: 'Closed' })).body).toMatchObject({ realms: [], total: 0 });
    expect((await search({ start: '1', count: 1000 })).body).toMatchObject({ start: 1, count: 100, total: 4 });
  });

  it('have an external id that no other realm of the app has', async () => {
    const [app, other] = [await appWithIdDomain(), await appWithIdDomain()];
    const first = await app.call('POST', '/upass/v1/realms', { name: 'a', externalRealmID: 'x' });
    const second = await app.call('POST', '/upass/v1/realms', { name: 'b', externalRealmID: 'x' });
    expect([second.status, second.body]).toMatchObject([409, { code: 6, passportErrorCode: 60_001 }]);
    const third = await app.call('POST', '/upass/v1/realms', { name: 'b' });
    const { realmID } = (third.body as { realm: { realmID: string } }).realm;
    expect((await app.call('PUT', `/upass/v1/realms/${realmID}`, { externalRealmID: 'x' })).status).toBe(409);
    expect((await other.call('POST', '/upass/v1/realms', { name: 'a', externalRealmID: 'x' })).status).toBe(200);
    const freed = (first.body as { realm: { realmID: string } }).realm.realmID;
    await app.call('PUT', `/upass/v1/realms/${freed}`, { externalRealmID: '' });
    expect((await app.call('PUT', `/upass/v1/realms/${realmID}`, { externalRealmID: 'x' })).status).toBe(200);
  });

  it('keep the last one, also when the last two are deleted at once', async () => {
    const app = await appWithIdDomain();
    await app.call('POST', '/upass/v1/realms', { name: 'second' });
    const { body } = await app.call('POST', '/upass/v1/realms/search', {});
    const ids = (body as { realms: { realmID: string }[] }).realms.map(({ realmID }) => realmID);
    const answers = await Promise.all(ids.map((id) => app.call('DELETE', `/upass/v1/realms/${id}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
      message: 'precondition failed',
      passportErrorCode: 90_001,
    });
  });

  it('refuse properties over 512 bytes with 30002, an unknown field and a blank name with 30001', async () => {
    const app = await appWithIdDomain();
    const large = await app.call('POST', '/upass/v1/realms', { name: 'a', properties: { text: '字'.repeat(170) } });
    expect([large.status, large.body]).toMatchObject([400, { passportErrorCode: 30_002 }]);
    for (const body of [{ name: 'a', colour: 'blue' }, { name: '  ' }, { name: 'a'.repeat(65) }, { name: 'a\0b' }]) {
      const answer = await app.call('POST', '/upass/v1/realms', body);
      expect([answer.status, answer.body]).toMatchObject([
        400,
        { code: 3, message: 'invalid parameters', passportErrorCode: 30_001 },
      ]);
    }
  });

  it('of another app answer like an unknown id', async () => {
    const [mine, theirs] = [await appWithIdDomain(), await appWithIdDomain()];
    const { body } = await theirs.call('POST', '/upass/v1/realms', { name: 'theirs' });
    const { realmID } = (body as { realm: { realmID: string } }).realm;
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const answer = await mine.call(
        method,
        `/upass/v1/realms/${realmID}`,
        method === 'PUT' ? { name: 'x' } : undefined,
      );
      expect([answer.status, answer.body]).toMatchObject([404, { message: 'realm not found' }]);
    }
  });

  it('are read but not changed by a member who is no owner', async () => {
    const app = await appWithIdDomain();
    const { token } = await platform.signedIn('viewer', app.orgId, 'user');
    const headers = { Cookie: `sst=${token}`, 'X-APP-ID': app.id };
    expect((await platform.call('POST', '/upass/v1/realms/search', {}, { headers })).status).toBe(200);
    const write = await platform.call('POST', '/upass/v1/realms', { name: 'x' }, { headers });
    expect([write.status, write.body]).toMatchObject([
      403,
      { message: 'permission denied', passportErrorCode: 70_001 },
    ]);
  });
});
