// Every built screen, in light and in dark, with what opens over it: nothing that keeps somebody out.

import { beforeAll, expect, it } from 'vitest';
import { addressOf, type Params, scenes } from './scenes/index.ts';
import { seriousFindings } from './support/axe.ts';
import { settle } from './support/settle.ts';
import type { Visitor } from './support/visitor.ts';
import { useWorld, type Who } from './support/world.ts';

const world = useWorld();
const params = new Map<string, Params>();
const visitors = new Map<Who, Visitor>();

beforeAll(async () => {
  for (const { name, prepare } of scenes) {
    params.set(name, { appId: world().app.id, ...(await prepare?.(world())) });
  }
});

// why one browser for all that a person sees: only the first screen has to fetch the parts that all have
async function visitorOf(who: Who): Promise<Visitor> {
  const known = visitors.get(who) ?? (await world().as(who));
  visitors.set(who, known);
  return known;
}

it.each(scenes)('axe finds nothing serious on $name, in light and in dark', async (scene) => {
  const page = await (await visitorOf(scene.as ?? 'owner')).beside();
  await page.goto(addressOf(scene, params.get(scene.name) ?? {}));
  await page.getByText(scene.ready).filter({ visible: true }).first().waitFor();
  await scene.act?.(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
    // why each time: colours go from one to the other, and what axe reads on the way is neither
    await settle(page);
    expect(await seriousFindings(page), colorScheme).toEqual([]);
  }
  await page.close();
});
