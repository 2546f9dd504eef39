// A row of what somebody owns, in a list.
import { formatTime } from '@uos/contract/rules';
import type { InventoryItem } from '@uos/sdk/browser';
import { inventoryItemColumns } from '@uos/sdk/services/passport.columns';
import type { Column } from '../../../../kit/list/columns/column.tsx';
import { columnsOf } from '../../../../kit/list/columns/columns-of.ts';
import { text } from './text.zh.ts';

export function itemName({ resource }: InventoryItem): string {
  return resource.displayName || resource.resourceSlug;
}

/** Without the player where all are of one. */
export function itemColumns(ofOne = false): Column<InventoryItem>[] {
  const of = columnsOf<InventoryItem>;
  return [
    ...of(inventoryItemColumns, {
      resource: { kind: 'text', cell: itemName, value: ({ resource }) => resource.resourceSlug },
      quantity: {},
    }),
    ...(ofOne ? [] : of(inventoryItemColumns, { personaId: {} })),
    ...of(inventoryItemColumns, {
      expiresAt: {
        kind: 'text',
        cell: ({ expiresAt }) => (expiresAt === undefined ? text.forGood : formatTime(expiresAt)),
      },
      namespace: { wideOnly: true },
      inventoryItemId: { hidden: true },
      createdAt: { wideOnly: true, hidden: true },
      modifiedAt: { wideOnly: true },
    }),
  ];
}
