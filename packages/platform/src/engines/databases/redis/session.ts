// A connection of the platform's own to a Redis server, through its socket: as much of the protocol as that takes.
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Place } from '#engines/databases/engine';
import { type Reply, replyReader } from './replies.ts';

export const SOCKET = 'run/redis.sock';
const CONNECT_MS = 5000;

export interface Session {
  /** Rejects with `RedisError` where the server refuses the command. */
  send(...words: readonly string[]): Promise<Reply>;
}

export interface SessionOptions {
  readonly user: string;
  readonly password: string;
  readonly timeoutMs?: number;
  /** Bytes that may come at most. */
  readonly mostBytes?: number;
  readonly signal?: AbortSignal;
}

/** What the server said no with. */
export class RedisError extends Error {}

/** Nothing more came, or too much. */
export class RedisCut extends Error {}

export async function withSession<Result>(
  { folder }: Pick<Place, 'folder'>,
  { user, password, timeoutMs = CONNECT_MS, mostBytes = Number.POSITIVE_INFINITY, signal }: SessionOptions,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  const wire: Socket = connect(join(folder, SOCKET));
  const waiting: PromiseWithResolvers<Reply>[] = [];
  let fault: Error | undefined;
  const fail = (error: Error): void => {
    fault ??= error;
    for (const one of waiting.splice(0)) {
      one.reject(fault);
    }
    wire.destroy();
  };
  const read = replyReader((reply) => {
    const next = waiting.shift();
    if (reply instanceof Error) {
      next?.reject(new RedisError(reply.message));
    } else {
      next?.resolve(reply);
    }
  });
  let bytes = 0;
  wire.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostBytes) {
      fail(new RedisCut('the answer is too large'));
      return;
    }
    read(chunk);
  });
  wire.on('error', fail);
  wire.on('close', () => fail(new RedisCut('the server closed the connection')));
  const late = setTimeout(() => fail(new RedisCut('the server did not answer in time')), timeoutMs);
  const stop = (): void => fail(new RedisCut('nobody waits for the answer any more'));
  signal?.addEventListener('abort', stop, { once: true });
  const send = (...words: readonly string[]): Promise<Reply> => {
    const one = Promise.withResolvers<Reply>();
    if (fault !== undefined) {
      one.reject(fault);
      return one.promise;
    }
    waiting.push(one);
    wire.write(commandOf(words));
    return one.promise;
  };
  try {
    await send('AUTH', user, password);
    return await work({ send });
  } finally {
    clearTimeout(late);
    signal?.removeEventListener('abort', stop);
    wire.destroy();
  }
}

function commandOf(words: readonly string[]): string {
  const parts = words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`);
  return `*${words.length}\r\n${parts.join('')}`;
}
