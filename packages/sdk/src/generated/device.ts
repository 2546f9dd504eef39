// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, ListCall, Page, ServiceTable } from '../runtime/types.ts';

/** 真机测试设置 · Device testing of an app */
export interface DeviceApp {
  /** 应用 ID · App */
  AppId: string;
  /** 已启用 · Sessions may be started */
  Enabled: boolean;
  /** 额度 · Minutes a month */
  Quota: number;
}

/** 真机测试令牌 · Permission to start sessions for a short time */
export interface DeviceToken {
  /** 令牌 · Lets the page start sessions, lives 1800 s */
  Token: string;
  /** 页面地址 · Page of the devices */
  Url: string;
  /** 过期时间 · End of its life */
  ExpiredAt: string;
}

/** 真机测试用量 · Use of one day */
export interface DeviceUsage {
  /** 日期 · Day in Asia/Shanghai */
  Date: string;
  /** 时长 · Seconds of all sessions */
  Seconds: number;
  /** 金额 · Yuan */
  Amount: number;
}

/** 每日真机测试 · Use of all apps on one day */
export interface DeviceDailyUsage {
  /** 日期 · Day in Asia/Shanghai */
  Date: string;
  /** 时长 · Seconds of all sessions */
  Seconds: number;
  /** 应用数 · Apps with sessions */
  Apps: number;
}

/** 应用真机测试 · Use of one app */
export interface DeviceAppUsage {
  /** 应用 ID · App */
  AppId: string;
  /** 应用名称 · Name of the app */
  ProjectName: string;
  /** 时长 · Seconds of all sessions */
  Seconds: number;
}

/** 测试会话 · A package that ran on a device */
export interface DeviceSession {
  /** 会话 ID · Session id */
  Id: string;
  /** 设备 · Device it ran on */
  Device: string;
  /** 系统 · System of the device */
  Os: string;
  /** 安装包哈希 · MD5 of the package */
  PackageHash: string;
  /** 状态 · State */
  Status: 'Running' | 'Finished' | 'Failed' | (string & {});
  /** 开始时间 · Start */
  StartedAt: string;
  /** 结束时间 · End */
  EndedAt: string | null;
  /** 时长 · Seconds so far */
  Seconds: number;
  /** 报告 · Report of the session, or empty */
  ReportUrl: string;
}

/** 测试包 · A package that can be tested */
export interface DevicePackage {
  /** 安装包哈希 · MD5 of the package */
  Hash: string;
  /** 文件名 · Name of the file */
  FileName: string;
  /** 包名 · As its manifest says */
  PackageName: string;
  /** 版本名 · As its manifest says */
  VersionName: string;
  /** 平台 · android for apk, harmony for hap */
  Platform: 'android' | 'harmony' | (string & {});
  /** 大小 · Bytes */
  Size: number;
  /** 下载地址 · Where it is read */
  Url: string;
  /** 上传时间 · Time of the upload */
  CreatedAt: string;
}

export interface GetInput {
  /** 应用 ID · App */
  id: string;
}

export interface UpdateInput {
  /** 应用 ID · App */
  id: string;
  /** 启用 · Sessions may be started */
  Enabled?: boolean;
  /** 额度 · Minutes a month, operators only */
  Quota?: number;
}

export interface TokenInput {
  /** 应用 ID · App */
  id: string;
}

export interface UsageInput {
  /** 应用 ID · App */
  id: string;
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
}

export interface UsageReply {
  /** 用量 · Oldest day first */
  Items: DeviceUsage[];
}

export interface AggregationInput {
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
}

export interface AggregationReply {
  /** 每日 · Oldest day first */
  Items: DeviceDailyUsage[];
}

export interface TopKInput {
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
  /** 名次 · How many apps, default 10 */
  k?: number;
}

export interface TopKReply {
  /** 应用 · Longest use first */
  Items: DeviceAppUsage[];
}

export interface SessionsListInput {
  /** 应用 ID · App */
  id: string;
  /** 状态 · Only this state */
  status?: 'Running' | 'Finished' | 'Failed';
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface SessionsListReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: DeviceSession[];
}

export interface SessionsStartInput {
  /** 应用 ID · App */
  id: string;
  /** 令牌 · As the token call answered it */
  Token: string;
  /** 安装包哈希 · 32 lower-case hexadecimal digits (MD5) */
  PackageHash: string;
  /** 设备 · Device to run on */
  Device?: string;
}

export interface PackagesListInput {
  /** 应用 ID · App */
  id: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface PackagesListReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: DevicePackage[];
}

export interface PackagesCreateInput {
  /** 应用 ID · App */
  id: string;
  /** 安装包哈希 · 32 lower-case hexadecimal digits (MD5) */
  Hash: string;
  /** 文件名 · Name that ends in .apk or .hap */
  FileName: string;
  /** 对象名 · As the upload credential named it */
  ObjectName: string;
}

