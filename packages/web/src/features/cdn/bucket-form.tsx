// A new bucket, or the words and rules of one.
import { bucketName } from '@uos/contract/rules';
import type { Bucket } from '@uos/sdk/browser';
import type { FieldsOf } from '../../kit/form/fields.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { bucketKey, bucketsKey, cdnOf } from './queries.ts';
import { text } from './text.zh.ts';

export type BucketValues = { name: string; description: string; private: boolean; promoteOnly: boolean };

export const bucketFields: FieldsOf<BucketValues> = {
  name: {
    kind: 'text',
    label: text.name,
    placeholder: text.namePlaceholder,
    required: true,
    rule: bucketName,
  },
  description: { kind: 'textarea', label: text.description, max: 1000 },
  private: { kind: 'switch', label: text.private, description: text.privateHelp },
  promoteOnly: { kind: 'switch', label: text.promoteOnly, description: text.promoteOnlyHelp },
};

const blank: BucketValues = { name: '', description: '', private: false, promoteOnly: false };

interface BucketFormProps {
  readonly appId: string;
  /** The bucket to change; a new one without it. */
  readonly bucket?: Bucket;
  readonly onClose: () => void;
}

export function BucketForm({ appId, bucket, onClose }: BucketFormProps) {
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
      refresh={[bucketsKey(appId), ...(bucket === undefined ? [] : [bucketKey(appId, bucket.id)])]}
      onClose={() => onClose()}
    />
  );
}

/** What the server is told. */
export function bodyOf({ name, description, private: isPrivate, promoteOnly }: BucketValues) {
  return { name, description, private: isPrivate, attributes: { promote_only: promoteOnly } };
}

export function valuesOf({ name, description, private: isPrivate, attributes }: Bucket): BucketValues {
  return { name, description, private: isPrivate, promoteOnly: attributes.promote_only };
}
