// Tables of the knowledge assistant.
import type { labels } from '@uos/contract/labels';
import type { Json } from '#db/columns';

declare module '#db/schema' {
  interface Database extends KnowledgeTables {}
}

export interface KnowledgeTables {
  knowledge_documents: DocumentsTable;
  knowledge_messages: MessagesTable;
}

interface DocumentsTable {
  url: string;
  title: string;
  body: string;
  tokens: string;
  title_en: string;
  body_en: string;
  tokens_en: string;
}

/** A document that fits, as it is answered. */
export interface Hit {
  readonly Title: string;
  readonly Url: string;
  readonly Snippet: string;
  readonly Score: number;
}

interface MessagesTable {
  id: string;
  session_id: string;
  num: number;
  role: keyof typeof labels.knowledgeMessage.role;
  content: string;
  hits: Json<readonly Hit[]>;
  created_at: string;
}
