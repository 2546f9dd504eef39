import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '#testing';
import { appWithRealm, newPlayer, refusal } from '../testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.stop());

async function world() {
  const place = await appWithRealm(platform);
  const { app } = place;
  const tag = async (name: string, more: object = {}) => {
    const { body } = await app.call('POST', '/upass/v1/tags', { name, ...more });
    return (body as { tag: { tagID: string } }).tag.tagID;
  };
  return { ...place, tag, player: () => newPlayer(platform, place) };
}

describe('tags', () => {
  it('are made, found by a part of their name, changed and deleted', async () => {
    const { app, tag } = await world();
    const id = await tag('内测玩家', { color: '#f59f00', description: '首轮' });
    expect((await app.call('GET', `/upass/v1/tags/${id}`)).body).toMatchObject({
      tag: { name: '内测玩家', color: '#f59f00', userCount: 0, personaCount: 0 },
    });
    await tag('100%');
    expect((await app.call('GET', '/upass/v1/tags?name=%25')).body).toMatchObject({
      total: 1,
      tags: [{ name: '100%' }],
    });
    expect((await app.call('GET', '/upass/v1/tags')).body).toMatchObject({ total: 2, start: 0, count: 20 });
    expect((await app.call('PUT', `/upass/v1/tags/${id}`, { color: '#000000' })).body).toMatchObject({
      tag: { name: '内测玩家', color: '#000000', description: '首轮' },
    });
    expect(refusal(await app.call('PUT', `/upass/v1/tags/${id}`, { name: '100%' }))).toEqual([409, 60_001]);
    expect(refusal(await app.call('POST', '/upass/v1/tags', { name: '100%' }))).toEqual([409, 60_001]);
    expect((await app.call('DELETE', `/upass/v1/tags/${id}`)).body).toEqual({});
    expect(refusal(await app.call('DELETE', `/upass/v1/tags/${id}`))).toEqual([404, 50_001]);
  });

  it('are put on users and personas, counted, and taken off again', async () => {
    const { app, tag, player } = await world();
    const [one, two] = [await tag('A'), await tag('B')];
    const { userId, personaId } = await player();
    const both = { tagIDs: [one, two, one] };
    for (const path of [`/upass/v1/users/${userId}`, `/upass/v1/personas/${personaId}`]) {
      expect((await app.call('POST', `${path}/tag`, both)).body).toMatchObject({
        total: 2,
        tags: [{ name: 'A' }, { name: 'B' }],
      });
      expect((await app.call('POST', `${path}/tag`, { tagIDs: [one] })).body).toMatchObject({ total: 2 });
      const unknown = { tagIDs: [one, crypto.randomUUID()] };
      expect(refusal(await app.call('POST', `${path}/tag`, unknown))).toEqual([404, 50_001]);
      expect((await app.call('POST', `${path}/untag`, { tagIDs: [one] })).body).toMatchObject({
        total: 1,
        tags: [{ name: 'B' }],
      });
      expect((await app.call('POST', `${path}/untag`, { tagIDs: [one] })).body).toMatchObject({ total: 1 });
      expect((await app.call('GET', `${path}/tags`)).body).toMatchObject({ total: 1 });
    }
    expect((await app.call('GET', `/upass/v1/tags/${two}`)).body).toMatchObject({
      tag: { userCount: 1, personaCount: 1 },
    });
    expect((await app.call('GET', `/upass/v1/tags/${two}/users`)).body).toMatchObject({
      total: 1,
      users: [{ userID: userId, tags: [{ tagID: two, name: 'B' }] }],
    });
    expect((await app.call('GET', `/upass/v1/tags/${two}/personas`)).body).toMatchObject({
      total: 1,
      personas: [{ personaID: personaId, tags: [{ name: 'B' }] }],
    });
    for (const kind of ['users', 'personas']) {
      const search = (tagID: string) => app.call('POST', `/upass/v1/${kind}/search`, { tagID });
      expect((await search(two)).body).toMatchObject({ total: 1 });
      expect((await search(one)).body).toMatchObject({ total: 0 });
    }
    await platform.ports.db.updateTable('passport_users').set({ status: 'Sealed' }).where('id', '=', userId).execute();
    expect((await app.call('GET', `/upass/v1/tags/${two}`)).body).toMatchObject({
      tag: { userCount: 0, personaCount: 1 },
    });
    await app.call('DELETE', `/upass/v1/tags/${two}`);
    expect((await app.call('GET', `/upass/v1/personas/${personaId}/tags`)).body).toMatchObject({ total: 0 });
  });

  it('stay with their app', async () => {
    const [mine, theirs] = [await world(), await world()];
    const id = await theirs.tag('theirs');
    const { userId, personaId } = await mine.player();
    expect(refusal(await mine.app.call('GET', `/upass/v1/tags/${id}`))).toEqual([404, 50_001]);
    expect(refusal(await mine.app.call('POST', `/upass/v1/users/${userId}/tag`, { tagIDs: [id] }))).toEqual([
      404, 50_001,
    ]);
    const own = await theirs.tag('own');
    const path = `/upass/v1/personas/${personaId}/tag`;
    expect(refusal(await theirs.app.call('POST', path, { tagIDs: [own] }))).toEqual([404, 50_001]);
  });
});
