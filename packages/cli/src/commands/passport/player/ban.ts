// Bans a user, with all personas, or one persona. Tokens stop at once.
import { usageError } from '../../../errors/cli-error.ts';
import { defineCommand } from '../../../program/command.ts';
import { durationMs } from '../../dev/clock/duration.ts';
import { calledBy, PLAYER_ARG, PLAYER_OUTPUT, playerMeant, playerRow } from './players.ts';

export default defineCommand({
  id: 'passport player ban',
  summary: { zh: '封禁玩家', en: 'Ban a player' },
  description: {
    zh: '用户的封禁对全部角色有效，角色的封禁只对它自己有效。令牌立即失效，正在进行的游戏会中断。',
    en: 'A ban of a user holds for all personas, that of a persona for itself. Tokens stop at once, and so does the game that is being played.',
  },
  args: PLAYER_ARG,
  flags: {
    for: {
      type: 'string',
      value: 'length',
      text: {
        zh: '多久，如 7d、12h、1w2d；默认没有期限',
        en: 'How long, such as 7d, 12h, 1w2d; for good unless given',
      },
    },
    reason: { type: 'string', text: { zh: '原因，玩家会看到', en: 'Reason, which the player reads' } },
  },
  changes: 'app',
  danger: 'confirm',
  examples: [
    {
      text: { zh: '封禁一周', en: 'For a week' },
      line: 'uos passport player ban 林雀 --for 7d --reason 使用外挂 --yes',
    },
  ],
  output: PLAYER_OUTPUT,
  async run(ctx) {
    const { for: length, reason } = ctx.flags;
    const ms = length === undefined ? undefined : (durationMs(length) ?? 0);
    if (ms !== undefined && ms < 1000) {
      throw usageError(
        'bad-duration',
        () =>
          ctx.say({
            zh: `“${length}”不是时长，例如 7d、12h。`,
            en: `"${length}" is no length of time, such as 7d or 12h.`,
          }),
        'uos passport player ban --help',
      );
    }
    const player = await playerMeant(ctx, ctx.args.player);
    const called = calledBy(player);
    await ctx.confirm(
      {
        zh: `${called.zh} 将被封禁${length === undefined ? '，没有期限' : ` ${length}`}，正在进行的游戏会中断`,
        en: `The ${called.en} will be banned for ${length ?? 'good'}, and the game being played ends`,
      },
      called[ctx.lang],
    );
    const input = {
      id: player.id,
      ...(reason !== undefined && { reason }),
      ...(ms !== undefined && { duration: Math.floor(ms / 1000) }),
    };
    const { users, personas } = await ctx.uos.service('passport');
    const banned =
      player.kind === 'user'
        ? playerRow({ ...player, user: (await users.ban(input)).user })
        : playerRow({ ...player, persona: (await personas.ban(input)).persona });
    ctx.note({ zh: `已封禁${called.zh}。`, en: `Banned ${called.en}.` });
    return banned;
  },
});
