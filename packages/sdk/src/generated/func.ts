// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, EventStream, ListCall, ServiceTable } from '../runtime/types.ts';

/** 端口 · A named port */
export interface ServerPort {
  /** 协议 · TCP or UDP */
  protocol: 'TCP' | 'UDP' | (string & {});
  /** 端口 · From 1 to 65535 */
  port: number;
  /** 名称 · Unique in its list */
  name: string;
}

/** 有状态函数 · Logic servers of an app */
export interface FuncInfo {
  /** 函数 ID · App id, or the id of its func service */
  id: string;
  /** 应用 ID · App */
  appId: string;
  /** 游戏 ID · Hosting game with the profiles and images */
  gameId: string;
  /** 名称 · Name */
  name: string;
  /** 状态 · A disabled function runs no servers */
  status: 'enabled' | 'disabled' | (string & {});
  /** 接入策略 · Which server a player gets */
  endpointSelection: 'RANDOM' | 'LATEST' | 'LEAST' | (string & {});
  /** 端口 · Ports that a server opens */
  portList: ServerPort[];
  /** 配置档位 · CPU of a server, such as 100m */
  configLevel: string;
  /** 存活时间 · Longest life of a server; 0s is without end; like 600s or 1h0m0s */
  allocationTTL: string;
  /** 默认启动配置 ID · Profile of servers that name none */
  defaultProfileId: string;
  /** 日志服务 · Logs can be searched and downloaded */
  clsEnabled: boolean;
  /** 服务器数 · Servers now */
  serverCount: number;
  /** 创建时间 · Time of creation */
  createdAt: string;
}

/** 接入地址 · The server that a player shall connect to */
export interface FuncEndpoint {
  /** IP · Address to connect to */
  ip: string;
  /** 端口 · Ports as players reach them */
  ports: ServerPort[];
  /** 服务器 ID · Server that was chosen */
  serverId: string;
}

/** 函数服务器 · A logic server */
export interface FuncServer {
  /** 服务器 ID · Server id */
  id: string;
  /** 函数 ID · Function */
  functionId: string;
  /** 名称 · Name */
  name: string;
  /** 启动配置 ID · Hosting profile */
  profileId: string;
  /** 启动配置 · Name of the profile */
  profileName: string;
  /** 版本 ID · Revision it runs */
  profileRevisionId: string;
  /** 版本号 · Version of that revision */
  version: number;
  /** 状态 · State */
  status: 'created' | 'running' | 'deleting' | 'deleted' | 'failed' | 'unhealthy' | (string & {});
  /** IP · Address that players connect to; empty until it runs */
  ip: string;
  /** 端口 · Ports as players reach them */
  ports: ServerPort[];
  /** 地域 · Region id */
  regionId: string;
  /** 配置档位 · Such as 100m */
  configLevel: string;
  /** CPU 上限 · Thousandths of a core, such as 100m */
  cpuLimit: string;
  /** 内存上限 · Like 154Mi */
  memoryLimit: string;
  /** 标签 · To find it by */
  tags: Record<string, string>;
  /** 环境变量 · Set beside those of the revision */
  envs: Record<string, string>;
  /** 人数 · Players now */
  playerCount: number;
  /** 人数上限 · Players it takes, 0 is without limit */
  maxPlayers: number;
  /** 到期时间 · It is stopped then */
  expireAt: string | null;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 启动时间 · When it began to run */
  startedAt: string | null;
  /** 退出码 · What its program ended with; null while it runs */
  exitCode: number | null;
  /** 失败原因 · Why it failed or ended, or empty */
  failedReason: string;
  /** 结束原因 · Why it failed or ended, in one of these words; empty while it lives */
  endReason: '' | 'start timeout' | 'not started' | 'exited' | 'disk full' | 'out of memory' | 'heartbeat lost' | 'ttl expired' | 'deleted' | 'shutdown' | 'node lost' | 'platform restart' | 'function disabled' | 'service off' | 'no profile' | 'no revision' | 'no region' | 'no sandbox' | 'no capacity' | 'quota exceeded' | (string & {});
  /** 结束信号 · Signal that ended its program, such as SIGSEGV, or empty */
  exitSignal: string;
  /** 结束详情 · What was said of it: the last line of its program, or what there was no room for */
  endDetail: string;
}

