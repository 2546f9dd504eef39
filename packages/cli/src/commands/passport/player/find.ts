// Finds users and personas by whatever somebody has of them.
import { defineCommand } from '../../../program/command.ts';
import { LIMIT_FLAG } from '../../../program/lists.ts';
import { PLAYER_OUTPUT, playerRow, playersMeant } from './players.ts';

export default defineCommand({
  id: 'passport player find',
  summary: { zh: '查找玩家', en: 'Find a player' },
  description: {
    zh: '同时查找用户和角色：完整的 ID、外部用户 ID、手机号或邮箱，或名称的一部分。',
    en: 'Looks for users and personas at once: a whole id, external user id, phone number or e-mail, or a part of a name.',
  },
  args: { text: { text: { zh: '要查找的内容', en: 'What to look for' } } },
  flags: LIMIT_FLAG,
  examples: [
    { text: { zh: '按名称', en: 'By name' }, line: 'uos passport player find 林雀' },
    {
      text: { zh: '按手机号，只要 ID', en: 'By phone number, ids only' },
      line: "uos passport player find 13800000000 --jq '.[].id'",
    },
  ],
  output: PLAYER_OUTPUT,
  async run(ctx) {
    return (await playersMeant(ctx, ctx.args.text, ctx.flags.limit)).map(playerRow);
  },
});
