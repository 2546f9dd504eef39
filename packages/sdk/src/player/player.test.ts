import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createPlayer,
  type Player,
  PlayerBanned,
  type PlayerEvents,
  PlayerOffline,
  type PlayerOptions,
  type PlayerStorage,
  SignedOut,
} from './index.ts';
import { APP, startGame, type TestGame } from './testing.ts';

const HOUR_MS = 3_600_000;
const WHO = { externalUserID: 'wx-70431', displayName: 'Linnet' };

let game: TestGame;
beforeEach(async () => {
  game = await startGame();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await game.close();
});

function open(options: Partial<PlayerOptions> = {}): Player {
  return createPlayer({ origin: game.origin, ...APP, storage: 'memory', ...options });
}

/** A storage that two players share, as two tabs of one page do. */
function shared(): PlayerStorage {
  const map = new Map<string, string>();
  return {
    get: (key) => map.get(key),
    set: (key, value) => void map.set(key, value),
    remove: (key) => void map.delete(key),
  };
}

async function signedIn(options?: Partial<PlayerOptions>): Promise<Player> {
  const player = open(options);
  await player.signIn(WHO);
  return player;
}

describe('signIn', () => {
  it('proves the game with a nonce, and keeps the persona', async () => {
    const player = open();
    const heard: PlayerEvents['signed-in'][] = [];
    player.on('signed-in', (event) => heard.push(event));
    const { persona, isNew } = await player.signIn(WHO);
    expect({ name: persona?.displayName, isNew }).toEqual({ name: 'Linnet', isNew: true });
    expect(heard).toEqual([{ userID: persona?.userID, personaID: persona?.personaID }]);
    expect(await player.isSignedIn()).toBe(true);
  });

  it('learns the time of the server where the clock of the device is an hour wrong, and tries once more', async () => {
    game.aheadMs = HOUR_MS;
    const player = await signedIn();
    expect(game.countOf('/login/external')).toBe(2);
    expect(Math.abs(player.now() - Date.now() - HOUR_MS)).toBeLessThan(5000);
    await player.personas.me();
    expect(game.countOf('/refresh-token'), 'a token of the server has its whole life ahead').toBe(0);
  });

  it('takes a guest for the same one on the next visit, also after signing out, and in both of two tabs', async () => {
    const storage = shared();
    const player = open({ storage });
    await player.signIn({ guest: true, displayName: '访客' });
    await player.signOut();
    await Promise.all([open({ storage }), open({ storage })].map((tab) => tab.signIn({ guest: true })));
    await open().signIn({ guest: true });
    const [one, ...others] = game.calls.filter(({ call }) => call.endsWith('/login/external')).map(({ body }) => body);
    expect(one).toEqual({ externalUserID: expect.stringMatching(/^guest-[0-9a-f-]{36}$/), displayName: '访客' });
    const ids = [one, ...others].map((body) => (body as { externalUserID: string }).externalUserID);
    expect(ids.map((id) => id === ids[0])).toEqual([true, true, true, false]);
  });

  it('needs the secret of the game, or tokens from its back end', async () => {
    const player = createPlayer({ origin: game.origin, appId: APP.appId, storage: 'memory' });
    await expect(player.signIn(WHO)).rejects.toThrow('login.external needs appSecret');
    await expect(player.friends.list()).rejects.toBeInstanceOf(SignedOut);
  });
});

