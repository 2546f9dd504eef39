// Examples of the entities below `../players`, for the reference and for tests.
import type * as z from 'zod';
import { app } from '../../app/examples.ts';
import type { Entitlement, EntitlementExpiry } from '../players/entitlements.ts';
import type * as f from '../players/friends.ts';
import type * as g from '../players/guilds.ts';
import type { PlayerReport, ReportedPersona } from '../players/reports.ts';
import type * as p from '../players/schemas.ts';
import { createdAt, ids, modifiedAt } from './ids.ts';

const idDomainID = app.AppId;
const realmName = '一服 · 潮声';

export const banInfo: z.output<typeof p.BanInfo> = {
  reason: '使用外挂',
  bannedAt: '2026-11-19T02:11:05Z',
  unbanAt: '2026-11-26T02:11:05Z',
};

export const banAction: z.output<typeof p.BanAction> = {
  type: 'BanLeaderboard',
  options: { clearLeaderboard: true },
  reason: '刷分',
  until: '2026-12-01T00:00:00Z',
};

export const passportTag: z.output<typeof p.PassportTag> = {
  tagID: ids.tag,
  idDomainID,
  name: '内测玩家',
  color: '#f59f00',
  description: '参加过首轮内测',
  userCount: 128,
  personaCount: 131,
  createdAt,
  modifiedAt,
};

const tags = [{ tagID: ids.tag, name: passportTag.name, color: passportTag.color }];

export const passportUser: z.output<typeof p.PassportUser> = {
  userID: ids.user,
  externalUserID: 'keeper-10086',
  idDomainID,
  deleted: false,
  userStatus: 'Banned',
  displayName: '守灯人',
  avatarUrl: '',
  currentDeviceID: 'a1b2c3d4',
  lastLoginIp: '203.0.113.24',
  lastLoginAt: '2026-11-20T11:02:41Z',
  loginMethod: 'ServerSide',
  loginPlatform: 'ServerSide',
  loginIDProvider: '',
  isRealNameVerified: true,
  realName: '陈*',
  idCardNumber: '310*************1X',
  ageGroup: 'AboveEighteen',
  aboveMinAge: true,
  email: '',
  emailVerified: false,
  phoneNumber: '',
  phoneNumberVerified: false,
  banInfo,
  banActions: [banAction],
  tags,
  createdAt,
  modifiedAt,
  properties: { source: 'taptap' },
};

export const persona: z.output<typeof p.Persona> = {
  personaID: ids.persona,
  userID: ids.user,
  realmID: ids.realm,
  realmName,
  idDomainID,
  externalPersonaID: '',
  displayName: '守灯人',
  iconUrl: '',
  status: 'Active',
  banActions: [],
  tags,
  lastLoginAt: '2026-11-20T11:02:41Z',
  createdAt,
  modifiedAt,
  properties: { level: '12' },
};

export const publicPersona: z.output<typeof p.PublicPersona> = {
  personaID: ids.friend,
  userID: ids.friendUser,
  realmID: ids.realm,
  realmName,
  displayName: '潮汐',
  iconUrl: '',
  properties: { level: '9' },
};

export const entitlement: z.output<typeof Entitlement> = {
  id: '57e09bd4-8a3f-4c61-b2d7-f90c1e64a583',
  idDomainID,
  type: 'vip',
  displayName: '月卡',
  ownerType: 'User',
  userID: ids.user,
  personaID: '',
  startTime: '2026-11-01T00:00:00Z',
  endTime: '2026-12-01T00:00:00Z',
  status: 'Active',
  suspendReason: '',
  source: 'Console',
  createdAt,
  modifiedAt,
  properties: {},
};

export const entitlementExpiry: z.output<typeof EntitlementExpiry> = { day: '2026-12-01', count: 42, owners: 40 };

export const friend: z.output<typeof f.Friend> = {
  id: 'cf2d9e60-b741-4a58-8e03-1d6f95c7b82a',
  idDomainID,
  sourcePersonaID: ids.persona,
  sourceRealmID: ids.realm,
  sourceRealmName: realmName,
  targetPersonaID: ids.friend,
  targetRealmID: ids.realm,
  targetRealmName: realmName,
  targetPersonaProperties: { level: '9' },
  displayName: publicPersona.displayName,
  status: 'Active',
  iconUrl: '',
  remark: '老朋友',
  createdAt,
  modifiedAt,
};

