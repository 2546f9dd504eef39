// Says that the money of an order went back: what it gave is taken back, down to nothing.
import { label, passportFeatureLabels } from '@uos/contract/labels';
import { CliError, EXIT } from '../../../errors/cli-error.ts';
import { defineCommand } from '../../../program/command.ts';
import { ORDER_ARG, ORDER_OUTPUT, orderMeant, orderRow } from './orders.ts';

const PAID = ['Charged', 'Fulfilled', 'FulfillFailed'];

export default defineCommand({
  id: 'passport order refund',
  summary: { zh: '把现金订单记为已退款', en: 'Mark an order as refunded' },
  description: {
    zh: '在支付平台退款之后使用：这里不转账。发出的内容从背包收回，不足时收到 0 为止；已用的限购次数不退回。已退款的订单再次运行不会改变任何东西。',
    en: 'For after the payment provider has paid back: no money moves here. What the order gave is taken from the inventory, down to 0; its place in the limit stays used. A refunded order stays as it is.',
  },
  args: ORDER_ARG,
  changes: 'app',
  danger: 'confirm',
  examples: [
    {
      text: { zh: '支付宝退款之后', en: 'After Alipay has paid back' },
      line: 'uos passport order refund 20261201-0042 --yes',
    },
  ],
  output: ORDER_OUTPUT,
  async run(ctx) {
    const order = await orderMeant(ctx, ctx.args.order);
    const { status, outTradeNo, personaId } = order;
    if (status === 'Refunded') {
      ctx.note({ zh: '这个订单已经退款。', en: 'The order is refunded already.' });
      return orderRow(order);
    }
    const isMoney = order.type === 'RealMoneyPurchase';
    if (!isMoney || !PAID.includes(status)) {
      const word = label(passportFeatureLabels.order.status, status);
      throw new CliError('not-refundable', {
        exit: EXIT.conflict,
        what: () =>
          isMoney
            ? ctx.say({
                zh: `订单是“${word.zh}”，没有可退的钱。`,
                en: `The order is ${word.en}: no money to pay back.`,
              })
            : ctx.say({ zh: '这个订单不是用钱买的。', en: 'The order was not paid with money.' }),
        next: isMoney ? 'uos passport order refund --help' : `uos passport grant ${personaId} --help`,
      });
    }
    const row = orderRow(order);
    await ctx.confirm(
      {
        zh: `订单 ${outTradeNo}（${String(row.costs)}）将记为已退款，从背包收回 ${String(row.rewards)}`,
        en: `Order ${outTradeNo} (${String(row.costs)}) becomes refunded, and ${String(row.rewards)} is taken back`,
      },
      outTradeNo,
    );
    const { payments } = await ctx.uos.service('passport');
    return orderRow((await payments.notify({ outTradeNo, status: 'refunded' })).transaction);
  },
});
