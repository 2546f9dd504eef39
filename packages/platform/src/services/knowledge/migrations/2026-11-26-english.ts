import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) {
    await sql.raw(statement).execute(db);
  }
}

// why defaults: the release before writes documents too, and knows Chinese ones only
const STATEMENTS = [
  `ALTER TABLE knowledge_documents
    ADD COLUMN title_en text NOT NULL DEFAULT '',
    ADD COLUMN body_en text NOT NULL DEFAULT '',
    ADD COLUMN tokens_en tsvector NOT NULL DEFAULT ''`,
  'CREATE INDEX knowledge_documents_tokens_en ON knowledge_documents USING gin (tokens_en)',
];
