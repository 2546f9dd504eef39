// The world of a test file. The files of one worker stand on one platform and one browser; each has an organisation,
// people and windows of its own, so none sees what another has left.

import { afterAll, afterEach, expect, test } from 'vitest';
import { openChromium } from './chromium.ts';
import type { PlatformOptions, TestPlatform } from './platform.ts';
import { openPlatform, type World, worldOn } from './world.ts';

export interface WorldOptions {
  /**
   * A platform that no other file has: for whoever looks at all that a platform has, as operators do, or wants another
   * one than the usual.
   */
  readonly own?: true | (() => Promise<PlatformOptions>);
}

const worker = test
  .extend('chromium', { scope: 'worker' }, openChromium)
  .extend('ground', { scope: 'worker' }, ({ chromium }, { onCleanup }) => {
    let platform: Promise<TestPlatform> | undefined;
    onCleanup(async () => {
      await chromium.close();
      await (await platform)?.stop();
    });
    return {
      browser: chromium,
      sharedPlatform(): Promise<TestPlatform> {
        platform ??= openPlatform();
        return platform;
      },
    };
  });

/** Opened before the tests of a file, and every test fails for what a page did against its policy. */
export function useWorld({ own }: WorldOptions = {}): () => World {
  let world: World | undefined;
  let mine: TestPlatform | undefined;
  const trouble: string[] = [];
  worker.beforeAll(async ({ ground: { browser, sharedPlatform } }) => {
    mine = own === undefined ? undefined : await openPlatform(own === true ? {} : await own());
    const opened = await worldOn({ platform: mine ?? (await sharedPlatform()), browser });
    world = {
      ...opened,
      as: async (who, visitorOptions) => {
        const visitor = await opened.as(who, visitorOptions);
        visitor.onTrouble((line) => trouble.push(line));
        return visitor;
      },
    };
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      await world?.shoot(task.name);
    }
    expect(trouble.splice(0), 'policy violations and errors of the page').toEqual([]);
  });
  afterAll(async () => {
    await world?.close();
    await mine?.stop();
  });
  return () => {
    if (world === undefined) {
      throw new Error('the world opens before the first test');
    }
    return world;
  };
}
