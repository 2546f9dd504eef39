// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, Json, ListCall, Page, ServiceTable } from '../runtime/types.ts';

/** 资源桶 · A set of files that is released together */
export interface Bucket {
  /** 资源桶 ID · Bucket id */
  id: string;
  /** 名称 · 1 to 60 lower-case letters, digits, "-", ".", "_" and blanks, starting and ending with a letter or digit */
  name: string;
  /** 描述 · Free text */
  description: string;
  /** 项目 ID · The app that owns the bucket */
  projectguid: string;
  /** 创建时间 · Time of creation */
  created: string;
  /** 私有 · Content URLs need credentials */
  private: boolean;
  /** 属性 · Rules of the bucket */
  attributes: {
    /** 仅晋级 · Entries and releases may only be promoted into the bucket */
    promote_only: boolean;
  };
  changes: CdnChanges;
  /** 最新版本 · Newest release */
  last_release: Release | null;
  /** 权限 · What the caller may do */
  permissions: {
    /** 可读 · May read */
    bucket_read: boolean;
    /** 可写 · May change entries and badges */
    bucket_write: boolean;
    /** 可发布 · May cut releases */
    bucket_release: boolean;
    /** 可晋级 · May promote releases */
    bucket_promote: boolean;
  };
  /** 文件数 · Current entries */
  entry_count: number;
  /** 大小 · Sum of current entries, bytes */
  content_size: number;
  /** 徽章数 · Badges */
  badge_count: number;
  /** 版本数 · Releases */
  release_count: number;
  /** 代理缓存 · Cache in front of the content */
  proxy_cache: {
    /** 缓存秒数 · Seconds a redirect may be cached */
    ttl_seconds: number;
    /** 上次清除 · Last clearing */
    last_cleared: string | null;
  };
  /** 修改时间 · Time of the last change */
  last_modified: string;
  /** 修改者 ID · User or app that made the last change */
  last_modified_by: string;
  /** 修改者 · Name of who made the last change */
  last_modified_by_name: string;
}

/** 变更 · Counts of entries against the previous release */
export interface CdnChanges {
  /** 新增 · Entries added */
  add: number;
  /** 更新 · Entries changed */
  update: number;
  /** 删除 · Entries removed */
  delete: number;
  /** 未变 · Entries unchanged */
  unchanged: number;
  /** 统计中 · True while the counts are being made */
  loading: boolean;
  /** 修改时间 · Time of the last change */
  last_modified: string;
  /** 修改者 ID · User or app that made the last change */
  last_modified_by: string;
  /** 修改者 · Name of who made the last change */
  last_modified_by_name: string;
}

/** 版本 · An immutable snapshot of a bucket */
export interface Release {
  /** 版本 ID · Release id */
  releaseid: string;
  /** 版本号 · 1, 2, 3 … per bucket */
  releasenum: number;
  /** 说明 · Release notes */
  notes: string;
  /** 元数据 · Any JSON of the caller */
  metadata: Json;
  /** 创建时间 · Time of creation */
  created: string;
  /** 创建者 ID · User or app that created it */
  created_by: string;
  /** 创建者 · Name of the creator */
  created_by_name: string;
  /** 徽章 · Badges that point at this release */
  badges: Badge[];
  changes: CdnChanges;
  /** 内容哈希 · MD5 over the sorted lines path:hash */
  content_hash: string;
  /** 大小 · Sum of all entries, bytes */
  content_size: number;
  /** 文件数 · Number of entries */
  entry_count: number;
  /** 文件列表链接 · URL of the release entries */
  entries_link: string;
  /** 来源资源桶 · Bucket this release was promoted from */
  promoted_from_bucket: string | null;
  /** 来源版本 · Release this one was promoted from */
  promoted_from_release: string | null;
}

/** 徽章 · A name that points at a release */
export interface Badge {
  /** 徽章名 · 1 to 64 letters, digits, ".", "_" and "-" */
  name: string;
  /** 版本 ID · Release the badge points at */
  releaseid: string;
  /** 版本号 · Number of that release */
  releasenum: number;
  /** 创建时间 · Time of creation */
  created: string;
  /** 创建者 ID · User or app that created it */
  created_by: string;
  /** 创建者 · Name of the creator */
  created_by_name: string;
}

/** 代理缓存 · State of the cache in front of a bucket */
export interface ProxyCache {
  /** 资源桶 ID · Bucket id */
  bucketid: string;
  /** 缓存秒数 · Seconds a redirect may be cached */
  ttl_seconds: number;
  /** 缓存对象数 · Objects in the cache */
  cached_objects: number;
  /** 缓存大小 · Bytes in the cache */
  cached_bytes: number;
  /** 上次清除 · Last clearing */
  last_cleared: string | null;
}

/** 统计 · Downloads of a bucket */
export interface BucketStatistics {
  /** 资源桶 ID · Bucket id */
  bucketid: string;
  /** 合计 · Sums over the range */
  total: {
    /** 下载次数 · Downloads */
    downloads: number;
    /** 流量 · Bytes */
    bytes: number;
    /** 错误 · Errors */
    errors: number;
  };
  /** 明细 · One row per day or hour */
  items: {
    /** 日期 · YYYY-MM-DD, with HH:00 by hour, Asia/Shanghai */
    date: string;
    /** 下载次数 · Downloads */
    downloads: number;
    /** 流量 · Bytes */
    bytes: number;
    /** 错误 · Errors */
    errors: number;
  }[];
  /** 热门文件 · At most ten, most downloads first */
  top_paths: {
    /** 路径 · Path */
    path: string;
    /** 下载次数 · Downloads */
    downloads: number;
    /** 流量 · Bytes */
    bytes: number;
  }[];
}

/** 版本文件 · A path as a release holds it */
export interface ReleaseEntry {
  /** 文件 ID · Entry id */
  entryid: string;
  /** 路径 · A path has 1 to 1024 characters, no leading "/", no empty, "." or ".." segment and no control character */
  path: string;
  /** 内容哈希 · 32 lower-case hexadecimal digits (MD5) */
  content_hash: string;
  /** 大小 · Bytes */
  content_size: number;
  /** 类型 · Media type */
  content_type: string;
  /** 标签 · Labels */
  labels: string[];
  /** 元数据 · Any JSON of the caller */
  metadata: Json;
  /** 文件版本 ID · Version that the release holds */
  versionid: string;
  /** 变更 · Against the previous release */
  change_state: 'Add' | 'Update' | 'Delete' | 'Unchanged' | (string & {});
  /** 已上传 · True when the content is stored */
  complete: boolean;
  /** 内容链接 · Content URL of this version */
  content_link: string;
  /** 管理链接 · Management URL */
  link: string;
  /** 修改时间 · Time of the version */
  last_modified: string;
}

