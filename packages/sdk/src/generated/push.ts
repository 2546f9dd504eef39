// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, ListCall, ServiceTable } from '../runtime/types.ts';

/** 推送应用 · Push of an app */
export interface PushApp {
  /** 推送应用 ID · App id, or the id of its push service */
  id: string;
  /** 应用 ID · App */
  appId: string;
  /** 游戏 ID · Hosting game of the servers */
  gameId: string;
  /** 名称 · Name */
  name: string;
  /** 状态 · State */
  status: 'enabled' | 'disabled' | (string & {});
  /** 服务等级 ID · Service level */
  serviceLevelId: string;
  /** 服务器版本 ID · Version its servers run */
  serverVersionId: string;
  /** CPU 配额 · Cores of a server */
  cpuQuota: number;
  /** 每台人数上限 · Players per server */
  playerCountLimitPerServer: number;
  /** 最少服务器 · Never fewer */
  minServers: number;
  /** 最多服务器 · Never more */
  maxServers: number;
  /** 在线人数 · Players connected now */
  onlinePlayerCount: number;
  /** 创建时间 · Time of creation */
  createdAt: string;
}

/** 连接令牌 · Permission of one player to connect */
export interface PushConnectToken {
  /** 连接令牌 · Sent when connecting */
  token: string;
  /** 连接地址 · Where the socket is */
  url: string;
  /** 服务器 ID · Server that was chosen */
  serverId: string;
  /** 过期时间 · The token ends then */
  expiresAt: string;
}

/** 推送服务器 · A server that players connect to */
export interface PushServer {
  /** 服务器 ID · Server id */
  id: string;
  /** 名称 · Name */
  name: string;
  /** IP · Address */
  ip: string;
  /** 端口 · Port, 0 until it runs */
  port: number;
  /** 状态 · waiting_exited takes no new players */
  status: 'created' | 'running' | 'failure' | 'deleted' | 'waiting_exited' | (string & {});
  /** 版本 · Version it runs */
  version: string;
  /** 人数 · Players connected now */
  playerCount: number;
  /** 人数上限 · Players it takes */
  playerCountLimit: number;
  /** CPU 用量 · Percent */
  cpuUsage: number;
  /** 内存用量 · Percent */
  memoryUsage: number;
  /** 启动时间 · Start */
  startedAt: string;
}

/** 推送用量 · What an app used in a day */
export interface PushUsage {
  /** 时间 · Start of the day */
  time: string;
  /** 在线峰值 · Most players at one moment */
  connectedPlayerPeak: number;
  /** 连接人数 · Different players */
  connectedPlayerTotal: number;
  /** 消息数 · Messages sent */
  messageTotal: number;
  /** 消息大小 · Bytes of the messages */
  messageSizeTotal: number;
  /** CPU 核时 · Core hours */
  cpuHours: number;
}

/** 实时曲线 · One interval of push */
export interface PushMetricPoint {
  /** 时间 · Start of the interval */
  time: string;
  /** 在线人数 · Players connected */
  onlinePlayerCount: number;
  /** 频道数 · Channels in use */
  channelCount: number;
  /** 消息数 · Messages of the interval */
  messageCount: number;
  /** CPU 用量 · Percent */
  cpuUsage: number;
  /** 内存用量 · Percent */
  memoryUsage: number;
}

