// Rows of the economy; the DDL is in `../migrations/2026-12-05-economy.ts`.
import type { labels } from '@uos/contract/labels';
import type { Generated } from 'kysely';
import type { Json } from '#db/columns';
import type { LedgerReason } from './ledger.ts';

export interface EconomyTables {
  passport_resources: ResourceRow;
  passport_categories: CategoryRow;
  passport_products: ProductRow;
  passport_inventory: InventoryRow;
  passport_ledger: LedgerRow;
  passport_product_counts: ProductCountRow;
  passport_orders: OrderRow;
  passport_given_keys: GivenKeyRow;
}

/** An amount of a resource, as a product says it. */
export interface Amount {
  readonly resourceSlug: string;
  readonly quantity: number;
}

/** The same with what the resource was called when it was bought. */
export interface ShownAmount {
  readonly slugName: string;
  readonly displayName: string;
  readonly namespace: string;
  readonly quantity: number;
}

export interface ResetSchedule {
  readonly type: keyof typeof labels.product.resetSchedule;
  /** Of the week from Monday 1, or of the month; 0 for EveryDay. */
  readonly day: number;
  readonly hour: number;
}

interface ResourceRow {
  app_id: string;
  slug_name: string;
  type: keyof typeof labels.resource.type;
  display_name: string;
  namespace: string;
  /** 0 for none. */
  quantity_limit: number;
  stackable: boolean;
  /** 0 for good. */
  lifetime_seconds: number;
  custom_data: Json<Record<string, string>>;
  created_at: string;
  modified_at: string;
}

interface CategoryRow {
  app_id: string;
  id: string;
  slug_name: string;
  display_name: string;
  custom_data: Json<Record<string, string>>;
  created_at: string;
  modified_at: string;
}

interface ProductRow {
  app_id: string;
  id: string;
  slug_name: string;
  display_name: string;
  category_id: string;
  costs: Json<readonly Amount[]>;
  rewards: Json<readonly Amount[]>;
  /** 0 for none. */
  limit_count: number;
  reset_schedule: Json<ResetSchedule> | null;
  /** Raised when the schedule changes: what was counted before is of another period then. */
  limit_turn: Generated<number>;
  start_time: string | null;
  end_time: string | null;
  published: boolean;
  custom_data: Json<Record<string, string>>;
  created_at: string;
  modified_at: string;
}

interface InventoryRow {
  app_id: string;
  id: string;
  persona_id: string;
  resource: string;
  quantity: number;
  /** Of the resource, which never changes it. */
  stackable: boolean;
  expires_at: string | null;
  custom_data: Json<Record<string, string>>;
  created_at: string;
  modified_at: string;
}

interface LedgerRow {
  id: Generated<number>;
  app_id: string;
  persona_id: string;
  resource: string;
  delta: number;
  /** What the persona has of it then. */
  after: number;
  reason: LedgerReason;
  source: string;
  at: string;
}

/** How often a persona has bought a product in the period that it bought it in last. */
interface ProductCountRow {
  app_id: string;
  persona_id: string;
  product_id: string;
  limit_turn: number;
  period_start: string;
  n: number;
}

interface OrderRow {
  app_id: string;
  id: string;
  /** From 1; a clock that stands still tells no two apart. */
  number: Generated<number>;
  type: keyof typeof labels.order.type;
  status: keyof typeof labels.order.status;
  persona_id: string;
  product_id: string;
  product_slug: string;
  /** As it was when it was bought. */
  product: Json<{
    readonly displayName: string;
    readonly costs: readonly ShownAmount[];
    readonly rewards: readonly ShownAmount[];
  }>;
  quantity: number;
  out_trade_no: string | null;
  payment_method: keyof typeof labels.order.paymentMethod;
  total_amount: number;
  custom_data: Json<Record<string, string>>;
  fail_reason: string;
  /** The period whose limit it uses. */
  limit_turn: number;
  period_start: string;
  /** A refund was told of before the payment was. */
  refund_told: Generated<boolean>;
  charged_at: string | null;
  fulfilled_at: string | null;
  refunded_at: string | null;
  created_at: string;
}

/** What a call answered that came with a key. */
interface GivenKeyRow {
  app_id: string;
  /** Whose key it is: a persona, or the server of the game. */
  subject: string;
  operation: string;
  key: string;
  fingerprint: string;
  /** Null while it is being worked on. */
  answer: Json<unknown> | null;
  at: string;
}

/** The built-in resource that is real money, in fen; nobody holds any. */
export const REAL_MONEY = 'CNY';
