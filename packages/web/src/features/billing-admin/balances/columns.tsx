// The amounts of an organisation as columns and as facts.
import { Text } from '@mantine/core';
import { formatYuan } from '@uos/contract/rules';
import type { Balance } from '@uos/sdk/services/billing';
import { balanceColumns } from '@uos/sdk/services/billing.columns';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { text } from './text.zh.ts';

const sorted = { sort: true } as const;
const wide = { sort: true, wideOnly: true } as const;
const hidden = { sort: true, hidden: true } as const;

export const columns = columnsOf<Balance>(balanceColumns, {
  OrganizationName: sorted,
  CompanyName: wide,
  Balance: { cell: ({ Balance }) => <Owed yuan={Balance} />, ...sorted },
  PendingAmount: { title: text.pending, ...sorted },
  LastMonthBalance: wide,
  DepositAmount: { title: text.deposits, ...wide },
  AdjustmentAmount: { title: text.adjustments, ...wide },
  TotalBillAmount: wide,
  IncreasedAmount: hidden,
  ReducedAmount: { title: text.reduced, ...hidden },
  RefundAmount: { title: text.refunded, ...hidden },
  OrganizationId: { hidden: true },
});

/** All nine amounts. */
export const facts = columnsOf<Balance>(balanceColumns, {
  Balance: {
    cell: ({ Balance }) => (
      <Text span fw={700} size="lg">
        <Owed yuan={Balance} />
      </Text>
    ),
  },
  LastMonthBalance: {},
  PendingAmount: { title: text.pending },
  DepositAmount: { title: text.deposits },
  AdjustmentAmount: { title: text.adjustments },
  IncreasedAmount: {},
  ReducedAmount: { title: text.reduced },
  RefundAmount: { title: text.refunded },
  TotalBillAmount: {},
  CompanyName: {},
  OrganizationId: {},
});

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
