// Bills, transactions, invoices and balances.
import { expect } from 'vitest';
import { meterAdd } from '../../../packages/platform/src/core/meter/meter.ts';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

const invalid = 'invalid parameters';

const thisMonth = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7);

async function balance({ owner, app }: World): Promise<number> {
  const { Items } = await owner.billing.balances.list({ orgId: [app.orgId] });
  return Items[0]?.Balance ?? Number.NaN;
}

/** An app of its own that has delivered so many bytes, so that nothing else changes its bill. */
async function usedApp({ owner, platform, app }: World, bytes: number): Promise<string> {
  const { AppId } = await owner.app.create({ ProjectName: 'used', OrganizationId: app.orgId });
  const use = { appId: AppId, service: 'asset-streaming', metric: 'usage', amount: bytes };
  await meterAdd(platform.ports.db, new Date(), [use]);
  return AppId;
}

const wrong = (value: unknown) => value as never;

const noMonth = 'no selected month';

const noOrganization = 'error to get org info';

const voucher = 'https://files.example/voucher.png';

async function deposit({ owner, app }: World, amount = 100) {
  return owner.billing.transactions.create({
    OrganizationId: app.orgId,
    Type: 'Deposit',
    Amount: amount,
    VoucherImageUrl: voucher,
  });
}

/** A deposit that counts. */
async function activeDeposit(world: World, amount?: number) {
  const { Id } = await deposit(world, amount);
  return world.operator.billing.transactions.activate({ id: Id });
}

const badVoucher = 'invalid voucher image url';

const badTransaction = 'invalid transaction id';

const invoiceFields = {
  Type: 'regular',
  Format: 'PDF',
  Title: '灯湾网络',
  TaxNumber: '91310000MA1K3XXX0X',
  Email: 'finance@example.com',
} as const;

async function invoice(world: World) {
  const { Id } = await activeDeposit(world);
  return world.owner.billing.invoices.create({ TransactionId: Id, ...invoiceFields });
}

const changed = 'changed since it was read';
const badStatus = 'invalid transaction status';

const badInvoice = 'invalid invoice id';

