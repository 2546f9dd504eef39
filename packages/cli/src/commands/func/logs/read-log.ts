// The work of `uos func logs`.
import type { FuncLogLine } from '@uos/sdk/services/func';
import { proofAs } from '../../../connection/client.ts';
import { usageError } from '../../../errors/cli-error.ts';
import { WRITTEN } from '../../../program/command.ts';
import type { Context } from '../../../program/context.ts';
import { printable } from '../../../terminal/printable.ts';
import { followLines } from '../../multiverse/servers/follow.ts';
import { logicServerMeant } from '../../multiverse/servers/meant.ts';

interface Flags {
  readonly follow: boolean;
  readonly after: string | undefined;
  readonly tail: number | undefined;
  readonly search: string | undefined;
  readonly source: 'stdout' | 'stderr' | 'platform' | undefined;
  readonly timestamps: boolean;
}

type Ctx = Context<{ readonly server: string | undefined }, Flags>;

const TAIL = 200;

export async function readLog(ctx: Ctx, id: string) {
  const { follow, after, tail = TAIL, search, source } = ctx.flags;
  const { server } = ctx.args;
  if (follow && server === undefined) {
    throw usageError(
      'needs-server',
      () => ctx.say({ zh: '-f 需要一台服务器。', en: '-f needs a server.' }),
      'uos func servers',
    );
  }
  if (after !== undefined && !follow) {
    throw usageError(
      'needs-follow',
      () => ctx.say({ zh: '--after 需要 -f。', en: '--after needs -f.' }),
      ctx.line('--follow'),
    );
  }
  const serverId = server === undefined ? undefined : await logicServerMeant(ctx, id, server);
  if (!follow || serverId === undefined) {
    const { logs } = await ctx.uos.service('func');
    const { results } = await logs.search({
      ...{ id, limit: Math.min(Math.max(tail, 1), 1000) },
      ...(serverId !== undefined && { serverId }),
      ...(search !== undefined && { query: search }),
      ...(source !== undefined && { source }),
    });
    const lines = results.toReversed();
    if (ctx.globals.json !== undefined || ctx.globals.jq !== undefined || ctx.globals.template !== undefined) {
      return lines;
    }
    for (const line of lines) {
      write(ctx, line, undefined);
    }
    return WRITTEN;
  }
  let last = after;
  try {
    const path = `/ufunc/v1/functions/${id}/${serverId}/log/follow`;
    for await (const event of followLines(ctx, { path, proof: proofAs(ctx.uos.parts, 'app'), after })) {
      last = event.id ?? last;
      write(ctx, event.data as unknown as FuncLogLine, event.id);
    }
  } catch (error) {
    if (!ctx.signal.aborted) {
      throw error;
    }
    // why told: whoever was cut off in the middle goes on without a gap
    const line = last === undefined ? ctx.line() : ctx.line(`--after=${last}`);
    ctx.note({ zh: `继续：${line}`, en: `To go on: ${line}` });
  }
  return WRITTEN;
}

function write(ctx: Ctx, line: FuncLogLine, cursor: string | undefined): void {
  const { globals, io } = ctx;
  const facts = { ...(cursor !== undefined && { cursor }), ...line };
  if (globals['stream-json']) {
    ctx.event({ type: 'line', ...facts });
    return;
  }
  if (globals.json !== undefined) {
    io.stdout.write(`${JSON.stringify(facts)}\n`);
    return;
  }
  const time = ctx.flags.timestamps ? `${line.time} ` : '';
  const whose = ctx.args.server === undefined ? `${line.serverId.slice(0, 8)} ` : '';
  const text = `${time}${whose}${line.content}`;
  // why only there: a log may hold what moves a terminal, and a file is to hold the log
  io.stdout.write(`${io.stdout.isTTY ? printable(text) : text}\n`);
}
