// Rows as they are answered.
import type { ConfigView } from './store/configs.ts';
import type { OverrideRow } from './store/overrides.ts';
import type { VersionRow } from './store/versions.ts';
import type { Variant } from './tables.ts';

export function configReply(row: ConfigView) {
  return {
    configId: row.id,
    key: row.key,
    type: row.type,
    value: row.value,
    description: row.description,
    overrideCount: row.overrides,
    ...auditReply(row),
  };
}

export function overrideReply(row: OverrideRow) {
  return { ...overrideFacts(row), ...auditReply(row) };
}

/** What an override says, whoever wrote it and when. */
export function overrideFacts(
  row: Omit<OverrideRow, 'app_id' | 'resource_age' | 'created_at' | 'created_by' | 'modified_at' | 'modified_by'>,
) {
  return {
    overrideId: row.id,
    name: row.name,
    description: row.description,
    status: row.status,
    startDate: row.start_at ?? '',
    endDate: row.end_at ?? '',
    rule: row.rule,
    rolloutPercentage: row.rollout,
    priority: row.priority,
    variants: variantReplies(row.variants),
  };
}

export function variantReplies(variants: readonly Variant[]) {
  return variants.map((one) => ({ ...one, values: [...one.values] }));
}

/** As the operation history compares it: variants are a line that people read, not the JSON of a list. */
export function overrideHistory(row: OverrideRow) {
  return { ...overrideReply(row), variants: variantsText(row.variants) };
}

/** `A 50%: lives=3, speed=2; B 50%: lives=9`. */
export function variantsText(variants: readonly Variant[]): string {
  return variants
    .map(({ name, weight, values }) => {
      const set = values.map(({ key, value }) => `${key}=${value}`).join(', ');
      return `${name} ${weight}%${set === '' ? '' : `: ${set}`}`;
    })
    .join('; ');
}

export function versionReply(row: VersionRow) {
  return {
    version: row.version,
    note: row.note,
    restoredFrom: row.restored_from,
    changes: [...row.changes],
    createdAt: row.created_at,
    createdBy: row.created_by,
  };
}

function auditReply(
  row: Pick<OverrideRow, 'resource_age' | 'created_at' | 'created_by' | 'modified_at' | 'modified_by'>,
) {
  return {
    resourceAge: row.resource_age,
    createdAt: row.created_at,
    createdBy: row.created_by,
    modifiedAt: row.modified_at,
    modifiedBy: row.modified_by,
  };
}
