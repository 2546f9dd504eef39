// The scores of a version as it ended, who has the reward, and a correction of one.

import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Leaderboard, LeaderboardHistoryScore } from '@uos/sdk/browser';
import type { LeaderboardVersionsScoresInput } from '@uos/sdk/services/passport';
import { leaderboardHistoryScoreColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { chartIcon, editIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf, realmNamesQuery } from '../queries.ts';
import { versionsQuery } from './queries.ts';
import { text } from './text.zh.ts';

const CorrectForm = part(() => import('./correct-form.tsx'), 'over');

const { rewardState } = leaderboardHistoryScoreColumns;

interface VersionScoresProps {
  readonly appId: string;
  readonly board: Leaderboard;
  readonly version: string;
}

export default function VersionScores({ appId, board, version }: VersionScoresProps) {
  const reason = usePermission()('passport.leaderboardVersions.memberScore');
  const [open, setOpen] = useState<LeaderboardHistoryScore>();
  const realms = useQuery(realmNamesQuery(appId)).data;
  const own = useQuery(versionsQuery(appId, board.slugName)).data?.find(({ versionId }) => versionId === version);
  const isCurrent = version === board.currentVersionId;
  const columns = columnsOf<LeaderboardHistoryScore>(leaderboardHistoryScoreColumns, {
    displayName: { cell: ({ displayName, memberId }) => displayName || memberId },
    rank: { width: 90 },
    score: {},
    tier: { wideOnly: true },
    ...(!board.crossRealm && {
      realmID: { title: text.realm, kind: 'text', cell: ({ realmID }) => realms?.get(realmID) ?? realmID },
    }),
    rewardState: {},
    updatedAt: { wideOnly: true },
    memberId: { wideOnly: true },
  });
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {own === undefined ? version : text.versionLine(own.startTime, own.endTime, own.memberCount)}
      </Text>
      <DataList
        id="passport.leaderboard.version"
        scope="past"
        label={text.versionScores}
        source={listOf(passportOf(appId).leaderboardVersions.scores, ({ filters: { reward, member, bucket } }) => ({
          ...{ name: board.slugName, v: version },
          ...given({
            rewardState: reward as LeaderboardVersionsScoresInput['rewardState'],
            memberId: member,
            bucketId: bucket,
          }),
        }))}
        columns={columns}
        rowKey={({ memberId }) => memberId}
        rowName={({ displayName, memberId }) => displayName || memberId}
        {...(board.memberType === 'Player' && {
          rowEntity: ({ memberId }: LeaderboardHistoryScore) => ({ kind: 'persona' as const, id: memberId }),
        })}
        filters={[
          labelFilter('reward', rewardState.title, rewardState.labels),
          ...(board.bucketStrategy === 'None' ? [] : [{ kind: 'text' as const, key: 'bucket', title: text.bucket }]),
          { kind: 'text', key: 'member', title: text.memberId },
        ]}
        actions={(score) => [
          {
            label: text.correct,
            icon: editIcon,
            reason: reason ?? (isCurrent ? text.correctCurrent : undefined),
            onClick: () => setOpen(score),
          },
        ]}
        empty={<EmptyState icon={chartIcon} title={text.noScoresThere} />}
      />
      <Suspense fallback={null}>
        {open === undefined ? null : (
          <CorrectForm
            appId={appId}
            name={board.slugName}
            version={version}
            score={open}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
