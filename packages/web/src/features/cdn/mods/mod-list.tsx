// What players made: mods with the state of their review.

import { Group, Text } from '@mantine/core';
import type { Mod } from '@uos/sdk/browser';
import type { ModsListInput } from '@uos/sdk/services/cdn';
import { modColumns } from '@uos/sdk/services/cdn.columns';
import { screen } from '../../../kit/address/link.ts';
import { keyOf } from '../../../kit/call/query.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import type { BulkAction } from '../../../kit/list/view.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { userIcon } from '../../../kit/show/icons.ts';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { cdnOf } from '../queries.ts';
import { text } from './text.zh.ts';

export default function ModList() {
  const app = useApp();
  return (
    <Page title={text.mods} help={text.modsHelp}>
      <Mods appId={app.AppId} />
    </Page>
  );
}

const { status: review, report_status: report } = modColumns;

function Mods({ appId }: { appId: string }) {
  const { mods } = cdnOf(appId);
  const reason = usePermission()('cdn.mods.inspect');
  return (
    <DataList
      id="cdn.mods"
      label={text.mods}
      source={listOf(mods.list, ({ q, filters: { status, report_status, author_id } }) =>
        given({
          name: q,
          status: status as ModsListInput['status'] | '',
          report_status: report_status as ModsListInput['report_status'] | '',
          author_id,
        }),
      )}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowLink={({ id }) => screen('/services/{appId}/asset/bucket/ugc/{modId}', { appId, modId: id })}
      search={text.search}
      filters={[
        labelFilter('status', review.title, review.labels),
        labelFilter('report_status', report.title, report.labels, ['reported', 'down']),
        { kind: 'text', key: 'author_id', title: modColumns.author_id.title },
      ]}
      bulk={bulkOf(appId, reason)}
      refresh={[keyOf(mods.get)]}
      empty={
        <EmptyState
          icon={userIcon}
          title={text.empty}
          snippets={{
            call: mods.create,
            input: { name: text.sampleName, author_name: text.sampleAuthor },
          }}
        >
          {text.emptyHint}
        </EmptyState>
      }
    />
  );
}

function bulkOf(appId: string, reason: string | undefined): readonly BulkAction<Mod>[] {
  const inspect =
    (action: 'start' | 'approve' | 'takedown') =>
    ({ id }: Mod) =>
      cdnOf(appId).mods.inspect({ id, action });
  return [
    {
      key: 'start',
      label: text.start,
      reason,
      run: inspect('start'),
      words: text.bulkStart,
      leaves: ({ status, version_count }) =>
        version_count === 0 ? text.noVersionYet : status === 'not_start' ? undefined : text.cannotStart(status),
    },
    {
      key: 'approve',
      label: text.approve,
      reason,
      run: inspect('approve'),
      words: text.bulkApprove,
      leaves: ({ status }) => (status === 'ongoing' ? undefined : text.cannot.judge),
    },
    {
      key: 'takedown',
      label: text.takedown,
      danger: true,
      reason,
      run: inspect('takedown'),
      words: text.bulkTakedown,
      leaves: ({ report_status }) => (report_status === 'down' ? text.isDown : undefined),
    },
  ];
}

const columns = columnsOf<Mod>(modColumns, {
  name: {},
  author_name: {
    cell: ({ author_name, author_id }) => (
      <Text size="sm" component="span" truncate>
        {author_name || author_id || '–'}
      </Text>
    ),
  },
  status: {},
  report_status: {},
  report_count: { wideOnly: true },
  version_count: { wideOnly: true },
  download_count: {},
  tags: {
    cell: ({ tags }) => <Group gap={4}>{tags.join(' ')}</Group>,
    hidden: true,
    value: ({ tags }) => tags.join(' '),
  },
  updated: {},
});
