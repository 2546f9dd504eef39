import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

describe('csvOf', () => {
  const columns = [
    { title: '名称', value: ({ name }: { name: unknown }) => name },
    { title: 'a,b', value: () => 1 },
  ];
  const cellOf = (name: unknown) => csvOf(columns, [{ name }]).split('\r\n')[1];

  it('begins with the mark of UTF-8 and the titles', () => {
    expect(csvOf(columns, [])).toBe('\uFEFF名称,"a,b"\r\n');
  });

  it('quotes what would break the line', () => {
    expect(cellOf('说 "好", 再见')).toBe('"说 ""好"", 再见",1');
  });

  it('never lets a text become a formula, and leaves numbers alone', () => {
    expect(cellOf('=HYPERLINK("x")')).toBe('"\'=HYPERLINK(""x"")",1');
    expect([cellOf('-1+2'), cellOf(-12), cellOf('@x')]).toEqual(["'-1+2,1", '-12,1', "'@x,1"]);
  });

  it('writes nothing for nothing and JSON for objects', () => {
    expect([cellOf(undefined), cellOf(null), cellOf({ a: 1 }), cellOf(false)]).toEqual([
      ',1',
      ',1',
      '"{""a"":1}",1',
      'false,1',
    ]);
  });
});
