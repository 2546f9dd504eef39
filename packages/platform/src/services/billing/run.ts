// The bill run: computes every bill of a month from the meter and puts what changed into the ledger. It goes on by a
// hundred bills and one transaction at a time, so a run that dies half way leaves whole bills, and running again charges
// nothing twice.
import { addMonths, type ServiceName, shanghaiDay, shanghaiMonth, startOfShanghaiDay } from '@uos/contract/rules';
import { postAll } from '#core/money/ledger';
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import { isPriced, priceMonth } from './pricing.ts';
import {
  type Billable,
  type BillKey,
  billables,
  endAbandonedLogs,
  finishLog,
  freeCredits,
  insertLog,
  lockBills,
  type Span,
  usesByDay,
  writeBills,
} from './store/bills.ts';

export interface BillRun {
  readonly month: string;
  readonly billCount: number;
  readonly amountFen: number;
  readonly logId: string;
}

const ABANDONED_MS = 15 * 60_000;

export interface WantedRun {
  /** `YYYY-MM` */
  readonly month: string;
  /** Only bills of this one. */
  readonly service?: ServiceName | undefined;
  readonly at: Date;
  /** Computes those too whose use is what it was. */
  readonly everyBill?: boolean;
  /** How many bills a transaction carries. */
  readonly atOnce?: number;
  /** Written together with the log that says the run has begun. */
  readonly begun?: ((db: Db) => Promise<void>) | undefined;
  /** Ends it between two transactions. */
  readonly signal?: AbortSignal;
}

/** Computes the bills of a month, also again. */
export async function runBills(
  ports: Pick<Ports, 'db' | 'ids'>,
  { month, service, at, begun, everyBill = false, atOnce = AT_ONCE, signal }: WantedRun,
): Promise<BillRun> {
  const { db, ids } = ports;
  const now = at.toISOString();
  const logId = ids.uuid();
  await db.transaction().execute(async (tx) => {
    await endAbandonedLogs(tx, month, { before: new Date(at.getTime() - ABANDONED_MS).toISOString(), now });
    await insertLog(tx, {
      ...{ id: logId, month, day: shanghaiDay(at) ?? '', service: service ?? '', app_count: 0, bill_count: 0 },
      ...{ amount_fen: 0, status: 'Pending', message: '', started_at: now, finished_at: null },
    });
    await begun?.(tx);
  });
  const time = { name: month, ...boundsOf(month) };
  const known = await billables(db, time, service);
  const isDone = (one: Billable) => one.is_current && !everyBill && !hasCredit(one.service);
  const bills = known.filter(isDone).map((one) => ({ appId: one.app_id, amountFen: one.amount_fen ?? 0 }));
  const due = known.filter((one) => !isDone(one));
  for (let start = 0; start < due.length; start += atOnce) {
    signal?.throwIfAborted();
    const keys = due.slice(start, start + atOnce);
    bills.push(...(await db.transaction().execute((tx) => computeBills(tx, ids, { keys, time, now }))));
  }
  const end = {
    app_count: new Set(bills.map(({ appId }) => appId)).size,
    bill_count: bills.length,
    amount_fen: bills.reduce((sum, one) => sum + one.amountFen, 0),
  };
  await finishLog(db, logId, { ...end, message: '', finished_at: now });
  return { month, billCount: end.bill_count, amountFen: end.amount_fen, logId };
}

const AT_ONCE = 100;

/** Its price depends on more than the meter. */
function hasCredit(service: string): boolean {
  return service === 'asset-streaming';
}

const DEFAULT_CREDIT_GB = 100;

interface SomeBills {
  readonly keys: readonly BillKey[];
  readonly time: Span & { readonly name: string };
  readonly now: string;
}

/** What each of the bills comes to; those of apps that are gone without a bill are left out. */
async function computeBills(tx: Db, ids: Ports['ids'], { keys, time, now }: SomeBills) {
  // why before the meter is read: of two runs at once the second sees what the first has written
  const locked = await lockBills(tx, keys, { month: time.name, now, ids });
  const uses = Map.groupBy(await usesByDay(tx, keys, time), ({ app_id, service }) => `${app_id} ${service}`);
  const credited = locked.filter(({ service }) => hasCredit(service)).map(({ app_id }) => app_id);
  const credits = credited.length === 0 ? new Map<string, number>() : await freeCredits(tx, credited);
  const bills = locked.flatMap((bill) => {
    const { app_id: appId, service } = bill;
    if (!isPriced(service)) {
      return [];
    }
    const free: Record<string, number> = hasCredit(service)
      ? { usageBytes: credits.get(appId) ?? DEFAULT_CREDIT_GB }
      : {};
    const priced = priceMonth(service, uses.get(`${appId} ${service}`) ?? [], free);
    const change = priced.amountFen - bill.amount_fen;
    return [{ ...priced, id: bill.id, appId, bill, change, revision: bill.revision + (change === 0 ? 0 : 1) }];
  });
  const written = bills.map(({ id, revision, amountFen, items, lines }) => ({ id, revision, amountFen, items, lines }));
  await writeBills(tx, written, now);
  await postAll(
    tx,
    bills.map(({ bill, change, revision }) => ({
      id: ids.uuid(),
      orgId: bill.org_id,
      kind: 'bill',
      amountFen: change,
      month: time.name,
      cause: { id: bill.id, revision },
      counter: `revenue/${bill.service}`,
      at: now,
    })),
  );
  return bills;
}

function boundsOf(month: string): { from: string; to: string } {
  const start = (name: string) => new Date(startOfShanghaiDay(`${name}-01`) ?? Number.NaN).toISOString();
  return { from: start(month), to: start(addMonths(month, 1)) };
}

/** The months that the daily run of a moment computes: the running one, and on its first days the one before. */
export function monthsOfDailyRun(at: Date): string[] {
  const month = shanghaiMonth(at) ?? '';
  const day = Number((shanghaiDay(at) ?? '').slice(8));
  return day <= LATE_DAYS ? [addMonths(month, -1), month] : [month];
}

/** Use that is reported late still gets into the bill of its month for so many days. */
const LATE_DAYS = 3;
