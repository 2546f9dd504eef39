// The provider's own call: a form that tells what has been paid. It repeats until it is answered `success`.
import { decide, findByOutTradeNo } from '#core/money/transactions';
import { NOTIFY_PATH } from '#core/pay/account';
import { payProvider } from '#core/pay/provider';
import type { Params } from '#core/pay/signing';
import type { Ports } from '#kernel/ports';
import { readWhole } from '#kernel/server/stream-replies';
import type { Exchange, StreamRoute } from '#kernel/server/stream-route';
import { settlePayment } from './settle.ts';

const LARGEST_FORM_BYTES = 65_536;
const PAID: ReadonlySet<string | undefined> = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED']);

export function paymentStreams(ports: Ports): StreamRoute[] {
  return [
    {
      origin: 'console',
      prefix: NOTIFY_PATH,
      methods: ['POST'],
      body: { limitBytes: LARGEST_FORM_BYTES, idleMs: ports.config.bodyIdleMs },
      // why so many: the provider tells of every payment, and again where it was not heard
      calls: { calls: 1200, seconds: 60, of: ({ remoteAddress }) => remoteAddress },
      admits: 'signature',
      serve: (exchange) => serve(ports, exchange),
      otherMethod: async (exchange) => answer(exchange, false),
    },
  ];
}

async function serve(ports: Ports, exchange: Exchange): Promise<void> {
  const params = await readForm(exchange);
  answer(exchange, params !== undefined && (await take(ports, params)));
}

function answer({ response }: Exchange, taken: boolean): void {
  response
    .writeHead(taken ? 200 : 400, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(taken ? 'success' : 'failure');
}

/** True where there is nothing left to tell. */
async function take(ports: Ports, params: Params): Promise<boolean> {
  const provider = await payProvider(ports);
  if (provider?.proves(params) !== true) {
    ports.log.warn({ outTradeNo: params.out_trade_no }, 'a payment notification was not signed by the provider');
    return false;
  }
  const now = ports.clock.now().toISOString();
  const { out_trade_no: outTradeNo = '', trade_no: tradeNo = '', total_amount: totalAmount = '' } = params;
  if (PAID.has(params.trade_status)) {
    const paid = { outTradeNo, tradeNo, totalAmount, now };
    const outcome = await ports.db.transaction().execute((db) => settlePayment(db, ports, paid));
    if (outcome === 'unknown-order' || outcome === 'wrong-amount') {
      ports.log.warn({ outTradeNo, tradeNo, outcome }, 'a payment could not be credited');
      return false;
    }
    return true;
  }
  if (params.trade_status === 'TRADE_CLOSED') {
    await ports.db.transaction().execute(async (db) => {
      const order = await findByOutTradeNo(db, outTradeNo);
      if (order !== undefined) {
        await decide(db, ports.ids, order.id, { to: 'Invalid', by: 'alipay', now, reason: '交易关闭', tradeNo });
      }
    });
  }
  return true;
}

/** The fields of a form, or undefined where it is too large. */
async function readForm({ body }: Exchange): Promise<Params | undefined> {
  const form = await readWhole(body);
  return form === undefined ? undefined : Object.fromEntries(new URLSearchParams(form.toString('utf8')));
}
