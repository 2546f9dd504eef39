// What may be done to a database, the same in its list and on its page, with what is asked before.

import { label } from '@uos/contract/labels';
import type { Database } from '@uos/sdk/services/storage';
import { databaseColumns } from '@uos/sdk/services/storage.columns';
import { type ReactNode, Suspense, useState } from 'react';
import type { DetailAction } from '../../../kit/detail/detail-page.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { gaugeIcon, historyIcon, keyIcon, refreshIcon, trashIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { isBusy } from '../queries.ts';
import { text } from '../text.zh.ts';
import type { Asked } from './dialogs.tsx';

const Dialogs = part(() => import('./dialogs.tsx'), 'over');

interface DatabaseActions {
  readonly actionsOf: (database: Database) => readonly DetailAction[];
  readonly ask: (what: Asked['what'], database: Database) => void;
  /** Why something cannot be done to it now; nothing where it can. */
  readonly dialogs: ReactNode;
}

export function useDatabaseActions(appId: string): DatabaseActions {
  const reasonFor = usePermission();
  const [asked, setAsked] = useState<Asked>();
  const ask = (what: Asked['what'], database: Database): void => setAsked({ what, database });
  return {
    ask,
    actionsOf: (database) => [
      {
        label: text.backUpNow,
        icon: historyIcon,
        reason: reasonFor('storage.databases.backup') ?? ofOperator(database) ?? notRunning(database),
        onClick: () => ask('backup', database),
      },
      {
        label: text.restart,
        icon: refreshIcon,
        reason:
          reasonFor('storage.databases.restart') ??
          (database.status === 'failure' ? isTaken(database) : (ofOperator(database) ?? notRunning(database))),
        onClick: () => ask('restart', database),
      },
      {
        label: text.resize,
        icon: gaugeIcon,
        reason: reasonFor('storage.databases.upgrade') ?? ofOperator(database) ?? notRunning(database),
        onClick: () => ask('resize', database),
      },
      {
        label: text.resetPassword,
        icon: keyIcon,
        reason: reasonFor('storage.databases.resetPassword') ?? notRunning(database),
        onClick: () => ask('password', database),
      },
      {
        label: text.remove,
        icon: trashIcon,
        danger: true,
        reason:
          reasonFor('storage.databases.remove') ??
          (database.status === 'failure' ? isTaken(database) : notRunning(database)),
        onClick: () => ask('remove', database),
      },
    ],
    dialogs: (
      <Suspense fallback={null}>
        {asked === undefined ? null : <Dialogs appId={appId} {...asked} onClose={() => setAsked(undefined)} />}
      </Suspense>
    ),
  };
}

/** Its server is run by whoever runs the platform, and holds others' databases too. */
export const isOfOperator = ({ provider }: Pick<Database, 'provider'>): boolean => provider === 'external';

/** Why that is not done to it from here; nothing where it is. */
export const ofOperator = (database: Database): string | undefined =>
  isOfOperator(database) ? text.ofOperator : undefined;

/** Why nothing can be done to it now; nothing where it runs and is left alone. */
export function notRunning(database: Database): string | undefined {
  return isTaken(database) ?? (database.status === 'running' ? undefined : text.notRunning);
}

function isTaken(database: Database): string | undefined {
  const { busyWith } = database;
  return isBusy(database)
    ? text.busyWith(
        label(
          busyWith === '' ? databaseColumns.status.labels : databaseColumns.busyWith.labels,
          busyWith === '' ? database.status : busyWith,
        )[language],
      )
    : undefined;
}
