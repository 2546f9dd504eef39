// Seals with the newest master key what an older one sealed, while the platform runs: many rows at once, each only if
// nobody changed it meanwhile, so that it can be stopped at any point and begun again.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import { keyId, type Seal } from './seal.ts';
import { CORE_SEALED, type SealedColumn } from './sealed-columns.ts';

export interface Resealed {
  /** Values that were sealed anew. */
  readonly resealed: number;
  /** `table.column` of what an older key still seals; then that key must be kept. */
  readonly left: readonly string[];
}

/** why so many: the key of a row is not always indexed alone, and then each batch reads the whole table twice */
const BATCH = 2000;

/** Takes every value over to `newest`; `seal` opens with all keys and seals with that one. */
export async function reseal(
  db: Db,
  seal: Seal,
  newest: Buffer,
  ofServices: readonly SealedColumn[],
): Promise<Resealed> {
  let resealed = 0;
  for (const column of [...CORE_SEALED, ...ofServices]) {
    resealed += await resealColumn(db, seal, keyId(newest), column);
  }
  return { resealed, left: await sealedOtherwise(db, keyId(newest)) };
}

async function resealColumn(db: Db, seal: Seal, id: string, column: SealedColumn): Promise<number> {
  const table = sql.table(column.table);
  const key = sql.ref(`${column.table}.${column.key}`);
  const cell = sql.ref(`${column.table}.${column.column}`);
  const value = column.json === true ? sql`${cell} #>> '{}'` : cell;
  let resealed = 0;
  for (let after = ''; ; ) {
    const { rows } = await sql<{ key: string; sealed: string }>`
      SELECT ${key}::text AS key, ${value} AS sealed FROM ${table}
      WHERE ${key}::text > ${after} AND ${key}::text LIKE ${`${column.keyPrefix ?? ''}%`}
        AND ${value} LIKE '________.%' AND ${value} NOT LIKE ${`${id}.%`}
      ORDER BY ${key}::text LIMIT ${BATCH}`.execute(db);
    const last = rows.at(-1);
    if (last === undefined) {
      return resealed;
    }
    const anew = rows.map((row) => {
      const context = column.context(row.key);
      return { ...row, anew: seal.seal(seal.open(row.sealed, context), context) };
    });
    const written = column.json === true ? sql`to_jsonb(fresh.anew)` : sql`fresh.anew`;
    const texts = (name: 'key' | 'sealed' | 'anew') => sql`${anew.map((row) => row[name])}::text[]`;
    const { numAffectedRows = 0n } = await sql`
      UPDATE ${table} SET ${sql.ref(column.column)} = ${written}
      FROM unnest(${texts('key')}, ${texts('sealed')}, ${texts('anew')}) AS fresh (key, sealed, anew)
      WHERE ${key}::text = fresh.key AND ${value} = fresh.sealed`.execute(db);
    resealed += Number(numAffectedRows);
    after = last.key;
  }
}

/** The shape of a sealed value: id of the key, nonce, tag and text. */
const SEALED = '^"?[0-9a-f]{8}\\.[A-Za-z0-9_-]{16}\\.[A-Za-z0-9_-]{22}\\.[A-Za-z0-9_-]*"?$';

async function sealedOtherwise(db: Db, id: string): Promise<string[]> {
  const { rows: columns } = await sql<{ table_name: string; column_name: string }>`
    SELECT c.table_name, c.column_name FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE' AND c.data_type IN ('text', 'jsonb')
    ORDER BY 1, 2`.execute(db);
  const left: string[] = [];
  for (const { table_name, column_name } of columns) {
    const text = sql`${sql.ref(column_name)}::text`;
    const { rows } = await sql`
      SELECT 1 FROM ${sql.table(table_name)}
      WHERE ${text} ~ ${SEALED} AND ltrim(${text}, '"') NOT LIKE ${`${id}.%`} LIMIT 1`.execute(db);
    if (rows.length > 0) {
      left.push(`${table_name}.${column_name}`);
    }
  }
  return left;
}
