// One release: its facts, its files, and what it changes against another one or against what is there now.

import { Alert, Anchor, Button, Group, Modal, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { cdnLabels } from '@uos/contract/labels';
import { formatTime } from '@uos/contract/rules';
import type { Release, ReleaseEntry } from '@uos/sdk/browser';
import { releaseEntryColumns } from '@uos/sdk/services/cdn.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { screen } from '../../../kit/address/link.ts';
import { oneOf, useSearchState, words } from '../../../kit/address/search-state.ts';
import { gatherOf, queryOf } from '../../../kit/call/query.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnKinds } from '../../../kit/list/columns/column.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { localSource } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { CopyableId } from '../../../kit/show/code.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { badgeIcon, checkIcon, codeIcon, folderIcon, rocketIcon } from '../../../kit/show/icons.ts';
import { text as kit } from '../../../kit/text.zh.ts';
import type { BucketContext } from '../bucket/bucket-detail.tsx';
import { previewKind, TEXT_LIMIT_BYTES } from '../preview/preview-kind.ts';
import { textQuery } from '../preview/text-query.ts';
import { cdnOf, releaseChoicesQuery, releaseFilesSource } from '../queries.ts';
import { text } from '../text.zh.ts';
import { type DiffedFile, diffFiles, type FileChange } from './release-diff.ts';

const DiffView = part(() => import('../../../kit/diff/diff-view.tsx'));

const HEAD = 'head';
const search = { show: oneOf('diff', 'files'), against: words() };

interface ReleasePanelProps extends BucketContext {
  readonly releaseId: string;
  readonly onBadge: (release: Release) => void;
  readonly onPromote: (release: Release) => void;
}

export default function ReleasePanel({ releaseId, onBadge, onPromote, ...context }: ReleasePanelProps) {
  const { appId, bucket, readOnly } = context;
  const release = useQuery(queryOf(cdnOf(appId).releases.get, { id: bucket.id, rid: releaseId }));
  const [{ show }, change] = useSearchState(search);
  const all = screen('/services/{appId}/asset/bucket/{bucketId}', { appId, bucketId: bucket.id }, { tab: 'releases' });
  const { data } = release;
  return (
    <Stack gap="md">
      <Anchor size="sm" renderRoot={(props) => <Link {...props} {...all} />}>
        {text.backToReleases}
      </Anchor>
      {data === undefined ? (
        release.isLoadingError ? (
          <ErrorPanel error={release.error} onRetry={() => void release.refetch()} />
        ) : (
          <Waiting height={220} />
        )
      ) : (
        <>
          <Paper p="md">
            <Group justify="space-between" mb="sm">
              <Title order={2}>{text.releaseTitle(data.releasenum)}</Title>
              <Group gap="xs">
                <ActionButton
                  size="sm"
                  variant="default"
                  icon={badgeIcon}
                  reason={readOnly}
                  onClick={() => onBadge(data)}
                >
                  {text.setBadge}
                </ActionButton>
                <ActionButton
                  size="sm"
                  variant="default"
                  icon={rocketIcon}
                  reason={readOnly}
                  onClick={() => onPromote(data)}
                >
                  {text.promote}
                </ActionButton>
              </Group>
            </Group>
            <Facts facts={factsOf(data)} />
          </Paper>
          <Group gap="xs" role="group" aria-label={text.releaseTitle(data.releasenum)}>
            {(['diff', 'files'] as const).map((part) => (
              <Button
                key={part}
                size="xs"
                variant={show === part ? 'light' : 'default'}
                aria-pressed={show === part}
                onClick={() => change({ show: part })}
              >
                {part === 'diff' ? text.diff : text.releaseFiles}
              </Button>
            ))}
          </Group>
          {show === 'diff' ? <Diff {...context} release={data} /> : <Files {...context} release={data} />}
        </>
      )}
    </Stack>
  );
}

function factsOf(release: Release) {
  return [
    { title: text.releaseId, value: <CopyableId value={release.releaseid} />, long: true },
    { title: text.notes, value: release.notes === '' ? text.noNotes : release.notes },
    { title: text.badges, value: release.badges.map(({ name }) => name).join(' ') || '-' },
    { title: text.fileCount, value: `${release.entry_count} · ${text.bytes(release.content_size)}` },
    { title: text.author, value: release.created_by_name || '-' },
    { title: text.createdAt, value: formatTime(release.created) },
  ];
}

type PartProps = BucketContext & { readonly release: Release };

function Files({ appId, bucket, release }: PartProps) {
  return (
    <DataList
      id="cdn.release-files"
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
  path: {},
  change_state: { kind: 'status' },
  content_size: {},
  content_type: { title: text.contentType, wideOnly: true },
  content_hash: { kind: 'id', hidden: true },
  last_modified: {},
});

function Diff({ appId, bucket, release }: PartProps) {
  const [{ against: word }, change] = useSearchState(search);
  const choices = useQuery(releaseChoicesQuery({ appId, id: bucket.id }));
  const [shown, setShown] = useState<FileChange>();
  const others = (choices.data ?? []).filter(({ releaseid }) => releaseid !== release.releaseid);
  const previous = others.find(({ releasenum }) => releasenum < release.releasenum);
  const against = word === '' ? (previous?.releaseid ?? '') : word;
  const query = diffQuery(appId, bucket.id, release.releaseid, against);
  const diff = useQuery({ ...query, enabled: choices.isSuccess });
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
          key={against}
          label={text.diff}
          source={localSource<FileChange>({
            key: [...query.queryKey, 'rows', diff.dataUpdatedAt],
            load: async () => diff.data.changes,
            search: ({ path }) => path,
          })}
          columns={changeColumns}
          rowKey={({ path }) => path}
          search={text.searchFiles}
          filters={[labelFilter('change', text.change, cdnLabels.entry.changeState, ['Add', 'Update', 'Delete'])]}
          actions={(row) => [{ label: text.showDiff, icon: codeIcon, onClick: () => setShown(row) }]}
          empty={<EmptyState icon={checkIcon} title={text.noDiff} />}
        />
      )}
      {shown === undefined ? null : (
        <Modal
          opened
          size="xl"
          title={shown.path}
          onClose={() => setShown(undefined)}
          closeButtonProps={{ 'aria-label': kit.close }}
        >
          <ContentDiff change={shown} />
        </Modal>
      )}
    </Stack>
  );
}

