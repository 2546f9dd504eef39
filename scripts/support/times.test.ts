import { expect, it } from 'vitest';
import { timeLines } from './times.ts';

const file = (project: string, path: string, begun: number, ended: number) => ({
  project,
  path,
  tests: 4,
  begun: begun * 1000,
  ended: ended * 1000,
});

const files = [
  file('e2e', 'tests/e2e/kit.test.ts', 20, 140),
  file('unit', 'a.test.ts', 0, 8),
  file('unit', 'b.test.ts', 1, 12),
];

it('says of each project what it took on the clock and in all of its files', () => {
  expect(timeLines(files).join('\n')).toMatchInlineSnapshot(`
    "project  files  tests  clock  sum of files
    unit         2      8   12 s          19 s
    e2e          1      4  120 s         120 s"
  `);
});

it('names the slowest files where it is asked for them', () => {
  expect(timeLines(files, 2).slice(3)).toEqual([
    'slowest files',
    '   120 s  tests/e2e/kit.test.ts',
    '    11 s  b.test.ts',
  ]);
});

it('has nothing to say of a run without files', () => {
  expect(timeLines([], 15)).toEqual([]);
});
