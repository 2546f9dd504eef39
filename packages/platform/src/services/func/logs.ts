// What logic servers say: searched and downloaded over all of a function, followed of one server.
import { Readable } from 'node:stream';
import type { func } from '@uos/contract';
import { lineEvents, linesFrom } from '#engines/logs/events';
import type { LogLine, LogSearch } from '#engines/logs/port';
import type { Call, Handlers } from '#kernel/call/call';
import { functionReply } from './replies.ts';
import { invalid, requireFunction, requireServer } from './require.ts';
import { logGroup, logOf } from './servers/names.ts';
import { updateFunction } from './store/functions.ts';

const LIMIT = 100;
const WEEK_MS = 7 * 24 * 3_600_000;

export const logs: Handlers<typeof func>['logs'] = {
  async search(call) {
    const { limit = LIMIT, context, sort = 'desc' } = call.input;
    const page = await call.ports.logs.search(call.appId, {
      ...(await searchOf(call)),
      ...{ limit, oldestFirst: sort === 'asc' },
      ...(context !== undefined && { cursor: context }),
    });
    return { results: page.lines.map(lineReply), context: page.cursor ?? '', listOver: page.cursor === undefined };
  },
  async download(call) {
    const pages = call.ports.logs.read(call.appId, await searchOf(call));
    return {
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Disposition': 'attachment; filename="function.log"',
      },
      body: Readable.from(textOf(pages)),
    };
  },
  async follow(call) {
    const { function_id } = await requireFunction(call, call.input.id);
    const row = await requireServer(call, function_id, call.input.serverId);
    return lineEvents(await linesFrom(call, logOf(row, row.id)), lineReply);
  },
  async enable(call) {
    const found = await requireFunction(call, call.input.id);
    await updateFunction(call.db, found.function_id, { logs_open: true });
    const functionInfo = functionReply(await requireFunction(call, found.function_id));
    call.note({ target: found.name, before: { clsEnabled: found.logs_open }, after: { clsEnabled: true } });
    return { functionInfo };
  },
};

interface Asked {
  readonly id: string;
  readonly serverId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly query?: string | undefined;
  readonly source?: LogLine['from'] | undefined;
}

/** @throws failed precondition where the log service is off, invalid for a period that is turned over */
async function searchOf(call: Call<Asked>): Promise<Omit<LogSearch, 'limit'>> {
  const { serverId, query, source } = call.input;
  const found = await requireFunction(call, call.input.id);
  if (!found.logs_open) {
    throw call.refuse('precondition', 'the log service of the function is off');
  }
  const to = call.input.to ?? call.now;
  const from = call.input.from ?? new Date(Date.parse(to) - WEEK_MS).toISOString();
  if (Date.parse(from) > Date.parse(to)) {
    throw invalid(call, 'from: comes after to');
  }
  return {
    ...{ group: logGroup(found.function_id), from, to },
    ...(serverId !== undefined && { name: serverId }),
    ...(query !== undefined && { text: query }),
    ...(source !== undefined && { source }),
  };
}

function lineReply({ at, name, from, text }: LogLine) {
  return { time: at, serverId: name, source: from, content: text };
}

async function* textOf(pages: AsyncIterable<readonly LogLine[]>): AsyncGenerator<string> {
  for await (const lines of pages) {
    yield lines.map(({ at, name, from, text }) => `${at} ${name} ${from} ${text}\n`).join('');
  }
}
