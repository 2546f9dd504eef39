import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const INVOICE_STATES = `('Pending', 'Finished', 'Invalid', 'Cancelled')`;

// why no reference to apps: what was used is paid for, whether or not the app still exists
const STATEMENTS = [
  `CREATE TABLE transactions (
    id uuid PRIMARY KEY,
    org_id uuid NOT NULL REFERENCES organizations,
    type text NOT NULL CHECK (type IN ('Deposit', 'Adjustment', 'Refund')),
    adjustment_type text NOT NULL DEFAULT '' CHECK (adjustment_type IN ('', 'Increase', 'Reduce')),
    amount_fen bigint NOT NULL CHECK (amount_fen > 0),
    status text NOT NULL CHECK (status IN ('Pending', 'Active', 'Invalid', 'Cancelled')),
    method text NOT NULL CHECK (method IN ('BankTransfer', 'Online', 'System')),
    out_trade_no text UNIQUE,
    trade_no text NOT NULL DEFAULT '',
    voucher_image_url text NOT NULL DEFAULT '',
    month text NOT NULL DEFAULT '',
    service text NOT NULL DEFAULT '',
    app_id uuid,
    remark text NOT NULL DEFAULT '',
    reason text NOT NULL DEFAULT '',
    created_by text NOT NULL,
    created_by_name text NOT NULL,
    reviewed_by text NOT NULL DEFAULT '',
    reviewed_at timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CHECK ((type = 'Adjustment') = (adjustment_type <> ''))
  )`,
  'CREATE INDEX transactions_org ON transactions (org_id, created_at DESC)',
  'CREATE INDEX transactions_created ON transactions (created_at DESC)',
  `CREATE TABLE invoices (
    id uuid PRIMARY KEY,
    transaction_id uuid NOT NULL REFERENCES transactions,
    org_id uuid NOT NULL REFERENCES organizations,
    type text NOT NULL CHECK (type IN ('VAT', 'regular')),
    format text NOT NULL CHECK (format IN ('PDF', 'OFD')),
    title text NOT NULL,
    tax_number text NOT NULL,
    address text NOT NULL DEFAULT '',
    phone text NOT NULL DEFAULT '',
    bank_name text NOT NULL DEFAULT '',
    bank_account text NOT NULL DEFAULT '',
    amount_fen bigint NOT NULL CHECK (amount_fen > 0),
    email text NOT NULL,
    remark text NOT NULL DEFAULT '',
    status text NOT NULL CHECK (status IN ${INVOICE_STATES}),
    invoice_number text NOT NULL DEFAULT '',
    file_url text NOT NULL DEFAULT '',
    reason text NOT NULL DEFAULT '',
    issued_at timestamptz,
    created_by text NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
  )`,
  `CREATE UNIQUE INDEX invoices_living ON invoices (transaction_id) WHERE status IN ('Pending', 'Finished')`,
  'CREATE INDEX invoices_org ON invoices (org_id, created_at DESC)',
  `CREATE TABLE bills (
    id uuid PRIMARY KEY,
    month text NOT NULL,
    org_id uuid NOT NULL REFERENCES organizations,
    app_id uuid NOT NULL,
    app_name text NOT NULL,
    service text NOT NULL,
    amount_fen bigint NOT NULL DEFAULT 0 CHECK (amount_fen >= 0),
    items jsonb NOT NULL DEFAULT '[]',
    revision integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    UNIQUE (month, app_id, service)
  )`,
  'CREATE INDEX bills_org ON bills (org_id, month)',
  `CREATE TABLE bill_lines (
    bill_id uuid NOT NULL REFERENCES bills ON DELETE CASCADE,
    day date NOT NULL,
    metric text NOT NULL,
    quantity bigint NOT NULL CHECK (quantity >= 0),
    amount_fen bigint NOT NULL,
    PRIMARY KEY (bill_id, day, metric)
  )`,
  `CREATE TABLE bill_logs (
    id uuid PRIMARY KEY,
    month text NOT NULL,
    day date NOT NULL,
    service text NOT NULL DEFAULT '',
    app_count integer NOT NULL DEFAULT 0,
    bill_count integer NOT NULL DEFAULT 0,
    amount_fen bigint NOT NULL DEFAULT 0,
    status text NOT NULL CHECK (status IN ('Pending', 'Finished')),
    message text NOT NULL DEFAULT '',
    started_at timestamptz NOT NULL,
    finished_at timestamptz
  )`,
  'CREATE INDEX bill_logs_started ON bill_logs (started_at DESC)',
  `CREATE TABLE ledger_transfers (
    id uuid PRIMARY KEY,
    org_id uuid NOT NULL REFERENCES organizations,
    kind text NOT NULL CHECK (kind IN ('deposit', 'increase', 'reduce', 'refund', 'bill')),
    debit text NOT NULL,
    credit text NOT NULL,
    amount_fen bigint NOT NULL CHECK (amount_fen > 0),
    month text NOT NULL,
    cause_id uuid NOT NULL,
    revision integer NOT NULL DEFAULT 0,
    at timestamptz NOT NULL,
    CHECK (debit <> credit),
    UNIQUE (cause_id, revision)
  )`,
  'CREATE INDEX ledger_transfers_org ON ledger_transfers (org_id, month)',
  `CREATE TABLE ledger_months (
    org_id uuid NOT NULL REFERENCES organizations,
    month text NOT NULL,
    deposit_fen bigint NOT NULL DEFAULT 0,
    increase_fen bigint NOT NULL DEFAULT 0,
    reduce_fen bigint NOT NULL DEFAULT 0,
    refund_fen bigint NOT NULL DEFAULT 0,
    bill_fen bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (org_id, month)
  )`,
];
