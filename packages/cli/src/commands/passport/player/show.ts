// Shows a player whole: the user with all personas.
import { defineCommand } from '../../../program/command.ts';
import { PLAYER_ARG, userMeant } from './players.ts';
import { type Shown, shownPlayer } from './shown.ts';

export default defineCommand({
  id: 'passport player show',
  summary: { zh: '查看玩家及其全部角色', en: 'Show a player with all personas' },
  args: PLAYER_ARG,
  examples: [
    { text: { zh: '客服查看一个玩家', en: 'What support wants to know' }, line: 'uos passport player show 林雀' },
    {
      text: { zh: '各角色的 ID', en: 'Ids of the personas' },
      line: "uos passport player show wx-1 --jq '.personas[].personaID'",
    },
  ],
  output: { columns: [], fields: ['user', 'personas'], shape: 'any' },
  async run(ctx): Promise<Shown> {
    const id = await userMeant(ctx, ctx.args.player);
    const { user, personas, sameIdCardCount } = await (await ctx.uos.service('passport')).users.get({ id });
    return { user, personas, sameIdCardCount };
  },
  show: shownPlayer,
});
