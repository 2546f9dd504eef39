// The buckets of an app.
import { Badge, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatTime, isSwitchedOn, reservedBadge } from '@uos/contract/rules';
import type { Bucket } from '@uos/sdk/browser';
import { useState } from 'react';
import { ActionButton } from '../../kit/action-button.tsx';
import { Confirm } from '../../kit/confirm.tsx';
import { type Column, DataList } from '../../kit/data-list.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { screen } from '../../kit/link.ts';
import { Page } from '../../kit/page.tsx';
import { RowMenu } from '../../kit/row-menu.tsx';
import { SearchField } from '../../kit/search-field.tsx';
import { counting, useSearchState, words } from '../../kit/search-state.ts';
import { useApp, writeReason } from '../../shell/apps.ts';
import { BucketForm } from './bucket-form.tsx';
import { bucketsKey, bucketsQuery, cdnOf, PAGE_SIZE } from './queries.ts';
import { text } from './text.zh.ts';

const search = { page: counting(1), q: words() };

type Open = { readonly kind: 'create' } | { readonly kind: 'edit' | 'delete'; readonly bucket: Bucket };

export default function BucketList() {
  const app = useApp();
  return (
    <>
      {isSwitchedOn(app, 'asset-streaming') ? (
        <Buckets appId={app.AppId} />
      ) : (
        <Page title={text.buckets} help={text.bucketsHelp} crumbs={[overviewCrumb(app)]}>
          <EmptyState
            icon="bucket"
            title={text.off}
            commands={text.offCommands}
            action={
              <Button
                renderRoot={(props) => <Link {...props} {...screen('/services/{appId}', { appId: app.AppId })} />}
              >
                {text.offAction}
              </Button>
            }
          >
            {text.offHint}
          </EmptyState>
        </Page>
      )}
    </>
  );
}

function overviewCrumb({ AppId, ProjectName }: { AppId: string; ProjectName: string }) {
  return { title: ProjectName, link: screen('/services/{appId}', { appId: AppId }) };
}

function Buckets({ appId }: { appId: string }) {
  const app = useApp();
  const [{ page, q }, change] = useSearchState(search);
  const buckets = useQuery(bucketsQuery(appId, { page, q }));
  const [open, setOpen] = useState<Open>();
  const readOnly = writeReason(app);
  const create = (
    <ActionButton icon="plus" reason={readOnly} onClick={() => setOpen({ kind: 'create' })}>
      {text.createBucket}
    </ActionButton>
  );
  return (
    <Page title={text.buckets} help={text.bucketsHelp} crumbs={[overviewCrumb(app)]} actions={create}>
      <DataList
        label={text.buckets}
        query={buckets}
        columns={columns}
        rowKey={({ id }) => id}
        rowLink={({ id }) => screen('/services/{appId}/asset/bucket/{bucketId}', { appId, bucketId: id })}
        actions={(bucket) => (
          <RowMenu
            name={bucket.name}
            actions={[
              { label: text.edit, icon: 'edit', reason: readOnly, onClick: () => setOpen({ kind: 'edit', bucket }) },
              {
                label: text.delete,
                icon: 'trash',
                danger: true,
                reason: readOnly,
                onClick: () => setOpen({ kind: 'delete', bucket }),
              },
            ]}
          />
        )}
        toolbar={
          <SearchField
            value={q}
            placeholder={text.search}
            onChange={(value) => change({ q: value, page: 1 }, { replace: true })}
          />
        }
        onClearFilters={q === '' ? undefined : () => change({ q: '', page: 1 })}
        paging={{ page, size: PAGE_SIZE, onPage: (next) => change({ page: next }) }}
        empty={
          <EmptyState icon="bucket" title={text.empty} action={create} commands={text.emptyCommands}>
            {text.emptyHint}
          </EmptyState>
        }
      />
      {open?.kind === 'create' ? <BucketForm appId={appId} onClose={() => setOpen(undefined)} /> : null}
      {open?.kind === 'edit' ? (
        <BucketForm appId={appId} bucket={open.bucket} onClose={() => setOpen(undefined)} />
      ) : null}
      {open?.kind === 'delete' ? (
        <DeleteBucket appId={appId} bucket={open.bucket} onClose={() => setOpen(undefined)} />
      ) : null}
    </Page>
  );
}

const columns: readonly Column<Bucket>[] = [
  { key: 'name', title: text.name, cell: ({ name }) => name },
  {
    key: 'description',
    title: text.description,
    cell: ({ description }) => <Words value={description} />,
    wideOnly: true,
  },
  { key: 'release', title: text.latestRelease, cell: ({ last_release }) => <LatestRelease release={last_release} /> },
  { key: 'files', title: text.fileCount, cell: ({ entry_count }) => entry_count, align: 'right' },
  { key: 'size', title: text.size, cell: ({ content_size }) => text.bytes(content_size), align: 'right' },
  { key: 'modified', title: text.modified, cell: ({ last_modified }) => formatTime(last_modified) },
];

function Words({ value }: { value: string }) {
  return (
    <Text size="sm" c="dimmed" lineClamp={1} component="span">
      {value === '' ? '-' : value}
    </Text>
  );
}

function LatestRelease({ release }: { release: Bucket['last_release'] }) {
  return release === null ? (
    <Text size="sm" c="dimmed" component="span">
      {text.noRelease}
    </Text>
  ) : (
    <Group gap={6} wrap="nowrap">
      <span>{text.releaseNumber(release.releasenum)}</span>
      {release.badges
        .filter(({ name }) => name !== reservedBadge)
        .map(({ name }) => (
          <Badge key={name} variant="light" size="sm" radius="sm" tt="none">
            {name}
          </Badge>
        ))}
    </Group>
  );
}

interface DeleteBucketProps {
  readonly appId: string;
  readonly bucket: Bucket;
  readonly onClose: (deleted: boolean) => void;
}

export function DeleteBucket({ appId, bucket, onClose }: DeleteBucketProps) {
  return (
    <Confirm
      title={text.deleteBucket}
      verb={text.delete}
      typed={bucket.name}
      onConfirm={() => cdnOf(appId).buckets.remove({ id: bucket.id })}
      done={text.deleted(bucket.name)}
      refresh={[bucketsKey(appId)]}
      onClose={onClose}
    >
      {text.deleteBucketWords(bucket.entry_count, bucket.release_count, bucket.badge_count)}
    </Confirm>
  );
}
