// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, Json, ListCall, ServiceTable } from '../runtime/types.ts';

/** 无状态函数 · The cloud functions of an app */
export interface StatelessFunction {
  /** 函数 ID · App id, with -wind behind it for the publishing service */
  id: string;
  /** 应用 ID · App */
  appId: string;
  /** 名称 · Name */
  name: string;
  /** 描述 · Free text */
  description: string;
  /** 模式 · wind: belongs to the publishing service */
  mode: '' | 'wind' | (string & {});
  /** 运行时 · Language; fixed */
  runtime: 'Nodejs' | 'Dotnet' | 'Nodejs_runtime' | (string & {});
  /** 状态 · Answers calls while it is active */
  status: 'creating' | 'active' | 'updating' | 'updated' | 'deleting' | 'deleted' | 'rollbacking' | (string & {});
  /** 当前版本号 · Version that answers, 0 without one */
  currentVersion: number;
  /** 入口 · What can be called */
  entries: {
    /** 入口 · Folder of the code, last part of the URL */
    name: string;
    /** 调用地址 · Where it is called */
    url: string;
    /** 状态 · State of the entry */
    status: string;
  }[];
  /** 默认环境变量 · Set for every version */
  defaultEnvs: {
    /** 变量名 · Letters, digits and "_", not starting with a digit */
    key: string;
    /** 变量值 · Value */
    value: string;
  }[];
  /** 网关 · How functions are reached */
  gateway: {
    /** 网关 · Which host the URLs have */
    type: 'tencentapigw' | 'stateless' | (string & {});
    /** 网关地址 · Start of the URLs */
    url: string;
    /** 鉴权 · basic: callers send AppId and AppServiceSecret */
    auth: 'none' | 'basic' | (string & {});
    /** 网关超时 · Seconds */
    timeoutSeconds: number;
    /** 跨域 · Browsers of any site may call */
    cors: boolean;
  };
  /** 内存 · MB of an instance */
  memorySize: number;
  /** 超时 · Seconds of one call */
  timeout: number;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 更新时间 · Time of the last change */
  updatedAt: string;
}

/** 代码版本 · One uploaded version of all functions */
export interface StatelessVersion {
  /** 函数 ID · Function */
  functionId: string;
  /** 版本号 · 1, 2, 3 … */
  version: number;
  /** 运行时 · Language */
  runtime: 'Nodejs' | 'Dotnet' | 'Nodejs_runtime' | (string & {});
  /** 状态 · updated: stopped, another version answers */
  status: 'creating' | 'active' | 'updating' | 'updated' | 'deleting' | 'deleted' | 'rollbacking' | (string & {});
  /** 对象名 · Uploaded file */
  objectName: string;
  /** 大小 · Bytes */
  size: number;
  /** 内容哈希 · MD5 of the file */
  md5: string;
  /** 入口 · What can be called */
  entries: {
    /** 入口 · Folder of the code */
    name: string;
    /** 处理函数 · What is called in it */
    handler: string;
    /** 调用地址 · Where it is called */
    url: string;
  }[];
  /** 环境变量 · Over the default ones */
  envs: {
    /** 变量名 · Letters, digits and "_", not starting with a digit */
    key: string;
    /** 变量值 · Value */
    value: string;
  }[];
  /** 内存 · MB of an instance */
  memorySize: number;
  /** 超时 · Seconds of one call */
  timeout: number;
  /** 安装依赖 · Packages are installed when it is deployed */
  installDependency: boolean;
  /** 描述 · Free text */
  description: string;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 失败原因 · Why it could not be deployed, or empty */
  failedReason: string;
}

/** 上传凭证 · Permission to upload one file */
export interface TransferToken {
  /** 临时令牌 · Session token of the object store */
  token: string;
  /** 临时密钥 ID · Temporary key id of the object store */
  tmpSecretId: string;
  /** 临时密钥 · Temporary key of the object store */
  tmpSecretKey: string;
  /** 对象名 · Names the file in the call that uses it */
  objectName: string;
  /** 地域 · Region of the object store */
  region: string;
  /** 存储桶 · Bucket of the object store */
  bucket: string;
  /** 生效时间 · Unix seconds */
  startTime: number;
  /** 过期时间 · Unix seconds */
  expiredTime: number;
  /** 上传地址 · Takes the whole file in one request */
  uploadUrl: string;
  /** 上传方法 · Method of that request */
  method: 'PUT' | (string & {});
  /** 上传请求头 · Headers of that request */
  headers: Record<string, string>;
  /** 大小上限 · Bytes; a larger file is refused */
  maxSize: number;
  /** 已有内容 · The content is there already: nothing has to be sent */
  present?: boolean;
}