/** 文件 · The current state of a path in a bucket */
export interface Entry {
  /** 文件 ID · Entry id */
  entryid: string;
  /** 路径 · A path has 1 to 1024 characters, no leading "/", no empty, "." or ".." segment and no control character */
  path: string;
  /** 内容哈希 · 32 lower-case hexadecimal digits (MD5) */
  content_hash: string;
  /** 大小 · Bytes */
  content_size: number;
  /** 类型 · Media type */
  content_type: string;
  /** 标签 · Labels */
  labels: string[];
  /** 元数据 · Any JSON of the caller */
  metadata: Json;
  /** 当前版本 ID · Changes on every write with new content */
  current_versionid: string;
  /** 已上传 · True when the content is stored */
  complete: boolean;
  /** 内容链接 · Content URL of this version */
  content_link: string;
  /** 管理链接 · Management URL */
  link: string;
  /** 上传地址 · Where to PUT the bytes; only when asked for */
  signed_url?: string;
  /** 修改时间 · Time of the last change */
  last_modified: string;
  /** 修改者 ID · User or app that made the last change */
  last_modified_by: string;
  /** 修改者 · Name of who made the last change */
  last_modified_by_name: string;
  /** 更新时间 · Same as last_modified */
  updated_at: string;
}

/** 上传凭证 · Permission to upload one content */
export interface UploadToken {
  /** 上传凭证 · Token for the object store */
  uploadToken: string;
  /** 上传地址 · Base URL of the object store */
  uploadUrl: string;
  /** 对象键 · Key of the object */
  objectKey: string;
  /** 已存在 · True when the content is already stored; of an unknown hash, when one of that size is */
  exist: boolean;
  /** 过期时间 · Unix seconds */
  expires: number;
}

/** 目录项 · One line of a folder */
export interface DirectoryItem {
  /** 类别 · Folder or file */
  type: 'directory' | 'entry' | (string & {});
  /** 名称 · Last segment of the path */
  name: string;
  /** 路径 · Whole path */
  path: string;
  /** 文件数 · Files below a folder */
  entry_count: number;
  /** 大小 · Bytes */
  content_size: number;
  /** 修改时间 · Newest change */
  last_modified: string;
  /** 文件 · The entry, for a file */
  entry: Entry | null;
}

/** 项目信息 · What the CDN knows of the calling app */
export interface CdnProjectInfo {
  /** 项目 ID · The uuid the CDN knows the app by */
  UnityProjectGuid: string;
  /** 存储提供方 · Upload path: BlueCloud or cos */
  Provider: string;
  /** 状态 · True when content delivery is on */
  Status: boolean;
}

/** 项目用量 · Project info with usage */
export interface CdnProjectUsage {
  /** 项目 ID · The uuid the CDN knows the app by */
  UnityProjectGuid: string;
  /** 存储提供方 · Upload path: BlueCloud or cos */
  Provider: string;
  /** 状态 · True when content delivery is on */
  Status: boolean;
  /** 应用 ID · App id */
  AppId: string;
  /** 应用名称 · App name */
  ProjectName: string;
  /** 组织 ID · Organisation id */
  OrganizationId: string;
  /** 用量 · Storage in use */
  usage: {
    /** 已用 · Bytes stored */
    bytes: number;
    /** 剩余 · Free bytes */
    free_bytes: number;
  };
  /** 数量 · Counts */
  quota: {
    /** 资源桶数 · Buckets */
    bucket_count: number;
    /** 文件数 · Entries */
    entry_count: number;
  };
}

/** 序列 · State of the path lookup */
export interface CdnSequence {
  /** 项目 ID · App id */
  projectguid: string;
  /** 序号 · Raised by each release, badge and promotion */
  sequence: number;
  /** 生成时间 · Last rebuild of the lookup */
  generated: string | null;
  /** 数量 · Rows of the lookup */
  count: number;
}

/** 模组 · User-generated content */
export interface Mod {
  /** 模组 ID · Mod id */
  id: string;
  /** 名称 · Name */
  name: string;
  /** 描述 · Free text */
  description: string;
  /** 图标 · Icon URL */
  icon_url: string;
  /** 作者 ID · Persona id of the author */
  author_id: string;
  /** 作者 · Name of the author */
  author_name: string;
  /** 资源桶 ID · Hidden bucket that stores the files */
  bucketid: string;
  /** 审核状态 · Review state */
  status: 'not_start' | 'ongoing' | 'success' | 'failed' | (string & {});
  /** 举报状态 · Report state */
  report_status: '' | 'reported' | 'down' | (string & {});
  /** 举报次数 · Reports */
  report_count: number;
  /** 最新通过版本 · Latest version that passed review */
  latest_versionid: string | null;
  /** 版本数 · Versions */
  version_count: number;
  /** 下载次数 · Downloads */
  download_count: number;
  /** 标签 · Tags */
  tags: string[];
  /** 元数据 · Any JSON of the caller */
  metadata: Json;
  /** 创建时间 · Time of creation */
  created: string;
  /** 更新时间 · Time of the last change */
  updated: string;
  /** 发布时间 · Time of publication */
  published: string | null;
}

/** 模组详情 · A mod with all its versions */
export interface ModWithVersions {
  /** 模组 ID · Mod id */
  id: string;
  /** 名称 · Name */
  name: string;
  /** 描述 · Free text */
  description: string;
  /** 图标 · Icon URL */
  icon_url: string;
  /** 作者 ID · Persona id of the author */
  author_id: string;
  /** 作者 · Name of the author */
  author_name: string;
  /** 资源桶 ID · Hidden bucket that stores the files */
  bucketid: string;
  /** 审核状态 · Review state */
  status: 'not_start' | 'ongoing' | 'success' | 'failed' | (string & {});
  /** 举报状态 · Report state */
  report_status: '' | 'reported' | 'down' | (string & {});
  /** 举报次数 · Reports */
  report_count: number;
  /** 最新通过版本 · Latest version that passed review */
  latest_versionid: string | null;
  /** 版本数 · Versions */
  version_count: number;
  /** 下载次数 · Downloads */
  download_count: number;
  /** 标签 · Tags */
  tags: string[];
  /** 元数据 · Any JSON of the caller */
  metadata: Json;
  /** 创建时间 · Time of creation */
  created: string;
  /** 更新时间 · Time of the last change */
  updated: string;
  /** 发布时间 · Time of publication */
  published: string | null;
  /** 版本 · Newest first */
  versions: ModVersion[];
}

