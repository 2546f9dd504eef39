// The RSA2 signatures of the payment provider: SHA-256 with RSA over the sorted parameters.
// Source: opendocs.alipay.com/common/02mse7 (signing a request), 02mse3 (checking a notification).
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';

export type Params = Readonly<Record<string, string>>;

/** `sign` for the parameters of a request: everything but the signature itself. */
export function signRequest(params: Params, privateKey: string): string {
  return signed(contentOf(params, ['sign']), privateKey);
}

/** `sign` for what the provider sends back: neither the signature nor its type is part of it. */
export function signReply(params: Params, privateKey: string): string {
  return signed(contentOf(params, ['sign', 'sign_type']), privateKey);
}

export function verifyRequest(params: Params, publicKey: string): boolean {
  return verified(contentOf(params, ['sign']), params.sign ?? '', publicKey);
}

export function verifyReply(params: Params, publicKey: string): boolean {
  return verified(contentOf(params, ['sign', 'sign_type']), params.sign ?? '', publicKey);
}

/** `a=1&b=2`: sorted by name, empty values left out, nothing encoded. */
function contentOf(params: Params, without: readonly string[]): string {
  return Object.entries(params)
    .filter(([name, value]) => value !== '' && !without.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

function signed(content: string, privateKey: string): string {
  return sign('RSA-SHA256', Buffer.from(content), createPrivateKey(pem(privateKey, 'PRIVATE KEY'))).toString('base64');
}

function verified(content: string, signature: string, publicKey: string): boolean {
  try {
    const key = createPublicKey(pem(publicKey, 'PUBLIC KEY'));
    return verify('RSA-SHA256', Buffer.from(content), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

/** Merchants are given keys as bare base64 (PKCS #8 and SPKI); PEM is taken too. */
function pem(key: string, label: 'PRIVATE KEY' | 'PUBLIC KEY'): string {
  return key.includes('-----BEGIN') ? key : `-----BEGIN ${label}-----\n${key.trim()}\n-----END ${label}-----\n`;
}

/** A new private key, PKCS #8 PEM. */
export function newPrivateKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** The public half of a private key, SPKI PEM. */
export function publicKeyOf(privateKey: string): string {
  return createPublicKey(createPrivateKey(privateKey)).export({ type: 'spki', format: 'pem' }).toString();
}
