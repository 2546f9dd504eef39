// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, ListCall, ServiceTable } from '../runtime/types.ts';

/** 示例代码 · A sample for one service */
export interface SampleCode {
  /** 服务 · Internal name of the service */
  ServiceName: string;
  /** 语言 · Programming language */
  Language: string;
  /** 标题 · What it shows */
  Title: string;
  /** 代码 · The sample */
  Code: string;
}

/** 应用分发统计 · Content delivery of one app by day */
export interface CdnAppStatistics {
  /** 应用 ID · App */
  AppId: string;
  /** 总流量 · Bytes */
  TotalUsage: number;
  /** 总请求数 · Requests */
  TotalRequests: number;
  /** 每日 · One row per day, oldest first */
  Items: {
    /** 日期 · Day in Asia/Shanghai */
    Date: string;
    /** 用量 · Bytes */
    Usage: number;
    /** 请求数 · Requests */
    Requests: number;
    /** 错误数 · Failed requests */
    Errors: number;
  }[];
}

/** 分发用量 · What one app delivered on one day */
export interface CdnUsage {
  /** 应用 ID · App */
  AppId: string;
  /** 应用名称 · Name of the app */
  ProjectName: string;
  /** 日期 · Day in Asia/Shanghai */
  Date: string;
  /** 用量 · Bytes */
  Usage: number;
  /** 计费用量 · Bytes, Usage x 1.2 */
  BilledUsage: number;
}

/** 分发用量汇总 · Content delivery of all apps by day */
export interface CdnAggregation {
  /** 每日 · One row per day, oldest first */
  Items: {
    /** 日期 · Day in Asia/Shanghai */
    Date: string;
    /** 用量 · Bytes */
    Usage: number;
    /** 应用数 · Apps with traffic */
    Apps: number;
  }[];
}

/** 分发用量排行 · The apps that deliver most */
export interface CdnTopApps {
  /** 应用 · Most used first */
  Items: {
    /** 应用 ID · App */
    AppId: string;
    /** 应用名称 · Name of the app */
    ProjectName: string;
    /** 组织 ID · Organisation */
    OrganizationId: string;
    /** 组织 · Name of the organisation */
    OrganizationName: string;
    /** 用量 · Bytes */
    Usage: number;
  }[];
}

/** 合作方分发用量 · What one app delivered through the partner cloud on one day */
export interface PartnerCdnUsage {
  /** 应用 ID · App */
  AppId: string;
  /** 应用名称 · Name of the app */
  ProjectName: string;
  /** 日期 · Day in Asia/Shanghai */
  Date: string;
  /** 用量 · Bytes */
  Usage: number;
  /** 计费用量 · Bytes, Usage x 1.2 */
  BilledUsage: number;
  /** 提供方 · The partner cloud */
  Provider: 'BlueCloud' | (string & {});
}

/** 资源包分析 · A task that looks into an asset bundle */
export interface BundleAnalysis {
  /** 任务 ID · Task id */
  TaskId: string;
  /** 应用 ID · App */
  AppId: string;
  /** 资源桶 ID · Bucket */
  BucketId: string;
  /** 路径 · Path of the bundle inside the bucket */
  Path: string;
  /** 状态 · Failed when not finished within 60 minutes */
  Status: 'Pending' | 'Running' | 'Finished' | 'Failed' | (string & {});
  /** 创建时间 · Time of creation */
  CreatedAt: string;
  /** 完成时间 · End */
  FinishedAt: string | null;
  /** 结果 · Set when the task is finished */
  Result: {
    /** 文件大小 · Bytes */
    FileSize: number;
    /** 资源数 · Assets in the bundle */
    AssetCount: number;
    /** 压缩方式 · Compression */
    Compression: string;
    /** 资源 · What the bundle holds */
    Assets: {
      /** 名称 · Name */
      Name: string;
      /** 类型 · Type */
      Type: string;
      /** 大小 · Bytes */
      Size: number;
    }[];
  } | null;
  /** 错误 · Why it failed, such as timeout */
  Error: string;
}

/** 代理缓存清除结果 · Which caches were cleared */
export interface ProxyCacheClearing {
  /** 应用 ID · App */
  AppId: string;
  /** 资源桶 ID · Buckets whose cache was cleared */
  BucketIds: string[];
  /** 清除时间 · Time of clearing */
  ClearedAt: string;
}

/** 每日数量 · A number of apps by day */
export interface DailyCounts {
  /** 每日 · One row per day, oldest first */
  Items: {
    /** 日期 · Day in Asia/Shanghai */
    Date: string;
    /** 数量 · Apps */
    Count: number;
  }[];
}

export interface SampleCodeInput {
  /** 时间戳 · Anything that defeats a cache */
  v?: string;
}

export interface SampleCodeReply {
  /** 示例代码 · Samples of every service */
  Items: SampleCode[];
}

export interface CdnStatisticsInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
  /** 时间范围 · Days; -7 last week, -30 last month */
  duration?: 1 | 7 | 30 | 90 | -7 | -30;
}

export interface CdnListInput {
  /** 应用 ID · Only this app */
  appId?: string;
  /** 组织 ID · Only apps of this organisation */
  orgId?: string;
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
  /** 时间范围 · Days; -7 last week, -30 last month */
  duration?: 1 | 7 | 30 | 90 | -7 | -30;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface CdnListReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: CdnUsage[];
}

export interface CdnAggregationInput {
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
  /** 时间范围 · Days; -7 last week, -30 last month */
  duration?: 1 | 7 | 30 | 90 | -7 | -30;
}