/** 运行时 · What functions run on */
export interface StatelessRuntime {
  /** 标识 · Same as the name */
  id: string;
  /** 运行时 · Runtime */
  name: 'Nodejs' | 'Dotnet' | 'Nodejs_runtime' | (string & {});
  /** 语言 · Language */
  language: string;
  /** 语言版本 · Such as 18.15 */
  version: string;
  /** 可用 · Functions can be deployed on it */
  available: boolean;
}

/** 触发器 · What calls a function */
export interface StatelessTrigger {
  /** 名称 · Name */
  triggerName: string;
  /** 类型 · By the clock, or by HTTP */
  type: 'timer' | 'http' | (string & {});
  /** 定时表达式 · Seven fields from second to year, Asia/Shanghai; empty for http */
  triggerDesc: string;
  /** 状态 · OPEN: it fires */
  enable: 'OPEN' | 'CLOSE' | (string & {});
  /** 入口 · What is called */
  entry: string;
  /** 版本 · Version that is called, $LATEST for the active one */
  qualifier: string;
  /** 参数 · Given to the function */
  customArgument: string;
  /** 描述 · Free text */
  description: string;
  /** 创建时间 · Time of creation */
  addTime: string;
  /** 修改时间 · Time of the last change */
  modTime: string;
  /** 上次触发 · Last call */
  lastRunAt: string | null;
  /** 下次触发 · Next call */
  nextRunAt: string | null;
}

/** 调用记录 · One call of a function */
export interface StatelessInvocation {
  /** 请求 ID · Request id */
  requestId: string;
  /** 入口 · What was called */
  entry: string;
  /** 开始时间 · Start */
  startTime: string;
  /** 耗时 · Milliseconds */
  duration: number;
  /** 计费时长 · Milliseconds that are billed */
  billDuration: number;
  /** 内存用量 · Bytes at most */
  memUsage: number;
  /** 返回码 · 0 is success */
  retCode: number;
  /** 返回信息 · Result or error */
  retMsg: string;
  /** 已结束 · The call is over */
  invokeFinished: boolean;
}

/** 函数日志行 · One line of a log */
export interface StatelessLogLine {
  /** 时间 · Time of the line */
  time: string;
  /** 请求 ID · Call that wrote it */
  requestId: string;
  /** 入口 · What was called */
  entry: string;
  /** 级别 · info, warn or error */
  level: string;
  /** 内容 · The line */
  content: string;
}

/** 调用详情 · One call with what it wrote */
export interface StatelessInvocationLog {
  /** 请求 ID · Request id */
  requestId: string;
  /** 入口 · What was called */
  entry: string;
  /** 开始时间 · Start */
  startTime: string;
  /** 耗时 · Milliseconds */
  duration: number;
  /** 计费时长 · Milliseconds that are billed */
  billDuration: number;
  /** 内存用量 · Bytes at most */
  memUsage: number;
  /** 返回码 · 0 is success */
  retCode: number;
  /** 返回信息 · Result or error */
  retMsg: string;
  /** 已结束 · The call is over */
  invokeFinished: boolean;
  /** 版本号 · Version that ran */
  version: number;
  /** 事件 · What the function was given */
  event: Json;
  /** 结果 · What it answered */
  result: Json;
  /** 日志 · Oldest first */
  lines: {
    /** 时间 · Time of the line */
    time: string;
    /** 级别 · info, warn or error */
    level: string;
    /** 内容 · The line */
    content: string;
  }[];
}

/** 函数用量 · What functions used in a day */
export interface StatelessUsage {
  /** 日期 · YYYY-MM-DD in Asia/Shanghai */
  date: string;
  /** 调用次数 · Calls */
  invocation: number;
  /** 资源用量 · GB seconds */
  memDuration: number;
  /** 出流量 · Bytes sent */
  outFlow: number;
}

