// The clock of a running platform, and what ran while it was moved.

import { CliError, EXIT } from '../../../errors/cli-error.ts';
import type { Output } from '../../../program/command.ts';
import type { Context } from '../../../program/context.ts';
import { askControl } from '../control.ts';

export interface ShownClock {
  readonly mode: 'live' | 'test';
  readonly now: string;
  readonly next: { readonly service: string; readonly key: string; readonly dueAt: string } | null;
}

interface Turn {
  readonly service: string;
  readonly key: string;
  readonly dueAt: string;
  readonly at: string;
  readonly error?: string;
}

interface Moved {
  readonly from: string;
  readonly now: string;
  readonly turns: readonly Turn[];
}

type Asker = Pick<Context, 'io' | 'say' | 'signal' | 'note' | 'exit'> & {
  readonly flags: { readonly data?: string | undefined };
};

export const MOVED_OUTPUT: Output = {
  columns: [
    { field: 'from', title: { zh: '从', en: 'From' }, format: 'time' },
    { field: 'now', title: { zh: '到', en: 'To' }, format: 'time' },
    { field: 'ran', title: { zh: '已执行', en: 'Ran' } },
    { field: 'failed', title: { zh: '失败', en: 'Failed' } },
  ],
  fields: ['from', 'now', 'ran', 'failed', 'turns'],
};

/** So many turns are named on the terminal; all of them are in the JSON. */
const NAMED = 20;

export function readClock(ctx: Asker): Promise<ShownClock> {
  return askControl<ShownClock>(ctx, { method: 'GET', path: 'clock' });
}

/** Moves a test clock; throws CliError where the platform is on the real one. */
export async function moveClock(ctx: Asker, to: { advanceMs: number } | { to: string }) {
  const clock = await readClock(ctx);
  if (clock.mode === 'live') {
    const what = ctx.say({
      zh: '这个平台使用真实时钟，不能推进。',
      en: 'This platform is on the real clock, which nobody moves.',
    });
    const why = ctx.say({
      zh: '时钟随数据目录在首次启动时选定。',
      en: 'A data folder gets its clock at its first start.',
    });
    const next = 'uos dev start --clock test --data .uos-test';
    throw new CliError('real-clock', { exit: EXIT.conflict, what: () => what, why: () => why, next });
  }
  if ('to' in to && to.to < clock.now) {
    const what = ctx.say({
      zh: `时钟已到 ${clock.now}，不能退回 ${to.to}。`,
      en: `The clock is at ${clock.now} and cannot go back to ${to.to}.`,
    });
    throw new CliError('clock-backwards', { exit: EXIT.conflict, what: () => what, next: 'uos dev clock show' });
  }
  const { from, now, turns } = await askControl<Moved>(ctx, { method: 'POST', path: 'clock', body: to });
  for (const { service, key, at, error } of turns.slice(-NAMED)) {
    const line = `${at}  ${service} ${key}${error === undefined ? '' : `  ${error}`}`;
    ctx.note({ zh: line, en: line });
  }
  if (turns.length > NAMED) {
    const more = turns.length - NAMED;
    ctx.note({ zh: `此前还有 ${more} 项，见 --json。`, en: `${more} before these, see --json.` });
  }
  const failed = turns.filter(({ error }) => error !== undefined).length;
  if (failed > 0) {
    ctx.exit(EXIT.partial);
  }
  return { from, now, ran: turns.length, failed, turns };
}
