// Speaks to the API server of a cluster: JSON over HTTP, and answers that are read line by line while they grow.
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { type RequestOptions, request as secureRequest } from 'node:https';
import { createInterface } from 'node:readline';
import type { ClusterSettings } from './settings.ts';

/** Said no to by the API server, with its status and its word for it. */
export class ClusterError extends Error {
  readonly status: number;
  readonly reason: string;

  constructor(status: number, reason: string, message: string) {
    super(message);
    this.name = 'ClusterError';
    this.status = status;
    this.reason = reason;
  }
}

export interface ClusterApi {
  readonly namespace: string;
  /** @throws ClusterError for an answer that is none of 2xx */
  call<T>(method: Method, path: string, body?: unknown): Promise<T>;
  /** Each line as it comes, until the answer ends or `signal` is aborted. */
  lines(path: string, signal: AbortSignal): AsyncIterable<string>;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const ANSWER_MS = 10_000;
/** A stream without a byte for so long is taken for cut; the API server ends watches before that itself. */
const SILENT_MS = 330_000;
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_ERROR_BYTES = 4096;

export function createClusterApi(settings: ClusterSettings): ClusterApi {
  const origin = new URL(settings.url);
  const base = origin.pathname.replace(/\/+$/, '');
  const ca = settings.caFile === undefined ? undefined : readFile(settings.caFile, 'utf8');
  // why: one that cannot be read is said by the first call
  ca?.catch(() => undefined);

  const open = async (
    method: Method,
    path: string,
    { body, signal, silentMs }: { readonly body?: unknown; readonly signal: AbortSignal; readonly silentMs: number },
  ): Promise<IncomingMessage> => {
    // why each time: a cluster writes it anew every hour
    const token = settings.tokenFile === undefined ? undefined : (await readFile(settings.tokenFile, 'utf8')).trim();
    const authority = await ca;
    const text = body === undefined ? undefined : JSON.stringify(body);
    const options: RequestOptions = {
      ...{ protocol: origin.protocol, hostname: origin.hostname.replace(/^\[|\]$/g, ''), port: origin.port },
      ...{ method, path: `${base}${path}`, signal, timeout: silentMs },
      ...(authority !== undefined && { ca: authority }),
      headers: {
        Accept: 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(text !== undefined && {
          'Content-Type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/json',
          'Content-Length': Buffer.byteLength(text),
        }),
      },
    };
    return new Promise((resolve, reject) => {
      const request = origin.protocol === 'https:' ? secureRequest(options, resolve) : plainRequest(options, resolve);
      request.once('timeout', () => request.destroy(new Error('the API server of the cluster does not answer')));
      request.once('error', reject);
      request.end(text);
    });
  };

  return {
    namespace: settings.namespace,
    async call<T>(method: Method, path: string, body?: unknown): Promise<T> {
      const signal = AbortSignal.timeout(ANSWER_MS);
      const response = await open(method, path, { body, signal, silentMs: ANSWER_MS });
      const text = await textOf(response, MOST_BYTES);
      if (!isGood(response)) {
        throw errorOf(response, text);
      }
      // why: what a server answers is read as what its version of the API says it is
      return JSON.parse(text === '' ? '{}' : text) as T;
    },
    async *lines(path, signal) {
      const response = await open('GET', path, { signal, silentMs: SILENT_MS });
      if (!isGood(response)) {
        throw errorOf(response, await textOf(response, MOST_ERROR_BYTES));
      }
      const reader = createInterface({ input: response, crlfDelay: Number.POSITIVE_INFINITY });
      let fault: Error | undefined;
      response.once('error', (error: Error) => {
        fault = error;
        reader.close();
      });
      try {
        yield* reader;
      } finally {
        reader.close();
        response.destroy();
      }
      if (fault !== undefined && !signal.aborted) {
        throw fault;
      }
    },
  };
}

function isGood({ statusCode = 0 }: IncomingMessage): boolean {
  return statusCode >= 200 && statusCode < 300;
}

async function textOf(response: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) {
      response.destroy();
      break;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function errorOf({ statusCode = 0 }: IncomingMessage, text: string): ClusterError {
  let said: { readonly reason?: unknown; readonly message?: unknown } = {};
  try {
    said = (JSON.parse(text) ?? {}) as typeof said;
  } catch {
    // why: a proxy before the cluster answers with a page
  }
  const { reason, message } = said;
  return new ClusterError(
    statusCode,
    typeof reason === 'string' ? reason : '',
    typeof message === 'string' ? message : `the API server of the cluster answered ${statusCode}`,
  );
}

export function hasStatus(error: unknown, ...statuses: readonly number[]): boolean {
  return error instanceof ClusterError && statuses.includes(error.status);
}
