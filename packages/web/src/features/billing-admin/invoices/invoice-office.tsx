// The invoice of one deposit: what was applied for, its issue and its end, for both back offices.
import { Anchor, Button, Group, Paper, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { label, platformLabels } from '@uos/contract/labels';
import type { Invoice, TransactionWithInvoice } from '@uos/sdk/services/billing';
import { lazy, Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/action-button.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { ErrorPanel } from '../../../kit/error-panel.tsx';
import { Facts } from '../../../kit/facts.tsx';
import { type Column, columnsOf } from '../../../kit/list/column.tsx';
import { PlainTable } from '../../../kit/list/plain-table.tsx';
import { Page } from '../../../kit/page.tsx';
import { StatusDot } from '../../../kit/status-dot.tsx';
import { Waiting } from '../../../kit/waiting.tsx';
import { text as invoiceText } from '../../../parts/invoice/text.zh.ts';
import { billing, invoicesKey, moneyKeys, transactionsKey } from '../calls.ts';
import { useOffice } from '../office.ts';
import { IssueForm } from './issue-form.tsx';
import { text } from './text.zh.ts';

const EditInvoice = lazy(() => import('../../../parts/invoice/edit-invoice.tsx'));
const InvalidateInvoice = lazy(() => import('./invalidate-invoice.tsx'));

const { invoice: labels, transaction: transactionLabels } = platformLabels;
const { fields: invoiceWords } = invoiceText;
const i = columnsOf<Invoice>();
const t = columnsOf<TransactionWithInvoice>();

const transactionFacts = [
  t.text('OrganizationName', text.organization),
  t.yuan('Amount', text.amount),
  t.own('Method', text.method, ({ Method }) => label(transactionLabels.method, Method).zh),
  t.status('Status', text.status, transactionLabels.status),
  t.time('ReviewedAt', text.reviewed),
  t.id('Id', text.transactionId),
];

const invoiceFacts = [
  i.own('Type', invoiceWords.Type, ({ Type }) => label(labels.type, Type).zh),
  i.own('Format', invoiceWords.Format, ({ Format }) => label(labels.format, Format).zh),
  i.yuan('Amount', text.amount),
  i.text('Title', invoiceWords.Title),
  i.text('TaxNumber', invoiceWords.TaxNumber),
  i.text('Address', invoiceWords.Address),
  i.text('Phone', invoiceWords.Phone),
  i.text('BankName', invoiceWords.BankName),
  i.text('BankAccount', invoiceWords.BankAccount),
  i.text('Email', invoiceWords.Email),
  i.text('Remark', invoiceWords.Remark),
  i.time('CreatedAt', text.applied),
  i.text('InvoiceNumber', text.number),
  i.time('IssuedAt', text.issued),
  i.own('FileUrl', text.file, ({ FileUrl }) => (
    <Anchor href={FileUrl} target="_blank" rel="noopener noreferrer" inherit>
      {text.openFile}
    </Anchor>
  )),
  i.text('Reason', text.reason),
  i.id('Id', text.id),
];

const earlierColumns = [
  i.time('CreatedAt', text.applied),
  i.status('Status', text.status, labels.status),
  i.text('Title', invoiceWords.Title),
  i.text('InvoiceNumber', text.number),
  i.text('Reason', text.reason),
];

export default function InvoiceOffice() {
  const { transactionId = '' } = useParams({ strict: false }) as { transactionId?: string };
  const office = useOffice();
  const transaction = useQuery({
    queryKey: [...transactionsKey, 'one', transactionId],
    queryFn: ({ signal }) => billing.transactions.get({ id: transactionId }, { signal }),
  });
  const { data } = transaction;
  const organization =
    data === undefined ? [] : [{ title: data.OrganizationName, link: office.organization(data.OrganizationId) }];
  return (
    <Page
      title={text.title}
      help={text.help}
      crumbs={organization}
      {...(data?.Invoice == null ? {} : { status: <StatusDot label={label(labels.status, data.Invoice.Status)} /> })}
    >
      {transaction.isError ? (
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
  const isPending = invoice.Status === 'Pending';
  const mayEnd = isPending || invoice.Status === 'Finished';
  const close = () => setOpen(undefined);
  return (
    <>
      <Card
        title={text.application}
        of={invoice}
        facts={invoiceFacts}
        actions={
          <>
            {isPending ? (
              <ActionButton icon="edit" variant="default" onClick={() => setOpen('edit')}>
                {text.edit}
              </ActionButton>
            ) : null}
            {mayEnd ? (
              <ActionButton icon="trash" variant="default" onClick={() => setOpen('invalidate')}>
                {text.invalidate}
              </ActionButton>
            ) : null}
          </>
        }
      />
      {isPending ? <IssueForm invoice={invoice} /> : null}
      <Suspense fallback={null}>
        {open === 'edit' ? <EditInvoice invoice={invoice} refresh={moneyKeys} onClose={close} /> : null}
        {open === 'invalidate' ? <InvalidateInvoice invoice={invoice} onClose={close} /> : null}
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
          facts={told.map(({ key, title: name, cell, width }) => ({
            key,
            title: name,
            value: cell(of),
            long: (width ?? 0) >= 200,
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
      icon="file"
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
    queryKey: [...invoicesKey, transactionId],
    queryFn: ({ signal }) => billing.invoices.list({ transactionId }, { signal }),
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
