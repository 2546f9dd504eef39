// Everything that is known of a player as one stream: what it did itself, what was done to it, what others say of it.
import { label, passportPlayerLabels } from '@uos/contract/labels';
import type {
  AlertRecord,
  Entitlement,
  Friend,
  PassportUser,
  Persona,
  PersonaAchievement,
  PlayerReport,
} from '@uos/sdk/browser';
import type { FriendBlacklistEntry, OwnGuild, VerificationCodeLog } from '@uos/sdk/services/passport';
import { language } from '../../../../kit/language/language.zh.ts';
import { recordTitle } from '../../../../parts/history/record-title.ts';
import { text } from '../tabs/text.zh.ts';

export type EventKind = keyof typeof text.kinds;

export interface PlayerEvent {
  readonly key: string;
  readonly kind: EventKind;
  /** RFC 3339. */
  readonly at: string;
  readonly words: string;
  readonly note?: string;
}

export interface Told {
  readonly user?: Pick<PassportUser, 'createdAt' | 'lastLoginAt' | 'loginMethod' | 'loginPlatform'>;
  readonly persona?: Pick<Persona, 'personaID' | 'createdAt' | 'lastLoginAt' | 'realmName'>;
  readonly records?: readonly AlertRecord[];
  readonly friends?: readonly Pick<Friend, 'id' | 'displayName' | 'createdAt'>[];
  readonly blacklist?: readonly Pick<FriendBlacklistEntry, 'id' | 'displayName' | 'createdAt'>[];
  readonly guilds?: readonly Pick<OwnGuild, 'id' | 'guildName' | 'createdAt' | 'ownerPersonaID'>[];
  readonly entitlements?: readonly Pick<Entitlement, 'id' | 'displayName' | 'createdAt'>[];
  readonly achievements?: readonly Pick<PersonaAchievement, 'slugName' | 'displayName' | 'achievedAt' | 'redeemedAt'>[];
  readonly reports?: readonly Pick<
    PlayerReport,
    'id' | 'category' | 'content' | 'createdAt' | 'status' | 'result' | 'reviewer' | 'reviewedAt'
  >[];
  readonly codes?: readonly Pick<VerificationCodeLog, 'id' | 'purpose' | 'status' | 'sentAt'>[];
}

/** Newest first. */
export function playerEvents(told: Told): PlayerEvent[] {
  const { user, persona, records = [], friends = [], blacklist = [], guilds = [] } = told;
  const { entitlements = [], achievements = [], reports = [], codes = [] } = told;
  const events: PlayerEvent[] = [
    ...(user === undefined ? [] : ofUser(user)),
    ...(persona === undefined ? [] : ofPersona(persona)),
    ...records.map(
      (record): PlayerEvent => ({
        ...{ key: `history ${record.Id}`, kind: 'history', at: record.CreatedAt, words: recordTitle(record) },
        ...(record.userName !== '' && { note: text.by(record.userName) }),
      }),
    ),
    ...friends.map(({ id, displayName, createdAt: at }) => event('friend', id, at, text.befriended(displayName))),
    ...blacklist.map(({ id, displayName, createdAt: at }) =>
      event('friend', `blacklist ${id}`, at, text.blacklisted(displayName)),
    ),
    ...guilds.map(({ id, guildName, createdAt: at, ownerPersonaID }) =>
      event(
        'guild',
        id,
        at,
        ownerPersonaID === persona?.personaID ? text.foundGuild(guildName) : text.inGuild(guildName),
      ),
    ),
    ...entitlements.map(({ id, displayName, createdAt: at }) => event('entitlement', id, at, text.given(displayName))),
    ...achievements.flatMap(ofAchievement),
    ...reports.flatMap(ofReport),
    ...codes.map(({ id, purpose, status, sentAt }) => {
      const { verificationCodeLog } = passportPlayerLabels;
      const words = [label(verificationCodeLog.purpose, purpose), label(verificationCodeLog.status, status)] as const;
      return event('code', id, sentAt, text.codeSent(words[0][language], words[1][language]));
    }),
  ];
  return events.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

function event(kind: EventKind, id: string, at: string, words: string, note = ''): PlayerEvent {
  return { key: `${kind} ${id}`, kind, at, words, ...(note !== '' && { note }) };
}

function ofUser({ createdAt, lastLoginAt, loginMethod, loginPlatform }: NonNullable<Told['user']>): PlayerEvent[] {
  const { playerUser } = passportPlayerLabels;
  const wordOf = (table: typeof playerUser.loginMethod | typeof playerUser.loginPlatform, value: string | undefined) =>
    value === undefined || value === '' ? '' : label(table, value)[language];
  const how = text.signInBy(
    wordOf(playerUser.loginMethod, loginMethod),
    wordOf(playerUser.loginPlatform, loginPlatform),
  );
  return [
    event('account', 'user', createdAt, text.made),
    ...(lastLoginAt === undefined ? [] : [event('signIn', 'user', lastLoginAt, text.lastSignIn, how)]),
  ];
}

function ofPersona({ createdAt, lastLoginAt, realmName }: NonNullable<Told['persona']>): PlayerEvent[] {
  return [
    event('account', 'persona', createdAt, text.madePersona(realmName)),
    ...(lastLoginAt === undefined ? [] : [event('signIn', 'persona', lastLoginAt, text.lastSignIn, realmName)]),
  ];
}

function ofAchievement(achievement: NonNullable<Told['achievements']>[number]): PlayerEvent[] {
  const { slugName, displayName, achievedAt, redeemedAt } = achievement;
  const name = displayName || slugName;
  return [
    ...(achievedAt === undefined ? [] : [event('achievement', slugName, achievedAt, text.achieved(name))]),
    ...(redeemedAt === undefined ? [] : [event('achievement', `rewards ${slugName}`, redeemedAt, text.redeemed(name))]),
  ];
}

function ofReport(report: NonNullable<Told['reports']>[number]): PlayerEvent[] {
  const { id, category, content, createdAt, status, result, reviewedAt } = report;
  const verdict = label(passportPlayerLabels.report.status, status)[language];
  return [
    event('report', id, createdAt, text.reported(category), content),
    ...(reviewedAt === undefined ? [] : [event('report', `verdict ${id}`, reviewedAt, text.reviewed(verdict), result)]),
  ];
}
