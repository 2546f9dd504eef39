// Coming into guilds and going out of them. Who does either holds the guild first and then the persona, so that what
// happens to either happens one after another and nobody deadlocks.
import type { PassportSettings } from '@uos/contract/rules';
import type { Db } from '#db/connect';
import type { Call } from '#kernel/call/call';
import { lockPersonas, type PersonaRow } from '../players/store/index.ts';
import { unknownGuild } from './guilds.ts';
import { coolDownEnd, MEMBER } from './rules.ts';
import { deleteGuild, type GuildRow, givePlaceBack, lockGuilds, takePlace } from './store/guilds.ts';
import {
  deleteMember,
  findMember,
  guildIdsOf,
  insertMember,
  leftAt,
  type MemberWithRole,
  noteLeaver,
} from './store/members.ts';
import { cancelRequests } from './store/requests.ts';
import type { GuildPermissions } from './tables.ts';

/** Holds a guild of a realm until the end of the transaction. */
export async function holdGuild(call: Call, id: string, realmId: string): Promise<GuildRow> {
  const [guild] = await lockGuilds(call.db, call.appId, [id]);
  if (guild === undefined || guild.realm_id !== realmId) {
    throw unknownGuild(call);
  }
  return guild;
}

/** Ends a guild that is held: its members are in none, and nobody asks to join it any more. */
export async function dissolve(call: Pick<Call, 'db' | 'appId' | 'now'>, guild: GuildRow): Promise<void> {
  await cancelRequests(call.db, call.appId, { guildId: guild.id }, call.now);
  await deleteGuild(call.db, call.appId, guild.id);
}

/** The own membership, where its role has the permission. @throws 403 */
export async function requireRight(
  call: Call,
  { guild, personaId }: { readonly guild: GuildRow; readonly personaId: string },
  right: keyof GuildPermissions,
): Promise<MemberWithRole> {
  const member = await findMember(call.db, call.appId, guild.id, personaId);
  if (member?.permissions[right] !== true) {
    throw denied(call);
  }
  return member;
}

export const denied = (call: Call) => call.refuse('denied', 'permission denied');
export const againstRules = (call: Call, text: string, details?: readonly string[]) =>
  call.refuse('precondition', text, { code: 90_050, ...(details && { details }) });

/** Holds the persona that enters, in no guild already and long enough out of the last. @throws 400 90050 */
export async function holdEntrant(call: Call, personaId: string, settings: PassportSettings): Promise<PersonaRow> {
  const [persona] = await lockPersonas(call.db, call.appId, [personaId]);
  if (persona === undefined || persona.status === 'Sealed') {
    throw call.refuse('not-found', 'persona not found');
  }
  if (!settings.EnableJoinMultiGuilds && (await guildIdsOf(call.db, call.appId, personaId)).length > 0) {
    throw againstRules(call, 'already in a guild');
  }
  const left = await leftAt(call.db, call.appId, personaId);
  const end = coolDownEnd(left, settings.RestrictedMinutesAfterLeaveGuild, call.now);
  if (end !== undefined) {
    throw againstRules(call, 'left a guild too recently', [`until ${end.toISOString()}`]);
  }
  return persona;
}

/** Lets a persona in where there is room; both have to be held. @throws 429 80001 */
export async function letIn(
  call: Call,
  { guild, personaId }: { readonly guild: GuildRow; readonly personaId: string },
  settings: PassportSettings,
): Promise<void> {
  if (!(await takePlace(call.db, call.appId, guild.id, settings.MemberLimitCount))) {
    throw full(call);
  }
  await insertMember(call.db, {
    app_id: call.appId,
    guild_id: guild.id,
    persona_id: personaId,
    role: MEMBER,
    joined_at: call.now,
  });
  await settleRequests(call, { guildId: guild.id, personaId }, settings);
}

/** What a persona that got in still asks for: of any guild where it may be in one alone, else of this one. */
export async function settleRequests(
  { db, appId, now }: Pick<Call, 'db' | 'appId' | 'now'>,
  { guildId, personaId }: { readonly guildId: string; readonly personaId: string },
  { EnableJoinMultiGuilds: several }: PassportSettings,
): Promise<void> {
  await cancelRequests(db, appId, several ? { guildId, personaId } : { personaId }, now);
}

export const full = (call: Call) => call.refuse('precondition', 'the guild is full', { code: 80_001 });

/** Takes a member out of a guild that is held, and holds it back from the next one for a while. */
export async function takeOut(
  { db, appId, now }: { readonly db: Db; readonly appId: string; readonly now: string },
  guildId: string,
  personaId: string,
): Promise<void> {
  await lockPersonas(db, appId, [personaId]);
  await deleteMember(db, { app_id: appId, guild_id: guildId, persona_id: personaId });
  await givePlaceBack(db, appId, guildId);
  await noteLeaver(db, appId, personaId, now);
}
