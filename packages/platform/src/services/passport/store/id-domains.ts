// SQL of identity domains. Their id is the app's.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#db/connect';
import type { PassportTables } from '../tables.ts';

type Table = PassportTables['passport_id_domains'];
type Row = Selectable<Table>;

export async function findIdDomain(db: Db, appId: string): Promise<Row | undefined> {
  return db.selectFrom('passport_id_domains').selectAll().where('app_id', '=', appId).executeTakeFirst();
}

/** Holds the identity domain until the end of the transaction, so that changes that count its realms queue up. */
export async function lockIdDomain(db: Db, appId: string): Promise<void> {
  await db.selectFrom('passport_id_domains').select('app_id').where('app_id', '=', appId).forNoKeyUpdate().execute();
}

export async function appName(db: Db, appId: string): Promise<string | undefined> {
  const row = await db.selectFrom('apps').select('name').where('id', '=', appId).executeTakeFirst();
  return row?.name;
}

/** False where the app has one already. */
export async function insertIdDomain(db: Db, row: Insertable<Table>): Promise<boolean> {
  const result = await db
    .insertInto('passport_id_domains')
    .values(row)
    .onConflict((conflict) => conflict.column('app_id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Keys left undefined keep their value. */
export async function updateIdDomain(db: Db, appId: string, change: Updateable<Table>): Promise<void> {
  await db.updateTable('passport_id_domains').set(change).where('app_id', '=', appId).execute();
}

interface Step {
  readonly remark: string | undefined;
  readonly modified_at: string;
}

/** Into production: approved and nothing is mocked any more. Out of it: a review that is running ends as rejected. */
export async function setProduction(
  db: Db,
  appId: string,
  step: Step & { readonly production: boolean },
): Promise<void> {
  const { production, remark, modified_at } = step;
  const to = production
    ? { review_status: 'Approved' as const, mock_sms: false, mock_real_name: false }
    : {
        review_status: sql<
          Row['review_status']
        >`CASE review_status WHEN 'Reviewing' THEN 'Rejected' ELSE review_status END`,
      };
  await updateIdDomain(db, appId, { production, review_remark: remark, modified_at, ...to } as Updateable<Table>);
}

/** False where the state does not allow it: a review is running, or production is on. */
export async function sendForReview(
  db: Db,
  appId: string,
  step: Step & { readonly from: readonly Row['review_status'][] },
): Promise<boolean> {
  const result = await db
    .updateTable('passport_id_domains')
    .set({ review_status: 'Reviewing', review_remark: step.remark, modified_at: step.modified_at })
    .where('app_id', '=', appId)
    .where('production', '=', false)
    .where('review_status', 'in', step.from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
