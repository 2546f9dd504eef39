import { describe, expect, it } from 'vitest';
import { type Bounds, firstToGo, type Standing, stepOf } from './scale-rules.ts';

const BOUNDS: Bounds = {
  ...{ resource: 'cpu', min_servers: 1, max_servers: 4, step: 2, cooldown_seconds: 60 },
  ...{ extend_threshold: 70, shrink_threshold: 25 },
};
const standing = (more: Partial<Standing> = {}): Standing => ({
  ...{ servers: 2, running: 2, load: { mean: 50, samples: 6 }, sinceSeconds: 61 },
  ...more,
});
const at = (mean: number, samples = 6) => ({ load: { mean, samples } });

describe('a step', () => {
  it('follows the load, by the step and within the bounds', () => {
    expect(stepOf(BOUNDS, standing(at(76.34)))).toEqual({
      ...{ operation: 'extend', count: 2, cause: 'above', threshold: 70, reason: 'cpu 76.3% > 70%' },
    });
    expect(stepOf(BOUNDS, standing({ ...at(76), servers: 3 }))).toMatchObject({ count: 1 });
    expect(stepOf(BOUNDS, standing({ ...at(99), servers: 4 }))).toBeUndefined();
    expect(stepOf(BOUNDS, standing({ ...at(3), servers: 4 }))).toEqual({
      ...{ operation: 'shrink', count: 2, cause: 'below', threshold: 25, reason: 'cpu 3% < 25%' },
    });
    expect(stepOf(BOUNDS, standing({ ...at(3), servers: 1 }))).toBeUndefined();
    expect(stepOf(BOUNDS, standing(at(50)))).toBeUndefined();
  });

  it('waits for the pause after the one before, and for enough samples of servers that run', () => {
    expect(stepOf(BOUNDS, standing({ ...at(99), sinceSeconds: 59 }))).toBeUndefined();
    expect(stepOf(BOUNDS, standing({ ...at(99), sinceSeconds: undefined }))).toMatchObject({ operation: 'extend' });
    expect(stepOf(BOUNDS, standing(at(99, 2)))).toBeUndefined();
    expect(stepOf(BOUNDS, standing({ load: undefined }))).toBeUndefined();
    expect(stepOf(BOUNDS, standing({ ...at(99), running: 0 }))).toBeUndefined();
  });

  it('out of the bounds waits for nothing', () => {
    const resting = { load: undefined, sinceSeconds: 0 } as const;
    expect(stepOf(BOUNDS, standing({ ...resting, servers: 0, running: 0 }))).toEqual({
      ...{ operation: 'extend', count: 1, cause: 'min', threshold: null, reason: 'min' },
    });
    expect(stepOf(BOUNDS, standing({ ...resting, servers: 6 }))).toEqual({
      ...{ operation: 'shrink', count: 2, cause: 'max', threshold: null, reason: 'max' },
    });
  });
});

describe('servers that go', () => {
  it('are the emptiest, of equals the youngest', () => {
    const server = (id: string, players: number, created_at: string) => ({ id, players, created_at });
    const all = [
      ...[server('old', 0, '2026-11-20T10:00:00Z'), server('full', 9, '2026-11-20T12:00:00Z')],
      ...[server('young', 0, '2026-11-20T11:00:00Z'), server('busy', 2, '2026-11-20T13:00:00Z')],
    ];
    expect(firstToGo(all).map(({ id }) => id)).toEqual(['young', 'old', 'busy', 'full']);
  });
});
