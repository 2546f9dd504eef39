// The lines of one or more bills, as they stand in a dialog.
import { Group, Stack, Text } from '@mantine/core';
import { formatYuan, sumYuan } from '@uos/contract/rules';
import type { Bill } from '@uos/sdk/browser';
import { PlainTable } from '../../kit/list/rows/plain-table.tsx';
import { billedHelp, lineColumns, linesOf } from './line-columns.tsx';
import { text } from './text.zh.ts';

export function BillLines({ bills }: { bills: readonly Bill[] }) {
  const lines = linesOf(bills);
  if (lines.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {text.noLines}
      </Text>
    );
  }
  const isOneService = bills.length === 1;
  return (
    <Stack gap="sm">
      <PlainTable
        label={text.lines}
        columns={isOneService ? lineColumns.filter(({ key }) => key !== 'ServiceName') : lineColumns}
        rows={lines}
        rowKey={({ key }) => key}
      />
      <Group justify="space-between" align="baseline">
        <Text size="xs" c="dimmed">
          {billedHelp}
        </Text>
        <Text fw={600}>{text.total(formatYuan(sumYuan(bills.map(({ Amount }) => Amount))))}</Text>
      </Group>
    </Stack>
  );
}
