import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { declared, services } from '../index.ts';
import { type LabelTable, labels } from '../labels/index.ts';
import { serverMessages, serviceMessages } from '../messages/index.ts';
import * as app from './app/schemas.ts';
import * as baking from './baking/schemas.ts';
import * as billing from './billing/schemas.ts';
import { CertificationStatus } from './certification/schemas.ts';
import * as device from './device/schemas.ts';
import * as func from './func/schemas.ts';
import { VoiceRole } from './hello/schemas.ts';
import { KnowledgeRole } from './knowledge/schemas.ts';
import * as match from './match/schemas.ts';
import { MetricsRole } from './metrics/schemas.ts';
import * as multiverse from './multiverse/schemas.ts';
import * as org from './org/schemas.ts';
import * as idDomains from './passport/id-domains.ts';
import { RealmStatus } from './passport/realms.ts';
import * as push from './push/schemas.ts';
import * as remoteConfig from './remote-config/schemas.ts';
import * as safe from './safe/schemas.ts';
import { ProgressType } from './save/schemas.ts';
import { ServiceTokenService } from './service-token/schemas.ts';
import * as session from './session/schemas.ts';
import { PortProtocol } from './shared/schemas.ts';
import * as stacktrace from './stacktrace/schemas.ts';
import * as stateless from './stateless/schemas.ts';
import * as storage from './storage/schemas.ts';
import * as sync from './sync/schemas.ts';
import * as ticket from './ticket/schemas.ts';
import { UprSessionStatus } from './upr/schemas.ts';
import * as wind from './wind/schemas.ts';

describe('errors', () => {
  it('have an entry in the catalogue for every text an operation names', () => {
    const texts = declared(services).flatMap(({ id, operation }) =>
      (operation.errors ?? []).filter((error) => typeof error === 'string').map((text) => ({ id, text })),
    );
    const unknown = texts.filter(
      ({ text }) => !(Object.hasOwn(serverMessages, text) || Object.hasOwn(serviceMessages, text)),
    );
    expect(texts.length).toBeGreaterThan(40);
    expect(unknown).toEqual([]);
  });
});

