// What a developer has beside the apps themselves.
import type { Menu } from './menu.ts';

export const organizationMenu: Menu = {
  entries: [
    { path: '/apps' },
    { path: '/apps/usage' },
    { path: '/apps/bill', waits: 'debt' },
    {
      path: '/apps',
      title: { zh: '成员', en: 'Members' },
      search: { tab: 'members' },
    },
    { path: '/consultation' },
    {
      path: '/apps/bill',
      title: { zh: '企业认证', en: 'Certification' },
      search: { tab: 'certification' },
    },
    {
      path: '/apps',
      title: { zh: '操作记录', en: 'Activity' },
      search: { tab: 'history' },
    },
  ],
};
