// Deletes a bucket, after its name was typed.
import type { Bucket } from '@uos/sdk/browser';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { keyOf } from '../../../kit/call/query.ts';
import { cdnOf } from '../queries.ts';
import { text } from '../text.zh.ts';

interface DeleteBucketProps {
  readonly appId: string;
  readonly bucket: Bucket;
  readonly onClose: (deleted: boolean) => void;
}

export default function DeleteBucket({ appId, bucket, onClose }: DeleteBucketProps) {
  return (
    <Confirm
      title={text.deleteBucket}
      verb={text.delete}
      typed={bucket.name}
      onConfirm={() => cdnOf(appId).buckets.remove({ id: bucket.id })}
      done={text.deleted(bucket.name)}
      refresh={[keyOf(cdnOf(appId).buckets.list)]}
      onClose={onClose}
    >
      {text.deleteBucketWords(bucket.entry_count, bucket.release_count, bucket.badge_count)}
    </Confirm>
  );
}
