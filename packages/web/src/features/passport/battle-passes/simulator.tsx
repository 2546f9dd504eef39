// How far somebody gets who plays once a day: the level on the last day, and the day of each level. Nobody's progress
// changes.
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  daysAtLimits,
  formatTime,
  leastPerDay,
  type Reached,
  seasonDays,
  seasonOf,
  startOfShanghaiDay,
  totalExpOf,
} from '@uos/contract/rules';
import type { BattlePass, EconomyResource } from '@uos/sdk/browser';
import { Suspense } from 'react';
import { counting, useSearchState, words } from '../../../kit/address/search-state.ts';
import { joined } from '../../../kit/language/format.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnKinds } from '../../../kit/list/columns/column.tsx';
import { PlainTable } from '../../../kit/list/rows/plain-table.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Figures } from '../../../kit/show/figures.tsx';
import { grouped } from '../../../kit/show/grouped.ts';
import { chartIcon } from '../../../kit/show/icons.ts';
import { amountsWords } from '../economy/amounts/amounts.ts';
import { resourcesQuery } from '../economy/queries.ts';
import { AmountInput } from '../minors/amount-input.tsx';
import classes from './battle-passes.module.css';
import { namedAmounts } from './named.ts';
import { text } from './text.zh.ts';

const DateInput = part(() => import('../../../kit/form/date-input.tsx'));

interface Row extends Reached {
  readonly rewards: string;
}

const c = columnKinds<Row>();
const columns = [
  c.number('level', text.level),
  c.number('day', text.day),
  c.time('at', text.date),
  c.number('totalExp', text.sum),
  c.own('rewards', text.rewards, ({ rewards }) => rewards),
];

const NOTHING = 0;
/** Of nobody's day. */
const MOST = 1_000_000_000;
/** Where nothing limits it: a month of playing. */
const USUAL_DAYS = 30;

const spec = { exp: counting(NOTHING), from: words() };

export default function Simulator({ appId, pass }: { appId: string; pass: BattlePass }) {
  const [{ exp, from: day }, change] = useSearchState(spec);
  const resources = useQuery(resourcesQuery(appId)).data ?? [];
  const expPerDay = exp === NOTHING ? usualExp(pass) : exp;
  const begin = startOfShanghaiDay(day);
  const from = begin === undefined ? pass.startTime : new Date(begin).toISOString();
  const reached = seasonOf(pass, { expPerDay, from });
  const rows = reached.map((row): Row => ({ ...row, rewards: rewardsAt(pass, row.level, resources) }));
  return (
    <Stack gap="md">
      <div className={classes.fields}>
        <AmountInput
          label={text.expPerDay}
          unit=""
          value={expPerDay}
          onChange={(next) => change({ exp: Math.min(MOST, Math.max(1, Math.round(next))) })}
        />
        <Suspense fallback={<div className={classes.later} />}>
          <DateInput
            field={{ kind: 'date', label: text.from, description: text.fromHelp }}
            value={day}
            problem={undefined}
            onChange={(next) => change({ from: next })}
            onLeave={() => undefined}
          />
        </Suspense>
      </div>
      <Text size="sm" c="dimmed">
        {text.expPerDayHelp}
        {text.simulated}
      </Text>
      <Answer pass={pass} reached={reached} from={from} />
      {rows.length === 0 ? (
        <EmptyState icon={chartIcon} title={text.noLevels}>
          {text.noLevelsHint}
        </EmptyState>
      ) : (
        <PlainTable label={text.reachedLevels} columns={columns} rows={rows} rowKey={({ level }) => String(level)} />
      )}
    </Stack>
  );
}

/** What all tracks give at a level. */
function rewardsAt({ slots }: BattlePass, level: number, resources: readonly EconomyResource[]): string {
  return joined(
    slots.flatMap(({ displayName, rewards }) => {
      const given = amountsWords(namedAmounts(rewards.find((row) => row.level === level)?.items ?? [], resources));
      return given === '' ? [] : [`${displayName} ${given}`];
    }),
  );
}

interface AnswerProps {
  readonly pass: BattlePass;
  readonly reached: readonly Reached[];
  readonly from: string;
}

function Answer({ pass, reached, from }: AnswerProps) {
  const last = reached.at(-1);
  const isFull = last?.level === pass.maxLevel;
  const least = leastPerDay(pass, from);
  const days = seasonDays(pass, from);
  return (
    <Figures
      label={text.simulator}
      figures={[
        { title: text.reachedLast, value: grouped(last?.level ?? 0), note: text.ofLevels(pass.maxLevel) },
        {
          title: text.fullOn,
          value: isFull ? text.fullOnDay(last.day) : text.notFull,
          note: isFull ? formatTime(last.at).slice(0, DATE) : undefined,
        },
        {
          title: text.least,
          value: least !== undefined ? grouped(least) : days === 0 ? text.noDays : text.leastNone,
        },
        { title: text.playDays, value: days === undefined ? text.openEnd : text.days(days) },
      ]}
    />
  );
}

/** Characters of a day. */
const DATE = 10;

/** What is gathered a day at the limit, or what fills the season. */
function usualExp(pass: BattlePass): number {
  const days = seasonDays(pass, pass.startTime) ?? Math.max(USUAL_DAYS, daysAtLimits(pass) ?? USUAL_DAYS);
  return pass.dailyExpLimit > 0 ? pass.dailyExpLimit : Math.max(1, Math.ceil(totalExpOf(pass) / Math.max(1, days)));
}
