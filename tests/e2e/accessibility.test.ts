// Every built screen, in light and in dark, with what opens over it: nothing that keeps somebody out.

import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf, type Params, scenes } from './scenes/index.ts';
import { seriousFindings } from './support/axe.ts';
import { settle } from './support/settle.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();
const params = new Map<string, Params>();

beforeAll(async () => {
  for (const { name, prepare } of scenes) {
    params.set(name, { appId: world().app.id, ...(await prepare?.(world())) });
  }
});

describe.each(['light', 'dark'] as const)('axe in %s', (scheme) => {
  it.each(scenes)('finds nothing serious on $name', async (scene) => {
    const { page, context } = await world().as(scene.as ?? 'owner', { scheme });
    await page.goto(addressOf(scene, params.get(scene.name) ?? {}));
    await page.getByText(scene.ready).filter({ visible: true }).first().waitFor();
    await scene.act?.(page);
    await settle(page);
    expect(await seriousFindings(page)).toEqual([]);
    await context.close();
  });
});
