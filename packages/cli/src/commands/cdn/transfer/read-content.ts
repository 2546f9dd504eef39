// One content URL as a stream. A private bucket is read with the sign-in of the run, a public one without.
import { isUosError, type UosApiError } from '@uos/sdk/http';
import { proofFor } from '../../../connection/client.ts';
import type { Context } from '../../../program/context.ts';
import type { TransferClient } from './client.ts';

const SILENCE_MS = 60_000;

export interface ReadOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sees status and headers before the first byte. */
  readonly onAnswer?: (status: number) => void;
}

/** @throws UosApiError for every answer that is no content. */
export async function readContent(
  ctx: Context<unknown, unknown>,
  uos: TransferClient,
  url: string,
  { headers = {}, onAnswer }: ReadOptions = {},
): Promise<AsyncIterable<Uint8Array>> {
  const read = (more: Readonly<Record<string, string>>) =>
    uos.request<AsyncIterable<Uint8Array>>(`GET ${url as 'http'}`, {
      operation: 'cdn.content',
      errors: 'cdn',
      read: 'stream',
      retries: 0,
      headers: { ...headers, ...more },
      timeoutMs: SILENCE_MS,
      signal: ctx.signal,
      ...(onAnswer && { onResponse: ({ status }: { status: number }) => onAnswer(status) }),
    });
  try {
    return await read({});
  } catch (error) {
    if (!isUosError(error) || (error as UosApiError).status !== 401) {
      throw error;
    }
    return await read(await proofFor(ctx.uos.parts).headers({ accepts: 'cdn', base: 'cdn' }));
  }
}
