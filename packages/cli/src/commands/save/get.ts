// A save, and the contents that it had before.
import { defineCommand } from '../../program/command.ts';
import { SAVE_ARG, SAVE_OUTPUT } from './saves.ts';

export default defineCommand({
  id: 'save get',
  summary: { zh: '查看云存档', en: 'Show a save' },
  args: SAVE_ARG,
  examples: [
    {
      text: { zh: '存档与它的属性', en: 'With its properties' },
      line: 'uos save get 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e',
    },
  ],
  output: SAVE_OUTPUT,
  replaces: ['save.files.get'],
  async run(ctx) {
    const { save } = await (await ctx.uos.service('save')).files.get({ id: ctx.args.save });
    return save;
  },
});
