// The operations behind: cloud saves of an app. Source: the route table of the specification.

import type { saveScreens } from '../rows/save.ts';
import type { CallsOf } from '../screen.ts';

export const saveCalls: CallsOf<typeof saveScreens> = {
  '/services/{appId}/crud/save': [
    'save.files.list',
    'save.files.get',
    'save.files.remove',
    'save.files.removeMany',
    'save.files.set',
    'save.files.uploadToken',
    'save.appConfig.get',
    'save.appConfig.set',
    'save.usage.daily',
  ],
  '/services/{appId}/crud/save/profilePicture': [
    'save.profilePictures.list',
    'save.profilePictures.set',
    'save.profilePictures.removeMany',
    'save.profilePictures.uploadToken',
    'save.appConfig.get',
    'save.appConfig.set',
  ],
  '(drawer) ?d=saveDetail:{id}': ['save.files.get', 'save.versions.list', 'save.versions.restore'],
};
