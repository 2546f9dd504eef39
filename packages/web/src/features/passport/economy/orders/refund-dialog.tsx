// A payment told of as paid back: what of it the player still has is taken, and is shown before.
import { useQuery } from '@tanstack/react-query';
import { formatFen } from '@uos/contract/rules';
import type { EconomyTransaction } from '@uos/sdk/browser';
import { Confirm } from '../../../../kit/act/confirm.tsx';
import { grouped } from '../../../../kit/show/grouped.ts';
import { passportOf } from '../../queries.ts';
import { orderKeys } from '../queries.ts';
import { orderName } from './order-columns.tsx';
import classes from './orders.module.css';
import { takenBackQuery } from './queries.ts';
import { text } from './text.zh.ts';

interface RefundDialogProps {
  readonly appId: string;
  readonly order: EconomyTransaction;
  readonly onClose: () => void;
}

export default function RefundDialog({ appId, order, onClose }: RefundDialogProps) {
  const back = useQuery(takenBackQuery(appId, order));
  if (back.isPending) {
    return null;
  }
  const { outTradeNo, totalAmount } = order;
  return (
    <Confirm
      title={text.refundTitle(orderName(order))}
      verb={text.refund}
      long
      onConfirm={() => passportOf(appId).payments.notify({ outTradeNo, status: 'refunded', totalAmount })}
      done={text.refunded(orderName(order))}
      refresh={orderKeys(appId)}
      onClose={() => onClose()}
    >
      <p>{text.refundWords(formatFen(totalAmount))}</p>
      {back.data === undefined ? (
        <p>{text.backUnknown}</p>
      ) : back.data.length === 0 ? (
        <p>{text.nothingBack}</p>
      ) : (
        <ul className={classes.back} aria-label={text.takenBack}>
          {back.data.map(({ item, given, held }) => (
            <li key={item.slugName}>
              <span>{item.displayName}</span>
              <strong>−{grouped(Math.min(given, held))}</strong>
              <small>{held < given ? text.backLess(grouped(given), grouped(held)) : text.backAll(grouped(held))}</small>
            </li>
          ))}
        </ul>
      )}
    </Confirm>
  );
}
