// Asks an expert: says what it costs, then hands the question in.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { platformLabels, wordsOf } from '@uos/contract/labels';
import { consultationFee, formatYuan } from '@uos/contract/rules';
import { fileUrlOf } from '../../connection/file-url.ts';
import { usageError } from '../../errors/cli-error.ts';
import { readStdin } from '../../profile/who/secrets.ts';
import { defineCommand } from '../../program/command.ts';
import { typedAmount } from '../deposit/amount.ts';
import { ORG_FLAG, orgIdOf } from '../org/organizations.ts';
import { TICKET_RECORD } from './tickets.ts';

export default defineCommand({
  id: 'ticket create',
  web: '/consultation/submit',
  summary: { zh: '提交技术咨询', en: 'Ask an expert' },
  description: {
    zh: '崩溃与性能问题每次 6480 元起；方案咨询按半小时计费，总监 648 元起，首席专家 1280 元起。提交前会显示费用。',
    en: 'Crashes and performance from 6480 yuan per session; a proposal by the half hour, a director from 648, a chief from 1280. The fee is shown before anything is sent.',
  },
  args: { title: { text: { zh: '标题', en: 'Title' } } },
  flags: {
    type: {
      type: 'string',
      required: true,
      choices: wordsOf(platformLabels.ticket.type),
      text: { zh: '咨询类型', en: 'What it is about' },
    },
    content: { type: 'string', short: 'c', text: { zh: '问题描述', en: 'The question' } },
    'content-file': {
      type: 'string',
      value: 'file|-',
      text: { zh: '从文件或标准输入读取问题描述', en: 'Read the question from a file or stdin' },
    },
    expert: {
      type: 'string',
      choices: wordsOf(platformLabels.ticket.expert),
      text: { zh: '专家，方案咨询用，默认总监', en: 'Who is asked, for a proposal; director unless given' },
    },
    'half-hours': {
      type: 'number',
      value: 'n',
      text: { zh: '几个半小时，方案咨询用，默认 1', en: 'Half hours, for a proposal; 1 unless given' },
    },
    'contact-name': { type: 'string', required: true, text: { zh: '联系人', en: 'Whom to call' } },
    'contact-phone': { type: 'string', required: true, text: { zh: '联系电话', en: 'Phone number' } },
    'contact-email': { type: 'string', text: { zh: '联系邮箱', en: 'E-mail' } },
    attach: { type: 'string', many: true, value: 'file|url', text: { zh: '附件', en: 'File to attach' } },
    ...ORG_FLAG,
  },
  danger: 'type-amount',
  examples: [
    {
      text: { zh: '崩溃问题，附上日志', en: 'A crash, with its log' },
      line: 'uos ticket create 启动崩溃 --type crash --content-file report.md --attach player.log --contact-name 小明 --contact-phone 13800000000',
    },
    {
      text: { zh: '向首席专家咨询一小时', en: 'An hour with a chief' },
      line: 'uos ticket create 服务器架构 --type proposal --expert chief --half-hours 2 --content 十万人同服 --contact-name 小明 --contact-phone 13800000000',
    },
  ],
  output: TICKET_RECORD,
  replaces: ['ticket.create'],
  async run(ctx) {
    const { args, flags, globals } = ctx;
    const isProposal = flags.type === 'proposal';
    const expert = flags.expert ?? 'director';
    const halfHours = flags['half-hours'] ?? 1;
    if (!isProposal && (flags.expert !== undefined || flags['half-hours'] !== undefined)) {
      throw usageError('only-proposal', () =>
        ctx.say({
          zh: '--expert 和 --half-hours 只用于 --type proposal。',
          en: '--expert and --half-hours go with --type proposal only.',
        }),
      );
    }
    const Content = await contentOf();
    const fee = consultationFee(flags.type, expert, halfHours);
    await ctx.confirm(
      { zh: `将提交“${args.title}”，费用 ${formatYuan(fee)} 起`, en: `"${args.title}" costs from ${formatYuan(fee)}` },
      typedAmount(fee),
    );
    const Attachments: string[] = [];
    for (const file of flags.attach) {
      Attachments.push(await fileUrlOf(ctx, file, 'consultation'));
    }
    const ticket = await ctx.uos.service('ticket');
    const created = await ticket.create({
      Type: flags.type,
      Title: args.title,
      Content,
      ContactName: flags['contact-name'],
      ContactPhone: flags['contact-phone'],
      ...(isProposal && { Expert: expert, Duration: halfHours }),
      ...(flags['contact-email'] && { ContactEmail: flags['contact-email'] }),
      ...((flags.org ?? ctx.settings.org) !== undefined && { OrganizationId: await orgIdOf(ctx, flags.org) }),
      ...(globals.app && { AppId: globals.app }),
      ...(Attachments.length > 0 && { Attachments }),
    });
    ctx.note({ zh: '已提交，答复会出现在 uos ticket get 中。', en: 'Handed in; answers show up in uos ticket get.' });
    return created;

    async function contentOf(): Promise<string> {
      const { content, 'content-file': file } = flags;
      if ((content === undefined) === (file === undefined)) {
        throw usageError('one-of', (t) =>
          content === undefined ? t.errors.missingFlag('--content') : t.errors.oneOf('--content, --content-file'),
        );
      }
      if (file === undefined) {
        return content ?? '';
      }
      if (file === '-') {
        return await readStdin(ctx.io);
      }
      try {
        return readFileSync(resolve(ctx.io.cwd, file), 'utf8');
      } catch (cause) {
        throw usageError('unreadable-file', (t) => t.errors.unreadable(file), undefined, { cause });
      }
    }
  },
});
