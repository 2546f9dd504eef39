// Races for money on real PostgreSQL: what is decided twice counts once, and a bill is charged once. More of them, on
// processes of their own: tests/money.
import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meterAdd } from '../../packages/platform/src/core/meter/meter.ts';
import { readBalance } from '../../packages/platform/src/core/money/ledger.ts';
import type { Db } from '../../packages/platform/src/db/connect.ts';
import { runBills } from '../../packages/platform/src/services/billing/run.ts';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startS3, type TestS3 } from '../support/s3.ts';

const REPLICAS = 4;
let postgres: TestPostgres;
let s3: TestS3;
let replicas: TestPlatform[];
let app: TestApp;
let operator: string;
let owner: string;
beforeAll(async () => {
  [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
  const databaseUrl = await postgres.createDatabase({ migrated: true });
  const objects = s3.place();
  const masterKey = randomBytes(32).toString('hex');
  replicas = [];
  for (let index = 0; index < REPLICAS; index += 1) {
    replicas.push(await testPlatform({ databaseUrl, objects, s3: s3.access, masterKey }));
  }
  app = await first().app();
  operator = `admin_sst=${await first().operator()}`;
  owner = `sst=${(await first().signedIn('payer', app.orgId, 'owner')).token}`;
});
afterAll(async () => {
  await Promise.all((replicas ?? []).map((one) => one.stop()));
  await postgres?.stop();
  await s3?.stop();
});

function first(): TestPlatform {
  const [one] = replicas;
  if (one === undefined) {
    throw new Error('no platform has started');
  }
  return one;
}

/** The same call many times at once, each at another replica. */
async function storm(
  count: number,
  cookie: string,
  make: (index: number) => [method: string, path: string, body?: unknown],
) {
  return Promise.all(
    Array.from({ length: count }, (_, index) => {
      const [method, path, body] = make(index);
      const replica = replicas[index % REPLICAS] ?? first();
      return replica.call(method, path, body, { headers: { Cookie: cookie } });
    }),
  );
}

async function deposit(yuan: number): Promise<string> {
  const answer = await first().call(
    'POST',
    '/api/transactions',
    { OrganizationId: app.orgId, Type: 'Deposit', Amount: yuan, VoucherImageUrl: 'https://files.example/v.png' },
    { headers: { Cookie: owner } },
  );
  return (answer.body as { Id: string }).Id;
}

const accepted = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status === 200).length;
const db = (): Db => first().ports.db;

/** Every organisation's sums by month are those of its transfers. */
async function refuseDrift(): Promise<void> {
  const { rows } = await sql`
    SELECT l.org_id, l.month FROM ledger_months l
    WHERE l.deposit_fen + l.reduce_fen - l.increase_fen - l.refund_fen - l.bill_fen <> (
      SELECT coalesce(sum(CASE WHEN t.credit = 'org/' || t.org_id THEN t.amount_fen ELSE -t.amount_fen END), 0)
      FROM ledger_transfers t WHERE t.org_id = l.org_id AND t.month = l.month)`.execute(db());
  expect(rows).toEqual([]);
}

describe('a deposit', () => {
  it('that is accepted forty times at once counts once', async () => {
    const before = await readBalance(db(), app.orgId);
    const id = await deposit(10);
    expect(accepted(await storm(40, operator, () => ['POST', `/api/transactions/${id}/activate`, {}]))).toBe(1);
    expect(await readBalance(db(), app.orgId)).toBe(before + 1000);
    await refuseDrift();
  });

  it('gets one invoice however many ask for it', async () => {
    const id = await deposit(3);
    await storm(1, operator, () => ['POST', `/api/transactions/${id}/activate`, {}]);
    const fields = { Type: 'regular', Format: 'PDF', Title: 't', TaxNumber: '1', Email: 'a@example.com' };
    const answers = await storm(20, owner, () => ['POST', '/api/invoices', { TransactionId: id, ...fields }]);
    expect(accepted(answers)).toBe(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });
});

describe('the bill run', () => {
  it('on four replicas at once charges each bill once, and again nothing', async () => {
    const apps = await Promise.all(Array.from({ length: 6 }, () => first().app()));
    const use = (appId: string) => ({ appId, service: 'passport', metric: 'sms', amount: 1000 });
    await meterAdd(
      db(),
      new Date(),
      apps.map(({ id }) => use(id)),
    );
    const month = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7);
    await Promise.all(replicas.map((one) => runBills(one.ports, { month, at: new Date() })));
    const balances = () => Promise.all(apps.map(({ orgId }) => readBalance(db(), orgId)));
    expect(await balances()).toEqual(apps.map(() => -4200));
    await runBills(first().ports, { month, at: new Date() });
    expect(await balances()).toEqual(apps.map(() => -4200));
    await refuseDrift();
  });

  it('follows the meter: use that comes late is charged as a difference', async () => {
    const { id, orgId } = await first().app();
    const month = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7);
    const use = { appId: id, service: 'passport', metric: 'sms', amount: 1 };
    for (let round = 1; round <= 5; round += 1) {
      await meterAdd(db(), new Date(), [use]);
      await runBills(first().ports, { month, at: new Date() });
      // 0.042 yuan each, rounded over the month and not over the day
      expect(await readBalance(db(), orgId)).toBe(-Math.round(round * 4.2));
    }
    const lines = await db()
      .selectFrom('bill_lines')
      .innerJoin('bills', 'bills.id', 'bill_lines.bill_id')
      .select(['bill_lines.amount_fen', 'bills.amount_fen as bill_fen'])
      .where('bills.app_id', '=', id)
      .execute();
    expect(lines).toEqual([{ amount_fen: 21, bill_fen: 21 }]);
    await refuseDrift();
  });
});

describe('the ledger', () => {
  it('refuses a second transfer of one cause', async () => {
    const row = {
      org_id: app.orgId,
      kind: 'deposit' as const,
      debit: 'cash/bank',
      credit: `org/${app.orgId}`,
      amount_fen: 1,
      month: '2026-01',
      cause_id: randomUUID(),
      revision: 0,
      at: new Date().toISOString(),
    };
    const insert = () =>
      db()
        .insertInto('ledger_transfers')
        .values({ id: randomUUID(), ...row })
        .execute();
    await insert();
    await expect(insert()).rejects.toMatchObject({ code: '23505' });
    await db().deleteFrom('ledger_transfers').where('cause_id', '=', row.cause_id).execute();
  });
});
