// What minors may play and pay, and the codes that phones get.

import { oncePerWorld } from '../../support/once.ts';
import { paidBy } from '../../support/paying.ts';
import type { World } from '../../support/world.ts';
import type { Params, Scene } from '../scene.ts';

const minors = oncePerWorld(turnOn);
const payments = oncePerWorld(payAll);
const codes = oncePerWorld(sendCodes);

const MINORS = { path: '/services/{appId}/passport/anti-addiction', prepare: minors, empty: false } as const;
const CODES = '/services/{appId}/passport/account/verifyCode';

export const minorsScenes: readonly Scene[] = [
  {
    ...MINORS,
    name: 'minors',
    ready: /能游戏|可以游戏/,
    calls: /\/upass\/v1\/config/,
    member: { ready: '允许未实名' },
  },
  { ...MINORS, name: 'minors-calendar', path: `${MINORS.path}?tab=calendar&month=2026-10`, ready: '一周时段' },
  { ...MINORS, name: 'minors-holidays', path: `${MINORS.path}?tab=holidays`, ready: '调休工作日' },
  {
    ...MINORS,
    name: 'minors-payments',
    path: `${MINORS.path}?tab=payments`,
    ready: '90%',
    prepare: payments,
    calls: /\/anti-addiction\/payments/,
  },
  {
    name: 'verify-codes',
    path: CODES,
    ready: '成功率',
    prepare: codes,
    calls: /\/verification-code-logs/,
    empty: { ready: '还没有验证码记录' },
    member: { ready: '成功率' },
  },
];

async function turnOn({ uos }: World): Promise<Params> {
  await uos.passport.config.set({ config: { antiAddiction: { enabled: true } } });
  return {};
}

/** Three who paid in this month: a child close to the limit, somebody older, and an adult whom none holds. */
async function payAll(world: World): Promise<Params> {
  await turnOn(world);
  await paidBy(world, { name: '小禾', age: 12 }, [4500, 4500, 4500, 4500]);
  await paidBy(world, { name: '林朔', age: 17 }, [9800]);
  await paidBy(world, { name: '陈灯', age: 30 }, [64_800]);
  return {};
}

async function sendCodes({ uos }: World): Promise<Params> {
  const { playerLogin } = uos.passport;
  for (const phoneNumber of ['13800138000', '13900139000', '13700137000']) {
    await playerLogin.sendCode({ phoneNumber, purpose: 'Login' });
  }
  await playerLogin.phone({ phoneNumber: '13800138000', code: '111111' });
  return {};
}
