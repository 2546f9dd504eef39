// Gives a save a content back that it had before.
import { defineCommand } from '../../program/command.ts';
import { SAVE_ARG, SAVE_OUTPUT, titleOf, unlessChanged } from './saves.ts';

export default defineCommand({
  id: 'save restore',
  summary: { zh: '恢复存档的某个版本', en: 'Give a save a content back that it had' },
  description: {
    zh: '现在的内容也留作历史版本。存档在此期间被修改时拒绝（退出码 6）。',
    en: 'What it has now stays as a version too. Where the save is changed meanwhile it refuses (exit 6).',
  },
  args: {
    ...SAVE_ARG,
    number: { text: { zh: '版本号，见 uos save versions', en: 'Version, see uos save versions' } },
  },
  changes: 'app',
  danger: 'confirm',
  examples: [
    {
      text: { zh: '回到第 3 版', en: 'Back to version 3' },
      line: 'uos save restore 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e 3 --yes',
    },
  ],
  output: SAVE_OUTPUT,
  replaces: ['save.versions.restore'],
  async run(ctx) {
    const { save: id, number } = ctx.args;
    const saves = await ctx.uos.service('save');
    const { save } = await saves.files.get({ id });
    await ctx.confirm(
      {
        zh: `玩家 ${save.userId} 的存档 ${titleOf(save)} 将回到第 ${number} 版，现在是修订号 ${save.revision}`,
        en: `Save ${titleOf(save)} of player ${save.userId} goes back to version ${number}; it is at revision ${save.revision}`,
      },
      titleOf(save),
    );
    const restored = await unlessChanged(ctx, id, () =>
      saves.versions.restore({ id, number, ifRevision: save.revision }),
    );
    return restored.save;
  },
});