/** 模组版本 · One version of a mod */
export interface ModVersion {
  /** 模组版本 ID · Version id */
  versionid: string;
  /** 模组 ID · Mod id */
  modid: string;
  /** 版本 · Version text such as 1.0.2 */
  version: string;
  /** 说明 · Notes */
  notes: string;
  /** 审核状态 · Review state */
  status: 'not_start' | 'ongoing' | 'success' | 'failed' | (string & {});
  /** 大小 · Bytes */
  content_size: number;
  /** 文件数 · Entries */
  entry_count: number;
  /** 创建时间 · Time of creation */
  created: string;
  /** 提交时间 · Time of submission */
  submitted: string | null;
  /** 完成时间 · Time of the verdict */
  finished: string | null;
}

/** 模组文件 · A file of a mod */
export interface ModEntry {
  /** 文件 ID · Entry id */
  entryid: string;
  /** 路径 · A path has 1 to 1024 characters, no leading "/", no empty, "." or ".." segment and no control character */
  path: string;
  /** 内容哈希 · 32 lower-case hexadecimal digits (MD5) */
  content_hash: string;
  /** 大小 · Bytes */
  content_size: number;
  /** 类型 · Media type */
  content_type: string;
  /** 内容链接 · Content URL */
  content_link: string;
  /** 检测结果 · Verdict of the inspection */
  inspect_result: '' | 'pass' | 'review' | 'block' | (string & {});
  /** 举报状态 · Report state */
  report_status: '' | 'reported' | 'down' | (string & {});
  /** 上传地址 · Where to PUT the bytes; only when asked for */
  signed_url?: string;
  /** 修改时间 · Time of the last change */
  last_modified: string;
}

/** 审核报告 · Result of an inspection */
export interface InspectReport {
  /** 模组 ID · Mod id */
  modid: string;
  /** 模组版本 ID · Version id */
  versionid: string;
  /** 审核状态 · Review state */
  status: 'not_start' | 'ongoing' | 'success' | 'failed' | (string & {});
  /** 开始时间 · Start */
  started: string | null;
  /** 完成时间 · End */
  finished: string | null;
  /** 审核人 · Who decided */
  operator: string;
  /** 汇总 · Verdicts by kind */
  summary: {
    /** 通过 · Passed */
    pass: number;
    /** 待复核 · To review */
    review: number;
    /** 拦截 · Blocked */
    block: number;
  };
  /** 明细 · One row per file */
  items: {
    /** 文件 ID · Entry id */
    entryid: string;
    /** 路径 · Path */
    path: string;
    /** 类型 · Media type */
    content_type: string;
    /** 结果 · Verdict */
    result: 'pass' | 'review' | 'block' | (string & {});
    /** 标签 · What was found */
    label: string;
    /** 分数 · 0 to 100 */
    score: number;
    /** 详情 · Detail */
    detail: string;
  }[];
  /** 原因 · Reason */
  reason: string;
}

export interface BucketsListInput {
  /** 页码 · From 1 */
  page?: number;
  /** 每页条数 · Default 20, at most 9999 */
  per_page?: number;
  /** 名称 · Part of the name */
  name?: string;
  /** 描述 · Part of the description */
  description?: string;
  /** 排序字段 · Field to sort by */
  sort_by?: 'name' | 'created' | 'last_modified';
  /** 排序方向 · asc or desc */
  sort_order?: 'asc' | 'desc';
}

export interface BucketsCreateInput {
  /** 名称 · 1 to 60 lower-case letters, digits, "-", ".", "_" and blanks, starting and ending with a letter or digit */
  name: string;
  /** 描述 · Free text */
  description?: string;
  /** 私有 · Content URLs need credentials */
  private?: boolean;
  /** 属性 · Rules of the bucket */
  attributes?: {
    /** 仅晋级 · Only promotions may write */
    promote_only?: boolean;
  };
}

export interface BucketsGetInput {
  /** ID · Id of the thing that the path names */
  id: string;
}

export interface BucketsUpdateInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 名称 · 1 to 60 lower-case letters, digits, "-", ".", "_" and blanks, starting and ending with a letter or digit */
  name?: string;
  /** 描述 · Free text */
  description?: string;
  /** 私有 · Content URLs need credentials */
  private?: boolean;
  /** 属性 · Rules of the bucket */
  attributes?: {
    /** 仅晋级 · Only promotions may write */
    promote_only?: boolean;
  };
}

export interface BucketsRemoveInput {
  /** ID · Id of the thing that the path names */
  id: string;
}

export interface BucketsPromoteInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 来源版本 · Release to promote */
  from_release: string;
  /** 目标资源桶 · Bucket to promote into */
  to_bucket: string;
  /** 说明 · Notes of the new release */
  notes?: string;
}

export interface BucketsProxyCacheInput {
  /** ID · Id of the thing that the path names */
  id: string;
}

export interface BucketsStatisticsInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 开始日期 · YYYY-MM-DD, included */
  start?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  end?: string;
  /** 时间范围 · Days; -7 last week, -30 last month */
  duration?: 1 | 7 | 30 | 90 | -7 | -30;
  /** 粒度 · hour or day */
  granularity?: 'hour' | 'day';
}

export interface ReleasesListInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 页码 · From 1 */
  page?: number;
  /** 每页条数 · Default 20, at most 9999 */
  per_page?: number;
  /** 版本号 · Exact number */
  releasenum?: number;
  /** 说明 · Part of the notes */
  notes?: string;
  /** 徽章 · Badge that points at it */
  badges?: string;
}

export interface ReleasesCreateInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 说明 · Release notes */
  notes?: string;
  /** 元数据 · Any JSON of the caller */
  metadata?: Json;
  /** 文件 · Exactly these versions instead of all current entries */
  entries?: {
    /** 文件 ID · Entry id */
    entryid: string;
    /** 文件版本 ID · Version id */
    versionid: string;
  }[];
}

