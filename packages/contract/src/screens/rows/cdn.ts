// Content delivery of an app. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const cdnScreens = [
  {
    path: '/services/{appId}/asset/bucket',
    title: '资源桶',
    kind: 'list',
    access: 'member',
    service: 'asset-streaming',
  },
  {
    path: '/services/{appId}/asset/bucket/{bucketId}',
    title: '资源桶详情',
    kind: 'detail',
    access: 'member',
    service: 'asset-streaming',
  },
  {
    path: '/services/{appId}/asset/bucket/tutorial',
    title: '入门',
    kind: 'special',
    access: 'member',
    service: 'asset-streaming',
  },
  {
    path: '/services/{appId}/asset/bucket/ugc',
    title: 'UGC 模组',
    kind: 'list',
    access: 'member',
    service: 'asset-streaming',
  },
  {
    path: '/services/{appId}/asset/bucket/ugc/{modId}',
    title: '模组详情',
    kind: 'detail',
    access: 'member',
    service: 'asset-streaming',
  },
] as const satisfies readonly Screen[];
