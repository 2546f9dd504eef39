// The releases of a bucket, newest first.
import { Badge, Group, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { contentUrl, formatTime } from '@uos/contract/rules';
import type { Release } from '@uos/sdk/browser';
import { useState } from 'react';
import { ActionButton } from '../../kit/action-button.tsx';
import { type Column, DataList } from '../../kit/data-list.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { RowMenu } from '../../kit/row-menu.tsx';
import { counting, useSearchState } from '../../kit/search-state.ts';
import { text as kit } from '../../kit/text.zh.ts';
import { toastDone } from '../../kit/toast.tsx';
import { BadgeForm } from './badge-form.tsx';
import type { BucketContext } from './bucket-detail.tsx';
import { useContentBase } from './content-url.tsx';
import { PAGE_SIZE, releasesQuery } from './queries.ts';
import { text } from './text.zh.ts';

const search = { page: counting(1) };

interface BucketReleasesProps extends BucketContext {
  readonly onRelease: () => void;
}

export function BucketReleases({ onRelease, ...context }: BucketReleasesProps) {
  const { appId, bucket, readOnly } = context;
  const [{ page }, change] = useSearchState(search);
  const releases = useQuery(releasesQuery({ appId, id: bucket.id }, page));
  const [badging, setBadging] = useState<Release>();
  const base = useContentBase();
  const clipboard = useClipboard();
  const copyUrl = ({ releaseid }: Release) => {
    clipboard.copy(base + contentUrl({ bucketId: bucket.id, path: '', releaseId: releaseid }));
    toastDone(kit.copied);
  };
  return (
    <>
      <DataList
        label={text.releases}
        query={releases}
        columns={columns}
        rowKey={({ releaseid }) => releaseid}
        actions={(release) => (
          <RowMenu
            name={text.releaseNumber(release.releasenum)}
            actions={[
              { label: text.setBadge, icon: 'badge', reason: readOnly, onClick: () => setBadging(release) },
              { label: text.copyReleaseUrl, icon: 'copy', onClick: () => copyUrl(release) },
            ]}
          />
        )}
        paging={{ page, size: PAGE_SIZE, onPage: (next) => change({ page: next }) }}
        empty={
          <EmptyState
            icon="rocket"
            title={text.noReleases}
            commands={text.releaseCommands}
            action={
              <ActionButton
                icon="rocket"
                reason={readOnly ?? (bucket.entry_count === 0 ? text.noFilesToRelease : undefined)}
                onClick={onRelease}
              >
                {text.release}
              </ActionButton>
            }
          >
            {text.noReleasesHint}
          </EmptyState>
        }
      />
      {badging === undefined ? null : (
        <BadgeForm {...context} release={badging} onClose={() => setBadging(undefined)} />
      )}
    </>
  );
}

const columns: readonly Column<Release>[] = [
  { key: 'number', title: text.releases, cell: (release) => <NumberAndBadges release={release} /> },
  {
    key: 'notes',
    title: text.notes,
    cell: ({ notes }) => (
      <Text size="sm" component="span" lineClamp={2} {...(notes === '' ? { c: 'dimmed' } : {})}>
        {notes === '' ? text.noNotes : notes}
      </Text>
    ),
  },
  {
    key: 'changes',
    title: text.changes,
    cell: ({ changes }) => text.pendingCounts(changes.add, changes.update, changes.delete) || text.noChanges,
  },
  {
    key: 'size',
    title: text.files,
    cell: ({ entry_count, content_size }) => `${entry_count} · ${text.bytes(content_size)}`,
    align: 'right',
  },
  { key: 'author', title: text.author, cell: ({ created_by_name }) => created_by_name || '-', wideOnly: true },
  { key: 'created', title: text.createdAt, cell: ({ created }) => formatTime(created) },
];

function NumberAndBadges({ release }: { release: Release }) {
  return (
    <Group gap={6}>
      <Text size="sm" fw={600} component="span">
        {text.releaseNumber(release.releasenum)}
      </Text>
      {release.badges.map(({ name }) => (
        <Badge key={name} variant="light" size="sm" radius="sm" tt="none">
          {name}
        </Badge>
      ))}
    </Group>
  );
}
