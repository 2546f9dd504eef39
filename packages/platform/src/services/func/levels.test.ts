import { describe, expect, it } from 'vitest';
import { billedAs, levelsOf, limitsOf } from './levels.ts';

describe('levels', () => {
  it('are those of everybody and those of the app, as far as these can be read', () => {
    expect(levelsOf(undefined)).toEqual(['100m', '1000m', '2000m', '4000m']);
    expect(levelsOf(JSON.stringify([{ cpu: '500m', name: '半核' }]))).toContain('500m');
    expect(levelsOf(JSON.stringify([{ cpu: 'much', name: '' }]))).not.toContain('much');
    expect(levelsOf('{')).toEqual(['100m', '1000m', '2000m', '4000m']);
  });

  it('bring memory along with their cores', () => {
    expect(limitsOf('100m', 1536)).toEqual({ cpuMillis: 100, memoryMiB: 154 });
    expect(limitsOf('2000m', 2048)).toEqual({ cpuMillis: 2000, memoryMiB: 4096 });
  });

  it('are billed as the smallest priced one that holds them, large ones as several of the largest', () => {
    expect([100, 250, 500, 3000, 4000, 9000].map(billedAs)).toEqual([
      { metric: 'level100mSeconds', times: 1 },
      { metric: 'level333mSeconds', times: 1 },
      { metric: 'level500mSeconds', times: 1 },
      { metric: 'level4000mSeconds', times: 1 },
      { metric: 'level4000mSeconds', times: 1 },
      { metric: 'level4000mSeconds', times: 3 },
    ]);
  });
});
