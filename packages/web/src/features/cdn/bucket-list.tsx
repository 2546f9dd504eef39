// The buckets of an app.
import { Badge, Button, Group, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { isSwitchedOn, reservedBadge } from '@uos/contract/rules';
import type { Bucket } from '@uos/sdk/browser';
import { useState } from 'react';
import { ActionButton } from '../../kit/action-button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { screen } from '../../kit/link.ts';
import { columnsOf } from '../../kit/list/column.tsx';
import { DataList } from '../../kit/list/data-list.tsx';
import { Page } from '../../kit/page.tsx';
import { text as kit } from '../../kit/text.zh.ts';
import { toastDone } from '../../kit/toast.tsx';
import { useApp } from '../../shell/apps.ts';
import { usePermission } from '../../shell/permission.ts';
import { BucketForm } from './bucket-form.tsx';
import { DeleteBucket } from './delete-bucket.tsx';
import { bucketsSource, cdnOf } from './queries.ts';
import { ServiceOn } from './service-on.tsx';
import { text } from './text.zh.ts';

type Open = { readonly kind: 'create' } | { readonly kind: 'edit' | 'delete'; readonly bucket: Bucket };

export default function BucketList() {
  const app = useApp();
  return isSwitchedOn(app, 'asset-streaming') ? (
    <Buckets appId={app.AppId} />
  ) : (
    <Page title={text.buckets} help={text.bucketsHelp} crumbs={[overviewCrumb(app)]}>
      <ServiceOn app={app}>{null}</ServiceOn>
    </Page>
  );
}

function overviewCrumb({ AppId, ProjectName }: { AppId: string; ProjectName: string }) {
  return { title: ProjectName, link: screen('/services/{appId}', { appId: AppId }) };
}

function Buckets({ appId }: { appId: string }) {
  const app = useApp();
  const [open, setOpen] = useState<Open>();
  const clipboard = useClipboard();
  const reasonFor = usePermission();
  const readOnly = reasonFor('cdn.buckets.update');
  const tutorial = screen('/services/{appId}/asset/bucket/tutorial', { appId });
  const create = (
    <ActionButton icon="plus" reason={reasonFor('cdn.buckets.create')} onClick={() => setOpen({ kind: 'create' })}>
      {text.createBucket}
    </ActionButton>
  );
  return (
    <Page
      title={text.buckets}
      help={text.bucketsHelp}
      crumbs={[overviewCrumb(app)]}
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
        source={bucketsSource(appId)}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowLink={({ id }) => screen('/services/{appId}/asset/bucket/{bucketId}', { appId, bucketId: id })}
        search={text.search}
        actions={(bucket) => [
          {
            label: text.copyCommand,
            icon: 'terminal',
            onClick: () => {
              clipboard.copy(text.syncCommands(bucket.name).join('\n'));
              toastDone(kit.copied);
            },
          },
          { label: text.edit, icon: 'edit', reason: readOnly, onClick: () => setOpen({ kind: 'edit', bucket }) },
          {
            label: text.delete,
            icon: 'trash',
            danger: true,
            reason: readOnly,
            onClick: () => setOpen({ kind: 'delete', bucket }),
          },
        ]}
        empty={
          <EmptyState
            icon="bucket"
            title={text.empty}
            action={create}
            snippets={{ call: cdnOf(appId).buckets.create, input: { name: 'web' } }}
          >
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

const c = columnsOf<Bucket>();

const columns = [
  c.text('name', text.name, { sort: true }),
  c.own('description', text.description, ({ description }) => <Words value={description} />, { wideOnly: true }),
  c.own('release', text.latestRelease, ({ last_release }) => <LatestRelease release={last_release} />, {
    value: ({ last_release }) => last_release?.releasenum,
  }),
  c.number('entry_count', text.fileCount),
  c.bytes('content_size', text.size),
  c.time('last_modified', text.modified, { sort: true }),
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
