// Server-sent events as they come, for a call that is followed.
import { type Config, type Operation, prepareCall, send } from './call.ts';
import { transportError } from './failure.ts';
import type { CallOptions, StreamEvent, WireRequest } from './types.ts';
import type { Input } from './url.ts';

/** Resolves to what an answer goes on to tell; that it was cut is said in the words of its call. */
export async function follow(
  config: Config,
  operation: Operation,
  input: Input = {},
  options: CallOptions = {},
): Promise<unknown> {
  const request = await prepareFollowed(config, operation, input, options);
  return send(config, operation, request, options, async (response) =>
    eventsOf(response.stream(), (cause) => transportError(cause, operation.id, request, config.reasonOf)),
  );
}

/** The exact request of a call that is followed. */
export async function prepareFollowed(
  config: Config,
  operation: Operation,
  input: Input,
  options: CallOptions,
): Promise<WireRequest> {
  const headers = { accept: 'text/event-stream', ...options.headers };
  return { ...(await prepareCall(config, operation, input, { ...options, headers })), followed: true };
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
