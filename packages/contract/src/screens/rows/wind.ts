// Mini-game publishing of an app. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const windScreens = [
  {
    path: '/services/{appId}/wind',
    title: '发行总览',
    kind: 'special',
    access: 'member',
    service: 'wind',
  },
  {
    path: '/services/{appId}/wind/multi-platform',
    title: '多平台发布',
    kind: 'form',
    access: 'member',
    service: 'wind',
  },
  {
    path: '/services/{appId}/wind/runtime',
    title: '运行时',
    kind: 'detail',
    access: 'member',
    service: 'wind',
  },
] as const satisfies readonly Screen[];
