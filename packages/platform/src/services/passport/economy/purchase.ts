// Purchases for what a persona owns, and orders for real money that wait for it. Everything is decided while the persona is
// held and before anything is written. Source: wire/passport.md 3.6 row 138, 4, 5.4.
import type { passport, ReplyOf } from '@uos/contract';
import { limitPeriodEnd } from '@uos/contract/rules';
import { json } from '#db/columns';
import type { Call } from '#kernel/call/call';
import { Refusal } from '#kernel/call/errors';
import { putSchedule } from '#kernel/time/schedules';
import { bandOf } from '../minors/anti-addiction.ts';
import { holdPayment } from '../minors/payments.ts';
import { statusAt } from '../players/rules.ts';
import { requireUser } from '../players/store/index.ts';
import { readConfig } from '../setup/settings.ts';
import { copyOf, heldOf, take } from './draft.ts';
import { type GrantedRow, giveAll, holdPersona, isFull, openDraft, writeAll } from './grant.ts';
import type { Outcome } from './keys.ts';
import { isForMoney, orderReply, times, tradeTaken } from './orders.ts';
import { shownAmounts } from './replies.ts';
import { notSold, periodOf } from './shelf.ts';
import { insertOrder, type OrderRow } from './store/orders.ts';
import { addCount, countsOf, findProduct, type Period, type ProductRow } from './store/products.ts';
import { findResources, type ResourceRow } from './store/resources.ts';
import { REAL_MONEY } from './tables.ts';
import { TIMES_OUT, WAITS_MS } from './timeouts.ts';

type Purchased = ReplyOf<typeof passport.tree.products.purchase>;
type Method = Exclude<OrderRow['payment_method'], ''>;

/** What a purchase needs of its call. */
type Buying = Pick<Call, 'db' | 'appId' | 'now' | 'ports' | 'refuse'>;

export interface Wish {
  readonly personaId: string;
  /** Slug or id. */
  readonly product: string;
  readonly quantity: number;
  readonly customData?: Readonly<Record<string, string>> | undefined;
  readonly outTradeNo?: string | undefined;
}

interface Sale {
  readonly product: ProductRow;
  readonly period: Period;
  readonly resources: ReadonlyMap<string, ResourceRow>;
  readonly userId: string;
}

/**
 * What a persona is going to buy, and the persona held until the end of the transaction.
 * @throws 404; 90001 where it is not sold or the persona is banned; 90021 over the limit
 */
export async function openSale(call: Buying, { personaId, product: name, quantity }: Wish): Promise<Sale> {
  const { db, appId, now } = call;
  const persona = await holdPersona(call, personaId);
  if (statusAt(persona, now) !== 'Active') {
    throw call.refuse('precondition', 'the persona is Banned');
  }
  const product = await findProduct(db, appId, name);
  if (product === undefined) {
    throw call.refuse('not-found', 'product not found');
  }
  const why = notSold(product, now);
  if (why !== undefined) {
    throw call.refuse('precondition', why);
  }
  const period = periodOf(product, now);
  if (product.limit_count > 0) {
    const counts = await countsOf(db, { appId, personaId: persona.id, now }, [{ id: product.id, ...period }]);
    const bought = counts.get(product.id) ?? 0;
    if (bought + quantity > product.limit_count) {
      const resetsAt = limitPeriodEnd(product.reset_schedule, now);
      const facts = { limit: String(product.limit_count), bought: String(bought), ...(resetsAt && { resetsAt }) };
      throw call.refuse('precondition', 'the purchase limit is reached', { code: 90_021, facts });
    }
  }
  const slugs = [...product.costs, ...product.rewards].map(({ resourceSlug }) => resourceSlug);
  const found = await findResources(db, appId, [...new Set(slugs)]);
  return { product, period, resources: new Map(found.map((row) => [row.slug_name, row])), userId: persona.user_id };
}

/** Buys for what the persona owns; without enough of it the order that failed stays, and a refusal is answered. */
export async function buy(call: Buying, wish: Wish, sale: Sale): Promise<Outcome<Purchased>> {
  const { product, period, resources } = sale;
  const { quantity } = wish;
  const [costs, rewards] = [times(product.costs, quantity), times(product.rewards, quantity)];
  const id = call.ports.ids.uuid();
  const why = { reason: 'purchase', source: id } as const;
  const charged = await openDraft(call, wish.personaId, [...costs, ...rewards]);
  for (const { resourceSlug, quantity: need } of costs) {
    const have = heldOf(charged, resourceSlug);
    if (!take(charged, resourceSlug, need, why)) {
      const failReason = 'insufficient balance';
      await writeOrder(call, wish, sale, { id, status: 'ChargeFailed', failReason });
      const facts = { resource: resourceSlug, have: String(have), need: String(need) };
      return { refusal: call.refuse('precondition', failReason, { code: 90_020, facts }) };
    }
  }
  const given = copyOf(charged);
  const failReason = await refusedFor(() => giveAll(call, given, { items: rewards, resources, ...why }));
  const rows = await writeAll(call, failReason === undefined ? given : charged, resources);
  await addCount(
    call.db,
    { appId: call.appId, personaId: wish.personaId },
    { productId: product.id, period, quantity },
  );
  const status = failReason === undefined ? 'Fulfilled' : 'FulfillFailed';
  const order = await writeOrder(call, wish, sale, { id, status, failReason: failReason ?? '' });
  return { reply: { transaction: orderReply(order), inventory: [...rows] } };
}

