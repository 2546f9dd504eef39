// An app itself: overview, money, settings, monitor. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const appScreens = [
  {
    path: '/services/{appId}',
    title: '应用总览',
    kind: 'special',
    access: 'member',
    nav: '应用/总览',
  },
  {
    path: '/services/{appId}/bill',
    title: '应用账单',
    kind: 'chart',
    access: 'member',
    nav: '应用/费用',
  },
  {
    path: '/services/{appId}/settings',
    title: '应用设置',
    kind: 'form',
    access: 'member',
    nav: '应用/设置',
  },
  {
    path: '/services/{appId}/monitor',
    title: '应用监控',
    kind: 'chart',
    access: 'member',
    nav: '应用/监控',
  },
  {
    path: '/services/{appId}/admin-config',
    title: '运营配置',
    kind: 'form',
    access: 'admin',
    nav: '应用/运营配置',
  },
] as const satisfies readonly Screen[];
