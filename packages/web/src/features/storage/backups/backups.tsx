// The backups of a database: when they are made by themselves, each of them, and the way back.
import { formatSize } from '@uos/contract/rules';
import type { Database, DatabaseBackup } from '@uos/sdk/services/storage';
import { databaseBackupColumns } from '@uos/sdk/services/storage.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { useAction } from '../../../kit/act/use-action.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { backIcon, calendarIcon, downloadIcon, historyIcon, trashIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { notRunning, ofOperator } from '../database/use-database-actions.tsx';
import { isBusy, storageKeys, storageOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import classes from './backups.module.css';

const PlanForm = part(() => import('./plan-form.tsx'), 'over');
const Restore = part(() => import('./restore.tsx'), 'over');

const columns = columnsOf<DatabaseBackup>(databaseBackupColumns, {
  name: {},
  status: {},
  way: {},
  // why nothing: it is known at the end
  size: { kind: 'bytes', cell: (backup) => (isOpen(backup) ? '–' : formatSize(backup.size)) },
  startTime: {},
  finishTime: { wideOnly: true },
  type: { hidden: true },
  backupId: { hidden: true },
});

interface BackupsProps {
  readonly appId: string;
  readonly database: Database;
  readonly onBackUp: () => void;
}

const LOOK_MS = 2000;

export default function Backups({ appId, database, onBackUp }: BackupsProps) {
  const { databaseId: id, backupPlan } = database;
  const [isPlanning, setPlanning] = useState(false);
  const [restored, restore] = useState<DatabaseBackup>();
  const [removed, setRemoved] = useState<DatabaseBackup>();
  const reasonFor = usePermission();
  const { backups } = storageOf(appId);
  const taken = notRunning(database);
  const download = useAction({
    run: async ({ backupId }: DatabaseBackup) => {
      const { internetUrl } = await backups.downloadUrls({ id, backupId });
      // why a link: the file may be larger than what a page holds
      const link = document.createElement('a');
      link.href = internetUrl;
      link.rel = 'noreferrer';
      link.click();
    },
    done: () => text.downloadBegins,
  });
  const create = (
    <ActionButton
      icon={historyIcon}
      reason={reasonFor('storage.databases.backup') ?? ofOperator(database) ?? taken}
      onClick={onBackUp}
    >
      {text.backUpNow}
    </ActionButton>
  );
  return (
    <>
      <div className={classes.plan}>
        <span>{backupPlan.enabled ? text.planOn(backupPlan.hour, backupPlan.keep) : text.planOff}</span>
        <ActionButton
          variant="default"
          size="xs"
          icon={calendarIcon}
          reason={reasonFor('storage.backups.plan') ?? ofOperator(database) ?? taken}
          onClick={() => setPlanning(true)}
        >
          {backupPlan.enabled ? text.changePlan : text.setPlan}
        </ActionButton>
      </div>
      <DataList
        id="storage.backups"
        label={text.backups}
        source={listOf(backups.list, () => ({ id }))}
        columns={columns}
        rowKey={({ backupId }) => backupId}
        rowName={({ name }) => name}
        {...(isBusy(database) ? { refetchMs: LOOK_MS } : {})}
        toolbar={create}
        actions={(backup) => [
          {
            label: text.download,
            icon: downloadIcon,
            reason: reasonFor('storage.backups.downloadUrls') ?? notWhole(backup),
            onClick: () => download.mutate(backup),
          },
          {
            label: text.restore,
            icon: backIcon,
            reason: reasonFor('storage.backups.restore') ?? notWhole(backup),
            onClick: () => restore(backup),
          },
          {
            label: text.remove,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('storage.backups.remove') ?? (isOpen(backup) ? text.backupRuns : undefined),
            onClick: () => setRemoved(backup),
          },
        ]}
        empty={
          <EmptyState
            icon={historyIcon}
            title={text.noBackups}
            action={create}
            commands={[`uos app use ${appId}`, `uos storage backup ${database.name}`]}
          >
            {text.noBackupsHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {isPlanning ? <PlanForm appId={appId} database={database} onClose={() => setPlanning(false)} /> : null}
        {restored === undefined ? null : (
          <Restore appId={appId} database={database} backup={restored} onClose={() => restore(undefined)} />
        )}
      </Suspense>
      {removed === undefined ? null : (
        <Confirm
          title={text.removeBackup}
          verb={text.remove}
          onConfirm={() => backups.remove({ id, backupId: removed.backupId })}
          done={text.backupRemoved(removed.name)}
          refresh={storageKeys(appId)}
          onClose={() => setRemoved(undefined)}
        >
          {text.removeBackupWords(removed.name)}
        </Confirm>
      )}
    </>
  );
}

function isOpen({ status }: DatabaseBackup): boolean {
  return status === 'UNKNOWN' || status === 'RUNNING';
}

function notWhole(backup: DatabaseBackup): string | undefined {
  return isOpen(backup) ? text.backupRuns : backup.status === 'FAILED' ? text.backupFailed : undefined;
}
