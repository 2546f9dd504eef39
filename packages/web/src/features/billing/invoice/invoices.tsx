// Deposits that an invoice can be had for, and how far it is.

import { useNavigate } from '@tanstack/react-router';
import { formatYuan } from '@uos/contract/rules';
import type { Organization, Transaction } from '@uos/sdk/browser';
import { transactionColumns } from '@uos/sdk/services/billing.columns';
import { screen } from '../../../kit/address/link.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { fileIcon } from '../../../kit/show/icons.ts';
import { transactionKind } from '../../../parts/transaction/transaction.ts';
import { transactionsSource } from '../queries.ts';
import { text } from '../text.zh.ts';
import { looks } from '../transaction-columns.tsx';

const { Type, Amount, InvoiceStatus, Method, CreatedAt, ReviewedAt } = looks;

const columns = columnsOf<Transaction>(transactionColumns, {
  ...{ Type, Amount, InvoiceStatus, Method, CreatedAt, ReviewedAt },
  Id: { hidden: true },
});

export default function Invoices({ organization: { id } }: { organization: Organization }) {
  const navigate = useNavigate();
  const linkOf = ({ Id }: Pick<Transaction, 'Id'>) =>
    screen('/apps/bill/{transactionId}/invoice', { transactionId: Id });
  return (
    <DataList
      id="billing.invoices"
      label={text.invoices}
      source={transactionsSource({ orgId: id, only: { type: 'Deposit', status: 'Active' } })}
      columns={columns}
      rowKey={({ Id }) => Id}
      rowName={(row) => `${transactionKind(row)} ${formatYuan(row.Amount)}`}
      rowLink={linkOf}
      actions={(row) => [
        {
          label: row.InvoiceStatus === '' ? text.applyInvoice : text.viewInvoice,
          icon: fileIcon,
          onClick: () => void navigate(linkOf(row) as never),
        },
      ]}
      empty={
        <EmptyState icon={fileIcon} title={text.noInvoices} commands={['uos invoice ls']}>
          {text.noInvoicesHint}
        </EmptyState>
      }
    />
  );
}
