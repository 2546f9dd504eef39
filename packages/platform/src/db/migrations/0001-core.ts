import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

const STATEMENTS = [
  'CREATE TABLE settings (key text PRIMARY KEY, value jsonb NOT NULL)',
  `CREATE TABLE users (
    id uuid PRIMARY KEY,
    login text NOT NULL,
    name text NOT NULL,
    email text NOT NULL DEFAULT '',
    phone text NOT NULL DEFAULT '',
    status text NOT NULL CHECK (status IN ('Active', 'Blocked')),
    password_hash text NOT NULL,
    properties jsonb NOT NULL DEFAULT '{}',
    created_at timestamptz NOT NULL,
    last_login_at timestamptz
  )`,
  'CREATE UNIQUE INDEX users_login ON users (lower(login))',
  `CREATE TABLE operators (
    login text PRIMARY KEY,
    name text NOT NULL,
    kind text NOT NULL CHECK (kind IN ('admin', 'partner-admin', 'billing')),
    password_hash text NOT NULL,
    created_at timestamptz NOT NULL
  )`,
  'CREATE UNIQUE INDEX operators_login ON operators (lower(login))',
  `CREATE TABLE organizations (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    status text NOT NULL CHECK (status IN ('Pending', 'Approved', 'Invalid')),
    domain text NOT NULL,
    company_name text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL
  )`,
  `CREATE UNIQUE INDEX organizations_domain ON organizations (lower(domain)) WHERE status <> 'Invalid'`,
  `CREATE UNIQUE INDEX organizations_name ON organizations (lower(name)) WHERE status <> 'Invalid'`,
  `CREATE TABLE memberships (
    org_id uuid NOT NULL REFERENCES organizations ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    role text NOT NULL CHECK (role IN ('owner', 'manager', 'user')),
    PRIMARY KEY (user_id, org_id)
  )`,
  'CREATE INDEX memberships_org ON memberships (org_id)',
  `CREATE TABLE projects (
    id uuid PRIMARY KEY,
    org_id uuid NOT NULL REFERENCES organizations,
    name text NOT NULL,
    guid uuid NOT NULL,
    created_at timestamptz NOT NULL
  )`,
  'CREATE INDEX projects_org ON projects (org_id, created_at)',
  `CREATE TABLE apps (
    id uuid PRIMARY KEY,
    project_id uuid NOT NULL UNIQUE REFERENCES projects,
    org_id uuid NOT NULL REFERENCES organizations,
    name text NOT NULL,
    status text NOT NULL CHECK (status IN ('Active', 'Unavailable')),
    icon_url text NOT NULL DEFAULT '',
    properties jsonb NOT NULL DEFAULT '{}',
    support_multi_services boolean NOT NULL,
    secret text NOT NULL,
    service_secret text NOT NULL,
    created_by text NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
  )`,
  'CREATE INDEX apps_org ON apps (org_id, created_at)',
  `CREATE TABLE app_members (
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    role text NOT NULL CHECK (role IN ('owner', 'manager', 'user')),
    PRIMARY KEY (user_id, app_id)
  )`,
  'CREATE INDEX app_members_app ON app_members (app_id)',
  `CREATE TABLE app_services (
    app_id uuid NOT NULL REFERENCES apps ON DELETE CASCADE,
    name text NOT NULL,
    provider text NOT NULL DEFAULT '',
    status text NOT NULL CHECK (status IN ('Enabled', 'Suspended', 'Disabled')),
    service_id uuid NOT NULL,
    properties jsonb NOT NULL DEFAULT '{}',
    PRIMARY KEY (app_id, name)
  )`,
  'CREATE INDEX app_services_service_id ON app_services (service_id)',
  `CREATE TABLE sessions (
    id_hash text PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('user', 'admin', 'partner-admin', 'billing')),
    subject text NOT NULL,
    name text NOT NULL,
    created_at timestamptz NOT NULL,
    last_seen_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL
  )`,
  'CREATE INDEX sessions_subject ON sessions (kind, subject)',
  'CREATE INDEX sessions_expires ON sessions (expires_at)',
  'CREATE TABLE login_attempts (key text PRIMARY KEY, window_start timestamptz NOT NULL, failures integer NOT NULL)',
  `CREATE TABLE oidc_documents (
    id text PRIMARY KEY,
    payload jsonb NOT NULL,
    grant_id text,
    uid text,
    user_code text,
    expires_at timestamptz,
    consumed_at timestamptz
  )`,
  'CREATE INDEX oidc_documents_grant ON oidc_documents (grant_id) WHERE grant_id IS NOT NULL',
  'CREATE INDEX oidc_documents_uid ON oidc_documents (uid) WHERE uid IS NOT NULL',
  'CREATE INDEX oidc_documents_expires ON oidc_documents (expires_at)',
  `CREATE TABLE meter (
    app_id uuid NOT NULL,
    service text NOT NULL,
    metric text NOT NULL,
    hour timestamptz NOT NULL,
    amount bigint NOT NULL,
    PRIMARY KEY (app_id, service, metric, hour)
  )`,
  'CREATE TABLE instances (id uuid PRIMARY KEY, started_at timestamptz NOT NULL, heartbeat_at timestamptz NOT NULL)',
];
