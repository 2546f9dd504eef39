import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('./**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const HAN = /\p{Script=Han}/u;

/** Where words may stand: dictionaries, the catalogue and its order, tests. */
const WORDS = /text\.zh\.ts$|\/routes\/|\.test\.tsx?$|nav-tree\.ts$/;

describe('the words of the console', () => {
  it('stand in dictionaries, never in a component', () => {
    const bare = Object.entries(sources)
      .filter(([path]) => !WORDS.test(path))
      .flatMap(([path, source]) =>
        source.split('\n').flatMap((line, index) => (HAN.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
      );
    expect(Object.keys(sources).length).toBeGreaterThan(60);
    expect(bare).toEqual([]);
  });
});
