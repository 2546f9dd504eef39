// One transaction with its voucher, and the decision on it.
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { label, serviceLabels } from '@uos/contract/labels';
import { formatYuan } from '@uos/contract/rules';
import type { TransactionWithInvoice } from '@uos/sdk/services/billing';
import { invoiceColumns, transactionWithInvoiceColumns } from '@uos/sdk/services/billing.columns';
import { queryOf } from '../../../kit/call/query.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { SideDrawer } from '../../../kit/detail/side-drawer-frame.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { MarkedImage } from '../../../kit/show/marked-image.tsx';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { historyTab } from '../../../parts/history/history-tab.tsx';
import { transactionKind } from '../../../parts/transaction/transaction.ts';
import { baseInfoQuery } from '../../../shell/session.ts';
import { billing } from '../calls.ts';
import { useOffice } from '../office.ts';
import { isOurs } from '../our-pictures.ts';
import { useSeen } from '../seen.tsx';
import { text } from './text.zh.ts';
import { useTransactionActions } from './transaction-actions.ts';
import type { Deed } from './transaction-deed.tsx';

const everyFact = columnsOf<TransactionWithInvoice>(transactionWithInvoiceColumns, {
  OrganizationName: {},
  CompanyName: {},
  Amount: {},
  Method: {},
  Month: { title: text.month },
  ServiceName: { cell: ({ ServiceName }) => label(serviceLabels, ServiceName)[language] },
  Invoice: {
    cell: ({ Invoice }) =>
      Invoice === null ? text.noInvoice : <StatusDot label={label(invoiceColumns.Status.labels, Invoice.Status)} />,
  },
  Remark: {},
  Reason: { title: text.reason },
  CreatedByName: {},
  CreatedAt: {},
  ReviewedBy: {},
  ReviewedAt: {},
  OutTradeNo: {},
  TradeNo: {},
  AppId: {},
  Id: {},
  OrganizationId: {},
});

interface TransactionDrawerProps {
  readonly id: string;
  readonly onDeed: (deed: Deed) => void;
  readonly onClose: () => void;
}

export default function TransactionDrawer({ id, onDeed, onClose }: TransactionDrawerProps) {
  const actionsOf = useTransactionActions(useOffice(), onDeed);
  const query = useQuery(queryOf(billing.transactions.get, { id }));
  const { seen, notice } = useSeen(query.data);
  return (
    <SideDrawer title={text.transaction} closeLabel={text.closeDrawer} onClose={onClose}>
      <DetailPage
        place="drawer"
        query={query}
        kind={text.transaction}
        title={(transaction) => text.rowName(transactionKind(transaction), formatYuan(transaction.Amount))}
        status={({ Status }) => <StatusDot label={label(transactionWithInvoiceColumns.Status.labels, Status)} />}
        facts={query.data === undefined ? everyFact : everyFact.filter(({ key }) => isTold(query.data, key))}
        actions={(transaction) =>
          actionsOf(seen ?? transaction)
            .filter(({ reason }) => reason === undefined)
            .map((action, index) => ({ ...action, primary: index < 2 }))
        }
        tabs={() => [historyTab({}, id)]}
      >
        {(transaction) => (
          <>
            {notice}
            {transaction.Type === 'Deposit' ? <Proof transaction={transaction} /> : null}
          </>
        )}
      </DetailPage>
    </SideDrawer>
  );
}

/** What says nothing of this transaction is left out. */
function isTold(transaction: TransactionWithInvoice, key: string): boolean {
  const value = (transaction as unknown as Readonly<Record<string, unknown>>)[key];
  return key === 'Invoice' ? transaction.Type === 'Deposit' : value !== '' && value !== null;
}

function Proof({
  transaction: { VoucherImageUrl, OrganizationName, Method },
}: {
  transaction: TransactionWithInvoice;
}) {
  const base = useQuery(baseInfoQuery).data;
  if (Method !== 'BankTransfer') {
    return null;
  }
  return (
    <Stack gap="xs">
      <Title order={3}>{text.voucher}</Title>
      {VoucherImageUrl === '' ? (
        <Text size="sm" c="dimmed">
          {text.noVoucher}
        </Text>
      ) : (
        <>
          {base !== undefined && isOurs(VoucherImageUrl, base.AssInfo.ContentDomain) ? (
            <MarkedImage src={VoucherImageUrl} alt={text.voucherOf(OrganizationName)} width={640} height={400} />
          ) : null}
          <Anchor size="sm" href={VoucherImageUrl} target="_blank" rel="noopener noreferrer">
            {text.openVoucher}
          </Anchor>
        </>
      )}
    </Stack>
  );
}
