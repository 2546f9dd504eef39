import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffLines, foldSame } from './diff-lines.ts';

const words = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 }).map((lines) => lines.join('\n'));

describe('diffLines', () => {
  it('holds both texts, whatever they are', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const lines = diffLines(before, after);
        const side = (gone: 'added' | 'removed') =>
          lines
            .filter(({ kind }) => kind !== gone)
            .map(({ text }) => text)
            .join('\n');
        expect([side('added'), side('removed')]).toEqual([before, after]);
      }),
    );
  });

  it('changes as little as it can', () => {
    expect(diffLines('a\nb\nc\nd', 'a\nx\nc\nd\ne').map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      ...['same a', 'removed b', 'added x', 'same c', 'same d', 'added e'],
    ]);
  });

  it('numbers the lines of both', () => {
    expect(diffLines('a\nb', 'b').map(({ before, after }) => [before, after])).toEqual([
      [1, undefined],
      [2, 1],
    ]);
  });
});

describe('foldSame', () => {
  it('keeps lines next to a change and counts the others', () => {
    const before = Array.from({ length: 20 }, (_, index) => `line ${index}`).join('\n');
    const folded = foldSame(diffLines(before, before.replace('line 10', 'x')), 1);
    expect(folded.map((line) => ('folded' in line ? line.folded : line.text))).toEqual([
      ...[9, 'line 9', 'line 10', 'x', 'line 11', 8],
    ]);
  });
});
