// Every change of the configuration, newest first: what it changed, against what it can be held, and the way back to it.

import { useQuery } from '@tanstack/react-query';
import type { ConfigVersion } from '@uos/sdk/services/remote-config';
import { configVersionColumns } from '@uos/sdk/services/remote-config.columns';
import { Suspense, useState } from 'react';
import { sideDrawer, useSideDrawer } from '../../../kit/detail/side-drawer.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { backIcon, historyIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { configOf, documentQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import { changeWords, noteWords } from './change-words.ts';
import { RestoreVersion } from './restore-version.tsx';
import classes from './versions.module.css';

const VersionDrawer = part(() => import('./version-drawer.tsx'), 'over');

export default function Versions({ appId }: { appId: string }) {
  const { versions } = configOf(appId);
  const current = useQuery(documentQuery(appId)).data?.version;
  const reasonFor = usePermission();
  const drawer = useSideDrawer('version');
  const [restoring, setRestoring] = useState<number>();
  const close = () => setRestoring(undefined);
  return (
    <>
      <DataList
        id="remoteConfig.versions"
        label={text.versions}
        source={listOf(versions.list)}
        columns={columnsWith(current)}
        rowKey={({ version }) => String(version)}
        rowName={({ version }) => text.versionIs(version)}
        rowSearch={({ version }) => sideDrawer('version', String(version))}
        actions={({ version }) => [
          {
            label: text.restore,
            icon: backIcon,
            reason: reasonFor('remoteConfig.versions.restore') ?? (version === current ? text.isCurrent : undefined),
            onClick: () => setRestoring(version),
          },
        ]}
        empty={
          <EmptyState icon={historyIcon} title={text.noVersions} snippets={{ call: versions.list }}>
            {text.noVersionsHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {drawer.id === undefined ? null : (
          <VersionDrawer key={drawer.id} appId={appId} number={Number(drawer.id)} onClose={drawer.close} />
        )}
      </Suspense>
      {restoring === undefined || current === undefined ? null : (
        <RestoreVersion appId={appId} number={restoring} current={current} onClose={close} />
      )}
    </>
  );
}

const SHOWN = 3;

const columnsWith = (current: number | undefined) =>
  columnsOf<ConfigVersion>(configVersionColumns, {
    version: {
      width: 112,
      kind: 'text',
      cell: ({ version }) => (
        <span className={classes.version}>
          {text.versionIs(version)}
          {version === current ? <small>{text.currentMark}</small> : null}
        </span>
      ),
    },
    changes: {
      kind: 'text',
      cell: ({ changes }) => <Changes changes={changes} />,
      value: ({ changes }) => changes.map(changeWords).join('; '),
    },
    note: {
      wideOnly: true,
      kind: 'text',
      cell: noteWords,
    },
    createdBy: { wideOnly: true },
    createdAt: {},
  });

function Changes({ changes }: { changes: ConfigVersion['changes'] }) {
  return (
    <span className={classes.changes}>
      {changes.slice(0, SHOWN).map((one) => (
        <span key={`${one.kind} ${one.name}`}>{changeWords(one)}</span>
      ))}
      {changes.length > SHOWN ? <span className={classes.dim}>{text.moreChanges(changes.length - SHOWN)}</span> : null}
    </span>
  );
}
