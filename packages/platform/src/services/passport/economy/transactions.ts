// Orders as developers see them, and what a payment provider says of them. Source: wire/passport.md 3.6 rows 126 to 128
// and 143, 4, 5.4.
import type { InputOf, passport, ReplyOf } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { startCountPage } from '#kernel/call/paging';
import { requireIdDomain } from '../id-domains.ts';
import { bucketsOf } from '../metrics/period.ts';
import { releasePayment, settlePayment } from '../minors/payments.ts';
import { lockPersonas, ownPersona } from '../players/store/index.ts';
import { fulfil, orderReply, PAID, refund } from './orders.ts';
import { beginOrder, moneyOnly, openSale } from './purchase.ts';
import {
  findOrder,
  findOrders,
  findTradeOrder,
  listOrders,
  moveOrder,
  type OrderRow,
  sumOrders,
} from './store/orders.ts';
import { addCount } from './store/products.ts';
import { stopWaiting } from './timeouts.ts';

type Passport = typeof passport.tree;
type Metrics = ReplyOf<Passport['transactions']['metrics']>;

export const transactions: Handlers<typeof passport>['transactions'] = {
  async search(call) {
    await requireIdDomain(call);
    const { transactionId: id, personaId, status, type, productSlug, outTradeNo, from, to } = call.input;
    const page = startCountPage(call.input);
    const filter = { id, personaId, status, type, productSlug, outTradeNo, from, to };
    const { rows, total } = await listOrders(call.db, call.appId, filter, page);
    return { transactions: rows.map(orderReply), start: page.offset, count: page.limit, total };
  },
  async metrics(call) {
    await requireIdDomain(call);
    const { interval = '1d', type } = call.input;
    const buckets = bucketsOf(call.input, interval, call.now);
    if (typeof buckets === 'string') {
      throw call.refuse('invalid', 'invalid parameters', { details: [buckets] });
    }
    const { from, to, starts } = buckets;
    const sums = await sumOrders(call.db, call.appId, { from, to, interval, type });
    const byStatus = { Pending: 0, Charged: 0, Fulfilled: 0, FulfillFailed: 0, ChargeFailed: 0, Refunded: 0 };
    const at = new Map<number, { count: number; amount: number }>();
    for (const { at: start, status, n, fen } of sums) {
      const sum = at.get(start) ?? { count: 0, amount: 0 };
      at.set(start, { count: sum.count + n, amount: sum.amount + (PAID.includes(status) ? fen : 0) });
      byStatus[status] += n;
    }
    const points: Metrics['points'] = starts.map(({ at: start }) => {
      const sum = at.get(start.getTime() / 1000) ?? { count: 0, amount: 0 };
      return { time: start.toISOString(), ...sum };
    });
    const total = (key: 'count' | 'amount') => points.reduce((sum, point) => sum + point[key], 0);
    return { points, totals: { count: total('count'), amount: total('amount'), byStatus } };
  },
  async reFulfil(call) {
    await requireIdDomain(call);
    const { db, appId } = call;
    const ids = [...new Set(call.input.transactionIds.map((id) => id.toLowerCase()))];
    const found = new Map((await findOrders(db, appId, ids)).map((row) => [row.id, row]));
    const personas = [...found.values()].map((row) => row.persona_id);
    await lockPersonas(db, appId, [...new Set(personas)]);
    const transactions: ReturnType<typeof orderReply>[] = [];
    const skipped: { transactionId: string; message: string }[] = [];
    for (const id of ids) {
      const order = found.get(id);
      const tried = order && (await fulfil(call, order, ['Charged', 'FulfillFailed'], { reason: 'fulfil' }));
      if (tried === undefined) {
        const now = order && (await findOrder(db, appId, id));
        const message = now === undefined ? 'transaction not found' : `the order is ${now.status}`;
        skipped.push({ transactionId: id, message });
      } else {
        transactions.push(orderReply(tried.order));
      }
    }
    call.note({ target: ids.join(' ').slice(0, 1000), after: { transactions, skipped } });
    return { transactions, skipped };
  },
};

