// Who stands where now: asked again while it is in sight, with a way to a rank, a member or a percentage.
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Leaderboard, LeaderboardScore } from '@uos/sdk/browser';
import { leaderboardScoreColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { screen } from '../../../kit/address/link.ts';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { banIcon, chartIcon, editIcon, membersIcon, trashIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf, realmNamesQuery } from '../queries.ts';
import { Jump } from './jump.tsx';
import classes from './leaderboards.module.css';
import { scoreKeys } from './queries.ts';
import { text } from './text.zh.ts';

const ScoreForm = part(() => import('./score-form.tsx'), 'over');
const KeepOut = part(() => import('./keep-out.tsx'), 'over');

const REFETCH_MS = 5000;

type Open = { readonly kind: 'score' | 'delete' | 'ban'; readonly score: LeaderboardScore };

/** Where somebody went: `r12` to a rank, else to a member. */
const spec = { at: words() };

const isAt = (at: string, { rank, memberId }: Pick<LeaderboardScore, 'rank' | 'memberId'>): boolean =>
  at !== '' && (at === `r${rank}` || at === memberId);

export default function LiveTable({ appId, board }: { appId: string; board: Leaderboard }) {
  const name = board.slugName;
  const { leaderboardScores, personas } = passportOf(appId);
  const reasonFor = usePermission();
  const navigate = useNavigate();
  const [{ at }] = useSearchState(spec);
  const [open, setOpen] = useState<Open>();
  const realms = useQuery(realmNamesQuery(appId)).data;
  const close = () => setOpen(undefined);
  const isPlayers = board.memberType === 'Player';
  const columns = columnsOf<LeaderboardScore>(leaderboardScoreColumns, {
    displayName: {
      cell: (row) => (
        <span data-at={isAt(at, row) || undefined} className={classes.name}>
          {row.displayName || row.memberId}
        </span>
      ),
    },
    rank: { width: 90 },
    score: {},
    ...(board.tiers.length > 0 && { tier: {} }),
    ...(!board.crossRealm && {
      realmID: { title: text.realm, kind: 'text', cell: ({ realmID }) => realms?.get(realmID) ?? realmID },
    }),
    ...(board.bucketStrategy !== 'None' && { bucketId: { kind: 'text' } }),
    updateCount: { wideOnly: true },
    updatedAt: {},
    memberId: { wideOnly: true },
  });
  // why the page: a panel beside a list has no room for a member beside its board
  const toMember = (member: string) =>
    void navigate({
      ...screen('/services/{appId}/passport/leaderboards/{slugName}', { appId, slugName: name }),
      search: { tab: 'member', member },
    } as never);
  return (
    <>
      <Jump appId={appId} board={board} />
      <DataList
        id="passport.leaderboard.scores"
        scope="live"
        label={text.live}
        refetchMs={REFETCH_MS}
        source={listOf(leaderboardScores.list, ({ filters: { realm, bucket, tier, member } }) => ({
          name,
          ...given({ realmID: realm, bucketId: bucket, tier, memberId: member }),
        }))}
        columns={columns}
        rowKey={({ memberId }) => memberId}
        rowName={({ displayName, memberId }) => displayName || memberId}
        {...(isPlayers && {
          rowEntity: ({ memberId }: LeaderboardScore) => ({ kind: 'persona' as const, id: memberId }),
        })}
        filters={[
          ...(realms === undefined || realms.size < 2
            ? []
            : [
                {
                  kind: 'choice' as const,
                  key: 'realm',
                  title: text.realm,
                  options: [...realms].map(([value, label]) => ({ value, label })),
                },
              ]),
          ...(board.tiers.length === 0
            ? []
            : [
                {
                  kind: 'choice' as const,
                  key: 'tier',
                  title: text.tiers,
                  options: board.tiers.map(({ slugName, displayName }) => ({ value: slugName, label: displayName })),
                },
              ]),
          ...(board.bucketStrategy === 'None' ? [] : [{ kind: 'text' as const, key: 'bucket', title: text.bucket }]),
          { kind: 'text', key: 'member', title: text.memberId },
        ]}
        actions={(score) => [
          { label: text.showMember, icon: membersIcon, onClick: () => toMember(score.memberId) },
          {
            label: text.writeScore,
            icon: editIcon,
            reason: reasonFor('passport.leaderboardScores.submit'),
            onClick: () => setOpen({ kind: 'score', score }),
          },
          ...(isPlayers
            ? [
                {
                  label: text.keepOut,
                  icon: banIcon,
                  danger: true,
                  reason: reasonFor('passport.personas.setBanActions'),
                  onClick: () => setOpen({ kind: 'ban', score }),
                },
              ]
            : []),
          {
            label: text.deleteScore,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.leaderboardScores.clear'),
            onClick: () => setOpen({ kind: 'delete', score }),
          },
        ]}
        bulk={[
          ...(isPlayers
            ? [
                {
                  key: 'ban',
                  label: text.keepOutVerb,
                  icon: banIcon,
                  danger: true,
                  reason: reasonFor('passport.personas.setBanActions'),
                  run: ({ memberId }: LeaderboardScore) =>
                    personas.setBanActions({ id: memberId, banActions: [{ type: 'BanLeaderboard' }] }),
                  words: text.bulkKeepOut,
                },
              ]
            : []),
          {
            key: 'delete',
            label: text.deleteScoreVerb,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.leaderboardScores.clear'),
            run: ({ memberId }) => leaderboardScores.clear({ name, memberIds: [memberId] }),
            words: text.bulkDelete,
          },
        ]}
        refresh={scoreKeys(appId)}
        empty={
          <EmptyState
            icon={chartIcon}
            title={text.noScores}
            snippets={{ call: leaderboardScores.submit, input: { name, memberId: text.sampleMember, score: 1200 } }}
          >
            {text.noScoresHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {open?.kind === 'score' ? <ScoreForm appId={appId} board={board} score={open.score} onClose={close} /> : null}
        {open?.kind === 'ban' ? <KeepOut appId={appId} score={open.score} onClose={close} /> : null}
      </Suspense>
      {open?.kind === 'delete' ? (
        <Confirm
          title={text.deleteScoreVerb}
          verb={text.deleteScoreVerb}
          onConfirm={() => leaderboardScores.clear({ name, memberIds: [open.score.memberId] })}
          done={text.scoreDeleted(nameOf(open.score))}
          refresh={scoreKeys(appId)}
          onClose={close}
        >
          {text.deleteScoreWords(nameOf(open.score), open.score.rank)}
        </Confirm>
      ) : null}
    </>
  );
}

const nameOf = ({ displayName, memberId }: LeaderboardScore): string => displayName || memberId;
