// The back offices at work: operators and billing administrators decide, and money moves only after it was typed.

import { createUos, serviceToken, session, type Uos } from '@uos/sdk';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { type BackOffice, fillBackOffice } from './support/back-office.ts';
import { pressInRow } from './support/row-action.ts';
import { useWorld } from './support/use-world.ts';
import type { Visitor } from './support/visitor.ts';
import { agreeToTerms } from './support/world.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const world = useWorld({ own: true });
let office: BackOffice;
let operator: Visitor;

beforeAll(async () => {
  office = await fillBackOffice(world());
  operator = await world().as('operator');
});

const dialogOf = ({ page }: Visitor, name: string | RegExp) => page.getByRole('dialog', { name });

const act = ({ page }: Visitor, row: RegExp, action: string) => pressInRow(page, row, action);

async function balance(): Promise<number> {
  const { Items } = await office.operator.billing.balances.list({ orgId: [office.orgId] });
  return Items[0]?.Balance ?? Number.NaN;
}

function deposit(Amount: number, Remark: string) {
  return world().uos.billing.transactions.create({
    OrganizationId: office.orgId,
    Type: 'Deposit',
    Amount,
    Remark,
    VoucherImageUrl: 'https://files.example.com/voucher.png',
  });
}

it('approves a deposit only after its amount was typed, and says why not when somebody was faster', async () => {
  const { Id } = await deposit(1234.5, '双十一充值');
  const before = await balance();
  await operator.open('/admin/adjustment?status=Pending');
  await act(operator, /^充值 ¥1,234\.50/, '审核通过');
  const dialog = dialogOf(operator, '审核通过：充值');
  await dialog.getByRole('textbox', { name: /输入金额/ }).fill('1234');
  await dialog.getByRole('button', { name: '审核通过' }).click();
  await dialog.getByText('与金额不一致').waitFor();
  await dialog.getByRole('textbox', { name: /输入金额/ }).fill('1,234.50');
  await dialog.getByRole('textbox', { name: /审核意见/ }).fill('凭证与流水一致');
  await office.operator.billing.transactions.invalidate({ id: Id, Reason: '另一位运营已驳回' });
  await dialog.getByRole('button', { name: '审核通过' }).click();
  await dialog.getByText('交易状态无效').waitFor();
  await dialog.getByRole('button', { name: '复制请求 ID' }).waitFor();
  expect(await dialog.getByRole('textbox', { name: /审核意见/ }).inputValue()).toBe('凭证与流水一致');
  expect(await balance()).toBe(before);

  const again = await deposit(1234.5, '双十一充值，重新提交');
  await operator.open(`/admin/adjustment?d=transaction:${again.Id}`);
  const drawer = dialogOf(operator, '交易');
  await drawer.getByText('双十一充值，重新提交', { exact: true }).waitFor();
  await drawer.getByRole('button', { name: '审核通过' }).click();
  await dialog.getByRole('textbox', { name: /输入金额/ }).fill('1234.5');
  await office.operator.billing.transactions.update({
    id: again.Id,
    VoucherImageUrl: 'https://files.example.com/2.png',
  });
  await dialog.getByRole('button', { name: '审核通过' }).click();
  await dialog.getByText('打开之后内容已有修改，请重新核对后再处理').waitFor();
  await dialog.getByRole('button', { name: '取消' }).click();
  await operator.page.getByRole('button', { name: '放弃修改' }).click();
  expect(await balance()).toBe(before);
  await drawer.getByRole('button', { name: '已重新核对' }).click();
  await drawer.getByRole('button', { name: '审核通过' }).click();
  await dialog.getByRole('textbox', { name: /输入金额/ }).fill('1234.5');
  await dialog.getByRole('button', { name: '审核通过' }).click();
  await operator.page.getByText(/^已通过 .* 的 ¥1,234\.50$/).waitFor();
  await drawer.getByText('已审核', { exact: true }).waitFor();
  expect(await balance()).toBeCloseTo(before + 1234.5, 2);
});

it('rejects one with a reason that its applicant reads, and cancels one', async () => {
  const refused = await deposit(66, '看不清的凭证');
  const cancelled = await deposit(77, '重复提交');
  const before = await balance();
  await operator.open(`/admin/balance/${office.orgId}?status=Pending`);
  await act(operator, /^充值 ¥66\.00/, '驳回');
  const dialog = dialogOf(operator, '驳回：充值');
  await dialog.getByRole('button', { name: '驳回' }).click();
  await dialog.getByText('还没有填写驳回原因').waitFor();
  await dialog.getByRole('textbox', { name: /驳回原因/ }).fill('凭证模糊');
  await dialog.getByRole('button', { name: '驳回' }).click();
  await operator.page.getByText(/^已驳回 .* 的 ¥66\.00$/).waitFor();
  await act(operator, /^充值 ¥77\.00/, '取消交易');
  await dialogOf(operator, '取消交易').getByRole('button', { name: '取消交易' }).click();
  await operator.page.getByText(/^已取消 .* 的 ¥77\.00$/).waitFor();
  const { transactions } = world().uos.billing;
  expect(await transactions.get({ id: refused.Id })).toMatchObject({ Status: 'Invalid', Reason: '凭证模糊' });
  expect(await transactions.get({ id: cancelled.Id })).toMatchObject({ Status: 'Cancelled' });
  expect(await balance()).toBe(before);
});

