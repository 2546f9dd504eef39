// What becomes of guilds when a persona is deleted: it leaves, and what it owned passes on or ends.
import type { Db } from '#db/connect';
import type { Sealed } from '../sealed-hooks.ts';
import { heirOf, OWNER } from './rules.ts';
import { deleteGuild, type GuildRow, givePlaceBack, lockGuilds, updateGuild } from './store/guilds.ts';
import { deleteMember, guildIdsOf, ranksOf, setRole } from './store/members.ts';
import { cancelRequests } from './store/requests.ts';

/** Holds all guilds that personas are in, and answers which. */
export async function holdGuildsOf(db: Db, appId: string, personaIds: readonly string[]): Promise<readonly string[]> {
  const held = await lockGuilds(db, appId, await guildIdsOfAll(db, appId, personaIds));
  return held.map(({ id }) => id);
}

export async function guildIdsOfAll(db: Db, appId: string, personaIds: readonly string[]): Promise<string[]> {
  const ids = await Promise.all(personaIds.map((id) => guildIdsOf(db, appId, id)));
  return [...new Set(ids.flat())];
}

export async function leaveGuilds(db: Db, _ports: unknown, { appId, personaIds, now }: Omit<Sealed, 'userId'>) {
  for (const personaId of personaIds) {
    const ids = await guildIdsOf(db, appId, personaId);
    for (const guild of await lockGuilds(db, appId, ids)) {
      await leave(db, { guild, personaId, now });
    }
    await cancelRequests(db, appId, { personaId }, now);
  }
}

async function leave(
  db: Db,
  { guild, personaId, now }: { readonly guild: GuildRow; readonly personaId: string; readonly now: string },
): Promise<void> {
  const { app_id, id } = guild;
  await deleteMember(db, { app_id, guild_id: id, persona_id: personaId });
  await givePlaceBack(db, app_id, id);
  if (guild.owner_id !== personaId) {
    return;
  }
  const ranks = await ranksOf(db, app_id, id);
  const heir = heirOf(ranks.map((row) => ({ personaId: row.persona_id, level: row.level, joinedAt: row.joined_at })));
  if (heir === undefined) {
    await cancelRequests(db, app_id, { guildId: id }, now);
    await deleteGuild(db, app_id, id);
    return;
  }
  await setRole(db, { app_id, guild_id: id, persona_id: heir.personaId, role: OWNER }, 0);
  await updateGuild(db, app_id, id, { owner_id: heir.personaId, modified_at: now });
}
