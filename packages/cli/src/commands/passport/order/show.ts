// Shows an order: how far it is, what it costs and gives.
import { passportFeatureLabels } from '@uos/contract/labels';
import { defineCommand } from '../../../program/command.ts';
import { ORDER_ARG, ORDER_OUTPUT, orderMeant, orderRow } from './orders.ts';

export default defineCommand({
  id: 'passport order show',
  summary: { zh: '查看订单', en: 'Show an order' },
  args: ORDER_ARG,
  examples: [
    {
      text: { zh: '按外部订单号', en: 'By the number of the game' },
      line: 'uos passport order show 20261201-0042',
    },
  ],
  output: {
    ...ORDER_OUTPUT,
    columns: [
      { field: 'transactionId', title: { zh: '订单 ID', en: 'Order id' } },
      { field: 'status', title: { zh: '状态', en: 'Status' }, labels: passportFeatureLabels.order.status },
      { field: 'type', title: { zh: '类型', en: 'Type' }, labels: passportFeatureLabels.order.type },
      { field: 'personaId', title: { zh: '角色 ID', en: 'Persona id' } },
      { field: 'product', title: { zh: '商品', en: 'Product' } },
      { field: 'quantity', title: { zh: '数量', en: 'Units' }, format: 'number' },
      { field: 'costs', title: { zh: '价格', en: 'Price' } },
      { field: 'rewards', title: { zh: '内容', en: 'Gives' } },
      { field: 'outTradeNo', title: { zh: '外部订单号', en: 'Number of the game' } },
      { field: 'failReason', title: { zh: '失败原因', en: 'Why it failed' } },
      { field: 'createdAt', title: { zh: '创建时间', en: 'Created' }, format: 'time' },
      { field: 'chargedAt', title: { zh: '扣款时间', en: 'Paid' }, format: 'time' },
      { field: 'fulfilledAt', title: { zh: '发货时间', en: 'Given' }, format: 'time' },
      { field: 'refundedAt', title: { zh: '退款时间', en: 'Refunded' }, format: 'time' },
    ],
  },
  async run(ctx) {
    return orderRow(await orderMeant(ctx, ctx.args.order));
  },
});
