// Makes codes of a gift pack, and writes them into a file.
import { usageError } from '../../../errors/cli-error.ts';
import { defineCommand } from '../../../program/command.ts';
import { CLASS_ARG, classMeant, OUTPUT_FLAG, writeCodes } from './codes.ts';

/** As many as one call makes. */
const AT_ONCE = 10_000;

export default defineCommand({
  id: 'passport code generate',
  summary: { zh: '生成兑换码', en: 'Make redeem codes' },
  description: {
    zh: '只用于“唯一码”礼包。每一万个一批；每次运行都会生成新的兑换码。',
    en: 'Of gift packs with unique codes. Each ten thousand are a batch; every run makes new codes.',
  },
  args: CLASS_ARG,
  flags: {
    count: { type: 'number', short: 'n', required: true, value: 'n', text: { zh: '多少个', en: 'How many' } },
    ...OUTPUT_FLAG,
  },
  changes: 'app',
  danger: 'confirm',
  examples: [
    {
      text: { zh: '五千个，写入文件', en: 'Five thousand into a file' },
      line: 'uos passport code generate 中秋礼包 -n 5000 -o codes.csv --yes',
    },
  ],
  output: {
    columns: [
      { field: 'class', title: { zh: '礼包', en: 'Gift pack' } },
      { field: 'count', title: { zh: '数量', en: 'Codes' }, format: 'number' },
      { field: 'batches', title: { zh: '批次 ID', en: 'Batch ids' } },
      { field: 'file', title: { zh: '文件', en: 'File' } },
    ],
    fields: ['class', 'tokenClassId', 'count', 'batches', 'file'],
  },
  replaces: ['passport.tokenInstances.generate'],
  async run(ctx) {
    const { count, output } = ctx.flags;
    if (!Number.isInteger(count) || count < 1 || count > 1_000_000) {
      throw usageError(
        'bad-count',
        () => ctx.say({ zh: '--count 是 1 到 1000000 的整数。', en: '--count is a whole number from 1 to 1000000.' }),
        'uos passport code generate --help',
      );
    }
    const { tokenClassId, name } = await classMeant(ctx, ctx.args.class);
    await ctx.confirm(
      { zh: `将为礼包 ${name} 生成 ${count} 个兑换码`, en: `${count} codes of gift pack ${name} will be made` },
      name,
    );
    const batches: string[] = [];
    if (ctx.globals['dry-run'] === true) {
      return { class: name, tokenClassId, count, batches, file: output ?? '' };
    }
    const { tokenInstances } = await ctx.uos.service('passport');
    for (let left = count; left > 0; left -= AT_ONCE) {
      const { batchId } = await tokenInstances.generate({ tokenClassId, count: Math.min(AT_ONCE, left) });
      batches.push(batchId);
      ctx.event({ type: 'item', batchId, count: Math.min(AT_ONCE, left) });
    }
    const file =
      output === undefined
        ? ''
        : (
            await writeCodes(
              ctx,
              output,
              batches.map((batchId) => ({ batchId })),
            )
          ).file;
    return { class: name, tokenClassId, count, batches, file };
  },
});