/** 服务器标签 · A tag in use */
export interface FuncServerTag {
  /** 标签 · Key */
  key: string;
  /** 值 · Values in use */
  values: string[];
  /** 服务器数 · Servers that carry it */
  serverCount: number;
}

/** 在线玩家 · A player on a server */
export interface FuncPlayer {
  /** 玩家 ID · Id of the game itself */
  playerId: string;
  /** 连接时间 · Time of connecting */
  connectedAt: string;
}

/** 在线人数 · How many play */
export interface FuncPlayerCount {
  /** 总人数 · Players on all servers */
  total: number;
  /** 服务器 · Players per server */
  servers: {
    /** 服务器 ID · Server */
    serverId: string;
    /** 人数 · Players on it */
    playerCount: number;
  }[];
}

/** 自动伸缩 · Adds and removes servers by load */
export interface FuncAutoscaler {
  /** 伸缩器 ID · Autoscaler id */
  id: string;
  /** 函数 ID · Function */
  functionId: string;
  /** 依据 · Load that decides */
  resource: 'cpu' | 'memory' | (string & {});
  /** 最少服务器 · Never fewer */
  minServers: number;
  /** 最多服务器 · Never more */
  maxServers: number;
  /** 扩容阈值 · Percent above which servers are added */
  extendThreshold: number;
  /** 缩容阈值 · Percent below which servers are removed */
  shrinkThreshold: number;
  /** 步长 · Servers per step */
  step: number;
  /** 冷却秒数 · Seconds between two steps */
  cooldownSeconds: number;
  /** 统计秒数 · Seconds that the load is averaged over */
  windowSeconds: number;
  /** 启用 · It acts */
  enabled: boolean;
  /** 原因 · Why the last server that it began did not start, or empty */
  reason: string;
  /** 启动失败原因 · The same in one of these words, or empty */
  faultReason: '' | 'start timeout' | 'not started' | 'exited' | 'disk full' | 'out of memory' | 'heartbeat lost' | 'ttl expired' | 'deleted' | 'shutdown' | 'node lost' | 'platform restart' | 'function disabled' | 'service off' | 'no profile' | 'no revision' | 'no region' | 'no sandbox' | 'no capacity' | 'quota exceeded' | (string & {});
  /** 退出码 · What its program ended with; null where none did */
  faultExitCode: number | null;
  /** 结束信号 · Signal that ended its program, or empty */
  faultSignal: string;
  /** 失败详情 · The last line of its program, or what there was no room for */
  faultDetail: string;
  /** 上次操作 · Time of the last step */
  lastOperationAt: string | null;
  /** 创建时间 · Time of creation */
  createdAt: string;
}

/** 伸缩记录 · One step of an autoscaler */
export interface FuncScaling {
  /** 记录 ID · Record id */
  id: string;
  /** 操作 · What was done */
  operation: 'extend' | 'shrink' | (string & {});
  /** 依据 · Load that decided */
  resource: 'cpu' | 'memory' | (string & {});
  /** 负载 · Percent at that moment */
  value: number;
  /** 之前 · Servers before */
  from: number;
  /** 之后 · Servers after */
  to: number;
  /** 服务器 ID · Servers added or removed */
  serverIds: string[];
  /** 原因 · Why */
  reason: string;
  /** 触发条件 · Why, in one of these words; empty of steps from before there were */
  cause: '' | 'min' | 'max' | 'above' | 'below' | (string & {});
  /** 阈值 · Percent that the load was compared with; null where only the number of servers decided */
  threshold: number | null;
  /** 时间 · Time of the step */
  createdAt: string;
}

