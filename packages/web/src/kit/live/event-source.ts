// A call that tells what happens, as a source of a live view: it goes on behind the last event that was heard.
import { type EventStream, type StreamEvent, UosApiError } from '@uos/sdk/browser';
import type { LogLine } from '../log/log-lines.ts';
import type { LiveSource } from './live-feed.ts';

interface EventSourceOptions<Data> {
  /** Follows the call behind the event of that id. */
  readonly follow: (after: string | undefined, signal: AbortSignal) => Promise<EventStream<Data>>;
  readonly lineOf: (event: StreamEvent<Data>) => LogLine;
}

const TOO_MANY = 429;

export function eventSource<Data>({ follow, lineOf }: EventSourceOptions<Data>): LiveSource {
  return {
    async open({ after, signal, onOpen, onLines }) {
      try {
        const events = await follow(after === undefined ? undefined : String(after), signal);
        onOpen();
        for await (const event of events) {
          onLines([lineOf(event)]);
        }
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
