// The limits of an app's saves.
import { defineCommand } from '../../../program/command.ts';
import { LIMITS_OUTPUT } from './limits.ts';

export default defineCommand({
  id: 'save limits get',
  summary: { zh: '查看存档的上限', en: 'Show the limits of saves' },
  examples: [{ text: { zh: '现在的上限', en: 'What they are' }, line: 'uos save limits get' }],
  output: LIMITS_OUTPUT,
  replaces: ['save.appConfig.get'],
  async run(ctx) {
    return (await (await ctx.uos.service('save')).appConfig.get()).appConfig;
  },
});
