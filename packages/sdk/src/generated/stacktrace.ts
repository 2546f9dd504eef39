// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, ListCall, ServiceTable } from '../runtime/types.ts';

/** 日志还原结果 · The crashes of a log, made readable */
export interface ParsedLog {
  /** 状态 · finished if all results are, failed if none is readable, else partial_finished */
  status: 'finished' | 'partial_finished' | 'failed' | (string & {});
  /** 还原结果 · One per crash in the log */
  results: ParsedStack[];
}

/** 还原结果 · One crash of a log, made readable */
export interface ParsedStack {
  /** 状态 · How much of it could be read */
  status: 'finished' | 'partial_finished' | 'failed' | (string & {});
  /** 分组 ID · Crashes of one cause */
  groupId: string;
  /** 标题 · Signal or exception, and the top frame */
  title: string;
  /** 信号 · Signal or type of the exception, or empty */
  signal: string;
  /** 堆栈帧 · Innermost first */
  frames: StackFrame[];
  /** 还原结果 · The stack to read */
  text: string;
  /** 缺少的构建 ID · Builds whose symbol files are wanted */
  missingBuildIds: string[];
  /** 记录 ID · Where it was kept */
  recordId?: string;
}

/** 堆栈帧 · One call on a stack */
export interface StackFrame {
  /** 序号 · From 0, the innermost first */
  index: number;
  /** 地址 · Hexadecimal, or empty */
  address: string;
  /** 模块 · Library or script */
  module: string;
  /** 构建 ID · Of the module, or empty */
  buildId: string;
  /** 原始行 · The line of the log */
  rawLine: string;
  /** 函数 · Demangled name, or empty */
  function: string;
  /** 偏移 · Bytes into the function */
  offset: number;
  /** 文件 · Source file, or empty */
  file: string;
  /** 行号 · Line, or 0 */
  line: number;
  /** 列号 · Column, or 0 */
  column: number;
  /** 内联 · The compiler put it into its caller */
  inlined: boolean;
  /** 应用内 · Of the game itself, not of the system */
  inApp: boolean;
  /** 近似 · Read with the newest symbol file of that name, as the log has no build id */
  approximate: boolean;
  /** 状态 · How well it could be read */
  status: 'resolved' | 'no_symbol' | 'no_match' | (string & {});
}

/** 符号表 · A file that turns addresses of one build into names and lines */
export interface StacktraceSymbol {
  /** 符号表 ID · Symbol file id */
  symbolId: string;
  /** 应用 ID · App; only where operators list all apps */
  appId?: string;
  /** 文件名 · Name of the file */
  fileName: string;
  /** 构建 ID · GNU build id, lower-case hex; empty where the kind has none */
  buildId: string;
  /** 架构 · arm64-v8a, armeabi-v7a, x86_64 or x86; empty where the kind has none */
  arch: string;
  /** 平台 · Where the build runs */
  platform: 'android' | 'linux' | 'harmony' | 'webgl' | (string & {});
  /** 类别 · ELF file, Breakpad file, source map or ProGuard mapping */
  kind: 'native' | 'breakpad' | 'sourcemap' | 'mapping' | (string & {});
  /** 应用版本 · Version of the app it belongs to, or empty */
  version: string;
  /** 大小 · Bytes */
  size: number;
  /** 含符号 · Names of functions are in it */
  hasSymtab: boolean;
  /** 含行号 · Lines of the source are in it */
  hasDebugLine: boolean;
  /** 对象键 · Where the bytes are */
  objectKey: string;
  /** 状态 · processing until it can be used; invalid: it cannot be read */
  status: 'processing' | 'ready' | 'invalid' | (string & {});
  /** 原因 · Why it is invalid, or empty */
  reason: string;
  /** 上传时间 · Time of the upload */
  createdAt: string;
  /** 上传者 · Who uploaded it */
  createdBy: string;
}

