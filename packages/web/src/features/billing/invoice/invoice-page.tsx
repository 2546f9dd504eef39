// The invoice of one deposit: applied for once, then looked at and downloaded.

import { Alert, Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { label, platformLabels } from '@uos/contract/labels';
import { formatTime } from '@uos/contract/rules';
import { type Transaction, type TransactionWithInvoice, UosApiError } from '@uos/sdk/browser';
import { transactionColumns } from '@uos/sdk/services/billing.columns';
import { screen, useScreenParams } from '../../../kit/address/link.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { Icon } from '../../../kit/show/icon.tsx';
import { fileIcon, infoIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { invoicesQuery, transactionQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import { canHaveInvoice, looks } from '../transaction-columns.tsx';
import { InvoiceForm } from './invoice-form.tsx';
import { InvoiceView } from './invoice-view.tsx';

const crumbsOf = (orgId?: string) => [
  {
    title: text.title,
    link: screen('/apps/bill', undefined, { ...(orgId === undefined ? {} : { orgId }), tab: 'invoices' }),
  },
];

/** Words for an invoice that no longer counts. */
const OVER: ReadonlySet<string> = new Set(['Invalid', 'Cancelled']);

export default function InvoicePage() {
  const { transactionId } = useScreenParams('/apps/bill/{transactionId}/invoice');
  const transaction = useQuery(transactionQuery(transactionId));
  const { data, error } = transaction;
  return (
    <Page title={text.invoice} help={text.invoiceHelp} crumbs={crumbsOf(data?.OrganizationId)}>
      {transaction.isPending ? <Waiting height={320} /> : null}
      {transaction.isLoadingError ? (
        error instanceof UosApiError && error.status < 401 ? (
          <EmptyState
            icon={fileIcon}
            title={text.noTransaction}
            action={
              <Button renderRoot={(props) => <Link {...props} {...screen('/apps/bill')} />}>{text.toBills}</Button>
            }
          >
            {text.noTransactionHint}
          </EmptyState>
        ) : (
          <ErrorPanel error={error} onRetry={() => void transaction.refetch()} />
        )
      ) : null}
      {data === undefined ? null : <Content transaction={data} />}
    </Page>
  );
}

const { Type, Amount, Method, CreatedAt, ReviewedAt } = looks;

const facts = columnsOf<Transaction>(transactionColumns, { Type, Amount, Status: {}, Method, CreatedAt, ReviewedAt });

function Content({ transaction }: { transaction: TransactionWithInvoice }) {
  const { Invoice: newest } = transaction;
  const living = newest !== null && !OVER.has(newest.Status) ? newest : undefined;
  return (
    <Stack>
      <Paper p="lg" component="section" aria-label={text.transaction}>
        <Facts
          facts={[
            { title: text.organization, value: transaction.OrganizationName },
            ...facts.map(({ key, title, cell }) => ({ key, title, value: cell(transaction) })),
          ]}
        />
      </Paper>
      {living === undefined ? null : <InvoiceView invoice={living} />}
      {living === undefined && canHaveInvoice(transaction) ? <InvoiceForm transaction={transaction} /> : null}
      {living === undefined && !canHaveInvoice(transaction) ? (
        <Alert color="gray" icon={<Icon of={infoIcon} />} title={text.noInvoicePossible}>
          {text.noInvoicePossibleHint}
        </Alert>
      ) : null}
      {newest === null ? null : <Earlier transaction={transaction} living={living?.Id} />}
    </Stack>
  );
}

/** Applications for this deposit that came to nothing. */
function Earlier({ transaction, living }: { transaction: TransactionWithInvoice; living: string | undefined }) {
  const invoices = useQuery(invoicesQuery(transaction));
  const over = invoices.data?.filter(({ Id }) => Id !== living) ?? [];
  if (invoices.isLoadingError) {
    return <ErrorPanel error={invoices.error} onRetry={() => void invoices.refetch()} />;
  }
  return over.length === 0 ? null : (
    <Paper p="lg" component="section" aria-label={text.earlierInvoices}>
      <Title order={2} mb="sm">
        {text.earlierInvoices}
      </Title>
      <Stack gap="xs">
        {over.map(({ Id, Title: title, Status, Reason, CreatedAt }) => (
          <div key={Id}>
            <StatusDot label={label(platformLabels.invoice.status, Status)} />
            <Text size="sm" c="dimmed">
              {[title, formatTime(CreatedAt), Reason].filter(Boolean).join(' · ')}
            </Text>
          </div>
        ))}
      </Stack>
    </Paper>
  );
}
