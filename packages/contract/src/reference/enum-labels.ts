// Which labels show the values of which enum: what documents, tables and screens read. A field inherits them.
import * as z from 'zod';
import { type LabelTable, labels } from '../labels/index.ts';
import * as app from '../services/app/schemas.ts';
import * as baking from '../services/baking/schemas.ts';
import * as billing from '../services/billing/schemas.ts';
import { CertificationStatus } from '../services/certification/schemas.ts';
import * as device from '../services/device/schemas.ts';
import * as func from '../services/func/schemas.ts';
import { VoiceRole } from '../services/hello/schemas.ts';
import { KnowledgeRole } from '../services/knowledge/schemas.ts';
import * as match from '../services/match/schemas.ts';
import { MetricsRole } from '../services/metrics/schemas.ts';
import * as multiverse from '../services/multiverse/schemas.ts';
import * as org from '../services/org/schemas.ts';
import * as idDomains from '../services/passport/id-domains.ts';
import { RealmStatus } from '../services/passport/realms.ts';
import * as passport from '../services/passport/schemas.ts';
import * as push from '../services/push/schemas.ts';
import * as remoteConfig from '../services/remote-config/schemas.ts';
import * as safe from '../services/safe/schemas.ts';
import { ProgressType } from '../services/save/schemas.ts';
import { ServiceTokenService } from '../services/service-token/schemas.ts';
import * as session from '../services/session/schemas.ts';
import { PortProtocol } from '../services/shared/schemas.ts';
import * as stacktrace from '../services/stacktrace/schemas.ts';
import * as stateless from '../services/stateless/schemas.ts';
import * as storage from '../services/storage/schemas.ts';
import * as sync from '../services/sync/schemas.ts';
import * as ticket from '../services/ticket/schemas.ts';
import { UprSessionStatus } from '../services/upr/schemas.ts';
import * as wind from '../services/wind/schemas.ts';

