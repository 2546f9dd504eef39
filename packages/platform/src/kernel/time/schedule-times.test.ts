import { describe, expect, it } from 'vitest';
import { daily, every, monthly, type Recurrence, weekly } from './schedule-times.ts';

/** The next three moments, in Shanghai's words. */
function turns(recurrence: Recurrence, from: string): string[] {
  const said: string[] = [];
  let moment = new Date(from);
  while (said.length < 3) {
    moment = recurrence(moment);
    said.push(moment.toLocaleString('en-GB', { timeZone: 'Asia/Shanghai', weekday: 'short', ...STYLE }));
  }
  return said;
}

const STYLE = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' } as const;

describe('recurrences', () => {
  it('come at an hour of Shanghai, whatever the zone of the machine', () => {
    expect(turns(daily({ hour: 4 }), '2026-02-27T19:59:59Z')).toEqual([
      'Sat 28/02, 04:00',
      'Sun 01/03, 04:00',
      'Mon 02/03, 04:00',
    ]);
    expect(turns(daily({ hour: 4 }), '2026-02-27T20:00:00Z')[0]).toBe('Sun 01/03, 04:00');
  });

  it('come on a day of the week, over the end of a year', () => {
    expect(turns(weekly(1, { hour: 0, minute: 5 }), '2026-12-21T00:00:00+08:00')).toEqual([
      'Mon 21/12, 00:05',
      'Mon 28/12, 00:05',
      'Mon 04/01, 00:05',
    ]);
    expect(turns(weekly(7, { hour: 23 }), '2026-11-20T00:00:00+08:00')[0]).toBe('Sun 22/11, 23:00');
  });

  it('come on a day of the month that every month has', () => {
    expect(turns(monthly(1, { hour: 0 }), '2026-01-31T23:59:59+08:00')).toEqual([
      'Sun 01/02, 00:00',
      'Sun 01/03, 00:00',
      'Wed 01/04, 00:00',
    ]);
    expect(turns(monthly(1, { hour: 0 }), '2026-01-01T00:00:00+08:00')[0]).toBe('Sun 01/02, 00:00');
    expect(() => monthly(29, { hour: 0 })).toThrow(RangeError);
  });

  it('come every so many seconds', () => {
    expect(every(90)(new Date('2026-01-01T00:00:00Z')).toISOString()).toBe('2026-01-01T00:01:30.000Z');
  });
});