/** 符号表上传凭证 · Permission to upload symbol files for a short time */
export interface SymbolUploadCredential {
  /** 凭证 · What signs the upload */
  credentials: {
    /** 临时密钥 ID · Temporary key id */
    tmpSecretId: string;
    /** 临时密钥 · Temporary key */
    tmpSecretKey: string;
    /** 会话凭证 · Session token */
    sessionToken: string;
  };
  /** 生效时间 · Unix seconds */
  startTime: number;
  /** 过期时间 · Unix seconds */
  expiredTime: number;
  /** 过期时刻 · The same as a time */
  expiration: string;
  /** 请求 ID · Finds the request in the log of the object store */
  requestId: string;
  /** 存储桶 · Bucket of the object store */
  bucket: string;
  /** 地域 · Region of the object store */
  region: string;
  /** 前缀 · The one key that the credential may write */
  prefix: string;
  /** 对象键 · The same key, to be named when the file is registered */
  objectKey: string;
  /** 上传地址 · Takes the file in one PUT without another signature */
  uploadUrl: string;
  /** 存储桶地址 · Base URL for signed requests */
  bucketUrl: string;
}

/** 堆栈记录 · A crash that was reported */
export interface StacktraceRecord {
  /** 记录 ID · Record id */
  recordId: string;
  /** 分组 ID · Crashes of one cause */
  groupId: string;
  /** 标题 · Signal or exception, and the top frame */
  title: string;
  /** 信号 · Signal or type of the exception, or empty */
  signal: string;
  /** 状态 · How much of it could be read */
  status: 'finished' | 'partial_finished' | 'failed' | (string & {});
  /** 标签 · Tags */
  tags: string[];
  /** 平台 · Platform of the device */
  platform: string;
  /** 应用版本 · Version of the app */
  appVersion: string;
  /** 机型 · Device */
  deviceModel: string;
  /** 系统版本 · Version of its system */
  osVersion: string;
  /** 用户 ID · Player, or empty */
  userId: string;
  /** 缺少的构建 ID · Builds whose symbol files are wanted */
  missingBuildIds: string[];
  /** 发生时间 · Time of the crash */
  occurredAt: string | null;
  /** 上报时间 · Time of the report */
  createdAt: string;
}

/** 堆栈详情 · A crash with its stack */
export interface StacktraceRecordDetail {
  /** 记录 ID · Record id */
  recordId: string;
  /** 分组 ID · Crashes of one cause */
  groupId: string;
  /** 标题 · Signal or exception, and the top frame */
  title: string;
  /** 信号 · Signal or type of the exception, or empty */
  signal: string;
  /** 状态 · How much of it could be read */
  status: 'finished' | 'partial_finished' | 'failed' | (string & {});
  /** 标签 · Tags */
  tags: string[];
  /** 平台 · Platform of the device */
  platform: string;
  /** 应用版本 · Version of the app */
  appVersion: string;
  /** 机型 · Device */
  deviceModel: string;
  /** 系统版本 · Version of its system */
  osVersion: string;
  /** 用户 ID · Player, or empty */
  userId: string;
  /** 缺少的构建 ID · Builds whose symbol files are wanted */
  missingBuildIds: string[];
  /** 发生时间 · Time of the crash */
  occurredAt: string | null;
  /** 上报时间 · Time of the report */
  createdAt: string;
  /** 原始堆栈 · The stack as it was reported */
  rawStack: string;
  /** 堆栈帧 · Innermost first */
  frames: StackFrame[];
}

/** 记录标签 · The tags of a record */
export interface RecordTags {
  /** 记录 ID · Record id */
  recordId: string;
  /** 标签 · All tags it has now */
  tags: string[];
}

/** 记录状态 · The state of a record */
export interface RecordState {
  /** 记录 ID · Record id */
  recordId: string;
  /** 状态 · How much of it can be read now */
  status: 'finished' | 'partial_finished' | 'failed' | (string & {});
}

/** 崩溃分组 · Crashes of one cause */
export interface StackGroup {
  /** 分组 ID · Crashes of one cause */
  groupId: string;
  /** 标题 · Signal or exception, and the top frame */
  title: string;
  /** 信号 · Signal or type of the exception, or empty */
  signal: string;
  /** 次数 · Crashes of this cause */
  count: number;
  /** 用户数 · Players who met it */
  userCount: number;
  /** 首次出现 · Time of the first report */
  firstSeen: string;
  /** 最近出现 · Time of the last report */
  lastSeen: string;
  /** 应用版本 · Versions it was met in, most first */
  appVersions: {
    /** 名称 · What is counted */
    name: string;
    /** 次数 · How often */
    count: number;
  }[];
  /** 机型 · Devices it was met on, most first */
  devices: {
    /** 名称 · What is counted */
    name: string;
    /** 次数 · How often */
    count: number;
  }[];
  /** 缺少的构建 ID · Builds whose symbol files are wanted */
  missingBuildIds: string[];
}

