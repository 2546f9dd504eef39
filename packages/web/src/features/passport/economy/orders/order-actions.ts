// What can be done with an order, in its list and beside it.
import type { EconomyTransaction } from '@uos/sdk/browser';
import type { RowAction } from '../../../../kit/act/row-menu.tsx';
import { useAction } from '../../../../kit/act/use-action.ts';
import { backIcon, refreshIcon } from '../../../../kit/show/icons.ts';
import { usePermission } from '../../../../shell/permission/permission.ts';
import { orderKeys } from '../queries.ts';
import { giveAgain } from './give-again.ts';
import { OWED, PAID } from './queries.ts';
import { text } from './text.zh.ts';

/** Why its rewards are not given again. */
export function notOwed({ status }: EconomyTransaction): string | undefined {
  return OWED.includes(status) ? undefined : text.notOwed;
}

/** Why it cannot be told of as paid back. */
function notRefundable({ type, status }: EconomyTransaction): string | undefined {
  if (type !== 'RealMoneyPurchase') {
    return text.onlyMoney;
  }
  return PAID.includes(status) ? undefined : text.notPaid;
}

export function useOrderActions(
  appId: string,
  onRefund: (order: EconomyTransaction) => void,
): (order: EconomyTransaction) => readonly RowAction[] {
  const reasonFor = usePermission();
  const again = useAction({
    run: ({ transactionId }: EconomyTransaction) => giveAgain(appId, transactionId),
    done: (_reply, { product }) => text.given(product.displayName),
    refresh: orderKeys(appId),
  });
  return (order) => [
    {
      label: text.giveAgain,
      icon: refreshIcon,
      reason: reasonFor('passport.transactions.reFulfil') ?? notOwed(order),
      onClick: () => again.mutate(order),
    },
    {
      label: text.refundAsk,
      icon: backIcon,
      danger: true,
      reason: reasonFor('passport.payments.notify') ?? notRefundable(order),
      onClick: () => onRefund(order),
    },
  ];
}
