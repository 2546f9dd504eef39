// Voice of an app. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const helloScreens = [
  {
    path: '/services/{appId}/hello',
    title: '游戏语音',
    kind: 'detail',
    access: 'member',
    service: 'hello',
  },
] as const satisfies readonly Screen[];
