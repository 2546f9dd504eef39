// The living invoice of a deposit: what it says, its file once it is issued, and until then its correction and its end.

import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { label } from '@uos/contract/labels';
import { contactPath, formatTime, formatYuan } from '@uos/contract/rules';
import type { Invoice } from '@uos/sdk/browser';
import { invoiceColumns } from '@uos/sdk/services/billing.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { Icon } from '../../../kit/show/icon.tsx';
import { closeIcon, downloadIcon, editIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { useSession } from '../../../shell/session.ts';
import { billing, moneyKeys } from '../queries.ts';
import { text } from '../text.zh.ts';

const EditInvoice = part(() => import('../../../parts/invoice/edit-invoice.tsx'), 'over');

const { Type, Format, Status } = invoiceColumns;

/** What the applicant wrote, in the order of the form; what is empty says nothing. */
const LINES = ['Title', 'TaxNumber', 'Address', 'Phone', 'BankName', 'BankAccount', 'Email', 'Remark'] as const;

interface InvoiceViewProps {
  readonly invoice: Invoice;
}

export function InvoiceView({ invoice }: InvoiceViewProps) {
  const isFinished = invoice.Status === 'Finished';
  const lines = LINES.filter((key) => invoice[key] !== '');
  return (
    <Paper p="lg" component="section" aria-label={text.invoice}>
      <Stack gap="md">
        <Stack gap={4}>
          <Title order={2}>{formatYuan(invoice.Amount)}</Title>
          <StatusDot label={label(Status.labels, invoice.Status)} />
          <Text size="sm" c="dimmed">
            {isFinished ? text.invoiceFinished(invoice.Email) : text.invoicePending}
          </Text>
        </Stack>
        <Facts
          facts={[
            { title: Type.title, value: label(Type.labels, invoice.Type)[language] },
            { title: Format.title, value: label(Format.labels, invoice.Format)[language] },
            ...lines.map((key) => ({ title: invoiceColumns[key].title, value: invoice[key] })),
            ...(isFinished
              ? [
                  { title: text.invoiceNumber, value: invoice.InvoiceNumber },
                  { title: text.issued, value: formatTime(invoice.IssuedAt) },
                ]
              : [{ title: text.applied, value: formatTime(invoice.CreatedAt) }]),
          ]}
        />
        <Group gap="sm">
          {isFinished ? <Download invoice={invoice} /> : <Changes invoice={invoice} />}
          <Button component="a" variant="default" href={contactPath(text.invoiceTopic(invoice.Id))}>
            {text.askAboutInvoice}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

function Download({ invoice: { FileUrl, Format } }: { invoice: Invoice }) {
  return FileUrl === '' ? null : (
    <Button
      component="a"
      href={FileUrl}
      target="_blank"
      rel="noopener"
      leftSection={<Icon of={downloadIcon} size={16} />}
    >
      {text.download(Format)}
    </Button>
  );
}

/** Until it is issued, whoever applied may correct it or take it back. */
function Changes({ invoice }: InvoiceViewProps) {
  const me = useSession()?.User?.UserId;
  const [open, setOpen] = useState<'edit' | 'cancel'>();
  const reason = me === undefined || me === invoice.CreatedBy ? undefined : text.onlyApplicant;
  const close = () => setOpen(undefined);
  return (
    <>
      <ActionButton icon={editIcon} reason={reason} onClick={() => setOpen('edit')}>
        {text.editInvoice}
      </ActionButton>
      <ActionButton icon={closeIcon} variant="default" reason={reason} onClick={() => setOpen('cancel')}>
        {text.cancelInvoice}
      </ActionButton>
      {open === 'edit' ? (
        <Suspense fallback={null}>
          <EditInvoice invoice={invoice} refresh={moneyKeys} onClose={close} />
        </Suspense>
      ) : null}
      {open === 'cancel' ? (
        <Confirm
          title={text.cancelInvoice}
          verb={text.cancelInvoice}
          onConfirm={() => billing.invoices.update({ id: invoice.Id, Status: 'Cancelled' })}
          done={text.invoiceCancelled}
          refresh={moneyKeys}
          onClose={close}
        >
          {text.cancelInvoiceWords(formatYuan(invoice.Amount))}
        </Confirm>
      ) : null}
    </>
  );
}
