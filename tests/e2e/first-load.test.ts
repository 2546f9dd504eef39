// What a browser fetches before a screen stands, as the browser itself counts it: on a slow line twenty files are many.

import { beforeAll, expect, it } from 'vitest';
import { addressOf } from './scenes/index.ts';
import { settle } from './support/settle.ts';
import { useWorld } from './support/use-world.ts';

const world = useWorld();

/** What is fetched ahead once there is nothing else to do is not waited for by anybody. */
const AHEAD_MS = 2500;

// why: a list with nothing in it says how to begin, in code
beforeAll(async () => {
  await world().uos.cdn.buckets.create({ name: 'first-load' });
});

it.each([
  ['the list of apps', '/apps', 21, 240],
  ['an app', '/services/{appId}', 29, 245],
  ['the list of buckets', '/services/{appId}/asset/bucket', 20, 240],
  ['the settings of an app', '/services/{appId}/settings', 20, 245],
  ['figures, with their chart', '/apps/usage', 28, 305],
] as const)('%s needs few files and few of their kilobytes', async (_, path, mostFiles, mostKilobytes) => {
  const { page, context, open } = await world().as('owner');
  await page.addInitScript((ahead) => {
    const timer = window.setTimeout;
    window.setTimeout = ((work: () => void, ms?: number) =>
      ms === ahead ? 0 : timer(work, ms)) as typeof window.setTimeout;
  }, AHEAD_MS);
  await open(addressOf({ path }, { appId: world().app.id }));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settle(page);
  const sizes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ encodedBodySize }) => encodedBodySize / 1000),
  );
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0);
  expect.soft(sizes.length, `${sizes.length} files`).toBeLessThanOrEqual(mostFiles);
  expect(kilobytes, `${kilobytes.toFixed(0)} kB`).toBeLessThanOrEqual(mostKilobytes);
  expect(kilobytes).toBeGreaterThan(150);
  await context.close();
});
