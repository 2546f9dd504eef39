import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import { appWithPlayers, playerOf } from '../testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.stop());

const PROVIDERS = '/upass/v1/id-providers';
const TOS = '/upass/v1/tos';

describe('identity providers', () => {
  it('keep their secret sealed, show its beginning, and keep it where a change leaves it out', async () => {
    const app = await appWithPlayers(platform);
    const secret = '3f9a-never-shown';
    const made = await app.call('POST', PROVIDERS, {
      ...{ provider: 'TapTap', loginPlatform: 'Android', clientID: 'c-1', clientSecret: secret },
    });
    expect(made.body).toMatchObject({ idProvider: { clientSecret: '3f9a***', enabled: true, clientID: 'c-1' } });
    const { id } = (made.body as { idProvider: { id: string } }).idProvider;
    const changed = await app.call('PUT', `${PROVIDERS}/${id}`, { enabled: false });
    expect(changed.body).toMatchObject({ idProvider: { clientSecret: '3f9a***', enabled: false } });
    const row = await platform.ports.db
      .selectFrom('passport_id_providers')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(secret);
    const cleared = await app.call('PUT', `${PROVIDERS}/${id}`, { clientSecret: '' });
    expect(cleared.body).toMatchObject({ idProvider: { clientSecret: '' } });
  });

  it('are one of a kind and platform, and none of another app', async () => {
    const [app, other] = [await appWithPlayers(platform), await appWithPlayers(platform)];
    const body = { provider: 'QQ', loginPlatform: 'Ios' };
    const made = await app.call('POST', PROVIDERS, body);
    expect((await app.call('POST', PROVIDERS, body)).status).toBe(409);
    const { id } = (made.body as { idProvider: { id: string } }).idProvider;
    expect((await other.call('DELETE', `${PROVIDERS}/${id}`)).status).toBe(404);
    expect((await app.call('DELETE', `${PROVIDERS}/${id}`)).status).toBe(200);
    expect((await app.call('GET', PROVIDERS)).body).toMatchObject({ idProviders: [], total: 0 });
  });
});

describe('terms of service', () => {
  it('rise in version with their words alone, and the domain tells that something has changed', async () => {
    const app = await appWithPlayers(platform);
    const made = await app.call('POST', TOS, { title: '协议', content: '一' });
    const { id } = (made.body as { tos: { id: string } }).tos;
    const version = async (change: object) =>
      ((await app.call('PUT', `${TOS}/${id}`, change)).body as { tos: { version: number } }).tos.version;
    const links = [{ name: '隐私', url: 'https://lanternbay.example/privacy' }];
    const seen = [
      await version({ content: '一' }),
      await version({ content: '二' }),
      await version({ enabled: true }),
      await version({ links }),
      await version({ links }),
    ];
    expect(seen).toEqual([1, 2, 2, 3, 3]);
    const { body } = await app.call('GET', `/upass/v1/id-domains/${app.id}`);
    expect(body).toMatchObject({ idDomain: { tosVersion: 3 } });
  });

  it('are agreed to in the version that is shown, and again in each new one', async () => {
    const app = await appWithPlayers(platform);
    const made = await app.call('POST', TOS, { title: '协议', content: '一' });
    const { id: tosID } = (made.body as { tos: { id: string } }).tos;
    const player = await playerOf(platform, app);
    const accept = (version: number) => player.call('POST', `/upass/v1/sdk/tos/${tosID}/accept`, { version });
    expect((await accept(2)).body).toMatchObject({ passportErrorCode: 90_001, message: 'the document has version 1' });
    expect((await accept(1)).body).toMatchObject({ acceptances: [{ tosID, version: 1, isCurrent: true }], total: 1 });
    expect((await accept(1)).status).toBe(200);
    await app.call('PUT', `${TOS}/${tosID}`, { content: '二' });
    const accepted = await player.call('GET', '/upass/v1/sdk/tos/accepted');
    expect(accepted.body).toMatchObject({ acceptances: [{ version: 1, isCurrent: false }] });
    expect((await accept(2)).body).toMatchObject({ acceptances: [{ version: 2, isCurrent: true }], total: 1 });
  });
});
