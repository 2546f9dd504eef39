// The screens in English: longer words than the Chinese ones, held to the same rules. In a full round all of them, else one.

import { expect, it } from 'vitest';
import { isFullRound, narrowed } from '../support/rounds.ts';
import { addressOf, scenes } from './scenes/index.ts';
import { type KnownMenus, seriousFindings } from './support/axe.ts';
import { settle } from './support/settle.ts';
import { useWorld } from './support/use-world.ts';

const world = useWorld({ own: true });
const menus: KnownMenus = new Set();
const plain = narrowed(scenes, ({ feature }) => feature).filter(({ act }) => act === undefined);

it.each(isFullRound ? plain : scenes.filter(({ name }) => name === 'contact-us'))(
  'axe finds nothing serious on $name in English',
  async (scene) => {
    const params = { appId: world().app.id, ...(await scene.prepare?.(world())) };
    const { context, page, open } = await world().as(scene.as ?? 'owner', { locale: 'en-US' });
    await open(addressOf(scene, params));
    await settle(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await seriousFindings(page, 'everything', menus)).toEqual([]);
    await context.close();
  },
);
