// Cloud baking of an app. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const bakingScreens = [
  {
    path: '/services/{appId}/baking',
    title: '烘焙任务',
    kind: 'list',
    access: 'member',
    service: 'baking',
    nav: '构建与分发/云烘焙',
  },
  {
    path: '/services/{appId}/baking/{sessionId}',
    title: '烘焙任务详情',
    kind: 'detail',
    access: 'member',
    service: 'baking',
    nav: '构建与分发/云烘焙',
  },
] as const satisfies readonly Screen[];
