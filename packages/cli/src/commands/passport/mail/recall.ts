// Takes a mail back from everybody who has not taken what is in it.
import { CliError, EXIT } from '../../../errors/cli-error.ts';
import { defineCommand } from '../../../program/command.ts';

export default defineCommand({
  id: 'passport mail recall',
  summary: { zh: '撤回邮件', en: 'Recall a mail' },
  description: {
    zh: '还没有领取的邮件从收件箱消失，定时的不再发送；已领取的保留。',
    en: 'It goes from every inbox where nothing of it was taken, and is not sent any more where it waits; what was taken stays.',
  },
  args: { record: { ref: 'passport.inboxRecord', text: { zh: '记录 ID', en: 'Id of the record' } } },
  changes: 'app',
  danger: 'confirm',
  examples: [
    {
      text: { zh: '发错了', en: 'It was the wrong one' },
      line: 'uos passport mail recall 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e --yes',
    },
  ],
  output: {
    columns: [
      { field: 'template', title: { zh: '模板', en: 'Template' } },
      { field: 'id', title: { zh: '记录 ID', en: 'Record id' } },
      { field: 'recalledCount', title: { zh: '撤回', en: 'Taken back' }, format: 'number' },
    ],
    fields: ['template', 'id', 'recalledCount'],
  },
  replaces: ['passport.inboxRecords.recall'],
  async run(ctx) {
    const { record: id } = ctx.args;
    const { inboxRecords } = await ctx.uos.service('passport');
    const [record] = (await inboxRecords.search({ id, count: 1 })).records;
    if (record === undefined) {
      throw new CliError('not-found', {
        exit: EXIT.notFound,
        what: () => ctx.say({ zh: `没有发送记录 ${id}。`, en: `There is no record ${id}.` }),
        next: 'uos passport inbox-record search',
      });
    }
    const { templateSlugName: template, sentCount, consumedCount } = record;
    if (record.status === 'Recalled') {
      ctx.note({ zh: '已经撤回。', en: 'It is recalled already.' });
      return { template, id, recalledCount: 0 };
    }
    await ctx.confirm(
      {
        zh: `将撤回 ${template}：已发 ${sentCount} 封，其中 ${consumedCount} 封已领取，保留`,
        en: `${template} is recalled (sent: ${sentCount}); what was taken stays (${consumedCount})`,
      },
      template,
    );
    if (ctx.globals['dry-run'] === true) {
      return { template, id, recalledCount: sentCount - consumedCount };
    }
    const { recalledCount } = await inboxRecords.recall({ id });
    return { template, id, recalledCount };
  },
});
