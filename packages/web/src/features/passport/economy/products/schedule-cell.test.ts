import { describe, expect, it } from 'vitest';
import { readSchedule, SCHEDULE, writeSchedule } from './schedule-cell.ts';

describe('the schedule of a limit', () => {
  it.each([
    ['EveryDay 5', { type: 'EveryDay', day: 0, hour: 5 }],
    ['EveryWeek 1 0', { type: 'EveryWeek', day: 1, hour: 0 }],
    ['EveryMonth 31 23', { type: 'EveryMonth', day: 31, hour: 23 }],
  ] as const)('%s comes back from a file as it went into it', (cell, schedule) => {
    expect(writeSchedule(schedule)).toBe(cell);
    expect(SCHEDULE.test(cell)).toBe(true);
    const { day, ...daily } = schedule;
    expect(readSchedule(cell)).toEqual(schedule.type === 'EveryDay' ? daily : { ...daily, day });
  });

  it('may be written as a time of day, and be none', () => {
    expect(SCHEDULE.test('EveryDay 05:00')).toBe(true);
    expect(readSchedule('EveryDay 05:00')).toEqual({ type: 'EveryDay', hour: 5 });
    expect(readSchedule('')).toBeUndefined();
  });

  it.each(['EveryDay', 'EveryDay 1 5', 'EveryWeek 5', 'EveryWeek 8 5', 'EveryMonth 32 5', 'EveryDay 24', 'daily 5'])(
    '%s is none',
    (cell) => {
      expect(SCHEDULE.test(cell)).toBe(false);
    },
  );
});
