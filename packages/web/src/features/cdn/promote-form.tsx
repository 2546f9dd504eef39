// Makes a release of this bucket the newest one of another.
import { useQuery } from '@tanstack/react-query';
import type { Release } from '@uos/sdk/browser';
import type { FieldsOf } from '../../kit/form/fields.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import type { BucketContext } from './bucket-detail.tsx';
import { bucketChoicesQuery, bucketKey, bucketsKey, cdnOf } from './queries.ts';
import { text } from './text.zh.ts';

type Values = { bucketId: string; notes: string };

interface PromoteFormProps extends BucketContext {
  readonly release: Release;
  readonly onClose: () => void;
}

export function PromoteForm({ appId, bucket, release, onClose }: PromoteFormProps) {
  const buckets = useQuery(bucketChoicesQuery(appId)).data?.filter(({ id }) => id !== bucket.id);
  // why wait: a choice field takes its first value from the list
  if (buckets === undefined) {
    return null;
  }
  const nameOf = (id: string): string => buckets.find((one) => one.id === id)?.name ?? id;
  const fields: FieldsOf<Values> = {
    bucketId: {
      kind: 'choice',
      label: text.promoteTo,
      required: true,
      options: buckets.map(({ id, name, attributes }) => ({
        value: id,
        label: attributes.promote_only ? `${name}（${text.promoteOnlyMark}）` : name,
      })),
      ...(buckets.length === 0 ? { description: text.noOtherBucket } : {}),
    },
    notes: { kind: 'textarea', label: text.releaseNotes, max: 2000 },
  };
  return (
    <FormDialog
      title={text.promoteTitle(release.releasenum)}
      fields={fields}
      initial={{ bucketId: buckets[0]?.id ?? '', notes: release.notes }}
      submitLabel={text.promote}
      onSubmit={({ bucketId, notes }) =>
        cdnOf(appId).buckets.promote({
          id: bucket.id,
          from_release: release.releaseid,
          to_bucket: bucketId,
          ...(notes === '' ? {} : { notes }),
        })
      }
      done={({ releasenum }, { bucketId }) => text.promoted(nameOf(bucketId), releasenum)}
      refresh={[bucketsKey(appId), ['cdn.bucket', appId], bucketKey(appId, bucket.id)]}
      onClose={() => onClose()}
    >
      {text.promoteHelp}
    </FormDialog>
  );
}
