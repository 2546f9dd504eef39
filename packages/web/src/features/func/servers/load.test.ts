import { describe, expect, it } from 'vitest';
import { loadOf } from './load.ts';

const at = (minute: number): number => Date.parse('2026-11-28T10:00:00Z') + minute * 60_000;
const points = [
  { at: at(0), value: 6 },
  { at: at(1), value: 30 },
  { at: at(2), value: 1 },
];

describe('loadOf', () => {
  it('tells thousandths of a core, of the minutes that are over', () => {
    expect(loadOf(points, at(2) + 30_000)).toEqual({ cpu: [100, 500], cpuNow: 500 });
  });

  it('says nothing before there is a line to draw', () => {
    expect(loadOf(points, at(1) + 30_000)).toBeNull();
    expect(loadOf([], at(1))).toBeNull();
  });
});
