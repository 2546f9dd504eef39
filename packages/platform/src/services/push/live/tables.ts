// Rows of what is connected and of what is on its way.
import type { Generated } from 'kysely';

declare module '#db/schema' {
  interface Database extends PushLiveTables {}
}

interface PushLiveTables {
  push_tokens: PushTokensTable;
  push_sessions: PushSessionsTable;
  push_messages: PushMessagesTable;
  push_presence: PushPresenceTable;
  push_outbox: PushOutboxTable;
  push_outbox_life: PushOutboxLifeTable;
  push_receipts: PushReceiptsTable;
}

interface PushTokensTable {
  token_hash: string;
  app_id: string;
  player_id: string;
  server_id: string;
  /** Which secret of the app asked for it, and its hash; empty where none did. */
  signed_with: string;
  expires_at: string;
}

export interface PushSessionsTable {
  app_id: string;
  player_id: string;
  session_id: string;
  /** The session before. */
  replaced: string | null;
  /** The process that has its socket. */
  instance: string;
  server_id: string;
  connected_at: string;
}

interface PushMessagesTable {
  channel_id: string;
  channel_offset: number;
  message_id: string;
  sender_id: string;
  /** Base64. */
  data: string;
  sent_at: string;
}

interface PushPresenceTable {
  channel_id: string;
  instance: string;
  subscribers: number;
}

interface PushOutboxTable {
  /** In the order of commits. */
  id: Generated<number>;
  /** What is delivered, in its order: JSON, and no type of JSON, because the database looks into none of it. */
  parts: string;
  /** The process that wants to know how many took it. */
  counted_by: string | null;
  /** On the real clock. */
  written_at: string;
}

interface PushOutboxLifeTable {
  one: Generated<boolean>;
  id: string;
  /** The last row that was deleted. */
  gone: number;
}

interface PushReceiptsTable {
  outbox_id: number;
  instance: string;
  taken: number;
}
