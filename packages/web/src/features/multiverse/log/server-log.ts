// What a server says as it comes, whether it was allocated or only tries a version.
import type { ServerLogLine } from '@uos/sdk/services/multiverse';
import type { LiveSource } from '../../../kit/live/live-feed.ts';
import { type Follow, serverLines } from '../../../parts/hosting/log/server-lines.ts';
import { multiverseOf } from '../queries.ts';

const linesOf = (follow: Follow<ServerLogLine>): LiveSource => serverLines(follow, ({ message }) => message);

export function allocationLog(appId: string, id: string): LiveSource {
  const { follow } = multiverseOf(appId).allocations;
  return linesOf((from, options) => follow({ gameId: appId, id, ...from }, options));
}

export function testServerLog(appId: string, id: string): LiveSource {
  const { follow } = multiverseOf(appId).testServers;
  return linesOf((from, options) => follow({ id, ...from }, options));
}
