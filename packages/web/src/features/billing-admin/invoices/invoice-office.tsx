// The invoice of one deposit: what was applied for, its issue and its end, for both back offices.

import { Anchor, Button, Group, Paper, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { label } from '@uos/contract/labels';
import type { Invoice, TransactionWithInvoice } from '@uos/sdk/services/billing';
import { invoiceColumns, transactionWithInvoiceColumns } from '@uos/sdk/services/billing.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { useScreenParams } from '../../../kit/address/link.ts';
import { queryOf } from '../../../kit/call/query.ts';
import { part } from '../../../kit/lazy/part.tsx';
import type { Column } from '../../../kit/list/columns/column.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { PlainTable } from '../../../kit/list/rows/plain-table.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { editIcon, fileIcon, trashIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { billing, moneyKeys } from '../calls.ts';
import { useOffice } from '../office.ts';
import { noteOwnChange, useSeen } from '../seen.tsx';
import { text } from './text.zh.ts';

const EditInvoice = part(() => import('../../../parts/invoice/edit-invoice.tsx'), 'over');
const IssueForm = part(() => import('./issue-form.tsx'), 'over');
const InvalidateInvoice = part(() => import('./invalidate-invoice.tsx'), 'over');

const { labels } = invoiceColumns.Status;

const transactionFacts = columnsOf<TransactionWithInvoice>(transactionWithInvoiceColumns, {
  OrganizationName: {},
  Amount: {},
  Method: {},
  Status: {},
  ReviewedAt: {},
  Id: {},
});

const invoiceFacts = columnsOf<Invoice>(invoiceColumns, {
  Type: {},
  Format: {},
  Amount: {},
  Title: {},
  TaxNumber: {},
  Address: {},
  Phone: {},
  BankName: {},
  BankAccount: {},
  Email: {},
  Remark: {},
  CreatedAt: { title: text.applied },
  InvoiceNumber: {},
  IssuedAt: {},
  FileUrl: {
    cell: ({ FileUrl }) => (
      <Anchor href={FileUrl} target="_blank" rel="noopener noreferrer" inherit>
        {text.openFile}
      </Anchor>
    ),
  },
  Reason: { title: text.reason },
  Id: {},
});

const earlierColumns = columnsOf<Invoice>(invoiceColumns, {
  CreatedAt: { title: text.applied },
  Status: {},
  Title: {},
  InvoiceNumber: {},
  Reason: { title: text.reason },
});

export default function InvoiceOffice() {
  const { transactionId } = useScreenParams('/admin/balance/invoice/{transactionId}');
  const office = useOffice();
  const transaction = useQuery(queryOf(billing.transactions.get, { id: transactionId }));
  const { data } = transaction;
  const organization =
    data === undefined ? [] : [{ title: data.OrganizationName, link: office.organization(data.OrganizationId) }];
  return (
    <Page
      title={text.title}
      help={text.help}
      crumbs={organization}
      {...(data?.Invoice == null ? {} : { status: <StatusDot label={label(labels, data.Invoice.Status)} /> })}
    >
      {transaction.isLoadingError ? (
        <ErrorPanel error={transaction.error} onRetry={() => void transaction.refetch()} />
      ) : data === undefined ? (
        <>
          <Waiting height={116} />
          <Waiting height={260} />
        </>
      ) : (
        <>
          <Card title={text.ofTransaction} of={data} facts={transactionFacts} />
          {data.Invoice === null ? <NoInvoice of={data} /> : <TheInvoice key={data.Invoice.Id} of={data.Invoice} />}
          <Earlier transactionId={data.Id} than={data.Invoice?.Id} />
        </>
      )}
    </Page>
  );
}

function TheInvoice({ of: invoice }: { of: Invoice }) {
  const [open, setOpen] = useState<'edit' | 'invalidate'>();
  const { seen, notice } = useSeen(invoice);
  const isPending = invoice.Status === 'Pending';
  const mayEnd = isPending || invoice.Status === 'Finished';
  const close = () => setOpen(undefined);
  const closeEdit = (saved?: Invoice) => {
    noteOwnChange(saved);
    close();
  };
  return (
    <>
      {notice}
      <Card
        title={text.application}
        of={invoice}
        facts={invoiceFacts}
        actions={
          <>
            {isPending ? (
              <ActionButton icon={editIcon} variant="default" onClick={() => setOpen('edit')}>
                {text.edit}
              </ActionButton>
            ) : null}
            {mayEnd ? (
              <ActionButton icon={trashIcon} variant="default" onClick={() => setOpen('invalidate')}>
                {text.invalidate}
              </ActionButton>
            ) : null}
          </>
        }
      />
      {isPending ? (
        <Suspense fallback={<Waiting height={260} />}>
          <IssueForm invoice={seen} />
        </Suspense>
      ) : null}
      <Suspense fallback={null}>
        {open === 'edit' ? <EditInvoice invoice={invoice} refresh={moneyKeys} onClose={closeEdit} /> : null}
        {open === 'invalidate' ? <InvalidateInvoice invoice={seen} onClose={close} /> : null}
      </Suspense>
    </>
  );
}

interface CardProps<T> {
  readonly title: string;
  readonly of: T;
  readonly facts: readonly Column<T>[];
  readonly actions?: React.ReactNode;
}

/** What says nothing is left out. */
function Card<T>({ title, of, facts, actions }: CardProps<T>) {
  const told = facts.filter(({ key }) => {
    const value = (of as Readonly<Record<string, unknown>>)[key];
    return value !== '' && value !== null;
  });
  return (
    <Paper p="lg" component="section" aria-label={title}>
      <Stack gap="md">
        <Group component="header" justify="space-between" gap="sm">
          <Title order={2}>{title}</Title>
          {actions === undefined ? null : <Group gap="sm">{actions}</Group>}
        </Group>
        <Facts
          facts={told.map(({ key, title: name, cell }) => ({
            key,
            title: name,
            value: cell(of),
          }))}
        />
      </Stack>
    </Paper>
  );
}

function NoInvoice({ of: { Type, Status, OrganizationId } }: { of: TransactionWithInvoice }) {
  const office = useOffice();
  const mayHave = Type === 'Deposit' && Status === 'Active';
  return (
    <EmptyState
      icon={fileIcon}
      title={mayHave ? text.none : text.notDeposit}
      action={
        <Button variant="default" renderRoot={(props) => <Link {...props} {...office.organization(OrganizationId)} />}>
          {text.toOrganization}
        </Button>
      }
    >
      {mayHave ? text.noneHint : text.notDepositHint}
    </EmptyState>
  );
}

/** Applications that came to nothing. */
function Earlier({ transactionId, than }: { transactionId: string; than: string | undefined }) {
  const invoices = useQuery({
    ...queryOf(billing.invoices.list, { transactionId }),
    select: ({ Items }) => Items.filter(({ Id }) => Id !== than),
  });
  return invoices.data === undefined || invoices.data.length === 0 ? null : (
    <Paper p="lg" component="section" aria-label={text.earlier}>
      <Title order={2} mb="sm">
        {text.earlier}
      </Title>
      <PlainTable label={text.earlier} columns={earlierColumns} rows={invoices.data} rowKey={({ Id }) => Id} />
    </Paper>
  );
}
