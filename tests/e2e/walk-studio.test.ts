// The screens of a studio and the public ones.

import { describe } from 'vitest';
import { narrowed } from '../support/rounds.ts';
import { lists } from './lists/index.ts';
import { isOfOffice, scenes } from './scenes/index.ts';
import { useWorld } from './support/use-world.ts';
import { walkLists, walkScenes } from './support/walk.ts';

describe('the screens of a studio', () => {
  walkScenes(
    useWorld(),
    narrowed(scenes, ({ feature }) => feature).filter(({ as }) => !isOfOffice(as)),
  );
});

// why a world of their own: rows by the dozen would stand between a scene and what it shows
describe('the lists of a studio', () => {
  walkLists(
    useWorld(),
    narrowed(lists, ({ feature }) => feature).filter(({ as }) => !isOfOffice(as)),
  );
});