/** 缺少的符号表 · A symbol file that crashes wait for */
export interface MissingSymbol {
  /** 构建 ID · Build whose symbol file is wanted */
  buildId: string;
  /** 模块 · Library */
  module: string;
  /** 等待的记录数 · Crashes that wait for it */
  recordCount: number;
  /** 应用版本 · Versions it was met in */
  appVersions: string[];
  /** 最近出现 · Time of the last report */
  lastSeen: string;
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

export interface InitializeInput {
  /** 应用 ID · Default: the calling app */
  appId?: string;
}

export interface InitializeReply {
  /** 已初始化 · Always true */
  initialized: true;
}

export interface ParseInput {
  /** 日志 · Log with one or more stacks */
  log: string;
  /** 平台 · Only symbol files of this platform */
  platform?: 'android' | 'linux' | 'harmony' | 'webgl';
  /** 应用版本 · Prefers symbol files of this version */
  appVersion?: string;
  /** 保存 · Keeps each crash as a record, owners only; default false */
  save?: boolean;
}

export interface ReportInput {
  /** 堆栈 · The stack as the platform wrote it */
  stack: string;
  /** 平台 · Platform of the device, default other */
  platform?: 'android' | 'ios' | 'linux' | 'windows' | 'macos' | 'harmony' | 'webgl' | 'other';
  /** 应用版本 · Version of the app */
  appVersion?: string;
  /** 机型 · Device */
  deviceModel?: string;
  /** 系统版本 · Version of its system */
  osVersion?: string;
  /** 用户 ID · Player; who reports by a token is the one of the token */
  userId?: string;
  /** 构建 ID 列表 · Of the loaded libraries */
  buildIds?: string[];
  /** 标签 · At most 20, of 1 to 32 characters */
  tags?: string[];
}

export interface ReportReply {
  /** 记录 ID · The new record */
  recordId: string;
}

export interface SymbolsListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
  /** 构建 ID · Exact build id */
  buildId?: string;
  /** 文件名 · Part of the name */
  fileName?: string;
  /** 应用版本 · Exact version */
  version?: string;
  /** 平台 · Only of this platform */
  platform?: 'android' | 'linux' | 'harmony' | 'webgl';
  /** 应用 ID · Operators only: this app, default all */
  appId?: string;
}

