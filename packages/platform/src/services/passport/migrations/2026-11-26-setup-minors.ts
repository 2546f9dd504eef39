import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `CREATE TABLE passport_play_days (
    app_id uuid NOT NULL REFERENCES passport_id_domains ON DELETE CASCADE,
    user_id uuid NOT NULL,
    day text NOT NULL,
    played_ms bigint NOT NULL DEFAULT 0,
    last_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, user_id, day)
  )`,
  'CREATE INDEX passport_play_days_day ON passport_play_days (day)',
  `CREATE TABLE passport_pay_months (
    app_id uuid NOT NULL REFERENCES passport_id_domains ON DELETE CASCADE,
    user_id uuid NOT NULL,
    month text NOT NULL,
    paid_fen bigint NOT NULL DEFAULT 0 CHECK (paid_fen >= 0),
    PRIMARY KEY (app_id, user_id, month)
  )`,
  `CREATE TABLE passport_pay_trades (
    app_id uuid NOT NULL REFERENCES passport_id_domains ON DELETE CASCADE,
    out_trade_no text NOT NULL,
    user_id uuid NOT NULL,
    month text NOT NULL,
    amount_fen bigint NOT NULL CHECK (amount_fen >= 0),
    state text NOT NULL CHECK (state IN ('held', 'paid', 'released')),
    held_until timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, out_trade_no)
  )`,
  `CREATE INDEX passport_pay_trades_held ON passport_pay_trades (app_id, user_id, month) WHERE state = 'held'`,
];
