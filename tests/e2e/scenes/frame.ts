// What the frame can open over a screen.

import type { Page } from 'playwright-core';
import type { Scene } from './scene.ts';

const pressed = (key: string) => async (page: Page) => {
  await page.keyboard.press(key);
  await page.getByRole('dialog').waitFor();
};

const OVERVIEW = { path: '/services/{appId}', ready: /资源分发/ } as const;

export const scenes: readonly Scene[] = [
  {
    ...OVERVIEW,
    name: 'palette',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('listbox').waitFor();
    },
  },
  {
    ...OVERVIEW,
    name: 'palette-search',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('zyt');
      await page
        .getByRole('option', { name: /资源桶/ })
        .first()
        .waitFor();
    },
  },
  { ...OVERVIEW, name: 'shortcuts', act: pressed('?') },
  { ...OVERVIEW, name: 'tasks', act: pressed('t') },
  {
    ...OVERVIEW,
    name: 'requests',
    act: async (page) => {
      await page.keyboard.press('r');
      await page
        .getByRole('button', { name: /GET.*api\/app\// })
        .first()
        .click();
      await page.getByText('复制为').waitFor();
    },
  },
  {
    ...OVERVIEW,
    name: 'app-switcher',
    act: async (page) => {
      await page.getByRole('button', { name: /^切换应用/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    ...OVERVIEW,
    name: 'help-menu',
    act: async (page) => {
      await page.getByRole('button', { name: '帮助' }).click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    ...OVERVIEW,
    name: 'user-menu',
    act: async (page) => {
      await page.getByRole('button', { name: /^当前用户/ }).click();
      await page.getByRole('menu').waitFor();
    },
  },
];
