// Realtime sync of an app. Source: the route table of the specification.
import type { Screen } from './screen.ts';

export const syncScreens = [
  {
    path: '/services/{appId}/sync/profiles',
    title: { zh: '房间配置', en: 'Room profiles' },
    kind: 'list',
    access: 'member',
    service: 'usync',
    nav: '联机与对战/实时同步',
  },
  {
    path: '/services/{appId}/sync/perf',
    title: { zh: '性能测试', en: 'Load tests' },
    kind: 'list',
    access: 'member',
    service: 'usync',
    nav: '联机与对战/实时同步',
  },
  {
    path: '/services/{appId}/sync/perf/{taskId}',
    title: { zh: '性能测试详情', en: 'Load test' },
    kind: 'chart',
    access: 'member',
    service: 'usync',
    nav: '联机与对战/实时同步',
  },
  {
    path: '/services/{appId}/sync/match',
    title: { zh: '匹配配置(同步)', en: 'Match configs of sync' },
    kind: 'list',
    access: 'member',
    service: 'usync',
    nav: '联机与对战/实时同步',
  },
  {
    path: '/services/{appId}/sync/match/{configId}',
    title: { zh: '匹配配置详情(同步)', en: 'Match config of sync' },
    kind: 'detail',
    access: 'member',
    service: 'usync',
    nav: '联机与对战/实时同步',
  },
  {
    path: '/services/{appId}/sync/plugins',
    title: { zh: '逻辑插件', en: 'Logic plugins' },
    kind: 'list',
    access: 'member',
    service: 'usync',
    nav: '联机与对战/实时同步',
  },
  {
    path: '/services/{appId}/sync/plugins/{pluginId}',
    title: { zh: '插件详情', en: 'Logic plugin' },
    kind: 'detail',
    access: 'member',
    service: 'usync',
    nav: '联机与对战/实时同步',
  },
  {
    path: '/services/{appId}/sync/rooms',
    title: { zh: '房间', en: 'Rooms' },
    kind: 'list',
    access: 'member',
    service: 'usync',
    nav: '联机与对战/实时同步',
  },
] as const satisfies readonly Screen[];
