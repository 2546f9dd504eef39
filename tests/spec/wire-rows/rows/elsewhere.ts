// Pages and calls of those with whom the platform is connected, as it plays them itself where none is configured.
// Source: wire/cdn-and-platform.md 2.3.6 and 2.3.3; passport.md 3.1.
import type { Row } from '../row.ts';

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const page = { 'Content-Type': /^text\/html/, 'Cache-Control': /no-store/ };

export const rows: readonly Row[] = [
  {
    ...{
      known: 'spec',
      says: 'not signed by the provider',
      as: 'anyone',
      send: 'POST /api/alipay/notify',
      status: 400,
    },
    ...{ headers: form, body: 'out_trade_no=1&trade_no=2&total_amount=1.00&trade_status=TRADE_SUCCESS&sign=eA==' },
    ...{ head: { 'Content-Type': /^text\/plain/ }, text: 'failure' },
  },
  {
    known: 'spec',
    says: 'no form at all',
    as: 'anyone',
    send: 'POST /api/alipay/notify',
    headers: form,
    body: '',
    status: 400,
    text: 'failure',
  },
  { known: 'ours', says: 'asked for', as: 'anyone', send: 'GET /api/alipay/notify', status: 400, text: 'failure' },
  {
    ...{ known: 'ours', says: 'no provider of any app', as: 'anyone', send: 'GET /local/players/none/code' },
    ...{ status: 404, has: { error: 'not_found' } },
  },
  { known: 'ours', says: 'no order', as: 'anyone', send: 'GET /local/pay/gateway', status: 400, head: page },
  {
    ...{ call: 'payment.create', known: 'spec', as: 'owner', send: 'POST /api/alipay', status: 200 },
    ...{
      body: { OrganizationId: '{org.org}', Amount: 12.34 },
      names: { '': 'OutTradeNo TransactionId' },
      keep: { pay: 'PayUrl' },
    },
  },
  {
    known: 'spec',
    says: 'the cashier of this machine',
    as: 'anyone',
    send: 'GET {pay}',
    status: 200,
    head: page,
    text: /12\.34/,
  },
  {
    known: 'ours',
    says: 'a client that is none',
    as: 'anyone',
    send: 'GET /account/authorize?client_id=none',
    status: 400,
    head: page,
  },
  {
    known: 'ours',
    says: 'a code that is none',
    as: 'anyone',
    send: 'POST /account/token',
    headers: form,
    body: 'grant_type=authorization_code&code=none',
    status: 400,
  },
  {
    known: 'ours',
    says: 'a client that is none',
    as: 'anyone',
    send: 'GET /oauth2.0/authorize?client_id=none',
    status: 400,
  },
  { known: 'ours', says: 'an address that is none', as: 'anyone', send: 'GET /oauth2.0/token?code=none', status: 404 },
  {
    ...{ known: 'ours', as: 'anyone', send: 'GET /.well-known/oauth-authorization-server', status: 200 },
    names: { '': 'issuer token_endpoint code_challenge_methods_supported' },
  },
];
