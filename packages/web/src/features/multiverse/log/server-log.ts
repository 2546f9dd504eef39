// What a server, or the build of an image, says as it comes.
import { formatTime } from '@uos/contract/rules';
import type { MultiverseImageLog, ServerLogLine } from '@uos/sdk/services/multiverse';
import { eventSource } from '../../../kit/live/event-source.ts';
import type { LiveSource } from '../../../kit/live/live-feed.ts';
import { type LogLevel, levelOf } from '../../../kit/log/log-lines.ts';
import { hostingOf } from '../queries.ts';

/** A stream lives as long as somebody looks, and is opened again where this is over. */
const LONGEST_MS = 3_600_000;

type FollowRoute = `GET /gs/v1/${string}`;

function open(appId: string, route: FollowRoute, operation: string) {
  return (after: string | undefined, signal: AbortSignal) =>
    hostingOf(appId).request<ReadableStream<Uint8Array>>(route, {
      read: 'stream',
      operation,
      query: after === undefined ? {} : { after },
      headers: { accept: 'text/event-stream' },
      retries: 0,
      timeoutMs: LONGEST_MS,
      signal,
    });
}

export const clock = (moment: string): string => formatTime(moment, { seconds: true }).slice(-8);

function serverLines(appId: string, route: FollowRoute, operation: string): LiveSource {
  return eventSource({
    open: open(appId, route, operation),
    lineOf: ({ id, data }) => {
      const { time, source, message } = data as ServerLogLine;
      return { id, time: clock(time), text: message, level: serverLevel(source, message) };
    },
  });
}

/** A server that writes to the stream of errors means them, unless it names a level itself. */
export function serverLevel(source: ServerLogLine['source'], message: string): LogLevel {
  const named = levelOf(message);
  return named === 'info' && source === 'stderr' ? 'warn' : named;
}

export function allocationLog(appId: string, id: string): LiveSource {
  return serverLines(
    appId,
    `GET /gs/v1/allocation/games/${appId}/allocations/${id}/follow`,
    'multiverse.allocations.follow',
  );
}

export function testServerLog(appId: string, id: string): LiveSource {
  return serverLines(
    appId,
    `GET /gs/v1/game/profile-revisions/test-server/${id}/follow`,
    'multiverse.testServers.follow',
  );
}

const LEVELS: ReadonlySet<string> = new Set<LogLevel>(['debug', 'info', 'warn', 'error']);

export function buildLog(appId: string, id: string): LiveSource {
  return eventSource({
    open: open(appId, `GET /gs/v1/game/images/${id}/follow`, 'multiverse.images.follow'),
    lineOf: (event) => {
      const { time, level, message } = event.data as MultiverseImageLog;
      return {
        id: event.id,
        time: clock(time),
        text: message,
        level: LEVELS.has(level) ? (level as LogLevel) : 'info',
      };
    },
  });
}
