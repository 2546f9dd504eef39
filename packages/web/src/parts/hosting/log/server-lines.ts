// What a server, or the build of an image, says as it comes.
import { formatTime } from '@uos/contract/rules';
import type { EventStream } from '@uos/sdk/browser';
import type { MultiverseImageLog, ServerLogLine } from '@uos/sdk/services/multiverse';
import { given } from '../../../kit/list/source/source.ts';
import { eventSource } from '../../../kit/live/event-source.ts';
import type { LiveSource } from '../../../kit/live/live-feed.ts';
import { type LogLevel, type LogLine, levelOf } from '../../../kit/log/log-lines.ts';
import { multiverseOf } from '../queries.ts';

/** How a log is followed behind an event. */
export type Follow<Data> = (
  from: { readonly after?: string },
  options: { readonly signal: AbortSignal; readonly retries: 0 },
) => Promise<EventStream<Data>>;

type Said = Pick<ServerLogLine, 'time' | 'source'>;

/** @param wordsOf What a line says. */
export function serverLines<Data extends Said>(follow: Follow<Data>, wordsOf: (line: Data) => string): LiveSource {
  return eventSource({
    follow: behind<Data>(follow),
    lineOf: ({ id, data }) => ({ id, ...serverLine(data, wordsOf(data)) }),
  });
}

/** A line of a server as a log shows it. */
export function serverLine({ time, source }: Said, words: string): Omit<LogLine, 'id'> {
  return { time: clock(time), text: words, level: serverLevel(source, words) };
}

/** A server that writes to the stream of errors means them, unless it names a level itself. */
export function serverLevel(source: Said['source'], message: string): LogLevel {
  const named = levelOf(message);
  return named === 'info' && source === 'stderr' ? 'warn' : named;
}

const LEVELS: ReadonlySet<string> = new Set<LogLevel>(['debug', 'info', 'warn', 'error']);

export function buildLog(appId: string, id: string): LiveSource {
  const { follow } = multiverseOf(appId).images;
  return eventSource({
    follow: behind<MultiverseImageLog>((from, options) => follow({ id, ...from }, options)),
    lineOf: (event) => ({
      id: event.id,
      time: clock(event.data.time),
      text: event.data.message,
      level: LEVELS.has(event.data.level) ? (event.data.level as LogLevel) : 'info',
    }),
  });
}

/** why no other try of its own: a live view tries again by itself, and says that it does. */
function behind<Data>(follow: Follow<Data>) {
  return (after: string | undefined, signal: AbortSignal) => follow(given({ after }), { signal, retries: 0 });
}

const clock = (moment: string): string => formatTime(moment, { seconds: true }).slice(-8);