export interface ReleasesGetInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 版本 ID · Release id */
  rid: string;
}

export interface ReleasesGetByBadgeInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 徽章 · Name of a badge */
  badge: string;
}

export interface ReleasesEntriesInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 版本 ID · Release id */
  rid: string;
  /** 页码 · From 1 */
  page?: number;
  /** 每页条数 · Default 20, at most 9999 */
  per_page?: number;
  /** 路径 · Path or part of a path */
  path?: string;
  /** 标签 · Label */
  label?: string;
  /** 类型 · Media type */
  content_type?: string;
  /** 排序字段 · Field to sort by */
  sort_by?: 'path' | 'content_size' | 'last_modified';
  /** 排序方向 · asc or desc */
  sort_order?: 'asc' | 'desc';
}

export interface ReleasesEntriesByFuzzyInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 版本 ID · Release id */
  rid: string;
  /** 页码 · From 1 */
  page?: number;
  /** 每页条数 · Default 20, at most 9999 */
  per_page?: number;
  /** 路径 · Path or part of a path */
  path?: string;
}

export interface EntriesListInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 页码 · From 1 */
  page?: number;
  /** 每页条数 · Default 20, at most 9999 */
  per_page?: number;
  /** 路径 · Path or part of a path */
  path?: string;
  /** 标签 · Label */
  label?: string;
  /** 类型 · Media type */
  content_type?: string;
  /** 已上传 · Only complete or only incomplete ones */
  complete?: boolean;
  /** 起始文件 · Begin behind this entry */
  starting_after?: string;
  /** 排序字段 · Field to sort by */
  sort_by?: 'path' | 'content_size' | 'last_modified';
  /** 排序方向 · asc or desc */
  sort_order?: 'asc' | 'desc';
}

export interface EntriesCreateInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 路径 · A path has 1 to 1024 characters, no leading "/", no empty, "." or ".." segment and no control character */
  path: string;
  /** 内容哈希 · 32 lower-case hexadecimal digits (MD5) */
  content_hash: string;
  /** 大小 · Bytes */
  content_size: number;
  /** 类型 · Media type; from the extension when absent */
  content_type?: string;
  /** 标签 · Labels */
  labels?: string[];
  /** 元数据 · Any JSON of the caller */
  metadata?: Json;
  /** 需要上传地址 · Ask for a signed upload URL */
  signed_url?: boolean;
}

export interface EntriesGetInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 文件 ID · Entry id */
  eid: string;
  /** 文件版本 ID · An older version */
  versionid?: string;
}

export interface EntriesUpdateInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 文件 ID · Entry id */
  eid: string;
  /** 路径 · A path has 1 to 1024 characters, no leading "/", no empty, "." or ".." segment and no control character */
  path: string;
  /** 内容哈希 · 32 lower-case hexadecimal digits (MD5) */
  content_hash: string;
  /** 大小 · Bytes */
  content_size: number;
  /** 类型 · Media type; from the extension when absent */
  content_type?: string;
  /** 标签 · Labels */
  labels?: string[];
  /** 元数据 · Any JSON of the caller */
  metadata?: Json;
  /** 需要上传地址 · Ask for a signed upload URL */
  signed_url?: boolean;
}

export interface EntriesRemoveInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 文件 ID · Entry id */
  eid: string;
}

export interface EntriesUpsertManyInput {
  /** ID · Id of the thing that the path names */
  id: string;
  entries: {
    /** 路径 · A path has 1 to 1024 characters, no leading "/", no empty, "." or ".." segment and no control character */
    path: string;
    /** 内容哈希 · 32 lower-case hexadecimal digits (MD5) */
    content_hash: string;
    /** 大小 · Bytes */
    content_size: number;
    /** 类型 · Media type; from the extension when absent */
    content_type?: string;
    /** 标签 · Labels */
    labels?: string[];
    /** 元数据 · Any JSON of the caller */
    metadata?: Json;
    /** 需要上传地址 · Ask for a signed upload URL */
    signed_url?: boolean;
  }[];
}

export interface EntriesRemoveManyInput {
  /** ID · Id of the thing that the path names */
  id: string;
  entries: ({
    /** 文件 ID · Entry id */
    entryid: string;
  } & { [key: string]: unknown })[];
}

export interface EntriesRemoveManyReply {
  /** 删除数量 · Entries deleted */
  deleted: number;
}

export interface EntriesUploadTokenInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 内容哈希 · 32 lower-case hexadecimal digits (MD5), or "unknown" where it is told after the blocks */
  hash: string;
  /** 大小 · Bytes */
  size?: number;
  /** 类型 · Media type */
  content_type?: string;
}

export interface EntriesListDirectoryInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 页码 · From 1 */
  page?: number;
  /** 每页条数 · Default 20, at most 9999 */
  per_page?: number;
  /** 路径 · Path or part of a path */
  path?: string;
}

export interface EntriesRemoveDirectoryInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 目录 · Folder to delete */
  path: string;
}

export interface EntriesRemoveDirectoryReply {
  /** 删除数量 · Entries deleted */
  deleted: number;
}

export interface EntriesByFuzzyInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 页码 · From 1 */
  page?: number;
  /** 每页条数 · Default 20, at most 9999 */
  per_page?: number;
  /** 路径 · Path or part of a path */
  path?: string;
}

export interface BadgesListInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 页码 · From 1 */
  page?: number;
  /** 每页条数 · Default 20, at most 9999 */
  per_page?: number;
  /** 徽章名 · Part of the name */
  name?: string;
  /** 版本号 · Release number */
  releasenum?: number;
}

export interface BadgesSetInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 徽章名 · 1 to 64 letters, digits, ".", "_" and "-" */
  name: string;
  /** 版本 ID · Release to point at */
  releaseid?: string;
  /** 版本号 · Or its number */
  releasenum?: number;
}

export interface BadgesRemoveInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 名称 · Name */
  name: string;
}

export interface ModsListInput {
  /** 页码 · From 1 */
  page?: number;
  /** 每页条数 · Default 20, at most 9999 */
  per_page?: number;
  /** 审核状态 · Review state */
  status?: 'not_start' | 'ongoing' | 'success' | 'failed';
  /** 举报状态 · Report state */
  report_status?: 'reported' | 'down';
  /** 名称 · Part of the name */
  name?: string;
  /** 作者 ID · Author */
  author_id?: string;
}

