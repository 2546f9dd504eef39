// The rules as they are unless an app says otherwise. Source: wire/passport.md 5.9 (the notices of 2019 and 2021).
import { announcedHolidays, announcedWorkdays } from './holidays.ts';
import { MINUTES_OF_A_DAY, type MinorRules } from './rules.ts';

const minor = {
  days: [5, 6, 7],
  includeHolidays: true,
  startTime: '20:00',
  endTime: '21:00',
  dailyMinutes: 60,
} as const;

export const defaultMinorRules: MinorRules = {
  enabled: false,
  allowUnverified: false,
  bands: {
    UnderEight: { ...minor, singlePayLimit: 0, monthlyPayLimit: 0 },
    EightToSixteen: { ...minor, singlePayLimit: 5000, monthlyPayLimit: 20_000 },
    SixteenToEighteen: { ...minor, singlePayLimit: 10_000, monthlyPayLimit: 40_000 },
    AboveEighteen: {
      days: [1, 2, 3, 4, 5, 6, 7],
      includeHolidays: true,
      startTime: '00:00',
      endTime: '24:00',
      dailyMinutes: MINUTES_OF_A_DAY,
      singlePayLimit: -1,
      monthlyPayLimit: -1,
    },
  },
  holidays: announcedHolidays,
  workdays: announcedWorkdays,
};
