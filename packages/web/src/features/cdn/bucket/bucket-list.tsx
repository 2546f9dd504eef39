// The buckets of an app.

import { Button, Group, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { reservedBadge } from '@uos/contract/rules';
import type { Bucket } from '@uos/sdk/browser';
import type { BucketsListInput } from '@uos/sdk/services/cdn';
import { bucketColumns } from '@uos/sdk/services/cdn.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { screen } from '../../../kit/address/link.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { bucketIcon, editIcon, plusIcon, terminalIcon, trashIcon } from '../../../kit/show/icons.ts';
import { text as kit } from '../../../kit/text.zh.ts';
import { BadgeTag } from '../../../parts/badge/badge-tag.tsx';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { cdnOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import DeleteBucket from './delete-bucket.tsx';

const BucketForm = part(() => import('./bucket-form.tsx'), 'over');

type Open = { readonly kind: 'create' } | { readonly kind: 'edit' | 'delete'; readonly bucket: Bucket };

export default function BucketList() {
  const { AppId: appId } = useApp();
  const [open, setOpen] = useState<Open>();
  const clipboard = useClipboard();
  const reasonFor = usePermission();
  const readOnly = reasonFor('cdn.buckets.update');
  const tutorial = screen('/services/{appId}/asset/bucket/tutorial', { appId });
  const create = (
    <ActionButton icon={plusIcon} reason={reasonFor('cdn.buckets.create')} onClick={() => setOpen({ kind: 'create' })}>
      {text.createBucket}
    </ActionButton>
  );
  return (
    <Page
      title={text.buckets}
      help={text.bucketsHelp}
      actions={
        <>
          <Button variant="default" renderRoot={(props) => <Link {...props} {...tutorial} />}>
            {text.tutorial}
          </Button>
          {create}
        </>
      }
    >
      <DataList
        id="cdn.buckets"
        label={text.buckets}
        source={listOf(cdnOf(appId).buckets.list, ({ q, sort }) =>
          given({ name: q, sort_by: sort?.key as BucketsListInput['sort_by'], sort_order: sort?.direction }),
        )}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowLink={({ id }) => screen('/services/{appId}/asset/bucket/{bucketId}', { appId, bucketId: id })}
        search={text.search}
        actions={(bucket) => [
          {
            label: text.copyCommand,
            icon: terminalIcon,
            said: kit.copied,
            onClick: () => clipboard.copy(text.syncCommands(bucket.name).join('\n')),
          },
          { label: text.edit, icon: editIcon, reason: readOnly, onClick: () => setOpen({ kind: 'edit', bucket }) },
          {
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: readOnly,
            onClick: () => setOpen({ kind: 'delete', bucket }),
          },
        ]}
        empty={
          <EmptyState
            icon={bucketIcon}
            title={text.empty}
            action={create}
            snippets={{ call: cdnOf(appId).buckets.create, input: { name: 'web' } }}
          >
            {text.emptyHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {open?.kind === 'create' ? <BucketForm appId={appId} onClose={() => setOpen(undefined)} /> : null}
        {open?.kind === 'edit' ? (
          <BucketForm appId={appId} bucket={open.bucket} onClose={() => setOpen(undefined)} />
        ) : null}
      </Suspense>
      {open?.kind === 'delete' ? (
        <DeleteBucket appId={appId} bucket={open.bucket} onClose={() => setOpen(undefined)} />
      ) : null}
    </Page>
  );
}

const columns = columnsOf<Bucket>(bucketColumns, {
  name: { sort: true },
  description: { cell: ({ description }) => <Words value={description} />, wideOnly: true },
  last_release: {
    cell: ({ last_release }) => <LatestRelease release={last_release} />,
    value: ({ last_release }) => last_release?.releasenum,
  },
  entry_count: {},
  content_size: { kind: 'bytes' },
  last_modified: { sort: true },
});

function Words({ value }: { value: string }) {
  return (
    <Text size="sm" c="dimmed" lineClamp={1} component="span">
      {value === '' ? '–' : value}
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
          <BadgeTag key={name} name={name} />
        ))}
    </Group>
  );
}
