// Remote config of an app. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const remoteConfigScreens = [
  {
    path: '/services/{appId}/config',
    title: '参数',
    kind: 'list',
    access: 'member',
    service: 'remote-config',
  },
  {
    path: '/services/{appId}/config/override/{overrideId}',
    title: '覆盖详情',
    kind: 'detail',
    access: 'member',
    service: 'remote-config',
  },
] as const satisfies readonly Screen[];
