// The provider's own call: a form that tells what has been paid. It repeats until it is answered `success`.
import type { IncomingMessage } from 'node:http';
import { decide, findByOutTradeNo } from '#kernel/money/transactions';
import { NOTIFY_PATH, payProvider } from '#kernel/pay/provider';
import type { Params } from '#kernel/pay/signing';
import type { Ports } from '#kernel/ports';
import type { Exchange, StreamRoute } from '#kernel/server';
import { settlePayment } from './settle.ts';

const LARGEST_FORM_BYTES = 65_536;
const PAID: ReadonlySet<string | undefined> = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED']);

export function paymentStreams(ports: Ports): StreamRoute[] {
  return [{ origin: 'console', prefix: NOTIFY_PATH, serve: (exchange) => serve(ports, exchange) }];
}

async function serve(ports: Ports, { request, response }: Exchange): Promise<void> {
  const params = request.method === 'POST' ? await readForm(request) : undefined;
  const taken = params !== undefined && (await take(ports, params));
  response.writeHead(taken ? 200 : 400, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(taken ? 'success' : 'failure');
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
async function readForm(request: IncomingMessage): Promise<Params | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > LARGEST_FORM_BYTES) {
      return undefined;
    }
    chunks.push(chunk);
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
}
