import { describe, expect, it } from 'vitest';
import { routes } from '../routes.ts';
import { entityViews, screens } from './index.ts';

describe('screens', () => {
  it('are exactly those that the catalogue calls built', () => {
    const built = routes
      .filter(({ built, path }) => built && path.startsWith('/') && path !== '*')
      .map(({ path }) => path);
    expect(Object.keys(screens).sort()).toEqual(built.sort());
  });
});

describe('entityViews', () => {
  it('are exactly the drawers that the catalogue calls built', () => {
    const built = routes.filter(({ built, path }) => built && path.startsWith('(drawer)'));
    const paths = Object.keys(entityViews).map((kind) => `(drawer) ?d=${kind}:{id}`);
    expect(paths.sort()).toEqual(built.map(({ path }) => path).sort());
  });
});
