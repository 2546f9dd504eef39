// Waits until a server is ready for players, and says why where it is not.
import { setTimeout as sleep } from 'node:timers/promises';
import { endWords, hostingLabels, label } from '@uos/contract/labels';
import type { MultiverseAllocation } from '@uos/sdk/services/multiverse';
import { CliError, EXIT } from '../../../errors/cli-error.ts';
import type { Context } from '../../../program/context.ts';

const POLL_MS = { first: 100, longest: 1500 } as const;
const LAST_LINES = 10;

/** Throws CliError with exit 1 where it ends before, its last lines told. The platform ends the wait. */
export async function waitAllocated(
  ctx: Context<unknown, unknown>,
  gameId: string,
  first: MultiverseAllocation,
): Promise<MultiverseAllocation> {
  const { allocations } = await ctx.uos.service('multiverse');
  const { uuid: id } = first;
  let allocation = first;
  ctx.waiting.say(ctx.say({ zh: '等待服务器就绪', en: 'Waiting until the server is ready' }));
  for (
    let pauseMs: number = POLL_MS.first;
    allocation.status === 'created';
    pauseMs = Math.min(pauseMs * 1.5, POLL_MS.longest)
  ) {
    await sleep(pauseMs, undefined, { signal: ctx.signal }).catch(() => undefined);
    if (ctx.signal.aborted) {
      // why told: nobody else knows of the server, and it goes on starting
      throw new CliError('cancelled', {
        exit: EXIT.cancelled,
        what: (t) => t.errors.cancelled,
        why: () => ctx.say({ zh: '服务器仍在启动', en: 'The server goes on starting' }),
        next: `uos multiverse stop ${id}`,
      });
    }
    ({ allocation } = await allocations.get({ gameId, id }));
  }
  if (allocation.status === 'allocated') {
    ctx.event({ type: 'allocated', uuid: id });
    return allocation;
  }
  // why caught: a server that was never started has said nothing
  const said = await allocations.log({ gameId, id, tail: LAST_LINES }).catch(() => undefined);
  for (const line of said?.content.split('\n').filter((text) => text !== '') ?? []) {
    ctx.note({ zh: line, en: line }, { style: 'dim', text: '|' });
  }
  throw new CliError('not-allocated', {
    exit: EXIT.failed,
    what: () => ctx.say({ zh: '服务器没有就绪。', en: 'The server did not get ready.' }),
    why: () => endWords(allocation, ctx.lang) || label(hostingLabels.allocation.status, allocation.status)[ctx.lang],
    next: `uos multiverse logs ${id}`,
  });
}
