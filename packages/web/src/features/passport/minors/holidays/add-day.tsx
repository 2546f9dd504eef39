// One more day of the list. The call writes all settings at once, so this form is no input of it.
// why no `fieldsOf`: the settings have a list of days, and a form has one of them
import type { FieldsOf } from '../../../../kit/form/fields.ts';
import { FormDialog } from '../../../../kit/form/form-dialog.tsx';
import { changeMinors, minorsKeys } from '../queries.ts';
import { text } from '../text.zh.ts';
import { type DayKind, dayProblem, withDays } from './day-row.ts';

interface Values extends Readonly<Record<string, unknown>> {
  readonly kind: string;
  readonly day: string;
}

const fields: FieldsOf<Pick<Values, 'kind' | 'day'>> = {
  kind: {
    kind: 'radio',
    label: text.kind,
    options: Object.entries(text.kinds).map(([value, label]) => ({ value, label })),
  },
  day: {
    kind: 'date',
    label: text.date,
    required: true,
    check: (day, { kind }) => dayProblem(day, kind as DayKind),
  },
};

export default function AddDay({ appId, onClose }: { appId: string; onClose: () => void }) {
  return (
    <FormDialog<Pick<Values, 'kind' | 'day'>, unknown>
      title={text.addDay}
      fields={fields}
      initial={{ kind: 'holiday', day: '' }}
      submitLabel={text.addDay}
      onSubmit={({ day, kind }) => changeMinors(appId, (now) => withDays(now, [[day, kind as DayKind]]))}
      done={(_reply, { day }) => text.dayAdded(day)}
      refresh={minorsKeys(appId)}
      onClose={() => onClose()}
    />
  );
}
