// What an organisation sees across its apps. Source: the route table of the specification.
import type { Screen } from '../screen.ts';

export const organizationScreens = [
  { path: '/apps', title: '应用', kind: 'list', access: 'login' },
  { path: '/apps/create', title: '创建应用', kind: 'form', access: 'login' },
  {
    path: '/apps/usage',
    title: '用量',
    kind: 'chart',
    access: 'login',
  },
  {
    path: '/apps/bill',
    title: '费用',
    kind: 'list',
    access: 'login',
  },
  {
    path: '/apps/bill/{transactionId}/invoice',
    title: '发票',
    kind: 'form',
    access: 'login',
  },
  {
    path: '/papers/month-bill',
    title: '月账单',
    kind: 'print',
    access: 'public',
  },
] as const satisfies readonly Screen[];
