// One bucket: what it holds, how it is loaded, and its files, releases and badges.
import { Button, Paper, Skeleton, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { cdnLabels, label } from '@uos/contract/labels';
import { formatTime } from '@uos/contract/rules';
import { type App, type Bucket, UosApiError } from '@uos/sdk/browser';
import { useState } from 'react';
import { ActionButton } from '../../kit/action-button.tsx';
import { CopyableId } from '../../kit/code.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorPanel } from '../../kit/error-panel.tsx';
import { Facts } from '../../kit/facts.tsx';
import { type ScreenLink, screen } from '../../kit/link.ts';
import { Page } from '../../kit/page.tsx';
import { RowMenu } from '../../kit/row-menu.tsx';
import { oneOf, useSearchState } from '../../kit/search-state.ts';
import { StatusDot } from '../../kit/status-dot.tsx';
import { useApp, writeReason } from '../../shell/apps.ts';
import { BucketBadges } from './bucket-badges.tsx';
import classes from './bucket-detail.module.css';
import { BucketFiles } from './bucket-files.tsx';
import { BucketForm } from './bucket-form.tsx';
import { DeleteBucket } from './bucket-list.tsx';
import { BucketReleases } from './bucket-releases.tsx';
import { ContentUrl } from './content-url.tsx';
import { bucketQuery } from './queries.ts';
import { ReleaseForm } from './release-form.tsx';
import { text } from './text.zh.ts';

const search = { tab: oneOf('files', 'releases', 'badges') };

/** What every part of this screen needs to know. */
export interface BucketContext {
  readonly appId: string;
  readonly bucket: Bucket;
  /** Why the caller may not change the bucket. */
  readonly readOnly: string | undefined;
}

export default function BucketDetail() {
  const app = useApp();
  const { bucketId = '' } = useParams({ strict: false }) as { bucketId?: string };
  const bucket = useQuery(bucketQuery({ appId: app.AppId, id: bucketId }));
  const list = screen('/services/{appId}/asset/bucket', { appId: app.AppId });
  if (bucket.data !== undefined) {
    return <Content app={app} bucket={bucket.data} list={list} />;
  }
  return (
    <Page title={text.buckets} crumbs={crumbsOf(app, list).slice(0, 1)}>
      {bucket.isPending ? <Skeleton height={260} radius="md" /> : null}
      {bucket.isError ? <Failed error={bucket.error} onRetry={() => void bucket.refetch()} list={list} /> : null}
    </Page>
  );
}

function Content({ app, bucket, list }: { app: App; bucket: Bucket; list: ScreenLink }) {
  const [{ tab }, change] = useSearchState(search);
  const [open, setOpen] = useState<'release' | 'edit' | 'delete'>();
  const navigate = useNavigate();
  const appId = app.AppId;
  const context: BucketContext = { appId, bucket, readOnly: writeReason(app) };
  const close = () => setOpen(undefined);
  return (
    <Page
      title={bucket.name}
      help={bucket.description === '' ? undefined : bucket.description}
      crumbs={crumbsOf(app, list)}
      actions={
        <>
          <ActionButton
            icon="rocket"
            reason={context.readOnly ?? (bucket.entry_count === 0 ? text.noFilesToRelease : undefined)}
            onClick={() => setOpen('release')}
          >
            {text.release}
          </ActionButton>
          <RowMenu
            name={bucket.name}
            actions={[
              { label: text.edit, icon: 'edit', reason: context.readOnly, onClick: () => setOpen('edit') },
              {
                label: text.delete,
                icon: 'trash',
                danger: true,
                reason: context.readOnly,
                onClick: () => setOpen('delete'),
              },
            ]}
          />
        </>
      }
    >
      <div className={classes.top}>
        <Paper className={classes.card}>
          <Facts facts={factsOf(bucket)} />
        </Paper>
        <Paper className={classes.card}>
          <ContentUrl {...context} />
        </Paper>
      </div>
      <Tabs value={tab} onChange={(next) => change({ tab: next as typeof tab }, { fresh: true })} keepMounted={false}>
        <Tabs.List aria-label={text.tabs} mb="md" className={classes.tabs}>
          <Tabs.Tab value="files">{text.files}</Tabs.Tab>
          <Tabs.Tab value="releases">{text.releases}</Tabs.Tab>
          <Tabs.Tab value="badges">{text.badges}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="files">
          <BucketFiles {...context} />
        </Tabs.Panel>
        <Tabs.Panel value="releases">
          <BucketReleases {...context} onRelease={() => setOpen('release')} />
        </Tabs.Panel>
        <Tabs.Panel value="badges">
          <BucketBadges {...context} />
        </Tabs.Panel>
      </Tabs>
      {open === 'release' ? (
        <ReleaseForm
          {...context}
          onClose={(released) => {
            close();
            if (released) {
              change({ tab: 'releases' }, { fresh: true });
            }
          }}
        />
      ) : null}
      {open === 'edit' ? <BucketForm appId={appId} bucket={bucket} onClose={close} /> : null}
      {open === 'delete' ? (
        <DeleteBucket
          appId={appId}
          bucket={bucket}
          onClose={(deleted) => (deleted ? void navigate({ ...list, replace: true }) : close())}
        />
      ) : null}
    </Page>
  );
}

function factsOf(bucket: Bucket) {
  const { add, update, delete: removed } = bucket.changes;
  const pending = text.pendingCounts(add, update, removed);
  return [
    { title: text.bucketId, value: <CopyableId value={bucket.id} />, long: true },
    { title: text.visibility, value: <StatusDot label={label(cdnLabels.bucket.private, bucket.private)} /> },
    { title: text.fileCount, value: `${bucket.entry_count} · ${text.bytes(bucket.content_size)}` },
    {
      title: text.latestRelease,
      value: bucket.last_release === null ? text.noRelease : text.releaseNumber(bucket.last_release.releasenum),
    },
    { title: text.pending, value: pending === '' ? text.nothingPending : pending },
    { title: text.modified, value: formatTime(bucket.last_modified) },
  ];
}

function crumbsOf(app: App, list: ScreenLink) {
  return [
    { title: app.ProjectName, link: screen('/services/{appId}', { appId: app.AppId }) },
    { title: text.buckets, link: list },
  ];
}

interface FailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly list: ScreenLink;
}

function Failed({ error, onRetry, list }: FailedProps) {
  return error instanceof UosApiError && error.status === 404 ? (
    <EmptyState
      icon="bucket"
      title={text.notFound}
      action={<Button renderRoot={(props) => <Link {...props} {...list} />}>{text.buckets}</Button>}
    />
  ) : (
    <ErrorPanel error={error} onRetry={onRetry} />
  );
}
