// What may be done with a row of a list: up to two things stand there by their names, more in a menu.

import type { Locator, Page } from 'playwright-core';

/** Presses it where it stands. `row` begins the name of the row; every row where it is left out. */
export async function pressInRow(place: Page | Locator, row: RegExp | undefined, action: string): Promise<void> {
  const begin = row === undefined ? '' : `${row.source}.*`;
  const button = (end: string): Locator => place.getByRole('button', { name: new RegExp(`${begin}${end}$`) }).first();
  const named = button(` ${action}`);
  const menu = button('更多操作');
  await named.or(menu).first().waitFor();
  if ((await named.count()) > 0) {
    await named.click();
    return;
  }
  await menu.click();
  const page = 'page' in place ? place.page() : place;
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
