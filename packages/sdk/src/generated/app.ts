// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, ListCall, ServiceTable } from '../runtime/types.ts';

/** 应用 · An app: the unit that services are enabled for and billed by */
export interface App {
  /** 应用 ID · App id */
  AppId: string;
  /** 客户端密钥 · Goes into game builds; 32 hex digits */
  AppSecret?: string;
  /** 服务端密钥 · For servers, CLI and editor only; 32 hex digits */
  AppServiceSecret?: string;
  /** 项目 ID · Project the app belongs to */
  ProjectId: string;
  /** 应用名称 · Name of the app */
  ProjectName: string;
  /** 组织 ID · Organisation that owns the app */
  OrganizationId: string;
  /** 服务 · Services by internal name */
  Services: Record<string, AppService>;
  /** 属性 · needGatherInfo ("true" or "false"), createdUserName, editorVersion, launcherVersion */
  Properties: Record<string, string>;
  /** 多服务 · func, usync, push and baking have service ids of their own */
  SupportMultiServices: boolean;
  /** 组织 · Name of the organisation */
  OrganizationName: string;
  /** 角色 · Role of the caller; owner for an operator, who may do the same */
  Role: 'owner' | 'manager' | 'user' | (string & {});
  /** 状态 · An unavailable app is answered "app is currently unavailable" */
  Status: 'Active' | 'Unavailable' | (string & {});
  /** 图标 · Icon URL or empty */
  IconUrl: string;
  /** 创建时间 · Time of creation */
  CreatedAt: string;
  /** 更新时间 · Time of the last change */
  UpdatedAt: string;
  /** 创建者 ID · User who created it */
  CreatedBy: string;
}

/** 应用服务 · A service of an app */
export interface AppService {
  /** 服务 · Internal name of the service */
  ServiceName: 'asset-streaming' | 'multiverse' | 'usync' | 'passport' | 'func' | 'func-stateless' | 'remote-config' | 'matchmaking' | 'storage' | 'save' | 'stacktrace' | 'push' | 'hello' | 'safe' | 'baking' | 'wind' | 'upr' | 'device' | 'metrics' | (string & {});
  /** 提供方 · Who runs it, such as BlueCloud */
  Provider: string;
  /** 状态 · Every word but Enabled is shown as suspended */
  Status: 'Enabled' | 'Suspended' | 'Disabled' | (string & {});
  /** 服务 ID · The app id, or an id of its own for func, usync, push and baking */
  ServiceId: string;
  /** 属性 · usync: type, perfTest; multiverse: memoryPerCpu (number), enablePassThrough; func: configOptions, metaverseFunc; asset-streaming: freeCredit, provider */
  Properties: Record<string, string | number>;
}

/** 兑换结果 · What a redeemed code brought */
export interface Redemption {
  /** 兑换码 · The code */
  Token: string;
  /** 服务 · Service the credit belongs to */
  ServiceName: 'asset-streaming' | 'multiverse' | 'usync' | 'passport' | 'func' | 'func-stateless' | 'remote-config' | 'matchmaking' | 'storage' | 'save' | 'stacktrace' | 'push' | 'hello' | 'safe' | 'baking' | 'wind' | 'upr' | 'device' | 'metrics' | (string & {});
  /** 金额 · Credit in yuan, 0 when a quota was given */
  Credit: number;
  /** 额度 · Quota in Unit, 0 when a credit was given */
  Quota: number;
  /** 单位 · Unit of the quota */
  Unit: string;
  /** 兑换时间 · Time of redemption */
  FulfilledAt: string;
}

/** 应用账单 · The bills of one app in one month */
export interface AppBill {
  /** 应用 ID · App */
  AppId: string;
  /** 月份 · Month of the bills */
  Month: string;
  /** 金额 · Sum of the bills in yuan */
  Amount: number;
  /** 账单 · One bill per service */
  Items: Bill[];
}

/** 账单 · What one service of one app costs in one month */
export interface Bill {
  /** 账单 ID · Bill id */
  Id: string;
  /** 月份 · Month of the bill */
  Month: string;
  /** 组织 ID · Organisation that pays */
  OrganizationId: string;
  /** 组织 · Name of the organisation */
  OrganizationName: string;
  /** 应用 ID · App */
  AppId: string;
  /** 应用名称 · Name of the app */
  ProjectName: string;
  /** 服务 · Service */
  ServiceName: 'asset-streaming' | 'multiverse' | 'usync' | 'passport' | 'func' | 'func-stateless' | 'remote-config' | 'matchmaking' | 'storage' | 'save' | 'stacktrace' | 'push' | 'hello' | 'safe' | 'baking' | 'wind' | 'upr' | 'device' | 'metrics' | (string & {});
  /** 金额 · Yuan */
  Amount: number;
  /** 账单项 · What the amount is made of */
  Items: BillItem[];
  /** 状态 · Pending while the month runs */
  Status: 'Pending' | 'Finished' | (string & {});
  /** 创建时间 · Time of creation */
  CreatedAt: string;
  /** 更新时间 · Time of the last computation */
  UpdatedAt: string;
}

