// Rows of what minors have played and paid; the DDL is in `../migrations/2026-11-26-setup-minors.ts`.

export interface MinorTables {
  passport_play_days: PlayDayRow;
  passport_pay_months: PayMonthRow;
  passport_pay_trades: PayTradeRow;
}

interface PlayDayRow {
  app_id: string;
  user_id: string;
  /** Calendar day in Asia/Shanghai. */
  day: string;
  played_ms: number;
  last_at: string;
}

interface PayMonthRow {
  app_id: string;
  user_id: string;
  /** `YYYY-MM` in Asia/Shanghai. */
  month: string;
  paid_fen: number;
}

interface PayTradeRow {
  app_id: string;
  out_trade_no: string;
  user_id: string;
  month: string;
  amount_fen: number;
  state: 'held' | 'paid' | 'released';
  /** What is held counts until then. */
  held_until: string;
  created_at: string;
}