it('adjusts a balance at once after the amount was typed twice, and writes down a deposit with its voucher', async () => {
  const before = await balance();
  await operator.open('/admin/balance');
  const name = await nameOfOrganization();
  await act(operator, new RegExp(`^${name}`), '调整');
  const dialog = dialogOf(operator, '新建交易');
  await dialog.getByRole('textbox', { name: '金额', exact: true }).fill('88.8');
  await dialog.getByRole('textbox', { name: '备注' }).fill('活动补贴');
  await dialog.getByRole('switch', { name: '立即生效' }).click();
  await dialog.getByRole('textbox', { name: /再次输入金额/ }).fill('80');
  await dialog.getByRole('button', { name: '提交' }).click();
  await dialog.getByText('与金额不一致').waitFor();
  await dialog.getByRole('textbox', { name: /再次输入金额/ }).fill('88.8');
  await dialog.getByRole('button', { name: '提交' }).click();
  await operator.page.getByText('调整 · 费用减免 ¥88.80 已生效').waitFor();
  expect(await balance()).toBeCloseTo(before + 88.8, 2);

  await operator.open(`/admin/balance/${office.orgId}`);
  await operator.button('充值').first().click();
  await dialog.getByRole('textbox', { name: '金额', exact: true }).fill('500');
  await dialog.getByRole('button', { name: '提交' }).click();
  await dialog.getByText('还没有填写转账凭证').waitFor();
  await dialog.locator('input[type=file]').setInputFiles({ name: '回单.png', mimeType: 'image/png', buffer: PNG });
  await dialog.getByRole('link', { name: '查看 回单.png' }).waitFor();
  await dialog.getByRole('button', { name: '提交' }).click();
  await operator.page.getByText('已新建充值 ¥500.00，等待审核').waitFor();
  await operator.page.getByRole('row').filter({ hasText: '¥500.00' }).getByRole('link').click();
  const drawer = dialogOf(operator, '交易');
  const picture = drawer.getByRole('img', { name: /的转账凭证$/ });
  await picture.waitFor();
  // why: the picture is drawn where it is kept, under the policy of the page
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth), { timeout: 15_000 })
    .toBe(1);
});

it('runs the bills of a month after it was typed, and lists the run', async () => {
  const [month = ''] = office.months;
  await operator.open('/admin/bill');
  await operator.page.getByRole('table', { name: '账单明细' }).getByText('资源分发').waitFor();
  await operator.button('执行出账').click();
  const dialog = dialogOf(operator, '执行出账');
  await dialog.getByRole('textbox', { name: /以确认/ }).fill('2020-01');
  await dialog.getByRole('button', { name: '执行出账' }).click();
  await dialog.getByText('与所选月份不一致').waitFor();
  await dialog.getByRole('textbox', { name: /以确认/ }).fill(month);
  await dialog.getByRole('button', { name: '执行出账' }).click();
  await operator.page.getByText(new RegExp(`^${month} 出账完成`)).waitFor();
  await act(operator, /^星海物语 · 资源分发/, '查看计费项');
  await dialogOf(operator, '星海物语 · 资源分发').getByText('¥0.15 / GB').waitFor();
  const runs = (await office.operator.billing.billLogs.list({ month })).TotalCount;
  expect(runs).toBeGreaterThan(1);
  await operator.open(`/admin/bill-logs?q=${month}`);
  await operator.page.getByText(`共 ${runs} 条`).first().waitFor();
});

