// What an organisation sees across its apps. Source: the route table of the specification.
import type { Screen } from './screen.ts';

export const organizationScreens = [
  { path: '/apps', title: { zh: '我的应用', en: 'My apps' }, kind: 'list', access: 'login', nav: '组织/应用' },
  { path: '/apps/create', title: { zh: '创建应用', en: 'Create an app' }, kind: 'form', access: 'login' },
  {
    path: '/apps/usage',
    title: { zh: '组织用量', en: 'Usage of an organization' },
    kind: 'chart',
    access: 'login',
    nav: '组织/用量',
  },
  {
    path: '/apps/bill',
    title: { zh: '组织账单', en: 'Bill of an organization' },
    kind: 'list',
    access: 'login',
    nav: '组织/费用',
  },
  {
    path: '/apps/bill/{transactionId}/invoice',
    title: { zh: '发票', en: 'Invoice' },
    kind: 'form',
    access: 'login',
    nav: '组织/费用',
  },
  {
    path: '/papers/month-bill',
    title: { zh: '月账单(打印)', en: 'Monthly bill, to print' },
    kind: 'print',
    access: 'public',
  },
] as const satisfies readonly Screen[];