export const payments: Handlers<typeof passport>['payments'] = {
  async notify(call) {
    await requireIdDomain(call);
    const { outTradeNo, status, totalAmount, tradeNo } = call.input;
    const found = await findTradeOrder(call.db, call.appId, outTradeNo);
    if (found === undefined) {
      throw call.refuse('not-found', 'transaction not found');
    }
    if (found.type !== 'RealMoneyPurchase') {
      throw call.refuse('precondition', 'the order is not paid with real money');
    }
    if (totalAmount !== undefined && totalAmount !== found.total_amount) {
      const facts = { appId: call.appId, outTradeNo, tradeNo, totalAmount, expected: found.total_amount };
      call.ports.log.warn(facts, 'a payment is told with another amount than that of its order');
      throw call.refuse('invalid', 'invalid parameters', { details: [`totalAmount: is ${found.total_amount}`] });
    }
    await lockPersonas(call.db, call.appId, [found.persona_id]);
    const order = (await findOrder(call.db, call.appId, found.id)) ?? found;
    call.note({ target: order.id, before: { transaction: orderReply(order) } });
    const told = await STEPS[status](call, order);
    if (told !== undefined) {
      await stopWaiting(call.db, call.appId, order.id);
    }
    return { transaction: orderReply(told ?? order) };
  },
  async create(call) {
    await requireIdDomain(call);
    const { outTradeNo, totalAmount, paymentMethod, productSlug, quantity = 1 } = call.input;
    const personaId = await payer(call);
    const wish = { personaId, product: productSlug, quantity };
    const sale = await openSale(call, wish);
    const wrong = moneyOnly(call, sale);
    if (wrong !== undefined) {
      throw wrong;
    }
    const order = await beginOrder(call, wish, sale, { outTradeNo, paymentMethod, totalAmount });
    call.note({ target: order.id });
    return { transaction: orderReply(order) };
  },
};

/** @throws 70001 where a player names somebody else */
async function payer(call: Call<InputOf<Passport['payments']['create']>>): Promise<string> {
  const personaId = call.input.personaId.toLowerCase();
  if (call.principal.kind === 'player' && (await ownPersona(call)).id !== personaId) {
    throw call.refuse('denied', 'permission denied', { details: ['personaId: a player pays for the own persona'] });
  }
  return personaId;
}

type Step = (call: Call, order: OrderRow) => Promise<OrderRow | undefined>;
type Told = InputOf<Passport['payments']['notify']>['status'];

/** What each notice does, in whatever order they come; undefined where it changes nothing any more. */
const STEPS: Readonly<Record<Told, Step>> = {
  async success(call, order) {
    const { db, appId, now } = call;
    const outTradeNo = order.out_trade_no ?? '';
    if (order.refund_told) {
      const gone = { status: 'Refunded', charged_at: now, refunded_at: now, fail_reason: '' } as const;
      const moved = await moveOrder(db, appId, order.id, ['Pending', 'ChargeFailed'], gone);
      if (moved !== undefined) {
        await releasePayment(db, { appId, outTradeNo, now });
      }
      return moved;
    }
    const done = await fulfil(call, order, ['Pending', 'ChargeFailed'], { reason: 'purchase', chargedAt: now });
    if (done !== undefined) {
      const period = { turn: order.limit_turn, start: order.period_start };
      const bought = { productId: order.product_id, period, quantity: order.quantity };
      await addCount(db, { appId, personaId: order.persona_id }, bought);
      await settlePayment(db, { appId, outTradeNo, now });
    }
    return done?.order;
  },
  async failed(call, order) {
    const { db, appId, now } = call;
    const failed = { status: 'ChargeFailed', fail_reason: 'payment failed' } as const;
    const moved = await moveOrder(db, appId, order.id, ['Pending'], failed);
    if (moved !== undefined) {
      await releasePayment(db, { appId, outTradeNo: order.out_trade_no ?? '', now });
    }
    return moved;
  },
  async refunded(call, order) {
    const { db, appId, now } = call;
    const back = await refund(call, order);
    if (back === undefined) {
      // why kept: its payment may be told later, and nothing is given for money that has gone back
      await moveOrder(db, appId, order.id, ['Pending', 'ChargeFailed'], { refund_told: true });
      return undefined;
    }
    await releasePayment(db, { appId, outTradeNo: order.out_trade_no ?? '', now });
    return back;
  },
};
