// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, EventStream, ListCall, ServiceTable } from '../runtime/types.ts';

/** 连通性 · Whether an address can be reached */
export interface Ping {
  /** 地址 · host:port as asked */
  Address: string;
  /** 可达 · Something answered */
  Reachable: boolean;
  /** 延迟 · Milliseconds */
  LatencyMs: number;
  /** 检查时间 · Time of the check */
  CheckedAt: string;
}

/** 游戏 · What hosting runs servers of */
export interface MultiverseGame {
  /** 游戏 ID · App id, or the id of the service it was made for */
  gameId: string;
  /** 名称 · Name */
  name: string;
  /** 类型 · Servers start on demand, or wait in a fleet */
  type: 'OnDemandGame' | 'OnFleetGame' | (string & {});
  /** 来源 · Service the game was made for */
  source: 'multiverse' | 'sync' | 'func' | 'push' | 'baking' | (string & {});
  /** 状态 · A disabled game allocates nothing */
  status: 'enabled' | 'disabled' | (string & {});
  /** 最长运行时间 · Longest life of a server; 0s is without end; like 600s or 1h0m0s */
  allocationTTL: string;
  /** 每核内存 · MiB of memory per core */
  memoryPerCpu: number;
  /** 直通 · Players reach the servers directly */
  enablePassThrough: boolean;
  /** 回调 · Hears of allocations */
  webhook: {
    /** 地址 · Where allocations are reported, http or https, or empty */
    url: string;
    /** 请求头 · Sent with each report: at most 20 standard HTTP headers that say nothing of the transfer */
    headers: Record<string, string>;
  };
  /** 房间管理 · Rooms on hosted servers */
  roomManagement: {
    /** 启用 · Rooms of sync may be backed by hosted servers */
    enabled: boolean;
  };
  /** 监控命名空间 · Name in the monitoring dashboard, game-{id} */
  namespace: string;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 创建者 · Who created it */
  createdByUser: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
  /** 修改者 · Who changed it last */
  modifiedByUser: string;
}

/** 资源系数 · How far the resources of a game are stretched */
export interface MultiverseResourceFactor {
  /** CPU 系数 · Multiplies the CPU that servers ask for */
  cpuFactor: number;
  /** 内存系数 · Multiplies the memory that servers ask for */
  memoryFactor: number;
}

/** 地域 · A region that hosting offers */
export interface MultiverseRegion {
  /** 地域 · Region id such as shanghai */
  id: string;
  /** 标识 · Name of the region */
  name: string;
  /** 名称 · Name that people see */
  displayName: string;
  /** 提供方 · Who runs the machines */
  provider: string;
  /** 可用 · Servers can be started there */
  available: boolean;
  /** 位置 · Where the machines are */
  location: string;
  /** 测速地址 · Answers 204 to whoever measures how far it is; not there where nothing answers */
  qosUrl?: string;
}

/** 游戏地域 · A region that a game runs in, and how many servers wait there */
export interface MultiverseGameRegion {
  /** 游戏 ID · Game */
  gameId: string;
  /** 地域 · Region id */
  regionId: string;
  /** 地域名称 · Name of the region */
  regionName: string;
  /** 最少服务器 · Servers kept ready */
  minServers: number;
  /** 最多服务器 · Servers at the same time */
  maxServers: number;
  /** 缓冲比例 · Ready servers in percent of the busy ones */
  bufferPercent: number;
  /** 状态 · Draining: servers run on, none is started */
  status: 'enabled' | 'draining' | 'unavailable' | (string & {});
  /** 原因 · Why servers do not start there, or empty */
  reason: string;
}

/** 启动配置 · How servers of a game are started */
export interface MultiverseProfile {
  /** 启动配置 ID · Profile id */
  id: string;
  /** 游戏 ID · Game */
  gameId: string;
  /** 名称 · Unique in the game; DEFAULT is made with it */
  name: string;
  /** 描述 · Free text */
  description: string;
  /** 地域 · Region ids its servers may run in */
  regionIds: string[];
  /** 当前版本 ID · Released revision */
  currentRevisionId: string | null;
  /** 当前版本号 · Version of that revision, 0 without one */
  currentVersion: number;
  /** 运行中服务器 · Servers allocated now */
  allocatedCount: number;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 创建者 · Who created it */
  createdByUser: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
  /** 修改者 · Who changed it last */
  modifiedByUser: string;
}

/** 发布资源 · Whether the resources suffice for a release */
export interface MultiverseReleaseResource {
  /** 启动配置 ID · Profile */
  profileId: string;
  /** 所需 CPU · Cores that the release takes */
  requiredCpu: number;
  /** 所需内存 · MiB that the release takes */
  requiredMemory: number;
  /** 可用 CPU · Cores that are free */
  availableCpu: number;
  /** 可用内存 · MiB that are free */
  availableMemory: number;
  /** 资源充足 · The release fits */
  sufficient: boolean;
  /** 运行中服务器 · Servers of the profile now */
  runningServers: number;
}

/** 配置版本 · One version of a profile */
export interface MultiverseRevision {
  /** 版本 ID · Revision id */
  id: string;
  /** 启动配置 ID · Profile it belongs to */
  profileId: string;
  /** 游戏 ID · Game */
  gameId: string;
  /** 版本号 · 1, 2, 3 … per profile */
  version: number;
  /** 状态 · Only a draft may change; one revision of a profile is released */
  status: 'draft' | 'released' | 'archived' | (string & {});
  /** 镜像 ID · Image that servers run */
  imageId: string;
  /** 镜像 · Name of the image */
  imageName: string;
  /** 操作系统 · System of the image */
  os: string;
  /** 启动命令 · Program to start; empty where it is the entrypoint of the image */
  startCommand: string;
  /** 启动参数 · Arguments of the program */
  startArgs: string;
  /** 工作目录 · Folder it starts in */
  workDir: string;
  /** 描述 · Free text */
  description: string;
  /** 端口 · Ports that a server opens */
  portList: ServerPort[];
  /** 环境变量 · Set beside those of the platform */
  envList: {
    /** 变量名 · Letters, digits and "_", not starting with a digit */
    envKey: string;
    /** 变量值 · Value */
    envValue: string;
  }[];
  /** 配置文件 · Written before the start */
  fileConfigs: {
    /** 挂载目录 · An absolute folder like /game/config, without "." and "..", not "/" itself */
    mountPath: string;
    /** 文件名 · A file name of 1 to 255 characters, without "/", not "." or ".." */
    filename: string;
    /** 内容 · Text of the file, at most 1 MiB; 8 MiB of all files together */
    content: string;
  }[];
  /** CPU 上限 · Thousandths of a core, such as 100m */
  cpuLimit: string;
  /** CPU 预留 · Thousandths of a core, such as 100m */
  cpuRequest: string;
  /** 内存上限 · Like 154Mi */
  memoryLimit: string;
  /** 内存预留 · Like 154Mi */
  memoryRequest: string;
  /** 启动超时 · Longest wait from allocation to ready */
  allocationTTL: {
    /** 小时 · Hours */
    hour: number;
    /** 分钟 · Minutes */
    minute: number;
    /** 秒 · Seconds */
    second: number;
  };
  /** 发布时间 · Time of release */
  releasedAt: string | null;
  /** 发布者 · Who released it or empty */
  releasedByUser: string;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 创建者 · Who created it */
  createdByUser: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
  /** 修改者 · Who changed it last */
  modifiedByUser: string;
}

/** 端口 · A named port */
export interface ServerPort {
  /** 协议 · TCP or UDP */
  protocol: 'TCP' | 'UDP' | (string & {});
  /** 端口 · From 1 to 65535 */
  port: number;
  /** 名称 · Unique in its list */
  name: string;
}

