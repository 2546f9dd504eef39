import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageGroup, ageOn, parseIdCard } from './id-card.ts';

describe('parseIdCard', () => {
  it('reads the published sample numbers, with the check character X in either case', () => {
    expect(parseIdCard('11010519491231002X').value).toEqual({ birthDate: '1949-12-31' });
    expect(parseIdCard('11010519491231002x').value).toEqual({ birthDate: '1949-12-31' });
    expect(parseIdCard('440524188001010014').value).toEqual({ birthDate: '1880-01-01' });
  });

  it('refuses a wrong check character, length, letter and birth date', () => {
    const bad = [
      '110105194912310021',
      '1101051949123100',
      '',
      '11010519491231002Y',
      'X1010519491231002X',
      '11010519491331002X',
    ];
    expect(bad.filter((number) => parseIdCard(number).value !== undefined)).toEqual([]);
    // why this one: the checksum is right, the day does not exist
    const noSuchDay = [...'0123456789X'].map((c) => `11010520230229001${c}`);
    expect(noSuchDay.filter((number) => parseIdCard(number).value !== undefined)).toEqual([]);
  });

  it('accepts exactly one check character for any 17 digits with a real day, and notices one changed digit', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2026-11-21'), noInvalidDate: true });
    const head = fc.tuple(fc.integer({ min: 100_000, max: 999_999 }), day, fc.integer({ min: 0, max: 999 }));
    fc.assert(
      fc.property(head, fc.integer({ min: 0, max: 5 }), ([area, born, order], place) => {
        const digits = `${area}${born.toISOString().slice(0, 10).replaceAll('-', '')}${String(order).padStart(3, '0')}`;
        const valid = [...'0123456789X']
          .map((c) => digits + c)
          .filter((number) => parseIdCard(number).value !== undefined);
        expect(valid).toHaveLength(1);
        const [number = ''] = valid;
        const other = String((Number(number.charAt(place)) + 1) % 10);
        expect(parseIdCard(number.slice(0, place) + other + number.slice(place + 1)).value).toBeUndefined();
      }),
    );
  });
});

describe('ageOn', () => {
  it('turns on the birthday, and on 1 March for those born on 29 February', () => {
    expect([ageOn('2010-11-21', '2026-11-20'), ageOn('2010-11-21', '2026-11-21')]).toEqual([15, 16]);
    expect([ageOn('2008-02-29', '2026-02-28'), ageOn('2008-02-29', '2026-03-01')]).toEqual([17, 18]);
  });
});

describe('ageGroup', () => {
  it('changes at 8, 16 and 18', () => {
    expect([0, 7, 8, 15, 16, 17, 18, 99].map(ageGroup)).toEqual([
      ...['UnderEight', 'UnderEight', 'EightToSixteen', 'EightToSixteen'],
      ...['SixteenToEighteen', 'SixteenToEighteen', 'AboveEighteen', 'AboveEighteen'],
    ]);
  });
});
