// Databases of an app. Source: the route table of the specification.
import type { Screen } from './screen.ts';

export const storageScreens = [
  {
    path: '/services/{appId}/crud/storage/management',
    title: { zh: '数据库', en: 'Databases' },
    kind: 'list',
    access: 'member',
    service: 'storage',
    nav: '数据/云数据库',
  },
  {
    path: '/services/{appId}/crud/storage/management/{databaseId}',
    title: { zh: '数据库指标', en: 'Metrics of a database' },
    kind: 'chart',
    access: 'member',
    service: 'storage',
    nav: '数据/云数据库',
  },
] as const satisfies readonly Screen[];
