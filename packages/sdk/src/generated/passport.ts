// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, ListCall, Page, ServiceTable } from '../runtime/types.ts';

/** 身份域 · The player-account settings of an app */
export interface IdDomain {
  /** 应用 ID · Always the app id */
  id: string;
  /** 名称 · Name */
  name: string;
  /** 图标 · Icon of the login page */
  logoURL: string;
  /** 公司名称 · Company on the login page */
  companyName: string;
  /** 正式环境 · Real SMS and real-name checks */
  production: boolean;
  /** 审核状态 · State of the review before production */
  reviewStatus: 'None' | 'Reviewing' | 'Approved' | 'Rejected' | (string & {});
  /** 模拟短信 · No SMS is sent, the code is 111111 */
  mockSms: boolean;
  /** 模拟实名 · Real names are checked by format only */
  mockRealName: boolean;
  /** 登录方式 · Login methods on offer */
  loginMethods: ('Phone' | 'OAuth' | 'AccessToken' | 'ServerSide' | (string & {}))[];
  /** 登录平台 · Platforms players log in from */
  loginPlatforms: ('Android' | 'Ios' | 'Windows' | 'ServerSide' | (string & {}))[];
  /** 最低年龄 · Players below it may not play, 0 for none */
  minAge: number;
  /** 强制实名 · Login needs a verified real name */
  realNameRequired: boolean;
  /** 服务条款版本 · Version of the terms of service */
  tosVersion: number;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
}

/** 上线审核 · Where an identity domain stands on its way to production */
export interface IdDomainReview {
  /** 正式环境 · Real SMS and real-name checks */
  production: boolean;
  /** 审核状态 · State of the review */
  reviewStatus: 'None' | 'Reviewing' | 'Approved' | 'Rejected' | (string & {});
  /** 审核备注 · Last remark of either side */
  reviewRemark: string;
}

/** 验证码记录 · One verification code that was sent to a phone */
export interface VerificationCodeLog {
  /** 记录 ID · Log id */
  id: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 手机号 · Masked, such as 138****0000 */
  phoneNumber: string;
  /** 模板 ID · SMS template */
  templateID: string;
  /** 用途 · What the code was for */
  purpose: 'Login' | 'Bind' | (string & {});
  /** 状态 · What became of the code */
  status: 'Sent' | 'Verified' | 'Expired' | 'Failed' | (string & {});
  /** 模拟 · No SMS was sent */
  mock: boolean;
  /** 错误信息 · Why sending failed */
  errorMessage: string;
  /** IP · Address that asked for the code */
  ip: string;
  /** 发送时间 · Time of sending */
  sentAt: string;
  /** 验证时间 · Time of verification */
  verifiedAt?: string;
}

/** 域 · A server of the game; a user has one persona in each */
export interface Realm {
  /** 域 ID · Realm id */
  realmID: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 名称 · 1 to 64 characters, not only blanks */
  name: string;
  /** 状态 · Players log in only while it is Open */
  status: 'Created' | 'Open' | 'Maintenance' | 'Closed' | (string & {});
  /** 外部关联 ID · Id of the game itself or empty */
  externalRealmID: string;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
  /** 属性 · At most 512 bytes as JSON */
  properties: Record<string, string>;
}

export interface IdDomainsCreateInput {
  /** 应用 ID · Default: the calling app; another one for operators only */
  id?: string;
  /** 名称 · 1 to 60 characters, not only blanks */
  name: string;
  /** 图标 · Icon of the login page */
  logoURL?: string;
  /** 公司名称 · Company on the login page */
  companyName?: string;
  /** 模拟短信 · Send no SMS, the code is 111111 */
  mockSms?: boolean;
  /** 模拟实名 · Check real names by format only */
  mockRealName?: boolean;
  /** 登录方式 · Login methods on offer */
  loginMethods?: ('Phone' | 'OAuth' | 'AccessToken' | 'ServerSide')[];
  /** 登录平台 · Platforms players log in from */
  loginPlatforms?: ('Android' | 'Ios' | 'Windows' | 'ServerSide')[];
  /** 最低年龄 · Players below it may not play, 0 for none */
  minAge?: number;
  /** 强制实名 · Login needs a verified real name */
  realNameRequired?: boolean;
}

export interface IdDomainsCreateReply {
  /** The identity domain */
  idDomain: IdDomain;
}

export interface IdDomainsGetInput {
  id: string;
}

export interface IdDomainsGetReply {
  /** The identity domain */
  idDomain: IdDomain;
}

