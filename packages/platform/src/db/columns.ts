// Columns as code reads and writes them.
import { type ColumnType, type RawBuilder, sql } from 'kysely';

/** A jsonb column: read as `T`, written through `json()`. */
export type Json<T> = ColumnType<T, RawBuilder<T>, RawBuilder<T>>;

/** Writes a value into a jsonb column; stringified here because `pg` turns arrays into PostgreSQL arrays. */
export function json<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`;
}
