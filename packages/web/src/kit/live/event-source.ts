// Events that a call sends as they happen, as a source of a live view: it goes on behind the last one that was heard.
import { UosApiError } from '@uos/sdk/browser';
import type { LogLine } from '../log/log-lines.ts';
import type { LiveSource } from './live-feed.ts';

export interface HeardEvent {
  readonly id: string;
  readonly data: unknown;
}

interface EventSourceOptions {
  /** Opens the stream behind the event of that id. */
  readonly open: (
    after: string | undefined,
    signal: AbortSignal,
  ) => Promise<ReadableStream<Uint8Array>>;
  readonly lineOf: (event: HeardEvent) => LogLine;
}

const TOO_MANY = 429;

export function eventSource({ open, lineOf }: EventSourceOptions): LiveSource {
  return {
    async open({ after, signal, onOpen, onLines }) {
      try {
        const body = await open(after === undefined ? undefined : String(after), signal);
        onOpen();
        await readEvents(body, (events) => onLines(events.map(lineOf)));
      } catch (error) {
        if (!isFinal(error)) {
          throw error;
        }
        // why no other try: what is gone or may not be read stays so
        onLines([{ id: `refused ${error.status}`, text: error.message, level: 'error' }]);
      }
    },
  };
}

function isFinal(error: unknown): error is UosApiError {
  return error instanceof UosApiError && error.status >= 400 && error.status < 500 && error.status !== TOO_MANY;
}

/** Tells of the events of every piece together, until the stream ends. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvents: (events: readonly HeardEvent[]) => void,
): Promise<void> {
  const decoder = new TextDecoder();
  // why a reader: not every browser can iterate over a stream
  const reader = body.getReader();
  let rest = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const blocks = `${rest}${decoder.decode(piece.value, { stream: true })}`.split('\n\n');
    rest = blocks.pop() ?? '';
    const events = blocks.flatMap(eventOf);
    if (events.length > 0) {
      onEvents(events);
    }
  }
}

/** Nothing where the block is a beat. */
function eventOf(block: string): HeardEvent[] {
  const field = (name: string): string | undefined =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trimStart();
  const data = field('data');
  return data === undefined ? [] : [{ id: field('id') ?? '', data: JSON.parse(data) }];
}
