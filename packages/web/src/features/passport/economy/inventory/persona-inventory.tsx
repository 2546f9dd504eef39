// What one persona owns.
import { DataList } from '../../../../kit/list/data-list.tsx';
import { listOf } from '../../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { packagesIcon } from '../../../../kit/show/icons.ts';
import { passportOf } from '../../queries.ts';
import { inventoryKeys } from '../queries.ts';
import { itemColumns, itemName } from './item-columns.tsx';
import { text } from './text.zh.ts';
import { useItemEdit } from './use-item-edit.tsx';

const columns = itemColumns(true);

export default function PersonaInventory({ appId, id }: { appId: string; id: string }) {
  const { actions, dialog } = useItemEdit(appId);
  return (
    <>
      <DataList
        id="passport.persona.inventory"
        scope="inventory"
        label={text.inventory}
        source={listOf(passportOf(appId).inventory.search, () => ({ personaId: id }))}
        columns={columns}
        rowKey={({ inventoryItemId }) => inventoryItemId}
        rowName={itemName}
        refresh={inventoryKeys(appId)}
        actions={actions}
        empty={
          <EmptyState icon={packagesIcon} title={text.owns}>
            {text.emptyHint}
          </EmptyState>
        }
      />
      {dialog}
    </>
  );
}
