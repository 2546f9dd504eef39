// What somebody of an age may pay: in one payment, and in a calendar month. Source: wire/passport.md 5.9.
import type { Text } from '../verdict.ts';
import type { AgeBand, MinorRules } from './rules.ts';

/** What made the answer. */
export type PayReason = 'off' | 'unverified' | 'none' | 'single' | 'month' | 'approved';

export interface Paying {
  readonly approved: boolean;
  readonly because: PayReason;
  /** Why not; undefined where it is approved. */
  readonly reason: Text | undefined;
}

export interface PayQuestion {
  /** Undefined without a verified real name. */
  readonly band: AgeBand | undefined;
  readonly amountFen: number;
  /** What was paid in the month, with what is held for orders that wait for their money. */
  readonly paidFen: number;
}

export function paying(rules: MinorRules, { band, amountFen, paidFen }: PayQuestion): Paying {
  if (!rules.enabled) {
    return { approved: true, because: 'off', reason: undefined };
  }
  if (band === undefined) {
    return no('unverified', { zh: '尚未通过实名认证，无法充值', en: 'The real name has not been verified yet' });
  }
  const { singlePayLimit: single, monthlyPayLimit: month } = rules.bands[band];
  if (single === 0 || month === 0) {
    return no('none', { zh: '当前年龄段不可充值', en: 'Nobody of this age may pay' });
  }
  if (single > 0 && amountFen > single) {
    return no('single', {
      zh: `单次充值金额不得超过 ${yuan(single)} 元`,
      en: `A payment is at most ${yuan(single)} yuan`,
    });
  }
  if (month > 0 && paidFen + amountFen > month) {
    return no('month', {
      zh: `每月累计充值金额不得超过 ${yuan(month)} 元，本月已充值 ${yuan(paidFen)} 元`,
      en: `A month has at most ${yuan(month)} yuan, ${yuan(paidFen)} of which are paid`,
    });
  }
  return { approved: true, because: 'approved', reason: undefined };
}

/** Fen that somebody may pay in a month: 0 for nothing at all, -1 without limit. */
export function monthPayLimit(rules: MinorRules, band: AgeBand | undefined): number {
  if (!rules.enabled) {
    return -1;
  }
  if (band === undefined) {
    return 0;
  }
  const { singlePayLimit, monthlyPayLimit } = rules.bands[band];
  return singlePayLimit === 0 ? 0 : monthlyPayLimit;
}

function no(because: PayReason, reason: Text): Paying {
  return { approved: false, because, reason };
}

function yuan(fen: number): string {
  return fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2);
}
