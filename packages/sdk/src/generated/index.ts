// Generated from the contract by `npm run gen`; do not edit.
import { sessionTable, type SessionCalls } from './session.ts';
import { appTable, type AppCalls } from './app.ts';
import { orgTable, type OrgCalls } from './org.ts';
import { usageTable, type UsageCalls } from './usage.ts';
import { cdnTable, type CdnCalls } from './cdn.ts';
import { passportTable, type PassportCalls } from './passport.ts';
import { multiverseTable, type MultiverseCalls } from './multiverse.ts';
import { syncTable, type SyncCalls } from './sync.ts';
import { matchTable, type MatchCalls } from './match.ts';
import { funcTable, type FuncCalls } from './func.ts';
import { statelessTable, type StatelessCalls } from './stateless.ts';
import { pushTable, type PushCalls } from './push.ts';
import { bakingTable, type BakingCalls } from './baking.ts';
import { storageTable, type StorageCalls } from './storage.ts';
import { saveTable, type SaveCalls } from './save.ts';
import { remoteConfigTable, type RemoteConfigCalls } from './remote-config.ts';
import { stacktraceTable, type StacktraceCalls } from './stacktrace.ts';
import { helloTable, type HelloCalls } from './hello.ts';
import { safeTable, type SafeCalls } from './safe.ts';
import { windTable, type WindCalls } from './wind.ts';
import { uprTable, type UprCalls } from './upr.ts';
import { deviceTable, type DeviceCalls } from './device.ts';
import { metricsTable, type MetricsCalls } from './metrics.ts';
import { billingTable, type BillingCalls } from './billing.ts';
import { certificationTable, type CertificationCalls } from './certification.ts';
import { paymentTable, type PaymentCalls } from './payment.ts';
import { userTable, type UserCalls } from './user.ts';
import { ticketTable, type TicketCalls } from './ticket.ts';
import { serviceTokenTable, type ServiceTokenCalls } from './service-token.ts';
import { knowledgeTable, type KnowledgeCalls } from './knowledge.ts';
import { alertTable, type AlertCalls } from './alert.ts';

