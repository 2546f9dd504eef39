import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPlayer, KeptOut, LeaderboardClosed, type Player, PlayerOffline, type PlayerStorage } from './index.ts';
import { APP, startGame, type TestGame } from './testing.ts';

let game: TestGame;
beforeEach(async () => {
  game = await startGame();
});
afterEach(() => game.close());

const signedIn = async (storage: 'memory' | PlayerStorage = 'memory'): Promise<Player> => {
  const player = createPlayer({ origin: game.origin, ...APP, storage });
  await player.signIn({ externalUserID: 'wx-1', displayName: 'Linnet' });
  return player;
};
const bodies = () =>
  game.calls.filter(({ call }) => call.startsWith('POST /sdk/leaderboards/')).map(({ body }) => body);

describe('leaderboards', () => {
  it('take a score and answer the rank, the neighbours and the best', async () => {
    const { leaderboards } = await signedIn();
    expect(await leaderboards.rank('weekly')).toBeUndefined();
    expect(await leaderboards.around('weekly')).toEqual([]);
    expect(await leaderboards.submit('weekly', 1234, { properties: { level: '3' } })).toMatchObject({
      rank: 1,
      score: 1234,
    });
    expect(bodies()).toEqual([{ score: 1234, properties: { level: '3' } }]);
    expect(await leaderboards.rank('weekly')).toMatchObject({ rank: 1, score: 1234 });
    expect(await leaderboards.around('weekly', 3)).toHaveLength(1);
    expect(await leaderboards.top('weekly', 10)).toMatchObject([{ rank: 1 }]);
    expect(game.calls.at(-1)?.call).toBe('GET /sdk/leaderboards/weekly/scores');
  });

  it('reject with what a game branches on', async () => {
    const { leaderboards } = await signedIn();
    game.refuseScore = 90_040;
    await expect(leaderboards.submit('weekly', 1)).rejects.toBeInstanceOf(LeaderboardClosed);
    game.refuseScore = 90_041;
    await expect(leaderboards.submit('weekly', 1)).rejects.toBeInstanceOf(KeptOut);
    game.offline = true;
    await expect(leaderboards.submit('weekly', 1)).rejects.toBeInstanceOf(PlayerOffline);
    game.offline = false;
    game.refuseScore = 0;
    await leaderboards.submit('weekly', 5);
    expect(bodies().at(-1), 'nothing was kept that was not asked to be').toEqual({ score: 5 });
  });
});

describe('scores without a network', () => {
  it('are kept, the better of two, and sent with the next one', async () => {
    const { leaderboards } = await signedIn();
    game.offline = true;
    for (const score of [10, 30, 20]) {
      expect(await leaderboards.submit('weekly', score, { offline: 'larger' })).toBeUndefined();
    }
    await leaderboards.submit('sprint', 70, { offline: 'smaller' });
    await leaderboards.submit('sprint', 60, { offline: 'smaller' });
    game.offline = false;
    await leaderboards.submit('weekly', 15, { offline: 'larger' });
    expect(bodies()).toEqual([{ score: 15 }, { score: 30 }, { score: 60 }]);
    expect(await leaderboards.flush()).toEqual({ sent: [], refused: [] });
  });

  it('outlive the page, stay while the network is down, and are sent once', async () => {
    const map = new Map<string, string>();
    const storage: PlayerStorage = {
      get: (key) => map.get(key),
      set: (key, value) => void map.set(key, value),
      remove: (key) => void map.delete(key),
    };
    const first = await signedIn(storage);
    game.offline = true;
    await first.leaderboards.submit('weekly', 10, { offline: 'larger' });
    const later = createPlayer({ origin: game.origin, ...APP, storage });
    expect(await later.leaderboards.flush()).toEqual({ sent: [], refused: [] });
    game.offline = false;
    const [one, two] = await Promise.all([later.leaderboards.flush(), later.leaderboards.flush()]);
    expect([one.sent.length, two]).toEqual([1, one]);
    expect(bodies()).toEqual([{ score: 10 }]);
  });

  it('are not sent to a board that adds them up, nor kept once they are refused', async () => {
    const { leaderboards } = await signedIn();
    game.offline = true;
    await leaderboards.submit('kills', 10, { offline: 'larger' });
    await leaderboards.submit('weekly', 10, { offline: 'larger' });
    game.offline = false;
    game.updateTypes.kills = 'Aggregate';
    game.refuseScore = 90_040;
    const { sent, refused } = await leaderboards.flush();
    expect([sent, refused.map(({ code }) => code)]).toEqual([[], [0, 90_040]]);
    expect(await leaderboards.flush()).toEqual({ sent: [], refused: [] });
  });
});
