// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, ListCall, ServiceTable } from '../runtime/types.ts';

/** 匹配应用 · Matchmaking of an app */
export interface MatchApp {
  /** 应用 ID · App */
  appId: string;
  /** 类型 · Hosting or sync */
  appType: 'multiverse' | 'sync' | (string & {});
  /** 名称 · Name */
  name: string;
  /** 状态 · A closed one takes no tickets */
  status: 'open' | 'closed' | (string & {});
  /** 配置数 · Configs */
  configCount: number;
  /** 开通时间 · Time of opening, milliseconds since 1970 */
  createdAt: number;
  /** 关闭时间 · Time of closing, milliseconds since 1970 */
  closedAt: number | null;
}

/** 票据数 · Tickets of a day */
export interface MatchTicketSum {
  /** 时间 · Start of the day */
  time: string;
  /** 票据数 · Tickets made */
  ticketCount: number;
}

/** 应用排名 · One row of a ranking by tickets */
export interface MatchTopApp {
  /** 应用 ID · App */
  appId: string;
  /** 应用名称 · Name of the app */
  appName: string;
  /** 票据数 · Tickets made */
  ticketCount: number;
}

/** 匹配配置 · How one queue matches its players */
export interface MatchConfig {
  /** 匹配配置 ID · Config id */
  id: string;
  /** 应用 ID · App */
  appId: string;
  /** 类型 · Hosting or sync; fixed */
  appType: 'multiverse' | 'sync' | (string & {});
  /** 名称 · Unique in the app and type, 1 to 64 characters */
  name: string;
  /** 描述 · Free text */
  description: string;
  /** 启用 · Takes tickets */
  enabled: boolean;
  /** 承载 · Where a match plays: a hosted server, or a room of sync */
  hosting: {
    type: 'multiverse' | (string & {});
    /** 启动配置 ID · Hosting profile with a released revision */
    profileId: string;
    /** 地域 · Regions a match may run in */
    regionIds: string[];
    /** 环境变量 · Given to the server */
    envs?: Record<string, string>;
    /** 存活时间 · Longest life of the server; like 600s or 1h0m0s */
    allocationTTL?: string;
  } | {
    type: 'sync' | (string & {});
    /** 房间配置 ID · Profile of the room */
    roomProfileUuid: string;
    /** 命名空间 · Namespace of the room */
    namespace?: string;
    /** 可见性 · Default PRIVATE */
    visibility?: 'PUBLIC' | 'PRIVATE' | (string & {});
  };
  /** 队伍 · All together at most 1000 players */
  teams: MatchTeamDefinition[];
  /** 整场规则 · Checked over all players of a match */
  matchRules: MatchRule[];
  /** 票据超时 · Seconds until a ticket gives up */
  ticketTimeoutSeconds: number;
  /** 凑满等待 · Seconds to wait for a full match */
  fillWindowSeconds: number;
  /** 启用回填 · Running matches may take more players */
  backfillEnabled: boolean;
  /** 地域策略 · How the region of a match is found */
  regionStrategy: 'ticket' | 'qos' | 'default' | (string & {});
  /** 默认地域 · When nothing else decides, or empty */
  defaultRegionId: string;
  /** 版本号 · Raised by each change */
  version: number;
  /** 创建时间 · Time of creation, milliseconds since 1970 */
  createdAt: number;
  /** 修改时间 · Time of the last change, milliseconds since 1970 */
  updatedAt: number;
}

/** 队伍定义 · A kind of team */
export interface MatchTeamDefinition {
  /** 名称 · Unique in the config, 1 to 64 characters */
  name: string;
  /** 队伍数 · How many such teams a match has */
  teamCount: {
    /** 最少 · At least */
    min: number;
    /** 最多 · At most */
    max: number;
    /** 放宽 · The latest that is due wins */
    relaxations?: MatchRelaxation[];
  };
  /** 每队人数 · Players per team */
  playerCount: {
    /** 最少 · At least */
    min: number;
    /** 最多 · At most */
    max: number;
    /** 放宽 · The latest that is due wins */
    relaxations?: MatchRelaxation[];
  };
  /** 队内规则 · Checked within each team */
  teamRules?: MatchRule[];
}

