// What a list shows stands in its address: searched, filtered, sorted, on another page, it is the same after a reload and
// after going away and back.

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const PATIENCE = { timeout: 60_000 };

/** What a list lets a person ask for. */
export const PARTS = ['search', 'filter', 'sort', 'page'] as const;
export type Part = (typeof PARTS)[number];

export interface List {
  /** As the list itself is named: `cdn.buckets`. */
  readonly id: string;
  /** What is searched for; fewer rows than before fit. */
  readonly search?: string;
  /** A filter and what is chosen or typed there; fewer rows than before fit. */
  readonly filter?: readonly [title: string, choice: string];
  /** A filter of days and one of its usual ranges. */
  readonly days?: readonly [title: string, range: string];
  /** Title of a column to sort by, upwards and then downwards: each way another row comes first. */
  readonly sort?: string;
  /** Put before its words in the address, where another list stands on the same screen. */
  readonly scope?: string;
  /** Rows of a page, 1 unless said; more of them fit. `all` where the rows are scrolled. */
  readonly size?: number | 'all';
  /** Another case of the same list does these, because they do not go together with what this one does. */
  readonly without?: readonly Part[];
  /** Why every row fits the filter. */
  readonly fitsAll?: string;
}

/** What a case does with its list. */
export function partsOf({ search, filter, sort, size, without = [] }: List): Part[] {
  const does: Readonly<Record<Part, boolean>> = {
    search: search !== undefined,
    filter: filter !== undefined,
    sort: sort !== undefined,
    page: size !== 'all' && !without.includes('page'),
  };
  return PARTS.filter((part) => does[part]);
}

/** The address where a list begins with the pages of its case. */
export function withSize(address: string, { size = 1, scope }: Pick<List, 'size' | 'scope'>): string {
  const word = `${scope === undefined ? '' : `${scope}.`}size=${size}`;
  return size === 'all' ? address : `${address}${address.includes('?') ? '&' : '?'}${word}`;
}

/** Takes a list that is on the screen through all of it, and tells of what it offers and nobody tries. */
export async function goRound(page: Page, list: List, { reloads = true } = {}): Promise<void> {
  const { search, filter, days, sort, scope, without = [] } = list;
  const word = (key: string): string => (scope === undefined ? key : `${scope}.${key}`);
  const frame = page.locator(`[data-list="${list.id}"]`);
  const toolbar = frame.getByRole('toolbar');
  await firstRow(frame);
  await quiet(frame);
  expect(
    (await partsOffered(frame)).filter((part) => !partsOf(list).includes(part) && !without.includes(part)),
  ).toEqual([]);

  let rows = await total(frame);
  const narrowed = async (fitsAll = false): Promise<void> => {
    const before = rows;
    await expect
      .poll(async () => {
        rows = await total(frame);
        return rows > 0 && (fitsAll ? rows <= before : rows < before);
      }, PATIENCE)
      .toBe(true);
  };
  if (search !== undefined) {
    await toolbar.getByRole('searchbox').fill(search);
    await page.waitForURL((url) => url.searchParams.get(word('q')) === search);
    await narrowed();
  }
  if (filter !== undefined) {
    const [title, choice] = filter;
    const before = new URL(page.url()).searchParams.size;
    const box = toolbar.getByLabel(title, { exact: true }).and(toolbar.locator('[data-filter], [role="combobox"]'));
    const isTyped = (await box.getAttribute('data-filter')) === 'text';
    await box.click();
    if (isTyped) {
      await page.getByRole('dialog', { name: title }).getByRole('textbox').fill(choice);
      await page.keyboard.press('Enter');
    } else {
      await page.getByRole('option', { name: choice, exact: true }).click();
    }
    await page.waitForURL((url) => url.searchParams.size > before);
    await narrowed(list.fitsAll !== undefined);
  }
  if (days !== undefined) {
    const before = new URL(page.url()).searchParams.size;
    await toolbar.getByRole('button', { name: days[0], exact: true }).click();
    await page.getByRole('dialog', { name: days[0] }).getByRole('button', { name: days[1], exact: true }).click();
    await page.waitForURL((url) => url.searchParams.size > before);
    await narrowed(true);
  }
  if (sort !== undefined) {
    const tops: string[] = [];
    for (const [sign, direction] of [
      [/^[^-]/, 'ascending'],
      [/^-/, 'descending'],
    ] as const) {
      await frame.getByTitle(`按${sort}排序`).click();
      await page.waitForURL((url) => sign.test(url.searchParams.get(word('sort')) ?? ''));
      await frame
        .getByRole('columnheader', { name: sort })
        .and(frame.locator(`[aria-sort="${direction}"]`))
        .waitFor();
      await quiet(frame);
      // why: until the answer comes, the rows of the question before stay
      await expect.poll(() => firstRow(frame), PATIENCE).not.toBe(tops.at(-1));
      tops.push(await firstRow(frame));
    }
  }
  await quiet(frame);
  if (partsOf(list).includes('page')) {
    const before = await firstRow(frame);
    await frame.getByRole('button', { name: '下一页' }).click();
    await page.waitForURL((url) => url.searchParams.get(word('page')) === '2');
    await expect.poll(() => firstRow(frame), PATIENCE).not.toBe(before);
    await quiet(frame);
  }
  const shown = await firstRow(frame);
  const address = page.url();

  if (reloads) {
    await page.reload();
    await expect.poll(() => firstRow(frame), PATIENCE).toBe(shown);
    expect(page.url()).toBe(address);
  }

  await page.locator('a[href="/"]').first().click();
  await page.waitForURL((url) => url.pathname !== new URL(address).pathname);
  await page.goBack();
  await expect.poll(() => firstRow(frame), PATIENCE).toBe(shown);
  expect(page.url()).toBe(address);
}

async function partsOffered(frame: Locator): Promise<Part[]> {
  const toolbar = frame.getByRole('toolbar');
  const offers: Readonly<Partial<Record<Part, Locator>>> = {
    search: toolbar.getByRole('searchbox'),
    filter: toolbar.locator('[data-filter], input:not([type="search"], [type="hidden"])'),
    sort: frame.getByTitle(/^按.+排序$/),
  };
  const counts = await Promise.all(
    Object.entries(offers).map(async ([part, locator]) => [part, await locator.count()] as const),
  );
  return counts.filter(([, count]) => count > 0).map(([part]) => part as Part);
}

/** Words of the first row, once there are rows and not only their places. */
async function firstRow(frame: Locator): Promise<string> {
  const row = frame.getByRole('table').locator('tbody tr').filter({ hasText: /\S/ }).first();
  await row.waitFor();
  return (await row.textContent()) ?? '';
}

/** How many rows fit, as the list announces it. */
async function total(frame: Locator): Promise<number> {
  const words = await frame.getByRole('status').last().textContent();
  return Number(/共 ([\d,]+) 条$/.exec(words ?? '')?.[1]?.replaceAll(',', '') ?? Number.NaN);
}

function quiet(frame: Locator): Promise<void> {
  return expect.poll(() => frame.locator('[aria-busy="true"], [data-stale]').count(), PATIENCE).toBe(0);
}
