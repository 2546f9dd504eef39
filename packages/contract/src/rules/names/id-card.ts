// Number of a Chinese resident identity card, as the real-name checks read it. Source: wire/passport.md 5.9.

import type { Parsed, Text } from '../verdict.ts';

export interface IdCard {
  /** Calendar day of birth, `YYYY-MM-DD`. */
  readonly birthDate: string;
}

/** Reads an 18-character number: 17 digits and the right check character (`x` counts as `X`), with a real birth date. */
export function parseIdCard(number: string): Parsed<IdCard> {
  const digits = /^\d{6}(\d{4})(\d{2})(\d{2})\d{3}[\dXx]$/.exec(number);
  if (digits === null || number.charAt(17).toUpperCase() !== checkCharacter(number)) {
    return { reason };
  }
  const [, year = '', month = '', day = ''] = digits;
  const birthDate = `${year}-${month}-${day}`;
  return isCalendarDay(birthDate) ? { value: { birthDate } } : { reason };
}

/** Full years of age on a day; both are `YYYY-MM-DD`. Born on 29 February: a year older on 1 March of a common year. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The four age bands of the anti-addiction rules: [0,8), [8,16), [16,18), [18,∞). */
export function ageGroup(age: number): 'UnderEight' | 'EightToSixteen' | 'SixteenToEighteen' | 'AboveEighteen' {
  if (age < 8) {
    return 'UnderEight';
  }
  if (age < 16) {
    return 'EightToSixteen';
  }
  return age < 18 ? 'SixteenToEighteen' : 'AboveEighteen';
}

const reason: Text = { zh: '身份证号无效', en: 'Not a valid identity-card number' };
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

function checkCharacter(number: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(number.charAt(index)), 0);
  return '10X98765432'.charAt(sum % 11);
}

function isCalendarDay(day: string): boolean {
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}
