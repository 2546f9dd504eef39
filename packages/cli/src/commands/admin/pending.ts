// Lists what waits for a decision.

import { defineCommand } from '../../program/command.ts';
import { PENDING_OUTPUT, pendingItems, shownItem } from './decisions.ts';

export default defineCommand({
  id: 'admin pending',
  web: '/admin/balance',
  summary: {
    zh: '列出待处理事项：组织、认证、交易、发票',
    en: 'List what waits: organisations, certifications, money, invoices',
  },
  description: {
    zh: '等得最久的在前。用 uos admin approve 或 reject 处理，发票用 uos admin issue 开具。',
    en: 'The longest waiting first. uos admin approve or reject decides; uos admin issue issues invoices.',
  },
  examples: [
    { text: { zh: '今天要处理什么', en: 'What is there to do' }, line: 'uos admin pending' },
    {
      text: { zh: '只看充值', en: 'Deposits only' },
      line: 'uos admin pending --jq \'.[] | select(.kind == "Deposit")\'',
    },
  ],
  output: PENDING_OUTPUT,
  async run(ctx) {
    return (await pendingItems(ctx)).map(shownItem);
  },
});
