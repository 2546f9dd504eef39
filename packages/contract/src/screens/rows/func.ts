// Stateful functions of an app. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const funcScreens = [
  {
    path: '/services/{appId}/func/servers',
    title: '函数服务器',
    kind: 'list',
    access: 'member',
    service: 'func',
    nav: '云端逻辑/有状态函数',
  },
  {
    path: '/services/{appId}/func/profiles',
    title: '函数配置',
    kind: 'form',
    access: 'member',
    service: 'func',
    nav: '云端逻辑/有状态函数',
  },
  {
    path: '/services/{appId}/func/logs',
    title: '函数日志',
    kind: 'list',
    access: 'member',
    service: 'func',
    nav: '云端逻辑/有状态函数',
  },
  {
    path: '/services/{appId}/func/{funcId}/autoscaler',
    title: '自动伸缩',
    kind: 'form',
    access: 'member',
    service: 'func',
    nav: '云端逻辑/有状态函数',
  },
] as const satisfies readonly Screen[];
