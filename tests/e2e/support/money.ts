// An organisation with a past: months of use and their bills, deposits of every state, an issued invoice.

import { crc32, deflateSync } from 'node:zlib';
import { addMonths, shanghaiMonth } from '@uos/contract/rules';
import { createUos, operatorSession, type Transaction, type Uos } from '@uos/sdk';
import { oncePerWorld } from './once.ts';
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

export const fillMoney = oncePerWorld(fill);

/** Pixels across. */
export const PICTURE_WIDTH = 480;
/** A sheet of paper with lines on it, as large as one that somebody has photographed. */
export const PICTURE = png(PICTURE_WIDTH, 300, (x, y) =>
  x > 40 && x < 440 && y > 40 && y < 260 && y % 28 < 4 ? 0x70 : 0xf0,
);

/** Shades of grey as a PNG. */
function png(width: number, height: number, shade: (x: number, y: number) => number): Buffer<ArrayBuffer> {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows[y * (width + 1) + x + 1] = shade(x, y);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const none = Buffer.alloc(0);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', none)]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

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
