// An app itself: overview, money, settings, monitor. Source: the route table of the specification.
import type { Screen } from './screen.ts';

export const appScreens = [
  {
    path: '/services/{appId}',
    title: { zh: '应用总览', en: 'App' },
    kind: 'special',
    access: 'member',
    nav: '应用/总览',
  },
  {
    path: '/services/{appId}/bill',
    title: { zh: '应用账单', en: 'Bill of an app' },
    kind: 'chart',
    access: 'member',
    nav: '应用/费用',
  },
  {
    path: '/services/{appId}/settings',
    title: { zh: '应用设置', en: 'Settings of an app' },
    kind: 'form',
    access: 'member',
    nav: '应用/设置',
  },
  {
    path: '/services/{appId}/monitor',
    title: { zh: '应用监控', en: 'Monitor' },
    kind: 'chart',
    access: 'member',
    nav: '应用/监控',
  },
  {
    path: '/services/{appId}/admin-config',
    title: { zh: '运营配置', en: 'Operator settings' },
    kind: 'form',
    access: 'admin',
    nav: '应用/运营配置',
  },
] as const satisfies readonly Screen[];
