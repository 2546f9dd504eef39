import { describe, expect, it } from 'vitest';
import { barOf, meetingsIn, type Planned, seenBy, togetherIn, whyHidden } from './plan.ts';

const day = (date: number) => `2026-12-${String(date).padStart(2, '0')}T00:00:00.000Z`;
const at = (date: number) => Date.parse(day(date));

const notice = (billboardID: string, from: number, to?: number, more: Partial<Planned> = {}): Planned => ({
  ...{ billboardID, namespace: 'default', tags: {}, publishTime: day(from) },
  ...(to !== undefined && { expireTime: day(to) }),
  ...more,
});

const all = { namespace: '', tags: {} };

describe('what players see', () => {
  it('is what is live, the latest first', () => {
    const notices = [notice('a', 1), notice('b', 3, 5), notice('c', 9)];
    const ids = (moment: number) => seenBy(notices, all, moment).map(({ billboardID }) => billboardID);
    expect([ids(at(2)), ids(at(4)), ids(at(5)), ids(at(9))]).toEqual([['a'], ['b', 'a'], ['a'], ['c', 'a']]);
  });

  it('is kept from those it is not for, and told why', () => {
    const one = notice('a', 1, 9, { namespace: 'news', tags: { channel: 'taptap' } });
    const why = (namespace: string, tags: Record<string, string>, moment = at(2)) =>
      whyHidden(one, { namespace, tags }, moment);
    expect([why('news', {}), why('', { channel: 'taptap', region: 'cn' }), why('', { channel: '' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(why('', { channel: 'web' })).toBe('tags');
    expect(why('events', {})).toBe('namespace');
    expect([why('', {}, at(1) - 1), why('', {}, at(9))]).toEqual(['later', 'over']);
  });
});

describe('notices of one time', () => {
  it('meet where one player may see both', () => {
    const one = notice('a', 1, 5, { tags: { channel: 'web' } });
    expect(togetherIn(one, notice('b', 4))).toEqual({ from: at(4), to: at(5) });
    expect(togetherIn(one, notice('b', 5))).toBeUndefined();
    expect(togetherIn(one, notice('b', 2, 3, { tags: { channel: 'taptap' } }))).toBeUndefined();
    expect(togetherIn(one, notice('b', 2, 3, { namespace: 'news' }))).toBeUndefined();
  });

  it('are paired inside of a window alone', () => {
    const notices = [notice('a', 1, 5), notice('b', 4, 8), notice('c', 7, 9)];
    const pairs = (from: number, to: number) =>
      meetingsIn(notices, { from: at(from), to: at(to) }).map(({ one, other }) => one.billboardID + other.billboardID);
    expect([pairs(1, 9), pairs(6, 9), pairs(9, 12)]).toEqual([['ab', 'bc'], ['bc'], []]);
  });
});

describe('a bar of the timeline', () => {
  const window = { from: at(1), to: at(11) };

  it('lies where its notice is shown', () => {
    expect(barOf(notice('a', 2, 4), window)).toEqual({ left: 0.1, width: 0.2 });
    expect(barOf(notice('a', 6), window)).toEqual({ left: 0.5, width: 0.5 });
    expect(barOf(notice('a', 11), window)).toBeUndefined();
  });
});
