// SQL of products, and of how often personas bought them. Every statement carries the app, so that another tenant's id
// finds nothing.
import { isUuid } from '@uos/contract/rules';
import { type Insertable, type Selectable, type SelectQueryBuilder, sql, type Updateable } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { Database } from '#db/schema';
import type { PageRequest } from '#kernel/call/paging';
import type { EconomyTables } from '../tables.ts';

type Table = EconomyTables['passport_products'];
/** With the slug of its category. */
export type ProductRow = Selectable<Table> & { readonly category: string };

type Shown = SelectQueryBuilder<Database, 'passport_products', ProductRow>;

/** why cast: the declarations of the build cannot write out the tables of every service */
function shown(db: Db): Shown {
  const category = sql<string>`(SELECT c.slug_name FROM passport_categories c
    WHERE c.app_id = passport_products.app_id AND c.id = passport_products.category_id)`;
  return db.selectFrom('passport_products').selectAll().select(category.as('category')) as unknown as Shown;
}

export interface ProductFilter {
  readonly slug?: string | undefined;
  /** Pattern of the name. */
  readonly name?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly isPublished?: boolean | undefined;
}

/** Newest first. */
export async function listProducts(
  db: Db,
  appId: string,
  { slug, name, categoryId, isPublished }: ProductFilter,
  page: PageRequest,
): Promise<{ rows: ProductRow[]; total: number }> {
  const query = shown(db)
    .where('app_id', '=', appId)
    .$if(slug !== undefined, (q) => q.where('slug_name', '=', slug ?? ''))
    .$if(name !== undefined, (q) => q.where('display_name', 'ilike', name ?? ''))
    .$if(categoryId !== undefined, (q) => q.where('category_id', '=', categoryId ?? ''))
    .$if(isPublished !== undefined, (q) => q.where('published', '=', isPublished ?? false))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return readPage(query, page);
}

/** By its id or its slug. */
const named = (db: Db, appId: string, name: string) =>
  shown(db)
    .where('app_id', '=', appId)
    .where(isUuid(name) ? 'id' : 'slug_name', '=', name);

export async function findProduct(db: Db, appId: string, name: string): Promise<ProductRow | undefined> {
  return named(db, appId, name).executeTakeFirst();
}

/** Holds one until the end of the transaction. */
export async function lockProduct(db: Db, appId: string, name: string): Promise<ProductRow | undefined> {
  return named(db, appId, name).forNoKeyUpdate().executeTakeFirst();
}

