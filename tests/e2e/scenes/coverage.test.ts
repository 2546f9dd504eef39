import { describe, expect, it } from 'vitest';
import { lackingPictures } from './coverage.ts';
import { scenes } from './index.ts';

describe('lackingPictures', () => {
  it('finds every built screen in each of its states', () => {
    expect(lackingPictures(scenes)).toEqual([]);
  });

  it('tells of a screen without a scene, and of a scene without a state', () => {
    const without = scenes.filter(({ name }) => name !== 'app-create' && name !== 'refused-outsider');
    const silent = without.map((scene) => (scene.path === '/apps/usage' ? { ...scene, calls: undefined } : scene));
    expect(lackingPictures(silent as typeof scenes)).toEqual([
      '/apps/create: no picture',
      '/apps/usage: no picture of a wait, a failure',
      'member: no picture of a refused outsider',
    ]);
  });
});
