// Writes the codes of a gift pack into a file.
import { passportFeatureLabels, wordsOf } from '@uos/contract/labels';
import { defineCommand } from '../../../program/command.ts';
import { CLASS_ARG, classMeant, writeCodes } from './codes.ts';

export default defineCommand({
  id: 'passport code export',
  summary: { zh: '把礼包的兑换码写入 CSV', en: 'Write the codes of a gift pack as CSV' },
  args: CLASS_ARG,
  flags: {
    output: {
      type: 'string',
      short: 'o',
      value: 'file',
      required: true,
      text: { zh: '文件', en: 'File' },
    },
    batch: { type: 'string', value: 'id', text: { zh: '只要这一批', en: 'Only this batch' } },
    status: {
      type: 'string',
      choices: wordsOf(passportFeatureLabels.tokenInstance.status),
      text: { zh: '状态', en: 'State' },
    },
  },
  examples: [
    {
      text: { zh: '还没有用过的', en: 'Those that were not used' },
      line: 'uos passport code export 中秋礼包 --status unused -o codes.csv',
    },
  ],
  output: {
    columns: [
      { field: 'file', title: { zh: '文件', en: 'File' } },
      { field: 'codes', title: { zh: '兑换码', en: 'Codes' }, format: 'number' },
    ],
    fields: ['file', 'codes'],
  },
  replaces: ['passport.tokenInstances.export'],
  async run(ctx) {
    const { output, batch, status } = ctx.flags;
    const { tokenClassId } = await classMeant(ctx, ctx.args.class);
    const filter = {
      tokenClassId,
      ...(batch !== undefined && { batchId: batch }),
      ...(status !== undefined && { status }),
    };
    return await writeCodes(ctx, output, [filter]);
  },
});
