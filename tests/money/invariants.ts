// What must hold of money whoever does what at the same moment, over several processes on one PostgreSQL. The suite runs
// each a few times, the long tier many times.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { request } from 'undici';
import { expect } from 'vitest';
import { meterAdd } from '../../packages/platform/src/core/meter/meter.ts';
import { readBalance } from '../../packages/platform/src/core/money/ledger.ts';
import { NOTIFY_PATH } from '../../packages/platform/src/core/pay/account.ts';
import { LOCAL_APP_ID, localKey } from '../../packages/platform/src/core/pay/provider.ts';
import { signReply } from '../../packages/platform/src/core/pay/signing.ts';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { type Fleet, openFleet } from '../support/fleet.ts';

export interface Studio {
  readonly app: TestApp;
  /** Cookie of its owner. */
  readonly owner: string;
}

/** Where money moves: processes on one database. */
export interface MoneyPlace {
  /** Stands on the same database and takes no part. */
  readonly helper: TestPlatform;
  readonly ports: readonly number[];
  /** Cookie of an operator. */
  readonly operator: string;
}

export interface MoneyTrack extends MoneyPlace {
  readonly fleet: Fleet;
}

const AT_ONCE = 100;

export async function openTrack(processes: number): Promise<MoneyTrack> {
  const fleet = await openFleet();
  const helper = await testPlatform(fleet.options);
  const replicas = await fleet.start(processes);
  return { fleet, helper, ports: replicas.map(({ port }) => port), operator: `admin_sst=${await helper.operator()}` };
}

export async function closeTrack(track: MoneyTrack | undefined): Promise<void> {
  await track?.helper.stop();
  await track?.fleet.stop();
}

export async function openStudio({ helper }: MoneyPlace): Promise<Studio> {
  const app = await helper.app(['passport']);
  return { app, owner: `sst=${(await helper.signedIn(`payer-${randomUUID()}`, app.orgId, 'owner')).token}` };
}

interface Reply {
  readonly status: number;
  readonly body: { readonly Id?: string; readonly info?: string; readonly Items?: readonly { Token: string }[] };
}

let turn = 0;

