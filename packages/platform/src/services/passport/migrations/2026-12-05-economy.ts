import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const DOMAIN = 'app_id uuid NOT NULL REFERENCES passport_id_domains ON DELETE CASCADE';

const STATEMENTS = [
  // why by the bytes: a slug is told from another, and listed, the same way on every database
  `CREATE TABLE passport_resources (
    ${DOMAIN},
    slug_name text COLLATE "C" NOT NULL,
    type text NOT NULL CHECK (type IN ('VirtualCurrency', 'Item', 'Currency')),
    display_name text NOT NULL,
    namespace text COLLATE "C" NOT NULL,
    quantity_limit bigint NOT NULL CHECK (quantity_limit >= 0),
    stackable boolean NOT NULL,
    lifetime_seconds bigint NOT NULL CHECK (lifetime_seconds >= 0),
    custom_data jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, slug_name)
  )`,
  'CREATE INDEX passport_resources_created ON passport_resources (app_id, created_at, slug_name)',
  `INSERT INTO passport_resources (app_id, slug_name, type, display_name, namespace, quantity_limit, stackable,
      lifetime_seconds, custom_data, created_at, modified_at)
    SELECT app_id, 'CNY', 'Currency', '人民币', 'default', 0, true, 0, '{}'::jsonb, created_at, created_at
    FROM passport_id_domains`,
  `CREATE TABLE passport_categories (
    ${DOMAIN},
    id uuid NOT NULL,
    slug_name text COLLATE "C" NOT NULL,
    display_name text NOT NULL,
    custom_data jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id)
  )`,
  'CREATE UNIQUE INDEX passport_categories_slug ON passport_categories (app_id, slug_name)',
  'CREATE INDEX passport_categories_created ON passport_categories (app_id, created_at, id)',
  `CREATE TABLE passport_products (
    app_id uuid NOT NULL,
    id uuid NOT NULL,
    slug_name text COLLATE "C" NOT NULL,
    display_name text NOT NULL,
    category_id uuid NOT NULL,
    costs jsonb NOT NULL,
    rewards jsonb NOT NULL,
    limit_count bigint NOT NULL CHECK (limit_count >= 0),
    reset_schedule jsonb,
    limit_turn integer NOT NULL DEFAULT 1,
    start_time timestamptz,
    end_time timestamptz,
    published boolean NOT NULL,
    custom_data jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id),
    FOREIGN KEY (app_id, category_id) REFERENCES passport_categories ON DELETE CASCADE,
    CHECK (end_time > start_time)
  )`,
  'CREATE UNIQUE INDEX passport_products_slug ON passport_products (app_id, slug_name)',
  'CREATE INDEX passport_products_created ON passport_products (app_id, created_at, id)',
  'CREATE INDEX passport_products_category ON passport_products (app_id, category_id, created_at, id)',

  // why the resource is referenced and the persona is not: nobody deletes a persona's row, and a new row alone asks for its
  // resource, while a stack that grows does not
  `CREATE TABLE passport_inventory (
    app_id uuid NOT NULL,
    id uuid NOT NULL,
    persona_id uuid NOT NULL,
    resource text COLLATE "C" NOT NULL,
    quantity bigint NOT NULL CHECK (quantity BETWEEN 1 AND 4294967295),
    stackable boolean NOT NULL,
    expires_at timestamptz,
    custom_data jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id),
    FOREIGN KEY (app_id, resource) REFERENCES passport_resources,
    CHECK (stackable OR quantity = 1)
  ) WITH (fillfactor = 80)`,
  'CREATE INDEX passport_inventory_persona ON passport_inventory (app_id, persona_id, resource)',
  `CREATE UNIQUE INDEX passport_inventory_stack
    ON passport_inventory (app_id, persona_id, resource, coalesce(expires_at, 'infinity'::timestamptz)) WHERE stackable`,
  'CREATE INDEX passport_inventory_resource ON passport_inventory (app_id, resource, persona_id)',
  'CREATE INDEX passport_inventory_created ON passport_inventory (app_id, created_at, id)',
  'CREATE INDEX passport_inventory_ends ON passport_inventory (expires_at) WHERE expires_at IS NOT NULL',
  `CREATE TABLE passport_ledger (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    app_id uuid NOT NULL,
    persona_id uuid NOT NULL,
    resource text COLLATE "C" NOT NULL,
    delta bigint NOT NULL CHECK (delta <> 0),
    after bigint NOT NULL CHECK (after >= 0),
    reason text NOT NULL,
    source text NOT NULL,
    at timestamptz NOT NULL
  )`,
  'CREATE INDEX passport_ledger_persona ON passport_ledger (app_id, persona_id, id)',
  'CREATE INDEX passport_ledger_at ON passport_ledger (app_id, at)',
  `CREATE TABLE passport_product_counts (
    app_id uuid NOT NULL,
    persona_id uuid NOT NULL,
    product_id uuid NOT NULL,
    limit_turn integer NOT NULL,
    period_start timestamptz NOT NULL,
    n bigint NOT NULL CHECK (n >= 0),
    PRIMARY KEY (app_id, persona_id, product_id)
  ) WITH (fillfactor = 80)`,

  // why nothing is referenced: orders stay, whatever becomes of the product and the player
  `CREATE TABLE passport_orders (
    app_id uuid NOT NULL,
    id uuid NOT NULL,
    number bigint GENERATED ALWAYS AS IDENTITY,
    type text NOT NULL CHECK (type IN ('RealMoneyPurchase', 'VirtualPurchase')),
    status text NOT NULL
      CHECK (status IN ('Pending', 'Charged', 'Fulfilled', 'FulfillFailed', 'ChargeFailed', 'Refunded')),
    persona_id uuid NOT NULL,
    product_id uuid NOT NULL,
    product_slug text COLLATE "C" NOT NULL,
    product jsonb NOT NULL,
    quantity bigint NOT NULL CHECK (quantity > 0),
    out_trade_no text COLLATE "C",
    payment_method text NOT NULL,
    total_amount bigint NOT NULL CHECK (total_amount >= 0),
    custom_data jsonb NOT NULL,
    fail_reason text NOT NULL,
    limit_turn integer NOT NULL,
    period_start timestamptz NOT NULL,
    refund_told boolean NOT NULL DEFAULT false,
    charged_at timestamptz,
    fulfilled_at timestamptz,
    refunded_at timestamptz,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id)
  )`,
  'CREATE UNIQUE INDEX passport_orders_trade ON passport_orders (app_id, out_trade_no) WHERE out_trade_no IS NOT NULL',
  'CREATE INDEX passport_orders_created ON passport_orders (app_id, created_at, number)',
  'CREATE INDEX passport_orders_persona ON passport_orders (app_id, persona_id, created_at, number)',
  `CREATE INDEX passport_orders_open ON passport_orders (app_id, persona_id, product_id, created_at)
    WHERE status = 'Pending'`,
  `CREATE INDEX passport_orders_failed ON passport_orders (app_id, created_at, number)
    WHERE status IN ('Charged', 'FulfillFailed')`,
  `CREATE TABLE passport_given_keys (
    app_id uuid NOT NULL,
    subject text COLLATE "C" NOT NULL,
    operation text COLLATE "C" NOT NULL,
    key text COLLATE "C" NOT NULL,
    fingerprint text NOT NULL,
    answer jsonb,
    at timestamptz NOT NULL,
    PRIMARY KEY (app_id, subject, operation, key)
  )`,
  'CREATE INDEX passport_given_keys_at ON passport_given_keys (at)',
  // why by a trigger: a reference would lock the row of the domain with each order and each line of the ledger
  `CREATE OR REPLACE FUNCTION passport_economy_goes() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM passport_inventory WHERE app_id = OLD.app_id;
    DELETE FROM passport_ledger WHERE app_id = OLD.app_id;
    DELETE FROM passport_product_counts WHERE app_id = OLD.app_id;
    DELETE FROM passport_orders WHERE app_id = OLD.app_id;
    DELETE FROM passport_given_keys WHERE app_id = OLD.app_id;
    RETURN OLD;
  END $$`,
  `CREATE TRIGGER passport_economy_goes BEFORE DELETE ON passport_id_domains
    FOR EACH ROW EXECUTE FUNCTION passport_economy_goes()`,
];
