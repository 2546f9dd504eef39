// One database: how it is reached, what it does, what takes long in it, what is asked of it, its backups and its tasks.
import { Alert, Group, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { label } from '@uos/contract/labels';
import { regionName } from '@uos/contract/rules';
import type { Database } from '@uos/sdk/services/storage';
import { databaseColumns } from '@uos/sdk/services/storage.columns';
import { screen, useScreenParams } from '../../../kit/address/link.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { Icon } from '../../../kit/show/icon.tsx';
import { alertIcon, databaseIcon } from '../../../kit/show/icons.ts';
import { historyTab } from '../../../parts/history/history-tab.tsx';
import { useApp } from '../../../shell/apps.ts';
import { engineWords } from '../engine-words.ts';
import { DatabaseState } from '../list/database-state.tsx';
import { databaseQuery, isBusy } from '../queries.ts';
import { saidWords } from '../said.ts';
import { diskWords, sizeWords } from '../size-words.ts';
import { text } from '../text.zh.ts';
import { useDatabaseActions } from './use-database-actions.tsx';

const Connect = part(() => import('../connect/connect.tsx'));
const Metrics = part(() => import('../metrics/metrics.tsx'));
const Slow = part(() => import('../slow/slow.tsx'));
const Query = part(() => import('../query/query.tsx'));
const Backups = part(() => import('../backups/backups.tsx'));
const Activity = part(() => import('../activity/activity.tsx'));

const facts = columnsOf<Database>(databaseColumns, {
  engine: { kind: 'text', cell: ({ engine, engineVersion }) => engineWords(engine, engineVersion) },
  instanceTypeId: { kind: 'text', cell: sizeWords },
  storage: { kind: 'text', cell: (database) => diskWords(database) ?? '–' },
  region: { kind: 'text', cell: ({ region }) => regionName(region)[language] },
  provider: {},
  databaseId: {},
  instanceId: {},
  price: {
    title: text.pricePerDay,
    kind: 'text',
    cell: ({ price, storagePrice, storage }) => text.yuan(price + storagePrice * storage),
  },
  createdAt: {},
  createdBy: {},
  modifiedAt: {},
});

export default function DatabasePage() {
  const { AppId: appId } = useApp();
  const { databaseId } = useScreenParams('/services/{appId}/crud/storage/management/{databaseId}');
  const database = useQuery(databaseQuery(appId, databaseId));
  const { actionsOf, ask, dialogs } = useDatabaseActions(appId);
  const list = screen('/services/{appId}/crud/storage/management', { appId });
  return (
    <DetailPage
      query={database}
      kind={text.database}
      icon={databaseIcon}
      title={({ name }) => name}
      status={(shown) => <DatabaseState database={shown} />}
      facts={facts}
      list={list}
      crumbs={[{ title: text.databases, link: list }]}
      actions={actionsOf}
      figures={(shown) => <Notice database={shown} />}
      tabs={(shown) => [
        {
          key: 'connect',
          title: text.connect,
          render: () => <Connect appId={appId} database={shown} onAsk={(what) => ask(what, shown)} />,
        },
        { key: 'metrics', title: text.metrics, render: () => <Metrics appId={appId} database={shown} /> },
        { key: 'slow', title: text.slow, render: () => <Slow appId={appId} database={shown} /> },
        { key: 'query', title: text.query, render: () => <Query appId={appId} database={shown} /> },
        {
          key: 'backups',
          title: text.backups,
          render: () => <Backups appId={appId} database={shown} onBackUp={() => ask('backup', shown)} />,
        },
        { key: 'activity', title: text.activity, render: () => <Activity appId={appId} database={shown} /> },
        historyTab({ appId }, shown.databaseId, shown.name),
      ]}
    >
      {() => dialogs}
    </DetailPage>
  );
}

/** What goes on, or what is wrong, above everything else of it. */
function Notice({ database }: { database: Database }) {
  const { status, busyWith, message } = database;
  if (status === 'deleted') {
    return <Alert color="gray">{text.deletedWords}</Alert>;
  }
  if (isBusy(database)) {
    const operation =
      busyWith === '' ? label(databaseColumns.status.labels, status) : label(databaseColumns.busyWith.labels, busyWith);
    return (
      <Group gap="sm" role="status">
        <Loader size={16} />
        <span>{text.goesOn(operation[language])}</span>
      </Group>
    );
  }
  return message === '' ? null : (
    <Alert
      color={status === 'failure' ? 'red' : 'yellow'}
      icon={<Icon of={alertIcon} />}
      title={status === 'failure' ? text.failed : text.limited}
    >
      {saidWords(message)}
      {status === 'failure' ? <div>{text.failedHint}</div> : null}
    </Alert>
  );
}
