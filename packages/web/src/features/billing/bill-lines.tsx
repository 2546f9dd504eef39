// What bills are made of: each metric with its use, what of it is free, its price and what it costs.
import { Table } from '@mantine/core';
import type { Bill } from '@uos/sdk/browser';
import { lineColumns, linesOf } from './bill-columns.tsx';

export function BillLines({ bills }: { bills: readonly Bill[] }) {
  return (
    <Table.ScrollContainer minWidth={560} type="native">
      <Table>
        <Table.Thead>
          <Table.Tr>
            {lineColumns.map(({ key, title, align }) => (
              <Table.Th key={key} ta={align}>
                {title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {linesOf(bills).map((line) => (
            <Table.Tr key={line.key}>
              {lineColumns.map(({ key, cell, align }) => (
                <Table.Td key={key} ta={align}>
                  {cell(line)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
