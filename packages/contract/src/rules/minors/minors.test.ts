import { describe, expect, it } from 'vitest';
import { holidayYears, missingHolidayYears } from './holidays.ts';
import { completeMinorRules, defaultMinorRules, keptPassportSettings, wrongBand } from './index.ts';
import { paying } from './pay.ts';
import {
  ageBandAt,
  ageBandEnds,
  ageBandOn,
  ageBandSince,
  bandText,
  nextPlay,
  playing,
  playsOn,
  weekdayOf,
} from './play.ts';
import type { ageBands } from './rules.ts';

const rules = { ...defaultMinorRules, enabled: true };
const at = (day: string, time: string) => `${day}T${time}+08:00`;

describe('holidays', () => {
  it('are those that the State Council announced, each year with its worked weekends', () => {
    expect(holidayYears.map(({ year, holidays, workdays }) => [year, holidays.length, workdays])).toEqual([
      [2025, 28, ['2025-01-26', '2025-02-08', '2025-04-27', '2025-09-28', '2025-10-11']],
      [2026, 33, ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10']],
    ]);
    const all = holidayYears.flatMap(({ holidays, workdays }) => [...holidays, ...workdays]);
    expect(new Set(all).size).toBe(all.length);
    expect(holidayYears.flatMap(({ workdays }) => workdays).filter((day) => weekdayOf(day) < 6)).toEqual([]);
  });

  it('are missed for a running year, and from November for the next one', () => {
    const { holidays } = defaultMinorRules;
    expect(missingHolidayYears(holidays, at('2026-10-31', '23:59:59'))).toEqual([]);
    expect(missingHolidayYears(holidays, at('2026-11-01', '00:00:00'))).toEqual([2027]);
    expect(missingHolidayYears(holidays, at('2027-01-01', '00:00:00'))).toEqual([2027]);
    expect(missingHolidayYears([], at('2026-12-31', '12:00:00'))).toEqual([2026, 2027]);
  });
});

describe('playing', () => {
  const asked = (day: string, time: string, band: (typeof ageBands)[number] | undefined = 'EightToSixteen') => {
    const { playable, because, remainingSeconds } = playing(rules, { band, at: at(day, time) });
    return playable ? [because, remainingSeconds] : because;
  };

  it('begins at 20:00:00 and is over at 21:00:00', () => {
    expect(asked('2026-11-20', '19:59:59.999')).toBe('before');
    expect(asked('2026-11-20', '20:00:00')).toEqual(['playable', 3600]);
    expect(asked('2026-11-20', '20:59:59.999')).toEqual(['playable', 1]);
    expect(asked('2026-11-20', '21:00:00')).toBe('after');
  });

  it('is on Friday to Sunday and on holidays, not on a weekend day that is worked', () => {
    expect(asked('2026-11-19', '20:30:00')).toBe('day');
    expect(asked('2026-10-01', '20:30:00')).toEqual(['playable', 1800]);
    expect(asked('2026-10-10', '20:30:00')).toBe('day');
    // why: 9 October is a Friday without a notice of its own
    expect(asked('2026-10-09', '20:30:00')).toEqual(['playable', 1800]);
  });

  it('goes by a listed holiday where the same day is a listed workday', () => {
    const both = { ...rules, holidays: ['2026-10-10'], workdays: ['2026-10-10'] };
    expect(playing(both, { band: 'UnderEight', at: at('2026-10-10', '20:00:00') }).playable).toBe(true);
  });

  it('is open to grown-ups all day, on worked weekends too, and ends with the day', () => {
    expect(asked('2026-10-10', '00:00:00', 'AboveEighteen')).toEqual(['playable', 86_400]);
    expect(asked('2026-11-19', '23:59:30', 'AboveEighteen')).toEqual(['playable', 30]);
  });

  it('is closed to whoever is not verified unless the app says otherwise, and open to all while the rules are off', () => {
    const now = at('2026-11-19', '12:00:00');
    expect(playing(rules, { band: undefined, at: now })).toMatchObject({ playable: false, because: 'unverified' });
    const lenient = { ...rules, allowUnverified: true };
    expect(playing(lenient, { band: undefined, at: now })).toMatchObject({ playable: true, remainingSeconds: 43_200 });
    expect(playing(defaultMinorRules, { band: 'UnderEight', at: now })).toMatchObject({
      playable: true,
      because: 'off',
    });
  });

  it('ends with the minutes of a day, where these are fewer than the window has', () => {
    const short = completeMinorRules({ enabled: true, bands: { EightToSixteen: { dailyMinutes: 30 } } });
    const asks = (playedSeconds: number) =>
      playing(short, { band: 'EightToSixteen', at: at('2026-11-20', '20:10:00'), playedSeconds });
    expect(asks(600)).toMatchObject({ playable: true, remainingSeconds: 1200 });
    expect(asks(1800)).toMatchObject({ playable: false, because: 'minutes', remainingSeconds: 0 });
  });

  it('says when it begins next', () => {
    expect(nextPlay(rules, 'UnderEight', at('2026-11-22', '20:30:00'))?.toISOString()).toBe('2026-11-27T12:00:00.000Z');
    expect(nextPlay(rules, 'UnderEight', at('2026-11-27', '19:00:00'))?.toISOString()).toBe('2026-11-27T12:00:00.000Z');
    const never = completeMinorRules({ bands: { UnderEight: { days: [], includeHolidays: false } } });
    expect(nextPlay(never, 'UnderEight', at('2026-11-22', '20:30:00'))).toBeUndefined();
  });

  it('says its rule in words', () => {
    expect(bandText(rules.bands.UnderEight)).toEqual({
      zh: '当前年龄段仅可在周五、周六、周日、法定节假日 20:00 至 21:00 进行游戏',
      en: 'Play is open on Friday, Saturday, Sunday, public holidays from 20:00 to 21:00',
    });
    expect(bandText(rules.bands.AboveEighteen).en).toBe('Play is open at any time');
    expect(bandText({ ...rules.bands.AboveEighteen, endTime: '22:00' }).zh).toBe(
      '当前年龄段仅可在每日 00:00 至 22:00 进行游戏',
    );
  });
});

describe('age bands', () => {
  it('change as the day of the birthday begins in Shanghai', () => {
    expect(ageBandAt('2010-11-20', '2026-11-19T15:59:59.999Z')).toBe('EightToSixteen');
    expect(ageBandAt('2010-11-20', '2026-11-19T16:00:00Z')).toBe('SixteenToEighteen');
  });

  it('say the day on which they end', () => {
    expect(ageBandEnds('2010-11-20', '2026-11-19')).toBe('2026-11-20');
    expect(ageBandEnds('2010-11-20', '2026-11-20')).toBe('2028-11-20');
    expect(ageBandEnds('2008-02-29', '2024-03-01')).toBe('2026-03-01');
    expect(ageBandEnds('2008-02-29', '2026-03-01')).toBeUndefined();
    expect(ageBandEnds('2016-02-29', '2020-01-01')).toBe('2024-02-29');
  });

  it('are known on any later day from the one that was kept with its end', () => {
    const birthDates = ['2010-11-20', '2008-02-29', '2019-01-01', '1980-06-01'];
    const days = ['2016-02-28', '2016-02-29', '2018-11-20', '2024-02-29', '2026-03-01', '2026-11-20', '2040-01-01'];
    for (const born of birthDates.filter((one) => one < '2016')) {
      const [kept, ends] = [ageBandOn(born, '2016-01-01'), ageBandEnds(born, '2016-01-01')];
      expect(days.map((day) => ageBandSince(kept, ends, day))).toEqual(days.map((day) => ageBandOn(born, day)));
    }
  });
});

describe('paying', () => {
  const asked = (band: (typeof ageBands)[number] | undefined, amountFen: number, paidFen = 0) =>
    paying(rules, { band, amountFen, paidFen }).because;

  it('has a cap of one payment and one of the month, each reached to the fen', () => {
    expect([asked('EightToSixteen', 5000), asked('EightToSixteen', 5001)]).toEqual(['approved', 'single']);
    expect([asked('EightToSixteen', 1, 19_999), asked('EightToSixteen', 2, 19_999)]).toEqual(['approved', 'month']);
    expect([asked('SixteenToEighteen', 10_000), asked('SixteenToEighteen', 10_001)]).toEqual(['approved', 'single']);
    expect([asked('SixteenToEighteen', 10_000, 30_000), asked('SixteenToEighteen', 1, 40_000)]).toEqual([
      'approved',
      'month',
    ]);
  });

  it('is closed below eight and to whoever is not verified, and free above eighteen and while the rules are off', () => {
    expect([asked('UnderEight', 1), asked(undefined, 1), asked('AboveEighteen', 1e9)]).toEqual([
      'none',
      'unverified',
      'approved',
    ]);
    expect(paying(defaultMinorRules, { band: 'UnderEight', amountFen: 1, paidFen: 0 }).approved).toBe(true);
  });

  it('says why in both languages', () => {
    expect(paying(rules, { band: 'EightToSixteen', amountFen: 4000, paidFen: 18_050 }).reason).toEqual({
      zh: '每月累计充值金额不得超过 200 元，本月已充值 180.50 元',
      en: 'A month has at most 200 yuan, 180.50 of which are paid',
    });
  });
});

describe('rules of an app', () => {
  it('fill in the default of what was left out, and keep no copy of the announced lists', () => {
    expect(wrongBand(completeMinorRules({ bands: { UnderEight: { endTime: '20:00' } } }))).toBe('UnderEight');
    expect(wrongBand(defaultMinorRules)).toBeUndefined();
    expect(keptPassportSettings({ inboxCapacity: 3, antiAddiction: { ...defaultMinorRules } })).toEqual({
      inboxCapacity: 3,
      antiAddiction: { enabled: false, allowUnverified: false, bands: defaultMinorRules.bands },
    });
  });

  it('name days of play with what makes them', () => {
    const because = (day: string) => playsOn(rules, rules.bands.UnderEight, day).because;
    expect(['2026-10-01', '2026-10-10', '2026-11-20', '2026-11-19'].map(because)).toEqual([
      ...['holiday', 'workday', 'weekday', 'none'],
    ]);
  });
});