/** One call, sent to the next process. */
async function call(
  track: MoneyPlace,
  cookie: string,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Reply> {
  turn += 1;
  const answer = await request(`http://127.0.0.1:${track.ports[turn % track.ports.length]}${path}`, {
    method,
    headers: { cookie, host: new URL(track.helper.origin).host, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headersTimeout: 120_000,
  });
  return { status: answer.statusCode, body: (await answer.body.json()) as Reply['body'] };
}

/** Asked again while the platform says that it has more to do than it can. */
async function insist(...args: Parameters<typeof call>): Promise<Reply> {
  for (;;) {
    const reply = await call(...args);
    if (reply.status !== 503) {
      return reply;
    }
  }
}

async function must(...args: Parameters<typeof call>): Promise<Reply['body']> {
  const { status, body } = await insist(...args);
  expect([args[3], status, body]).toEqual([args[3], 200, body]);
  return body;
}

const storm = (count: number, make: (index: number) => Promise<Reply>): Promise<Reply[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const accepted = (replies: readonly Reply[]) => replies.filter(({ status }) => status === 200).length;

const balance = ({ helper }: MoneyPlace, { app }: Studio) => readBalance(helper.ports.db, app.orgId);

async function deposit(track: MoneyPlace, { app, owner }: Studio, Amount: number): Promise<string> {
  const made = { OrganizationId: app.orgId, Type: 'Deposit', Amount, VoucherImageUrl: 'https://files.example/v.png' };
  return (await must(track, owner, 'POST', '/api/transactions', made)).Id ?? '';
}

/** A hundred ask for one code at once: one gets it, the others are told that it is gone. */
export async function redeemOnce(track: MoneyPlace, studio: Studio): Promise<void> {
  const before = await balance(track, studio);
  const code = { ServiceName: 'passport', Credit: 1 };
  const [made] = (await must(track, track.operator, 'POST', '/api/redeem-token', code)).Items ?? [];
  const path = `/api/app/${studio.app.id}/redeem-token`;
  const replies = await storm(AT_ONCE, () => insist(track, studio.owner, 'POST', path, { Token: made?.Token }));
  expect(accepted(replies)).toBe(1);
  const told = new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.info));
  expect([...told]).toEqual(['token has been fulfilled']);
  expect((await balance(track, studio)) - before).toBe(100);
}

/** More is asked for at once than there is: what there is goes, and not a fen more. */
export async function spendAll(
  track: MoneyPlace,
  { count, affordable }: { count: number; affordable: number },
): Promise<void> {
  const studio = await openStudio(track);
  const { orgId } = studio.app;
  const fund = {
    OrganizationId: orgId,
    Type: 'Adjustment',
    AdjustmentType: 'Reduce',
    Amount: affordable,
    Activate: true,
  };
  await must(track, track.operator, 'POST', '/api/transactions', fund);
  const spend = { OrganizationId: orgId, Type: 'Refund', Amount: 1, Activate: true };
  const replies = await storm(count, () => insist(track, track.operator, 'POST', '/api/transactions', spend));
  expect(accepted(replies)).toBe(affordable);
  expect(replies.filter(({ status }) => status !== 200 && status !== 400)).toEqual([]);
  expect(await balance(track, studio)).toBe(0);
}

/** The provider tells ten times that it was paid, between words that it waits and that it was closed, in any order. */
export async function notifyTenTimes(track: MoneyPlace, studio: Studio, shuffle: <T>(all: T[]) => T[]): Promise<void> {
  const before = await balance(track, studio);
  const order = await must(track, studio.owner, 'POST', '/api/alipay', { OrganizationId: studio.app.orgId, Amount: 7 });
  const { OutTradeNo = '', TransactionId = '' } = order as { OutTradeNo?: string; TransactionId?: string };
  const key = await localKey(track.helper.ports, 'gateway');
  const words = shuffle([
    ...Array.from({ length: 10 }, () => 'TRADE_SUCCESS'),
    ...['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'TRADE_CLOSED', 'TRADE_FINISHED'],
  ]);
  const answers = await Promise.all(
    words.map(async (trade_status, index) => {
      const facts = { out_trade_no: OutTradeNo, trade_no: `2026${index % 2}`, total_amount: '7.00', trade_status };
      const params = { app_id: LOCAL_APP_ID, charset: 'utf-8', sign_type: 'RSA2', ...facts };
      const answer = await request(`http://127.0.0.1:${track.ports[index % track.ports.length]}${NOTIFY_PATH}`, {
        method: 'POST',
        headers: { host: new URL(track.helper.origin).host, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ...params, sign: signReply(params, key) }).toString(),
      });
      return answer.body.text();
    }),
  );
  expect(new Set(answers)).toEqual(new Set(['success']));
  const paid = (await must(track, studio.owner, 'GET', `/api/transactions/${TransactionId}`)) as { Status?: string };
  expect([paid.Status, (await balance(track, studio)) - before]).toEqual(['Active', 700]);
}

/** Of those who accept, refuse and cancel at once, one wins, and the money follows the winner. */
export async function decideOnce(track: MoneyPlace, studio: Studio): Promise<void> {
  const before = await balance(track, studio);
  const id = await deposit(track, studio, 1);
  const steps = ['activate', 'cancel', 'invalidate'] as const;
  const replies = await storm(24, (index) =>
    insist(track, track.operator, 'POST', `/api/transactions/${id}/${steps[index % steps.length]}`, {}),
  );
  expect(accepted(replies)).toBe(1);
  const winner = steps[replies.findIndex(({ status }) => status === 200) % steps.length];
  expect((await balance(track, studio)) - before).toBe(winner === 'activate' ? 100 : 0);
}

/** Random steps of many at once; what was accepted, added up beside the platform, is what the ledger says. */
export async function randomSteps(track: MoneyPlace, steps: number, draw: () => number): Promise<void> {
  const studios = await Promise.all(Array.from({ length: 5 }, () => openStudio(track)));
  const known = new Map(studios.map((studio) => [studio, 0]));
  const pick = (most: number) => Math.floor(draw() * most);
  const add = (studio: Studio, fen: number) => known.set(studio, (known.get(studio) ?? 0) + fen);
  let left = steps;
  const walker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const studio = studios[pick(studios.length)];
      if (studio === undefined) {
        return;
      }
      const fen = 1 + pick(100_000);
      await step(track, studio, { kind: STEPS[pick(STEPS.length)] ?? 'deposit', fen, add: (by) => add(studio, by) });
    }
  };
  await Promise.all(Array.from({ length: 16 }, walker));
  await must(track, track.operator, 'POST', '/api/process-bill', {});
  for (const [studio, fen] of known) {
    expect((await balance(track, studio)) + (await owed(track, studio))).toBe(fen);
  }
}

