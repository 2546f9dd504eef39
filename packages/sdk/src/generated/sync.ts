// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, ListCall, ServiceTable } from '../runtime/types.ts';

/** 初始化结果 · What an app has once sync is set up */
export interface SyncSetup {
  /** 应用 ID · App */
  UosAppId: string;
  /** 属性 · Same as those of the app’s service usync */
  Properties: {
    /** 类型 · Relay or realtime */
    type: 'realtime' | 'relay' | (string & {});
    /** 性能测试 · Whether performance tests may run */
    perfTest: 'Enabled' | 'Disabled' | (string & {});
  };
  /** 房间配置 · Profiles of the app */
  RoomProfiles: SyncProfile[];
}

/** 房间配置 · What rooms of an app are made with */
export interface SyncProfile {
  /** 房间配置 ID · Profile id */
  RoomProfileUuid: string;
  /** 应用 ID · App */
  UosAppId: string;
  /** 名称 · Name */
  Name: string;
  /** 规格 ID · Tier */
  RoomProfileTierId: string;
  /** 地域 · Region id */
  Region: string;
  /** 最长时间 · Minutes until a room closes */
  TtlMinutes: number;
  /** 空闲时间 · Seconds until an empty room closes; 0: never */
  IdleSeconds: number;
  /** 房间上限 · Rooms at the same time */
  MaxRooms: number;
  /** 人数上限 · Players per room */
  MaxPlayers: number;
  /** 协议 · Transports its rooms offer */
  Protocols: ('utp' | 'ws' | 'kcp2k' | (string & {}))[];
  /** 插件 ID · Logic plugin, or empty */
  PluginId: string;
  /** 插件版本 ID · Release of the plugin, or empty for the current one */
  PluginReleaseId: string;
  /** 房间数 · Rooms open now */
  OpenRoomCount: number;
  /** 创建时间 · Time of creation */
  CreatedAt: string;
}

/** 同步设置 · Settings of sync in an app */
export interface SyncConfig {
  /** 应用 ID · App */
  UosAppId: string;
  /** 应用名称 · Name of the app */
  AppName: string;
  /** 属性 · Same as those of the app’s service usync */
  Properties: {
    /** 类型 · Relay or realtime */
    type: 'realtime' | 'relay' | (string & {});
    /** 性能测试 · Whether performance tests may run */
    perfTest: 'Enabled' | 'Disabled' | (string & {});
  };
  /** 房间上限 · Rooms at the same time */
  MaxRooms: number;
  /** 配额 · Share of the capacity */
  Ration: number;
  /** 房间管理 · Rooms on hosted servers */
  RoomManagement: {
    /** 启用 · Rooms may run on hosted servers */
    Enabled: boolean;
    /** 启动配置 ID · Hosting profile, or empty */
    ProfileId: string;
    /** 地域 · Region of the servers, or empty */
    RegionId: string;
  };
  /** 修改时间 · Time of the last change */
  ModifiedAt: string | null;
}

/** 房间规格 · What a room may use and what it costs */
export interface SyncTier {
  /** 规格 ID · Tier id */
  RoomProfileTierId: string;
  /** 名称 · Name */
  Name: string;
  /** 人数上限 · Players a room of the tier can hold */
  MaxPlayers: number;
  /** 计费单位 · Players a room is billed for */
  BillingUnit: number;
  /** CPU 上限 · Thousandths of a core, such as 100m */
  CpuLimit: string;
  /** 内存上限 · Like 154Mi */
  MemoryLimit: string;
  /** 带宽上限 · Bytes per second and room */
  NetLimit: number;
  /** 每实例房间数 · Rooms that share a relay */
  RoomsPerPod: number;
  /** 单价 · Yuan per player and day */
  Price: number;
  /** 启用 · Profiles may choose it */
  Enabled: boolean;
  /** 创建时间 · Time of creation */
  CreatedAt: string;
}

/** 房间与服务器 · A room with the address that players connect to */
export interface SyncRoomWithServer {
  /** 房间 ID · Room id */
  RoomUuid: string;
  /** 房间码 · Short name of the room, known to newer SDKs */
  RoomCode?: string;
  /** 应用 ID · App */
  UosAppId: string;
  /** 房间配置 ID · Profile it was made from; empty on a hosted server */
  RoomProfileUuid: string;
  /** 房主 · Player who owns the room */
  OwnerId: string;
  /** 状态 · Players may join while it is READY */
  Status: 'CREATED' | 'SERVER_ALLOCATED' | 'READY' | 'RUNNING' | 'ALLOCATION_FAILED' | 'CLOSED' | (string & {});
  /** 命名空间 · Separates rooms of one app, or empty */
  Namespace: string;
  /** 名称 · Name */
  Name: string;
  /** 加入码 · Needed to join a private room; empty for those who may not know it */
  JoinCode: string;
  /** 属性 · What the room was made with */
  Properties: {
    /** 人数上限 · A number as text, 0 is without limit */
    maxPlayers: string;
    /** 可见性 · A private room is joined with its code */
    visibility: 'PUBLIC' | 'PRIVATE' | (string & {});
  };
  /** 自定义属性 · Data of the game itself */
  CustomProperties: Record<string, string>;
  /** 人数 · Players inside */
  PlayerCount: number;
  /** 地域 · Region id */
  Region: string;
  /** 实例 · Relay that holds it, or empty */
  PodName: string;
  /** 插件 ID · Logic plugin, or empty */
  PluginId: string;
  /** 创建时间 · Time of creation */
  CreatedAt: string;
  /** 就绪时间 · When the owner joined */
  ReadyAt: string | null;
  /** 到期时间 · It is closed then */
  ExpireAt: string | null;
  /** 关闭时间 · When it closed */
  ClosedAt: string | null;
  /** 关闭原因 · Why it closed, or empty */
  CloseReason: string;
  /** 服务器 · Where players connect to */
  ServerInfo: {
    /** IP · Address of the relay or server; empty until there is one */
    Ip: string;
    /** 端口 · One per transport */
    ServerPorts: {
      /** 协议 · TCP or UDP */
      Protocol: string;
      /** 名称 · utp, ws, kcp2k, or a port of the server */
      Name: string;
      /** 端口 · Port */
      Port: number;
    }[];
  };
}

