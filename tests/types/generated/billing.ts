// Generated from the contract by `npm run gen`; do not edit.
import type { billing, InputOf, ReplyOf } from '@uos/contract';
import type * as sdk from '@uos/sdk/services/billing';
import type { Json, Page } from '@uos/sdk';
import type { Check, SameInput, SameReply, Rows } from '../same.ts';

type Tree = typeof billing.tree;

export type Checks = [
  Check<SameReply<ReplyOf<Tree['bills']['list']>, sdk.BillsListReply>>,
  Check<SameInput<InputOf<Tree['bills']['list']>, sdk.BillsListInput>>,
  Check<SameReply<ReplyOf<Tree['bills']['byOrganization']>, sdk.BillsByOrganizationReply>>,
  Check<SameInput<InputOf<Tree['bills']['byOrganization']>, sdk.BillsByOrganizationInput>>,
  Check<SameReply<ReplyOf<Tree['bills']['createLink']>, sdk.BillLink>>,
  Check<SameInput<InputOf<Tree['bills']['createLink']>, sdk.BillsCreateLinkInput>>,
  Check<SameReply<ReplyOf<Tree['bills']['process']>, sdk.BillRun>>,
  Check<SameInput<InputOf<Tree['bills']['process']>, sdk.BillsProcessInput>>,
  Check<SameReply<ReplyOf<Tree['billLogs']['list']>, sdk.BillLogsListReply>>,
  Check<SameInput<InputOf<Tree['billLogs']['list']>, sdk.BillLogsListInput>>,
  Check<SameReply<ReplyOf<Tree['monthly']['amount']>, sdk.MonthlyAmount>>,
  Check<SameInput<InputOf<Tree['monthly']['amount']>, sdk.MonthlyAmountInput>>,
  Check<SameReply<ReplyOf<Tree['monthly']['transactions']>, sdk.MonthlyTransactions>>,
  Check<SameInput<InputOf<Tree['monthly']['transactions']>, sdk.MonthlyTransactionsInput>>,
  Check<SameReply<ReplyOf<Tree['monthly']['bills']>, sdk.MonthlyBills>>,
  Check<SameInput<InputOf<Tree['monthly']['bills']>, sdk.MonthlyBillsInput>>,
  Check<SameReply<ReplyOf<Tree['monthly']['billDiff']>, sdk.MonthlyBillDiff>>,
  Check<SameInput<InputOf<Tree['monthly']['billDiff']>, sdk.MonthlyBillDiffInput>>,
  Check<SameReply<ReplyOf<Tree['monthly']['trend']>, sdk.MonthlyTrend>>,
  Check<SameInput<InputOf<Tree['monthly']['trend']>, sdk.MonthlyTrendInput>>,
  Check<SameReply<ReplyOf<Tree['balances']['list']>, sdk.BalancesListReply>>,
  Check<SameInput<InputOf<Tree['balances']['list']>, sdk.BalancesListInput>>,
  Check<SameReply<ReplyOf<Tree['transactions']['list']>, sdk.TransactionsListReply>>,
  Check<SameInput<InputOf<Tree['transactions']['list']>, sdk.TransactionsListInput>>,
  Check<SameReply<ReplyOf<Tree['transactions']['create']>, sdk.Transaction>>,
  Check<SameInput<InputOf<Tree['transactions']['create']>, sdk.TransactionsCreateInput>>,
  Check<SameReply<ReplyOf<Tree['transactions']['get']>, sdk.TransactionWithInvoice>>,
  Check<SameInput<InputOf<Tree['transactions']['get']>, sdk.TransactionsGetInput>>,
  Check<SameReply<ReplyOf<Tree['transactions']['update']>, sdk.Transaction>>,
  Check<SameInput<InputOf<Tree['transactions']['update']>, sdk.TransactionsUpdateInput>>,
  Check<SameReply<ReplyOf<Tree['transactions']['cancel']>, sdk.Transaction>>,
  Check<SameInput<InputOf<Tree['transactions']['cancel']>, sdk.TransactionsCancelInput>>,
  Check<SameReply<ReplyOf<Tree['transactions']['activate']>, sdk.Transaction>>,
  Check<SameInput<InputOf<Tree['transactions']['activate']>, sdk.TransactionsActivateInput>>,
  Check<SameReply<ReplyOf<Tree['transactions']['invalidate']>, sdk.Transaction>>,
  Check<SameInput<InputOf<Tree['transactions']['invalidate']>, sdk.TransactionsInvalidateInput>>,
  Check<SameReply<ReplyOf<Tree['invoices']['list']>, sdk.InvoicesListReply>>,
  Check<SameInput<InputOf<Tree['invoices']['list']>, sdk.InvoicesListInput>>,
  Check<SameReply<ReplyOf<Tree['invoices']['create']>, sdk.Invoice>>,
  Check<SameInput<InputOf<Tree['invoices']['create']>, sdk.InvoicesCreateInput>>,
  Check<SameReply<ReplyOf<Tree['invoices']['update']>, sdk.Invoice>>,
  Check<SameInput<InputOf<Tree['invoices']['update']>, sdk.InvoicesUpdateInput>>,
  Check<SameReply<ReplyOf<Tree['invoices']['file']>, Uint8Array>>,
  Check<SameInput<InputOf<Tree['invoices']['file']>, sdk.InvoicesFileInput>>,
  Check<SameReply<ReplyOf<Tree['invoices']['finish']>, sdk.Invoice>>,
  Check<SameInput<InputOf<Tree['invoices']['finish']>, sdk.InvoicesFinishInput>>,
  Check<SameReply<ReplyOf<Tree['invoices']['invalidate']>, sdk.Invoice>>,
  Check<SameInput<InputOf<Tree['invoices']['invalidate']>, sdk.InvoicesInvalidateInput>>,
];
export type { Json, Page, Rows };
