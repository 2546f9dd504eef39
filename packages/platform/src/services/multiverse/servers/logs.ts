// What servers say: the last lines, all of it as a file behind a signed address, and line by line as it comes.
import type { multiverse } from '@uos/contract';
import { lineEvents, linesFrom } from '#engines/logs/events';
import type { LogLine } from '#engines/logs/port';
import type { Call, EventReply, Handlers } from '#kernel/call/call';
import type { AllocationRow } from '../store/allocations.ts';
import { logOf } from './names.ts';

const TAIL = 200;
const MOST_TAIL = 5000;
const LINK_SECONDS = 3600;
const PURPOSE = 'hosting log';

interface Owner {
  readonly app_id: string;
  readonly game_id: string;
}

export const tailOf = (tail: number | undefined): number => Math.min(tail ?? TAIL, MOST_TAIL);

export async function logReply(call: Call<{ readonly tail?: number | undefined }>, row: AllocationRow) {
  const { ports, input, now } = call;
  const source = logOf(row, row.server_id);
  if (!(await ports.logs.has(source))) {
    throw call.refuse('not-found', 'the server has said nothing yet');
  }
  const lines = await ports.logs.tail(source, tailOf(input.tail));
  const key = `${row.app_id}/${row.game_id}/${row.server_id}`;
  const expires = Math.floor(Date.parse(now) / 1000) + LINK_SECONDS;
  const signature = ports.seal.sign(`${key}\n${expires}`, PURPOSE);
  const query = new URLSearchParams({ key, expires: String(expires), signature });
  return {
    logUrl: `${ports.origins.console}/gs/v1/log-file?${query}`,
    content: lines.map(({ text }) => text).join('\n'),
  };
}

export const logFile: Handlers<typeof multiverse>['allocations']['logFile'] = async (call) => {
  const { key, expires, signature } = call.input;
  const [appId = '', gameId = '', serverId = ''] = key.split('/');
  const isOurs = call.ports.seal.verify(`${key}\n${expires}`, signature, PURPOSE);
  if (!isOurs || expires * 1000 < Date.parse(call.now)) {
    throw call.refuse('denied', 'the address is wrong or over');
  }
  const source = logOf({ app_id: appId, game_id: gameId }, serverId);
  if (!(await call.ports.logs.has(source))) {
    throw call.refuse('not-found', 'the log is gone');
  }
  return {
    headers: {
      'Content-Type': 'application/gzip',
      'Content-Disposition': `attachment; filename="${serverId}.log.gz"`,
    },
    body: call.ports.logs.download(appId, { group: source.group, name: source.name }),
  };
};

interface SaidLine {
  readonly time: string;
  readonly source: LogLine['from'];
  readonly message: string;
}

export async function followLog(
  call: Call<{ readonly after?: string | undefined }>,
  owner: Owner,
  name: string,
): Promise<AsyncIterable<EventReply<SaidLine>>> {
  const lines = await linesFrom(call, logOf(owner, name));
  return lineEvents(lines, ({ at, from, text }) => ({ time: at, source: from, message: text }));
}