/** 房间 · A room */
export interface SyncRoom {
  /** 房间 ID · Room id */
  RoomUuid: string;
  /** 房间码 · Short name of the room, known to newer SDKs */
  RoomCode?: string;
  /** 应用 ID · App */
  UosAppId: string;
  /** 房间配置 ID · Profile it was made from; empty on a hosted server */
  RoomProfileUuid: string;
  /** 房主 · Player who owns the room */
  OwnerId: string;
  /** 状态 · Players may join while it is READY */
  Status: 'CREATED' | 'SERVER_ALLOCATED' | 'READY' | 'RUNNING' | 'ALLOCATION_FAILED' | 'CLOSED' | (string & {});
  /** 命名空间 · Separates rooms of one app, or empty */
  Namespace: string;
  /** 名称 · Name */
  Name: string;
  /** 加入码 · Needed to join a private room; empty for those who may not know it */
  JoinCode: string;
  /** 属性 · What the room was made with */
  Properties: {
    /** 人数上限 · A number as text, 0 is without limit */
    maxPlayers: string;
    /** 可见性 · A private room is joined with its code */
    visibility: 'PUBLIC' | 'PRIVATE' | (string & {});
  };
  /** 自定义属性 · Data of the game itself */
  CustomProperties: Record<string, string>;
  /** 人数 · Players inside */
  PlayerCount: number;
  /** 地域 · Region id */
  Region: string;
  /** 实例 · Relay that holds it, or empty */
  PodName: string;
  /** 插件 ID · Logic plugin, or empty */
  PluginId: string;
  /** 创建时间 · Time of creation */
  CreatedAt: string;
  /** 就绪时间 · When the owner joined */
  ReadyAt: string | null;
  /** 到期时间 · It is closed then */
  ExpireAt: string | null;
  /** 关闭时间 · When it closed */
  ClosedAt: string | null;
  /** 关闭原因 · Why it closed, or empty */
  CloseReason: string;
}

/** 房间实时信息 · What the relay knows of a room now */
export interface SyncRoomInfo {
  /** 房间 ID · Room id */
  RoomUuid: string;
  /** 主客户端 · Transport id of the master, 0 without one */
  MasterClientId: number;
  /** 玩家 · Who is connected */
  Players: {
    /** 连接 ID · Transport id in the room */
    Id: number;
    /** 玩家 ID · Id of the game itself */
    UniqueId: string;
    /** 名称 · Name */
    Name: string;
    /** 属性 · Given when joining */
    Properties: Record<string, string>;
    /** 加入时间 · Time of joining */
    JoinedAt: string;
    /** 往返时延 · Milliseconds to the master and back */
    RttMs: number;
    /** 接收字节 · Bytes from the player */
    BytesIn: number;
    /** 发送字节 · Bytes to the player */
    BytesOut: number;
  }[];
  /** 自定义属性 · Data of the game itself */
  CustomProperties: Record<string, string>;
  /** 缓存事件 · Events that later joiners get */
  CachedEventCount: number;
  /** 驻留事件 · Values kept in the room */
  StickyEvents: {
    /** 范围 · Room or Player */
    Scope: string;
    /** 键 · Key */
    Key: string;
    /** 所有者 · Transport id of who wrote it */
    OwnerId: number;
  }[];
  /** 分组 · Groups that players subscribed to */
  Groups: {
    /** 名称 · Group */
    Name: string;
    /** 成员 · Transport ids */
    Members: number[];
  }[];
  /** 实例 · Relay that holds it */
  PodName: string;
}

/** 房间日志 · One line of the log of a room */
export interface SyncRoomLog {
  /** 时间 · Time of the line */
  Time: string;
  /** 级别 · info, warn or error */
  Level: string;
  /** 标签 · Who wrote it, such as LogicPlugin */
  Tag: string;
  /** 内容 · The line */
  Message: string;
}

/** 中继实例 · A relay with its rooms */
export interface SyncPod {
  /** 实例 · Relay */
  PodName: string;
  /** 节点 IP · Machine it runs on */
  NodeIp: string;
  /** 房间数 · Rooms it holds */
  RoomCount: number;
  /** 人数 · Players in them */
  PlayerCount: number;
  /** 房间 · Its rooms */
  Rooms: SyncRoom[];
}

/** 服务端房间 · A room with its players, as servers see it */
export interface SyncServiceRoom {
  /** 房间 ID · Room id */
  RoomUuid: string;
  /** 房间码 · Short name of the room, known to newer SDKs */
  RoomCode?: string;
  /** 应用 ID · App */
  UosAppId: string;
  /** 房间配置 ID · Profile it was made from; empty on a hosted server */
  RoomProfileUuid: string;
  /** 房主 · Player who owns the room */
  OwnerId: string;
  /** 状态 · Players may join while it is READY */
  Status: 'CREATED' | 'SERVER_ALLOCATED' | 'READY' | 'RUNNING' | 'ALLOCATION_FAILED' | 'CLOSED' | (string & {});
  /** 命名空间 · Separates rooms of one app, or empty */
  Namespace: string;
  /** 名称 · Name */
  Name: string;
  /** 加入码 · Needed to join a private room; empty for those who may not know it */
  JoinCode: string;
  /** 属性 · What the room was made with */
  Properties: {
    /** 人数上限 · A number as text, 0 is without limit */
    maxPlayers: string;
    /** 可见性 · A private room is joined with its code */
    visibility: 'PUBLIC' | 'PRIVATE' | (string & {});
  };
  /** 自定义属性 · Data of the game itself */
  CustomProperties: Record<string, string>;
  /** 人数 · Players inside */
  PlayerCount: number;
  /** 地域 · Region id */
  Region: string;
  /** 实例 · Relay that holds it, or empty */
  PodName: string;
  /** 插件 ID · Logic plugin, or empty */
  PluginId: string;
  /** 创建时间 · Time of creation */
  CreatedAt: string;
  /** 就绪时间 · When the owner joined */
  ReadyAt: string | null;
  /** 到期时间 · It is closed then */
  ExpireAt: string | null;
  /** 关闭时间 · When it closed */
  ClosedAt: string | null;
  /** 关闭原因 · Why it closed, or empty */
  CloseReason: string;
  /** 服务器 · Where players connect to */
  ServerInfo: {
    /** IP · Address of the relay or server; empty until there is one */
    Ip: string;
    /** 端口 · One per transport */
    ServerPorts: {
      /** 协议 · TCP or UDP */
      Protocol: string;
      /** 名称 · utp, ws, kcp2k, or a port of the server */
      Name: string;
      /** 端口 · Port */
      Port: number;
    }[];
  };
  /** 玩家 · In order of joining */
  Players: SyncMember[];
  /** 服务器 ID · Allocation of a room on a hosted server */
  AllocationId?: string;
}

