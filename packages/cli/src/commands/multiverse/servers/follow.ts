// Lines of a log as they come, behind the last one that was heard: a connection that is lost comes back by itself.
import { setTimeout as sleep } from 'node:timers/promises';
import { isUosError, type UosApiError, type UosError } from '@uos/sdk/http';
import { openRaw } from '../../../connection/client.ts';
import type { Context } from '../../../program/context.ts';

export interface LogEvent {
  /** Where to go on behind it. */
  readonly id?: string;
  readonly data: {
    readonly time?: string;
    readonly message: string;
    readonly source?: string;
    readonly stage?: string;
  };
}

export interface Following {
  readonly path: string;
  readonly proof: NonNullable<Parameters<typeof openRaw>[1]>['as'];
  readonly after: string | undefined;
}

/** Silent for so long it is lost: the platform says that it lives every 15 s. */
const SILENCE_MS = 45_000;
const PAUSE_MS = { first: 250, longest: 10_000 } as const;
/** Attempts in a row without a line. */
const ATTEMPTS = 12;

/** Ends with the server. Rejects with what the platform refuses, and after about a minute without a connection. */
export async function* followLines(
  ctx: Context<unknown, unknown>,
  { path, proof, after }: Following,
): AsyncGenerator<LogEvent> {
  const client = openRaw(ctx.uos.parts, proof === undefined ? {} : { as: proof });
  let last = after;
  let attempt = 0;
  let isLost = false;
  for (;;) {
    try {
      const stream = await client.request<AsyncIterable<Uint8Array>>(`GET ${path as '/'}`, {
        ...{ read: 'stream', errors: 'multiverse', signal: ctx.signal, timeoutMs: SILENCE_MS, retries: 0 },
        headers: { accept: 'text/event-stream', ...(last !== undefined && { 'last-event-id': last }) },
      });
      for await (const event of eventsOf(stream)) {
        if (isLost) {
          isLost = false;
          ctx.note({ zh: '已重新连接。', en: 'Connected again.' });
        }
        attempt = 0;
        last = event.id ?? last;
        yield event;
      }
      return;
    } catch (error) {
      attempt += 1;
      if (
        ctx.signal.aborted ||
        attempt > ATTEMPTS ||
        !isPassing(error) ||
        (attempt === 1 && last === undefined && isUosError(error))
      ) {
        throw error;
      }
      if (!isLost) {
        isLost = true;
        ctx.note({ zh: '连接断开，正在重连。', en: 'The connection was lost; trying again.' });
      }
      const pauseMs = Math.min(PAUSE_MS.first * 2 ** (attempt - 1), PAUSE_MS.longest);
      await sleep(pauseMs, undefined, { signal: ctx.signal }).catch(() => undefined);
    }
  }
}

/** A refusal stays one; a connection that broke may be there again. */
export function isPassing(error: unknown): boolean {
  if (!isUosError(error)) {
    return error instanceof Error && typeof (error as NodeJS.ErrnoException).code === 'string';
  }
  const { status } = error as UosError & Partial<UosApiError>;
  return status === undefined
    ? error.kind === 'connection' || error.kind === 'timeout'
    : status === 429 || status >= 500;
}

/** The events of a stream that is whole again at each blank line. */
async function* eventsOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<LogEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of stream) {
    rest += decoder.decode(chunk, { stream: true });
    const blocks = rest.split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const lines = block.split(/\r?\n/);
      const fieldOf = (name: string): string | undefined =>
        lines
          .find((line) => line.startsWith(`${name}:`))
          ?.slice(name.length + 1)
          .trimStart();
      const data = fieldOf('data');
      const id = fieldOf('id');
      if (data !== undefined) {
        yield { ...(id !== undefined && { id }), data: JSON.parse(data) as LogEvent['data'] };
      }
    }
  }
}