/** Path of a table in `labels`, such as `realm.status`. */
const enumLabels: readonly (readonly [z.ZodEnum, string])[] = [
  [app.AppRole, 'app.role'],
  [app.AppStatus, 'app.status'],
  [app.AppServiceStatus, 'service.storedStatus'],
  [app.SecretType, 'app.secretType'],
  [app.BillStatus, 'bill.status'],
  [app.RedeemTokenStatus, 'redeemToken.status'],
  [org.OrganizationStatus, 'organization.status'],
  [session.UserStatus, 'user.status'],
  [session.UploadPurpose, 'upload.purpose'],
  [billing.TransactionType, 'transaction.type'],
  [billing.AdjustmentType, 'transaction.adjustmentType'],
  [billing.TransactionStatus, 'transaction.status'],
  [billing.TransactionMethod, 'transaction.method'],
  [billing.InvoiceType, 'invoice.type'],
  [billing.InvoiceFormat, 'invoice.format'],
  [billing.InvoiceStatus, 'invoice.status'],
  [billing.BillLogStatus, 'billLog.status'],
  [CertificationStatus, 'certification.status'],
  [ServiceTokenService, 'serviceToken.serviceName'],
  [ticket.TicketType, 'ticket.type'],
  [ticket.TicketExpert, 'ticket.expert'],
  [ticket.TicketStatus, 'ticket.status'],
  [KnowledgeRole, 'knowledgeMessage.role'],
  [idDomains.ReviewStatus, 'idDomain.reviewStatus'],
  [idDomains.LoginMethod, 'idDomain.loginMethod'],
  [idDomains.LoginPlatform, 'idDomain.loginPlatform'],
  [idDomains.VerificationCodePurpose, 'verificationCodeLog.purpose'],
  [idDomains.VerificationCodeStatus, 'verificationCodeLog.status'],
  [RealmStatus, 'realm.status'],
  [multiverse.GameType, 'game.type'],
  [multiverse.GameStatus, 'game.status'],
  [multiverse.GameSource, 'game.source'],
  [multiverse.RevisionStatus, 'profileRevision.status'],
  [PortProtocol, 'profileRevision.protocol'],
  [multiverse.TestServerStatus, 'testServer.status'],
  [multiverse.ImageStatus, 'image.status'],
  [multiverse.AllocationStatus, 'allocation.status'],
  [sync.RoomStatus, 'room.status'],
  [sync.RoomVisibility, 'room.visibility'],
  [sync.RoomProtocol, 'room.protocol'],
  [sync.SyncType, 'service.syncType'],
  [sync.PerfTest, 'service.perfTest'],
  [sync.PluginStatus, 'plugin.status'],
  [sync.PluginRuntime, 'plugin.runtime'],
  [sync.PluginReleaseStatus, 'pluginRelease.status'],
  [sync.PerfStatus, 'perfSession.status'],
  [sync.PerfTarget, 'perfSession.target'],
  [match.AppType, 'matchApp.appType'],
  [match.MatchAppStatus, 'matchApp.status'],
  [match.RegionStrategy, 'matchConfig.regionStrategy'],
  [match.RuleType, 'matchConfig.ruleType'],
  [match.RelaxationType, 'matchConfig.relaxationType'],
  [match.AgeType, 'matchConfig.ageType'],
  [match.TicketStatus, 'matchTicket.status'],
  [func.FuncStatus, 'funcFunction.status'],
  [func.EndpointSelection, 'funcFunction.endpointSelection'],
  [func.ScaledResource, 'autoscaler.resource'],
  [func.ScalingOperation, 'autoscaler.operation'],
  [func.FuncServerStatus, 'funcServer.status'],
  [stateless.StatelessStatus, 'statelessFunction.status'],
  [stateless.StatelessRuntimeName, 'statelessFunction.runtime'],
  [stateless.GatewayType, 'statelessFunction.gatewayType'],
  [stateless.GatewayAuth, 'statelessFunction.gatewayAuth'],
  [stateless.TriggerType, 'trigger.type'],
  [stateless.TriggerEnable, 'trigger.enable'],
  [stateless.InvocationStatus, 'invocationLog.status'],
  [push.PushAppStatus, 'pushApp.status'],
  [push.PushServerStatus, 'pushServer.status'],
  [push.PushMessageType, 'pushMessage.messageType'],
  [baking.SessionStatus, 'bakingSession.status'],
  [baking.NodeType, 'bakingNode.type'],
  [baking.NodeStatus, 'bakingNode.status'],
  [remoteConfig.ConfigType, 'config.type'],
  [remoteConfig.OverrideStatus, 'override.status'],
  [remoteConfig.OverrideReason, 'override.reason'],
  [remoteConfig.VariableType, 'variant.variableType'],
  [ProgressType, 'save.progressType'],
  [storage.DatabaseEngine, 'database.engine'],
  [storage.DatabaseStatus, 'database.status'],
  [storage.ProxyStatus, 'database.proxyStatus'],
  [storage.DatabaseTaskStatus, 'databaseTask.status'],
  [storage.BackupStatus, 'backup.status'],
  [storage.BackupWay, 'backup.way'],
  [storage.BackupType, 'backup.type'],
  [stacktrace.StackStatus, 'stacktraceRecord.status'],
  [stacktrace.FrameStatus, 'stackFrame.status'],
  [stacktrace.SymbolStatus, 'symbol.status'],
  [stacktrace.SymbolPlatform, 'symbol.platform'],
  [stacktrace.SymbolKind, 'symbol.kind'],
  [safe.ProtectionStatus, 'protection.status'],
  [safe.PackageType, 'protection.packageType'],
  [safe.RiskType, 'detection.riskType'],
  [safe.RiskAction, 'detection.action'],
  [VoiceRole, 'voiceToken.role'],
  [wind.WindPlatform, 'windPublish.platform'],
  [wind.WindAction, 'windPublish.action'],
  [wind.WindStatus, 'windPublish.status'],
  [device.DeviceSessionStatus, 'deviceSession.status'],
  [device.DevicePlatform, 'devicePackage.platform'],
  [UprSessionStatus, 'uprSession.status'],
  [MetricsRole, 'metricsRole.role'],
  [passport.IdProviderName, 'idProvider.provider'],
  [passport.SmsTemplateType, 'smsTemplate.type'],
  [passport.SmsTemplateStatus, 'smsTemplate.status'],
  [passport.DauMode, 'passportConfig.dauMode'],
  [passport.PlayerStatus, 'persona.status'],
  [passport.PlayerStatus, 'playerUser.status'],
  [passport.AgeGroup, 'playerUser.ageGroup'],
  [passport.EntitlementStatus, 'entitlement.status'],
  [passport.EntitlementOwnerType, 'entitlement.ownerType'],
  [passport.EntitlementSource, 'entitlement.source'],
  [passport.FriendRequestStatus, 'friendRequest.status'],
  [passport.GuildVisibility, 'guild.visibility'],
  [passport.GuildRequestStatus, 'guildRequest.status'],
  [passport.GuildPermission, 'guildRole.permission'],
  [passport.ReportStatus, 'report.status'],
  [passport.MemberType, 'leaderboard.memberType'],
  [passport.SortOrder, 'leaderboard.sortOrder'],
  [passport.UpdateType, 'leaderboard.updateType'],
  [passport.BucketStrategy, 'leaderboard.bucketStrategy'],
  [passport.TierStrategy, 'leaderboard.tierStrategy'],
  [passport.RewardStrategy, 'leaderboard.rewardStrategy'],
  [passport.RewardState, 'leaderboard.rewardState'],
  [passport.VersionStatus, 'leaderboardVersion.status'],
  [passport.VersionReason, 'leaderboardVersion.reason'],
  [passport.ResourceType, 'resource.type'],
  [passport.PublishStatus, 'product.publishStatus'],
  [passport.ResetScheduleType, 'product.resetSchedule'],
  [passport.TransactionType, 'order.type'],
  [passport.TransactionStatus, 'order.status'],
  [passport.TransactionPaymentMethod, 'order.paymentMethod'],
  [passport.NotifyStatus, 'order.notifyStatus'],
  [passport.TokenClassStatus, 'tokenClass.status'],
  [passport.CodeType, 'tokenClass.codeType'],
  [passport.DeliveryType, 'tokenClass.deliveryType'],
  [passport.TokenInstanceStatus, 'tokenInstance.status'],
  [passport.InboxScope, 'inboxTemplate.scope'],
  [passport.InboxExpireType, 'inboxTemplate.expireType'],
  [passport.InboxRecordStatus, 'inboxRecord.status'],
  [passport.InboxMessageStatus, 'inboxMessage.status'],
  [passport.ReleaseStatus, 'achievementMeta.releaseStatus'],
  [passport.AchieveStatus, 'personaAchievement.achieveStatus'],
  [passport.RedeemStatus, 'personaAchievement.redeemStatus'],
  [passport.AchievementAction, 'personaAchievement.action'],
  [passport.BattlePassStatus, 'battlePass.status'],
  [passport.QuestType, 'quest.type'],
  [passport.QuestLayout, 'quest.layout'],
  [passport.QuestStatus, 'quest.status'],
  [passport.QuestItemKind, 'questItem.kind'],
  [passport.QuestItemStatus, 'questItem.status'],
  [passport.BillboardStatus, 'billboard.status'],
];