/** 房间成员 · A player of a room */
export interface SyncMember {
  /** 玩家 ID · Id of the game itself */
  PlayerId: string;
  /** 属性 · Given when joining */
  Properties: Record<string, string>;
  /** 加入时间 · Time of joining */
  JoinedAt: string;
}

/** 逻辑插件 · Code that runs inside rooms */
export interface SyncPlugin {
  /** 插件 ID · Plugin id */
  Id: string;
  /** 应用 ID · App */
  UosAppId: string;
  /** 名称 · Name */
  Name: string;
  /** 描述 · Free text */
  Description: string;
  /** 运行时 · Language of the code; fixed */
  Runtime: 'javascript' | 'go' | (string & {});
  /** 钩子 · Moments of a room it is called at */
  Hooks: string[];
  /** 状态 · State of the newest release */
  Status: 'draft' | 'building' | 'released' | 'failed' | (string & {});
  /** 当前版本 ID · Release that new rooms run, or empty */
  CurrentReleaseId: string;
  /** 版本 · Newest first */
  Releases: SyncPluginRelease[];
  /** 创建时间 · Time of creation */
  CreatedAt: string;
}

/** 插件版本 · One release of a plugin */
export interface SyncPluginRelease {
  /** 版本 ID · Release id */
  Id: string;
  /** 版本 · Version text */
  Version: string;
  /** 状态 · How the build went */
  Status: 'building' | 'released' | 'failed' | (string & {});
  /** 对象名 · Uploaded file */
  ObjectName: string;
  /** 说明 · Notes */
  Notes: string;
  /** 失败原因 · Why the build failed, or empty */
  FailedReason: string;
  /** 创建时间 · Time of creation */
  CreatedAt: string;
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

/** 性能测试 · A performance test */
export interface SyncPerfSession {
  /** 测试 ID · Session id */
  Id: string;
  /** 应用 ID · App */
  UosAppId: string;
  /** 状态 · State */
  Status: 'Init' | 'Running' | 'Finished' | 'Failed' | (string & {});
  /** 参数 · What was asked for */
  Params: {
    /** 应用 ID · App, or the id of its sync service */
    UosAppId: string;
    /** 房间配置 ID · Profile of the rooms */
    RoomProfileUuid: string;
    /** 协议 · Transport of the bots */
    Protocol: 'utp' | 'ws' | 'kcp2k' | (string & {});
    /** 房间数 · 1 to 50 */
    Rooms: number;
    /** 每房间人数 · 1 to 100 */
    PlayersPerRoom: number;
    /** 消息大小 · Bytes, at most 16384 */
    MessageBytes: number;
    /** 每秒消息数 · Of each bot */
    MessagesPerSecond: number;
    /** 时长 · Seconds, at most 600 */
    DurationSeconds: number;
    /** 目标 · Who gets the messages */
    Target: 'All' | 'Others' | 'MasterClient' | (string & {});
  };
  /** 进度 · Percent */
  Progress: number;
  /** 错误 · Why it failed, or empty */
  Error: string;
  /** 创建时间 · Time of creation */
  CreatedAt: string;
  /** 开始时间 · Start */
  StartedAt: string | null;
  /** 完成时间 · End */
  FinishedAt: string | null;
}

/** 性能测试报告 · A performance test with its results */
export interface SyncPerfReport {
  /** 测试 ID · Session id */
  Id: string;
  /** 应用 ID · App */
  UosAppId: string;
  /** 状态 · State */
  Status: 'Init' | 'Running' | 'Finished' | 'Failed' | (string & {});
  /** 参数 · What was asked for */
  Params: {
    /** 应用 ID · App, or the id of its sync service */
    UosAppId: string;
    /** 房间配置 ID · Profile of the rooms */
    RoomProfileUuid: string;
    /** 协议 · Transport of the bots */
    Protocol: 'utp' | 'ws' | 'kcp2k' | (string & {});
    /** 房间数 · 1 to 50 */
    Rooms: number;
    /** 每房间人数 · 1 to 100 */
    PlayersPerRoom: number;
    /** 消息大小 · Bytes, at most 16384 */
    MessageBytes: number;
    /** 每秒消息数 · Of each bot */
    MessagesPerSecond: number;
    /** 时长 · Seconds, at most 600 */
    DurationSeconds: number;
    /** 目标 · Who gets the messages */
    Target: 'All' | 'Others' | 'MasterClient' | (string & {});
  };
  /** 进度 · Percent */
  Progress: number;
  /** 错误 · Why it failed, or empty */
  Error: string;
  /** 创建时间 · Time of creation */
  CreatedAt: string;
  /** 开始时间 · Start */
  StartedAt: string | null;
  /** 完成时间 · End */
  FinishedAt: string | null;
  /** 结果 · Null until there are any */
  Results: SyncPerfResults | null;
}

/** 测试结果 · What a performance test measured */
export interface SyncPerfResults {
  /** 往返时延 P50 · Milliseconds */
  RttP50: number;
  /** 往返时延 P95 · Milliseconds */
  RttP95: number;
  /** 丢包率 · Share of the messages that were lost, 0 to 1 */
  LossRate: number;
  /** 发送 · Messages sent */
  Sent: number;
  /** 接收 · Messages received */
  Received: number;
  /** 接收字节 · Bytes received */
  BytesIn: number;
  /** 发送字节 · Bytes sent */
  BytesOut: number;
  /** 往返时延 P99 · Milliseconds */
  RttP99: number;
  /** 错误 · Errors */
  ErrorCount: number;
  /** 曲线 · One point per second */
  Series: {
    /** 时间 · Start of the second */
    Time: string;
    /** 人数 · Bots */
    Players: number;
    /** 往返时延 P50 · Milliseconds */
    RttP50: number;
    /** 往返时延 P95 · Milliseconds */
    RttP95: number;
    /** 丢包率 · Share of the messages that were lost, 0 to 1 */
    LossRate: number;
    /** 发送 · Messages sent */
    Sent: number;
    /** 接收 · Messages received */
    Received: number;
    /** 接收字节 · Bytes received */
    BytesIn: number;
    /** 发送字节 · Bytes sent */
    BytesOut: number;
  }[];
}

/** 同步用量 · What an app used in a range */
export interface SyncUsage {
  /** 最大同时房间数 · Most rooms at one moment */
  MaxConcurrentRooms: number;
  /** 最高在线 · Most players at one moment */
  MaxCcu: number;
  /** 流量 · Bytes sent */
  NetTransmit: number;
  /** 房间时长 · Minutes that rooms were open */
  RoomMinutes: number;
  /** 日活 · Players of a day */
  Dau: number;
}

/** 每日用量 · What an app used in a day */
export interface SyncDailyUsage {
  /** 日期 · YYYY-MM-DD in Asia/Shanghai */
  Date: string;
  /** 最大同时房间数 · Most rooms at one moment */
  MaxConcurrentRooms: number;
  /** 计费单位 · Players a room is billed for */
  BillingUnits: number;
  /** 最高在线 · Most players at one moment */
  Ccu: number;
  /** 流量 · Bytes sent */
  NetTransmit: number;
  /** 日活 · Players of the day */
  Dau: number;
}

/** 应用排名 · One row of a ranking */
export interface SyncTopApp {
  /** 应用 ID · App */
  UosAppId: string;
  /** 应用名称 · Name of the app */
  AppName: string;
  /** 数值 · Value of the metric */
  Value: number;
}

/** 趋势 · One day of a trend */
export interface SyncTrendPoint {
  /** 日期 · YYYY-MM-DD in Asia/Shanghai */
  Date: string;
  /** 数值 · Value of the metric */
  Value: number;
}

export interface InitInput {
  /** 应用 ID · App id, or the id of its sync service */
  appId: string;
}

export interface RecacheInput {
  /** 应用 ID · App id, or the id of its sync service */
  appId: string;
}

export interface ConfigGetInput {
  /** 应用 ID · Operators only; default: the calling app */
  appId?: string;
}

export interface ConfigSetInput {
  /** 应用 ID · Operators only; default: the calling app */
  UosAppId?: string;
  /** 属性 · Same as those of the app’s service usync */
  Properties?: {
    /** 类型 · Default realtime */
    type?: 'realtime' | 'relay';
    /** 性能测试 · Operators only, default Disabled */
    perfTest?: 'Enabled' | 'Disabled';
  };
  /** 房间上限 · Operators only, default 5 */
  MaxRooms?: number;
  /** 配额 · Operators only, default 4 */
  Ration?: number;
  /** 房间管理 · Rooms on hosted servers */
  RoomManagement?: {
    /** 启用 · Rooms may run on hosted servers */
    Enabled: boolean;
    /** 启动配置 ID · Hosting profile, or empty */
    ProfileId: string;
    /** 地域 · Region of the servers, or empty */
    RegionId: string;
  };
}

export interface ConfigSearchInput {
  /** 应用 ID · Only these apps */
  UosAppIds?: string[];
  /** 类型 · Only this type */
  Type?: 'realtime' | 'relay';
  /** 起始位置 · Rows to skip, default 0 */
  Start?: number;
  /** 条数 · Rows to answer, default 20 */
  Count?: number;
}

export interface ConfigSearchReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: SyncConfig[];
}

