// Apps, the services they enable, and their bills. Source: wire/cdn-and-platform.md 2.2 (App, Bill), 2.3.2.

import * as z from 'zod';
import { enumOf, plainWords } from '../../kernel/enums.ts';
import {
  alsoAs,
  entity,
  field,
  flag,
  id,
  money,
  month,
  properties,
  readAs,
  ruled,
  secret,
  text,
  time,
  timeOrNull,
} from '../../kernel/fields.ts';
import { totalItems } from '../../kernel/lists.ts';
import { labels } from '../../labels/labels.ts';
import { appName } from '../../rules/names/names.ts';
import { serviceNames } from '../../rules/services/service-name.ts';

export const AppRole = enumOf(labels.app.role);
export const AppStatus = enumOf(labels.app.status);
export const AppServiceStatus = enumOf(labels.service.storedStatus);
export const SecretType = enumOf(labels.app.secretType);
export const BillStatus = enumOf(labels.bill.status);
export const RedeemTokenStatus = enumOf(labels.redeemToken.status);

/** Internal name of a service, as input. */
// Source of the other word: wire/cdn-and-platform.md 2.2
export const ServiceName = readAs(
  plainWords(serviceNames, {
    error: (issue) => (issue.input ? 'invalid service name' : 'serviceName is required'),
  }),
  { lobby: 'usync' },
);

const serviceProperties = field(
  z.record(z.string(), z.union([z.string(), z.number()])),
  '属性',
  'usync: type, perfTest; multiverse: memoryPerCpu (number), enablePassThrough; func: configOptions, metaverseFunc; asset-streaming: freeCredit, provider',
);

export const AppService = entity(
  z.object({
    ServiceName: field(plainWords(serviceNames), '服务', 'Internal name of the service'),
    Provider: text('提供方', 'Who runs it, such as BlueCloud'),
    Status: field(AppServiceStatus, '状态', 'Every word but Enabled is shown as suspended'),
    ServiceId: text('服务 ID', 'The app id, or an id of its own for func, usync, push and baking'),
    Properties: serviceProperties,
  }),
  {
    id: 'AppService',
    zh: '应用服务',
    en: 'A service of an app',
    columns: ['ServiceName', 'Status', 'ServiceId', 'Provider'],
    key: 'ServiceName',
  },
);

const appFacts = {
  ProjectId: text('项目 ID', 'Project the app belongs to', 'org.project'),
  ProjectName: text('应用名称', 'Name of the app'),
  OrganizationId: text('组织 ID', 'Organisation that owns the app', 'org.org'),
  Services: field(z.record(z.string(), AppService), '服务', 'Services by internal name'),
  Properties: properties('属性', 'needGatherInfo ("true" or "false"), createdUserName, editorVersion, launcherVersion'),
  SupportMultiServices: flag('多服务', 'func, usync, push and baking have service ids of their own'),
};

export const App = entity(
  z.object({
    AppId: id('app.app', '应用 ID', 'App id'),
    // why: only owners and operators read secrets, and never in a list; wire/cdn-and-platform.md 2.2
    AppSecret: secret('客户端密钥', 'Goes into game builds; 32 hex digits').optional(),
    AppServiceSecret: secret('服务端密钥', 'For servers, CLI and editor only; 32 hex digits').optional(),
    ...appFacts,
    OrganizationName: text('组织', 'Name of the organisation'),
    Role: field(AppRole, '角色', 'Role of the caller; owner for an operator, who may do the same'),
    Status: field(AppStatus, '状态', 'An unavailable app is answered "app is currently unavailable"'),
    IconUrl: text('图标', 'Icon URL or empty'),
    CreatedAt: time('创建时间', 'Time of creation'),
    UpdatedAt: time('更新时间', 'Time of the last change'),
    CreatedBy: text('创建者 ID', 'User who created it'),
  }),
  {
    id: 'App',
    zh: '应用',
    en: 'An app: the unit that services are enabled for and billed by',
    columns: ['ProjectName', 'AppId', 'OrganizationName', 'Role', 'Status', 'CreatedAt'],
    key: 'AppId',
    named: ['ProjectName'],
  },
);

export const AppPage = totalItems(App);

export const AppInfo = entity(z.object(appFacts), {
  id: 'AppInfo',
  zh: '应用信息',
  en: 'What an app reads of itself with its service secret',
});

