// The console in English: chosen by a person, kept with their choices, else as the browser asks.

import { describe, expect, it } from 'vitest';
import { listenForChinese } from './support/chinese-left.ts';
import { settle } from './support/settle.ts';
import { useWorld } from './support/use-world.ts';
import type { Visitor } from './support/visitor.ts';

const world = useWorld();
const languageOf = ({ page }: Visitor) => page.locator('html').getAttribute('lang');

/** Through the pages of a social network, as the same person each time. */
async function signIn({ page, open, button, field }: Visitor): Promise<void> {
  await open('/apps/usage');
  await page.getByRole('link', { name: '模拟社交登录' }).click();
  await button('继续授权').click();
  await field('账号').fill('social-english');
  await button('授权').click();
}

describe('the language of the console', () => {
  it('is chosen in the menu of the person, stays over a reload, and comes back with them after they signed out', async () => {
    const visitor = await world().as('visitor');
    const { page, open } = visitor;
    await signIn(visitor);
    await page.getByRole('checkbox').check();
    await visitor.button('同意并继续').click();
    await page.getByRole('button', { name: /^当前用户 / }).click();
    expect(await languageOf(visitor)).toBe('zh-CN');
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await page.getByRole('button', { name: /^Signed in as / }).waitFor();
    expect(await languageOf(visitor)).toBe('en');
    await page.reload();
    await page.getByRole('button', { name: /^Signed in as / }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await visitor.heading('Signed out').waitFor();
    await open('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await languageOf(visitor)).toBe('zh-CN');
    await signIn(visitor);
    await page.getByRole('button', { name: /^Signed in as / }).waitFor();
    expect(await languageOf(visitor)).toBe('en');
  });

  it('is English for a browser that asks for it, on the page of the front and on every screen of a studio', async () => {
    const visitor = await world().as('owner', { locale: 'en-US' });
    const listening = listenForChinese(visitor.context);
    const app = `/services/${world().app.id}`;
    const paths = [
      ...['/', '/contact-us', '/policy/tos', '/apps', '/apps/create', '/apps/usage', '/apps/bill', '/consultation'],
      ...[app, `${app}/settings`, `${app}/monitor`, `${app}/asset/bucket`, `${app}/passport/realm`, `${app}/push`],
    ];
    const left: Record<string, string[]> = {};
    for (const path of paths) {
      await visitor.open(path);
      await settle(visitor.page);
      const words = await listening.left(visitor.page);
      if (words.length > 0) {
        left[path] = words;
      }
    }
    expect(left).toEqual({});
    expect(await languageOf(visitor)).toBe('en');
  });
});
