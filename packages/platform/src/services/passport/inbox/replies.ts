// Rows → what callers see.
import type { MessageRow } from './store/messages.ts';
import type { Funnel, RecordRow } from './store/records.ts';
import type { TemplateRow } from './store/templates.ts';

/** What a template says and a sending keeps. */
const mailReply = (row: TemplateRow | RecordRow) => ({
  title: row.title,
  content: row.content,
  sender: row.sender,
  attachments: [...row.attachments],
  expireType: row.expire_type,
  expireDuration: row.expire_duration,
  ...(row.expire_at !== null && { expireAt: row.expire_at }),
});

export function templateReply(row: TemplateRow) {
  return {
    ...mailReply(row),
    slugName: row.slug_name,
    idDomainID: row.app_id,
    displayName: row.display_name,
    scope: row.scope,
    ...(row.send_time !== null && { sendTime: row.send_time }),
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
    properties: row.properties,
  };
}

/** What is known of a sending beside its row. */
interface Became {
  readonly funnel: Funnel | undefined;
  /** Of one that names nobody. */
  readonly readers: readonly string[] | undefined;
}

export function recordReply(row: RecordRow, { funnel, readers = row.targets }: Became, now: string) {
  const until = row.recalled_at ?? now;
  return {
    ...mailReply(row),
    id: row.id,
    idDomainID: row.app_id,
    templateSlugName: row.template_slug,
    templateName: row.template_name,
    scope: row.scope,
    targets: [...readers],
    status: row.status,
    sentCount: funnel?.sent ?? 0,
    receivedCount: funnel?.received ?? 0,
    consumedCount: funnel?.consumed ?? 0,
    // why not where it was recalled before: then nothing was sent
    ...(Date.parse(row.send_at) <= Date.parse(until) && { sentAt: row.send_at }),
    ...(row.recalled_at !== null && { recalledAt: row.recalled_at }),
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
  };
}

export function messageReply(row: MessageRow) {
  return {
    messageId: row.id,
    recordId: row.record_id,
    personaId: row.persona_id,
    title: row.title,
    content: row.content,
    sender: row.sender,
    attachments: [...row.attachments],
    status: row.status,
    receivedAt: row.received_at,
    ...(row.read_at !== null && { readAt: row.read_at }),
    ...(row.consumed_at !== null && { consumedAt: row.consumed_at }),
    ...(row.expires_at !== null && { expiresAt: row.expires_at }),
  };
}