const STEPS = ['deposit', 'deposit', 'cancel', 'increase', 'reduce', 'refund', 'use', 'bill'] as const;

interface Step {
  readonly kind: (typeof STEPS)[number];
  readonly fen: number;
  add(fen: number): void;
}

async function step(track: MoneyPlace, studio: Studio, { kind, fen, add }: Step): Promise<void> {
  const { operator } = track;
  const made = { OrganizationId: studio.app.orgId, Amount: fen / 100, Activate: true };
  switch (kind) {
    case 'deposit':
    case 'cancel': {
      const id = await deposit(track, studio, fen / 100);
      const word = kind === 'deposit' ? 'activate' : 'cancel';
      await must(track, operator, 'POST', `/api/transactions/${id}/${word}`, {});
      return add(kind === 'deposit' ? fen : 0);
    }
    case 'increase':
      await must(track, operator, 'POST', '/api/transactions', {
        ...made,
        Type: 'Adjustment',
        AdjustmentType: 'Increase',
      });
      return add(-fen);
    case 'reduce':
      await must(track, operator, 'POST', '/api/transactions', {
        ...made,
        Type: 'Adjustment',
        AdjustmentType: 'Reduce',
      });
      return add(fen);
    case 'refund': {
      const { status } = await insist(track, operator, 'POST', '/api/transactions', { ...made, Type: 'Refund' });
      expect([200, 400]).toContain(status);
      return add(status === 200 ? -fen : 0);
    }
    case 'use': {
      const use = { appId: studio.app.id, service: 'passport', metric: 'sms', amount: fen % 500 };
      return meterAdd(track.helper.ports.db, new Date(), [use]);
    }
    case 'bill':
      await must(track, operator, 'POST', '/api/process-bill', { ServiceName: 'passport' });
  }
}

/** What the bills of the organisation come to. */
async function owed({ helper }: MoneyPlace, { app }: Studio): Promise<number> {
  const rows = await helper.ports.db.selectFrom('bills').select('amount_fen').where('org_id', '=', app.orgId).execute();
  return rows.reduce((sum, { amount_fen }) => sum + amount_fen, 0);
}

/** Over all accounts the ledger comes to nothing, and the sums by month are those of its transfers. */
export async function refuseDrift({ helper }: MoneyPlace): Promise<void> {
  const { rows: accounts } = await sql<{ account: string; fen: number }>`
    SELECT account, sum(fen)::bigint AS fen FROM (
      SELECT credit AS account, amount_fen AS fen FROM ledger_transfers
      UNION ALL SELECT debit, -amount_fen FROM ledger_transfers) a
    GROUP BY account`.execute(helper.ports.db);
  expect(accounts.length).toBeGreaterThan(1);
  expect(accounts.reduce((sum, { fen }) => sum + fen, 0)).toBe(0);
  const own = new Map(accounts.map(({ account, fen }) => [account, fen]));
  const { rows: sums } = await sql<{ org_id: string; fen: number }>`
    SELECT org_id, sum(deposit_fen + reduce_fen - increase_fen - refund_fen - bill_fen)::bigint AS fen
    FROM ledger_months GROUP BY 1`.execute(helper.ports.db);
  expect(sums.filter(({ org_id, fen }) => (own.get(`org/${org_id}`) ?? 0) !== fen)).toEqual([]);
}

/** Numbers that look random and are the same in every run. */
export function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function shuffler(draw: () => number): <T>(all: T[]) => T[] {
  return (all) =>
    all
      .map((one) => ({ one, at: draw() }))
      .sort((a, b) => a.at - b.at)
      .map(({ one }) => one);
}
