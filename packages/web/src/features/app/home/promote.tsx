// Asks before players of a lane get another release: from which, to which.
import type { Badge, Bucket } from '@uos/sdk/browser';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { keyOf } from '../../../kit/call/query.ts';
import { laneTitle } from './lane-title.ts';
import type { Lane } from './lanes.ts';
import { cdnOf } from './queries.ts';
import { text } from './text.zh.ts';

interface PromoteProps {
  readonly appId: string;
  readonly bucket: Bucket;
  readonly lane: Lane;
  readonly to: Badge;
  readonly onClose: () => void;
}

export function Promote({ appId, bucket, lane: { badge }, to, onClose }: PromoteProps) {
  const { badges, buckets, releases } = cdnOf(appId);
  const title = laneTitle(to.name);
  return (
    <Confirm
      title={text.promoteTitle(text.release(badge.releasenum), title)}
      verb={text.promoteTo(title)}
      change={{ from: text.release(to.releasenum), to: text.release(badge.releasenum) }}
      onConfirm={() => badges.set({ id: bucket.id, name: to.name, releaseid: badge.releaseid })}
      undo={() => badges.set({ id: bucket.id, name: to.name, releaseid: to.releaseid })}
      done={text.promoted(title, badge.releasenum)}
      refresh={[keyOf(buckets.list), keyOf(badges.list), keyOf(releases.list), keyOf(releases.get)]}
      onClose={onClose}
    >
      {text.promoteWords(title)}
    </Confirm>
  );
}
