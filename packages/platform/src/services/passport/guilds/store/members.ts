// SQL of who is in which guild. What changes members holds the guild first; see `lockGuilds`.
import { type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import type { GuildTables } from '../tables.ts';
import type { GuildRow } from './guilds.ts';
import type { RoleRow } from './roles.ts';

export type MemberRow = Selectable<GuildTables['passport_guild_members']>;
export type NamedMember = MemberRow & { readonly display_name: string };
type HeldRole = { readonly role_name: string } & Pick<RoleRow, 'level' | 'permissions'>;
export type MemberWithRole = MemberRow & HeldRole;
export type GuildOfPersona = GuildRow & Pick<MemberRow, 'role'> & HeldRole;

/** Highest role first, then those who have been there longest. */
export async function listMembers(db: Db, appId: string, guildId: string): Promise<NamedMember[]> {
  return withRoles(db)
    .leftJoin('passport_personas as p', (join) =>
      join.onRef('p.app_id', '=', 'm.app_id').onRef('p.id', '=', 'm.persona_id'),
    )
    .selectAll('m')
    .select(sql<string>`coalesce(p.display_name, '')`.as('display_name'))
    .where('m.app_id', '=', appId)
    .where('m.guild_id', '=', guildId)
    .orderBy('r.level', 'desc')
    .orderBy('m.joined_at')
    .orderBy('m.persona_id')
    .execute();
}

export async function ranksOf(
  db: Db,
  appId: string,
  guildId: string,
): Promise<{ persona_id: string; level: number; joined_at: string }[]> {
  return withRoles(db)
    .select(['m.persona_id', 'm.joined_at', 'r.level'])
    .where('m.app_id', '=', appId)
    .where('m.guild_id', '=', guildId)
    .execute();
}

export async function findMember(
  db: Db,
  appId: string,
  guildId: string,
  personaId: string,
): Promise<MemberWithRole | undefined> {
  return withRoles(db)
    .selectAll('m')
    .select(['r.level', 'r.permissions', 'r.display_name as role_name'])
    .where('m.app_id', '=', appId)
    .where('m.guild_id', '=', guildId)
    .where('m.persona_id', '=', personaId)
    .executeTakeFirst();
}

/** Those it has been in longest first. */
export async function guildsOf(db: Db, appId: string, personaId: string): Promise<GuildOfPersona[]> {
  return withRoles(db)
    .innerJoin('passport_guilds as g', (join) =>
      join.onRef('g.app_id', '=', 'm.app_id').onRef('g.id', '=', 'm.guild_id'),
    )
    .selectAll('g')
    .select(['m.role', 'r.level', 'r.permissions', 'r.display_name as role_name'])
    .where('m.app_id', '=', appId)
    .where('m.persona_id', '=', personaId)
    .orderBy('m.joined_at')
    .orderBy('m.guild_id')
    .execute();
}

const withRoles = (db: Db) =>
  db
    .selectFrom('passport_guild_members as m')
    .innerJoin('passport_guild_roles as r', (join) =>
      join.onRef('r.app_id', '=', 'm.app_id').onRef('r.slug_name', '=', 'm.role'),
    );

/** Ids of the guilds a persona is in. */
export async function guildIdsOf(db: Db, appId: string, personaId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('passport_guild_members')
    .select('guild_id')
    .where('app_id', '=', appId)
    .where('persona_id', '=', personaId)
    .execute();
  return rows.map(({ guild_id }) => guild_id);
}

export async function insertMember(db: Db, row: MemberRow): Promise<void> {
  await db.insertInto('passport_guild_members').values(row).execute();
}

export async function deleteMember(db: Db, { app_id, guild_id, persona_id }: Omit<MemberRow, 'role' | 'joined_at'>) {
  await db
    .deleteFrom('passport_guild_members')
    .where('app_id', '=', app_id)
    .where('guild_id', '=', guild_id)
    .where('persona_id', '=', persona_id)
    .execute();
}

/** Gives a member another role where fewer than `limit` others hold it; 0 is no limit. */
export async function setRole(
  db: Db,
  { app_id, guild_id, persona_id, role }: Omit<MemberRow, 'joined_at'>,
  limit: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passport_guild_members')
    .set({ role })
    .where('app_id', '=', app_id)
    .where('guild_id', '=', guild_id)
    .where('persona_id', '=', persona_id)
    .$if(limit > 0, (q) =>
      q.where(
        sql<boolean>`(SELECT count(*) FROM passport_guild_members o WHERE o.app_id = ${app_id}
          AND o.guild_id = ${guild_id} AND o.role = ${role} AND o.persona_id <> ${persona_id}) < ${limit}`,
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** When a persona last left a guild, or was removed from one. */
export async function leftAt(db: Db, appId: string, personaId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('passport_guild_leavers')
    .select('left_at')
    .where('app_id', '=', appId)
    .where('persona_id', '=', personaId)
    .executeTakeFirst();
  return row?.left_at;
}

export async function noteLeaver(db: Db, appId: string, personaId: string, now: string): Promise<void> {
  await db
    .insertInto('passport_guild_leavers')
    .values({ app_id: appId, persona_id: personaId, left_at: now })
    .onConflict((conflict) => conflict.columns(['app_id', 'persona_id']).doUpdateSet({ left_at: now }))
    .execute();
}
