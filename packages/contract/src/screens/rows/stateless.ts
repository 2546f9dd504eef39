// Stateless functions of an app. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const statelessScreens = [
  {
    path: '/services/{appId}/func/stateless',
    title: '无状态函数',
    kind: 'detail',
    access: 'member',
    service: 'func-stateless',
    nav: '云端逻辑/无状态函数',
  },
] as const satisfies readonly Screen[];
