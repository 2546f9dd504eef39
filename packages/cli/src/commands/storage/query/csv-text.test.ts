import { describe, expect, it } from 'vitest';
import { csvRows } from '../../../text/csv-rows.ts';
import { csvText } from './csv-text.ts';
import { namesOf } from './run-statement.ts';

describe('csvText', () => {
  it('quotes what needs it, and tells no value from an empty one', () => {
    expect(
      csvText([
        ['a', 'b'],
        ['x,"y"\n', null],
        ['', ' z'],
      ]),
    ).toBe('a,b\r\n"x,""y""\n",\r\n""," z"\r\n');
  });

  it('is read back as it was', () => {
    const rows = [
      ['player', 'note'],
      ['ana', '一, "two"\r\nthree'],
    ];
    expect(csvRows(csvText(rows))).toEqual(rows);
  });
});

describe('namesOf', () => {
  it('numbers a name that comes again, and takes none twice', () => {
    expect(namesOf(['a', 'a', 'a_2', 'a'])).toEqual(['a', 'a_2', 'a_2_2', 'a_3']);
  });
});
