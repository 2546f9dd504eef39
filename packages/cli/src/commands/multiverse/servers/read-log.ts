// The work of `uos multiverse logs`: what the word means, its last lines, and the lines as they come.
import { UosApiError } from '@uos/sdk/http';
import type { Context } from '../../../program/context.ts';
import { isUuid } from '../../../text/ids.ts';
import type { LogEvent } from './follow.ts';
import { checkAfter, showFollowed, showLines } from './lines.ts';
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
  const { follow, tail, timestamps } = ctx.flags;
  checkAfter(ctx);
  const source = await sourceOf(ctx, gameId);
  const textOf = ({ time, message }: LogEvent['data']): string =>
    timestamps && time !== undefined ? `${time} ${message}` : message;
  return follow ? showFollowed(ctx, source.path, textOf) : showLines(ctx, await source.tail(tail), textOf);
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
