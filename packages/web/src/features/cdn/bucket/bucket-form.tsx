// A new bucket, or the words and rules of one.
import { bucketName } from '@uos/contract/rules';
import type { Bucket } from '@uos/sdk/browser';
import type { BucketsCreateInput } from '@uos/sdk/services/cdn';
import { bucketsCreateForm } from '@uos/sdk/services/cdn.forms';
import type { Now } from '../../../kit/call/set-now.ts';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { bucketKeys, cdnOf } from '../queries.ts';
import { text } from '../text.zh.ts';

export type BucketValues = ValuesOf<
  Pick<BucketsCreateInput, 'name' | 'description' | 'private'>,
  { 'attributes.promote_only': boolean }
>;

export const bucketFields = fieldsOf<BucketValues>(bucketsCreateForm, {
  name: { placeholder: text.namePlaceholder, rule: bucketName },
  description: { kind: 'textarea' },
  private: { description: text.privateHelp },
  'attributes.promote_only': { label: text.promoteOnly, description: text.promoteOnlyHelp },
});

const blank: BucketValues = { name: '', description: '', private: false, 'attributes.promote_only': false };

interface BucketFormProps {
  readonly appId: string;
  /** The bucket to change; a new one without it. */
  readonly bucket?: Bucket;
  readonly onClose: () => void;
}

export default function BucketForm({ appId, bucket, onClose }: BucketFormProps) {
  const submit = (values: BucketValues): Promise<Bucket> => {
    const { buckets } = cdnOf(appId);
    return bucket === undefined ? buckets.create(bodyOf(values)) : buckets.update({ id: bucket.id, ...bodyOf(values) });
  };
  return (
    <FormDialog
      title={bucket === undefined ? text.createBucket : text.editBucket}
      fields={bucketFields}
      initial={bucket === undefined ? blank : valuesOf(bucket)}
      submitLabel={bucket === undefined ? text.create : text.save}
      onSubmit={submit}
      done={({ name }) => (bucket === undefined ? text.created(name) : text.saved(name))}
      refresh={bucketKeys(appId)}
      {...(bucket === undefined ? {} : { now: nowOf(bucket) })}
      onClose={() => onClose()}
    />
  );
}

/** The bucket as it will be. */
export function nowOf({ id }: Bucket) {
  return ({ name, description, private: isPrivate }: BucketValues): Now => ({
    is: (thing) => thing.id === id,
    set: { name, description, private: isPrivate },
  });
}

/** What the server is told. */
export function bodyOf({ 'attributes.promote_only': promote_only, ...body }: BucketValues) {
  return { ...body, attributes: { promote_only } };
}

export function valuesOf({ name, description, private: isPrivate, attributes }: Bucket): BucketValues {
  return { name, description, private: isPrivate, 'attributes.promote_only': attributes.promote_only };
}
