// Waits until a screen stands still: nothing loads, nothing moves, the letters are there.

import type { Page } from 'playwright-core';

/** Longer than any screen loads; one that follows a log has a request that never ends. */
const LOADED_MS = 5000;

export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: LOADED_MS }).catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      document
        .getAnimations()
        // why: a bar that runs for ever never finishes
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => undefined)),
    );
  });
}