export interface ModsGetInput {
  /** ID · Id of the thing that the path names */
  id: string;
}

export interface ModsVersionEntriesInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 模组版本 ID · Id of a version of the mod */
  vid: string;
  /** 页码 · From 1 */
  page?: number;
  /** 每页条数 · Default 20, at most 9999 */
  per_page?: number;
  /** 路径 · Path or part of a path */
  path?: string;
}

export interface ModsEntriesInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 页码 · From 1 */
  page?: number;
  /** 每页条数 · Default 20, at most 9999 */
  per_page?: number;
  /** 路径 · Path or part of a path */
  path?: string;
}

export interface ModsInspectInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 模组版本 ID · Default: the newest */
  versionid?: string;
  /** 操作 · Default: start */
  action?: 'start' | 'approve' | 'reject' | 'takedown' | 'restore';
  /** 原因 · Required for reject */
  reason?: string;
}

export interface ModsInspectReportInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 模组版本 ID · Default: the newest */
  versionid?: string;
}

export interface ModsCreateInput {
  /** 名称 · Name */
  name: string;
  /** 描述 · Free text */
  description?: string;
  /** 图标 · Icon URL */
  icon_url?: string;
  /** 作者 ID · Persona id of the author */
  author_id?: string;
  /** 作者 · Name of the author */
  author_name?: string;
  /** 标签 · Tags */
  tags?: string[];
  /** 元数据 · Any JSON of the caller */
  metadata?: Json;
}

export interface ModsCreateVersionInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 版本 · Letters, digits, dots, hyphens and underscores, such as 1.0.2 */
  version: string;
  /** 说明 · Notes */
  notes?: string;
}

export interface ModsCreateEntryInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 模组版本 ID · Id of a version of the mod */
  vid: string;
  /** 路径 · A path has 1 to 1024 characters, no leading "/", no empty, "." or ".." segment and no control character */
  path: string;
  /** 内容哈希 · 32 lower-case hexadecimal digits (MD5) */
  content_hash: string;
  /** 大小 · Bytes */
  content_size: number;
  /** 类型 · Media type; from the extension when absent */
  content_type?: string;
  /** 标签 · Labels */
  labels?: string[];
  /** 元数据 · Any JSON of the caller */
  metadata?: Json;
  /** 需要上传地址 · Ask for a signed upload URL */
  signed_url?: boolean;
}

export interface ModsReportInput {
  /** ID · Id of the thing that the path names */
  id: string;
  /** 文件 ID · File the report is about */
  entryid?: string;
  /** 原因 · What is wrong with it */
  reason: string;
}

export interface ContentByBadgePathInput {
  /** 资源桶 ID · Bucket id */
  bucketId: string;
  /** 徽章 · Name of a badge */
  badge: string;
  /** 路径 · Path inside the bucket */
  path: string;
}

export interface ContentByBadgeInput {
  /** 资源桶 ID · Bucket id */
  bucketId: string;
  /** 徽章 · Name of a badge */
  badge: string;
  /** 文件路径 · Path inside the bucket */
  path: string;
}

export interface ContentByReleasePathInput {
  /** 资源桶 ID · Bucket id */
  bucketId: string;
  /** 版本 ID · Release id */
  releaseId: string;
  /** 路径 · Path inside the bucket */
  path: string;
}

export interface ContentByReleaseInput {
  /** 资源桶 ID · Bucket id */
  bucketId: string;
  /** 版本 ID · Release id */
  releaseId: string;
  /** 文件路径 · Path inside the bucket */
  path: string;
}

export interface ContentByHeadPathInput {
  /** 资源桶 ID · Bucket id */
  bucketId: string;
  /** 路径 · Path inside the bucket */
  path: string;
}

export interface ContentByHeadInput {
  /** 资源桶 ID · Bucket id */
  bucketId: string;
  /** 文件路径 · Path inside the bucket */
  path: string;
}

export interface ContentByEntryInput {
  /** 资源桶 ID · Bucket id */
  bucketId: string;
  /** 文件 ID · Entry id */
  entryId: string;
}

export interface ContentByVersionInput {
  /** 资源桶 ID · Bucket id */
  bucketId: string;
  /** 文件 ID · Entry id */
  entryId: string;
  /** 文件版本 ID · Id of a version of the entry */
  versionId: string;
}

export interface BucketsCalls {
  /**
   * List buckets.
   *
   * 列出资源桶。
   *
   * `GET /api/v1/buckets/` · seen · code 1 · code 2
   */
  readonly list: ListCall<BucketsListInput | undefined, Bucket, Page<Bucket>>;
  /**
   * Create a bucket.
   *
   * 创建资源桶。
   *
   * `POST /api/v1/buckets/` · seen · code 1 · code 6
   */
  create(input: BucketsCreateInput, options?: CallOptions): Promise<Bucket>;
  /**
   * Read a bucket.
   *
   * 查看资源桶。
   *
   * `GET /api/v1/buckets/{id}/` · spec · code 5
   */
  get(input: BucketsGetInput, options?: CallOptions): Promise<Bucket>;
  /**
   * Change a bucket.
   *
   * 修改资源桶。
   *
   * `PUT /api/v1/buckets/{id}/` · assumed · code 1 · code 5 · code 6
   */
  update(input: BucketsUpdateInput, options?: CallOptions): Promise<Bucket>;
  /**
   * Delete a bucket with its entries, releases and badges.
   *
   * 删除资源桶及其全部文件、版本和徽章。
   *
   * `DELETE /api/v1/buckets/{id}/` · seen · code 5
   */
  remove(input: BucketsRemoveInput, options?: CallOptions): Promise<void>;
  /**
   * Promote a release into another bucket.
   *
   * 将版本晋级到另一个资源桶。
   *
   * `POST /api/v1/buckets/{id}/promote/` · seen · code 1 · code 5 · code 9
   */
  promote(input: BucketsPromoteInput, options?: CallOptions): Promise<Release>;
  /**
   * Read the proxy cache.
   *
   * 查看代理缓存。
   *
   * `GET /api/v1/buckets/{id}/proxycache/` · assumed · code 5
   */
  proxyCache(input: BucketsProxyCacheInput, options?: CallOptions): Promise<ProxyCache>;
  /**
   * Read download statistics.
   *
   * 查看资源桶统计。
   *
   * `GET /api/v1/buckets/{id}/statistics` · assumed · code 1 · code 5
   */
  statistics(input: BucketsStatisticsInput, options?: CallOptions): Promise<BucketStatistics>;
}

