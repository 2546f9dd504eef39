// Where payers pay: the provider's own gateway by configuration, else a simulated one of the platform itself that
// signs and verifies the same way. Off loopback there is no simulated one: nobody may credit themselves.
import { keptSecret } from '#kernel/kept-secret';
import { newPrivateKey, type Params, publicKeyOf, signRequest, verifyReply } from '#kernel/pay/signing';
import type { Ports } from '#kernel/ports';

/** What the provider gives a merchant. Keys are base64 or PEM: our private key, and the provider's public key. */
export interface PayAccount {
  readonly appId: string;
  readonly gateway: string;
  readonly privateKey: string;
  readonly providerPublicKey: string;
}

export interface PayOrder {
  /** Our number; unique at the provider. */
  readonly outTradeNo: string;
  /** Yuan as text, `88.00`. */
  readonly totalAmount: string;
  readonly subject: string;
  readonly returnUrl: string;
}

export interface PayProvider {
  readonly appId: string;
  /** Page of the provider where the order is paid. */
  payUrl(order: PayOrder, at: Date): string;
  /** Was this sent by the provider, and meant for us? */
  proves(params: Params): boolean;
}

/** An order that nobody pays ends after so long. */
export const ORDER_LIFE_MINUTES = 15;
/** Path below the console origin on which the provider tells what has been paid. */
export const NOTIFY_PATH = '/api/alipay/notify';
/** Where the simulated provider is. */
export const LOCAL_GATEWAY_PATH = '/local/pay/gateway';
export const LOCAL_APP_ID = '2026000000000001';

/** The provider that is configured, or the simulated one; undefined where there is none. */
export async function payProvider(ports: Ports): Promise<PayProvider | undefined> {
  const account = ports.config.payAccount;
  if (account !== undefined) {
    const { alipayProvider } = await import('#kernel/pay/alipay');
    return alipayProvider(account, ports.origins.console);
  }
  return isLoopback(ports.origins.console) ? localProvider(ports) : undefined;
}

/** Private keys of the simulated provider and of its only merchant, made when they are first needed. */
export function localKey(ports: Pick<Ports, 'db' | 'seal'>, whose: 'merchant' | 'gateway'): Promise<string> {
  return keptSecret(ports, `pay/${whose}`, newPrivateKey);
}

export function isLoopback(origin: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
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

/** `2026-11-21 08:00:00` in Asia/Shanghai, as the provider writes times. */
export function shanghaiTime(at: Date): string {
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}
