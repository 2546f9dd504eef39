// The menu of an app itself; each of its services has a menu of its own.
import type { Menu } from './menu.ts';

export const appMenu: Menu = {
  entries: [
    { path: '/services/{appId}' },
    { path: '/services/{appId}/monitor' },
    { path: '/services/{appId}/bill' },
    {
      path: '/services/{appId}/settings',
      title: { zh: '操作记录', en: 'Activity' },
      search: { tab: 'history' },
    },
    { path: '/services/{appId}/settings' },
    { path: '/services/{appId}/admin-config' },
  ],
};
