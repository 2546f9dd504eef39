// Fees of the paid technical consultation, "from" prices. Source: platform-core 9.

import type { Text } from '../verdict.ts';

export type ConsultationType = 'crash' | 'performance' | 'proposal';

/** Who gives the advice; only a proposal has one. */
export type Expert = 'director' | 'chief';

const session: Text = { zh: '次', en: 'session' };
const halfHour: Text = { zh: '半小时', en: 'half hour' };

export const consultationFees = {
  crash: { yuan: 6480, per: session },
  performance: { yuan: 6480, per: session },
  proposal: {
    director: { yuan: 648, per: halfHour },
    chief: { yuan: 1280, per: halfHour },
  },
} as const;

/** The fee in yuan; `halfHours` counts for a proposal only and is at least one. */
export function consultationFee(type: ConsultationType, expert: Expert = 'director', halfHours = 1): number {
  if (type === 'proposal') {
    return consultationFees.proposal[expert].yuan * Math.max(1, Math.ceil(halfHours));
  }
  return consultationFees[type].yuan;
}
