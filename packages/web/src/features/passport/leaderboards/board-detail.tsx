// One leaderboard, as a page and as a drawer: who stands where now, how the scores lie, the versions before, rewards,
// when it begins anew, and its settings.
import { useQuery } from '@tanstack/react-query';
import type { Leaderboard } from '@uos/sdk/browser';
import { leaderboardColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { Confirm } from '../../../kit/act/confirm.tsx';
import type { EntityViewProps } from '../../../kit/address/entity.ts';
import { screen } from '../../../kit/address/link.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import {
  chartIcon,
  copyIcon,
  editIcon,
  flaskIcon,
  plusIcon,
  refreshIcon,
  terminalIcon,
  trashIcon,
  uploadIcon,
} from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { historyTab } from '../../../parts/history/history-tab.tsx';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { windowOf } from './board-window.ts';
import { boardKeys, boardQuery, scoreKeys, totalQuery } from './queries.ts';
import { isDevelopment } from './seed.ts';
import { text } from './text.zh.ts';

const Snippets = part(() => import('../../../kit/snippets/snippets.tsx'), 'nothing');
const LiveTable = part(() => import('./live-table.tsx'));
const BoardSpread = part(() => import('./board-spread.tsx'));
const BoardMember = part(() => import('./board-member.tsx'));
const Versions = part(() => import('./versions.tsx'));
const Rewards = part(() => import('./rewards.tsx'));
const Schedule = part(() => import('./schedule.tsx'));
const BoardSettings = part(() => import('./board-settings.tsx'));
const BoardForm = part(() => import('./board-form.tsx'), 'over');
const ScoreForm = part(() => import('./score-form.tsx'), 'over');
const ScoreImport = part(() => import('./score-import.tsx'), 'over');
const SeedDialog = part(() => import('./seed-dialog.tsx'), 'over');
const DeleteBoard = part(() => import('./delete-board.tsx'), 'over');

/** The others stand in the settings. */
const facts = columnsOf<Leaderboard>(leaderboardColumns, {
  slugName: { kind: 'id' },
  memberType: {},
  updateType: {},
  sortOrder: {},
  createdAt: {},
  modifiedAt: {},
  currentVersionId: {},
});

type Open = 'edit' | 'copy' | 'score' | 'import' | 'seed' | 'clear' | 'reset' | 'delete';

export default function BoardDetail({ id: name, place, onClose }: EntityViewProps) {
  const { AppId: appId } = useApp();
  const reasonFor = usePermission();
  const [open, setOpen] = useState<Open>();
  const total = useQuery(totalQuery(appId, name));
  const { leaderboards, leaderboardScores } = passportOf(appId);
  const close = () => setOpen(undefined);
  const nobody = total.data === 0 ? text.nobodyYet : undefined;
  return (
    <DetailPage
      place={place}
      query={useQuery(boardQuery(appId, name))}
      kind={text.board}
      icon={chartIcon}
      title={({ displayName }) => displayName}
      status={(board) => <StatusDot label={windowOf(board)} />}
      facts={facts}
      aside={{
        title: text.code,
        icon: terminalIcon,
        render: () => (
          <Suspense fallback={null}>
            <Snippets call={leaderboardScores.list} input={{ name, count: 20 }} />
          </Suspense>
        ),
      }}
      list={screen('/services/{appId}/passport/leaderboards', { appId })}
      tabs={(board) => [
        { key: 'live', title: text.live, count: total.data, render: () => <LiveTable appId={appId} board={board} /> },
        { key: 'spread', title: text.spread, render: () => <BoardSpread appId={appId} board={board} /> },
        { key: 'member', title: text.memberTab, render: () => <BoardMember appId={appId} board={board} /> },
        { key: 'versions', title: text.versions, render: () => <Versions appId={appId} board={board} /> },
        { key: 'rewards', title: text.rewards, render: () => <Rewards appId={appId} board={board} /> },
        { key: 'schedule', title: text.schedule, render: () => <Schedule appId={appId} board={board} /> },
        { key: 'settings', title: text.settings, render: () => <BoardSettings appId={appId} board={board} /> },
        historyTab({ appId }, name, board.displayName),
      ]}
      actions={() => [
        {
          label: text.writeScore,
          icon: plusIcon,
          primary: true,
          reason: reasonFor('passport.leaderboardScores.submit'),
          onClick: () => setOpen('score'),
        },
        {
          label: text.importScores,
          icon: uploadIcon,
          reason: reasonFor('passport.leaderboardScores.submit'),
          onClick: () => setOpen('import'),
        },
        {
          label: text.edit,
          icon: editIcon,
          reason: reasonFor('passport.leaderboards.update'),
          onClick: () => setOpen('edit'),
        },
        {
          label: text.copy,
          icon: copyIcon,
          reason: reasonFor('passport.leaderboards.create'),
          onClick: () => setOpen('copy'),
        },
        ...(isDevelopment()
          ? [
              {
                label: text.seed,
                icon: flaskIcon,
                reason: reasonFor('passport.leaderboardScores.submit'),
                onClick: () => setOpen('seed'),
              },
            ]
          : []),
        {
          label: text.resetNow,
          icon: refreshIcon,
          danger: true,
          reason: reasonFor('passport.leaderboards.reset'),
          onClick: () => setOpen('reset'),
        },
        {
          label: text.clear,
          icon: trashIcon,
          danger: true,
          reason: reasonFor('passport.leaderboardScores.clear') ?? nobody,
          onClick: () => setOpen('clear'),
        },
        {
          label: text.delete,
          icon: trashIcon,
          danger: true,
          reason: reasonFor('passport.leaderboards.remove'),
          onClick: () => setOpen('delete'),
        },
      ]}
    >
      {(board) => (
        <>
          <Suspense fallback={null}>
            {open === 'edit' || open === 'copy' ? (
              <BoardForm appId={appId} board={board} how={open} onClose={close} />
            ) : null}
            {open === 'score' ? <ScoreForm appId={appId} board={board} onClose={close} /> : null}
            {open === 'import' ? <ScoreImport appId={appId} board={board} onClose={close} /> : null}
            {open === 'seed' ? <SeedDialog appId={appId} board={board} onClose={close} /> : null}
            {open === 'delete' ? (
              <DeleteBoard
                appId={appId}
                board={board}
                onClose={(isDeleted) => {
                  close();
                  if (isDeleted) {
                    onClose();
                  }
                }}
              />
            ) : null}
          </Suspense>
          {open === 'reset' ? (
            <Confirm
              title={text.resetTitle}
              verb={text.resetVerb}
              typed={name}
              onConfirm={() => leaderboards.reset({ name })}
              done={text.resetDone(board.displayName)}
              refresh={[...boardKeys(appId), ...scoreKeys(appId)]}
              onClose={close}
            >
              {text.resetWords(total.data)}
            </Confirm>
          ) : null}
          {open === 'clear' ? (
            <Confirm
              title={text.clearTitle}
              verb={text.clearVerb(total.data ?? 0)}
              typed={name}
              onConfirm={() => leaderboardScores.clear({ name })}
              done={text.cleared(board.displayName)}
              refresh={scoreKeys(appId)}
              onClose={close}
            >
              {text.clearWords(total.data)}
            </Confirm>
          ) : null}
        </>
      )}
    </DetailPage>
  );
}
