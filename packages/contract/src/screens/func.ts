// Stateful functions of an app. Source: the route table of the specification.
import type { Screen } from './screen.ts';

export const funcScreens = [
  {
    path: '/services/{appId}/func/servers',
    title: { zh: '函数服务器', en: 'Function servers' },
    kind: 'list',
    access: 'member',
    service: 'func',
    nav: '云端逻辑/有状态函数',
  },
  {
    path: '/services/{appId}/func/profiles',
    title: { zh: '函数配置', en: 'Function profiles' },
    kind: 'form',
    access: 'member',
    service: 'func',
    nav: '云端逻辑/有状态函数',
  },
  {
    path: '/services/{appId}/func/logs',
    title: { zh: '函数日志', en: 'Function logs' },
    kind: 'list',
    access: 'member',
    service: 'func',
    nav: '云端逻辑/有状态函数',
  },
  {
    path: '/services/{appId}/func/{funcId}/autoscaler',
    title: { zh: '自动伸缩', en: 'Autoscaler' },
    kind: 'form',
    access: 'member',
    service: 'func',
    nav: '云端逻辑/有状态函数',
  },
] as const satisfies readonly Screen[];
