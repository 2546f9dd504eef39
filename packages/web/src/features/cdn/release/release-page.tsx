// One release: its facts, its files, and what it changes against another one or against what is there now. A page of its
// own, or what `release-panel.tsx` shows beside the list.

import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { cdnLabels } from '@uos/contract/labels';
import type { Release, ReleaseEntry } from '@uos/sdk/browser';
import { releaseColumns, releaseEntryColumns } from '@uos/sdk/services/cdn.columns';
import { Suspense, useState } from 'react';
import type { EntityViewProps } from '../../../kit/address/entity.ts';
import { screen } from '../../../kit/address/link.ts';
import { queryOf } from '../../../kit/call/query.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnKinds } from '../../../kit/list/columns/column.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { localSource } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { badgeIcon, checkIcon, codeIcon, folderIcon, rocketIcon } from '../../../kit/show/icons.ts';
import { BadgeTag } from '../../../parts/badge/badge-tag.tsx';
import { BadgeForm } from '../bucket/badge-form.tsx';
import type { BucketContext } from '../bucket/bucket-detail.tsx';
import { cdnOf, releaseFilesSource } from '../queries.ts';
import { text } from '../text.zh.ts';
import { HEAD, useComparison } from './comparison.ts';
import { PromoteForm } from './promote-form.tsx';
import type { FileChange } from './release-diff.ts';

const ContentPanel = part(() => import('./content-panel.tsx'), 'over');

interface ReleasePageProps extends BucketContext {
  readonly releaseId: string;
  readonly place?: EntityViewProps['place'];
}

export default function ReleasePage({ releaseId, place = 'page', ...context }: ReleasePageProps) {
  const { appId, bucket, readOnly } = context;
  const [open, setOpen] = useState<'badge' | 'promote'>();
  const close = () => setOpen(undefined);
  const release = useQuery(queryOf(cdnOf(appId).releases.get, { id: bucket.id, rid: releaseId }));
  const path = '/services/{appId}/asset/bucket/{bucketId}';
  const all = screen(path, { appId, bucketId: bucket.id }, { tab: 'releases' });
  return (
    <DetailPage
      place={place}
      query={release}
      kind={text.releases}
      icon={rocketIcon}
      title={({ releasenum }) => text.releaseTitle(releasenum)}
      status={({ badges }) => <Badges names={badges.map(({ name }) => name)} />}
      help={({ notes }) => (notes === '' ? undefined : notes)}
      facts={facts}
      list={all}
      crumbs={[
        { title: text.buckets, link: screen('/services/{appId}/asset/bucket', { appId }) },
        { title: bucket.name, link: all },
      ]}
      actions={() => [
        { label: text.setBadge, icon: badgeIcon, primary: true, reason: readOnly, onClick: () => setOpen('badge') },
        { label: text.promote, icon: rocketIcon, reason: readOnly, onClick: () => setOpen('promote') },
      ]}
      tabWord="show"
      tabKeeps={['tab', 'release']}
      tabs={() => [
        { key: 'diff', title: text.diff, render: (data) => <Diff {...context} place={place} release={data} /> },
        {
          key: 'files',
          title: text.releaseFiles,
          render: (data) => <Files {...context} place={place} release={data} />,
        },
      ]}
    >
      {(data) => (
        <>
          {open === 'badge' ? <BadgeForm {...context} release={data} onClose={close} /> : null}
          {open === 'promote' ? <PromoteForm {...context} release={data} onClose={close} /> : null}
        </>
      )}
    </DetailPage>
  );
}

function Badges({ names }: { names: readonly string[] }) {
  return (
    <Group gap={6}>
      {names.map((name) => (
        <BadgeTag key={name} name={name} />
      ))}
    </Group>
  );
}

const facts = columnsOf<Release>(releaseColumns, {
  entry_count: {
    title: text.fileCount,
    kind: 'text',
    cell: ({ entry_count, content_size }) => text.filesAndSize(entry_count, content_size),
  },
  created_by_name: { title: text.author },
  created: { title: text.createdAt },
  releaseid: { title: text.releaseId },
});

type PartProps = BucketContext & Pick<EntityViewProps, 'place'> & { readonly release: Release };

