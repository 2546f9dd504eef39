// Waits until a screen stands still: nothing loads, nothing moves, the letters are there.

import type { BrowserContext, Page } from 'playwright-core';

/** Pages that follow something, once they do: their network is never idle. */
const following = new WeakMap<Page, Promise<void>>();

/** Learns which pages of a browser follow a log or the like. */
export function noteStreams(context: BrowserContext): void {
  context.on('page', (page) => {
    const opened = new Promise<void>((resolve) => {
      page.on('response', (answer) => {
        if (answer.headers()['content-type']?.startsWith('text/event-stream') === true) {
          resolve();
        }
      });
    });
    following.set(page, opened);
  });
}

export async function settle(page: Page): Promise<void> {
  const idle = page.waitForLoadState('networkidle');
  await Promise.race([idle, following.get(page) ?? idle]);
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
