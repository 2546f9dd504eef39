// The money of an organisation, what its apps use, help, learning and policies.

import type { Page } from 'playwright-core';
import { fillMoney, uploadPicture } from '../support/money.ts';
import { oncePerWorld } from '../support/once.ts';
import { pressInRow } from '../support/row-action.ts';
import type { World } from '../support/world.ts';
import type { Params, Scene } from './scene.ts';

const paid = oncePerWorld(fill);
const asked = oncePerWorld(ask);

const BILL = '/apps/bill';
const MONEY = {
  prepare: paid,
  calls: /\/api\/(balance|transactions|enterprise-certification|organizations\/[^/]+\/bills)/,
} as const;

export const scenes: readonly Scene[] = [
  { ...MONEY, name: 'org-bill', path: BILL, ready: '每月费用', empty: { ready: '还没有产生费用' } },
  {
    name: 'org-bill-lines',
    prepare: paid,
    path: `${BILL}?tab=bills`,
    ready: '资源分发',
    calls: /\/api\/organizations\/[^/]+\/bills|monthly-bills/,
    empty: { ready: '没有账单' },
    act: async (page) => {
      await pressInRow(page, undefined, '查看明细');
      await page
        .getByRole('dialog')
        .getByText(/^合计 /)
        .waitFor();
    },
  },
  {
    ...MONEY,
    name: 'org-transactions',
    path: `${BILL}?tab=transactions`,
    ready: '新用户减免',
    empty: { ready: '还没有交易' },
  },
  { name: 'org-members', path: '/apps?tab=members', ready: '添加成员' },
  { name: 'org-history', path: '/apps?tab=history', ready: '操作人' },
  {
    ...MONEY,
    name: 'org-certification',
    path: `${BILL}?tab=certification`,
    ready: '统一社会信用代码',
    empty: { ready: '尚未进行企业认证' },
  },
  {
    name: 'org-certification-form',
    path: `${BILL}?tab=certification`,
    ready: '修改申请',
    prepare: paid,
    empty: false,
    act: async (page) => {
      await press(page, '修改申请');
      await page.getByText('公司信息').waitFor();
    },
  },
  {
    name: 'org-voucher',
    path: BILL,
    ready: '可用余额',
    act: async (page) => {
      await press(page, '对公转账');
      await page.getByRole('dialog').getByText('转账凭证').first().waitFor();
    },
  },
  {
    name: 'invoice',
    path: '/apps/bill/{invoiced}/invoice',
    ready: '已开具',
    prepare: paid,
    calls: /\/api\/transactions\//,
  },
  { name: 'invoice-form', path: '/apps/bill/{deposited}/invoice', ready: '开票信息', prepare: paid },
  { name: 'month-bill', path: '/papers/month-bill?orgId={orgId}&month={month}', ready: '合计', prepare: paid },
  { name: 'payment-failed', path: '/alipay/callback?out_trade_no=X', ready: '支付没有完成' },
  {
    name: 'org-usage',
    path: '/apps/usage',
    ready: '资源分发流量',
    prepare: paid,
    calls: /\/api\/(apps|cdn)/,
    empty: { ready: '资源分发流量' },
  },
  {
    name: 'app-bill',
    path: '/services/{appId}/bill',
    ready: '计费项',
    prepare: paid,
    calls: /\/api\/app\/[^/]+\/bill/,
    empty: { ready: '没有账单' },
    member: { ready: '计费项' },
  },
  { name: 'contact-us', path: '/contact-us?content=%E8%AF%95%E7%94%A8', as: 'visitor', ready: '留言内容' },
  {
    name: 'consultant',
    path: '/consultant?q=%E8%B5%84%E6%BA%90%E6%A1%B6',
    as: 'visitor',
    ready: '在线客服',
    act: async (page) => {
      // why first, and long: with whatever is asked of it first a platform reads its whole reference
      await page.getByRole('link', { name: '资源分发：资源桶', exact: true }).first().waitFor({ timeout: 90_000 });
      await press(page, '怎样把本地文件夹同步到资源桶？');
      await page.getByRole('log').getByText('来源', { exact: true }).first().waitFor({ timeout: 30_000 });
    },
  },
  {
    name: 'ticket-list',
    path: '/consultation',
    ready: '百人同屏的同步方案',
    prepare: asked,
    calls: /\/api\/tickets/,
    empty: { ready: '还没有提交过咨询' },
  },
  { name: 'ticket-form', path: '/consultation/submit?type=proposal', ready: '费用说明' },
  {
    name: 'ticket-detail',
    path: '/consultation/{ticketId}',
    as: 'visitor',
    ready: '周三下午三点线上会议',
    prepare: asked,
    calls: /\/base\/ticket/,
  },
  { name: 'videos', path: '/videos', as: 'visitor', ready: '一分钟发布一个网页游戏' },
  { name: 'video', path: '/videos#release', as: 'visitor', ready: /第 \d \/ 4 步/ },
  { name: 'articles', path: '/articles', as: 'visitor', ready: '看懂账单' },
  { name: 'article', path: '/articles#read-a-bill', as: 'visitor', ready: '三个层次' },
  { name: 'policy-privacy', path: '/policy/privacy', ready: '适用范围' },
  { name: 'policy-tos', path: '/policy/tos', as: 'visitor', ready: '使用规范' },
  { name: 'policy-id', path: '/policy/id', as: 'visitor', ready: '停用与注销' },
  { name: 'policy-sla', path: '/policy/sla', as: 'visitor', ready: '适用范围' },
  { name: 'policy-libraries', path: '/policy/libraries-console', as: 'visitor', ready: 'react-dom' },
];

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).first().click();
}

/** Bills, deposits, an issued invoice and a certification that waits. */
async function fill(world: World): Promise<Params> {
  const { months, invoiced, operator } = await fillMoney(world);
  const { app, uos } = world;
  const { Id: deposited } = await uos.billing.transactions.create({
    OrganizationId: app.orgId,
    Type: 'Deposit',
    Amount: 666,
    VoucherImageUrl: await uploadPicture(uos, 'voucher', 'receipt.png'),
  });
  await operator.billing.transactions.activate({ id: deposited });
  const { TotalCount } = await uos.certification.list({ orgId: app.orgId });
  // why: the scenes of the back office may have applied before
  if (TotalCount === 0) {
    await uos.certification.create({
      OrganizationId: app.orgId,
      CompanyName: '星海互动科技有限公司',
      CreditCode: '91310115MA1K4XXX0X',
      LicenseImageUrl: await uploadPicture(uos, 'license', 'licence.png'),
      LegalPerson: '林海',
      ContactName: '林海',
      ContactPhone: '13800000000',
      ContactEmail: 'finance@example.com',
    });
  }
  return { orgId: app.orgId, month: months[1] ?? '', invoiced: invoiced.Id, deposited };
}

/** A question that an expert has begun to answer. */
async function ask(world: World): Promise<Params> {
  const { operator } = await fillMoney(world);
  const { Id } = await world.uos.ticket.create({
    Type: 'proposal',
    Expert: 'chief',
    Duration: 3,
    Title: '百人同屏的同步方案',
    Content: '大厅预计 100 人同屏，\n希望评审房间拆分与快照频率。',
    ContactName: '林',
    ContactPhone: '13800000000',
    OrganizationId: world.app.orgId,
  });
  await operator.ticket.update({ id: Id, Status: 'Processing', Reply: '已收到，周三下午三点线上会议。' });
  return { ticketId: Id };
}