export type { App, AppService, BaseInfo, BillingAdmin, LinkedAccount, Operator, SessionState, UploadCredential, User } from './session.ts';
export type { AppBill, AppInfo, AppSecrets, Bill, BillItem, RedeemToken, Redemption } from './app.ts';
export type { Organization, OrganizationMember, Project, ProjectWithApp } from './org.ts';
export type { BundleAnalysis, CdnAggregation, CdnAppStatistics, CdnTopApps, CdnUsage, DailyCounts, PartnerCdnUsage, ProxyCacheClearing, SampleCode } from './usage.ts';
export type { Badge, Bucket, BucketStatistics, CdnChanges, CdnProjectInfo, CdnProjectUsage, CdnSequence, DirectoryItem, Entry, InspectReport, Mod, ModEntry, ModVersion, ModWithVersions, ProxyCache, Release, ReleaseEntry, UploadToken } from './cdn.ts';
export type { AchievementMeta, AntiAddictionConfig, BanAction, BanInfo, BattlePass, BattlePassSlot, Billboard, EconomyCategory, EconomyProduct, EconomyResource, EconomyTransaction, Entitlement, EntitlementExpiry, Friend, FriendBlacklistEntry, FriendRequest, Guild, GuildConfig, GuildMember, GuildRequest, GuildRole, IdDomain, IdDomainReview, IdProvider, InboxMessage, InboxRecord, InboxTemplate, InventoryItem, Leaderboard, LeaderboardHistoryScore, LeaderboardMemberScore, LeaderboardReward, LeaderboardRewardPlan, LeaderboardSchedule, LeaderboardScore, LeaderboardScoreResult, LeaderboardTier, LeaderboardVersion, OwnGuild, PassportApiDocument, PassportConfig, PassportImportResult, PassportMetricRanking, PassportMetricSeries, PassportRetention, PassportTag, PassportUser, PayMonth, PayPermission, Persona, PersonaAchievement, PersonaBattlePass, PersonaLogin, PersonaQuest, PlayPermission, PlayerKeys, PlayerReport, PlayerTokens, PlayerWebLogin, Presence, PublicIdDomain, PublicPersona, Quest, QuestItem, QuestItemCompletion, RateLimitUsage, Realm, ReportedPersona, RewardItem, SmsTemplate, TermsAcceptance, TermsOfService, TokenClass, TokenInstance, TokenUse, UserLogin, VerificationCodeLog } from './passport.ts';
export type { MultiverseAllocation, MultiverseGame, MultiverseGameRegion, MultiverseGameUsage, MultiverseImage, MultiverseImageLog, MultiverseLocation, MultiverseLocationRatio, MultiverseMetric, MultiverseOs, MultiversePlaceholderSchedule, MultiverseProfile, MultiverseRegion, MultiverseReleaseResource, MultiverseResourceFactor, MultiverseRevision, MultiverseServer, MultiverseServerCount, MultiverseTestServer, MultiverseTopGame, MultiverseUsage, Ping, ServerLogLine, ServerPort, TransferToken, ValuePoint } from './multiverse.ts';
export type { SyncConfig, SyncDailyUsage, SyncMember, SyncPerfReport, SyncPerfResults, SyncPerfSession, SyncPlugin, SyncPluginRelease, SyncPod, SyncProfile, SyncRoom, SyncRoomInfo, SyncRoomLog, SyncRoomWithServer, SyncServiceRoom, SyncSetup, SyncTier, SyncTopApp, SyncTrendPoint, SyncUsage } from './sync.ts';
export type { MatchApp, MatchAssignment, MatchBackfill, MatchConfig, MatchParty, MatchPlayer, MatchRelaxation, MatchRule, MatchTeam, MatchTeamDefinition, MatchTestResult, MatchTicket, MatchTicketCount, MatchTicketPoint, MatchTicketSum, MatchTopApp } from './match.ts';
export type { AppValue, FuncAutoscaler, FuncCpuUsage, FuncEndpoint, FuncInfo, FuncLogLine, FuncPlayer, FuncPlayerCount, FuncScaling, FuncServer, FuncServerTag } from './func.ts';
export type { StatelessFunction, StatelessGatewayUsage, StatelessInvocation, StatelessInvocationLog, StatelessLogLine, StatelessRuntime, StatelessTrigger, StatelessUsage, StatelessVersion } from './stateless.ts';
export type { PushApp, PushChannel, PushConnectToken, PushDelivery, PushMetricPoint, PushPublicChannel, PushServer, PushServerConfig, PushServerVersion, PushServiceLevel, PushUsage, PushUsageSum } from './push.ts';
export type { BakingApp, BakingInstanceType, BakingNode, BakingSession, BakingUsage } from './baking.ts';
export type { AdminDatabase, AppCount, BackupUrls, Database, DatabaseAnswer, DatabaseBackup, DatabaseBackupPlan, DatabaseInstanceType, DatabaseMetric, DatabaseMetricInfo, DatabaseRegion, DatabaseTask, LivingDatabases, NewDatabases, SlowQuery } from './storage.ts';
export type { CloudSave, ProfilePicture, SaveAppConfig, SaveAppUsage, SaveDailyUsage, SaveFile, SaveUploadToken, SaveUploadTokens, SaveUsage, SaveVersion } from './save.ts';
export type { ConfigAppUsage, ConfigDailyUsage, ConfigDocument, ConfigOverride, ConfigSetting, ConfigSimulation, ConfigUsage, ConfigVariant, ConfigVersion, ExposedPlayers, OverrideVerdict, RemoteConfig, RuleCheck, SeenAttribute, VariantExposure } from './remote-config.ts';
export type { DayCount, MissingSymbol, ParsedLog, ParsedStack, RecordState, RecordTags, StackFrame, StackGroup, StacktraceRecord, StacktraceRecordDetail, StacktraceSymbol, SymbolUploadCredential } from './stacktrace.ts';
export type { HelloAppUsage, HelloDailyUsage, HelloOrg, HelloProject, HelloUsage, VoiceToken } from './hello.ts';
export type { Detection, PackageUpload, Protection, ProtectionLog, ProtectionProgress, SafeConfig, SafeInfo, SafeStatistics, SafeUsage, SigningSha1 } from './safe.ts';
export type { WindConfig, WindPublish } from './wind.ts';
export type { Upr, UprSession } from './upr.ts';
export type { DeviceApp, DeviceAppUsage, DeviceDailyUsage, DevicePackage, DeviceSession, DeviceToken, DeviceUsage } from './device.ts';
export type { MetricsAppInfo, MetricsUserRole } from './metrics.ts';
export type { Balance, BillLink, BillLog, BillRun, Invoice, MonthlyAmount, MonthlyBillDiff, MonthlyBills, MonthlyTransactions, MonthlyTrend, Transaction, TransactionWithInvoice } from './billing.ts';
export type { EnterpriseCertification } from './certification.ts';
export type { PaymentOrder, PaymentResult } from './payment.ts';
export type { PublicTicket, Ticket } from './ticket.ts';
export type { ServiceToken } from './service-token.ts';
export type { DocumentHit, KnowledgeAnswer, KnowledgeHistory, KnowledgeMessage } from './knowledge.ts';
export type { AlertRecord, Mail, Monitor } from './alert.ts';

