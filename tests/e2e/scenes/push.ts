// Messages to players.

import type { Page } from 'playwright-core';
import { oncePerWorld } from '../support/once.ts';
import type { Scene } from './scene.ts';

const filled = oncePerWorld(async ({ uos, app: { id } }) => {
  await uos.app.services.set({ appId: id, ServiceName: 'push', Status: 'Enabled' });
  await uos.push.apps.create({ appId: id });
  await uos.push.channels.create({ id, name: 'plaza', description: '世界频道' });
  for (const text of ['今晚八点开放世界首领', '本周商店全部半价']) {
    await uos.push.messages.send({
      id,
      messageType: 'PublicChannel',
      channelName: 'plaza',
      senderId: '世界公告',
      text,
    });
  }
  return {};
});

const PUSH = { path: '/services/{appId}/push', prepare: filled, empty: false } as const;

const PLAYGROUND = { path: '/playground/push/{appId}', prepare: filled } as const;

export const scenes: readonly Scene[] = [
  { ...PUSH, name: 'push', ready: '服务等级', calls: /\/upush\/v1\/apps/, member: { ready: '服务等级' } },
  { ...PUSH, name: 'push-channels', path: `${PUSH.path}?tab=channels`, ready: 'plaza' },
  { ...PUSH, name: 'push-channel', path: `${PUSH.path}?tab=channels&d=channel:plaza`, ready: /本周商店全部半价/ },
  { ...PUSH, name: 'push-send', path: `${PUSH.path}?tab=send`, ready: '消息内容' },
  { ...PUSH, name: 'push-send-heard', path: `${PUSH.path}?tab=send`, ready: '消息内容', act: hear },
  { ...PUSH, name: 'push-notice', path: `${PUSH.path}?tab=send&what=notice`, ready: '接收者' },
  { ...PUSH, name: 'push-servers', path: `${PUSH.path}?tab=servers`, ready: '服务器' },
  { ...PUSH, name: 'push-usage', path: `${PUSH.path}?tab=usage`, ready: '最近一小时' },
  { ...PUSH, name: 'push-operator', as: 'operator', ready: 'CPU 配额' },
  { ...PLAYGROUND, name: 'playground-push', ready: '频道与在线人数' },
  { ...PLAYGROUND, name: 'playground-push-talk', ready: '频道与在线人数', act: talk },
  { ...PLAYGROUND, name: 'playground-push-apps', path: '/playground/push', ready: '选择一个应用' },
];

/** Both come in, one speaks, the other one loses its network. */
async function talk(page: Page): Promise<void> {
  await page.getByRole('button', { name: '全部连接并订阅' }).click();
  const [first, second] = [1, 2].map((number) => page.getByRole('region', { name: `玩家 ${number}` }));
  await first?.getByRole('button', { name: '退订 plaza' }).waitFor();
  await second?.getByRole('button', { name: '退订 plaza' }).waitFor();
  await first?.getByRole('textbox', { name: '消息', exact: true }).fill('有人一起打首领吗？');
  await first?.getByRole('textbox', { name: '消息', exact: true }).press('Enter');
  await second?.getByText('有人一起打首领吗？').first().waitFor();
  await second?.getByRole('switch', { name: '断网' }).press('Space');
  await second?.getByText('网络已断开').waitFor();
}

/** One listens beside the form to what one sends. */
async function hear(page: Page): Promise<void> {
  await page.getByLabel('旁听频道').and(page.locator('select')).selectOption('plaza');
  await page.getByText('实时更新中').waitFor();
  await page.getByLabel('消息内容').fill('维护十分钟后开始');
  await page.getByRole('button', { name: '发送消息' }).click();
  await page.getByText(/plaza.*维护十分钟后开始/).waitFor();
}
