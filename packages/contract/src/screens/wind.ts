// Mini-game publishing of an app. Source: the route table of the specification.
import type { Screen } from './screen.ts';

export const windScreens = [
  {
    path: '/services/{appId}/wind',
    title: { zh: '发行总览', en: 'Publishing' },
    kind: 'special',
    access: 'member',
    service: 'wind',
    nav: '构建与分发/小游戏发行',
  },
  {
    path: '/services/{appId}/wind/multi-platform',
    title: { zh: '多平台发布', en: 'Publish to several platforms' },
    kind: 'form',
    access: 'member',
    service: 'wind',
    nav: '构建与分发/小游戏发行',
  },
  {
    path: '/services/{appId}/wind/runtime',
    title: { zh: '小游戏运行时', en: 'Mini-game runtime' },
    kind: 'detail',
    access: 'member',
    service: 'wind',
    nav: '构建与分发/小游戏发行',
  },
] as const satisfies readonly Screen[];
