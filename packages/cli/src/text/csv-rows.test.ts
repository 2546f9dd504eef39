import { describe, expect, it } from 'vitest';
import { csvRows } from './csv-rows.ts';

describe('csvRows', () => {
  it('reads what a spreadsheet writes', () => {
    const text = '\uFEFFpersona,JADE\r\n"林, 雀",35\r\n\r\n "say ""hi""\nthere" , 2\n';
    expect(csvRows(text)).toEqual([
      ['persona', 'JADE'],
      ['林, 雀', '35'],
      ['say "hi"\nthere', '2'],
    ]);
    expect(csvRows('')).toEqual([]);
    expect(csvRows('one')).toEqual([['one']]);
  });
});
