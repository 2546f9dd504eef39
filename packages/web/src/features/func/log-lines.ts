// What a logic server says, as it comes or as it was found.
import type { FuncLogLine } from '@uos/sdk/services/func';
import type { LiveSource } from '../../kit/live/live-feed.ts';
import type { LogLine } from '../../kit/log/log-lines.ts';
import { serverLine, serverLines } from '../../parts/hosting/log/server-lines.ts';
import { funcOf } from './queries.ts';

export function followServer(appId: string, id: string, serverId: string): LiveSource {
  const { follow } = funcOf(appId).logs;
  return serverLines(
    (from, options) => follow({ id, serverId, ...from }, options),
    ({ content }) => content,
  );
}

/**
 * Pages that were found, newest first, as lines, oldest first.
 * @param nameOf Of the server that wrote a line, where lines are of several.
 */
export function foundLines(
  pages: readonly (readonly FuncLogLine[])[],
  nameOf?: (serverId: string) => string,
): readonly LogLine[] {
  const lines = pages.flat();
  return lines
    .map((line, place) => ({
      id: lines.length - place,
      ...serverLine(line, line.content),
      ...(nameOf === undefined ? {} : { from: nameOf(line.serverId) }),
    }))
    .reverse();
}
