// Gives what was paid for and not given; an order that was given gives nothing more.
import type { EconomyTransaction } from '@uos/sdk/services/passport';
import { EXIT, usageError } from '../../../errors/cli-error.ts';
import { defineCommand } from '../../../program/command.ts';
import { take } from '../../../program/lists.ts';
import { ORDER_OUTPUT, orderMeant, orderRow } from './orders.ts';

/** As many as one call takes. */
const AT_ONCE = 100;

export default defineCommand({
  id: 'passport order refulfil',
  summary: { zh: '补发已付款但未发货的订单', en: 'Give what was paid for and not given' },
  description: {
    zh: '重复运行不会多发：已发货的订单会跳过。有订单仍未能发货时退出码为 8，原因见“失败原因”，多半是背包已满。',
    en: 'It may be repeated: an order that was given is skipped. Where some still cannot be given it exits 8 and says why, most often a full inventory.',
  },
  args: {
    orders: {
      many: true,
      text: { zh: '订单 ID 或外部订单号', en: 'Ids of orders, or the numbers that the game gave' },
      ref: 'passport.order',
    },
  },
  flags: { 'all-failed': { type: 'boolean', text: { zh: '所有发货失败的订单', en: 'All whose fulfilment failed' } } },
  changes: 'app',
  danger: 'confirm',
  examples: [
    {
      text: { zh: '修好原因之后全部补发', en: 'All, once the cause is mended' },
      line: 'uos passport order refulfil --all-failed --yes',
    },
    {
      text: { zh: '先看有哪些', en: 'See which they are' },
      line: 'uos passport order refulfil --all-failed --dry-run',
    },
  ],
  output: ORDER_OUTPUT,
  exits: { 8: { zh: '部分失败', en: 'some items failed' } },
  replaces: ['passport.transactions.reFulfil'],
  async run(ctx) {
    const { 'all-failed': isAll } = ctx.flags;
    const { orders: words } = ctx.args;
    if (isAll === words.length > 0) {
      throw usageError(
        'which-orders',
        () =>
          ctx.say({
            zh: '请给出订单，或者 --all-failed，二者之一。',
            en: 'Give orders, or --all-failed: one of the two.',
          }),
        'uos passport order ls --failed',
      );
    }
    const { transactions } = await ctx.uos.service('passport');
    const meant: EconomyTransaction[] = isAll
      ? await take(transactions.search.all({ status: 'FulfillFailed', count: 50 }))
      : await Promise.all(words.map((word) => orderMeant(ctx, word)));
    if (meant.length === 0) {
      ctx.note({ zh: '没有发货失败的订单。', en: 'No fulfilment failed.' });
      return [];
    }
    await ctx.confirm(
      { zh: `将补发 ${meant.length} 个订单`, en: `${meant.length} orders will be given` },
      String(meant.length),
    );
    if (ctx.globals['dry-run'] === true) {
      return meant.map(orderRow);
    }
    const known = new Map(meant.map((order) => [order.transactionId, order]));
    const rows: Record<string, unknown>[] = [];
    for (let from = 0; from < meant.length; from += AT_ONCE) {
      const transactionIds = meant.slice(from, from + AT_ONCE).map(({ transactionId }) => transactionId);
      const done = await transactions.reFulfil({ transactionIds });
      rows.push(...done.transactions.map(orderRow));
      for (const { transactionId, message } of done.skipped) {
        const order = known.get(transactionId);
        rows.push({ ...(order && orderRow(order)), transactionId, failReason: message, isSkipped: true });
      }
    }
    const given = rows.filter(({ status, isSkipped }) => status === 'Fulfilled' && isSkipped !== true).length;
    ctx.note({
      zh: `已补发 ${given} 个订单，共 ${meant.length} 个。`,
      en: `Gave ${given} of ${meant.length} orders.`,
    });
    if (given < meant.length) {
      ctx.exit(EXIT.partial);
    }
    return rows.map(({ isSkipped: _, ...row }) => row);
  },
  // why nothing: the note has said it
  show: (rows) => (rows.length === 0 ? '' : undefined),
});
