// How players sign in: the settings of player accounts, tab by tab, and an app that has none yet.

import { createUos, operatorSession } from '@uos/sdk';
import type { Page } from 'playwright-core';
import { oncePerWorld } from '../../support/once.ts';
import { pressInRow } from '../../support/row-action.ts';
import type { World } from '../../support/world.ts';
import type { Params, Scene } from '../scene.ts';

const settings = oncePerWorld(fill);

const PATH = '/services/{appId}/passport';
const SETTINGS = { path: PATH, prepare: settings, empty: false } as const;

export const settingsScenes: readonly Scene[] = [
  {
    ...SETTINGS,
    name: 'passport-settings',
    ready: '上线检查',
    calls: /\/upass\/v1\/id-domains/,
    member: { ready: '上线检查' },
  },
  { ...SETTINGS, name: 'passport-settings-operator', as: 'operator', ready: '通过并切换到生产' },
  { ...SETTINGS, name: 'passport-login', path: `${PATH}?tab=login`, ready: '强制实名', member: { ready: '强制实名' } },
  { ...SETTINGS, name: 'passport-providers', path: `${PATH}?tab=providers`, ready: 'wx8f21c3' },
  { ...SETTINGS, name: 'passport-provider-edit', path: `${PATH}?tab=providers`, ready: 'wx8f21c3', act: editProvider },
  { ...SETTINGS, name: 'passport-terms', path: `${PATH}?tab=terms`, ready: '用户服务协议' },
  { ...SETTINGS, name: 'passport-sms', path: `${PATH}?tab=sms`, ready: '登录验证码' },
  {
    ...SETTINGS,
    name: 'passport-sms-new',
    path: `${PATH}?tab=sms`,
    ready: '登录验证码',
    act: async (page) => {
      await page.getByRole('button', { name: '新建模板', exact: true }).first().click();
      await page.getByRole('dialog').getByRole('textbox', { name: '签名' }).fill('星海物语');
      await page.getByText(/【星海物语】/).waitFor();
    },
  },
  { ...SETTINGS, name: 'passport-sms-operator', as: 'operator', path: `${PATH}?tab=sms`, ready: '收件箱里没有短信' },
  { ...SETTINGS, name: 'passport-limits', path: `${PATH}?tab=limits`, ready: /限流|还没有开放/ },
  { ...SETTINGS, name: 'passport-advanced', path: `${PATH}?tab=advanced`, ready: '查看差异…' },
  { ...SETTINGS, name: 'passport-none', path: '/services/{bareId}/passport', ready: '还没有身份域' },
];

async function editProvider(page: Page): Promise<void> {
  await pressInRow(page, /微信 · 安卓/, '编辑');
  await page
    .getByRole('dialog')
    .getByText(/现在是/)
    .waitFor();
}

async function fill({ app, platform, uos }: World): Promise<Params> {
  const { idDomains, idProviders, termsOfService, smsTemplates } = uos.passport;
  await idDomains.update({ id: app.id, loginMethods: ['Phone', 'OAuth'], loginPlatforms: ['Android', 'Ios'] });
  await idProviders.create({
    ...{ provider: 'Wechat', loginPlatform: 'Android', clientID: 'wx8f21c3', clientSecret: 'abcdEFGH1234' },
  });
  await idProviders.create({ provider: 'TapTap', loginPlatform: 'Ios', clientID: 'tap-991', enabled: false });
  await termsOfService.create({ title: '用户服务协议', content: '欢迎来到星海物语。' });
  await termsOfService.create({
    ...{ title: '隐私政策', content: '我们只收集登录所需的信息。' },
    links: [{ name: '全文', url: 'https://example.com/privacy' }],
  });
  const words = { type: 'Login', signature: '星海物语' } as const;
  const { smsTemplate } = await smsTemplates.create({
    ...{ ...words, name: '登录验证码', content: '验证码 {code}，5 分钟内有效。' },
  });
  await smsTemplates.create({ ...words, name: '活动登录', content: '周年庆登录码 {code}' });
  const operator = createUos({
    origin: platform.origin,
    as: operatorSession({ token: await platform.operator('sms-operator'), appId: app.id }),
  });
  await operator.passport.smsTemplates.update({ id: smsTemplate.id, status: 'Available' });
  await smsTemplates.enable({ id: smsTemplate.id });
  const { AppId: bareId } = await uos.app.create({ ProjectName: '潮汐纪', OrganizationId: app.orgId });
  await uos.app.services.set({ appId: bareId, ServiceName: 'passport', Status: 'Enabled' });
  return { bareId };
}