/** 放宽 · How a limit changes while players wait */
export interface MatchRelaxation {
  /** 方式 · What changes */
  type: 'RangeControl.ReplaceMin' | 'RangeControl.ReplaceMax' | 'ReferenceControl.Replace' | 'RuleControl.Enable' | 'RuleControl.Disable' | (string & {});
  /** 年龄依据 · Whose waiting time counts */
  ageType: 'Youngest' | 'Oldest' | 'Average' | (string & {});
  /** 等待秒数 · From this waiting time on; ascending in a list */
  atSeconds: number;
  /** 值 · New minimum, maximum or reference; none to enable or disable */
  value?: number | string | (number | string)[];
}

/** 匹配规则 · One condition of a match */
export interface MatchRule {
  /** 名称 · Name, 1 to 64 characters */
  name: string;
  /** 类型 · How values are compared */
  type: 'Difference' | 'Equality' | 'LessThan' | 'LessThanEqual' | 'GreaterThan' | 'GreaterThanEqual' | 'InList' | 'Intersection' | (string & {});
  /** 取值 · players.attributes.{key}, players.qosResults.latency, team.playerCount or ticket.ageSeconds */
  source: string;
  /** 参考值 · A list for InList, a number for Difference and comparisons */
  reference?: number | string | (number | string)[];
  /** 交集大小 · Items that Intersection wants in common */
  overlap?: number;
  /** 取反 · Default false */
  not?: boolean;
  /** 启用 · Default true */
  enableRule?: boolean;
  /** 放宽 · The latest that is due wins */
  relaxations?: MatchRelaxation[];
}

/** 试算结果 · What a config would make of given tickets */
export interface MatchTestResult {
  /** 对局 · Matches that would be made */
  matches: {
    /** 队伍 · Teams of the match */
    teams: MatchTeam[];
    /** 地域 · Region id */
    regionId: string;
    /** 房间 ID · Room of the backfill, or empty */
    roomId: string;
  }[];
  /** 未匹配票据 · Tickets that would go on waiting */
  unmatchedTicketIds: string[];
  /** 规则判定 · How each rule came out */
  evaluations: {
    /** 对局序号 · -1: why the others did not match */
    matchIndex: number;
    /** 规则 · Name of the rule */
    rule: string;
    /** 通过 · The rule holds */
    passed: boolean;
    /** 详情 · Values that were compared */
    detail: string;
  }[];
}

/** 队伍 · A team of a match */
export interface MatchTeam {
  /** 队伍定义 · Name in the config */
  teamDefinitionName: string;
  /** 队名 · Name of this team */
  teamName: string;
  /** 玩家 ID · All of its players */
  playerIds: string[];
  /** 票据 · The parties it is made of */
  tickets: MatchParty[];
}

/** 组队 · A ticket as a team holds it */
export interface MatchParty {
  /** 票据 ID · Ticket id */
  id: string;
  /** 玩家 · They stay together */
  players: MatchPlayer[];
  /** 创建时间 · Time of creation, milliseconds since 1970 */
  createdAt: number;
}

/** 玩家 · A player of a ticket */
export interface MatchPlayer {
  /** 玩家 ID · Id of the game itself */
  id: string;
  /** 属性 · What rules compare; numbers as text */
  attributes: Record<string, string>;
}

/** 票据数量 · The queue of a config now */
export interface MatchTicketCount {
  /** 等待 · Tickets that search */
  waiting: number;
  /** 已匹配 · Tickets whose match is being placed */
  matched: number;
  /** 最长等待 · Seconds that the oldest ticket has waited */
  oldestAgeSeconds: number;
  /** 回填 · Running matches that want players */
  backfills: number;
}

/** 票据曲线 · One interval of the queue of a config */
export interface MatchTicketPoint {
  /** 时间 · Start of the interval */
  time: string;
  /** 新建 · Tickets made */
  created: number;
  /** 成功 · Tickets matched */
  matched: number;
  /** 超时 · Tickets that gave up */
  timeout: number;
  /** 取消 · Tickets withdrawn */
  canceled: number;
  /** 平均等待 · Seconds */
  avgWaitSeconds: number;
}

