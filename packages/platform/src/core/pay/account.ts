// What every payment provider is asked and told, whoever it is.
import type { Params } from './signing.ts';

/** What the provider gives a merchant. Keys are base64 or PEM: our private key, and the provider's public key. */
export interface PayAccount {
  readonly appId: string;
  readonly gateway: string;
  readonly privateKey: string;
  readonly providerPublicKey: string;
}

declare module '#kernel/config' {
  interface Config {
    /** Our account at the payment provider; without it a simulated one on loopback, none elsewhere. */
    readonly payAccount?: PayAccount;
  }
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

/** `2026-11-21 08:00:00` in Asia/Shanghai, as the provider writes times. */
export function shanghaiTime(at: Date): string {
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}
