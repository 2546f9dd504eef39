import { describe, expect, it } from 'vitest';
import { firstPlayer, type Player } from '../player/player.ts';
import { playerWord, readPlayerWord } from './player-word.ts';

describe('a player in the address', () => {
  it('comes back as it was, whatever stands in it, and is nothing where nobody changed it', () => {
    const player: Player = {
      userId: '玩家; 1',
      time: '2026-11-26T00:00:00.000Z',
      attributes: [
        { name: 'user.tier', value: 'a=b;c' },
        { name: 'app.version', value: '' },
      ],
    };
    expect(readPlayerWord(playerWord(player))).toEqual(player);
    expect([playerWord(firstPlayer), readPlayerWord(undefined)]).toEqual([undefined, firstPlayer]);
    expect(readPlayerWord('%;@soon')).toEqual({ userId: '%', time: '', attributes: [] });
  });
});
