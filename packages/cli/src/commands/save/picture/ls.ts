// The profile pictures of players, newest first.
import { defineCommand } from '../../../program/command.ts';
import { PICTURE_OUTPUT } from './pictures.ts';

export default defineCommand({
  id: 'save picture ls',
  summary: { zh: '列出玩家头像', en: 'List profile pictures' },
  flags: {
    user: { type: 'string', many: true, value: 'id', text: { zh: '玩家', en: 'Player' } },
    urls: { type: 'boolean', text: { zh: '带下载地址', en: 'With download URLs' } },
    count: { type: 'number', value: 'n', text: { zh: '条数，默认 50', en: 'How many, 50 unless given' } },
  },
  examples: [
    { text: { zh: '两个玩家的头像', en: 'Those of two players' }, line: 'uos save picture ls --user ana --user ben' },
  ],
  output: PICTURE_OUTPUT,
  replaces: ['save.profilePictures.list'],
  async run(ctx) {
    const { user, urls, count = 50 } = ctx.flags;
    const { pfps } = await (await ctx.uos.service('save')).profilePictures.list({
      count,
      ...(user.length > 0 && { userIds: [...user] }),
      ...(urls && { includeDownloadURL: true }),
    });
    return pfps;
  },
});
