import { describe, expect, it } from 'vitest';
import { loadOf } from './load.ts';

const curve = (name: 'cpu' | 'memory', ...values: readonly number[]) => ({
  name,
  unit: '',
  points: values.map((value, minute) => ({ time: `2026-11-27T10:0${minute}:00Z`, value })),
});

describe('loadOf', () => {
  it('tells the line of the CPU and what both are now', () => {
    expect(loadOf({ metrics: [curve('cpu', 12, 80.5), curve('memory', 40, 64)] })).toEqual({
      cpu: [12, 80.5],
      cpuNow: 80.5,
      memoryNow: 64,
    });
  });

  it('says nothing before there is a line to draw', () => {
    expect(loadOf({ metrics: [curve('cpu', 12), curve('memory', 40)] })).toBeNull();
    expect(loadOf({ metrics: [] })).toBeNull();
  });
});
