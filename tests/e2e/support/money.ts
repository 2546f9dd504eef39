// An organisation with a past: months of use and their bills, deposits of every state, an issued invoice.

import { addMonths, shanghaiMonth } from '@uos/contract/rules';
import { createUos, operatorSession, type Transaction, type Uos } from '@uos/sdk';
import type { World } from './world.ts';

export interface Money {
  /** The running month and those before it, newest first. */
  readonly months: readonly string[];
  /** A reviewed deposit whose invoice is issued. */
  readonly invoiced: Transaction;
  /** A reviewed deposit without an invoice. */
  readonly deposited: Transaction;
  readonly operator: Uos;
}

const GIGABYTE = 1e9;

const filled = new WeakMap<World['platform'], Promise<Money>>();

/** Once for a world, however many screens ask. */
export function fillMoney(world: World): Promise<Money> {
  const known = filled.get(world.platform) ?? fill(world);
  filled.set(world.platform, known);
  return known;
}

/** A picture as small as one can be. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Uploads a picture as the console does, and answers where it is read. */
export async function uploadPicture(uos: Uos, Purpose: 'voucher' | 'license', FileName: string): Promise<string> {
  const { uploadUrl, fileUrl } = await uos.session.uploadCredential({ FileName, Purpose });
  const answer = await fetch(uploadUrl, { method: 'PUT', body: PICTURE, headers: { 'Content-Type': 'image/png' } });
  if (!answer.ok) {
    throw new Error(`the upload of ${FileName} was answered ${answer.status}`);
  }
  return fileUrl;
}

async function fill({ platform, app, uos }: World): Promise<Money> {
  const operator = createUos({
    origin: platform.origin,
    as: operatorSession({ token: await platform.operator('yun-operator') }),
  });
  const now = shanghaiMonth(Date.now()) ?? '';
  const months = Array.from({ length: 4 }, (_, back) => addMonths(now, -back));
  for (const [back, month] of months.entries()) {
    await platform.used(new Date(`${month}-01T04:00:00Z`), [
      { appId: app.id, service: 'asset-streaming', metric: 'usage', amount: (820 - back * 160) * GIGABYTE },
      { appId: app.id, service: 'passport', metric: 'dau', amount: 3200 - back * 620 },
      { appId: app.id, service: 'passport', metric: 'sms', amount: 90 },
      { appId: app.id, service: 'push', metric: 'connectedPlayerPeak', amount: 640 - back * 100 },
    ]);
    await operator.billing.bills.process({ Month: month });
  }
  const VoucherImageUrl = await uploadPicture(uos, 'voucher', 'receipt.png');
  const deposit = (Amount: number, Remark: string): Promise<Transaction> =>
    uos.billing.transactions.create({
      OrganizationId: app.orgId,
      Type: 'Deposit',
      Amount,
      VoucherImageUrl,
      Remark,
    });
  const invoiced = await deposit(5000, '首次充值');
  const deposited = await deposit(1280.5, '');
  const refused = await deposit(88, '');
  await operator.billing.transactions.activate({ id: invoiced.Id });
  await operator.billing.transactions.activate({ id: deposited.Id });
  await operator.billing.transactions.invalidate({ id: refused.Id, Reason: '凭证不清晰，请重新上传' });
  await deposit(300, '等待审核的一笔');
  for (const [Type, AdjustmentType, Amount, Remark] of [
    ['Adjustment', 'Reduce', 100, '新用户减免'],
    ['Adjustment', 'Increase', 60, '专属支持'],
    ['Refund', undefined, 20, '多付退回'],
  ] as const) {
    await operator.billing.transactions.create({
      OrganizationId: app.orgId,
      Type,
      Amount,
      Remark,
      Activate: true,
      ...(AdjustmentType === undefined ? {} : { AdjustmentType, Month: now }),
    });
  }
  const invoice = await uos.billing.invoices.create({
    TransactionId: invoiced.Id,
    Type: 'regular',
    Format: 'PDF',
    Title: '星海互动科技有限公司',
    TaxNumber: '91310115MA1K4XXX0X',
    Email: 'finance@example.com',
  });
  await operator.billing.invoices.finish({ id: invoice.Id, InvoiceNumber: '25312000000012345678' });
  return { months, invoiced, deposited, operator };
}
