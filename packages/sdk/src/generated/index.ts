// Generated from the contract by `npm run gen`; do not edit.
import { sessionTable, type SessionCalls } from './session.ts';
import { appTable, type AppCalls } from './app.ts';
import { orgTable, type OrgCalls } from './org.ts';
import { usageTable, type UsageCalls } from './usage.ts';
import { cdnTable, type CdnCalls } from './cdn.ts';
import { passportTable, type PassportCalls } from './passport.ts';

export type { App, AppService, BaseInfo, BillingAdmin, Operator, SessionState, UploadCredential, User } from './session.ts';
export type { AppBill, AppInfo, AppSecrets, Bill, BillItem, RedeemToken, Redemption } from './app.ts';
export type { Organization, Project, ProjectWithApp } from './org.ts';
export type { BundleAnalysis, CdnAggregation, CdnAppStatistics, CdnTopApps, CdnUsage, DailyCounts, PartnerCdnUsage, ProxyCacheClearing, SampleCode } from './usage.ts';
export type { Badge, Bucket, BucketStatistics, CdnChanges, CdnProjectInfo, CdnProjectUsage, CdnSequence, DirectoryItem, Entry, InspectReport, Mod, ModEntry, ModVersion, ModWithVersions, ProxyCache, Release, ReleaseEntry, UploadToken } from './cdn.ts';
export type { AchievementMeta, AntiAddictionConfig, BanAction, BanInfo, BattlePass, BattlePassSlot, Billboard, EconomyCategory, EconomyProduct, EconomyResource, EconomyTransaction, Entitlement, Friend, FriendBlacklistEntry, FriendRequest, Guild, GuildConfig, GuildMember, GuildRequest, GuildRole, IdDomain, IdDomainReview, IdProvider, InboxMessage, InboxRecord, InboxTemplate, InventoryItem, Leaderboard, LeaderboardHistoryScore, LeaderboardMemberScore, LeaderboardReward, LeaderboardSchedule, LeaderboardScore, LeaderboardScoreResult, LeaderboardTier, LeaderboardVersion, OwnGuild, PassportApiDocument, PassportConfig, PassportImportResult, PassportMetricRanking, PassportMetricSeries, PassportRetention, PassportTag, PassportUser, PayPermission, Persona, PersonaAchievement, PersonaBattlePass, PersonaLogin, PersonaQuest, PlayPermission, PlayerReport, PlayerTokens, PlayerWebLogin, Presence, PublicIdDomain, PublicPersona, Quest, QuestItem, RateLimitUsage, Realm, RewardItem, SmsTemplate, TermsOfService, TokenClass, TokenInstance, TokenUse, UserLogin, VerificationCodeLog } from './passport.ts';

/** Every service of UOS. */
export interface Services {
  readonly session: SessionCalls;
  readonly app: AppCalls;
  readonly org: OrgCalls;
  readonly usage: UsageCalls;
  readonly cdn: CdnCalls;
  readonly passport: PassportCalls;
}

/** The wire table of every service. */
export const tables = {
  session: sessionTable,
  app: appTable,
  org: orgTable,
  usage: usageTable,
  cdn: cdnTable,
  passport: passportTable,
};
