// What personas own: looked up by persona and resource, and set to another quantity.
import { useQuery } from '@tanstack/react-query';
import { isUuid } from '@uos/contract/rules';
import { DataList } from '../../../../kit/list/data-list.tsx';
import { listOf } from '../../../../kit/list/source/list-of.ts';
import { given } from '../../../../kit/list/source/source.ts';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { Page } from '../../../../kit/page/page.tsx';
import { packagesIcon } from '../../../../kit/show/icons.ts';
import { useApp } from '../../../../shell/apps.ts';
import { passportOf } from '../../queries.ts';
import { inventoryKeys, namespacesQuery, resourcesQuery } from '../queries.ts';
import { itemColumns, itemName } from './item-columns.tsx';
import { text } from './text.zh.ts';
import { useItemEdit } from './use-item-edit.tsx';

const columns = itemColumns();

export default function InventoryList() {
  const { AppId: appId } = useApp();
  const { inventory, products } = passportOf(appId);
  const resources = useQuery(resourcesQuery(appId)).data ?? [];
  const namespaces = useQuery(namespacesQuery(appId)).data ?? [];
  const { actions, dialog } = useItemEdit(appId);
  return (
    <Page title={text.inventories} help={text.help}>
      <DataList
        id="passport.inventory"
        label={text.inventories}
        source={listOf(inventory.search, ({ q = '', filters: { personaId = '', resource, namespace } }) =>
          given({
            personaId: isUuid(q) ? q : isUuid(personaId) ? personaId : '',
            resourceSlug: resource,
            namespace,
          }),
        )}
        columns={columns}
        rowKey={({ inventoryItemId }) => inventoryItemId}
        rowName={itemName}
        rowEntity={({ personaId }) => ({ kind: 'persona', id: personaId })}
        refresh={inventoryKeys(appId)}
        search={text.search}
        filters={[
          {
            kind: 'choice',
            key: 'resource',
            title: text.resource,
            options: resources
              .filter(({ type }) => type !== 'Currency')
              .map(({ slugName, displayName }) => ({ value: slugName, label: displayName })),
          },
          {
            kind: 'choice',
            key: 'namespace',
            title: text.namespace,
            options: namespaces.map((value) => ({ value, label: value })),
          },
          { kind: 'text', key: 'personaId', title: text.personaFilter },
        ]}
        actions={actions}
        empty={
          <EmptyState icon={packagesIcon} title={text.empty} snippets={{ call: products.purchase, input: text.sample }}>
            {text.emptyHint}
          </EmptyState>
        }
      />
      {dialog}
    </Page>
  );
}
