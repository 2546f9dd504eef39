// The calls of the money screens, and the keys under which their answers are kept.
import { billingTable } from '@uos/sdk/services/billing';
import { platformOf } from '../../shell/uos.ts';

export const { billing } = platformOf({ billing: billingTable });

export const billsKey = ['billing.bills'] as const;
export const billLogsKey = ['billing.billLogs'] as const;
export const monthlyKey = ['billing.monthly'] as const;
export const balancesKey = ['billing.balances'] as const;
export const transactionsKey = ['billing.transactions'] as const;
export const invoicesKey = ['billing.invoices'] as const;

/** What a change of a transaction makes stale. */
export const moneyKeys = [transactionsKey, balancesKey, monthlyKey, invoicesKey] as const;
