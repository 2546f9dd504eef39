// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, ListCall, ServiceTable } from '../runtime/types.ts';

/** 数据库 · A managed database */
export interface Database {
  /** 数据库 ID · Database id */
  databaseId: string;
  /** 名称 · Name */
  name: string;
  /** 引擎 · What it runs */
  engine: 'postgresql' | 'mysql' | 'mongo' | 'redis' | (string & {});
  /** 引擎版本 · Version of the engine */
  engineVersion: string;
  /** 提供方式 · Who runs the engine */
  provider: 'external' | 'native' | 'subset' | 'embedded' | (string & {});
  /** 地域 · Region id */
  region: string;
  /** 规格 · Instance type */
  instanceTypeId: string;
  /** CPU · Cores; 0 where none is promised */
  cpu: number;
  /** 内存 · MB */
  memory: number;
  /** 存储空间 · GB; 0 for redis */
  storage: number;
  /** 状态 · State of its life */
  status: 'creating' | 'running' | 'deleting' | 'deleted' | 'failure' | 'restarting' | (string & {});
  /** 说明 · Why it failed or takes no more data; empty where all is well */
  message: string;
  /** 活动状态 · Asleep without connections; the next one wakes it */
  activity: 'awake' | 'asleep' | (string & {});
  /** 进行中的操作 · The change that goes on, or empty */
  busyWith: '' | 'create' | 'delete' | 'reset-password' | 'create-proxy' | 'release-proxy' | 'upgrade' | 'restart' | 'backup' | 'restore' | (string & {});
  /** 实例 ID · Id at the cloud provider */
  instanceId: string;
  /** 用户名 · Account that may log in */
  username: string;
  /** 库名 · Database that clients open; empty for redis */
  databaseName: string;
  /** 内网地址 · Private host */
  host: string;
  /** 内网端口 · Private port */
  port: number;
  /** 外网代理 · The public endpoint */
  proxy: {
    /** 已开启 · A public endpoint is wanted */
    enabled: boolean;
    /** 外网地址 · Public host, or empty */
    host: string;
    /** 外网端口 · Public port, or 0 */
    port: number;
    /** 状态 · State of the endpoint */
    status: 'on' | 'opening' | 'off' | 'closing' | (string & {});
  };
  /** 连接串 · How clients connect, with the password masked */
  connectionString: string;
  /** 实例价格 · Yuan per instance */
  price: number;
  /** 存储价格 · Yuan per GB */
  storagePrice: number;
  /** Backups that are made by themselves */
  backupPlan: DatabaseBackupPlan;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
  /** 创建者 · Who created it */
  createdBy: string;
}

/** 备份计划 · When a database is backed up by itself */
export interface DatabaseBackupPlan {
  /** 自动备份 · A backup is made each day */
  enabled: boolean;
  /** 备份时刻 · Hour of the day in Asia/Shanghai */
  hour: number;
  /** 保留份数 · Automatic backups that are kept; the oldest goes */
  keep: number;
}

