// How far somebody is with their first content, read from the server: steps done elsewhere count as well.
import type { Badge, Bucket } from '@uos/sdk/browser';
import { gatherOf } from '../../../kit/call/query.ts';
import { cdnOf } from '../queries.ts';
import { text } from './text.zh.ts';

export interface TutorialState {
  readonly bucket: Bucket | undefined;
  /** The badge that games are pointed at. */
  readonly badge: Badge | undefined;
  /** Something the content URL can show. */
  readonly path: string | undefined;
}

export type StepKey = 'bucket' | 'upload' | 'release' | 'badge' | 'load';

export const STEPS = ['bucket', 'upload', 'release', 'badge', 'load'] as const satisfies readonly StepKey[];

export function tutorialQuery(appId: string) {
  const { buckets, badges, entries } = cdnOf(appId);
  const input = { name: text.bucketName, per_page: 50 };
  return gatherOf(buckets.list, input, 'tutorial', async (signal): Promise<TutorialState> => {
    const found = await buckets.list(input, { signal });
    const bucket = found.Items.find(({ name }) => name === text.bucketName);
    if (bucket === undefined) {
      return { bucket, badge: undefined, path: undefined };
    }
    const { id } = bucket;
    const [badge, first] = await Promise.all([
      badges
        .list({ id, name: text.badge }, { signal })
        .then(({ Items }) => Items.find(({ name }) => name === text.badge)),
      entries.list({ id, path: text.sampleFile, per_page: 1 }, { signal }).then(({ Items }) => Items[0]?.path),
    ]);
    return { bucket, badge, path: first };
  });
}

/** The steps that are done; the last one only the person can do, in front of the page. */
export function doneSteps({ bucket, badge }: TutorialState, hasLoaded: boolean): ReadonlySet<StepKey> {
  const done: StepKey[] = [];
  if (bucket !== undefined) {
    done.push('bucket');
  }
  if (bucket !== undefined && bucket.entry_count > 0) {
    done.push('upload');
  }
  if (bucket !== undefined && bucket.last_release !== null) {
    done.push('release');
  }
  if (badge !== undefined) {
    done.push('badge');
  }
  if (hasLoaded) {
    done.push('load');
  }
  return new Set(done);
}
