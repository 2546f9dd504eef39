// Months of bills: `2026-11`, `last`, `this`, or a range of them.
import { addMonths, isMonth } from '@uos/contract/rules';
import type { BillingCalls } from '@uos/sdk/services/billing';
import { usageError } from '../../errors/cli-error.ts';
import type { ArgSpecs, FlagSpecs } from '../../program/command.ts';
import type { Context } from '../../program/context.ts';

export const MONTH_ARG = {
  month: {
    optional: true,
    text: { zh: '月份：YYYY-MM、this 或 last，默认本月', en: 'Month: YYYY-MM, this or last; this one unless given' },
  },
} as const satisfies ArgSpecs;

export const MONTH_FLAG = {
  month: {
    type: 'string',
    value: 'YYYY-MM',
    text: { zh: '月份：YYYY-MM、this 或 last，默认本月', en: 'Month: YYYY-MM, this or last; this one unless given' },
  },
} as const satisfies FlagSpecs;

export const RANGE_FLAGS = {
  ...MONTH_FLAG,
  from: { type: 'string', value: 'YYYY-MM', text: { zh: '开始月份，包含', en: 'First month of a range' } },
  to: { type: 'string', value: 'YYYY-MM', text: { zh: '结束月份，包含', en: 'Last month of a range' } },
} as const satisfies FlagSpecs;

type Speaker = Pick<Context, 'say'>;

export interface MonthRange {
  readonly from: string;
  readonly to: string;
}

/** Throws CliError with exit 2 for what is no month. */
export async function monthOf(
  ctx: Speaker,
  billing: BillingCalls,
  orgId: string | undefined,
  given: string | undefined,
): Promise<string> {
  if (given !== undefined && isMonth(given)) {
    return given;
  }
  if (given !== undefined && given !== 'this' && given !== 'last') {
    throw usageError('not-a-month', () =>
      ctx.say({
        zh: `“${given}”不是月份，写 YYYY-MM、this 或 last。`,
        en: `"${given}" is no month; write YYYY-MM, this or last.`,
      }),
    );
  }
  // why asked: a platform may live by a clock of its own, and its month is the one that is billed.
  const { Items } = await billing.monthly.trend({ ...(orgId !== undefined && { orgId }), months: 1 });
  const current = Items.at(-1)?.Month ?? '';
  return given === 'last' ? addMonths(current, -1) : current;
}

export interface RangeFlags {
  readonly month: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Both ends included. Throws CliError with exit 2 for a month beside a range. */
export async function rangeOf(
  ctx: Speaker,
  billing: BillingCalls,
  orgId: string | undefined,
  { month, from, to }: RangeFlags,
): Promise<MonthRange> {
  if (from === undefined && to === undefined) {
    const one = await monthOf(ctx, billing, orgId, month);
    return { from: one, to: one };
  }
  if (month !== undefined) {
    throw usageError('one-of', (t) => t.errors.oneOf('--month, --from'));
  }
  const last = await monthOf(ctx, billing, orgId, to);
  return { from: from === undefined ? last : await monthOf(ctx, billing, orgId, from), to: last };
}
