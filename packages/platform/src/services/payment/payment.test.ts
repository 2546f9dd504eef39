import { setTimeout as delay } from 'node:timers/promises';
import { AlipaySdk } from 'alipay-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBalance } from '#core/money/ledger';
import { NOTIFY_PATH } from '#core/pay/account';
import { LOCAL_APP_ID, LOCAL_GATEWAY_PATH, localKey } from '#core/pay/provider';
import { newPrivateKey, publicKeyOf, signReply, verifyRequest } from '#core/pay/signing';
import { type Answer, type TestApp, type TestPlatform, testPlatform } from '#testing';

let platform: TestPlatform;
let app: TestApp;
let payer: string;
beforeAll(async () => {
  platform = await testPlatform();
  app = await platform.app();
  payer = `sst=${(await platform.signedIn('payer', app.orgId, 'owner')).token}`;
});
afterAll(() => platform.stop());

interface Order {
  readonly OutTradeNo: string;
  readonly TransactionId: string;
  readonly PayUrl: string;
}

const as = (cookie: string, method: string, path: string, body?: unknown): Promise<Answer> =>
  platform.call(method, path, body, { headers: { Cookie: cookie } });
const info = ({ status, body }: Answer) => [status, (body as { info?: string }).info];
const balance = () => readBalance(platform.ports.db, app.orgId);

async function order(Amount = 88): Promise<Order> {
  const answer = await as(payer, 'POST', '/api/alipay', { OrganizationId: app.orgId, Amount });
  expect(answer.status).toBe(200);
  return answer.body as Order;
}

/** What a person does at the cashier; answers where the browser is sent. */
async function decide({ PayUrl }: Order, decision: 'pay' | 'fail'): Promise<URL> {
  const answer = await fetch(PayUrl, {
    method: 'POST',
    body: new URLSearchParams({ decision }),
    redirect: 'manual',
    headers: { Origin: platform.origin },
  });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '');
}

const back = (url: URL) => as(payer, 'GET', `/api/alipay/callback${url.search}`);
const statusOf = async ({ TransactionId }: Order) =>
  ((await as(payer, 'GET', `/api/transactions/${TransactionId}`)).body as { Status: string }).Status;

async function notify(facts: Record<string, string>): Promise<[number, string]> {
  const params = { app_id: LOCAL_APP_ID, charset: 'utf-8', sign_type: 'RSA2', ...facts };
  const sign = signReply(params, await localKey(platform.ports, 'gateway'));
  const answer = await fetch(`${platform.origin}${NOTIFY_PATH}`, {
    method: 'POST',
    body: new URLSearchParams({ sign, ...params }),
  });
  return [answer.status, await answer.text()];
}

