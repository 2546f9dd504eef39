// The change of a row of an inventory, as an action of its list and the dialog that asks for it.
import type { InventoryItem } from '@uos/sdk/browser';
import { type ReactNode, Suspense, useState } from 'react';
import type { RowAction } from '../../../../kit/act/row-menu.tsx';
import { part } from '../../../../kit/lazy/part.tsx';
import { editIcon } from '../../../../kit/show/icons.ts';
import { usePermission } from '../../../../shell/permission/permission.ts';
import { text } from './text.zh.ts';

const ItemForm = part(() => import('./item-form.tsx'), 'over');

export function useItemEdit(appId: string): {
  readonly actions: (item: InventoryItem) => readonly RowAction[];
  readonly dialog: ReactNode;
} {
  const reason = usePermission()('passport.inventory.update');
  const [edited, setEdited] = useState<InventoryItem>();
  return {
    actions: (item) => [{ label: text.edit, icon: editIcon, reason, onClick: () => setEdited(item) }],
    dialog:
      edited === undefined ? null : (
        <Suspense fallback={null}>
          <ItemForm appId={appId} item={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      ),
  };
}
