// Cloud saves of an app. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const saveScreens = [
  {
    path: '/services/{appId}/crud/save',
    title: '存档',
    kind: 'list',
    access: 'member',
    service: 'save',
  },
  {
    path: '/services/{appId}/crud/save/profilePicture',
    title: '头像',
    kind: 'list',
    access: 'member',
    service: 'save',
  },
  {
    path: '(drawer) ?d=saveDetail:{id}',
    title: '存档抽屉',
    kind: 'drawer',
    access: 'member',
    service: 'save',
  },
] as const satisfies readonly Screen[];
