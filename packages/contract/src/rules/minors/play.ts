// When somebody of an age may play. Every face asks these functions, so that a simulator answers as the call does.
// Source: wire/passport.md 5.9; all times are Asia/Shanghai, which has kept UTC+8 without summer time since 1991.
import { addDays, type Moment, shanghaiDay, startOfShanghaiDay } from '../format/time.ts';
import { ageGroup, ageOn } from '../names/id-card.ts';
import type { Text } from '../verdict.ts';
import { type AgeBand, type BandRules, MINUTES_OF_A_DAY, type MinorRules } from './rules.ts';

/** What made the answer. */
export type PlayReason = 'off' | 'unverified' | 'day' | 'before' | 'after' | 'minutes' | 'playable';

/** What kind of day it is to a band. */
export type DayReason = 'holiday' | 'weekday' | 'workday' | 'none';

export interface Playing {
  readonly playable: boolean;
  readonly because: PlayReason;
  /** Why not; undefined where play is on. */
  readonly reason: Text | undefined;
  /** Whole seconds until play ends, 0 where there is none. */
  readonly remainingSeconds: number;
}

export interface PlayQuestion {
  /** Undefined without a verified real name. */
  readonly band: AgeBand | undefined;
  readonly at: Moment;
  /** What has been played of the day, in seconds. */
  readonly playedSeconds?: number;
}

const DAY_SECONDS = 86_400;

export function playing(rules: MinorRules, { band, at, playedSeconds = 0 }: PlayQuestion): Playing {
  const { day, second } = clockOf(at);
  if (!rules.enabled) {
    return on(DAY_SECONDS - second, 'off');
  }
  if (band === undefined) {
    return rules.allowUnverified
      ? on(DAY_SECONDS - second, 'unverified')
      : off('unverified', { zh: '尚未通过实名认证，无法进行游戏', en: 'The real name has not been verified yet' });
  }
  const limits = rules.bands[band];
  const spoken = bandText(limits);
  if (!playsOn(rules, limits, day).plays) {
    return off('day', { zh: `今日不可进行游戏。${spoken.zh}`, en: `Not a day of play. ${spoken.en}` });
  }
  const [start, end] = [secondsOf(limits.startTime), secondsOf(limits.endTime)];
  if (second < start) {
    return off('before', { zh: `尚未到可玩时段。${spoken.zh}`, en: `Play has not begun yet. ${spoken.en}` });
  }
  if (second >= end) {
    return off('after', { zh: `今日可玩时段已结束。${spoken.zh}`, en: `Play has ended for today. ${spoken.en}` });
  }
  const left = limits.dailyMinutes >= MINUTES_OF_A_DAY ? DAY_SECONDS : limits.dailyMinutes * 60 - playedSeconds;
  if (left <= 0) {
    const minutes = limits.dailyMinutes;
    return off('minutes', {
      zh: `今日游戏时长已达 ${minutes} 分钟上限`,
      en: `The ${minutes} minutes of today have been played`,
    });
  }
  return on(Math.min(end - second, left), 'playable');
}

/** Is a calendar day one of play, and what makes it one? A listed holiday wins over a listed workday. */
export function playsOn(
  { holidays, workdays }: Pick<MinorRules, 'holidays' | 'workdays'>,
  { days, includeHolidays }: Pick<BandRules, 'days' | 'includeHolidays'>,
  day: string,
): { readonly plays: boolean; readonly because: DayReason } {
  const isHoliday = holidays.includes(day);
  if (isHoliday && includeHolidays) {
    return { plays: true, because: 'holiday' };
  }
  const weekday = weekdayOf(day);
  if (weekday >= 6 && !isHoliday && workdays.includes(day)) {
    // why all five: a worked Saturday is a day like Monday to Friday, and grown-ups play on those
    return { plays: [1, 2, 3, 4, 5].every((one) => days.includes(one)), because: 'workday' };
  }
  return days.includes(weekday) ? { plays: true, because: 'weekday' } : { plays: false, because: 'none' };
}

/** The band of somebody on a calendar day; it changes as the day of a birthday begins in Shanghai. */
export function ageBandOn(birthDate: string, day: string): AgeBand {
  return ageGroup(ageOn(birthDate, day));
}

/** The band at a moment. */
export function ageBandAt(birthDate: string, at: Moment): AgeBand {
  return ageBandOn(birthDate, clockOf(at).day);
}