let registered = false;

/** Tells the fields of every enum where their labels are; done once, before schemas are turned into documents. */
export function registerEnumLabels(): void {
  if (!registered) {
    registered = true;
    // why backwards: where one enum has two tables, the first line is the general one
    for (const [schema, path] of enumLabels.toReversed()) {
      z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), labels: path });
    }
  }
}

const tables: Readonly<Record<string, Readonly<Record<string, LabelTable>>>> = labels;
const all: readonly (readonly [string, LabelTable])[] = Object.entries(tables).flatMap(([entity, fields]) =>
  Object.entries(fields).map(([field, table]) => [`${entity}.${field}`, table] as const),
);

/**
 * The labels of an enum that nobody named one for: a table that has all of its values, where every such table says the
 * same of them.
 */
export function labelsLike(values: readonly string[]): string | undefined {
  const shown = values.filter((value) => value !== '');
  const fitting = all.filter(([, table]) => shown.every((value) => Object.hasOwn(table, value)));
  const exact = fitting.filter(([, table]) => [shown.length, values.length].includes(Object.keys(table).length));
  const candidates = exact.length > 0 ? exact : fitting;
  const words = new Set(candidates.map(([, table]) => shown.map((value) => table[value]?.zh).join('/')));
  return shown.length > 1 && words.size === 1 ? candidates[0]?.[0] : undefined;
}

/** The table at a path such as `realm.status`. */
export function labelsAt(path: string | undefined): LabelTable | undefined {
  const [entity = '', field = ''] = path?.split('.') ?? [];
  return tables[entity]?.[field];
}
