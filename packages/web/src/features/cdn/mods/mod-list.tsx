// What players made: mods with the state of their review.
import { Group, Text } from '@mantine/core';
import { cdnLabels } from '@uos/contract/labels';
import type { Mod } from '@uos/sdk/browser';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { screen } from '../../../kit/link.ts';
import { columnsOf } from '../../../kit/list/column.tsx';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import type { BulkAction } from '../../../kit/list/view.ts';
import { Page } from '../../../kit/page.tsx';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission.ts';
import { cdnOf } from '../queries.ts';
import { ServiceOn } from '../service-on.tsx';
import { modsKey, modsSource } from './queries.ts';
import { text } from './text.zh.ts';

export default function ModList() {
  const app = useApp();
  return (
    <Page
      title={text.mods}
      help={text.modsHelp}
      crumbs={[{ title: app.ProjectName, link: screen('/services/{appId}', { appId: app.AppId }) }]}
    >
      <ServiceOn app={app}>
        <Mods appId={app.AppId} />
      </ServiceOn>
    </Page>
  );
}

function Mods({ appId }: { appId: string }) {
  const reason = usePermission()('cdn.mods.inspect');
  return (
    <DataList
      id="cdn.mods"
      label={text.mods}
      source={modsSource(appId)}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowLink={({ id }) => screen('/services/{appId}/asset/bucket/ugc/{modId}', { appId, modId: id })}
      search={text.search}
      filters={[
        labelFilter('status', text.status, cdnLabels.mod.status),
        labelFilter('report_status', text.reportStatus, cdnLabels.mod.reportStatus, ['reported', 'down']),
        { kind: 'text', key: 'author_id', title: text.authorId },
      ]}
      bulk={bulkOf(appId, reason)}
      refresh={[modsKey(appId)]}
      empty={
        <EmptyState
          icon="user"
          title={text.empty}
          snippets={{
            call: cdnOf(appId).mods.create,
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

const c = columnsOf<Mod>();

const columns = [
  c.text('name', text.name),
  c.own('author_name', text.author, ({ author_name, author_id }) => (
    <Text size="sm" component="span" truncate>
      {author_name || author_id || '-'}
    </Text>
  )),
  c.status('status', text.status, cdnLabels.mod.status),
  c.status('report_status', text.reportStatus, cdnLabels.mod.reportStatus),
  c.number('report_count', text.reportCount, { wideOnly: true }),
  c.number('version_count', text.versionCount, { wideOnly: true }),
  c.number('download_count', text.downloads),
  c.own('tags', text.tags, ({ tags }) => <Group gap={4}>{tags.join(' ')}</Group>, {
    hidden: true,
    value: ({ tags }) => tags.join(' '),
  }),
  c.time('updated', text.updated),
];