export const friendRequest: z.output<typeof f.FriendRequest> = {
  id: '78b1c4e5-d023-4f96-a5e8-c3970fd6b14e',
  sourcePersonaID: ids.friend,
  sourceDisplayName: publicPersona.displayName,
  targetPersonaID: ids.persona,
  targetDisplayName: persona.displayName,
  message: '一起守灯吧',
  status: 'Pending',
  createdAt,
};

export const friendBlacklistEntry: z.output<typeof f.FriendBlacklistEntry> = {
  id: '0e95f3a7-c26b-4d81-97fa-b4e8d05c6132',
  targetPersonaID: '85d0c7b2-1f4e-4963-bc8a-60e7a3f5d91b',
  displayName: '暗礁',
  createdAt,
};

export const presence: z.output<typeof f.Presence> = {
  personaID: ids.friend,
  status: 'online',
  properties: { scene: 'harbour' },
  updatedAt: '2026-11-21T06:20:00Z',
};

export const guildMember: z.output<typeof g.GuildMember> = {
  memberId: ids.persona,
  memberName: persona.displayName,
  role: 'owner',
  joinedAt: createdAt,
};

const guildFacts = {
  id: ids.guild,
  idDomainID,
  realmID: ids.realm,
  guildName: '北岸灯塔会',
  announcement: '周六晚八点点灯',
  guildType: '',
  visibility: 'Public',
  enableGainApprovalBeforeJoin: true,
  ownerPersonaID: ids.persona,
  memberCount: 1,
  createdAt,
  modifiedAt,
  properties: { rank: '3' },
} as const;

export const guild: z.output<typeof g.Guild> = { ...guildFacts, members: [guildMember] };

const permissions = {
  dismissGuild: true,
  manageGuildRequests: true,
  manageMemberRole: true,
  updateGuildInfo: true,
  removeMembers: true,
};

export const ownGuild: z.output<typeof g.OwnGuild> = {
  ...guildFacts,
  selfRole: { slugName: 'owner', displayName: '会长', permissions },
};

export const guildRole: z.output<typeof g.GuildRole> = {
  id: ids.guildRole,
  idDomainID,
  slugName: 'owner',
  displayName: '会长',
  permissions,
  level: 100,
  limit: 1,
  isDefault: true,
  createdAt,
  modifiedAt,
  properties: {},
};

export const guildRequest: z.output<typeof g.GuildRequest> = {
  id: 'd19e6b07-53ca-4f84-8b2d-7e0c94f1a635',
  guildId: ids.guild,
  personaID: ids.friend,
  displayName: publicPersona.displayName,
  message: '我也想点灯',
  status: 'Pending',
  createdAt,
};

export const guildConfig: z.output<typeof g.GuildConfig> = {
  MemberLimitCount: 50,
  EnableJoinMultiGuilds: false,
  RestrictedMinutesAfterLeaveGuild: 120,
  EnableGainApprovalBeforeJoin: true,
  GuildDisableUniqueGuildName: false,
};

export const playerReport: z.output<typeof PlayerReport> = {
  id: '4af7d20c-9b86-4e35-a1d0-f58c63e7b904',
  idDomainID,
  reporterPersonaID: ids.persona,
  targetPersonaID: '85d0c7b2-1f4e-4963-bc8a-60e7a3f5d91b',
  targetUserID: '2e8c95d7-40fb-4a13-b6e9-d7012c5fa84e',
  category: 'cheat',
  content: '瞬移点灯',
  evidence: ['https://static.lanternbay.example/evidence/1.mp4'],
  status: 'Actioned',
  result: '封禁 7 天',
  reviewer: '陈灯',
  reviewedAt: '2026-11-19T02:11:05Z',
  createdAt,
  modifiedAt,
};

export const reportedPersona: z.output<typeof ReportedPersona> = {
  targetPersonaID: playerReport.targetPersonaID,
  displayName: '暗礁',
  targetUserID: playerReport.targetUserID,
  reviewingCount: 2,
  reportCount: 5,
  reporterCount: 4,
  categories: ['abuse', 'cheat'],
  lastReportID: playerReport.id,
  lastReportedAt: createdAt,
};
