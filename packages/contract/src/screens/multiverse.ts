// Game server hosting of an app. Source: the route table of the specification.
import type { Screen } from './screen.ts';

export const multiverseScreens = [
  {
    path: '/services/{appId}/multiverse/settings',
    title: { zh: '托管设置', en: 'Hosting settings' },
    kind: 'form',
    access: 'member',
    service: 'multiverse',
    nav: '联机与对战/游戏服托管',
  },
  {
    path: '/services/{appId}/multiverse/servers',
    title: { zh: '服务器', en: 'Servers' },
    kind: 'list',
    access: 'member',
    service: 'multiverse',
    nav: '联机与对战/游戏服托管',
  },
  {
    path: '/services/{appId}/multiverse/profiles',
    title: { zh: '启动配置', en: 'Launch profiles' },
    kind: 'list',
    access: 'member',
    service: 'multiverse',
    nav: '联机与对战/游戏服托管',
  },
  {
    path: '/services/{appId}/multiverse/profiles/{profileId}',
    title: { zh: '启动配置详情', en: 'Launch profile' },
    kind: 'detail',
    access: 'member',
    service: 'multiverse',
    nav: '联机与对战/游戏服托管',
  },
  {
    path: '/services/{appId}/multiverse/match',
    title: { zh: '匹配配置(托管)', en: 'Match configs of hosting' },
    kind: 'list',
    access: 'member',
    service: 'multiverse',
    nav: '联机与对战/游戏服托管',
  },
  {
    path: '/services/{appId}/multiverse/match/{configId}',
    title: { zh: '匹配配置详情(托管)', en: 'Match config of hosting' },
    kind: 'detail',
    access: 'member',
    service: 'multiverse',
    nav: '联机与对战/游戏服托管',
  },
] as const satisfies readonly Screen[];
