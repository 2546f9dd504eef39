// App protection of an app. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const safeScreens = [
  {
    path: '/services/{appId}/safe',
    title: '应用加固',
    kind: 'list',
    access: 'member',
    service: 'safe',
    nav: '质量与合规/应用加固',
  },
  {
    path: '/services/{appId}/safe/detect',
    title: '风险检测',
    kind: 'chart',
    access: 'member',
    service: 'safe',
    nav: '质量与合规/应用加固',
  },
] as const satisfies readonly Screen[];
