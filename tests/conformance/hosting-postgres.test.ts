// What several may do to hosting at the same moment, on PostgreSQL.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { putImage } from '../support/hosting.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

let postgres: TestPostgres;
let platform: TestPlatform;
beforeAll(async () => {
  postgres = await startPostgres();
  platform = await testPlatform({ databaseUrl: await postgres.createDatabase({ migrated: true }) });
});
afterAll(async () => {
  await platform?.stop();
  await postgres?.stop();
});

async function opened(): Promise<TestApp> {
  const app = await platform.app(['multiverse']);
  await app.call('POST', '/gs/v1/game/games', { gameId: app.id, name: 'harbour' });
  return app;
}

const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status).sort();

describe('revisions of a profile', () => {
  it('are numbered without gap or double, and one of them is released', async () => {
    const app = await opened();
    const { body } = await app.call('POST', '/gs/v1/game/profiles', { gameId: app.id, name: 'battle' });
    const profileId = (body as { profile: { id: string } }).profile.id;
    const imageId = await putImage({ platform, appId: app.id });
    const made = await Promise.all(
      Array.from({ length: 8 }, () => app.call('POST', '/gs/v1/game/profile-revisions', { profileId, imageId })),
    );
    const ids = made.map((one) => (one.body as { profileRevision: { id: string } }).profileRevision.id);
    const released = await Promise.all(
      ids.map((id) => app.call('PUT', `/gs/v1/game/profile-revisions/${id}/release`, {})),
    );
    expect(statuses(released)).toEqual(Array.from({ length: 8 }, () => 200));
    const listed = await app.call('GET', `/gs/v1/game/profiles/${profileId}/revisions`);
    const { profileRevisions } = listed.body as { profileRevisions: { version: number; status: string }[] };
    expect(profileRevisions.map(({ version }) => version)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(profileRevisions.filter(({ status }) => status === 'released')).toHaveLength(1);
    expect(profileRevisions.filter(({ status }) => status === 'archived')).toHaveLength(7);
  });

  it('change as drafts or are released, never both', async () => {
    const app = await opened();
    const { body } = await app.call('POST', '/gs/v1/game/profiles', { gameId: app.id, name: 'battle' });
    const profileId = (body as { profile: { id: string } }).profile.id;
    const imageId = await putImage({ platform, appId: app.id });
    for (let round = 0; round < 10; round += 1) {
      const made = await app.call('POST', '/gs/v1/game/profile-revisions', { profileId, imageId });
      const { id } = (made.body as { profileRevision: { id: string } }).profileRevision;
      const [removed, released] = await Promise.all([
        app.call('DELETE', `/gs/v1/game/profile-revisions/${id}`),
        app.call('PUT', `/gs/v1/game/profile-revisions/${id}/release`, {}),
      ]);
      expect([
        [200, 400],
        [200, 404],
        [400, 200],
      ]).toContainEqual([removed?.status, released?.status]);
    }
  });
});

describe('ratios of a region', () => {
  it('never sum to more than the whole', async () => {
    const app = await opened();
    const headers = { Cookie: `admin_sst=${await platform.operator()}` };
    const sent = { gameId: app.id, regionId: 'local', locationId: 'local', ratio: 60 };
    const made = await Promise.all(
      Array.from({ length: 4 }, () => platform.call('POST', '/gs/v1/game/location-ratios', sent, { headers })),
    );
    expect(statuses(made).filter((status) => status === 200)).toHaveLength(1);
  });
});
