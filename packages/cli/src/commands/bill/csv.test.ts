import { describe, expect, it } from 'vitest';
import { csvText } from './csv.ts';

describe('csvText', () => {
  it('marks itself as UTF-8 and quotes what would break a row', () => {
    expect(csvText(['应用', '金额'], [['星海, "一服"', 12.5]])).toBe('\uFEFF应用,金额\r\n"星海, ""一服""",12.5\r\n');
  });

  it('defuses names that a spreadsheet would run, and leaves numbers alone', () => {
    expect(csvText(['a', 'b'], [['=HYPERLINK("x")', -5]])).toContain(`"'=HYPERLINK(""x"")",-5`);
    expect(csvText(['a'], [[undefined], [null]])).toBe('\uFEFFa\r\n\r\n\r\n');
  });
});
