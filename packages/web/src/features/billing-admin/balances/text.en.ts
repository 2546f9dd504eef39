// What the screens of balances say.
import type { Words } from '../../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  balances: 'Balances',
  balancesHelp:
    'Balance = deposits + adjustments − refunds − bills. Bills of the current month are updated daily, and the balance with them.',
  organization: 'Organization',
  company: 'Company',
  pending: 'Pending',
  deposits: 'Deposits',
  adjustments: 'Adjustments',
  reduced: 'Reductions',
  refunded: 'Refunds',
  search: 'Search organization name',
  empty: 'No organizations yet',
  emptyHint: 'Balances of the organizations that developers create stand here.',
  commands: ['uos admin login', 'uos admin balance'],
  deposit: 'Deposit',
  refund: 'Refund',
  adjust: 'Adjust',
  openOrganization: 'Open organization',
  pendingDeposits: (count) => `${count} ${count === 1 ? 'transaction waits' : 'transactions wait'} for approval`,
  showPending: 'Review',
  pendingOrganizations: (count) => `${count} ${count === 1 ? 'organization waits' : 'organizations wait'} for approval`,

  detail: 'Balance',
  transactions: 'Transactions',
  bills: 'Bills',
  notFound: 'Organization not found',
  notFoundHint: 'Check the ID in the address, or open it from the list.',
  toList: 'Back to the list',
};
