import type { AchievementMeta } from '@uos/sdk/browser';
import { describe, expect, it } from 'vitest';
import { seriesOf } from './steps.ts';

const achievement = (slugName: string, series: string, thresholdValue: number, more: Partial<AchievementMeta> = {}) =>
  ({ slugName, series, startValue: 0, thresholdValue, releaseStatus: 'released', ...more }) as AchievementMeta;

const shown = (all: readonly AchievementMeta[]) =>
  seriesOf(all).map(({ name, steps }) => [
    name,
    ...steps.map(({ achievement: { slugName }, isGap }) => `${slugName}${isGap ? ' after a gap' : ''}`),
  ]);

describe('seriesOf', () => {
  it('puts the nearest goal first, upwards and downwards, and leaves out what stands alone', () => {
    expect(
      shown([
        achievement('lamp-100', 'lamps', 100),
        achievement('lamp-10', 'lamps', 10),
        achievement('alone', '', 1),
        achievement('under-10', 'fast', 10, { startValue: 60 }),
        achievement('under-30', 'fast', 30, { startValue: 60 }),
      ]),
    ).toEqual([
      ['fast', 'under-30', 'under-10'],
      ['lamps', 'lamp-10', 'lamp-100'],
    ]);
  });

  it('marks a step that players see before the one in front of it', () => {
    const hidden = { releaseStatus: 'unreleased' };
    expect(
      shown([achievement('one', 's', 1, hidden), achievement('two', 's', 2), achievement('three', 's', 3)]),
    ).toEqual([['s', 'one', 'two after a gap', 'three']]);
  });
});
