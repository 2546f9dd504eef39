// Where payers pay: the provider's own gateway by configuration, else a simulated one of the platform itself that
// signs and verifies the same way. Off loopback there is no simulated one: nobody may credit themselves.

import { keptSecret } from '#kernel/keys/kept-secret';
import type { Ports } from '#kernel/ports';
import { isLocalOrigin } from '#kernel/server/loopback';
import { NOTIFY_PATH, type PayProvider, shanghaiTime } from './account.ts';
import { newPrivateKey, type Params, publicKeyOf, signRequest, verifyReply } from './signing.ts';

/** Where the simulated provider is. */
export const LOCAL_GATEWAY_PATH = '/local/pay/gateway';
export const LOCAL_APP_ID = '2026000000000001';

/** The provider that is configured, or the simulated one; undefined where there is none. */
export async function payProvider(ports: Ports): Promise<PayProvider | undefined> {
  const account = ports.config.payAccount;
  if (account !== undefined) {
    const { alipayProvider } = await import('./alipay.ts');
    return alipayProvider(account, ports.origins.console);
  }
  return isLocalOrigin(ports.origins.console) ? localProvider(ports) : undefined;
}

/** Private keys of the simulated provider and of its only merchant, made when they are first needed. */
export function localKey(ports: Pick<Ports, 'db' | 'seal'>, whose: 'merchant' | 'gateway'): Promise<string> {
  return keptSecret(ports, `pay/${whose}`, newPrivateKey);
}

async function localProvider(ports: Ports): Promise<PayProvider> {
  const merchant = await localKey(ports, 'merchant');
  const providerPublicKey = publicKeyOf(await localKey(ports, 'gateway'));
  const consoleOrigin = ports.origins.console;
  return {
    appId: LOCAL_APP_ID,
    payUrl(order, at) {
      const params: Params = {
        app_id: LOCAL_APP_ID,
        method: 'alipay.trade.page.pay',
        format: 'JSON',
        charset: 'utf-8',
        sign_type: 'RSA2',
        timestamp: shanghaiTime(at),
        version: '1.0',
        notify_url: `${consoleOrigin}${NOTIFY_PATH}`,
        return_url: order.returnUrl,
        biz_content: JSON.stringify({
          out_trade_no: order.outTradeNo,
          product_code: 'FAST_INSTANT_TRADE_PAY',
          total_amount: order.totalAmount,
          subject: order.subject,
        }),
      };
      const query = new URLSearchParams({ ...params, sign: signRequest(params, merchant) });
      return `${consoleOrigin}${LOCAL_GATEWAY_PATH}?${query}`;
    },
    proves: (params) => params.app_id === LOCAL_APP_ID && verifyReply(params, providerPublicKey),
  };
}
