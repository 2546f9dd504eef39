import { describe, expect, it } from 'vitest';
import { regionName, regions } from './regions.ts';

describe('regions', () => {
  it('are the six of the specification, the three mainland ones also as VIP', () => {
    const plain = regions.filter(({ vip }) => !vip).map(({ id }) => id);
    expect(plain).toEqual(['shanghai', 'beijing', 'guangzhou', 'hongkong', 'frankfurt', 'virginia']);
    expect(regions.filter(({ vip }) => vip).map(({ id }) => id)).toEqual(plain.slice(0, 3).map((id) => `${id}-native`));
  });
});

describe('regionName', () => {
  it('ignores case and names an unknown region by its id', () => {
    expect([regionName('SHANGHAI').zh, regionName('local').zh, regionName('mars')]).toEqual([
      ...['上海', '本机', { zh: 'mars', en: 'mars' }],
    ]);
  });
});
