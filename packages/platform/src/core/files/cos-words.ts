// How an object endpoint says no: as COS does, in XML, to a game as to a browser.
import type { Refusal } from '#kernel/call/errors';
import { styles } from '#kernel/call/errors';
import type { StreamWords } from '#kernel/server/stream-replies';
import type { Exchange } from '#kernel/server/stream-route';

/** What nobody foresaw, in the words of COS. */
export const cosWords: StreamWords = {
  style: styles.service,
  send(exchange, refusal) {
    for (const [name, value] of Object.entries(refusal.headers)) {
      exchange.response.setHeader(name, value);
    }
    sendCosError(exchange, refusal.status, codeOf(refusal), [refusal.message, ...refusal.details].join(': '));
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

export function sendCosError({ request, response }: Exchange, status: number, code: string, text: string): void {
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
