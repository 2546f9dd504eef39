// SQL that decides which bytes are needed no more. An upload and the collector hold one content to themselves, so that
// neither acts on what the other is about to change.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { KeptObject } from '#kernel/objects/objects';

/** Names the locks of contents of saves among all advisory locks. */
const CONTENT_LOCKS = 0x5a7e5;

/** Keeps the bytes of a content to this transaction, whether or not a row names them. */
export async function lockContent(db: Db, content: { readonly md5: string }): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${CONTENT_LOCKS}::int, ${lockNumber(content)}::int)`.execute(db);
}

/** The same without waiting; false where another transaction has it. */
export async function tryLockContent(db: Db, content: { readonly md5: string }): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    SELECT pg_try_advisory_xact_lock(${CONTENT_LOCKS}::int, ${lockNumber(content)}::int) AS locked`.execute(db);
  return rows[0]?.locked ?? false;
}

/** Contents that share a number only wait for each other. */
function lockNumber({ md5 }: { readonly md5: string }): number {
  return Number.parseInt(md5.slice(0, 8), 16) | 0;
}

const TENANT = /^save-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Of objects in the store, those of saves of known apps that no row names. An app that is not known is another platform's. */
export async function withoutRow(db: Db, objects: readonly KeptObject[]): Promise<KeptObject[]> {
  const ours = objects.flatMap(({ tenant, md5, size }) => {
    const [, app] = TENANT.exec(tenant) ?? [];
    return app === undefined ? [] : [{ tenant, app, md5, size }];
  });
  if (ours.length === 0) {
    return [];
  }
  const { rows } = await sql<KeptObject>`
    SELECT k.tenant, k.md5, k.size
    FROM jsonb_to_recordset(${JSON.stringify(ours)}::jsonb) AS k (tenant text, app uuid, md5 char(32), size bigint)
    JOIN apps a ON a.id = k.app
    WHERE NOT EXISTS (
      SELECT 1 FROM save_files f WHERE f.app_id = k.app AND f.etag = k.md5 AND f.size = k.size)`.execute(db);
  return rows;
}
