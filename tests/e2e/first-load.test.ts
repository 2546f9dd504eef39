// What a browser fetches before a screen stands, as the browser itself counts it: on a slow line twenty files are many.

import { beforeAll, expect, it } from 'vitest';
import { addressOf } from './scenes/index.ts';
import { settle } from './support/settle.ts';
import { useWorld } from './support/use-world.ts';

const world = useWorld();

/** What is fetched ahead once there is nothing else to do is not waited for by anybody. */
const AHEAD_MS = 2500;

// why: a list with nothing in it says how to begin, in code
let bucketId = '';
beforeAll(async () => {
  bucketId = (await world().uos.cdn.buckets.create({ name: 'first-load' })).id;
});

/** What a screen of another service may not bring along, however many screens that service has. */
const PLAYERS = /passport|realm|persona|guild/;

it.each([
  ['the list of apps', '/apps', 20, 240],
  ['an app', '/services/{appId}', 20, 240],
  ['the list of buckets', '/services/{appId}/asset/bucket', 20, 240],
  ['a bucket', '/services/{appId}/asset/bucket/{bucketId}', 28, 240],
  ['the settings of an app', '/services/{appId}/settings', 20, 240],
  ['figures, with their chart', '/apps/usage', 28, 265],
] as const)('%s needs few files and few of their kilobytes', async (_, path, mostFiles, mostKilobytes) => {
  const { page, context, open } = await world().as('owner');
  await page.addInitScript((ahead) => {
    const timer = window.setTimeout;
    window.setTimeout = ((work: () => void, ms?: number) =>
      ms === ahead ? 0 : timer(work, ms)) as typeof window.setTimeout;
  }, AHEAD_MS);
  await open(addressOf({ path }, { appId: world().app.id, bucketId }));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settle(page);
  const files = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize / 1000 })),
  );
  const kilobytes = files.reduce((sum, { size }) => sum + size, 0);
  expect.soft(files.length, `${files.length} files`).toBeLessThanOrEqual(mostFiles);
  // why not the first page of an app: it has a figure of the players
  expect.soft(files.filter(({ name }) => path !== '/services/{appId}' && PLAYERS.test(name))).toEqual([]);
  const heaviest = files
    .sort((one, other) => other.size - one.size)
    .map(({ name, size }) => `${name} ${size.toFixed(1)}`);
  expect(kilobytes, `${kilobytes.toFixed(0)} kB: ${heaviest.join(', ')}`).toBeLessThanOrEqual(mostKilobytes);
  expect(kilobytes).toBeGreaterThan(150);
  await context.close();
});