describe('enums', () => {
  const tables: readonly [z.ZodEnum, LabelTable][] = [
    [app.AppRole, labels.app.role],
    [app.AppStatus, labels.app.status],
    [app.AppServiceStatus, labels.service.storedStatus],
    [app.SecretType, labels.app.secretType],
    [app.BillStatus, labels.bill.status],
    [app.RedeemTokenStatus, labels.redeemToken.status],
    [org.OrganizationStatus, labels.organization.status],
    [session.UserStatus, labels.user.status],
    [session.UploadPurpose, labels.upload.purpose],
    [billing.TransactionType, labels.transaction.type],
    [billing.AdjustmentType, labels.transaction.adjustmentType],
    [billing.TransactionStatus, labels.transaction.status],
    [billing.TransactionMethod, labels.transaction.method],
    [billing.InvoiceType, labels.invoice.type],
    [billing.InvoiceFormat, labels.invoice.format],
    [billing.InvoiceStatus, labels.invoice.status],
    [billing.BillLogStatus, labels.billLog.status],
    [CertificationStatus, labels.certification.status],
    [ServiceTokenService, labels.serviceToken.serviceName],
    [ticket.TicketType, labels.ticket.type],
    [ticket.TicketExpert, labels.ticket.expert],
    [ticket.TicketStatus, labels.ticket.status],
    [KnowledgeRole, labels.knowledgeMessage.role],
    [idDomains.ReviewStatus, labels.idDomain.reviewStatus],
    [idDomains.LoginMethod, labels.idDomain.loginMethod],
    [idDomains.LoginPlatform, labels.idDomain.loginPlatform],
    [idDomains.VerificationCodePurpose, labels.verificationCodeLog.purpose],
    [idDomains.VerificationCodeStatus, labels.verificationCodeLog.status],
    [RealmStatus, labels.realm.status],
    [multiverse.GameType, labels.game.type],
    [multiverse.GameStatus, labels.game.status],
    [multiverse.GameSource, labels.game.source],
    [multiverse.RevisionStatus, labels.profileRevision.status],
    [PortProtocol, labels.profileRevision.protocol],
    [multiverse.TestServerStatus, labels.testServer.status],
    [multiverse.ImageStatus, labels.image.status],
    [multiverse.AllocationStatus, labels.allocation.status],
    [sync.RoomStatus, labels.room.status],
    [sync.RoomVisibility, labels.room.visibility],
    [sync.RoomProtocol, labels.room.protocol],
    [sync.SyncType, labels.service.syncType],
    [sync.PerfTest, labels.service.perfTest],
    [sync.PluginStatus, labels.plugin.status],
    [sync.PluginRuntime, labels.plugin.runtime],
    [sync.PluginReleaseStatus, labels.pluginRelease.status],
    [sync.PerfStatus, labels.perfSession.status],
    [sync.PerfTarget, labels.perfSession.target],
    [match.AppType, labels.matchApp.appType],
    [match.MatchAppStatus, labels.matchApp.status],
    [match.RegionStrategy, labels.matchConfig.regionStrategy],
    [match.RuleType, labels.matchConfig.ruleType],
    [match.RelaxationType, labels.matchConfig.relaxationType],
    [match.AgeType, labels.matchConfig.ageType],
    [match.TicketStatus, labels.matchTicket.status],
    [func.FuncStatus, labels.funcFunction.status],
    [func.EndpointSelection, labels.funcFunction.endpointSelection],
    [func.ScaledResource, labels.autoscaler.resource],
    [func.ScalingOperation, labels.autoscaler.operation],
    [func.FuncServerStatus, labels.funcServer.status],
    [stateless.StatelessStatus, labels.statelessFunction.status],
    [stateless.StatelessRuntimeName, labels.statelessFunction.runtime],
    [stateless.GatewayType, labels.statelessFunction.gatewayType],
    [stateless.GatewayAuth, labels.statelessFunction.gatewayAuth],
    [stateless.TriggerType, labels.trigger.type],
    [stateless.TriggerEnable, labels.trigger.enable],
    [stateless.InvocationStatus, labels.invocationLog.status],
    [push.PushAppStatus, labels.pushApp.status],
    [push.PushServerStatus, labels.pushServer.status],
    [push.PushMessageType, labels.pushMessage.messageType],
    [baking.SessionStatus, labels.bakingSession.status],
    [baking.NodeType, labels.bakingNode.type],
    [baking.NodeStatus, labels.bakingNode.status],
    [remoteConfig.ConfigType, labels.config.type],
    [remoteConfig.OverrideStatus, labels.override.status],
    [remoteConfig.OverrideReason, labels.override.reason],
    [remoteConfig.VariableType, labels.variant.variableType],
    [ProgressType, labels.save.progressType],
    [storage.DatabaseEngine, labels.database.engine],
    [storage.DatabaseStatus, labels.database.status],
    [storage.ProxyStatus, labels.database.proxyStatus],
    [storage.DatabaseTaskStatus, labels.databaseTask.status],
    [storage.BackupStatus, labels.backup.status],
    [storage.BackupWay, labels.backup.way],
    [storage.BackupType, labels.backup.type],
    [stacktrace.StackStatus, labels.stacktraceRecord.status],
    [stacktrace.FrameStatus, labels.stackFrame.status],
    [stacktrace.SymbolStatus, labels.symbol.status],
    [stacktrace.SymbolPlatform, labels.symbol.platform],
    [stacktrace.SymbolKind, labels.symbol.kind],
    [safe.ProtectionStatus, labels.protection.status],
    [safe.PackageType, labels.protection.packageType],
    [safe.RiskType, labels.detection.riskType],
    [safe.RiskAction, labels.detection.action],
    [VoiceRole, labels.voiceToken.role],
    [wind.WindPlatform, labels.windPublish.platform],
    [wind.WindAction, labels.windPublish.action],
    [wind.WindStatus, labels.windPublish.status],
    [device.DeviceSessionStatus, labels.deviceSession.status],
    [device.DevicePlatform, labels.devicePackage.platform],
    [UprSessionStatus, labels.uprSession.status],
    [MetricsRole, labels.metricsRole.role],
  ];

  it('have a label for each of their values and for nothing else', () => {
    for (const [schema, table] of tables) {
      expect(Object.keys(table).sort()).toEqual([...schema.options].sort());
    }
  });

  it('have a label for each kind of operator', () => {
    expect(Object.keys(labels.user.kind)).toEqual(expect.arrayContaining(session.OperatorKind.options));
  });
});
