import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

// why no generated column for the tokens: PostgreSQL cannot cut Chinese into words, so they are written by the platform
const STATEMENTS = [
  `CREATE TABLE knowledge_documents (
    url text PRIMARY KEY,
    title text NOT NULL,
    body text NOT NULL,
    tokens tsvector NOT NULL
  )`,
  'CREATE INDEX knowledge_documents_tokens ON knowledge_documents USING gin (tokens)',
  `CREATE TABLE knowledge_messages (
    id uuid PRIMARY KEY,
    session_id text NOT NULL,
    num integer NOT NULL,
    role text NOT NULL CHECK (role IN ('user', 'assistant')),
    content text NOT NULL,
    hits jsonb NOT NULL DEFAULT '[]',
    created_at timestamptz NOT NULL
  )`,
  'CREATE UNIQUE INDEX knowledge_messages_session ON knowledge_messages (session_id, num)',
];
