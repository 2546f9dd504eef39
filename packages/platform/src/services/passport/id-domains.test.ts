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

describe('identity domains', () => {
  it('are the gate: every call answers 404 until one is created', async () => {
    const app = await platform.app(['passport']);
    for (const [method, path, body] of [
      ['GET', `/upass/v1/id-domains/${app.id}`, undefined],
      ['POST', '/upass/v1/realms/search', {}],
      ['POST', '/upass/v1/realms', { name: 'x' }],
      ['POST', '/upass/v1/internal/notify-app-secret-update', {}],
    ] as const) {
      const answer = await app.call(method, path, body);
      expect([answer.status, answer.body]).toEqual([
        404,
        { code: 5, message: 'Id Domain not found', details: [], passportErrorCode: 50_001, passportErrorDetail: {} },
      ]);
    }
  });

  it('are created once, with an open default realm, under the id of the app', async () => {
    const app = await platform.app(['passport']);
    const created = await app.call('POST', '/upass/v1/id-domains', {
      name: '灯塔',
      loginMethods: ['Phone'],
      minAge: 8,
    });
    expect(created.body).toMatchObject({
      idDomain: {
        id: app.id,
        name: '灯塔',
        production: false,
        reviewStatus: 'None',
        mockSms: true,
        mockRealName: true,
        loginMethods: ['Phone'],
        minAge: 8,
      },
    });
    const realms = await app.call('POST', '/v1/realms/search', {});
    expect(realms.body).toMatchObject({
      realms: [{ name: '默认区服', status: 'Open' }],
      start: 0,
      count: 20,
      total: 1,
    });
    const again = await app.call('POST', '/upass/v1/id-domains', { name: '又一个' });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ code: 6, passportErrorCode: 60_001 });
  });

  it('of another app cannot be made, read or changed', async () => {
    const [mine, theirs] = [await appWithIdDomain(), await platform.app(['passport'])];
    const made = await mine.call('POST', '/upass/v1/id-domains', { id: theirs.id, name: 'x' });
    expect([made.status, made.body]).toMatchObject([403, { passportErrorCode: 70_001, message: 'permission denied' }]);
    const read = await mine.call('GET', `/upass/v1/id-domains/${theirs.id}`);
    expect([read.status, read.body]).toMatchObject([404, { message: 'Id Domain not found' }]);
    expect((await mine.call('PUT', `/upass/v1/id-domains/${theirs.id}`, { name: 'x' })).status).toBe(404);
  });

  it('change field by field, but neither production nor review that way', async () => {
    const app = await appWithIdDomain();
    const path = `/upass/v1/id-domains/${app.id}`;
    const changed = await app.call('PUT', path, { companyName: '公司', realNameRequired: true });
    expect(changed.body).toMatchObject({ idDomain: { name: '灯塔', companyName: '公司', realNameRequired: true } });
    const sneaky = await app.call('PUT', path, { production: true });
    expect([sneaky.status, sneaky.body]).toMatchObject([400, { passportErrorCode: 30_001 }]);
    expect((await app.call('PUT', path, { minAge: 9_000_000_000 })).status).toBe(400);
  });

  it('go into production through a review that only operators decide', async () => {
    const app = await appWithIdDomain();
    const review = { idDomainID: app.id, remark: '计划于 12 月公测' };
    const path = '/upass/v1/internal/update-id-domain-send-for-review';
    expect((await app.call('POST', path, review)).body).toMatchObject({ idDomain: { reviewStatus: 'Reviewing' } });
    const twice = await app.call('POST', path, review);
    expect([twice.status, twice.body]).toMatchObject([400, { passportErrorCode: 90_001 }]);

    const decide = '/upass/v1/internal/update-id-domain-production';
    const own = await app.call('POST', decide, { idDomainID: app.id, production: true });
    expect(own.status).toBe(403);
    const headers = { Cookie: `admin_sst=${await platform.operator()}`, 'X-APP-ID': app.id };
    const rejected = await platform.call('POST', decide, { idDomainID: app.id, production: false }, { headers });
    expect(rejected.body).toMatchObject({ idDomain: { reviewStatus: 'Rejected', production: false } });

    await app.call('POST', path, { idDomainId: app.id });
    const approved = await platform.call('POST', decide, { idDomainID: app.id, production: true }, { headers });
    expect(approved.body).toMatchObject({
      idDomain: { reviewStatus: 'Approved', production: true, mockSms: false, mockRealName: false },
    });
    const state = await app.call('GET', `/upass/v1/internal/id-domains/${app.id}/production`);
    expect(state.body).toEqual({ production: true, reviewStatus: 'Approved', reviewRemark: '计划于 12 月公测' });
    expect((await app.call('POST', path, { idDomainID: app.id })).status).toBe(400);
  });

  it('answer the notice of a new secret with an empty object', async () => {
    const app = await appWithIdDomain();
    const answer = await app.call('POST', '/v1/internal/notify-app-secret-update');
    expect([answer.status, answer.body]).toEqual([200, {}]);
  });
});
