import { describe, expect, it } from 'vitest';
import { uosLines } from './shell-lines.ts';

describe('uosLines', () => {
  it.each([
    ['npx uos login   # opens the browser; or not', [['login']]],
    ['uos app create "我的游戏" --use\nuos ls', [['app', 'create', '我的游戏', '--use'], ['ls']]],
    [
      'pass show uos/game | uos login --app-id 4f0e… --secret-stdin',
      [['login', '--app-id', '4f0e…', '--secret-stdin']],
    ],
    [
      'uos cdn verify "$(uos cdn url --badge live)" dist',
      [
        ['cdn', 'verify', 'X', 'dist'],
        ['cdn', 'url', '--badge', 'live'],
      ],
    ],
    [
      'uos cdn sync dist \\\n  --delete > out.txt && uos cdn url',
      [
        ['cdn', 'sync', 'dist', '--delete'],
        ['cdn', 'url'],
      ],
    ],
    ['run: uos redeem <兑换码>', [['redeem', '<兑换码>']]],
    ['cp uos.json dist; echo #1', []],
  ])('of %j', (text, lines) => {
    expect(uosLines(text)).toEqual(lines);
  });
});
