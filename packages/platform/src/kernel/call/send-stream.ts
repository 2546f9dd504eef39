// A reply that is sent as it comes: no faster than it is read, and not for longer than somebody reads it.
import { setTimeout as delay } from 'node:timers/promises';
import type { Declared } from '@uos/contract';
import * as z from 'zod';
import type { Config } from '#kernel/config';
import { currentRequest } from '#kernel/watch/request-record';
import type { EventReply, StreamReply } from './call.ts';
import type { Answer, AnswerHeaders } from './message.ts';

type Chunks = AsyncIterable<Uint8Array>;
type Limits = Pick<Config, 'bodyIdleMs' | 'strictReplies'>;

export function streamAnswer(
  { status = 200, headers = {}, body }: StreamReply,
  own: AnswerHeaders,
  limits: Limits,
): Answer {
  for (const [name, value] of Object.entries(headers)) {
    own.set(name, String(value));
  }
  own.set('X-Content-Type-Options', 'nosniff');
  const whole = body === undefined || body instanceof Uint8Array;
  return { status, headers: own, body: whole ? body : cutWhereNobodyReads(body, limits.bodyIdleMs) };
}

/** How often a caller hears that the connection lives; a proxy between ends what is silent for a minute. */
const BEAT_MS = 15_000;

export function eventAnswer(
  call: Declared,
  events: AsyncIterable<EventReply>,
  own: AnswerHeaders,
  limits: Limits,
): Answer {
  own.set('Content-Type', 'text/event-stream; charset=utf-8');
  own.set('X-Accel-Buffering', 'no');
  return { status: 200, headers: own, body: cutWhereNobodyReads(written(call, events, limits), limits.bodyIdleMs) };
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

/** Hands out the next piece when it is asked for; who asks for none for so long is cut. */
async function* cutWhereNobodyReads(source: Chunks, stallMs: number): AsyncGenerator<Uint8Array, void, undefined> {
  const request = currentRequest();
  for await (const chunk of source) {
    const stall = setTimeout(() => request?.hangUp(), stallMs).unref();
    try {
      yield chunk;
    } finally {
      clearTimeout(stall);
    }
  }
}
