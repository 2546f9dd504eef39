// Player accounts.

import type { Scene } from './scene.ts';

export const passportScenes: readonly Scene[] = [
  {
    name: 'realm-list',
    path: '/services/{appId}/passport/auth/realm',
    ready: '华东一区',
    prepare: async ({ uos }) => {
      for (const name of ['华东一区', '华东二区', '体验服']) {
        await uos.passport.realms.create({ name });
      }
      return {};
    },
    calls: /\/upass\/v1\/realms/,
    empty: { ready: '区服' },
    member: { ready: '华东一区' },
  },
];
