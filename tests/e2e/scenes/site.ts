// The public screens and the ways in and out.

import type { Scene } from './scene.ts';

export const scenes: readonly Scene[] = [
  { name: 'home', path: '/', as: 'visitor', ready: '一个应用，十九项服务' },
  { name: 'admin-login', path: '/admin/login', as: 'visitor', ready: '运营后台登录' },
  {
    name: 'admin-login-refused',
    path: '/admin/login',
    as: 'visitor',
    ready: '运营后台登录',
    act: async (page) => {
      await page.getByLabel('用户名').fill('nobody');
      await page.getByRole('textbox', { name: '密码' }).fill('wrong');
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await page.getByText('用户名或密码错误').waitFor();
    },
  },
  { name: 'billing-login', path: '/bc-admin/login', as: 'visitor', ready: '账务后台登录' },
  { name: 'signed-out', path: '/logout-callback', as: 'visitor', ready: '已退出登录' },
  // why a visitor: whoever opens it is signed out, and the others are needed signed in
  { name: 'logout', path: '/logout', as: 'visitor', ready: '已退出登录' },
  { name: 'login-authorize', path: '/login-authorize', as: 'newcomer', ready: '同意并继续' },
  { name: 'refused-outsider', path: '/services/{appId}/asset/bucket', as: 'outsider', ready: '找不到这个应用' },
  { name: 'refused-in-operator-office', path: '/admin', as: 'owner', ready: '运营后台登录' },
  { name: 'refused-in-billing-office', path: '/bc-admin', as: 'owner', ready: '账务后台登录' },
  { name: 'login-callback', path: '/login-callback?code=x&state=y', as: 'visitor', ready: '登录没有完成' },
  { name: 'not-found', path: '/appz', ready: '页面不存在' },
  {
    name: 'app-not-found',
    path: '/services/0f8fad5b-d9cb-469f-a165-708677289501',
    ready: '找不到这个应用',
  },
  { name: 'not-built', path: '/services/{appId}/safe', ready: '即将推出' },
];