/** 函数日志 · One line of a log */
export interface FuncLogLine {
  /** 时间 · Time of the line */
  time: string;
  /** 服务器 ID · Server that wrote it */
  serverId: string;
  /** 来源 · Who wrote it */
  source: 'stdout' | 'stderr' | 'platform' | (string & {});
  /** 内容 · The line */
  content: string;
}

/** CPU 用量 · CPU of an interval */
export interface FuncCpuUsage {
  /** 时间 · Start of the interval */
  time: string;
  /** CPU 用量 · Core seconds that servers used */
  cpuUsageUnit: number;
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

/** 端口 · A named port */
export interface ServerPortInput {
  /** 协议 · TCP or UDP */
  protocol: 'TCP' | 'UDP';
  /** 端口 · From 1 to 65535 */
  port: number;
  /** 名称 · Unique in its list */
  name: string;
}

export interface FunctionsCreateInput {
  /** 应用 ID · App */
  appId: string;
  /** 名称 · Default: the name of the app */
  name?: string;
  /** 端口 · Default TCP 8899 */
  portList?: ServerPortInput[];
  /** 配置档位 · 100m trial, 1000m standard, 2000m mid, 4000m high, or a level of the app */
  configLevel?: string;
  /** 存活时间 · Longest life of a server, default 600s, 60s on trial; 0s is without end; like 600s or 1h0m0s */
  allocationTTL?: string;
  /** 接入策略 · Default RANDOM */
  endpointSelection?: 'RANDOM' | 'LATEST' | 'LEAST';
}

export interface FunctionsCreateReply {
  /** The function */
  functionInfo: FuncInfo;
}

export interface FunctionsGetInput {
  /** 函数 ID · App id, or the id of its func service */
  id: string;
}

export interface FunctionsGetReply {
  /** The function */
  functionInfo: FuncInfo;
}

export interface FunctionsUpdateInput {
  /** 函数 ID · App id, or the id of its func service */
  id: string;
  /** 端口 · Default TCP 8899 */
  portList?: ServerPortInput[];
  /** 配置档位 · 100m trial, 1000m standard, 2000m mid, 4000m high, or a level of the app */
  configLevel?: string;
  /** 存活时间 · Longest life of a server, default 600s, 60s on trial; 0s is without end; like 600s or 1h0m0s */
  allocationTTL?: string;
  /** 接入策略 · Default RANDOM */
  endpointSelection?: 'RANDOM' | 'LATEST' | 'LEAST';
  /** 默认启动配置 ID · Profile of servers that name none */
  defaultProfileId?: string;
}

export interface FunctionsUpdateReply {
  /** The function */
  functionInfo: FuncInfo;
}

export interface FunctionsListInput {
  /** 函数 ID · App id, or the id of its func service */
  id: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20, at most 9999 */
  limit?: number;
}

export interface FunctionsListReply {
  /** 有状态函数 · Functions of that id */
  functions: FuncInfo[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface FunctionsEnableInput {
  /** 函数 ID · App id, or the id of its func service */
  id: string;
}

export interface FunctionsEnableReply {
  /** The function */
  functionInfo: FuncInfo;
}

export interface FunctionsDisableInput {
  /** 函数 ID · App id, or the id of its func service */
  id: string;
}

export interface FunctionsDisableReply {
  /** The function */
  functionInfo: FuncInfo;
}

export interface FunctionsEndpointInput {
  /** 函数 ID · App id, or the id of its func service */
  id: string;
  /** 标签 · Only servers with this key, or key=value */
  tag?: string;
  /** 玩家 ID · Who will connect; a player asks only for its own persona */
  playerId?: string;
}

export interface ServersListInput {
  /** 函数 ID · App id, or the id of its func service */
  id: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20, at most 9999 */
  limit?: number;
  /** 状态 · State */
  status?: 'created' | 'running' | 'deleting' | 'deleted' | 'failed' | 'unhealthy';
  /** 标签 · Carries this key, or key=value */
  tag?: string;
  /** 启动配置 ID · Of this profile */
  profileId?: string;
}

export interface ServersListReply {
  /** 函数服务器 · Newest first; those that are deleted only where their status is asked for */
  servers: FuncServer[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface ServersCreateInput {
  /** 函数 ID · App id, or the id of its func service */
  id: string;
  /** 名称 · Name, 1 to 64 characters */
  name: string;
  /** 启动配置 ID · Default: the default profile of the function */
  profileId?: string;
  /** 版本 ID · Default: the released one */
  profileRevisionId?: string;
  /** 地域 · Region id */
  regionId?: string;
  /** 配置档位 · 100m trial, 1000m standard, 2000m mid, 4000m high, or a level of the app */
  configLevel?: string;
  /** 标签 · To find it by */
  tags?: Record<string, string>;
  /** 环境变量 · Set beside those of the revision */
  envs?: Record<string, string>;
  /** 人数上限 · Players it takes, 0 is without limit */
  maxPlayers?: number;
}

export interface ServersCreateReply {
  /** The server */
  server: FuncServer;
}

export interface ServersGetInput {
  /** 函数 ID · App id, or the id of its func service */
  id: string;
  /** 服务器 ID · Server id */
  serverId: string;
}

export interface ServersGetReply {
  /** The server */
  server: FuncServer;
}

export interface ServersUpdateInput {
  /** 函数 ID · App id, or the id of its func service */
  id: string;
  /** 服务器 ID · Server id */
  serverId: string;
  /** 名称 · Name, 1 to 64 characters */
  name?: string;
  /** 标签 · To find it by */
  tags?: Record<string, string>;
  /** 配置档位 · 100m trial, 1000m standard, 2000m mid, 4000m high, or a level of the app */
  configLevel?: string;
  /** 人数上限 · Players it takes, 0 is without limit */
  maxPlayers?: number;
}

export interface ServersUpdateReply {
  /** The server */
  server: FuncServer;
}

export interface ServersRemoveInput {
  /** 函数 ID · App id, or the id of its func service */
  id: string;
  /** 服务器 ID · Server id */
  serverId: string;
}

export interface ServersRemoveReply {
  /** The server */
  server: FuncServer;
}

export interface ServersTagsInput {
  /** 函数 ID · App id, or the id of its func service */
  id: string;
}

export interface ServersTagsReply {
  /** 标签 · Tags in use */
  tags: FuncServerTag[];
}

export interface ServersPlayersInput {
  /** 函数 ID · App id, or the id of its func service */
  id: string;
  /** 服务器 ID · Server id */
  serverId: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20, at most 9999 */
  limit?: number;
}

export interface ServersPlayersReply {
  /** 在线玩家 · As the server reports them */
  players: FuncPlayer[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface ServersPlayerCountInput {
  /** 函数 ID · App id, or the id of its func service */
  id: string;
}

export interface AutoscalerGetInput {
  /** 函数 ID · App id, or the id of its func service */
  id: string;
}

export interface AutoscalerGetReply {
  /** 自动伸缩 · Null where there is none */
  autoscaler: FuncAutoscaler | null;
}

export interface AutoscalerCreateInput {
  /** 函数 ID · App id, or the id of its func service */
  id: string;
  /** 扩容阈值 · Percent above which servers are added */
  extendThreshold: number;
  /** 缩容阈值 · Percent below which servers are removed, below the other one */
  shrinkThreshold: number;
  /** 最少服务器 · 0 to 10 */
  minServers: number;
  /** 最多服务器 · 0 to 10, not below the minimum */
  maxServers: number;
  /** 依据 · Load that decides */
  resource: 'cpu' | 'memory';
  /** 步长 · Servers per step, default 1 */
  step?: number;
  /** 冷却秒数 · Seconds between two steps, default 60 */
  cooldownSeconds?: number;
  /** 统计秒数 · Seconds that the load is averaged over, at most 3600, default 60 */
  windowSeconds?: number;
  /** 启用 · It acts */
  enabled?: boolean;
}

export interface AutoscalerCreateReply {
  /** The autoscaler */
  autoscaler: FuncAutoscaler;
}

export interface AutoscalerUpdateInput {
  /** 函数 ID · App id, or the id of its func service */
  id: string;
  /** 扩容阈值 · Percent above which servers are added */
  extendThreshold?: number;
  /** 缩容阈值 · Percent below which servers are removed, below the other one */
  shrinkThreshold?: number;
  /** 最少服务器 · 0 to 10 */
  minServers?: number;
  /** 最多服务器 · 0 to 10, not below the minimum */
  maxServers?: number;
  /** 依据 · Load that decides */
  resource?: 'cpu' | 'memory';
  /** 步长 · Servers per step, default 1 */
  step?: number;
  /** 冷却秒数 · Seconds between two steps, default 60 */
  cooldownSeconds?: number;
  /** 统计秒数 · Seconds that the load is averaged over, at most 3600, default 60 */
  windowSeconds?: number;
  /** 启用 · It acts */
  enabled?: boolean;
}

export interface AutoscalerUpdateReply {
  /** The autoscaler */
  autoscaler: FuncAutoscaler;
}

export interface AutoscalerRemoveInput {
  /** 函数 ID · App id, or the id of its func service */
  id: string;
}

export interface AutoscalerHistoryInput {
  /** 函数 ID · App id, or the id of its func service */
  id: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20, at most 9999 */
  limit?: number;
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
}

export interface AutoscalerHistoryReply {
  /** 伸缩记录 · Newest first */
  history: FuncScaling[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface LogsSearchInput {
  /** 函数 ID · App id, or the id of its func service */
  id: string;
  /** 服务器 ID · Only this server */
  serverId?: string;
  /** 开始时间 · Start, default 7 days before the end */
  from?: string;
  /** 结束时间 · End, default now */
  to?: string;
  /** 检索语句 · Part of the line */
  query?: string;
  /** 来源 · Only what it wrote */
  source?: 'stdout' | 'stderr' | 'platform';
  /** 条数 · Lines to answer, default 100 */
  limit?: number;
  /** 游标 · The context of the page before */
  context?: string;
  /** 排序 · By time, default desc */
  sort?: 'asc' | 'desc';
}

export interface LogsSearchReply {
  /** 日志 · Lines of this page */
  results: FuncLogLine[];
  /** 游标 · Asks for the next page */
  context: string;
  /** 已到末页 · Nothing follows */
  listOver: boolean;
}

export interface LogsDownloadInput {
  /** 函数 ID · App id, or the id of its func service */
  id: string;
  /** 服务器 ID · Only this server */
  serverId?: string;
  /** 开始时间 · Start, default 7 days before the end */
  from?: string;
  /** 结束时间 · End, default now */
  to?: string;
  /** 检索语句 · Part of the line */
  query?: string;
  /** 来源 · Only what it wrote */
  source?: 'stdout' | 'stderr' | 'platform';
}

export interface LogsFollowInput {
  /** 函数 ID · App id, or the id of its func service */
  id: string;
  /** 服务器 ID · Server id */
  serverId: string;
  /** 续读位置 · Id of the last event that was heard, as Last-Event-ID says too; default: the last 200 lines, then what comes */
  after?: string;
}

export interface LogsEnableInput {
  /** 函数 ID · App id, or the id of its func service */
  id: string;
}

export interface LogsEnableReply {
  /** The function */
  functionInfo: FuncInfo;
}

export interface UsageCpuInput {
  /** 函数 ID · App id, or the id of its func service */
  functionId: string;
  /** 服务器 ID · Only this server */
  serverId?: string;
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
}

export interface UsageCpuReply {
  /** CPU 用量 · Oldest first */
  items: FuncCpuUsage[];
}

export interface UsageAggregationInput {
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
  /** 指标 · What to sum */
  metric: 'usage' | 'apps' | 'cpuUsageUnit';
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
  metric: 'usage' | 'cpuUsageUnit';
  /** 名次 · How many apps, default 10 */
  k?: number;
}

export interface UsageTopKReply {
  /** 排名 · Largest value first */
  items: AppValue[];
}

export interface FunctionsCalls {
  /**
   * Set the function of an app up, or read the one that exists.
   *
   * 开通有状态函数。
   *
   * `POST /ufunc/v1/func/functions` · assumed · code 3 · code 5 · code 7 · code 8
   */
  create(input: FunctionsCreateInput, options?: CallOptions): Promise<FunctionsCreateReply>;
  /**
   * Read a function.
   *
   * 查看有状态函数。
   *
   * `GET /ufunc/v1/func/functions/{id}` · assumed · code 5
   */
  get(input: FunctionsGetInput, options?: CallOptions): Promise<FunctionsGetReply>;
  /**
   * Change a function; servers that run stay as they are.
   *
   * 修改有状态函数。
   *
   * `PUT /ufunc/v1/func/functions/{id}` · assumed · code 3 · code 5 · code 8
   */
  update(input: FunctionsUpdateInput, options?: CallOptions): Promise<FunctionsUpdateReply>;
  /**
   * List the functions of an app.
   *
   * 列出有状态函数。
   *
   * `GET /ufunc/v1/func/functions/{id}/list` · assumed
   */
  readonly list: ListCall<FunctionsListInput, FuncInfo, FunctionsListReply>;
  /**
   * Enable a function.
   *
   * 启用有状态函数。
   *
   * `POST /ufunc/v1/func/functions/{id}/enable` · assumed · code 5 · code 7
   */
  enable(input: FunctionsEnableInput, options?: CallOptions): Promise<FunctionsEnableReply>;
  /**
   * Disable a function and stop its servers.
   *
   * 停用有状态函数并停止全部服务器。
   *
   * `POST /ufunc/v1/func/functions/{id}/disable` · assumed · code 5
   */
  disable(input: FunctionsDisableInput, options?: CallOptions): Promise<FunctionsDisableReply>;
  /**
   * Ask for the server that a player shall connect to.
   *
   * 获取接入地址。
   *
   * `GET /ufunc/v1/func/functions/{id}/endpoint` · assumed · code 5 · code 7 · code 14
   */
  endpoint(input: FunctionsEndpointInput, options?: CallOptions): Promise<FuncEndpoint>;
}

export interface ServersCalls {
  /**
   * List the servers of a function.
   *
   * 列出函数服务器。
   *
   * `GET /ufunc/v1/func/functions/{id}/servers` · assumed · code 5
   */
  readonly list: ListCall<ServersListInput, FuncServer, ServersListReply>;
  /**
   * Start a server.
   *
   * 创建函数服务器。
   *
   * `POST /ufunc/v1/func/functions/{id}/servers` · assumed · code 3 · code 5 · code 7 · code 8 · code 9 · code 14
   */
  create(input: ServersCreateInput, options?: CallOptions): Promise<ServersCreateReply>;
  /**
   * Read a server.
   *
   * 查看函数服务器。
   *
   * `GET /ufunc/v1/func/functions/{id}/servers/{serverId}` · assumed · code 5
   */
  get(input: ServersGetInput, options?: CallOptions): Promise<ServersGetReply>;
  /**
   * Change a server; a level restarts it, also the one that it has.
   *
   * 修改函数服务器；给出档位即重启，与原来相同也一样。
   *
   * `PUT /ufunc/v1/func/functions/{id}/servers/{serverId}` · assumed · code 3 · code 5 · code 7 · code 8 · code 9
   */
  update(input: ServersUpdateInput, options?: CallOptions): Promise<ServersUpdateReply>;
  /**
   * Stop and delete a server.
   *
   * 删除函数服务器。
   *
   * `DELETE /ufunc/v1/func/functions/{id}/servers/{serverId}` · assumed · code 5
   */
  remove(input: ServersRemoveInput, options?: CallOptions): Promise<ServersRemoveReply>;
  /**
   * List the tags of servers.
   *
   * 列出服务器标签。
   *
   * `GET /ufunc/v1/func/functions/{id}/server-tags` · assumed · code 5
   */
  tags(input: ServersTagsInput, options?: CallOptions): Promise<ServersTagsReply>;
  /**
   * List who plays on a server.
   *
   * 列出服务器上的玩家。
   *
   * `GET /ufunc/v1/functions/{id}/{serverId}/players` · assumed · code 5
   */
  readonly players: ListCall<ServersPlayersInput, FuncPlayer, ServersPlayersReply>;
  /**
   * Count who plays on all servers.
   *
   * 统计在线人数。
   *
   * `GET /ufunc/v1/func/{id}/player-count-sum` · assumed · code 5
   */
  playerCount(input: ServersPlayerCountInput, options?: CallOptions): Promise<FuncPlayerCount>;
}

export interface AutoscalerCalls {
  /**
   * Read the autoscaler of a function.
   *
   * 查看自动伸缩。
   *
   * `GET /ufunc/v1/func/functions/{id}/autoscaler` · assumed · code 5
   */
  get(input: AutoscalerGetInput, options?: CallOptions): Promise<AutoscalerGetReply>;
  /**
   * Create the autoscaler of a function.
   *
   * 创建自动伸缩。
   *
   * `POST /ufunc/v1/func/functions/{id}/autoscaler` · assumed · code 3 · code 5 · code 6
   */
  create(input: AutoscalerCreateInput, options?: CallOptions): Promise<AutoscalerCreateReply>;
  /**
   * Change the autoscaler of a function.
   *
   * 修改自动伸缩。
   *
   * `PUT /ufunc/v1/func/functions/{id}/autoscaler` · assumed · code 3 · code 5
   */
  update(input: AutoscalerUpdateInput, options?: CallOptions): Promise<AutoscalerUpdateReply>;
  /**
   * Close the autoscaler; its servers stay.
   *
   * 关闭自动伸缩，服务器保留。
   *
   * `DELETE /ufunc/v1/func/functions/{id}/autoscaler` · assumed · code 5
   */
  remove(input: AutoscalerRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * List what the autoscaler did.
   *
   * 列出伸缩记录。
   *
   * `GET /ufunc/v1/func/functions/{id}/autoscaling-history` · assumed · code 3 · code 5
   */
  readonly history: ListCall<AutoscalerHistoryInput, FuncScaling, AutoscalerHistoryReply>;
}

export interface LogsCalls {
  /**
   * Search the logs of a function.
   *
   * 检索函数日志。
   *
   * `POST /ufunc/v1/functions/{id}/cls-log` · assumed · code 3 · code 5 · code 9
   */
  search(input: LogsSearchInput, options?: CallOptions): Promise<LogsSearchReply>;
  /**
   * Download the logs of a function as text, at most 100000 lines.
   *
   * 下载函数日志。
   *
   * `GET /ufunc/v1/functions/{id}/cls-log/download` · assumed · code 3 · code 5 · code 9
   */
  download(input: LogsDownloadInput, options?: CallOptions): Promise<Uint8Array>;
  /**
   * Follow the log of a server until it has ended.
   *
   * 实时查看服务器日志。
   *
   * `GET /ufunc/v1/functions/{id}/{serverId}/log/follow` · assumed · code 5
   */
  follow(input: LogsFollowInput, options?: CallOptions): Promise<EventStream<FuncLogLine>>;
  /**
   * Keep the logs of a function.
   *
   * 开启日志服务。
   *
   * `POST /ufunc/v1/func/functions/{id}/enable-cls` · assumed · code 5
   */
  enable(input: LogsEnableInput, options?: CallOptions): Promise<LogsEnableReply>;
}

export interface UsageCalls {
  /**
   * Read the CPU that servers used.
   *
   * 查看 CPU 用量。
   *
   * `GET /ufunc/v1/functions/metrics/cpu-usage` · assumed · code 3 · code 5
   */
  cpu(input: UsageCpuInput, options?: CallOptions): Promise<UsageCpuReply>;
  /**
   * Sum what all apps used.
   *
   * 汇总全部应用的函数用量。
   *
   * `GET /ufunc/v1/functions/metrics/aggregation` · assumed · code 3
   */
  aggregation(input: UsageAggregationInput, options?: CallOptions): Promise<UsageAggregationReply>;
  /**
   * Rank the apps that use most.
   *
   * 函数用量最高的应用。
   *
   * `GET /ufunc/v1/functions/metrics/topk` · assumed · code 3
   */
  topK(input: UsageTopKInput, options?: CallOptions): Promise<UsageTopKReply>;
}

/** 有状态函数 · Stateful functions */
export interface FuncCalls {
  /**
   * Drop the cached secret of the app.
   *
   * 刷新密钥缓存。
   *
   * `POST /ufunc/v1/func/refresh-token` · spec
   */
  refreshToken(input?: Record<string, never>, options?: CallOptions): Promise<Record<string, never>>;
  readonly functions: FunctionsCalls;
  readonly servers: ServersCalls;
  readonly autoscaler: AutoscalerCalls;
  readonly logs: LogsCalls;
  readonly usage: UsageCalls;
}

export const funcTable: ServiceTable<FuncCalls> = {
  name: 'func',
  base: 'func',
  accepts: 'app',
  errors: 'service',
  prefixes: { func: '/ufunc/v1' },
  tree: {
    refreshToken: { route: 'POST /func/refresh-token', body: true, retry: 'always', cache: 'force-never', fail: 'silent' },
    functions: {
      create: { route: 'POST /func/functions', body: true, retry: 'always' },
      get: { route: 'GET /func/functions/{id}' },
      update: { route: 'PUT /func/functions/{id}', body: true },
      list: { route: 'GET /func/functions/{id}/list', paging: 'offset-limit', listField: 'functions' },
      enable: { route: 'POST /func/functions/{id}/enable', body: true, retry: 'always' },
      disable: { route: 'POST /func/functions/{id}/disable', body: true, retry: 'always' },
      endpoint: { route: 'GET /func/functions/{id}/endpoint', accepts: 'player', cache: 'force-never' },
    },
    servers: {
      list: { route: 'GET /func/functions/{id}/servers', paging: 'offset-limit', listField: 'servers' },
      create: { route: 'POST /func/functions/{id}/servers', body: true },
      get: { route: 'GET /func/functions/{id}/servers/{serverId}' },
      update: { route: 'PUT /func/functions/{id}/servers/{serverId}', body: true },
      remove: { route: 'DELETE /func/functions/{id}/servers/{serverId}' },
      tags: { route: 'GET /func/functions/{id}/server-tags' },
      players: { route: 'GET /functions/{id}/{serverId}/players', paging: 'offset-limit', listField: 'players' },
      playerCount: { route: 'GET /func/{id}/player-count-sum' },
    },
    autoscaler: {
      get: { route: 'GET /func/functions/{id}/autoscaler' },
      create: { route: 'POST /func/functions/{id}/autoscaler', body: true },
      update: { route: 'PUT /func/functions/{id}/autoscaler', body: true },
      remove: { route: 'DELETE /func/functions/{id}/autoscaler' },
      history: { route: 'GET /func/functions/{id}/autoscaling-history', paging: 'offset-limit', listField: 'history' },
    },
    logs: {
      search: { route: 'POST /functions/{id}/cls-log', body: true, effect: 'read' },
      download: { route: 'GET /functions/{id}/cls-log/download', reply: 'bytes' },
      follow: { route: 'GET /functions/{id}/{serverId}/log/follow', reply: 'events' },
      enable: { route: 'POST /func/functions/{id}/enable-cls', body: true, retry: 'always' },
    },
    usage: {
      cpu: { route: 'GET /functions/metrics/cpu-usage' },
      aggregation: { route: 'GET /functions/metrics/aggregation', accepts: 'operator' },
      topK: { route: 'GET /functions/metrics/topk', accepts: 'operator' },
    },
  },
};
