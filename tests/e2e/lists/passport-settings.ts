// What an app sets up for its players, the codes they get, and the messages that no gateway takes.

import { createUos, operatorSession } from '@uos/sdk';
import { oncePerWorld } from '../support/once.ts';
import { paidBy } from '../support/paying.ts';
import type { World } from '../support/world.ts';
import type { Lists } from './list.ts';

const SETTINGS = '/services/{appId}/passport';

const filled = oncePerWorld(fill);

export const lists: readonly Lists[] = [
  {
    title: 'settings of player accounts',
    as: 'owner',
    fill: filled,
    cases: [
      { id: 'passport.providers', path: `${SETTINGS}?tab=providers`, scope: 'providers' },
      { id: 'passport.terms', path: `${SETTINGS}?tab=terms`, scope: 'terms' },
      { id: 'passport.templates', path: `${SETTINGS}?tab=sms`, scope: 'templates' },
      {
        id: 'passport.holidays',
        path: `${SETTINGS}/anti-addiction?tab=holidays`,
        scope: 'holidays',
        search: '2026',
        filter: ['类型', '调休工作日'],
        sort: '日期',
      },
      // why apart: whoever searches for a player has that one row
      {
        id: 'passport.payments',
        path: `${SETTINGS}/anti-addiction?tab=payments`,
        scope: 'payments',
        filter: ['年龄段', '8–15 岁'],
        without: ['search', 'page'],
      },
      {
        id: 'passport.payments',
        path: `${SETTINGS}/anti-addiction?tab=payments`,
        scope: 'payments',
        search: '{payerId}',
        without: ['filter', 'page'],
      },
      {
        id: 'passport.payments',
        path: `${SETTINGS}/anti-addiction?tab=payments`,
        scope: 'payments',
        without: ['search', 'filter'],
      },
      // why apart: whoever searches for a number has all of its codes
      {
        id: 'passport.verifyCodes',
        path: `${SETTINGS}/account/verifyCode`,
        filter: ['状态', '已验证'],
        without: ['search', 'page'],
      },
      {
        id: 'passport.verifyCodes',
        path: `${SETTINGS}/account/verifyCode`,
        search: '13800138001',
        without: ['filter', 'page'],
      },
      { id: 'passport.verifyCodes', path: `${SETTINGS}/account/verifyCode`, without: ['search', 'filter'] },
    ],
  },
  {
    title: 'messages of a platform without a gateway',
    as: 'operator',
    fill: filled,
    cases: [{ id: 'passport.outbox', path: `${SETTINGS}?tab=sms`, scope: 'outbox' }],
  },
];

async function fill(world: World) {
  const { app, platform, uos } = world;
  const payerId = await paidBy(world, { name: '小禾', age: 12 }, [600]);
  await paidBy(world, { name: '林朔', age: 17 }, [600]);
  const { idDomains, idProviders, playerLogin, smsTemplates, termsOfService } = uos.passport;
  for (const loginPlatform of ['Android', 'Ios'] as const) {
    await idProviders.create({ provider: 'QQ', loginPlatform, clientID: `qq-${loginPlatform}` });
  }
  for (const title of ['用户协议', '隐私政策']) {
    await termsOfService.create({ title, content: title });
  }
  const words = { type: 'Login', signature: '星海', content: '验证码 {code}' } as const;
  const { smsTemplate } = await smsTemplates.create({ name: '登录', ...words });
  await smsTemplates.create({ name: '登录二', ...words });
  const { passport } = createUos({
    origin: platform.origin,
    as: operatorSession({ token: await platform.operator('sms-lists'), appId: app.id }),
  });
  await passport.smsTemplates.update({ id: smsTemplate.id, status: 'Available' });
  await smsTemplates.enable({ id: smsTemplate.id });
  await playerLogin.sendCode({ phoneNumber: '13800138001', purpose: 'Login' });
  await playerLogin.phone({ phoneNumber: '13800138001', code: '111111' });
  await idDomains.update({ id: app.id, mockSms: false });
  for (const phoneNumber of ['13800138002', '13800138003']) {
    await playerLogin.sendCode({ phoneNumber, purpose: 'Login' });
  }
  return { appId: app.id, payerId };
}