describe('a deposit by online payment', () => {
  it('keeps the amount of its order, so that what is paid is always credited', async () => {
    const before = await balance();
    const made = await order(12);
    const path = `/api/transactions/${made.TransactionId}`;
    expect(info(await as(payer, 'PUT', path, { Amount: 1 }))).toEqual([400, 'invalid parameters']);
    expect((await as(payer, 'PUT', path, { Remark: '测试' })).status).toBe(200);
    await back(await decide(made, 'pay'));
    expect([await statusOf(made), (await balance()) - before]).toEqual(['Active', 1200]);
  });

  it('is not credited by a signed return that says something else than paid', async () => {
    const before = await balance();
    const made = await order(13);
    const params = {
      ...{ app_id: LOCAL_APP_ID, charset: 'utf-8', out_trade_no: made.OutTradeNo, total_amount: '13.00' },
      ...{ trade_no: '2026', trade_status: 'WAIT_BUYER_PAY' },
    };
    const sign = signReply(params, await localKey(platform.ports, 'gateway'));
    const url = new URL(`?${new URLSearchParams({ ...params, sign })}`, platform.origin);
    expect((await back(url)).status).toBe(400);
    expect([await statusOf(made), await balance()]).toEqual(['Pending', before]);
  });

  it('is shown at a cashier that says what it is, with one heading and the amount as money', async () => {
    const { PayUrl } = await order(1234.5);
    const page = await (await fetch(PayUrl)).text();
    expect([page.match(/<h1>[^<]*/g), page.includes('¥1,234.50')]).toEqual([['<h1>模拟收银台'], true]);
  });

  it('is credited when the payer comes back, and stays so when they reload', async () => {
    const before = await balance();
    const made = await order(88.5);
    const page = await (await fetch(made.PayUrl)).text();
    expect(page).toContain('¥88.50');
    expect(page).toContain(made.OutTradeNo);
    const url = await decide(made, 'pay');
    expect(url.pathname).toBe('/alipay/callback');
    for (let visit = 0; visit < 3; visit += 1) {
      expect((await back(url)).body).toMatchObject({
        Success: true,
        Transaction: { Status: 'Active', Method: 'Online', Amount: 88.5, OutTradeNo: made.OutTradeNo },
      });
    }
    expect((await balance()) - before).toBe(8850);
  });

  it('is credited by the notification alone where the payer never comes back', async () => {
    const before = await balance();
    const made = await order(10);
    await decide(made, 'pay');
    for (let wait = 0; wait < 100 && (await statusOf(made)) === 'Pending'; wait += 1) {
      await delay(100);
    }
    expect(await statusOf(made)).toBe('Active');
    expect((await balance()) - before).toBe(1000);
  });

  it('is credited once by ten notifications at once, and a late closing changes nothing', async () => {
    const before = await balance();
    const made = await order(7);
    const facts = { out_trade_no: made.OutTradeNo, trade_no: '2026112122001', total_amount: '7.00' };
    const paid = { ...facts, trade_status: 'TRADE_SUCCESS' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => notify(paid)));
    expect(answers).toEqual(Array.from({ length: 10 }, () => [200, 'success']));
    expect(await notify({ ...facts, trade_status: 'TRADE_CLOSED' })).toEqual([200, 'success']);
    expect(await statusOf(made)).toBe('Active');
    expect((await balance()) - before).toBe(700);
  });

  it('is credited where the payer had given it up before the money came', async () => {
    const before = await balance();
    const made = await order(3);
    expect((await as(payer, 'POST', `/api/transactions/${made.TransactionId}/cancel`)).status).toBe(200);
    const paid = { out_trade_no: made.OutTradeNo, trade_no: '1', total_amount: '3.00', trade_status: 'TRADE_SUCCESS' };
    expect(await notify(paid)).toEqual([200, 'success']);
    expect((await balance()) - before).toBe(300);
  });

  it('ends where the payer refuses at the cashier', async () => {
    const made = await order(5);
    const url = await decide(made, 'fail');
    expect(info(await back(url))[0]).toBe(400);
    for (let wait = 0; wait < 100 && (await statusOf(made)) === 'Pending'; wait += 1) {
      await delay(100);
    }
    expect(await statusOf(made)).toBe('Invalid');
  });

  it('is not credited by anything the provider has not signed, nor with another amount', async () => {
    const before = await balance();
    const made = await order(9);
    const url = await decide(await order(9), 'pay');
    url.searchParams.set('out_trade_no', made.OutTradeNo);
    expect(info(await back(url))).toEqual([400, 'invalid parameters']);
    const facts = { out_trade_no: made.OutTradeNo, trade_no: '1', trade_status: 'TRADE_SUCCESS' };
    expect(await notify({ ...facts, total_amount: '0.01' })).toEqual([400, 'failure']);
    expect(await notify({ ...facts, total_amount: '9.00', sign: 'AAAA' })).toEqual([400, 'failure']);
    expect(await notify({ ...facts, total_amount: '9.00', app_id: 'other' })).toEqual([400, 'failure']);
    expect(await statusOf(made)).toBe('Pending');
    expect((await balance()) - before).toBeLessThanOrEqual(900);
  });

  it('says what is wrong with a return: its amount, which the order knows, else its signature', async () => {
    const before = await balance();
    const made = await order(19);
    const facts = { app_id: LOCAL_APP_ID, charset: 'utf-8', out_trade_no: made.OutTradeNo, trade_no: '2026' };
    const sign = async (total_amount: string) =>
      signReply({ ...facts, total_amount }, await localKey(platform.ports, 'gateway'));
    const returned = async (total_amount: string, signature: string) =>
      info(
        await back(new URL(`?${new URLSearchParams({ ...facts, total_amount, sign: signature })}`, platform.origin)),
      );
    expect(await returned('0.01', await sign('0.01')), 'signed').toEqual([400, 'invalid payment amount']);
    expect(await returned('0.01', await sign('19.00')), 'changed afterwards').toEqual([400, 'invalid payment amount']);
    expect(await returned('19.001', await sign('19.00')), 'no money').toEqual([400, 'invalid payment amount']);
    expect(await returned('19.00', await sign('0.01')), 'signed for another').toEqual([400, 'invalid parameters']);
    expect(await returned('19.00', 'AAAA'), 'no signature').toEqual([400, 'invalid parameters']);
    const stranger = `sst=${(await platform.signedIn('stranger', (await platform.app()).orgId)).token}`;
    const guess = `/api/alipay/callback?${new URLSearchParams({ ...facts, total_amount: '0.01', sign: 'AAAA' })}`;
    expect(info(await as(stranger, 'GET', guess)), 'not their order').toEqual([400, 'invalid parameters']);
    expect([await statusOf(made), (await balance()) - before]).toEqual(['Pending', 0]);
  });

  it('refuses amounts that are none, and organisations of others', async () => {
    for (const Amount of [0, -1, 0.001, 1_000_001]) {
      const answer = await as(payer, 'POST', '/api/alipay', { OrganizationId: app.orgId, Amount });
      expect(info(answer)).toEqual([400, 'invalid payment amount']);
    }
    const { orgId } = await platform.app();
    const answer = await as(payer, 'POST', '/api/alipay', { OrganizationId: orgId, Amount: 1 });
    expect(info(answer)).toEqual([400, 'invalid organization id']);
    expect(info(await as(payer, 'GET', '/api/alipay/callback'))).toEqual([400, 'no outTradeNo']);
  });
});