/** 匹配结果 · Where a match plays */
export interface MatchAssignment {
  /** 状态 · State of the ticket */
  status: 'searching' | 'matched' | 'assigned' | 'failed' | 'timeout' | 'canceled' | (string & {});
  /** IP · Address to connect to, or empty */
  ip: string;
  /** 端口 · name/port,name/port of a hosted server, or empty */
  gamePorts: string;
  /** 房间 ID · Room to join */
  roomId: string;
  /** 地域 · Region id */
  regionId: string;
  /** 服务器 ID · Allocation of a hosted server, or empty */
  allocationId: string;
  /** 队伍 · Who plays */
  teams: MatchTeam[];
  /** 说明 · Why it failed, or empty */
  message: string;
}

/** 票据 · One or more players who look for a match together */
export interface MatchTicket {
  /** 票据 ID · Ticket id */
  id: string;
  /** 应用 ID · App */
  appId: string;
  /** 匹配配置 ID · Config */
  configId: string;
  /** 状态 · It can be withdrawn while it searches */
  status: 'searching' | 'matched' | 'assigned' | 'failed' | 'timeout' | 'canceled' | (string & {});
  /** 玩家 · They stay together */
  players: MatchPlayer[];
  /** 地域 · Regions it accepts, the best first */
  regionIds: string[];
  /** 自定义数据 · Data of the game itself */
  customData: string;
  /** 匹配结果 · Null until there is one */
  assignment: MatchAssignment | null;
  /** 创建时间 · Time of creation, milliseconds since 1970 */
  createdAt: number;
  /** 到期时间 · It gives up then, milliseconds since 1970 */
  expiresAt: number;
}

/** 回填 · A running match that takes more players */
export interface MatchBackfill {
  /** 应用 ID · App */
  appId: string;
  /** 匹配配置 ID · Config */
  configId: string;
  /** 房间 ID · One backfill per room */
  roomId: string;
  /** 地域 · Region id */
  regionId: string;
  /** IP · Address that new players connect to */
  ip: string;
  /** 端口 · name/port,name/port */
  gamePorts: string;
  /** 队伍 · JSON text of the teams now */
  matchProperties: string;
  /** 创建时间 · Time of creation, milliseconds since 1970 */
  createdAt: number;
  /** 更新时间 · Changes when players were added, milliseconds since 1970 */
  updatedAt: number;
}

/** 队伍定义 · A kind of team */
export interface MatchTeamDefinitionInput {
  /** 名称 · Unique in the config, 1 to 64 characters */
  name: string;
  /** 队伍数 · How many such teams a match has */
  teamCount: {
    /** 最少 · At least */
    min: number;
    /** 最多 · At most */
    max: number;
    /** 放宽 · The latest that is due wins */
    relaxations?: MatchRelaxationInput[];
  };
  /** 每队人数 · Players per team */
  playerCount: {
    /** 最少 · At least */
    min: number;
    /** 最多 · At most */
    max: number;
    /** 放宽 · The latest that is due wins */
    relaxations?: MatchRelaxationInput[];
  };
  /** 队内规则 · Checked within each team */
  teamRules?: MatchRuleInput[];
}

/** 放宽 · How a limit changes while players wait */
export interface MatchRelaxationInput {
  /** 方式 · What changes */
  type: 'RangeControl.ReplaceMin' | 'RangeControl.ReplaceMax' | 'ReferenceControl.Replace' | 'RuleControl.Enable' | 'RuleControl.Disable';
  /** 年龄依据 · Whose waiting time counts */
  ageType: 'Youngest' | 'Oldest' | 'Average';
  /** 等待秒数 · From this waiting time on; ascending in a list */
  atSeconds: number;
  /** 值 · New minimum, maximum or reference; none to enable or disable */
  value?: number | string | (number | string)[];
}

/** 匹配规则 · One condition of a match */
export interface MatchRuleInput {
  /** 名称 · Name, 1 to 64 characters */
  name: string;
  /** 类型 · How values are compared */
  type: 'Difference' | 'Equality' | 'LessThan' | 'LessThanEqual' | 'GreaterThan' | 'GreaterThanEqual' | 'InList' | 'Intersection';
  /** 取值 · players.attributes.{key}, players.qosResults.latency, team.playerCount or ticket.ageSeconds */
  source: string;
  /** 参考值 · A list for InList, a number for Difference and comparisons */
  reference?: number | string | (number | string)[];
  /** 交集大小 · Items that Intersection wants in common */
  overlap?: number;
  /** 取反 · Default false */
  not?: boolean;
  /** 启用 · Default true */
  enableRule?: boolean;
  /** 放宽 · The latest that is due wins */
  relaxations?: MatchRelaxationInput[];
}

