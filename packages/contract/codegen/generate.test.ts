import { describe, expect, it } from 'vitest';
import { services } from '../src/index.ts';
import { generate, PARTS } from './generate.ts';

describe('generate', () => {
  const files = generate(services);

  it('says in line 1 of every source that it is generated', () => {
    for (const [path, text] of files) {
      expect(
        path.endsWith('.json') || text.split('\n')[0]?.includes('Generated from the contract by `npm run gen`'),
        path,
      ).toBe(true);
    }
  });

  it('is stable: the same contract gives the same text', () => {
    expect(generate(services)).toEqual(files);
  });

  it('makes parts alone', () => {
    const apart = PARTS.flatMap((part) => [...generate(services, [part]).keys()]);
    expect(apart.sort()).toEqual([...files.keys()].sort());
  });
});
