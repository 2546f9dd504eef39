// What was done to a database and how far each of it is.
import type { Database, DatabaseTask } from '@uos/sdk/services/storage';
import { databaseTaskColumns } from '@uos/sdk/services/storage.columns';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { tasksIcon } from '../../../kit/show/icons.ts';
import { isBusy, storageOf } from '../queries.ts';
import { saidWords } from '../said.ts';
import { text } from '../text.zh.ts';

const LOOK_MS = 1500;

const columns = columnsOf<DatabaseTask>(databaseTaskColumns, {
  operation: { kind: 'label' },
  status: {},
  startTime: {},
  endTime: { title: text.took, kind: 'text', cell: tookWords, value: tookMs },
  info: { cell: ({ info }) => (info === undefined ? '–' : saidWords(info)) },
  requestId: { hidden: true },
});

function tookMs({ startTime, endTime }: DatabaseTask): number | undefined {
  return startTime === null || endTime === null ? undefined : Date.parse(endTime) - Date.parse(startTime);
}

function tookWords(task: DatabaseTask): string {
  const ms = tookMs(task);
  return ms === undefined ? '–' : text.ms(ms);
}

export default function Activity({ appId, database }: { appId: string; database: Database }) {
  return (
    <DataList
      id="storage.tasks"
      label={text.activity}
      source={listOf(storageOf(appId).asyncRequests.list, () => ({ id: database.databaseId }))}
      columns={columns}
      rowKey={({ requestId }) => requestId}
      {...(isBusy(database) ? { refetchMs: LOOK_MS } : {})}
      empty={
        <EmptyState icon={tasksIcon} title={text.noTasks}>
          {text.noTasksHint}
        </EmptyState>
      }
    />
  );
}
