// The work of `uos multiverse stop`.
import type { MultiverseAllocation } from '@uos/sdk/services/multiverse';
import { idNamed } from '../../../derived/things.ts';
import type { Context } from '../../../program/context.ts';
import { take } from '../../../program/lists.ts';
import { allocationMeant } from './meant.ts';

export interface Wanted {
  readonly gameId: string;
  readonly words: readonly string[];
  /** All of this profile; of every one without it. */
  readonly of: string | undefined;
}

export const LIVE = ['created', 'allocated', 'unhealthy'] as const;

export async function stopServers(ctx: Context<unknown, unknown>, wanted: Wanted): Promise<MultiverseAllocation[]> {
  const { gameId, words } = wanted;
  const { allocations } = await ctx.uos.service('multiverse');
  const ids =
    words.length > 0
      ? await Promise.all(words.map((word) => allocationMeant(ctx, gameId, word)))
      : await liveOf(ctx, wanted);
  if (ids.length === 0) {
    ctx.note({ zh: '没有运行中的服务器。', en: 'No server runs.' });
    return [];
  }
  await ctx.confirm(
    {
      zh: `将结束 ${ids.length} 台服务器，玩家会断开`,
      en: `Servers that will end, with whoever plays on them: ${ids.length}`,
    },
    String(ids.length),
  );
  const ended: MultiverseAllocation[] = [];
  for (const id of ids) {
    const { allocation } = await allocations.remove({ gameId, id });
    ctx.event({ type: 'ended', uuid: id, status: allocation.status });
    ended.push(allocation);
  }
  ctx.note({ zh: `已结束 ${ended.length} 台服务器。`, en: `Ended: ${ended.length}.` });
  return ended;
}

async function liveOf(ctx: Context<unknown, unknown>, { gameId, of }: Wanted): Promise<string[]> {
  const { allocations } = await ctx.uos.service('multiverse');
  const profileId = of && (await idNamed(ctx, 'multiverse.profile', of, { 'multiverse.game': gameId }));
  const filter = { gameId, status: [...LIVE], limit: 200, ...(profileId !== undefined && { profileId }) };
  return (await take(allocations.list.all(filter))).map(({ uuid }) => uuid);
}
