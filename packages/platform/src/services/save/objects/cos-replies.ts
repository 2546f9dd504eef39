// How the object endpoint says no: as COS does, in XML, to a game as to a browser.
import type { Refusal } from '#kernel/call/errors';
import { styles } from '#kernel/call/errors';
import type { StreamWords } from '#kernel/server/stream-replies';
import type { Exchange } from '#kernel/server/stream-route';

export type Fault =
  | 'denied'
  | 'expired'
  | 'signature'
  | 'off'
  | 'too-large'
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
  'bad-digest': [400, 'BadDigest', 'Content-MD5 is not that of the bytes'],
  missing: [404, 'NoSuchKey', 'there is no such object, or its address has expired'],
  method: [405, 'MethodNotAllowed', 'PUT, GET, HEAD and DELETE are taken'],
  'no-digest': [400, 'InvalidDigest', 'Content-MD5 must be 16 bytes in base64'],
};

export function sendFault(exchange: Exchange, fault: Fault): void {
  const [status, code, text] = FAULTS[fault];
  sendXml(exchange, status, code, text);
}

/** What nobody foresaw, in the same words. */
export const cosWords: StreamWords = {
  style: styles.service,
  send(exchange, refusal) {
    for (const [name, value] of Object.entries(refusal.headers)) {
      exchange.response.setHeader(name, value);
    }
    sendXml(exchange, refusal.status, codeOf(refusal), [refusal.message, ...refusal.details].join(': '));
  },
};

function codeOf({ status }: Refusal): string {
  return CODES[status] ?? (status < 500 ? 'InvalidRequest' : 'InternalError');
}

const CODES: Readonly<Record<number, string>> = {
  408: 'RequestTimeout',
  413: 'EntityTooLarge',
  429: 'SlowDown',
  503: 'ServiceUnavailable',
  507: 'InsufficientStorage',
};

function sendXml({ request, response }: Exchange, status: number, code: string, text: string): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${escaped(text)}</Message></Error>`;
  response
    .writeHead(status, {
      'Content-Type': 'application/xml',
      'Cache-Control': 'no-store',
      'Content-Length': Buffer.byteLength(body),
    })
    .end(request.method === 'HEAD' ? undefined : body);
}

const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };

function escaped(text: string): string {
  return text.replace(/[<>&]/g, (char) => ENTITIES[char] ?? '');
}