export const AppSecrets = entity(
  z.object({
    AppId: id('app.app', '应用 ID', 'App id'),
    AppSecret: secret('客户端密钥', 'New secret for game builds').optional(),
    AppServiceSecret: secret('服务端密钥', 'New secret for servers').optional(),
  }),
  { id: 'AppSecrets', zh: '应用密钥', en: 'The secrets that were regenerated, and only those' },
);

export const Redemption = entity(
  z.object({
    Token: text('兑换码', 'The code'),
    ServiceName: field(plainWords(serviceNames), '服务', 'Service the credit belongs to'),
    Credit: money('金额', 'Credit in yuan, 0 when a quota was given'),
    Quota: field(z.number().min(0), '额度', 'Quota in Unit, 0 when a credit was given'),
    Unit: text('单位', 'Unit of the quota'),
    FulfilledAt: time('兑换时间', 'Time of redemption'),
  }),
  { id: 'Redemption', zh: '兑换结果', en: 'What a redeemed code brought' },
);

export const RedeemToken = entity(
  z.object({
    Token: text('兑换码', 'The code'),
    ServiceName: field(plainWords(serviceNames), '服务', 'Service the credit belongs to'),
    Credit: money('金额', 'Credit in yuan').optional(),
    Quota: field(z.number().min(0).optional(), '额度', 'Quota in Unit'),
    Unit: field(z.string().optional(), '单位', 'Unit of the quota'),
    IssuerAppId: text('发码应用 ID', 'App whose player accounts vouch for who redeems it, or empty', 'app.app'),
    Status: field(RedeemTokenStatus, '状态', 'Fulfilled once it was used'),
    ExpiredAt: timeOrNull('过期时间', 'End of its life'),
    FulfilledAppId: text('兑换应用 ID', 'App that used it or empty', 'app.app'),
    FulfilledAt: timeOrNull('兑换时间', 'Time of redemption'),
  }),
  {
    id: 'RedeemToken',
    zh: '兑换码',
    en: 'A code that an app redeems once',
    columns: ['Token', 'ServiceName', 'Credit', 'Quota', 'Unit', 'Status', 'ExpiredAt'],
    key: 'Token',
  },
);

export const BillItem = entity(
  z.object({
    Metric: text('指标', 'Chart key, such as usage'),
    Usage: field(z.number(), '用量', 'Use in Unit'),
    Unit: text('单位', 'Unit of the numbers'),
    FreeQuota: field(z.number(), '免费额度', 'Use that is free'),
    BilledUsage: field(z.number(), '计费用量', 'Use that is paid for'),
    UnitPrice: field(z.number(), '单价', 'Yuan per Unit'),
    Amount: money('金额', 'Yuan'),
  }),
  {
    id: 'BillItem',
    zh: '账单项',
    en: 'One metric of a bill',
    columns: ['Metric', 'Usage', 'Unit', 'FreeQuota', 'BilledUsage', 'UnitPrice', 'Amount'],
    key: 'Metric',
  },
);

export const Bill = entity(
  z.object({
    Id: id('billing.bill', '账单 ID', 'Bill id'),
    Month: month('月份', 'Month of the bill'),
    OrganizationId: id('org.org', '组织 ID', 'Organisation that pays'),
    OrganizationName: text('组织', 'Name of the organisation'),
    AppId: id('app.app', '应用 ID', 'App'),
    ProjectName: text('应用名称', 'Name of the app'),
    ServiceName: field(plainWords(serviceNames), '服务', 'Service'),
    Amount: money('金额', 'Yuan'),
    Items: field(z.array(BillItem), '账单项', 'What the amount is made of'),
    Status: field(BillStatus, '状态', 'Pending while the month runs'),
    CreatedAt: time('创建时间', 'Time of creation'),
    UpdatedAt: time('更新时间', 'Time of the last computation'),
  }),
  {
    id: 'Bill',
    zh: '账单',
    en: 'What one service of one app costs in one month',
    columns: ['Month', 'OrganizationName', 'ProjectName', 'ServiceName', 'Amount', 'Status'],
    key: 'Id',
  },
);

export const AppBill = entity(
  z.object({
    AppId: id('app.app', '应用 ID', 'App'),
    Month: month('月份', 'Month of the bills'),
    Amount: money('金额', 'Sum of the bills in yuan'),
    Items: field(z.array(Bill), '账单', 'One bill per service'),
  }),
  { id: 'AppBill', zh: '应用账单', en: 'The bills of one app in one month' },
);

const iconUrl = field(
  z
    .string()
    .max(2048)
    .regex(/^(https?:\/\/\S+)?$/, { error: 'invalid icon url' })
    .optional(),
  '图标',
  'Icon URL, http or https, or empty',
);
const anyProperties = properties('属性', 'Merged into the stored ones').optional();

