// The payment provider by its own library, loaded where an account is configured.
import { createPrivateKey } from 'node:crypto';
import type { AlipaySdk } from 'alipay-sdk';
import type { PayAccount, PayProvider } from './account.ts';
import { NOTIFY_PATH, ORDER_LIFE_MINUTES, shanghaiTime } from './account.ts';

const opened = new WeakMap<PayAccount, Promise<AlipaySdk>>();

/** Orders and proofs of one account; the provider tells what was paid at our origin. */
export async function alipayProvider(account: PayAccount, consoleOrigin: string): Promise<PayProvider> {
  const sdk = await (opened.get(account) ?? remembered(account));
  return {
    appId: account.appId,
    payUrl: ({ outTradeNo, totalAmount, subject, returnUrl }, at) =>
      sdk.pageExecute('alipay.trade.page.pay', 'GET', {
        notifyUrl: `${consoleOrigin}${NOTIFY_PATH}`,
        returnUrl,
        // why: the library would take the time zone of this machine
        timestamp: shanghaiTime(at),
        bizContent: {
          outTradeNo,
          totalAmount,
          subject,
          productCode: 'FAST_INSTANT_TRADE_PAY',
          timeoutExpress: `${ORDER_LIFE_MINUTES}m`,
        },
      }),
    proves: (params) =>
      params.app_id === account.appId &&
      // why: the library would also take the weaker signature that the message itself asks for
      (params.sign_type ?? 'RSA2') === 'RSA2' &&
      sdk.checkNotifySignV2({ ...params }),
  };
}

function remembered(account: PayAccount): Promise<AlipaySdk> {
  const sdk = open(account);
  opened.set(account, sdk);
  return sdk;
}

async function open({ appId, gateway, privateKey, providerPublicKey }: PayAccount): Promise<AlipaySdk> {
  const { AlipaySdk } = await import('alipay-sdk');
  return new AlipaySdk({
    appId,
    gateway,
    privateKey: pkcs8Of(privateKey),
    keyType: 'PKCS8',
    alipayPublicKey: providerPublicKey,
    signType: 'RSA2',
  });
}

/** Merchants have keys as PEM, or as bare base64 of either of two forms. */
function pkcs8Of(key: string): string {
  const forms = key.includes('-----BEGIN')
    ? [key]
    : ['PRIVATE KEY', 'RSA PRIVATE KEY'].map(
        (label) => `-----BEGIN ${label}-----\n${key.trim()}\n-----END ${label}-----\n`,
      );
  for (const form of forms) {
    try {
      return createPrivateKey(form).export({ type: 'pkcs8', format: 'pem' }).toString();
    } catch {
      // the next form
    }
  }
  throw new Error('the private key of the account at the payment provider cannot be read');
}
