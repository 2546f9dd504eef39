// What a purchase would do, asked in the order in which the call asks. Every face asks this function, so that a simulator
// answers as the call does. Source: wire/passport.md 3.6 row 138, 5.5, 5.6.
import { type LimitSchedule, limitPeriodEnd, limitPeriodStart } from './periods.ts';
import { type NotSold, notSold, type Sold } from './sale.ts';

/** What decided the answer. */
export type BuyReason = 'banned' | NotSold | 'limit' | 'balance' | 'full' | 'money' | 'buys';

interface ShopAmount {
  readonly slugName: string;
  readonly quantity: number;
}

export interface ShopProduct extends Sold {
  readonly costs: readonly ShopAmount[];
  readonly rewards: readonly ShopAmount[];
  /** 0 for no limit. */
  readonly limitCount: number;
  readonly resetSchedule?: LimitSchedule | null | undefined;
}

/** What of a resource decides how it is held. */
export interface ShopResource {
  readonly stackable: boolean;
  /** 0 for no limit. */
  readonly quantityLimit: number;
  /** 0 for good. */
  readonly lifetimeSeconds: number;
}

export interface HeldRow {
  readonly slugName: string;
  readonly quantity: number;
  readonly expiresAt?: string | null | undefined;
}

export interface Buyer {
  readonly isBanned: boolean;
  /** Purchases in the period of the moment at which they were counted. */
  readonly consumeCount: number;
  readonly countedAt: string | number;
  /** Everything that is held, in the order in which it is taken. */
  readonly rows: readonly HeldRow[];
  /** Most rows that anybody may have. */
  readonly capacity: number;
}

export interface BuyQuestion {
  readonly product: ShopProduct;
  readonly quantity: number;
  /** When it is bought: when the purchases were counted, or later. */
  readonly at: string | number;
  readonly buyer: Buyer;
  readonly resources: ReadonlyMap<string, ShopResource>;
}

export interface Balance {
  readonly slugName: string;
  readonly before: number;
  readonly after: number;
}

export interface Buying {
  readonly because: BuyReason;
  /** Players are shown it. */
  readonly isVisible: boolean;
  /** The costs are taken, whether there is room for the rewards or not. */
  readonly isCharged: boolean;
  /** The resource that there is not enough of, or no room for. */
  readonly resource?: string;
  /** Of each resource that is paid or given; what is given for real money is given once it is paid. */
  readonly balances: readonly Balance[];
  /** Purchases of the period before this one; undefined without a limit. */
  readonly left: number | undefined;
  /** When the limit starts anew; undefined where it never does. */
  readonly resetsAt: string | undefined;
}

/** The resource that is real money; nobody holds any. */
const REAL_MONEY = 'CNY';

/** The most that anybody may have of one resource: what its number on the wire can say. */
const MOST_UNITS = 4_294_967_295;

