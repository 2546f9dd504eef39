// Tables of what organisations pay. Money is whole fen; months are `YYYY-MM` and days `YYYY-MM-DD` in Asia/Shanghai.
import type { labels } from '@uos/contract/labels';
import type { ServiceName } from '@uos/contract/rules';
import type { Generated } from 'kysely';
import type { Json } from './columns.ts';

export interface MoneyTables {
  transactions: TransactionsTable;
  invoices: InvoicesTable;
  bills: BillsTable;
  bill_lines: BillLinesTable;
  bill_logs: BillLogsTable;
  ledger_transfers: LedgerTransfersTable;
  ledger_months: LedgerMonthsTable;
  redeem_tokens: RedeemTokensTable;
}

export interface TransactionsTable {
  id: string;
  org_id: string;
  type: keyof typeof labels.transaction.type;
  adjustment_type: '' | keyof typeof labels.transaction.adjustmentType;
  amount_fen: number;
  status: keyof typeof labels.transaction.status;
  method: keyof typeof labels.transaction.method;
  /** Our number at the payment provider. */
  out_trade_no: string | null;
  trade_no: string;
  voucher_image_url: string;
  month: string;
  service: ServiceName | '';
  app_id: string | null;
  remark: string;
  reason: string;
  created_by: string;
  created_by_name: string;
  reviewed_by: string;
  reviewed_at: string | null;
  created_at: string;
  updated_at: string;
  revision: Generated<number>;
}

export interface InvoicesTable {
  id: string;
  transaction_id: string;
  org_id: string;
  type: keyof typeof labels.invoice.type;
  format: keyof typeof labels.invoice.format;
  title: string;
  tax_number: string;
  address: string;
  phone: string;
  bank_name: string;
  bank_account: string;
  amount_fen: number;
  email: string;
  remark: string;
  status: keyof typeof labels.invoice.status;
  invoice_number: string;
  file_url: string;
  reason: string;
  issued_at: string | null;
  created_by: string;
  created_at: string;
  updated_at: string;
  revision: Generated<number>;
}

/** One metric of a bill; quantities in the priced unit. */
export interface BillItem {
  readonly Metric: string;
  readonly Usage: number;
  readonly Unit: string;
  readonly FreeQuota: number;
  readonly BilledUsage: number;
  readonly UnitPrice: number;
  readonly Amount: number;
}

export interface BillsTable {
  id: string;
  month: string;
  org_id: string;
  app_id: string;
  app_name: string;
  service: ServiceName;
  amount_fen: number;
  items: Json<readonly BillItem[]>;
  /** Grows with every change of the amount; the transfer of the change carries it. */
  revision: number;
  created_at: string;
  updated_at: string;
}

/** What one day adds to a bill; the days of a month sum up to its amount. */
interface BillLinesTable {
  bill_id: string;
  day: string;
  metric: string;
  /** In the metered unit: bytes, seconds, messages. */
  quantity: number;
  amount_fen: number;
}

export interface BillLogsTable {
  id: string;
  month: string;
  day: string;
  service: ServiceName | '';
  app_count: number;
  bill_count: number;
  amount_fen: number;
  status: keyof typeof labels.billLog.status;
  message: string;
  started_at: string;
  finished_at: string | null;
}

/** An amount that went from one account to another; rows are only ever added, and each is balanced in itself. */
interface LedgerTransfersTable {
  id: string;
  org_id: string;
  kind: 'deposit' | 'increase' | 'reduce' | 'refund' | 'bill';
  debit: string;
  credit: string;
  amount_fen: number;
  month: string;
  /** The transaction or bill that it is the effect of, with its revision: the pair is unique, so nothing counts twice. */
  cause_id: string;
  revision: number;
  at: string;
}

/** Sums of the transfers by organisation and month, kept in the same transaction. */
export interface LedgerMonthsTable {
  org_id: string;
  month: string;
  deposit_fen: number;
  increase_fen: number;
  reduce_fen: number;
  refund_fen: number;
  bill_fen: number;
}

/** A code that brings an app a credit or a quota, once. */
interface RedeemTokensTable {
  id: string;
  /** SHA-256 of the code. */
  token_hash: string;
  service: ServiceName;
  credit_fen: number | null;
  quota: number | null;
  unit: string;
  /** App whose player accounts sign in whoever redeems it. */
  issuer_app_id: string | null;
  status: keyof typeof labels.redeemToken.status;
  expired_at: string | null;
  created_by: string;
  created_at: string;
  fulfilled_app_id: string | null;
  fulfilled_at: string | null;
}
