// Stateful functions of an app. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const funcScreens = [
  {
    path: '/services/{appId}/func/servers',
    title: '服务器',
    kind: 'list',
    access: 'member',
    service: 'func',
  },
  {
    path: '/services/{appId}/func/profiles',
    title: '配置',
    kind: 'form',
    access: 'member',
    service: 'func',
  },
  {
    path: '/services/{appId}/func/logs',
    title: '日志',
    kind: 'list',
    access: 'member',
    service: 'func',
  },
  {
    path: '/services/{appId}/func/{funcId}/autoscaler',
    title: '自动伸缩',
    kind: 'form',
    access: 'member',
    service: 'func',
  },
] as const satisfies readonly Screen[];
