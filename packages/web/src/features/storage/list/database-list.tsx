// The databases of an app, newest first, with what each does now.
import { regionName } from '@uos/contract/rules';
import type { Database, DatabasesListInput } from '@uos/sdk/services/storage';
import { databaseColumns } from '@uos/sdk/services/storage.columns';
import type { ReactNode } from 'react';
import { language } from '../../../kit/language/language.zh.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { databaseIcon } from '../../../kit/show/icons.ts';
import { useDatabaseActions } from '../database/use-database-actions.tsx';
import { engineWords } from '../engine-words.ts';
import { databaseLink, storageOf } from '../queries.ts';
import { diskWords, sizeWords } from '../size-words.ts';
import { text } from '../text.zh.ts';
import { DatabaseState, stateWords } from './database-state.tsx';

/** Databases sleep, wake and are changed by others too. */
const LOOK_MS = 4000;

const columns = columnsOf<Database>(databaseColumns, {
  name: {},
  status: { kind: 'text', cell: (database) => <DatabaseState database={database} />, value: stateWords, width: 180 },
  engine: {
    kind: 'text',
    cell: ({ engine, engineVersion }) => engineWords(engine, engineVersion),
    value: ({ engine }) => engine,
  },
  instanceTypeId: { cell: sizeWords },
  storage: { kind: 'text', cell: (database) => diskWords(database) ?? '–', align: 'right', titled: true },
  price: {
    title: text.pricePerDay,
    value: dayPrice,
    cell: (database) => text.yuan(dayPrice(database)),
    align: 'right',
    wideOnly: true,
  },
  region: { cell: ({ region }) => regionName(region)[language], wideOnly: true },
  provider: { hidden: true },
  createdAt: { wideOnly: true },
  createdBy: { hidden: true },
  instanceId: { hidden: true },
  databaseId: { hidden: true },
});

function dayPrice({ price, storagePrice, storage }: Database): number {
  return price + storagePrice * storage;
}

export function DatabaseList({ appId, create }: { appId: string; create: ReactNode }) {
  const { databases } = storageOf(appId);
  const { actionsOf, dialogs } = useDatabaseActions(appId);
  return (
    <>
      <DataList
        id="storage.databases"
        label={text.databases}
        source={listOf(databases.list, ({ q, filters: { engine, status } }) =>
          given({
            name: q,
            engine: engine as DatabasesListInput['engine'],
            status: status as DatabasesListInput['status'],
          }),
        )}
        columns={columns}
        rowKey={({ databaseId }) => databaseId}
        rowName={({ name }) => name}
        rowLink={({ databaseId }) => databaseLink(appId, databaseId)}
        refetchMs={LOOK_MS}
        search={text.searchDatabase}
        filters={[
          labelFilter('engine', databaseColumns.engine.title, databaseColumns.engine.labels),
          labelFilter('status', databaseColumns.status.title, databaseColumns.status.labels),
        ]}
        actions={(database) => actionsOf(database)}
        empty={
          <EmptyState
            icon={databaseIcon}
            title={text.noDatabases}
            action={create}
            commands={[`uos app use ${appId}`, text.sampleCreate]}
          >
            {text.noDatabasesHint}
          </EmptyState>
        }
      />
      {dialogs}
    </>
  );
}
