// Tables of the knowledge assistant.
import type { Json } from '#db/connect';

export interface KnowledgeTables {
  knowledge_documents: DocumentsTable;
  knowledge_messages: MessagesTable;
}

interface DocumentsTable {
  url: string;
  title: string;
  body: string;
  tokens: string;
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
  role: 'user' | 'assistant';
  content: string;
  hits: Json<readonly Hit[]>;
  created_at: string;
}
