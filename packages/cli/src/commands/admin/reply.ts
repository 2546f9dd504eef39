// Answers a consultation ticket, and moves it on.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { usageError } from '../../errors/cli-error.ts';
import { readStdin } from '../../profile/who/secrets.ts';
import { defineCommand } from '../../program/command.ts';
import { TICKET_RECORD, ticketText } from '../ticket/tickets.ts';

export default defineCommand({
  id: 'admin reply',
  web: '/admin/consultation',
  summary: { zh: '答复咨询单或改变其状态', en: 'Answer a ticket, or change its state' },
  description: {
    zh: '第一条答复会把状态变为处理中，除非同时给出 --status。',
    en: 'The first answer takes the ticket up, unless --status says otherwise.',
  },
  args: {
    ticket: { text: { zh: '咨询单 ID', en: 'Id of the ticket' } },
    text: { optional: true, text: { zh: '答复；- 从标准输入读取', en: 'The answer; - reads stdin' } },
  },
  flags: {
    file: { type: 'string', value: 'file', text: { zh: '从文件读取答复', en: 'Read the answer from a file' } },
    status: {
      type: 'string',
      choices: ['Processing', 'Finished', 'Cancelled'],
      text: { zh: '新的状态', en: 'New state' },
    },
  },
  changes: 'account',
  examples: [
    {
      text: { zh: '答复', en: 'Answer' },
      line: 'uos admin reply 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e 请升级到最新版本后重试',
      shows: ['ticket.update'],
    },
    {
      text: { zh: '结束', en: 'Finish' },
      line: 'uos admin reply 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e --status Finished',
    },
  ],
  output: TICKET_RECORD,
  async run(ctx) {
    const { args, flags } = ctx;
    const Reply = await replyOf();
    if (Reply === undefined && flags.status === undefined) {
      throw usageError('nothing-to-change', (t) => t.errors.nothingToChange, 'uos admin reply --help');
    }
    const ticket = await ctx.uos.service('ticket');
    return await ticket.update({
      id: args.ticket,
      ...(Reply !== undefined && { Reply }),
      ...(flags.status && { Status: flags.status }),
    });

    async function replyOf(): Promise<string | undefined> {
      const { file } = flags;
      if (file === undefined) {
        return args.text === '-' ? (await readStdin(ctx.io)).trim() : args.text;
      }
      try {
        return readFileSync(resolve(ctx.io.cwd, file), 'utf8').trim();
      } catch (cause) {
        throw usageError('unreadable-file', (t) => t.errors.unreadable(file), undefined, { cause });
      }
    }
  },
  show: (found, view) => (view.isTTY ? ticketText(found, view) : undefined),
});
