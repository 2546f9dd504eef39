// Public holidays of mainland China and the weekend days that are worked for them, as the State Council announced them
// (2024 notice 12 for 2025, 2025 notice 7 for 2026). A year that is not announced yet is not here.
import { addDays, type Moment, shanghaiDay } from '../format/time.ts';

export interface HolidayYear {
  readonly year: number;
  readonly holidays: readonly string[];
  readonly workdays: readonly string[];
}

/** First and last day of each time off. */
type TimeOff = readonly (readonly [first: string, last: string])[];

const YEARS: readonly (Omit<HolidayYear, 'holidays'> & { readonly off: TimeOff })[] = [
  {
    year: 2025,
    off: [
      ['01-01', '01-01'],
      ['01-28', '02-04'],
      ['04-04', '04-06'],
      ['05-01', '05-05'],
      ['05-31', '06-02'],
      ['10-01', '10-08'],
    ],
    workdays: ['2025-01-26', '2025-02-08', '2025-04-27', '2025-09-28', '2025-10-11'],
  },
  {
    year: 2026,
    off: [
      ['01-01', '01-03'],
      ['02-15', '02-23'],
      ['04-04', '04-06'],
      ['05-01', '05-05'],
      ['06-19', '06-21'],
      ['09-25', '09-27'],
      ['10-01', '10-07'],
    ],
    workdays: ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'],
  },
];

/** Every year that has been announced. */
export const holidayYears: readonly HolidayYear[] = YEARS.map(({ year, off, workdays }) => ({
  year,
  holidays: off.flatMap(([first, last]) => daysBetween(`${year}-${first}`, `${year}-${last}`)),
  workdays,
}));

export const announcedHolidays: readonly string[] = holidayYears.flatMap(({ holidays }) => holidays);
export const announcedWorkdays: readonly string[] = holidayYears.flatMap(({ workdays }) => workdays);

/**
 * Years of which a list has no holiday although somebody plays in them by now: the running one, and from November, when
 * the next one is announced, that one too.
 */
export function missingHolidayYears(holidays: readonly string[], at: Moment): number[] {
  const day = shanghaiDay(at) ?? '';
  const year = Number(day.slice(0, 4));
  const needed = day.slice(5, 7) >= '11' ? [year, year + 1] : [year];
  return needed.filter((one) => !holidays.some((holiday) => holiday.startsWith(`${one}-`)));
}

function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    days.push(day);
  }
  return days;
}
