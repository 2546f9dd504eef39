// What is derived of bills and named 预计: the end of a month at its pace, and how long a balance lasts.
import { addMonths, shanghaiMonth, startOfShanghaiDay } from '@uos/contract/rules';

const DAY_MS = 86_400_000;
/** Before this much of a month has passed, its pace says nothing. */
const ENOUGH_DAYS = 2;

interface Passed {
  /** Of the month that is running, with their parts. */
  readonly days: number;
  readonly ofDays: number;
}

function passedOf(nowMs: number): Passed {
  const month = shanghaiMonth(nowMs) ?? '';
  const start = startOfShanghaiDay(`${month}-01`) ?? nowMs;
  const end = startOfShanghaiDay(`${addMonths(month, 1)}-01`) ?? nowMs;
  return { days: (nowMs - start) / DAY_MS, ofDays: (end - start) / DAY_MS };
}

/** Linear; nothing in the first days of a month. */
export function monthEndYuan(spentYuan: number, nowMs: number): number | undefined {
  const { days, ofDays } = passedOf(nowMs);
  return days < ENOUGH_DAYS ? undefined : (spentYuan / days) * ofDays;
}

/** What had been spent of the whole month before at the same day, were its days alike. */
export function sameTimeYuan(lastMonthYuan: number, nowMs: number): number {
  const { days, ofDays } = passedOf(nowMs);
  return (lastMonthYuan / ofDays) * days;
}

/** Days that a balance lasts at the pace of this month; nothing where nothing is spent, or too little of it is known. */
export function lastsDays(balanceYuan: number, spentYuan: number, nowMs: number): number | undefined {
  const { days } = passedOf(nowMs);
  return balanceYuan <= 0 || spentYuan <= 0 || days < ENOUGH_DAYS
    ? undefined
    : Math.floor(balanceYuan / (spentYuan / days));
}