/** Beside the list of releases, which has words of its own in the address. */
const scopeIn = (place: EntityViewProps['place']) => (place === 'drawer' ? { scope: 'release' } : {});

function Files({ appId, bucket, release, place }: PartProps) {
  return (
    <DataList
      id="cdn.release-files"
      {...scopeIn(place)}
      label={text.releaseFiles}
      source={releaseFilesSource({ appId, id: bucket.id }, release.releaseid)}
      columns={fileColumns}
      rowKey={({ entryid }) => entryid}
      rowName={({ path }) => path}
      search={text.searchFiles}
      empty={<EmptyState icon={folderIcon} title={text.emptyFolder} />}
    />
  );
}

const fileColumns = columnsOf<ReleaseEntry>(releaseEntryColumns, {
  path: { sort: true },
  change_state: { kind: 'status' },
  content_size: { sort: true },
  content_type: { title: text.contentType, wideOnly: true },
  content_hash: { kind: 'id', hidden: true },
  last_modified: { sort: true },
});

function Diff({ release, place, ...context }: PartProps) {
  const { against, others, previous, key, diff, shown, change } = useComparison(context, release);
  const count = (kind: FileChange['change']) => diff.data?.changes.filter((one) => one.change === kind).length ?? 0;
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <Text size="sm">{text.compareWith}</Text>
        <NativeSelect
          aria-label={text.against}
          value={against}
          data={[
            ...(previous === undefined ? [{ value: '', label: text.againstNothing }] : []),
            ...others.map(({ releaseid, releasenum, notes }) => ({
              value: releaseid,
              label: text.releaseOption(releasenum, notes),
            })),
            { value: HEAD, label: text.againstHead },
          ]}
          onChange={(event) => change({ against: event.currentTarget.value })}
        />
        {diff.data === undefined ? null : (
          <Text size="sm" c="dimmed" role="status">
            {text.diffSummary(count('Add'), count('Update'), count('Delete'), diff.data.same)}
          </Text>
        )}
      </Group>
      {diff.data === undefined ? (
        diff.isLoadingError ? (
          <ErrorPanel error={diff.error} onRetry={() => void diff.refetch()} />
        ) : (
          <Waiting height={220} />
        )
      ) : (
        <DataList
          id="cdn.release-diff"
          {...scopeIn(place)}
          key={against}
          label={text.diff}
          source={localSource<FileChange>({
            key: [...key, 'rows', diff.dataUpdatedAt],
            load: async () => diff.data.changes,
            search: ({ path }) => path,
          })}
          columns={place === 'drawer' ? narrowColumns : changeColumns}
          rowKey={({ path }) => path}
          search={text.searchFiles}
          filters={[labelFilter('change', text.change, cdnLabels.entry.changeState, ['Add', 'Update', 'Delete'])]}
          {...(place === 'drawer'
            ? {}
            : {
                actions: (row: FileChange) => [
                  { label: text.showDiff, icon: codeIcon, onClick: () => change({ diff: row.path }) },
                ],
              })}
          rowSearch={({ path }) => ({ diff: path })}
          empty={<EmptyState icon={checkIcon} title={text.noDiff} />}
        />
      )}
      {shown === '' || diff.data === undefined || place === 'drawer' ? null : (
        <Suspense fallback={null}>
          <ContentPanel
            path={shown}
            change={diff.data.changes.find(({ path }) => path === shown)}
            onClose={() => change({ diff: '' })}
          />
        </Suspense>
      )}
    </Stack>
  );
}

const d = columnKinds<FileChange>();

const changeColumns = [
  d.text('path', text.filePath, { sort: true }),
  d.status('change', text.change, cdnLabels.entry.changeState, { sort: true }),
  d.own('before', text.sizeBefore, ({ before }) => (before === undefined ? '–' : text.bytes(before.content_size)), {
    align: 'right',
    value: ({ before }) => before?.content_size,
  }),
  d.own('after', text.sizeAfter, ({ after }) => (after === undefined ? '–' : text.bytes(after.content_size)), {
    align: 'right',
    value: ({ after }) => after?.content_size,
  }),
];

/** Where there is little room a row says how the file changed, and opens. */
const narrowColumns = changeColumns.filter(({ key }) => key !== 'before');
