// What an organisation sees across its apps. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const organizationScreens = [
  { path: '/apps', title: '我的应用', kind: 'list', access: 'login', nav: '组织/应用' },
  { path: '/apps/create', title: '创建应用', kind: 'form', access: 'login' },
  {
    path: '/apps/usage',
    title: '组织用量',
    kind: 'chart',
    access: 'login',
    nav: '组织/用量',
  },
  {
    path: '/apps/bill',
    title: '组织账单',
    kind: 'list',
    access: 'login',
    nav: '组织/费用',
  },
  {
    path: '/apps/bill/{transactionId}/invoice',
    title: '发票',
    kind: 'form',
    access: 'login',
    nav: '组织/费用',
  },
  {
    path: '/papers/month-bill',
    title: '月账单(打印)',
    kind: 'print',
    access: 'public',
  },
] as const satisfies readonly Screen[];
