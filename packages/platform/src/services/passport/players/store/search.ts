// Lists of users and personas, newest first.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { PageRequest } from '#kernel/call/paging';
import { type ShownPersona, shown } from './personas.ts';
import type { UserRow } from './users.ts';

type Status = UserRow['status'];

interface Filter {
  readonly id?: string | undefined;
  readonly status?: Status | undefined;
  /** LIKE pattern. */
  readonly name?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly tagId?: string | undefined;
  readonly now: string;
}

export interface UserFilter extends Filter {
  readonly externalId?: string | undefined;
  readonly phoneHash?: string | undefined;
  readonly emailHash?: string | undefined;
  readonly ageGroup?: UserRow['age_group'] | undefined;
  readonly isVerified?: boolean | undefined;
  /** Of a user: who was verified with the same number. */
  readonly sameIdNumberAs?: string | undefined;
}

export interface PersonaFilter extends Filter {
  readonly userId?: string | undefined;
  readonly realmId?: string | undefined;
  /** Left out: whoever looks for others is none of them. */
  readonly but?: string | undefined;
}

interface Rows<Row> {
  readonly rows: Row[];
  readonly total: number;
}

export async function listUsers(db: Db, appId: string, filter: UserFilter, page: PageRequest): Promise<Rows<UserRow>> {
  const query = db
    .selectFrom('passport_users')
    .where('passport_users.app_id', '=', appId)
    .where(common('passport_users', filter))
    .$if(filter.externalId !== undefined, (q) => q.where('external_id', '=', filter.externalId ?? ''))
    .$if(filter.phoneHash !== undefined, (q) => q.where('phone_hash', '=', filter.phoneHash ?? ''))
    .$if(filter.emailHash !== undefined, (q) => q.where('email_hash', '=', filter.emailHash ?? ''))
    .$if(filter.ageGroup !== undefined, (q) => q.where('age_group', '=', filter.ageGroup ?? ''))
    .$if(filter.isVerified !== undefined, (q) =>
      q.where('id_number', filter.isVerified === true ? 'is not' : 'is', null),
    )
    .$if(filter.sameIdNumberAs !== undefined, (q) =>
      q.where('id_number_hash', '=', (of) =>
        of
          .selectFrom('passport_users as one')
          .select('one.id_number_hash')
          .where('one.app_id', '=', appId)
          .where('one.id', '=', filter.sameIdNumberAs ?? ''),
      ),
    );
  const { total } = await query.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total };
}

export async function listPersonas(
  db: Db,
  appId: string,
  filter: PersonaFilter,
  page: PageRequest,
): Promise<Rows<ShownPersona>> {
  const { total } = await personaQuery(db, appId, filter)
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await personaQuery(db, appId, filter)
    .orderBy('passport_personas.created_at', 'desc')
    .orderBy('passport_personas.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total };
}

/** Some of the personas, from a place of the ids on that is somewhere else each time. */
export async function somePersonas(
  db: Db,
  appId: string,
  filter: PersonaFilter,
  from: string,
  count: number,
): Promise<ShownPersona[]> {
  const after = await personaQuery(db, appId, filter)
    .where('passport_personas.id', '>=', from)
    .orderBy('passport_personas.id')
    .limit(count)
    .execute();
  const before =
    after.length === count
      ? []
      : await personaQuery(db, appId, filter)
          .where('passport_personas.id', '<', from)
          .orderBy('passport_personas.id')
          .limit(count - after.length)
          .execute();
  return [...after, ...before];
}

function personaQuery(db: Db, appId: string, filter: PersonaFilter) {
  return shown(db)
    .where('passport_personas.app_id', '=', appId)
    .where(common('passport_personas', filter))
    .$if(filter.userId !== undefined, (q) => q.where('passport_personas.user_id', '=', filter.userId ?? ''))
    .$if(filter.realmId !== undefined, (q) => q.where('passport_personas.realm_id', '=', filter.realmId ?? ''))
    .$if(filter.but !== undefined, (q) => q.where('passport_personas.id', '<>', filter.but ?? ''));
}

const TAGS = {
  passport_users: { table: 'passport_user_tags', owner: 'user_id' },
  passport_personas: { table: 'passport_persona_tags', owner: 'persona_id' },
} as const;

/** What users and personas are both found by; `table` is one of the two names. */
function common(table: 'passport_users' | 'passport_personas', filter: Filter) {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const isOver = sql`${column('unban_at')} <= ${filter.now}::timestamptz`;
  const status = sql`CASE WHEN ${column('status')} = 'Banned' AND ${isOver} THEN 'Active' ELSE ${column('status')} END`;
  const carried = TAGS[table];
  const parts = [
    filter.status === undefined ? sql`${column('status')} <> 'Sealed'` : sql`${status} = ${filter.status}`,
    ...(filter.id === undefined ? [] : [sql`${column('id')} = ${filter.id}::uuid`]),
    ...(filter.name === undefined ? [] : [sql`${column('display_name')} ILIKE ${filter.name}`]),
    ...(filter.tagId === undefined
      ? []
      : [
          sql`EXISTS (SELECT 1 FROM ${sql.table(carried.table)} c WHERE c.app_id = ${column('app_id')}
            AND c.tag_id = ${filter.tagId}::uuid AND c.${sql.id(carried.owner)} = ${column('id')})`,
        ]),
    ...(filter.from === undefined ? [] : [sql`${column('created_at')} >= ${filter.from}::timestamptz`]),
    ...(filter.to === undefined ? [] : [sql`${column('created_at')} < ${filter.to}::timestamptz`]),
  ];
  return sql<boolean>`(${sql.join(parts, sql` AND `)})`;
}