export interface IdDomainsUpdateInput {
  id: string;
  /** 名称 · 1 to 60 characters, not only blanks */
  name?: string;
  /** 图标 · Icon of the login page */
  logoURL?: string;
  /** 公司名称 · Company on the login page */
  companyName?: string;
  /** 模拟短信 · Send no SMS, the code is 111111 */
  mockSms?: boolean;
  /** 模拟实名 · Check real names by format only */
  mockRealName?: boolean;
  /** 登录方式 · Login methods on offer */
  loginMethods?: ('Phone' | 'OAuth' | 'AccessToken' | 'ServerSide')[];
  /** 登录平台 · Platforms players log in from */
  loginPlatforms?: ('Android' | 'Ios' | 'Windows' | 'ServerSide')[];
  /** 最低年龄 · Players below it may not play, 0 for none */
  minAge?: number;
  /** 强制实名 · Login needs a verified real name */
  realNameRequired?: boolean;
}

export interface IdDomainsUpdateReply {
  /** The identity domain */
  idDomain: IdDomain;
}

export interface IdDomainsGetProductionInput {
  id: string;
}

export interface IdDomainsSetProductionInput {
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 正式环境 · true approves and ends mocking; false while in review rejects */
  production: boolean;
  /** 备注 · Remark */
  remark?: string;
}

export interface IdDomainsSetProductionReply {
  /** The identity domain */
  idDomain: IdDomain;
}

export interface IdDomainsSendForReviewInput {
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 备注 · Remark */
  remark?: string;
}

export interface IdDomainsSendForReviewReply {
  /** The identity domain */
  idDomain: IdDomain;
}

export interface IdDomainsVerificationCodeLogsInput {
  id: string;
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 手机号 · Whole number */
  phoneNumber?: string;
  /** 状态 · What became of the code */
  status?: 'Sent' | 'Verified' | 'Expired' | 'Failed';
  /** 开始时间 · Sent at or after */
  from?: string;
  /** 结束时间 · Sent before */
  to?: string;
}

