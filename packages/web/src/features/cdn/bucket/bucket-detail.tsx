// One bucket: what it holds, how it is loaded, its files, releases, badges, statistics and settings.

import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { cdnLabels, label } from '@uos/contract/labels';
import type { Bucket } from '@uos/sdk/browser';
import { bucketColumns } from '@uos/sdk/services/cdn.columns';
import { Suspense, useState } from 'react';
import { screen, useScreenParams } from '../../../kit/address/link.ts';
import { oneOf, useSearchState, words } from '../../../kit/address/search-state.ts';
import { queryOf } from '../../../kit/call/query.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { bucketIcon, externalIcon, rocketIcon, trashIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { historyTab } from '../../../parts/history/history-tab.tsx';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { cdnOf } from '../queries.ts';
import { text } from '../text.zh.ts';

const ContentUrl = part(() => import('./content-url.tsx'));
const DeleteBucket = part(() => import('./delete-bucket.tsx'), 'over');
const ReleaseForm = part(() => import('../release/release-form.tsx'), 'over');
const BucketFiles = part(() => import('../file/bucket-files.tsx'));
const BucketReleases = part(() => import('../release/bucket-releases.tsx'));
const BucketBadges = part(() => import('./bucket-badges.tsx'));
const BucketStatistics = part(() => import('./bucket-statistics.tsx'));
const BucketSettings = part(() => import('./bucket-settings.tsx'));

const ReleasePage = part(() => import('../release/release-page.tsx'));

const search = { tab: oneOf('files', 'releases', 'badges', 'statistics', 'settings', 'history'), release: words() };

/** What every part of this screen needs to know. */
export interface BucketContext {
  readonly appId: string;
  readonly bucket: Bucket;
  /** Why the caller may not change the bucket. */
  readonly readOnly: string | undefined;
  /** Why no file may be written and no release cut here: as above, or because everything is promoted into it. */
  readonly writeReason: string | undefined;
}

export default function BucketDetail() {
  const app = useApp();
  const appId = app.AppId;
  const { bucketId } = useScreenParams('/services/{appId}/asset/bucket/{bucketId}');
  const bucket = useQuery(queryOf(cdnOf(appId).buckets.get, { id: bucketId }));
  const readOnly = usePermission()('cdn.buckets.update');
  const [{ release }, change] = useSearchState(search);
  const [open, setOpen] = useState<'release' | 'delete'>();
  const navigate = useNavigate();
  const list = screen('/services/{appId}/asset/bucket', { appId });
  const contextOf = (data: Bucket): BucketContext => ({
    appId,
    bucket: data,
    readOnly,
    writeReason: readOnly ?? (data.attributes.promote_only ? text.promoteOnlyReason : undefined),
  });
  const releaseReason = (data: Bucket): string | undefined =>
    contextOf(data).writeReason ?? (data.entry_count === 0 ? text.noFilesToRelease : undefined);
  if (release !== '' && bucket.data !== undefined) {
    return (
      <Suspense fallback={<Waiting height={220} />}>
        <ReleasePage key={release} {...contextOf(bucket.data)} releaseId={release} />
      </Suspense>
    );
  }
  return (
    <DetailPage
      query={bucket}
      kind={text.buckets}
      icon={bucketIcon}
      title={({ name }) => name}
      help={({ description }) => (description === '' ? undefined : description)}
      facts={facts}
      aside={{ title: text.contentUrl, icon: externalIcon, render: (data) => <ContentUrl {...contextOf(data)} /> }}
      list={list}
      actions={(data) => [
        {
          label: text.release,
          icon: rocketIcon,
          primary: true,
          reason: releaseReason(data),
          onClick: () => setOpen('release'),
        },
        { label: text.deleteBucket, icon: trashIcon, danger: true, reason: readOnly, onClick: () => setOpen('delete') },
      ]}
      tabs={(data) => {
        const context = contextOf(data);
        return [
          { key: 'files', title: text.files, render: () => <BucketFiles {...context} /> },
          {
            key: 'releases',
            title: text.releasesTab,
            render: () => <BucketReleases {...context} onRelease={() => setOpen('release')} />,
          },
          { key: 'badges', title: text.badges, render: () => <BucketBadges {...context} /> },
          { key: 'statistics', title: text.statistics, render: () => <BucketStatistics {...context} /> },
          {
            key: 'settings',
            title: text.settings,
            render: () => <BucketSettings {...context} onDelete={() => setOpen('delete')} />,
          },
          historyTab({ appId }, data.id, data.name),
        ];
      }}
    >
      {(data) => (
        <>
          <Suspense fallback={null}>
            {open === 'release' ? (
              <ReleaseForm
                {...contextOf(data)}
                onClose={(released) => {
                  setOpen(undefined);
                  if (released) {
                    change({ tab: 'releases' }, { fresh: true });
                  }
                }}
              />
            ) : null}
          </Suspense>
          {open === 'delete' ? (
            <DeleteBucket
              appId={appId}
              bucket={data}
              onClose={(deleted) => (deleted ? void navigate({ ...list, replace: true }) : setOpen(undefined))}
            />
          ) : null}
        </>
      )}
    </DetailPage>
  );
}

const facts = columnsOf<Bucket>(bucketColumns, {
  private: {
    title: text.visibility,
    cell: (bucket) => <StatusDot label={label(cdnLabels.bucket.private, bucket.private)} />,
  },
  entry_count: { cell: ({ entry_count, content_size }) => text.filesAndSize(entry_count, content_size) },
  changes: {
    title: text.pending,
    cell: ({ changes }) => {
      const pending = text.pendingCounts(changes.add, changes.update, changes.delete);
      return pending === '' ? text.nothingPending : pending;
    },
  },
  id: {},
  last_release: {
    cell: ({ last_release }) => (last_release === null ? text.noRelease : text.releaseNumber(last_release.releasenum)),
  },
  attributes: {
    title: text.writeRule,
    cell: ({ attributes }) => <StatusDot label={label(cdnLabels.bucket.promoteOnly, attributes.promote_only)} />,
  },
  last_modified: {},
});
