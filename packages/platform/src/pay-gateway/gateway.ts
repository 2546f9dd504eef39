// A payment provider for one machine: it checks the merchant's signature, shows a cashier page, tells the merchant what
// was paid by a signed notification that is repeated until it is taken, and sends the payer back with signed values.
import { randomBytes } from 'node:crypto';
import { shanghaiTime } from '#core/pay/account';
import { LOCAL_APP_ID, LOCAL_GATEWAY_PATH, localKey } from '#core/pay/provider';
import { type Params, publicKeyOf, signReply, verifyRequest } from '#core/pay/signing';
import type { Ports } from '#kernel/ports';
import { isLocalOrigin } from '#kernel/server/loopback';
import { readWhole } from '#kernel/server/stream-replies';
import type { Exchange, StreamRoute } from '#kernel/server/stream-route';
import { putSchedule, type Schedule } from '#kernel/time/schedules';
import { sendPage } from '../identity/pages/layout.ts';
import { cashierPage, refusedPage } from './pages.ts';

const SERVICE = 'pay-gateway';
const NOTIFY = 'notify';
const LARGEST_FORM_BYTES = 65_536;

/** Notifications that wait to be taken; one that is not taken comes again. */
export const payGatewaySchedules: readonly Schedule[] = [
  {
    service: SERVICE,
    name: NOTIFY,
    lane: 'delivery',
    next: () => undefined,
    missed: 'once',
    ownTransactions: true,
    run: ({ payload, signal }) => deliver(payload as unknown as Notification, signal),
  },
];

/** The simulated provider; nothing where another is configured or the platform is reached from elsewhere. */
export function payGateway(ports: Ports): StreamRoute[] {
  if (ports.config.payAccount !== undefined) {
    return [];
  }
  return [
    {
      origin: 'console',
      prefix: LOCAL_GATEWAY_PATH,
      methods: ['GET', 'HEAD', 'POST'],
      body: { limitBytes: LARGEST_FORM_BYTES, idleMs: ports.config.bodyIdleMs },
      calls: { unlimited: 'it is one machine that pays itself' },
      admits: 'signature',
      serve: (exchange) => serve(ports, exchange),
      // why the same: it shows its page whatever is asked
      otherMethod: (exchange) => serve(ports, exchange),
    },
  ];
}

interface Notification {
  readonly url: string;
  readonly params: Params;
}

interface Order {
  readonly out_trade_no: string;
  readonly total_amount: string;
  readonly subject: string;
}

async function serve(ports: Ports, { request, response, query, body }: Exchange): Promise<void> {
  const params = Object.fromEntries(query);
  const order = isLocalOrigin(ports.origins.console) ? await readOrder(ports, params) : undefined;
  if (order === undefined) {
    sendPage(response, 400, refusedPage());
    return;
  }
  if (request.method !== 'POST') {
    sendPage(response, 200, cashierPage({ ...order, action: `${LOCAL_GATEWAY_PATH}?${query}` }), {
      formTarget: originOf(params.return_url),
    });
    return;
  }
  const form = await readWhole(body);
  if (form === undefined) {
    sendPage(response, 400, refusedPage());
    return;
  }
  const paid = new URLSearchParams(form.toString('utf8')).get('decision') === 'pay';
  const tradeNo = `${shanghaiTime(ports.clock.now()).slice(0, 10).replaceAll('-', '')}22${randomBytes(8).readBigUInt64BE()}`;
  await notify(ports, params, {
    ...order,
    trade_no: tradeNo,
    trade_status: paid ? 'TRADE_SUCCESS' : 'TRADE_CLOSED',
  });
  const location = paid ? await returnUrl(ports, params, { ...order, trade_no: tradeNo }) : cancelled(params, order);
  response.writeHead(303, { Location: location, 'Cache-Control': 'no-store' });
  response.end();
}

/** The order of a request that the merchant really signed. */
async function readOrder(ports: Ports, params: Params): Promise<Order | undefined> {
  const merchant = publicKeyOf(await localKey(ports, 'merchant'));
  if (params.app_id !== LOCAL_APP_ID || !verifyRequest(params, merchant)) {
    return undefined;
  }
  const { out_trade_no, total_amount, subject } = JSON.parse(params.biz_content ?? '{}') as Partial<Order>;
  return out_trade_no === undefined || total_amount === undefined
    ? undefined
    : { out_trade_no, total_amount, subject: subject ?? '' };
}

async function notify(ports: Ports, request: Params, facts: Params): Promise<void> {
  const params: Params = {
    ...facts,
    app_id: LOCAL_APP_ID,
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
    notify_id: randomBytes(16).toString('hex'),
    notify_type: 'trade_status_sync',
    notify_time: shanghaiTime(ports.clock.now()),
  };
  const sign = signReply(params, await localKey(ports, 'gateway'));
  await putSchedule(ports.db, {
    service: SERVICE,
    key: `${NOTIFY}/${params.notify_id}`,
    nextAt: ports.clock.now(),
    payload: { url: request.notify_url ?? '', params: { ...params, sign } },
  });
}

/** Throws until the merchant has answered `success`, so that the job comes again. */
async function deliver({ url, params }: Notification, signal: AbortSignal): Promise<void> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(params), signal });
  const text = await answer.text();
  if (text.trim() !== 'success') {
    throw new Error(`the merchant answered ${answer.status} ${text.slice(0, 100)}`);
  }
}

async function returnUrl(ports: Ports, request: Params, order: Params): Promise<string> {
  const params: Params = {
    app_id: LOCAL_APP_ID,
    method: 'alipay.trade.page.pay.return',
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
    timestamp: shanghaiTime(ports.clock.now()),
    out_trade_no: order.out_trade_no ?? '',
    trade_no: order.trade_no ?? '',
    total_amount: order.total_amount ?? '',
  };
  const url = new URL(request.return_url ?? ports.origins.console);
  for (const [name, value] of Object.entries({
    ...params,
    sign: signReply(params, await localKey(ports, 'gateway')),
  })) {
    url.searchParams.set(name, value);
  }
  return url.href;
}

/** Back without a signature: the screen finds nothing paid. */
function cancelled(request: Params, order: Order): string {
  const url = new URL(request.return_url ?? '');
  url.searchParams.set('out_trade_no', order.out_trade_no);
  url.searchParams.set('trade_status', 'TRADE_CLOSED');
  return url.href;
}

function originOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : new URL(url).origin;
}
