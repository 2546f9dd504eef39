import type { labels } from '@uos/contract/labels';
import type { Generated } from 'kysely';
import type { Json } from '#db/columns';

export interface InboxTables {
  passport_inbox_templates: MailTemplateRow;
  passport_inbox_records: RecordRow;
  passport_inbox_messages: MessageRow;
}

export interface Attachment {
  readonly resourceSlug: string;
  readonly quantity: number;
}

type Scope = keyof typeof labels.inboxTemplate.scope;

/** What a template says, and a sending keeps as it was. */
interface MailColumns {
  title: string;
  content: string;
  sender: string;
  attachments: Json<readonly Attachment[]>;
  expire_type: keyof typeof labels.inboxTemplate.expireType;
  /** Seconds from receipt, for Duration. */
  expire_duration: number;
  /** For FixedTime. */
  expire_at: string | null;
}

interface MailTemplateRow extends MailColumns {
  app_id: string;
  slug_name: string;
  display_name: string;
  scope: Scope;
  send_time: string | null;
  properties: Json<Record<string, string>>;
  created_at: string;
  modified_at: string;
}

interface RecordRow extends MailColumns {
  app_id: string;
  id: string;
  template_slug: string;
  template_name: string;
  scope: Scope;
  realm_id: string | null;
  /** Personas or the realm; empty for All. */
  targets: Json<readonly string[]>;
  /** Nobody has it before. */
  send_at: string;
  recalled_at: string | null;
  /** Kept long enough: nobody receives it any more. */
  is_over: Generated<boolean>;
  created_at: string;
  modified_at: string;
}

interface MessageRow {
  app_id: string;
  id: string;
  record_id: string;
  persona_id: string;
  template_slug: string;
  title: string;
  content: string;
  sender: string;
  attachments: Json<readonly Attachment[]>;
  status: keyof typeof labels.inboxMessage.status;
  /** The order of what was received at one moment. */
  sent_at: string;
  /** Later than now where the sending waits for its time: the persona does not see it before. */
  received_at: string;
  read_at: string | null;
  consumed_at: string | null;
  expires_at: string | null;
  deleted_at: string | null;
}
