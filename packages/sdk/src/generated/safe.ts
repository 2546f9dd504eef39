// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, ListCall, ServiceTable } from '../runtime/types.ts';

/** 加固信息 · The protection of an app */
export interface SafeInfo {
  /** 应用 ID · App */
  appId: string;
  /** 状态 · Always enabled; there is nothing to read before */
  status: 'enabled' | (string & {});
  /** 包名 · Package that is protected, or empty */
  packageName: string;
  /** 备注 · Free text */
  remark: string;
  /** 加固次数 · Runs so far */
  protectionCount: number;
  /** 创建时间 · Time it was enabled */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
}

/** 安装包上传凭证 · Permission to upload one package */
export interface PackageUpload {
  /** 上传地址 · Takes one PUT of the bytes */
  url: string;
  /** 上传令牌 · Sent with it as Authorization: Bearer */
  token: string;
  /** 对象键 · Names the package in the call that protects it */
  objectKey: string;
  /** 过期时间 · End of its life, 1800 s */
  expiresAt: string;
}

/** 加固记录 · One run over one package */
export interface Protection {
  /** 加固 ID · Protection id */
  id: string;
  /** 文件名 · Name of the package */
  fileName: string;
  /** 包类型 · apk or aab */
  packageType: 'apk' | 'aab' | (string & {});
  /** 包名 · As its manifest says, or empty while it is read */
  packageName: string;
  /** 版本名 · As its manifest says, or empty */
  versionName: string;
  /** 版本号 · As its manifest says, or empty */
  versionCode: string;
  /** 内容哈希 · MD5 of the package */
  md5: string;
  /** 大小 · Bytes */
  size: number;
  /** 状态 · State */
  status: 'processing' | 'succeed' | 'failed' | (string & {});
  /** 选项 · Switches that differed from the configuration */
  options: {
    /** Root 检测 · Detect rooted devices */
    rootDetect?: boolean;
    /** 模拟器检测 · Detect emulators */
    emulatorDetect?: boolean;
    /** 调试检测 · Detect debuggers */
    debugDetect?: boolean;
    /** 注入检测 · Detect hooks */
    hookDetect?: boolean;
    /** 签名校验 · Check the signing certificate */
    signatureCheck?: boolean;
    /** 加密 so · Encrypt native libraries */
    soEncrypt?: boolean;
    /** 加密元数据 · Encrypt global-metadata.dat */
    metadataEncrypt?: boolean;
  };
  /** 下载地址 · The protected package; empty unless it succeeded */
  outputUrl: string;
  /** 错误 · Why it failed, or empty */
  errorMsg: string;
  /** 创建时间 · Start */
  createdAt: string;
  /** 完成时间 · End */
  finishedAt: string | null;
}

/** 安全统计 · Devices and risks of an app */
export interface SafeStatistics {
  /** 概览 · Sums over the range */
  overview: {
    /** 设备数 · Devices */
    devices: number;
    /** 启动次数 · Launches */
    launches: number;
    /** 风险设备数 · Devices with a risk */
    riskDevices: number;
  };
  /** 风险 · Most reports first */
  risks: {
    /** 风险类型 · Risk */
    riskType: 'ROOT' | 'EMULATOR' | 'DEBUG' | 'HOOK' | 'SIGNATURE_MISMATCH' | 'TAMPERED' | (string & {});
    /** 数量 · Reports */
    count: number;
  }[];
}

/** 加固用量 · Protection of one day */
export interface SafeUsage {
  /** 日期 · Day in Asia/Shanghai */
  date: string;
  /** 加固次数 · Runs */
  count: number;
  /** 安装包大小 · Bytes of all packages */
  totalSize: number;
}

/** 加固进度 · How far a run is */
export interface ProtectionProgress {
  /** 状态 · State */
  status: 'processing' | 'succeed' | 'failed' | (string & {});
  /** 进度 · Percent */
  progress: number;
  /** 下载地址 · The protected package */
  outputUrl?: string;
  /** 错误 · Why it failed */
  errorMsg?: string;
}