/** 账单项 · One metric of a bill */
export interface BillItem {
  /** 指标 · Chart key, such as usage */
  Metric: string;
  /** 用量 · Use in Unit */
  Usage: number;
  /** 单位 · Unit of the numbers */
  Unit: string;
  /** 免费额度 · Use that is free */
  FreeQuota: number;
  /** 计费用量 · Use that is paid for */
  BilledUsage: number;
  /** 单价 · Yuan per Unit */
  UnitPrice: number;
  /** 金额 · Yuan */
  Amount: number;
}

/** 应用密钥 · The secrets that were regenerated, and only those */
export interface AppSecrets {
  /** 应用 ID · App id */
  AppId: string;
  /** 客户端密钥 · New secret for game builds */
  AppSecret?: string;
  /** 服务端密钥 · New secret for servers */
  AppServiceSecret?: string;
}

/** 兑换码 · A code that an app redeems once */
export interface RedeemToken {
  /** 兑换码 · The code */
  Token: string;
  /** 服务 · Service the credit belongs to */
  ServiceName: 'asset-streaming' | 'multiverse' | 'usync' | 'passport' | 'func' | 'func-stateless' | 'remote-config' | 'matchmaking' | 'storage' | 'save' | 'stacktrace' | 'push' | 'hello' | 'safe' | 'baking' | 'wind' | 'upr' | 'device' | 'metrics' | (string & {});
  /** 金额 · Credit in yuan */
  Credit?: number;
  /** 额度 · Quota in Unit */
  Quota?: number;
  /** 单位 · Unit of the quota */
  Unit?: string;
  /** 发码应用 ID · App whose player accounts vouch for who redeems it, or empty */
  IssuerAppId: string;
  /** 状态 · Fulfilled once it was used */
  Status: 'Active' | 'Fulfilled' | (string & {});
  /** 过期时间 · End of its life */
  ExpiredAt: string | null;
  /** 兑换应用 ID · App that used it or empty */
  FulfilledAppId: string;
  /** 兑换时间 · Time of redemption */
  FulfilledAt: string | null;
}

/** 应用信息 · What an app reads of itself with its service secret */
export interface AppInfo {
  /** 项目 ID · Project the app belongs to */
  ProjectId: string;
  /** 应用名称 · Name of the app */
  ProjectName: string;
  /** 组织 ID · Organisation that owns the app */
  OrganizationId: string;
  /** 服务 · Services by internal name */
  Services: Record<string, AppService>;
  /** 属性 · needGatherInfo ("true" or "false"), createdUserName, editorVersion, launcherVersion */
  Properties: Record<string, string>;
  /** 多服务 · func, usync, push and baking have service ids of their own */
  SupportMultiServices: boolean;
}

export interface ListInput {
  /** 应用 ID · Only these apps */
  appId?: string[];
  /** 组织 ID · Only apps of this organisation */
  orgId?: string;
  /** 应用名称 · Part of the name */
  projectName?: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface ListReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: App[];
}

export interface CreateInput {
  /** 应用名称 · 1 to 60 characters, not only blanks */
  ProjectName: string;
  /** 组织 ID · Organisation that owns the app */
  OrganizationId: string;
  /** 项目 ID · A project without an app; default: a new one of that name */
  ProjectId?: string;
  /** 图标 · Icon URL, http or https, or empty */
  IconUrl?: string;
  /** 属性 · Merged into the stored ones */
  Properties?: Record<string, string>;
}

export interface GetInput {
  /** 应用 ID · App id */
  appId: string;
}

export interface GetByServiceInput {
  /** 服务 ID · Service id */
  serviceId: string;
}

export interface UpdateInput {
  /** 应用 ID · App id */
  appId: string;
  /** 应用名称 · 1 to 60 characters, not only blanks */
  ProjectName?: string;
  /** 图标 · Icon URL, http or https, or empty */
  IconUrl?: string;
  /** 属性 · Merged into the stored ones */
  Properties?: Record<string, string>;
  /** 多服务 · Operators only */
  SupportMultiServices?: boolean;
  /** 状态 · Operators only */
  Status?: 'Active' | 'Unavailable';
}

export interface RedeemInput {
  /** 应用 ID · App id */
  appId: string;
  /** 兑换码 · The code */
  Token: string;
}

export interface BillInput {
  /** 应用 ID · App id */
  appId: string;
  /** 月份 · Default: the current month */
  month?: string;
}

