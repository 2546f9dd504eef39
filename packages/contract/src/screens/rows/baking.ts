// Cloud baking of an app. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const bakingScreens = [
  {
    path: '/services/{appId}/baking',
    title: '任务',
    kind: 'list',
    access: 'member',
    service: 'baking',
  },
  {
    path: '/services/{appId}/baking/{sessionId}',
    title: '任务详情',
    kind: 'detail',
    access: 'member',
    service: 'baking',
  },
] as const satisfies readonly Screen[];