export interface ReleasesCalls {
  /**
   * List releases, newest first.
   *
   * 列出版本，新的在前。
   *
   * `GET /api/v1/buckets/{id}/releases/` · seen · code 2 · code 5
   */
  readonly list: ListCall<ReleasesListInput, Release, Page<Release>>;
  /**
   * Create a release of the current entries.
   *
   * 发布新版本。
   *
   * `POST /api/v1/buckets/{id}/releases/` · seen · code 1 · code 5 · code 11
   */
  create(input: ReleasesCreateInput, options?: CallOptions): Promise<Release>;
  /**
   * Read a release.
   *
   * 查看版本。
   *
   * `GET /api/v1/buckets/{id}/releases/{rid}/` · spec · code 5
   */
  get(input: ReleasesGetInput, options?: CallOptions): Promise<Release>;
  /**
   * Read the release a badge points at.
   *
   * 按徽章查看版本。
   *
   * `GET /api/v1/buckets/{id}/release_by_badge/{badge}/` · spec · code 5
   */
  getByBadge(input: ReleasesGetByBadgeInput, options?: CallOptions): Promise<Release>;
  /**
   * List the entries of a release.
   *
   * 列出版本中的文件。
   *
   * `GET /api/v1/buckets/{id}/releases/{rid}/entries/` · assumed · code 2 · code 5
   */
  readonly entries: ListCall<ReleasesEntriesInput, ReleaseEntry, Page<ReleaseEntry>>;
  /**
   * Search the entries of a release by part of the path.
   *
   * 在版本中模糊搜索文件。
   *
   * `GET /api/v1/buckets/{id}/releases/{rid}/entries_by_fuzzy/` · assumed · code 2 · code 5
   */
  readonly entriesByFuzzy: ListCall<ReleasesEntriesByFuzzyInput, ReleaseEntry, Page<ReleaseEntry>>;
}

export interface EntriesCalls {
  /**
   * List entries, sorted by path.
   *
   * 列出文件。
   *
   * `GET /api/v1/buckets/{id}/entries/` · seen · code 1 · code 2 · code 5
   */
  readonly list: ListCall<EntriesListInput, Entry, Page<Entry>>;
  /**
   * Create an entry.
   *
   * 登记文件。
   *
   * `POST /api/v1/buckets/{id}/entries/` · seen · code 1 · code 5 · code 6
   */
  create(input: EntriesCreateInput, options?: CallOptions): Promise<Entry>;
  /**
   * Read an entry.
   *
   * 查看文件。
   *
   * `GET /api/v1/buckets/{id}/entries/{eid}/` · spec · code 5
   */
  get(input: EntriesGetInput, options?: CallOptions): Promise<Entry>;
  /**
   * Change an entry.
   *
   * 修改文件。
   *
   * `PUT /api/v1/buckets/{id}/entries/{eid}/` · seen · code 1 · code 5 · code 6
   */
  update(input: EntriesUpdateInput, options?: CallOptions): Promise<Entry>;
  /**
   * Delete an entry.
   *
   * 删除文件。
   *
   * `DELETE /api/v1/buckets/{id}/entries/{eid}/` · seen · code 5
   */
  remove(input: EntriesRemoveInput, options?: CallOptions): Promise<void>;
  /**
   * Create or change entries by path.
   *
   * 批量登记文件。
   *
   * `POST /api/v1/buckets/{id}/multientries/` · seen · code 1 · code 5
   */
  upsertMany(input: EntriesUpsertManyInput, options?: CallOptions): Promise<Entry[]>;
  /**
   * Delete many entries.
   *
   * 批量删除文件。
   *
   * `POST /api/v1/buckets/{id}/delmultientries/` · seen · code 1 · code 5
   */
  removeMany(input: EntriesRemoveManyInput, options?: CallOptions): Promise<EntriesRemoveManyReply>;
  /**
   * Get a token to upload one content.
   *
   * 获取上传凭证。
   *
   * `GET /api/v1/buckets/{id}/uploadtoken/{hash}/` · seen · code 1 · code 5
   */
  uploadToken(input: EntriesUploadTokenInput, options?: CallOptions): Promise<UploadToken>;
  /**
   * List a folder, folders first.
   *
   * 列出目录。
   *
   * `GET /api/v1/buckets/{id}/entries_by_directory/` · assumed · code 2 · code 5
   */
  readonly listDirectory: ListCall<EntriesListDirectoryInput, DirectoryItem, Page<DirectoryItem>>;
  /**
   * Delete a folder.
   *
   * 删除目录。
   *
   * `DELETE /api/v1/buckets/{id}/entries_by_directory/` · assumed · code 1 · code 5
   */
  removeDirectory(input: EntriesRemoveDirectoryInput, options?: CallOptions): Promise<EntriesRemoveDirectoryReply>;
  /**
   * Search entries by part of the path.
   *
   * 模糊搜索文件。
   *
   * `GET /api/v1/buckets/{id}/entries_by_fuzzy/` · assumed · code 2 · code 5
   */
  readonly byFuzzy: ListCall<EntriesByFuzzyInput, Entry, Page<Entry>>;
}

export interface BadgesCalls {
  /**
   * List badges.
   *
   * 列出徽章。
   *
   * `GET /api/v1/buckets/{id}/badges/` · seen · code 2 · code 5
   */
  readonly list: ListCall<BadgesListInput, Badge, Page<Badge>>;
  /**
   * Create or move a badge.
   *
   * 创建或移动徽章。
   *
   * `PUT /api/v1/buckets/{id}/badges/` · seen · code 1 · code 5 · code 9
   */
  set(input: BadgesSetInput, options?: CallOptions): Promise<Badge>;
  /**
   * Delete a badge.
   *
   * 删除徽章。
   *
   * `DELETE /api/v1/buckets/{id}/badges/{name}/` · seen · code 5 · code 9
   */
  remove(input: BadgesRemoveInput, options?: CallOptions): Promise<void>;
}