export interface ServicesSetInput {
  /** 应用 ID · App id */
  appId: string;
  /** 服务 · Internal name of the service */
  ServiceName: 'asset-streaming' | 'multiverse' | 'usync' | 'passport' | 'func' | 'func-stateless' | 'remote-config' | 'matchmaking' | 'storage' | 'save' | 'stacktrace' | 'push' | 'hello' | 'safe' | 'baking' | 'wind' | 'upr' | 'device' | 'metrics';
  /** 状态 · Wanted status */
  Status: 'Enabled' | 'Suspended' | 'Disabled';
  /** 属性 · usync: type, perfTest; multiverse: memoryPerCpu (number), enablePassThrough; func: configOptions, metaverseFunc; asset-streaming: freeCredit, provider */
  Properties?: Record<string, string | number>;
}

export interface SecretsRegenerateInput {
  /** 应用 ID · App id */
  appId: string;
  /** 密钥类型 · Which one; both when absent */
  SecretType?: 'AppSecret' | 'AppServiceSecret';
}

export interface RedeemTokensCreateInput {
  /** 服务 · Service the credit belongs to */
  ServiceName: 'asset-streaming' | 'multiverse' | 'usync' | 'passport' | 'func' | 'func-stateless' | 'remote-config' | 'matchmaking' | 'storage' | 'save' | 'stacktrace' | 'push' | 'hello' | 'safe' | 'baking' | 'wind' | 'upr' | 'device' | 'metrics';
  /** 金额 · Credit in yuan; or a quota */
  Credit?: number;
  /** 额度 · Quota in Unit; or a credit */
  Quota?: number;
  /** 单位 · Unit of the quota */
  Unit?: string;
  /** 发码应用 ID · App that issues the codes; its player accounts sign in whoever redeems one */
  IssuerAppId?: string;
  /** 数量 · How many codes, default 1 */
  Count?: number;
  /** 过期时间 · End of their life, default none */
  ExpiredAt?: string;
}

export interface RedeemTokensCreateReply {
  /** 兑换码 · The new codes */
  Items: RedeemToken[];
}

export interface SelfUpdateInput {
  /** 应用 ID · App id */
  appId: string;
  /** 属性 · Merged; seen: editorVersion, launcherVersion */
  Properties: Record<string, string>;
}

export interface SelfEnableServiceInput {
  /** 应用 ID · App id */
  appId: string;
  /** 启用资源分发 · Content delivery */
  EnableAssetStreaming?: boolean;
  /** 启用玩家账号 · Player accounts */
  EnablePassport?: boolean;
  /** 启用游戏服托管 · Game-server hosting */
  EnableMultiverse?: boolean;
  /** 启用实时同步（中继） · Sync, type relay */
  EnableUsyncRelay?: boolean;
  /** 启用实时同步（实时） · Sync, type realtime */
  EnableUsyncRealtime?: boolean;
  /** 启用匹配（实时同步） · Matchmaking for sync */
  EnableMatchmakingSync?: boolean;
  /** 启用匹配（游戏服托管） · Matchmaking for game-server hosting */
  EnableMatchmakingMv?: boolean;
  /** 启用专用房间 · Dedicated rooms, beside matchmaking for hosting */
  EnableDedicatedRoom?: boolean;
  /** 启用有状态函数 · Stateful functions */
  EnableFuncStateful?: boolean;
  /** 启用无状态函数 · Stateless functions */
  EnableFuncStateless?: boolean;
  /** 启用远程配置 · Remote configuration */
  EnableRemoteConfig?: boolean;
  /** 启用云存档 · Cloud saves */
  EnableSave?: boolean;
  /** 启用消息推送 · Push */
  EnablePush?: boolean;
  /** 启用真机测试 · Device testing */
  EnableDevice?: boolean;
  /** 启用堆栈还原 · Stack-trace restoration */
  EnableStacktrace?: boolean;
  /** 启用应用加固 · App protection */
  EnableSafe?: boolean;
}

export interface ServicesCalls {
  /**
   * Set the status or properties of a service.
   *
   * 设置服务状态。
   *
   * `POST /api/app/{appId}/service` · assumed · "serviceName is required" · "invalid service name" · "service conflicts with {service}" · "error to get app" · "app is currently unavailable" · "invalid parameters"
   */
  set(input: ServicesSetInput, options?: CallOptions): Promise<App>;
}

export interface SecretsCalls {
  /**
   * Regenerate secrets; the old ones stop at once.
   *
   * 重新生成密钥，旧密钥立即失效。
   *
   * `POST /api/app/{appId}/generate-secret` · assumed · "error to get app" · "app is currently unavailable" · "invalid parameters"
   */
  regenerate(input: SecretsRegenerateInput, options?: CallOptions): Promise<AppSecrets>;
}

