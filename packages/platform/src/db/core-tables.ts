// Tables of the platform core: who, what they own, and how they are signed in.
import type { labels } from '@uos/contract/labels';
import type { Generated } from 'kysely';
import type { Json } from './columns.ts';

export interface CoreTables {
  settings: SettingsTable;
  users: UsersTable;
  operators: OperatorsTable;
  organizations: OrganizationsTable;
  memberships: MembershipsTable;
  projects: ProjectsTable;
  apps: AppsTable;
  app_members: AppMembersTable;
  app_services: AppServicesTable;
  sessions: SessionsTable;
  used_nonces: UsedNoncesTable;
  login_attempts: LoginAttemptsTable;
  call_windows: CallWindowsTable;
  oidc_documents: OidcDocumentsTable;
  meter: MeterTable;
  instances: InstancesTable;
  schedules: SchedulesTable;
  operation_history: OperationHistoryTable;
  real_names: RealNamesTable;
  service_tokens: ServiceTokensTable;
  mails: MailsTable;
  linked_identities: LinkedIdentitiesTable;
  app_partner_links: AppPartnerLinksTable;
  stored_files: StoredFilesTable;
}

interface SettingsTable {
  key: string;
  value: Json<unknown>;
}

interface UsersTable {
  id: string;
  /** Sign-in name, unique without regard to case. */
  login: string;
  name: string;
  email: string;
  phone: string;
  status: keyof typeof labels.user.status;
  password_hash: string;
  properties: Json<Record<string, string>>;
  created_at: string;
  last_login_at: string | null;
}

interface OperatorsTable {
  login: string;
  name: string;
  kind: 'admin' | 'partner-admin' | 'billing';
  password_hash: string;
  created_at: string;
}

interface OrganizationsTable {
  id: string;
  name: string;
  status: keyof typeof labels.organization.status;
  domain: string;
  company_name: string;
  created_at: string;
  /** Counts its changes. */
  revision: Generated<number>;
}

interface MembershipsTable {
  org_id: string;
  user_id: string;
  role: keyof typeof labels.app.role;
}

interface ProjectsTable {
  id: string;
  org_id: string;
  name: string;
  guid: string;
  created_at: string;
}

interface AppsTable {
  id: string;
  project_id: string;
  org_id: string;
  name: string;
  status: keyof typeof labels.app.status;
  icon_url: string;
  properties: Json<Record<string, string>>;
  support_multi_services: boolean;
  /** Sealed with the master key; goes into game builds. */
  secret: string;
  /** Sealed with the master key; servers, CLI and editor only. */
  service_secret: string;
  created_by: string;
  created_at: string;
  updated_at: string;
}

/** Roles in one app, beside those in its organisation; the higher one counts. */
interface AppMembersTable {
  app_id: string;
  user_id: string;
  role: keyof typeof labels.app.role;
}

interface AppServicesTable {
  app_id: string;
  name: string;
  provider: string;
  status: keyof typeof labels.service.storedStatus;
  service_id: string;
  properties: Json<Record<string, string | number>>;
}

interface SessionsTable {
  /** SHA-256 of the cookie value. */
  id_hash: string;
  kind: 'user' | 'admin' | 'partner-admin' | 'billing';
  subject: string;
  name: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
}

interface UsedNoncesTable {
  app_id: string;
  nonce: string;
  expires_at: string;
}

interface LoginAttemptsTable {
  /** `user:{login}`, `operator:{login}` or `address:{ip}`. */
  key: string;
  window_start: string;
  failures: number;
}

/** Calls taken by processes in the newest window of a limit; see `#kernel/call-limits`. */
interface CallWindowsTable {
  key: string;
  number: number;
  taken: number;
}

interface OidcDocumentsTable {
  /** `{model}:{id}`. */
  id: string;
  payload: Json<Record<string, unknown>>;
  grant_id: string | null;
  uid: string | null;
  user_code: string | null;
  expires_at: string | null;
  consumed_at: string | null;
}

interface MeterTable {
  app_id: string;
  service: string;
  metric: string;
  /** Start of the hour, UTC. */
  hour: string;
  amount: number;
}

interface SchedulesTable {
  service: string;
  /** `{name}` or `{name}/{what it is about}`. */
  key: string;
  /** The moment this turn of work stands for. */
  next_at: string;
  /** When it may be taken: at first `next_at`, later the end of a lease or of a pause after a failure. */
  ready_at: string;
  /** The process that has it in hand. */
  holder: string | null;
  failures: number;
  last_error: string;
  payload: Json<Record<string, unknown>>;
}

interface InstancesTable {
  id: string;
  started_at: string;
  heartbeat_at: string;
  host: string;
  pid: number;
  /** Where its contents are: `folder` or an address. */
  objects: string;
}

/** One field of a change; values as text, JSON where they are none, `***` where they are secret. */
export interface FieldChange {
  readonly field: string;
  readonly before?: string;
  readonly after?: string;
}

/** Rows are only ever added. */
interface OperationHistoryTable {
  id: string;
  at: string;
  request_id: string;
  actor_kind: 'user' | 'operator' | 'billing' | 'app';
  actor_id: string;
  actor_name: string;
  service: string;
  operation: string;
  app_id: string | null;
  app_name: string;
  org_id: string | null;
  org_name: string;
  target: string;
  title: string;
  template: string;
  changes: Json<readonly FieldChange[]>;
}

/** Who a user really is; name and number sealed with the master key. */
interface RealNamesTable {
  user_id: string;
  name: string;
  id_card: string;
  phone: string;
  verified_at: string;
}

interface ServiceTokensTable {
  id: string;
  name: string;
  service: ServiceTokenScope;
  /** SHA-256 of the token. */
  token_hash: string;
  /** First characters of the token, to recognise it by. */
  shown: string;
  created_by: string;
  created_at: string;
  updated_at: string;
  last_used_at: string | null;
}

/** Back end that a service token opens: `uos` is the platform core. */
export type ServiceTokenScope = keyof typeof labels.serviceToken.serviceName;

interface MailsTable {
  id: string;
  recipients: Json<readonly string[]>;
  subject: string;
  content: string;
  template: string;
  created_at: string;
  /** When a mail server took it; never where none is configured. */
  sent_at: string | null;
}

/** An account elsewhere that signs a user in here. */
interface LinkedIdentitiesTable {
  /** Slug of the partner or of the social provider. */
  provider: string;
  /** What the provider calls the account; it never changes. */
  subject: string;
  user_id: string;
  created_at: string;
  last_used_at: string;
}

/** The account at a partner that an app is linked with. */
interface AppPartnerLinksTable {
  app_id: string;
  partner: string;
  subject: string;
  linked_by: string;
  linked_at: string;
}

/** What was uploaded with a temporary credential; written once its bytes are kept, and never changed. */
interface StoredFilesTable {
  /** `{purpose}/{id of the area}/{random}/{file name}`. */
  name: string;
  area: 'user' | 'org' | 'app' | 'operator' | 'billing';
  area_id: string;
  purpose: string;
  /** MD5 of the bytes. */
  etag: string;
  size: number;
  content_type: string;
  created_by: string;
  created_at: string;
}
