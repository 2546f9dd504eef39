// Push of an app. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const pushScreens = [
  {
    path: '/services/{appId}/push',
    title: '消息推送',
    kind: 'detail',
    access: 'member',
    service: 'push',
  },
] as const satisfies readonly Screen[];
