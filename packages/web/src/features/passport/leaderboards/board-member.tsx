// One member: where it stands between its neighbours, and where it stood in the versions before.
import { Button, Group, TextInput, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Leaderboard } from '@uos/sdk/browser';
import { leaderboardHistoryScoreColumns } from '@uos/sdk/services/passport.columns';
import { useState } from 'react';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { columnKinds } from '../../../kit/list/columns/column.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { localSource } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { historyIcon, searchIcon } from '../../../kit/show/icons.ts';
import { Around } from './around.tsx';
import classes from './leaderboards.module.css';
import { pastQuery } from './queries.ts';
import { text } from './text.zh.ts';

const spec = { member: words() };

export default function BoardMember({ appId, board }: { appId: string; board: Leaderboard }) {
  const [{ member }, change] = useSearchState(spec);
  const [asked, setAsked] = useState(member);
  return (
    <section aria-label={text.memberTab}>
      <form
        className={classes.jump}
        onSubmit={(event) => {
          event.preventDefault();
          change({ member: asked.trim() });
        }}
      >
        <TextInput
          size="xs"
          className={classes.memberInput}
          aria-label={text.memberId}
          placeholder={board.memberType === 'Player' ? text.personaIdPlaceholder : text.memberIdPlaceholder}
          value={asked}
          onChange={(event) => setAsked(event.currentTarget.value)}
        />
        <Button size="xs" variant="default" type="submit" disabled={asked.trim() === ''}>
          {text.find}
        </Button>
      </form>
      {member === '' ? (
        <EmptyState icon={searchIcon} title={text.chooseMember}>
          {text.chooseMemberHint}
        </EmptyState>
      ) : (
        <>
          <Around appId={appId} board={board} memberId={member} />
          <Past key={member} appId={appId} board={board} memberId={member} />
        </>
      )}
    </section>
  );
}

type PastRow = Awaited<ReturnType<NonNullable<ReturnType<typeof pastQuery>['queryFn']>>>[number];

const c = columnKinds<PastRow>();
const columns = [
  c.own(
    'ended',
    text.versionTime,
    ({ version: { endTime } }) => (endTime === undefined ? text.now : text.moment(endTime)),
    {
      width: 180,
      value: ({ version: { endTime } }) => endTime ?? '',
    },
  ),
  ...columnsOf<PastRow>(leaderboardHistoryScoreColumns, {
    rank: {},
    score: {},
    tier: {},
    updateCount: {},
    rewardState: {},
    updatedAt: { wideOnly: true },
  }),
];

function Past({ appId, board, memberId }: { appId: string; board: Leaderboard; memberId: string }) {
  const client = useQueryClient();
  const past = pastQuery(appId, board.slugName, memberId);
  return (
    <section aria-label={text.past}>
      <Group mt="lg" mb="xs">
        <Title order={2}>{text.past}</Title>
      </Group>
      <DataList
        id="passport.leaderboard.past"
        scope="past"
        label={text.past}
        source={localSource<PastRow>({ key: past.queryKey, load: () => client.fetchQuery(past) })}
        columns={columns}
        rowKey={({ versionId }) => versionId}
        empty={
          <EmptyState icon={historyIcon} title={text.noPast}>
            {text.noPastHint}
          </EmptyState>
        }
      />
    </section>
  );
}
