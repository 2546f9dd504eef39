// Profiler of an app. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const uprScreens = [
  {
    path: '/services/{appId}/upr',
    title: '性能分析',
    kind: 'list',
    access: 'member',
    service: 'upr',
  },
] as const satisfies readonly Screen[];
