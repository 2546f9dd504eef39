// The leaderboards of a persona, each with the neighbours it has there.

import { Group, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LeaderboardMemberScore } from '@uos/sdk/browser';
import { leaderboardMemberScoreColumns } from '@uos/sdk/services/passport.columns';
import { useState } from 'react';
import { columnsOf } from '../../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../../kit/list/data-list.tsx';
import { wholeListOf } from '../../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { chartIcon, membersIcon } from '../../../../kit/show/icons.ts';
import { Around } from '../../leaderboards/around.tsx';
import { boardQuery } from '../../leaderboards/queries.ts';
import { passportOf } from '../../queries.ts';
import { text } from './text.zh.ts';

const columns = columnsOf<LeaderboardMemberScore>(leaderboardMemberScoreColumns, {
  leaderboardDisplayName: {},
  rank: {},
  score: {},
  tier: {},
  updateCount: { wideOnly: true },
  updatedAt: {},
});

export default function PersonaBoards({ appId, id }: { appId: string; id: string }) {
  const [shown, setShown] = useState<LeaderboardMemberScore>();
  return (
    <>
      <DataList
        id="passport.persona.leaderboards"
        scope="boards"
        label={text.boards}
        source={wholeListOf(passportOf(appId).leaderboardScores.ofMember, { id }, { rows: ({ scores }) => scores })}
        columns={columns}
        rowKey={({ leaderboardSlugName }) => leaderboardSlugName}
        rowName={({ leaderboardDisplayName }) => leaderboardDisplayName}
        rowEntity={({ leaderboardSlugName }) => ({ kind: 'leaderboard', id: leaderboardSlugName })}
        actions={(row) => [{ label: text.neighbours, icon: membersIcon, onClick: () => setShown(row) }]}
        empty={<EmptyState icon={chartIcon} title={text.noBoards} />}
      />
      {shown === undefined ? null : <Neighbours appId={appId} id={id} of={shown} />}
    </>
  );
}

interface NeighboursProps {
  readonly appId: string;
  readonly id: string;
  readonly of: LeaderboardMemberScore;
}

function Neighbours({ appId, id, of: { leaderboardSlugName: slugName, leaderboardDisplayName } }: NeighboursProps) {
  const board = useQuery(boardQuery(appId, slugName)).data;
  return (
    <section aria-label={leaderboardDisplayName}>
      <Group mt="lg" mb="xs">
        <Title order={2}>{leaderboardDisplayName}</Title>
      </Group>
      {board === undefined ? null : <Around appId={appId} board={board} memberId={id} />}
    </section>
  );
}
