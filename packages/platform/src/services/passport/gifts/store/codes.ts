// SQL of codes and of who used them.
import type { labels } from '@uos/contract/labels';
import { type Insertable, type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { Database } from '#db/schema';
import type { PageRequest } from '#kernel/call/paging';
import type { GiftTables } from '../tables.ts';

const CODES = 'passport_gift_codes';
type Table = GiftTables[typeof CODES];
type Status = keyof typeof labels.tokenInstance.status;

/** A code with what it brings and who used it. */
export interface CodeRow extends Selectable<Table> {
  readonly resources: Readonly<Record<string, number>>;
  readonly class_name: string;
  readonly user_id: string | null;
  readonly user_name: string | null;
}

export interface CodeFilter {
  readonly classId?: string | undefined;
  /** As codes are kept. */
  readonly code?: string | undefined;
  readonly status?: Status | undefined;
  readonly batchId?: string | undefined;
  readonly personaId?: string | undefined;
}

/** Named, because the declarations of the build cannot write out the tables of every service. */
type Codes = SelectQueryBuilder<Database, typeof CODES, CodeRow>;

function codes(db: Db, appId: string, filter: CodeFilter): Codes {
  const { classId, code, status, batchId, personaId } = filter;
  const query = db
    .selectFrom(CODES)
    .selectAll(CODES)
    .select([
      sql<CodeRow['resources']>`(SELECT c.resources FROM passport_gift_classes c
        WHERE c.app_id = passport_gift_codes.app_id AND c.id = passport_gift_codes.class_id)`.as('resources'),
      sql<string>`(SELECT c.name FROM passport_gift_classes c
        WHERE c.app_id = passport_gift_codes.app_id AND c.id = passport_gift_codes.class_id)`.as('class_name'),
      ofUser('user_id::text').as('user_id'),
      ofUser('display_name').as('user_name'),
    ])
    .where('app_id', '=', appId)
    .$if(classId !== undefined, (q) => q.where('class_id', '=', classId ?? ''))
    .$if(code !== undefined, (q) => q.where('code', '=', code ?? ''))
    .$if(status !== undefined, (q) => q.where('status', '=', status ?? 'unused'))
    .$if(batchId !== undefined, (q) => q.where('batch_id', '=', batchId ?? ''))
    .$if(personaId !== undefined, (q) => q.where('used_by', '=', personaId ?? ''));
  return query as unknown as Codes;
}

const ofUser = (column: 'user_id::text' | 'display_name'): RawBuilder<string | null> =>
  sql<string | null>`(SELECT p.${sql.raw(column)} FROM passport_personas p
    WHERE p.app_id = passport_gift_codes.app_id AND p.id = passport_gift_codes.used_by)`;

/** Newest first. */
export async function listCodes(
  db: Db,
  appId: string,
  filter: CodeFilter,
  page: PageRequest,
): Promise<{ rows: CodeRow[]; total: number }> {
  return readPage(codes(db, appId, filter).orderBy('created_at', 'desc').orderBy('id', 'desc'), page);
}

/** How many there are, counted no further than `most`. */
export async function countCodes(db: Db, appId: string, filter: CodeFilter, most: number): Promise<number> {
  const query = codes(db, appId, filter).clearSelect().select('id').limit(most);
  const row = await db.selectFrom(query.as('some')).select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow();
  return row.n;
}

/** The next of them behind an id, in the order of ids: a file of all of them is read so, whatever is written meanwhile. */
export async function codesBehind(
  db: Db,
  appId: string,
  filter: CodeFilter,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<CodeRow[]> {
  return codes(db, appId, filter)
    .$if(after !== undefined, (q) => q.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function findCode(db: Db, appId: string, id: string): Promise<CodeRow | undefined> {
  return codes(db, appId, {}).where('id', '=', id).executeTakeFirst();
}

/** In the order of the ids. */
export async function codesByIds(db: Db, appId: string, ids: readonly string[]): Promise<CodeRow[]> {
  const rows = ids.length === 0 ? [] : await codes(db, appId, {}).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function findByCode(db: Db, appId: string, code: string): Promise<CodeRow | undefined> {
  return codes(db, appId, { code }).executeTakeFirst();
}

/** Answers those that were new: a code that the app has already is left out. */
export async function insertCodes(
  db: Db,
  {
    app_id,
    class_id,
    batch_id,
    created_at,
  }: Pick<Insertable<Table>, 'app_id' | 'class_id' | 'batch_id' | 'created_at'>,
  drawn: readonly { readonly id: string; readonly code: string }[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO passport_gift_codes (app_id, id, class_id, code, status, batch_id, created_at)
    SELECT ${app_id}::uuid, g.id, ${class_id}::uuid, g.code, 'unused', ${batch_id ?? null}::uuid, ${created_at}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(drawn)}::jsonb) AS g (id uuid, code text)
    ON CONFLICT ON CONSTRAINT passport_gift_codes_code DO NOTHING RETURNING id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export async function deleteCodes(db: Db, appId: string, classId: string): Promise<void> {
  await db.deleteFrom(CODES).where('app_id', '=', appId).where('class_id', '=', classId).execute();
}

/** False where it is used or invalid already. */
export async function useCode(
  db: Db,
  appId: string,
  { id, personaId, now }: { readonly id: string; readonly personaId: string; readonly now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(CODES)
    .set({ status: 'used', used_by: personaId, used_at: now })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where('status', '=', 'unused')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Nothing where it is used or invalid already. */
export async function invalidateCode(db: Db, appId: string, id: string, now: string): Promise<void> {
  await db
    .updateTable(CODES)
    .set({ status: 'invalid', invalidated_at: now })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where('status', '=', 'unused')
    .execute();
}

interface CodeChoice {
  readonly ids?: readonly string[] | undefined;
  readonly batchId?: string | undefined;
  readonly classId?: string | undefined;
}

const chosen = ({ ids, batchId, classId }: CodeChoice) =>
  ids !== undefined
    ? sql`id = ANY (SELECT value::uuid FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
    : batchId !== undefined
      ? sql`batch_id = ${batchId}`
      : sql`class_id = ${classId ?? null}`;

/** Makes the unused ones of a choice invalid, and answers how many of it there are, were used and went. */
export async function invalidateCodes(
  db: Db,
  appId: string,
  choice: CodeChoice,
  now: string,
): Promise<{ all: number; used: number; invalidated: number }> {
  const { numAffectedRows } = await sql`
    UPDATE passport_gift_codes SET status = 'invalid', invalidated_at = ${now}::timestamptz
    WHERE app_id = ${appId} AND ${chosen(choice)} AND status = 'unused'`.execute(db);
  const { rows } = await sql<{ all: number; used: number }>`
    SELECT count(*) AS all, count(*) FILTER (WHERE status = 'used') AS used
    FROM passport_gift_codes WHERE app_id = ${appId} AND ${chosen(choice)}`.execute(db);
  return { all: rows[0]?.all ?? 0, used: rows[0]?.used ?? 0, invalidated: Number(numAffectedRows ?? 0n) };
}

export interface UseRow {
  readonly id: string;
  readonly persona_id: string;
  readonly user_id: string;
  readonly display_name: string;
  readonly used_at: string;
  readonly code: string;
}

/** False where the persona has used that code. */
export async function insertUse(db: Db, row: Insertable<GiftTables['passport_gift_uses']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passport_gift_uses')
    .values(row)
    .onConflict((conflict) => conflict.constraint('passport_gift_uses_once').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** How many codes of a class a persona has used, who is held. */
export async function usesOf(db: Db, appId: string, classId: string, personaId: string): Promise<number> {
  const row = await db
    .selectFrom('passport_gift_uses')
    .select(sql<number>`count(*)`.as('n'))
    .where('app_id', '=', appId)
    .where('class_id', '=', classId)
    .where('persona_id', '=', personaId)
    .executeTakeFirstOrThrow();
  return row.n;
}

/** Who used a code or the codes of a class, the latest first. */
export async function listUses(
  db: Db,
  appId: string,
  { codeId, classId }: { readonly codeId?: string | undefined; readonly classId?: string | undefined },
  page: PageRequest,
): Promise<{ rows: UseRow[]; total: number }> {
  const query = db
    .selectFrom('passport_gift_uses as u')
    .innerJoin('passport_gift_codes as i', (join) =>
      join.onRef('i.app_id', '=', 'u.app_id').onRef('i.id', '=', 'u.code_id'),
    )
    .innerJoin('passport_personas as p', (join) =>
      join.onRef('p.app_id', '=', 'u.app_id').onRef('p.id', '=', 'u.persona_id'),
    )
    .select(['u.id', 'u.persona_id', 'u.used_at', 'i.code', 'p.user_id', 'p.display_name'])
    .where('u.app_id', '=', appId)
    .$if(codeId !== undefined, (q) => q.where('u.code_id', '=', codeId ?? ''))
    .$if(classId !== undefined, (q) => q.where('u.class_id', '=', classId ?? ''))
    .orderBy('u.used_at', 'desc')
    .orderBy('u.id', 'desc');
  return readPage(query, page);
}
