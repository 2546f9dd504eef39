// Two players who make the calls of players.

import type { Page } from 'playwright-core';
import type { Scene } from '../scene.ts';

export const playgroundScenes: readonly Scene[] = [
  { name: 'playground-passport', path: '/playground/passport/{appId}', ready: '请求记录' },
  { name: 'playground-passport-run', path: '/playground/passport/{appId}', ready: '请求记录', act: run },
  {
    name: 'passport-coming',
    path: '/services/{appId}/passport/coming/friend',
    ready: '我想要',
    member: { ready: '我想要' },
  },
  { name: 'playground-passport-apps', path: '/playground/passport', ready: '选择一个应用' },
];

/** Both sign in; the first one asks who it is. */
async function run(page: Page): Promise<void> {
  await page.getByRole('button', { name: '全部登录' }).click();
  await page.getByRole('region', { name: '玩家 2' }).getByText('已登录').waitFor();
  await page.getByRole('button', { name: '调用', exact: true }).click();
  await page.getByText('HTTP 200').first().waitFor();
}
