// SQL of what personas own. Whoever writes here holds the persona; every statement carries the app, so that another
// tenant's id finds nothing.
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { Draft, DraftRow } from '../draft.ts';
import type { EconomyTables } from '../tables.ts';

export type InventoryRow = Selectable<EconomyTables['passport_inventory']>;

interface Owner {
  readonly appId: string;
  readonly personaId: string;
  readonly now: string;
}

/** What has ended is not owned any more, whether or not anybody has taken it away. */
const lasts = (now: string): RawBuilder<boolean> => sql<boolean>`(i.expires_at IS NULL OR i.expires_at > ${now})`;

/** What a persona has of some resources, what ends first before what lasts. */
export async function draftOf(db: Db, { appId, personaId, now }: Owner, slugs: readonly string[]): Promise<Draft> {
  const found =
    slugs.length === 0
      ? []
      : await db
          .selectFrom('passport_inventory as i')
          .selectAll('i')
          .where('i.app_id', '=', appId)
          .where('i.persona_id', '=', personaId)
          .where('i.resource', 'in', slugs)
          .where(lasts(now))
          .orderBy(sql`i.expires_at NULLS LAST`)
          .orderBy('i.created_at')
          .orderBy('i.id')
          .execute();
  return { personaId, rows: found.map((row): DraftRow => ({ ...row, before: row.quantity })), lines: [] };
}

/** How many rows a persona has. */
export async function countRows(db: Db, { appId, personaId, now }: Owner): Promise<number> {
  const { n } = await db
    .selectFrom('passport_inventory as i')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('i.app_id', '=', appId)
    .where('i.persona_id', '=', personaId)
    .where(lasts(now))
    .executeTakeFirstOrThrow();
  return n;
}

/**
 * Writes the rows that a draft changed, with the ledger, in one statement, and answers them.
 * @throws Error where somebody wrote them who did not hold the persona; nothing is written then
 */
export async function writeDraft(
  db: Db,
  { appId, personaId, now }: Owner,
  { rows, lines }: Draft,
): Promise<readonly InventoryRow[]> {
  const changed = rows.filter((row) => row.quantity !== row.before);
  if (lines.length === 0) {
    return [];
  }
  const changes = changed.map(({ id, resource, stackable, expires_at, before, quantity }) => ({
    ...{ id, resource, stackable, expires_at, before, quantity },
  }));
  const { rows: counted } = await sql<{ n: number }>`
    WITH changes AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        AS c(id uuid, resource text, stackable boolean, expires_at timestamptz, before bigint, quantity bigint)
    ), grown AS (
      UPDATE passport_inventory i SET quantity = c.quantity, modified_at = ${now}::timestamptz FROM changes c
      WHERE i.app_id = ${appId} AND i.id = c.id AND i.quantity = c.before AND c.before > 0 AND c.quantity > 0
      RETURNING i.id
    ), gone AS (
      DELETE FROM passport_inventory i USING changes c
      WHERE i.app_id = ${appId} AND i.id = c.id AND i.quantity = c.before AND c.before > 0 AND c.quantity = 0
      RETURNING i.id
    ), made AS (
      INSERT INTO passport_inventory
        (app_id, id, persona_id, resource, quantity, stackable, expires_at, custom_data, created_at, modified_at)
      SELECT ${appId}::uuid, id, ${personaId}::uuid, resource, quantity, stackable, expires_at, '{}'::jsonb,
        ${now}::timestamptz, ${now}::timestamptz FROM changes WHERE before = 0 AND quantity > 0
      RETURNING id
    ), told AS (
      INSERT INTO passport_ledger (app_id, persona_id, resource, delta, after, reason, source, at)
      SELECT ${appId}::uuid, ${personaId}::uuid, resource, delta, after, reason, source, ${now}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        AS l(resource text, delta bigint, after bigint, reason text, source text)
    )
    SELECT (SELECT count(*) FROM grown) + (SELECT count(*) FROM gone) + (SELECT count(*) FROM made) AS n`.execute(db);
  if (counted[0]?.n !== changed.length) {
    throw new Error(`the inventory of persona ${personaId} was written beside its lock`);
  }
  return changed.map(({ before: _, ...row }) => ({ ...row, app_id: appId, persona_id: personaId, modified_at: now }));
}

export interface InventoryFilter {
  readonly personaId?: string | undefined;
  readonly resource?: string | undefined;
  readonly namespace?: string | undefined;
}

/** Newest first. */
export async function listInventory(
  db: Db,
  appId: string,
  { personaId, resource, namespace, now }: InventoryFilter & { readonly now: string },
  page: PageRequest,
): Promise<{ rows: InventoryRow[]; total: number }> {
  const query = db
    .selectFrom('passport_inventory as i')
    .selectAll('i')
    .where('i.app_id', '=', appId)
    .where(lasts(now))
    .$if(personaId !== undefined, (q) => q.where('i.persona_id', '=', personaId ?? ''))
    .$if(resource !== undefined, (q) => q.where('i.resource', '=', resource ?? ''))
    .$if(namespace !== undefined, (q) =>
      q.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('passport_resources as r')
            .select('r.slug_name')
            .whereRef('r.app_id', '=', 'i.app_id')
            .whereRef('r.slug_name', '=', 'i.resource')
            .where('r.namespace', '=', namespace ?? ''),
        ),
      ),
    )
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc');
  return readPage(query, page);
}

