// The releases of a bucket, newest first.

import { Group, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { contentUrl } from '@uos/contract/rules';
import type { Release } from '@uos/sdk/browser';
import { releaseColumns } from '@uos/sdk/services/cdn.columns';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { sideDrawer, useSideDrawer } from '../../../kit/detail/side-drawer.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { badgeIcon, copyIcon, rocketIcon } from '../../../kit/show/icons.ts';
import { text as kit } from '../../../kit/text.zh.ts';
import { BadgeTag } from '../../../parts/badge/badge-tag.tsx';
import { BadgeForm } from '../bucket/badge-form.tsx';
import type { BucketContext } from '../bucket/bucket-detail.tsx';
import { useContentBase } from '../bucket/content-base.ts';
import { cdnOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import classes from './bucket-releases.module.css';
import { ChangeBar } from './change-bar.tsx';
import { PromoteForm } from './promote-form.tsx';

const ReleasePanel = part(() => import('./release-panel.tsx'), 'over');

/** What the address has of the release beside the list. */
const panelWords = { d: words(), against: words(), diff: words() };

interface BucketReleasesProps extends BucketContext {
  readonly onRelease: () => void;
}

export default function BucketReleases({ onRelease, ...context }: BucketReleasesProps) {
  const { appId, bucket, readOnly, writeReason } = context;
  const [badging, setBadging] = useState<Release>();
  const [promoting, setPromoting] = useState<Release>();
  const { id: opened } = useSideDrawer('release');
  const [, change] = useSearchState(panelWords);
  const base = useContentBase();
  const clipboard = useClipboard();
  const copyUrl = ({ releaseid }: Release) =>
    clipboard.copy(base + contentUrl({ bucketId: bucket.id, path: '', releaseId: releaseid }));
  const dialogs = (
    <>
      {badging === undefined ? null : (
        <BadgeForm {...context} release={badging} onClose={() => setBadging(undefined)} />
      )}
      {promoting === undefined ? null : (
        <PromoteForm {...context} release={promoting} onClose={() => setPromoting(undefined)} />
      )}
      {opened === undefined ? null : (
        <Suspense fallback={null}>
          <ReleasePanel {...context} releaseId={opened} onClose={() => change({ d: '', against: '', diff: '' })} />
        </Suspense>
      )}
    </>
  );
  return (
    <>
      <DataList
        id="cdn.releases"
        label={text.releases}
        source={listOf(cdnOf(appId).releases.list, ({ q }) => ({ id: bucket.id, ...given({ notes: q }) }))}
        columns={columns}
        rowKey={({ releaseid }) => releaseid}
        rowName={({ releasenum }) => text.releaseNumber(releasenum)}
        rowSearch={({ releaseid }) => sideDrawer('release', releaseid)}
        search={text.searchNotes}
        actions={(release) => [
          { label: text.setBadge, icon: badgeIcon, reason: readOnly, onClick: () => setBadging(release) },
          { label: text.promote, icon: rocketIcon, reason: readOnly, onClick: () => setPromoting(release) },
          { label: text.copyReleaseUrl, icon: copyIcon, said: kit.copied, onClick: () => copyUrl(release) },
        ]}
        empty={
          <EmptyState
            icon={rocketIcon}
            title={text.noReleases}
            commands={text.releaseCommands}
            action={
              <ActionButton
                icon={rocketIcon}
                reason={writeReason ?? (bucket.entry_count === 0 ? text.noFilesToRelease : undefined)}
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
      {dialogs}
    </>
  );
}

const columns = columnsOf<Release>(releaseColumns, {
  releasenum: {
    title: text.releases,
    width: 120,
    kind: 'text',
    cell: (release) => <NumberAndBadges release={release} />,
  },
  notes: {
    cell: ({ notes }) => (
      <Text size="sm" component="span" lineClamp={2} {...(notes === '' ? { c: 'dimmed' } : {})}>
        {notes === '' ? text.noNotes : notes}
      </Text>
    ),
  },
  changes: {
    title: text.changedFrom,
    cell: ({ changes }) => <ChangeBar changes={changes} />,
    width: 150,
    value: ({ changes }) => text.pendingCounts(changes.add, changes.update, changes.delete),
  },
  entry_count: { hidden: true },
  content_size: { kind: 'bytes', wideOnly: true },
  created_by_name: {
    title: text.author,
    wideOnly: true,
    cell: ({ created_by_name }) => (
      <Text size="sm" component="span" lineClamp={1}>
        {created_by_name}
      </Text>
    ),
  },
  created: { title: text.createdAt, wideOnly: true },
});

function NumberAndBadges({ release }: { release: Release }) {
  return (
    <Group gap={6} wrap="nowrap">
      <span className={classes.number}>{text.releaseNumber(release.releasenum)}</span>
      {release.badges.map(({ name }) => (
        <BadgeTag key={name} name={name} />
      ))}
    </Group>
  );
}
