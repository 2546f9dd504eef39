// The versions of a leaderboard, the scores of one, and two beside each other.
import { Button } from '@mantine/core';
import type { Leaderboard, LeaderboardVersion } from '@uos/sdk/browser';
import { leaderboardVersionColumns } from '@uos/sdk/services/passport.columns';
import { Suspense } from 'react';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnKinds } from '../../../kit/list/columns/column.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Icon } from '../../../kit/show/icon.tsx';
import { backIcon, compareIcon, historyIcon, listIcon } from '../../../kit/show/icons.ts';
import { passportOf } from '../queries.ts';
import { text } from './text.zh.ts';

const VersionScores = part(() => import('./version-scores.tsx'));
const CompareVersions = part(() => import('./compare-versions.tsx'));

const own = columnKinds<LeaderboardVersion>().own;
const columns = [
  own('period', text.versionTime, ({ startTime, endTime }) => text.period(startTime, endTime), {
    value: ({ startTime }) => startTime,
  }),
  ...columnsOf<LeaderboardVersion>(leaderboardVersionColumns, {
    status: {},
    memberCount: {},
    reason: {},
    versionId: { wideOnly: true },
  }),
];

/** The version that is looked at, and the one it is held against. */
const spec = { version: words(), with: words() };

export default function Versions({ appId, board }: { appId: string; board: Leaderboard }) {
  const name = board.slugName;
  const [{ version, with: other }, change] = useSearchState(spec);
  const back = (
    <Button
      variant="subtle"
      size="compact-sm"
      mb="sm"
      leftSection={<Icon of={backIcon} size={16} />}
      onClick={() => change({ version: '', with: '' })}
    >
      {text.allVersions}
    </Button>
  );
  if (other !== '') {
    return (
      <>
        {back}
        <Suspense fallback={null}>
          <CompareVersions
            appId={appId}
            board={board}
            from={version}
            to={other}
            onChange={(from, to) => change({ version: from, with: to })}
          />
        </Suspense>
      </>
    );
  }
  if (version !== '') {
    return (
      <>
        {back}
        <Suspense fallback={null}>
          <VersionScores key={version} appId={appId} board={board} version={version} />
        </Suspense>
      </>
    );
  }
  return (
    <DataList
      id="passport.leaderboard.versions"
      scope="versions"
      label={text.versions}
      source={listOf(passportOf(appId).leaderboardVersions.list, () => ({ name }))}
      columns={columns}
      rowKey={({ versionId }) => versionId}
      rowName={({ startTime, endTime }) => text.period(startTime, endTime)}
      rowSearch={({ versionId }) => ({ version: versionId })}
      actions={({ versionId, status }) => [
        { label: text.showScores, icon: listIcon, onClick: () => change({ version: versionId }) },
        {
          label: text.compare,
          icon: compareIcon,
          reason: status === 'Current' ? text.compareWithItself : undefined,
          onClick: () => change({ version: versionId, with: board.currentVersionId }),
        },
      ]}
      empty={<EmptyState icon={historyIcon} title={text.noPast} />}
    />
  );
}
