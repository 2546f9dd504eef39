// Moments and calendar days in Asia/Shanghai, `YYYY-MM-DD HH:mm`. Source: platform-core 9.

// why a constant: Asia/Shanghai has kept UTC+8 without summer time since 1991, and Intl costs the CLI its start
const shanghaiMs = 8 * 3_600_000;
const dayMs = 86_400_000;

export const displayTimeZone = 'Asia/Shanghai';

/** An RFC 3339 text, epoch milliseconds or a Date. */
export type Moment = string | number | Date | null | undefined;

/** `2026-11-21 08:00`; nothing, or what is no time, is `-`. With `seconds` also `:30`. */
export function formatTime(moment: Moment, { seconds = false, utc = false } = {}): string {
  const local = localText(moment, utc ? 0 : shanghaiMs);
  return local === undefined ? '-' : local.slice(0, seconds ? 19 : 16).replace('T', ' ');
}

/** The calendar day, `YYYY-MM-DD`, on which a moment falls in Shanghai; `undefined` when it is no time. */
export function shanghaiDay(moment: Moment): string | undefined {
  return localText(moment, shanghaiMs)?.slice(0, 10);
}

/** The month, `YYYY-MM`, in which a moment falls in Shanghai; `undefined` when it is no time. */
export function shanghaiMonth(moment: Moment): string | undefined {
  return localText(moment, shanghaiMs)?.slice(0, 7);
}

/** Epoch milliseconds at which a calendar day begins in Shanghai; `undefined` when there is no such day. */
export function startOfShanghaiDay(day: string): number | undefined {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  const exists = !Number.isNaN(start) && new Date(start).toISOString().startsWith(day);
  return exists ? start - shanghaiMs : undefined;
}

/** The calendar day some days later (or earlier, when negative). */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The month some months later (or earlier, when negative). */
export function addMonths(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** True for a month that exists, `YYYY-MM`. */
export function isMonth(text: string): boolean {
  return /^[0-9]{4}-(?:0[1-9]|1[0-2])$/.test(text);
}

function localText(moment: Moment, offsetMs: number): string | undefined {
  if (moment === null || moment === undefined || moment === '') {
    return undefined;
  }
  const local = new Date(new Date(moment).getTime() + offsetMs);
  return Number.isNaN(local.getTime()) ? undefined : local.toISOString();
}
