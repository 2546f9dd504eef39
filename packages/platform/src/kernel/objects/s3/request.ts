// Signed requests to an S3 store: what may be repeated is repeated, what fails comes back as one kind of error.
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { ObjectStoreError, type ObjectStoreReason } from '#kernel/objects/objects';
import type { S3Place } from './address.ts';

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Below the place's prefix; undefined asks the bucket itself. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Until the headers of the answer are there, 30 s unless told. */
  readonly timeoutMs?: number;
  /** False where a second try could meet what the first one did. */
  readonly repeatable?: boolean;
  /** Statuses that are an answer here, not a failure. */
  readonly expected?: readonly number[];
}

export type S3Send = (request: S3Request) => Promise<Response>;

/** Waits before the second and the third try; a store that is away for longer is the caller's to ask again. */
const PAUSES_MS = [100, 400];
const TIMEOUT_MS = 30_000;
const TRY_AGAIN = new Set([429, 500, 502, 503, 504]);
const NOT_THE_BUCKET = new Set(['NoSuchKey', 'NoSuchUpload']);

/** Answers with 2xx or an expected status; everything else is an `ObjectStoreError`. */
export function s3Sender(place: S3Place): S3Send {
  const { accessKeyId, secretAccessKey, sessionToken } = place.access;
  const signer = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken === undefined ? {} : { sessionToken }),
    region: place.region,
    service: 's3',
    retries: 0,
  });

  return async (request) => {
    const what = `${request.method} ${request.key ?? `bucket ${place.bucket}`}`;
    const { expected = [], repeatable = true } = request;
    for (let tries = 0; ; tries += 1) {
      const pauseMs = repeatable ? PAUSES_MS[tries] : undefined;
      const answer = await sendOnce(signer, place, request).catch((cause: unknown) => {
        if (pauseMs === undefined) {
          throw new ObjectStoreError('away', `${what}: ${causeOf(cause)}`, { cause });
        }
        return undefined;
      });
      if (answer !== undefined && (answer.ok || expected.includes(answer.status))) {
        return answer;
      }
      if (answer !== undefined && (pauseMs === undefined || !TRY_AGAIN.has(answer.status))) {
        throw failure(what, answer.status, await errorCode(answer));
      }
      await answer?.body?.cancel();
      await delay(pauseMs);
    }
  };
}

/** The text of an answer to a write; S3 may say 200 first and find out that it failed while it writes the body. */
export async function writtenText(answer: Response, what: string): Promise<string> {
  const text = await answer.text().catch((cause: unknown) => {
    throw new ObjectStoreError('away', `${what}: the answer broke off`, { cause });
  });
  if (text.includes('<Error>')) {
    throw failure(what, answer.status, xmlValue(text, 'Code') ?? '');
  }
  return text;
}

/** Text of the first element of that name. */
export function xmlValue(xml: string, name: string): string | undefined {
  const found = new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`).exec(xml)?.[1];
  return found?.replace(/&(amp|lt|gt|quot|apos|#34|#39);/g, (_all, entity: string) => ENTITIES[entity] ?? '');
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#34': '"',
  '#39': "'",
};

async function sendOnce(signer: AwsClient, place: S3Place, request: S3Request): Promise<Response> {
  const url = new URL(request.key === undefined ? place.url : `${place.url}/${place.prefix}${request.key}`);
  for (const [name, value] of Object.entries(request.query ?? {})) {
    url.searchParams.set(name, value);
  }
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new Error('no answer in time')), request.timeoutMs ?? TIMEOUT_MS);
  try {
    // why the hash of every body: a store then refuses bytes that were changed on the way
    const signed = await signer.sign(url.href, {
      method: request.method,
      headers: {
        // why not with a range: fetch then says so itself, once more
        ...(request.headers?.Range === undefined ? { 'Accept-Encoding': 'identity' } : {}),
        'X-Amz-Content-Sha256': createHash('sha256')
          .update(request.body ?? '')
          .digest('hex'),
        ...request.headers,
      },
      ...(request.body === undefined ? {} : { body: request.body }),
      signal: timeout.signal,
    });
    return await fetch(signed);
  } finally {
    clearTimeout(timer);
  }
}

/** The code of S3's error document; a HEAD has none. */
async function errorCode(answer: Response): Promise<string> {
  const text = await answer.text().catch(() => '');
  return xmlValue(text, 'Code') ?? '';
}

const REASONS: Readonly<Record<string, ObjectStoreReason>> = {
  InvalidAccessKeyId: 'credentials',
  SignatureDoesNotMatch: 'credentials',
  InvalidToken: 'credentials',
  ExpiredToken: 'credentials',
  AuthorizationHeaderMalformed: 'credentials',
  RequestTimeTooSkewed: 'credentials',
  NoSuchBucket: 'bucket',
  PermanentRedirect: 'bucket',
};

const BY_STATUS: Readonly<Record<number, ObjectStoreReason>> = { 301: 'bucket', 401: 'credentials', 403: 'denied' };

function failure(what: string, status: number, code: string): ObjectStoreError {
  const reason = REASONS[code] ?? (NOT_THE_BUCKET.has(code) ? 'away' : BY_STATUS[status]) ?? 'away';
  return new ObjectStoreError(reason, `${what}: ${status}${code === '' ? '' : ` ${code}`}`);
}

/** fetch says only "fetch failed"; what failed stands below it. */
function causeOf(error: unknown): string {
  const { message, cause } = error as { message: string; cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
}
