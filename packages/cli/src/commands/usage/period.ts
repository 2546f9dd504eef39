// Which days a report is about.

import { usageError } from '../../errors/cli-error.ts';
import type { FlagSpecs } from '../../program/command.ts';
import type { Context } from '../../program/context.ts';

export const DAYS_FLAGS = {
  days: {
    type: 'string',
    choices: ['1', '7', '30', '90'],
    text: { zh: '最近几天，默认 30', en: 'The last days, 30 unless given' },
  },
  from: { type: 'string', value: 'YYYY-MM-DD', text: { zh: '开始日期，包含', en: 'First day' } },
  to: { type: 'string', value: 'YYYY-MM-DD', text: { zh: '结束日期，包含', en: 'Last day' } },
} as const satisfies FlagSpecs;

interface DaysFlags {
  readonly days: '1' | '7' | '30' | '90' | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

export interface Period {
  duration?: 1 | 7 | 30 | 90;
  startDate?: string;
  endDate?: string;
}

/** Throws CliError with exit 2 for a number of days beside dates, or for what is no date. */
export function periodOf(ctx: Pick<Context, 'say'>, { days, from, to }: DaysFlags): Period {
  if (from === undefined && to === undefined) {
    return { duration: Number(days ?? 30) as NonNullable<Period['duration']> };
  }
  if (days !== undefined) {
    throw usageError('one-of', (t) => t.errors.oneOf('--days, --from'));
  }
  const wrong = [from, to].find((day) => day !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(day));
  if (wrong !== undefined) {
    throw usageError('not-a-date', () =>
      ctx.say({ zh: `“${wrong}”不是日期，写 YYYY-MM-DD。`, en: `"${wrong}" is no date; write YYYY-MM-DD.` }),
    );
  }
  return { ...(from !== undefined && { startDate: from }), ...(to !== undefined && { endDate: to }) };
}
