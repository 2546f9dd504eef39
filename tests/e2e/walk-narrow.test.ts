// Every screen on a phone, in English and, in a full round, in Chinese: nothing is wider than the window, and no button
// hides its own words.

import { beforeAll, describe, expect, it } from 'vitest';
import { isFullRound } from '../support/rounds.ts';
import { addressOf, type Params, scenes } from './scenes/index.ts';
import { pagesOf } from './support/pages.ts';
import { faultsOf } from './support/screen-faults.ts';
import { settle } from './support/settle.ts';
import { useWorld } from './support/use-world.ts';
import { PHONE } from './support/visitor.ts';

const world = useWorld({ own: true });
const params = new Map<string, Params>();

beforeAll(async () => {
  for (const { name, prepare } of scenes) {
    params.set(name, { appId: world().app.id, ...(await prepare?.(world())) });
  }
});

// why without what a scene does: it is told in Chinese words, and looked at where it is done
const plain = scenes.filter(({ act }) => act === undefined);
const ENGLISH = ['English', 'en-US', plain] as const;
const CHINESE = ['Chinese', 'zh-CN', scenes] as const;

// why English: its words are the longer ones
describe.each(isFullRound ? [CHINESE, ENGLISH] : [ENGLISH])('on a phone, in %s', (_, locale, shown) => {
  const pages = pagesOf(world, { width: PHONE.width, locale });

  it.concurrent.each(shown)('$name is no wider than the window', async (scene) => {
    const who = scene.as ?? 'owner';
    const page = await pages.open(who, addressOf(scene, params.get(scene.name) ?? {}));
    // why not the words that tell that it is there: a list leaves out on a phone what its table says on a desktop
    await page.locator('h1, main, [role="dialog"]').first().waitFor();
    if (locale === 'zh-CN') {
      await scene.act?.(page);
    }
    await settle(page);
    expect(await faultsOf(page)).toEqual([]);
    await (scene.act === undefined ? pages.giveBack(who, page) : page.close());
  });
});
