import { describe, expect, it } from 'vitest';
import { gameCode } from './game-code.ts';

describe('the code of a game', () => {
  it('has a default of the right type for each config, and who plays', () => {
    const configs = [
      { key: 'lives', type: 'INT', value: '3' },
      { key: 'shop.discount', type: 'FLOAT', value: '0.9' },
      { key: 'seed', type: 'LONG', value: '+9007199254740991' },
      { key: 'hard', type: 'BOOL', value: 'true' },
      { key: 'title', type: 'STRING', value: "it's\nlate" },
      { key: 'waves', type: 'JSON', value: '[{"size":4}]' },
    ] as const;
    const player = { userId: 'ana', attributes: { user: { tier: 'gold' } } };
    expect(gameCode({ origin: 'http://localhost:4100', appId: 'a1', configs, player })).toMatchInlineSnapshot(`
      "import { settings } from '@uos/sdk/settings';

      const game = settings({
        origin: 'http://localhost:4100',
        appId: 'a1',
        appSecret,
        userId: 'ana',
        defaults: {
          lives: 3,
          'shop.discount': 0.9,
          seed: 9007199254740991n,
          hard: true,
          title: 'it\\'s\\nlate',
          waves: [{ size: 4 }],
        },
        attributes: { user: { tier: 'gold' } },
      });
      const { values, source } = await game.load();
      console.log(source, values.lives);"
    `);
  });

  it('names no more configs than a reader looks through, and none where there are none', () => {
    const configs = Array.from({ length: 20 }, (_, index) => ({ key: `k.${index}`, type: 'INT' as const, value: '1' }));
    const code = gameCode({ origin: 'o', appId: 'a', configs, player: {} });
    expect(code.match(/'k\.\d+': 1,/g)).toHaveLength(12);
    expect(code).toContain('// … 8');
    expect(code).toContain("console.log(source, values['k.0']);");
    expect(gameCode({ origin: 'o', appId: 'a', configs: [], player: {} })).not.toContain('console.log');
  });
});
