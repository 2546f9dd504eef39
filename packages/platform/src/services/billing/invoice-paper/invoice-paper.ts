// An invoice on paper: who sells, who buys, what for, and the amount with its tax.

import { shanghaiDay } from '@uos/contract/rules';
import { yuanOf } from '#core/money/fen';
import type { InvoiceView } from '../store/invoices.ts';
import { capitalAmount } from './capital-amount.ts';
import { type Line, type Paper, type Text, wrap } from './paper.ts';

export interface Seller {
  readonly name: string;
  readonly taxNumber: string;
}

const WIDTH = 210;
const [LEFT, RIGHT] = [12, 198];
const MIDDLE = 105;
const BODY = 3.4;
const SMALL = 2.9;

/** Upper edges of the rows of the frame, of which the first grows with what is said of the two parties. */
const TOP = 32;
const LEAST_PARTIES_MM = 28;
const [HEAD_MM, GOODS_MM, TOTAL_MM, REMARK_MM, FOOT_MM] = [8, 24, 9, 21, 18];

/** Right edges of the columns of the goods. */
const COLUMNS = [72, 92, 112, 140, 164, RIGHT];

/** What information services are taxed with. */
const TAX_RATE = 0.06;

export function invoicePaper(invoice: InvoiceView, seller: Seller): Paper {
  const kind = invoice.type === 'VAT' ? '增值税专用发票' : '普通发票';
  const title = `电子发票（${kind}）`;
  const amount = invoice.amount_fen;
  const { netFen, taxFen } = splitTax(amount);
  const buyer = party('购买方信息', LEFT, [
    ['名称', invoice.title],
    ['统一社会信用代码/纳税人识别号', invoice.tax_number],
    ['地址、电话', [invoice.address, invoice.phone].filter(Boolean).join(' ')],
    ['开户行及账号', [invoice.bank_name, invoice.bank_account].filter(Boolean).join(' ')],
  ]);
  const vendor = party('销售方信息', MIDDLE, [
    ['名称', seller.name],
    ['统一社会信用代码/纳税人识别号', seller.taxNumber],
  ]);
  const head = Math.max(TOP + LEAST_PARTIES_MM, buyer.bottom, vendor.bottom);
  const goods = head + HEAD_MM;
  const total = goods + GOODS_MM;
  const remark = total + TOTAL_MM;
  const foot = remark + REMARK_MM;
  const item = ['*信息技术服务*云服务费', '项', '1', yuan(netFen), yuan(netFen), `6% / ${yuan(taxFen)}`];
  const left = { x: LEFT + 2, width: RIGHT - LEFT - 4 };
  return {
    widthMm: WIDTH,
    heightMm: foot + FOOT_MM,
    title,
    lines: frame([TOP, head, goods, total, remark, foot]),
    texts: [
      bold(title, { x: LEFT, y: 11, width: RIGHT - LEFT, size: 6.4, align: 'center' }),
      plain(`发票号码：${invoice.invoice_number}`, { x: 120, y: 21, width: RIGHT - 120, align: 'right' }),
      plain(`开票日期：${chineseDay(invoice.issued_at)}`, { x: 120, y: 26, width: RIGHT - 120, align: 'right' }),
      ...buyer.texts,
      ...vendor.texts,
      ...row(head + 1.8, ['项目名称', '单位', '数量', '单价', '金额', '税率 / 税额'], 'center'),
      ...row(goods + 2.4, item, 'right'),
      plain('合计', { ...left, y: total - 6.2 }),
      ...row(total - 6.2, ['', '', '', '', `¥${yuan(netFen)}`, `¥${yuan(taxFen)}`], 'right'),
      plain('价税合计（大写）', { ...left, y: total + 2.2 }),
      bold(capitalAmount(amount), { x: 50, y: total + 2.2, width: 96 }),
      bold(`（小写）¥${yuan(amount)}`, { x: 146, y: total + 2.2, width: 50, align: 'right' }),
      ...paragraph(`备注：${invoice.remark}`, { ...left, y: remark + 2.4, most: 2 }),
      plain(`交易编号：${invoice.transaction_id}`, { ...left, y: foot - 5.4, size: SMALL }),
      plain(`开票人：${seller.name}`, { x: LEFT, y: foot + 4, width: 120 }),
      ...(invoice.status === 'Invalid'
        ? [bold('已作废', { x: 138, y: foot + 2.6, width: RIGHT - 138, size: 6, align: 'right' })]
        : []),
    ],
  };
}

/** The amount holds its tax; the two parts are whole fen and sum up to it. */
export function splitTax(amountFen: number): { netFen: number; taxFen: number } {
  const netFen = Math.round(amountFen / (1 + TAX_RATE));
  return { netFen, taxFen: amountFen - netFen };
}

/** Lines across at every row, and around; the first row has two halves. */
function frame(rows: readonly number[]): Line[] {
  const [top = TOP, parties = TOP] = rows;
  const bottom = rows.at(-1) ?? TOP;
  const across = rows.map((y): Line => ({ from: [LEFT, y], to: [RIGHT, y] }));
  const down = [LEFT, RIGHT].map((x): Line => ({ from: [x, top], to: [x, bottom] }));
  return [...across, ...down, { from: [MIDDLE, top], to: [MIDDLE, parties] }];
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly align?: Text['align'];
}

function plain(text: string, { x, y, width, size = BODY, align = 'left' }: Place): Text {
  const [line = ''] = wrap(text, { widthMm: width, sizeMm: size, most: 1 });
  return { text: line, x, y, widthMm: width, sizeMm: size, align, isBold: false };
}

function bold(text: string, place: Place): Text {
  return { ...plain(text, place), isBold: true };
}

function paragraph(text: string, { x, y, width, most }: Place & { readonly most: number }): Text[] {
  const lines = wrap(text, { widthMm: width, sizeMm: BODY, most });
  return lines.map((line, index) => plain(line, { x, y: y + index * BODY * 1.4, width: width + BODY }));
}

/** Facts of a seller or buyer below each other; one that is empty is left out. */
function party(heading: string, left: number, facts: readonly (readonly [name: string, value: string])[]) {
  const place = { x: left + 2, width: MIDDLE - LEFT - 4 };
  const texts = [bold(heading, { ...place, y: TOP + 2.2 })];
  let y = TOP + 7.4;
  for (const [name, value] of facts.filter(([, value]) => value !== '')) {
    for (const line of wrap(`${name}：${value}`, { widthMm: place.width, sizeMm: SMALL, most: 4 })) {
      texts.push(plain(line, { ...place, y, size: SMALL, width: place.width + SMALL }));
      y += 4;
    }
    y += 1.2;
  }
  return { texts, bottom: y + 1 };
}

function row(y: number, cells: readonly string[], align: 'center' | 'right'): Text[] {
  return cells.flatMap((cell, index) => {
    const x = (index === 0 ? LEFT : (COLUMNS[index - 1] ?? LEFT)) + 2;
    const width = (COLUMNS[index] ?? RIGHT) - x - 2;
    return cell === '' ? [] : [plain(cell, { x, y, width, align: index === 0 && align === 'right' ? 'left' : align })];
  });
}

function yuan(fen: number): string {
  return yuanOf(fen).toFixed(2);
}

function chineseDay(at: string | null): string {
  const [year = '', month = '', day = ''] = (at === null ? '' : (shanghaiDay(at) ?? '')).split('-');
  return year === '' ? '' : `${year}年${month}月${day}日`;
}
