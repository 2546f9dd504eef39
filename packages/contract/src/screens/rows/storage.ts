// Databases of an app. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const storageScreens = [
  {
    path: '/services/{appId}/crud/storage/management',
    title: '数据库',
    kind: 'list',
    access: 'member',
    service: 'storage',
  },
  {
    path: '/services/{appId}/crud/storage/management/{databaseId}',
    title: '数据库指标',
    kind: 'chart',
    access: 'member',
    service: 'storage',
  },
] as const satisfies readonly Screen[];
