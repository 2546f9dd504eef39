// The groups that saves are in, with how much each holds: counted over the newest of them.
import { Text } from '@mantine/core';
import type { CloudSave } from '@uos/sdk/services/save';
import { screen } from '../../../kit/address/link.ts';
import { keyOf } from '../../../kit/call/query.ts';
import { columnKinds } from '../../../kit/list/columns/column.tsx';
import { DataList } from '../../../kit/list/data-list.tsx';
import { localSource } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { folderIcon } from '../../../kit/show/icons.ts';
import { saveOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import { type Namespace, namespacesOf } from './namespaces-of.ts';

/** More are not read for a table. */
const MOST = 2000;
const PAGE = 100;

const c = columnKinds<Namespace>();

const columns = [
  c.text('name', text.namespace, { sort: true, cell: ({ name }) => name || text.noNamespace }),
  c.number('saves', text.stored, { sort: true }),
  c.number('users', text.players, { sort: true }),
  c.bytes('bytes', text.storedBytes, { sort: true }),
  c.time('modifiedAt', text.lastWritten, { sort: true }),
];

export default function Namespaces({ appId }: { appId: string }) {
  const { list } = saveOf(appId).files;
  return (
    <>
      <DataList
        id="save.namespaces"
        label={text.namespaces}
        source={localSource<Namespace>({
          key: [...keyOf(list), 'namespaces'],
          load: async (signal) => namespacesOf(await readNewest(appId, signal)),
          search: ({ name }) => name,
        })}
        columns={columns}
        rowKey={({ name }) => name}
        rowName={({ name }) => name || text.noNamespace}
        rowLink={({ name }) =>
          name === ''
            ? undefined
            : ({ ...screen('/services/{appId}/crud/save', { appId }), search: { namespace: name } } as never)
        }
        search={text.searchNamespace}
        empty={
          <EmptyState icon={folderIcon} title={text.noNamespaces}>
            {text.noNamespacesHint}
          </EmptyState>
        }
      />
      <Text size="xs" c="dimmed" mt="xs">
        {text.onlyNewest(MOST.toLocaleString('en-US'))}
      </Text>
    </>
  );
}

async function readNewest(appId: string, signal: AbortSignal): Promise<CloudSave[]> {
  const found: CloudSave[] = [];
  for await (const { saves } of saveOf(appId).files.list.pages({ count: PAGE }, { signal })) {
    found.push(...saves);
    if (found.length >= MOST) {
      return found.slice(0, MOST);
    }
  }
  return found;
}
