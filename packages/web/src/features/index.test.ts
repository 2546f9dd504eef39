import { screens as catalogue } from '@uos/contract/screens';
import { describe, expect, it } from 'vitest';
import { entityViews, screens } from './index.ts';

const paths: ReadonlySet<string> = new Set(catalogue.map(({ path }) => path));

describe('screens', () => {
  it('are in the catalogue, with what opens as a drawer', () => {
    const drawers = Object.keys(entityViews).map((kind) => `(drawer) ?d=${kind}:{id}`);
    expect([...Object.keys(screens), ...drawers].filter((path) => !paths.has(path))).toEqual([]);
  });
});
