// How the object endpoint says no: as COS does, in XML, to a game as to a browser.
import { sendCosError } from '#core/files/cos-words';
import type { Exchange } from '#kernel/server/stream-route';

export type Fault =
  | 'denied'
  | 'expired'
  | 'signature'
  | 'off'
  | 'too-large'
  | 'too-small'
  | 'form'
  | 'bad-digest'
  | 'missing'
  | 'method'
  | 'no-digest';

const FAULTS: Readonly<Record<Fault, readonly [status: number, code: string, text: string]>> = {
  denied: [403, 'AccessDenied', 'the token is not for this object, or its upload was confirmed'],
  expired: [403, 'AccessDenied', 'the token has expired: ask for a new one'],
  signature: [403, 'SignatureDoesNotMatch', 'the signature is not that of the temporary key'],
  off: [403, 'AccessDenied', 'save is not enabled for this app'],
  'too-large': [400, 'EntityTooLarge', 'Object size exceeding limit'],
  'too-small': [400, 'EntityTooSmall', 'there are fewer bytes than the policy allows'],
  form: [400, 'MalformedPOSTRequest', 'send multipart/form-data, its fields before the file'],
  'bad-digest': [400, 'BadDigest', 'Content-MD5 is not that of the bytes'],
  missing: [404, 'NoSuchKey', 'there is no such object, or its address has expired'],
  method: [405, 'MethodNotAllowed', 'PUT, GET, HEAD and DELETE are taken, and POST of a form to the bucket'],
  'no-digest': [400, 'InvalidDigest', 'Content-MD5 must be 16 bytes in base64'],
};

export function sendFault(exchange: Exchange, fault: Fault): void {
  const [status, code, text] = FAULTS[fault];
  sendCosError(exchange, status, code, text);
}
