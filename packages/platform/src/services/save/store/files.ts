// A file beside the row that names it, in one statement.
import { type RawBuilder, sql } from 'kysely';
import type { FileRow as StoredRow } from './uploads.ts';

export type FileRow = Pick<StoredRow, 'id' | 'owner_id' | 'kind' | 'name' | 'format' | 'etag' | 'size' | 'image'> & {
  /** As PostgreSQL writes it into JSON. */
  readonly uploaded_at: string;
};

/** The file that a column of the row names, `s.file_id`; null where it names none. */
export function fileColumn(column: string): RawBuilder<FileRow | null> {
  const [table = ''] = column.split('.');
  return sql<FileRow | null>`(
    SELECT jsonb_build_object('id', f.id, 'owner_id', f.owner_id, 'kind', f.kind, 'name', f.name, 'format', f.format,
      'etag', f.etag, 'size', f.size, 'image', f.image, 'uploaded_at', f.uploaded_at)
    FROM save_files f WHERE f.app_id = ${sql.ref(`${table}.app_id`)} AND f.id = ${sql.ref(column)})`;
}
