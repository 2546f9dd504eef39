// The screens of operators and of billing administrators, who see what all organisations have.

import { describe, expect, it } from 'vitest';
import { narrowed } from '../support/rounds.ts';
import { lists, notServed } from './lists/index.ts';
import { isOfOffice, scenes } from './scenes/index.ts';
import { useWorld } from './support/use-world.ts';
import { walkLists, walkScenes } from './support/walk.ts';

const world = useWorld({ own: true });

describe('the screens of the offices', () => {
  walkScenes(
    world,
    narrowed(scenes, ({ feature }) => feature).filter(({ as }) => isOfOffice(as)),
  );
});

describe('the lists of the offices', () => {
  walkLists(
    world,
    narrowed(lists, ({ feature }) => feature).filter(({ as }) => isOfOffice(as)),
  );

  it('leave out only those of services that the platform does not run', async () => {
    const visitor = await world().as('operator');
    for (const path of Object.keys(notServed)) {
      await visitor.open(path);
      await visitor.page.getByText('尚未在本平台开放').waitFor();
      expect(await visitor.page.locator('[data-list]').count()).toBe(0);
    }
  });
});