export interface RedeemTokensCalls {
  /**
   * Make codes that apps redeem.
   *
   * 生成兑换码。
   *
   * `POST /api/redeem-token` · assumed · "serviceName is required" · "invalid service name" · "invalid parameters"
   */
  create(input: RedeemTokensCreateInput, options?: CallOptions): Promise<RedeemTokensCreateReply>;
}

export interface SelfCalls {
  /**
   * Read the app of the credential.
   *
   * 查看自身应用信息。
   *
   * `GET /service/app` · seen · "app is currently unavailable"
   */
  get(input?: Record<string, never>, options?: CallOptions): Promise<AppInfo>;
  /**
   * Merge properties into the app of the credential.
   *
   * 修改自身应用属性。
   *
   * `PUT /service/app/{appId}` · seen · "error to get app" · "app is currently unavailable"
   */
  update(input: SelfUpdateInput, options?: CallOptions): Promise<AppInfo>;
  /**
   * Enable one service for the app of the credential.
   *
   * 为自身应用启用服务。
   *
   * `POST /service/app/{appId}/enable-service` · seen · "error to get app" · "app is currently unavailable" · "service conflicts with {service}" · "invalid parameters"
   */
  enableService(input: SelfEnableServiceInput, options?: CallOptions): Promise<AppInfo>;
}

/** 应用 · Apps */
export interface AppCalls {
  /**
   * List the apps of the own organisations.
   *
   * 列出应用。
   *
   * `GET /api/apps` · spec · "invalid parameters"
   */
  readonly list: ListCall<ListInput | undefined, App, ListReply>;
  /**
   * Create an app.
   *
   * 创建应用。
   *
   * `POST /api/app` · assumed · "invalid organization id" · "error to get organization" · "invalid icon url" · "invalid parameters"
   */
  create(input: CreateInput, options?: CallOptions): Promise<App>;
  /**
   * Read an app.
   *
   * 查看应用。
   *
   * `GET /api/app/{appId}` · spec · "error to get app" · "app is currently unavailable"
   */
  get(input: GetInput, options?: CallOptions): Promise<App>;
  /**
   * Find the app that has a service id.
   *
   * 按服务 ID 查看应用。
   *
   * `GET /api/app/service/{serviceId}` · spec · "error to get app" · "app is currently unavailable"
   */
  getByService(input: GetByServiceInput, options?: CallOptions): Promise<App>;
  /**
   * Change an app.
   *
   * 修改应用。
   *
   * `PUT /api/app/{appId}` · assumed · "error to get app" · "invalid icon url" · "invalid parameters"
   */
  update(input: UpdateInput, options?: CallOptions): Promise<App>;
  /**
   * Redeem a code for the app.
   *
   * 使用兑换码。
   *
   * `POST /api/app/{appId}/redeem-token` · assumed · "error to get app" · "failed to find token" · "token has been fulfilled" · "failed to redeem token" · "failed to external login"
   */
  redeem(input: RedeemInput, options?: CallOptions): Promise<Redemption>;
  /**
   * Read the bills of the app.
   *
   * 查看应用账单。
   *
   * `GET /api/app/{appId}/bill` · assumed · "error to get app" · "invalid parameters"
   */
  bill(input: BillInput, options?: CallOptions): Promise<AppBill>;
  readonly services: ServicesCalls;
  readonly secrets: SecretsCalls;
  readonly redeemTokens: RedeemTokensCalls;
  readonly self: SelfCalls;
}

export const appTable: ServiceTable<AppCalls> = {
  name: 'app',
  base: 'platform',
  accepts: 'session',
  errors: 'platform',
  prefixes: { platform: '' },
  tree: {
    list: { route: 'GET /api/apps', paging: 'total-items' },
    create: { route: 'POST /api/app', body: true },
    get: { route: 'GET /api/app/{appId}' },
    getByService: { route: 'GET /api/app/service/{serviceId}' },
    update: { route: 'PUT /api/app/{appId}', body: true },
    redeem: { route: 'POST /api/app/{appId}/redeem-token', body: true },
    bill: { route: 'GET /api/app/{appId}/bill' },
    services: {
      set: { route: 'POST /api/app/{appId}/service', body: true, retry: 'always' },
    },
    secrets: {
      regenerate: { route: 'POST /api/app/{appId}/generate-secret', body: true },
    },
    redeemTokens: {
      create: { route: 'POST /api/redeem-token', body: true, accepts: 'operator' },
    },
    self: {
      get: { route: 'GET /service/app', accepts: 'app' },
      update: { route: 'PUT /service/app/{appId}', body: true, accepts: 'app' },
      enableService: { route: 'POST /service/app/{appId}/enable-service', body: true, accepts: 'app', retry: 'always' },
    },
  },
};
