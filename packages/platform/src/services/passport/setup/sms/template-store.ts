// SQL of the texts of messages. Every statement carries the app, so that another tenant's id finds nothing.
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { SmsTables } from './tables.ts';

type Table = SmsTables['passport_sms_templates'];
export type TemplateRow = Selectable<Table>;

/** Newest first. */
export function listTemplates(db: Db, appId: string, page: PageRequest) {
  const query = db
    .selectFrom('passport_sms_templates')
    .selectAll()
    .where('app_id', '=', appId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return readPage(query, page);
}

export async function findTemplate(db: Db, appId: string, id: string): Promise<TemplateRow | undefined> {
  return db
    .selectFrom('passport_sms_templates')
    .selectAll()
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The one of a type that is used. */
export async function enabledTemplate(db: Db, appId: string, type: Table['type']): Promise<TemplateRow | undefined> {
  return db
    .selectFrom('passport_sms_templates')
    .selectAll()
    .where('app_id', '=', appId)
    .where('type', '=', type)
    .where('enabled', '=', true)
    .executeTakeFirst();
}

export async function insertTemplate(db: Db, row: Insertable<Table>): Promise<void> {
  await db.insertInto('passport_sms_templates').values(row).execute();
}

/** Keys left undefined keep their value. */
export async function updateTemplate(db: Db, appId: string, id: string, change: Updateable<Table>): Promise<void> {
  await db.updateTable('passport_sms_templates').set(change).where('app_id', '=', appId).where('id', '=', id).execute();
}

/** False where it is unknown or in use. */
export async function deleteTemplate(db: Db, appId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('passport_sms_templates')
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where('enabled', '=', false)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Puts one in the place of the others of its type; the identity domain has to be locked. False where it is not Available. */
export async function enableTemplate(db: Db, template: TemplateRow, now: string): Promise<boolean> {
  const { app_id: appId, id, type } = template;
  await db
    .updateTable('passport_sms_templates')
    .set({ enabled: false, modified_at: now })
    .where('app_id', '=', appId)
    .where('type', '=', type)
    .where('id', '<>', id)
    .where('enabled', '=', true)
    .execute();
  const result = await db
    .updateTable('passport_sms_templates')
    .set({ enabled: true, modified_at: now })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where('status', '=', 'Available')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
