// Days from a file. The settings are only written whole: rows that come together are written together.
import type { MinorRules, TextRule } from '@uos/contract/rules';
import { useRef } from 'react';
import type { ImportField, ImportRow } from '../../../../kit/import/import-rows.ts';
import ImportWizard from '../../../../kit/import/import-wizard.tsx';
import { changeMinors, minorsKeys } from '../queries.ts';
import { text } from '../text.zh.ts';
import { type DayKind, dayProblem, rowsOf, withDays } from './day-row.ts';

const dayRule: TextRule = { min: 10, max: 10, pattern: /^\d{4}-\d{2}-\d{2}$/, zh: text.dayRule, en: text.dayRule };

const fields: readonly ImportField[] = [
  { key: 'day', title: text.date, required: true, rule: dayRule, aliases: ['date'] },
  {
    key: 'kind',
    title: text.kind,
    required: true,
    options: Object.entries(text.kinds).map(([value, label]) => ({ value, label })),
  },
];

const samples = [
  { day: '2027-01-01', kind: 'holiday' },
  { day: '2027-01-03', kind: 'workday' },
];

interface ImportDaysProps {
  readonly appId: string;
  readonly rules: MinorRules;
  readonly onClose: () => void;
}

export default function ImportDays({ appId, rules, onClose }: ImportDaysProps) {
  const write = useRef(batched((days) => changeMinors(appId, (now) => withDays(now, days))));
  return (
    <ImportWizard
      title={text.importTitle}
      fields={fields}
      samples={samples}
      keyOf={dayOf}
      existing={() => Promise.resolve(new Map(rowsOf(rules).map(({ day, kind }) => [day, { day, kind } as ImportRow])))}
      run={async (row) => {
        const kind = String(row.kind) as DayKind;
        const problem = dayProblem(dayOf(row), kind);
        if (problem !== undefined) {
          throw new Error(problem);
        }
        await write.current([dayOf(row), kind]);
      }}
      refresh={minorsKeys(appId)}
      onClose={onClose}
    />
  );
}

function dayOf(row: ImportRow): string {
  return String(row.day ?? '');
}

type Day = readonly [day: string, kind: DayKind];

/** One write at a time, each with all that has come meanwhile: two at once would take back what the other one said. */
function batched(write: (days: readonly Day[]) => Promise<unknown>): (day: Day) => Promise<unknown> {
  let waiting: Day[] = [];
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<unknown> | undefined;
  return (day) => {
    waiting.push(day);
    next ??= last.then(
      () => flush(),
      () => flush(),
    );
    return next;
  };
  function flush(): Promise<unknown> {
    const days = waiting;
    waiting = [];
    next = undefined;
    last = write(days);
    return last;
  }
}