const d = columnKinds<FileChange>();

const changeColumns = [
  d.text('path', text.filePath, { sort: true }),
  d.status('change', text.change, cdnLabels.entry.changeState, { sort: true }),
  d.own('before', text.sizeBefore, ({ before }) => (before === undefined ? '-' : text.bytes(before.content_size)), {
    align: 'right',
    value: ({ before }) => before?.content_size,
  }),
  d.own('after', text.sizeAfter, ({ after }) => (after === undefined ? '-' : text.bytes(after.content_size)), {
    align: 'right',
    value: ({ after }) => after?.content_size,
  }),
];

/** Files a page; a release of a hundred thousand is a hundred calls. */
const PAGE = 1000;

/** What the release changed, seen from the older side: another release, the current files, or nothing. */
function diffQuery(appId: string, id: string, releaseId: string, against: string) {
  const { releases, entries } = cdnOf(appId);
  const collect = async (pages: AsyncIterable<{ readonly Items: readonly DiffedFile[] }>): Promise<DiffedFile[]> => {
    const all: DiffedFile[] = [];
    for await (const { Items } of pages) {
      all.push(...Items);
    }
    return all;
  };
  return gatherOf(releases.entries, { id, rid: releaseId }, `against ${against}`, async (signal) => {
    const filesOf = (rid: string) => collect(releases.entries.pages({ id, rid, per_page: PAGE }, { signal }));
    const own = filesOf(releaseId);
    if (against === HEAD) {
      const now = collect(entries.list.pages({ id, per_page: PAGE }, { signal }));
      return diffFiles(await own, await now);
    }
    return diffFiles(against === '' ? [] : await filesOf(against), await own);
  });
}

function ContentDiff({ change: { path, before, after } }: { change: FileChange }) {
  const isText = [before, after].every(
    (file) =>
      file === undefined ||
      (file.content_size <= TEXT_LIMIT_BYTES && ['json', 'text'].includes(previewKind(path, file.content_type) ?? '')),
  );
  const old = useQuery({ ...textQuery(before?.content_link ?? ''), enabled: isText && before !== undefined });
  const now = useQuery({ ...textQuery(after?.content_link ?? ''), enabled: isText && after !== undefined });
  if (!isText) {
    return <Alert color="gray">{text.notText}</Alert>;
  }
  const failed = [old, now].find(({ isLoadingError }) => isLoadingError);
  if (failed !== undefined) {
    return <ErrorPanel error={failed.error} onRetry={() => void failed.refetch()} />;
  }
  if ((before !== undefined && old.data === undefined) || (after !== undefined && now.data === undefined)) {
    return <Waiting height={160} />;
  }
  return (
    <Suspense fallback={<Waiting height={160} />}>
      <DiffView label={path} before={old.data ?? ''} after={now.data ?? ''} />
    </Suspense>
  );
}
