// Every hour of two years, for each age, against a reference that shares nothing with the rules: it reads the notices of
// the State Council as they were printed, and counts weekdays from one that is known.
import { describe, expect, it } from 'vitest';
import { defaultMinorRules } from './defaults.ts';
import { paying } from './pay.ts';
import { ageBandAt, playing } from './play.ts';
import { type AgeBand, ageBands } from './rules.ts';

const NOTICES: Readonly<Record<number, string>> = {
  2025: `1月1日放假。1月28日至2月4日放假。1月26日、2月8日上班。4月4日至4月6日放假。5月1日至5月5日放假。4月27日上班。
    5月31日至6月2日放假。10月1日至10月8日放假。9月28日、10月11日上班。`,
  2026: `1月1日至1月3日放假。1月4日上班。2月15日至2月23日放假。2月14日、2月28日上班。4月4日至4月6日放假。
    5月1日至5月5日放假。5月9日上班。6月19日至6月21日放假。9月25日至9月27日放假。10月1日至10月7日放假。
    9月20日、10月10日上班。`,
};

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: string;
  readonly isOff: boolean;
  readonly isWorked: boolean;
}

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** 730 days from 1 January 2025, which was a Wednesday. */
function calendar(): Day[] {
  const names = ['Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue'];
  const days: Day[] = [];
  for (const year of [2025, 2026]) {
    const order = LENGTHS.flatMap((length, month) => Array.from({ length }, (_, day) => `${month + 1}月${day + 1}日`));
    const [off, worked] = [new Set<string>(), new Set<string>()];
    for (const sentence of (NOTICES[year] ?? '').split('。')) {
      const named = sentence.match(/\d+月\d+日/g) ?? [];
      const from = order.indexOf(named[0] ?? '');
      const range = sentence.includes('至') ? order.slice(from, order.indexOf(named[1] ?? '') + 1) : named;
      for (const one of range) {
        (sentence.includes('上班') ? worked : off).add(one);
      }
    }
    for (const name of order) {
      const [month = 0, day = 0] = (name.match(/\d+/g) ?? []).map(Number);
      const weekday = names[days.length % 7] ?? '';
      days.push({ year, month, day, weekday, isOff: off.has(name), isWorked: worked.has(name) });
    }
  }
  return days;
}

function mayPlay(day: Day, hour: number, band: AgeBand): boolean {
  if (band === 'AboveEighteen') {
    return true;
  }
  const isEndOfWeek = day.weekday === 'Fri' || day.weekday === 'Sat' || day.weekday === 'Sun';
  return hour === 20 && (day.isOff || (isEndOfWeek && !day.isWorked));
}

const two = (number: number) => String(number).padStart(2, '0');
const moment = ({ year, month, day }: Day, hour: number, rest = '00:00') =>
  `${year}-${two(month)}-${two(day)}T${two(hour)}:${rest}+08:00`;

const rules = { ...defaultMinorRules, enabled: true };
const days = calendar();

describe('two years of play', () => {
  it('have the answer of the reference in every hour, at its first and its last second, for each age', () => {
    const wrong: string[] = [];
    let asked = 0;
    for (const day of days) {
      for (let hour = 0; hour < 24; hour += 1) {
        for (const [rest, left] of [
          ['00:00', 3600],
          ['59:59', 1],
        ] as const) {
          const at = moment(day, hour, rest);
          for (const band of ageBands) {
            const should = mayPlay(day, hour, band);
            const last = band === 'AboveEighteen' ? (23 - hour) * 3600 + left : left;
            const { playable, remainingSeconds } = playing(rules, { band, at });
            asked += 1;
            if (playable !== should || remainingSeconds !== (should ? last : 0)) {
              wrong.push(`${at} ${band}: ${playable} ${remainingSeconds}`);
            }
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(asked).toBe(730 * 24 * 2 * 4);
  });

  it('change the band of everybody born on any day of a year as that birthday begins, and at no other hour', () => {
    const wrong: string[] = [];
    for (const [index, birthday] of days.slice(0, 365).entries()) {
      for (const [age, before, after] of [
        [8, 'UnderEight', 'EightToSixteen'],
        [16, 'EightToSixteen', 'SixteenToEighteen'],
        [18, 'SixteenToEighteen', 'AboveEighteen'],
      ] as const) {
        const birthDate = `${2025 - age}-${two(birthday.month)}-${two(birthday.day)}`;
        const eve = days[index - 1];
        const found = [
          eve === undefined ? before : ageBandAt(birthDate, moment(eve, 23, '59:59.999')),
          ageBandAt(birthDate, moment(birthday, 0)),
        ];
        if (found[0] !== before || found[1] !== after) {
          wrong.push(`${birthDate}: ${found.join()}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('payments of every size', () => {
  // why a table of its own: the numbers are those of the notice, in yuan
  const YUAN = { UnderEight: [0, 0], EightToSixteen: [50, 200], SixteenToEighteen: [100, 400] } as const;

  it('have the answer of the reference for each age, whatever was paid before', () => {
    const wrong: string[] = [];
    for (const band of ['UnderEight', 'EightToSixteen', 'SixteenToEighteen'] as const) {
      const [single, month] = YUAN[band];
      for (let paid = 0; paid <= 41_000; paid += 499) {
        for (const amountFen of [1, 99, 100, 4999, 5000, 5001, 9999, 10_000, 10_001, 20_000]) {
          const should = amountFen / 100 <= single && (paid + amountFen) / 100 <= month;
          if (paying(rules, { band, amountFen, paidFen: paid }).approved !== should) {
            wrong.push(`${band} ${paid} + ${amountFen}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