/** 网关用量 · What the gateway passed in a day */
export interface StatelessGatewayUsage {
  /** 日期 · YYYY-MM-DD in Asia/Shanghai */
  date: string;
  /** 请求次数 · Requests */
  requests: number;
  /** 出流量 · Bytes sent */
  outFlow: number;
}

/** 数据点 · One point of a chart */
export interface ValuePoint {
  /** 时间 · Start of the interval */
  time: string;
  /** 数值 · Value of the metric */
  value: number;
}

/** 应用数值 · One row of a ranking of apps */
export interface AppValue {
  /** 应用 ID · App */
  appId: string;
  /** 应用名称 · Name of the app */
  appName: string;
  /** 数值 · Value of the metric */
  value: number;
}

export interface FunctionsCreateInput {
  /** 应用 ID · App */
  appId: string;
  /** 名称 · Default: the name of the app */
  name?: string;
  /** 运行时 · Language; fixed */
  runtime: 'Nodejs' | 'Dotnet' | 'Nodejs_runtime';
  /** 模式 · Functions of the publishing service */
  mode?: 'wind';
}

export interface FunctionsCreateReply {
  /** The functions */
  functionInfo: StatelessFunction;
}

export interface FunctionsGetInput {
  /** 函数 ID · App id, with -wind behind it for publishing */
  id: string;
}

export interface FunctionsGetReply {
  /** The functions */
  functionInfo: StatelessFunction;
}

export interface FunctionsUpdateInput {
  /** 函数 ID · App id, with -wind behind it for publishing */
  id: string;
  /** 名称 · Name */
  name?: string;
  /** 描述 · Free text */
  description?: string;
  /** 内存 · MB, 128 to 3072 in steps of 128 */
  memorySize?: number;
  /** 超时 · Seconds, 3 to 60 */
  timeout?: number;
}

export interface FunctionsUpdateReply {
  /** The functions */
  functionInfo: StatelessFunction;
}

export interface FunctionsEnableInput {
  /** 函数 ID · App id, with -wind behind it for publishing */
  id: string;
}

export interface FunctionsEnableReply {
  /** The functions */
  functionInfo: StatelessFunction;
}

export interface FunctionsDisableInput {
  /** 函数 ID · App id, with -wind behind it for publishing */
  id: string;
}

export interface FunctionsDisableReply {
  /** The functions */
  functionInfo: StatelessFunction;
}

export interface FunctionsSyncInput {
  /** 函数 ID · App id, with -wind behind it for publishing */
  id: string;
}

export interface FunctionsSyncReply {
  /** The functions */
  functionInfo: StatelessFunction;
}

export interface FunctionsRollbackInput {
  /** 函数 ID · App id, with -wind behind it for publishing */
  id: string;
  /** 版本号 · Version */
  version: number;
}

export interface FunctionsRollbackReply {
  /** The functions */
  functionInfo: StatelessFunction;
}

export interface FunctionsSetDefaultEnvInput {
  /** 函数 ID · App id, with -wind behind it for publishing */
  id: string;
  /** 环境变量 · Names of the platform are reserved */
  envs: {
    /** 变量名 · Letters, digits and "_", not starting with a digit */
    key: string;
    /** 变量值 · Value */
    value: string;
  }[];
}

export interface FunctionsSetDefaultEnvReply {
  /** The functions */
  functionInfo: StatelessFunction;
}

export interface FunctionsSetGatewayInput {
  /** 函数 ID · App id, with -wind behind it for publishing */
  id: string;
  /** 操作 · Move from the old host to the new one; stands alone */
  action?: 'upgrade';
  /** 鉴权 · basic: callers send AppId and AppServiceSecret */
  auth?: 'none' | 'basic';
  /** 网关超时 · Seconds, 3 to 60 */
  timeoutSeconds?: number;
  /** 跨域 · Browsers of any site may call */
  cors?: boolean;
}

export interface FunctionsSetGatewayReply {
  /** The functions */
  functionInfo: StatelessFunction;
}

export interface VersionsListInput {
  /** 函数 ID · App id, with -wind behind it for publishing */
  id: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20, at most 9999 */
  limit?: number;
  /** 版本号 · Version */
  version?: number;
}

