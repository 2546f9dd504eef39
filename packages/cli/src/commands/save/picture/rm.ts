// Deletes profile pictures, such as one that nobody should see.
import type { ProfilePicture } from '@uos/sdk';
import { defineCommand } from '../../../program/command.ts';
import { PICTURE_OUTPUT } from './pictures.ts';

export default defineCommand({
  id: 'save picture rm',
  summary: { zh: '删除玩家头像', en: 'Delete profile pictures' },
  args: { users: { many: true, text: { zh: '玩家', en: 'Players' } } },
  changes: 'app',
  danger: 'confirm',
  examples: [
    { text: { zh: '违规的头像', en: 'One that breaks the rules' }, line: 'uos save picture rm wx-70431 --yes' },
  ],
  output: PICTURE_OUTPUT,
  replaces: ['save.profilePictures.removeMany'],
  async run(ctx) {
    const service = await ctx.uos.service('save');
    const userIds = [...ctx.args.users];
    const pictures: ProfilePicture[] = [];
    for await (const picture of service.profilePictures.list.all({ userIds })) {
      pictures.push(picture);
    }
    if (pictures.length === 0) {
      ctx.note({ zh: '这些玩家没有头像。', en: 'These players have no picture.' });
      return [];
    }
    const title = pictures.length === 1 ? (pictures[0]?.userId ?? '') : String(pictures.length);
    await ctx.confirm(
      { zh: `将删除 ${pictures.length} 张头像`, en: `${pictures.length} profile pictures are deleted` },
      title,
    );
    if (ctx.globals['dry-run'] !== true) {
      await service.profilePictures.removeMany({ pfpIds: pictures.map(({ pfpId }) => pfpId) });
    }
    return pictures;
  },
  show: (rows) => (rows.length === 0 ? '' : undefined),
});
