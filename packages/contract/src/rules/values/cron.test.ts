import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextCronRun, parseCron } from './cron.ts';

/** The runs after a moment, both written in Shanghai time. */
function runs(text: string, after: string, count = 3): string[] {
  const cron = parseCron(text, text.trim().split(/\s+/).length === 7 ? 7 : 5).value;
  const found: string[] = [];
  let at: number | undefined = Date.parse(`${after}+08:00`);
  while (cron !== undefined && at !== undefined && found.length < count) {
    at = nextCronRun(cron, at);
    if (at !== undefined) {
      found.push(new Date(at + 8 * 3_600_000).toISOString().slice(0, 19));
    }
  }
  return found;
}

describe('parseCron', () => {
  it('reads lists, ranges, steps and names', () => {
    expect(parseCron('0,30 8-10 */10 JAN,jul mon-fri', 5).value).toEqual({
      second: [0],
      minute: [0, 30],
      hour: [8, 9, 10],
      day: [1, 11, 21, 31],
      month: [1, 7],
      weekday: [1, 2, 3, 4, 5],
      year: undefined,
    });
    expect(parseCron('*/15 5/20 * * * * 2026-2027', 7).value).toMatchObject({
      second: [0, 15, 30, 45],
      minute: [5, 25, 45],
      year: [2026, 2027],
    });
    expect(parseCron('0 0 * * 7', 5).value?.weekday).toEqual([0]);
  });

  it('refuses a wrong number of fields and names the field that is wrong', () => {
    expect(['', '* * * *', '* * * * * *', '* * * * * * *'].map((text) => parseCron(text, 5).value)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const bad = ['60 * * * *', '* 24 * * *', '* * 0 * *', '* * 32 * *', '* * * 13 *', '* * * * 8', '5-1 * * * *'];
    const worse = [
      '*/0 * * * *',
      '-1 * * * *',
      '1,,2 * * * *',
      'a * * * *',
      '*-5 * * * *',
      '1.5 * * * *',
      'MON * * * *',
    ];
    expect([...bad, ...worse].filter((text) => parseCron(text, 5).value !== undefined)).toEqual([]);
    expect(parseCron('0 25 * * *', 5).reason).toEqual({
      zh: '定时表达式的“25”无效',
      en: '"25" is not valid in a schedule',
    });
  });
});

describe('nextCronRun', () => {
  it('runs in Shanghai time', () => {
    expect(runs('0 5 * * 1', '2026-11-21T00:00:00')).toEqual([
      '2026-11-23T05:00:00',
      '2026-11-30T05:00:00',
      '2026-12-07T05:00:00',
    ]);
    expect(runs('0 0 1 * *', '2026-11-30T23:59:59', 2)).toEqual(['2026-12-01T00:00:00', '2027-01-01T00:00:00']);
  });

  it('is strictly after the moment given, to the second', () => {
    expect(runs('0 0 * * *', '2026-11-21T00:00:00', 1)).toEqual(['2026-11-22T00:00:00']);
    expect(runs('*/20 * * * * * *', '2026-11-21T23:59:40', 2)).toEqual(['2026-11-22T00:00:00', '2026-11-22T00:00:20']);
  });

  it('takes day or weekday when both are set', () => {
    expect(runs('0 0 13 * 5', '2026-11-01T00:00:00', 4)).toEqual([
      '2026-11-06T00:00:00',
      '2026-11-13T00:00:00',
      '2026-11-20T00:00:00',
      '2026-11-27T00:00:00',
    ]);
    expect(runs('0 0 22 * 1', '2026-11-16T00:00:00', 2)).toEqual(['2026-11-22T00:00:00', '2026-11-23T00:00:00']);
  });

  it('finds 29 February and gives up on a day that never comes', () => {
    expect(runs('0 0 29 2 *', '2026-11-21T00:00:00', 1)).toEqual(['2028-02-29T00:00:00']);
    expect(runs('0 0 30 2 *', '2026-11-21T00:00:00')).toEqual([]);
    expect(runs('0 0 0 1 1 * 2020', '2026-11-21T00:00:00')).toEqual([]);
  });

  it('always names a later moment that the schedule admits', () => {
    const minute = fc.integer({ min: 0, max: 59 });
    const hour = fc.integer({ min: 0, max: 23 });
    const weekday = fc.constantFrom('*', '0', '1-5', 'SAT');
    fc.assert(
      fc.property(minute, hour, weekday, fc.nat({ max: 4_000_000_000_000 }), (m, h, w, after) => {
        const cron = parseCron(`${m} ${h} * * ${w}`, 5).value;
        const at = cron === undefined ? undefined : nextCronRun(cron, after);
        const local = new Date((at ?? 0) + 8 * 3_600_000);
        expect(at).toBeGreaterThan(after);
        expect([local.getUTCMinutes(), local.getUTCHours(), local.getUTCSeconds()]).toEqual([m, h, 0]);
      }),
    );
  });
});
