// Waits until a change of a database has ended, and says why where it did not succeed.
import { setTimeout as sleep } from 'node:timers/promises';
import { storageLabels } from '@uos/contract/labels';
import { CliError, EXIT } from '../../../errors/cli-error.ts';
import type { Context } from '../../../program/context.ts';
import type { Text } from '../../../text/text.ts';

const POLL_MS = { first: 80, longest: 1500 } as const;
const UNDER_WAY: ReadonlySet<string> = new Set(['INITIAL', 'RUNNING', 'PAUSED']);

interface Change {
  readonly databaseId: string;
  readonly requestId: string;
  /** As the database is called. */
  readonly name: string;
}

/** Throws CliError with exit 1 where it fails, 130 where nobody waits any more: the platform goes on with it. */
export async function waitChanged(
  ctx: Context<unknown, unknown>,
  { databaseId: id, requestId, name }: Change,
): Promise<void> {
  const { asyncRequests } = await ctx.uos.service('storage');
  let said = '';
  for (let pauseMs: number = POLL_MS.first; ; pauseMs = Math.min(pauseMs * 1.5, POLL_MS.longest)) {
    const { operation, status, info } = await asyncRequests.status({ id, requestId });
    const words = (storageLabels.databaseTask.operation as Readonly<Record<string, Text>>)[operation];
    const what: Text = words ?? { zh: operation, en: operation };
    if (status !== said) {
      said = status;
      ctx.event({ type: 'task', operation, status, databaseId: id });
      ctx.waiting.say(`${what[ctx.lang]} ${name}`);
    }
    if (status === 'SUCCESS') {
      return;
    }
    if (!UNDER_WAY.has(status)) {
      throw new CliError('change-failed', {
        exit: EXIT.failed,
        what: () => ctx.say({ zh: `${what.zh} ${name} 没有成功。`, en: `${what.en} of ${name} did not succeed.` }),
        why: () => info || status,
        next: `uos storage async-request ls ${name}`,
      });
    }
    await sleep(pauseMs, undefined, { signal: ctx.signal }).catch(() => undefined);
    if (ctx.signal.aborted) {
      throw new CliError('cancelled', {
        exit: EXIT.cancelled,
        what: (t) => t.errors.cancelled,
        why: () => ctx.say({ zh: '平台会继续完成它', en: 'The platform goes on with it' }),
        next: `uos storage async-request status ${id} ${requestId}`,
      });
    }
  }
}
