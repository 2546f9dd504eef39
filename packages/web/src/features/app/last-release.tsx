// What players of an app load: its main bucket with the newest release, read by itself; nothing where it cannot be read.
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isSwitchedOn } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import { momentWords } from '../../parts/figure/moment.ts';
import { mainBucketOf } from './home/lanes.ts';
import { bucketsQuery } from './home/queries.ts';
import { text } from './text.zh.ts';

export function LastRelease({ app }: { app: App }) {
  const buckets = useQuery({ ...bucketsQuery(app.AppId), enabled: isSwitchedOn(app, 'asset-streaming') });
  const bucket = mainBucketOf(buckets.data?.Items ?? []);
  const release = bucket?.last_release ?? undefined;
  return (
    <Text size="sm" truncate mih={22}>
      {bucket === undefined || release === undefined
        ? buckets.isSuccess
          ? text.nothingReleased
          : null
        : text.lastRelease(bucket.name, release.releasenum, momentWords(release.created))}
    </Text>
  );
}
