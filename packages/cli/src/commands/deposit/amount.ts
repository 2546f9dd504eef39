// Amounts of money as they are typed.
import { formatYuan, maxPaymentYuan, parseAmountFen } from '@uos/contract/rules';
import { usageError } from '../../errors/cli-error.ts';
import type { ArgSpecs } from '../../program/command.ts';
import type { Context } from '../../program/context.ts';

export const AMOUNT_ARG = {
  amount: { text: { zh: '金额，单位元，最多两位小数', en: 'Yuan, at most two decimals' } },
} as const satisfies ArgSpecs;

const FEN = 100;

interface AmountRules {
  /** The largest one in yuan. */
  readonly most?: number;
  /** A balance may be zero or below; what is paid may not. */
  readonly isBalance?: boolean;
}

/** Yuan of `500`, `88.50` or `1,000`. Throws CliError with exit 2 for what is no amount. */
export function amountOf(
  ctx: Pick<Context, 'lang'>,
  text: string,
  { most = Number.POSITIVE_INFINITY, isBalance = false }: AmountRules = {},
): number {
  const plain = text.replace(/^(-?)¥/, '$1').replace(/(\d),(?=\d{3}(?!\d))/g, '$1');
  const parsed = parseAmountFen(plain, { allowZero: isBalance, allowNegative: isBalance });
  const { reason } = parsed;
  if (reason !== undefined) {
    throw usageError('invalid-amount', () =>
      ctx.lang === 'zh' ? `“${text}”不是金额：${reason.zh}。` : `"${text}" is no amount: ${reason.en}.`,
    );
  }
  const yuan = parsed.value / FEN;
  if (yuan > most) {
    throw usageError('invalid-amount', () =>
      ctx.lang === 'zh' ? `金额最多 ${formatYuan(most)}。` : `The amount is at most ${formatYuan(most)}.`,
    );
  }
  return yuan;
}

export const MOST_ONLINE_YUAN = maxPaymentYuan;

/** What is typed to confirm an amount: without the zeros that nobody would type. */
export function typedAmount(yuan: number): string {
  return String(yuan);
}
