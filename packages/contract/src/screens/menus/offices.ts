// The rooms of the two back offices: each is an icon of the rail, and has a menu where it has more than one screen.
import type { Menu, Words } from './menu.ts';

export interface Room extends Menu {
  readonly key: string;
  readonly title: Words;
}

export const operatorRooms: readonly Room[] = [
  { key: 'overview', title: { zh: '概览', en: 'Overview' }, entries: [{ path: '/admin/stats' }] },
  {
    key: 'organizations',
    title: { zh: '组织', en: 'Orgs' },
    entries: [{ path: '/admin/organization/{orgId}' }],
  },
  { key: 'apps', title: { zh: '应用', en: 'Apps' }, entries: [{ path: '/admin' }] },
  { key: 'users', title: { zh: '用户', en: 'Users' }, entries: [{ path: '/admin/admin-users' }] },
  {
    key: 'consultations',
    title: { zh: '咨询', en: 'Tickets' },
    entries: [{ path: '/admin/consultation', waits: 'tickets' }],
  },
  {
    key: 'finance',
    title: { zh: '财务', en: 'Finance' },
    entries: [
      { path: '/admin/bill' },
      { path: '/admin/bill-logs' },
      { path: '/admin/apps-bill' },
      { path: '/admin/adjustment', waits: 'deposits' },
      { path: '/admin/balance' },
    ],
  },
  {
    key: 'statistics',
    title: { zh: '统计', en: 'Figures' },
    // why no entry of a service: there is one for each that is counted, which the console knows
    entries: [{ path: '/admin/apps-daily' }],
  },
  {
    key: 'system',
    title: { zh: '系统', en: 'System' },
    entries: [
      { path: '/admin/token' },
      { path: '/admin/symbols' },
      { path: '/admin/placeholder' },
      { path: '/admin/sync-management' },
      { path: '/admin/push-version-management' },
    ],
  },
];

export const billingRooms: readonly Room[] = [
  { key: 'balances', title: { zh: '余额', en: 'Balances' }, entries: [{ path: '/bc-admin' }] },
  {
    key: 'invoices',
    title: { zh: '发票', en: 'Invoices' },
    entries: [{ path: '/bc-admin/invoice/{transactionId}' }],
  },
];
