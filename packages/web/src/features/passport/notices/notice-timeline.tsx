// When notices are shown: each a bar in five weeks, and those that the same players see side by side.
import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { addDays, shanghaiDay, startOfShanghaiDay } from '@uos/contract/rules';
import type { Billboard } from '@uos/sdk/services/passport';
import { useSearchState, words } from '../../../kit/address/search-state.ts';
import { sideDrawer } from '../../../kit/detail/side-drawer.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { StaleLine } from '../../../kit/page/stale-line.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Icon } from '../../../kit/show/icon.tsx';
import { chevronLeftIcon, chevronRightIcon, noticeIcon } from '../../../kit/show/icons.ts';
import { spanWords, windowWords } from './notice-words.ts';
import classes from './notices.module.css';
import { barOf, meetingsIn, type Span, spanOf } from './plan.ts';
import { plannedQuery } from './queries.ts';
import { text } from './text.zh.ts';

const spec = { start: words() };

const DAYS = 35;
const WEEK = 7;
const STEP = 14;
/** Days of the window that are named. */
const OFFSETS = Array.from({ length: DAYS / WEEK }, (_, week) => week * WEEK);
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const WAITING = 280;

export default function NoticeTimeline({ appId }: { appId: string }) {
  const planned = useQuery(plannedQuery(appId));
  const [{ start: asked }, change] = useSearchState(spec);
  const usual = addDays(shanghaiDay(Date.now()) ?? '', -WEEK);
  const start = DAY.test(asked) && startOfShanghaiDay(asked) !== undefined ? asked : usual;
  const go = (next: string) => change({ start: next === usual ? '' : next });
  if (planned.data === undefined) {
    return planned.isError ? (
      <ErrorPanel error={planned.error} onRetry={() => void planned.refetch()} />
    ) : (
      <Waiting height={WAITING} />
    );
  }
  if (planned.data.length === 0) {
    return (
      <EmptyState icon={noticeIcon} title={text.noPlan}>
        {text.noPlanHint}
      </EmptyState>
    );
  }
  const window = { from: startOfShanghaiDay(start) ?? 0, to: startOfShanghaiDay(addDays(start, DAYS)) ?? 0 };
  return (
    <section aria-label={text.timeline}>
      <div className={classes.steps}>
        <Button
          variant="default"
          size="compact-md"
          aria-label={text.previous}
          onClick={() => go(addDays(start, -STEP))}
        >
          <Icon of={chevronLeftIcon} size={16} />
        </Button>
        <Text size="sm" fw={600}>
          {text.conflictTime(start, addDays(start, DAYS - 1))}
        </Text>
        <Button
          variant="default"
          size="compact-md"
          aria-label={text.following}
          onClick={() => go(addDays(start, STEP))}
        >
          <Icon of={chevronRightIcon} size={16} />
        </Button>
        {start === usual ? null : (
          <Button variant="subtle" size="compact-md" onClick={() => change({ start: '' })}>
            {text.today}
          </Button>
        )}
      </div>
      <StaleLine query={planned} />
      <Plan notices={planned.data} window={window} start={start} />
      <Together notices={planned.data} window={window} />
    </section>
  );
}

interface PlanProps {
  readonly notices: readonly Billboard[];
  readonly window: Span;
  /** Its first day. */
  readonly start: string;
}

const percent = (share: number) => `${share * 100}%`;

function Plan({ notices, window, start }: PlanProps) {
  const shown = notices
    .flatMap((notice) => {
      const bar = barOf(notice, window);
      return bar === undefined ? [] : [{ notice, bar }];
    })
    .sort((one, other) => (spanOf(one.notice)?.from ?? 0) - (spanOf(other.notice)?.from ?? 0));
  const now = (Date.now() - window.from) / (window.to - window.from);
  const mark = now < 0 || now > 1 ? null : <span className={classes.now} style={{ left: percent(now) }} />;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={text.window}>
        <ul className={classes.plan}>
          <li className={classes.days} aria-hidden="true">
            <span />
            <span className={classes.lane}>
              {OFFSETS.map((days) => (
                <span key={days} className={classes.tick} style={{ left: percent(days / DAYS) }}>
                  {addDays(start, days).slice('2026-'.length)}
                </span>
              ))}
            </span>
          </li>
          {shown.map(({ notice, bar: { left, width } }) => (
            <li key={notice.billboardID} className={classes.row}>
              <Link
                to="."
                search={((before: object) => ({ ...before, ...sideDrawer('notice', notice.billboardID) })) as never}
                aria-label={text.barWords(notice.title, windowWords(notice.publishTime, notice.expireTime))}
                title={text.barWords(notice.title, windowWords(notice.publishTime, notice.expireTime))}
              >
                {notice.title}
              </Link>
              <span className={classes.lane}>
                <i data-status={notice.status} style={{ left: percent(left), width: percent(width) }} />
                {mark}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {shown.length === notices.length ? null : (
        <Text size="xs" c="dimmed" mb="md">
          {text.outside(notices.length - shown.length)}
        </Text>
      )}
    </>
  );
}

function Together({ notices, window }: Omit<PlanProps, 'start'>) {
  const meetings = meetingsIn(notices, window);
  return meetings.length === 0 ? null : (
    <section aria-label={text.conflicts}>
      <Title order={2} size="h4">
        {text.conflicts}
      </Title>
      <Text size="sm" c="dimmed">
        {text.conflictsHelp}
      </Text>
      <ul className={classes.conflicts}>
        {meetings.map(({ one, other, span }) => (
          <li key={`${one.billboardID} ${other.billboardID}`}>
            <span>{text.conflict(one.title, other.title)}</span>
            <span>{spanWords(span)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
