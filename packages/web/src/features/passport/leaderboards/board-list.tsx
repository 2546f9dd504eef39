// The leaderboards of an app: how each ranks, when it begins anew, and a new one, a copy, an import or the end of one.
import { useNavigate } from '@tanstack/react-router';
import { formatTime } from '@uos/contract/rules';
import type { Leaderboard } from '@uos/sdk/browser';
import { leaderboardColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { screen } from '../../../kit/address/link.ts';
import { keyOf } from '../../../kit/call/query.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { chartIcon, copyIcon, editIcon, expandIcon, plusIcon, trashIcon, uploadIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { windowOf } from './board-window.ts';
import { text } from './text.zh.ts';

const BoardForm = part(() => import('./board-form.tsx'), 'over');
const BoardImport = part(() => import('./board-import.tsx'), 'over');
const DeleteBoard = part(() => import('./delete-board.tsx'), 'over');

const columns = columnsOf<Leaderboard>(leaderboardColumns, {
  displayName: {},
  slugName: {},
  startTime: {
    title: text.state,
    kind: 'text',
    width: 110,
    cell: (board) => <StatusDot label={windowOf(board)} />,
  },
  memberType: {},
  updateType: {},
  sortOrder: { wideOnly: true },
  nextResetAt: { cell: ({ nextResetAt }) => (nextResetAt === undefined ? text.never : formatTime(nextResetAt)) },
  resetSchedule: { hidden: true },
  createdAt: { wideOnly: true },
});

type Open =
  | { readonly kind: 'create' | 'import' }
  | { readonly kind: 'edit' | 'copy' | 'delete'; readonly board: Leaderboard };

export default function BoardList() {
  const { AppId: appId } = useApp();
  const { leaderboards } = passportOf(appId);
  const navigate = useNavigate();
  const reasonFor = usePermission();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const readOnly = reasonFor('passport.leaderboards.create');
  const create = (
    <ActionButton icon={plusIcon} reason={readOnly} onClick={() => setOpen({ kind: 'create' })}>
      {text.create}
    </ActionButton>
  );
  return (
    <Page
      title={text.boards}
      help={text.help}
      actions={
        <>
          <ActionButton
            variant="default"
            icon={uploadIcon}
            reason={readOnly}
            onClick={() => setOpen({ kind: 'import' })}
          >
            {text.import}
          </ActionButton>
          {create}
        </>
      }
    >
      <DataList
        id="passport.leaderboards"
        label={text.boards}
        source={listOf(leaderboards.list, ({ q }) => given({ displayName: q }))}
        columns={columns}
        rowKey={({ slugName }) => slugName}
        rowName={({ displayName }) => displayName}
        rowEntity={({ slugName }) => ({ kind: 'leaderboard', id: slugName })}
        refresh={[keyOf(leaderboards.get)]}
        search={text.search}
        actions={(board) => [
          {
            label: text.openPage,
            icon: expandIcon,
            onClick: () =>
              void navigate(
                screen('/services/{appId}/passport/leaderboards/{slugName}', { appId, slugName: board.slugName }),
              ),
          },
          {
            label: text.edit,
            icon: editIcon,
            reason: reasonFor('passport.leaderboards.update'),
            onClick: () => setOpen({ kind: 'edit', board }),
          },
          { label: text.copy, icon: copyIcon, reason: readOnly, onClick: () => setOpen({ kind: 'copy', board }) },
          {
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.leaderboards.remove'),
            onClick: () => setOpen({ kind: 'delete', board }),
          },
        ]}
        empty={
          <EmptyState
            icon={chartIcon}
            title={text.empty}
            action={create}
            snippets={{ call: leaderboards.create, input: text.sample }}
          >
            {text.emptyHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {open?.kind === 'create' ? <BoardForm appId={appId} how="create" onClose={close} /> : null}
        {open?.kind === 'import' ? <BoardImport appId={appId} onClose={close} /> : null}
        {open?.kind === 'edit' || open?.kind === 'copy' ? (
          <BoardForm appId={appId} board={open.board} how={open.kind} onClose={close} />
        ) : null}
        {open?.kind === 'delete' ? <DeleteBoard appId={appId} board={open.board} onClose={close} /> : null}
      </Suspense>
    </Page>
  );
}
