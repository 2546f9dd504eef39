// The operator console and the billing console.

import type { Page } from 'playwright-core';
import { fillBackOffice } from '../support/back-office.ts';
import { pressInRow } from '../support/row-action.ts';
import type { World } from '../support/world.ts';
import type { Params, Scene } from './scene.ts';

const operator = { as: 'operator', prepare: waiting } as const;
const billing = { as: 'billing', prepare: waiting } as const;

/** Over services that this platform does not run. */
const notOpen = (name: string, path: string, service: string, calls?: RegExp): Scene => ({
  ...operator,
  name,
  path,
  ready: `${service}尚未在本平台开放`,
  empty: false,
  ...(calls === undefined ? {} : { calls }),
});

export const scenes: readonly Scene[] = [
  { ...operator, name: 'admin-apps', path: '/admin', ready: '星海物语', empty: false, calls: /\/api\/apps/ },
  {
    ...operator,
    name: 'admin-stats',
    path: '/admin/stats',
    ready: '活跃应用',
    calls: /\/api\/statistics/,
    empty: { ready: '活跃应用' },
  },
  {
    ...operator,
    name: 'admin-stats-delivery',
    path: '/admin/stats?service=asset-streaming&range=90',
    ready: '用量排行',
    calls: /\/api\/cdn\//,
    empty: { ready: '用量排行' },
  },
  {
    ...operator,
    name: 'admin-stats-passport',
    path: '/admin/stats?service=passport&range=90',
    ready: '日活跃用户',
    calls: /\/upass\/v1\/metrics\//,
  },
  notOpen('admin-stats-not-open', '/admin/stats?service=baking', '云烘焙'),
  { ...operator, name: 'admin-stats-hosting', path: '/admin/stats?service=multiverse', ready: '分配次数排行' },
  {
    ...operator,
    name: 'admin-apps-daily',
    path: '/admin/apps-daily',
    ready: '新增应用',
    empty: false,
    calls: /\/api\/statistics/,
  },
  {
    ...operator,
    name: 'admin-bill',
    path: '/admin/bill',
    ready: '星海物语',
    calls: /\/api\/(bills|transactions|monthly)/,
    empty: { ready: '这个月还没有账单' },
  },
  { ...operator, name: 'admin-bill-diff', path: '/admin/bill?view=diff', ready: '上月金额' },
  { ...operator, name: 'admin-bill-process', path: '/admin/bill', ready: '星海物语', act: pressAndWait('执行出账') },
  {
    ...operator,
    name: 'admin-bill-items',
    path: '/admin/bill',
    ready: '星海物语',
    act: menu(/^星海物语 · 资源分发/, '查看计费项'),
  },
  {
    ...operator,
    name: 'admin-bill-logs',
    path: '/admin/bill-logs',
    ready: '已完成',
    calls: /\/api\/bill-logs/,
    empty: { ready: '还没有出账记录' },
  },
  {
    ...operator,
    name: 'admin-apps-bill',
    path: '/admin/apps-bill',
    ready: '星海物语',
    empty: false,
    calls: /\/api\/(bills|apps)/,
  },
  { ...operator, name: 'admin-apps-bill-services', path: '/admin/apps-bill?view=services', ready: '占比' },
  {
    ...operator,
    name: 'admin-adjustment',
    path: '/admin/adjustment',
    ready: '等待审核的一笔',
    calls: /\/api\/transactions/,
    empty: { ready: '还没有交易' },
  },
  {
    ...operator,
    name: 'admin-adjustment-new',
    path: '/admin/adjustment',
    ready: '待审核',
    act: pressAndWait('新建交易', '费用减免'),
  },
  { ...operator, name: 'admin-transaction', path: '/admin/adjustment?d=transaction:{depositId}', ready: '转账凭证' },
  {
    ...operator,
    name: 'admin-approve',
    path: '/admin/adjustment?status=Pending',
    ready: '待审核',
    act: menu(/^充值 ¥300\.00/, '审核通过'),
  },
  {
    ...operator,
    name: 'admin-balance',
    path: '/admin/balance',
    ready: '等待审批',
    empty: false,
    calls: /\/api\/balance/,
  },
  {
    ...operator,
    name: 'admin-balance-detail',
    path: '/admin/balance/{orgId}',
    ready: '待审核',
    calls: /\/api\/(balance|transactions)/,
  },
  { ...operator, name: 'admin-balance-missing', path: '/admin/balance/{missing}', ready: '找不到这个组织' },
  {
    ...operator,
    name: 'admin-invoice',
    path: '/admin/balance/invoice/{depositId}',
    ready: '发票申请',
    calls: /\/api\/transactions/,
  },
  {
    ...operator,
    name: 'admin-invoice-edit',
    path: '/admin/balance/invoice/{depositId}',
    ready: '发票申请',
    act: pressAndWait('修改申请'),
  },
  { ...operator, name: 'admin-invoice-issued', path: '/admin/balance/invoice/{invoicedId}', ready: '打开发票文件' },
  {
    ...operator,
    name: 'admin-organization',
    path: '/admin/organization/{orgId}',
    ready: '企业认证',
    calls: /\/api\/organizations/,
  },
  { ...operator, name: 'admin-organization-bills', path: '/admin/organization/{orgId}?tab=bills', ready: '星海物语' },
  { ...operator, name: 'admin-certification', path: '/admin/organization/{orgId}?tab=certification', ready: '林星海' },
  { ...operator, name: 'admin-organization-pending', path: '/admin/organization/{pendingOrgId}', ready: '秋声工作室' },
  {
    ...operator,
    name: 'admin-users',
    path: '/admin/admin-users',
    ready: 'lin-owner',
    empty: false,
    calls: /\/api\/users/,
  },
  { ...operator, name: 'admin-user', path: '/admin/admin-users?d=developer:{userId}', ready: '所属组织' },
  {
    ...operator,
    name: 'admin-token',
    path: '/admin/token',
    ready: 'nightly-report',
    calls: /\/api\/service-token/,
    empty: { ready: '还没有服务令牌' },
  },
  {
    ...operator,
    name: 'admin-consultation',
    path: '/admin/consultation',
    ready: '万人同屏的同步方案',
    calls: /\/api\/tickets/,
    empty: { ready: '还没有咨询工单' },
  },
  { ...operator, name: 'admin-ticket', path: '/admin/consultation?d=ticket:{ticketId}', ready: '回复内容' },
  {
    ...operator,
    name: 'admin-symbols',
    path: '/admin/symbols',
    ready: '符号表',
    calls: /\/stacktrace\//,
    empty: { ready: '还没有符号表' },
  },
  {
    ...operator,
    name: 'admin-placeholder',
    path: '/admin/placeholder',
    ready: '本机',
    empty: false,
    calls: /placeholder-schedules/,
  },
  { ...operator, name: 'admin-ratios', path: '/admin/placeholder?tab=ratios', ready: '新建比例' },
  notOpen('admin-sync', '/admin/sync-management', '实时同步', /\/lobby\//),
  {
    ...operator,
    name: 'admin-push',
    path: '/admin/push-version-management',
    ready: '镜像',
    calls: /server-versions/,
    empty: { ready: '推送版本管理' },
  },
  { ...operator, name: 'admin-push-apps', path: '/admin/push-version-management?tab=apps', ready: '服务器数量' },
  {
    ...operator,
    name: 'admin-push-configs',
    path: '/admin/push-version-management?tab=configs',
    ready: '玩家两次心跳之间的秒数',
  },
  {
    ...operator,
    name: 'admin-config',
    path: '/services/{appId}/admin-config',
    ready: '应用状态',
    calls: /\/api\/app\//,
  },
  {
    ...operator,
    name: 'admin-config-services',
    path: '/services/{appId}/admin-config?tab=services',
    ready: '每核内存',
  },
  {
    ...operator,
    name: 'admin-config-factors',
    path: '/services/{appId}/admin-config?tab=factors',
    ready: '应用尚未开通游戏服托管',
  },
  { ...billing, name: 'billing-balances', path: '/bc-admin', ready: '上月余额', empty: false, calls: /\/api\/balance/ },
  {
    ...billing,
    name: 'billing-organization',
    path: '/bc-admin/org/{orgId}',
    ready: '待审核',
    calls: /\/api\/(balance|transactions|organizations)/,
  },
  { ...billing, name: 'billing-invoice', path: '/bc-admin/invoice/{depositId}', ready: '发票申请' },
];

async function waiting(world: World): Promise<Params> {
  const { orgId, pendingOrgId, ticketId, userId, deposited, invoiced } = await fillBackOffice(world);
  const missing = '0f8fad5b-d9cb-469f-a165-708677289501';
  return { orgId, pendingOrgId, ticketId, userId, missing, depositId: deposited.Id, invoicedId: invoiced.Id };
}

/** Opens a dialog, until its words stand in it. */
function pressAndWait(name: string, words: string | RegExp = /./): (page: Page) => Promise<void> {
  return async (page) => {
    await page.getByRole('button', { name, exact: true }).first().click();
    await page.getByRole('dialog').getByText(words).filter({ visible: true }).first().waitFor();
  };
}

/** Opens the actions of a row and takes one of them. */
function menu(row: RegExp, action: string): (page: Page) => Promise<void> {
  return async (page) => {
    await pressInRow(page, row, action);
    await page.getByRole('dialog').waitFor();
  };
}