it('approves an organisation, certifies another and writes to it', async () => {
  await operator.open('/admin/balance');
  await operator.page.getByRole('alert').getByRole('link', { name: '秋声工作室' }).click();
  await operator.heading('秋声工作室').waitFor();
  await operator.button('通过组织申请').click();
  await dialogOf(operator, '通过组织申请').getByRole('button', { name: '通过组织申请' }).click();
  await operator.page.getByText('已通过 秋声工作室 的申请').waitFor();
  await operator.page.getByText('组织审核已通过', { exact: true }).first().waitFor();

  await operator.button('秋声工作室 更多操作').click();
  await operator.page.getByRole('menuitem', { name: '作废组织' }).click();
  const end = dialogOf(operator, '作废组织');
  await end.getByRole('textbox', { name: /原因/ }).fill('重复申请');
  await end.getByRole('textbox', { name: /以确认/ }).fill('秋声工作室');
  await end.getByRole('button', { name: '作废组织' }).click();
  await operator.page.getByText('已作废 秋声工作室').waitFor();

  await operator.open(`/admin/organization/${office.orgId}?tab=certification`);
  await operator.button('通过认证').click();
  await dialogOf(operator, '通过认证').getByRole('button', { name: '通过认证' }).click();
  await operator.page.getByText('已通过 上海星海互动科技有限公司 的企业认证').waitFor();
  await operator.page.getByText('已认证', { exact: true }).waitFor();
  await operator.button('发送邮件').click();
  const mail = dialogOf(operator, '发送邮件');
  await mail.getByRole('textbox', { name: '主题' }).fill('认证结果');
  await mail.getByRole('textbox', { name: '内容' }).fill('贵司的企业认证已通过。');
  await mail.getByRole('button', { name: '发送' }).click();
  await operator.page.getByText('邮件已发往 1 个收件人').waitFor();
  const { Items } = await office.operator.alert.mails.outbox({ to: 'mei@example.com' });
  expect(Items[0]?.Subject).toBe('认证结果');
});

it('shows a service token once, and the old one stops when it is made anew', async () => {
  const { page } = operator;
  await operator.open('/admin/token');
  await operator.button('生成令牌').click();
  const form = dialogOf(operator, '生成服务令牌');
  await form.getByRole('textbox', { name: /名称/ }).fill('nightly-report');
  await form.getByRole('button', { name: '生成令牌' }).click();
  await form.getByText('服务令牌名称无效').waitFor();
  await form.getByRole('textbox', { name: /名称/ }).fill('backup-job');
  await form.getByRole('button', { name: '生成令牌' }).click();
  const first = await readToken(page, '令牌 backup-job');
  expect(await page.content()).not.toContain(first);
  expect(await answers(first)).toBe(true);

  await act(operator, /^backup-job/, '重新生成');
  const again = dialogOf(operator, '重新生成令牌');
  await again.getByRole('textbox', { name: /以确认/ }).fill('backup-job');
  await again.getByRole('button', { name: '重新生成' }).click();
  const second = await readToken(page, '令牌 backup-job');
  expect(second).not.toBe(first);
  expect([await answers(first), await answers(second)]).toEqual([false, true]);

  await act(operator, /^backup-job/, '删除');
  const removal = dialogOf(operator, '删除令牌');
  await removal.getByRole('textbox', { name: /以确认/ }).fill('backup-job');
  await removal.getByRole('button', { name: '删除' }).click();
  await page.getByText('已删除令牌 backup-job').waitFor();
  expect(await answers(second)).toBe(false);
});

it('answers a consultation, which its developer then reads', async () => {
  await operator.open(`/admin/consultation?d=ticket:${office.ticketId}`);
  const drawer = dialogOf(operator, '咨询工单');
  await drawer.getByText('13900000000').waitFor();
  await drawer.getByRole('textbox', { name: /回复内容/ }).fill('请升级到 1.8.3，已修复渲染线程的竞态。');
  await drawer.getByRole('button', { name: '发送回复' }).click();
  await operator.page.getByText('已回复咨询工单').waitFor();
  await drawer.getByText('处理中', { exact: true }).waitFor();
  await drawer.getByRole('article').getByText('请升级到 1.8.3').waitFor();
  await drawer.getByRole('button', { name: '标为已完成' }).click();
  await operator.page.getByText('工单已变为已完成').waitFor();
  expect(await world().uos.ticket.get({ id: office.ticketId })).toMatchObject({
    Status: 'Finished',
    Replies: [{ Content: '请升级到 1.8.3，已修复渲染线程的竞态。' }],
  });
});