export interface MeCalls {
  /**
   * Read the calling project.
   *
   * 查看项目信息。
   *
   * `GET /api/v1/users/me/uos/` · seen
   */
  uos(input?: Record<string, never>, options?: CallOptions): Promise<CdnProjectInfo>;
  /**
   * Drop the cached secret of the app.
   *
   * 刷新密钥缓存。
   *
   * `GET /api/v1/users/me/rcache/` · seen
   */
  refreshCache(input?: Record<string, never>, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Read the calling project with usage.
   *
   * 查看项目用量。
   *
   * `GET /api/v1/users/me/info/` · assumed
   */
  info(input?: Record<string, never>, options?: CallOptions): Promise<CdnProjectUsage>;
  /**
   * Read the state of the path lookup.
   *
   * 查看序列。
   *
   * `GET /api/v1/users/me/sequence/` · assumed
   */
  sequence(input?: Record<string, never>, options?: CallOptions): Promise<CdnSequence>;
  /**
   * Rebuild the path lookup of every badge.
   *
   * 重建路径映射。
   *
   * `GET /api/v1/users/me/sequence/genmapping/` · assumed
   */
  generateMapping(input?: Record<string, never>, options?: CallOptions): Promise<CdnSequence>;
}

export interface ModsCalls {
  /**
   * List mods.
   *
   * 列出模组。
   *
   * `GET /api/v1/mods/basic/` · assumed · code 2
   */
  readonly list: ListCall<ModsListInput | undefined, Mod, Page<Mod>>;
  /**
   * Read a mod with its versions.
   *
   * 查看模组。
   *
   * `GET /api/v1/mods/basic/{id}/` · assumed · code 5
   */
  get(input: ModsGetInput, options?: CallOptions): Promise<ModWithVersions>;
  /**
   * List the files of a mod version.
   *
   * 列出模组版本的文件。
   *
   * `GET /api/v1/mods/basic/{id}/versions/{vid}/entries/` · assumed · code 2 · code 5
   */
  readonly versionEntries: ListCall<ModsVersionEntriesInput, ModEntry, Page<ModEntry>>;
  /**
   * List the files of the newest version.
   *
   * 列出模组最新版本的文件。
   *
   * `GET /api/v1/mods/basic/{id}/entries/` · assumed · code 2 · code 5
   */
  readonly entries: ListCall<ModsEntriesInput, ModEntry, Page<ModEntry>>;
  /**
   * Review a mod.
   *
   * 审核模组。
   *
   * `POST /api/v1/mods/basic/{id}/inspect/` · assumed · code 1 · code 5 · code 9 · code 11
   */
  inspect(input: ModsInspectInput, options?: CallOptions): Promise<Mod>;
  /**
   * Read the inspection report.
   *
   * 查看审核报告。
   *
   * `POST /api/v1/mods/basic/{id}/inspect/report/` · assumed · code 5
   */
  inspectReport(input: ModsInspectReportInput, options?: CallOptions): Promise<InspectReport>;
  /**
   * Create a mod, without a version yet.
   *
   * 创建模组。
   *
   * `POST /api/v1/mods/basic/` · assumed · code 1
   */
  create(input: ModsCreateInput, options?: CallOptions): Promise<Mod>;
  /**
   * Begin a new version of a mod.
   *
   * 创建模组版本。
   *
   * `POST /api/v1/mods/basic/{id}/versions/` · assumed · code 1 · code 5 · code 6 · code 9
   */
  createVersion(input: ModsCreateVersionInput, options?: CallOptions): Promise<ModVersion>;
  /**
   * Add a file to a version that is still being edited.
   *
   * 登记模组文件。
   *
   * `POST /api/v1/mods/basic/{id}/versions/{vid}/entries/` · assumed · code 1 · code 5 · code 6 · code 9
   */
  createEntry(input: ModsCreateEntryInput, options?: CallOptions): Promise<ModEntry>;
  /**
   * Report a mod.
   *
   * 举报模组。
   *
   * `POST /api/v1/mods/basic/{id}/report/` · assumed · code 1 · code 5
   */
  report(input: ModsReportInput, options?: CallOptions): Promise<Mod>;
}

export interface ContentCalls {
  /**
   * Content by badge and path query.
   *
   * 按徽章和路径读取内容。
   *
   * `GET /client_api/v1/buckets/{bucketId}/release_by_badge/{badge}/entry_by_path/content/` · seen · code 1 · code 5
   */
  byBadgePath(input: ContentByBadgePathInput, options?: CallOptions): Promise<Uint8Array>;
  /**
   * Content by badge.
   *
   * 按徽章读取内容。
   *
   * `GET /client_api/v1/buckets/{bucketId}/release_by_badge/{badge}/content/{path}` · seen · code 1 · code 5
   */
  byBadge(input: ContentByBadgeInput, options?: CallOptions): Promise<Uint8Array>;
  /**
   * Content by release and path query.
   *
   * 按版本和路径读取内容。
   *
   * `GET /client_api/v1/buckets/{bucketId}/releases/{releaseId}/entry_by_path/content/` · seen · code 1 · code 5
   */
  byReleasePath(input: ContentByReleasePathInput, options?: CallOptions): Promise<Uint8Array>;
  /**
   * Content by release.
   *
   * 按版本读取内容。
   *
   * `GET /client_api/v1/buckets/{bucketId}/releases/{releaseId}/content/{path}` · spec · code 1 · code 5
   */
  byRelease(input: ContentByReleaseInput, options?: CallOptions): Promise<Uint8Array>;
  /**
   * Current content by path query.
   *
   * 按路径读取当前内容。
   *
   * `GET /client_api/v1/buckets/{bucketId}/entry_by_path/content/` · seen · code 1 · code 5
   */
  byHeadPath(input: ContentByHeadPathInput, options?: CallOptions): Promise<Uint8Array>;
  /**
   * Current content.
   *
   * 读取当前内容。
   *
   * `GET /client_api/v1/buckets/{bucketId}/content/{path}` · seen · code 1 · code 5
   */
  byHead(input: ContentByHeadInput, options?: CallOptions): Promise<Uint8Array>;
  /**
   * Content by entry.
   *
   * 按文件读取内容。
   *
   * `GET /client_api/v1/buckets/{bucketId}/entries/{entryId}/content/` · spec · code 1 · code 5
   */
  byEntry(input: ContentByEntryInput, options?: CallOptions): Promise<Uint8Array>;
  /**
   * Content by entry version.
   *
   * 按文件版本读取内容。
   *
   * `GET /client_api/v1/buckets/{bucketId}/entries/{entryId}/versions/{versionId}/content/` · spec · code 1 · code 5
   */
  byVersion(input: ContentByVersionInput, options?: CallOptions): Promise<Uint8Array>;
}

/** 资源分发 · Content delivery */
export interface CdnCalls {
  readonly buckets: BucketsCalls;
  readonly releases: ReleasesCalls;
  readonly entries: EntriesCalls;
  readonly badges: BadgesCalls;
  readonly me: MeCalls;
  readonly mods: ModsCalls;
  readonly content: ContentCalls;
}

export const cdnTable: ServiceTable<CdnCalls> = {
  name: 'cdn',
  base: 'cdn',
  accepts: 'cdn',
  errors: 'cdn',
  prefixes: { cdn: '/api/v1', content: '/client_api/v1' },
  tree: {
    buckets: {
      list: { route: 'GET /buckets/', paging: 'content-range' },
      create: { route: 'POST /buckets/', body: true },
      get: { route: 'GET /buckets/{id}/' },
      update: { route: 'PUT /buckets/{id}/', body: true },
      remove: { route: 'DELETE /buckets/{id}/', reply: 'nothing' },
      promote: { route: 'POST /buckets/{id}/promote/', body: true },
      proxyCache: { route: 'GET /buckets/{id}/proxycache/' },
      statistics: { route: 'GET /buckets/{id}/statistics', cache: 'allow' },
    },
    releases: {
      list: { route: 'GET /buckets/{id}/releases/', paging: 'content-range' },
      create: { route: 'POST /buckets/{id}/releases/', body: true },
      get: { route: 'GET /buckets/{id}/releases/{rid}/' },
      getByBadge: { route: 'GET /buckets/{id}/release_by_badge/{badge}/' },
      entries: { route: 'GET /buckets/{id}/releases/{rid}/entries/', paging: 'content-range' },
      entriesByFuzzy: { route: 'GET /buckets/{id}/releases/{rid}/entries_by_fuzzy/', paging: 'content-range' },
    },
    entries: {
      list: { route: 'GET /buckets/{id}/entries/', paging: 'content-range' },
      create: { route: 'POST /buckets/{id}/entries/', body: true },
      get: { route: 'GET /buckets/{id}/entries/{eid}/' },
      update: { route: 'PUT /buckets/{id}/entries/{eid}/', body: true },
      remove: { route: 'DELETE /buckets/{id}/entries/{eid}/', reply: 'nothing' },
      upsertMany: { route: 'POST /buckets/{id}/multientries/', body: 'entries', retry: 'always' },
      removeMany: { route: 'POST /buckets/{id}/delmultientries/', body: 'entries', retry: 'always' },
      uploadToken: { route: 'GET /buckets/{id}/uploadtoken/{hash}/', effect: 'write' },
      listDirectory: { route: 'GET /buckets/{id}/entries_by_directory/', paging: 'content-range' },
      removeDirectory: { route: 'DELETE /buckets/{id}/entries_by_directory/' },
      byFuzzy: { route: 'GET /buckets/{id}/entries_by_fuzzy/', paging: 'content-range' },
    },
    badges: {
      list: { route: 'GET /buckets/{id}/badges/', paging: 'content-range' },
      set: { route: 'PUT /buckets/{id}/badges/', body: true },
      remove: { route: 'DELETE /buckets/{id}/badges/{name}/', reply: 'nothing' },
    },
    me: {
      uos: { route: 'GET /users/me/uos/' },
      refreshCache: { route: 'GET /users/me/rcache/', effect: 'write', cache: 'force-never', fail: 'silent' },
      info: { route: 'GET /users/me/info/' },
      sequence: { route: 'GET /users/me/sequence/' },
      generateMapping: { route: 'GET /users/me/sequence/genmapping/', effect: 'write' },
    },
    mods: {
      list: { route: 'GET /mods/basic/', paging: 'content-range' },
      get: { route: 'GET /mods/basic/{id}/' },
      versionEntries: { route: 'GET /mods/basic/{id}/versions/{vid}/entries/', paging: 'content-range' },
      entries: { route: 'GET /mods/basic/{id}/entries/', paging: 'content-range' },
      inspect: { route: 'POST /mods/basic/{id}/inspect/', body: true },
      inspectReport: { route: 'POST /mods/basic/{id}/inspect/report/', body: true, effect: 'read' },
      create: { route: 'POST /mods/basic/', body: true },
      createVersion: { route: 'POST /mods/basic/{id}/versions/', body: true },
      createEntry: { route: 'POST /mods/basic/{id}/versions/{vid}/entries/', body: true },
      report: { route: 'POST /mods/basic/{id}/report/', body: true },
    },
    content: {
      byBadgePath: { route: 'GET /buckets/{bucketId}/release_by_badge/{badge}/entry_by_path/content/', accepts: 'none', base: 'content', cache: 'allow', reply: 'bytes' },
      byBadge: { route: 'GET /buckets/{bucketId}/release_by_badge/{badge}/content/{path}', accepts: 'none', base: 'content', cache: 'allow', reply: 'bytes' },
      byReleasePath: { route: 'GET /buckets/{bucketId}/releases/{releaseId}/entry_by_path/content/', accepts: 'none', base: 'content', cache: 'allow', reply: 'bytes' },
      byRelease: { route: 'GET /buckets/{bucketId}/releases/{releaseId}/content/{path}', accepts: 'none', base: 'content', cache: 'allow', reply: 'bytes' },
      byHeadPath: { route: 'GET /buckets/{bucketId}/entry_by_path/content/', accepts: 'none', base: 'content', cache: 'allow', reply: 'bytes' },
      byHead: { route: 'GET /buckets/{bucketId}/content/{path}', accepts: 'none', base: 'content', cache: 'allow', reply: 'bytes' },
      byEntry: { route: 'GET /buckets/{bucketId}/entries/{entryId}/content/', accepts: 'none', base: 'content', cache: 'allow', reply: 'bytes' },
      byVersion: { route: 'GET /buckets/{bucketId}/entries/{entryId}/versions/{versionId}/content/', accepts: 'none', base: 'content', cache: 'allow', reply: 'bytes' },
    },
  },
};
