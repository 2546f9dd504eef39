import { describe, expect, it } from 'vitest';
import { scaleOf, stacksOf } from './stacks.ts';

const bill = (Month: string, ServiceName: string, Amount: number) => ({ Month, ServiceName, Amount });

describe('stacksOf', () => {
  it('puts the dearest service of all months lowest, and leaves out what costs nothing', () => {
    const { services, months } = stacksOf([
      bill('2026-10', 'push', 3),
      bill('2026-11', 'push', 1),
      bill('2026-11', 'passport', 9),
      bill('2026-11', 'save', 0),
    ]);
    expect(services).toEqual(['passport', 'push']);
    expect([...months]).toEqual([
      ['2026-10', [0, 3]],
      ['2026-11', [9, 1]],
    ]);
  });

  it('adds up what comes after the fifth', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const { services, months } = stacksOf(names.map((name, index) => bill('2026-11', name, 10 - index)));
    expect(services).toEqual(['a', 'b', 'c', 'd', 'e', undefined]);
    expect(months.get('2026-11')).toEqual([10, 9, 8, 7, 6, 9]);
  });
});

describe('scaleOf', () => {
  it('ends above the highest, in at most four round steps', () => {
    expect([0, 3, 43, 60, 61_380].map((most) => scaleOf(most))).toEqual([
      { top: 1, step: 1 },
      { top: 3, step: 1 },
      { top: 60, step: 20 },
      { top: 60, step: 20 },
      { top: 100_000, step: 50_000 },
    ]);
  });
});
