// An app itself: overview, money, settings, monitor. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const appScreens = [
  {
    path: '/services/{appId}',
    title: '总览',
    kind: 'special',
    access: 'member',
  },
  {
    path: '/services/{appId}/services',
    title: '全部服务',
    kind: 'special',
    access: 'member',
  },
  {
    path: '/services/{appId}/bill',
    title: '用量与费用',
    kind: 'chart',
    access: 'member',
  },
  {
    path: '/services/{appId}/settings',
    title: '设置与密钥',
    kind: 'form',
    access: 'member',
  },
  {
    path: '/services/{appId}/monitor',
    title: '监控与告警',
    kind: 'chart',
    access: 'member',
  },
  {
    path: '/services/{appId}/admin-config',
    title: '运营配置',
    kind: 'form',
    access: 'admin',
  },
] as const satisfies readonly Screen[];
