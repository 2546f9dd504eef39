// What minors may play and pay, as an app has set it. Source: wire/passport.md 2.8, 5.9.

/** The four age bands: [0,8), [8,16), [16,18), [18,∞). */
export type AgeBand = 'UnderEight' | 'EightToSixteen' | 'SixteenToEighteen' | 'AboveEighteen';

export interface BandRules {
  /** Days of the week, 1 is Monday. */
  readonly days: readonly number[];
  /** Public holidays count as such days. */
  readonly includeHolidays: boolean;
  /** `HH:MM` in Asia/Shanghai; play begins. */
  readonly startTime: string;
  /** `HH:MM` in Asia/Shanghai, `24:00` for midnight; play ends. */
  readonly endTime: string;
  readonly dailyMinutes: number;
  /** Fen in one payment; 0 for none at all, -1 for no limit. */
  readonly singlePayLimit: number;
  /** Fen in a calendar month; 0 for none at all, -1 for no limit. */
  readonly monthlyPayLimit: number;
}

export interface MinorRules {
  readonly enabled: boolean;
  readonly allowUnverified: boolean;
  readonly bands: Readonly<Record<AgeBand, BandRules>>;
  /** `YYYY-MM-DD`. */
  readonly holidays: readonly string[];
  /** Weekend days that are worked, `YYYY-MM-DD`. */
  readonly workdays: readonly string[];
}

export const ageBands: readonly AgeBand[] = ['UnderEight', 'EightToSixteen', 'SixteenToEighteen', 'AboveEighteen'];

/** A day has no more: a band with as many is not limited by them. */
export const MINUTES_OF_A_DAY = 1440;
