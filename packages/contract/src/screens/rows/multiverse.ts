// Game server hosting of an app. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const multiverseScreens = [
  {
    path: '/services/{appId}/multiverse/settings',
    title: '设置',
    kind: 'form',
    access: 'member',
    service: 'multiverse',
  },
  {
    path: '/services/{appId}/multiverse/servers',
    title: '服务器',
    kind: 'list',
    access: 'member',
    service: 'multiverse',
  },
  {
    path: '/services/{appId}/multiverse/profiles',
    title: '启动配置',
    kind: 'list',
    access: 'member',
    service: 'multiverse',
  },
  {
    path: '/services/{appId}/multiverse/profiles/{profileId}',
    title: '启动配置详情',
    kind: 'detail',
    access: 'member',
    service: 'multiverse',
  },
  {
    path: '/services/{appId}/multiverse/match',
    title: '匹配',
    kind: 'list',
    access: 'member',
    service: 'multiverse',
  },
  {
    path: '/services/{appId}/multiverse/match/{configId}',
    title: '匹配配置',
    kind: 'detail',
    access: 'member',
    service: 'multiverse',
  },
] as const satisfies readonly Screen[];
