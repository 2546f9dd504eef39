import { describe, expect, it } from 'vitest';
import { type PointItem, questPoints } from './quest-points.ts';

const item = (slugName: string, more: Partial<PointItem> = {}): PointItem => ({
  ...{ slugName, kind: 'Task', points: 20, thresholdValue: 1, status: 'published' },
  ...more,
});
const reward = (slugName: string, thresholdValue: number, more: Partial<PointItem> = {}) =>
  item(slugName, { kind: 'PointReward', points: 0, thresholdValue, ...more });

describe('questPoints', () => {
  it('holds what tasks give against what rewards ask for', () => {
    expect(questPoints([item('light'), item('song'), reward('half', 20), reward('full', 40)])).toEqual({
      ...{ available: 40, needed: 40, unreachable: [] },
    });
  });

  it('names the rewards that nobody reaches, with what is published alone', () => {
    const items = [item('light'), item('song', { status: 'unpublished' }), reward('half', 20), reward('full', 40)];
    expect(questPoints(items)).toEqual({ available: 20, needed: 40, unreachable: ['full'] });
    expect(questPoints(items, 'all').unreachable).toEqual([]);
  });

  it('asks for nothing without a reward', () => {
    expect(questPoints([])).toEqual({ available: 0, needed: 0, unreachable: [] });
  });
});
