// Deletes a user with all personas: what somebody may ask for by law.
import { defineCommand } from '../../../program/command.ts';
import { PLAYER_ARG, userMeant } from './players.ts';

export default defineCommand({
  id: 'passport player erase',
  summary: { zh: '删除玩家及其全部角色', en: 'Erase a player with all personas' },
  description: {
    zh: '删除的总是整个用户：即使给出的是角色，它的用户和其余角色也会一起删除。',
    en: 'It is always the whole user: given a persona, its user and the other personas go too.',
  },
  args: PLAYER_ARG,
  changes: 'app',
  danger: 'type-name',
  examples: [
    {
      text: { zh: '先导出，再删除', en: 'Export, then erase' },
      line: 'uos passport player export 林雀 -o player.json && uos passport player erase 林雀 --yes',
    },
  ],
  output: {
    columns: [
      { field: 'name', title: { zh: '名称', en: 'Name' } },
      { field: 'userID', title: { zh: '用户 ID', en: 'User id' } },
      { field: 'personas', title: { zh: '角色数', en: 'Personas' }, format: 'number' },
    ],
    fields: ['userID', 'name', 'personas', 'removed'],
  },
  async run(ctx) {
    const { users } = await ctx.uos.service('passport');
    const userID = await userMeant(ctx, ctx.args.player);
    const { user, personas } = await users.get({ id: userID });
    const name = user.displayName || user.externalUserID || userID;
    const { length: count } = personas;
    await ctx.confirm(
      {
        zh: `将删除用户 ${name} 和 ${count} 个角色，玩家会立即退出`,
        en: `User ${name} and ${count} ${count === 1 ? 'persona' : 'personas'} will be deleted; the player is signed out at once`,
      },
      name,
    );
    await users.remove({ id: userID });
    ctx.note({ zh: `已删除用户 ${name}。`, en: `Deleted user ${name}.` });
    return { userID, name, personas: count, removed: true };
  },
});
