// Cloud saves of an app. Source: the route table of the specification.
import type { Screen } from './screen.ts';

export const saveScreens = [
  {
    path: '/services/{appId}/crud/save',
    title: { zh: '云存档', en: 'Cloud saves' },
    kind: 'list',
    access: 'member',
    service: 'save',
    nav: '数据/云存档',
  },
  {
    path: '/services/{appId}/crud/save/profilePicture',
    title: { zh: '头像', en: 'Profile pictures' },
    kind: 'list',
    access: 'member',
    service: 'save',
    nav: '数据/云存档',
  },
  {
    path: '(drawer) ?d=saveDetail:{id}',
    title: { zh: '存档抽屉', en: 'Save, as a drawer' },
    kind: 'drawer',
    access: 'member',
    service: 'save',
  },
] as const satisfies readonly Screen[];