/** 队伍 · A team of a match */
export interface MatchTeamInput {
  /** 队伍定义 · Name in the config */
  teamDefinitionName: string;
  /** 队名 · Name of this team */
  teamName: string;
  /** 玩家 ID · All of its players */
  playerIds: string[];
  /** 票据 · The parties it is made of */
  tickets: MatchPartyInput[];
}

/** 组队 · A ticket as a team holds it */
export interface MatchPartyInput {
  /** 票据 ID · Ticket id */
  id: string;
  /** 玩家 · They stay together */
  players: MatchPlayerInput[];
  /** 创建时间 · Time of creation, milliseconds since 1970 */
  createdAt: number;
}

/** 玩家 · A player of a ticket */
export interface MatchPlayerInput {
  /** 玩家 ID · Id of the game itself */
  id: string;
  /** 属性 · What rules compare; numbers as text */
  attributes: Record<string, string>;
}

export interface AppsOpenInput {
  /** 应用 ID · App id */
  appId: string;
  /** 类型 · Hosting or sync */
  appType: 'multiverse' | 'sync';
  /** 名称 · Default: the name of the app */
  name?: string;
}

export interface AppsOpenReply {
  /** Matchmaking of the app */
  app: MatchApp;
}

export interface AppsGetInput {
  /** 应用 ID · App id */
  appId: string;
  /** 类型 · Hosting or sync */
  appType: 'multiverse' | 'sync';
}

export interface AppsGetReply {
  /** Matchmaking of the app */
  app: MatchApp;
}

export interface AppsCloseInput {
  /** 应用 ID · App id */
  appId: string;
  /** 类型 · Hosting or sync */
  appType: 'multiverse' | 'sync';
}

export interface AppsCloseReply {
  /** Matchmaking of the app */
  app: MatchApp;
}

export interface AppsTicketSumInput {
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
  /** 应用 ID · Default: the calling app; all apps for an operator */
  appId?: string;
}

export interface AppsTicketSumReply {
  /** 票据数 · Oldest first */
  items: MatchTicketSum[];
  /** 合计 · Tickets of the whole range */
  total: number;
}

export interface AppsTicketTopKInput {
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
  /** 名次 · How many apps, default 10 */
  k?: number;
}

export interface AppsTicketTopKReply {
  /** 排名 · Most tickets first */
  items: MatchTopApp[];
}

export interface ConfigsListInput {
  /** 应用 ID · App id */
  appId: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20, at most 9999 */
  limit?: number;
  /** 类型 · Hosting or sync */
  appType?: 'multiverse' | 'sync';
  /** 名称 · Part of the name */
  name?: string;
}

