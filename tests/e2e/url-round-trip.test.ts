// Every list of the console, through its address and back.

import { beforeAll, describe, expect, it } from 'vitest';
import { filledIn, lists, notServed } from './lists/index.ts';
import type { Params } from './scenes/scene.ts';
import { goRound, withSize } from './support/round-trip.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();

describe.each(lists)('the address of a list of $title', ({ as, fill, cases }) => {
  let params: Params;
  beforeAll(async () => {
    params = await fill(world());
  });

  it.each(cases)('holds what $id shows (%#)', async (one) => {
    const list = filledIn(one, params);
    const visitor = await world().as(as);
    await visitor.open(withSize(list.path, list));
    await goRound(visitor.page, list);
    await visitor.context.close();
  });
});

it('leaves out only lists of services that the platform does not run', async () => {
  const visitor = await world().as('operator');
  for (const path of Object.keys(notServed)) {
    await visitor.open(path);
    await visitor.page.getByText('尚未在本平台开放').waitFor();
    expect(await visitor.page.locator('[data-list]').count()).toBe(0);
  }
});
