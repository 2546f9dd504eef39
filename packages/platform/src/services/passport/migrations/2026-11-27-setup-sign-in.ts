import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  `CREATE TABLE passport_id_providers (
    app_id uuid NOT NULL REFERENCES passport_id_domains ON DELETE CASCADE,
    id uuid NOT NULL,
    provider text NOT NULL
      CHECK (provider IN ('Wechat', 'Apple', 'QQ', 'Weibo', 'WechatWeb', 'QQWeb', 'ServiceLogin', 'Hykb', 'TapTap')),
    login_platform text NOT NULL CHECK (login_platform IN ('Android', 'Ios', 'Windows', 'ServerSide')),
    client_id text NOT NULL DEFAULT '',
    client_secret text,
    redirect_uri text NOT NULL DEFAULT '',
    enabled boolean NOT NULL DEFAULT true,
    properties jsonb NOT NULL DEFAULT '{}',
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id)
  )`,
  'CREATE UNIQUE INDEX passport_id_providers_place ON passport_id_providers (app_id, provider, login_platform)',
  `CREATE TABLE passport_terms (
    app_id uuid NOT NULL REFERENCES passport_id_domains ON DELETE CASCADE,
    id uuid NOT NULL,
    title text NOT NULL,
    content text NOT NULL,
    links jsonb NOT NULL DEFAULT '[]',
    version integer NOT NULL DEFAULT 1,
    enabled boolean NOT NULL DEFAULT true,
    created_at timestamptz NOT NULL,
    modified_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, id)
  )`,
  `CREATE TABLE passport_terms_accepted (
    app_id uuid NOT NULL,
    user_id uuid NOT NULL,
    terms_id uuid NOT NULL,
    version integer NOT NULL,
    accepted_at timestamptz NOT NULL,
    PRIMARY KEY (app_id, user_id, terms_id, version),
    FOREIGN KEY (app_id, user_id) REFERENCES passport_users ON DELETE CASCADE
  )`,
];