export interface VersionsListReply {
  /** 代码版本 · Newest first */
  scfs: StatelessVersion[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface VersionsCreateInput {
  /** 函数 ID · App id, with -wind behind it for publishing */
  id: string;
  /** 对象名 · The objectName of the transfer token, 1 to 1024 characters */
  objectName: string;
  /** 内容哈希 · 32 lower-case hexadecimal digits (MD5) */
  md5?: string;
  /** 运行时 · Default: that of the functions */
  runtime?: 'Nodejs' | 'Dotnet' | 'Nodejs_runtime';
  /** 安装依赖 · Install packages when it is deployed */
  installDependency: boolean;
  /** 描述 · Free text */
  description?: string;
  /** 环境变量 · Names of the platform are reserved */
  envs?: {
    /** 变量名 · Letters, digits and "_", not starting with a digit */
    key: string;
    /** 变量值 · Value */
    value: string;
  }[];
}

export interface VersionsCreateReply {
  /** The version */
  scf: StatelessVersion;
}

export interface VersionsUpdateInput {
  /** 函数 ID · App id, with -wind behind it for publishing */
  id: string;
  /** 版本号 · Default: the active one */
  version?: number;
  /** 内存 · MB, 128 to 3072 in steps of 128 */
  memorySize?: number;
  /** 超时 · Seconds, 3 to 60 */
  timeout?: number;
  /** 环境变量 · Names of the platform are reserved */
  envs?: {
    /** 变量名 · Letters, digits and "_", not starting with a digit */
    key: string;
    /** 变量值 · Value */
    value: string;
  }[];
}

export interface VersionsUpdateReply {
  /** The version */
  scf: StatelessVersion;
}

export interface VersionsRemoveInput {
  /** 函数 ID · App id, with -wind behind it for publishing */
  id: string;
  /** 版本号 · Version */
  version: number;
}

export interface VersionsRedeployInput {
  /** 函数 ID · App id, with -wind behind it for publishing */
  id: string;
  /** 版本号 · Default: the active one */
  version?: number;
}

export interface VersionsRedeployReply {
  /** The version */
  scf: StatelessVersion;
}

export interface VersionsTransferTokenInput {
  /** 函数 ID · App id, with -wind behind it for publishing */
  id: string;
  /** 文件名 · Name of the file, 1 to 255 characters */
  filename: string;
  /** 大小 · Bytes */
  size: number;
  /** 内容哈希 · MD5 of the whole file, lower-case hex */
  md5: string;
}

export interface VersionsTransferTokenReply {
  /** Permission to upload the file */
  transferToken: TransferToken;
}

export interface VersionsCodeUrlInput {
  /** 函数 ID · App id, with -wind behind it for publishing */
  id: string;
  /** 版本号 · Version */
  version: string;
}

export interface VersionsCodeUrlReply {
  /** 代码地址 · Signed URL of the zip */
  codeUrl: string;
  /** 过期时间 · The URL ends then */
  expiresAt: string;
}

export interface RuntimesListInput {
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20, at most 9999 */
  limit?: number;
}

export interface RuntimesListReply {
  /** 运行时 · Every runtime */
  runtimes: StatelessRuntime[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface TriggersListInput {
  /** 函数 ID · App id, with -wind behind it for publishing */
  id: string;
  /** 入口 · Of this entry */
  entry?: string;
}

export interface TriggersListReply {
  /** 触发器 · By name */
  triggers: StatelessTrigger[];
}

export interface TriggersSetInput {
  /** 函数 ID · App id, with -wind behind it for publishing */
  id: string;
  /** 入口 · Folder of the code, last part of the URL */
  entry: string;
  /** 名称 · 1 to 60 letters, digits, "-" and "_", starting with a letter */
  triggerName: string;
  /** 类型 · By the clock, or by HTTP */
  type: 'timer' | 'http';
  /** 定时表达式 · Seven fields from second to year; empty for http */
  triggerDesc: string;
  /** 状态 · OPEN: it fires */
  enable: 'OPEN' | 'CLOSE';
  /** 参数 · Given to the function */
  customArgument?: string;
  /** 描述 · Free text */
  description?: string;
}

export interface TriggersSetReply {
  /** The trigger */
  trigger: StatelessTrigger;
}

export interface TriggersDisableInput {
  /** 函数 ID · App id, with -wind behind it for publishing */
  id: string;
  /** 入口 · Folder of the code, last part of the URL */
  entry: string;
  /** 名称 · 1 to 60 letters, digits, "-" and "_", starting with a letter */
  triggerName: string;
  /** 类型 · By the clock, or by HTTP */
  type: 'timer' | 'http';
}

export interface TriggersDisableReply {
  /** The trigger */
  trigger: StatelessTrigger;
}

export interface EntriesInvokeInput {
  /** 函数 ID · App id, with -wind behind it for publishing */
  functionId: string;
  /** 入口 · Folder of the code, last part of the URL */
  entry: string;
  event: Json;
}

export interface EntriesFetchInput {
  /** 函数 ID · App id, with -wind behind it for publishing */
  functionId: string;
  /** 入口 · Folder of the code, last part of the URL */
  entry: string;
}

export interface LogsListInput {
  /** 函数 ID · App id, with -wind behind it for publishing */
  id: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20, at most 9999 */
  limit?: number;
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
  /** 入口 · Of this entry */
  entry?: string;
  /** 版本号 · Of this version */
  version?: number;
  /** 状态 · How it ended */
  status?: 'success' | 'error';
  /** 排序 · By start, default desc */
  order?: 'asc' | 'desc';
}

export interface LogsListReply {
  /** 调用记录 · Rows of this page */
  logs: StatelessInvocation[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface LogsSearchInput {
  /** 函数 ID · App id, with -wind behind it for publishing */
  id: string;
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
  /** 检索语句 · Part of the line */
  query?: string;
  /** 条数 · Lines to answer, default 100 */
  limit?: number;
  /** 游标 · The context of the page before */
  context?: string;
}

export interface LogsSearchReply {
  /** 日志 · Lines of this page */
  results: StatelessLogLine[];
  /** 游标 · Asks for the next page */
  context: string;
  /** 已到末页 · Nothing follows */
  listOver: boolean;
}

export interface LogsDetailInput {
  /** 函数 ID · App id, with -wind behind it for publishing */
  id: string;
  /** 请求 ID · Call to read */
  requestId: string;
}

export interface LogsDetailReply {
  /** The call */
  log: StatelessInvocationLog;
}

export interface UsageDailyInput {
  /** 函数 ID · App id, with -wind behind it for publishing */
  id: string;
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
}

export interface UsageDailyReply {
  /** 用量 · Oldest day first */
  items: StatelessUsage[];
}

export interface UsageExecutorInput {
  /** 函数 ID · App id, with -wind behind it for publishing */
  id: string;
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
}

export interface UsageExecutorReply {
  /** 用量 · Oldest day first */
  items: StatelessUsage[];
}

export interface UsageGatewayInput {
  /** 函数 ID · App id, with -wind behind it for publishing */
  id: string;
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
}

export interface UsageGatewayReply {
  /** 用量 · Oldest day first */
  items: StatelessGatewayUsage[];
}

export interface UsageAggregationInput {
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
  /** 指标 · What to sum */
  metric: 'invocation' | 'memDuration' | 'outFlow' | 'activeApps';
}

export interface UsageAggregationReply {
  /** 数据点 · One point per day */
  items: ValuePoint[];
}

export interface UsageTopKInput {
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
  /** 指标 · What to rank by */
  metric: 'invocation' | 'memDuration' | 'outFlow';
  /** 名次 · How many apps, default 10 */
  k?: number;
}

export interface UsageTopKReply {
  /** 排名 · Largest value first */
  items: AppValue[];
}

export interface FunctionsCalls {
  /**
   * Set the functions of an app up.
   *
   * 开通无状态函数。
   *
   * `POST /ufunc/v1/func-stateless/functions` · assumed · code 3 · code 5 · code 6
   */
  create(input: FunctionsCreateInput, options?: CallOptions): Promise<FunctionsCreateReply>;
  /**
   * Read the functions of an app.
   *
   * 查看无状态函数。
   *
   * `GET /ufunc/v1/func-stateless/functions/{id}` · assumed · code 5
   */
  get(input: FunctionsGetInput, options?: CallOptions): Promise<FunctionsGetReply>;
  /**
   * Change name, memory and time-out.
   *
   * 修改无状态函数。
   *
   * `PUT /ufunc/v1/func-stateless/functions/{id}` · assumed · code 3 · code 5
   */
  update(input: FunctionsUpdateInput, options?: CallOptions): Promise<FunctionsUpdateReply>;
  /**
   * Enable the functions: the last version is deployed again.
   *
   * 启用无状态函数，重新部署最后版本。
   *
   * `POST /ufunc/v1/func-stateless/functions/{id}/enable` · assumed · code 5 · code 9
   */
  enable(input: FunctionsEnableInput, options?: CallOptions): Promise<FunctionsEnableReply>;
  /**
   * Disable the functions: their URLs answer 404.
   *
   * 停用无状态函数，调用地址失效。
   *
   * `POST /ufunc/v1/func-stateless/functions/{id}/disable` · assumed · code 5
   */
  disable(input: FunctionsDisableInput, options?: CallOptions): Promise<FunctionsDisableReply>;
  /**
   * Read the real state from what runs the functions.
   *
   * 同步函数实际状态。
   *
   * `POST /ufunc/v1/func-stateless/functions/{id}/sync-function` · assumed · code 5
   */
  sync(input: FunctionsSyncInput, options?: CallOptions): Promise<FunctionsSyncReply>;
  /**
   * Go back to a stopped version.
   *
   * 回滚到已停止的版本。
   *
   * `POST /ufunc/v1/func-stateless/functions/{id}/rollback` · assumed · code 5 · code 9
   */
  rollback(input: FunctionsRollbackInput, options?: CallOptions): Promise<FunctionsRollbackReply>;
  /**
   * Set the variables of every version.
   *
   * 设置默认环境变量。
   *
   * `PUT /ufunc/v1/func-stateless/functions/{id}/default-env` · seen · code 3 · code 5
   */
  setDefaultEnv(input: FunctionsSetDefaultEnvInput, options?: CallOptions): Promise<FunctionsSetDefaultEnvReply>;
  /**
   * Change or upgrade the gateway.
   *
   * 修改或升级网关。
   *
   * `PUT /ufunc/v1/func-stateless/functions/{id}/gateway` · assumed · code 3 · code 5
   */
  setGateway(input: FunctionsSetGatewayInput, options?: CallOptions): Promise<FunctionsSetGatewayReply>;
}

export interface VersionsCalls {
  /**
   * List the versions.
   *
   * 列出代码版本。
   *
   * `GET /ufunc/v1/func-stateless/functions/{id}/scf` · assumed · code 5
   */
  readonly list: ListCall<VersionsListInput, StatelessVersion, VersionsListReply>;
  /**
   * Deploy an uploaded file as the next version.
   *
   * 部署新版本。
   *
   * `POST /ufunc/v1/func-stateless/functions/{id}/scf` · assumed · code 3 · code 5 · code 9 · "runtime not available"
   */
  create(input: VersionsCreateInput, options?: CallOptions): Promise<VersionsCreateReply>;
  /**
   * Change memory, time-out and variables of a version.
   *
   * 修改版本的内存、超时与环境变量。
   *
   * `PUT /ufunc/v1/func-stateless/functions/{id}/scf` · assumed · code 3 · code 5
   */
  update(input: VersionsUpdateInput, options?: CallOptions): Promise<VersionsUpdateReply>;
  /**
   * Delete a version that is not active.
   *
   * 删除未使用的版本。
   *
   * `DELETE /ufunc/v1/func-stateless/functions/{id}/scf` · assumed · code 5 · code 9
   */
  remove(input: VersionsRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Install and start a version again.
   *
   * 重新部署版本。
   *
   * `POST /ufunc/v1/func-stateless/functions/{id}/scf-redeploy` · assumed · code 5 · code 9 · "runtime not available"
   */
  redeploy(input: VersionsRedeployInput, options?: CallOptions): Promise<VersionsRedeployReply>;
  /**
   * Get permission to upload a zip of the code.
   *
   * 获取代码上传凭证。
   *
   * `GET /ufunc/v1/func-stateless/functions/{id}/get-transfer-token` · assumed · code 3 · code 5
   */
  transferToken(input: VersionsTransferTokenInput, options?: CallOptions): Promise<VersionsTransferTokenReply>;
  /**
   * Get a URL to download the code of a version.
   *
   * 获取代码下载地址。
   *
   * `GET /ufunc/v1/func-stateless/functions/{id}/get-code-url/{version}` · assumed · code 5
   */
  codeUrl(input: VersionsCodeUrlInput, options?: CallOptions): Promise<VersionsCodeUrlReply>;
}

export interface RuntimesCalls {
  /**
   * List the runtimes.
   *
   * 列出运行时。
   *
   * `GET /ufunc/v1/func-stateless/functions/runtimes` · assumed
   */
  readonly list: ListCall<RuntimesListInput | undefined, StatelessRuntime, RuntimesListReply>;
}

export interface TriggersCalls {
  /**
   * List the triggers.
   *
   * 列出触发器。
   *
   * `GET /ufunc/v1/func-stateless/functions/{id}/trigger/list` · assumed · code 5
   */
  list(input: TriggersListInput, options?: CallOptions): Promise<TriggersListReply>;
  /**
   * Create a trigger, or replace the one of that name.
   *
   * 创建或替换触发器。
   *
   * `POST /ufunc/v1/func-stateless/functions/{id}/triggers` · assumed · code 3 · code 5
   */
  set(input: TriggersSetInput, options?: CallOptions): Promise<TriggersSetReply>;
  /**
   * Stop a trigger; setting it again with OPEN starts it.
   *
   * 停用触发器。
   *
   * `POST /ufunc/v1/func-stateless/functions/{id}/triggers/disable` · assumed · code 5
   */
  disable(input: TriggersDisableInput, options?: CallOptions): Promise<TriggersDisableReply>;
}

export interface EntriesCalls {
  /**
   * Call a function with a body.
   *
   * 调用函数。
   *
   * `POST /release/{functionId}/{entry}` · seen · code 5
   */
  invoke(input: EntriesInvokeInput, options?: CallOptions): Promise<Uint8Array>;
  /**
   * Call a function without a body.
   *
   * 以 GET 调用函数。
   *
   * `GET /release/{functionId}/{entry}` · seen · code 5
   */
  fetch(input: EntriesFetchInput, options?: CallOptions): Promise<Uint8Array>;
}

export interface LogsCalls {
  /**
   * List calls.
   *
   * 列出调用记录。
   *
   * `POST /ufunc/v1/func-stateless/functions/{id}/logs/list` · assumed · code 3 · code 5
   */
  readonly list: ListCall<LogsListInput, StatelessInvocation, LogsListReply>;
  /**
   * Search the logs.
   *
   * 检索函数日志。
   *
   * `POST /ufunc/v1/func-stateless/functions/{id}/logs/search` · assumed · code 3 · code 5
   */
  search(input: LogsSearchInput, options?: CallOptions): Promise<LogsSearchReply>;
  /**
   * Read one call with what it wrote.
   *
   * 查看一次调用的详情与日志。
   *
   * `POST /ufunc/v1/func-stateless/functions/{id}/logs/detail` · assumed · code 5
   */
  detail(input: LogsDetailInput, options?: CallOptions): Promise<LogsDetailReply>;
}

export interface UsageCalls {
  /**
   * Read what functions used by day.
   *
   * 查看每日用量。
   *
   * `GET /ufunc/v1/func-stateless/functions/{id}/daily-usage` · assumed · code 3 · code 5
   */
  daily(input: UsageDailyInput, options?: CallOptions): Promise<UsageDailyReply>;
  /**
   * Read what running the functions used.
   *
   * 查看函数执行用量。
   *
   * `GET /ufunc/v1/func-stateless/functions/{id}/scf-usage` · assumed · code 3 · code 5
   */
  executor(input: UsageExecutorInput, options?: CallOptions): Promise<UsageExecutorReply>;
  /**
   * Read what the gateway passed by day.
   *
   * 查看网关用量。
   *
   * `GET /ufunc/v1/func-stateless/functions/{id}/api-gateway-usage` · assumed · code 3 · code 5
   */
  gateway(input: UsageGatewayInput, options?: CallOptions): Promise<UsageGatewayReply>;
  /**
   * Sum what all apps used.
   *
   * 汇总全部应用的函数用量。
   *
   * `GET /ufunc/v1/func-stateless/metrics/aggregation` · assumed · code 3
   */
  aggregation(input: UsageAggregationInput, options?: CallOptions): Promise<UsageAggregationReply>;
  /**
   * Rank the apps that use most.
   *
   * 函数用量最高的应用。
   *
   * `GET /ufunc/v1/func-stateless/metrics/topk` · assumed · code 3
   */
  topK(input: UsageTopKInput, options?: CallOptions): Promise<UsageTopKReply>;
}

/** 无状态函数 · Stateless functions */
export interface StatelessCalls {
  /**
   * Drop the cached secret of the app.
   *
   * 刷新密钥缓存。
   *
   * `POST /ufunc/v1/func-stateless/functions/refresh-token` · spec
   */
  refreshToken(input?: Record<string, never>, options?: CallOptions): Promise<Record<string, never>>;
  readonly functions: FunctionsCalls;
  readonly versions: VersionsCalls;
  readonly runtimes: RuntimesCalls;
  readonly triggers: TriggersCalls;
  readonly entries: EntriesCalls;
  readonly logs: LogsCalls;
  readonly usage: UsageCalls;
}

export const statelessTable: ServiceTable<StatelessCalls> = {
  name: 'stateless',
  base: 'func',
  accepts: 'app',
  errors: 'service',
  prefixes: { func: '/ufunc/v1', invocation: '/release' },
  tree: {
    refreshToken: { route: 'POST /func-stateless/functions/refresh-token', body: true, retry: 'always', cache: 'force-never', fail: 'silent' },
    functions: {
      create: { route: 'POST /func-stateless/functions', body: true },
      get: { route: 'GET /func-stateless/functions/{id}' },
      update: { route: 'PUT /func-stateless/functions/{id}', body: true },
      enable: { route: 'POST /func-stateless/functions/{id}/enable', body: true, retry: 'always' },
      disable: { route: 'POST /func-stateless/functions/{id}/disable', body: true, retry: 'always' },
      sync: { route: 'POST /func-stateless/functions/{id}/sync-function', body: true, retry: 'always' },
      rollback: { route: 'POST /func-stateless/functions/{id}/rollback', body: true },
      setDefaultEnv: { route: 'PUT /func-stateless/functions/{id}/default-env', body: true },
      setGateway: { route: 'PUT /func-stateless/functions/{id}/gateway', body: true },
    },
    versions: {
      list: { route: 'GET /func-stateless/functions/{id}/scf', paging: 'offset-limit', listField: 'scfs' },
      create: { route: 'POST /func-stateless/functions/{id}/scf', body: true },
      update: { route: 'PUT /func-stateless/functions/{id}/scf', body: true },
      remove: { route: 'DELETE /func-stateless/functions/{id}/scf' },
      redeploy: { route: 'POST /func-stateless/functions/{id}/scf-redeploy', body: true },
      transferToken: { route: 'GET /func-stateless/functions/{id}/get-transfer-token', effect: 'write', cache: 'force-never' },
      codeUrl: { route: 'GET /func-stateless/functions/{id}/get-code-url/{version}' },
    },
    runtimes: {
      list: { route: 'GET /func-stateless/functions/runtimes', paging: 'offset-limit', listField: 'runtimes', accepts: 'none', cache: 'allow' },
    },
    triggers: {
      list: { route: 'GET /func-stateless/functions/{id}/trigger/list' },
      set: { route: 'POST /func-stateless/functions/{id}/triggers', body: true, retry: 'always' },
      disable: { route: 'POST /func-stateless/functions/{id}/triggers/disable', body: true, retry: 'always' },
    },
    entries: {
      invoke: { route: 'POST /{functionId}/{entry}', body: 'event', base: 'invocation', retry: 'never', cache: 'allow', reply: 'bytes' },
      fetch: { route: 'GET /{functionId}/{entry}', base: 'invocation', effect: 'write', retry: 'never', cache: 'allow', reply: 'bytes' },
    },
    logs: {
      list: { route: 'POST /func-stateless/functions/{id}/logs/list', body: true, paging: 'offset-limit', listField: 'logs', effect: 'read' },
      search: { route: 'POST /func-stateless/functions/{id}/logs/search', body: true, effect: 'read' },
      detail: { route: 'POST /func-stateless/functions/{id}/logs/detail', body: true, effect: 'read' },
    },
    usage: {
      daily: { route: 'GET /func-stateless/functions/{id}/daily-usage' },
      executor: { route: 'GET /func-stateless/functions/{id}/scf-usage' },
      gateway: { route: 'GET /func-stateless/functions/{id}/api-gateway-usage' },
      aggregation: { route: 'GET /func-stateless/metrics/aggregation', accepts: 'operator' },
      topK: { route: 'GET /func-stateless/metrics/topk', accepts: 'operator' },
    },
  },
};
