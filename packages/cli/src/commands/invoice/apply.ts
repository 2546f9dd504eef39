// Applies for the invoice of a deposit, made out like the last one unless told otherwise.
import { platformLabels, wordsOf } from '@uos/contract/labels';
import { formatYuan } from '@uos/contract/rules';
import type { Invoice } from '@uos/sdk/services/billing';
import { usageError } from '../../errors/cli-error.ts';
import { defineCommand } from '../../program/command.ts';
import { REMARK_FLAG } from '../deposit/remark.ts';
import { INVOICE_RECORD } from './invoices.ts';

/** Flag of each field that is taken over from the last invoice. */
const TAKEN_OVER = {
  Title: 'title',
  TaxNumber: 'tax-number',
  Email: 'email',
  Address: 'address',
  Phone: 'phone',
  BankName: 'bank',
  BankAccount: 'account',
} as const;
type Key = keyof typeof TAKEN_OVER;

const ALWAYS: readonly Key[] = ['Title', 'TaxNumber', 'Email'];
const FOR_VAT: readonly Key[] = [...ALWAYS, 'Address', 'Phone', 'BankName', 'BankAccount'];

export default defineCommand({
  id: 'invoice apply',
  web: '/apps/bill',
  summary: { zh: '为已到账的充值申请发票', en: 'Apply for the invoice of a deposit' },
  description: {
    zh: '没有给出的抬头信息沿用该组织上一张发票的。每笔充值只能有一张有效发票。',
    en: 'What is not given is taken over from the last invoice of the organisation. A deposit has one living invoice.',
  },
  args: { deposit: { text: { zh: '充值 ID', en: 'Id of the deposit' } } },
  flags: {
    type: {
      type: 'string',
      choices: wordsOf(platformLabels.invoice.type),
      text: { zh: '普通发票或增值税专用发票，默认沿用上一张', en: 'Regular or special VAT; like the last one' },
    },
    format: {
      type: 'string',
      choices: wordsOf(platformLabels.invoice.format),
      text: { zh: '文件格式，默认 PDF', en: 'Format of the file, PDF unless given' },
    },
    title: { type: 'string', text: { zh: '发票抬头', en: 'Company it is made out to' } },
    'tax-number': { type: 'string', text: { zh: '税号', en: 'Taxpayer number' } },
    email: { type: 'string', text: { zh: '接收邮箱', en: 'Where it is sent' } },
    address: { type: 'string', text: { zh: '注册地址，专票必填', en: 'Registered address, for VAT' } },
    phone: { type: 'string', text: { zh: '注册电话，专票必填', en: 'Registered phone, for VAT' } },
    bank: { type: 'string', text: { zh: '开户行，专票必填', en: 'Bank, for VAT' } },
    account: { type: 'string', text: { zh: '银行账号，专票必填', en: 'Account at that bank, for VAT' } },
    ...REMARK_FLAG,
  },
  danger: 'confirm',
  changes: 'account',
  examples: [
    {
      text: { zh: '第一张普通发票', en: 'The first regular invoice' },
      line: 'uos invoice apply 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e --title 示例游戏科技有限公司 --tax-number 91310000MA1K35XXXX --email finance@demo.example',
      shows: ['billing.invoices.create'],
    },
    {
      text: { zh: '与上一张相同的抬头', en: 'Made out like the last one' },
      line: 'uos invoice apply 7b0b3a52-35ad-4c3f-9f3e-0f5a9f6f1d2e --yes',
    },
  ],
  output: INVOICE_RECORD,
  async run(ctx) {
    const { args, flags } = ctx;
    const billing = await ctx.uos.service('billing');
    const deposit = await billing.transactions.get({ id: args.deposit });
    const { Items } = await billing.invoices.list({ orgId: deposit.OrganizationId, count: 1 });
    const last: Partial<Invoice> = Items[0] ?? {};
    const Type = flags.type ?? (last.Type === 'VAT' ? 'VAT' : 'regular');
    const keys = Type === 'VAT' ? FOR_VAT : ALWAYS;
    const values = Object.fromEntries(keys.map((key) => [key, flags[TAKEN_OVER[key]] ?? last[key] ?? '']));
    const missing = keys.filter((key) => values[key] === '').map((key) => `--${TAKEN_OVER[key]}`);
    if (missing.length > 0) {
      throw usageError('missing-flag', (t) => t.errors.missingFlag(missing.join(', ')), 'uos invoice apply --help');
    }
    const { Title = '', TaxNumber = '', Email = '', ...rest } = values;
    await ctx.confirm(
      {
        zh: `将申请 ${formatYuan(deposit.Amount)} 的发票，抬头 ${Title}，税号 ${TaxNumber}`,
        en: `An invoice of ${formatYuan(deposit.Amount)} to ${Title}, tax number ${TaxNumber}`,
      },
      Title,
    );
    const given = { Title, TaxNumber, Email, ...rest };
    return await billing.invoices.create({
      TransactionId: deposit.Id,
      Type,
      Format: flags.format ?? 'PDF',
      ...given,
      ...(flags.remark && { Remark: flags.remark }),
    });
  },
});
