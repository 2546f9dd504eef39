// What the inventory commands share.
import type { InventoryItem } from '@uos/sdk/services/passport';
import type { Output } from '../../../program/command.ts';

export const INVENTORY_OUTPUT: Output = {
  columns: [
    { field: 'resource', title: { zh: '资源', en: 'Resource' } },
    { field: 'displayName', title: { zh: '名称', en: 'Name' } },
    { field: 'quantity', title: { zh: '数量', en: 'Quantity' }, format: 'number' },
    { field: 'expiresAt', title: { zh: '过期时间', en: 'Ends' }, format: 'time' },
    { field: 'modifiedAt', title: { zh: '修改时间', en: 'Changed' }, format: 'time' },
    { field: 'inventoryItemId', title: { zh: '物品 ID', en: 'Item id' } },
  ],
  fields: [
    ...['inventoryItemId', 'personaId', 'resource', 'displayName', 'namespace', 'type', 'stackable', 'quantity'],
    ...['customData', 'expiresAt', 'createdAt', 'modifiedAt'],
  ],
};

export function inventoryRow({ resource, ...item }: InventoryItem): Record<string, unknown> {
  const { resourceSlug, displayName, type, stackable } = resource;
  return { ...item, resource: resourceSlug, displayName, type, stackable };
}
