// What the rules make of a week and of a month: hours and days of play of each age band, and what makes the day one.
import { ActionIcon, Group, NativeSelect, Text, Title } from '@mantine/core';
import { label, passportPlayerLabels } from '@uos/contract/labels';
import {
  type AgeBand,
  addDays,
  addMonths,
  ageBands,
  bandText,
  isMonth,
  type MinorRules,
  playsOn,
  shanghaiDay,
  weekdayOf,
} from '@uos/contract/rules';
import { oneOf, useSearchState, words } from '../../../../kit/address/search-state.ts';
import { language } from '../../../../kit/language/language.zh.ts';
import { Icon } from '../../../../kit/show/icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../../../../kit/show/icons.ts';
import { text } from '../text.zh.ts';
import classes from './calendar.module.css';

const spec = { band: oneOf('all', ...ageBands), month: words() };

export default function Calendar({ rules }: { rules: MinorRules }) {
  const [{ band, month: asked }, change] = useSearchState(spec);
  const today = shanghaiDay(Date.now()) ?? '';
  const month = isMonth(asked) ? asked : today.slice(0, 7);
  const shown = band === 'all' ? ageBands : [band];
  const go = (months: number): void => change({ month: addMonths(month, months) }, { replace: true });
  return (
    <section className={classes.root}>
      {rules.enabled ? null : (
        <Text size="sm" c="dimmed">
          {text.offHint}
        </Text>
      )}
      <Group gap="md" justify="space-between">
        <NativeSelect
          aria-label={text.band}
          value={band}
          data={[
            { value: 'all', label: text.allBands },
            ...ageBands.map((one) => ({ value: one, label: nameOf(one) })),
          ]}
          onChange={(event) => change({ band: event.currentTarget.value as typeof band }, { replace: true })}
        />
        <ul className={classes.legend}>
          {shown.map((one) => (
            <li key={one}>
              <i data-band={one} />
              {nameOf(one)}
            </li>
          ))}
        </ul>
      </Group>
      <Week rules={rules} today={today} bands={shown} />
      <section aria-label={text.month(month)}>
        <Group gap="xs" mb="sm">
          <ActionIcon variant="default" aria-label={text.before} onClick={() => go(-1)}>
            <Icon of={chevronLeftIcon} size={16} />
          </ActionIcon>
          <Title order={2}>{text.month(month)}</Title>
          <ActionIcon variant="default" aria-label={text.after} onClick={() => go(1)}>
            <Icon of={chevronRightIcon} size={16} />
          </ActionIcon>
        </Group>
        <Month rules={rules} month={month} today={today} bands={shown} />
      </section>
    </section>
  );
}

interface WeekProps {
  readonly rules: MinorRules;
  readonly today: string;
  readonly bands: readonly AgeBand[];
}

const MINUTES = 1440;

function Week({ rules, today, bands }: WeekProps) {
  const monday = addDays(today, 1 - weekdayOf(today));
  return (
    <section aria-label={text.week}>
      <Title order={2}>{text.week}</Title>
      <Text size="xs" c="dimmed" mb="sm">
        {text.weekHelp}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={text.weekTable}>
        <table className={classes.week}>
          <thead>
            <tr>
              <td />
              <td>
                <div className={classes.hours} aria-hidden="true">
                  {[0, 6, 12, 18, 24].map((hour) => (
                    <span key={hour}>{hour}</span>
                  ))}
                </div>
              </td>
            </tr>
          </thead>
          <tbody>
            {text.weekdays.map((weekday, index) => {
              const day = addDays(monday, index);
              return (
                <tr key={weekday} data-today={day === today || undefined}>
                  <th scope="row">
                    {weekday} <small>{day.slice(5)}</small>
                  </th>
                  <td>
                    {bands.map((band) => (
                      <Lane key={band} rules={rules} band={band} day={day} />
                    ))}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Lane({ rules, band, day }: { rules: MinorRules; band: AgeBand; day: string }) {
  const limits = rules.bands[band];
  const { plays } = playsOn(rules, limits, day);
  const [start, end] = [minutesOf(limits.startTime), minutesOf(limits.endTime)];
  const spoken = plays ? `${limits.startTime}–${limits.endTime}` : text.cannot;
  return (
    <div className={classes.lane} title={`${nameOf(band)} ${spoken}`}>
      {plays ? (
        <i
          data-band={band}
          style={{ left: `${(start / MINUTES) * 100}%`, width: `${((end - start) / MINUTES) * 100}%` }}
        />
      ) : null}
      <span className={classes.spoken}>{`${nameOf(band)} ${spoken}`}</span>
    </div>
  );
}

interface MonthProps extends WeekProps {
  readonly month: string;
}

function Month({ rules, month, today, bands }: MonthProps) {
  const first = `${month}-01`;
  const days: string[] = [];
  for (let day = first; day.startsWith(month); day = addDays(day, 1)) {
    days.push(day);
  }
  const blanks = Array.from({ length: weekdayOf(first) - 1 }, (_, index) => index);
  const [only] = bands.length === 1 ? bands : [];
  return (
    <>
      {only === undefined ? null : (
        <Text size="sm" mb="sm">
          {bandText(rules.bands[only])[language]}
        </Text>
      )}
      <ol className={classes.month}>
        {text.weekdaysShort.map((weekday) => (
          <li key={weekday} className={classes.weekday} aria-hidden="true">
            {weekday}
          </li>
        ))}
        {blanks.map((blank) => (
          <li key={`blank ${blank}`} aria-hidden="true" />
        ))}
        {days.map((day) => (
          <Day key={day} rules={rules} day={day} bands={bands} isToday={day === today} />
        ))}
      </ol>
    </>
  );
}

interface DayProps {
  readonly rules: MinorRules;
  readonly day: string;
  readonly bands: readonly AgeBand[];
  readonly isToday: boolean;
}

function Day({ rules, day, bands, isToday }: DayProps) {
  const listed = rules.holidays.includes(day) ? 'holiday' : rules.workdays.includes(day) ? 'workday' : undefined;
  const open = bands.filter((band) => playsOn(rules, rules.bands[band], day).plays);
  const spoken = open.length === 0 ? text.cannot : open.map(nameOf).join('、');
  return (
    <li className={classes.day} data-listed={listed} data-today={isToday || undefined}>
      <time dateTime={day}>{Number(day.slice(8))}</time>
      {listed === undefined ? null : <small>{text.days[listed]}</small>}
      <span className={classes.bands} role="img" aria-label={spoken} title={spoken}>
        {bands.map((band) => (
          <i key={band} data-band={open.includes(band) ? band : undefined} />
        ))}
      </span>
    </li>
  );
}

function nameOf(band: AgeBand): string {
  return label(passportPlayerLabels.playerUser.ageGroup, band)[language];
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
