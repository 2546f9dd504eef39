// The amounts of an organisation as columns and as facts.
import { Text } from '@mantine/core';
import { formatYuan } from '@uos/contract/rules';
import type { Balance } from '@uos/sdk/services/billing';
import { columnsOf } from '../../../kit/list/column.tsx';
import { text } from './text.zh.ts';

const c = columnsOf<Balance>();

const sorted = { sort: true } as const;
const wide = { sort: true, wideOnly: true } as const;
const hidden = { sort: true, hidden: true } as const;

export const columns = [
  c.text('OrganizationName', text.organization, sorted),
  c.text('CompanyName', text.company, { ...sorted, wideOnly: true }),
  c.own('Balance', text.balance, ({ Balance }) => <Owed yuan={Balance} />, { align: 'right', ...sorted }),
  c.yuan('PendingAmount', text.pending, sorted),
  c.yuan('LastMonthBalance', text.lastMonth, wide),
  c.yuan('DepositAmount', text.deposits, wide),
  c.yuan('AdjustmentAmount', text.adjustments, wide),
  c.yuan('TotalBillAmount', text.billed, wide),
  c.yuan('IncreasedAmount', text.increased, hidden),
  c.yuan('ReducedAmount', text.reduced, hidden),
  c.yuan('RefundAmount', text.refunded, hidden),
  c.id('OrganizationId', text.organizationId, { hidden: true }),
];

/** All nine amounts. */
export const facts = [
  c.own('Balance', text.balance, ({ Balance }) => (
    <Text span fw={700} size="lg">
      <Owed yuan={Balance} />
    </Text>
  )),
  c.yuan('LastMonthBalance', text.lastMonth),
  c.yuan('PendingAmount', text.pending),
  c.yuan('DepositAmount', text.deposits),
  c.yuan('AdjustmentAmount', text.adjustments),
  c.yuan('IncreasedAmount', text.increased),
  c.yuan('ReducedAmount', text.reduced),
  c.yuan('RefundAmount', text.refunded),
  c.yuan('TotalBillAmount', text.billed),
  c.text('CompanyName', text.company),
  c.id('OrganizationId', text.organizationId),
];

/** What somebody owes stands out. */
function Owed({ yuan }: { yuan: number }) {
  return yuan < 0 ? (
    <Text span inherit c="var(--mantine-color-error)">
      {formatYuan(yuan)}
    </Text>
  ) : (
    formatYuan(yuan)
  );
}
