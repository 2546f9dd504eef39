// Stateless functions of an app. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const statelessScreens = [
  {
    path: '/services/{appId}/func/stateless',
    title: '无状态函数',
    kind: 'detail',
    access: 'member',
    service: 'func-stateless',
  },
] as const satisfies readonly Screen[];
