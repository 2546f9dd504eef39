import { describe, expect, it } from 'vitest';
import { routes } from '../routes.ts';
import { screens } from './index.ts';

describe('screens', () => {
  it('are exactly those that the catalogue calls built', () => {
    const built = routes.filter((route) => route.built && route.path !== '*').map(({ path }) => path);
    expect(Object.keys(screens).sort()).toEqual(built.sort());
  });
});