export interface TiersListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface TiersListReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: SyncTier[];
}

export interface TiersCreateInput {
  /** 名称 · Name, 1 to 64 characters */
  Name: string;
  /** 人数上限 · Players a room of the tier can hold */
  MaxPlayers: number;
  /** 计费单位 · Players a room is billed for */
  BillingUnit: number;
  /** CPU 上限 · Like 100m (thousandths of a core) */
  CpuLimit?: string;
  /** 内存上限 · Like 154Mi (mebibytes) */
  MemoryLimit?: string;
  /** 带宽上限 · Bytes per second and room, default 625000 */
  NetLimit?: number;
  /** 每实例房间数 · Rooms that share a relay */
  RoomsPerPod?: number;
  /** 单价 · Yuan per player and day, default 0.05 */
  Price?: number;
  /** 启用 · Profiles may choose it */
  Enabled?: boolean;
}

export interface TiersGetInput {
  /** 规格 ID · Tier id */
  id: string;
}

export interface TiersUpdateInput {
  /** 规格 ID · Tier id */
  id: string;
  /** 名称 · Name, 1 to 64 characters */
  Name?: string;
  /** 人数上限 · Players a room of the tier can hold */
  MaxPlayers?: number;
  /** 计费单位 · Players a room is billed for */
  BillingUnit?: number;
  /** CPU 上限 · Like 100m (thousandths of a core) */
  CpuLimit?: string;
  /** 内存上限 · Like 154Mi (mebibytes) */
  MemoryLimit?: string;
  /** 带宽上限 · Bytes per second and room, default 625000 */
  NetLimit?: number;
  /** 每实例房间数 · Rooms that share a relay */
  RoomsPerPod?: number;
  /** 单价 · Yuan per player and day, default 0.05 */
  Price?: number;
  /** 启用 · Profiles may choose it */
  Enabled?: boolean;
}

export interface ProfilesListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
  /** 名称 · Part of the name */
  name?: string;
  /** 规格 ID · Of this tier */
  roomProfileTierId?: string;
}

export interface ProfilesListReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: SyncProfile[];
}

export interface ProfilesCreateInput {
  /** 名称 · Name, 1 to 64 characters */
  Name: string;
  /** 规格 ID · Tier */
  RoomProfileTierId: string;
  /** 地域 · Region id in any case, default shanghai */
  Region?: string;
  /** 最长时间 · Minutes until a room closes, default 30 */
  TtlMinutes?: number;
  /** 空闲时间 · Seconds until an empty room closes, default 300, 0: never */
  IdleSeconds?: number;
  /** 房间上限 · Rooms at the same time, default 5 */
  MaxRooms?: number;
  /** 人数上限 · Players per room, at most those of the tier */
  MaxPlayers?: number;
  /** 协议 · Transports its rooms offer */
  Protocols?: ('utp' | 'ws' | 'kcp2k')[];
}

export interface ProfilesGetInput {
  /** 房间配置 ID · Profile id */
  id: string;
}

export interface ProfilesUpdateInput {
  /** 房间配置 ID · Profile id */
  id: string;
  /** 名称 · Name, 1 to 64 characters */
  Name?: string;
  /** 规格 ID · Tier */
  RoomProfileTierId?: string;
  /** 地域 · Region id in any case, default shanghai */
  Region?: string;
  /** 最长时间 · Minutes until a room closes, default 30 */
  TtlMinutes?: number;
  /** 空闲时间 · Seconds until an empty room closes, default 300, 0: never */
  IdleSeconds?: number;
  /** 房间上限 · Rooms at the same time, default 5 */
  MaxRooms?: number;
  /** 人数上限 · Players per room, at most those of the tier */
  MaxPlayers?: number;
  /** 协议 · Transports its rooms offer */
  Protocols?: ('utp' | 'ws' | 'kcp2k')[];
}