/** 全部数据库 · A managed database as operators see it */
export interface AdminDatabase {
  /** 数据库 ID · Database id */
  databaseId: string;
  /** 名称 · Name */
  name: string;
  /** 引擎 · What it runs */
  engine: 'postgresql' | 'mysql' | 'mongo' | 'redis' | (string & {});
  /** 引擎版本 · Version of the engine */
  engineVersion: string;
  /** 提供方式 · Who runs the engine */
  provider: 'external' | 'native' | 'subset' | 'embedded' | (string & {});
  /** 地域 · Region id */
  region: string;
  /** 规格 · Instance type */
  instanceTypeId: string;
  /** CPU · Cores; 0 where none is promised */
  cpu: number;
  /** 内存 · MB */
  memory: number;
  /** 存储空间 · GB; 0 for redis */
  storage: number;
  /** 状态 · State of its life */
  status: 'creating' | 'running' | 'deleting' | 'deleted' | 'failure' | 'restarting' | (string & {});
  /** 说明 · Why it failed or takes no more data; empty where all is well */
  message: string;
  /** 活动状态 · Asleep without connections; the next one wakes it */
  activity: 'awake' | 'asleep' | (string & {});
  /** 进行中的操作 · The change that goes on, or empty */
  busyWith: '' | 'create' | 'delete' | 'reset-password' | 'create-proxy' | 'release-proxy' | 'upgrade' | 'restart' | 'backup' | 'restore' | (string & {});
  /** 实例 ID · Id at the cloud provider */
  instanceId: string;
  /** 用户名 · Account that may log in */
  username: string;
  /** 库名 · Database that clients open; empty for redis */
  databaseName: string;
  /** 内网地址 · Private host */
  host: string;
  /** 内网端口 · Private port */
  port: number;
  /** 外网代理 · The public endpoint */
  proxy: {
    /** 已开启 · A public endpoint is wanted */
    enabled: boolean;
    /** 外网地址 · Public host, or empty */
    host: string;
    /** 外网端口 · Public port, or 0 */
    port: number;
    /** 状态 · State of the endpoint */
    status: 'on' | 'opening' | 'off' | 'closing' | (string & {});
  };
  /** 连接串 · How clients connect, with the password masked */
  connectionString: string;
  /** 实例价格 · Yuan per instance */
  price: number;
  /** 存储价格 · Yuan per GB */
  storagePrice: number;
  /** Backups that are made by themselves */
  backupPlan: DatabaseBackupPlan;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
  /** 创建者 · Who created it */
  createdBy: string;
  /** 应用 ID · App it belongs to */
  appId: string;
  /** 应用名称 · Name of that app */
  appName: string;
  /** 组织 ID · Organisation of that app */
  organizationId: string;
}

/** 查询结果 · What a statement answered */
export interface DatabaseAnswer {
  /** 列 · Columns of the rows; empty where the statement answers none */
  columns: {
    /** 列名 · Name */
    name: string;
    /** 类型 · Type, as the engine calls it */
    type: string;
  }[];
  /** 行 · Values as the engine writes them; null is no value */
  rows: ((string | null)[])[];
  /** 行数 · Rows that were read or changed */
  rowCount: number;
  /** 已截断 · There are more rows than are answered */
  truncated: boolean;
  /** 耗时 · Milliseconds */
  durationMs: number;
  /** 命令 · What the engine says it did */
  command: string;
}

/** 数据库监控 · One curve of a database */
export interface DatabaseMetric {
  /** 指标 · Name of the metric */
  name: 'cpu' | 'memory' | 'disk' | 'connections' | 'qps' | (string & {});
  /** 单位 · Unit of the values */
  unit: string;
  /** 数据点 · Oldest first */
  points: {
    /** 时间 · Unix seconds */
    timestamp: number;
    /** 数值 · Value */
    value: number;
  }[];
}

/** 慢查询 · A statement that took long */
export interface SlowQuery {
  /** 时间 · Unix seconds */
  timestamp: number;
  /** 耗时 · Milliseconds */
  durationMs: number;
  /** 语句 · The statement */
  statement: string;
  /** 库名 · Database it ran in */
  database: string;
  /** 用户名 · Account that ran it */
  user: string;
  /** 扫描行数 · Rows it looked at, where the engine tells */
  rowsExamined?: number;
}

/** 监控指标 · A metric that databases of an engine have */
export interface DatabaseMetricInfo {
  /** 引擎 · Which databases have it */
  engine: 'postgresql' | 'mysql' | 'mongo' | 'redis' | (string & {});
  /** 指标 · Name of the metric */
  name: 'cpu' | 'memory' | 'disk' | 'connections' | 'qps' | (string & {});
  /** 显示名称 · Name to show */
  displayName: string;
  /** 单位 · Unit of its values */
  unit: string;
}

/** 新增数据库 · New databases of one day */
export interface NewDatabases {
  /** 日期 · Day in Asia/Shanghai */
  date: string;
  /** 新增 · Databases created */
  new: number;
}

