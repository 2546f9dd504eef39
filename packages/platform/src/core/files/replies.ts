// What an upload is refused with: XML as COS writes it for whoever signs as its clients do, else the platform's own body.
import type { Exchange } from '#kernel/server/stream-route';

export type UploadFault = 'denied' | 'expired' | 'signature' | 'too-large' | 'exists' | 'method' | 'missing';

interface Reply {
  readonly status: number;
  /** As COS calls it. */
  readonly code: string;
  readonly text: string;
  /** Source of 3: platform-core.md 5. */
  readonly ownCode?: number;
}

const REPLIES: Readonly<Record<UploadFault, Reply>> = {
  denied: { status: 403, code: 'AccessDenied', text: 'permission denied' },
  expired: { status: 403, code: 'AccessDenied', text: 'permission denied' },
  signature: { status: 403, code: 'SignatureDoesNotMatch', text: 'permission denied' },
  'too-large': { status: 400, code: 'EntityTooLarge', text: 'Object size exceeding limit', ownCode: 3 },
  exists: { status: 400, code: 'PreconditionFailed', text: 'invalid parameters' },
  method: { status: 405, code: 'MethodNotAllowed', text: 'Bad Request' },
  missing: { status: 404, code: 'NoSuchKey', text: 'Bad Request' },
};

const DETAILS: Readonly<Partial<Record<UploadFault, string>>> = {
  expired: 'the credential has expired: ask for a new one',
  denied: 'the credential is not for this object',
  exists: 'the object is there already: ask for a new credential',
};

export function sendRefused({ request, response }: Exchange, fault: UploadFault): void {
  const { status, code, text, ownCode = status } = REPLIES[fault];
  const isCos = String(request.headers.authorization ?? '').startsWith('q-sign-algorithm');
  const details = DETAILS[fault];
  const body = isCos
    ? `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${details ?? text}</Message></Error>`
    : JSON.stringify({ code: ownCode, info: text, message: text, details: details === undefined ? [] : [details] });
  response
    .writeHead(status, {
      'Content-Type': isCos ? 'application/xml' : 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Length': Buffer.byteLength(body),
    })
    .end(request.method === 'HEAD' ? undefined : body);
}
