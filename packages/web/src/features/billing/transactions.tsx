// What an organisation paid in, what was adjusted and what was paid back.

import { Button, Modal } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { billMonths, formatYuan } from '@uos/contract/rules';
import type { Organization, Transaction } from '@uos/sdk/browser';
import { transactionColumns } from '@uos/sdk/services/billing.columns';
import { useState } from 'react';
import { Confirm } from '../../kit/act/confirm.tsx';
import type { RowAction } from '../../kit/act/row-menu.tsx';
import { screen } from '../../kit/address/link.ts';
import { columnsOf } from '../../kit/list/columns/columns-of.ts';
import { DataList } from '../../kit/list/data-list.tsx';
import { labelFilter } from '../../kit/list/filter.ts';
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { closeIcon, eyeIcon, fileIcon, listIcon } from '../../kit/show/icons.ts';
import { text as kit } from '../../kit/text.zh.ts';
import { transactionKind } from '../../parts/transaction/transaction.ts';
import { isPicture } from '../../parts/upload/uploaded-file.ts';
import { useSession } from '../../shell/session.ts';
import { billing, moneyKeys, transactionsSource } from './queries.ts';
import { text } from './text.zh.ts';
import { canHaveInvoice, looks } from './transaction-columns.tsx';

const { Type, Amount, Method, CreatedAt, InvoiceStatus, CreatedByName, Remark } = looks;
const { Type: type, Status: status, Month: month } = transactionColumns;
const hidden = { hidden: true } as const;

const columns = columnsOf<Transaction>(transactionColumns, {
  ...{ Type, Amount, Status: {}, Method, CreatedAt, InvoiceStatus, CreatedByName, Remark },
  Month: { wideOnly: true, hidden: true },
  Id: hidden,
  OutTradeNo: hidden,
  TradeNo: hidden,
});

type Open = { readonly kind: 'cancel' | 'voucher'; readonly row: Transaction };

export default function Transactions({ organization: { id } }: { organization: Organization }) {
  const me = useSession()?.User?.UserId;
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>();
  const invoiceOf = ({ Id }: Transaction) => screen('/apps/bill/{transactionId}/invoice', { transactionId: Id });
  const view = (row: Transaction): void => {
    if (isPicture(row.VoucherImageUrl)) {
      setOpen({ kind: 'voucher', row });
    } else {
      window.open(row.VoucherImageUrl, '_blank', 'noopener');
    }
  };
  const actions = (row: Transaction): RowAction[] => [
    ...(canHaveInvoice(row)
      ? [
          {
            label: row.InvoiceStatus === '' ? text.applyInvoice : text.viewInvoice,
            icon: fileIcon,
            onClick: () => void navigate(invoiceOf(row) as never),
          },
        ]
      : []),
    ...(row.VoucherImageUrl === '' ? [] : [{ label: text.viewVoucher, icon: eyeIcon, onClick: () => view(row) }]),
    {
      label: text.cancelDeposit,
      icon: closeIcon,
      danger: true,
      reason: cancelReason(row, me),
      onClick: () => setOpen({ kind: 'cancel', row }),
    },
  ];
  return (
    <>
      <DataList
        id="billing.transactions"
        label={text.transactions}
        source={transactionsSource({ orgId: id })}
        columns={columns}
        rowKey={({ Id }) => Id}
        rowName={(row) => `${transactionKind(row)} ${formatYuan(row.Amount)}`}
        rowLink={(row) => (canHaveInvoice(row) ? invoiceOf(row) : undefined)}
        filters={[
          labelFilter('type', type.title, type.labels),
          labelFilter('status', status.title, status.labels),
          {
            kind: 'choice',
            key: 'month',
            title: month.title,
            options: billMonths(Date.now()).map((value) => ({ value, label: value })),
          },
        ]}
        actions={actions}
        empty={
          <EmptyState
            icon={listIcon}
            title={text.noTransactions}
            action={
              <Button renderRoot={(props) => <Link {...props} {...screen('/apps/bill')} />}>{text.toDeposit}</Button>
            }
            commands={['uos deposit ls']}
          >
            {text.noTransactionsHint}
          </EmptyState>
        }
      />
      {open?.kind === 'cancel' ? (
        <Confirm
          title={text.cancelDeposit}
          verb={text.cancelVerb}
          onConfirm={() => billing.transactions.cancel({ id: open.row.Id })}
          done={text.cancelled}
          refresh={moneyKeys}
          onClose={() => setOpen(undefined)}
        >
          {text.cancelWords(formatYuan(open.row.Amount))}
        </Confirm>
      ) : null}
      {open?.kind === 'voucher' ? (
        <Modal
          opened
          size="lg"
          onClose={() => setOpen(undefined)}
          title={text.voucher}
          closeButtonProps={{ 'aria-label': kit.close }}
        >
          <img
            src={open.row.VoucherImageUrl}
            alt={text.voucherOf(formatYuan(open.row.Amount))}
            style={{ maxWidth: '100%' }}
          />
        </Modal>
      ) : null}
    </>
  );
}

/** The server's rules: only what waits, and only by whoever made it. */
function cancelReason({ Status, CreatedBy }: Transaction, me: string | undefined): string | undefined {
  if (Status !== 'Pending') {
    return text.onlyPending;
  }
  return me === undefined || me === CreatedBy ? undefined : text.onlyCreator;
}