/** 数据库存量 · Databases alive on one day and what they have */
export interface LivingDatabases {
  /** 日期 · Day in Asia/Shanghai */
  date: string;
  /** 时点数量 · Databases alive at that point in time */
  pit: number;
  /** CPU · Cores of all of them */
  cpu: number;
  /** 内存 · MB of all of them */
  memory: number;
  /** 磁盘 · GB of all of them */
  disk: number;
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

/** 备份 · A backup of a database */
export interface DatabaseBackup {
  /** 备份 ID · Backup id */
  backupId: string;
  /** 名称 · Name */
  name: string;
  /** 状态 · UNKNOWN while it is prepared */
  status: 'UNKNOWN' | 'RUNNING' | 'SUCCESS' | 'FAILED' | (string & {});
  /** 方式 · Asked for, or by schedule */
  way: 'manual' | 'automatic' | (string & {});
  /** 类型 · A dump, or copied files */
  type: 'logical' | 'physical' | (string & {});
  /** 大小 · Bytes */
  size: number;
  /** 开始时间 · Start */
  startTime: string;
  /** 完成时间 · End */
  finishTime: string | null;
}

/** 备份下载地址 · Where a finished backup is downloaded */
export interface BackupUrls {
  /** 外网地址 · Download URL, lives 3600 s */
  internetUrl: string;
  /** 内网地址 · Download URL inside the cloud, lives 3600 s */
  intranetUrl: string;
  /** 下载地址 · The same links with the end of their lives */
  urls: {
    /** 地址 · Download URL */
    url: string;
    /** 过期时间 · End of its life */
    expiresAt: string;
  }[];
}

/** 异步任务 · How far a change of a database is */
export interface DatabaseTask {
  /** 异步请求 ID · As the change answered it */
  requestId: string;
  /** 操作 · What was asked for */
  operation: 'create' | 'delete' | 'reset-password' | 'create-proxy' | 'release-proxy' | 'upgrade' | 'restart' | 'backup' | 'restore' | (string & {});
  /** 状态 · SUCCESS and FAILED are final */
  status: 'INITIAL' | 'RUNNING' | 'SUCCESS' | 'FAILED' | 'KILLED' | 'REMOVED' | 'PAUSED' | (string & {});
  /** 说明 · Why it failed */
  info?: string;
  /** 开始时间 · When it began; null while it waits */
  startTime: string | null;
  /** 结束时间 · When it ended; null until then */
  endTime: string | null;
}

/** 地域 · Where databases can run */
export interface DatabaseRegion {
  /** 地域 ID · Region id */
  id: string;
  /** 名称 · Name to show */
  name: string;
}

/** 数据库规格 · A size that a database can have */
export interface DatabaseInstanceType {
  /** 规格 · Instance type id, such as mysql-2c4000m */
  id: string;
  /** 引擎 · What it runs */
  engine: 'postgresql' | 'mysql' | 'mongo' | 'redis' | (string & {});
  /** CPU · Cores; 0 where none is promised */
  cpu: number;
  /** 内存 · MB */
  memory: number;
  /** 实例价格 · Yuan per instance */
  price: number;
  /** 存储价格 · Yuan per GB */
  storagePrice: number;
  /** 架构 · How many nodes of which kind */
  topology: string;
  /** 最小存储 · GB; 0 for redis */
  minStorage: number;
  /** 最大存储 · GB; 0 for redis */
  maxStorage: number;
  /** 可创建 · The platform has the engine */
  available: boolean;
  /** 提供方式 · Who would run it */
  provider: 'external' | 'native' | 'subset' | 'embedded' | (string & {});
  /** 引擎版本 · Version that it would have; empty where it is not known */
  version: string;
  /** 不可用原因 · What is missing and what brings it; empty where it is available */
  reason: string;
}

export interface DatabasesListInput {
  /** 引擎 · Only of this engine */
  engine?: 'postgresql' | 'mysql' | 'mongo' | 'redis';
  /** 状态 · Only in this state */
  status?: 'creating' | 'running' | 'deleting' | 'deleted' | 'failure' | 'restarting';
  /** 名称 · Part of the name */
  name?: string;
  /** 包含已删除 · Shows deleted ones too */
  includeDeleted?: boolean;
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface DatabasesListReply {
  /** 数据库 · Newest first */
  databases: Database[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface DatabasesListAllInput {
  /** 引擎 · Only of this engine */
  engine?: 'postgresql' | 'mysql' | 'mongo' | 'redis';
  /** 状态 · Only in this state */
  status?: 'creating' | 'running' | 'deleting' | 'deleted' | 'failure' | 'restarting';
  /** 名称 · Part of the name */
  name?: string;
  /** 包含已删除 · Shows deleted ones too */
  includeDeleted?: boolean;
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
  /** 应用 ID · Only of these apps */
  appIds?: string[];
  /** 组织 ID · Only of this organisation */
  orgId?: string;
}

export interface DatabasesListAllReply {
  /** 数据库 · Newest first */
  databases: AdminDatabase[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface DatabasesCreateInput {
  /** 名称 · 1 to 60 letters, digits, "-" and "_" */
  name: string;
  /** 引擎 · What it runs */
  engine: 'postgresql' | 'mysql' | 'mongo' | 'redis';
  /** 引擎版本 · Default: the newest */
  engineVersion?: string;
  /** 地域 · Region id */
  region: string;
  /** 规格 · Instance type of the engine */
  instanceTypeId: string;
  /** 存储空间 · GB in steps of 10, default 20; none for redis */
  storage?: number;
  /** 用户名 · 1 to 16 letters, digits and "_"; not mysql, mongo, redis, postgres or user; not starting with root, pg_ or tencentdb_ */
  username?: string;
  /** 密码 · 8 to 30 letters, digits and !@#^(), with at least one lower-case letter, upper-case letter, digit and mark */
  password: string;
}

export interface DatabasesCreateReply {
  /** The database */
  database: Database;
  /** 异步请求 ID · Ask with it how far the change is */
  asyncRequestId: string;
}

export interface DatabasesGetInput {
  /** 数据库 ID · Database id */
  id: string;
  /** 地域 · Region it is in */
  region?: string;
  /** 引擎 · Only of this engine */
  engine?: 'postgresql' | 'mysql' | 'mongo' | 'redis';
}

export interface DatabasesGetReply {
  /** The database */
  database: Database;
}

export interface DatabasesRemoveInput {
  /** 数据库 ID · Database id */
  id: string;
}

export interface DatabasesRemoveReply {
  /** 异步请求 ID · Ask with it how far the change is */
  asyncRequestId: string;
}

export interface DatabasesResetPasswordInput {
  /** 数据库 ID · Database id */
  id: string;
  /** 用户名 · 1 to 16 letters, digits and "_"; not mysql, mongo, redis, postgres or user; not starting with root, pg_ or tencentdb_ */
  username?: string;
  /** 密码 · 8 to 30 letters, digits and !@#^(), with at least one lower-case letter, upper-case letter, digit and mark */
  password: string;
}

export interface DatabasesResetPasswordReply {
  /** 异步请求 ID · Ask with it how far the change is */
  asyncRequestId: string;
}

export interface DatabasesCreateProxyInput {
  /** 数据库 ID · Database id */
  id: string;
}

export interface DatabasesCreateProxyReply {
  /** 异步请求 ID · Ask with it how far the change is */
  asyncRequestId: string;
}

export interface DatabasesReleaseProxyInput {
  /** 数据库 ID · Database id */
  id: string;
}

export interface DatabasesReleaseProxyReply {
  /** 异步请求 ID · Ask with it how far the change is */
  asyncRequestId: string;
}

export interface DatabasesUpgradeInput {
  /** 数据库 ID · Database id */
  id: string;
  /** 规格 · Instance type of the engine */
  instanceTypeId: string;
  /** 存储空间 · GB in steps of 10, default 20; none for redis */
  storage?: number;
}

export interface DatabasesUpgradeReply {
  /** 异步请求 ID · Ask with it how far the change is */
  asyncRequestId: string;
}

export interface DatabasesRestartInput {
  /** 数据库 ID · Database id */
  id: string;
}

export interface DatabasesRestartReply {
  /** 异步请求 ID · Ask with it how far the change is */
  asyncRequestId: string;
}

export interface DatabasesBackupInput {
  /** 数据库 ID · Database id */
  id: string;
  /** 名称 · 1 to 60 letters, digits, "-" and "_" */
  name?: string;
}

export interface DatabasesBackupReply {
  /** 异步请求 ID · Ask with it how far the change is */
  asyncRequestId: string;
  /** 备份 ID · The new backup */
  backupId: string;
}

export interface DatabasesQueryInput {
  /** 数据库 ID · Database id */
  id: string;
  /** 语句 · One statement, as the engine reads it */
  statement: string;
  /** 只读 · Nothing is changed; default true */
  readOnly?: boolean;
  /** 行数上限 · Rows to answer, default and at most 1000 */
  limit?: number;
}

export interface DatabasesMetricsInput {
  /** 数据库 ID · Database id */
  id: string;
  /** 指标 · Only these, default all */
  metrics?: ('cpu' | 'memory' | 'disk' | 'connections' | 'qps')[];
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
  /** 间隔 · Seconds between two points, default 60 */
  period?: number;
}

export interface DatabasesMetricsReply {
  /** 监控 · One curve per metric */
  metrics: DatabaseMetric[];
}

export interface DatabasesSlowQueriesInput {
  /** 数据库 ID · Database id */
  id: string;
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
  /** 阈值 · Milliseconds, default 100 */
  threshold?: number;
}

export interface DatabasesSlowQueriesReply {
  /** 慢查询 · Newest first */
  slowQueries: SlowQuery[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface DatabasesSupportedMetricsInput {
  /** 引擎 · Only of this engine */
  engine?: 'postgresql' | 'mysql' | 'mongo' | 'redis';
}

export interface DatabasesSupportedMetricsReply {
  /** 监控指标 · By engine */
  metrics: DatabaseMetricInfo[];
}

export interface DatabasesDailyNewInput {
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
}

export interface DatabasesDailyNewReply {
  /** 每日 · Oldest day first */
  metrics: NewDatabases[];
}

export interface DatabasesDailyAliveInput {
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
}

export interface DatabasesDailyAliveReply {
  /** 每日 · Oldest day first */
  metrics: LivingDatabases[];
}

export interface DatabasesTopKInput {
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
  /** 名次 · How many apps, default 10 */
  k?: number;
}

export interface DatabasesTopKReply {
  /** 应用 · Largest number first */
  apps: AppCount[];
}

export interface BackupsListInput {
  /** 数据库 ID · Database id */
  id: string;
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface BackupsListReply {
  /** 备份 · Newest first */
  backups: DatabaseBackup[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface BackupsDownloadUrlsInput {
  /** 数据库 ID · Database id */
  id: string;
  /** 备份 ID · Backup id */
  backupId: string;
}

export interface BackupsRestoreInput {
  /** 数据库 ID · Database id */
  id: string;
  /** 备份 ID · Backup id */
  backupId: string;
  /** 恢复为新库 · Into a new database beside it; default true */
  asNew?: boolean;
  /** 名称 · 1 to 60 letters, digits, "-" and "_" */
  name?: string;
}

export interface BackupsRestoreReply {
  /** 异步请求 ID · Ask with it how far the change is */
  asyncRequestId: string;
  /** 数据库 ID · The database that it is restored into */
  databaseId: string;
}

export interface BackupsRemoveInput {
  /** 数据库 ID · Database id */
  id: string;
  /** 备份 ID · Backup id */
  backupId: string;
}

export interface BackupsPlanInput {
  /** 数据库 ID · Database id */
  id: string;
  /** 自动备份 · A backup is made each day */
  enabled: boolean;
  /** 备份时刻 · Hour of the day in Asia/Shanghai */
  hour?: number;
  /** 保留份数 · Automatic backups that are kept; the oldest goes */
  keep?: number;
}

export interface BackupsPlanReply {
  /** As it is now */
  backupPlan: DatabaseBackupPlan;
}

export interface AsyncRequestsStatusInput {
  /** 数据库 ID · Database id */
  id: string;
  /** 异步请求 ID · As the change answered it */
  requestId: string;
}

export interface AsyncRequestsListInput {
  /** 数据库 ID · Database id */
  id: string;
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface AsyncRequestsListReply {
  /** 异步请求 · Newest first */
  requests: DatabaseTask[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface RegionsListInput {
  /** 引擎 · Only of this engine */
  engine?: 'postgresql' | 'mysql' | 'mongo' | 'redis';
}

export interface RegionsListReply {
  /** 地域 · Where databases can run */
  regions: DatabaseRegion[];
}

export interface InstanceTypesListInput {
  /** 引擎 · Only of this engine */
  engine?: 'postgresql' | 'mysql' | 'mongo' | 'redis';
  /** 地域 · Only what this region has */
  region?: string;
}

export interface InstanceTypesListReply {
  /** 数据库规格 · By engine, smallest first */
  instanceTypes: DatabaseInstanceType[];
}

export interface DatabasesCalls {
  /**
   * List databases.
   *
   * 列出数据库。
   *
   * `GET /ucrud/v1/databases` · assumed · code 3
   */
  readonly list: ListCall<DatabasesListInput | undefined, Database, DatabasesListReply>;
  /**
   * List the databases of all apps.
   *
   * 列出全部应用的数据库。
   *
   * `GET /ucrud/v1/databases/admin` · assumed · code 3 · code 7
   */
  readonly listAll: ListCall<DatabasesListAllInput | undefined, AdminDatabase, DatabasesListAllReply>;
  /**
   * Create a database.
   *
   * 创建数据库。
   *
   * `POST /ucrud/v1/databases` · assumed · code 3 · code 8 · code 14
   */
  create(input: DatabasesCreateInput, options?: CallOptions): Promise<DatabasesCreateReply>;
  /**
   * Read a database with its state of this moment.
   *
   * 查看数据库。
   *
   * `GET /ucrud/v1/databases/{id}` · assumed · code 5
   */
  get(input: DatabasesGetInput, options?: CallOptions): Promise<DatabasesGetReply>;
  /**
   * Delete a database with all its data.
   *
   * 删除数据库及其全部数据。
   *
   * `DELETE /ucrud/v1/databases/{id}` · assumed · code 5 · code 9
   */
  remove(input: DatabasesRemoveInput, options?: CallOptions): Promise<DatabasesRemoveReply>;
  /**
   * Set a new password and end all connections.
   *
   * 重置密码并断开现有连接。
   *
   * `POST /ucrud/v1/databases/{id}/reset-password` · assumed · code 3 · code 5 · code 9
   */
  resetPassword(input: DatabasesResetPasswordInput, options?: CallOptions): Promise<DatabasesResetPasswordReply>;
  /**
   * Open a public endpoint.
   *
   * 开启外网访问。
   *
   * `POST /ucrud/v1/databases/{id}/create-proxy` · assumed · code 5 · code 6 · code 9
   */
  createProxy(input: DatabasesCreateProxyInput, options?: CallOptions): Promise<DatabasesCreateProxyReply>;
  /**
   * Close the public endpoint and its connections.
   *
   * 关闭外网访问并断开其连接。
   *
   * `POST /ucrud/v1/databases/{id}/release-proxy` · assumed · code 5 · code 9
   */
  releaseProxy(input: DatabasesReleaseProxyInput, options?: CallOptions): Promise<DatabasesReleaseProxyReply>;
  /**
   * Change the size, with a restart; storage never shrinks.
   *
   * 变更规格，期间会重启。
   *
   * `PUT /ucrud/v1/databases/{id}/upgrade` · assumed · code 3 · code 5 · code 9
   */
  upgrade(input: DatabasesUpgradeInput, options?: CallOptions): Promise<DatabasesUpgradeReply>;
  /**
   * Restart a database.
   *
   * 重启数据库。
   *
   * `POST /ucrud/v1/databases/{id}/restart` · assumed · code 5 · code 9
   */
  restart(input: DatabasesRestartInput, options?: CallOptions): Promise<DatabasesRestartReply>;
  /**
   * Back up a database.
   *
   * 备份数据库。
   *
   * `POST /ucrud/v1/databases/{id}/backup` · assumed · code 3 · code 5 · code 9
   */
  backup(input: DatabasesBackupInput, options?: CallOptions): Promise<DatabasesBackupReply>;
  /**
   * Run one statement, read-only unless told.
   *
   * 执行一条语句，默认只读。
   *
   * `POST /ucrud/v1/databases/{id}/query` · assumed · code 3 · code 5 · code 9 · code 14
   */
  query(input: DatabasesQueryInput, options?: CallOptions): Promise<DatabaseAnswer>;
  /**
   * Read the metrics of a database.
   *
   * 查看监控。
   *
   * `GET /ucrud/v1/databases/{id}/metrics` · assumed · code 3 · code 5
   */
  metrics(input: DatabasesMetricsInput, options?: CallOptions): Promise<DatabasesMetricsReply>;
  /**
   * List the statements that took long.
   *
   * 列出慢查询。
   *
   * `GET /ucrud/v1/databases/{id}/slow-queries` · assumed · code 3 · code 5
   */
  readonly slowQueries: ListCall<DatabasesSlowQueriesInput, SlowQuery, DatabasesSlowQueriesReply>;
  /**
   * List the metrics that databases have.
   *
   * 列出监控指标。
   *
   * `GET /ucrud/v1/databases/supported-metrics-info` · assumed · code 3
   */
  supportedMetrics(input?: DatabasesSupportedMetricsInput, options?: CallOptions): Promise<DatabasesSupportedMetricsReply>;
  /**
   * Count the new databases by day.
   *
   * 每日新增数据库数。
   *
   * `GET /ucrud/v1/databases/daily-new-metrics` · assumed · code 3 · code 7
   */
  dailyNew(input?: DatabasesDailyNewInput, options?: CallOptions): Promise<DatabasesDailyNewReply>;
  /**
   * Count the living databases by day.
   *
   * 每日数据库存量。
   *
   * `GET /ucrud/v1/databases/daily-pit-metrics` · assumed · code 3
   */
  dailyAlive(input?: DatabasesDailyAliveInput, options?: CallOptions): Promise<DatabasesDailyAliveReply>;
  /**
   * Rank the apps with most databases.
   *
   * 数据库最多的应用。
   *
   * `GET /ucrud/v1/databases/topk` · assumed · code 3 · code 7
   */
  topK(input?: DatabasesTopKInput, options?: CallOptions): Promise<DatabasesTopKReply>;
}

export interface BackupsCalls {
  /**
   * List the backups of a database.
   *
   * 列出备份。
   *
   * `GET /ucrud/v1/databases/{id}/backups` · assumed · code 5
   */
  readonly list: ListCall<BackupsListInput, DatabaseBackup, BackupsListReply>;
  /**
   * Get the download URLs of a finished backup.
   *
   * 获取备份下载地址。
   *
   * `GET /ucrud/v1/databases/{id}/backups/{backupId}/download-urls` · assumed · code 5 · code 9
   */
  downloadUrls(input: BackupsDownloadUrlsInput, options?: CallOptions): Promise<BackupUrls>;
  /**
   * Restore a backup, into a new database unless told.
   *
   * 从备份恢复，默认恢复为新库。
   *
   * `POST /ucrud/v1/databases/{id}/backups/{backupId}:restore` · assumed · code 3 · code 5 · code 8 · code 9 · code 14
   */
  restore(input: BackupsRestoreInput, options?: CallOptions): Promise<BackupsRestoreReply>;
  /**
   * Delete a backup.
   *
   * 删除备份。
   *
   * `DELETE /ucrud/v1/databases/{id}/backups/{backupId}` · assumed · code 5 · code 9
   */
  remove(input: BackupsRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Say when a database is backed up by itself.
   *
   * 设置备份计划。
   *
   * `PUT /ucrud/v1/databases/{id}/backup-plan` · assumed · code 3 · code 5 · code 9
   */
  plan(input: BackupsPlanInput, options?: CallOptions): Promise<BackupsPlanReply>;
}

export interface AsyncRequestsCalls {
  /**
   * Tell how far a change is.
   *
   * 查看异步请求状态。
   *
   * `GET /ucrud/v1/databases/{id}/async-request/{requestId}/status` · assumed · code 5
   */
  status(input: AsyncRequestsStatusInput, options?: CallOptions): Promise<DatabaseTask>;
  /**
   * List the changes of a database.
   *
   * 列出异步请求。
   *
   * `GET /ucrud/v1/databases/{id}/async-requests` · assumed · code 3 · code 5
   */
  readonly list: ListCall<AsyncRequestsListInput, DatabaseTask, AsyncRequestsListReply>;
}

export interface RegionsCalls {
  /**
   * List the regions of databases.
   *
   * 列出地域。
   *
   * `GET /ucrud/v1/regions` · assumed · code 3
   */
  list(input?: RegionsListInput, options?: CallOptions): Promise<RegionsListReply>;
}

export interface InstanceTypesCalls {
  /**
   * List the sizes of databases with their prices.
   *
   * 列出数据库规格。
   *
   * `GET /ucrud/v1/instance-types` · assumed · code 3
   */
  list(input?: InstanceTypesListInput, options?: CallOptions): Promise<InstanceTypesListReply>;
}

/** 云数据库 · Managed databases */
export interface StorageCalls {
  /**
   * Drop the cached secret of the app.
   *
   * 刷新密钥缓存。
   *
   * `POST /ucrud/v1/databases/refresh-auth-cache` · spec
   */
  refreshAuthCache(input?: Record<string, never>, options?: CallOptions): Promise<Record<string, never>>;
  readonly databases: DatabasesCalls;
  readonly backups: BackupsCalls;
  readonly asyncRequests: AsyncRequestsCalls;
  readonly regions: RegionsCalls;
  readonly instanceTypes: InstanceTypesCalls;
}

export const storageTable: ServiceTable<StorageCalls> = {
  name: 'storage',
  base: 'storage',
  accepts: 'app',
  errors: 'service',
  prefixes: { storage: '/ucrud/v1' },
  tree: {
    refreshAuthCache: { route: 'POST /databases/refresh-auth-cache', retry: 'always', cache: 'force-never', fail: 'silent' },
    databases: {
      list: { route: 'GET /databases', paging: 'start-total', listField: 'databases' },
      listAll: { route: 'GET /databases/admin', paging: 'start-total', listField: 'databases', accepts: 'operator' },
      create: { route: 'POST /databases', body: true },
      get: { route: 'GET /databases/{id}' },
      remove: { route: 'DELETE /databases/{id}' },
      resetPassword: { route: 'POST /databases/{id}/reset-password', body: true },
      createProxy: { route: 'POST /databases/{id}/create-proxy', body: true },
      releaseProxy: { route: 'POST /databases/{id}/release-proxy', body: true },
      upgrade: { route: 'PUT /databases/{id}/upgrade', body: true },
      restart: { route: 'POST /databases/{id}/restart', body: true },
      backup: { route: 'POST /databases/{id}/backup', body: true },
      query: { route: 'POST /databases/{id}/query', body: true },
      metrics: { route: 'GET /databases/{id}/metrics' },
      slowQueries: { route: 'GET /databases/{id}/slow-queries', paging: 'start-total', listField: 'slowQueries' },
      supportedMetrics: { route: 'GET /databases/supported-metrics-info' },
      dailyNew: { route: 'GET /databases/daily-new-metrics', accepts: 'operator' },
      dailyAlive: { route: 'GET /databases/daily-pit-metrics' },
      topK: { route: 'GET /databases/topk', accepts: 'operator' },
    },
    backups: {
      list: { route: 'GET /databases/{id}/backups', paging: 'start-total', listField: 'backups' },
      downloadUrls: { route: 'GET /databases/{id}/backups/{backupId}/download-urls', cache: 'force-never' },
      restore: { route: 'POST /databases/{id}/backups/{backupId}:restore', body: true },
      remove: { route: 'DELETE /databases/{id}/backups/{backupId}' },
      plan: { route: 'PUT /databases/{id}/backup-plan', body: true },
    },
    asyncRequests: {
      status: { route: 'GET /databases/{id}/async-request/{requestId}/status', cache: 'force-never' },
      list: { route: 'GET /databases/{id}/async-requests', paging: 'start-total', listField: 'requests', cache: 'force-never' },
    },
    regions: {
      list: { route: 'GET /regions' },
    },
    instanceTypes: {
      list: { route: 'GET /instance-types' },
    },
  },
};