describe('an account at the provider', () => {
  const [merchant, provider] = [newPrivateKey(), newPrivateKey()];
  const appId = '2026000000000009';
  const bare = (pem: string) => pem.replace(/-----[^-]+-----|\s/g, '');
  let live: TestPlatform;
  beforeAll(async () => {
    const payAccount = {
      appId,
      gateway: 'https://pay.example/gateway.do',
      privateKey: bare(merchant),
      providerPublicKey: bare(publicKeyOf(provider)),
    };
    live = await testPlatform({ config: { payAccount } });
  });
  afterAll(() => live?.stop());

  it('signs orders as the provider wants them, and credits what it says', async () => {
    const { orgId } = await live.app();
    const cookie = `sst=${(await live.signedIn('buyer', orgId, 'owner')).token}`;
    const body = { OrganizationId: orgId, Amount: 66 };
    const made = (await live.call('POST', '/api/alipay', body, { headers: { Cookie: cookie } })).body as Order;
    const url = new URL(made.PayUrl);
    const params = Object.fromEntries(url.searchParams);
    expect([url.origin, params.app_id, params.method]).toEqual(['https://pay.example', appId, 'alipay.trade.page.pay']);
    expect(JSON.parse(params.biz_content ?? '')).toMatchObject({
      out_trade_no: made.OutTradeNo,
      total_amount: '66.00',
      product_code: 'FAST_INSTANT_TRADE_PAY',
      timeout_express: '15m',
    });
    expect(params.notify_url).toBe(`${live.origin}${NOTIFY_PATH}`);
    expect(verifyRequest(params, publicKeyOf(merchant))).toBe(true);

    const facts = {
      app_id: appId,
      out_trade_no: made.OutTradeNo,
      trade_no: '1',
      total_amount: '66.00',
      charset: 'utf-8',
    };
    const paid = { ...facts, trade_status: 'TRADE_SUCCESS', sign_type: 'RSA2' };
    const tell = async (sign: string, words: Record<string, string> = paid) => {
      const form = new URLSearchParams({ ...words, sign });
      return (await fetch(`${live.origin}${NOTIFY_PATH}`, { method: 'POST', body: form })).text();
    };
    expect(await tell(signReply(paid, merchant))).toBe('failure');
    expect(await tell(signReply(paid, provider), { ...paid, total_amount: '6600.00' })).toBe('failure');
    expect(await tell(signReply(paid, provider), { ...paid, sign_type: 'RSA' })).toBe('failure');
    expect(await readBalance(live.ports.db, orgId)).toBe(0);
    expect([await tell(signReply(paid, provider)), await tell(signReply(paid, provider))]).toEqual([
      'success',
      'success',
    ]);
    expect(await readBalance(live.ports.db, orgId)).toBe(6600);
  });

  it('leaves no simulated cashier beside it', async () => {
    expect((await fetch(`${live.origin}${LOCAL_GATEWAY_PATH}`, { headers: { Accept: 'text/html' } })).status).not.toBe(
      200,
    );
  });
});

describe('the signatures', () => {
  it("are those of the provider's own library, both ways", async () => {
    const [merchant, gateway] = [await localKey(platform.ports, 'merchant'), await localKey(platform.ports, 'gateway')];
    const sdk = new AlipaySdk({
      appId: LOCAL_APP_ID,
      privateKey: merchant,
      keyType: 'PKCS8',
      alipayPublicKey: publicKeyOf(gateway),
      gateway: `${platform.origin}${LOCAL_GATEWAY_PATH}`,
    });
    const url = sdk.pageExecute('alipay.trade.page.pay', 'GET', {
      returnUrl: `${platform.origin}/alipay/callback`,
      notifyUrl: `${platform.origin}${NOTIFY_PATH}`,
      bizContent: { out_trade_no: 'X1', total_amount: '1.00', subject: '灯塔 充值' },
    });
    const page = await fetch(url);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('灯塔 充值')]);
    const returned = await decide({ OutTradeNo: 'X1', TransactionId: '', PayUrl: url }, 'pay');
    expect(sdk.checkNotifySignV2(Object.fromEntries(returned.searchParams))).toBe(true);
  });

  it('of a request are checked: a changed amount is not shown at the cashier', async () => {
    const { PayUrl } = await order(1);
    const url = new URL(PayUrl);
    url.searchParams.set('biz_content', (url.searchParams.get('biz_content') ?? '').replace('1.00', '0.01'));
    expect((await fetch(url)).status).toBe(400);
  });
});
