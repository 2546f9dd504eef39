// The tags of a crash.
import type { RecordsSetTagsInput, StacktraceRecord } from '@uos/sdk/services/stacktrace';
import { recordsSetTagsForm } from '@uos/sdk/services/stacktrace.forms';
import { fieldsOf, type ValuesOf } from '../../../kit/form/fields-of.ts';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { stacktraceKeys, stacktraceOf } from '../queries.ts';
import { text } from '../text.zh.ts';

type Values = Pick<ValuesOf<RecordsSetTagsInput>, 'tags'>;

const fields = fieldsOf<Values>(recordsSetTagsForm, { tags: { kind: 'tags', description: text.tagsHelp } });

interface TagsFormProps {
  readonly appId: string;
  readonly record: StacktraceRecord;
  readonly onClose: () => void;
}

export default function TagsForm({ appId, record: { recordId, title, tags }, onClose }: TagsFormProps) {
  const { records } = stacktraceOf(appId);
  return (
    <FormDialog
      title={text.tagsOf(title)}
      fields={fields}
      initial={{ tags }}
      submitLabel={text.save}
      onSubmit={(values) => records.setTags({ recordIds: [recordId], tags: [...values.tags], mode: 'set' })}
      done={() => text.tagsSaved}
      refresh={stacktraceKeys(appId)}
      onClose={() => onClose()}
    />
  );
}