export const cases: Cases = {
  'billing.bills.process': {
    async ok(world) {
      // why 220 GB: times 1.2 that is 264, less 100 free, at 0.15 yuan
      const appId = await usedApp(world, 220_000_000_000);
      const before = await balance(world);
      const run = await world.operator.billing.bills.process({ ServiceName: 'asset-streaming' });
      expect(run.Month).toBe(thisMonth());
      const { Items } = await world.operator.billing.bills.list({ month: thisMonth(), appId });
      expect(Items).toMatchObject([{ Amount: 24.6, Status: 'Pending', ServiceName: 'asset-streaming' }]);
      expect(Items[0]?.Items).toMatchObject([{ Metric: 'usage', Usage: 220, FreeQuota: 100, BilledUsage: 164 }]);
      const after = await balance(world);
      expect(before - after).toBeGreaterThanOrEqual(24.6 - 0.001);
      const told = async () =>
        (await world.operator.alert.records.list({ operation: 'billing.bills.process' })).TotalCount;
      const toldBefore = await told();
      // why named again: what other cases of the same world used of other services is billed by whoever names none
      await world.operator.billing.bills.process({ ServiceName: 'asset-streaming' });
      expect(await balance(world)).toBe(after);
      expect((await told()) - toldBefore).toBe(1);
    },
    errors: { [invalid]: ({ operator }) => operator.billing.bills.process({ Month: '2999-01' }) },
  },
  'billing.bills.list': {
    async ok({ operator, member }) {
      expect((await operator.billing.bills.list({ month: '2000-01' })).TotalCount).toBe(0);
      await expect(member.billing.bills.list({ month: '2000-01' })).rejects.toMatchObject({ status: 403 });
    },
    errors: {
      [noMonth]: ({ operator }) => operator.billing.bills.list(wrong({})),
      [invalid]: ({ operator }) => operator.billing.bills.list({ month: '2026-13' }),
    },
  },
  'billing.bills.byOrganization': {
    async ok({ owner, app }) {
      const range = { startMonth: '2000-01', endMonth: '2000-03' };
      expect(await owner.billing.bills.byOrganization({ orgId: app.orgId, ...range })).toEqual({
        TotalCount: 0,
        Items: [],
      });
    },
    errors: {
      [noMonth]: ({ owner, app }) => owner.billing.bills.byOrganization({ orgId: app.orgId }),
      [noOrganization]: ({ owner, otherApp }) =>
        owner.billing.bills.byOrganization({ orgId: otherApp.orgId, month: '2026-01' }),
      [invalid]: ({ owner, app }) =>
        owner.billing.bills.byOrganization({ orgId: app.orgId, month: '2026-01', endMonth: '2026-02' }),
    },
  },
  'billing.bills.createLink': {
    async ok({ owner, visitor, app, otherApp }) {
      const { Token, Url } = await owner.billing.bills.createLink({ orgId: app.orgId, Month: '2026-01' });
      expect(Url).toMatch(/^\/papers\/month-bill\?/);
      const seen = await visitor.billing.bills.byOrganization({ orgId: app.orgId, month: '2026-01', token: Token });
      expect(seen.TotalCount).toBe(0);
      const monthly = await visitor.billing.monthly.bills({ orgId: app.orgId, month: '2026-01', token: Token });
      expect(monthly.TotalAmount).toBe(0);
      for (const other of [
        { orgId: app.orgId, month: '2026-02', token: Token },
        { orgId: otherApp.orgId, month: '2026-01', token: Token },
        { orgId: app.orgId, month: '2026-01', token: `9${Token}` },
      ]) {
        await expect(visitor.billing.bills.byOrganization(other)).rejects.toMatchObject({
          serverMessage: noOrganization,
        });
      }
    },
    errors: {
      [noOrganization]: ({ owner, otherApp }) =>
        owner.billing.bills.createLink({ orgId: otherApp.orgId, Month: '2026-01' }),
      [noMonth]: ({ owner, app }) => owner.billing.bills.createLink({ orgId: app.orgId, Month: '' }),
      [invalid]: ({ owner, app }) => owner.billing.bills.createLink({ orgId: app.orgId, Month: '2026-1' }),
    },
  },
  'billing.billLogs.list': {
    async ok({ operator }) {
      const { LogId } = await operator.billing.bills.process({ Month: '2020-02' });
      const { Items } = await operator.billing.billLogs.list({ month: '2020-02', status: 'Finished' });
      expect(Items.find((item) => item.Id === LogId)).toMatchObject({ Status: 'Finished', Message: '' });
    },
    errors: { [invalid]: ({ operator }) => operator.billing.billLogs.list({ month: 'never' }) },
  },
  'billing.monthly.amount': {
    async ok({ owner, app }) {
      expect(await owner.billing.monthly.amount({ month: '2000-01', orgId: app.orgId })).toEqual({
        Month: '2000-01',
        Amount: 0,
        Items: [],
      });
    },
    errors: {
      [noMonth]: ({ operator }) => operator.billing.monthly.amount(wrong({})),
      [noOrganization]: ({ owner, otherApp }) =>
        owner.billing.monthly.amount({ month: '2026-01', orgId: otherApp.orgId }),
      [invalid]: ({ owner }) => owner.billing.monthly.amount({ month: '2026-01' }),
    },
  },
  'billing.monthly.transactions': {
    async ok(world) {
      const { Id } = await activeDeposit(world, 12.34);
      const report = await world.operator.billing.monthly.transactions({ month: thisMonth() });
      expect(report.DepositAmount).toBeGreaterThanOrEqual(12.34);
      expect(report.Items.map((item) => item.Id)).toContain(Id);
    },
    errors: {
      [noMonth]: ({ operator }) => operator.billing.monthly.transactions(wrong({})),
      [invalid]: ({ operator }) => operator.billing.monthly.transactions({ month: 'x' }),
    },
  },
  'billing.monthly.bills': {
    async ok({ operator }) {
      expect(await operator.billing.monthly.bills({ month: '2000-01' })).toMatchObject({ TotalAmount: 0, Items: [] });
    },
    errors: {
      [noMonth]: ({ operator }) => operator.billing.monthly.bills(wrong({})),
      [noOrganization]: ({ owner, otherApp }) =>
        owner.billing.monthly.bills({ month: '2026-01', orgId: otherApp.orgId }),
      [invalid]: ({ owner }) => owner.billing.monthly.bills({ month: '2026-01' }),
    },
  },
  'billing.monthly.billDiff': {
    async ok(world) {
      await usedApp(world, 200_000_000_000);
      await world.operator.billing.bills.process({});
      const { Items, PreviousMonth } = await world.operator.billing.monthly.billDiff({ month: thisMonth() });
      expect(PreviousMonth < thisMonth()).toBe(true);
      const mine = Items.find((item) => item.OrganizationId === world.app.orgId);
      expect(mine).toMatchObject({ PreviousAmount: 0, Percent: 0 });
      expect(mine?.Diff).toBe(mine?.Amount);
    },
    errors: {
      [noMonth]: ({ operator }) => operator.billing.monthly.billDiff(wrong({})),
      [invalid]: ({ operator }) => operator.billing.monthly.billDiff({ month: 'x' }),
    },
  },
  'billing.monthly.trend': {
    async ok(world) {
      await activeDeposit(world, 5);
      const { Items } = await world.owner.billing.monthly.trend({ orgId: world.app.orgId, months: 3 });
      expect(Items).toHaveLength(3);
      expect(Items[2]).toMatchObject({ Month: thisMonth() });
      expect(Items[2]?.DepositAmount).toBeGreaterThanOrEqual(5);
    },
    errors: {
      [noOrganization]: ({ owner, otherApp }) => owner.billing.monthly.trend({ orgId: otherApp.orgId }),
      [invalid]: ({ operator }) => operator.billing.monthly.trend({ months: 0 }),
    },
  },
  'billing.balances.list': {
    async ok(world) {
      const before = await balance(world);
      await deposit(world, 7.77);
      const [pending] = (await world.owner.billing.balances.list({ orgId: [world.app.orgId] })).Items;
      expect(pending?.PendingAmount).toBeGreaterThanOrEqual(7.77);
      await activeDeposit(world, 0.1);
      await activeDeposit(world, 0.2);
      expect(await balance(world)).toBeCloseTo(before + 0.3, 9);
      const { Items } = await world.operator.billing.balances.list({ orgId: [UNKNOWN] });
      expect(Items).toMatchObject([{ OrganizationId: UNKNOWN, Balance: 0, TotalBillAmount: 0 }]);
    },
    errors: { [invalid]: ({ owner }) => owner.billing.balances.list({ orgId: ['none'] }) },
  },
  'billing.transactions.list': {
    async ok(world) {
      const { Id } = await deposit(world);
      const { Items } = await world.owner.billing.transactions.list({ orgId: world.app.orgId, status: 'Pending' });
      expect(Items[0]).toMatchObject({ Id, Type: 'Deposit', Method: 'BankTransfer' });
    },
    errors: {
      [noOrganization]: ({ owner, otherApp }) => owner.billing.transactions.list({ orgId: otherApp.orgId }),
      'invalid transaction type': ({ operator }) => operator.billing.transactions.list({ type: wrong('Gift') }),
      [invalid]: ({ owner }) => owner.billing.transactions.list({}),
    },
  },
  'billing.transactions.create': {
    async ok(world) {
      const before = await balance(world);
      const adjustment = { OrganizationId: world.app.orgId, Type: 'Adjustment', Amount: 3 } as const;
      await world.operator.billing.transactions.create({ ...adjustment, AdjustmentType: 'Reduce', Activate: true });
      expect(await balance(world)).toBeCloseTo(before + 3, 9);
      await world.operator.billing.transactions.create({ ...adjustment, AdjustmentType: 'Increase', Activate: true });
      expect(await balance(world)).toBeCloseTo(before, 9);
    },
    errors: {
      'invalid transaction type': ({ owner, app }) =>
        owner.billing.transactions.create({ OrganizationId: app.orgId, Type: 'Refund', Amount: 1 }),
      'invalid organization id': ({ owner, otherApp }) =>
        owner.billing.transactions.create({
          OrganizationId: otherApp.orgId,
          Type: 'Deposit',
          Amount: 1,
          VoucherImageUrl: voucher,
        }),
      [badVoucher]: ({ owner, app }) =>
        owner.billing.transactions.create({ OrganizationId: app.orgId, Type: 'Deposit', Amount: 1 }),
      [invalid]: ({ operator, app }) =>
        operator.billing.transactions.create({ OrganizationId: app.orgId, Type: 'Adjustment', Amount: 1 }),
    },
  },
  'billing.transactions.get': {
    async ok(world) {
      const applied = await invoice(world);
      const seen = await world.member.billing.transactions.get({ id: applied.TransactionId });
      expect(seen).toMatchObject({ InvoiceId: applied.Id, InvoiceStatus: 'Pending', Invoice: { Id: applied.Id } });
    },
    errors: { [badTransaction]: ({ owner }) => owner.billing.transactions.get({ id: UNKNOWN }) },
  },
  'billing.transactions.update': {
    async ok(world) {
      const { Id } = await deposit(world);
      const changed = await world.owner.billing.transactions.update({ id: Id, Amount: 55.5, Remark: '更正' });
      expect(changed).toMatchObject({ Amount: 55.5, Remark: '更正', VoucherImageUrl: voucher });
      await expect(world.member.billing.transactions.update({ id: Id, Amount: 1 })).rejects.toMatchObject({
        status: 403,
      });
    },
    errors: {
      [badTransaction]: ({ owner }) => owner.billing.transactions.update({ id: UNKNOWN, Amount: 1 }),
      [badStatus]: async (world) =>
        world.owner.billing.transactions.update({ id: (await activeDeposit(world)).Id, Amount: 1 }),
      [badVoucher]: async (world) =>
        world.owner.billing.transactions.update({ id: (await deposit(world)).Id, VoucherImageUrl: 'none' }),
      [invalid]: async (world) =>
        world.owner.billing.transactions.update({ id: (await deposit(world)).Id, Amount: -1 }),
    },
  },
  'billing.transactions.cancel': {
    async ok(world) {
      const { Id } = await deposit(world);
      expect((await world.owner.billing.transactions.cancel({ id: Id })).Status).toBe('Cancelled');
    },
    errors: {
      [badTransaction]: ({ owner }) => owner.billing.transactions.cancel({ id: UNKNOWN }),
      'only pending transactions can be cancelled': async (world) =>
        world.owner.billing.transactions.cancel({ id: (await activeDeposit(world)).Id }),
    },
  },
  'billing.transactions.activate': {
    async ok(world) {
      const before = await balance(world);
      const active = await activeDeposit(world, 10);
      expect(active).toMatchObject({ Status: 'Active', Amount: 10 });
      expect(active.ReviewedAt).not.toBeNull();
      expect(await balance(world)).toBeCloseTo(before + 10, 9);
    },
    errors: {
      [changed]: async (world) => {
        const { Id, Amount, Revision } = await deposit(world);
        await world.owner.billing.transactions.update({ id: Id, Amount: 999_999 });
        await expect(world.operator.billing.transactions.activate({ id: Id, Amount })).rejects.toMatchObject({
          ...{ status: 409, serverMessage: changed },
        });
        return world.operator.billing.transactions.activate({ id: Id, Amount: 999_999, Revision });
      },
      [badTransaction]: ({ operator }) => operator.billing.transactions.activate({ id: UNKNOWN }),
      [badStatus]: async (world) =>
        world.operator.billing.transactions.activate({ id: (await activeDeposit(world)).Id }),
    },
  },
  'billing.transactions.invalidate': {
    async ok(world) {
      const { Id } = await deposit(world);
      const refused = await world.operator.billing.transactions.invalidate({ id: Id, Reason: '凭证不清' });
      expect(refused).toMatchObject({ Status: 'Invalid', Reason: '凭证不清' });
    },
    errors: {
      [changed]: async (world) => {
        const { Id, Revision } = await deposit(world);
        await world.owner.billing.transactions.update({ id: Id, Remark: 'another' });
        return world.operator.billing.transactions.invalidate({ id: Id, Revision });
      },
      [badTransaction]: ({ operator }) => operator.billing.transactions.invalidate({ id: UNKNOWN }),
      [badStatus]: async (world) =>
        world.operator.billing.transactions.invalidate({ id: (await activeDeposit(world)).Id }),
    },
  },
  'billing.invoices.list': {
    async ok(world) {
      const { Id, TransactionId } = await invoice(world);
      const mine = await world.owner.billing.invoices.list({ orgId: world.app.orgId, transactionId: TransactionId });
      expect(mine).toMatchObject({ TotalCount: 1, Items: [{ Id, Status: 'Pending', Amount: 100 }] });
    },
    errors: {
      [noOrganization]: ({ owner, otherApp }) => owner.billing.invoices.list({ orgId: otherApp.orgId }),
      [badTransaction]: ({ operator }) => operator.billing.invoices.list({ transactionId: 'none' }),
      [invalid]: ({ owner }) => owner.billing.invoices.list({}),
    },
  },
  'billing.invoices.create': {
    async ok(world) {
      const made = await invoice(world);
      expect(made).toMatchObject({ Status: 'Pending', Title: '灯湾网络', OrganizationId: world.app.orgId });
    },
    errors: {
      [badTransaction]: ({ owner }) => owner.billing.invoices.create({ TransactionId: UNKNOWN, ...invoiceFields }),
      [badStatus]: async (world) =>
        world.owner.billing.invoices.create({ TransactionId: (await deposit(world)).Id, ...invoiceFields }),
      'the transaction already had a invoice': async (world) => {
        const { TransactionId } = await invoice(world);
        return world.owner.billing.invoices.create({ TransactionId, ...invoiceFields });
      },
      [invalid]: async (world) =>
        world.owner.billing.invoices.create({
          TransactionId: (await activeDeposit(world)).Id,
          ...invoiceFields,
          Type: 'VAT',
        }),
    },
  },
  'billing.invoices.update': {
    async ok(world) {
      const { Id, TransactionId } = await invoice(world);
      expect((await world.owner.billing.invoices.update({ id: Id, Title: '新抬头' })).Title).toBe('新抬头');
      expect((await world.owner.billing.invoices.update({ id: Id, Status: 'Cancelled' })).Status).toBe('Cancelled');
      const again = await world.owner.billing.invoices.create({ TransactionId, ...invoiceFields });
      expect(again.Status).toBe('Pending');
    },
    errors: {
      [badInvoice]: ({ owner }) => owner.billing.invoices.update({ id: 'none', Title: 'x' }),
      'error to get invoice': ({ owner }) => owner.billing.invoices.update({ id: UNKNOWN, Title: 'x' }),
      [invalid]: async (world) => world.owner.billing.invoices.update({ id: (await invoice(world)).Id, Type: 'VAT' }),
    },
  },
  'billing.invoices.finish': {
    async ok(world) {
      const { Id } = await invoice(world);
      const issue = { InvoiceNumber: '2611000001', FileUrl: 'https://files.example/invoice.pdf' };
      const issued = await world.operator.billing.invoices.finish({ id: Id, ...issue });
      expect(issued).toMatchObject({ Status: 'Finished', ...issue });
      expect(issued.IssuedAt).not.toBeNull();
    },
    errors: {
      [changed]: async (world) => {
        const { Id, Amount, Revision } = await invoice(world);
        await world.owner.billing.invoices.update({ id: Id, Title: '另一家公司' });
        return world.operator.billing.invoices.finish({ id: Id, InvoiceNumber: '1', Amount, Revision });
      },
      [badInvoice]: ({ operator }) =>
        operator.billing.invoices.finish({ id: UNKNOWN, InvoiceNumber: '1', FileUrl: 'https://f.example/1' }),
      [invalid]: async (world) => {
        const { Id } = await invoice(world);
        await world.owner.billing.invoices.update({ id: Id, Status: 'Cancelled' });
        return world.operator.billing.invoices.finish({ id: Id, InvoiceNumber: '1', FileUrl: 'https://f.example/1' });
      },
    },
  },
  'billing.invoices.invalidate': {
    async ok(world) {
      const { Id } = await invoice(world);
      const gone = await world.operator.billing.invoices.invalidate({ id: Id, Reason: '抬头有误' });
      expect(gone).toMatchObject({ Status: 'Invalid', Reason: '抬头有误' });
    },
    errors: {
      [changed]: async (world) => {
        const { Id, Revision } = await invoice(world);
        await world.owner.billing.invoices.update({ id: Id, Title: '另一家公司' });
        return world.operator.billing.invoices.invalidate({ id: Id, Revision });
      },
      [badInvoice]: ({ operator }) => operator.billing.invoices.invalidate({ id: UNKNOWN }),
      [invalid]: async (world) => {
        const { Id } = await invoice(world);
        await world.operator.billing.invoices.invalidate({ id: Id });
        return world.operator.billing.invoices.invalidate({ id: Id });
      },
    },
  },
};
