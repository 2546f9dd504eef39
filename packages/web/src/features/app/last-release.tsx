// What players of an app load: its main bucket with the newest release, read by itself; nothing where it cannot be read.
import { useQuery } from '@tanstack/react-query';
import { isSwitchedOn } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import { momentWords } from '../../parts/figure/moment.ts';
import classes from './app-list.module.css';
import { mainBucketOf } from './home/lanes.ts';
import { bucketsQuery } from './home/queries.ts';
import { text } from './text.zh.ts';

export function LastRelease({ app }: { app: App }) {
  const delivers = isSwitchedOn(app, 'asset-streaming');
  const buckets = useQuery({ ...bucketsQuery(app.AppId), enabled: delivers });
  const bucket = mainBucketOf(buckets.data?.Items ?? []);
  const release = bucket?.last_release ?? undefined;
  if (bucket !== undefined && release !== undefined) {
    return (
      <p className={classes.release}>
        {bucket.name} <b>r{release.releasenum}</b> <span>· {momentWords(release.created)}</span>
      </p>
    );
  }
  return (
    <p className={classes.release} data-none="">
      {delivers ? (buckets.isSuccess ? text.nothingReleased : '\u00a0') : text.notDelivering}
    </p>
  );
}