export interface ConfigsListReply {
  /** 匹配配置 · Newest first */
  configs: MatchConfig[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface ConfigsCreateInput {
  /** 应用 ID · App id */
  appId: string;
  /** 类型 · Hosting or sync */
  appType: 'multiverse' | 'sync';
  /** 名称 · Unique in the app and type, 1 to 64 characters */
  name: string;
  /** 描述 · Free text */
  description?: string;
  /** 启用 · Takes tickets, default true */
  enabled?: boolean;
  /** 承载 · Where a match plays: a hosted server, or a room of sync */
  hosting: {
    type: 'multiverse';
    /** 启动配置 ID · Hosting profile with a released revision */
    profileId: string;
    /** 地域 · Regions a match may run in */
    regionIds: string[];
    /** 环境变量 · Given to the server */
    envs?: Record<string, string>;
    /** 存活时间 · Longest life of the server; like 600s or 1h0m0s */
    allocationTTL?: string;
  } | {
    type: 'sync';
    /** 房间配置 ID · Profile of the room */
    roomProfileUuid: string;
    /** 命名空间 · Namespace of the room */
    namespace?: string;
    /** 可见性 · Default PRIVATE */
    visibility?: 'PUBLIC' | 'PRIVATE';
  };
  /** 队伍 · All together at most 1000 players */
  teams: MatchTeamDefinitionInput[];
  /** 整场规则 · Checked over all players of a match */
  matchRules?: MatchRuleInput[];
  /** 票据超时 · 5 to 3600 seconds, default 60 */
  ticketTimeoutSeconds?: number;
  /** 凑满等待 · Seconds to wait for a full match, default 5 */
  fillWindowSeconds?: number;
  /** 启用回填 · Running matches may take more players, default false */
  backfillEnabled?: boolean;
  /** 地域策略 · Default ticket */
  regionStrategy?: 'ticket' | 'qos' | 'default';
  /** 默认地域 · When nothing else decides */
  defaultRegionId?: string;
}

export interface ConfigsCreateReply {
  /** The config */
  config: MatchConfig;
}

export interface ConfigsGetInput {
  /** 应用 ID · App id */
  appId: string;
  /** 匹配配置 ID · Config id */
  configId: string;
}

export interface ConfigsGetReply {
  /** The config */
  config: MatchConfig;
}

export interface ConfigsUpdateInput {
  /** 应用 ID · App id */
  appId: string;
  /** 匹配配置 ID · Config id */
  configId: string;
  /** 名称 · Unique in the app and type, 1 to 64 characters */
  name: string;
  /** 描述 · Free text */
  description?: string;
  /** 启用 · Takes tickets, default true */
  enabled?: boolean;
  /** 承载 · Where a match plays: a hosted server, or a room of sync */
  hosting: {
    type: 'multiverse';
    /** 启动配置 ID · Hosting profile with a released revision */
    profileId: string;
    /** 地域 · Regions a match may run in */
    regionIds: string[];
    /** 环境变量 · Given to the server */
    envs?: Record<string, string>;
    /** 存活时间 · Longest life of the server; like 600s or 1h0m0s */
    allocationTTL?: string;
  } | {
    type: 'sync';
    /** 房间配置 ID · Profile of the room */
    roomProfileUuid: string;
    /** 命名空间 · Namespace of the room */
    namespace?: string;
    /** 可见性 · Default PRIVATE */
    visibility?: 'PUBLIC' | 'PRIVATE';
  };
  /** 队伍 · All together at most 1000 players */
  teams: MatchTeamDefinitionInput[];
  /** 整场规则 · Checked over all players of a match */
  matchRules?: MatchRuleInput[];
  /** 票据超时 · 5 to 3600 seconds, default 60 */
  ticketTimeoutSeconds?: number;
  /** 凑满等待 · Seconds to wait for a full match, default 5 */
  fillWindowSeconds?: number;
  /** 启用回填 · Running matches may take more players, default false */
  backfillEnabled?: boolean;
  /** 地域策略 · Default ticket */
  regionStrategy?: 'ticket' | 'qos' | 'default';
  /** 默认地域 · When nothing else decides */
  defaultRegionId?: string;
}

export interface ConfigsUpdateReply {
  /** The config */
  config: MatchConfig;
}

export interface ConfigsRemoveInput {
  /** 应用 ID · App id */
  appId: string;
  /** 匹配配置 ID · Config id */
  configId: string;
  /** 强制 · Also with waiting tickets */
  force?: boolean;
}

export interface ConfigsTestInput {
  /** 应用 ID · App id */
  appId: string;
  /** 匹配配置 ID · Config id */
  configId: string;
  /** 票据 · 1 to 200 */
  tickets: {
    /** 票据 ID · Default: its number */
    id?: string;
    /** 玩家 · A party stays together */
    players: {
      /** 玩家 ID · Id of the game itself */
      id: string;
      /** 属性 · What rules compare; numbers as text */
      attributes?: Record<string, string>;
      /** 网络质量 · Latency to regions */
      qosResults?: {
        /** 地域 · Region id */
        regionId: string;
        /** 时延 · Milliseconds */
        latency: number;
      }[];
    }[];
    /** 地域 · Regions it accepts, the best first */
    regionIds?: string[];
    /** 等待秒数 · How long it has waited, default 0 */
    ageSeconds?: number;
  }[];
  /** 回填 · Running matches that want players */
  backfills?: {
    /** 房间 ID · Room */
    roomId: string;
    /** 地域 · Region id */
    regionId: string;
    /** 队伍 · Who plays there */
    teams: MatchTeamInput[];
  }[];
}

export interface ConfigsTicketCountInput {
  /** 应用 ID · App id */
  appId: string;
  /** 匹配配置 ID · Config id */
  configId: string;
}

export interface ConfigsTicketMetricsInput {
  /** 应用 ID · App id */
  appId: string;
  /** 匹配配置 ID · Config id */
  configId: string;
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
  /** 步长 · Seconds between two points, default 60 */
  step?: number;
}

export interface ConfigsTicketMetricsReply {
  /** 曲线 · Oldest first */
  points: MatchTicketPoint[];
}

export interface ConfigsReleaseTicketsInput {
  /** 应用 ID · App id */
  appId: string;
  /** 匹配配置 ID · Config id */
  configId: string;
  /** 票据 ID · Default: every one */
  ticketIds?: string[];
}

export interface ConfigsReleaseTicketsReply {
  /** 数量 · How many were ended */
  released: number;
}

export interface ConfigsReleaseBackfillsInput {
  /** 应用 ID · App id */
  appId: string;
  /** 匹配配置 ID · Config id */
  configId: string;
  /** 房间 ID · Default: every one */
  roomIds?: string[];
}

export interface ConfigsReleaseBackfillsReply {
  /** 数量 · How many were ended */
  released: number;
}

export interface TicketsCreateInput {
  /** 应用 ID · App */
  appId: string;
  /** 匹配配置 ID · Config */
  configId: string;
  /** 玩家 · They stay together */
  players: {
    /** 玩家 ID · Id of the game itself */
    id: string;
    /** 属性 · What rules compare; numbers as text */
    attributes?: Record<string, string>;
    /** 网络质量 · Latency to regions */
    qosResults?: {
      /** 地域 · Region id */
      regionId: string;
      /** 时延 · Milliseconds */
      latency: number;
    }[];
  }[];
  /** 地域 · Regions it accepts, the best first */
  regionIds?: string[];
  /** 自定义数据 · Data of the game itself */
  customData?: string;
}

export interface TicketsCreateReply {
  /** The ticket */
  ticket: MatchTicket;
}

export interface TicketsGetInput {
  /** 票据 ID · Ticket id */
  id: string;
}

export interface TicketsGetReply {
  /** The ticket */
  ticket: MatchTicket;
}

export interface TicketsCancelInput {
  /** 票据 ID · Ticket id */
  id: string;
}

export interface TicketsCancelReply {
  /** The ticket */
  ticket: MatchTicket;
}

export interface BackfillsStartInput {
  /** 应用 ID · App */
  appId: string;
  /** 匹配配置 ID · Config */
  configId: string;
  /** 房间 ID · One backfill per room */
  roomId: string;
  /** 地域 · Region id */
  regionId: string;
  /** IP · Address that new players connect to */
  ip: string;
  /** 端口 · name/port,name/port */
  gamePorts: string;
  /** 队伍 · JSON text of the teams now */
  matchProperties: string;
  /** 创建时间 · Ignored */
  createdAt?: number;
  /** 更新时间 · Ignored */
  updatedAt?: number;
}

export interface BackfillsGetInput {
  /** 房间 ID · Room */
  roomId: string;
}

export interface BackfillsStopInput {
  /** 房间 ID · Room */
  roomId: string;
}

export interface AppsCalls {
  /**
   * Open matchmaking; hosting or sync must be open first.
   *
   * 开通匹配。
   *
   * `POST /umatch/v1/apps` · assumed · code 3 · "precondition failed"
   */
  open(input: AppsOpenInput, options?: CallOptions): Promise<AppsOpenReply>;
  /**
   * Read matchmaking of an app.
   *
   * 查看匹配应用。
   *
   * `GET /umatch/v1/apps/{appId}` · assumed · code 5
   */
  get(input: AppsGetInput, options?: CallOptions): Promise<AppsGetReply>;
  /**
   * Close matchmaking: cancels tickets, ends backfills, keeps configs.
   *
   * 关闭匹配，取消全部票据与回填。
   *
   * `DELETE /umatch/v1/apps/{appId}` · assumed · code 5
   */
  close(input: AppsCloseInput, options?: CallOptions): Promise<AppsCloseReply>;
  /**
   * Count tickets by day.
   *
   * 统计票据数。
   *
   * `GET /umatch/v1/apps/ticket-sum` · assumed · code 3
   */
  ticketSum(input?: AppsTicketSumInput, options?: CallOptions): Promise<AppsTicketSumReply>;
  /**
   * Rank the apps with most tickets.
   *
   * 票据最多的应用。
   *
   * `GET /umatch/v1/apps/ticket-topk` · assumed · code 3
   */
  ticketTopK(input?: AppsTicketTopKInput, options?: CallOptions): Promise<AppsTicketTopKReply>;
}

export interface ConfigsCalls {
  /**
   * List match configs.
   *
   * 列出匹配配置。
   *
   * `GET /umatch/v1/apps/{appId}/configs` · assumed · code 5
   */
  readonly list: ListCall<ConfigsListInput, MatchConfig, ConfigsListReply>;
  /**
   * Create a match config.
   *
   * 创建匹配配置。
   *
   * `POST /umatch/v1/apps/{appId}/configs` · assumed · code 3 · code 6 · code 9
   */
  create(input: ConfigsCreateInput, options?: CallOptions): Promise<ConfigsCreateReply>;
  /**
   * Read a match config.
   *
   * 查看匹配配置。
   *
   * `GET /umatch/v1/apps/{appId}/configs/{configId}` · assumed · code 5
   */
  get(input: ConfigsGetInput, options?: CallOptions): Promise<ConfigsGetReply>;
  /**
   * Replace a match config; waiting tickets use the new one.
   *
   * 替换匹配配置。
   *
   * `PUT /umatch/v1/apps/{appId}/configs/{configId}` · assumed · code 3 · code 5 · code 6
   */
  update(input: ConfigsUpdateInput, options?: CallOptions): Promise<ConfigsUpdateReply>;
  /**
   * Delete a match config.
   *
   * 删除匹配配置。
   *
   * `DELETE /umatch/v1/apps/{appId}/configs/{configId}` · assumed · code 5 · code 9
   */
  remove(input: ConfigsRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Try a config on given tickets; nothing is stored.
   *
   * 试算匹配结果，不保存。
   *
   * `POST /umatch/v1/apps/{appId}/configs/{configId}/test` · assumed · code 3 · code 5
   */
  test(input: ConfigsTestInput, options?: CallOptions): Promise<MatchTestResult>;
  /**
   * Count the tickets that wait.
   *
   * 查看等待中的票据数。
   *
   * `GET /umatch/v1/apps/{appId}/configs/{configId}/query-ticket-count` · assumed · code 5
   */
  ticketCount(input: ConfigsTicketCountInput, options?: CallOptions): Promise<MatchTicketCount>;
  /**
   * Read how a queue went.
   *
   * 查看票据曲线。
   *
   * `GET /umatch/v1/apps/{appId}/configs/{configId}/tickets-count-metrics` · assumed · code 3 · code 5
   */
  ticketMetrics(input: ConfigsTicketMetricsInput, options?: CallOptions): Promise<ConfigsTicketMetricsReply>;
  /**
   * Cancel tickets that wait.
   *
   * 释放等待中的票据。
   *
   * `POST /umatch/v1/apps/{appId}/configs/{configId}/release-tickets` · assumed · code 5
   */
  releaseTickets(input: ConfigsReleaseTicketsInput, options?: CallOptions): Promise<ConfigsReleaseTicketsReply>;
  /**
   * End backfills.
   *
   * 结束回填。
   *
   * `POST /umatch/v1/apps/{appId}/configs/{configId}/release-backfills` · assumed · code 5
   */
  releaseBackfills(input: ConfigsReleaseBackfillsInput, options?: CallOptions): Promise<ConfigsReleaseBackfillsReply>;
}

export interface TicketsCalls {
  /**
   * Look for a match.
   *
   * 开始匹配。
   *
   * `POST /umatch/v1/tickets` · assumed · code 3 · code 5 · code 6 · code 9
   */
  create(input: TicketsCreateInput, options?: CallOptions): Promise<TicketsCreateReply>;
  /**
   * Read a ticket; asked about once a second.
   *
   * 查看票据，约每秒一次。
   *
   * `GET /umatch/v1/tickets/{id}` · assumed · code 5
   */
  get(input: TicketsGetInput, options?: CallOptions): Promise<TicketsGetReply>;
  /**
   * Withdraw a ticket that searches.
   *
   * 取消匹配。
   *
   * `DELETE /umatch/v1/tickets/{id}` · assumed · code 5 · code 9
   */
  cancel(input: TicketsCancelInput, options?: CallOptions): Promise<TicketsCancelReply>;
}

export interface BackfillsCalls {
  /**
   * Ask for more players for a running match.
   *
   * 开始回填。
   *
   * `POST /umatch/v1/backfill/start` · seen · code 3 · code 5 · code 6
   */
  start(input: BackfillsStartInput, options?: CallOptions): Promise<MatchBackfill>;
  /**
   * Read the backfill of a room.
   *
   * 查看回填。
   *
   * `GET /umatch/v1/backfill` · seen · "backfill not found"
   */
  get(input: BackfillsGetInput, options?: CallOptions): Promise<MatchBackfill>;
  /**
   * Take no more players.
   *
   * 停止回填。
   *
   * `DELETE /umatch/v1/backfill/stop` · seen · "backfill not found"
   */
  stop(input: BackfillsStopInput, options?: CallOptions): Promise<MatchBackfill>;
}

/** 匹配 · Matchmaking */
export interface MatchCalls {
  /**
   * Drop the cached secret of the app.
   *
   * 刷新密钥缓存。
   *
   * `POST /umatch/v1/apps/refresh-auth-cache` · spec
   */
  refreshAuthCache(input?: Record<string, never>, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Drop the cached regions.
   *
   * 刷新地域缓存。
   *
   * `POST /umatch/v1/apps/refresh-regions-cache` · spec
   */
  refreshRegionsCache(input?: Record<string, never>, options?: CallOptions): Promise<Record<string, never>>;
  readonly apps: AppsCalls;
  readonly configs: ConfigsCalls;
  readonly tickets: TicketsCalls;
  readonly backfills: BackfillsCalls;
}

export const matchTable: ServiceTable<MatchCalls> = {
  name: 'match',
  base: 'match',
  accepts: 'app',
  errors: 'service',
  prefixes: { match: '/umatch/v1' },
  tree: {
    refreshAuthCache: { route: 'POST /apps/refresh-auth-cache', body: true, retry: 'always', cache: 'force-never', fail: 'silent' },
    refreshRegionsCache: { route: 'POST /apps/refresh-regions-cache', body: true, retry: 'always', cache: 'force-never', fail: 'silent' },
    apps: {
      open: { route: 'POST /apps', body: true, retry: 'always' },
      get: { route: 'GET /apps/{appId}' },
      close: { route: 'DELETE /apps/{appId}' },
      ticketSum: { route: 'GET /apps/ticket-sum' },
      ticketTopK: { route: 'GET /apps/ticket-topk', accepts: 'operator' },
    },
    configs: {
      list: { route: 'GET /apps/{appId}/configs', paging: 'offset-limit', listField: 'configs' },
      create: { route: 'POST /apps/{appId}/configs', body: true },
      get: { route: 'GET /apps/{appId}/configs/{configId}' },
      update: { route: 'PUT /apps/{appId}/configs/{configId}', body: true },
      remove: { route: 'DELETE /apps/{appId}/configs/{configId}' },
      test: { route: 'POST /apps/{appId}/configs/{configId}/test', body: true, effect: 'read' },
      ticketCount: { route: 'GET /apps/{appId}/configs/{configId}/query-ticket-count' },
      ticketMetrics: { route: 'GET /apps/{appId}/configs/{configId}/tickets-count-metrics' },
      releaseTickets: { route: 'POST /apps/{appId}/configs/{configId}/release-tickets', body: true, retry: 'always' },
      releaseBackfills: { route: 'POST /apps/{appId}/configs/{configId}/release-backfills', body: true, retry: 'always' },
    },
    tickets: {
      create: { route: 'POST /tickets', body: true, accepts: 'player' },
      get: { route: 'GET /tickets/{id}', accepts: 'player' },
      cancel: { route: 'DELETE /tickets/{id}', accepts: 'player' },
    },
    backfills: {
      start: { route: 'POST /backfill/start', body: true },
      get: { route: 'GET /backfill' },
      stop: { route: 'DELETE /backfill/stop' },
    },
  },
};
