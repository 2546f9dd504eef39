// Messages to players.

import { oncePerWorld } from '../support/once.ts';
import type { Scene } from './scene.ts';

const filled = oncePerWorld(async ({ uos, app: { id } }) => {
  await uos.app.services.set({ appId: id, ServiceName: 'push', Status: 'Enabled' });
  await uos.push.apps.create({ appId: id });
  await uos.push.channels.create({ id, name: 'plaza', description: '世界频道' });
  return {};
});

const PUSH = { path: '/services/{appId}/push', prepare: filled, empty: false } as const;

const PLAYGROUND = { path: '/playground/push/{appId}', prepare: filled } as const;

export const scenes: readonly Scene[] = [
  { ...PUSH, name: 'push', ready: '服务等级', calls: /\/upush\/v1\/apps/, member: { ready: '服务等级' } },
  { ...PUSH, name: 'push-channels', path: `${PUSH.path}?tab=channels`, ready: 'plaza' },
  { ...PUSH, name: 'push-send', path: `${PUSH.path}?tab=send`, ready: '消息内容' },
  { ...PUSH, name: 'push-notice', path: `${PUSH.path}?tab=send&what=notice`, ready: '接收者' },
  { ...PUSH, name: 'push-servers', path: `${PUSH.path}?tab=servers`, ready: '服务器' },
  { ...PUSH, name: 'push-usage', path: `${PUSH.path}?tab=usage`, ready: '最近一小时' },
  { ...PUSH, name: 'push-operator', as: 'operator', ready: 'CPU 配额' },
  { ...PLAYGROUND, name: 'playground-push', ready: '频道与在线人数' },
  { ...PLAYGROUND, name: 'playground-push-apps', path: '/playground/push', ready: '选择一个应用' },
];