/** The day, `YYYY-MM-DD`, on which the band of a day is left for the next one; undefined where there is none. */
export function ageBandEnds(birthDate: string, day: string): string | undefined {
  const age = ageOn(birthDate, day);
  const next = [8, 16, 18].find((limit) => age < limit);
  if (next === undefined) {
    return undefined;
  }
  const birthday = `${Number(birthDate.slice(0, 4)) + next}${birthDate.slice(4)}`;
  // why: who is born on 29 February is a year older on 1 March of a common year
  return startOfShanghaiDay(birthday) === undefined ? `${birthday.slice(0, 4)}-03-01` : birthday;
}

/**
 * The band on a calendar day of somebody whose band was `kept` until the day it `ends`: who keeps no date of birth knows
 * what it is by then, whether or not somebody has written it down since.
 */
export function ageBandSince(kept: AgeBand, ends: string | undefined, day: string): AgeBand {
  if (ends === undefined || day < ends) {
    return kept;
  }
  const [limit, next] = NEXT_BAND[kept] ?? [];
  if (limit === undefined || next === undefined) {
    return kept;
  }
  const born = `${Number(ends.slice(0, 4)) - limit}${ends.slice(4)}`;
  return ageBandSince(next, ageBandEnds(born, ends), day);
}

const NEXT_BAND: Readonly<Partial<Record<AgeBand, readonly [limit: number, next: AgeBand]>>> = {
  UnderEight: [8, 'EightToSixteen'],
  EightToSixteen: [16, 'SixteenToEighteen'],
  SixteenToEighteen: [18, 'AboveEighteen'],
};

/** The next moment at which play begins, looking a year ahead; undefined where it never does. */
export function nextPlay(rules: MinorRules, band: AgeBand, at: Moment): Date | undefined {
  const limits = rules.bands[band];
  const { day, second } = clockOf(at);
  for (let ahead = 0; ahead <= 366; ahead += 1) {
    const one = addDays(day, ahead);
    const start = secondsOf(limits.startTime);
    if (playsOn(rules, limits, one).plays && (ahead > 0 || second < start)) {
      return new Date((startOfShanghaiDay(one) ?? Number.NaN) + start * 1000);
    }
  }
  return undefined;
}

/** What the rules of a band say, in a sentence. */
export function bandText(limits: BandRules): Text {
  const { days, includeHolidays, startTime, endTime } = limits;
  if (days.length === 0 && !includeHolidays) {
    return { zh: '当前年龄段不可进行游戏', en: 'Nobody of this age may play' };
  }
  const isEveryDay = [1, 2, 3, 4, 5, 6, 7].every((day) => days.includes(day));
  if (isEveryDay && startTime === '00:00' && endTime === '24:00') {
    return { zh: '当前年龄段可随时进行游戏', en: 'Play is open at any time' };
  }
  const named = [...new Set(days)].sort().map((day) => WEEKDAYS[day - 1] ?? { zh: '', en: '' });
  const spoken = [...named, ...(includeHolidays ? [{ zh: '法定节假日', en: 'public holidays' }] : [])];
  const list = isEveryDay
    ? { zh: '每日', en: 'every day' }
    : { zh: spoken.map(({ zh }) => zh).join('、'), en: `on ${spoken.map(({ en }) => en).join(', ')}` };
  return {
    zh: `当前年龄段仅可在${list.zh} ${startTime} 至 ${endTime} 进行游戏`,
    en: `Play is open ${list.en} from ${startTime} to ${endTime}`,
  };
}

/** 1 is Monday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

const WEEKDAYS: readonly Text[] = [
  { zh: '周一', en: 'Monday' },
  { zh: '周二', en: 'Tuesday' },
  { zh: '周三', en: 'Wednesday' },
  { zh: '周四', en: 'Thursday' },
  { zh: '周五', en: 'Friday' },
  { zh: '周六', en: 'Saturday' },
  { zh: '周日', en: 'Sunday' },
];

function on(seconds: number, because: PlayReason): Playing {
  // why up: while play is on there is always a second left of it
  return { playable: true, because, reason: undefined, remainingSeconds: Math.ceil(seconds) };
}

function off(because: PlayReason, reason: Text): Playing {
  return { playable: false, because, reason, remainingSeconds: 0 };
}

/** The calendar day of a moment and the seconds since it began, with their fraction. */
function clockOf(at: Moment): { readonly day: string; readonly second: number } {
  const day = shanghaiDay(at) ?? '';
  return { day, second: (new Date(at ?? Number.NaN).getTime() - (startOfShanghaiDay(day) ?? Number.NaN)) / 1000 };
}

function secondsOf(time: string): number {
  return Number(time.slice(0, 2)) * 3600 + Number(time.slice(3)) * 60;
}