/** Every service of UOS. */
export interface Services {
  readonly session: SessionCalls;
  readonly app: AppCalls;
  readonly org: OrgCalls;
  readonly usage: UsageCalls;
  readonly cdn: CdnCalls;
  readonly passport: PassportCalls;
  readonly multiverse: MultiverseCalls;
  readonly sync: SyncCalls;
  readonly match: MatchCalls;
  readonly func: FuncCalls;
  readonly stateless: StatelessCalls;
  readonly push: PushCalls;
  readonly baking: BakingCalls;
  readonly storage: StorageCalls;
  readonly save: SaveCalls;
  readonly remoteConfig: RemoteConfigCalls;
  readonly stacktrace: StacktraceCalls;
  readonly hello: HelloCalls;
  readonly safe: SafeCalls;
  readonly wind: WindCalls;
  readonly upr: UprCalls;
  readonly device: DeviceCalls;
  readonly metrics: MetricsCalls;
  readonly billing: BillingCalls;
  readonly certification: CertificationCalls;
  readonly payment: PaymentCalls;
  readonly user: UserCalls;
  readonly ticket: TicketCalls;
  readonly serviceToken: ServiceTokenCalls;
  readonly knowledge: KnowledgeCalls;
  readonly alert: AlertCalls;
}

/** The wire table of every service. */
export const tables = {
  session: sessionTable,
  app: appTable,
  org: orgTable,
  usage: usageTable,
  cdn: cdnTable,
  passport: passportTable,
  multiverse: multiverseTable,
  sync: syncTable,
  match: matchTable,
  func: funcTable,
  stateless: statelessTable,
  push: pushTable,
  baking: bakingTable,
  storage: storageTable,
  save: saveTable,
  remoteConfig: remoteConfigTable,
  stacktrace: stacktraceTable,
  hello: helloTable,
  safe: safeTable,
  wind: windTable,
  upr: uprTable,
  device: deviceTable,
  metrics: metricsTable,
  billing: billingTable,
  certification: certificationTable,
  payment: paymentTable,
  user: userTable,
  ticket: ticketTable,
  serviceToken: serviceTokenTable,
  knowledge: knowledgeTable,
  alert: alertTable,
};
