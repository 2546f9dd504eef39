// Facts that a caller carries and cannot change: `{payload}.{signature}`, both url-safe.
import type { Ports } from '#kernel/ports';

type Signer = Pick<Ports, 'seal'>;

/** The purpose keeps one kind of text from standing in for another. */
export function signText({ seal }: Signer, facts: unknown, purpose: string): string {
  const payload = Buffer.from(JSON.stringify(facts)).toString('base64url');
  return `${payload}.${seal.sign(payload, purpose)}`;
}

/** The facts of a signed text, or undefined where the signature is not ours. */
export function openText<Facts>({ seal }: Signer, text: string, purpose: string): Facts | undefined {
  const [payload, signature, ...rest] = text.split('.');
  if (payload === undefined || signature === undefined || rest.length > 0) {
    return undefined;
  }
  return seal.verify(payload, signature, purpose)
    ? (JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Facts)
    : undefined;
}
