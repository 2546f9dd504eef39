// What player accounts will cost at the pace of the days behind. Source: passport.md 9 (prices).
import { estimatePassport } from './estimate.ts';
import type { Cost } from './price.ts';

/** What was metered over `days` whole days. */
export interface PassportPace {
  readonly days: number;
  /** Sum of the daily active users of those days. */
  readonly dau: number;
  readonly sms: number;
  readonly realName: number;
}

const MONTH_DAYS = 30;

/** The cost of thirty days like those. */
export function passportForecast({ days, dau, sms, realName }: PassportPace): Cost {
  const month = (sum: number) => Math.round((sum / days) * MONTH_DAYS);
  return estimatePassport({ dau: month(dau), sms: month(sms), realName: month(realName) });
}
