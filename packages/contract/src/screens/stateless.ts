// Stateless functions of an app. Source: the route table of the specification.
import type { Screen } from './screen.ts';

export const statelessScreens = [
  {
    path: '/services/{appId}/func/stateless',
    title: { zh: '无状态函数', en: 'Stateless functions' },
    kind: 'detail',
    access: 'member',
    service: 'func-stateless',
    nav: '云端逻辑/无状态函数',
  },
] as const satisfies readonly Screen[];
