// Profiler of an app. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const uprScreens = [
  {
    path: '/services/{appId}/upr',
    title: '性能分析',
    kind: 'list',
    access: 'member',
    service: 'upr',
    nav: '质量与合规/性能分析',
  },
] as const satisfies readonly Screen[];
