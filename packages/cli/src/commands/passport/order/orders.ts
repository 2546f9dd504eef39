// What the order commands share.
import { passportFeatureLabels } from '@uos/contract/labels';
import type { EconomyTransaction } from '@uos/sdk/services/passport';
import { CliError, EXIT } from '../../../errors/cli-error.ts';
import type { ArgSpecs, Output } from '../../../program/command.ts';
import type { Context } from '../../../program/context.ts';
import { isUuid } from '../../../text/ids.ts';

type AnyContext = Context<unknown, unknown>;

export const ORDER_ARG = {
  order: {
    ref: 'passport.order',
    text: { zh: '订单 ID 或外部订单号', en: 'Id of the order, or the number that the game gave' },
  },
} as const satisfies ArgSpecs;

export const ORDER_OUTPUT: Output = {
  columns: [
    { field: 'createdAt', title: { zh: '创建时间', en: 'Created' }, format: 'time' },
    { field: 'status', title: { zh: '状态', en: 'Status' }, labels: passportFeatureLabels.order.status },
    { field: 'product', title: { zh: '商品', en: 'Product' } },
    { field: 'quantity', title: { zh: '数量', en: 'Units' }, format: 'number' },
    { field: 'costs', title: { zh: '价格', en: 'Price' } },
    { field: 'failReason', title: { zh: '失败原因', en: 'Why it failed' } },
    { field: 'transactionId', title: { zh: '订单 ID', en: 'Order id' } },
    { field: 'personaId', title: { zh: '角色 ID', en: 'Persona id' } },
  ],
  fields: [
    ...['transactionId', 'type', 'status', 'personaId', 'product', 'quantity', 'costs', 'rewards', 'totalAmount'],
    ...['outTradeNo', 'paymentMethod', 'failReason', 'createdAt', 'chargedAt', 'fulfilledAt', 'refundedAt'],
  ],
};

/** An order as a row; what it costs and gives is of all its units. */
export function orderRow(order: EconomyTransaction): Record<string, unknown> {
  const { product, quantity, customData: _, idDomainID: __, ...rest } = order;
  return {
    ...rest,
    quantity,
    product: product.slugName,
    costs: amountsText(product.costs, quantity),
    rewards: amountsText(product.rewards, quantity),
  };
}

const REAL_MONEY = 'CNY';

function amountsText(amounts: EconomyTransaction['product']['costs'], times: number): string {
  return amounts
    .map(({ slugName, quantity }) =>
      slugName === REAL_MONEY ? `¥${((quantity * times) / 100).toFixed(2)}` : `${quantity * times} ${slugName}`,
    )
    .join(' + ');
}

/** Throws CliError with exit 3 where there is none. */
export async function orderMeant(ctx: AnyContext, word: string): Promise<EconomyTransaction> {
  const { transactions } = await ctx.uos.service('passport');
  const found = await transactions.search({
    ...(isUuid(word) ? { transactionId: word } : { outTradeNo: word }),
    count: 1,
  });
  const [order] = found.transactions;
  if (order === undefined) {
    throw new CliError('not-found', {
      exit: EXIT.notFound,
      what: () => ctx.say({ zh: `没有订单“${word}”。`, en: `There is no order "${word}".` }),
      next: 'uos passport order ls',
    });
  }
  return order;
}
