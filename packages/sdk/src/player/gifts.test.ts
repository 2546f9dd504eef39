import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CodeUsed, createPlayer, type Player } from './index.ts';
import { APP, startGame, type TestGame } from './testing.ts';

let game: TestGame;
let player: Player;
beforeEach(async () => {
  game = await startGame();
  player = createPlayer({ origin: game.origin, ...APP, storage: 'memory' });
  await player.signIn({ externalUserID: 'wx-70431', displayName: 'Linnet' });
});
afterEach(() => game.close());

describe('codes', () => {
  it('are redeemed under a key, and say when they were used', async () => {
    game.answer = (_, body) => ({ reply: { tokenInstance: body } });
    expect(await player.codes.redeem('MOON2026', { scope: 'west' })).toEqual({ code: 'MOON2026', scope: 'west' });
    expect(game.calls.at(-1)).toMatchObject({
      call: 'POST /sdk/token/redeem',
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    game.answer = () => ({ code: 90_010 });
    await expect(player.codes.redeem('MOON2026', { key: 'tap' })).rejects.toBeInstanceOf(CodeUsed);
    expect(game.calls.at(-1)?.key).toBe('tap');
  });
});

describe('mail', () => {
  it('is received and given one after another, though those that are taken move the others to earlier pages', async () => {
    const open = Array.from({ length: 5 }, (_, at) => ({ messageId: `m${at}`, title: `Mail ${at}`, status: 'Unread' }));
    const box = [...open];
    game.answer = (call) => {
      const taken = /^POST \/sdk\/inbox\/messages\/(\w+)\/consume$/.exec(call)?.[1];
      if (taken !== undefined) {
        const [message] = box.splice(
          box.findIndex(({ messageId }) => messageId === taken),
          1,
        );
        return { reply: { message: { ...message, status: 'Completed' } } };
      }
      const start = game.calls.filter((one) => one.call === 'GET /sdk/inbox/messages').length - 1;
      return call === 'GET /sdk/inbox/messages'
        ? { reply: { messages: box.slice(start * 2, start * 2 + 2), start: start * 2, count: 2, total: box.length } }
        : { reply: { receivedCount: 5 } };
    };
    const done: string[] = [];
    for await (const mail of player.mail.unread()) {
      done.push(`${mail.title} ${(await mail.consume()).status}`);
    }
    expect(done).toEqual(open.map(({ title }) => `${title} Completed`));
    expect(box).toEqual([]);
    expect(game.calls[1]?.call).toBe('POST /sdk/inbox/receive');
  });
});

describe('what a game shows of achievements, quests, passes and notices', () => {
  it('is called by the words of the reference, and what gives something has a key', async () => {
    game.answer = () => ({ reply: {} });
    await player.achievements.redeem({ slugName: 'first-moon' });
    await player.quests.redeem({ slugName: 'daily-1' });
    await player.passes.claim({ slugName: 'season-1' });
    await player.notices.list({ channel: 'web' });
    const calls = game.calls.slice(1).map(({ call, key }) => `${call}${key === '' ? '' : ' keyed'}`);
    expect(calls).toEqual([
      'POST /sdk/achievements/first-moon/redeem keyed',
      'POST /sdk/quests/items/daily-1/redeem keyed',
      'POST /sdk/battle-pass/season-1/claim keyed',
      'GET /sdk/billboards',
    ]);
  });
});
