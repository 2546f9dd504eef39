// Rows → what callers see.
import type { ClassRow } from './store/classes.ts';
import type { CodeRow, UseRow } from './store/codes.ts';

export function classReply(row: ClassRow) {
  return {
    tokenClassId: row.id,
    idDomainID: row.app_id,
    name: row.name,
    status: row.status,
    startTime: row.start_time,
    ...(row.end_time !== null && { endTime: row.end_time }),
    scopes: [...row.scopes],
    resources: row.resources,
    deliveryType: row.delivery_type,
    inboxTemplateSlug: row.inbox_template,
    codeType: row.code_type,
    code: row.code,
    prefix: row.prefix,
    codeLength: row.code_length,
    redeemLimitPerPersona: row.redeem_limit,
    generatedCount: row.generated_count,
    usedCount: row.used_count,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
    properties: row.properties,
  };
}

export function codeReply(row: CodeRow) {
  return {
    id: row.id,
    tokenClassId: row.class_id,
    code: row.code,
    status: row.status,
    resources: row.resources,
    batchId: row.batch_id ?? '',
    ...(row.used_by !== null && {
      usedBy: { personaID: row.used_by, userID: row.user_id ?? '', displayName: row.user_name ?? '' },
    }),
    ...(row.used_at !== null && { usedAt: row.used_at }),
    ...(row.invalidated_at !== null && { invalidatedAt: row.invalidated_at }),
    createdAt: row.created_at,
  };
}

export const useReply = (row: UseRow) => ({
  id: row.id,
  personaID: row.persona_id,
  userID: row.user_id,
  displayName: row.display_name,
  usedAt: row.used_at,
  code: row.code,
});
