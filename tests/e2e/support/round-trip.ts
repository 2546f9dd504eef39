// What a list shows stands in its address: searched, filtered, sorted, on another page, it is the same after a reload and
// after going away and back.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const PATIENCE = { timeout: 60_000 };

export interface List {
  /** Name of the table. */
  readonly name: string;
  /** Placeholder of the search, and what is searched for. */
  readonly search?: readonly [placeholder: string, words: string];
  /** A filter with choices, and the choice. */
  readonly filter?: readonly [title: string, choice: string];
  /** Title of a column to sort by, upwards and then downwards. */
  readonly sort?: string;
  /** Put before its words in the address, where another list stands on the same screen. */
  readonly scope?: string;
  /** Enough rows for a second page. */
  readonly pages?: true;
}

/** Takes a list that is on the screen through all of it. */
export async function goRound(page: Page, { name, search, filter, sort, scope, pages }: List): Promise<void> {
  const word = (key: string): string => (scope === undefined ? key : `${scope}.${key}`);
  await firstRow(page, name);
  if (search !== undefined) {
    await page.getByPlaceholder(search[0], { exact: true }).fill(search[1]);
    await page.waitForURL((url) => url.searchParams.get(word('q')) === search[1]);
  }
  if (filter !== undefined) {
    const before = new URL(page.url()).searchParams.size;
    await page.getByRole('combobox', { name: filter[0], exact: true }).click();
    await page.getByRole('option', { name: filter[1], exact: true }).click();
    await page.waitForURL((url) => url.searchParams.size > before);
  }
  if (sort !== undefined) {
    for (const sign of [/^[^-]/, /^-/]) {
      await page.getByTitle(`按${sort}排序`).click();
      await page.waitForURL((url) => sign.test(url.searchParams.get(word('sort')) ?? ''));
    }
  }
  // why all three: the rows of the question before stay until the answer comes
  const wanted = [search?.[1], filter?.[1]].filter((one) => one !== undefined);
  await expect.poll(async () => lacking(await firstRow(page, name), wanted), PATIENCE).toEqual([]);
  if (sort !== undefined) {
    await page.getByRole('columnheader', { name: sort }).and(page.locator('[aria-sort="descending"]')).waitFor();
  }
  await expect.poll(() => page.locator('[aria-busy="true"]').count(), PATIENCE).toBe(0);
  if (pages === true) {
    const before = await firstRow(page, name);
    await page.getByRole('button', { name: '下一页' }).click();
    await page.waitForURL((url) => url.searchParams.get(word('page')) === '2');
    // why: until the answer comes, the rows of the page before stay
    await expect.poll(() => firstRow(page, name), PATIENCE).not.toBe(before);
  }
  const shown = await firstRow(page, name);
  const address = page.url();

  await page.reload();
  await expect.poll(() => firstRow(page, name), PATIENCE).toBe(shown);
  expect(page.url()).toBe(address);

  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== new URL(address).pathname);
  await page.goBack();
  await expect.poll(() => firstRow(page, name), PATIENCE).toBe(shown);
  expect(page.url()).toBe(address);
}

function lacking(row: string, wanted: readonly string[]): string[] {
  return wanted.filter((one) => !row.includes(one));
}

/** Words of the first row, once there are rows and not only their places. */
async function firstRow(page: Page, name: string): Promise<string> {
  const row = page.getByRole('table', { name, exact: true }).locator('tbody tr').filter({ hasText: /\S/ }).first();
  await row.waitFor();
  return (await row.textContent()) ?? '';
}
