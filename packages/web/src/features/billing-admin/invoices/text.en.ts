// What the screens of invoices say.
import type { Words } from '../../../kit/language/words.ts';
import type { text as zh } from './text.zh.ts';

export const text: Words<typeof zh> = {
  title: 'Invoices',
  help: 'Check the request; once issued, the invoice can be downloaded. A deposit has one valid invoice at most.',
  ofTransaction: 'Deposit',
  application: 'Invoice request',
  reason: 'Reason',
  numberHelp: 'The number on the invoice, such as 26312000000123456789.',
  file: 'Invoice file',
  fileHelp: (format) =>
    `Optional, a ${format} file of at most 10 MB. Without it the platform makes one from the request.`,
  applied: 'Requested',
  openFile: 'Open invoice file',

  issue: 'Issue',
  issueTitle: 'Issue invoice',
  issueHelp: 'It can then be downloaded and no longer changed.',
  typeAmount: (amount) => `Type the amount ${amount} to confirm`,
  wrongAmount: 'Not the amount of the invoice',
  issued_: (number) => `Invoice ${number} issued`,
  edit: 'Edit request',
  invalidate: 'Void',
  invalidateTitle: 'Void invoice',
  invalidateWords: (amount) => `This cannot be undone. A new invoice can be requested for the deposit of ${amount}.`,
  invalidateReason: 'Reason',
  invalidateReasonHelp: 'Whoever asked for it reads this.',
  typeNumber: (number) => `Type the number ${number} to confirm`,
  wrongNumber: 'Not the number of the invoice',
  invalidated: 'Invoice voided',

  none: 'No invoice requested',
  noneHint: 'Once a member requests an invoice for this deposit, it is issued here.',
  notDeposit: 'No invoice can be issued for this transaction',
  notDepositHint: 'Only approved deposits can have one.',
  earlier: 'Earlier requests',
  toOrganization: 'Back to the balance',
};
