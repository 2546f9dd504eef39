// Apps: the list, a new one, one app.

import type { Scene } from './scene.ts';

export const appScenes: readonly Scene[] = [
  { name: 'app-list', path: '/apps', ready: '我的应用', calls: /\/api\/(apps|organizations)/, empty: false },
  { name: 'app-create', path: '/apps/create', ready: '创建应用', empty: false },
  {
    name: 'app-overview',
    path: '/services/{appId}',
    ready: /资源分发/,
    calls: /\/api\/app\//,
    empty: false,
    member: { ready: /资源分发/ },
  },
];
