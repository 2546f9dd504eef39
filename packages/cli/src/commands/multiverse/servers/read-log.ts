// The work of `uos multiverse logs`: what the word means, its last lines, and the lines as they come.
import { UosApiError } from '@uos/sdk/http';
import { proofAs } from '../../../connection/client.ts';
import { usageError } from '../../../errors/cli-error.ts';
import { WRITTEN } from '../../../program/command.ts';
import type { Context } from '../../../program/context.ts';
import { printable } from '../../../terminal/printable.ts';
import { isUuid } from '../../../text/ids.ts';
import { followLines, type LogEvent } from './follow.ts';
import { allocationMeant } from './meant.ts';

interface Flags {
  readonly follow: boolean;
  readonly tail: number | undefined;
  readonly after: string | undefined;
  readonly timestamps: boolean;
}

type Ctx = Context<{ readonly server: string }, Flags>;

interface Source {
  /** Path of the stream below the platform's origin. */
  readonly path: string;
  tail(lines: number | undefined): Promise<readonly LogEvent['data'][]>;
}

export async function readLog(ctx: Ctx, gameId: string) {
  const { follow, tail, after } = ctx.flags;
  if (after !== undefined && !follow) {
    throw usageError(
      'needs-follow',
      () => ctx.say({ zh: '--after 需要 -f。', en: '--after needs -f.' }),
      ctx.line('--follow'),
    );
  }
  const source = await sourceOf(ctx, gameId);
  if (!follow) {
    const lines = await source.tail(tail);
    if (ctx.globals.json !== undefined || ctx.globals.jq !== undefined || ctx.globals.template !== undefined) {
      return lines;
    }
    for (const data of lines) {
      write(ctx, { data });
    }
    return WRITTEN;
  }
  let id = after;
  try {
    for await (const event of followLines(ctx, { path: source.path, proof: proofAs(ctx.uos.parts, 'app'), after })) {
      id = event.id ?? id;
      write(ctx, event);
    }
  } catch (error) {
    if (!ctx.signal.aborted) {
      throw error;
    }
    // why told: whoever was cut off in the middle goes on without a gap
    ctx.note({ zh: `继续：${goOn(ctx, id)}`, en: `To go on: ${goOn(ctx, id)}` });
  }
  return WRITTEN;
}

function goOn(ctx: Ctx, id: string | undefined): string {
  return id === undefined ? ctx.line() : ctx.line(`--after=${id}`);
}

async function sourceOf(ctx: Ctx, gameId: string): Promise<Source> {
  const word = ctx.args.server;
  const { allocations, testServers, images } = await ctx.uos.service('multiverse');
  const id = await allocationMeant(ctx, gameId, word);
  const missing = (error: unknown): undefined => {
    if (error instanceof UosApiError && error.status === 404) {
      return undefined;
    }
    throw error;
  };
  const asServer = await allocations.get({ gameId, id }).catch(missing);
  const isOther = asServer === undefined && isUuid(word);
  const asTest = isOther ? await testServers.get({ id }).catch(missing) : undefined;
  const asImage = isOther && asTest === undefined ? await images.get({ id }).catch(missing) : undefined;
  if (asTest !== undefined) {
    return {
      path: `/gs/v1/game/profile-revisions/test-server/${id}/follow`,
      tail: async (tail) =>
        (await testServers.logs({ id, ...(tail !== undefined && { tail }) })).logs.map(({ time, message }) => ({
          time,
          message,
        })),
    };
  }
  if (asImage !== undefined) {
    return {
      path: `/gs/v1/game/images/${id}/follow`,
      tail: async (tail) => (await images.logs({ id })).logs.slice(-(tail ?? 200)),
    };
  }
  return {
    path: `/gs/v1/allocation/games/${gameId}/allocations/${id}/follow`,
    // why so: this one says which server is not there, in the words of the platform
    tail: async (tail) =>
      (await allocations.log({ gameId, id, ...(tail !== undefined && { tail }) })).content
        .split('\n')
        .map((message) => ({ message })),
  };
}

function write(ctx: Ctx, { id, data }: LogEvent): void {
  const { globals, io } = ctx;
  if (globals['stream-json']) {
    ctx.event({ type: 'line', ...(id !== undefined && { cursor: id }), ...data });
    return;
  }
  if (globals.json !== undefined) {
    io.stdout.write(`${JSON.stringify({ ...(id !== undefined && { cursor: id }), ...data })}\n`);
    return;
  }
  const time = ctx.flags.timestamps && data.time !== undefined ? `${data.time} ` : '';
  const text = `${time}${data.message}`;
  // why only there: a log may hold what moves a terminal, and a file is to hold the log
  io.stdout.write(`${io.stdout.isTTY ? printable(text) : text}\n`);
}
