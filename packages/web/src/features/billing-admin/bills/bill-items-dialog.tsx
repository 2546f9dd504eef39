// The lines of one bill.
import { Group, Modal, Stack, Text } from '@mantine/core';
import { label, metricLabels, serviceLabels } from '@uos/contract/labels';
import { formatYuan } from '@uos/contract/rules';
import type { Bill, BillItem } from '@uos/sdk/services/billing';
import { columnsOf } from '../../../kit/list/column.tsx';
import { PlainTable } from '../../../kit/list/plain-table.tsx';
import { text } from './text.zh.ts';

interface BillItemsProps {
  readonly bill: Bill;
  readonly onClose: () => void;
}

export default function BillItems({ bill, onClose }: BillItemsProps) {
  const title = text.itemsOf(bill.ProjectName, label(serviceLabels, bill.ServiceName).zh);
  return (
    <Modal opened onClose={onClose} title={title} size="xl" closeButtonProps={{ 'aria-label': text.close }}>
      <Lines bill={bill} />
    </Modal>
  );
}

const c = columnsOf<BillItem>();

const columns = [
  c.own('Metric', text.metric, ({ Metric }) => label(metricLabels, Metric).zh),
  amountOf('Usage', text.usage),
  amountOf('FreeQuota', text.free),
  amountOf('BilledUsage', text.billed),
  c.own('UnitPrice', text.price, ({ UnitPrice, Unit }) => `¥${UnitPrice} / ${Unit}`, { align: 'right' }),
  c.yuan('Amount', text.amount),
];

function amountOf(key: 'Usage' | 'FreeQuota' | 'BilledUsage', title: string) {
  return c.own(
    key,
    title,
    (item) => `${item[key].toLocaleString('en-US', { maximumFractionDigits: 4 })} ${item.Unit}`,
    {
      align: 'right',
    },
  );
}

export function Lines({ bill: { Month, Amount, Items } }: { bill: Pick<Bill, 'Month' | 'Amount' | 'Items'> }) {
  return (
    <Stack gap="sm">
      {Items.length === 0 ? (
        <Text size="sm" c="dimmed">
          {text.noItems}
        </Text>
      ) : (
        <PlainTable label={text.items} columns={columns} rows={Items} rowKey={({ Metric }) => Metric} />
      )}
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {Month}
        </Text>
        <Text fw={600}>{formatYuan(Amount)}</Text>
      </Group>
    </Stack>
  );
}