/** 加固日志 · One line of a run */
export interface ProtectionLog {
  /** 时间 · Time of the line */
  time: string;
  /** 级别 · info, warn or error */
  level: string;
  /** 内容 · The line */
  message: string;
}

/** 签名证书 · A certificate that may sign the packages of an app */
export interface SigningSha1 {
  /** 证书 ID · Id of the entry */
  id: string;
  /** SHA-1 指纹 · Fingerprint, upper case with colons */
  sha1: string;
  /** 备注 · Free text */
  remark: string;
  /** 创建时间 · Time of creation */
  createdAt: string;
}

/** 加固配置 · What protection does; every switch is on by default */
export interface SafeConfig {
  /** Root 检测 · Detect rooted devices */
  rootDetect: boolean;
  /** 模拟器检测 · Detect emulators */
  emulatorDetect: boolean;
  /** 调试检测 · Detect debuggers */
  debugDetect: boolean;
  /** 注入检测 · Detect hooks */
  hookDetect: boolean;
  /** 签名校验 · Check the signing certificate */
  signatureCheck: boolean;
  /** 加密 so · Encrypt native libraries */
  soEncrypt: boolean;
  /** 加密元数据 · Encrypt global-metadata.dat */
  metadataEncrypt: boolean;
  /** 处置方式 · What a game does about a risk; default report */
  action: 'report' | 'exit' | (string & {});
}

/** 检测结果 · A risk that a protected game met */
export interface Detection {
  /** 检测 ID · Id of the finding */
  id: string;
  /** 包名 · Package that found it */
  packageName: string;
  /** 设备 · Device */
  device: string;
  /** 风险类型 · What was found */
  riskType: 'ROOT' | 'EMULATOR' | 'DEBUG' | 'HOOK' | 'SIGNATURE_MISMATCH' | 'TAMPERED' | (string & {});
  /** 级别 · How bad it is */
  level: string;
  /** 时间 · Time of the report */
  time: string;
  /** 用户 ID · Player, or empty */
  userId: string;
}

/** 每日数量 · How many of something all apps had on one day */
export interface DayCount {
  /** 日期 · Day in Asia/Shanghai */
  date: string;
  /** 数量 · How many of all apps */
  count: number;
  /** 活跃应用数 · Apps with any */
  activeAppCount: number;
}

/** 应用数量 · How many of something an app has */
export interface AppCount {
  /** 应用 ID · App */
  appId: string;
  /** 应用名称 · Name of the app */
  appName: string;
  /** 数量 · How many */
  count: number;
}

export interface EnableInput {
  /** 应用 ID · The calling app */
  appId: string;
}

export interface EnableReply {
  /** The protection of the app */
  safe: SafeInfo;
}

export interface GetInput {
  /** 应用 ID · The calling app */
  appId: string;
}

export interface GetReply {
  /** The protection of the app */
  safe: SafeInfo;
}

export interface UpdateInput {
  /** 应用 ID · The calling app */
  appId: string;
  /** 包名 · Package that is protected */
  packageName?: string;
  /** 备注 · Free text */
  remark?: string;
}

export interface UpdateReply {
  /** The protection of the app */
  safe: SafeInfo;
}

export interface UploadUrlInput {
  /** 应用 ID · The calling app */
  appId: string;
}

export interface ProtectInput {
  /** 应用 ID · The calling app */
  appId: string;
  /** 对象键 · The uploaded package; or fileUrl */
  objectKey?: string;
  /** 文件地址 · URL of the package; or objectKey */
  fileUrl?: string;
  /** 文件名 · Name that ends in .apk or .aab */
  fileName: string;
  /** 内容哈希 · 32 lower-case hexadecimal digits (MD5) */
  md5: string;
  /** 选项 · Other switches for this run */
  options?: {
    /** Root 检测 · Detect rooted devices */
    rootDetect?: boolean;
    /** 模拟器检测 · Detect emulators */
    emulatorDetect?: boolean;
    /** 调试检测 · Detect debuggers */
    debugDetect?: boolean;
    /** 注入检测 · Detect hooks */
    hookDetect?: boolean;
    /** 签名校验 · Check the signing certificate */
    signatureCheck?: boolean;
    /** 加密 so · Encrypt native libraries */
    soEncrypt?: boolean;
    /** 加密元数据 · Encrypt global-metadata.dat */
    metadataEncrypt?: boolean;
  };
}