it('edits, blocks and lets in a developer, and ends their sessions', async () => {
  const { platform, app } = world();
  const { id, token } = await platform.signedIn('zhou-dev', app.orgId, 'user');
  await agreeToTerms(platform, id, token);
  const developer: Uos = createUos({ origin: platform.origin, as: session({ token }) });
  await operator.open('/admin/admin-users?q=zhou-dev');
  await operator.link('zhou-dev').click();
  const drawer = dialogOf(operator, '用户');
  await drawer.getByRole('button', { name: '编辑' }).click();
  const form = dialogOf(operator, '编辑用户');
  await form.getByRole('textbox', { name: '邮箱' }).fill('not an address');
  await form.getByRole('button', { name: '保存' }).click();
  await form.getByText('参数无效').waitFor();
  await form.getByRole('textbox', { name: '邮箱' }).fill('zhou@example.com');
  await form.getByRole('button', { name: '保存' }).click();
  await operator.page.getByText('已保存用户 zhou-dev').waitFor();
  await drawer.getByText('zhou@example.com', { exact: true }).waitFor();
  expect(await developer.user.get({ id: 'me' })).toMatchObject({ Email: 'zhou@example.com' });

  await drawer.getByRole('button', { name: 'zhou-dev 更多操作' }).click();
  await operator.page.getByRole('menuitem', { name: '封禁' }).click();
  const block = dialogOf(operator, '封禁用户');
  expect(await block.getByRole('button', { name: '封禁' }).isDisabled()).toBe(true);
  await block.getByRole('textbox', { name: /以确认/ }).fill('zhou-dev');
  await block.getByRole('button', { name: '封禁' }).click();
  await drawer.getByText('已封禁', { exact: true }).waitFor();
  await expect(developer.user.get({ id: 'me' })).rejects.toThrow();
  await drawer.getByRole('button', { name: 'zhou-dev 更多操作' }).click();
  await operator.page.getByRole('menuitem', { name: '解封' }).click();
  await operator.page.getByText('已解封 zhou-dev').waitFor();
  await drawer.getByText('正常', { exact: true }).waitFor();
});

it('sets what only operators set of an app', async () => {
  const { id } = world().app;
  await operator.open(`/services/${id}/admin-config`);
  await operator.page.getByRole('switch', { name: '允许同时开通多项互斥服务' }).click();
  await operator.button('保存').click();
  await operator.page.getByText('已保存运营配置').waitFor();
  expect((await office.operator.app.get({ appId: id })).SupportMultiServices).toBe(false);
});

it('lets a billing administrator look after balances and issue an invoice, and nothing else', async () => {
  const billing = await world().as('billing');
  const { page } = billing;
  await billing.open('/bc-admin');
  const name = await nameOfOrganization();
  await billing.link(name).first().click();
  await billing.heading(name).waitFor();
  await act(billing, /^充值 ¥1,280\.50/, '处理发票');
  await page.waitForURL(`**/bc-admin/invoice/${office.deposited.Id}`);
  await billing.button('修改申请').click();
  const edit = dialogOf(billing, '修改发票申请');
  await edit.getByRole('textbox', { name: '注册电话' }).fill('021-60000000');
  await edit.getByRole('button', { name: '保存' }).click();
  await page.getByText('已保存发票申请').waitFor();
  await billing.field(/发票号码/).fill('26312000000123456789');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '发票.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') });
  await billing.link('查看 发票.pdf').waitFor();
  await billing.button('开具').click();
  await page
    .getByText(/^还没有填写/)
    .first()
    .waitFor();
  await billing.field(/以确认/).fill('1280.5');
  await billing.button('开具').click();
  await page.getByText('已开具发票 26312000000123456789').waitFor();
  await billing.link('打开发票文件').waitFor();
  const { Invoice } = await world().uos.billing.transactions.get({ id: office.deposited.Id });
  expect(Invoice).toMatchObject({ Status: 'Finished', Phone: '021-60000000' });
  // why as the owner: what an office uploads belongs to the organisation
  const owner = await world().as('owner');
  const file = await owner.context.request.get(Invoice?.FileUrl ?? '');
  expect([file.status(), (await file.body()).toString()]).toEqual([200, '%PDF-1.7\n%%EOF\n']);

  await billing.button('作废').click();
  const end = dialogOf(billing, '作废发票');
  await end.getByRole('textbox', { name: /作废原因/ }).fill('抬头有误');
  await end.getByRole('textbox', { name: /以确认/ }).fill('26312000000123456789');
  await end.getByRole('button', { name: '作废' }).click();
  await page.getByText('发票已作废').waitFor();

  await billing.open('/admin/balance');
  await billing.heading('运营后台登录').waitFor();
});

async function nameOfOrganization(): Promise<string> {
  const { Items } = await office.operator.org.list({ OrganizationId: office.orgId });
  return Items[0]?.name ?? '';
}

/** Reads a new token from its dialog and closes it. */
async function readToken(page: Page, title: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: title });
  const token = (await dialog.locator('code').textContent()) ?? '';
  expect(token.length).toBeGreaterThan(20);
  await dialog.getByRole('button', { name: '我已保存' }).click();
  await dialog.waitFor({ state: 'hidden' });
  return token;
}

/** Whether the platform takes the token of a machine. */
async function answers(token: string): Promise<boolean> {
  const machine = createUos({ origin: world().platform.origin, as: serviceToken(token), retries: 0 });
  return machine.org.list({}).then(
    () => true,
    () => false,
  );
}
