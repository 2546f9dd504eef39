// Rows of users and personas → what callers see. Private data is whole for who may change it and for the player alone.

import { ageBandOn, ageOn } from '@uos/contract/rules';
import type { Call } from '#kernel/call/call';
import { type AppRole, mayWrite } from '#kernel/who/principal';
import { attachedTags } from '../attached-tags.ts';
import { findIdDomain } from '../store/id-domains.ts';
import { actionsOf, type BanActionRow } from './bans/store.ts';
import { openPrivate } from './private/private.ts';
import { birthDate, maskEmail, maskIdNumber, maskName, maskPhone, statusAt, today } from './rules.ts';
import type { ShownPersona } from './store/personas.ts';
import type { UserRow } from './store/users.ts';

type Asked = Pick<Call, 'db' | 'appId' | 'ports' | 'now' | 'principal' | 'role'>;

export async function userReplies(call: Asked, rows: readonly UserRow[]) {
  const { db, appId, ports, now } = call;
  const ids = rows.map(({ id }) => id);
  const [domain, actions, tags] = [
    await findIdDomain(db, appId),
    await actionsOf(db, appId, ids, now),
    await attachedTags(db, appId, ids),
  ];
  const isWhole = seesWhole(call.principal.kind, call.role);
  const minAge = domain?.min_age ?? 0;
  return rows.map((row) => {
    const [phone, email] = [openPrivate(ports, 'phone', row), openPrivate(ports, 'email', row)];
    const [name, number] = [openPrivate(ports, 'real_name', row), openPrivate(ports, 'id_number', row)];
    const birth = birthDate(number, today(now));
    return {
      userID: row.id,
      externalUserID: row.external_id ?? '',
      idDomainID: row.app_id,
      deleted: row.status === 'Sealed',
      userStatus: statusAt(row, now),
      displayName: row.display_name,
      avatarUrl: row.avatar_url,
      currentDeviceID: row.device_id,
      lastLoginIp: row.last_login_ip,
      ...(row.last_login_at !== null && { lastLoginAt: row.last_login_at }),
      loginMethod: row.login_method,
      loginPlatform: row.login_platform,
      loginIDProvider: row.login_provider,
      isRealNameVerified: number !== '',
      realName: maskName(name),
      idCardNumber: maskIdNumber(number),
      // why not the stored one: a birthday counts from its first second
      ageGroup: birth === undefined ? ('' as const) : ageBandOn(birth, today(now)),
      aboveMinAge: minAge === 0 || (birth !== undefined && ageOn(birth, today(now)) >= minAge),
      email: isWhole ? email : maskEmail(email),
      emailVerified: false,
      phoneNumber: isWhole ? phone : maskPhone(phone),
      phoneNumberVerified: phone !== '',
      ...restrictions(row, actions.get(row.id) ?? [], now),
      tags: tags.get(row.id) ?? [],
      createdAt: row.created_at,
      modifiedAt: row.modified_at,
      properties: row.properties,
    };
  });
}

export async function userReply(call: Asked, row: UserRow) {
  const [reply] = await userReplies(call, [row]);
  if (reply === undefined) {
    throw new Error('a user without a reply');
  }
  return reply;
}

export async function personaReplies({ db, appId, now }: Asked, rows: readonly ShownPersona[]) {
  const ids = rows.map(({ id }) => id);
  const actions = await actionsOf(db, appId, ids, now);
  const tags = await attachedTags(db, appId, ids);
  return rows.map((row) => ({
    personaID: row.id,
    userID: row.user_id,
    realmID: row.realm_id,
    realmName: row.realm_name,
    idDomainID: row.app_id,
    externalPersonaID: row.external_id,
    displayName: row.display_name,
    iconUrl: row.icon_url,
    status: statusAt(row, now),
    ...restrictions(row, actions.get(row.id) ?? [], now),
    tags: tags.get(row.id) ?? [],
    ...(row.last_login_at !== null && { lastLoginAt: row.last_login_at }),
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
    properties: row.properties,
  }));
}

export async function personaReply(call: Asked, row: ShownPersona) {
  const [reply] = await personaReplies(call, [row]);
  if (reply === undefined) {
    throw new Error('a persona without a reply');
  }
  return reply;
}

/** What other players see. */
export function publicPersona(row: ShownPersona) {
  return {
    personaID: row.id,
    userID: row.user_id,
    realmID: row.realm_id,
    realmName: row.realm_name,
    displayName: row.display_name,
    iconUrl: row.icon_url,
    properties: row.properties,
  };
}

const PRIVATE = ['phoneNumber', 'email', 'realName', 'idCardNumber'] as const;

/** A user as the operation history may keep it. */
export function forHistory<User extends object>(user: User): object {
  return Object.fromEntries(Object.entries(user).filter(([key]) => !(PRIVATE as readonly string[]).includes(key)));
}

function restrictions(row: UserRow | ShownPersona, actions: readonly BanActionRow[], now: string) {
  const isBanned = statusAt(row, now) === 'Banned';
  return {
    ...(isBanned && {
      banInfo: {
        reason: row.ban_reason,
        bannedAt: row.banned_at ?? row.modified_at,
        ...(row.unban_at !== null && { unbanAt: row.unban_at }),
      },
    }),
    banActions: actions.map(({ clear_leaderboard, reason, until }) => ({
      type: 'BanLeaderboard' as const,
      options: { clearLeaderboard: clear_leaderboard },
      ...(reason !== '' && { reason }),
      ...(until !== null && { until }),
    })),
  };
}

function seesWhole(kind: Call['principal']['kind'], role: AppRole | undefined): boolean {
  return kind === 'player' || (role !== undefined && mayWrite(role));
}
