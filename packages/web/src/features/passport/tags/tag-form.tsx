// A new tag, or the name, colour and words of one.
import { Input } from '@mantine/core';
import type { PassportTag } from '@uos/sdk/browser';
import type { TagsCreateInput } from '@uos/sdk/services/passport';
import { passportTagColumns } from '@uos/sdk/services/passport.columns';
import { tagsCreateForm } from '@uos/sdk/services/passport.forms';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { passportOf } from '../queries.ts';
import { tagKeys } from './queries.ts';
import classes from './tags.module.css';
import { text } from './text.zh.ts';

type Values = ValuesOf<TagsCreateInput>;

const { color } = passportTagColumns;

const fields = fieldsOf<Values>(tagsCreateForm, {
  name: { placeholder: text.namePlaceholder },
  color: {
    kind: 'own',
    render: ({ value, onChange, disabled }) => (
      <Input.Wrapper label={color.title}>
        <div>
          <input
            type="color"
            className={classes.color}
            aria-label={color.title}
            value={value}
            disabled={disabled}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      </Input.Wrapper>
    ),
  },
  description: { kind: 'textarea' },
});

interface TagFormProps {
  readonly appId: string;
  readonly tag?: PassportTag;
  readonly onClose: () => void;
}

export default function TagForm({ appId, tag, onClose }: TagFormProps) {
  const { tags } = passportOf(appId);
  return (
    <FormDialog
      title={tag === undefined ? text.create : text.editTag}
      fields={fields}
      initial={{
        name: tag?.name ?? '',
        color: tag?.color || text.sample.color,
        description: tag?.description ?? '',
      }}
      submitLabel={tag === undefined ? text.submitCreate : text.save}
      errorFields={{ 60001: 'name' }}
      onSubmit={(values) => (tag === undefined ? tags.create(values) : tags.update({ id: tag.tagID, ...values }))}
      done={({ tag: { name } }) => (tag === undefined ? text.created(name) : text.saved(name))}
      refresh={tagKeys(appId)}
      onClose={() => onClose()}
    />
  );
}