export interface SymbolsListReply {
  /** 符号表 · Newest first */
  symbols: StacktraceSymbol[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface SymbolsCreateInput {
  /** 文件名 · Name of the file */
  fileName: string;
  /** 构建 ID · As read from the file; empty unless ELF */
  buildId: string;
  /** 对象键 · Where the bytes were uploaded */
  objectKey: string;
  /** 大小 · Bytes; the platform measures them itself */
  size?: number;
  /** 应用版本 · Version of the app it belongs to */
  version?: string;
  /** 平台 · Default android */
  platform?: 'android' | 'linux' | 'harmony' | 'webgl';
  /** 架构 · Default: as read from the file */
  arch?: string;
}

export interface SymbolsCreateReply {
  /** The symbol file */
  symbol: StacktraceSymbol;
  /** 符号表 · All of them, where the file is a zip of several */
  symbols: StacktraceSymbol[];
}

export interface SymbolsGetInput {
  /** 符号表 ID · Symbol file id */
  id: string;
}

export interface SymbolsGetReply {
  /** The symbol file */
  symbol: StacktraceSymbol;
}

export interface SymbolsRemoveInput {
  /** 符号表 ID · Symbol file id */
  id: string;
}

export interface SymbolsUploadCredentialInput {
  /** 文件名 · Name of the file */
  fileName?: string;
  /** 构建 ID · As read from the file */
  buildId?: string;
  /** 内容哈希 · MD5 of the file, lower-case hex */
  md5?: string;
}

export interface RecordsListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
  /** 状态 · Only this state */
  status?: 'finished' | 'partial_finished' | 'failed';
  /** 标签 · With any of these tags */
  tags?: string[];
  /** 关键词 · Part of the title or stack */
  keyword?: string;
  /** 应用版本 · Any of these versions */
  appVersion?: string[];
  /** 平台 · Any of these platforms */
  platform?: string[];
  /** 分组 ID · Only crashes of this cause */
  groupId?: string;
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
}

export interface RecordsListReply {
  /** 堆栈记录 · Newest first */
  records: StacktraceRecord[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface RecordsGetInput {
  /** 记录 ID · Record id */
  id: string;
}

export interface RecordsGetReply {
  /** The crash */
  record: StacktraceRecordDetail;
}

export interface RecordsSetTagsInput {
  /** 记录 ID · 1 to 100 records */
  recordIds: string[];
  /** 标签 · At most 20, of 1 to 32 characters */
  tags: string[];
  /** 方式 · Replace, add or take away; default set */
  mode?: 'set' | 'add' | 'remove';
}

export interface RecordsSetTagsReply {
  /** 记录标签 · Tags after the change */
  records: RecordTags[];
}

export interface RecordsReParseInput {
  /** 记录 ID · 1 to 100 records */
  recordIds: string[];
}

export interface RecordsReParseReply {
  /** 记录状态 · State after the attempt */
  records: RecordState[];
}

export interface GroupsListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
  /** 关键词 · Part of the title */
  keyword?: string;
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
}

export interface GroupsListReply {
  /** 崩溃分组 · Seen last first */
  groups: StackGroup[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface GroupsGetInput {
  /** 分组 ID · Group id */
  id: string;
}

export interface GroupsGetReply {
  /** The group */
  group: StackGroup;
}

export interface MissingListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface MissingListReply {
  /** 缺少的符号表 · Most crashes first */
  missing: MissingSymbol[];
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

export interface SymbolsCalls {
  /**
   * List symbol files.
   *
   * 列出符号表。
   *
   * `GET /stacktrace/v1/stacktrace/symbols` · assumed · code 3
   */
  readonly list: ListCall<SymbolsListInput | undefined, StacktraceSymbol, SymbolsListReply>;
  /**
   * Register an uploaded symbol file.
   *
   * 登记已上传的符号表。
   *
   * `POST /stacktrace/v1/stacktrace/symbols` · assumed · code 3 · code 6
   */
  create(input: SymbolsCreateInput, options?: CallOptions): Promise<SymbolsCreateReply>;
  /**
   * Read a symbol file.
   *
   * 查看符号表。
   *
   * `GET /stacktrace/v1/stacktrace/symbols/{id}` · assumed · code 5
   */
  get(input: SymbolsGetInput, options?: CallOptions): Promise<SymbolsGetReply>;
  /**
   * Delete a symbol file.
   *
   * 删除符号表。
   *
   * `DELETE /stacktrace/v1/stacktrace/symbols/{id}` · assumed · code 5
   */
  remove(input: SymbolsRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Get permission to upload a symbol file.
   *
   * 获取符号表上传凭证。
   *
   * `POST /stacktrace/v1/stacktrace/cos/credential` · seen · code 3
   */
  uploadCredential(input?: SymbolsUploadCredentialInput, options?: CallOptions): Promise<SymbolUploadCredential>;
}

export interface RecordsCalls {
  /**
   * List crashes.
   *
   * 列出堆栈记录。
   *
   * `GET /stacktrace/v1/stacktrace/stacktrace-records` · assumed · code 3
   */
  readonly list: ListCall<RecordsListInput | undefined, StacktraceRecord, RecordsListReply>;
  /**
   * Read a crash with its stack.
   *
   * 查看堆栈记录。
   *
   * `GET /stacktrace/v1/stacktrace/stacktrace-records/{id}` · assumed · code 5
   */
  get(input: RecordsGetInput, options?: CallOptions): Promise<RecordsGetReply>;
  /**
   * Set the tags of records.
   *
   * 设置记录标签。
   *
   * `POST /stacktrace/v1/stacktrace/stacktrace-records/tags` · assumed · code 3 · code 5
   */
  setTags(input: RecordsSetTagsInput, options?: CallOptions): Promise<RecordsSetTagsReply>;
  /**
   * Read the stacks of records again, with new symbol files.
   *
   * 重新还原记录。
   *
   * `POST /stacktrace/v1/stacktrace/re-parse` · assumed · code 3 · code 5
   */
  reParse(input: RecordsReParseInput, options?: CallOptions): Promise<RecordsReParseReply>;
}

export interface GroupsCalls {
  /**
   * List crashes by their cause.
   *
   * 列出崩溃分组。
   *
   * `GET /stacktrace/v1/stacktrace/stacktrace-groups` · assumed · code 3
   */
  readonly list: ListCall<GroupsListInput | undefined, StackGroup, GroupsListReply>;
  /**
   * Read a group of crashes.
   *
   * 查看崩溃分组。
   *
   * `GET /stacktrace/v1/stacktrace/stacktrace-groups/{id}` · assumed · code 5
   */
  get(input: GroupsGetInput, options?: CallOptions): Promise<GroupsGetReply>;
}

export interface MissingCalls {
  /**
   * List the symbol files that crashes wait for.
   *
   * 列出缺少的符号表。
   *
   * `GET /stacktrace/v1/stacktrace/missing-symbols` · assumed
   */
  readonly list: ListCall<MissingListInput | undefined, MissingSymbol, MissingListReply>;
}

export interface MetricsCalls {
  /**
   * Count the crashes of all apps by day.
   *
   * 汇总全部应用的崩溃。
   *
   * `GET /stacktrace/v1/stacktrace/metrics/aggregation` · assumed · code 3 · code 7
   */
  aggregation(input?: MetricsAggregationInput, options?: CallOptions): Promise<MetricsAggregationReply>;
  /**
   * Rank the apps with most crashes.
   *
   * 崩溃最多的应用。
   *
   * `GET /stacktrace/v1/stacktrace/metrics/topk` · assumed · code 3 · code 7
   */
  topK(input?: MetricsTopKInput, options?: CallOptions): Promise<MetricsTopKReply>;
}

/** 堆栈还原 · Stack traces */
export interface StacktraceCalls {
  /**
   * Set the service up for an app.
   *
   * 初始化堆栈还原。
   *
   * `POST /stacktrace/v1/stacktrace/app-initialize` · assumed · code 3
   */
  initialize(input?: InitializeInput, options?: CallOptions): Promise<InitializeReply>;
  /**
   * Drop the cached secret of the app.
   *
   * 刷新密钥缓存。
   *
   * `POST /stacktrace/v1/stacktrace/refresh-token` · spec
   */
  refreshToken(input?: Record<string, never>, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Make the stacks of a log readable.
   *
   * 还原日志中的堆栈。
   *
   * `POST /stacktrace/v1/stacktrace/parse` · assumed · code 3 · code 7
   */
  parse(input: ParseInput, options?: CallOptions): Promise<ParsedLog>;
  /**
   * Report a crash.
   *
   * 上报崩溃。
   *
   * `POST /stacktrace/v1/stacktrace/reports` · assumed · code 3 · code 8
   */
  report(input: ReportInput, options?: CallOptions): Promise<ReportReply>;
  readonly symbols: SymbolsCalls;
  readonly records: RecordsCalls;
  readonly groups: GroupsCalls;
  readonly missing: MissingCalls;
  readonly metrics: MetricsCalls;
}

export const stacktraceTable: ServiceTable<StacktraceCalls> = {
  name: 'stacktrace',
  base: 'stacktrace',
  accepts: 'app',
  errors: 'service',
  prefixes: { stacktrace: '/stacktrace/v1/stacktrace' },
  tree: {
    initialize: { route: 'POST /app-initialize', body: true, retry: 'always', cache: 'force-never' },
    refreshToken: { route: 'POST /refresh-token', body: true, retry: 'always', cache: 'force-never', fail: 'silent' },
    parse: { route: 'POST /parse', body: true, effect: 'read', fail: 'silent' },
    report: { route: 'POST /reports', body: true, accepts: 'player' },
    symbols: {
      list: { route: 'GET /symbols', paging: 'start-total', listField: 'symbols' },
      create: { route: 'POST /symbols', body: true },
      get: { route: 'GET /symbols/{id}' },
      remove: { route: 'DELETE /symbols/{id}' },
      uploadCredential: { route: 'POST /cos/credential', body: true, retry: 'always' },
    },
    records: {
      list: { route: 'GET /stacktrace-records', paging: 'start-total', listField: 'records' },
      get: { route: 'GET /stacktrace-records/{id}' },
      setTags: { route: 'POST /stacktrace-records/tags', body: true, retry: 'always' },
      reParse: { route: 'POST /re-parse', body: true, retry: 'always' },
    },
    groups: {
      list: { route: 'GET /stacktrace-groups', paging: 'start-total', listField: 'groups' },
      get: { route: 'GET /stacktrace-groups/{id}' },
    },
    missing: {
      list: { route: 'GET /missing-symbols', paging: 'start-total', listField: 'missing' },
    },
    metrics: {
      aggregation: { route: 'GET /metrics/aggregation', accepts: 'operator' },
      topK: { route: 'GET /metrics/topk', accepts: 'operator' },
    },
  },
};
