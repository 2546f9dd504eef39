// The screens of the console, one after the other: each is ready, keeps nobody out, and its lists stand in its address.

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { isFullRound } from '../../support/rounds.ts';
import { filledIn, type Lists } from '../lists/list.ts';
import { addressOf, type Params, type Scene } from '../scenes/scene.ts';
import { type KnownMenus, type Looking, seriousFindings } from './axe.ts';
import { bringsNewLooks, ownMarks } from './own-looks.ts';
import { pagesOf } from './pages.ts';
import { goRound, withSize } from './round-trip.ts';
import { faultsOf } from './screen-faults.ts';
import { settle } from './settle.ts';
import { PHONE } from './visitor.ts';
import type { World } from './world.ts';

/**
 * Every scene in light; its colours, in dark too, where it brings looks of its own that no scene before has shown, or in
 * a full round. What it does is looked at on a phone too.
 */
export function walkScenes(world: () => World, scenes: readonly Scene[]): void {
  const pages = pagesOf(world);
  const params = new Map<string, Params>();
  const marks = ownMarks();
  const looks = new Set<string>();
  const menus: KnownMenus = new Set();

  beforeAll(async () => {
    for (const { name, prepare } of scenes) {
      params.set(name, { appId: world().app.id, ...(await prepare?.(world())) });
    }
  });

  it.concurrent.each(scenes)('axe finds nothing serious on $name', async (scene) => {
    const who = scene.as ?? 'owner';
    const page = await pages.open(who, addressOf(scene, params.get(scene.name) ?? {}));
    await page.getByText(scene.ready).filter({ visible: true }).first().waitFor();
    await scene.act?.(page);
    await settle(page);
    const isLookedAtWhole = isFullRound || (await bringsNewLooks(page, marks, looks));
    expect(await seriousFindings(page, isLookedAtWhole ? 'everything' : 'structure', menus), 'light').toEqual([]);
    if (isLookedAtWhole) {
      expect(await inScheme(page, 'dark', 'colours', menus), 'dark').toEqual([]);
    }
    if (scene.act !== undefined) {
      // why here: what it opened would have to be opened on a phone again
      await page.setViewportSize(PHONE);
      await settle(page);
      expect(await faultsOf(page), 'on a phone').toEqual([]);
    }
    if (isFullRound || scene.act !== undefined) {
      await page.close();
      return;
    }
    await (isLookedAtWhole ? inScheme(page, 'light') : undefined);
    pages.giveBack(who, page);
  });
}

async function inScheme(
  page: Page,
  colorScheme: 'light' | 'dark',
  looking?: Looking,
  menus?: KnownMenus,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
  // why: colours go from one to the other, and what axe reads on the way is neither
  await settle(page);
  return looking === undefined ? [] : seriousFindings(page, looking, menus);
}

/** Every list through its address and back. */
export function walkLists(world: () => World, lists: readonly Lists[]): void {
  describe.each(lists)('the address of a list of $title', ({ as, fill, cases }) => {
    // why pages of their own: what is filled in switches services on, which a page of before has seen off
    const pages = pagesOf(world);
    let params: Params;
    beforeAll(async () => {
      params = await fill(world());
    });

    it.each(cases)('holds what $id shows (%#)', async (one) => {
      const list = filledIn(one, params);
      const page = await pages.open(as, withSize(list.path, list));
      // why once: what the address says is read again when a person comes back, too
      await goRound(page, list, { reloads: isFullRound || one === cases[0] });
      pages.giveBack(as, page);
    });
  });
}
