// Content delivery of an app. Source: the route table of the specification.
import type { Screen } from './screen.ts';

export const cdnScreens = [
  {
    path: '/services/{appId}/asset/bucket',
    title: { zh: '资源桶', en: 'Buckets' },
    kind: 'list',
    access: 'member',
    service: 'asset-streaming',
    nav: '构建与分发/资源分发',
  },
  {
    path: '/services/{appId}/asset/bucket/{bucketId}',
    title: { zh: '资源桶详情', en: 'Bucket' },
    kind: 'detail',
    access: 'member',
    service: 'asset-streaming',
    nav: '构建与分发/资源分发',
  },
  {
    path: '/services/{appId}/asset/bucket/tutorial',
    title: { zh: '资源分发入门', en: 'First steps with content' },
    kind: 'special',
    access: 'member',
    service: 'asset-streaming',
    nav: '构建与分发/资源分发',
  },
  {
    path: '/services/{appId}/asset/bucket/ugc',
    title: { zh: 'UGC 模组', en: 'Mods' },
    kind: 'list',
    access: 'member',
    service: 'asset-streaming',
    nav: '构建与分发/资源分发',
  },
  {
    path: '/services/{appId}/asset/bucket/ugc/{modId}',
    title: { zh: '模组详情', en: 'Mod' },
    kind: 'detail',
    access: 'member',
    service: 'asset-streaming',
    nav: '构建与分发/资源分发',
  },
] as const satisfies readonly Screen[];