export interface ProtectReply {
  /** The run, processing */
  protection: Protection;
}

export interface StatisticsInput {
  /** 应用 ID · The calling app */
  appId: string;
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
}

export interface UsageInput {
  /** 应用 ID · The calling app */
  appId: string;
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
}

export interface UsageReply {
  /** 加固用量 · Oldest day first */
  usages: SafeUsage[];
}

export interface ReportInput {
  /** 应用 ID · The calling app */
  appId: string;
  /** 风险类型 · What was found */
  riskType: 'ROOT' | 'EMULATOR' | 'DEBUG' | 'HOOK' | 'SIGNATURE_MISMATCH' | 'TAMPERED';
  /** 设备 · Device */
  device: string;
  /** 包名 · Package that found it */
  packageName: string;
  /** SHA-1 指纹 · 40 hexadecimal digits (SHA-1), with or without colons */
  sha1: string;
  /** 用户 ID · Player */
  userId?: string;
}

export interface ProtectionsListInput {
  /** 应用 ID · The calling app */
  appId: string;
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
  /** 状态 · Only this state */
  status?: 'processing' | 'succeed' | 'failed';
}

export interface ProtectionsListReply {
  /** 加固记录 · Newest first */
  protections: Protection[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface ProtectionsStatusInput {
  /** 应用 ID · The calling app */
  appId: string;
  /** 加固 ID · Protection id */
  id: string;
}

export interface ProtectionsLogsInput {
  /** 应用 ID · The calling app */
  appId: string;
  /** 加固 ID · Protection id */
  id: string;
}

export interface ProtectionsLogsReply {
  /** 加固日志 · Oldest first */
  logs: ProtectionLog[];
}

export interface Sha1sListInput {
  /** 应用 ID · The calling app */
  appId: string;
}

export interface Sha1sListReply {
  /** 签名证书 · Newest first */
  sha1s: SigningSha1[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface Sha1sCreateInput {
  /** 应用 ID · The calling app */
  appId: string;
  /** SHA-1 指纹 · 40 hexadecimal digits (SHA-1), with or without colons */
  sha1: string;
  /** 备注 · Free text */
  remark?: string;
}

export interface Sha1sCreateReply {
  /** The certificate */
  sha1: SigningSha1;
}

export interface Sha1sRemoveInput {
  /** 应用 ID · The calling app */
  appId: string;
  /** 证书 ID · Id of the certificate */
  id: string;
}

export interface ConfigGetInput {
  /** 应用 ID · The calling app */
  appId: string;
}

export interface ConfigGetReply {
  /** The switches */
  config: SafeConfig;
}

export interface ConfigSetInput {
  /** 应用 ID · The calling app */
  appId: string;
  /** Root 检测 · Detect rooted devices */
  rootDetect?: boolean;
  /** 模拟器检测 · Detect emulators */
  emulatorDetect?: boolean;
  /** 调试检测 · Detect debuggers */
  debugDetect?: boolean;
  /** 注入检测 · Detect hooks */
  hookDetect?: boolean;
  /** 签名校验 · Check the signing certificate */
  signatureCheck?: boolean;
  /** 加密 so · Encrypt native libraries */
  soEncrypt?: boolean;
  /** 加密元数据 · Encrypt global-metadata.dat */
  metadataEncrypt?: boolean;
  /** 处置方式 · What a game does about a risk */
  action?: 'report' | 'exit';
}

export interface ConfigSetReply {
  /** The switches */
  config: SafeConfig;
}

export interface DetectionsListInput {
  /** 应用 ID · The calling app */
  appId: string;
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
  /** 风险类型 · Any of these risks */
  riskType?: ('ROOT' | 'EMULATOR' | 'DEBUG' | 'HOOK' | 'SIGNATURE_MISMATCH' | 'TAMPERED')[];
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
}

export interface DetectionsListReply {
  /** 检测结果 · Newest first */
  detects: Detection[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface MetricsAggregationInput {
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
}

export interface MetricsAggregationReply {
  /** 每日 · Oldest day first */
  metrics: DayCount[];
}

export interface MetricsTopKInput {
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
  /** 名次 · How many apps, default 10 */
  k?: number;
}

export interface MetricsTopKReply {
  /** 应用 · Largest number first */
  apps: AppCount[];
}

export interface ProtectionsCalls {
  /**
   * List the runs of the app.
   *
   * 列出加固记录。
   *
   * `GET /usafe/v1/safe/{appId}/protections` · assumed · code 3 · code 5
   */
  readonly list: ListCall<ProtectionsListInput, Protection, ProtectionsListReply>;
  /**
   * Tell how far a run is.
   *
   * 查看加固进度。
   *
   * `GET /usafe/v1/safe/{appId}/protections/{id}/status` · assumed · code 5
   */
  status(input: ProtectionsStatusInput, options?: CallOptions): Promise<ProtectionProgress>;
  /**
   * Read the log of a run.
   *
   * 查看加固日志。
   *
   * `GET /usafe/v1/safe/{appId}/protections/{id}/logs` · assumed · code 5
   */
  logs(input: ProtectionsLogsInput, options?: CallOptions): Promise<ProtectionsLogsReply>;
}

export interface Sha1sCalls {
  /**
   * List the certificates that may sign.
   *
   * 列出签名证书。
   *
   * `GET /usafe/v1/safe/{appId}/sha1` · assumed · code 5
   */
  list(input: Sha1sListInput, options?: CallOptions): Promise<Sha1sListReply>;
  /**
   * Register a certificate.
   *
   * 登记签名证书。
   *
   * `POST /usafe/v1/safe/{appId}/sha1` · assumed · code 3 · code 5 · code 6
   */
  create(input: Sha1sCreateInput, options?: CallOptions): Promise<Sha1sCreateReply>;
  /**
   * Delete a certificate.
   *
   * 删除签名证书。
   *
   * `DELETE /usafe/v1/safe/{appId}/sha1/{id}` · assumed · code 5
   */
  remove(input: Sha1sRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
}

export interface ConfigCalls {
  /**
   * Read what protection does.
   *
   * 查看加固配置。
   *
   * `GET /usafe/v1/safe/{appId}/config` · assumed · code 5
   */
  get(input: ConfigGetInput, options?: CallOptions): Promise<ConfigGetReply>;
  /**
   * Change what protection does.
   *
   * 修改加固配置。
   *
   * `PUT /usafe/v1/safe/{appId}/config` · assumed · code 3 · code 5
   */
  set(input: ConfigSetInput, options?: CallOptions): Promise<ConfigSetReply>;
}

export interface DetectionsCalls {
  /**
   * List the risks that protected games met.
   *
   * 列出检测结果。
   *
   * `GET /usafe/v1/safe/{appId}/detect-list` · assumed · code 3 · code 5
   */
  readonly list: ListCall<DetectionsListInput, Detection, DetectionsListReply>;
}

export interface MetricsCalls {
  /**
   * Count the runs of all apps by day.
   *
   * 汇总全部应用的加固。
   *
   * `GET /usafe/v1/safe/metrics/aggregation` · assumed · code 3 · code 7
   */
  aggregation(input?: MetricsAggregationInput, options?: CallOptions): Promise<MetricsAggregationReply>;
  /**
   * Rank the apps with most runs.
   *
   * 加固最多的应用。
   *
   * `GET /usafe/v1/safe/metrics/topk` · assumed · code 3 · code 7
   */
  topK(input?: MetricsTopKInput, options?: CallOptions): Promise<MetricsTopKReply>;
}

/** 应用加固 · App protection */
export interface SafeCalls {
  /**
   * Drop the cached secret of the app.
   *
   * 刷新密钥缓存。
   *
   * `POST /usafe/v1/safe/refresh-token` · spec
   */
  refreshToken(input?: Record<string, never>, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Enable protection for the app.
   *
   * 开通加固。
   *
   * `POST /usafe/v1/safe/{appId}/enable` · assumed · code 5
   */
  enable(input: EnableInput, options?: CallOptions): Promise<EnableReply>;
  /**
   * Read the protection of the app.
   *
   * 查看加固信息。
   *
   * `GET /usafe/v1/safe/{appId}` · assumed · code 5
   */
  get(input: GetInput, options?: CallOptions): Promise<GetReply>;
  /**
   * Change the protection of the app.
   *
   * 修改加固信息。
   *
   * `PUT /usafe/v1/safe/{appId}` · assumed · code 3 · code 5
   */
  update(input: UpdateInput, options?: CallOptions): Promise<UpdateReply>;
  /**
   * Get permission to upload a package.
   *
   * 获取安装包上传地址。
   *
   * `GET /usafe/v1/safe/{appId}/token-url` · assumed · code 5
   */
  uploadUrl(input: UploadUrlInput, options?: CallOptions): Promise<PackageUpload>;
  /**
   * Protect a package.
   *
   * 加固安装包。
   *
   * `POST /usafe/v1/safe/{appId}/protect` · assumed · code 3 · code 5 · code 9
   */
  protect(input: ProtectInput, options?: CallOptions): Promise<ProtectReply>;
  /**
   * Read devices and risks of the app.
   *
   * 查看安全统计。
   *
   * `GET /usafe/v1/safe/{appId}/statistics-overview-and-risk` · assumed · code 3 · code 5
   */
  statistics(input: StatisticsInput, options?: CallOptions): Promise<SafeStatistics>;
  /**
   * Read the protection of the app by day.
   *
   * 查看每日用量。
   *
   * `GET /usafe/v1/safe/{appId}/usage` · assumed · code 3 · code 5
   */
  usage(input: UsageInput, options?: CallOptions): Promise<UsageReply>;
  /**
   * Report a risk.
   *
   * 上报风险。
   *
   * `POST /usafe/v1/safe/{appId}/reports` · assumed · code 3 · code 5
   */
  report(input: ReportInput, options?: CallOptions): Promise<Record<string, never>>;
  readonly protections: ProtectionsCalls;
  readonly sha1s: Sha1sCalls;
  readonly config: ConfigCalls;
  readonly detections: DetectionsCalls;
  readonly metrics: MetricsCalls;
}

export const safeTable: ServiceTable<SafeCalls> = {
  name: 'safe',
  base: 'safe',
  accepts: 'app',
  errors: 'service',
  prefixes: { safe: '/usafe/v1/safe' },
  tree: {
    refreshToken: { route: 'POST /refresh-token', body: true, retry: 'always', cache: 'force-never', fail: 'silent' },
    enable: { route: 'POST /{appId}/enable', body: true, retry: 'always' },
    get: { route: 'GET /{appId}' },
    update: { route: 'PUT /{appId}', body: true },
    uploadUrl: { route: 'GET /{appId}/token-url', effect: 'write', cache: 'force-never' },
    protect: { route: 'POST /{appId}/protect', body: true },
    statistics: { route: 'GET /{appId}/statistics-overview-and-risk' },
    usage: { route: 'GET /{appId}/usage' },
    report: { route: 'POST /{appId}/reports', body: true },
    protections: {
      list: { route: 'GET /{appId}/protections', paging: 'start-total', listField: 'protections' },
      status: { route: 'GET /{appId}/protections/{id}/status', cache: 'force-never' },
      logs: { route: 'GET /{appId}/protections/{id}/logs' },
    },
    sha1s: {
      list: { route: 'GET /{appId}/sha1' },
      create: { route: 'POST /{appId}/sha1', body: true },
      remove: { route: 'DELETE /{appId}/sha1/{id}' },
    },
    config: {
      get: { route: 'GET /{appId}/config' },
      set: { route: 'PUT /{appId}/config', body: true },
    },
    detections: {
      list: { route: 'GET /{appId}/detect-list', paging: 'start-total', listField: 'detects' },
    },
    metrics: {
      aggregation: { route: 'GET /metrics/aggregation', accepts: 'operator' },
      topK: { route: 'GET /metrics/topk', accepts: 'operator' },
    },
  },
};
