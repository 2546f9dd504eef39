import { inflateSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { splitTax } from './invoice-paper/invoice-paper.ts';

let platform: TestPlatform;
let app: TestApp;
let member: string;
let treasurer: string;
beforeAll(async () => {
  platform = await testPlatform({
    config: { seller: { name: '游途云服务有限公司', taxNumber: '91310115MA1H00000X' } },
  });
  app = await platform.app();
  member = `sst=${(await platform.signedIn('payer', app.orgId, 'owner')).token}`;
  treasurer = `admin_sst=${await platform.operator()}`;
});
afterAll(() => platform?.stop());

interface Invoice {
  readonly Id: string;
  readonly Status: string;
  readonly FileUrl: string;
}

async function as<T>(cookie: string, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await platform.call(method, path, body, { headers: { Cookie: cookie } });
  expect([path, answer.status, answer.body]).toEqual([path, 200, answer.body]);
  return answer.body as T;
}

async function applied(fields: object): Promise<Invoice> {
  const made = { OrganizationId: app.orgId, Type: 'Deposit', Amount: 1234.56, VoucherImageUrl: 'https://f.example/v' };
  const { Id: TransactionId } = await as<{ Id: string }>(member, 'POST', '/api/transactions', made);
  await as(treasurer, 'POST', `/api/transactions/${TransactionId}/activate`, {});
  const rest = {
    TransactionId,
    Title: '上海灯湾网络科技有限公司',
    TaxNumber: '91310000MA1K3XXX0X',
    Email: 'a@example.com',
  };
  return as<Invoice>(member, 'POST', '/api/invoices', { ...rest, ...fields });
}

const issued = async (fields: object): Promise<Invoice> => {
  const { Id } = await applied(fields);
  return as<Invoice>(treasurer, 'POST', `/api/invoices/${Id}/finish`, { InvoiceNumber: '26312000000012345678' });
};

const VAT = {
  Type: 'VAT',
  Address: '博云路 2 号 <4 层>',
  Phone: '021-50801234',
  BankName: '工商银行',
  BankAccount: '1001',
};

async function download({ Id }: Pick<Invoice, 'Id'>, cookie = member) {
  const url = `${platform.origin}/api/invoices/${Id}/file`;
  const answer = await fetch(url, { headers: cookie === '' ? {} : { Cookie: cookie } });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** Every letter that a PDF says its glyphs stand for, and whether one of them stands for none. */
function lettersOf(pdf: Buffer): { letters: Set<string>; isWhole: boolean } {
  const streams = pdf
    .toString('latin1')
    .split(/(?<=[^d])stream\r?\n/)
    .slice(1)
    .map((part) => Buffer.from(part.slice(0, part.indexOf('endstream')), 'latin1'))
    .map((part) => (part[0] === 0x78 ? inflateSync(part).toString('latin1') : part.toString('latin1')));
  const maps = streams
    .filter((text) => text.includes('begincmap'))
    .flatMap((text) => [...text.matchAll(/<([0-9a-f]+)>/gi)]);
  const glyphs = streams.filter((text) => text.includes('TJ')).flatMap((text) => [...text.matchAll(/<([0-9a-f]+)>/gi)]);
  return {
    letters: new Set(maps.map(([, hex = '']) => String.fromCodePoint(Number.parseInt(hex.slice(-4), 16)))),
    isWhole: glyphs.length > 0 && glyphs.every(([, hex = '']) => !/^(.{4})*0000/.test(hex)),
  };
}

describe('an application for a VAT invoice', () => {
  it('that becomes one for a regular invoice loses what only the other needs', async () => {
    const { Id } = await applied({ ...VAT, Format: 'PDF', Remark: '项目 A' });
    const change = (fields: object) => as<object>(member, 'PUT', `/api/invoices/${Id}`, fields);
    const blank = { Address: '', Phone: '', BankName: '', BankAccount: '' };
    expect(await change({ Type: 'regular' })).toMatchObject({ Type: 'regular', Remark: '项目 A', ...blank });
    const { Type, ...fields } = VAT;
    expect(await change({ Type, ...fields })).toMatchObject(VAT);
    expect(await change({ Title: '灯湾工作室' })).toMatchObject({ ...VAT, Title: '灯湾工作室' });
    expect(await change({ Type: 'regular', Phone: '021-1' })).toMatchObject({ ...blank, Phone: '021-1' });
  });
});

describe('the file of an invoice', () => {
  it('is a PDF that names seller and buyer, with the letters in it, the same at every download', async () => {
    const invoice = await issued({ ...VAT, Format: 'PDF' });
    expect(invoice).toMatchObject({
      Status: 'Finished',
      FileUrl: `${platform.origin}/api/invoices/${invoice.Id}/file`,
    });
    const { answer, bytes } = await download(invoice);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain(
      '发票-26312000000012345678.pdf',
    );
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.subarray(-6).toString()).toContain('%%EOF');
    const { letters, isWhole } = lettersOf(bytes);
    expect(isWhole).toBe(true);
    const said = '电子发票（增值税专用发票）上海灯湾网络科技有限公司游途云服务壹仟贰佰叁拾肆圆伍角陆分¥1234.56';
    expect([...said].filter((letter) => !letters.has(letter))).toEqual([]);
    expect((await download(invoice, treasurer)).bytes.equals(bytes)).toBe(true);
  });

  it('is an OFD where that was applied for', async () => {
    const { answer, bytes } = await download(await issued({ ...VAT, Format: 'OFD' }));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/ofd']);
    const files = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]));
    expect(Object.keys(files)).toEqual([
      'OFD.xml',
      'Doc_0/Document.xml',
      'Doc_0/PublicRes.xml',
      'Doc_0/Pages/Page_0/Content.xml',
    ]);
    const page = files['Doc_0/Pages/Page_0/Content.xml'] ?? '';
    for (const text of ['电子发票（增值税专用发票）', '壹仟贰佰叁拾肆圆伍角陆分', '&lt;4 层&gt;']) {
      expect(page).toContain(text);
    }
  });

  it('says that it is a regular one, and that it was made invalid', async () => {
    const invoice = await issued({ Type: 'regular', Format: 'OFD' });
    await as(treasurer, 'POST', `/api/invoices/${invoice.Id}/invalidate`, {});
    const page = strFromU8(
      unzipSync((await download(invoice)).bytes)['Doc_0/Pages/Page_0/Content.xml'] ?? new Uint8Array(),
    );
    expect(page).toContain('电子发票（普通发票）');
    expect(page).toContain('已作废');
  });

  it('is there once it is issued, and for those who may see the money', async () => {
    const pending = await applied({ Type: 'regular', Format: 'PDF' });
    const told = async (cookie: string) => {
      const { answer, bytes } = await download(pending, cookie);
      return [answer.status, (JSON.parse(bytes.toString()) as { info: string }).info];
    };
    const stranger = `sst=${(await platform.signedIn('stranger', (await platform.app()).orgId, 'owner')).token}`;
    expect(await told(member)).toEqual([400, 'invalid parameters']);
    expect(await told(stranger)).toEqual([400, 'invalid invoice id']);
    expect(await told('')).toEqual([401, 'no session info']);
  });
});

describe(splitTax, () => {
  it('loses nothing to rounding', () => {
    for (const fen of [1, 5, 6, 53, 106, 123_456, 99_999_999]) {
      const { netFen, taxFen } = splitTax(fen);
      expect([fen, netFen + taxFen, taxFen >= 0]).toEqual([fen, fen, true]);
    }
    expect(splitTax(10_600)).toEqual({ netFen: 10_000, taxFen: 600 });
  });
});
