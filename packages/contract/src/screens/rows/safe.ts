// App protection of an app. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const safeScreens = [
  {
    path: '/services/{appId}/safe',
    title: '加固记录',
    kind: 'list',
    access: 'member',
    service: 'safe',
  },
  {
    path: '/services/{appId}/safe/detect',
    title: '风险检测',
    kind: 'chart',
    access: 'member',
    service: 'safe',
  },
] as const satisfies readonly Screen[];
