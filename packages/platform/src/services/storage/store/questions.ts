// SQL of statements that the platform runs which has the database, for another that was asked.
import type { Insertable, Selectable } from 'kysely';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import type { Answer, StorageTables } from '../tables.ts';

export type QuestionRow = Selectable<StorageTables['storage_questions']>;

export async function insertQuestion(db: Db, row: Insertable<StorageTables['storage_questions']>): Promise<void> {
  await db.insertInto('storage_questions').values(row).execute();
}

const AT_ONCE = 20;

/** Takes those that wait for the node; each once. */
export async function takeQuestions(db: Db, node: string): Promise<readonly QuestionRow[]> {
  return db
    .updateTable('storage_questions')
    .set({ taken: true })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('storage_questions')
        .select('id')
        .where('node', '=', node)
        .where('taken', '=', false)
        .orderBy('created_at')
        .limit(AT_ONCE),
    )
    .where('taken', '=', false)
    .returningAll()
    .execute();
}

export async function isTaken(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('storage_questions').select('taken').where('id', '=', id).executeTakeFirst();
  return row?.taken === true;
}

export async function answerQuestion(db: Db, id: string, answer: Answer): Promise<void> {
  await db
    .updateTable('storage_questions')
    .set({ answer: json(answer) })
    .where('id', '=', id)
    .execute();
}

export async function readAnswer(db: Db, id: string): Promise<Answer | undefined> {
  const row = await db.selectFrom('storage_questions').select('answer').where('id', '=', id).executeTakeFirst();
  return row?.answer ?? undefined;
}

export async function deleteQuestion(db: Db, id: string): Promise<void> {
  await db.deleteFrom('storage_questions').where('id', '=', id).execute();
}

/** Of platforms that ended before they had their answer. */
export async function forgetQuestions(db: Db, before: string): Promise<void> {
  await db.deleteFrom('storage_questions').where('created_at', '<', before).execute();
}