describe('tokens', () => {
  it('are renewed once for all calls that wait, when less than ten minutes are left', async () => {
    game.lifeSeconds = 599;
    const player = await signedIn();
    game.lifeSeconds = 7200;
    await Promise.all(Array.from({ length: 20 }, () => player.personas.me()));
    expect(game.countOf('/sdk/personas/refresh-token')).toBe(1);
    const tokens = new Set(game.calls.filter(({ call }) => call.endsWith('/me')).map(({ token }) => token));
    expect(tokens.size).toBe(1);
  });

  it('stay while more is left', async () => {
    game.lifeSeconds = 620;
    const player = await signedIn();
    await player.personas.me();
    expect(game.countOf('/refresh-token')).toBe(0);
  });

  it('are renewed by one of two tabs that share them', async () => {
    game.lifeSeconds = 599;
    const storage = shared();
    const first = await signedIn({ storage });
    const second = open({ storage });
    game.lifeSeconds = 7200;
    await first.personas.me();
    await second.personas.me();
    expect(game.countOf('/refresh-token')).toBe(1);
  });

  it('are renewed after a 160112, once, and the call is made again', async () => {
    const player = await signedIn();
    game.revoke();
    await player.personas.me();
    expect(game.calls.map(({ call }) => call)).toEqual([
      'POST /login/external',
      'GET /sdk/personas/me',
      'POST /sdk/personas/refresh-token',
      'GET /sdk/personas/me',
    ]);
  });

  it('outlive a network that is down: what is left of the token is used, and nobody is signed out', async () => {
    game.lifeSeconds = 599;
    const player = await signedIn();
    const out = vi.fn();
    player.on('signed-out', out);
    game.offline = true;
    await expect(player.personas.me()).rejects.toBeInstanceOf(PlayerOffline);
    game.offline = false;
    await player.personas.me();
    expect(out).not.toHaveBeenCalled();
    expect(await player.isSignedIn()).toBe(true);
  });

  it('come from the back end of the game, and again when they are over', async () => {
    const given = vi.fn(async () => ({ accessToken: await (await signedIn()).token() }));
    const player = createPlayer({ origin: game.origin, appId: APP.appId, storage: 'memory', tokenFrom: given });
    await player.personas.me();
    await player.personas.me();
    expect(given).toHaveBeenCalledTimes(1);
    game.revoke();
    await player.personas.me();
    expect(given).toHaveBeenCalledTimes(2);
  });
});

describe('signed-out', () => {
  it('brings the words of a ban and its end', async () => {
    const player = await signedIn();
    const heard: PlayerEvents['signed-out'][] = [];
    player.on('signed-out', (event) => heard.push(event));
    game.revoke();
    game.refuseRefresh = { code: 90_108, detail: { banReason: '使用外挂', unbanAt: '2026-12-01T00:00:00Z' } };
    const error = await player.personas.me().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PlayerBanned);
    expect(error).toMatchObject({ reason: '使用外挂', until: new Date('2026-12-01T00:00:00Z'), what: 'user' });
    expect(heard).toEqual([{ why: 'banned', reason: '使用外挂', until: new Date('2026-12-01T00:00:00Z') }]);
    expect(await player.isSignedIn()).toBe(false);
  });

  it('is said when the refresh token is over', async () => {
    const player = await signedIn();
    const heard: string[] = [];
    player.on('signed-out', ({ why }) => heard.push(why));
    game.revoke();
    game.refuseRefresh = { code: 160_113 };
    await expect(player.personas.me()).rejects.toBeInstanceOf(SignedOut);
    expect(heard).toEqual(['expired']);
  });

  it('is no longer heard by who does not want to', async () => {
    const player = await signedIn();
    const out = vi.fn();
    player.on('signed-out', out)();
    await player.signOut();
    expect(out).not.toHaveBeenCalled();
  });
});

describe('lists', () => {
  it('are walked row by row', async () => {
    const player = await signedIn();
    const found: string[] = [];
    for await (const { targetPersonaID } of player.friends.list.all()) {
      found.push(targetPersonaID);
    }
    expect(found).toEqual(['friend-0', 'friend-1', 'friend-2']);
    expect(game.countOf('/sdk/friends')).toBe(2);
  });
});

describe('a call', () => {
  it('never becomes another by an id with dots or slashes', async () => {
    const player = await signedIn();
    await expect(player.friends.remove({ personaID: '..' })).rejects.toThrow('personaID is missing');
    await player.friends.remove({ personaID: '../me' });
    expect(game.calls.at(-1)?.call).toBe('DELETE /sdk/friends/..%2Fme');
  });
});
