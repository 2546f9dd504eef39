// What a database holds, read from its own catalogue: an export needs no list of tables that somebody forgets to extend.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { ObjectTable } from '#kernel/objects/objects';
import { records } from '../services/index.ts';

export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Columns of the primary key; all columns where there is none. */
  readonly key: readonly string[];
}

export interface Column {
  readonly name: string;
  /** As PostgreSQL spells it, such as `timestamp with time zone`. */
  readonly type: string;
  readonly isText: boolean;
}

/** State of the moment: who is signed in and which process lives. Whoever restores an archive signs in again. */
const OF_THE_MOMENT = [
  ...['instances', 'processes', 'sessions', 'login_attempts', 'call_windows', 'oidc_documents'],
  // why the lines too: they are kept for a week, and an archive for years
  ...['game_nodes', 'node_ports', 'game_servers', 'game_server_events', 'log_chunks', 'uploads', 'builds'],
  ...['func_samples', 'func_holds', 'storage_nodes', 'storage_questions', 'storage_samples'],
  ...['push_tokens', 'push_sessions', 'push_presence', 'push_outbox', 'push_outbox_life', 'push_receipts'],
];

/** What goes into an archive, of tables of which not all does. */
const ROW_FILTERS: Readonly<Record<string, string>> = {
  // why: every platform makes them for itself
  settings: `key NOT LIKE 'secret/oidc/%'`,
  // why: what players say to each other is kept for an hour, and an archive for years
  push_channels: 'is_public',
  push_messages: 'false',
};

/** Tables whose rows say which contents exist; each has a column `size`. */
export const OBJECT_TABLES: readonly ObjectTable[] = [
  ...records.flatMap(({ objects = [] }) => objects),
  { name: 'stored_files', tenant: "'files'", md5: 'etag' },
  { name: 'image_contents', tenant: "'images-' || app_id::text", md5: 'md5' },
];

/** Condition on the rows of a table that belong into an archive. */
export function rowFilter(table: string): string {
  return ROW_FILTERS[table] ?? 'true';
}

/** Every table of the platform's own schema, by name. */
export async function readTables(db: Db, which: 'archived' | 'all'): Promise<Table[]> {
  const { rows } = await sql<{ table: string; column: string; type: string; text: boolean; key: number | null }>`
    SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, a.atttypmod) AS type,
      a.attcollation <> 0 AS text, array_position(i.indkey::int[], a.attnum::int)::int AS key
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
    WHERE c.relkind = 'r' AND c.relname NOT LIKE 'kysely%'
    ORDER BY c.relname COLLATE "C", a.attnum`.execute(db);
  const tables = new Map<string, { columns: Column[]; key: { name: string; at: number }[] }>();
  for (const row of rows) {
    const table = tables.get(row.table) ?? { columns: [], key: [] };
    tables.set(row.table, table);
    table.columns.push({ name: row.column, type: row.type, isText: row.text });
    if (row.key !== null) {
      table.key.push({ name: row.column, at: row.key });
    }
  }
  return [...tables]
    .filter(([name]) => which === 'all' || !OF_THE_MOMENT.includes(name))
    .map(([name, { columns, key }]) => ({
      name,
      columns,
      key: key.length === 0 ? columns.map((column) => column.name) : key.sort((a, b) => a.at - b.at).map((k) => k.name),
    }));
}

export interface Sequence {
  readonly name: string;
  readonly value: number;
  readonly called: boolean;
}

export async function readSequences(db: Db): Promise<Sequence[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`.execute(db);
  return Promise.all(
    rows.map(async ({ name }) => {
      const state = await sql<{ last_value: number; is_called: boolean }>`
        SELECT last_value, is_called FROM ${sql.id(name)}`.execute(db);
      return { name, value: state.rows[0]?.last_value ?? 1, called: state.rows[0]?.is_called ?? false };
    }),
  );
}

/** Foreign keys of the platform's own schema, by table. */
export async function readReferences(db: Db): Promise<{ table: string; name: string }[]> {
  const { rows } = await sql<{ table: string; name: string }>`
    SELECT c.relname AS table, f.conname AS name
    FROM pg_constraint f
    JOIN pg_class c ON c.oid = f.conrelid
    JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
    WHERE f.contype = 'f' AND NOT f.condeferrable
    ORDER BY 1, 2`.execute(db);
  return rows;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
