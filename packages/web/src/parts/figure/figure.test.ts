import { describe, expect, it } from 'vitest';
import { changeOf, figureOf, figureWords, percentWords, sizeFigure } from './figure.ts';
import { momentWords } from './moment.ts';
import { text as english } from './text.en.ts';

describe('figureOf', () => {
  it('is whole up to 100,000 and has one decimal of 万 and 亿 above', () => {
    const words = [0, 0.25, 12_847, 99_999, 124_000, 120_000_000].map((value) => figureWords(figureOf(value)));
    expect(words).toEqual(['0', '0.25', '12,847', '99,999', '12.4 万', '1.2 亿']);
  });
});

describe('sizeFigure', () => {
  it('counts by thousands', () => {
    expect([0, 999, 1500, 4.82e12].map((bytes) => figureWords(sizeFigure(bytes)))).toEqual([
      '0 B',
      '999 B',
      '1.5 KB',
      '4.8 TB',
    ]);
  });
});

describe('changeOf', () => {
  it('is nothing where there was nothing', () => {
    expect(changeOf(5, 0)).toBeUndefined();
    expect(changeOf(5, undefined)).toBeUndefined();
    expect(percentWords(changeOf(9, 10) ?? 0)).toBe('10.0%');
  });
});

describe('momentWords', () => {
  it('says how long ago, then the hour, then the day', () => {
    const now = Date.parse('2026-11-23T12:00:00Z');
    const words = (moment: string) => momentWords(moment, now);
    expect(words('2026-11-23T11:59:30Z')).toBe('刚刚');
    expect(words('2026-11-23T11:48:00Z')).toBe('12 分钟前');
    expect(words('2026-11-23T05:40:00Z')).toBe('今天 13:40');
    expect(words('2026-11-21T08:37:00Z')).toBe('2026-11-21 16:37');
    expect(words('2025-03-08T00:00:00Z')).toBe('2025-03-08 08:00');
    expect(momentWords(null, now)).toBe('-');
  });

  it('says today in English too', () => {
    expect(english.today('13:40')).toBe('today 13:40');
  });
});