/** Why there was no room for it, or undefined. */
async function refusedFor(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal && isFull(error)) {
      return error.message;
    }
    throw error;
  }
}

export interface Money {
  readonly outTradeNo: string;
  readonly paymentMethod: Method;
  /** Fen that the caller says it is; the product says what it has to be. */
  readonly totalAmount?: number | undefined;
}

/**
 * Begins an order that waits for its money, with its place in the limit and in the month of a minor.
 * @throws 30001 where the amount is another; 60001 where the number is taken; 90060 over a cap of the minor
 */
export async function beginOrder(call: Buying, wish: Wish, sale: Sale, money: Money): Promise<OrderRow> {
  const { db, appId, now } = call;
  const amountFen = fenOf(sale.product, wish.quantity);
  if (money.totalAmount !== undefined && money.totalAmount !== amountFen) {
    throw call.refuse('invalid', 'invalid parameters', { details: [`totalAmount: is ${amountFen}`] });
  }
  const user = await requireUser(call, sale.userId);
  const { antiAddiction: rules } = await readConfig(db, appId);
  const { outTradeNo, paymentMethod } = money;
  const id = call.ports.ids.uuid();
  const facts = { id, status: 'Pending', failReason: '', paymentMethod, amountFen } as const;
  const order = await writeOrder(call, { ...wish, outTradeNo }, sale, facts);
  await holdPayment(db, { appId, userId: user.id, band: bandOf(user, now), rules, amountFen, outTradeNo, now });
  await putSchedule(db, {
    service: 'passport',
    key: `${TIMES_OUT}/${appId}/${id}`,
    nextAt: new Date(Date.parse(now) + WAITS_MS),
    payload: { appId, id },
  });
  return order;
}

const fenOf = ({ costs }: ProductRow, quantity: number): number =>
  times(costs, quantity).reduce((sum, one) => (one.resourceSlug === REAL_MONEY ? sum + one.quantity : sum), 0);

interface OrderFacts {
  readonly id: string;
  readonly status: OrderRow['status'];
  readonly failReason: string;
  readonly paymentMethod?: Method;
  readonly amountFen?: number;
}

/** @throws 60001 where the number is another order's */
async function writeOrder(
  { db, appId, now }: Buying,
  { personaId, quantity, customData, outTradeNo = '' }: Wish,
  { product, period, resources }: Sale,
  { id, status, failReason, paymentMethod, amountFen = 0 }: OrderFacts,
): Promise<OrderRow> {
  const isCharged = status === 'Fulfilled' || status === 'FulfillFailed';
  const order = await insertOrder(db, {
    app_id: appId,
    id,
    type: isForMoney(product.costs) ? 'RealMoneyPurchase' : 'VirtualPurchase',
    status,
    persona_id: personaId,
    product_id: product.id,
    product_slug: product.slug_name,
    product: json({
      displayName: product.display_name,
      costs: shownAmounts(product.costs, resources),
      rewards: shownAmounts(product.rewards, resources),
    }),
    quantity,
    out_trade_no: outTradeNo === '' ? null : outTradeNo,
    payment_method: paymentMethod ?? '',
    total_amount: amountFen,
    custom_data: json({ ...customData }),
    fail_reason: failReason,
    limit_turn: period.turn,
    period_start: period.start,
    charged_at: isCharged ? now : null,
    fulfilled_at: status === 'Fulfilled' ? now : null,
    refunded_at: null,
    created_at: now,
  });
  if (order === undefined) {
    throw tradeTaken(outTradeNo);
  }
  return order;
}

export const moneyOnly = (call: Pick<Call, 'refuse'>, { product }: Sale) =>
  isForMoney(product.costs) ? undefined : call.refuse('precondition', 'the product is not sold for real money');

export const moneyNever = (call: Pick<Call, 'refuse'>, { product }: Sale) =>
  isForMoney(product.costs) ? call.refuse('precondition', 'the product is sold for real money') : undefined;

/** The rows that changed, where the caller wants them. */
export const withRows = (
  outcome: Outcome<Purchased>,
  isWanted: boolean,
): Outcome<{ transaction: Purchased['transaction']; inventory: GrantedRow[] }> =>
  'refusal' in outcome
    ? outcome
    : { reply: { transaction: outcome.reply.transaction, inventory: isWanted ? outcome.reply.inventory : [] } };
