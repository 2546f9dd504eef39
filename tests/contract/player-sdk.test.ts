// The SDK of a player against the platform itself: who signs in plays, a game server believes the token, and who is
// banned is told why.
import { createPlayer, PlayerBanned, type PlayerEvents } from '@uos/sdk/player';
import { verifyPlayerToken } from '@uos/sdk/player/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';

let platform: TestPlatform;
let app: TestApp;

beforeAll(async () => {
  platform = await testPlatform({ own: true });
  app = await platform.app(['passport']);
  await app.call('POST', '/upass/v1/id-domains', { name: 'Lamps' });
});
afterAll(() => platform?.stop());

function open() {
  return createPlayer({ origin: platform.origin, appId: app.id, appSecret: app.secret, storage: 'memory' });
}

describe('a player', () => {
  it('signs in with a nonce, meets others, and is believed by a game server', async () => {
    const [linnet, siskin] = [open(), open()];
    const { persona, isNew } = await linnet.signIn({ externalUserID: 'wx-1', displayName: 'Linnet' });
    await siskin.signIn({ externalUserID: 'wx-2', displayName: 'Siskin' });
    expect(isNew).toBe(true);
    expect((await linnet.personas.me()).persona.displayName).toBe('Linnet');
    const names: string[] = [];
    for await (const { displayName } of siskin.players.search.all({ displayName: 'Lin' })) {
      names.push(displayName);
    }
    expect(names).toEqual(['Linnet']);
    await expect(siskin.guilds.create({ guildName: '', visibility: 'Public' })).rejects.toMatchObject({
      ...{ status: 400, code: 30_001 },
      details: expect.arrayContaining([expect.stringContaining('guildName')]),
    });
    const verified = await verifyPlayerToken(await linnet.token(), { origin: platform.origin, appId: app.id });
    expect(verified).toMatchObject({ userID: persona?.userID, personaID: persona?.personaID, appId: app.id });
  });

  it('is signed out with the words of a ban', async () => {
    const game = open();
    const heard: PlayerEvents['signed-out'][] = [];
    game.on('signed-out', (event) => heard.push(event));
    const { persona } = await game.signIn({ externalUserID: 'wx-3', displayName: 'Owl' });
    await app.call('POST', `/upass/v1/personas/${persona?.personaID}/ban`, { reason: '使用外挂', duration: 3600 });
    const error = await game.personas.me().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PlayerBanned);
    expect(error).toMatchObject({ reason: '使用外挂', what: 'persona', until: expect.any(Date) });
    expect(heard).toMatchObject([{ why: 'banned', reason: '使用外挂' }]);
    expect(await game.isSignedIn()).toBe(false);
    await expect(game.signIn({ externalUserID: 'wx-3' })).rejects.toBeInstanceOf(PlayerBanned);
  });
});
