// Lifts the ban of a user or of a persona.
import { defineCommand } from '../../../program/command.ts';
import { calledBy, PLAYER_ARG, PLAYER_OUTPUT, playerMeant, playerRow } from './players.ts';

export default defineCommand({
  id: 'passport player unban',
  summary: { zh: '解封玩家', en: 'Lift the ban of a player' },
  args: PLAYER_ARG,
  changes: 'app',
  examples: [{ text: { zh: '误封之后', en: 'After a mistake' }, line: 'uos passport player unban 林雀' }],
  output: PLAYER_OUTPUT,
  async run(ctx) {
    const player = await playerMeant(ctx, ctx.args.player);
    const { users, personas } = await ctx.uos.service('passport');
    const row =
      player.kind === 'user'
        ? playerRow({ ...player, user: (await users.unban({ id: player.id })).user })
        : playerRow({ ...player, persona: (await personas.unban({ id: player.id })).persona });
    const called = calledBy(player);
    ctx.note({ zh: `已解封${called.zh}。`, en: `Lifted the ban of ${called.en}.` });
    return row;
  },
});
