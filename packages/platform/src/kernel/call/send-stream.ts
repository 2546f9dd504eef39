// A reply that is sent as it comes: no faster than it is read, and not for longer than somebody reads it.
import { setTimeout as delay } from 'node:timers/promises';
import type { Declared } from '@uos/contract';
import * as z from 'zod';
import type { Config } from '#kernel/config';
import { currentRequest } from '#kernel/watch/request-record';
import type { EventReply, StreamReply } from './call.ts';

type Chunks = AsyncIterable<Uint8Array>;
type Limits = Pick<Config, 'bodyIdleMs' | 'strictReplies'>;

export function streamResponse({ status = 200, headers = {}, body }: StreamReply, own: Headers, limits: Limits) {
  for (const [name, value] of Object.entries(headers)) {
    own.set(name, String(value));
  }
  own.set('X-Content-Type-Options', 'nosniff');
  const whole = body === undefined || body instanceof Uint8Array;
  const sent = whole ? (body as Uint8Array<ArrayBuffer> | undefined) : asItIsRead(body, limits.bodyIdleMs);
  return new Response(sent, { status, headers: own });
}

/** How often a caller hears that the connection lives; a proxy between ends what is silent for a minute. */
const BEAT_MS = 15_000;

export function eventResponse(call: Declared, events: AsyncIterable<EventReply>, own: Headers, limits: Limits) {
  own.set('Content-Type', 'text/event-stream; charset=utf-8');
  own.set('X-Accel-Buffering', 'no');
  return new Response(asItIsRead(written(call, events, limits), limits.bodyIdleMs), { headers: own });
}

async function* written(
  call: Declared,
  events: AsyncIterable<EventReply>,
  { strictReplies }: Limits,
): Chunks & AsyncGenerator<Uint8Array> {
  const shape = call.operation.event as z.ZodType | undefined;
  const text = new TextEncoder();
  const checked = (data: unknown): unknown => {
    const parsed = shape?.safeParse(data);
    if (parsed?.success === false || (strictReplies && shape === undefined)) {
      throw new Error(
        `${call.id}: an event does not match the contract: ${parsed?.error && z.prettifyError(parsed.error)}`,
      );
    }
    return parsed === undefined ? data : parsed.data;
  };
  const source = events[Symbol.asyncIterator]();
  // why at once: the head of the answer goes out with the first of it
  yield text.encode(':\n\n');
  try {
    for (let next = source.next(); ; ) {
      const beat = new AbortController();
      const happened = await Promise.race([next, delay(BEAT_MS, undefined, { signal: beat.signal, ref: false })]);
      beat.abort();
      if (happened === undefined) {
        yield text.encode(':\n\n');
      } else if (happened.done === true) {
        return;
      } else {
        const { id, data } = happened.value;
        const head = id === undefined ? '' : `id: ${id.replaceAll(/[\r\n\0]/g, '')}\n`;
        yield text.encode(`${head}data: ${JSON.stringify(checked(data))}\n\n`);
        next = source.next();
      }
    }
  } finally {
    await source.return?.();
  }
}

/** Asks for the next piece when the last one is taken; who takes none for so long is cut. */
function asItIsRead(source: Chunks, stallMs: number): ReadableStream<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]();
  const request = currentRequest();
  let stall: NodeJS.Timeout | undefined;
  const end = async (): Promise<void> => {
    clearTimeout(stall);
    await iterator.return?.();
  };
  return new ReadableStream(
    {
      async pull(controller) {
        clearTimeout(stall);
        const { done, value } = await iterator.next();
        if (done === true) {
          controller.close();
          return;
        }
        controller.enqueue(value);
        stall = setTimeout(() => {
          request?.hangUp();
          end().catch(() => undefined);
        }, stallMs).unref();
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}
