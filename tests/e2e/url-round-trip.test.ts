// What a list shows stands in its address: searched, filtered, on another page, it is the same after a reload and after
// going away and back.

import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from './support/world.ts';

const ROWS = 23;
const PATIENCE = { timeout: 15_000 };
const world = useWorld();
let bucketId: string;

interface List {
  readonly name: string;
  /** Below the app, with the tab that holds the list. */
  readonly path: () => string;
  /** Placeholder of the search, and what is searched for. */
  readonly search?: readonly [placeholder: string, words: string];
  /** A filter with choices, and the choice. */
  readonly filter?: readonly [title: string, choice: string];
  /** Enough rows for a second page. */
  readonly pages?: true;
}

const lists: readonly List[] = [
  { name: '资源桶', path: () => '/asset/bucket', search: ['按名称搜索', 'round'], pages: true },
  {
    name: '区服',
    path: () => '/passport/auth/realm',
    search: ['按名称搜索', '区'],
    filter: ['状态', '开放'],
    pages: true,
  },
  { name: '操作记录', path: () => '/settings?tab=history', search: ['按操作人筛选', 'lin-owner'], pages: true },
  { name: '文件', path: () => `/asset/bucket/${bucketId}` },
  {
    name: '版本',
    path: () => `/asset/bucket/${bucketId}?tab=releases`,
    search: ['按版本说明搜索', 'round'],
    pages: true,
  },
  { name: '徽章', path: () => `/asset/bucket/${bucketId}?tab=badges` },
];

beforeAll(async () => {
  const { uos } = world();
  for (let row = 0; row < ROWS; row += 1) {
    await uos.cdn.buckets.create({ name: `round-${row}` });
    await uos.passport.realms.create({ name: `${row} 区`, status: 'Open' });
  }
  ({ id: bucketId } = await uos.cdn.buckets.create({ name: 'round-trip' }));
  const entries = Array.from({ length: ROWS }, (_, row) => entryOf(`file-${row}.txt`));
  for (const { path, signed_url, content_type } of await uos.cdn.entries.upsertMany({ id: bucketId, entries })) {
    await fetch(signed_url ?? '', { method: 'PUT', body: path, headers: { 'Content-Type': content_type } });
  }
  for (let row = 0; row < ROWS; row += 1) {
    await uos.cdn.releases.create({ id: bucketId, notes: `round ${row}` });
  }
});

describe('the address of a list', () => {
  it.each(lists)('holds what $name shows', async ({ name, path, search, filter, pages }) => {
    const visitor = await world().as('owner');
    const { page } = visitor;
    await visitor.open(`/services/${world().app.id}${path()}`);
    await firstRow(page, name);
    if (search !== undefined) {
      await page.getByPlaceholder(search[0]).fill(search[1]);
      await page.waitForURL((url) => url.searchParams.get('q') === search[1]);
    }
    if (filter !== undefined) {
      await page.getByRole('combobox', { name: filter[0] }).click();
      await page.getByRole('option', { name: filter[1], exact: true }).click();
    }
    if (pages === true) {
      await page.waitForLoadState('networkidle');
      const before = await firstRow(page, name);
      await page.getByRole('button', { name: '下一页' }).click();
      await page.waitForURL((url) => url.searchParams.get('page') === '2');
      // why: until the answer comes, the rows of the page before stay
      await expect.poll(() => firstRow(page, name), PATIENCE).not.toBe(before);
    }
    const shown = await firstRow(page, name);
    const address = page.url();

    await page.reload();
    await expect.poll(() => firstRow(page, name), PATIENCE).toBe(shown);
    expect(page.url()).toBe(address);

    await page.getByRole('link', { name: '总览', exact: true }).click();
    await page.waitForURL(`**/services/${world().app.id}`);
    await page.goBack();
    await expect.poll(() => firstRow(page, name), PATIENCE).toBe(shown);
    expect(page.url()).toBe(address);
    await visitor.context.close();
  });
});

/** Words of the first row, once there are rows and not only their places. */
async function firstRow(page: Page, name: string): Promise<string> {
  const row = page.getByRole('table', { name, exact: true }).locator('tbody tr').filter({ hasText: /\S/ }).first();
  await row.waitFor();
  return (await row.textContent()) ?? '';
}

function entryOf(path: string) {
  return {
    path,
    content_hash: createHash('md5').update(path).digest('hex'),
    content_size: Buffer.byteLength(path),
    signed_url: true,
  };
}