/** 操作系统 · A system that server images are built on */
export interface MultiverseOs {
  /** 标识 · Image such as ubuntu:20.04 */
  name: string;
  /** 名称 · Name that people see */
  displayName: string;
  /** 默认 · Taken when no system is named */
  isDefault: boolean;
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

/** 镜像 · A server build */
export interface MultiverseImage {
  /** 镜像 ID · Image id */
  id: string;
  /** 游戏 ID · Game */
  gameId: string;
  /** 名称 · Name */
  name: string;
  /** 标签 · Made by the platform */
  tag: string;
  /** 操作系统 · System it is built on */
  os: string;
  /** 对象名 · Uploaded file */
  objectName: string;
  /** 大小 · Bytes of the uploaded file */
  size: number;
  /** 内容哈希 · MD5 of the uploaded file */
  md5: string;
  /** 入口 · Program in the image, or empty */
  entrypoint: string;
  /** 描述 · Free text */
  description: string;
  /** 状态 · Stage of the build, then how it ended */
  status: 'pending' | 'clone' | 'chmod' | 'download' | 'decompress' | 'rsync' | 'prepare_dockerfile' | 'check' | 'build_docker_image' | 'success' | 'failure' | 'error' | 'timeout' | (string & {});
  /** 阶段 · Last stage that was entered */
  stage: 'pending' | 'clone' | 'chmod' | 'download' | 'decompress' | 'rsync' | 'prepare_dockerfile' | 'check' | 'build_docker_image' | (string & {});
  /** 失败原因 · Why the build failed, or empty */
  failedReason: string;
  /** 构建次数 · Builds so far */
  attempt: number;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 完成时间 · End of the last build */
  finishedAt: string | null;
}

/** 构建日志 · One line of a build */
export interface MultiverseImageLog {
  /** 时间 · Time of the line */
  time: string;
  /** 阶段 · Stage that wrote it */
  stage: 'pending' | 'clone' | 'chmod' | 'download' | 'decompress' | 'rsync' | 'prepare_dockerfile' | 'check' | 'build_docker_image' | (string & {});
  /** 级别 · info, warn or error */
  level: string;
  /** 内容 · The line */
  message: string;
}

/** 测试服务器 · A server that tries a revision out */
export interface MultiverseTestServer {
  /** 测试服务器 ID · Test server id */
  id: string;
  /** 版本 ID · Revision it runs */
  profileRevisionId: string;
  /** 游戏 ID · Game */
  gameId: string;
  /** 地域 · Region id */
  regionId: string;
  /** 状态 · State */
  status: 'creating' | 'running' | 'failed' | 'stopped' | (string & {});
  /** IP · Address or empty */
  ip: string;
  /** 端口 · Ports as players reach them */
  gameServerPorts: ServerPort[];
  /** 就绪 · The server has said that it is ready */
  ready: boolean;
  /** 说明 · Why it failed or ended, or empty */
  msg: string;
  /** 结束原因 · Why it failed or ended, in one of these words; empty while it lives */
  endReason: '' | 'start timeout' | 'not started' | 'exited' | 'disk full' | 'out of memory' | 'heartbeat lost' | 'ttl expired' | 'deleted' | 'shutdown' | 'node lost' | 'platform restart' | (string & {});
  /** 退出码 · What its program ended with; null while it runs */
  exitCode: number | null;
  /** 结束信号 · Signal that ended its program, such as SIGSEGV, or empty */
  exitSignal: string;
  /** 结束详情 · What the reason does not say, such as the last line of its program, or empty */
  endDetail: string;
  /** 上次心跳 · Time of the last heartbeat */
  lastHeartbeatAt: string | null;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 到期时间 · It is stopped then */
  expireAt: string;
}

/** 日志行 · One line of the log of a server */
export interface ServerLogLine {
  /** 时间 · Time of the line */
  time: string;
  /** 来源 · Who wrote it */
  source: 'stdout' | 'stderr' | 'platform' | (string & {});
  /** 内容 · The line */
  message: string;
}

/** 服务器 · A running server */
export interface MultiverseAllocation {
  /** 服务器 ID · Chosen by whoever allocates */
  uuid: string;
  /** 游戏 ID · Game */
  gameId: string;
  /** 启动配置 ID · Profile */
  profileId: string;
  /** 启动配置 · Name of the profile */
  profileName: string;
  /** 版本 ID · Revision it runs */
  profileRevisionId: string;
  /** 地域 · Region id */
  regionId: string;
  /** 地域名称 · Name of the region */
  regionName: string;
  /** IP · Address that players connect to; empty until allocated */
  ip: string;
  /** 端口 · Ports as players reach them; empty until allocated */
  gameServerPorts: ServerPort[];
  /** 实例名 · Name of the running server */
  gameServerName: string;
  /** 状态 · Allocated once the server has said that it is ready */
  status: 'created' | 'allocated' | 'failed' | 'deallocated' | 'canceled' | 'unhealthy' | (string & {});
  /** 说明 · Why it failed or ended */
  msg: string;
  /** 结束原因 · Why it failed or ended, in one of these words; empty while it lives */
  endReason: '' | 'start timeout' | 'not started' | 'exited' | 'disk full' | 'out of memory' | 'heartbeat lost' | 'ttl expired' | 'deleted' | 'shutdown' | 'node lost' | 'platform restart' | (string & {});
  /** 退出码 · What its program ended with; null while it runs */
  exitCode: number | null;
  /** 结束信号 · Signal that ended its program, such as SIGSEGV, or empty */
  exitSignal: string;
  /** 结束详情 · What the reason does not say, such as the last line of its program, or empty */
  endDetail: string;
  /** 服务器状态 · What the server reads of itself; empty before one is started */
  serverState: '' | 'Scheduled' | 'RequestReady' | 'Ready' | 'Reserved' | 'Allocated' | 'Unhealthy' | 'Shutdown' | (string & {});
  /** 节点 · Machine it runs on; empty until it is placed */
  nodeName: string;
  /** 存活时间 · Longest life; 0s is without end; like 600s or 1h0m0s */
  allocationTTL: string;
  /** 环境变量 · Given by whoever allocated */
  envs: Record<string, string>;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 创建者 · Who created it */
  createdByUser: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
  /** 修改者 · Who changed it last */
  modifiedByUser: string;
  /** 分配时间 · When it became ready */
  fulfilledAt: string | null;
  /** 到期时间 · Recycled then */
  expireAt: string | null;
  /** 上次心跳 · Time of the last heartbeat */
  lastHeartbeatAt: string | null;
  /** 回收时间 · When it ended */
  deletedAt: string | null;
  /** 回收者 · Who ended it or empty */
  deletedByUser: string;
}

/** 服务器指标 · One curve of a server */
export interface MultiverseMetric {
  /** 指标 · What is measured */
  name: 'cpu' | 'memory' | 'networkTransmit' | 'networkReceive' | (string & {});
  /** 单位 · Unit of the values */
  unit: string;
  /** 数据点 · Oldest first */
  points: ValuePoint[];
}

/** 数据点 · One point of a chart */
export interface ValuePoint {
  /** 时间 · Start of the interval */
  time: string;
  /** 数值 · Value of the metric */
  value: number;
}

/** 服务器数量 · Servers of one profile in one region */
export interface MultiverseServerCount {
  /** 游戏 ID · Game */
  gameId: string;
  /** 启动配置 ID · Profile */
  profileId: string;
  /** 地域 · Region id */
  regionId: string;
  /** 就绪 · Servers that wait */
  ready: number;
  /** 已分配 · Servers in use */
  allocated: number;
  /** 总数 · All servers */
  total: number;
  /** 版本 · How many run each revision, newest version first */
  versions: {
    /** 版本 ID · Revision */
    profileRevisionId: string;
    /** 版本号 · Its version */
    version: number;
    /** 数量 · Servers that run it */
    count: number;
  }[];
}

/** 服务器实例 · A server of a game, whether somebody has it or it waits */
export interface MultiverseServer {
  /** 实例 ID · Server id */
  id: string;
  /** 游戏 ID · Game */
  gameId: string;
  /** 启动配置 ID · Profile */
  profileId: string;
  /** 启动配置 · Name of the profile */
  profileName: string;
  /** 版本 ID · Revision it runs */
  profileRevisionId: string;
  /** 版本号 · Version of that revision */
  version: number;
  /** 地域 · Region id */
  regionId: string;
  /** 实例名 · Name of the running server */
  name: string;
  /** 状态 · What the server reads of itself */
  state: 'Scheduled' | 'RequestReady' | 'Ready' | 'Reserved' | 'Allocated' | 'Unhealthy' | 'Shutdown' | (string & {});
  /** 用途 · Somebody has it, it waits for somebody, or it tries a revision out */
  purpose: 'allocated' | 'waiting' | 'test' | (string & {});
  /** 分配 ID · Allocation that has it; null of one that waits or tries a revision out */
  allocationId: string | null;
  /** IP · Address that players connect to; empty until it is ready */
  ip: string;
  /** 端口 · Ports as players reach them; empty until it is ready */
  gameServerPorts: ServerPort[];
  /** 节点 · Machine it runs on */
  nodeName: string;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 就绪时间 · When it said that it is ready */
  readyAt: string | null;
  /** 上次心跳 · Time of the last heartbeat */
  lastHeartbeatAt: string | null;
}

/** 游戏用量 · What a game used in a day or an hour */
export interface MultiverseGameUsage {
  /** 时间 · Start of the day or hour */
  time: string;
  /** 分配次数 · Servers allocated */
  allocationCount: number;
  /** 运行时长 · Seconds that servers ran */
  durationSum: number;
  /** 出流量 · Bytes sent */
  networkTransmit: number;
  /** CPU 用量 · Core seconds */
  cpuUsage: number;
  /** 内存用量 · MiB seconds */
  memoryUsage: number;
}

/** 托管用量 · What all games used in a day or an hour */
export interface MultiverseUsage {
  /** 时间 · Start of the day or hour */
  time: string;
  /** 分配次数 · Servers allocated */
  allocationCount: number;
  /** 运行时长 · Seconds that servers ran */
  durationSum: number;
  /** 出流量 · Bytes sent */
  networkTransmit: number;
  /** 游戏数 · Games that ran servers */
  gameCount: number;
}

/** 游戏排名 · One row of a ranking of games */
export interface MultiverseTopGame {
  /** 游戏 ID · Game */
  gameId: string;
  /** 游戏 · Name of the game */
  gameName: string;
  /** 数值 · Value of the metric */
  value: number;
}

/** 占位计划 · Idle capacity that is reserved at set hours; one row per region */
export interface MultiversePlaceholderSchedule {
  /** 计划 ID · Schedule id */
  id: string;
  /** 地域 · Region id */
  regionId: string;
  /** 名称 · Name */
  name: string;
  /** 定时表达式 · Five fields: minute hour day month weekday, Asia/Shanghai */
  cron: string;
  /** 时长 · Minutes that the capacity stays reserved */
  durationMinutes: number;
  /** 副本数 · Placeholders that are kept */
  replicas: number;
  /** CPU · Thousandths of a core each, such as 100m */
  cpu: string;
  /** 内存 · Of each, such as 154Mi */
  memory: string;
  /** 启用 · The schedule runs */
  enabled: boolean;
}

/** 位置 · A place with machines */
export interface MultiverseLocation {
  /** 位置 ID · Location id */
  id: string;
  /** 名称 · Name */
  name: string;
  /** 提供方 · Who runs the machines */
  provider: string;
  /** 地域 · Regions it serves */
  regionIds: string[];
  /** 状态 · State of the machines */
  status: string;
}

/** 位置比例 · How many of the new servers of a region go to a location */
export interface MultiverseLocationRatio {
  /** 比例 ID · Ratio id */
  id: string;
  /** 游戏 ID · Only for this game; null: for every game */
  gameId: string | null;
  /** 地域 · Region id */
  regionId: string;
  /** 位置 ID · Location id */
  locationId: string;
  /** 比例 · Percent of new servers; those of a region sum to 100 */
  ratio: number;
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

export interface PingInput {
  /** 地址 · host:port */
  address: string;
  /** 协议 · Default tcp */
  protocol?: 'udp' | 'tcp';
}

export interface GamesCreateInput {
  /** 来源 · Service it is made for, default multiverse */
  source?: 'multiverse' | 'sync' | 'func' | 'push' | 'baking';
  /** 游戏 ID · Game id */
  gameId: string;
  /** 名称 · Name, 1 to 64 characters */
  name: string;
  /** 类型 · Default OnDemandGame */
  type?: 'OnDemandGame' | 'OnFleetGame';
  /** 最长运行时间 · Longest life of a server; 0s is without end; like 600s or 1h0m0s */
  allocationTTL?: string;
  /** 回调 · Hears of allocations */
  webhook?: {
    /** 地址 · Where allocations are reported, http or https, or empty */
    url: string;
    /** 请求头 · Sent with each report: at most 20 standard HTTP headers that say nothing of the transfer */
    headers: Record<string, string>;
  };
  /** 直通 · Players reach the servers directly */
  enablePassThrough?: boolean;
}

export interface GamesCreateReply {
  /** The game */
  game: MultiverseGame;
}

export interface GamesListInput {
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20, at most 9999 */
  limit?: number;
  /** 名称 · Part of the name */
  name?: string;
  /** 来源 · Operators only */
  source?: 'multiverse' | 'sync' | 'func' | 'push' | 'baking';
}

export interface GamesListReply {
  /** 游戏 · All games for an operator */
  games: MultiverseGame[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface GamesGetInput {
  /** 游戏 ID · Game id */
  gameId: string;
}

export interface GamesGetReply {
  /** The game */
  game: MultiverseGame;
}

export interface GamesUpdateInput {
  /** 游戏 ID · Game id */
  gameId: string;
  /** 名称 · Name, 1 to 64 characters */
  name?: string;
  /** 类型 · Default OnDemandGame */
  type?: 'OnDemandGame' | 'OnFleetGame';
  /** 最长运行时间 · Longest life of a server; 0s is without end; like 600s or 1h0m0s */
  allocationTTL?: string;
  /** 回调 · Hears of allocations */
  webhook?: {
    /** 地址 · Where allocations are reported, http or https, or empty */
    url: string;
    /** 请求头 · Sent with each report: at most 20 standard HTTP headers that say nothing of the transfer */
    headers: Record<string, string>;
  };
  /** 直通 · Players reach the servers directly */
  enablePassThrough?: boolean;
  /** 每核内存 · MiB of memory per core; operators only */
  memoryPerCpu?: number;
  /** 房间管理 · Rooms on hosted servers */
  roomManagement?: {
    /** 启用 · Rooms of sync may be backed by hosted servers */
    enabled: boolean;
  };
}

export interface GamesUpdateReply {
  /** The game */
  game: MultiverseGame;
}

export interface GamesResourceFactorInput {
  /** 游戏 ID · Game id */
  gameId: string;
}

export interface GamesResourceFactorReply {
  /** Factors of the game */
  resourceFactor: MultiverseResourceFactor;
}

export interface GamesSetResourceFactorInput {
  /** 游戏 ID · Game id */
  gameId: string;
  /** CPU 系数 · Multiplies the CPU that servers ask for, default 1 */
  cpuFactor?: number;
  /** 内存系数 · Multiplies the memory that servers ask for, default 1 */
  memoryFactor?: number;
}

export interface GamesSetResourceFactorReply {
  /** Factors of the game */
  resourceFactor: MultiverseResourceFactor;
}

export interface GamesUsageAdjustFactorInput {
  /** 游戏 ID · Game id */
  gameId: string;
}

export interface GamesUsageAdjustFactorReply {
  /** 用量系数 · Multiplies what is billed */
  usageAdjustFactor: number;
}

export interface GamesSetUsageAdjustFactorInput {
  /** 游戏 ID · Game id */
  gameId: string;
  /** 用量系数 · Multiplies what is billed, default 1 */
  usageAdjustFactor?: number;
}

export interface GamesSetUsageAdjustFactorReply {
  /** 用量系数 · Multiplies what is billed */
  usageAdjustFactor: number;
}

export interface RegionsOfferedReply {
  /** 地域 · Every region */
  regions: MultiverseRegion[];
}

export interface RegionsListInput {
  /** 游戏 ID · Game id */
  gameId: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20, at most 9999 */
  limit?: number;
}

export interface RegionsListReply {
  /** 游戏地域 · Regions of the game */
  gameRegions: MultiverseGameRegion[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface RegionsCreateInput {
  /** 游戏 ID · Game id */
  gameId: string;
  /** 地域 · Region id */
  regionId: string;
  /** 最少服务器 · Servers kept ready, default 1, at most maxServers */
  minServers?: number;
  /** 最多服务器 · Servers at the same time, default 10 */
  maxServers?: number;
  /** 缓冲比例 · Ready servers in percent, default 20 */
  bufferPercent?: number;
}

export interface RegionsCreateReply {
  /** The region of the game */
  gameRegion: MultiverseGameRegion;
}

export interface RegionsUpdateInput {
  /** 游戏 ID · Game id */
  gameId: string;
  /** 地域 · Region id */
  regionId: string;
  /** 最少服务器 · Servers kept ready, default 1, at most maxServers */
  minServers?: number;
  /** 最多服务器 · Servers at the same time, default 10 */
  maxServers?: number;
  /** 缓冲比例 · Ready servers in percent, default 20 */
  bufferPercent?: number;
}

export interface RegionsUpdateReply {
  /** The region of the game */
  gameRegion: MultiverseGameRegion;
}

export interface RegionsRemoveInput {
  /** 游戏 ID · Game id */
  gameId: string;
  /** 地域 · Region id */
  regionId: string;
}

export interface ProfilesListInput {
  /** 游戏 ID · Game id */
  gameId: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20, at most 9999 */
  limit?: number;
  /** 名称 · Part of the name */
  name?: string;
}

export interface ProfilesListReply {
  /** 启动配置 · Newest first */
  profiles: MultiverseProfile[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface ProfilesCreateInput {
  /** 游戏 ID · Game id */
  gameId: string;
  /** 名称 · At most 56 lower-case letters, digits and "-", starting and ending with a letter or digit */
  name: string;
  /** 描述 · Free text */
  description?: string;
  /** 地域 · Region ids its servers may run in */
  regionIds?: string[];
}

export interface ProfilesCreateReply {
  /** The profile */
  profile: MultiverseProfile;
}

export interface ProfilesGetInput {
  /** 启动配置 ID · Profile id */
  id: string;
}

export interface ProfilesGetReply {
  /** The profile */
  profile: MultiverseProfile;
}

export interface ProfilesUpdateInput {
  /** 启动配置 ID · Profile id */
  id: string;
  /** 名称 · At most 56 lower-case letters, digits and "-", starting and ending with a letter or digit */
  name?: string;
  /** 描述 · Free text */
  description?: string;
  /** 地域 · Region ids its servers may run in */
  regionIds?: string[];
}

export interface ProfilesUpdateReply {
  /** The profile */
  profile: MultiverseProfile;
}

export interface ProfilesRemoveInput {
  /** 启动配置 ID · Profile id */
  id: string;
}

export interface ProfilesReleaseResourceInput {
  /** 启动配置 ID · Profile id */
  id: string;
  /** 版本 ID · Revision to release; default: the newest */
  revisionId?: string;
}

export interface ProfilesReleaseResourceReply {
  /** What the release takes */
  releaseResource: MultiverseReleaseResource;
}

export interface RevisionsListInput {
  /** 启动配置 ID · Profile id */
  id: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20, at most 9999 */
  limit?: number;
}

export interface RevisionsListReply {
  /** 配置版本 · Newest version first */
  profileRevisions: MultiverseRevision[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface RevisionsCreateInput {
  /** 启动配置 ID · Profile to make a version of */
  profileId: string;
  /** 镜像 ID · Image whose build succeeded */
  imageId: string;
  /** 启动命令 · Program to start, run without a shell; needed where the image has no entrypoint */
  startCommand?: string;
  /** 操作系统 · Default: the system of the image */
  os?: 'alpine:3.17' | 'ubuntu:20.04' | 'dotnet-runtime:8.0-alpine' | 'dotnet-runtime:8.0' | 'dotnet-runtime:7.0-alpine' | 'dotnet-runtime:7.0' | 'dotnet-runtime:6.0-alpine' | 'dotnet-runtime:6.0' | 'jre:8' | 'nodejs:20.16' | 'python:3.11' | 'default';
  /** 启动参数 · Arguments of the program, split at blanks and quotes; nothing is expanded */
  startArgs?: string;
  /** 工作目录 · A folder like /game or bin, without "." and ".." */
  workDir?: string;
  /** 端口 · Names are unique; default UDP 9998 */
  portList?: ServerPortInput[];
  /** 环境变量 · Names of the platform are reserved */
  envList?: {
    /** 变量名 · Letters, digits and "_", not starting with a digit */
    envKey: string;
    /** 变量值 · Value */
    envValue: string;
  }[];
  /** 配置文件 · Written before the start */
  fileConfigs?: {
    /** 挂载目录 · An absolute folder like /game/config, without "." and "..", not "/" itself */
    mountPath: string;
    /** 文件名 · A file name of 1 to 255 characters, without "/", not "." or ".." */
    filename: string;
    /** 内容 · Text of the file, at most 1 MiB; 8 MiB of all files together */
    content: string;
  }[];
  /** CPU 核数 · Cores, default 0.1; fills limits and requests not written */
  cpu?: number;
  /** CPU 预留 · Like 100m (thousandths of a core) */
  cpuRequest?: string;
  /** CPU 上限 · Like 100m (thousandths of a core) */
  cpuLimit?: string;
  /** 内存预留 · Like 154Mi (mebibytes) */
  memoryRequest?: string;
  /** 内存上限 · Like 154Mi (mebibytes) */
  memoryLimit?: string;
  /** 启动超时 · Longest wait from allocation to ready, default 30 s */
  allocationTTL?: {
    /** 小时 · Hours */
    hour: number;
    /** 分钟 · Minutes */
    minute: number;
    /** 秒 · Seconds */
    second: number;
  };
  /** 描述 · Free text */
  description?: string;
}

export interface RevisionsCreateReply {
  /** The revision */
  profileRevision: MultiverseRevision;
}

export interface RevisionsGetInput {
  /** 版本 ID · Revision id */
  id: string;
}

export interface RevisionsGetReply {
  /** The revision */
  profileRevision: MultiverseRevision;
}

export interface RevisionsUpdateInput {
  /** 版本 ID · Revision id */
  id: string;
  /** 镜像 ID · Image whose build succeeded */
  imageId?: string;
  /** 启动命令 · Program to start, run without a shell; needed where the image has no entrypoint */
  startCommand?: string;
  /** 操作系统 · Default: the system of the image */
  os?: 'alpine:3.17' | 'ubuntu:20.04' | 'dotnet-runtime:8.0-alpine' | 'dotnet-runtime:8.0' | 'dotnet-runtime:7.0-alpine' | 'dotnet-runtime:7.0' | 'dotnet-runtime:6.0-alpine' | 'dotnet-runtime:6.0' | 'jre:8' | 'nodejs:20.16' | 'python:3.11' | 'default';
  /** 启动参数 · Arguments of the program, split at blanks and quotes; nothing is expanded */
  startArgs?: string;
  /** 工作目录 · A folder like /game or bin, without "." and ".." */
  workDir?: string;
  /** 端口 · Names are unique; default UDP 9998 */
  portList?: ServerPortInput[];
  /** 环境变量 · Names of the platform are reserved */
  envList?: {
    /** 变量名 · Letters, digits and "_", not starting with a digit */
    envKey: string;
    /** 变量值 · Value */
    envValue: string;
  }[];
  /** 配置文件 · Written before the start */
  fileConfigs?: {
    /** 挂载目录 · An absolute folder like /game/config, without "." and "..", not "/" itself */
    mountPath: string;
    /** 文件名 · A file name of 1 to 255 characters, without "/", not "." or ".." */
    filename: string;
    /** 内容 · Text of the file, at most 1 MiB; 8 MiB of all files together */
    content: string;
  }[];
  /** CPU 核数 · Cores, default 0.1; fills limits and requests not written */
  cpu?: number;
  /** CPU 预留 · Like 100m (thousandths of a core) */
  cpuRequest?: string;
  /** CPU 上限 · Like 100m (thousandths of a core) */
  cpuLimit?: string;
  /** 内存预留 · Like 154Mi (mebibytes) */
  memoryRequest?: string;
  /** 内存上限 · Like 154Mi (mebibytes) */
  memoryLimit?: string;
  /** 启动超时 · Longest wait from allocation to ready, default 30 s */
  allocationTTL?: {
    /** 小时 · Hours */
    hour: number;
    /** 分钟 · Minutes */
    minute: number;
    /** 秒 · Seconds */
    second: number;
  };
  /** 描述 · Free text */
  description?: string;
}

export interface RevisionsUpdateReply {
  /** The revision */
  profileRevision: MultiverseRevision;
}

export interface RevisionsRemoveInput {
  /** 版本 ID · Revision id */
  id: string;
}

export interface RevisionsReleaseInput {
  /** 版本 ID · Revision id */
  id: string;
}

export interface RevisionsReleaseReply {
  /** The revision */
  profileRevision: MultiverseRevision;
}

export interface ImagesSystemsReply {
  /** 操作系统 · Every system */
  osList: MultiverseOs[];
}

export interface ImagesTransferTokenInput {
  /** 游戏 ID · Game id */
  gameId: string;
  /** 文件名 · Name of the file, 1 to 255 characters */
  filename: string;
  /** 大小 · Bytes */
  size: number;
  /** 内容哈希 · MD5 of the whole file, lower-case hex */
  md5: string;
}

export interface ImagesTransferTokenReply {
  /** Permission to upload the file */
  transferToken: TransferToken;
}

export interface ImagesCreateInput {
  /** 游戏 ID · Game id */
  gameId: string;
  /** 名称 · Name, 1 to 64 characters */
  name: string;
  /** 操作系统 · System to build on */
  os: 'alpine:3.17' | 'ubuntu:20.04' | 'dotnet-runtime:8.0-alpine' | 'dotnet-runtime:8.0' | 'dotnet-runtime:7.0-alpine' | 'dotnet-runtime:7.0' | 'dotnet-runtime:6.0-alpine' | 'dotnet-runtime:6.0' | 'jre:8' | 'nodejs:20.16' | 'python:3.11' | 'default';
  /** 对象名 · The objectName of the transfer token, 1 to 1024 characters */
  objectName: string;
  /** 大小 · Bytes */
  size: number;
  /** 内容哈希 · 32 lower-case hexadecimal digits (MD5) */
  md5: string;
  /** 入口 · Program in the archive; needed unless the revision starts another */
  entrypoint?: string;
  /** 描述 · Free text */
  description?: string;
}

export interface ImagesCreateReply {
  /** The image */
  image: MultiverseImage;
}

export interface ImagesListInput {
  /** 游戏 ID · Game id */
  gameId: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20, at most 9999 */
  limit?: number;
  /** 状态 · State */
  status?: 'pending' | 'clone' | 'chmod' | 'download' | 'decompress' | 'rsync' | 'prepare_dockerfile' | 'check' | 'build_docker_image' | 'success' | 'failure' | 'error' | 'timeout';
}

export interface ImagesListReply {
  /** 镜像 · Newest first */
  images: MultiverseImage[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface ImagesGetInput {
  /** 镜像 ID · Image id */
  id: string;
}

export interface ImagesGetReply {
  /** The image */
  image: MultiverseImage;
}

export interface ImagesRemoveInput {
  /** 镜像 ID · Image id */
  id: string;
}

export interface ImagesLogsInput {
  /** 镜像 ID · Image id */
  id: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
}

export interface ImagesLogsReply {
  /** 构建日志 · Lines after the offset, oldest first */
  logs: MultiverseImageLog[];
  /** 已结束 · No line will follow */
  finished: boolean;
}

export interface ImagesFollowInput {
  /** 镜像 ID · Image id */
  id: string;
  /** 续读位置 · Id of the last event that was heard, as Last-Event-ID says too; default: the last 200 lines, then what comes */
  after?: string;
}

export interface ImagesRebuildInput {
  /** 镜像 ID · Image whose build has ended */
  imageId: string;
}

export interface ImagesRebuildReply {
  /** The image */
  image: MultiverseImage;
}

export interface TestServersStartInput {
  /** 版本 ID · Revision id */
  id: string;
  /** 地域 · Region to start it in */
  regionId: string;
  /** 环境变量 · Set beside those of the revision */
  envs?: Record<string, string>;
  /** 存活秒数 · Seconds until it is stopped, default 600 */
  ttlSeconds?: number;
}

export interface TestServersStartReply {
  /** The test server */
  testServer: MultiverseTestServer;
}

export interface TestServersListInput {
  /** 游戏 ID · Game id */
  gameId: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20, at most 9999 */
  limit?: number;
}

export interface TestServersListReply {
  /** 测试服务器 · Newest first */
  testServers: MultiverseTestServer[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface TestServersGetInput {
  /** 测试服务器 ID · Test server id */
  id: string;
}

export interface TestServersGetReply {
  /** The test server */
  testServer: MultiverseTestServer;
}

export interface TestServersLogsInput {
  /** 测试服务器 ID · Test server id */
  id: string;
  /** 行数 · Last lines to answer, default 200 */
  tail?: number;
}

export interface TestServersLogsReply {
  /** 日志 · Oldest first */
  logs: {
    /** 时间 · Time of the line */
    time: string;
    /** 内容 · The line */
    message: string;
  }[];
}

export interface TestServersFollowInput {
  /** 测试服务器 ID · Test server id */
  id: string;
  /** 续读位置 · Id of the last event that was heard, as Last-Event-ID says too; default: the last 200 lines, then what comes */
  after?: string;
}

export interface TestServersStopInput {
  /** 测试服务器 ID · Test server id */
  id: string;
}

export interface TestServersStopReply {
  /** The test server */
  testServer: MultiverseTestServer;
}

export interface AllocationsListInput {
  /** 游戏 ID · Game id */
  gameId: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20, at most 9999 */
  limit?: number;
  /** 状态 · Any of these */
  status?: ('created' | 'allocated' | 'failed' | 'deallocated' | 'canceled' | 'unhealthy')[];
  /** 启动配置 ID · Of this profile */
  profileId?: string;
  /** 地域 · In this region */
  regionId?: string;
  /** 服务器 ID · Only this one */
  uuid?: string;
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
}

export interface AllocationsListReply {
  /** 服务器 · Newest first */
  allocations: MultiverseAllocation[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface AllocationsCreateInput {
  /** 游戏 ID · Game id */
  gameId: string;
  /** 服务器 ID · Repeating it answers the same server; default: a new one */
  uuid?: string;
  /** 启动配置 ID · Profile with a released revision */
  profileId: string;
  /** 地域 · A region of the game */
  regionId: string;
  /** 环境变量 · Set beside those of the revision */
  envs?: Record<string, string>;
  /** 存活时间 · Longest life, at most that of the game; 0s or empty: as the game; like 600s or 1h0m0s */
  allocationTTL?: string;
}

export interface AllocationsCreateReply {
  /** The server */
  allocation: MultiverseAllocation;
}

export interface AllocationsGetInput {
  /** 游戏 ID · Game id */
  gameId: string;
  /** 服务器 ID · Uuid of the allocation */
  id: string;
}

export interface AllocationsGetReply {
  /** The server */
  allocation: MultiverseAllocation;
}

export interface AllocationsRemoveInput {
  /** 游戏 ID · Game id */
  gameId: string;
  /** 服务器 ID · Uuid of the allocation */
  id: string;
}

export interface AllocationsRemoveReply {
  /** The server */
  allocation: MultiverseAllocation;
}

export interface AllocationsLogInput {
  /** 游戏 ID · Game id */
  gameId: string;
  /** 服务器 ID · Uuid of the allocation */
  id: string;
  /** 行数 · Last lines to answer, default 200 */
  tail?: number;
}

export interface AllocationsLogReply {
  /** 日志地址 · Signed URL of the whole log as gzip, for a while */
  logUrl: string;
  /** 日志 · The last lines */
  content: string;
}

export interface AllocationsFollowInput {
  /** 游戏 ID · Game id */
  gameId: string;
  /** 服务器 ID · Uuid of the allocation */
  id: string;
  /** 续读位置 · Id of the last event that was heard, as Last-Event-ID says too; default: the last 200 lines, then what comes */
  after?: string;
}

export interface AllocationsMetricsInput {
  /** 游戏 ID · Game id */
  gameId: string;
  /** 服务器 ID · Uuid of the allocation */
  id: string;
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
  /** 步长 · Seconds between two points, default 60 */
  step?: number;
}

export interface AllocationsMetricsReply {
  /** 指标 · One curve each */
  metrics: MultiverseMetric[];
}

export interface AllocationsCountInput {
  /** 游戏 ID · Default: the own game; every game for an operator */
  gameId?: string;
  /** 启动配置 ID · Of this profile */
  profileId?: string;
  /** 地域 · In this region */
  regionId?: string;
}

export interface AllocationsCountReply {
  /** 数量 · One row per profile and region */
  counts: MultiverseServerCount[];
}

export interface AllocationsLogFileInput {
  /** 日志键 · As in the URL of the log */
  key: string;
  /** 过期时间 · Unix seconds */
  expires: number;
  /** 签名 · As in the URL of the log */
  signature: string;
}

export interface ServersListInput {
  /** 游戏 ID · Game id */
  gameId: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20, at most 9999 */
  limit?: number;
  /** 状态 · Any of these */
  state?: ('Scheduled' | 'RequestReady' | 'Ready' | 'Reserved' | 'Allocated' | 'Unhealthy' | 'Shutdown')[];
  /** 地域 · In this region */
  regionId?: string;
  /** 版本 ID · Of this revision */
  revisionId?: string;
}

export interface ServersListReply {
  /** 服务器实例 · Newest first */
  servers: MultiverseServer[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface StatisticsSumByGameInput {
  /** 游戏 ID · Game id */
  gameId: string;
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
  /** 粒度 · Default day */
  granularity?: 'day' | 'hour';
}

export interface StatisticsSumByGameReply {
  /** 用量 · Oldest first */
  items: MultiverseGameUsage[];
}

export interface StatisticsSumInput {
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
  /** 粒度 · Default day */
  granularity?: 'day' | 'hour';
}

export interface StatisticsSumReply {
  /** 用量 · Oldest first */
  items: MultiverseUsage[];
}

export interface StatisticsTopGamesInput {
  /** 指标 · What to rank by */
  metric: 'allocationCount' | 'durationSum' | 'networkTransmit';
  /** 名次 · How many apps, default 10 */
  limit?: number;
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
}

export interface StatisticsTopGamesReply {
  /** 排名 · Largest value first */
  items: MultiverseTopGame[];
}

export interface PlaceholderSchedulesListInput {
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20, at most 9999 */
  limit?: number;
  /** 地域 · In this region */
  regionId?: string;
}

export interface PlaceholderSchedulesListReply {
  /** 占位计划 · One per region */
  placeholderSchedules: MultiversePlaceholderSchedule[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface PlaceholderSchedulesUpdateInput {
  /** 计划 ID · Schedule id */
  id: string;
  /** 地域 · Region id */
  regionId?: string;
  /** 名称 · Name, 1 to 64 characters */
  name?: string;
  /** 定时表达式 · Five fields: minute hour day month weekday, Asia/Shanghai */
  cron?: string;
  /** 时长 · Minutes that the capacity stays reserved */
  durationMinutes?: number;
  /** 副本数 · Placeholders to keep */
  replicas?: number;
  /** CPU · Like 100m (thousandths of a core) */
  cpu?: string;
  /** 内存 · Like 154Mi (mebibytes) */
  memory?: string;
  /** 启用 · The schedule runs */
  enabled?: boolean;
}

export interface PlaceholderSchedulesUpdateReply {
  /** The schedule */
  placeholderSchedule: MultiversePlaceholderSchedule;
}

export interface LocationsListReply {
  /** 位置 · Every location */
  locations: MultiverseLocation[];
}

export interface LocationRatiosListInput {
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20, at most 9999 */
  limit?: number;
  /** 游戏 ID · For this game */
  gameId?: string;
  /** 地域 · In this region */
  regionId?: string;
}

export interface LocationRatiosListReply {
  /** 位置比例 · By region */
  locationRatios: MultiverseLocationRatio[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface LocationRatiosCreateInput {
  /** 游戏 ID · Only for this game; default: for every game */
  gameId?: string;
  /** 地域 · Region id */
  regionId: string;
  /** 位置 ID · Location id */
  locationId: string;
  /** 比例 · Percent of new servers; those of a region sum to 100 */
  ratio: number;
}

export interface LocationRatiosCreateReply {
  /** The ratio */
  locationRatio: MultiverseLocationRatio;
}

export interface LocationRatiosUpdateInput {
  /** 比例 ID · Ratio id */
  id: string;
  /** 比例 · Percent of new servers; those of a region sum to 100 */
  ratio: number;
}

export interface LocationRatiosUpdateReply {
  /** The ratio */
  locationRatio: MultiverseLocationRatio;
}

export interface LocationRatiosRemoveInput {
  /** 比例 ID · Ratio id */
  id: string;
}

export interface GamesCalls {
  /**
   * Create a game, or read the one that exists.
   *
   * 创建游戏，已存在时返回原有游戏。
   *
   * `POST /gs/v1/game/games` · assumed · code 3 · code 5 · code 7
   */
  create(input: GamesCreateInput, options?: CallOptions): Promise<GamesCreateReply>;
  /**
   * List the own games; all of them for an operator.
   *
   * 列出游戏。
   *
   * `GET /gs/v1/game/games` · assumed
   */
  readonly list: ListCall<GamesListInput | undefined, MultiverseGame, GamesListReply>;
  /**
   * Read a game.
   *
   * 查看游戏。
   *
   * `GET /gs/v1/game/games/{gameId}` · assumed · code 5
   */
  get(input: GamesGetInput, options?: CallOptions): Promise<GamesGetReply>;
  /**
   * Change the settings of a game.
   *
   * 修改游戏设置。
   *
   * `PUT /gs/v1/game/games/{gameId}` · assumed · code 3 · code 5 · code 7
   */
  update(input: GamesUpdateInput, options?: CallOptions): Promise<GamesUpdateReply>;
  /**
   * Read the resource factors of a game.
   *
   * 查看资源系数。
   *
   * `GET /gs/v1/game/games/{gameId}/resource-factor` · assumed · code 5
   */
  resourceFactor(input: GamesResourceFactorInput, options?: CallOptions): Promise<GamesResourceFactorReply>;
  /**
   * Set the resource factors of a game.
   *
   * 设置资源系数。
   *
   * `PUT /gs/v1/game/games/{gameId}/resource-factor` · assumed · code 3 · code 5
   */
  setResourceFactor(input: GamesSetResourceFactorInput, options?: CallOptions): Promise<GamesSetResourceFactorReply>;
  /**
   * Read the factor of billed usage.
   *
   * 查看用量调整系数。
   *
   * `GET /gs/v1/game/games/{gameId}/usage-adjust-factor` · assumed · code 5
   */
  usageAdjustFactor(input: GamesUsageAdjustFactorInput, options?: CallOptions): Promise<GamesUsageAdjustFactorReply>;
  /**
   * Set the factor of billed usage.
   *
   * 设置用量调整系数，影响计费。
   *
   * `PUT /gs/v1/game/games/{gameId}/usage-adjust-factor` · assumed · code 3 · code 5
   */
  setUsageAdjustFactor(input: GamesSetUsageAdjustFactorInput, options?: CallOptions): Promise<GamesSetUsageAdjustFactorReply>;
}

export interface RegionsCalls {
  /**
   * List the regions that hosting offers.
   *
   * 列出可选地域。
   *
   * `GET /gs/v1/provider/regions` · assumed
   */
  offered(input?: Record<string, never>, options?: CallOptions): Promise<RegionsOfferedReply>;
  /**
   * List the regions of a game.
   *
   * 列出游戏地域。
   *
   * `GET /gs/v1/game/games/{gameId}/game-regions` · assumed · code 5
   */
  readonly list: ListCall<RegionsListInput, MultiverseGameRegion, RegionsListReply>;
  /**
   * Add a region to a game.
   *
   * 为游戏添加地域。
   *
   * `POST /gs/v1/game/game-regions` · assumed · code 3 · code 5 · code 6
   */
  create(input: RegionsCreateInput, options?: CallOptions): Promise<RegionsCreateReply>;
  /**
   * Change how many servers wait in a region.
   *
   * 修改游戏地域的服务器数量。
   *
   * `PUT /gs/v1/game/games/{gameId}/regions/{regionId}` · assumed · code 3 · code 5
   */
  update(input: RegionsUpdateInput, options?: CallOptions): Promise<RegionsUpdateReply>;
  /**
   * Remove a region without live servers from a game.
   *
   * 移除没有运行中服务器的地域。
   *
   * `DELETE /gs/v1/game/games/{gameId}/regions/{regionId}` · assumed · code 5 · code 9
   */
  remove(input: RegionsRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
}

export interface ProfilesCalls {
  /**
   * List the profiles of a game.
   *
   * 列出启动配置。
   *
   * `GET /gs/v1/game/games/{gameId}/profiles` · assumed · code 5
   */
  readonly list: ListCall<ProfilesListInput, MultiverseProfile, ProfilesListReply>;
  /**
   * Create a profile.
   *
   * 创建启动配置。
   *
   * `POST /gs/v1/game/profiles` · assumed · code 3 · code 5 · code 6 · code 8
   */
  create(input: ProfilesCreateInput, options?: CallOptions): Promise<ProfilesCreateReply>;
  /**
   * Read a profile.
   *
   * 查看启动配置。
   *
   * `GET /gs/v1/game/profiles/{id}` · assumed · code 5
   */
  get(input: ProfilesGetInput, options?: CallOptions): Promise<ProfilesGetReply>;
  /**
   * Change a profile.
   *
   * 修改启动配置。
   *
   * `PUT /gs/v1/game/profiles/{id}` · assumed · code 3 · code 5 · code 6 · code 9
   */
  update(input: ProfilesUpdateInput, options?: CallOptions): Promise<ProfilesUpdateReply>;
  /**
   * Delete a profile with its revisions.
   *
   * 删除启动配置及其全部版本。
   *
   * `DELETE /gs/v1/game/profiles/{id}` · assumed · code 5 · code 9
   */
  remove(input: ProfilesRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Read whether the resources suffice for a release.
   *
   * 查看发布所需资源。
   *
   * `GET /gs/v1/game/games/profiles/{id}/release-resource` · assumed · code 5
   */
  releaseResource(input: ProfilesReleaseResourceInput, options?: CallOptions): Promise<ProfilesReleaseResourceReply>;
}

export interface RevisionsCalls {
  /**
   * List the revisions of a profile.
   *
   * 列出配置版本。
   *
   * `GET /gs/v1/game/profiles/{id}/revisions` · assumed · code 5
   */
  readonly list: ListCall<RevisionsListInput, MultiverseRevision, RevisionsListReply>;
  /**
   * Create a draft revision.
   *
   * 创建配置版本草稿。
   *
   * `POST /gs/v1/game/profile-revisions` · assumed · code 3 · code 5 · code 9
   */
  create(input: RevisionsCreateInput, options?: CallOptions): Promise<RevisionsCreateReply>;
  /**
   * Read a revision.
   *
   * 查看配置版本。
   *
   * `GET /gs/v1/game/profile-revisions/{id}` · assumed · code 5
   */
  get(input: RevisionsGetInput, options?: CallOptions): Promise<RevisionsGetReply>;
  /**
   * Change a draft revision.
   *
   * 修改配置版本草稿。
   *
   * `PUT /gs/v1/game/profile-revisions/{id}` · assumed · code 3 · code 5 · code 9
   */
  update(input: RevisionsUpdateInput, options?: CallOptions): Promise<RevisionsUpdateReply>;
  /**
   * Delete a draft revision.
   *
   * 删除配置版本草稿。
   *
   * `DELETE /gs/v1/game/profile-revisions/{id}` · assumed · code 5 · code 9
   */
  remove(input: RevisionsRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Release a revision: new servers run it.
   *
   * 发布配置版本，新服务器使用该版本。
   *
   * `PUT /gs/v1/game/profile-revisions/{id}/release` · assumed · code 5 · code 9
   */
  release(input: RevisionsReleaseInput, options?: CallOptions): Promise<RevisionsReleaseReply>;
}

export interface ImagesCalls {
  /**
   * List the systems that server images are built on.
   *
   * 列出镜像操作系统。
   *
   * `GET /gs/v1/game/os` · spec
   */
  systems(input?: Record<string, never>, options?: CallOptions): Promise<ImagesSystemsReply>;
  /**
   * Get permission to upload a server build.
   *
   * 获取镜像上传凭证。
   *
   * `GET /gs/v1/game/games/{gameId}/get-image-transfer-token` · seen · code 3 · code 5
   */
  transferToken(input: ImagesTransferTokenInput, options?: CallOptions): Promise<ImagesTransferTokenReply>;
  /**
   * Build an image from an uploaded file.
   *
   * 用已上传的文件构建镜像。
   *
   * `POST /gs/v1/game/images` · assumed · code 3 · code 5 · code 8
   */
  create(input: ImagesCreateInput, options?: CallOptions): Promise<ImagesCreateReply>;
  /**
   * List the images of a game.
   *
   * 列出镜像。
   *
   * `GET /gs/v1/game/games/{gameId}/images` · assumed · code 5
   */
  readonly list: ListCall<ImagesListInput, MultiverseImage, ImagesListReply>;
  /**
   * Read an image.
   *
   * 查看镜像。
   *
   * `GET /gs/v1/game/images/{id}` · assumed · code 5
   */
  get(input: ImagesGetInput, options?: CallOptions): Promise<ImagesGetReply>;
  /**
   * Delete an image that no released revision uses.
   *
   * 删除未被已发布版本使用的镜像。
   *
   * `DELETE /gs/v1/game/images/{id}` · assumed · code 5 · code 9
   */
  remove(input: ImagesRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Read the log of a build, from a line on.
   *
   * 查看镜像构建日志。
   *
   * `GET /gs/v1/game/images/{id}/logs` · assumed · code 5
   */
  logs(input: ImagesLogsInput, options?: CallOptions): Promise<ImagesLogsReply>;
  /**
   * Follow the log of a build until it has ended.
   *
   * 实时查看镜像构建日志。
   *
   * `GET /gs/v1/game/images/{id}/follow` · assumed · code 5
   */
  follow(input: ImagesFollowInput, options?: CallOptions): Promise<EventStream<MultiverseImageLog>>;
  /**
   * Build an image again.
   *
   * 重新构建镜像。
   *
   * `POST /gs/v1/game/images/rebuild` · assumed · code 5 · code 9
   */
  rebuild(input: ImagesRebuildInput, options?: CallOptions): Promise<ImagesRebuildReply>;
}

export interface TestServersCalls {
  /**
   * Start a server that tries a revision out, also a draft.
   *
   * 启动测试服务器。
   *
   * `POST /gs/v1/game/profile-revisions/{id}/test-server` · assumed · code 3 · code 5 · code 6 · code 8 · code 14
   */
  start(input: TestServersStartInput, options?: CallOptions): Promise<TestServersStartReply>;
  /**
   * List the test servers of a game.
   *
   * 列出测试服务器。
   *
   * `GET /gs/v1/game/games/{gameId}/profile-revisions/test-servers` · assumed · code 5
   */
  readonly list: ListCall<TestServersListInput, MultiverseTestServer, TestServersListReply>;
  /**
   * Read the state of a test server.
   *
   * 查看测试服务器。
   *
   * `GET /gs/v1/game/profile-revisions/test-server/{id}/status` · assumed · code 5
   */
  get(input: TestServersGetInput, options?: CallOptions): Promise<TestServersGetReply>;
  /**
   * Read the log of a test server.
   *
   * 查看测试服务器日志。
   *
   * `GET /gs/v1/game/profile-revisions/test-server/{id}/logs` · assumed · code 5
   */
  logs(input: TestServersLogsInput, options?: CallOptions): Promise<TestServersLogsReply>;
  /**
   * Follow the log of a test server until it has ended.
   *
   * 实时查看测试服务器日志。
   *
   * `GET /gs/v1/game/profile-revisions/test-server/{id}/follow` · assumed · code 5
   */
  follow(input: TestServersFollowInput, options?: CallOptions): Promise<EventStream<ServerLogLine>>;
  /**
   * Stop a test server.
   *
   * 停止测试服务器。
   *
   * `DELETE /gs/v1/game/profile-revisions/test-server/{id}` · assumed · code 5
   */
  stop(input: TestServersStopInput, options?: CallOptions): Promise<TestServersStopReply>;
}

export interface AllocationsCalls {
  /**
   * List the servers of a game.
   *
   * 列出服务器。
   *
   * `GET /gs/v1/allocation/games/{gameId}/allocations` · seen · code 3 · code 5
   */
  readonly list: ListCall<AllocationsListInput, MultiverseAllocation, AllocationsListReply>;
  /**
   * Allocate a server.
   *
   * 分配服务器。
   *
   * `POST /gs/v1/allocation/games/{gameId}/allocations` · seen · code 3 · code 5 · code 6 · code 8 · code 9 · code 14
   */
  create(input: AllocationsCreateInput, options?: CallOptions): Promise<AllocationsCreateReply>;
  /**
   * Read a server.
   *
   * 查看服务器。
   *
   * `GET /gs/v1/allocation/games/{gameId}/allocations/{id}` · seen · code 5
   */
  get(input: AllocationsGetInput, options?: CallOptions): Promise<AllocationsGetReply>;
  /**
   * Cancel a server that is starting, or end one that runs.
   *
   * 取消或回收服务器。
   *
   * `DELETE /gs/v1/allocation/games/{gameId}/allocations/{id}` · seen · code 5
   */
  remove(input: AllocationsRemoveInput, options?: CallOptions): Promise<AllocationsRemoveReply>;
  /**
   * Read the log of a server.
   *
   * 查看服务器日志。
   *
   * `GET /gs/v1/allocation/games/{gameId}/allocations/{id}/log` · assumed · code 5
   */
  log(input: AllocationsLogInput, options?: CallOptions): Promise<AllocationsLogReply>;
  /**
   * Follow the log of a server until it has ended.
   *
   * 实时查看服务器日志。
   *
   * `GET /gs/v1/allocation/games/{gameId}/allocations/{id}/follow` · assumed · code 5
   */
  follow(input: AllocationsFollowInput, options?: CallOptions): Promise<EventStream<ServerLogLine>>;
  /**
   * Read the load of a server.
   *
   * 查看服务器指标。
   *
   * `GET /gs/v1/allocation/games/{gameId}/allocations/{id}/metrics` · assumed · code 3 · code 5
   */
  metrics(input: AllocationsMetricsInput, options?: CallOptions): Promise<AllocationsMetricsReply>;
  /**
   * Count servers by profile and region.
   *
   * 统计服务器数量。
   *
   * `GET /gs/v1/allocation/allocations/game-server-count` · assumed
   */
  count(input?: AllocationsCountInput, options?: CallOptions): Promise<AllocationsCountReply>;
  /**
   * Download the whole log of a server as gzip.
   *
   * 下载服务器日志（gzip）。
   *
   * `GET /gs/v1/log-file` · assumed · code 7 · code 5
   */
  logFile(input: AllocationsLogFileInput, options?: CallOptions): Promise<Uint8Array>;
}

export interface ServersCalls {
  /**
   * List the servers that live, those that wait too.
   *
   * 列出服务器实例，含等待分配的。
   *
   * `GET /gs/v1/allocation/games/{gameId}/servers` · assumed · code 3 · code 5
   */
  readonly list: ListCall<ServersListInput, MultiverseServer, ServersListReply>;
}

export interface StatisticsCalls {
  /**
   * Sum what a game used.
   *
   * 查看游戏用量。
   *
   * `POST /gs/v1/allocation/stats/sum-by-game-v2` · assumed · code 3 · code 5
   */
  sumByGame(input: StatisticsSumByGameInput, options?: CallOptions): Promise<StatisticsSumByGameReply>;
  /**
   * Sum what all games used.
   *
   * 汇总全部游戏用量。
   *
   * `POST /gs/v1/allocation/stats/sum-v2` · assumed · code 3
   */
  sum(input?: StatisticsSumInput, options?: CallOptions): Promise<StatisticsSumReply>;
  /**
   * Rank the games that use most.
   *
   * 用量最高的游戏。
   *
   * `POST /gs/v1/allocation/stats/top-games-v2` · assumed · code 3
   */
  topGames(input: StatisticsTopGamesInput, options?: CallOptions): Promise<StatisticsTopGamesReply>;
}

export interface PlaceholderSchedulesCalls {
  /**
   * List the schedules of reserved capacity.
   *
   * 列出占位计划。
   *
   * `GET /gs/v1/provider/placeholder-schedules` · assumed
   */
  readonly list: ListCall<PlaceholderSchedulesListInput | undefined, MultiversePlaceholderSchedule, PlaceholderSchedulesListReply>;
  /**
   * Change a schedule of reserved capacity.
   *
   * 修改占位计划。
   *
   * `PUT /gs/v1/provider/placeholder-schedules/{id}` · assumed · code 3 · code 5
   */
  update(input: PlaceholderSchedulesUpdateInput, options?: CallOptions): Promise<PlaceholderSchedulesUpdateReply>;
}

export interface LocationsCalls {
  /**
   * List the places with machines.
   *
   * 列出位置。
   *
   * `GET /gs/v1/provider/locations` · assumed
   */
  list(input?: Record<string, never>, options?: CallOptions): Promise<LocationsListReply>;
}

export interface LocationRatiosCalls {
  /**
   * List how new servers are spread over locations.
   *
   * 列出位置比例。
   *
   * `GET /gs/v1/game/location-ratios` · assumed
   */
  readonly list: ListCall<LocationRatiosListInput | undefined, MultiverseLocationRatio, LocationRatiosListReply>;
  /**
   * Send a share of new servers to a location.
   *
   * 创建位置比例。
   *
   * `POST /gs/v1/game/location-ratios` · assumed · code 3 · code 5 · code 6
   */
  create(input: LocationRatiosCreateInput, options?: CallOptions): Promise<LocationRatiosCreateReply>;
  /**
   * Change the share of a location.
   *
   * 修改位置比例。
   *
   * `PUT /gs/v1/game/location-ratios/{id}` · assumed · code 3 · code 5
   */
  update(input: LocationRatiosUpdateInput, options?: CallOptions): Promise<LocationRatiosUpdateReply>;
  /**
   * Delete the share of a location.
   *
   * 删除位置比例。
   *
   * `DELETE /gs/v1/game/location-ratios/{id}` · assumed · code 5
   */
  remove(input: LocationRatiosRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
}

/** 游戏服托管 · Game-server hosting */
export interface MultiverseCalls {
  /**
   * Check whether a server address can be reached.
   *
   * 检查地址是否可达。
   *
   * `GET /base/tools/ping` · assumed · "address cannot be empty" · "invalid parameters"
   */
  ping(input: PingInput, options?: CallOptions): Promise<Ping>;
  /**
   * Drop the cached secret of the app.
   *
   * 刷新密钥缓存。
   *
   * `GET /gs/v1/game/refreshUosToken` · seen
   */
  refreshToken(input?: Record<string, never>, options?: CallOptions): Promise<Record<string, never>>;
  readonly games: GamesCalls;
  readonly regions: RegionsCalls;
  readonly profiles: ProfilesCalls;
  readonly revisions: RevisionsCalls;
  readonly images: ImagesCalls;
  readonly testServers: TestServersCalls;
  readonly allocations: AllocationsCalls;
  readonly servers: ServersCalls;
  readonly statistics: StatisticsCalls;
  readonly placeholderSchedules: PlaceholderSchedulesCalls;
  readonly locations: LocationsCalls;
  readonly locationRatios: LocationRatiosCalls;
}

export const multiverseTable: ServiceTable<MultiverseCalls> = {
  name: 'multiverse',
  base: 'multiverse',
  accepts: 'app',
  errors: 'multiverse',
  prefixes: { platform: '', multiverse: '/gs/v1' },
  tree: {
    ping: { route: 'GET /base/tools/ping', errors: 'platform', accepts: 'none', base: 'platform' },
    refreshToken: { route: 'GET /game/refreshUosToken', effect: 'write', retry: 'always', cache: 'force-never', fail: 'silent' },
    games: {
      create: { route: 'POST /game/games', body: true, headers: 'source', retry: 'always' },
      list: { route: 'GET /game/games', paging: 'offset-limit', listField: 'games' },
      get: { route: 'GET /game/games/{gameId}' },
      update: { route: 'PUT /game/games/{gameId}', body: true },
      resourceFactor: { route: 'GET /game/games/{gameId}/resource-factor' },
      setResourceFactor: { route: 'PUT /game/games/{gameId}/resource-factor', body: true },
      usageAdjustFactor: { route: 'GET /game/games/{gameId}/usage-adjust-factor' },
      setUsageAdjustFactor: { route: 'PUT /game/games/{gameId}/usage-adjust-factor', body: true },
    },
    regions: {
      offered: { route: 'GET /provider/regions' },
      list: { route: 'GET /game/games/{gameId}/game-regions', paging: 'offset-limit', listField: 'gameRegions' },
      create: { route: 'POST /game/game-regions', body: true },
      update: { route: 'PUT /game/games/{gameId}/regions/{regionId}', body: true },
      remove: { route: 'DELETE /game/games/{gameId}/regions/{regionId}' },
    },
    profiles: {
      list: { route: 'GET /game/games/{gameId}/profiles', paging: 'offset-limit', listField: 'profiles' },
      create: { route: 'POST /game/profiles', body: true },
      get: { route: 'GET /game/profiles/{id}' },
      update: { route: 'PUT /game/profiles/{id}', body: true },
      remove: { route: 'DELETE /game/profiles/{id}' },
      releaseResource: { route: 'GET /game/games/profiles/{id}/release-resource' },
    },
    revisions: {
      list: { route: 'GET /game/profiles/{id}/revisions', paging: 'offset-limit', listField: 'profileRevisions' },
      create: { route: 'POST /game/profile-revisions', body: true },
      get: { route: 'GET /game/profile-revisions/{id}' },
      update: { route: 'PUT /game/profile-revisions/{id}', body: true },
      remove: { route: 'DELETE /game/profile-revisions/{id}' },
      release: { route: 'PUT /game/profile-revisions/{id}/release', body: true },
    },
    images: {
      systems: { route: 'GET /game/os', accepts: 'none', cache: 'allow' },
      transferToken: { route: 'GET /game/games/{gameId}/get-image-transfer-token', effect: 'write', cache: 'force-never' },
      create: { route: 'POST /game/images', body: true },
      list: { route: 'GET /game/games/{gameId}/images', paging: 'offset-limit', listField: 'images' },
      get: { route: 'GET /game/images/{id}' },
      remove: { route: 'DELETE /game/images/{id}' },
      logs: { route: 'GET /game/images/{id}/logs' },
      follow: { route: 'GET /game/images/{id}/follow', reply: 'events' },
      rebuild: { route: 'POST /game/images/rebuild', body: true },
    },
    testServers: {
      start: { route: 'POST /game/profile-revisions/{id}/test-server', body: true },
      list: { route: 'GET /game/games/{gameId}/profile-revisions/test-servers', paging: 'offset-limit', listField: 'testServers' },
      get: { route: 'GET /game/profile-revisions/test-server/{id}/status' },
      logs: { route: 'GET /game/profile-revisions/test-server/{id}/logs' },
      follow: { route: 'GET /game/profile-revisions/test-server/{id}/follow', reply: 'events' },
      stop: { route: 'DELETE /game/profile-revisions/test-server/{id}' },
    },
    allocations: {
      list: { route: 'GET /allocation/games/{gameId}/allocations', paging: 'offset-limit', listField: 'allocations' },
      create: { route: 'POST /allocation/games/{gameId}/allocations', body: true },
      get: { route: 'GET /allocation/games/{gameId}/allocations/{id}' },
      remove: { route: 'DELETE /allocation/games/{gameId}/allocations/{id}' },
      log: { route: 'GET /allocation/games/{gameId}/allocations/{id}/log' },
      follow: { route: 'GET /allocation/games/{gameId}/allocations/{id}/follow', reply: 'events' },
      metrics: { route: 'GET /allocation/games/{gameId}/allocations/{id}/metrics' },
      count: { route: 'GET /allocation/allocations/game-server-count' },
      logFile: { route: 'GET /log-file', accepts: 'none', cache: 'allow', reply: 'bytes' },
    },
    servers: {
      list: { route: 'GET /allocation/games/{gameId}/servers', paging: 'offset-limit', listField: 'servers' },
    },
    statistics: {
      sumByGame: { route: 'POST /allocation/stats/sum-by-game-v2', body: true, effect: 'read' },
      sum: { route: 'POST /allocation/stats/sum-v2', body: true, accepts: 'operator', effect: 'read' },
      topGames: { route: 'POST /allocation/stats/top-games-v2', body: true, accepts: 'operator', effect: 'read' },
    },
    placeholderSchedules: {
      list: { route: 'GET /provider/placeholder-schedules', paging: 'offset-limit', listField: 'placeholderSchedules', accepts: 'operator' },
      update: { route: 'PUT /provider/placeholder-schedules/{id}', body: true, accepts: 'operator' },
    },
    locations: {
      list: { route: 'GET /provider/locations', accepts: 'operator' },
    },
    locationRatios: {
      list: { route: 'GET /game/location-ratios', paging: 'offset-limit', listField: 'locationRatios', accepts: 'operator' },
      create: { route: 'POST /game/location-ratios', body: true, accepts: 'operator' },
      update: { route: 'PUT /game/location-ratios/{id}', body: true, accepts: 'operator' },
      remove: { route: 'DELETE /game/location-ratios/{id}', accepts: 'operator' },
    },
  },
};
