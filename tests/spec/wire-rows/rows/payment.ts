// Source: wire/cdn-and-platform.md 2.3.6.
import { info, type Row, UUID } from '../row.ts';

const AMOUNT = info('invalid payment amount');
const back = 'GET /api/alipay/callback';

export const rows: readonly Row[] = [
  {
    ...{ call: 'payment.create', known: 'spec', as: 'owner', send: 'POST /api/alipay', status: 200 },
    ...{
      body: { OrganizationId: '{org.org}', Amount: 88 },
      has: { TransactionId: UUID },
      names: { '': 'OutTradeNo PayUrl' },
      keep: { order: 'OutTradeNo' },
    },
  },
  {
    call: 'payment.create',
    known: 'ours',
    as: 'owner',
    send: 'POST /api/alipay',
    body: { OrganizationId: '{org.org}', Amount: 0 },
    status: 400,
    has: AMOUNT,
  },
  {
    call: 'payment.create',
    known: 'ours',
    as: 'owner',
    send: 'POST /api/alipay',
    body: { OrganizationId: '{org.org}', Amount: 0.001 },
    status: 400,
    has: AMOUNT,
  },
  {
    call: 'payment.create',
    known: 'ours',
    as: 'owner',
    send: 'POST /api/alipay',
    body: { OrganizationId: '{org.org}', Amount: 1_000_001 },
    status: 400,
    has: AMOUNT,
  },
  {
    call: 'payment.create',
    known: 'spec',
    as: 'owner',
    send: 'POST /api/alipay',
    body: { OrganizationId: '{unknown}', Amount: 1 },
    status: 400,
    has: info('invalid organization id'),
  },
  { call: 'payment.complete', known: 'spec', as: 'owner', send: back, status: 400, has: info('no outTradeNo') },
  {
    call: 'payment.complete',
    known: 'spec',
    says: 'another amount than the order',
    as: 'owner',
    send: `${back}?out_trade_no={order}&trade_no=1&total_amount=0.01&sign=AAAA`,
    status: 400,
    has: AMOUNT,
  },
  {
    call: 'payment.complete',
    known: 'spec',
    says: 'another spelling',
    as: 'owner',
    send: `${back}?outTradeNo={order}&trade_no=1&total_amount=0.01&sign=AAAA`,
    status: 400,
    has: AMOUNT,
  },
  {
    call: 'payment.complete',
    known: 'ours',
    says: 'no signature of the provider',
    as: 'owner',
    send: `${back}?out_trade_no={order}&trade_no=1&total_amount=88.00&sign=AAAA`,
    status: 400,
    has: info('invalid parameters'),
  },
  {
    call: 'payment.complete',
    known: 'spec',
    as: 'anyone',
    send: `${back}?out_trade_no={order}`,
    status: 401,
    has: info('no session info'),
  },
];
