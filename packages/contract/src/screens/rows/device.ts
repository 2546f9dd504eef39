// Device tests of an app. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const deviceScreens = [
  {
    path: '/services/{appId}/device',
    title: '测试',
    kind: 'list',
    access: 'member',
    service: 'device',
  },
  {
    path: '/services/{appId}/device/packages',
    title: '测试包',
    kind: 'list',
    access: 'member',
    service: 'device',
  },
] as const satisfies readonly Screen[];
