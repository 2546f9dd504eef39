// SQL of personas. Every statement carries the app, so that another tenant's id finds nothing.
import type { Insertable, Selectable, SelectQueryBuilder, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { Database } from '#db/schema';
import type { PlayerTables } from '../tables.ts';

type Table = PlayerTables['passport_personas'];
export type PersonaRow = Selectable<Table>;
/** With the name of its realm, empty where that is gone. */
export type ShownPersona = PersonaRow & { readonly realm_name: string };

export async function findPersona(db: Db, appId: string, id: string): Promise<ShownPersona | undefined> {
  const [row] = await findPersonas(db, appId, [id]);
  return row;
}

/** Those of the ids that are personas of the app, in no order. */
export async function findPersonas(db: Db, appId: string, ids: readonly string[]): Promise<ShownPersona[]> {
  return ids.length === 0
    ? []
    : shown(db).where('passport_personas.app_id', '=', appId).where('passport_personas.id', 'in', ids).execute();
}

/** How those are called that rows name. */
export async function namesOf(
  db: Db,
  appId: string,
  rows: readonly { readonly persona_id: string }[],
): Promise<ReadonlyMap<string, string>> {
  const personas = await findPersonas(db, appId, [...new Set(rows.map(({ persona_id }) => persona_id))]);
  return new Map(personas.map(({ id, display_name }) => [id, display_name]));
}

/** All of a user but the deleted ones, oldest first. */
export async function personasOfUser(db: Db, appId: string, userId: string): Promise<ShownPersona[]> {
  return shown(db)
    .where('passport_personas.app_id', '=', appId)
    .where('passport_personas.user_id', '=', userId)
    .where('passport_personas.status', '<>', 'Sealed')
    .orderBy('passport_personas.created_at')
    .orderBy('passport_personas.id')
    .execute();
}

/** The one of a user at a place, unless it is deleted. */
export async function findPlace(
  db: Db,
  appId: string,
  userId: string,
  realmId: string,
  externalId: string,
): Promise<ShownPersona | undefined> {
  return shown(db)
    .where('passport_personas.app_id', '=', appId)
    .where('passport_personas.user_id', '=', userId)
    .where('passport_personas.realm_id', '=', realmId)
    .where('passport_personas.external_id', '=', externalId)
    .where('passport_personas.status', '<>', 'Sealed')
    .executeTakeFirst();
}

/** Named, because the declarations of the build cannot write out the tables of every service. */
type Shown = SelectQueryBuilder<Database, 'passport_personas', ShownPersona>;

/** Personas with the name of their realm, which is looked up for what is answered alone and not for all that is counted. */
export function shown(db: Db): Shown {
  const realm = sql<string>`coalesce((SELECT r.name FROM passport_realms r
    WHERE r.app_id = passport_personas.app_id AND r.id = passport_personas.realm_id), '')`;
  const query = db.selectFrom('passport_personas').selectAll('passport_personas').select(realm.as('realm_name'));
  return query as unknown as Shown;
}

/**
 * Holds personas until the end of the transaction, smaller id first, so that whoever changes several at once queues up
 * and never deadlocks. Answers those that are there.
 */
export async function lockPersonas(db: Db, appId: string, ids: readonly string[]): Promise<PersonaRow[]> {
  return ids.length === 0 ? [] : these(db, appId, ids).forNoKeyUpdate().execute();
}

/** Of a user, or the one persona of that id; not the deleted ones. */
export async function livingPersonas(db: Db, appId: string, subjectId: string): Promise<PersonaRow[]> {
  return db
    .selectFrom('passport_personas')
    .selectAll()
    .where('app_id', '=', appId)
    .where((where) => where.or([where('id', '=', subjectId), where('user_id', '=', subjectId)]))
    .where('status', '<>', 'Sealed')
    .orderBy('id')
    .execute();
}

/** Holds personas together with others who only need them to stay as they are. Answers those that are there. */
export async function holdInPlace(db: Db, appId: string, ids: readonly string[]): Promise<PersonaRow[]> {
  return ids.length === 0 ? [] : these(db, appId, ids).forShare().execute();
}

function these(db: Db, appId: string, ids: readonly string[]) {
  const query = db.selectFrom('passport_personas').selectAll().where('app_id', '=', appId);
  return query.where('id', 'in', ids).orderBy('id');
}

/** False where the user has one at that place already. */
export async function insertPersona(db: Db, row: Insertable<Table>): Promise<boolean> {
  const result = await db
    .insertInto('passport_personas')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'user_id', 'realm_id', 'external_id']).where('status', '<>', 'Sealed').doNothing(),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Keys left undefined keep their value. False where it is unknown or deleted. */
export async function updatePersona(db: Db, appId: string, id: string, change: Updateable<Table>): Promise<boolean> {
  const result = await db
    .updateTable('passport_personas')
    .set(change)
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where('status', '<>', 'Sealed')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