export const AppCreate = z.object({
  ProjectName: ruled(appName, '应用名称'),
  OrganizationId: field(
    z.uuid({ error: 'invalid organization id' }),
    '组织 ID',
    'Organisation that owns the app',
    'org.org',
  ),
  ProjectId: field(
    z.string().min(1).optional(),
    '项目 ID',
    'A project without an app; default: a new one of that name',
    'org.project',
  ),
  IconUrl: iconUrl,
  Properties: anyProperties,
});

export const AppUpdate = z.object({
  ProjectName: ruled(appName, '应用名称').optional(),
  IconUrl: iconUrl,
  Properties: anyProperties,
  SupportMultiServices: field(z.boolean().optional(), '多服务', 'Operators only'),
  Status: field(AppStatus.optional(), '状态', 'Operators only'),
});

export const AppServiceSet = z.object({
  ServiceName: alsoAs(field(ServiceName, '服务', 'Internal name of the service'), 'serviceName'),
  Status: field(AppServiceStatus, '状态', 'Wanted status'),
  Properties: serviceProperties.optional(),
});

export const RedeemTokenCreate = z.object({
  ServiceName: alsoAs(field(ServiceName, '服务', 'Service the credit belongs to'), 'serviceName'),
  Credit: money('金额', 'Credit in yuan; or a quota').optional(),
  Quota: field(z.number().min(0).optional(), '额度', 'Quota in Unit; or a credit'),
  Unit: field(z.string().min(1).max(20).optional(), '单位', 'Unit of the quota'),
  IssuerAppId: field(
    z.uuid().optional(),
    '发码应用 ID',
    'App that issues the codes; its player accounts sign in whoever redeems one',
    'app.app',
  ),
  Count: field(z.int().min(1).max(1000).optional(), '数量', 'How many codes, default 1'),
  ExpiredAt: field(z.iso.datetime().optional(), '过期时间', 'End of their life, default none'),
});

/** The service each flag of `enable-service` switches on. Seen in the launcher; wire/cdn-and-platform.md 2.3.2. */
export const enableFlags = {
  EnableAssetStreaming: 'asset-streaming',
  EnablePassport: 'passport',
  EnableMultiverse: 'multiverse',
  EnableUsyncRelay: 'usync',
  EnableUsyncRealtime: 'usync',
  EnableMatchmakingSync: 'matchmaking',
  EnableMatchmakingMv: 'matchmaking',
  EnableFuncStateful: 'func',
  EnableFuncStateless: 'func-stateless',
  EnableRemoteConfig: 'remote-config',
  EnableSave: 'save',
  EnablePush: 'push',
  EnableDevice: 'device',
  EnableStacktrace: 'stacktrace',
  EnableSafe: 'safe',
} as const satisfies Record<string, (typeof serviceNames)[number]>;

const enable = (zh: string, en: string) => field(z.boolean().optional(), zh, en);

/** Exactly one flag is true; EnableDedicatedRoom only beside EnableMatchmakingMv. */
export const EnableService = z.object({
  EnableAssetStreaming: enable('启用资源分发', 'Content delivery'),
  EnablePassport: enable('启用玩家账号', 'Player accounts'),
  EnableMultiverse: enable('启用游戏服托管', 'Game-server hosting'),
  EnableUsyncRelay: enable('启用实时同步（中继）', 'Sync, type relay'),
  EnableUsyncRealtime: enable('启用实时同步（实时）', 'Sync, type realtime'),
  EnableMatchmakingSync: enable('启用匹配（实时同步）', 'Matchmaking for sync'),
  EnableMatchmakingMv: enable('启用匹配（游戏服托管）', 'Matchmaking for game-server hosting'),
  EnableDedicatedRoom: enable('启用专用房间', 'Dedicated rooms, beside matchmaking for hosting'),
  EnableFuncStateful: enable('启用有状态函数', 'Stateful functions'),
  EnableFuncStateless: enable('启用无状态函数', 'Stateless functions'),
  EnableRemoteConfig: enable('启用远程配置', 'Remote configuration'),
  EnableSave: enable('启用云存档', 'Cloud saves'),
  EnablePush: enable('启用消息推送', 'Push'),
  EnableDevice: enable('启用真机测试', 'Device testing'),
  EnableStacktrace: enable('启用堆栈还原', 'Stack-trace restoration'),
  EnableSafe: enable('启用应用加固', 'App protection'),
});
