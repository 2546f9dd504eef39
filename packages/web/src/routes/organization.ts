// What an organisation sees across its apps. Source: the route table of the specification.
import type { Route } from './route.ts';

export const organization = [
  { path: '/apps', title: '我的应用', kind: 'list', access: 'login', nav: '组织/应用', built: true },
  { path: '/apps/create', title: '创建应用', kind: 'form', access: 'login', built: true },
  { path: '/apps/usage', title: '组织用量', kind: 'chart', access: 'login', nav: '组织/用量', built: true },
  { path: '/apps/bill', title: '组织账单', kind: 'list', access: 'login', nav: '组织/费用', built: true },
  {
    path: '/apps/bill/{transactionId}/invoice',
    title: '发票',
    kind: 'form',
    access: 'login',
    nav: '组织/费用',
    built: true,
  },
  { path: '/papers/month-bill', title: '月账单(打印)', kind: 'print', access: 'public', built: true },
] as const satisfies readonly Route[];
