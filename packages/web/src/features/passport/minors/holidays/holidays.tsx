// Public holidays and the weekend days that are worked for them: added one by one or from a file.
import { Group, Text } from '@mantine/core';
import { announcedHolidays, announcedWorkdays, type MinorRules } from '@uos/contract/rules';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../../kit/act/action-button.tsx';
import { Confirm } from '../../../../kit/act/confirm.tsx';
import { useAction } from '../../../../kit/act/use-action.ts';
import { keyOf } from '../../../../kit/call/query.ts';
import { part } from '../../../../kit/lazy/part.tsx';
import { columnKinds } from '../../../../kit/list/columns/column.tsx';
import { DataList } from '../../../../kit/list/data-list.tsx';
import { localSource } from '../../../../kit/list/source/source.ts';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { calendarIcon, plusIcon, refreshIcon, trashIcon, uploadIcon } from '../../../../kit/show/icons.ts';
import { usePermission } from '../../../../shell/permission/permission.ts';
import { passportOf } from '../../queries.ts';
import { changeMinors, minorsKeys } from '../queries.ts';
import { text } from '../text.zh.ts';
import { type DayRow, isAnnouncedList, rowsOf, withDays, withoutDays } from './day-row.ts';

const AddDay = part(() => import('./add-day.tsx'), 'over');
const ImportDays = part(() => import('./import-days.tsx'), 'over');

const c = columnKinds<DayRow>();

const columns = [
  c.text('day', text.date, { sort: true }),
  c.text('kind', text.kind, { cell: ({ kind }) => text.kinds[kind], value: ({ kind }) => text.kinds[kind] }),
  c.text('weekday', text.weekday),
  c.text('announced', text.source, {
    cell: ({ announced }) => (announced ? text.announced : text.own),
    value: ({ announced }) => (announced ? text.announced : text.own),
  }),
];

export default function Holidays({ appId, rules }: { appId: string; rules: MinorRules }) {
  const reason = usePermission()('passport.config.set');
  const [open, setOpen] = useState<'add' | 'import' | 'restore'>();
  const close = () => setOpen(undefined);
  const refresh = minorsKeys(appId);
  const remove = useAction({
    run: ({ day }: DayRow) => changeMinors(appId, (now) => withoutDays(now, [day])),
    done: (_reply, { day }) => text.dayRemoved(day),
    undo: (_reply, { day, kind }) => changeMinors(appId, (now) => withDays(now, [[day, kind]])),
    refresh,
  });
  const restored = isAnnouncedList(rules) ? text.isAnnounced : undefined;
  const restore = (
    <ActionButton variant="default" icon={refreshIcon} reason={reason ?? restored} onClick={() => setOpen('restore')}>
      {text.restore}
    </ActionButton>
  );
  return (
    <>
      <Group gap="sm" justify="space-between" mb="sm">
        <Text size="sm" c="dimmed">
          {yearsOf(rules)}
        </Text>
        <Group gap="xs">
          {restore}
          <ActionButton variant="default" icon={uploadIcon} reason={reason} onClick={() => setOpen('import')}>
            {text.importDays}
          </ActionButton>
          <ActionButton icon={plusIcon} reason={reason} onClick={() => setOpen('add')}>
            {text.addDay}
          </ActionButton>
        </Group>
      </Group>
      <DataList
        id="passport.holidays"
        scope="holidays"
        label={text.holidays}
        source={localSource<DayRow>({
          key: [...keyOf(passportOf(appId).config.get), 'holidays', rules],
          load: () => Promise.resolve(rowsOf(rules)),
          search: ({ day }) => day,
        })}
        columns={columns}
        rowKey={({ day }) => day}
        rowName={({ day }) => day}
        search={text.searchDay}
        filters={[
          {
            kind: 'choice',
            key: 'kind',
            title: text.kind,
            options: Object.entries(text.kinds).map(([value, label]) => ({ value, label })),
          },
        ]}
        actions={(row) => [
          { label: text.remove, icon: trashIcon, danger: true, reason, onClick: () => remove.mutate(row) },
        ]}
        empty={
          <EmptyState icon={calendarIcon} title={text.noDays} action={restore}>
            {text.noDaysHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {open === 'add' ? <AddDay appId={appId} onClose={close} /> : null}
        {open === 'import' ? <ImportDays appId={appId} rules={rules} onClose={close} /> : null}
      </Suspense>
      {open === 'restore' ? (
        <Confirm
          title={text.restore}
          verb={text.restore}
          onConfirm={() =>
            changeMinors(appId, (now) => ({ ...now, holidays: announcedHolidays, workdays: announcedWorkdays }))
          }
          undo={() => changeMinors(appId, (now) => ({ ...now, holidays: rules.holidays, workdays: rules.workdays }))}
          done={text.restored}
          refresh={refresh}
          onClose={close}
        >
          {text.restoreWords}
        </Confirm>
      ) : null}
    </>
  );
}

/** How many days each year has. */
function yearsOf({ holidays, workdays }: MinorRules): string {
  const years = [...new Set([...holidays, ...workdays].map((day) => Number(day.slice(0, 4))))].sort();
  const count = (days: readonly string[], year: number) => days.filter((day) => day.startsWith(`${year}-`)).length;
  return years.map((year) => text.years(year, count(holidays, year), count(workdays, year))).join('；');
}
