// An order in a list: what was bought, for how much, how far it is.
import type { EconomyTransaction } from '@uos/sdk/browser';
import { economyTransactionColumns } from '@uos/sdk/services/passport.columns';
import type { Column } from '../../../../kit/list/columns/column.tsx';
import { columnsOf } from '../../../../kit/list/columns/columns-of.ts';
import { grouped } from '../../../../kit/show/grouped.ts';
import { amountsWords, REAL_MONEY, writeAmounts } from '../amounts/amounts.ts';
import { text } from './text.zh.ts';

export function orderName({ product, quantity }: EconomyTransaction): string {
  const name = product.displayName || product.slugName;
  return quantity === 1 ? name : `${name} ×${grouped(quantity)}`;
}

export function priceOf({ product, quantity }: EconomyTransaction): string {
  return amountsWords(product.costs, quantity) || text.free;
}

const isMoney = ({ product }: EconomyTransaction) => product.costs.some(({ slugName }) => slugName === REAL_MONEY);

/** Without the player where all are of one; with the reason where all have failed. */
export function orderColumns(
  how: { readonly ofOne?: boolean; readonly failed?: boolean } = {},
): Column<EconomyTransaction>[] {
  const of = columnsOf<EconomyTransaction>;
  return [
    ...of(economyTransactionColumns, { product: { kind: 'text', cell: orderName, value: orderName } }),
    ...(how.failed === true
      ? of(economyTransactionColumns, { failReason: { kind: 'text', cell: ({ failReason }) => failWords(failReason) } })
      : of(economyTransactionColumns, { status: {} })),
    ...of(economyTransactionColumns, {
      totalAmount: {
        title: text.price,
        kind: 'text',
        align: 'right',
        cell: priceOf,
        value: (order) => (isMoney(order) ? order.totalAmount : writeAmounts(order.product.costs)),
      },
    }),
    ...(how.ofOne === true ? [] : of(economyTransactionColumns, { personaId: {} })),
    ...of(economyTransactionColumns, {
      type: { wideOnly: true, hidden: true },
      outTradeNo: { wideOnly: true, ...(how.ofOne === true && { hidden: true }) },
      transactionId: { hidden: true },
      paymentMethod: { hidden: true },
      createdAt: {},
    }),
  ];
}

/** The reasons that the platform gives, in the words of this console; others as they are. */
export function failWords(reason: string): string {
  return (text.failReasons as Readonly<Record<string, string>>)[reason] ?? reason;
}
