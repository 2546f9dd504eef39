// The bill run: computes every bill of a month from the meter and puts what changed into the ledger. Each bill is one
// transaction of its own, so a run that dies half way leaves whole bills, and running again charges nothing twice.
import { addMonths, type ServiceName, shanghaiDay, shanghaiMonth, startOfShanghaiDay } from '@uos/contract/rules';
import type { Db } from '#db/connect';
import { post } from '#kernel/money/ledger';
import type { Ports } from '#kernel/ports';
import { isPriced, priceMonth } from './pricing.ts';
import {
  billables,
  endAbandonedLogs,
  finishLog,
  freeCredit,
  insertLog,
  lockBill,
  usesByDay,
  writeBill,
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
  /** Written together with the log that says the run has begun. */
  readonly begun?: ((db: Db) => Promise<void>) | undefined;
}

/** Computes the bills of a month, also again. */
export async function runBills(
  ports: Pick<Ports, 'db' | 'ids'>,
  { month, service, at, begun, everyBill = false }: WantedRun,
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
  const apps = new Set<string>();
  let billCount = 0;
  let amountFen = 0;
  for (const one of await billables(db, time, service)) {
    const isDone = one.is_current && !everyBill && !hasCredit(one.service);
    const amount = isDone
      ? (one.amount_fen ?? undefined)
      : await db.transaction().execute((tx) => computeBill(tx, ids, { ...one, time, now }));
    if (amount !== undefined) {
      apps.add(one.app_id);
      billCount += 1;
      amountFen += amount;
    }
  }
  await finishLog(db, logId, {
    ...{ app_count: apps.size, bill_count: billCount, amount_fen: amountFen, message: '', finished_at: now },
  });
  return { month, billCount, amountFen, logId };
}

/** Its price depends on more than the meter. */
function hasCredit(service: string): boolean {
  return service === 'asset-streaming';
}

interface OneBill {
  readonly app_id: string;
  readonly service: string;
  readonly time: { readonly name: string; readonly from: string; readonly to: string };
  readonly now: string;
}

/** The amount of one bill in fen, or undefined where the service has no price or the app is gone without a bill. */
async function computeBill(tx: Db, ids: Ports['ids'], one: OneBill): Promise<number | undefined> {
  const { app_id: appId, service, time, now } = one;
  if (!isPriced(service)) {
    return undefined;
  }
  // why before the meter is read: of two runs at once the second sees what the first has written
  const bill = await lockBill(tx, { month: time.name, appId, service }, { id: ids.uuid(), now });
  if (bill === undefined) {
    return undefined;
  }
  const free: Record<string, number> = hasCredit(service) ? { usageBytes: await freeCredit(tx, appId) } : {};
  const priced = priceMonth(service, await usesByDay(tx, { appId, service }, time), free);
  const change = priced.amountFen - bill.amount_fen;
  const revision = change === 0 ? bill.revision : bill.revision + 1;
  await writeBill(tx, { id: bill.id, revision, now }, priced);
  await post(tx, {
    id: ids.uuid(),
    orgId: bill.org_id,
    kind: 'bill',
    amountFen: change,
    month: time.name,
    cause: { id: bill.id, revision },
    counter: `revenue/${service}`,
    at: now,
  });
  return priced.amountFen;
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