/** False where there is one of that slug. */
export async function insertProduct(db: Db, row: Insertable<Table>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passport_products')
    .values(row)
    .onConflict((conflict) => conflict.columns(['app_id', 'slug_name']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Keys left undefined keep their value. */
export async function updateProduct(db: Db, appId: string, id: string, change: Updateable<Table>): Promise<void> {
  await db.updateTable('passport_products').set(change).where('app_id', '=', appId).where('id', '=', id).execute();
}

/** With how often it was bought. */
export async function deleteProduct(db: Db, appId: string, id: string): Promise<void> {
  await db.deleteFrom('passport_product_counts').where('app_id', '=', appId).where('product_id', '=', id).execute();
  await db.deleteFrom('passport_products').where('app_id', '=', appId).where('id', '=', id).execute();
}

/** Those of the ids or slugs, held in the order of their ids until the end of the transaction. */
export async function lockProducts(db: Db, appId: string, names: readonly string[]): Promise<ProductRow[]> {
  return shown(db)
    .where('app_id', '=', appId)
    .where((where) =>
      where.or([
        where('slug_name', 'in', [...names]),
        where('id', 'in', ['00000000-0000-0000-0000-000000000000', ...names.filter(isUuid)]),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Publishes products or takes them off sale; answers how many were in the other state. */
export async function publishProducts(
  db: Db,
  appId: string,
  which: { readonly ids: readonly string[] } | { readonly categoryId: string },
  { published, now }: { readonly published: boolean; readonly now: string },
): Promise<number> {
  const flipped = db
    .selectFrom('passport_products')
    .select('id')
    .where('app_id', '=', appId)
    .$if('ids' in which, (q) => q.where('id', 'in', 'ids' in which ? which.ids : []))
    .$if('categoryId' in which, (q) => q.where('category_id', '=', 'categoryId' in which ? which.categoryId : ''))
    .where('published', '=', !published)
    // why in an order: two that flip the same ones queue up and never deadlock
    .orderBy('id')
    .forNoKeyUpdate();
  const { numUpdatedRows } = await db
    .with('flipped', () => flipped)
    .updateTable('passport_products')
    .set({ published, modified_at: now })
    .where('app_id', '=', appId)
    .where('id', 'in', (eb) => eb.selectFrom('flipped').select('id'))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Slug of one that costs or gives a resource. */
export async function productWith(db: Db, appId: string, resource: string): Promise<string | undefined> {
  const amount = JSON.stringify([{ resourceSlug: resource }]);
  const row = await db
    .selectFrom('passport_products')
    .select('slug_name')
    .where('app_id', '=', appId)
    .where(sql<boolean>`(costs @> ${amount}::jsonb OR rewards @> ${amount}::jsonb)`)
    .limit(1)
    .executeTakeFirst();
  return row?.slug_name;
}

/** A period of a product's limit. */
export interface Period {
  readonly turn: number;
  /** RFC 3339. */
  readonly start: string;
}

interface Bought {
  readonly appId: string;
  readonly personaId: string;
  readonly now: string;
}

/** How long an order that waits for its money holds its place. */
const HELD_MS = 30 * 60_000;

/** How many of each product a persona has bought in its period, with those that wait for their money. */
export async function countsOf(
  db: Db,
  { appId, personaId, now }: Bought,
  products: readonly (Period & { readonly id: string })[],
): Promise<ReadonlyMap<string, number>> {
  if (products.length === 0) {
    return new Map();
  }
  const heldSince = new Date(Date.parse(now) - HELD_MS).toISOString();
  const { rows } = await sql<{ id: string; n: number }>`
    SELECT p.id, (coalesce((SELECT c.n FROM passport_product_counts c WHERE c.app_id = ${appId}
        AND c.persona_id = ${personaId} AND c.product_id = p.id
        AND c.limit_turn = p.turn AND c.period_start = p.start), 0)
      + coalesce((SELECT sum(o.quantity) FROM passport_orders o WHERE o.app_id = ${appId}
        AND o.persona_id = ${personaId} AND o.product_id = p.id AND o.status = 'Pending'
        AND o.created_at > ${heldSince} AND o.limit_turn = p.turn AND o.period_start = p.start), 0))::bigint AS n
    FROM jsonb_to_recordset(${JSON.stringify(products.map(({ id, turn, start }) => ({ id, turn, start })))}::jsonb)
      AS p(id uuid, turn integer, start timestamptz)`.execute(db);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** Counts what a persona bought in a period; one that is over by now is of no interest any more. */
export async function addCount(
  db: Db,
  { appId, personaId }: Pick<Bought, 'appId' | 'personaId'>,
  { productId, period, quantity }: { readonly productId: string; readonly period: Period; readonly quantity: number },
): Promise<void> {
  await sql`INSERT INTO passport_product_counts AS c (app_id, persona_id, product_id, limit_turn, period_start, n)
    VALUES (${appId}, ${personaId}, ${productId}, ${period.turn}, ${period.start}, ${quantity})
    ON CONFLICT (app_id, persona_id, product_id) DO UPDATE SET
      n = CASE WHEN (c.limit_turn, c.period_start) = (excluded.limit_turn, excluded.period_start)
        THEN c.n + excluded.n ELSE excluded.n END,
      limit_turn = excluded.limit_turn, period_start = excluded.period_start
    WHERE (c.limit_turn, c.period_start) <= (excluded.limit_turn, excluded.period_start)`.execute(db);
}