/** 推送总用量 · What all apps used in a day */
export interface PushUsageSum {
  /** 时间 · Start of the day */
  time: string;
  /** 在线峰值 · Most players at one moment */
  connectedPlayerPeak: number;
  /** 连接人数 · Different players */
  connectedPlayerTotal: number;
  /** 消息数 · Messages sent */
  messageTotal: number;
  /** 消息大小 · Bytes of the messages */
  messageSizeTotal: number;
  /** CPU 核时 · Core hours */
  cpuHours: number;
  /** 应用数 · Apps that used push */
  appCount: number;
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

/** 频道 · A channel */
export interface PushChannel {
  /** 频道 ID · Channel id */
  id: string;
  /** 名称 · Name */
  name: string;
  /** 描述 · Free text */
  description: string;
  /** 公共频道 · Configured here and open to everybody */
  isPublic: boolean;
  /** 在线人数 · Subscribers now */
  onlinePlayerCount: number;
  /** 创建时间 · Time of creation */
  createdAt: string;
}

/** 公共频道 · A public channel, as players see it */
export interface PushPublicChannel {
  /** 名称 · Name */
  name: string;
  /** 在线人数 · Subscribers now */
  onlinePlayerCount: number;
}

/** 发送结果 · What became of a message */
export interface PushDelivery {
  /** 消息 ID · Message id */
  messageId: string;
  /** 送达数 · Players who got it */
  delivered: number;
}

/** 服务器配置 · A setting of all push servers */
export interface PushServerConfig {
  /** 配置项 · Key */
  key: string;
  /** 值 · Value */
  value: string;
  /** 描述 · What it does */
  description: string;
}

/** 服务等级 · What an app may have of push */
export interface PushServiceLevel {
  /** 服务等级 ID · Level id */
  id: string;
  /** 名称 · Name */
  name: string;
  /** CPU 配额 · Cores of a server */
  cpuQuota: number;
  /** 每台人数上限 · Players per server */
  playerCountLimitPerServer: number;
  /** 最多服务器 · Servers an app may have */
  maxServers: number;
  /** 缓存消息数 · Messages that a channel keeps for new subscribers */
  cacheSize: number;
  /** 游戏内频道上限 · Channels of players that an app may have at once; those configured are not counted */
  channelLimit: number;
  /** 试用 · For trying push out; where apps begin on it, operators take them off */
  isTrial: boolean;
}

/** 服务器版本 · A version of the push servers */
export interface PushServerVersion {
  /** 服务器版本 ID · Version id */
  id: string;
  /** 版本 · Unique */
  version: string;
  /** 镜像 · What servers run */
  image: string;
  /** 描述 · Free text */
  description: string;
  /** 默认 · New apps get it; exactly one is */
  isDefault: boolean;
  /** 应用数 · Apps on it */
  appCount: number;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
}

export interface AppsCreateInput {
  /** 应用 ID · App */
  appId: string;
  /** 名称 · Default: the name of the app */
  name?: string;
}

export interface AppsCreateReply {
  /** Push of the app */
  app: PushApp;
}

export interface AppsListInput {
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20, at most 9999 */
  limit?: number;
  /** 名称 · Part of the name */
  name?: string;
  /** 应用 ID · Of this app */
  appId?: string;
}

export interface AppsListReply {
  /** 推送应用 · All apps for an operator */
  apps: PushApp[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface AppsGetInput {
  /** 推送应用 ID · App id, or the id of its push service */
  id: string;
}

export interface AppsGetReply {
  /** Push of the app */
  app: PushApp;
}

export interface AppsUpdateInput {
  /** 推送应用 ID · App id, or the id of its push service */
  id: string;
  /** 名称 · Name */
  name?: string;
  /** 服务等级 ID · Service level */
  serviceLevelId?: string;
  /** 最少服务器 · At most maxServers */
  minServers?: number;
  /** 最多服务器 · At most what the level allows */
  maxServers?: number;
  /** CPU 配额 · Cores of a server; operators only */
  cpuQuota?: number;
}

export interface AppsUpdateReply {
  /** Push of the app */
  app: PushApp;
}

export interface AppsConnectTokenInput {
  /** 推送应用 ID · App id, or the id of its push service */
  id: string;
  /** 玩家 ID · Id of the game itself */
  playerId: string;
}

export interface AppsServersInput {
  /** 推送应用 ID · App id, or the id of its push service */
  id: string;
}

export interface AppsServersReply {
  /** 推送服务器 · Servers of the app */
  serverInfos: PushServer[];
}

export interface AppsUsageInput {
  /** 推送应用 ID · App id, or the id of its push service */
  id: string;
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
}

export interface AppsUsageReply {
  /** 用量 · Oldest day first */
  items: PushUsage[];
}

export interface AppsMetricsInput {
  /** 推送应用 ID · App id, or the id of its push service */
  id: string;
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
  /** 步长 · Seconds between two points, default 60 */
  step?: number;
}

export interface AppsMetricsReply {
  /** 曲线 · Oldest first */
  points: PushMetricPoint[];
}

export interface AppsUsageSumInput {
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
}

export interface AppsUsageSumReply {
  /** 用量 · Oldest day first */
  items: PushUsageSum[];
}

export interface AppsUsageTopKInput {
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
  /** 指标 · What to rank by */
  metric: 'connectedPlayerPeak' | 'connectedPlayerTotal' | 'messageTotal' | 'messageSizeTotal' | 'cpuHours';
  /** 名次 · How many apps, default 10 */
  k?: number;
}

export interface AppsUsageTopKReply {
  /** 排名 · Largest value first */
  items: AppValue[];
}

export interface ChannelsCreateInput {
  /** 推送应用 ID · App id, or the id of its push service */
  id: string;
  /** 名称 · Unique in the app, 1 to 64 characters */
  name: string;
  /** 描述 · Free text */
  description?: string;
}

export interface ChannelsCreateReply {
  /** The channel */
  channel: PushChannel;
}

export interface ChannelsListInput {
  /** 推送应用 ID · App id, or the id of its push service */
  id: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20, at most 9999 */
  limit?: number;
  /** 名称 · Part of the name */
  name?: string;
}

export interface ChannelsListReply {
  /** 频道 · By name */
  channels: PushChannel[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface ChannelsUpdateInput {
  /** 推送应用 ID · App id, or the id of its push service */
  id: string;
  /** 频道 ID · Channel id */
  cid: string;
  /** 名称 · Unique in the app, 1 to 64 characters */
  name?: string;
  /** 描述 · Free text */
  description?: string;
}

export interface ChannelsUpdateReply {
  /** The channel */
  channel: PushChannel;
}

export interface ChannelsRemoveManyInput {
  /** 推送应用 ID · App id, or the id of its push service */
  id: string;
  /** 名称 · Channels by name; or by id */
  names?: string[];
  /** 频道 ID · Channels by id; or by name */
  ids?: string[];
}

export interface ChannelsRemoveManyReply {
  /** 删除数量 · How many were deleted */
  deleted: number;
}

export interface ChannelsPublicInput {
  /** 推送应用 ID · App id, or the id of its push service */
  id: string;
}

export interface ChannelsPublicReply {
  /** 公共频道 · By name */
  channels: PushPublicChannel[];
}

export interface MessagesSendInput {
  /** 推送应用 ID · App id, or the id of its push service */
  id: string;
  /** 消息类型 · What it goes to */
  messageType: 'PublicChannel' | 'Channel' | 'Player';
  /** 频道 · For a channel, 1 to 64 characters */
  channelName?: string;
  /** 玩家 ID · For a player; one who is offline does not get it */
  playerId?: string;
  /** 发送者 · Shown to the receivers */
  senderId?: string;
  /** 数据 · Bytes as base64, at most 8 KiB; or a text */
  data?: string;
  /** 文本 · Text, at most 8 KiB of UTF-8; or data */
  text?: string;
}

export interface MessagesNotifyInput {
  /** 推送应用 ID · App id, or the id of its push service */
  id: string;
  /** 目标 · {"all":true}, {"channels":[…]} or {"playerIds":[…]} */
  target: {
    /** 所有人 · Everybody who is online */
    all: true;
  } | {
    /** 频道 · Subscribers of these */
    channels: string[];
  } | {
    /** 玩家 ID · These players */
    playerIds: string[];
  };
  /** 标题 · Title */
  title?: string;
  /** 内容 · What it says, at most 8 KiB of UTF-8 */
  content: string;
  /** 内容类型 · Default text */
  contentType?: string;
  /** 数据 · For the game itself, at most 8 KiB of UTF-8 */
  data?: string;
}

export interface ServerConfigsListInput {
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20, at most 9999 */
  limit?: number;
}

export interface ServerConfigsListReply {
  /** 服务器配置 · By key */
  serverConfigs: PushServerConfig[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface ServiceLevelsListInput {
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20, at most 9999 */
  limit?: number;
}

export interface ServiceLevelsListReply {
  /** 服务等级 · Every level */
  serviceLevels: PushServiceLevel[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface ServerVersionsListInput {
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20, at most 9999 */
  limit?: number;
}

export interface ServerVersionsListReply {
  /** 服务器版本 · Newest first */
  serverVersions: PushServerVersion[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface ServerVersionsCreateInput {
  /** 版本 · Unique, 1 to 64 characters */
  version: string;
  /** 镜像 · What servers run */
  image: string;
  /** 描述 · Free text */
  description?: string;
  /** 默认 · New apps get it; the one before loses the mark */
  isDefault?: boolean;
}

export interface ServerVersionsCreateReply {
  /** The version */
  serverVersion: PushServerVersion;
}

export interface ServerVersionsUpdateInput {
  /** 服务器版本 ID · Version id */
  id: string;
  /** 版本 · Unique, 1 to 64 characters */
  version?: string;
  /** 镜像 · What servers run */
  image?: string;
  /** 描述 · Free text */
  description?: string;
  /** 默认 · New apps get it; the one before loses the mark */
  isDefault?: boolean;
}

export interface ServerVersionsUpdateReply {
  /** The version */
  serverVersion: PushServerVersion;
}

export interface ServerVersionsRemoveInput {
  /** 服务器版本 ID · Version id */
  id: string;
}

export interface ServerVersionsAssignInput {
  /** 推送应用 ID · Apps to move */
  appIds: string[];
  /** 服务器版本 ID · Version they get */
  serverVersionId: string;
}

export interface ServerVersionsAssignReply {
  /** 更新数量 · Apps that were moved */
  updated: number;
}

export interface AppsCalls {
  /**
   * Set push up and start a server, or read what exists.
   *
   * 开通推送，已开通时返回原有应用。
   *
   * `POST /upush/v1/apps` · assumed · code 3 · code 5
   */
  create(input: AppsCreateInput, options?: CallOptions): Promise<AppsCreateReply>;
  /**
   * List the own push apps; all of them for an operator.
   *
   * 列出推送应用。
   *
   * `GET /upush/v1/apps` · assumed
   */
  readonly list: ListCall<AppsListInput | undefined, PushApp, AppsListReply>;
  /**
   * Read push of an app.
   *
   * 查看推送应用。
   *
   * `GET /upush/v1/apps/{id}` · assumed · code 5
   */
  get(input: AppsGetInput, options?: CallOptions): Promise<AppsGetReply>;
  /**
   * Change push of an app.
   *
   * 修改推送应用。
   *
   * `PUT /upush/v1/apps/{id}` · assumed · code 3 · code 5 · code 7
   */
  update(input: AppsUpdateInput, options?: CallOptions): Promise<AppsUpdateReply>;
  /**
   * Get permission for a player to connect; a player gets its own only.
   *
   * 获取连接令牌；玩家只能为自己获取。
   *
   * `POST /upush/v1/apps/{id}/connect-token` · assumed · code 3 · code 5 · code 7 · code 14
   */
  connectToken(input: AppsConnectTokenInput, options?: CallOptions): Promise<PushConnectToken>;
  /**
   * List the servers of an app.
   *
   * 列出推送服务器。
   *
   * `GET /upush/v1/apps/{id}/server-infos` · assumed · code 5
   */
  servers(input: AppsServersInput, options?: CallOptions): Promise<AppsServersReply>;
  /**
   * Read what an app used by day.
   *
   * 查看推送用量。
   *
   * `GET /upush/v1/apps/{id}/usage` · assumed · code 3 · code 5
   */
  usage(input: AppsUsageInput, options?: CallOptions): Promise<AppsUsageReply>;
  /**
   * Read the load of an app.
   *
   * 查看推送实时曲线。
   *
   * `GET /upush/v1/apps/{id}/metrics` · assumed · code 3 · code 5
   */
  metrics(input: AppsMetricsInput, options?: CallOptions): Promise<AppsMetricsReply>;
  /**
   * Sum what all apps used by day.
   *
   * 汇总全部应用的推送用量。
   *
   * `GET /upush/v1/apps/usage-sum` · assumed · code 3
   */
  usageSum(input?: AppsUsageSumInput, options?: CallOptions): Promise<AppsUsageSumReply>;
  /**
   * Rank the apps that use most.
   *
   * 推送用量最高的应用。
   *
   * `GET /upush/v1/apps/usage-topk` · assumed · code 3
   */
  usageTopK(input: AppsUsageTopKInput, options?: CallOptions): Promise<AppsUsageTopKReply>;
}

export interface ChannelsCalls {
  /**
   * Create a public channel.
   *
   * 创建公共频道。
   *
   * `POST /upush/v1/apps/{id}/channels` · assumed · code 3 · code 5 · code 6
   */
  create(input: ChannelsCreateInput, options?: CallOptions): Promise<ChannelsCreateReply>;
  /**
   * List channels.
   *
   * 列出频道。
   *
   * `GET /upush/v1/apps/{id}/channels` · assumed · code 5
   */
  readonly list: ListCall<ChannelsListInput, PushChannel, ChannelsListReply>;
  /**
   * Change a public channel.
   *
   * 修改公共频道。
   *
   * `PUT /upush/v1/apps/{id}/channels/{cid}` · assumed · code 3 · code 5 · code 6
   */
  update(input: ChannelsUpdateInput, options?: CallOptions): Promise<ChannelsUpdateReply>;
  /**
   * Delete public channels; subscribers are told.
   *
   * 删除公共频道，订阅者被移出。
   *
   * `DELETE /upush/v1/apps/{id}/channels` · assumed · code 3 · code 5
   */
  removeMany(input: ChannelsRemoveManyInput, options?: CallOptions): Promise<ChannelsRemoveManyReply>;
  /**
   * List public channels with their subscribers.
   *
   * 列出公共频道与在线人数。
   *
   * `GET /upush/v1/apps/{id}/public-channels` · seen · code 5
   */
  public(input: ChannelsPublicInput, options?: CallOptions): Promise<ChannelsPublicReply>;
}

export interface MessagesCalls {
  /**
   * Send a message to a channel or a player.
   *
   * 发送消息。
   *
   * `POST /upush/v1/apps/{id}/messages` · assumed · code 3 · code 5
   */
  send(input: MessagesSendInput, options?: CallOptions): Promise<PushDelivery>;
  /**
   * Send a notice of the system.
   *
   * 发送系统通知。
   *
   * `POST /upush/v1/apps/{id}/system-notify` · assumed · code 3 · code 5
   */
  notify(input: MessagesNotifyInput, options?: CallOptions): Promise<PushDelivery>;
}

export interface ServerConfigsCalls {
  /**
   * List the settings of all push servers.
   *
   * 列出服务器配置。
   *
   * `GET /upush/v1/server-configs` · assumed
   */
  readonly list: ListCall<ServerConfigsListInput | undefined, PushServerConfig, ServerConfigsListReply>;
}

export interface ServiceLevelsCalls {
  /**
   * List the service levels.
   *
   * 列出服务等级。
   *
   * `GET /upush/v1/apps/service-levels` · assumed
   */
  readonly list: ListCall<ServiceLevelsListInput | undefined, PushServiceLevel, ServiceLevelsListReply>;
}

export interface ServerVersionsCalls {
  /**
   * List the versions of the push servers.
   *
   * 列出服务器版本。
   *
   * `GET /upush/v1/server-versions` · assumed
   */
  readonly list: ListCall<ServerVersionsListInput | undefined, PushServerVersion, ServerVersionsListReply>;
  /**
   * Create a version of the push servers.
   *
   * 创建服务器版本。
   *
   * `POST /upush/v1/server-versions` · assumed · code 3 · code 6
   */
  create(input: ServerVersionsCreateInput, options?: CallOptions): Promise<ServerVersionsCreateReply>;
  /**
   * Change a version of the push servers.
   *
   * 修改服务器版本。
   *
   * `PUT /upush/v1/server-versions/{id}` · assumed · code 3 · code 5 · code 6
   */
  update(input: ServerVersionsUpdateInput, options?: CallOptions): Promise<ServerVersionsUpdateReply>;
  /**
   * Delete a version that no app uses.
   *
   * 删除未使用的服务器版本。
   *
   * `DELETE /upush/v1/server-versions/{id}` · assumed · code 5 · code 9
   */
  remove(input: ServerVersionsRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Move apps to a version; old servers drain.
   *
   * 为应用更换服务器版本。
   *
   * `PUT /upush/v1/apps/server-version` · assumed · code 3 · code 5
   */
  assign(input: ServerVersionsAssignInput, options?: CallOptions): Promise<ServerVersionsAssignReply>;
}

/** 消息推送 · Push */
export interface PushCalls {
  /**
   * Drop the cached secret of the app.
   *
   * 刷新密钥缓存。
   *
   * `POST /upush/v1/apps/refresh-auth-cache` · spec
   */
  refreshAuthCache(input?: Record<string, never>, options?: CallOptions): Promise<Record<string, never>>;
  readonly apps: AppsCalls;
  readonly channels: ChannelsCalls;
  readonly messages: MessagesCalls;
  readonly serverConfigs: ServerConfigsCalls;
  readonly serviceLevels: ServiceLevelsCalls;
  readonly serverVersions: ServerVersionsCalls;
}

export const pushTable: ServiceTable<PushCalls> = {
  name: 'push',
  base: 'push',
  accepts: 'app',
  errors: 'service',
  prefixes: { push: '/upush/v1' },
  tree: {
    refreshAuthCache: { route: 'POST /apps/refresh-auth-cache', body: true, retry: 'always', cache: 'force-never', fail: 'silent' },
    apps: {
      create: { route: 'POST /apps', body: true, retry: 'always', cache: 'force-never' },
      list: { route: 'GET /apps', paging: 'offset-limit', listField: 'apps' },
      get: { route: 'GET /apps/{id}' },
      update: { route: 'PUT /apps/{id}', body: true },
      connectToken: { route: 'POST /apps/{id}/connect-token', body: true, accepts: 'player' },
      servers: { route: 'GET /apps/{id}/server-infos' },
      usage: { route: 'GET /apps/{id}/usage' },
      metrics: { route: 'GET /apps/{id}/metrics' },
      usageSum: { route: 'GET /apps/usage-sum', accepts: 'operator' },
      usageTopK: { route: 'GET /apps/usage-topk', accepts: 'operator' },
    },
    channels: {
      create: { route: 'POST /apps/{id}/channels', body: true },
      list: { route: 'GET /apps/{id}/channels', paging: 'offset-limit', listField: 'channels' },
      update: { route: 'PUT /apps/{id}/channels/{cid}', body: true },
      removeMany: { route: 'DELETE /apps/{id}/channels' },
      public: { route: 'GET /apps/{id}/public-channels' },
    },
    messages: {
      send: { route: 'POST /apps/{id}/messages', body: true },
      notify: { route: 'POST /apps/{id}/system-notify', body: true },
    },
    serverConfigs: {
      list: { route: 'GET /server-configs', paging: 'offset-limit', listField: 'serverConfigs', accepts: 'operator' },
    },
    serviceLevels: {
      list: { route: 'GET /apps/service-levels', paging: 'offset-limit', listField: 'serviceLevels' },
    },
    serverVersions: {
      list: { route: 'GET /server-versions', paging: 'offset-limit', listField: 'serverVersions', accepts: 'operator' },
      create: { route: 'POST /server-versions', body: true, accepts: 'operator' },
      update: { route: 'PUT /server-versions/{id}', body: true, accepts: 'operator' },
      remove: { route: 'DELETE /server-versions/{id}', accepts: 'operator' },
      assign: { route: 'PUT /apps/server-version', body: true, accepts: 'operator' },
    },
  },
};
