// What an organisation does with its money and its questions, in a browser against the real platform: pays in, has its
// invoice, prints its bill, asks an expert. Nothing here is answered by a mock.

import type { Uos } from '@uos/sdk';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillMoney, type Money, PICTURE, PICTURE_WIDTH } from './support/money.ts';
import { pressInRow } from './support/row-action.ts';
import { useWorld } from './support/use-world.ts';
import type { Visitor } from './support/visitor.ts';

const PATIENCE = { timeout: 20_000 };
const world = useWorld();

let owner: Visitor;
let money: Money;
let operator: Uos;

beforeAll(async () => {
  money = await fillMoney(world());
  operator = money.operator;
  owner = await world().as('owner');
});

const dialog = (name: string) => owner.page.getByRole('dialog', { name, exact: true });

async function balanceYuan(): Promise<number> {
  const { Items } = await world().uos.billing.balances.list({ orgId: [world().app.orgId] });
  return Items[0]?.Balance ?? 0;
}

const yuan = (amount: number): string => `¥${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

describe('the balance', () => {
  it('shows what is left, and of what it is made only what is not nothing', async () => {
    await owner.open('/apps/bill');
    const { Items } = await world().uos.billing.balances.list({ orgId: [world().app.orgId] });
    const panel = owner.page.getByRole('region', { name: '账户余额' });
    const of = (title: string) =>
      panel.locator('dl > div').filter({ has: owner.page.getByText(title, { exact: true }) });
    await panel.getByText(yuan(Items[0]?.Balance ?? 0), { exact: true }).waitFor();
    await panel.getByText('构成', { exact: true }).click();
    for (const [title, key] of [
      ['累计充值', 'DepositAmount'],
      ['累计账单', 'TotalBillAmount'],
      ['累计退款', 'RefundAmount'],
      ['待审核充值', 'PendingAmount'],
      ['调整', 'AdjustmentAmount'],
      ['基础服务费', 'IncreasedAmount'],
      ['费用减免', 'ReducedAmount'],
    ] as const) {
      const amount = Items[0]?.[key] ?? -1;
      const shown = await of(title).locator('dd').allTextContents();
      expect(shown, title).toEqual(amount === 0 ? [] : [yuan(amount)]);
    }
  });
});

it('shows where the money of a year went, and the last of it that came', async () => {
  await owner.open('/apps/bill');
  const year = owner.page.getByRole('region', { name: '每月费用' });
  await year.getByRole('listitem').filter({ hasText: '玩家账号' }).first().waitFor();
  expect(await year.locator('ol > li').count()).toBe(12);
  const last = owner.page.getByRole('region', { name: '最近交易' });
  expect(await last.getByRole('listitem').count()).toBe(3);
  await last.getByRole('link', { name: '全部交易' }).click();
  await owner.page.waitForURL((url) => url.searchParams.get('tab') === 'transactions');
});

describe('a deposit online', () => {
  it('goes from the click through the cashier to the credited balance, once', async () => {
    const before = await balanceYuan();
    await owner.open('/apps/bill');
    await owner.button('在线充值').click();
    const ask = dialog('在线充值');
    await ask.getByRole('textbox', { name: '充值金额' }).fill('88.5');
    await ask.getByRole('button', { name: '前往支付' }).click();
    await owner.page.getByText('¥88.50').waitFor();
    await owner.page.getByRole('button', { name: '确认支付' }).click();
    await owner.page.waitForURL('**/alipay/callback?**');
    await owner.page.getByText('¥88.50 已到账').waitFor();
    await owner.page.getByText(`当前余额 ${yuan(before + 88.5)}`).waitFor();
    await owner.page.reload();
    await owner.page.getByText('¥88.50 已到账').waitFor();
    expect(await balanceYuan()).toBeCloseTo(before + 88.5, 2);
    await owner.link('查看账单').click();
    await owner.page
      .getByRole('region', { name: '账户余额' })
      .getByText(yuan(before + 88.5), { exact: true })
      .waitFor();
  });

  it('that is given up at the cashier says so on the screen, and credits nothing', async () => {
    const before = await balanceYuan();
    await owner.open('/apps/bill');
    await owner.button('在线充值').click();
    const ask = dialog('在线充值');
    await ask.getByRole('textbox', { name: '充值金额' }).fill('3');
    await ask.getByRole('button', { name: '前往支付' }).click();
    await owner.page.getByRole('button', { name: '取消支付' }).click();
    await owner.page.waitForURL('**/alipay/callback**');
    await owner.page.getByRole('alert').getByText('支付没有完成').waitFor();
    await owner.link('重新支付').waitFor();
    expect(await balanceYuan()).toBe(before);
  });

  it('refuses an amount before anything is sent', async () => {
    await owner.open('/apps/bill');
    await owner.button('在线充值').click();
    const ask = dialog('在线充值');
    await ask.getByRole('button', { name: '前往支付' }).click();
    await ask.getByText('还没有填写充值金额').waitFor();
    await owner.page.keyboard.press('Escape');
  });
});

it('deposits by a bank voucher that is uploaded, and takes one back that still waits', async () => {
  const before = await balanceYuan();
  await owner.open('/apps/bill');
  await owner.button('对公转账').click();
  const form = dialog('对公转账');
  await form.getByRole('textbox', { name: '转账金额' }).fill('640');
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: '银行回单.png', mimeType: 'image/png', buffer: PICTURE });
  await form.getByRole('link', { name: '查看 银行回单.png' }).waitFor();
  await form.getByRole('button', { name: '提交审核' }).click();
  await owner.page.getByText('已提交转账凭证').waitFor();
  await owner.page.getByRole('tab', { name: '交易' }).click();
  const row = owner.page.getByRole('row').filter({ hasText: '¥640.00' });
  await row.getByText('待审核').waitFor();
  await pressInRow(row, undefined, '查看凭证');
  const picture = dialog('转账凭证').getByRole('img', { name: '¥640.00 的转账凭证' });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), PATIENCE).toBe(PICTURE_WIDTH);
  await owner.page.keyboard.press('Escape');
  const { Items } = await operator.billing.transactions.list({ orgId: world().app.orgId, status: 'Pending' });
  const [waiting] = Items.filter(({ Amount }) => Amount === 640);
  await operator.billing.transactions.activate({ id: waiting?.Id ?? '' });
  expect(await balanceYuan()).toBeCloseTo(before + 640, 2);
  const other = owner.page.getByRole('row').filter({ hasText: '¥300.00' });
  await pressInRow(other, undefined, '取消充值');
  await owner.page.getByRole('button', { name: '取消这笔充值' }).click();
  await owner.page.getByText('已取消充值').waitFor();
  await other.getByText('已取消', { exact: true }).waitFor();
});

it('certifies the company with its licence, again after it was made invalid, and its operator sees the licence', async () => {
  const { page } = owner;
  const desk = await world().as('operator');
  const company = '上海灯湾网络科技有限公司';
  const decide = async (verb: string, opinion: string) => {
    await desk.open(`/admin/organization/${world().app.orgId}?tab=certification`);
    await desk.button(verb).click();
    const ask = desk.page.getByRole('dialog', { name: verb });
    await ask.getByRole('textbox', { name: /审核意见/ }).fill(opinion);
    await ask.getByRole('button', { name: verb }).click();
    await ask.waitFor({ state: 'hidden' });
  };
  await owner.open('/apps/bill?tab=certification');
  await owner.button('申请认证').click();
  await owner.button('取消').click();
  await owner.button('申请认证').click();
  for (const [name, value] of [
    ['公司名称', company],
    ['统一社会信用代码', '91310000MA1K3XXX0X'],
    ['法定代表人', '陈灯'],
    ['联系人姓名', '林湾'],
    ['联系电话', '13800138000'],
    ['联系邮箱', 'lin@studio.example'],
  ] as const) {
    await owner.field(name).fill(value);
  }
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '营业执照.png', mimeType: 'image/png', buffer: PICTURE });
  await page.getByRole('link', { name: '查看 营业执照.png' }).waitFor();
  await owner.button('提交审核').click();
  await page.getByText('已提交企业认证，等待审核').waitFor();

  await desk.open(`/admin/organization/${world().app.orgId}?tab=certification`);
  const licence = desk.page.getByRole('img', { name: /营业执照/ });
  await expect.poll(() => licence.evaluate((img: HTMLImageElement) => img.naturalWidth), PATIENCE).toBe(PICTURE_WIDTH);
  await decide('通过认证', '');
  await page.reload();
  await page.getByText('已认证', { exact: true }).waitFor();
  await decide('作废认证', '执照已过期');
  await page.reload();
  await page.getByText('原因：执照已过期').waitFor();
  await owner.button('修改后重新提交').click();
  expect(await owner.field('公司名称').inputValue()).toBe(company);
  await owner.button('提交审核').click();
  await page.getByText('已提交企业认证，等待审核').waitFor();
  const { Items } = await operator.certification.list({ orgId: world().app.orgId });
  expect(Items.map(({ Status }) => Status)).toEqual(['Pending']);
});

it('redeems a code once, and says in the words of the catalogue why not another time', async () => {
  const { page } = owner;
  const { Items } = await operator.app.redeemTokens.create({ ServiceName: 'asset-streaming', Credit: 50 });
  const code = Items[0]?.Token ?? '';
  const redeem = async (typed: string) => {
    await owner.field('兑换码').fill(typed);
    await owner.button('兑换').click();
  };
  await owner.open(`/services/${world().app.id}/settings?tab=redeem`);
  await redeem(code);
  await page.getByText(/^已兑换：资源分发/).waitFor();
  await redeem(code);
  await page.getByText('兑换码已被使用').waitFor();
  await redeem('UOS-NO-SUCH-CODE');
  await page.getByText('兑换码不存在').waitFor();
  const off = await operator.app.redeemTokens.create({ ServiceName: 'push', Credit: 5 });
  await redeem(off.Items[0]?.Token ?? '');
  await page.getByText('兑换码兑换失败').waitFor();
});

it('has an invoice from the application to the file', async () => {
  const { deposited } = money;
  await owner.open('/apps/bill?tab=invoices');
  const row = owner.page.getByRole('row').filter({ hasText: '¥1,280.50' });
  await row.getByRole('link').click();
  await owner.page.waitForURL(`**/apps/bill/${deposited.Id}/invoice`);
  await owner.page.getByRole('radio', { name: /增值税专用发票/ }).check();
  for (const [name, value] of [
    ['发票抬头', '星海互动科技有限公司'],
    ['税号', '91310115MA1K4XXX0X'],
    ['注册地址', '上海市浦东新区 1 号'],
    ['注册电话', '021-00000000'],
    ['开户行', '示例银行'],
    ['银行账号', '6222000000000000'],
  ] as const) {
    await owner.field(name).fill(value);
  }
  await owner.button('申请发票').click();
  await owner.page.getByText('还没有填写接收邮箱').waitFor();
  await owner.field('接收邮箱').fill('finance@example.com');
  await owner.button('申请发票').click();
  await owner.page.getByText('已收到申请').waitFor();
  await owner.button('修改申请').click();
  const form = dialog('修改发票申请');
  await form.getByRole('textbox', { name: '接收邮箱' }).fill('accounts@example.com');
  await form.getByRole('button', { name: '保存' }).click();
  await owner.page.getByText('accounts@example.com').waitFor();
  const { Items } = await operator.billing.invoices.list({ transactionId: deposited.Id });
  await operator.billing.invoices.finish({ id: Items[0]?.Id ?? '', InvoiceNumber: '25312000000087654321' });
  await owner.page.reload();
  await owner.page.getByText('25312000000087654321').waitFor();
  const href = await owner.link('下载 PDF').getAttribute('href');
  const file = await owner.context.request.get(href ?? '');
  expect([file.status(), file.headers()['content-type'], (await file.body()).subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
});

it('takes an application for an invoice back while it waits, and only whoever applied does', async () => {
  const { app, uos } = world();
  const deposit = await uos.billing.transactions.create({
    OrganizationId: app.orgId,
    Type: 'Deposit',
    Amount: 77,
    VoucherImageUrl: money.deposited.VoucherImageUrl,
  });
  await operator.billing.transactions.activate({ id: deposit.Id });
  const { Id } = await uos.billing.invoices.create({
    TransactionId: deposit.Id,
    Type: 'regular',
    Format: 'PDF',
    Title: '星海互动科技有限公司',
    TaxNumber: '91310115MA1K4XXX0X',
    Email: 'finance@example.com',
  });
  const address = `/apps/bill/${deposit.Id}/invoice`;
  const member = await world().as('member');
  await member.open(address);
  expect(await member.button('撤回申请').getAttribute('aria-disabled')).toBe('true');
  await member.button('撤回申请').hover();
  await member.page.getByText('只有申请人可以修改或撤回').waitFor();
  await owner.open(address);
  await owner.button('撤回申请').click();
  await dialog('撤回申请').getByText('¥77.00').waitFor();
  await dialog('撤回申请').getByRole('button', { name: '撤回申请' }).click();
  await owner.page.getByText('已撤回发票申请').waitFor();
  await owner.button('申请发票').waitFor();
  const { Items } = await operator.billing.invoices.list({ transactionId: deposit.Id });
  expect(Items.map((invoice) => [invoice.Id, invoice.Status])).toEqual([[Id, 'Cancelled']]);
});

it('prints the bill of a month from a link that needs no session, on one sheet', async () => {
  const [, month = ''] = money.months;
  await owner.open(`/apps/bill?tab=bills&month=${month}`);
  const [paper] = await Promise.all([owner.context.waitForEvent('page'), owner.button('打印月账单').click()]);
  await paper.waitForURL('**/papers/month-bill?**token=**');
  const visitor = await world().as('visitor');
  await visitor.page.goto(paper.url());
  await visitor.heading('月账单').waitFor();
  await visitor.page.getByText('星海物语').first().waitFor();
  await visitor.page.emulateMedia({ media: 'print' });
  const pdf = (await visitor.page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect([pdf.startsWith('%PDF-'), pdf.match(/\/Type\s*\/Page\b/g)?.length]).toEqual([true, 1]);
  await visitor.page.emulateMedia({ media: 'screen' });
  await visitor.open(
    paper
      .url()
      .slice(world().platform.origin.length)
      .replace(month, money.months[2] ?? ''),
  );
  await visitor.heading('链接已失效').waitFor();
  await paper.close();
});

it('asks an expert, with a file, and reads the answer where everybody with the link can', async () => {
  await owner.open('/consultation/submit?type=performance');
  await owner.field('标题').fill('低端机掉帧');
  await owner.field('详细描述').fill('进入战斗后帧率从 60 降到 35。');
  await owner.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'profile.log', mimeType: 'text/plain', buffer: Buffer.from('frame 16.6 ms') });
  await owner.page.getByRole('link', { name: '查看 profile.log' }).waitFor();
  await owner.field('联系人').fill('林');
  await owner.field('联系电话').fill('13800000000');
  await owner.button('提交咨询').click();
  await owner.heading('低端机掉帧').waitFor();
  await owner.page.getByText('专家确认后会在这里回复。').waitFor();
  const id = owner.path().split('/').at(-1) ?? '';
  await operator.ticket.update({ id, Status: 'Processing', Reply: '请先关闭实时阴影再对比一次。' });
  const visitor = await world().as('visitor');
  await visitor.open(`/consultation/${id}`);
  await visitor.page.getByText('请先关闭实时阴影再对比一次。').waitFor();
  expect(await visitor.page.locator('main').textContent()).not.toContain('13800000000');
  await owner.open('/consultation');
  await owner.link('低端机掉帧').waitFor();
});

it('answers a question from the documents, remembers it, and forgets it when told to', async () => {
  const visitor = await world().as('visitor');
  await visitor.open('/consultant');
  await visitor.field('你的问题').fill('怎样创建资源桶？');
  await visitor.page.keyboard.press('Enter');
  const log = visitor.page.getByRole('log', { name: '对话' });
  await log.getByText('来源', { exact: true }).waitFor();
  await visitor.page.reload();
  await log.getByText('怎样创建资源桶？').waitFor();
  await visitor.button('清空记录').click();
  await visitor.page.getByRole('dialog').getByRole('button', { name: '清空记录' }).click();
  await log.getByText('你好，可以问我任何关于平台的问题', { exact: false }).waitFor();
});

it('answers beside the screen that the question is about', async () => {
  const owner = await world().as('owner');
  await owner.open('/apps');
  await owner.button('帮助').click();
  await owner.page.getByRole('menuitem', { name: '在旁边提问' }).click();
  const panel = owner.page.getByRole('complementary', { name: '在线客服' });
  await panel.getByLabel('你的问题').fill('怎样创建资源桶？');
  await owner.page.keyboard.press('Enter');
  await panel.getByText('来源', { exact: true }).waitFor();
  const [screen, beside] = await Promise.all([owner.page.locator('main').boundingBox(), panel.boundingBox()]);
  expect((screen?.x ?? 0) + (screen?.width ?? 0), 'it lies on nothing').toBeLessThanOrEqual(beside?.x ?? 0);
  await panel.getByRole('button', { name: '关闭' }).click();
  await panel.waitFor({ state: 'hidden' });
});

it('takes a message of somebody who is not signed in, with the topic of the address', async () => {
  const visitor = await world().as('visitor');
  await visitor.open(`/contact-us?content=${encodeURIComponent('试用资源已用完')}`);
  expect(await visitor.field('留言内容').inputValue()).toBe('试用资源已用完');
  await visitor.button('提交留言').click();
  await visitor.page.getByText('还没有填写姓名').waitFor();
  await visitor.field('姓名').fill('访客');
  await visitor.field('邮箱').fill('guest@example.com');
  await visitor.button('提交留言').click();
  await visitor.page.getByText('已收到留言').waitFor();
});

it('a page of another origin changes nothing, whoever is signed in', async () => {
  const { platform, app, uos } = world();
  const count = async () => (await uos.billing.transactions.list({ orgId: app.orgId })).TotalCount;
  const before = await count();
  const body = JSON.stringify({ OrganizationId: app.orgId, Amount: 1 });
  const visitor = await world().as('owner');
  await visitor.page.goto(`${platform.contentOrigin}/`);
  const seen = await visitor.page.evaluate(
    async ([url, text]) => {
      const send = (contentType: string) =>
        fetch(url, { method: 'POST', credentials: 'include', body: text, headers: { 'Content-Type': contentType } });
      const answers = await Promise.allSettled([send('application/json'), send('text/plain')]);
      return answers.map(({ status }) => status);
    },
    [`${platform.origin}/api/alipay`, body] as const,
  );
  expect(seen).toEqual(['rejected', 'rejected']);
  // why by hand too: the browser itself keeps the cookie back, and the platform must not rely on that
  const forged = await visitor.context.request.post(`${platform.origin}/api/alipay`, {
    headers: { Origin: platform.contentOrigin, 'Content-Type': 'application/json' },
    data: body,
  });
  expect(forged.status()).toBe(403);
  expect(await count()).toBe(before);
});

it('tells which version of a policy one has agreed to: the one that the platform asks for', async () => {
  const { config } = world().platform.ports;
  await owner.open('/policy/privacy');
  await owner.page.getByText(`你已同意版本 ${config.policyVersion}`).waitFor();
  await owner.place('保存期限').click();
  expect(new URL(owner.page.url()).hash).toBe('#retention');
});

it('keeps what a list of money shows in the address', async () => {
  await owner.open('/apps/bill?tab=transactions');
  const rows = owner.page.getByRole('table', { name: '交易' }).locator('tbody tr');
  await rows.filter({ hasText: '新用户减免' }).waitFor();
  await owner.page.getByRole('combobox', { name: '类型' }).click();
  await owner.page.getByRole('option', { name: '退款', exact: true }).click();
  await owner.page.waitForURL((url) => url.searchParams.get('type') === 'Refund');
  await rows.filter({ hasText: '多付退回' }).waitFor();
  await rows.filter({ hasText: '新用户减免' }).waitFor({ state: 'detached' });
  const address = owner.page.url();
  await owner.page.reload();
  await rows.filter({ hasText: '多付退回' }).waitFor();
  await owner.page.getByRole('tab', { name: '概览' }).click();
  await owner.page.getByRole('region', { name: '账户余额' }).waitFor();
  await owner.page.goBack();
  await rows.filter({ hasText: '多付退回' }).waitFor();
  expect([owner.page.url(), await rows.count()]).toEqual([address, 1]);
});

it('says no to who may not: another organisation is not found, and its money cannot be read', async () => {
  const outsider = await world().as('outsider');
  await outsider.open(`/apps/bill?orgId=${world().app.orgId}`);
  await outsider.heading('找不到这个组织').waitFor();
  await outsider.open(`/apps/bill/${money.deposited.Id}/invoice`);
  await outsider.page.getByText('找不到这笔交易').waitFor();
});

it('shows a member who may only look all of the money, and says of each button why it is not theirs', async () => {
  const { app, uos } = world();
  const { Id } = await uos.billing.transactions.create({
    OrganizationId: app.orgId,
    Type: 'Deposit',
    Amount: 41,
    VoucherImageUrl: money.deposited.VoucherImageUrl,
  });
  const member = await world().as('member');
  const { page } = member;
  await member.open('/apps/bill?tab=transactions');
  const row = page.getByRole('row').filter({ hasText: '¥41.00' });
  const cancel = row.getByRole('button', { name: /取消充值$/ });
  await cancel.hover();
  await page.getByRole('tooltip').getByText('只有提交人可以取消').waitFor();
  // why by force: a person's click lands on it all the same
  await cancel.click({ force: true });
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect((await uos.billing.transactions.get({ id: Id })).Status).toBe('Pending');

  await member.open(`/services/${app.id}/bill?month=${money.months[1]}`);
  await page.getByRole('region', { name: /合计$/ }).waitFor();
  await member.open(`/services/${app.id}/settings?tab=redeem`);
  await page.getByText('仅应用所有者可以操作').waitFor();
  expect(await member.button('兑换').isDisabled()).toBe(true);
  await member.open(`/services/${app.id}/monitor`);
  const bind = member.button('绑定告警群').first();
  await bind.hover();
  await page.getByText('仅应用所有者可以操作').waitFor();
  expect(await bind.getAttribute('aria-disabled')).toBe('true');
});