export interface CdnTopKInput {
  /** 名次 · How many apps, default 10 */
  k?: number;
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
  /** 时间范围 · Days; -7 last week, -30 last month */
  duration?: 1 | 7 | 30 | 90 | -7 | -30;
}

export interface CdnPartnerUsageInput {
  /** 应用 ID · Only this app */
  appId?: string;
  /** 组织 ID · Only apps of this organisation */
  orgId?: string;
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
  /** 时间范围 · Days; -7 last week, -30 last month */
  duration?: 1 | 7 | 30 | 90 | -7 | -30;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface CdnPartnerUsageReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: PartnerCdnUsage[];
}

export interface CdnAnalyzeBundleInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 资源桶 ID · Bucket */
  BucketId: string;
  /** 版本 ID · Release; or a badge, or the current entries */
  ReleaseId?: string;
  /** 徽章 · Badge that points at the release */
  Badge?: string;
  /** 路径 · Path of the bundle inside the bucket */
  Path: string;
}

export interface CdnClearProxyCacheInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 资源桶 ID · Default: every bucket of the app */
  bucketId?: string;
}

export interface AppsDailyActiveInput {
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
}

export interface AppsDailyNewInput {
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
}

export interface CdnCalls {
  /**
   * Read the content delivery of an app by day.
   *
   * 查看应用分发统计。
   *
   * `GET /api/cdn/{id}/statistics` · assumed · "error to get app" · "invalid parameters"
   */
  statistics(input: CdnStatisticsInput, options?: CallOptions): Promise<CdnAppStatistics>;
  /**
   * List what apps delivered by day.
   *
   * 列出分发用量。
   *
   * `GET /api/cdn/usage` · assumed · "error to get app" · "error to get org info" · "invalid parameters"
   */
  readonly list: ListCall<CdnListInput | undefined, CdnUsage, CdnListReply>;
  /**
   * Sum the delivery of all apps by day.
   *
   * 汇总全部应用的分发用量。
   *
   * `GET /api/cdn/usage/aggregation` · assumed · "invalid parameters"
   */
  aggregation(input?: CdnAggregationInput, options?: CallOptions): Promise<CdnAggregation>;
  /**
   * Rank the apps that deliver most.
   *
   * 分发用量最高的应用。
   *
   * `GET /api/cdn/usage/top-k` · assumed · "invalid parameters"
   */
  topK(input?: CdnTopKInput, options?: CallOptions): Promise<CdnTopApps>;
  /**
   * List what apps delivered through the partner cloud.
   *
   * 列出合作方分发用量。
   *
   * `GET /api/cdn/blue-cloud-usage` · assumed · "error to get app" · "error to get org info" · "invalid parameters"
   */
  readonly partnerUsage: ListCall<CdnPartnerUsageInput | undefined, PartnerCdnUsage, CdnPartnerUsageReply>;
  /**
   * Start to analyse an asset bundle, or read how far it is.
   *
   * 分析资源包。
   *
   * `POST /api/cdn/{id}/bundle-analyze` · assumed · "error to get app" · "invalid parameters"
   */
  analyzeBundle(input: CdnAnalyzeBundleInput, options?: CallOptions): Promise<BundleAnalysis>;
  /**
   * Clear the proxy cache.
   *
   * 清除代理缓存。
   *
   * `GET /api/cdn/{id}/clear-proxy-cache` · assumed · "error to get app" · "invalid parameters"
   */
  clearProxyCache(input: CdnClearProxyCacheInput, options?: CallOptions): Promise<ProxyCacheClearing>;
}

export interface AppsCalls {
  /**
   * Count the apps in use by day.
   *
   * 每日活跃应用数。
   *
   * `GET /api/statistics/daily-app-active` · assumed · "invalid parameters"
   */
  dailyActive(input?: AppsDailyActiveInput, options?: CallOptions): Promise<DailyCounts>;
  /**
   * Count the new apps by day.
   *
   * 每日新增应用数。
   *
   * `GET /api/statistics/daily-app-new` · assumed · "invalid parameters"
   */
  dailyNew(input?: AppsDailyNewInput, options?: CallOptions): Promise<DailyCounts>;
}

/** 用量 · Usage */
export interface UsageCalls {
  /**
   * Read the sample code of every service.
   *
   * 查看示例代码。
   *
   * `GET /public/sample-code.json` · assumed
   */
  sampleCode(input?: SampleCodeInput, options?: CallOptions): Promise<SampleCodeReply>;
  readonly cdn: CdnCalls;
  readonly apps: AppsCalls;
}

export const usageTable: ServiceTable<UsageCalls> = {
  name: 'usage',
  base: 'platform',
  accepts: 'session',
  errors: 'platform',
  prefixes: { platform: '' },
  tree: {
    sampleCode: { route: 'GET /public/sample-code.json', accepts: 'none' },
    cdn: {
      statistics: { route: 'GET /api/cdn/{id}/statistics' },
      list: { route: 'GET /api/cdn/usage', paging: 'total-items' },
      aggregation: { route: 'GET /api/cdn/usage/aggregation', accepts: 'operator' },
      topK: { route: 'GET /api/cdn/usage/top-k', accepts: 'operator' },
      partnerUsage: { route: 'GET /api/cdn/blue-cloud-usage', paging: 'total-items' },
      analyzeBundle: { route: 'POST /api/cdn/{id}/bundle-analyze', body: true, retry: 'always' },
      clearProxyCache: { route: 'GET /api/cdn/{id}/clear-proxy-cache', effect: 'write', cache: 'force-never' },
    },
    apps: {
      dailyActive: { route: 'GET /api/statistics/daily-app-active', accepts: 'operator' },
      dailyNew: { route: 'GET /api/statistics/daily-app-new', accepts: 'operator' },
    },
  },
};
