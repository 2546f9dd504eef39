import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePaths, mergeByPath, UnsortedError } from './compare.ts';

const named = (paths: readonly string[]) => paths.map((path) => ({ path }));
async function* pages<T>(items: readonly T[], size: number): AsyncGenerator<readonly T[]> {
  for (let at = 0; at < items.length; at += size) {
    yield items.slice(at, at + size);
  }
}
const merged = async (locals: readonly string[], remotes: readonly string[], size = 2): Promise<string[]> => {
  const found: string[] = [];
  for await (const { local, remote } of mergeByPath(named(locals), pages(named(remotes), size))) {
    found.push(`${local === undefined ? '' : '<'}${local?.path ?? remote?.path}${remote === undefined ? '' : '>'}`);
  }
  return found;
};

describe('comparePaths', () => {
  it('sorts as the bytes of UTF-8 do', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 6 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        fc.pre(a.isWellFormed() && b.isWellFormed());
        expect(Math.sign(comparePaths(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
    );
    expect(comparePaths('\uffee', '\u{1f600}')).toBeLessThan(0);
  });
});

describe('mergeByPath', () => {
  it('names every path of either side once, in order', async () => {
    expect(await merged(['a', 'c', 'd'], ['b', 'c', 'e', 'f'])).toEqual(['<a', 'b>', '<c>', '<d', 'e>', 'f>']);
    expect(await merged([], ['a'])).toEqual(['a>']);
    expect(await merged(['a'], [])).toEqual(['<a']);
    const paths = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 })).map((list) => list.sort(comparePaths));
    await fc.assert(
      fc.asyncProperty(paths, paths, fc.integer({ min: 1, max: 4 }), async (locals, remotes, size) => {
        const all = [...new Set([...locals, ...remotes])].sort(comparePaths);
        const expected = all.map(
          (path) => `${locals.includes(path) ? '<' : ''}${path}${remotes.includes(path) ? '>' : ''}`,
        );
        expect(await merged(locals, remotes, size)).toEqual(expected);
      }),
    );
  });

  it('takes a row once that two pages hold, because something was added between them', async () => {
    expect(await merged(['a', 'b'], ['a', 'b', 'b', 'c'])).toEqual(['<a>', '<b>', 'c>']);
  });

  it('says so where a listing is not in order, rather than take files for gone', async () => {
    await expect(merged(['a'], ['b', 'a'])).rejects.toThrow(UnsortedError);
    await expect(merged(['b', 'a'], [])).rejects.toThrow(UnsortedError);
  });
});