export function buying({ product, quantity, at, buyer, resources }: BuyQuestion): Buying {
  const { limitCount, resetSchedule, costs, rewards } = product;
  const rows = buyer.rows.filter(({ expiresAt }) => lasts(expiresAt, at));
  const bought = isSamePeriod(resetSchedule, buyer.countedAt, at) ? buyer.consumeCount : 0;
  const facts = {
    isVisible: product.published,
    left: limitCount === 0 ? undefined : Math.max(0, limitCount - bought),
    resetsAt: limitCount === 0 ? undefined : limitPeriodEnd(resetSchedule, at),
  };
  const slugs = [...new Set([...costs, ...rewards].map(({ slugName }) => slugName))].filter(
    (one) => one !== REAL_MONEY,
  );
  const had = new Map(slugs.map((slug) => [slug, heldOf(rows, slug)]));
  const answer = (because: BuyReason, after: readonly HeldRow[], isCharged: boolean, resource?: string): Buying => ({
    ...{ because, isCharged, ...facts },
    ...(resource !== undefined && { resource }),
    balances: slugs.map((slugName) => ({
      slugName,
      before: had.get(slugName) ?? 0,
      after: heldOf(after, slugName),
    })),
  });
  if (buyer.isBanned) {
    return answer('banned', rows, false);
  }
  const unsold = notSold(product, at);
  if (unsold !== undefined) {
    return answer(unsold, rows, false);
  }
  if (limitCount > 0 && bought + quantity > limitCount) {
    return answer('limit', rows, false);
  }
  const isMoney = costs.some(({ slugName }) => slugName === REAL_MONEY);
  let paid: readonly HeldRow[] = rows;
  for (const { slugName, quantity: each } of isMoney ? [] : costs) {
    const taken = take(paid, slugName, each * quantity);
    if (taken === undefined) {
      return answer('balance', rows, false, slugName);
    }
    paid = taken;
  }
  const room = buyer.capacity - rows.length;
  let given: readonly HeldRow[] = paid;
  for (const { slugName, quantity: each } of rewards) {
    const next = give(given, { slugName, quantity: each * quantity }, { resource: resources.get(slugName), at });
    if (next === undefined || (next.isLonger && next.rows.length - rows.length > room)) {
      return answer(isMoney ? 'money' : 'full', paid, !isMoney, slugName);
    }
    given = next.rows;
  }
  return answer(isMoney ? 'money' : 'buys', given, !isMoney);
}

const lasts = (expiresAt: string | null | undefined, at: string | number): boolean =>
  expiresAt === null || expiresAt === undefined || Date.parse(expiresAt) > new Date(at).getTime();

const isSamePeriod = (
  schedule: LimitSchedule | null | undefined,
  one: string | number,
  other: string | number,
): boolean => limitPeriodStart(schedule, one) === limitPeriodStart(schedule, other);

const heldOf = (rows: readonly HeldRow[], slug: string): number =>
  rows.reduce((sum, { slugName, quantity }) => (slugName === slug ? sum + quantity : sum), 0);

/** Undefined where there is less. */
function take(rows: readonly HeldRow[], slug: string, quantity: number): readonly HeldRow[] | undefined {
  let left = quantity;
  const after = rows.flatMap((row) => {
    const taken = row.slugName === slug ? Math.min(row.quantity, left) : 0;
    left -= taken;
    return taken === row.quantity ? [] : [{ ...row, quantity: row.quantity - taken }];
  });
  return left > 0 ? undefined : after;
}

/** Undefined over the limit of the resource. */
function give(
  rows: readonly HeldRow[],
  { slugName, quantity }: ShopAmount,
  { resource, at }: { readonly resource: ShopResource | undefined; readonly at: string | number },
): { readonly rows: readonly HeldRow[]; readonly isLonger: boolean } | undefined {
  const { stackable = true, quantityLimit = 0, lifetimeSeconds = 0 } = resource ?? {};
  const most = quantityLimit === 0 ? MOST_UNITS : Math.min(quantityLimit, MOST_UNITS);
  if (heldOf(rows, slugName) + quantity > most) {
    return undefined;
  }
  const end =
    lifetimeSeconds === 0 ? undefined : new Date(new Date(at).getTime() + lifetimeSeconds * 1000).toISOString();
  const isStack = (row: HeldRow) => row.slugName === slugName && (row.expiresAt ?? undefined) === end;
  const stack = stackable ? rows.find(isStack) : undefined;
  if (stack !== undefined) {
    return {
      rows: rows.map((row) => (row === stack ? { ...row, quantity: row.quantity + quantity } : row)),
      isLonger: false,
    };
  }
  const added = { slugName, ...(end !== undefined && { expiresAt: end }) };
  const more = stackable
    ? [{ ...added, quantity }]
    : Array.from({ length: quantity }, () => ({ ...added, quantity: 1 }));
  return { rows: [...rows, ...more], isLonger: true };
}