export interface ProfilesRemoveInput {
  /** 房间配置 ID · Profile id */
  id: string;
}

export interface ProfilesSetPluginInput {
  /** 房间配置 ID · Profile id */
  id: string;
  /** 插件 ID · Logic plugin; null takes it away */
  PluginId: string | null;
  /** 插件版本 ID · A released one; default: the current one */
  PluginReleaseId?: string;
}

export interface RoomsCreateInput {
  /** 应用 ID · App, or the id of its sync service */
  UosAppId: string;
  /** 房间配置 ID · Profile */
  RoomProfileUuid: string;
  /** 命名空间 · Separates rooms of one app */
  Namespace?: string;
  /** 名称 · Name */
  Name?: string;
  /** 人数上限 · Default 0: as the profile allows */
  MaxPlayers?: number;
  /** 地域 · Region id; default: that of the profile */
  Region?: string;
  /** 可见性 · Default PUBLIC */
  Visibility?: 'PUBLIC' | 'PRIVATE';
  /** 加入码 · 4 to 16 visible ASCII characters, no blanks */
  JoinCode?: string;
  /** 房主 · Player who owns the room */
  PlayerId: string;
  /** 自定义属性 · Data of the game itself */
  CustomProperties?: Record<string, string>;
}

export interface RoomsListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
  /** 包含已关闭 · Closed and failed rooms too */
  includeAll?: boolean;
  /** 命名空间 · Exact namespace */
  namespace?: string;
  /** 状态 · Any of these */
  status?: ('CREATED' | 'SERVER_ALLOCATED' | 'READY' | 'RUNNING' | 'ALLOCATION_FAILED' | 'CLOSED')[];
  /** 可见性 · Games see private rooms only when they ask for them */
  visibility?: 'PUBLIC' | 'PRIVATE';
  /** 房主 · Of this player */
  ownerId?: string;
  /** 名称 · Part of the name */
  name?: string;
}

export interface RoomsListReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: SyncRoom[];
}

export interface RoomsGetInput {
  /** 房间 ID · Room id */
  id: string;
}

export interface RoomsCloseInput {
  /** 房间 ID · Room id */
  id: string;
}

export interface RoomsRunInput {
  /** 房间 ID · Room id */
  id: string;
}

export interface RoomsReopenInput {
  /** 房间 ID · Room id */
  id: string;
}

export interface RoomsInfoInput {
  /** 房间 ID · Room id */
  id: string;
}

export interface RoomsLogInput {
  /** 房间 ID · Room id */
  id: string;
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
  /** 标签 · Only lines of this tag, such as LogicPlugin */
  tag?: string;
}

export interface RoomsLogReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: SyncRoomLog[];
}

export interface RoomsByPodInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
  /** 状态 · Only rooms in these */
  status?: ('CREATED' | 'SERVER_ALLOCATED' | 'READY' | 'RUNNING' | 'ALLOCATION_FAILED' | 'CLOSED')[];
}

export interface RoomsByPodReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: SyncPod[];
}

export interface ServiceRoomsCreateInput {
  /** 房间配置 ID · Profile of a room on a relay */
  RoomProfileUuid?: string;
  /** 启动配置 ID · Or the hosting profile of a room on a server of its own */
  ProfileId?: string;
  /** 地域 · Region of that server */
  RegionId?: string;
  /** 名称 · Name */
  Name: string;
  /** 命名空间 · Separates rooms of one app */
  Namespace?: string;
  /** 房主 · Player who owns the room */
  OwnerId: string;
  /** 人数上限 · Default 0: as the profile allows */
  MaxPlayers?: number;
  /** 可见性 · Default PUBLIC */
  Visibility?: 'PUBLIC' | 'PRIVATE';
  /** 加入码 · 4 to 16 visible ASCII characters, no blanks */
  JoinCode?: string;
  /** 自定义属性 · Data of the game itself */
  CustomProperties?: Record<string, string>;
}

export interface ServiceRoomsListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
  /** 包含已关闭 · Closed and failed rooms too */
  includeAll?: boolean;
  /** 命名空间 · Exact namespace */
  namespace?: string;
  /** 状态 · Any of these */
  status?: ('CREATED' | 'SERVER_ALLOCATED' | 'READY' | 'RUNNING' | 'ALLOCATION_FAILED' | 'CLOSED')[];
  /** 可见性 · Games see private rooms only when they ask for them */
  visibility?: 'PUBLIC' | 'PRIVATE';
  /** 房主 · Of this player */
  ownerId?: string;
  /** 名称 · Part of the name */
  name?: string;
}

export interface ServiceRoomsListReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: SyncRoom[];
}

export interface ServiceRoomsGetInput {
  /** 房间 ID · Room id */
  id: string;
}

export interface ServiceRoomsJoinInput {
  /** 房间 ID · Room id */
  id: string;
  /** 玩家 ID · Who joins */
  PlayerId: string;
  /** 加入码 · Of a private room */
  JoinCode?: string;
  /** 属性 · Data of the player */
  Properties?: Record<string, string>;
}

export interface ServiceRoomsLeaveInput {
  /** 房间 ID · Room id */
  id: string;
  /** 玩家 ID · Who leaves */
  PlayerId: string;
}

export interface PluginsListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
  /** 名称 · Part of the name */
  name?: string;
}

export interface PluginsListReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: SyncPlugin[];
}

export interface PluginsCreateInput {
  /** 名称 · Name, 1 to 64 characters */
  Name: string;
  /** 运行时 · Language of the code */
  Runtime: 'javascript' | 'go';
  /** 描述 · Free text */
  Description?: string;
  /** 钩子 · Moments of a room it is called at */
  Hooks?: ('onCreate' | 'onJoin' | 'onLeave' | 'onMessage' | 'onTick' | 'onClose')[];
}

export interface PluginsGetInput {
  /** 插件 ID · Plugin id */
  id: string;
}

export interface PluginsUpdateInput {
  /** 插件 ID · Plugin id */
  id: string;
  /** 名称 · Name, 1 to 64 characters */
  Name?: string;
  /** 描述 · Free text */
  Description?: string;
  /** 钩子 · Moments of a room it is called at */
  Hooks?: ('onCreate' | 'onJoin' | 'onLeave' | 'onMessage' | 'onTick' | 'onClose')[];
}

