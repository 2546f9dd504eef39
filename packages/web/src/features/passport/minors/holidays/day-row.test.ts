import { defaultMinorRules } from '@uos/contract/rules';
import { describe, expect, it } from 'vitest';
import { dayProblem, isAnnouncedList, rowsOf, withDays, withoutDays } from './day-row.ts';

const rules = { ...defaultMinorRules, holidays: ['2027-01-01'], workdays: ['2027-01-03'] };

describe('days of a list', () => {
  it('are rows, newest first, and say which of them were announced', () => {
    expect(rowsOf({ holidays: ['2026-10-01', '2027-01-01'], workdays: ['2026-10-10'] })).toMatchObject([
      { day: '2027-01-01', kind: 'holiday', announced: false },
      { day: '2026-10-10', kind: 'workday', announced: true },
      { day: '2026-10-01', kind: 'holiday', announced: true },
    ]);
  });

  it('are of one kind, which the last word decides', () => {
    const { holidays, workdays } = withDays(rules, [
      ['2027-01-03', 'holiday'],
      ['2027-02-06', 'holiday'],
      ['2027-02-06', 'workday'],
    ]);
    expect([holidays, workdays]).toEqual([['2027-01-01', '2027-01-03'], ['2027-02-06']]);
  });

  it('are taken away whatever they are', () => {
    const { holidays, workdays } = withoutDays(rules, ['2027-01-01', '2027-01-03']);
    expect([holidays, workdays]).toEqual([[], []]);
  });

  it('are those that were announced only where none is more or less', () => {
    expect(isAnnouncedList(defaultMinorRules)).toBe(true);
    expect(isAnnouncedList(rules)).toBe(false);
  });
});

describe('dayProblem', () => {
  it('takes days that there are, and worked days at weekends only', () => {
    expect(dayProblem('2027-02-29', 'holiday')).toBeDefined();
    expect(dayProblem('1 May', 'holiday')).toBeDefined();
    expect(dayProblem('2027-05-04', 'holiday')).toBeUndefined();
    expect([dayProblem('2027-05-08', 'workday'), dayProblem('2027-05-10', 'workday') !== undefined]).toEqual([
      undefined,
      true,
    ]);
  });
});
