// What the steps up to a schema make of an empty database: tables, columns, rules, indexes and triggers, in one hash.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { connect } from '../../../packages/platform/src/db/connect.ts';
import { migrateWithin } from '../../../packages/platform/src/start/schema.ts';

export async function shapeOf(schema: string): Promise<string> {
  const { db, close } = await connect({});
  try {
    await db.transaction().execute(async (tx) => {
      await sql`CREATE TABLE kysely_migration (name text PRIMARY KEY, timestamp text NOT NULL)`.execute(tx);
      await migrateWithin(tx, undefined, schema, new Date());
    });
    const { rows } = await sql<{ line: string }>`
      SELECT concat_ws(' ', c.relname, c.relpersistence, a.attname, format_type(a.atttypid, a.atttypmod), o.collname,
        a.attnotnull, a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid)) AS line
      FROM pg_class c
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      LEFT JOIN pg_collation o ON o.oid = a.attcollation
      LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace AND contype IN ('p', 'u', 'f', 'c', 'x')
      UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
      UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
      UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      ORDER BY 1`.execute(db);
    return createHash('sha256')
      .update(rows.map(({ line }) => line).join('\n'))
      .digest('hex');
  } finally {
    await close();
  }
}