export interface IdDomainsVerificationCodeLogsReply {
  /** 验证码记录 · Newest first */
  logs: VerificationCodeLog[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface RealmsSearchInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 名称 · Part of the name */
  name?: string;
  /** 状态 · State */
  status?: 'Created' | 'Open' | 'Maintenance' | 'Closed';
}

export interface RealmsSearchReply {
  /** 域 · Realms of this page */
  realms: Realm[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface RealmsGetInput {
  id: string;
}

export interface RealmsGetReply {
  /** The realm */
  realm: Realm;
}

export interface RealmsCreateInput {
  /** 名称 · 1 to 64 characters, not only blanks */
  name: string;
  /** 状态 · From any state to any; Created when it is left out of a create */
  status?: 'Created' | 'Open' | 'Maintenance' | 'Closed';
  /** 外部关联 ID · Unique id of the game itself */
  externalRealmID?: string;
  /** 属性 · At most 512 bytes as JSON */
  properties?: Record<string, string>;
}

export interface RealmsCreateReply {
  /** The realm */
  realm: Realm;
}

export interface RealmsUpdateInput {
  id: string;
  /** 名称 · 1 to 64 characters, not only blanks */
  name?: string;
  /** 状态 · From any state to any; Created when it is left out of a create */
  status?: 'Created' | 'Open' | 'Maintenance' | 'Closed';
  /** 外部关联 ID · Unique id of the game itself */
  externalRealmID?: string;
  /** 属性 · At most 512 bytes as JSON */
  properties?: Record<string, string>;
}

export interface RealmsUpdateReply {
  /** The realm */
  realm: Realm;
}

export interface RealmsRemoveInput {
  id: string;
}

export interface IdDomainsCalls {
  /**
   * Create the identity domain with its default realm, configuration and guild roles.
   *
   * 创建身份域,同时创建默认域、默认配置和公会角色。
   *
   * `POST /upass/v1/id-domains` · assumed · code 30001 · code 70001 · code 60001
   */
  create(input: IdDomainsCreateInput, options?: CallOptions): Promise<IdDomainsCreateReply>;
  /**
   * Read the identity domain.
   *
   * 查看身份域。
   *
   * `GET /upass/v1/id-domains/{id}` · seen · code 50001
   */
  get(input: IdDomainsGetInput, options?: CallOptions): Promise<IdDomainsGetReply>;
  /**
   * Change the identity domain.
   *
   * 修改身份域。
   *
   * `PUT /upass/v1/id-domains/{id}` · assumed · code 30001 · code 50001
   */
  update(input: IdDomainsUpdateInput, options?: CallOptions): Promise<IdDomainsUpdateReply>;
  /**
   * Read where the review for production stands.
   *
   * 查看上线审核状态。
   *
   * `GET /upass/v1/internal/id-domains/{id}/production` · assumed · code 50001
   */
  getProduction(input: IdDomainsGetProductionInput, options?: CallOptions): Promise<IdDomainReview>;
  /**
   * Switch the identity domain to production or back.
   *
   * 设置正式环境。
   *
   * `POST /upass/v1/internal/update-id-domain-production` · assumed · code 30001 · code 50001
   */
  setProduction(input: IdDomainsSetProductionInput, options?: CallOptions): Promise<IdDomainsSetProductionReply>;
  /**
   * Ask for the review before production.
   *
   * 提交上线审核。
   *
   * `POST /upass/v1/internal/update-id-domain-send-for-review` · assumed · code 30001 · code 50001 · code 90001
   */
  sendForReview(input: IdDomainsSendForReviewInput, options?: CallOptions): Promise<IdDomainsSendForReviewReply>;
  /**
   * Drop the cached secrets of the app.
   *
   * 通知密钥已更新。
   *
   * `POST /upass/v1/internal/notify-app-secret-update` · seen
   */
  notifyAppSecretUpdate(input?: Record<string, never>, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * List the verification codes that were sent, newest first.
   *
   * 列出验证码记录。
   *
   * `GET /upass/v1/id-domains/{id}/verification-code-logs` · assumed · code 30001 · code 50001
   */
  readonly verificationCodeLogs: ListCall<IdDomainsVerificationCodeLogsInput, VerificationCodeLog, IdDomainsVerificationCodeLogsReply>;
}

export interface RealmsCalls {
  /**
   * Search realms.
   *
   * 搜索域。
   *
   * `POST /upass/v1/realms/search` · seen · code 30001
   */
  readonly search: ListCall<RealmsSearchInput | undefined, Realm, RealmsSearchReply>;
  /**
   * Read a realm.
   *
   * 查看域。
   *
   * `GET /upass/v1/realms/{id}` · spec · code 50001
   */
  get(input: RealmsGetInput, options?: CallOptions): Promise<RealmsGetReply>;
  /**
   * Create a realm.
   *
   * 创建域。
   *
   * `POST /upass/v1/realms` · assumed · code 30001 · code 30002 · code 60001
   */
  create(input: RealmsCreateInput, options?: CallOptions): Promise<RealmsCreateReply>;
  /**
   * Change a realm.
   *
   * 修改域。
   *
   * `PUT /upass/v1/realms/{id}` · assumed · code 30001 · code 30002 · code 50001 · code 60001
   */
  update(input: RealmsUpdateInput, options?: CallOptions): Promise<RealmsUpdateReply>;
  /**
   * Delete a realm.
   *
   * 删除域。
   *
   * `DELETE /upass/v1/realms/{id}` · spec · code 50001 · code 90001
   */
  remove(input: RealmsRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
}

/** 玩家账号 · Player accounts */
export interface PassportCalls {
  readonly idDomains: IdDomainsCalls;
  readonly realms: RealmsCalls;
}

export const passportTable: ServiceTable<PassportCalls> = {
  name: 'passport',
  base: 'passport',
  accepts: 'app',
  errors: 'passport',
  prefixes: { passport: '/upass/v1' },
  tree: {
    idDomains: {
      create: { route: 'POST /id-domains', body: true },
      get: { route: 'GET /id-domains/{id}' },
      update: { route: 'PUT /id-domains/{id}', body: true },
      getProduction: { route: 'GET /internal/id-domains/{id}/production' },
      setProduction: { route: 'POST /internal/update-id-domain-production', body: true, accepts: 'operator', retry: 'always' },
      sendForReview: { route: 'POST /internal/update-id-domain-send-for-review', body: true },
      notifyAppSecretUpdate: { route: 'POST /internal/notify-app-secret-update', retry: 'always', cache: 'force-never', fail: 'silent' },
      verificationCodeLogs: { route: 'GET /id-domains/{id}/verification-code-logs', paging: 'start-count', listField: 'logs' },
    },
    realms: {
      search: { route: 'POST /realms/search', body: true, paging: 'start-count', listField: 'realms', retry: 'always' },
      get: { route: 'GET /realms/{id}' },
      create: { route: 'POST /realms', body: true },
      update: { route: 'PUT /realms/{id}', body: true },
      remove: { route: 'DELETE /realms/{id}' },
    },
  },
};
