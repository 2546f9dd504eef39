import { describe, expect, it } from 'vitest';
import { declared } from '../../kernel/walk.ts';
import { PaymentCreate, PaymentReturn } from '../payment/schemas.ts';
import { billing } from './contract.ts';
import { invoice, transaction } from './examples.ts';
import * as s from './schemas.ts';

const { bills, monthly } = billing.tree;

describe('reports of a month', () => {
  it('answer a missing month with the text of the server', () => {
    for (const { query } of [bills.list, monthly.amount, monthly.transactions, monthly.bills, monthly.billDiff]) {
      expect(firstIssue(query?.safeParse({}))).toBe('no selected month');
      expect(query?.safeParse({ month: '2026-13' }).success).toBe(false);
      expect(query?.safeParse({ month: '2026-12' }).success).toBe(true);
    }
  });
});

describe('who may call', () => {
  it('gives reviews to operators and billing administrators alone', () => {
    const reviews = declared([billing]).filter(({ verb }) => ['activate', 'invalidate', 'finish'].includes(verb));
    expect(reviews.map(({ id, access }) => [id, access])).toEqual([
      ['billing.transactions.activate', 'billing'],
      ['billing.transactions.invalidate', 'billing'],
      ['billing.invoices.finish', 'billing'],
      ['billing.invoices.invalidate', 'billing'],
    ]);
  });

  it('opens the two reads of the printable bill to whoever has its link', () => {
    const open = declared([billing]).filter(({ access }) => access === 'linked');
    expect(open.map(({ id, operation }) => [id, Object.hasOwn(operation.query?.shape ?? {}, 'token')])).toEqual([
      ['billing.bills.byOrganization', true],
      ['billing.monthly.bills', true],
    ]);
  });
});

describe('TransactionCreate', () => {
  const body = { OrganizationId: transaction.OrganizationId, Type: 'Deposit', Amount: 0.01 };
  const issue = (change: object) => firstIssue(s.TransactionCreate.safeParse({ ...body, ...change }));

  it('names the broken field with the text of the server', () => {
    expect(issue({})).toBeUndefined();
    expect(issue({ Type: 'Gift' })).toBe('invalid transaction type');
    expect(issue({ OrganizationId: '7' })).toBe('invalid organization id');
    expect(issue({ VoucherImageUrl: 'file:///voucher.png' })).toBe('invalid voucher image url');
  });

  it('takes yuan above 0 with at most two decimals', () => {
    const fits = (Amount: unknown) => s.TransactionCreate.safeParse({ ...body, Amount }).success;
    expect([0.01, 19.99, 1_000_000_000].map(fits)).toEqual([true, true, true]);
    expect([0, -1, 0.001, 1e300, '5'].map(fits)).toEqual([false, false, false, false, false]);
  });
});

describe('Invoice', () => {
  it('is applied for without what the server fills in, and taken back with its state alone', () => {
    const { Type, Format, Title, TaxNumber, Email, TransactionId } = invoice;
    const made = { Type, Format, Title, TaxNumber, Email, TransactionId };
    expect(s.InvoiceCreate.parse({ ...made, Amount: 1, Status: 'Finished' })).toEqual(made);
    expect(s.InvoiceUpdate.parse({ Status: 'Cancelled' })).toEqual({ Status: 'Cancelled' });
    expect(s.InvoiceUpdate.safeParse({ Status: 'Finished' }).success).toBe(false);
  });
});

describe('online payment', () => {
  it('refuses an amount that no payment may have', () => {
    const issue = (Amount: unknown) =>
      firstIssue(PaymentCreate.safeParse({ OrganizationId: transaction.OrganizationId, Amount }));
    expect([1, 0.01, 1_000_000].map(issue)).toEqual([undefined, undefined, undefined]);
    expect([0, -5, 1.005, 1_000_000.01, 'x'].map(issue)).toEqual(new Array(5).fill('invalid payment amount'));
  });

  it('comes back with the number of the order, or not at all', () => {
    expect(firstIssue(PaymentReturn.safeParse({ trade_no: '1', total_amount: '1.00', sign: 'x' }))).toBe(
      'no outTradeNo',
    );
  });
});

function firstIssue(result?: { error?: { issues: readonly { message: string }[] } | undefined }): string | undefined {
  return result?.error?.issues[0]?.message;
}
