// Money and prices as they are typed. Source: platform-core 5; wire/cdn-and-platform.md 2.5.

import type { Parsed, Text, Verdict } from '../verdict.ts';

export interface AmountOptions {
  readonly allowZero?: boolean;
  readonly allowNegative?: boolean;
}

/** Every spelling of an amount; whether zero or a minus may stand is up to the place it is typed in. */
export const amountPattern = /^-?[0-9]+(?:\.[0-9]{1,2})?$/;

/** A price must end in digits; no more is specified. */
export const pricePattern = /[0-9]$/;

/** A price of content delivery is less than one yuan: `0.` and digits. */
export const cdnPricePattern = /^0\.[0-9]+$/;

/** Largest amount of one online payment, yuan. */
export const maxPaymentYuan = 1_000_000;

/** Present, at most two decimals, and neither zero nor negative unless that is allowed. `0.00` is zero too. */
export function checkAmount(text: string, { allowZero = false, allowNegative = false }: AmountOptions = {}): Verdict {
  const shaped = amountPattern.test(text) && (allowNegative || !text.startsWith('-'));
  return shaped && (allowZero || Number(text) !== 0) ? undefined : amountReason;
}

/** Yuan as typed to whole fen, exactly. */
export function parseAmountFen(text: string, options: AmountOptions = {}): Parsed<number> {
  const reason = checkAmount(text, options);
  const [whole = '', decimals = ''] = text.replace('-', '').split('.');
  const fen = Number(whole + decimals.padEnd(2, '0'));
  if (reason !== undefined || !Number.isSafeInteger(fen)) {
    return { reason: reason ?? amountReason };
  }
  return { value: text.startsWith('-') && fen !== 0 ? -fen : fen };
}

export function checkPrice(text: string): Verdict {
  return pricePattern.test(text) ? undefined : { zh: '价格必须以数字结尾', en: 'A price must end in digits' };
}

export function checkCdnPrice(text: string): Verdict {
  return cdnPricePattern.test(text) ? undefined : { zh: '价格形如 0.15', en: 'A price like 0.15' };
}

const amountReason: Text = {
  zh: '金额须为数字，最多两位小数，且不能为 0',
  en: 'An amount is a number other than 0 with at most two decimals',
};
