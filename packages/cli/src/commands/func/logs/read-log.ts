// The work of `uos func logs`.
import type { FuncLogLine } from '@uos/sdk/services/func';
import { usageError } from '../../../errors/cli-error.ts';
import type { Context } from '../../../program/context.ts';
import { checkAfter, showFollowed, showLines } from '../../multiverse/servers/lines.ts';
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
  const { follow, tail = TAIL, search, source, timestamps } = ctx.flags;
  const { server } = ctx.args;
  if (follow && server === undefined) {
    throw usageError(
      'needs-server',
      () => ctx.say({ zh: '-f 需要一台服务器。', en: '-f needs a server.' }),
      'uos func servers',
    );
  }
  checkAfter(ctx);
  const serverId = server === undefined ? undefined : await logicServerMeant(ctx, id, server);
  const textOf = (line: FuncLogLine): string => {
    const time = timestamps ? `${line.time} ` : '';
    const whose = server === undefined ? `${line.serverId.slice(0, 8)} ` : '';
    return `${time}${whose}${line.content}`;
  };
  if (follow && serverId !== undefined) {
    return showFollowed(ctx, `/ufunc/v1/functions/${id}/${serverId}/log/follow`, textOf);
  }
  const { logs } = await ctx.uos.service('func');
  const { results } = await logs.search({
    ...{ id, limit: Math.min(Math.max(tail, 1), 1000) },
    ...(serverId !== undefined && { serverId }),
    ...(search !== undefined && { query: search }),
    ...(source !== undefined && { source }),
  });
  return showLines(ctx, results.toReversed(), textOf);
}
