// When entitlements end: a month with how many on each day, by type.
import { Button, Group, NativeSelect, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { addDays, addMonths, isMonth, shanghaiDay } from '@uos/contract/rules';
import type { EntitlementExpiry } from '@uos/sdk/browser';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Icon } from '../../../kit/show/icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../../../kit/show/icons.ts';
import classes from './expiry.module.css';
import { expiriesQuery, typesQuery } from './queries.ts';
import { text } from './text.zh.ts';

interface ExpiryCalendarProps {
  readonly appId: string;
  /** Goes to what ends on that day. */
  readonly onDay: (day: string, type: string) => void;
}

const spec = { month: words(), type: words() };

export default function ExpiryCalendar({ appId, onDay }: ExpiryCalendarProps) {
  const today = shanghaiDay(Date.now()) ?? '';
  const [{ month: asked, type }, change] = useSearchState(spec);
  const month = isMonth(asked) ? asked : today.slice(0, 7);
  const go = (next: string) => change({ month: next === today.slice(0, 7) ? '' : next });
  const types = useQuery(typesQuery(appId)).data ?? [];
  const expiries = useQuery(expiriesQuery(appId, month, type));
  const byDay = new Map(expiries.data?.map((one) => [one.day, one]));
  const most = Math.max(1, ...(expiries.data ?? []).map(({ count }) => count));
  const sum = (expiries.data ?? []).reduce((before, { count }) => before + count, 0);
  const [year = '', number = ''] = month.split('-');
  return (
    <section aria-label={text.calendar}>
      <Group justify="space-between" mb="sm">
        <Group gap="xs">
          <Button
            variant="default"
            size="compact-md"
            aria-label={text.previous}
            onClick={() => go(addMonths(month, -1))}
          >
            <Icon of={chevronLeftIcon} size={16} />
          </Button>
          <Title order={2} className={classes.month}>
            {text.monthTitle(year, String(Number(number)))}
          </Title>
          <Button variant="default" size="compact-md" aria-label={text.next} onClick={() => go(addMonths(month, 1))}>
            <Icon of={chevronRightIcon} size={16} />
          </Button>
          {month === today.slice(0, 7) ? null : (
            <Button variant="subtle" size="compact-md" onClick={() => change({ month: '' })}>
              {text.today}
            </Button>
          )}
        </Group>
        <NativeSelect
          aria-label={text.type}
          value={type}
          data={[{ value: '', label: text.allTypes }, ...types]}
          onChange={(event) => change({ type: event.currentTarget.value })}
        />
      </Group>
      {expiries.isError && expiries.data === undefined ? (
        <ErrorPanel error={expiries.error} onRetry={() => void expiries.refetch()} />
      ) : (
        <>
          {expiries.data === undefined ? (
            <Skeleton height={20} width={220} mb="sm" />
          ) : (
            <Text size="sm" c="dimmed" mb="sm" role="status">
              {text.monthSum(sum)}
            </Text>
          )}
          <div className={classes.grid}>
            {text.week.map((name) => (
              <span key={name} className={classes.weekday} aria-hidden="true">
                {name}
              </span>
            ))}
            {daysOf(month).map((day, index) => (
              <DayCell
                key={day}
                day={day}
                isFirst={index === 0}
                isToday={day === today}
                ends={byDay.get(day)}
                most={most}
                onOpen={() => onDay(day, type)}
              />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

interface DayCellProps {
  readonly day: string;
  readonly isFirst: boolean;
  readonly isToday: boolean;
  readonly ends: EntitlementExpiry | undefined;
  /** Of any day of the month. */
  readonly most: number;
  readonly onOpen: () => void;
}

function DayCell({ day, isFirst, isToday, ends, most, onOpen }: DayCellProps) {
  const look = {
    className: classes.day,
    'data-today': isToday || undefined,
    style: isFirst ? { gridColumnStart: weekdayOf(day) } : undefined,
  };
  const number = <span className={classes.number}>{Number(day.slice(8))}</span>;
  if (ends === undefined) {
    return <div {...look}>{number}</div>;
  }
  const { count, owners } = ends;
  return (
    <button {...look} type="button" data-some title={text.day(day, count, owners)} onClick={onOpen}>
      {number}
      <span className={classes.count}>{text.count(count)}</span>
      <span className={classes.owners}>{text.owners(owners)}</span>
      <span className={classes.level} style={{ width: `${(count / most) * 100}%` }} />
    </button>
  );
}

function daysOf(month: string): string[] {
  const first = `${month}-01`;
  return Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter((day) => day.startsWith(month));
}

/** 1 is Monday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
