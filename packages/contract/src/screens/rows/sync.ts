// Realtime sync of an app. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const syncScreens = [
  {
    path: '/services/{appId}/sync/profiles',
    title: '房间配置',
    kind: 'list',
    access: 'member',
    service: 'usync',
  },
  {
    path: '/services/{appId}/sync/perf',
    title: '性能测试',
    kind: 'list',
    access: 'member',
    service: 'usync',
  },
  {
    path: '/services/{appId}/sync/perf/{taskId}',
    title: '性能测试详情',
    kind: 'chart',
    access: 'member',
    service: 'usync',
  },
  {
    path: '/services/{appId}/sync/match',
    title: '匹配',
    kind: 'list',
    access: 'member',
    service: 'usync',
  },
  {
    path: '/services/{appId}/sync/match/{configId}',
    title: '匹配配置',
    kind: 'detail',
    access: 'member',
    service: 'usync',
  },
  {
    path: '/services/{appId}/sync/plugins',
    title: '逻辑插件',
    kind: 'list',
    access: 'member',
    service: 'usync',
  },
  {
    path: '/services/{appId}/sync/plugins/{pluginId}',
    title: '插件详情',
    kind: 'detail',
    access: 'member',
    service: 'usync',
  },
  {
    path: '/services/{appId}/sync/rooms',
    title: '房间',
    kind: 'list',
    access: 'member',
    service: 'usync',
  },
] as const satisfies readonly Screen[];
