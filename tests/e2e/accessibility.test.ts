// Every built screen, in light and in dark, with what opens over it: nothing that keeps somebody out.

import { beforeAll, expect, it } from 'vitest';
import { addressOf, type Params, scenes } from './scenes/index.ts';
import { seriousFindings } from './support/axe.ts';
import { settle } from './support/settle.ts';
import type { Visitor } from './support/visitor.ts';
import { useWorld, type Who } from './support/world.ts';

const world = useWorld();
const params = new Map<string, Params>();
const visitors = new Map<Who, Promise<Visitor>>();

beforeAll(async () => {
  for (const { name, prepare } of scenes) {
    params.set(name, { appId: world().app.id, ...(await prepare?.(world())) });
  }
});

// why one browser for all that a person sees: only the first screen has to fetch the parts that all have
function visitorOf(who: Who): Promise<Visitor> {
  const known = visitors.get(who) ?? world().as(who);
  visitors.set(who, known);
  return known;
}

it.concurrent.each(scenes)('axe finds nothing serious on $name, in light and in dark', async (scene) => {
  const page = await (await visitorOf(scene.as ?? 'owner')).beside();
  await page.goto(addressOf(scene, params.get(scene.name) ?? {}));
  await page.getByText(scene.ready).filter({ visible: true }).first().waitFor();
  await scene.act?.(page);
  await settle(page);
  expect(await seriousFindings(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor({ state: 'attached' });
  // why again: colours go from one to the other, and what axe reads on the way is neither
  await settle(page);
  expect(await seriousFindings(page, 'colours'), 'dark').toEqual([]);
  await page.close();
});
