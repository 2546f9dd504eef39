// What is decided of players without looking anything up: bans in force, ages, and what is shown of private data.
import { type AgeBand, shanghaiDay } from '@uos/contract/rules';

interface Banned {
  readonly status: 'Active' | 'Banned' | 'Sealed';
  readonly unban_at: string | null;
}

/** A ban that has an end is over when that comes, whether or not anybody has written it down. */
export function statusAt({ status, unban_at }: Banned, now: string): Banned['status'] {
  return status === 'Banned' && unban_at !== null && Date.parse(unban_at) <= Date.parse(now) ? 'Active' : status;
}

/** `YYYY-MM-DD` of the birth, or undefined where there is no such day or it has not come yet. */
export function birthDate(idCardNumber: string, today: string): string | undefined {
  const [, year, month, day] = /^.{6}(\d{4})(\d{2})(\d{2})/.exec(idCardNumber) ?? [];
  const date = `${year}-${month}-${day}`;
  const at = new Date(`${date}T00:00:00Z`);
  const isDay = !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === date;
  return isDay && date <= today && Number(year) > Number(today.slice(0, 4)) - MOST_YEARS ? date : undefined;
}

const MOST_YEARS = 150;

const NEXT = {
  UnderEight: ['EightToSixteen', 8],
  EightToSixteen: ['SixteenToEighteen', 2],
  SixteenToEighteen: ['AboveEighteen', 0],
} as const;

/** What comes after an age group that ended on a birthday, so that nobody has to open the number again. */
export function nextAgeGroup(
  group: AgeBand | '',
  ended: string,
): { readonly group: AgeBand | ''; readonly ends: string | null } {
  if (group === '' || group === 'AboveEighteen') {
    return { group, ends: null };
  }
  const [next, years] = NEXT[group];
  return { group: next, ends: years === 0 ? null : `${Number(ended.slice(0, 4)) + years}${ended.slice(4)}` };
}

export const today = (now: string): string => shanghaiDay(new Date(now)) ?? '';

/** The first character, and a star: 陈*. */
export const maskName = (name: string): string => (name === '' ? '' : `${[...name][0]}*`);

/** The first three and the last two characters. */
export const maskIdNumber = (number: string): string =>
  number === '' ? '' : `${number.slice(0, 3)}${'*'.repeat(13)}${number.slice(-2)}`;

/** 138****0000 */
export const maskPhone = (phone: string): string => (phone === '' ? '' : `${phone.slice(0, 3)}****${phone.slice(-4)}`);

/** The first character and the host. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1***');
