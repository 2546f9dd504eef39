// The screens of a studio and the public ones, the first half of them.

import { describe } from 'vitest';
import { halfOfStudio } from './support/halves.ts';
import { useWorld } from './support/use-world.ts';
import { walkLists, walkScenes } from './support/walk.ts';

const { scenes, lists } = halfOfStudio(0);

describe('the screens of a studio', () => {
  walkScenes(useWorld(), scenes);
});

// why a world of their own: rows by the dozen would stand between a scene and what it shows
describe('the lists of a studio', () => {
  walkLists(useWorld(), lists);
});