export async function findInventoryRow(
  db: Db,
  appId: string,
  id: string,
  now: string,
): Promise<InventoryRow | undefined> {
  return db
    .selectFrom('passport_inventory as i')
    .selectAll('i')
    .where('i.app_id', '=', appId)
    .where('i.id', '=', id)
    .where(lasts(now))
    .executeTakeFirst();
}

export async function writeCustomData(
  db: Db,
  appId: string,
  id: string,
  { customData, now }: { readonly customData: Readonly<Record<string, string>>; readonly now: string },
): Promise<void> {
  await db
    .updateTable('passport_inventory')
    .set({ custom_data: json({ ...customData }), modified_at: now })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .execute();
}

/** Does anybody own some of it? */
export async function isOwned(db: Db, appId: string, resource: string): Promise<boolean> {
  const row = await db
    .selectFrom('passport_inventory')
    .select('id')
    .where('app_id', '=', appId)
    .where('resource', '=', resource)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface Holding {
  readonly resource: string;
  readonly holders: number;
  readonly quantity: number;
}

/** How much of each resource is owned, and by how many. */
export async function holdings(
  db: Db,
  appId: string,
  { resource, now }: { readonly resource?: string | undefined; readonly now: string },
): Promise<Holding[]> {
  return db
    .selectFrom('passport_inventory as i')
    .select([
      'i.resource',
      sql<number>`count(DISTINCT i.persona_id)`.as('holders'),
      sql<number>`sum(i.quantity)::bigint`.as('quantity'),
    ])
    .where('i.app_id', '=', appId)
    .where(lasts(now))
    .$if(resource !== undefined, (q) => q.where('i.resource', '=', resource ?? ''))
    .groupBy('i.resource')
    .execute();
}

export interface Flow {
  readonly day: string;
  readonly resource: string;
  readonly gained: number;
  readonly spent: number;
}

/** What was given and taken on each day in Asia/Shanghai. */
export async function flows(
  db: Db,
  appId: string,
  { resource, from, to }: { readonly resource?: string | undefined; readonly from: Date; readonly to: Date },
): Promise<Flow[]> {
  return db
    .selectFrom('passport_ledger')
    .select([
      sql<string>`to_char(at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD')`.as('day'),
      'resource',
      sql<number>`coalesce(sum(delta) FILTER (WHERE delta > 0), 0)::bigint`.as('gained'),
      sql<number>`coalesce(-sum(delta) FILTER (WHERE delta < 0), 0)::bigint`.as('spent'),
    ])
    .where('app_id', '=', appId)
    .where('at', '>=', from.toISOString())
    .where('at', '<', to.toISOString())
    .$if(resource !== undefined, (q) => q.where('resource', '=', resource ?? ''))
    .groupBy(['day', 'resource'])
    .orderBy('day')
    .orderBy('resource')
    .execute();
}

/** Takes away what has ended, with its lines in the ledger. Nobody looks at such rows, so nobody is waited for. */
export async function deleteEnded(db: Db, now: string, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    WITH gone AS (
      DELETE FROM passport_inventory WHERE (app_id, id) IN (
        SELECT app_id, id FROM passport_inventory WHERE expires_at <= ${now} ORDER BY expires_at LIMIT ${most}
        FOR UPDATE SKIP LOCKED)
      RETURNING app_id, persona_id, resource, quantity, expires_at
    ), told AS (
      INSERT INTO passport_ledger (app_id, persona_id, resource, delta, after, reason, source, at)
      SELECT g.app_id, g.persona_id, g.resource, -g.quantity, coalesce((SELECT sum(i.quantity) FROM passport_inventory i
        WHERE i.app_id = g.app_id AND i.persona_id = g.persona_id AND i.resource = g.resource
          AND (i.expires_at IS NULL OR i.expires_at > ${now})), 0), 'expired', '', ${now}::timestamptz
      FROM gone g
    )
    SELECT count(*) AS n FROM gone`.execute(db);
  return rows[0]?.n ?? 0;
}

/** What deleted personas had goes with them; the ledger says so. */
export async function emptyInventories(
  db: Db,
  appId: string,
  personaIds: readonly string[],
  now: string,
): Promise<void> {
  if (personaIds.length > 0) {
    await sql`WITH gone AS (
        DELETE FROM passport_inventory WHERE app_id = ${appId} AND persona_id IN (${sql.join(personaIds)})
        RETURNING persona_id, resource, quantity
      )
      INSERT INTO passport_ledger (app_id, persona_id, resource, delta, after, reason, source, at)
      SELECT ${appId}::uuid, persona_id, resource, -sum(quantity), 0, 'deleted', '', ${now}::timestamptz
      FROM gone GROUP BY persona_id, resource`.execute(db);
  }
}
