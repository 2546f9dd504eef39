// A day or a moment, chosen in Asia/Shanghai; loaded with the first form that has one.
import { calendarIcon } from '../show/icons.ts';
import '@mantine/dates/styles.css';
import { DatePickerInput, DatesProvider, DateTimePicker } from '@mantine/dates';
import { formatTime, startOfShanghaiDay } from '@uos/contract/rules';
import { locale } from '../language/calendar.zh.ts';
import { Icon } from '../show/icon.tsx';
import type { DateField } from './fields.ts';
import { text } from './text.zh.ts';

/** why: Escape there would close the dialog around the form, where it is to close the calendar alone */
const OWN_ESCAPE = { 'data-mantine-stop-propagation': 'true' };
const CLOCK = { hoursInputProps: OWN_ESCAPE, minutesInputProps: OWN_ESCAPE };

interface DateInputProps {
  readonly field: DateField<never>;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

export default function DateInput({ field, value, problem, onChange, onLeave }: DateInputProps) {
  const common = {
    label: field.label,
    description: field.reason ?? field.description,
    withAsterisk: field.required === true,
    disabled: field.reason !== undefined,
    error: problem,
    clearable: field.required !== true,
    clearButtonProps: { 'aria-label': text.clear(field.label) },
    leftSection: <Icon of={calendarIcon} size={16} />,
    onBlur: onLeave,
    ...(field.min === undefined ? {} : { minDate: field.min }),
    ...(field.max === undefined ? {} : { maxDate: field.max }),
  };
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek: 1 }}>
      {field.kind === 'date' ? (
        <DatePickerInput
          {...common}
          valueFormat="YYYY-MM-DD"
          value={value === '' ? null : value}
          onChange={(day) => onChange(day ?? '')}
        />
      ) : (
        <DateTimePicker
          {...common}
          valueFormat="YYYY-MM-DD HH:mm"
          value={value === '' ? null : `${formatTime(value)}:00`}
          onChange={(local) => onChange(local === null ? '' : momentOf(local))}
          timePickerProps={CLOCK}
        />
      )}
    </DatesProvider>
  );
}

/** `2026-11-21 08:30:00` on the clocks of Shanghai as RFC 3339 in UTC. */
function momentOf(local: string): string {
  const [day = '', time = ''] = local.split(/[ T]/);
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  const start = startOfShanghaiDay(day) ?? 0;
  return new Date(start + ((hours * 60 + minutes) * 60 + seconds) * 1000).toISOString();
}
