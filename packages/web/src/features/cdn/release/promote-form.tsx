// Makes a release of this bucket the newest one of another.
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Release } from '@uos/sdk/browser';
import type { BucketsPromoteInput } from '@uos/sdk/services/cdn';
import { bucketsPromoteForm } from '@uos/sdk/services/cdn.forms';
import { LiveChangeChips } from '../../../kit/act/live-change.tsx';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { given } from '../../../kit/list/source/source.ts';
import type { BucketContext } from '../bucket/bucket-detail.tsx';
import { bucketChoicesQuery, bucketKeys, cdnOf } from '../queries.ts';
import { text } from '../text.zh.ts';

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
  const fields = fieldsOf<ValuesOf<Pick<BucketsPromoteInput, 'to_bucket' | 'notes'>>>(bucketsPromoteForm, {
    to_bucket: {
      kind: 'choice',
      options: buckets.map(({ id, name, attributes }) => ({
        value: id,
        label: attributes.promote_only ? text.promoteOnlyBucket(name) : name,
      })),
      ...(buckets.length === 0 ? { description: text.noOtherBucket } : {}),
    },
    notes: { kind: 'textarea', label: text.releaseNotes },
  });
  return (
    <FormDialog
      title={text.promoteTitle(release.releasenum)}
      fields={fields}
      initial={{ to_bucket: buckets[0]?.id ?? '', notes: release.notes }}
      submitLabel={text.promote}
      onSubmit={({ to_bucket, notes }) =>
        cdnOf(appId).buckets.promote({
          id: bucket.id,
          from_release: release.releaseid,
          to_bucket,
          ...given({ notes }),
        })
      }
      done={({ releasenum }, { to_bucket }) => text.promoted(nameOf(to_bucket), releasenum)}
      refresh={bucketKeys(appId)}
      onClose={() => onClose()}
    >
      {({ to_bucket }) => {
        const last = buckets.find(({ id }) => id === to_bucket)?.last_release?.releasenum;
        return (
          <>
            <LiveChangeChips
              from={last === undefined ? text.noReleaseYet : text.inBucket(nameOf(to_bucket), last)}
              to={text.inBucket(nameOf(to_bucket), (last ?? 0) + 1)}
            />
            <Text size="sm">{text.promoteHelp}</Text>
            <Text size="sm" c="dimmed">
              {text.promoteNotice}
            </Text>
          </>
        );
      }}
    </FormDialog>
  );
}