export interface PluginsRemoveInput {
  /** 插件 ID · Plugin id */
  id: string;
}

export interface PluginsTransferTokenInput {
  /** 文件名 · Name of the file, 1 to 255 characters */
  filename: string;
  /** 大小 · Bytes */
  size: number;
  /** 内容哈希 · MD5 of the whole file, lower-case hex */
  md5: string;
}

export interface PluginsTransferTokenReply {
  /** Permission to upload the file */
  transferToken: TransferToken;
}

export interface PluginsReleaseInput {
  /** 插件 ID · Plugin id */
  id: string;
  /** 对象名 · The objectName of the transfer token, 1 to 1024 characters */
  ObjectName: string;
  /** 版本 · Version text */
  Version?: string;
  /** 说明 · Notes */
  Notes?: string;
}

export interface PerfSessionsListInput {
  /** 应用 ID · App id, or the id of its sync service */
  appId: string;
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
  /** 状态 · Any of these */
  status?: ('Init' | 'Running' | 'Finished' | 'Failed')[];
}

export interface PerfSessionsListReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: SyncPerfSession[];
}

export interface PerfSessionsGetInput {
  /** 测试 ID · Session id */
  id: string;
}

export interface PerfSessionsCreateInput {
  /** 应用 ID · App, or the id of its sync service */
  UosAppId: string;
  /** 房间配置 ID · Profile of the rooms */
  RoomProfileUuid: string;
  /** 协议 · Transport of the bots */
  Protocol: 'utp' | 'ws' | 'kcp2k';
  /** 房间数 · 1 to 50 */
  Rooms: number;
  /** 每房间人数 · 1 to 100 */
  PlayersPerRoom: number;
  /** 消息大小 · Bytes, at most 16384 */
  MessageBytes: number;
  /** 每秒消息数 · Of each bot */
  MessagesPerSecond: number;
  /** 时长 · Seconds, at most 600 */
  DurationSeconds: number;
  /** 目标 · Who gets the messages */
  Target: 'All' | 'Others' | 'MasterClient';
}

export interface UsageSumInput {
  /** 应用 ID · Default: the calling app */
  appId?: string;
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
}

export interface UsageDailyInput {
  /** 应用 ID · Default: the calling app */
  appId?: string;
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
}

export interface UsageDailyReply {
  /** 用量 · Oldest day first */
  Items: SyncDailyUsage[];
}

export interface UsageSortInput {
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
  /** 指标 · What to rank by, default usage */
  metric?: 'usage' | 'dau';
  /** 名次 · How many apps, default 10 */
  limit?: number;
}

export interface UsageSortReply {
  /** 排名 · Largest value first */
  Items: SyncTopApp[];
}

export interface UsageTrendInput {
  /** 应用 ID · Default: the calling app */
  appId?: string;
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
  /** 指标 · apps: operators only */
  metric: 'usage' | 'dau' | 'apps';
}

export interface UsageTrendReply {
  /** 趋势 · Oldest day first */
  Items: SyncTrendPoint[];
}

export interface ConfigCalls {
  /**
   * Read the settings of sync.
   *
   * 查看同步设置。
   *
   * `GET /lobby/api/app/config` · assumed · code 5
   */
  get(input?: ConfigGetInput, options?: CallOptions): Promise<SyncConfig>;
  /**
   * Change the settings of sync.
   *
   * 修改同步设置。
   *
   * `POST /lobby/api/app/config` · assumed · code 3 · code 5 · code 7
   */
  set(input?: ConfigSetInput, options?: CallOptions): Promise<SyncConfig>;
  /**
   * Search the settings of all apps.
   *
   * 搜索同步设置。
   *
   * `POST /lobby/api/app/config/search` · assumed
   */
  search(input?: ConfigSearchInput, options?: CallOptions): Promise<ConfigSearchReply>;
}

export interface TiersCalls {
  /**
   * List the tiers of rooms.
   *
   * 列出房间规格。
   *
   * `GET /lobby/api/room-profile-tiers` · assumed
   */
  readonly list: ListCall<TiersListInput | undefined, SyncTier, TiersListReply>;
  /**
   * Create a tier of rooms.
   *
   * 创建房间规格。
   *
   * `POST /lobby/api/room-profile-tiers` · assumed · code 3 · code 6
   */
  create(input: TiersCreateInput, options?: CallOptions): Promise<SyncTier>;
  /**
   * Read a tier of rooms.
   *
   * 查看房间规格。
   *
   * `GET /lobby/api/room-profile-tiers/{id}` · assumed · code 5
   */
  get(input: TiersGetInput, options?: CallOptions): Promise<SyncTier>;
  /**
   * Change a tier of rooms.
   *
   * 修改房间规格。
   *
   * `PUT /lobby/api/room-profile-tiers/{id}` · assumed · code 3 · code 5 · code 6
   */
  update(input: TiersUpdateInput, options?: CallOptions): Promise<SyncTier>;
}

