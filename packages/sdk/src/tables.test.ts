import { describe, expect, it } from 'vitest';
import { passportConsoleTable } from './generated/passport.console.ts';
import { passportPlayersTable } from './generated/passport.players.ts';
import { passportTable } from './generated/passport.ts';

describe('the table of a service in parts', () => {
  it('has every group in one of the two, and the calls of players apart', () => {
    const [console, players] = [Object.keys(passportConsoleTable.tree), Object.keys(passportPlayersTable.tree)];
    expect([...console, ...players].sort()).toEqual(Object.keys(passportTable.tree).sort());
    expect(console.filter((group) => players.includes(group))).toEqual([]);
    expect(players).toEqual(expect.arrayContaining(['login', 'playerLogin', 'playerRealms', 'antiAddiction']));
    expect(console).toEqual(expect.arrayContaining(['realms', 'payments', 'leaderboards']));
  });
});
