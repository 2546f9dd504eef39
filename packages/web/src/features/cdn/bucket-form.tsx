// A new bucket, or the words and rules of one.
import { bucketName } from '@uos/contract/rules';
import type { Bucket } from '@uos/sdk/browser';
import type { FieldsOf } from '../../kit/form/fields.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { bucketKey, bucketsKey, cdnOf } from './queries.ts';
import { text } from './text.zh.ts';

type Values = { name: string; description: string; private: boolean; promoteOnly: boolean };

const fields: FieldsOf<Values> = {
  name: {
    kind: 'text',
    label: text.name,
    placeholder: text.namePlaceholder,
    required: true,
    rule: bucketName,
  },
  description: { kind: 'textarea', label: text.description },
  private: { kind: 'switch', label: text.private, description: text.privateHelp },
  promoteOnly: { kind: 'switch', label: text.promoteOnly, description: text.promoteOnlyHelp },
};

const blank: Values = { name: '', description: '', private: false, promoteOnly: false };

interface BucketFormProps {
  readonly appId: string;
  /** The bucket to change; a new one without it. */
  readonly bucket?: Bucket;
  readonly onClose: () => void;
}

export function BucketForm({ appId, bucket, onClose }: BucketFormProps) {
  const submit = ({ name, description, private: isPrivate, promoteOnly }: Values): Promise<Bucket> => {
    const body = { name, description, private: isPrivate, attributes: { promote_only: promoteOnly } };
    const { buckets } = cdnOf(appId);
    return bucket === undefined ? buckets.create(body) : buckets.update({ id: bucket.id, ...body });
  };
  return (
    <FormDialog
      title={bucket === undefined ? text.createBucket : text.editBucket}
      fields={fields}
      initial={bucket === undefined ? blank : valuesOf(bucket)}
      submitLabel={bucket === undefined ? text.create : text.save}
      onSubmit={submit}
      done={({ name }) => (bucket === undefined ? text.created(name) : text.saved(name))}
      refresh={[bucketsKey(appId), ...(bucket === undefined ? [] : [bucketKey(appId, bucket.id)])]}
      onClose={() => onClose()}
    />
  );
}

function valuesOf({ name, description, private: isPrivate, attributes }: Bucket): Values {
  return { name, description, private: isPrivate, promoteOnly: attributes.promote_only };
}