export interface ProfilesCalls {
  /**
   * List room profiles.
   *
   * 列出房间配置。
   *
   * `GET /lobby/api/room-profiles` · assumed
   */
  readonly list: ListCall<ProfilesListInput | undefined, SyncProfile, ProfilesListReply>;
  /**
   * Create a room profile.
   *
   * 创建房间配置。
   *
   * `POST /lobby/api/room-profiles` · assumed · code 3 · code 6
   */
  create(input: ProfilesCreateInput, options?: CallOptions): Promise<SyncProfile>;
  /**
   * Read a room profile.
   *
   * 查看房间配置。
   *
   * `GET /lobby/api/room-profiles/{id}` · assumed · code 5
   */
  get(input: ProfilesGetInput, options?: CallOptions): Promise<SyncProfile>;
  /**
   * Change a room profile.
   *
   * 修改房间配置。
   *
   * `PUT /lobby/api/room-profiles/{id}` · assumed · code 3 · code 5 · code 6
   */
  update(input: ProfilesUpdateInput, options?: CallOptions): Promise<SyncProfile>;
  /**
   * Delete a room profile without open rooms.
   *
   * 删除没有房间的房间配置。
   *
   * `DELETE /lobby/api/room-profiles/{id}` · assumed · code 5 · code 9
   */
  remove(input: ProfilesRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Attach a logic plugin to a room profile, or take it away.
   *
   * 为房间配置挂载或卸下插件。
   *
   * `POST /lobby/api/room-profiles/{id}/plugin` · assumed · code 5 · code 9
   */
  setPlugin(input: ProfilesSetPluginInput, options?: CallOptions): Promise<SyncProfile>;
}

export interface RoomsCalls {
  /**
   * Create a room; a private one needs a join code.
   *
   * 创建房间，私密房间需要加入码。
   *
   * `POST /lobby/api/rooms` · seen · code 3 · code 8 · code 14
   */
  create(input: RoomsCreateInput, options?: CallOptions): Promise<SyncRoomWithServer>;
  /**
   * List rooms.
   *
   * 列出房间。
   *
   * `GET /lobby/api/rooms` · seen · code 3
   */
  readonly list: ListCall<RoomsListInput | undefined, SyncRoom, RoomsListReply>;
  /**
   * Read a room with the address to connect to.
   *
   * 查看房间。
   *
   * `GET /lobby/api/rooms/{id}` · seen · code 5
   */
  get(input: RoomsGetInput, options?: CallOptions): Promise<SyncRoomWithServer>;
  /**
   * Close a room and send its players away.
   *
   * 关闭房间并移出玩家。
   *
   * `POST /lobby/api/rooms/{id}/close` · seen · code 5
   */
  close(input: RoomsCloseInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Start the game of a room: nobody else may join.
   *
   * 开始游戏，其他人不能再加入。
   *
   * `PUT /lobby/api/rooms/{id}/status/RUNNING` · seen · code 5 · code 9
   */
  run(input: RoomsRunInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Let players join a room again.
   *
   * 重新开放房间。
   *
   * `PUT /lobby/api/rooms/{id}/status/READY` · seen · code 5 · code 9
   */
  reopen(input: RoomsReopenInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Read what the relay knows of a room now.
   *
   * 查看房间实时信息。
   *
   * `GET /lobby/api/rooms/{id}/info` · assumed · code 5
   */
  info(input: RoomsInfoInput, options?: CallOptions): Promise<SyncRoomInfo>;
  /**
   * Read the log of a room.
   *
   * 查看房间日志。
   *
   * `GET /lobby/api/rooms/{id}/log` · assumed · code 5
   */
  readonly log: ListCall<RoomsLogInput, SyncRoomLog, RoomsLogReply>;
  /**
   * List rooms by the relay that holds them.
   *
   * 按中继实例列出房间。
   *
   * `GET /lobby/api/rooms-by-pod` · assumed
   */
  readonly byPod: ListCall<RoomsByPodInput | undefined, SyncPod, RoomsByPodReply>;
}

export interface ServiceRoomsCalls {
  /**
   * Create a room from a server.
   *
   * 由服务端创建房间。
   *
   * `POST /lobby/service/rooms` · assumed · code 3 · code 5 · code 8 · code 9 · code 14
   */
  create(input: ServiceRoomsCreateInput, options?: CallOptions): Promise<SyncServiceRoom>;
  /**
   * List rooms from a server.
   *
   * 由服务端列出房间。
   *
   * `GET /lobby/service/rooms` · assumed · code 3
   */
  readonly list: ListCall<ServiceRoomsListInput | undefined, SyncRoom, ServiceRoomsListReply>;
  /**
   * Read a room with its players.
   *
   * 由服务端查看房间与玩家。
   *
   * `GET /lobby/service/rooms/{id}` · assumed · code 5
   */
  get(input: ServiceRoomsGetInput, options?: CallOptions): Promise<SyncServiceRoom>;
  /**
   * Let a player join a room.
   *
   * 让玩家加入房间。
   *
   * `POST /lobby/service/rooms/{id}/join` · assumed · code 5 · code 7 · code 9
   */
  join(input: ServiceRoomsJoinInput, options?: CallOptions): Promise<SyncServiceRoom>;
  /**
   * Let a player leave a room.
   *
   * 让玩家离开房间。
   *
   * `POST /lobby/service/rooms/{id}/leave` · assumed · code 5
   */
  leave(input: ServiceRoomsLeaveInput, options?: CallOptions): Promise<SyncServiceRoom>;
}

export interface PluginsCalls {
  /**
   * List logic plugins.
   *
   * 列出逻辑插件。
   *
   * `GET /lobby/api/v1/plugins` · assumed
   */
  readonly list: ListCall<PluginsListInput | undefined, SyncPlugin, PluginsListReply>;
  /**
   * Create a logic plugin.
   *
   * 创建逻辑插件。
   *
   * `POST /lobby/api/v1/plugins` · assumed · code 3 · code 6
   */
  create(input: PluginsCreateInput, options?: CallOptions): Promise<SyncPlugin>;
  /**
   * Read a logic plugin with its releases.
   *
   * 查看逻辑插件。
   *
   * `GET /lobby/api/v1/plugins/{id}` · assumed · code 5
   */
  get(input: PluginsGetInput, options?: CallOptions): Promise<SyncPlugin>;
  /**
   * Change a logic plugin.
   *
   * 修改逻辑插件。
   *
   * `PUT /lobby/api/v1/plugins/{id}` · assumed · code 3 · code 5 · code 6
   */
  update(input: PluginsUpdateInput, options?: CallOptions): Promise<SyncPlugin>;
  /**
   * Delete a logic plugin that no profile uses.
   *
   * 删除未挂载的逻辑插件。
   *
   * `DELETE /lobby/api/v1/plugins/{id}` · assumed · code 5 · code 9
   */
  remove(input: PluginsRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Get permission to upload a .js file, or a zip of one.
   *
   * 获取插件上传凭证。
   *
   * `GET /lobby/api/v1/plugins/token` · assumed · code 3
   */
  transferToken(input: PluginsTransferTokenInput, options?: CallOptions): Promise<PluginsTransferTokenReply>;
  /**
   * Release an uploaded file as the plugin of new rooms.
   *
   * 发布插件新版本。
   *
   * `POST /lobby/api/v1/plugins/{id}/release` · assumed · code 3 · code 5 · "runtime not available"
   */
  release(input: PluginsReleaseInput, options?: CallOptions): Promise<SyncPlugin>;
}

export interface PerfSessionsCalls {
  /**
   * List performance tests, newest first.
   *
   * 列出性能测试。
   *
   * `GET /lobby/api/v1/perf/sessions/appid/{appId}` · assumed · code 5
   */
  readonly list: ListCall<PerfSessionsListInput, SyncPerfSession, PerfSessionsListReply>;
  /**
   * Read a performance test with its results.
   *
   * 查看性能测试报告。
   *
   * `GET /lobby/api/v1/perf/sessions/{id}` · assumed · code 5
   */
  get(input: PerfSessionsGetInput, options?: CallOptions): Promise<SyncPerfReport>;
  /**
   * Start a performance test; one at a time per app.
   *
   * 开始性能测试。
   *
   * `POST /lobby/api/v1/perf/sessions` · assumed · code 3 · code 5 · code 6 · code 7
   */
  create(input: PerfSessionsCreateInput, options?: CallOptions): Promise<SyncPerfReport>;
}

export interface UsageCalls {
  /**
   * Read what an app used.
   *
   * 查看同步用量。
   *
   * `GET /lobby/api/usage` · assumed · code 3
   */
  sum(input?: UsageSumInput, options?: CallOptions): Promise<SyncUsage>;
  /**
   * Read what an app used by day.
   *
   * 查看每日用量。
   *
   * `GET /lobby/api/daily-usage` · assumed · code 3
   */
  daily(input?: UsageDailyInput, options?: CallOptions): Promise<UsageDailyReply>;
  /**
   * Rank the apps that use most.
   *
   * 用量最高的应用。
   *
   * `GET /lobby/api/usage/sort` · assumed · code 3
   */
  sort(input?: UsageSortInput, options?: CallOptions): Promise<UsageSortReply>;
  /**
   * Read a trend by day; across apps for an operator.
   *
   * 查看用量趋势。
   *
   * `GET /lobby/api/usage-trend` · assumed · code 3 · code 7
   */
  trend(input: UsageTrendInput, options?: CallOptions): Promise<UsageTrendReply>;
}

/** 实时同步 · Real-time rooms */
export interface SyncCalls {
  /**
   * Set sync up with default tiers and a default profile.
   *
   * 初始化实时同步。
   *
   * `POST /lobby/api/app/{appId}/usync-init` · assumed · code 5
   */
  init(input: InitInput, options?: CallOptions): Promise<SyncSetup>;
  /**
   * Drop the cached secret of the app.
   *
   * 刷新密钥缓存。
   *
   * `POST /lobby/api/app/{appId}/recache` · spec
   */
  recache(input: RecacheInput, options?: CallOptions): Promise<Record<string, never>>;
  readonly config: ConfigCalls;
  readonly tiers: TiersCalls;
  readonly profiles: ProfilesCalls;
  readonly rooms: RoomsCalls;
  readonly serviceRooms: ServiceRoomsCalls;
  readonly plugins: PluginsCalls;
  readonly perfSessions: PerfSessionsCalls;
  readonly usage: UsageCalls;
}

export const syncTable: ServiceTable<SyncCalls> = {
  name: 'sync',
  base: 'lobby',
  accepts: 'app',
  errors: 'service',
  prefixes: { lobby: '/lobby' },
  tree: {
    init: { route: 'POST /api/app/{appId}/usync-init', body: true, retry: 'always' },
    recache: { route: 'POST /api/app/{appId}/recache', body: true, retry: 'always', cache: 'force-never', fail: 'silent' },
    config: {
      get: { route: 'GET /api/app/config' },
      set: { route: 'POST /api/app/config', body: true, retry: 'always' },
      search: { route: 'POST /api/app/config/search', body: true, accepts: 'operator', effect: 'read' },
    },
    tiers: {
      list: { route: 'GET /api/room-profile-tiers', paging: 'start-items' },
      create: { route: 'POST /api/room-profile-tiers', body: true, accepts: 'operator' },
      get: { route: 'GET /api/room-profile-tiers/{id}' },
      update: { route: 'PUT /api/room-profile-tiers/{id}', body: true, accepts: 'operator' },
    },
    profiles: {
      list: { route: 'GET /api/room-profiles', paging: 'start-items' },
      create: { route: 'POST /api/room-profiles', body: true },
      get: { route: 'GET /api/room-profiles/{id}' },
      update: { route: 'PUT /api/room-profiles/{id}', body: true },
      remove: { route: 'DELETE /api/room-profiles/{id}' },
      setPlugin: { route: 'POST /api/room-profiles/{id}/plugin', body: true, retry: 'always' },
    },
    rooms: {
      create: { route: 'POST /api/rooms', body: true },
      list: { route: 'GET /api/rooms', paging: 'start-items' },
      get: { route: 'GET /api/rooms/{id}' },
      close: { route: 'POST /api/rooms/{id}/close', retry: 'always' },
      run: { route: 'PUT /api/rooms/{id}/status/RUNNING' },
      reopen: { route: 'PUT /api/rooms/{id}/status/READY' },
      info: { route: 'GET /api/rooms/{id}/info' },
      log: { route: 'GET /api/rooms/{id}/log', paging: 'start-items' },
      byPod: { route: 'GET /api/rooms-by-pod', paging: 'start-items', accepts: 'operator' },
    },
    serviceRooms: {
      create: { route: 'POST /service/rooms', body: true },
      list: { route: 'GET /service/rooms', paging: 'start-items' },
      get: { route: 'GET /service/rooms/{id}' },
      join: { route: 'POST /service/rooms/{id}/join', body: true },
      leave: { route: 'POST /service/rooms/{id}/leave', body: true },
    },
    plugins: {
      list: { route: 'GET /api/v1/plugins', paging: 'start-items' },
      create: { route: 'POST /api/v1/plugins', body: true },
      get: { route: 'GET /api/v1/plugins/{id}' },
      update: { route: 'PUT /api/v1/plugins/{id}', body: true },
      remove: { route: 'DELETE /api/v1/plugins/{id}' },
      transferToken: { route: 'GET /api/v1/plugins/token', effect: 'write', cache: 'force-never' },
      release: { route: 'POST /api/v1/plugins/{id}/release', body: true },
    },
    perfSessions: {
      list: { route: 'GET /api/v1/perf/sessions/appid/{appId}', paging: 'start-items' },
      get: { route: 'GET /api/v1/perf/sessions/{id}' },
      create: { route: 'POST /api/v1/perf/sessions', body: true },
    },
    usage: {
      sum: { route: 'GET /api/usage' },
      daily: { route: 'GET /api/daily-usage' },
      sort: { route: 'GET /api/usage/sort', accepts: 'operator' },
      trend: { route: 'GET /api/usage-trend' },
    },
  },
};
