// What becomes of an order: whoever moves one holds its persona, so that its rewards are given once and taken back once.
// Source: wire/passport.md 2.5, 5.4.
import { inSavepoint } from '#db/give-back';
import { Refusal, styles } from '#kernel/call/errors';
import { heldOf, take } from './draft.ts';
import { type GrantedRow, grant, openDraft, type Place, writeAll } from './grant.ts';
import type { LedgerReason } from './ledger.ts';
import { moveOrder, type OrderRow, type Status } from './store/orders.ts';
import { type Amount, REAL_MONEY, type ShownAmount } from './tables.ts';

export const PAID: readonly Status[] = ['Charged', 'Fulfilled', 'FulfillFailed'];

/** What one unit costs or gives, times the units: at most 4,294,967,295 x 9,999, which a double holds exactly. */
export const times = (amounts: readonly Amount[], quantity: number): readonly Amount[] =>
  amounts.map((one) => ({ resourceSlug: one.resourceSlug, quantity: one.quantity * quantity }));

export const isForMoney = (costs: readonly Amount[]): boolean =>
  costs.some(({ resourceSlug }) => resourceSlug === REAL_MONEY);

const givenBy = ({ product, quantity }: OrderRow): readonly Amount[] => times(product.rewards.map(amountOf), quantity);

const amountOf = ({ slugName, quantity }: ShownAmount): Amount => ({ resourceSlug: slugName, quantity });

interface Fulfilled {
  readonly order: OrderRow;
  readonly rows: readonly GrantedRow[];
}

/**
 * Gives the rewards of an order that is in one of the states; the order says why where there is no room for them.
 * Undefined where it is in none of them, and nothing has happened.
 */
export async function fulfil(
  place: Place,
  { persona_id: personaId, id }: Pick<OrderRow, 'persona_id' | 'id'>,
  from: readonly Status[],
  { reason, chargedAt }: { readonly reason: LedgerReason; readonly chargedAt?: string },
): Promise<Fulfilled | undefined> {
  const { db, appId, now } = place;
  const moved = await moveOrder(db, appId, id, from, {
    ...{ status: 'Fulfilled', fail_reason: '', fulfilled_at: now },
    ...(chargedAt !== undefined && { charged_at: chargedAt }),
  });
  if (moved === undefined) {
    return undefined;
  }
  try {
    const rows = await inSavepoint(db, () => grant(place, { personaId, items: givenBy(moved), reason, source: id }));
    return { order: moved, rows };
  } catch (error) {
    if (!(error instanceof Refusal)) {
      throw error;
    }
    const failed = { status: 'FulfillFailed', fail_reason: error.message, fulfilled_at: null } as const;
    const order = await moveOrder(db, appId, id, ['Fulfilled'], failed);
    return { order: order ?? moved, rows: [] };
  }
}

/** The money went back: what was given is taken, down to nothing. Undefined where it was never paid. */
export async function refund(place: Place, { id, status }: OrderRow): Promise<OrderRow | undefined> {
  const { db, appId, now } = place;
  const order = await moveOrder(db, appId, id, PAID, { status: 'Refunded', refunded_at: now });
  if (order === undefined || status !== 'Fulfilled') {
    return order;
  }
  const items = givenBy(order);
  const draft = await openDraft(place, order.persona_id, items);
  for (const { resourceSlug, quantity } of items) {
    const back = Math.min(heldOf(draft, resourceSlug), quantity);
    if (back > 0) {
      take(draft, resourceSlug, back, { reason: 'refund', source: id });
    }
  }
  await writeAll(place, draft, new Map());
  return order;
}

export const tradeTaken = (outTradeNo: string): Refusal =>
  styles.passport.refuse('exists', 'outTradeNo already exists', {
    details: [`outTradeNo: "${outTradeNo}" is another order's`],
  });

export function orderReply(row: OrderRow) {
  const { displayName, costs, rewards } = row.product;
  return {
    transactionId: row.id,
    idDomainID: row.app_id,
    type: row.type,
    status: row.status,
    personaId: row.persona_id,
    product: { slugName: row.product_slug, displayName, costs: [...costs], rewards: [...rewards] },
    quantity: row.quantity,
    outTradeNo: row.out_trade_no ?? '',
    paymentMethod: row.payment_method,
    totalAmount: row.total_amount,
    customData: row.custom_data,
    failReason: row.fail_reason,
    ...(row.charged_at !== null && { chargedAt: row.charged_at }),
    ...(row.fulfilled_at !== null && { fulfilledAt: row.fulfilled_at }),
    ...(row.refunded_at !== null && { refundedAt: row.refunded_at }),
    createdAt: row.created_at,
  };
}
