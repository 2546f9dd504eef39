// SQL of verification codes. What limits and what consumes them is one conditional statement each.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import { MOST_A_DAY, MOST_TRIES, PAUSE_MS } from './rules.ts';
import type { SmsTables } from './tables.ts';

type Table = SmsTables['passport_sms_codes'];
export type CodeRow = Selectable<Table>;
type Purpose = CodeRow['purpose'];

/** Takes the number's turn to get a message: false within a minute of the last one, and after ten of a day. */
export async function takeTurn(
  db: Db,
  turn: { readonly appId: string; readonly phoneHash: string; readonly day: string; readonly now: string },
): Promise<boolean> {
  const latest = new Date(Date.parse(turn.now) - PAUSE_MS).toISOString();
  const result = await db
    .insertInto('passport_sms_numbers')
    .values({ app_id: turn.appId, phone_hash: turn.phoneHash, last_sent_at: turn.now, day: turn.day, sent: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['app_id', 'phone_hash'])
        .doUpdateSet({
          last_sent_at: sql<string>`excluded.last_sent_at`,
          day: sql<string>`excluded.day`,
          sent: sql<number>`CASE WHEN passport_sms_numbers.day = excluded.day THEN passport_sms_numbers.sent + 1 ELSE 1 END`,
        })
        .where('passport_sms_numbers.last_sent_at', '<=', latest)
        .where(
          sql<boolean>`(passport_sms_numbers.day <> excluded.day OR passport_sms_numbers.sent < ${MOST_A_DAY}::int)`,
        ),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** When the number got its last message, and how many it had on its day. */
export async function turnsOf(db: Db, appId: string, phoneHash: string) {
  return db
    .selectFrom('passport_sms_numbers')
    .select(['last_sent_at', 'day', 'sent'])
    .where('app_id', '=', appId)
    .where('phone_hash', '=', phoneHash)
    .executeTakeFirst();
}

export async function insertCode(db: Db, row: Insertable<Table>): Promise<void> {
  await db.insertInto('passport_sms_codes').values(row).execute();
}

/** Messages of an app that were no mocks, counted no further than `most`. */
export async function countReal(db: Db, appId: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM (
    SELECT 1 FROM passport_sms_codes WHERE app_id = ${appId} AND NOT mock LIMIT ${most}) AS counted`.execute(db);
  return rows[0]?.count ?? 0;
}

interface Tried {
  readonly appId: string;
  readonly phoneHash: string;
  readonly purpose: Purpose;
  readonly codeHash: string;
  readonly now: string;
}

/** Consumes the newest code of a number where it is the one; false where it is another, old, used or tried too often. */
export async function consumeCode(db: Db, tried: Tried): Promise<boolean> {
  const result = await db
    .updateTable('passport_sms_codes')
    .set({ status: 'Verified', verified_at: tried.now, message: null })
    .where('app_id', '=', tried.appId)
    .where('id', '=', newest(db, tried))
    .where('status', '=', 'Sent')
    .where('expires_at', '>', tried.now)
    .where('tries', '<', MOST_TRIES)
    .where('code_hash', '=', tried.codeHash)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Counts a wrong try; the last one ends the code. */
export async function countTry(db: Db, tried: Tried): Promise<void> {
  await db
    .updateTable('passport_sms_codes')
    .set({
      tries: sql<number>`tries + 1`,
      status: sql<CodeRow['status']>`CASE WHEN tries + 1 >= ${MOST_TRIES}::int THEN 'Failed' ELSE status END`,
      error_message: sql<string>`CASE WHEN tries + 1 >= ${MOST_TRIES}::int THEN 'tried too often' ELSE error_message END`,
    })
    .where('app_id', '=', tried.appId)
    .where('id', '=', newest(db, tried))
    .where('status', '=', 'Sent')
    .execute();
}

function newest(db: Db, { appId, phoneHash, purpose }: Tried) {
  return db
    .selectFrom('passport_sms_codes as latest')
    .select('latest.id')
    .where('latest.app_id', '=', appId)
    .where('latest.phone_hash', '=', phoneHash)
    .where('latest.purpose', '=', purpose)
    .orderBy('latest.sent_at', 'desc')
    .orderBy('latest.id', 'desc')
    .limit(1);
}

export interface LogFilter {
  readonly phoneHash?: string | undefined;
  readonly status?: 'Sent' | 'Verified' | 'Expired' | 'Failed' | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly now: string;
}

/** Newest first; a code that nobody used in its time is Expired. */
export function listCodes(db: Db, appId: string, filter: LogFilter, page: PageRequest) {
  const { phoneHash, status, from, to, now } = filter;
  const query = db
    .selectFrom('passport_sms_codes')
    .selectAll()
    .where('app_id', '=', appId)
    .$if(phoneHash !== undefined, (q) => q.where('phone_hash', '=', phoneHash ?? ''))
    .$if(from !== undefined, (q) => q.where('sent_at', '>=', from ?? ''))
    .$if(to !== undefined, (q) => q.where('sent_at', '<', to ?? ''))
    .$if(status === 'Expired', (q) => q.where('status', '=', 'Sent').where('expires_at', '<=', now))
    .$if(status === 'Sent', (q) => q.where('status', '=', 'Sent').where('expires_at', '>', now))
    .$if(status === 'Verified' || status === 'Failed', (q) =>
      q.where('status', '=', status === 'Failed' ? 'Failed' : 'Verified'),
    )
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc');
  return readPage(query, page);
}

/** What the gateway has not taken, of a code that can still be used. */
export async function waitingMessage(db: Db, id: string) {
  return db
    .selectFrom('passport_sms_codes')
    .select(['id', 'app_id', 'message', 'expires_at'])
    .where('id', '=', id)
    .where('status', '=', 'Sent')
    .where('message', 'is not', null)
    .executeTakeFirst();
}

export async function markTaken(db: Db, id: string): Promise<void> {
  await db.updateTable('passport_sms_codes').set({ message: null }).where('id', '=', id).execute();
}

export async function markFailed(db: Db, id: string, error: string): Promise<void> {
  await db
    .updateTable('passport_sms_codes')
    .set({ status: 'Failed', error_message: error, message: null })
    .where('id', '=', id)
    .where('status', '=', 'Sent')
    .execute();
}

/** Keeps a message, sealed, until the gateway takes it. */
export async function setMessage(db: Db, id: string, message: string): Promise<void> {
  await db.updateTable('passport_sms_codes').set({ message }).where('id', '=', id).execute();
}