export interface PackagesGetInput {
  /** 应用 ID · App */
  id: string;
  /** 安装包哈希 · 32 lower-case hexadecimal digits (MD5) */
  hash: string;
}

export interface PackagesRemoveInput {
  /** 应用 ID · App */
  id: string;
  /** 安装包哈希 · 32 lower-case hexadecimal digits (MD5) */
  hash: string;
}

export interface SessionsCalls {
  /**
   * List sessions, newest first.
   *
   * 列出测试会话。
   *
   * `GET /api/device/{id}/sessions` · assumed · "error to get app" · "invalid parameters"
   */
  readonly list: ListCall<SessionsListInput, DeviceSession, SessionsListReply>;
  /**
   * Start a session.
   *
   * 开始测试会话。
   *
   * `POST /api/device/{id}/sessions` · assumed · "error to get app" · "invalid parameters"
   */
  start(input: SessionsStartInput, options?: CallOptions): Promise<DeviceSession>;
}

export interface PackagesCalls {
  /**
   * List packages, newest first.
   *
   * 列出测试包。
   *
   * `GET /api/device/{id}/packages` · assumed · "error to get app" · "invalid parameters"
   */
  readonly list: ListCall<PackagesListInput, DevicePackage, PackagesListReply>;
  /**
   * Register an uploaded package.
   *
   * 登记已上传的测试包。
   *
   * `POST /api/device/{id}/package` · assumed · "error to get app" · "invalid parameters"
   */
  create(input: PackagesCreateInput, options?: CallOptions): Promise<DevicePackage>;
  /**
   * Read the package with a hash.
   *
   * 按哈希查看测试包。
   *
   * `GET /api/device/{id}/package/{hash}` · assumed · "error to get app" · "invalid parameters"
   */
  get(input: PackagesGetInput, options?: CallOptions): Promise<DevicePackage>;
  /**
   * Delete a package.
   *
   * 删除测试包。
   *
   * `DELETE /api/device/{id}/package/{hash}` · spec · "error to get app" · "invalid parameters"
   */
  remove(input: PackagesRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
}

/** 真机测试 · Device testing */
export interface DeviceCalls {
  /**
   * Read the device testing of an app.
   *
   * 查看真机测试设置。
   *
   * `GET /api/device/{id}` · assumed · "error to get app"
   */
  get(input: GetInput, options?: CallOptions): Promise<DeviceApp>;
  /**
   * Change the device testing of an app.
   *
   * 修改真机测试设置。
   *
   * `PUT /api/device/{id}` · assumed · "error to get app" · "invalid parameters"
   */
  update(input: UpdateInput, options?: CallOptions): Promise<DeviceApp>;
  /**
   * Get permission to start sessions.
   *
   * 获取真机测试令牌。
   *
   * `POST /api/device/{id}/token` · assumed · "error to get app" · "invalid parameters"
   */
  token(input: TokenInput, options?: CallOptions): Promise<DeviceToken>;
  /**
   * Read the use of an app by day.
   *
   * 查看每日用量。
   *
   * `GET /api/device/{id}/usage` · assumed · "error to get app" · "invalid parameters"
   */
  usage(input: UsageInput, options?: CallOptions): Promise<UsageReply>;
  /**
   * Sum the use of all apps by day.
   *
   * 汇总全部应用的真机测试。
   *
   * `GET /api/device/aggregation` · assumed · "invalid parameters"
   */
  aggregation(input?: AggregationInput, options?: CallOptions): Promise<AggregationReply>;
  /**
   * Rank the apps that use most.
   *
   * 用量最高的应用。
   *
   * `GET /api/device/top-k` · assumed · "invalid parameters"
   */
  topK(input?: TopKInput, options?: CallOptions): Promise<TopKReply>;
  readonly sessions: SessionsCalls;
  readonly packages: PackagesCalls;
}

export const deviceTable: ServiceTable<DeviceCalls> = {
  name: 'device',
  base: 'platform',
  accepts: 'session',
  errors: 'platform',
  prefixes: { platform: '' },
  tree: {
    get: { route: 'GET /api/device/{id}' },
    update: { route: 'PUT /api/device/{id}', body: true },
    token: { route: 'POST /api/device/{id}/token', body: true, retry: 'always' },
    usage: { route: 'GET /api/device/{id}/usage' },
    aggregation: { route: 'GET /api/device/aggregation', accepts: 'operator' },
    topK: { route: 'GET /api/device/top-k', accepts: 'operator' },
    sessions: {
      list: { route: 'GET /api/device/{id}/sessions', paging: 'total-items' },
      start: { route: 'POST /api/device/{id}/sessions', body: true },
    },
    packages: {
      list: { route: 'GET /api/device/{id}/packages', paging: 'total-items' },
      create: { route: 'POST /api/device/{id}/package', body: true, retry: 'always' },
      get: { route: 'GET /api/device/{id}/package/{hash}' },
      remove: { route: 'DELETE /api/device/{id}/package/{hash}' },
    },
  },
};
