// Signing in at others, and who somebody really is.

import type { Scene } from './scene.ts';

export const scenes: readonly Scene[] = [
  { name: 'partner-sign-in', path: '/bluecloud_conn/login', as: 'visitor', ready: '使用模拟合作方账号登录' },
  { name: 'social-sign-in', path: '/qq_conn/login', as: 'visitor', ready: '使用模拟社交账号登录' },
  { name: 'sign-in-unknown', path: '/none_conn/login', as: 'visitor', ready: '没有这种登录方式' },
  {
    name: 'partner-link',
    path: '/bluecloud_conn/{appId}',
    ready: /^关联“.+”与模拟合作方$/,
    member: { ready: /^关联“.+”与模拟合作方$/ },
  },
  {
    name: 'partner-callback',
    path: '/bluecloud/login-callback?code=x&state=y',
    as: 'visitor',
    ready: '登录没有完成',
  },
  {
    name: 'social-callback-denied',
    path: '/qq_conn/login-callback?error=access_denied&state=y',
    as: 'visitor',
    ready: '你拒绝了授权。',
  },
  {
    name: 'real-name',
    path: '/real-name-verify',
    ready: '实名认证',
    act: async (page) => {
      await page.getByLabel('姓名').fill('陈灯');
      await page.getByLabel('身份证号').fill('110105194912310021');
      await page.getByRole('button', { name: '提交认证' }).click();
      await page.getByText('身份证号不正确').waitFor();
    },
  },
  { name: 'real-name-operator', path: '/real-name-verify', as: 'operator', ready: '运营账号不需要实名认证' },
];
