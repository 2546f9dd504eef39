// Data sharing of an app. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const metricsScreens = [
  {
    path: '/services/{appId}/metrics',
    title: '数据共享',
    kind: 'special',
    access: 'member',
    service: 'metrics',
  },
] as const satisfies readonly Screen[];
