// The body of a call: no larger and no slower than it may be.
import type { IncomingMessage } from 'node:http';
import type { Config } from '#kernel/config';
import type { Style } from '../errors.ts';
import type { CallBody } from '../message.ts';

export type BodyLimits = Pick<Config, 'bodyLimitBytes' | 'bodyTimeoutMs' | 'bodyIdleMs'>;

/** The body of a request of node's server; what of it nobody reads is dropped with the answer. */
export function sentBody(request: IncomingMessage): CallBody {
  return {
    text: (limits, no) => readText(request, limits, no),
    bytes: (limits, no) => readBytes(request, limits, no),
  };
}

/** A body that is there already. */
export function givenBody(text: string): CallBody {
  return {
    text: () => Promise.resolve(text),
    async *bytes() {
      yield Buffer.from(text);
    },
  };
}

/** The whole of a text. What came together with the head of its request is there already, as most bodies do. */
async function readText(request: IncomingMessage, limits: BodyLimits, no: Style['common']): Promise<string> {
  // why a turn: node tells of a request before it has read what lies behind its head
  await undefined;
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  if (length > limits.bodyLimitBytes) {
    throw tooLarge(limits, no);
  }
  const bytes = request.readableLength === length ? (request.read() as Buffer | null) : null;
  if (bytes === null) {
    return textAsItComes(request, limits, no);
  }
  request.resume();
  return textOf([bytes]);
}

const tooLarge = ({ bodyLimitBytes }: BodyLimits, no: Style['common']) =>
  no['too-large'](`the body is larger than ${bodyLimitBytes} bytes`);

/** It has to be there in time. Read by its events: an iterator costs a small call a tenth of its time. */
function textAsItComes(request: IncomingMessage, limits: BodyLimits, no: Style['common']): Promise<string> {
  const { bodyLimitBytes, bodyTimeoutMs } = limits;
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const chunks: Buffer[] = [];
  let size = 0;
  const onData = (chunk: Buffer): void => {
    size += chunk.byteLength;
    if (size > bodyLimitBytes) {
      refuse(tooLarge(limits, no));
    } else {
      chunks.push(chunk);
    }
  };
  const onEnd = (): void => {
    stop();
    resolve(textOf(chunks));
  };
  // why no failure of ours: the caller hung up
  const onClose = (): void => refuse(no['not-json']('the body broke off'));
  const late = setTimeout(() => refuse(no['too-slow'](`the body took longer than ${bodyTimeoutMs} ms`)), bodyTimeoutMs);
  const stop = (): void => {
    clearTimeout(late);
    request.off('data', onData).off('end', onEnd).off('error', onClose).off('close', onClose);
  };
  const refuse = (refusal: Error): void => {
    stop();
    request.pause();
    reject(refusal);
  };
  request.on('end', onEnd).on('error', onClose).on('close', onClose).on('data', onData);
  if (request.destroyed && !request.complete) {
    onClose();
  }
  return promise;
}

/** Without the byte order mark that it may begin with. */
function textOf(chunks: readonly Buffer[]): string {
  const [first] = chunks;
  const text = (chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks)).toString('utf8');
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

/** Bytes as they come; they may take as long as they like, as long as they come. */
async function* readBytes(
  request: IncomingMessage,
  { bodyLimitBytes, bodyIdleMs }: BodyLimits,
  no: Style['common'],
): AsyncGenerator<Uint8Array, void, undefined> {
  const chunks = (request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  let size = 0;
  let isWaiting = false;
  try {
    for (;;) {
      const idle = deadline(() => no['too-slow'](`nothing came of the body for ${bodyIdleMs} ms`), bodyIdleMs);
      isWaiting = true;
      const asked = chunks.next().catch((cause: unknown) => {
        throw no['not-json']('the body broke off', { cause });
      });
      const { done, value } = await Promise.race([asked, idle.promise]).finally(idle.clear);
      isWaiting = false;
      if (done === true) {
        return;
      }
      size += value.byteLength;
      if (size > bodyLimitBytes) {
        throw no['too-large'](`the body is larger than ${bodyLimitBytes} bytes`);
      }
      yield value;
    }
  } finally {
    // why not where it waits: that would be until something comes
    if (!isWaiting) {
      await chunks.return?.();
    }
  }
}

function deadline(refusal: () => Error, ms: number): { readonly promise: Promise<never>; clear(): void } {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(refusal()), ms);
  promise.catch(() => undefined);
  return { promise, clear: () => clearTimeout(timer) };
}
