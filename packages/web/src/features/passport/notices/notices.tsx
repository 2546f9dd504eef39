// Notices by state and namespace: published, taken back and deleted, one or many at once.
import { useQuery } from '@tanstack/react-query';
import type { Billboard, BillboardsSearchInput } from '@uos/sdk/services/passport';
import { billboardColumns } from '@uos/sdk/services/passport.columns';
import type { ReactNode } from 'react';
import { sideDrawer } from '../../../kit/detail/side-drawer.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { backIcon, noticeIcon, trashIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { notDeletable, useNoticeActions } from './notice-actions.tsx';
import { audienceWords, isOut } from './notice-words.ts';
import { namespacesQuery, noticeKeys } from './queries.ts';
import { text } from './text.zh.ts';

const { status: state, namespace: group } = billboardColumns;

const columns = columnsOf<Billboard>(billboardColumns, {
  title: {},
  status: {},
  namespace: { wideOnly: true },
  tags: { title: text.tags, kind: 'text', cell: audienceWords, value: ({ tags }) => JSON.stringify(tags) },
  publishTime: { title: text.publishedAt },
  expireTime: {},
  subtitle: { wideOnly: true, hidden: true },
  content: { wideOnly: true, hidden: true },
  modifiedAt: { wideOnly: true, hidden: true },
  billboardID: { wideOnly: true, hidden: true },
});

export function Notices({ appId, create }: { appId: string; create: ReactNode }) {
  const { billboards } = passportOf(appId);
  const reasonFor = usePermission();
  const namespaces = useQuery(namespacesQuery(appId)).data ?? [];
  const { actions, dialog } = useNoticeActions(appId);
  return (
    <>
      <DataList
        id="passport.notices"
        label={text.notices}
        source={listOf(billboards.search, ({ q, filters: { status, namespace } }) =>
          given({ title: q, namespace, status: status as BillboardsSearchInput['status'] }),
        )}
        columns={columns}
        rowKey={({ billboardID }) => billboardID}
        rowName={({ title }) => title}
        rowSearch={({ billboardID }) => sideDrawer('notice', billboardID)}
        refresh={noticeKeys(appId)}
        search={text.search}
        filters={[
          labelFilter('status', state.title, state.labels),
          {
            kind: 'choice',
            key: 'namespace',
            title: group.title,
            options: namespaces.map((value) => ({ value, label: value })),
          },
        ]}
        actions={actions}
        bulk={[
          {
            key: 'publish',
            label: text.publishVerb,
            icon: noticeIcon,
            reason: reasonFor('passport.billboards.publish'),
            leaves: (notice) => (isOut(notice) ? text.isOut : undefined),
            run: ({ billboardID }) => billboards.publish({ id: billboardID }),
            words: text.bulkPublish,
          },
          {
            key: 'revoke',
            label: text.revokeVerb,
            icon: backIcon,
            danger: true,
            reason: reasonFor('passport.billboards.revoke'),
            leaves: (notice) => (isOut(notice) ? undefined : text.isNotOut),
            run: ({ billboardID }) => billboards.revoke({ id: billboardID }),
            words: text.bulkRevoke,
          },
          {
            key: 'delete',
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.billboards.remove'),
            leaves: notDeletable,
            run: ({ billboardID }) => billboards.remove({ id: billboardID }),
            words: text.bulkDelete,
          },
        ]}
        empty={
          <EmptyState
            icon={noticeIcon}
            title={text.empty}
            action={create}
            snippets={{ call: billboards.create, input: text.sample }}
          >
            {text.emptyHint}
          </EmptyState>
        }
      />
      {dialog}
    </>
  );
}
