// One release beside the list of releases; a file of what it changed takes its place, with the way back in the head.
import { Anchor, Breadcrumbs, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { screen } from '../../../kit/address/link.ts';
import { queryOf } from '../../../kit/call/query.ts';
import { DockedPanel } from '../../../kit/detail/docked-panel.tsx';
import { text as kit } from '../../../kit/text.zh.ts';
import type { BucketContext } from '../bucket/bucket-detail.tsx';
import { cdnOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import classes from './bucket-releases.module.css';
import { useComparison } from './comparison.ts';
import { ContentDiff } from './content-panel.tsx';
import ReleasePage from './release-page.tsx';

interface ReleasePanelProps extends BucketContext {
  readonly releaseId: string;
  readonly onClose: () => void;
}

export default function ReleasePanel({ releaseId, onClose, ...context }: ReleasePanelProps) {
  const { appId, bucket } = context;
  const release = useQuery(queryOf(cdnOf(appId).releases.get, { id: bucket.id, rid: releaseId })).data;
  const { diff, shown, change } = useComparison(context, release);
  const file = shown === '' ? undefined : diff.data?.changes.find(({ path }) => path === shown);
  const title = release === undefined ? text.releases : text.releaseTitle(release.releasenum);
  const back = () => change({ diff: '' });
  const page = screen(
    '/services/{appId}/asset/bucket/{bucketId}',
    { appId, bucketId: bucket.id },
    { tab: 'releases', release: releaseId },
  );
  return (
    <DockedPanel
      label={file === undefined ? title : file.path}
      head={
        file === undefined ? (
          <Text fw={600} truncate>
            {title}
          </Text>
        ) : (
          <Breadcrumbs separatorMargin={6} className={classes.way}>
            <Anchor component="button" type="button" size="sm" onClick={back}>
              {title}
            </Anchor>
            <Text component="span" fw={600} truncate title={file.path}>
              {file.path}
            </Text>
          </Breadcrumbs>
        )
      }
      page={page}
      width={file === undefined ? 480 : 640}
      closeLabel={kit.close}
      onClose={file === undefined ? onClose : back}
    >
      {file === undefined ? (
        <ReleasePage key={releaseId} {...context} releaseId={releaseId} place="drawer" />
      ) : (
        <ContentDiff change={file} />
      )}
    </DockedPanel>
  );
}
