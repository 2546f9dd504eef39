// All that the platform holds of a player, as one JSON document: what somebody may ask for by law.
import { writeFileSync } from 'node:fs';
import { checkDryWrite } from '../../../connection/dry-run.ts';
import { defineCommand } from '../../../program/command.ts';
import { take } from '../../../program/lists.ts';
import { PLAYER_ARG, userMeant } from './players.ts';

export default defineCommand({
  id: 'passport player export',
  summary: { zh: '导出玩家的数据', en: 'Export the data of a player' },
  description: {
    zh: '用户、全部角色，以及每个角色的好友、黑名单和公会。实名信息总是打码；其余私密内容按你的权限显示。',
    en: 'The user, all personas, and the friends, blacklist and guilds of each. A real name is always masked; what else is private is shown as your role allows.',
  },
  args: PLAYER_ARG,
  flags: {
    output: {
      type: 'string',
      short: 'o',
      value: 'file',
      text: { zh: '写入文件，默认标准输出', en: 'Write to a file; to stdout unless given' },
    },
  },
  examples: [
    {
      text: { zh: '回应玩家的查阅请求', en: 'Answer a request for access' },
      line: 'uos passport player export 林雀 -o player.json',
    },
  ],
  output: { columns: [], shape: 'any' },
  async run(ctx) {
    const passport = await ctx.uos.service('passport');
    const userId = await userMeant(ctx, ctx.args.player);
    const { user, personas } = await passport.users.get({ id: userId });
    const whole = await Promise.all(
      personas.map(async (persona) => {
        const { personaID: id } = persona;
        const [friends, blacklist, { guilds }] = await Promise.all([
          take(passport.personas.friends.all({ id, count: 50 })),
          take(passport.personas.friendBlacklist.all({ id, count: 50 })),
          passport.personas.guilds({ id }),
        ]);
        return { ...persona, friends, blacklist, guilds };
      }),
    );
    const { output: file } = ctx.flags;
    if (file === undefined) {
      return { user, personas: whole };
    }
    checkDryWrite(ctx.env, file);
    // why for its owner alone: it is private
    writeFileSync(file, `${JSON.stringify({ user, personas: whole }, null, 2)}\n`, { mode: 0o600 });
    ctx.note({ zh: `已写入 ${file}。`, en: `Wrote ${file}.` });
    return { file, userID: userId, personas: whole.length };
  },
});
