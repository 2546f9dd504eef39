// Device tests of an app. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const deviceScreens = [
  {
    path: '/services/{appId}/device',
    title: '真机测试',
    kind: 'list',
    access: 'member',
    service: 'device',
    nav: '质量与合规/真机测试',
  },
  {
    path: '/services/{appId}/device/packages',
    title: '测试包',
    kind: 'list',
    access: 'member',
    service: 'device',
    nav: '质量与合规/真机测试',
  },
] as const satisfies readonly Screen[];
