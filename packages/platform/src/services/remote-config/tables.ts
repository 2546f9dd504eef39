// Rows of remote config.
import type { labels } from '@uos/contract/labels';
import type { ConfigType } from '@uos/contract/rules';
import type { Json } from '#db/columns';

declare module '#db/schema' {
  interface Database extends RemoteConfigTables {}
}

export interface RemoteConfigTables {
  config_apps: ConfigAppsTable;
  config_entries: ConfigEntriesTable;
  config_overrides: ConfigOverridesTable;
  config_override_keys: ConfigOverrideKeysTable;
  config_versions: ConfigVersionsTable;
  config_exposures: ConfigExposuresTable;
  config_exposed_players: ConfigExposedPlayersTable;
  config_attributes: ConfigAttributesTable;
}

interface ConfigAppsTable {
  app_id: string;
  version: number;
}

interface ConfigOverrideKeysTable {
  app_id: string;
  key: string;
  override_id: string;
}

interface ConfigExposedPlayersTable {
  app_id: string;
  override_id: string;
  day: string;
  sketch: Uint8Array;
}

interface Audit {
  /** Rises with every change. */
  resource_age: number;
  created_at: string;
  created_by: string;
  modified_at: string;
  modified_by: string;
}

interface ConfigEntriesTable extends Audit {
  app_id: string;
  id: string;
  key: string;
  type: keyof typeof labels.config.type;
  value: string;
  description: string;
}

export interface Variant {
  readonly variantId: string;
  readonly name: string;
  /** Percent. */
  readonly weight: number;
  readonly variableType: keyof typeof labels.variant.variableType;
  readonly values: readonly VariantValue[];
}

export interface VariantValue {
  readonly key: string;
  readonly type: ConfigType;
  readonly value: string;
}

interface ConfigOverridesTable extends Audit {
  app_id: string;
  id: string;
  name: string;
  description: string;
  status: keyof typeof labels.override.status;
  /** Null: at once. */
  start_at: string | null;
  /** Null: never. */
  end_at: string | null;
  rule: string;
  rollout: number;
  priority: number;
  /** In the order in which a user's place among them is looked for. */
  variants: Json<readonly Variant[]>;
}

export interface Change {
  readonly kind: keyof typeof labels.configChange.kind;
  readonly name: string;
  readonly change: keyof typeof labels.configChange.change;
}

interface ConfigVersionsTable {
  app_id: string;
  version: number;
  /** All of the app as JSON, gzipped. */
  document: Uint8Array;
  changes: Json<readonly Change[]>;
  note: string;
  /** 0 where it brought nothing back. */
  restored_from: number;
  created_at: string;
  created_by: string;
}

interface ConfigExposuresTable {
  app_id: string;
  override_id: string;
  variant_id: string;
  hour: string;
  reads: number;
}

interface ConfigAttributesTable {
  app_id: string;
  name: string;
  /** Empty where only the name and its type are kept. */
  value: string;
  type: keyof typeof labels.configAttribute.type;
  seen: number;
  day: string;
}
