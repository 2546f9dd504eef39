// The databases of every app, newest first: whose they are, what they run and how they stand.

import { Title } from '@mantine/core';
import { isUuid } from '@uos/contract/rules';
import { type AdminDatabase, type DatabasesListAllInput, storageTable } from '@uos/sdk/services/storage';
import { adminDatabaseColumns } from '@uos/sdk/services/storage.columns';
import { screen } from '../../../kit/address/link.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { databaseIcon } from '../../../kit/show/icons.ts';
import { platformOf } from '../../../shell/uos.ts';
import { text } from './text.zh.ts';

const { databases } = platformOf({ storage: storageTable }).storage;

const columns = columnsOf<AdminDatabase>(adminDatabaseColumns, {
  name: {},
  appName: {},
  engine: {},
  status: {},
  instanceTypeId: {},
  storage: { wideOnly: true },
  activity: { wideOnly: true },
  createdAt: { wideOnly: true },
  message: { hidden: true },
  appId: { hidden: true },
  organizationId: { hidden: true },
  databaseId: { hidden: true },
});

/** No app and no organisation has it. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
// why not what was typed: a call refuses what is no id, and nothing has it
const idOf = (typed: string | undefined): string | undefined =>
  typed === undefined || typed === '' ? undefined : isUuid(typed) ? typed : NOBODY;

export default function EveryDatabase() {
  return (
    <>
      <Title order={2}>{text.everyDatabase}</Title>
      <DataList
        id="admin.databases"
        label={text.everyDatabase}
        source={listOf(databases.listAll, ({ q, filters: { engine, status, appId, orgId } }) => {
          const app = idOf(appId);
          return given({
            name: q,
            engine: engine as DatabasesListAllInput['engine'],
            status: status as DatabasesListAllInput['status'],
            appIds: app === undefined ? undefined : [app],
            orgId: idOf(orgId),
          });
        })}
        columns={columns}
        rowKey={({ databaseId }) => databaseId}
        rowName={({ name, appName }) => `${name} ${appName}`}
        rowLink={({ appId, databaseId }) =>
          screen('/services/{appId}/crud/storage/management/{databaseId}', { appId, databaseId })
        }
        search={text.everyDatabaseSearch}
        filters={[
          labelFilter('engine', adminDatabaseColumns.engine.title, adminDatabaseColumns.engine.labels),
          labelFilter('status', adminDatabaseColumns.status.title, adminDatabaseColumns.status.labels),
          { kind: 'text', key: 'appId', title: text.appIdFilter },
          { kind: 'text', key: 'orgId', title: text.orgIdFilter },
        ]}
        empty={<EmptyState icon={databaseIcon} title={text.noDatabases} />}
      />
    </>
  );
}
