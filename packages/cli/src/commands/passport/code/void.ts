// Makes codes invalid: those that are named, a batch, or all of a gift pack. What was used stays used.
import { CliError, EXIT, usageError } from '../../../errors/cli-error.ts';
import { defineCommand } from '../../../program/command.ts';
import { classMeant } from './codes.ts';

export default defineCommand({
  id: 'passport code void',
  summary: { zh: '作废兑换码', en: 'Make codes invalid' },
  description: {
    zh: '不能撤销；已使用的保持已使用，会跳过。',
    en: 'It cannot be undone; codes that were used stay used and are skipped.',
  },
  args: { codes: { many: true, text: { zh: '兑换码', en: 'Codes' } } },
  flags: {
    batch: { type: 'string', value: 'id', text: { zh: '这一批的全部', en: 'All of this batch' } },
    class: {
      type: 'string',
      ref: 'passport.tokenClass',
      value: 'name',
      text: { zh: '这个礼包的全部', en: 'All of this gift pack' },
    },
  },
  changes: 'app',
  danger: 'confirm',
  examples: [
    {
      text: { zh: '泄露的一批', en: 'A batch that leaked' },
      line: 'uos passport code void --batch 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e --yes',
    },
    { text: { zh: '单个兑换码', en: 'One code' }, line: 'uos passport code void MOONX7K2QP4T --yes' },
  ],
  output: {
    columns: [
      { field: 'invalidatedCount', title: { zh: '作废', en: 'Made invalid' }, format: 'number' },
      { field: 'skippedCount', title: { zh: '跳过', en: 'Skipped' }, format: 'number' },
    ],
    fields: ['invalidatedCount', 'skippedCount'],
  },
  replaces: ['passport.tokenInstances.invalidate', 'passport.tokenInstances.invalidateMany'],
  async run(ctx) {
    const { batch, class: word } = ctx.flags;
    const { codes } = ctx.args;
    if ([codes.length > 0, batch !== undefined, word !== undefined].filter(Boolean).length !== 1) {
      throw usageError(
        'which-codes',
        () =>
          ctx.say({
            zh: '请给出兑换码、--batch、--class，三者之一。',
            en: 'Give codes, --batch or --class: one of the three.',
          }),
        'uos passport code void --help',
      );
    }
    const { tokenInstances } = await ctx.uos.service('passport');
    const of: { batchId?: string; tokenClassId?: string; ids?: string[] } =
      batch !== undefined
        ? { batchId: batch }
        : word !== undefined
          ? { tokenClassId: (await classMeant(ctx, word)).tokenClassId }
          : { ids: await Promise.all(codes.map(idOf)) };
    const count =
      of.ids !== undefined ? of.ids.length : (await tokenInstances.search({ ...of, status: 'unused', count: 1 })).total;
    await ctx.confirm(
      { zh: `将作废 ${count} 个兑换码，不能撤销`, en: `${count} codes become invalid, for good` },
      String(count),
    );
    if (ctx.globals['dry-run'] === true) {
      return { invalidatedCount: count, skippedCount: 0 };
    }
    return await tokenInstances.invalidateMany(of);

    async function idOf(code: string): Promise<string> {
      const [found] = (await tokenInstances.search({ code, count: 1 })).tokenInstances;
      if (found === undefined) {
        throw new CliError('not-found', {
          exit: EXIT.notFound,
          what: () => ctx.say({ zh: `没有兑换码“${code}”。`, en: `There is no code "${code}".` }),
          next: 'uos passport code test --help',
        });
      }
      return found.id;
    }
  },
});
