// Server-sent events as they come, for a call that is followed.
import type { Config, Operation } from './call.ts';
import { transportError } from './failure.ts';
import type { EventStream, StreamEvent, WireRequest, WireResponse } from './types.ts';

/** What an answer goes on to tell; that it was cut is said in the words of its call. */
export function follow(
  { reasonOf }: Config,
  { id }: Operation,
  request: WireRequest,
  response: WireResponse,
): EventStream<unknown> {
  return eventsOf(response.stream(), (cause) => transportError(cause, id, request, reasonOf));
}

/** Yields the events of an answer; `failed` says what it means that the answer was cut. */
export async function* eventsOf(
  pieces: AsyncIterable<Uint8Array>,
  failed: (cause: unknown) => unknown,
): AsyncGenerator<StreamEvent<unknown>, void, undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const piece of iterable(pieces)) {
      const blocks = `${rest}${decoder.decode(piece, { stream: true })}`.split('\n\n');
      rest = blocks.pop() ?? '';
      yield* blocks.flatMap(eventOf);
    }
  } catch (cause) {
    throw failed(cause);
  }
}

/** why: a stream of the web has no iterator in every browser */
function iterable(pieces: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  return Symbol.asyncIterator in pieces ? pieces : readFrom(pieces);
}

async function* readFrom(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = stream.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      yield piece.value;
    }
  } finally {
    await reader.cancel();
  }
}

/** Nothing where the block is a beat. */
function eventOf(block: string): StreamEvent<unknown>[] {
  const field = (name: string): string | undefined =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1);
  const data = field('data');
  return data === undefined ? [] : [{ id: field('id')?.trim() ?? '', data: JSON.parse(data) }];
}
