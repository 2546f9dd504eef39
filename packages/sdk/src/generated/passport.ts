// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, Json, ListCall, Page, ServiceTable } from '../runtime/types.ts';
import { passportConsoleTable } from './passport.console.ts';
import { passportPlayersTable } from './passport.players.ts';

/** 身份域 · The player-account settings of an app */
export interface IdDomain {
  /** 应用 ID · Always the app id */
  id: string;
  /** 名称 · Name */
  name: string;
  /** 图标 · Icon of the login page */
  logoURL: string;
  /** 公司名称 · Company on the login page */
  companyName: string;
  /** 正式环境 · Real SMS and real-name checks */
  production: boolean;
  /** 审核状态 · State of the review before production */
  reviewStatus: 'None' | 'Reviewing' | 'Approved' | 'Rejected' | (string & {});
  /** 模拟短信 · No SMS is sent, the code is 111111 */
  mockSms: boolean;
  /** 模拟实名 · Real names are checked by format only */
  mockRealName: boolean;
  /** 登录方式 · Login methods on offer */
  loginMethods: ('Phone' | 'OAuth' | 'AccessToken' | 'ServerSide' | (string & {}))[];
  /** 登录平台 · Platforms players log in from */
  loginPlatforms: ('Android' | 'Ios' | 'Windows' | 'ServerSide' | (string & {}))[];
  /** 最低年龄 · Players below it may not play, 0 for none */
  minAge: number;
  /** 强制实名 · Login needs a verified real name */
  realNameRequired: boolean;
  /** 服务条款版本 · Version of the terms of service */
  tosVersion: number;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
}

/** 上线审核 · Where an identity domain stands on its way to production */
export interface IdDomainReview {
  /** 正式环境 · Real SMS and real-name checks */
  production: boolean;
  /** 审核状态 · State of the review */
  reviewStatus: 'None' | 'Reviewing' | 'Approved' | 'Rejected' | (string & {});
  /** 审核备注 · Last remark of either side */
  reviewRemark: string;
}

/** 验证码记录 · One verification code that was sent to a phone */
export interface VerificationCodeLog {
  /** 记录 ID · Log id */
  id: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 手机号 · Masked, such as 138****0000 */
  phoneNumber: string;
  /** 模板 ID · SMS template */
  templateID: string;
  /** 用途 · What the code was for */
  purpose: 'Login' | 'Bind' | (string & {});
  /** 状态 · What became of the code */
  status: 'Sent' | 'Verified' | 'Expired' | 'Failed' | (string & {});
  /** 模拟 · No SMS was sent */
  mock: boolean;
  /** 错误信息 · Why sending failed */
  errorMessage: string;
  /** IP · Address that asked for the code */
  ip: string;
  /** 发送时间 · Time of sending */
  sentAt: string;
  /** 验证时间 · Time of verification */
  verifiedAt?: string;
}

/** 登录渠道 · Settings of an identity provider on one platform */
export interface IdProvider {
  /** 渠道 ID · Provider id */
  id: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 渠道 · Who vouches for the player */
  provider: 'Wechat' | 'Apple' | 'QQ' | 'Weibo' | 'WechatWeb' | 'QQWeb' | 'ServiceLogin' | 'Hykb' | 'TapTap' | (string & {});
  /** 登录平台 · Platform the settings are for */
  loginPlatform: 'Android' | 'Ios' | 'Windows' | 'ServerSide' | (string & {});
  /** 客户端 ID · App id at the provider */
  clientID: string;
  /** 客户端密钥 · The first 4 characters and *** */
  clientSecret: string;
  /** 回调地址 · Where the provider sends the player back to */
  redirectURI: string;
  /** 启用 · Players may use it */
  enabled: boolean;
  /** 属性 · Settings of one provider only */
  properties: Record<string, string>;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
}

/** 用户协议 · A document that players agree to */
export interface TermsOfService {
  /** 协议 ID · Document id */
  id: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 标题 · Title */
  title: string;
  /** 正文 · Text of the document */
  content: string;
  /** 链接 · Attached links */
  links: {
    /** 名称 · Text of the link */
    name: string;
    /** 地址 · URL */
    url: string;
  }[];
  /** 版本 · Raised when title, content or links change */
  version: number;
  /** 启用 · Players see it */
  enabled: boolean;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
}

/** 短信模板 · The text of a message with a verification code */
export interface SmsTemplate {
  /** 模板 ID · Template id */
  id: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 名称 · Name */
  name: string;
  /** 用途 · What the message is for */
  type: 'Login' | 'Bind' | 'RealName' | 'Custom' | (string & {});
  /** 签名 · Who the message is from */
  signature: string;
  /** 内容 · Text with {code} in it */
  content: string;
  /** 状态 · State of the review */
  status: 'Reviewing' | 'Available' | 'Failed' | (string & {});
  /** 未通过原因 · Why the review failed, or empty */
  failReason: string;
  /** 启用 · The one of its type that is used */
  enabled: boolean;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
}

/** 防沉迷设置 · When and for how much minors may play */
export interface AntiAddictionConfig {
  /** 启用 · The rules are in force, default false */
  enabled: boolean;
  /** 允许未实名 · Players without a verified real name may play, default false; they never pay */
  allowUnverified: boolean;
  /** 节假日 · Public holidays, YYYY-MM-DD; default those that were announced */
  holidays: string[];
  /** 调休工作日 · Weekend days that are worked, YYYY-MM-DD; default those that were announced */
  workdays: string[];
  /** 年龄段 · Rules of each age band */
  bands: {
    /** 8 岁以下 · Below 8 */
    UnderEight: {
      /** 可玩日 · Days of the week, 1 is Monday */
      days: number[];
      /** 含节假日 · Public holidays count as such days */
      includeHolidays: boolean;
      /** 开始时刻 · Play begins, HH:MM in Asia/Shanghai */
      startTime: string;
      /** 结束时刻 · Play ends, HH:MM in Asia/Shanghai */
      endTime: string;
      /** 每日时长 · Minutes of play in a day; 1440 for no limit */
      dailyMinutes: number;
      /** 单次支付上限 · Fen in one payment; 0 for none at all, -1 for no limit */
      singlePayLimit: number;
      /** 每月支付上限 · Fen in a calendar month; 0 for none at all, -1 for no limit */
      monthlyPayLimit: number;
    };
    /** 8–15 岁 · 8 to 15 */
    EightToSixteen: {
      /** 可玩日 · Days of the week, 1 is Monday */
      days: number[];
      /** 含节假日 · Public holidays count as such days */
      includeHolidays: boolean;
      /** 开始时刻 · Play begins, HH:MM in Asia/Shanghai */
      startTime: string;
      /** 结束时刻 · Play ends, HH:MM in Asia/Shanghai */
      endTime: string;
      /** 每日时长 · Minutes of play in a day; 1440 for no limit */
      dailyMinutes: number;
      /** 单次支付上限 · Fen in one payment; 0 for none at all, -1 for no limit */
      singlePayLimit: number;
      /** 每月支付上限 · Fen in a calendar month; 0 for none at all, -1 for no limit */
      monthlyPayLimit: number;
    };
    /** 16–17 岁 · 16 and 17 */
    SixteenToEighteen: {
      /** 可玩日 · Days of the week, 1 is Monday */
      days: number[];
      /** 含节假日 · Public holidays count as such days */
      includeHolidays: boolean;
      /** 开始时刻 · Play begins, HH:MM in Asia/Shanghai */
      startTime: string;
      /** 结束时刻 · Play ends, HH:MM in Asia/Shanghai */
      endTime: string;
      /** 每日时长 · Minutes of play in a day; 1440 for no limit */
      dailyMinutes: number;
      /** 单次支付上限 · Fen in one payment; 0 for none at all, -1 for no limit */
      singlePayLimit: number;
      /** 每月支付上限 · Fen in a calendar month; 0 for none at all, -1 for no limit */
      monthlyPayLimit: number;
    };
    /** 18 岁及以上 · 18 and above */
    AboveEighteen: {
      /** 可玩日 · Days of the week, 1 is Monday */
      days: number[];
      /** 含节假日 · Public holidays count as such days */
      includeHolidays: boolean;
      /** 开始时刻 · Play begins, HH:MM in Asia/Shanghai */
      startTime: string;
      /** 结束时刻 · Play ends, HH:MM in Asia/Shanghai */
      endTime: string;
      /** 每日时长 · Minutes of play in a day; 1440 for no limit */
      dailyMinutes: number;
      /** 单次支付上限 · Fen in one payment; 0 for none at all, -1 for no limit */
      singlePayLimit: number;
      /** 每月支付上限 · Fen in a calendar month; 0 for none at all, -1 for no limit */
      monthlyPayLimit: number;
    };
  };
}

/** 服务配置 · Settings of the player-account service */
export interface PassportConfig {
  /** 公会人数上限 · Members of a guild, default 50 */
  MemberLimitCount: number;
  /** 允许加入多个公会 · A persona may be in several guilds, default false */
  EnableJoinMultiGuilds: boolean;
  /** 退会冷却时间 · Minutes until a leaver may join or create, default 120 */
  RestrictedMinutesAfterLeaveGuild: number;
  /** 入会需审批 · Joining asks for approval, default true */
  EnableGainApprovalBeforeJoin: boolean;
  /** 允许公会重名 · Names of guilds need not be unique, default false */
  GuildDisableUniqueGuildName: boolean;
  /** 日活系数 · Factor of the billed daily active users, default 1 */
  dauFactor: number;
  /** 日活统计方式 · How daily active users are counted, default HyperLogLog */
  dauMode: 'HyperLogLog' | 'Exact' | (string & {});
  /** 邮箱容量 · Messages of a persona, default 500 */
  inboxCapacity: number;
  /** 背包容量 · Rows of a persona, default 5000 */
  inventoryCapacity: number;
  /** 属性大小上限 · Bytes of properties as JSON, default 512; an empty object has 2 */
  propertiesBytesLimit: number;
  /** 好友上限 · Friends of a persona, default 200 */
  maxFriendCount: number;
  /** 待处理好友申请上限 · Requests a persona has sent, default 50 */
  maxPendingFriendRequestCount: number;
  /** 敏感词检查 · Names are checked, default false */
  enableSensitiveWordCheck: boolean;
  /** 敏感词 · Words that names may not hold */
  sensitiveWords: string[];
  /** 邮件保留月数 · Months a message is kept, default 12 */
  inboxRetentionMonths: number;
  /** 仅服务端可写 · Families that only a server may write, default none */
  serverAuthority: ('leaderboards' | 'achievements' | 'quests' | 'battlePass' | 'deposit' | (string & {}))[];
  /** 限流 · Limits of families of calls, each with a switch of its own; none is on by default */
  rateLimits: {
    /** 登录 · Logins, default 600 a minute */
    login: {
      /** 启用 · The limit is in force, default false */
      enabled: boolean;
      /** 次数上限 · Calls of the whole app in one window */
      limit: number;
      /** 窗口秒数 · Length of a window */
      windowSeconds: number;
    };
    /** 短信 · Verification codes, default 60 a minute */
    sms: {
      /** 启用 · The limit is in force, default false */
      enabled: boolean;
      /** 次数上限 · Calls of the whole app in one window */
      limit: number;
      /** 窗口秒数 · Length of a window */
      windowSeconds: number;
    };
    /** 实名 · Real-name checks, default 60 a minute */
    realName: {
      /** 启用 · The limit is in force, default false */
      enabled: boolean;
      /** 次数上限 · Calls of the whole app in one window */
      limit: number;
      /** 窗口秒数 · Length of a window */
      windowSeconds: number;
    };
    /** 接口 · Every other call of players and game builds, default 6000 a minute */
    api: {
      /** 启用 · The limit is in force, default false */
      enabled: boolean;
      /** 次数上限 · Calls of the whole app in one window */
      limit: number;
      /** 窗口秒数 · Length of a window */
      windowSeconds: number;
    };
  };
  /** 防沉迷 */
  antiAddiction: AntiAddictionConfig;
}

/** 限流用量 · How much of a limit is used */
export interface RateLimitUsage {
  /** 限制项 · What is limited */
  name: 'login' | 'sms' | 'realName' | 'api' | (string & {});
  /** 上限 · Calls in one window */
  limit: number;
  /** 已用 · Calls in the running window */
  used: number;
  /** 窗口秒数 · Length of a window */
  windowSeconds: number;
  /** 重置时间 · End of the running window */
  resetAt: string;
}

/** 指标曲线 · A metric over time */
export interface PassportMetricSeries {
  /** 指标 · dau, sms, apps: counts; usage: yuan */
  metric: 'dau' | 'sms' | 'usage' | 'apps' | (string & {});
  /** 数据点 · Oldest first */
  points: {
    /** 时间 · Start of the hour or day */
    time: string;
    /** 数值 · Value */
    value: number;
  }[];
  /** 合计 · Sum over the period */
  total: number;
}

/** 留存 · How many users come back */
export interface PassportRetention {
  /** 指标 · retention */
  metric: 'retention' | (string & {});
  /** 分组 · One row per day */
  cohorts: {
    /** 日期 · Day the users came */
    time: string;
    /** 新增用户 · Users of that day */
    users: number;
    /** 次日留存 · Share back after 1 day, null while open or without users */
    day1: number | null;
    /** 7 日留存 · Share back after 7 days, null while open or without users */
    day7: number | null;
    /** 30 日留存 · Share back after 30 days, null while open or without users */
    day30: number | null;
  }[];
}

/** 指标排行 · The apps with the most of a metric */
export interface PassportMetricRanking {
  /** 指标 · dau, sms: counts; usage: yuan */
  metric: 'dau' | 'sms' | 'usage' | (string & {});
  /** 应用 · Largest first */
  items: {
    /** 身份域 ID · App id */
    idDomainID: string;
    /** 应用名称 · Name of the app; empty unless an operator asks */
    appName: string;
    /** 数值 · Value */
    value: number;
  }[];
}

/** 接口文档 · An OpenAPI document */
export interface PassportApiDocument {
  /** OpenAPI 版本 · Version of OpenAPI */
  openapi: string;
  /** 信息 · What it describes */
  info: {
    /** 标题 · Title */
    title: string;
    /** 版本 · Version */
    version: string;
  };
  /** 路径 · Operations by path */
  paths: Record<string, Json>;
}

/** 角色登录结果 · A persona that has signed in */
export interface PersonaLogin {
  /** 角色访问令牌 · Token of the persona, 2 hours */
  personaAccessToken: string;
  /** 角色刷新令牌 · Used once for new tokens, 30 days */
  personaRefreshToken: string;
  /** 过期时间 · End of the access token, unix seconds */
  expiresAt: string;
  /** 新角色 · The persona was made by this call */
  isNew: boolean;
  /** The persona */
  persona: Persona;
}

/** 封禁信息 · A ban that is in force */
export interface BanInfo {
  /** 原因 · Shown to the player, or empty */
  reason: string;
  /** 封禁时间 · Start of the ban */
  bannedAt: string;
  /** 解封时间 · End of the ban; absent for good */
  unbanAt?: string;
}

/** 封禁动作 · One thing a player is kept from */
export interface BanAction {
  /** 限制 · What is forbidden */
  type: 'BanLeaderboard' | (string & {});
  /** 选项 · How far it goes */
  options: {
    /** 清除分数 · Current scores were deleted as well */
    clearLeaderboard: boolean;
  };
  /** 原因 · Why */
  reason?: string;
  /** 结束时间 · End; absent for good */
  until?: string;
}

/** 角色 · What a user is in one realm */
export interface Persona {
  /** 角色 ID · Persona id */
  personaID: string;
  /** 用户 ID · User it belongs to */
  userID: string;
  /** 区服 ID · Realm it lives in */
  realmID: string;
  /** 区服名称 · Name of the realm */
  realmName: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 外部角色 ID · Id of the game itself or empty */
  externalPersonaID: string;
  /** 显示名称 · Name that players see */
  displayName: string;
  /** 头像 · URL or empty */
  iconUrl: string;
  /** 状态 · Sealed is deleted */
  status: 'Active' | 'Banned' | 'Sealed' | (string & {});
  /** Present while banned */
  banInfo?: BanInfo;
  /** 封禁动作 · What else is forbidden */
  banActions: BanAction[];
  /** 标签 · Tags it carries */
  tags: {
    /** 标签 ID · Tag id */
    tagID: string;
    /** 名称 · Name */
    name: string;
    /** 颜色 · #rrggbb */
    color: string;
  }[];
  /** 最近登录时间 · Time of the last login */
  lastLoginAt?: string;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
  /** 属性 · At most 512 bytes as JSON */
  properties: Record<string, string>;
}

/** 令牌 · Tokens of a player */
export interface PlayerTokens {
  /** 访问令牌 · Sent as Bearer, 2 hours */
  accessToken: string;
  /** 刷新令牌 · Used once for new tokens, 30 days */
  refreshToken: string;
  /** 过期时间 · End of the access token, unix seconds */
  expiresAt: string;
}

/** 玩家令牌的公钥 · What a game server verifies access tokens of players with */
export interface PlayerKeys {
  /** 公钥 · Keys in use */
  keys: {
    /** 密钥类型 · EC */
    kty: string;
    /** 曲线 · P-256 */
    crv: string;
    /** x · Base64url */
    x: string;
    /** y · Base64url */
    y: string;
    /** 密钥 ID · As in the header of a token */
    kid: string;
    /** 用途 · sig */
    use: string;
    /** 算法 · ES256 */
    alg: string;
  }[];
}

/** 网页登录 · A login that was begun in a browser */
export interface PlayerWebLogin {
  /** 地址 · Where to send the browser */
  url: string;
  /** 状态码 · Comes back beside the login code */
  state: string;
  /** 过期时间 · End of the login that was begun */
  expiresAt: string;
}

/** 区服 · A server of the game; a user has one persona in each */
export interface Realm {
  /** 区服 ID · Realm id */
  realmID: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 名称 · 1 to 64 characters, not only blanks */
  name: string;
  /** 状态 · Players log in only while it is Open */
  status: 'Created' | 'Open' | 'Maintenance' | 'Closed' | (string & {});
  /** 外部关联 ID · Id of the game itself or empty */
  externalRealmID: string;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
  /** 属性 · At most 512 bytes as JSON */
  properties: Record<string, string>;
}

/** 用户 · A player account; it has one persona in each realm */
export interface PassportUser {
  /** 用户 ID · User id */
  userID: string;
  /** 外部用户 ID · Id of the game itself or empty */
  externalUserID: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 已删除 · The status is Sealed */
  deleted: boolean;
  /** 状态 · Sealed is deleted */
  userStatus: 'Active' | 'Banned' | 'Sealed' | (string & {});
  /** 显示名称 · Name that players see */
  displayName: string;
  /** 头像 · URL or empty */
  avatarUrl: string;
  /** 当前设备 ID · Device of the last login or empty */
  currentDeviceID: string;
  /** 最近登录 IP · Address of the last login or empty */
  lastLoginIp: string;
  /** 最近登录时间 · Time of the last login */
  lastLoginAt?: string;
  /** 登录方式 · Of the last login, or empty */
  loginMethod: '' | 'Phone' | 'OAuth' | 'AccessToken' | 'ServerSide' | (string & {});
  /** 登录平台 · Of the last login, or empty */
  loginPlatform: '' | 'Android' | 'Ios' | 'Windows' | 'ServerSide' | (string & {});
  /** 登录渠道 · Of the last login, or empty */
  loginIDProvider: string;
  /** 已实名 · The real name was verified */
  isRealNameVerified: boolean;
  /** 姓名 · The first character and *, or empty */
  realName: string;
  /** 身份证号 · The first 3 and last 2 characters, or empty */
  idCardNumber: string;
  /** 年龄段 · Empty while not verified */
  ageGroup: '' | 'UnderEight' | 'EightToSixteen' | 'SixteenToEighteen' | 'AboveEighteen' | (string & {});
  /** 已达最低年龄 · Old enough for the app */
  aboveMinAge: boolean;
  /** 邮箱 · E-mail or empty */
  email: string;
  /** 邮箱已验证 · The e-mail was verified */
  emailVerified: boolean;
  /** 手机号 · Phone number or empty */
  phoneNumber: string;
  /** 手机号已验证 · The phone number was verified */
  phoneNumberVerified: boolean;
  /** Present while banned */
  banInfo?: BanInfo;
  /** 封禁动作 · What else is forbidden */
  banActions: BanAction[];
  /** 标签 · Tags it carries */
  tags: {
    /** 标签 ID · Tag id */
    tagID: string;
    /** 名称 · Name */
    name: string;
    /** 颜色 · #rrggbb */
    color: string;
  }[];
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
  /** 属性 · At most 512 bytes as JSON */
  properties: Record<string, string>;
}

/** 标签 · A mark on users and personas */
export interface PassportTag {
  /** 标签 ID · Tag id */
  tagID: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 名称 · Unique in the app */
  name: string;
  /** 颜色 · #rrggbb */
  color: string;
  /** 描述 · Free text */
  description: string;
  /** 用户数 · Users that carry it */
  userCount: number;
  /** 角色数 · Personas that carry it */
  personaCount: number;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
}

/** 好友 · A friend of a persona */
export interface Friend {
  /** 好友关系 ID · Friendship id */
  id: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 角色 ID · Whose friend it is */
  sourcePersonaID: string;
  /** 区服 ID · Realm of that persona */
  sourceRealmID: string;
  /** 区服名称 · Name of that realm */
  sourceRealmName: string;
  /** 好友角色 ID · The friend */
  targetPersonaID: string;
  /** 好友区服 ID · Realm of the friend */
  targetRealmID: string;
  /** 好友区服名称 · Name of that realm */
  targetRealmName: string;
  /** 好友属性 · Properties of the friend */
  targetPersonaProperties: Record<string, string>;
  /** 好友名称 · Name of the friend */
  displayName: string;
  /** 好友状态 · Status of the friend */
  status: 'Active' | 'Banned' | 'Sealed' | (string & {});
  /** 头像 · Picture of the friend or empty */
  iconUrl: string;
  /** 备注 · What the persona calls the friend, or empty */
  remark: string;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
}

/** 黑名单记录 · A persona that may not send friend requests */
export interface FriendBlacklistEntry {
  /** 记录 ID · Entry id */
  id: string;
  /** 角色 ID · Who is kept out */
  targetPersonaID: string;
  /** 名称 · Name of that persona */
  displayName: string;
  /** 创建时间 · Time of creation */
  createdAt: string;
}

/** 所在公会 · A guild with the role a persona has in it */
export interface OwnGuild {
  /** 公会 ID · Guild id */
  id: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 区服 ID · Realm it lives in */
  realmID: string;
  /** 公会名称 · Name */
  guildName: string;
  /** 公告 · Words to the members */
  announcement: string;
  /** 公会类型 · Word of the game itself or empty */
  guildType: string;
  /** 可见性 · Players find public ones */
  visibility: 'Public' | 'Private' | (string & {});
  /** 入会需审批 · Joining asks for approval */
  enableGainApprovalBeforeJoin: boolean;
  /** 会长角色 ID · Persona of the owner */
  ownerPersonaID: string;
  /** 成员数 · Members */
  memberCount: number;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
  /** 属性 · At most 512 bytes as JSON */
  properties: Record<string, string>;
  /** 自己的角色 · Role of the persona in the guild */
  selfRole: {
    /** 角色标识 · Slug of the role */
    slugName: string;
    /** 角色名称 · Name of the role */
    displayName: string;
    /** 权限 · What a holder may do */
    permissions: {
      /** 解散公会 · May dismiss the guild; the owner role only */
      dismissGuild: boolean;
      /** 审批加入申请 · May answer requests to join */
      manageGuildRequests: boolean;
      /** 管理成员角色 · May change roles of a lower level */
      manageMemberRole: boolean;
      /** 修改公会信息 · May change the guild */
      updateGuildInfo: boolean;
      /** 移除成员 · May remove members of a lower level */
      removeMembers: boolean;
    };
  };
}

/** 权益 · What a user or persona may do for a time */
export interface Entitlement {
  /** 权益 ID · Entitlement id */
  id: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 类型 · Such as default, subscription, dlc, vip */
  type: string;
  /** 显示名称 · Name that players see */
  displayName: string;
  /** 归属 · Who has it */
  ownerType: 'User' | 'Persona' | (string & {});
  /** 用户 ID · User that has it, or empty */
  userID: string;
  /** 角色 ID · Persona that has it, or empty */
  personaID: string;
  /** 生效时间 · Start */
  startTime: string;
  /** 失效时间 · End; absent for good */
  endTime?: string;
  /** 状态 · Follows from the time unless suspended */
  status: 'Pending' | 'Active' | 'Expired' | 'Suspended' | (string & {});
  /** 冻结原因 · Why it is suspended, or empty */
  suspendReason: string;
  /** 来源 · Where it came from */
  source: 'Console' | (string & {});
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
  /** 属性 · Data of the game itself */
  properties: Record<string, string>;
}

/** 权益到期 · How many entitlements end on a day */
export interface EntitlementExpiry {
  /** 日期 · YYYY-MM-DD, in Asia/Shanghai */
  day: string;
  /** 失效数 · Entitlements that end on that day */
  count: number;
  /** 玩家数 · How many different users and personas have them */
  owners: number;
}

/** 公会 · A group of personas */
export interface Guild {
  /** 公会 ID · Guild id */
  id: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 区服 ID · Realm it lives in */
  realmID: string;
  /** 公会名称 · Name */
  guildName: string;
  /** 公告 · Words to the members */
  announcement: string;
  /** 公会类型 · Word of the game itself or empty */
  guildType: string;
  /** 可见性 · Players find public ones */
  visibility: 'Public' | 'Private' | (string & {});
  /** 入会需审批 · Joining asks for approval */
  enableGainApprovalBeforeJoin: boolean;
  /** 会长角色 ID · Persona of the owner */
  ownerPersonaID: string;
  /** 成员数 · Members */
  memberCount: number;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
  /** 属性 · At most 512 bytes as JSON */
  properties: Record<string, string>;
  /** 成员 · Members; not in lists */
  members?: GuildMember[];
}

/** 公会成员 · A persona in a guild */
export interface GuildMember {
  /** 成员角色 ID · Persona of the member */
  memberId: string;
  /** 成员名称 · Name of the member */
  memberName: string;
  /** 角色标识 · Slug of the role */
  role: string;
  /** 加入时间 · Time of joining */
  joinedAt: string;
}

/** 公会申请 · A persona that would like to join a guild */
export interface GuildRequest {
  /** 申请 ID · Request id */
  id: string;
  /** 公会 ID · Guild to join */
  guildId: string;
  /** 角色 ID · Who asks */
  personaID: string;
  /** 名称 · Name of who asks */
  displayName: string;
  /** 附言 · Words beside the request */
  message: string;
  /** 状态 · Cancelled: taken back, in another guild, or the guild is gone */
  status: 'Pending' | 'Approved' | 'Rejected' | 'Cancelled' | (string & {});
  /** 创建时间 · Time of creation */
  createdAt: string;
}

/** 公会角色 · What a member of a guild is and may do */
export interface GuildRole {
  /** 角色 ID · Role id */
  id: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 角色标识 · Slug of the role */
  slugName: string;
  /** 角色名称 · Name of the role */
  displayName: string;
  /** 权限 · What a holder may do */
  permissions: {
    /** 解散公会 · May dismiss the guild; the owner role only */
    dismissGuild: boolean;
    /** 审批加入申请 · May answer requests to join */
    manageGuildRequests: boolean;
    /** 管理成员角色 · May change roles of a lower level */
    manageMemberRole: boolean;
    /** 修改公会信息 · May change the guild */
    updateGuildInfo: boolean;
    /** 移除成员 · May remove members of a lower level */
    removeMembers: boolean;
  };
  /** 等级 · A higher level outranks a lower one */
  level: number;
  /** 人数上限 · Holders in one guild, 0 for no limit */
  limit: number;
  /** 内置 · Made with the app: owner, vice-owner, member */
  isDefault: boolean;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
  /** 属性 · Data of the game itself */
  properties: Record<string, string>;
}

/** 举报 · What one player says of another */
export interface PlayerReport {
  /** 举报 ID · Report id */
  id: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 举报者角色 ID · Who reports */
  reporterPersonaID: string;
  /** 被举报角色 ID · Who is reported */
  targetPersonaID: string;
  /** 被举报用户 ID · User of that persona */
  targetUserID: string;
  /** 类别 · Kind of offence, a word of the game itself */
  category: string;
  /** 内容 · What happened */
  content: string;
  /** 证据 · URLs */
  evidence: string[];
  /** 状态 · What became of it */
  status: 'Reviewing' | 'Cleared' | 'Actioned' | 'Revoked' | (string & {});
  /** 处理结果 · Words of the reviewer or empty */
  result: string;
  /** 处理人 · Who decided, or empty */
  reviewer: string;
  /** 处理时间 · Time of the decision */
  reviewedAt?: string;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
}

/** 被举报角色 · A persona with what is reported of it */
export interface ReportedPersona {
  /** 被举报角色 ID · Who is reported */
  targetPersonaID: string;
  /** 名称 · Name of that persona */
  displayName: string;
  /** 被举报用户 ID · User of that persona */
  targetUserID: string;
  /** 审核中 · Reports under review */
  reviewingCount: number;
  /** 举报数 · All reports */
  reportCount: number;
  /** 举报人数 · How many different personas report */
  reporterCount: number;
  /** 类别 · Kinds of offence, in the order of the alphabet */
  categories: string[];
  /** 最近举报 ID · The last report */
  lastReportID: string;
  /** 最近举报时间 · Time of the last report */
  lastReportedAt: string;
}

/** 排行榜 · A ranking of players or other things */
export interface Leaderboard {
  /** 标识 · Never changes */
  slugName: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 显示名称 · Name that players see */
  displayName: string;
  /** 成员类型 · Player: members are personas; Entity: any text */
  memberType: 'Player' | 'Entity' | (string & {});
  /** 排序 · Desc: larger is better */
  sortOrder: 'Asc' | 'Desc' | (string & {});
  /** 更新方式 · What a further score does */
  updateType: 'KeepBest' | 'KeepLatest' | 'Aggregate' | (string & {});
  /** 跨区服 · Realms are ranked together */
  crossRealm: boolean;
  /** 分组方式 · Customized: the caller names the bucket; System: filled by size */
  bucketStrategy: 'None' | 'Customized' | 'System' | (string & {});
  /** 分组大小 · Members of a bucket, for System */
  bucketSize: number;
  /** 段位方式 · What cutoffs mean */
  tierStrategy?: 'Score' | 'Rank' | 'Percent' | (string & {});
  /** 段位 · Best first */
  tiers: LeaderboardTier[];
  /** 奖励方式 · What rewards go by */
  rewardStrategy: 'General' | 'InBucket' | 'ByTier' | (string & {});
  /** 奖励 · Rules */
  rewards: LeaderboardReward[];
  /** 奖励邮件模板 · Empty: rewards go straight to the inventory */
  rewardInboxTemplateSlug: string;
  /** 重置计划 · Cron text of 5 fields in Asia/Shanghai, empty for none */
  resetSchedule: string;
  /** 下次重置 · Absent without a schedule, and while it is switched off */
  nextResetAt?: string;
  /** 开始时间 · Scores are refused before */
  startTime?: string;
  /** 结束时间 · Scores are refused after */
  endTime?: string;
  /** 名次不并列 · Equal scores get different ranks */
  forceDistinctRank: boolean;
  /** 当前版本 ID · Version that takes scores */
  currentVersionId: string;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
  /** 属性 · Data of the game itself */
  properties: Record<string, string>;
}

/** 段位 · A class of scores */
export interface LeaderboardTier {
  /** 段位标识 · Slug of the tier */
  slugName: string;
  /** 段位名称 · Name of the tier */
  displayName: string;
  /** 门槛 · Score, rank or percentage that must be reached */
  cutoff: number;
  /** 顺序 · Best first */
  order: number;
}

/** 奖励规则 · What the members of a range of ranks or of a tier get */
export interface LeaderboardReward {
  /** 起始名次 · First rank, for General and InBucket */
  from?: number;
  /** 结束名次 · Last rank, for General and InBucket */
  to?: number;
  /** 段位标识 · Slug of the tier, for ByTier */
  tier?: string;
  /** 奖励 · What each member gets */
  items: {
    /** 资源标识 · Slug of the resource */
    resourceSlug: string;
    /** 数量 · Units */
    quantity: number;
  }[];
}

/** 排行榜版本 · The scores between two resets */
export interface LeaderboardVersion {
  /** 版本 ID · Version id */
  versionId: string;
  /** 开始时间 · Start */
  startTime: string;
  /** 结束时间 · Time of the reset that ended it */
  endTime?: string;
  /** 状态 · Current takes scores */
  status: 'Current' | 'Archived' | (string & {});
  /** 成员数 · Members with a score */
  memberCount: number;
  /** 重置方式 · What ended it */
  reason?: 'Manual' | 'Scheduled' | (string & {});
  /** 创建时间 · Time of creation */
  createdAt: string;
}

/** 分数 · The place of a member */
export interface LeaderboardScore {
  /** 成员 ID · Persona id, or any text for Entity */
  memberId: string;
  /** 成员名称 · Name of the member */
  displayName: string;
  /** 分数 · Score */
  score: number;
  /** 名次 · From 1 */
  rank: number;
  /** 段位名称 · Name of the tier or empty */
  tier: string;
  /** 段位标识 · Slug of the tier or empty */
  tierSlugName: string;
  /** 分组 ID · Bucket or empty */
  bucketId: string;
  /** 区服 ID · Realm of the member or empty */
  realmID: string;
  /** 角色属性 · Properties of the persona */
  personaProperties: Record<string, string>;
  /** 更新次数 · Scores that were counted */
  updateCount: number;
  /** 更新时间 · Earlier ranks higher among equal scores */
  updatedAt: string;
  /** 属性 · Data beside the score */
  properties: Record<string, string>;
}

/** 提交结果 · Where a member stands after a score */
export interface LeaderboardScoreResult {
  /** 成员 ID · Persona id, or any text for Entity */
  memberId: string;
  /** 分数 · Score */
  score: number;
  /** 名次 · From 1 */
  rank: number;
  /** 段位名称 · Name of the tier or empty */
  tier: string;
  /** 段位标识 · Slug of the tier or empty */
  tierSlugName: string;
  /** 分组 ID · Bucket or empty */
  bucketId: string;
}

/** 成员分数 · The place of one member in one of the leaderboards */
export interface LeaderboardMemberScore {
  /** 排行榜标识 · Slug of the leaderboard */
  leaderboardSlugName: string;
  /** 排行榜名称 · Name of the leaderboard */
  leaderboardDisplayName: string;
  /** 成员 ID · Persona id, or any text for Entity */
  memberId: string;
  /** 成员名称 · Name of the member */
  displayName: string;
  /** 分数 · Score */
  score: number;
  /** 名次 · From 1 */
  rank: number;
  /** 段位名称 · Name of the tier or empty */
  tier: string;
  /** 段位标识 · Slug of the tier or empty */
  tierSlugName: string;
  /** 分组 ID · Bucket or empty */
  bucketId: string;
  /** 区服 ID · Realm of the member or empty */
  realmID: string;
  /** 角色属性 · Properties of the persona */
  personaProperties: Record<string, string>;
  /** 更新次数 · Scores that were counted */
  updateCount: number;
  /** 更新时间 · Earlier ranks higher among equal scores */
  updatedAt: string;
  /** 属性 · Data beside the score */
  properties: Record<string, string>;
}

/** 历史分数 · The place of a member in an archived version */
export interface LeaderboardHistoryScore {
  /** 成员 ID · Persona id, or any text for Entity */
  memberId: string;
  /** 成员名称 · Name of the member */
  displayName: string;
  /** 分数 · Score */
  score: number;
  /** 名次 · From 1 */
  rank: number;
  /** 段位名称 · Name of the tier or empty */
  tier: string;
  /** 段位标识 · Slug of the tier or empty */
  tierSlugName: string;
  /** 分组 ID · Bucket or empty */
  bucketId: string;
  /** 区服 ID · Realm of the member or empty */
  realmID: string;
  /** 角色属性 · Properties of the persona */
  personaProperties: Record<string, string>;
  /** 更新次数 · Scores that were counted */
  updateCount: number;
  /** 更新时间 · Earlier ranks higher among equal scores */
  updatedAt: string;
  /** 属性 · Data beside the score */
  properties: Record<string, string>;
  /** 奖励状态 · false open, success issued; true only where a correction says claimed */
  rewardState: 'false' | 'true' | 'success' | (string & {});
}

/** 奖励预览 · Whom a rule gives something, by the ranks as they are */
export interface LeaderboardRewardPlan {
  /** 起始名次 · First rank, for General and InBucket */
  from?: number;
  /** 结束名次 · Last rank, for General and InBucket */
  to?: number;
  /** 段位标识 · Slug of the tier, for ByTier */
  tier?: string;
  /** 奖励 · What each member gets */
  items: {
    /** 资源标识 · Slug of the resource */
    resourceSlug: string;
    /** 数量 · Units */
    quantity: number;
  }[];
  /** 成员数 · Members that the rule names */
  memberCount: number;
  /** 已发放 · Those of them that have it */
  issuedCount: number;
}

/** 定时重置 · When a leaderboard is reset by itself */
export interface LeaderboardSchedule {
  /** 重置计划 · Cron text of 5 fields in Asia/Shanghai */
  resetSchedule: string;
  /** 下次重置时间 · Absent while switched off */
  nextResetAt?: string;
  /** 启用 · Resets happen */
  enabled: boolean;
  /** 开始时间 · No reset before */
  startTime?: string;
  /** 自动发奖 · A reset issues the rewards */
  autoReward: boolean;
}

/** 资源 · A currency or item of the game */
export interface EconomyResource {
  /** 标识 · Never changes */
  slugName: string;
  /** 资源标识 · Same as slugName */
  resourceSlug: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 类型 · Currency is real money: CNY, built in */
  type: 'VirtualCurrency' | 'Item' | 'Currency' | (string & {});
  /** 显示名称 · Name that players see */
  displayName: string;
  /** 命名空间 · Group of the game itself, default default */
  namespace: string;
  /** 持有上限 · Most a persona may hold, 0 for no limit */
  quantityLimit: number;
  /** 可堆叠 · One inventory row with a quantity, not one row per unit */
  stackable: boolean;
  /** 有效时长 · Seconds that what a persona gets lasts, 0 for good */
  lifetimeSeconds: number;
  /** 自定义数据 · Data of the game itself */
  customData: Record<string, string>;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
}

/** 导入结果 · What became of the rows of an import */
export interface PassportImportResult {
  /** 新建数量 · Rows that made a new object */
  createdCount: number;
  /** 更新数量 · Rows that changed an object */
  updatedCount: number;
  /** 失败 · Rows that were left out; the others are kept */
  failed: {
    /** 行号 · Position in the request, from 0 */
    index: number;
    /** 标识 · Slug of the row */
    slugName: string;
    /** 原因 · Why the row was left out */
    message: string;
  }[];
}

/** 商品分类 · A shelf of the shop */
export interface EconomyCategory {
  /** 分类 ID · Category id */
  id: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 标识 · Never changes */
  slugName: string;
  /** 显示名称 · Name that players see */
  displayName: string;
  /** 自定义数据 · Data of the game itself */
  customData: Record<string, string>;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
}

/** 商品 · Something that personas buy */
export interface EconomyProduct {
  /** 商品 ID · Product id */
  id: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 标识 · Never changes */
  slugName: string;
  /** 显示名称 · Name that players see */
  displayName: string;
  /** 分类标识 · Slug of the category */
  categorySlug: string;
  /** 价格 · Empty: free; CNY in fen stands alone */
  costs: RewardItem[];
  /** 内容 · What the persona gets */
  rewards: RewardItem[];
  /** 限购次数 · Purchases of a persona in a period, 0 for no limit */
  limitCount: number;
  /** 限购重置 · When the limit starts anew; absent for never */
  resetSchedule?: {
    /** 周期 · How often */
    type: 'EveryDay' | 'EveryWeek' | 'EveryMonth' | (string & {});
    /** 日 · Day of the week from Monday 1, or of the month; 0 for EveryDay */
    day: number;
    /** 时 · Hour of the day in Asia/Shanghai */
    hour: number;
  };
  /** 已购次数 · Purchases of the persona that was named */
  consumeCount?: number;
  /** 可购买 · The persona that was named may buy it now */
  purchasable?: boolean;
  /** 上架时间 · Sold from */
  startTime?: string;
  /** 下架时间 · Sold until */
  endTime?: string;
  /** 状态 · Players see published ones */
  publishStatus: 'published' | 'unpublished' | (string & {});
  /** 自定义数据 · Data of the game itself */
  customData: Record<string, string>;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
}

/** 资源与数量 · An amount of a resource that is paid or given */
export interface RewardItem {
  /** 资源标识 · Slug of the resource */
  slugName: string;
  /** 资源名称 · Name of the resource */
  displayName: string;
  /** 命名空间 · Namespace of the resource */
  namespace: string;
  /** 数量 · Units */
  quantity: number;
}

/** 订单 · A purchase of a product */
export interface EconomyTransaction {
  /** 订单 ID · Order id */
  transactionId: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 类型 · What is paid with */
  type: 'RealMoneyPurchase' | 'VirtualPurchase' | (string & {});
  /** 状态 · How far it is */
  status: 'Pending' | 'Charged' | 'Fulfilled' | 'FulfillFailed' | 'ChargeFailed' | 'Refunded' | (string & {});
  /** 角色 ID · Who buys */
  personaId: string;
  /** 商品 · The product as it was when it was bought */
  product: {
    /** 商品标识 · Slug of the product */
    slugName: string;
    /** 商品名称 · Name of the product */
    displayName: string;
    /** 价格 · What one unit costs; CNY in fen */
    costs: RewardItem[];
    /** 内容 · What one unit gives */
    rewards: RewardItem[];
  };
  /** 数量 · Units of the product */
  quantity: number;
  /** 外部订单号 · Unique number of the game itself, or empty */
  outTradeNo: string;
  /** 支付方式 · Empty for VirtualPurchase */
  paymentMethod: '' | 'AlipayApp' | 'AlipayPCWeb' | 'AlipayMobileWeb' | (string & {});
  /** 总金额 · Fen */
  totalAmount: number;
  /** 自定义数据 · Data of the game itself */
  customData: Record<string, string>;
  /** 失败原因 · Why it failed, or empty */
  failReason: string;
  /** 扣款时间 · Time of the payment */
  chargedAt?: string;
  /** 发货时间 · Time the rewards were given */
  fulfilledAt?: string;
  /** 退款时间 · Time of the refund */
  refundedAt?: string;
  /** 创建时间 · Time of creation */
  createdAt: string;
}

/** 背包物品 · A row of what a persona owns */
export interface InventoryItem {
  /** 物品 ID · Inventory row id */
  inventoryItemId: string;
  /** 角色 ID · Whose it is */
  personaId: string;
  /** 命名空间 · Namespace of the resource */
  namespace: string;
  /** 数量 · Units; 0 for a row that is gone */
  quantity: number;
  /** 自定义数据 · Data of the game itself */
  customData: Record<string, string>;
  /** 资源 · What it is */
  resource: {
    /** 资源标识 · Slug of the resource */
    resourceSlug: string;
    /** 资源名称 · Name of the resource */
    displayName: string;
    /** 命名空间 · Namespace of the resource */
    namespace: string;
    /** 类型 · Type of the resource */
    type: 'VirtualCurrency' | 'Item' | 'Currency' | (string & {});
    /** 可堆叠 · One row with a quantity, not one row per unit */
    stackable: boolean;
    /** 自定义数据 · Data of the game itself */
    customData: Record<string, string>;
  };
  /** 过期时间 · Receipt plus lifetimeSeconds of the resource; absent for good */
  expiresAt?: string;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
}

/** 礼包 · A gift, and the kind of codes that redeem it */
export interface TokenClass {
  /** 礼包 ID · Class id */
  tokenClassId: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 名称 · Unique in the app */
  name: string;
  /** 状态 · Follows from the time once released */
  status: 'unreleased' | 'pending' | 'active' | 'expired' | (string & {});
  /** 生效时间 · Codes work from */
  startTime: string;
  /** 失效时间 · Codes work until; absent for good */
  endTime?: string;
  /** 范围 · A code works in one of these; none: everywhere */
  scopes: string[];
  /** 资源 · Units of each resource, by slug */
  resources: Record<string, number>;
  /** 发放方式 · Straight to the inventory, or by mail */
  deliveryType: 'Direct' | 'Inbox' | (string & {});
  /** 邮件模板 · For Inbox, or empty */
  inboxTemplateSlug: string;
  /** 兑换码类型 · Universal: one code for all; Unique: one code per use */
  codeType: 'Universal' | 'Unique' | (string & {});
  /** 通用码 · For Universal, or empty */
  code: string;
  /** 前缀 · Begin of every code */
  prefix: string;
  /** 兑换码长度 · Characters with the prefix, 8 to 20 */
  codeLength: number;
  /** 每角色兑换上限 · Codes of the class that a persona may use */
  redeemLimitPerPersona: number;
  /** 生成数量 · Codes */
  generatedCount: number;
  /** 使用数量 · Codes that were used, or uses of the universal one */
  usedCount: number;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
  /** 属性 · Data of the game itself */
  properties: Record<string, string>;
}

/** 兑换码 · One code of a gift pack */
export interface TokenInstance {
  /** 兑换码 ID · Code id */
  id: string;
  /** 礼包 ID · Class */
  tokenClassId: string;
  /** 兑换码 · The code */
  code: string;
  /** 状态 · A used one stays used */
  status: 'unused' | 'used' | 'invalid' | (string & {});
  /** 资源 · Units of each resource, by slug */
  resources: Record<string, number>;
  /** 批次 ID · Batch it was generated in */
  batchId: string;
  /** 使用者 · Who used it */
  usedBy?: {
    /** 角色 ID · Persona */
    personaID: string;
    /** 用户 ID · User */
    userID: string;
    /** 名称 · Name of the persona */
    displayName: string;
  };
  /** 使用时间 · Time of use */
  usedAt?: string;
  /** 作废时间 · Time it was made invalid */
  invalidatedAt?: string;
  /** 创建时间 · Time of creation */
  createdAt: string;
}

/** 兑换记录 · One use of a code */
export interface TokenUse {
  /** 行标识 · Id of the use: a persona may use many codes, and many personas a universal one */
  id: string;
  /** 角色 ID · Persona */
  personaID: string;
  /** 用户 ID · User */
  userID: string;
  /** 名称 · Name of the persona */
  displayName: string;
  /** 使用时间 · Time of use */
  usedAt: string;
  /** 兑换码 · The code */
  code: string;
}

/** 邮件模板 · A mail that can be sent */
export interface InboxTemplate {
  /** 标识 · Never changes */
  slugName: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 模板名称 · Name for developers */
  displayName: string;
  /** 发送范围 · Who gets the mail */
  scope: 'Persona' | 'Realm' | 'All' | (string & {});
  /** 发送时间 · Not sent before; absent for at once */
  sendTime?: string;
  /** 过期方式 · Counted from receipt, or at a fixed time */
  expireType: 'Duration' | 'FixedTime' | (string & {});
  /** 有效时长 · Seconds from receipt, for Duration */
  expireDuration: number;
  /** 过期时间 · For FixedTime */
  expireAt?: string;
  /** 标题 · Title of the mail */
  title: string;
  /** 正文 · Text of the mail */
  content: string;
  /** 发件人 · Name of the sender or empty */
  sender: string;
  /** 附件 · Resources in the mail */
  attachments: {
    /** 资源标识 · Slug of the resource */
    resourceSlug: string;
    /** 数量 · Units */
    quantity: number;
  }[];
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
  /** 属性 · Data of the game itself */
  properties: Record<string, string>;
}

/** 发送记录 · One sending of a mail */
export interface InboxRecord {
  /** 记录 ID · Record id */
  id: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 模板标识 · Slug of the template */
  templateSlugName: string;
  /** 模板名称 · Name of the template */
  templateName: string;
  /** 发送范围 · Who gets the mail */
  scope: 'Persona' | 'Realm' | 'All' | (string & {});
  /** 发送对象 · Persona ids, at most 1000 of them, or realm ids; empty for All */
  targets: string[];
  /** 标题 · Title as it was sent */
  title: string;
  /** 正文 · Text as it was sent */
  content: string;
  /** 发件人 · Name of the sender or empty */
  sender: string;
  /** 附件 · Resources in the mail */
  attachments: {
    /** 资源标识 · Slug of the resource */
    resourceSlug: string;
    /** 数量 · Units */
    quantity: number;
  }[];
  /** 过期方式 · Counted from receipt, or at a fixed time */
  expireType: 'Duration' | 'FixedTime' | (string & {});
  /** 有效时长 · Seconds from receipt, for Duration */
  expireDuration: number;
  /** 过期时间 · For FixedTime */
  expireAt?: string;
  /** 状态 · Scheduled until the sendTime of the template */
  status: 'Scheduled' | 'Sent' | 'Recalled' | (string & {});
  /** 发送数量 · Messages that were made */
  sentCount: number;
  /** 接收数量 · Messages that players have received */
  receivedCount: number;
  /** 领取数量 · Messages whose attachments were taken */
  consumedCount: number;
  /** 发送时间 · Time of sending */
  sentAt?: string;
  /** 撤回时间 · Time of the recall */
  recalledAt?: string;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
}

/** 邮件 · A mail in the inbox of a persona */
export interface InboxMessage {
  /** 邮件 ID · Message id */
  messageId: string;
  /** 记录 ID · Sending it came from */
  recordId: string;
  /** 角色 ID · Whose inbox it is in */
  personaId: string;
  /** 标题 · Title */
  title: string;
  /** 正文 · Text */
  content: string;
  /** 发件人 · Name of the sender or empty */
  sender: string;
  /** 附件 · Resources in the mail */
  attachments: {
    /** 资源标识 · Slug of the resource */
    resourceSlug: string;
    /** 数量 · Units */
    quantity: number;
  }[];
  /** 状态 · Unconsumed: read, attachments not taken */
  status: 'Unread' | 'Unconsumed' | 'Completed' | (string & {});
  /** 接收时间 · Time of receipt */
  receivedAt?: string;
  /** 阅读时间 · Time of reading */
  readAt?: string;
  /** 领取时间 · Time the attachments were taken */
  consumedAt?: string;
  /** 过期时间 · End; absent for good */
  expiresAt?: string;
}

/** 成就 · Something that personas achieve once */
export interface AchievementMeta {
  /** 标识 · Never changes */
  slugName: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 显示名称 · Name that players see */
  displayName: string;
  /** 描述 · What to do */
  description: string;
  /** 分类 · Word of the game itself or empty */
  category: string;
  /** 系列 · Word of the game itself or empty */
  series: string;
  /** 起始值 · Where personas begin */
  startValue: number;
  /** 目标值 · Above the start: done at or above it; below: at or below */
  thresholdValue: number;
  /** 奖励 · Given once */
  rewards: RewardItem[];
  /** 隐藏 · Players do not see it until it is done */
  hidden: boolean;
  /** 状态 · Players see released ones */
  releaseStatus: 'released' | 'unreleased' | (string & {});
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
  /** 属性 · Data of the game itself */
  properties: Record<string, string>;
}

/** 角色成就 · How far a persona is with an achievement */
export interface PersonaAchievement {
  /** 行标识 · Persona id and slug: one in every list */
  id: string;
  /** 角色 ID · Persona */
  personaID: string;
  /** 角色名称 · Name of the persona, in lists of several */
  personaName?: string;
  /** 标识 · Slug of the achievement */
  slugName: string;
  /** 显示名称 · Name that players see */
  displayName: string;
  /** 当前值 · How far the persona is */
  achievedValue: number;
  /** 目标值 · Above the start: done at or above it; below: at or below */
  thresholdValue: number;
  /** 达成状态 · Once achieved it stays so */
  achieveStatus: 'achieved' | 'not_achieved' | (string & {});
  /** 领奖状态 · Whether the rewards were taken */
  redeemStatus: 'redeemed' | 'not_redeemed' | (string & {});
  /** 达成时间 · Time it was done */
  achievedAt?: string;
  /** 领奖时间 · Time the rewards were taken */
  redeemedAt?: string;
  /** 自定义数据 · Data of the game itself */
  customData: Record<string, string>;
  /** 属性 · Properties of the achievement */
  properties: Record<string, string>;
}

/** 战令 · A season of levels with rewards */
export interface BattlePass {
  /** 标识 · Never changes */
  slugName: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 显示名称 · Name that players see */
  displayName: string;
  /** 描述 · Words to the players */
  description: string;
  /** 开始时间 · Start */
  startTime: string;
  /** 结束时间 · End; absent for good */
  endTime?: string;
  /** 最高等级 · Last level */
  maxLevel: number;
  /** 每日经验上限 · Experience in a day, 0 for no limit */
  dailyExpLimit: number;
  /** 每周经验上限 · Experience in a week, 0 for no limit */
  weeklyExpLimit: number;
  /** 每日起始时 · Hour a day begins at, Asia/Shanghai */
  dayStartHour: number;
  /** 升级经验 · One for every level, or one per level */
  levelExp: number[];
  /** 状态 · Follows from the time once published */
  status: 'Pending' | 'Active' | 'Expired' | 'Suspended' | (string & {});
  /** 已发布 · Players see it */
  published: boolean;
  /** 档位 · Tracks of rewards */
  slots: BattlePassSlot[];
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
}

/** 战令档位 · A track of rewards, such as free or deluxe */
export interface BattlePassSlot {
  /** 档位 ID · Slot id */
  id: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 战令标识 · Slug of the battle pass */
  battlePassSlugName: string;
  /** 标识 · Never changes */
  slugName: string;
  /** 显示名称 · Name that players see */
  displayName: string;
  /** 默认解锁 · Open to every persona */
  unlockedByDefault: boolean;
  /** 解锁商品 · Slug of the product that opens it, or empty */
  unlockProductSlug: string;
  /** 顺序 · Position in the battle pass */
  order: number;
  /** 奖励 · One row per level that gives something */
  rewards: {
    /** 等级 · Level, from 1 */
    level: number;
    /** 奖励 · What the level gives */
    items: {
      /** 资源标识 · Slug of the resource */
      resourceSlug: string;
      /** 数量 · Units */
      quantity: number;
    }[];
  }[];
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
}

/** 角色战令 · How far a persona is in a battle pass */
export interface PersonaBattlePass {
  /** 行标识 · Persona id and slug: one in every list */
  id: string;
  /** 角色 ID · Persona */
  personaId: string;
  /** 角色名称 · Name of the persona, in lists of several */
  personaName?: string;
  /** 战令标识 · Slug of the battle pass */
  slugName: string;
  /** 等级 · Level that was reached, from 0 */
  level: number;
  /** 经验 · Experience towards the next level */
  exp: number;
  /** 总经验 · Experience in all */
  totalExp: number;
  /** 今日经验 · Experience of today */
  todayExp: number;
  /** 本周经验 · Experience of this week */
  weekExp: number;
  /** 已解锁档位 · Slugs of the slots that are open */
  unlockedSlots: string[];
  /** 已领取 · Rewards that were taken */
  claimed: {
    /** 档位标识 · Slug of the slot */
    slot: string;
    /** 等级 · Level, from 1 */
    level: number;
  }[];
  /** 可领取 · Rewards that may be taken */
  claimable: {
    /** 档位标识 · Slug of the slot */
    slot: string;
    /** 等级 · Level, from 1 */
    level: number;
  }[];
  /** 更新时间 · Time of the last change; absent while nothing was written */
  updatedAt?: string;
}

/** 任务 · A set of tasks that starts anew */
export interface Quest {
  /** 任务 ID · Quest id */
  id: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 标识 · Never changes */
  slugName: string;
  /** 显示名称 · Name that players see */
  displayName: string;
  /** 类型 · Starts anew daily, on Monday or on the 1st */
  type: 'DailyQuest' | 'WeeklyQuest' | 'MonthlyQuest' | (string & {});
  /** 形式 · Tasks alone, or tasks that give points */
  layout: 'Basic' | 'WithProgressBar' | (string & {});
  /** 状态 · Follows from the states of the items */
  status: 'questPending' | 'questPartialPublished' | 'questPublished' | (string & {});
  /** 重置时 · Hour it starts anew at, Asia/Shanghai */
  resetHour: number;
  /** 子任务 · Tasks */
  items: QuestItem[];
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
  /** 属性 · Data of the game itself */
  properties: Record<string, string>;
}

/** 子任务 · One task of a quest */
export interface QuestItem {
  /** 子任务 ID · Item id */
  id: string;
  /** 标识 · Never changes */
  slugName: string;
  /** 显示名称 · Name that players see */
  displayName: string;
  /** 种类 · PointReward is done by the points of tasks */
  kind: 'Task' | 'PointReward' | (string & {});
  /** 目标值 · Done at or above it */
  thresholdValue: number;
  /** 积分 · Points when done, for WithProgressBar */
  points: number;
  /** 奖励 · Given once in a period */
  rewards: RewardItem[];
  /** 顺序 · Position in the quest */
  order: number;
  /** 状态 · Players see published ones */
  status: 'published' | 'unpublished' | (string & {});
}

/** 子任务完成情况 · How many personas have done an item in the period of now */
export interface QuestItemCompletion {
  /** 标识 · Slug of the item */
  slugName: string;
  /** 完成角色 · Personas that have done it in this period */
  completed: number;
  /** 领奖角色 · Those of them that took the rewards */
  redeemed: number;
}

/** 角色任务 · How far a persona is in a quest */
export interface PersonaQuest {
  /** 标识 · Slug of the quest */
  slugName: string;
  /** 显示名称 · Name that players see */
  displayName: string;
  /** 类型 · Starts anew daily, on Monday or on the 1st */
  type: 'DailyQuest' | 'WeeklyQuest' | 'MonthlyQuest' | (string & {});
  /** 形式 · Tasks alone, or tasks that give points */
  layout: 'Basic' | 'WithProgressBar' | (string & {});
  /** 积分 · Points of this period */
  points: number;
  /** 周期开始 · Start of this period */
  periodStart: string;
  /** 周期结束 · Start of the next one */
  periodEnd: string;
  /** 子任务 · Published tasks */
  items: {
    /** 标识 · Slug of the item */
    slugName: string;
    /** 显示名称 · Name that players see */
    displayName: string;
    /** 种类 · PointReward is done by the points of tasks */
    kind: 'Task' | 'PointReward' | (string & {});
    /** 积分 · Points when done, for WithProgressBar */
    points: number;
    /** 顺序 · Position in the quest */
    order: number;
    /** 当前值 · How far the persona is */
    achievedValue: number;
    /** 目标值 · Done at or above it */
    thresholdValue: number;
    /** 已完成 · Done in this period */
    completed: boolean;
    /** 已领奖 · The rewards were taken */
    redeemed: boolean;
    /** 奖励 · Given once in a period */
    rewards: RewardItem[];
  }[];
}

/** 公告 · A notice to players */
export interface Billboard {
  /** 公告 ID · Notice id */
  billboardID: string;
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 标题 · Title */
  title: string;
  /** 副标题 · Subtitle or empty */
  subtitle: string;
  /** 正文 · Text */
  content: string;
  /** 命名空间 · Group of the game itself, default default */
  namespace: string;
  /** 标签 · Whom it is for, such as channel, version, region */
  tags: Record<string, string>;
  /** 状态 · billboardPending is a draft */
  status: 'billboardPending' | 'billboardScheduled' | 'billboardPublished' | 'billboardRevoked' | (string & {});
  /** 发布时间 · Time it goes or went live */
  publishTime?: string;
  /** 过期时间 · Players do not see it after; absent for good */
  expireTime?: string;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
  /** 属性 · Data of the game itself */
  properties: Record<string, string>;
}

/** 公开身份域 · What a login page needs of an app */
export interface PublicIdDomain {
  /** 应用 ID · App id */
  id: string;
  /** 名称 · Name */
  name: string;
  /** 图标 · Icon of the login page */
  logoURL: string;
  /** 公司名称 · Company on the login page */
  companyName: string;
  /** 登录方式 · Login methods on offer */
  loginMethods: ('Phone' | 'OAuth' | 'AccessToken' | 'ServerSide' | (string & {}))[];
  /** 登录平台 · Platforms players log in from */
  loginPlatforms: ('Android' | 'Ios' | 'Windows' | 'ServerSide' | (string & {}))[];
  /** 强制实名 · Login needs a verified real name */
  realNameRequired: boolean;
}

/** 用户登录结果 · A user that has signed in */
export interface UserLogin {
  /** 用户访问令牌 · Token of the user, 2 hours */
  userAccessToken: string;
  /** 用户刷新令牌 · Used once for new tokens, 30 days */
  userRefreshToken: string;
  /** 过期时间 · End of the access token, unix seconds */
  expiresAt: string;
  /** 新用户 · The user was made by this call */
  isNew: boolean;
  /** The user */
  user: PassportUser;
  /** 角色 · Personas to choose from */
  personas: Persona[];
}

/** 协议同意记录 · A document that the own user agreed to */
export interface TermsAcceptance {
  /** 协议 ID · Document id */
  tosID: string;
  /** 版本 · Version the player agreed to */
  version: number;
  /** 最新 · Players see no newer version */
  isCurrent: boolean;
  /** 同意时间 · When the player agreed */
  acceptedAt: string;
}

/** 公开角色 · What other players see of a persona */
export interface PublicPersona {
  /** 角色 ID · Persona id */
  personaID: string;
  /** 用户 ID · User it belongs to */
  userID: string;
  /** 区服 ID · Realm it lives in */
  realmID: string;
  /** 区服名称 · Name of the realm */
  realmName: string;
  /** 显示名称 · Name that players see */
  displayName: string;
  /** 头像 · URL or empty */
  iconUrl: string;
  /** 属性 · Data of the game itself */
  properties: Record<string, string>;
}

/** 可玩状态 · Whether a user may play now */
export interface PlayPermission {
  /** 用户 ID · The own user */
  userId: string;
  /** 显示名称 · Name of the own user */
  displayName: string;
  /** 年龄段 · Empty while not verified */
  userType: '' | 'UnderEight' | 'EightToSixteen' | 'SixteenToEighteen' | 'AboveEighteen' | (string & {});
  /** 可玩 · May play now */
  playable: boolean;
  /** 原因 · Why not, in Chinese, or empty */
  reason: string;
  /** 剩余时长 · Seconds until play ends */
  remainingTimeInSecond: number;
  /** 说明 · The rule, in Chinese */
  description: string;
}

/** 支付许可 · Whether a user may pay an amount */
export interface PayPermission {
  /** 允许支付 · May pay the amount */
  approved: boolean;
  /** 原因 · Why not, in Chinese, or empty */
  reason: string;
}

/** 充值累计 · What a user has paid in a month, beside what its age may pay */
export interface PayMonth {
  /** 用户 ID · Who paid */
  userID: string;
  /** 显示名称 · Name of the user */
  displayName: string;
  /** 年龄段 · Of today; empty while not verified */
  ageGroup: '' | 'UnderEight' | 'EightToSixteen' | 'SixteenToEighteen' | 'AboveEighteen' | (string & {});
  /** 月份 · YYYY-MM in Asia/Shanghai */
  month: string;
  /** 已充值 · Fen that were paid in the month */
  paid: number;
  /** 待支付 · Fen of orders that wait for their money; they count as well */
  held: number;
  /** 每月上限 · Fen a month of that age group; 0 for nothing at all, -1 for no limit */
  limit: number;
}

/** 好友申请 · A persona that would like to be a friend */
export interface FriendRequest {
  /** 申请 ID · Request id */
  id: string;
  /** 申请角色 ID · Who asks */
  sourcePersonaID: string;
  /** 申请者 · Name of who asks */
  sourceDisplayName: string;
  /** 目标角色 ID · Who is asked */
  targetPersonaID: string;
  /** 目标玩家 · Name of who is asked */
  targetDisplayName: string;
  /** 附言 · Words beside the request */
  message: string;
  /** 状态 · What became of it */
  status: 'Pending' | 'Approved' | 'Rejected' | 'Revoked' | (string & {});
  /** 创建时间 · Time of creation */
  createdAt: string;
}

/** 在线状态 · What a persona is doing */
export interface Presence {
  /** 角色 ID · Persona id */
  personaID: string;
  /** 状态 · Word of the game itself, such as online */
  status: string;
  /** 属性 · Data of the game itself */
  properties: Record<string, string>;
  /** 更新时间 · Time of the last change */
  updatedAt: string;
}

/** 公会配置 · What guilds of the app may do */
export interface GuildConfig {
  /** 公会人数上限 · Members of a guild, default 50 */
  MemberLimitCount: number;
  /** 允许加入多个公会 · A persona may be in several guilds, default false */
  EnableJoinMultiGuilds: boolean;
  /** 退会冷却时间 · Minutes until a leaver may join or create, default 120 */
  RestrictedMinutesAfterLeaveGuild: number;
  /** 入会需审批 · Joining asks for approval, default true */
  EnableGainApprovalBeforeJoin: boolean;
  /** 允许公会重名 · Names of guilds need not be unique, default false */
  GuildDisableUniqueGuildName: boolean;
}

export interface IdDomainsCreateInput {
  /** 应用 ID · Default: the calling app; another one for operators only */
  id?: string;
  /** 名称 · 1 to 60 characters, not only blanks */
  name: string;
  /** 图标 · Icon of the login page */
  logoURL?: string;
  /** 公司名称 · Company on the login page */
  companyName?: string;
  /** 模拟短信 · Send no SMS, the code is 111111 */
  mockSms?: boolean;
  /** 模拟实名 · Check real names by format only */
  mockRealName?: boolean;
  /** 登录方式 · Login methods on offer */
  loginMethods?: ('Phone' | 'OAuth' | 'AccessToken' | 'ServerSide')[];
  /** 登录平台 · Platforms players log in from */
  loginPlatforms?: ('Android' | 'Ios' | 'Windows' | 'ServerSide')[];
  /** 最低年龄 · Players below it may not play, 0 for none */
  minAge?: number;
  /** 强制实名 · Login needs a verified real name */
  realNameRequired?: boolean;
}

export interface IdDomainsCreateReply {
  /** The identity domain */
  idDomain: IdDomain;
}

export interface IdDomainsGetInput {
  /** 身份域 ID · App id */
  id: string;
}

export interface IdDomainsGetReply {
  /** The identity domain */
  idDomain: IdDomain;
}

export interface IdDomainsUpdateInput {
  /** 身份域 ID · App id */
  id: string;
  /** 名称 · 1 to 60 characters, not only blanks */
  name?: string;
  /** 图标 · Icon of the login page */
  logoURL?: string;
  /** 公司名称 · Company on the login page */
  companyName?: string;
  /** 模拟短信 · Send no SMS, the code is 111111 */
  mockSms?: boolean;
  /** 模拟实名 · Check real names by format only */
  mockRealName?: boolean;
  /** 登录方式 · Login methods on offer */
  loginMethods?: ('Phone' | 'OAuth' | 'AccessToken' | 'ServerSide')[];
  /** 登录平台 · Platforms players log in from */
  loginPlatforms?: ('Android' | 'Ios' | 'Windows' | 'ServerSide')[];
  /** 最低年龄 · Players below it may not play, 0 for none */
  minAge?: number;
  /** 强制实名 · Login needs a verified real name */
  realNameRequired?: boolean;
}

export interface IdDomainsUpdateReply {
  /** The identity domain */
  idDomain: IdDomain;
}

export interface IdDomainsGetProductionInput {
  /** 身份域 ID · App id */
  id: string;
}

export interface IdDomainsSetProductionInput {
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 正式环境 · true approves and ends mocking; false while in review rejects */
  production: boolean;
  /** 备注 · Remark */
  remark?: string;
}

export interface IdDomainsSetProductionReply {
  /** The identity domain */
  idDomain: IdDomain;
}

export interface IdDomainsSendForReviewInput {
  /** 身份域 ID · App id */
  idDomainID: string;
  /** 备注 · Remark */
  remark?: string;
}

export interface IdDomainsSendForReviewReply {
  /** The identity domain */
  idDomain: IdDomain;
}

export interface IdDomainsVerificationCodeLogsInput {
  /** 身份域 ID · App id */
  id: string;
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 手机号 · Whole number */
  phoneNumber?: string;
  /** 状态 · What became of the code */
  status?: 'Sent' | 'Verified' | 'Expired' | 'Failed';
  /** 开始时间 · Sent at or after */
  from?: string;
  /** 结束时间 · Sent before */
  to?: string;
}

export interface IdDomainsVerificationCodeLogsReply {
  /** 验证码记录 · Newest first */
  logs: VerificationCodeLog[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface IdProvidersListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
}

export interface IdProvidersListReply {
  /** 登录渠道 · Providers of this page */
  idProviders: IdProvider[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface IdProvidersCreateInput {
  /** 渠道 · Who vouches for the player */
  provider: 'Wechat' | 'Apple' | 'QQ' | 'Weibo' | 'WechatWeb' | 'QQWeb' | 'ServiceLogin' | 'Hykb' | 'TapTap';
  /** 登录平台 · Platform the settings are for */
  loginPlatform: 'Android' | 'Ios' | 'Windows' | 'ServerSide';
  /** 客户端 ID · App id at the provider */
  clientID?: string;
  /** 客户端密钥 · Secret at the provider; kept when it is left out */
  clientSecret?: string;
  /** 回调地址 · Where the provider sends the player back to */
  redirectURI?: string;
  /** 启用 · Default true */
  enabled?: boolean;
  /** 属性 · Settings of one provider only */
  properties?: Record<string, string>;
}

export interface IdProvidersCreateReply {
  /** The identity provider */
  idProvider: IdProvider;
}

export interface IdProvidersUpdateInput {
  /** 渠道 ID · Provider id */
  id: string;
  /** 客户端 ID · App id at the provider */
  clientID?: string;
  /** 客户端密钥 · Secret at the provider; kept when it is left out */
  clientSecret?: string;
  /** 回调地址 · Where the provider sends the player back to */
  redirectURI?: string;
  /** 启用 · Default true */
  enabled?: boolean;
  /** 属性 · Settings of one provider only */
  properties?: Record<string, string>;
}

export interface IdProvidersUpdateReply {
  /** The identity provider */
  idProvider: IdProvider;
}

export interface IdProvidersRemoveInput {
  /** 渠道 ID · Provider id */
  id: string;
}

export interface TermsOfServiceListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
}

export interface TermsOfServiceListReply {
  /** 用户协议 · Documents of this page */
  tos: TermsOfService[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface TermsOfServiceCreateInput {
  /** 标题 · Title, 1 to 128 characters */
  title: string;
  /** 正文 · Text of the document */
  content: string;
  /** 链接 · Attached links */
  links?: {
    /** 名称 · Text of the link, 1 to 128 characters */
    name: string;
    /** 地址 · URL */
    url: string;
  }[];
  /** 启用 · Players see it, default true */
  enabled?: boolean;
}

export interface TermsOfServiceCreateReply {
  /** The document */
  tos: TermsOfService;
}

export interface TermsOfServiceUpdateInput {
  /** 协议 ID · Document id */
  id: string;
  /** 标题 · Title, 1 to 128 characters */
  title?: string;
  /** 正文 · Text of the document */
  content?: string;
  /** 链接 · Attached links */
  links?: {
    /** 名称 · Text of the link, 1 to 128 characters */
    name: string;
    /** 地址 · URL */
    url: string;
  }[];
  /** 启用 · Players see it, default true */
  enabled?: boolean;
}

export interface TermsOfServiceUpdateReply {
  /** The document */
  tos: TermsOfService;
}

export interface TermsOfServiceRemoveInput {
  /** 协议 ID · Document id */
  id: string;
}

export interface SmsTemplatesListInput {
  /** 身份域 ID · Default: the calling app */
  idDomainID?: string;
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
}

export interface SmsTemplatesListReply {
  /** 短信模板 · Templates of this page */
  smsTemplates: SmsTemplate[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface SmsTemplatesCreateInput {
  /** 名称 · Name, 1 to 64 characters */
  name: string;
  /** 用途 · What the message is for */
  type: 'Login' | 'Bind' | 'RealName' | 'Custom';
  /** 签名 · Who the message is from, 2 to 12 characters */
  signature: string;
  /** 内容 · Text with {code} in it, at most 500 characters */
  content: string;
}

export interface SmsTemplatesCreateReply {
  /** The template */
  smsTemplate: SmsTemplate;
}

export interface SmsTemplatesUpdateInput {
  /** 模板 ID · Template id */
  id: string;
  /** 名称 · Name, 1 to 64 characters */
  name?: string;
  /** 用途 · What the message is for */
  type?: 'Login' | 'Bind' | 'RealName' | 'Custom';
  /** 签名 · Who the message is from, 2 to 12 characters */
  signature?: string;
  /** 内容 · Text with {code} in it, at most 500 characters */
  content?: string;
  /** 状态 · Verdict of the review; operators only */
  status?: 'Reviewing' | 'Available' | 'Failed';
  /** 未通过原因 · Why the review failed; operators only */
  failReason?: string;
}

export interface SmsTemplatesUpdateReply {
  /** The template */
  smsTemplate: SmsTemplate;
}

export interface SmsTemplatesRemoveInput {
  /** 模板 ID · Template id */
  id: string;
}

export interface SmsTemplatesEnableInput {
  /** 模板 ID · Template id */
  id: string;
}

export interface SmsTemplatesEnableReply {
  /** The template */
  smsTemplate: SmsTemplate;
}

export interface ConfigGetReply {
  /** The settings, defaults filled in */
  config: PassportConfig;
}

export interface ConfigSetInput {
  /** 服务配置 · The settings; unknown keys are kept, and the default stands for whatever is left out, within an age band too */
  config: {
    /** 公会人数上限 · Members of a guild, default 50 */
    MemberLimitCount?: number;
    /** 允许加入多个公会 · A persona may be in several guilds, default false */
    EnableJoinMultiGuilds?: boolean;
    /** 退会冷却时间 · Minutes until a leaver may join or create, default 120 */
    RestrictedMinutesAfterLeaveGuild?: number;
    /** 入会需审批 · Joining asks for approval, default true */
    EnableGainApprovalBeforeJoin?: boolean;
    /** 允许公会重名 · Names of guilds need not be unique, default false */
    GuildDisableUniqueGuildName?: boolean;
    /** 日活系数 · Factor of the billed daily active users, default 1 */
    dauFactor?: number;
    /** 日活统计方式 · How daily active users are counted, default HyperLogLog */
    dauMode?: 'HyperLogLog' | 'Exact';
    /** 邮箱容量 · Messages of a persona, default 500 */
    inboxCapacity?: number;
    /** 背包容量 · Rows of a persona, default 5000 */
    inventoryCapacity?: number;
    /** 属性大小上限 · Bytes of properties as JSON, default 512; an empty object has 2 */
    propertiesBytesLimit?: number;
    /** 好友上限 · Friends of a persona, default 200 */
    maxFriendCount?: number;
    /** 待处理好友申请上限 · Requests a persona has sent, default 50 */
    maxPendingFriendRequestCount?: number;
    /** 敏感词检查 · Names are checked, default false */
    enableSensitiveWordCheck?: boolean;
    /** 敏感词 · Words that names may not hold */
    sensitiveWords?: string[];
    /** 邮件保留月数 · Months a message is kept, default 12 */
    inboxRetentionMonths?: number;
    /** 仅服务端可写 · Families that only a server may write, default none */
    serverAuthority?: ('leaderboards' | 'achievements' | 'quests' | 'battlePass' | 'deposit')[];
    /** 限流 · Limits of families of calls, each with a switch of its own; none is on by default */
    rateLimits?: {
      /** 登录 · Logins, default 600 a minute */
      login?: {
        /** 启用 · The limit is in force, default false */
        enabled?: boolean;
        /** 次数上限 · Calls of the whole app in one window */
        limit?: number;
        /** 窗口秒数 · Length of a window */
        windowSeconds?: number;
      };
      /** 短信 · Verification codes, default 60 a minute */
      sms?: {
        /** 启用 · The limit is in force, default false */
        enabled?: boolean;
        /** 次数上限 · Calls of the whole app in one window */
        limit?: number;
        /** 窗口秒数 · Length of a window */
        windowSeconds?: number;
      };
      /** 实名 · Real-name checks, default 60 a minute */
      realName?: {
        /** 启用 · The limit is in force, default false */
        enabled?: boolean;
        /** 次数上限 · Calls of the whole app in one window */
        limit?: number;
        /** 窗口秒数 · Length of a window */
        windowSeconds?: number;
      };
      /** 接口 · Every other call of players and game builds, default 6000 a minute */
      api?: {
        /** 启用 · The limit is in force, default false */
        enabled?: boolean;
        /** 次数上限 · Calls of the whole app in one window */
        limit?: number;
        /** 窗口秒数 · Length of a window */
        windowSeconds?: number;
      };
    };
    /** 防沉迷 · When and for how much minors may play */
    antiAddiction?: {
      /** 启用 · The rules are in force, default false */
      enabled?: boolean;
      /** 允许未实名 · Players without a verified real name may play, default false; they never pay */
      allowUnverified?: boolean;
      /** 节假日 · Public holidays, YYYY-MM-DD; default those that were announced */
      holidays?: string[];
      /** 调休工作日 · Weekend days that are worked, YYYY-MM-DD; default those that were announced */
      workdays?: string[];
      /** 年龄段 · Rules of age bands */
      bands?: {
        /** 8 岁以下 · Below 8 */
        UnderEight?: {
          /** 可玩日 · Days of the week, 1 is Monday */
          days?: number[];
          /** 含节假日 · Public holidays count as such days */
          includeHolidays?: boolean;
          /** 开始时刻 · Play begins, HH:MM in Asia/Shanghai */
          startTime?: string;
          /** 结束时刻 · Play ends, HH:MM in Asia/Shanghai */
          endTime?: string;
          /** 每日时长 · Minutes of play in a day; 1440 for no limit */
          dailyMinutes?: number;
          /** 单次支付上限 · Fen in one payment; 0 for none at all, -1 for no limit */
          singlePayLimit?: number;
          /** 每月支付上限 · Fen in a calendar month; 0 for none at all, -1 for no limit */
          monthlyPayLimit?: number;
        };
        /** 8–15 岁 · 8 to 15 */
        EightToSixteen?: {
          /** 可玩日 · Days of the week, 1 is Monday */
          days?: number[];
          /** 含节假日 · Public holidays count as such days */
          includeHolidays?: boolean;
          /** 开始时刻 · Play begins, HH:MM in Asia/Shanghai */
          startTime?: string;
          /** 结束时刻 · Play ends, HH:MM in Asia/Shanghai */
          endTime?: string;
          /** 每日时长 · Minutes of play in a day; 1440 for no limit */
          dailyMinutes?: number;
          /** 单次支付上限 · Fen in one payment; 0 for none at all, -1 for no limit */
          singlePayLimit?: number;
          /** 每月支付上限 · Fen in a calendar month; 0 for none at all, -1 for no limit */
          monthlyPayLimit?: number;
        };
        /** 16–17 岁 · 16 and 17 */
        SixteenToEighteen?: {
          /** 可玩日 · Days of the week, 1 is Monday */
          days?: number[];
          /** 含节假日 · Public holidays count as such days */
          includeHolidays?: boolean;
          /** 开始时刻 · Play begins, HH:MM in Asia/Shanghai */
          startTime?: string;
          /** 结束时刻 · Play ends, HH:MM in Asia/Shanghai */
          endTime?: string;
          /** 每日时长 · Minutes of play in a day; 1440 for no limit */
          dailyMinutes?: number;
          /** 单次支付上限 · Fen in one payment; 0 for none at all, -1 for no limit */
          singlePayLimit?: number;
          /** 每月支付上限 · Fen in a calendar month; 0 for none at all, -1 for no limit */
          monthlyPayLimit?: number;
        };
        /** 18 岁及以上 · 18 and above */
        AboveEighteen?: {
          /** 可玩日 · Days of the week, 1 is Monday */
          days?: number[];
          /** 含节假日 · Public holidays count as such days */
          includeHolidays?: boolean;
          /** 开始时刻 · Play begins, HH:MM in Asia/Shanghai */
          startTime?: string;
          /** 结束时刻 · Play ends, HH:MM in Asia/Shanghai */
          endTime?: string;
          /** 每日时长 · Minutes of play in a day; 1440 for no limit */
          dailyMinutes?: number;
          /** 单次支付上限 · Fen in one payment; 0 for none at all, -1 for no limit */
          singlePayLimit?: number;
          /** 每月支付上限 · Fen in a calendar month; 0 for none at all, -1 for no limit */
          monthlyPayLimit?: number;
        };
      };
    };
  } & { [key: string]: unknown };
}

export interface ConfigSetReply {
  /** The settings, defaults filled in */
  config: PassportConfig;
}

export interface RateLimitsUsageReply {
  /** 限流用量 · One row per limit */
  usages: RateLimitUsage[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface MetricsOperationInput {
  /** 指标 · Which one */
  metric: 'dau' | 'sms' | 'retention';
  /** 开始时间 · Start, default 7 days ago; at most 90 days */
  from?: string;
  /** 结束时间 · End, default now */
  to?: string;
  /** 粒度 · Hour or day, default 1d */
  interval?: '1h' | '1d';
  /** 区服 ID · Only this realm; messages belong to none, so not with sms */
  realmID?: string;
}

export interface MetricsTopKInput {
  /** 指标 · Which one */
  metric: 'dau' | 'sms' | 'usage';
  /** 名次 · How many apps, default 10 */
  k?: number;
  /** 开始时间 · Start, default 7 days ago; at most 90 days */
  from?: string;
  /** 结束时间 · End, default now */
  to?: string;
}

export interface MetricsAggregationInput {
  /** 指标 · Which one */
  metric: 'usage' | 'apps' | 'dau' | 'sms';
  /** 开始时间 · Start, default 7 days ago; at most 90 days */
  from?: string;
  /** 结束时间 · End, default now */
  to?: string;
}

export interface LoginExternalInput {
  /** 外部用户 ID · Id of the game itself */
  externalUserID: string;
  /** 外部角色 ID · Tells several personas of a user apart */
  externalPersonaID?: string;
  /** 显示名称 · Used only when the persona is made, 1 to 64 characters */
  displayName?: string;
  /** 区服 ID · Realm, default the first */
  realmID?: string;
  /** 登录渠道 · Who vouches for the player */
  idProvider?: string;
  /** 外部应用 ID · App at that provider */
  externalAppId?: string;
  /** 属性 · At most 512 bytes as JSON */
  properties?: Record<string, string>;
}

export interface LoginTokenInput {
  /** 用户 ID · Id of the game itself */
  userID: string;
  /** 外部角色 ID · Tells several personas of a user apart */
  externalPersonaID?: string;
}

export interface LoginRefreshTokenInput {
  /** 访问令牌 · The old one, even when it has expired */
  accessToken: string;
  /** 刷新令牌 · It stops with this call */
  refreshToken: string;
}

export interface LoginBeginWebInput {
  /** 社交平台 · wechat or qq */
  social: string;
  /** 应用 ID · App */
  appId: string;
  /** 回调地址 · That of the provider, or on the own origin */
  redirectUri?: string;
}

export interface LoginWechatCallbackInput {
  /** 授权码 · Code of the provider; none where the player did not agree */
  code?: string;
  /** 状态码 · State of the login that was begun */
  state: string;
}

export interface LoginQqCallbackInput {
  /** 授权码 · Code of the provider; none where the player did not agree */
  code?: string;
  /** 状态码 · State of the login that was begun */
  state: string;
}

export interface RealmsSearchInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 名称 · Part of the name */
  name?: string;
  /** 状态 · State */
  status?: 'Created' | 'Open' | 'Maintenance' | 'Closed';
}

export interface RealmsSearchReply {
  /** 区服 · Realms of this page */
  realms: Realm[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface RealmsGetInput {
  /** 区服 ID · Realm id */
  id: string;
}

export interface RealmsGetReply {
  /** The realm */
  realm: Realm;
}

export interface RealmsCreateInput {
  /** 名称 · 1 to 64 characters, not only blanks */
  name: string;
  /** 状态 · From any state to any; Created when it is left out of a create */
  status?: 'Created' | 'Open' | 'Maintenance' | 'Closed';
  /** 外部关联 ID · Unique id of the game itself */
  externalRealmID?: string;
  /** 属性 · At most 512 bytes as JSON */
  properties?: Record<string, string>;
}

export interface RealmsCreateReply {
  /** The realm */
  realm: Realm;
}

export interface RealmsUpdateInput {
  /** 区服 ID · Realm id */
  id: string;
  /** 名称 · 1 to 64 characters, not only blanks */
  name?: string;
  /** 状态 · From any state to any; Created when it is left out of a create */
  status?: 'Created' | 'Open' | 'Maintenance' | 'Closed';
  /** 外部关联 ID · Unique id of the game itself */
  externalRealmID?: string;
  /** 属性 · At most 512 bytes as JSON */
  properties?: Record<string, string>;
}

export interface RealmsUpdateReply {
  /** The realm */
  realm: Realm;
}

export interface RealmsRemoveInput {
  /** 区服 ID · Realm id */
  id: string;
}

export interface UsersSearchInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 用户 ID · User id */
  userID?: string;
  /** 外部用户 ID · Whole id of the game itself */
  externalUserID?: string;
  /** 显示名称 · Part of the name */
  displayName?: string;
  /** 手机号 · Whole number */
  phoneNumber?: string;
  /** 邮箱 · Whole address */
  email?: string;
  /** 状态 · Deleted users only with Sealed */
  status?: 'Active' | 'Banned' | 'Sealed';
  /** 标签 ID · Carries this tag */
  tagID?: string;
  /** 年龄段 · Empty for users that are not verified */
  ageGroup?: '' | 'UnderEight' | 'EightToSixteen' | 'SixteenToEighteen' | 'AboveEighteen';
  /** 已实名 · The real name was verified */
  isRealNameVerified?: boolean;
  /** 与该用户同证件 · Verified with the same number as this user, who is one of them */
  sameIdCardAs?: string;
  /** 开始时间 · Created at or after */
  from?: string;
  /** 结束时间 · Created before */
  to?: string;
}

export interface UsersSearchReply {
  /** 用户 · Newest first */
  users: PassportUser[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface UsersGetInput {
  /** 用户 ID · User id */
  id: string;
}

export interface UsersGetReply {
  /** The user */
  user: PassportUser;
  /** 角色 · Personas of the user */
  personas: Persona[];
  /** 同证件用户数 · Users verified with the same number, this one among them; 0 for one who is not verified */
  sameIdCardCount: number;
}

export interface UsersUpdateInput {
  /** 用户 ID · User id */
  id: string;
  /** 显示名称 · Name that players see, 1 to 64 characters */
  displayName?: string;
  /** 头像 · URL or empty */
  avatarUrl?: string;
  /** 属性 · At most 512 bytes as JSON */
  properties?: Record<string, string>;
  /** 邮箱 · Not verified by anybody; empty removes it */
  email?: '' | string;
  /** 状态 · Bans or lifts the ban */
  status?: 'Active' | 'Banned';
}

export interface UsersUpdateReply {
  /** The user */
  user: PassportUser;
}

export interface UsersSetRealNameInput {
  /** 用户 ID · User id */
  id: string;
  /** 姓名 · Legal name; empty beside an empty number clears both */
  realName: string;
  /** 身份证号 · 18 characters, the last one a checksum; empty clears */
  idCardNumber: string;
}

export interface UsersSetRealNameReply {
  /** The user */
  user: PassportUser;
}

export interface UsersRemoveInput {
  /** 用户 ID · User id */
  id: string;
}

export interface UsersBanInput {
  /** 用户 ID · User id */
  id: string;
  /** 原因 · Shown to the player */
  reason?: string;
  /** 时长 · Seconds from now */
  duration?: number;
  /** 解封时间 · End of the ban */
  unbanAt?: string;
}

export interface UsersBanReply {
  /** The user */
  user: PassportUser;
}

export interface UsersUnbanInput {
  /** 用户 ID · User id */
  id: string;
}

export interface UsersUnbanReply {
  /** The user */
  user: PassportUser;
}

export interface UsersSetBanActionsInput {
  /** 用户 ID · User id */
  id: string;
  /** 封禁动作 · The whole set; an empty one lifts all */
  banActions: {
    /** 限制 · What is forbidden */
    type: 'BanLeaderboard';
    /** 选项 · How far it goes */
    options?: {
      /** 清除分数 · Also delete current scores */
      clearLeaderboard?: boolean;
    };
  }[];
  /** 原因 · Shown to the player */
  reason?: string;
  /** 结束时间 · End; absent for good */
  until?: string;
}

export interface UsersSetBanActionsReply {
  /** The user */
  user: PassportUser;
}

export interface UsersClearScoresInput {
  /** 用户 ID · User id */
  id: string;
  /** 排行榜 · Slug of one leaderboard, default all */
  leaderboard?: string;
}

export interface UsersClearScoresReply {
  /** 删除数量 · How many were deleted */
  deletedCount: number;
}

export interface UsersTagsInput {
  /** 用户 ID · User id */
  id: string;
}

export interface UsersTagsReply {
  /** 标签 · All that are attached now */
  tags: PassportTag[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface UsersTagInput {
  /** 用户 ID · User id */
  id: string;
  /** 标签 ID · Tags */
  tagIDs: string[];
}

export interface UsersTagReply {
  /** 标签 · All that are attached now */
  tags: PassportTag[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface UsersUntagInput {
  /** 用户 ID · User id */
  id: string;
  /** 标签 ID · Tags */
  tagIDs: string[];
}

export interface UsersUntagReply {
  /** 标签 · All that are attached now */
  tags: PassportTag[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface PersonasSearchInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 角色 ID · Persona id */
  personaID?: string;
  /** 用户 ID · Of this user */
  userID?: string;
  /** 区服 ID · In this realm */
  realmID?: string;
  /** 显示名称 · Part of the name */
  displayName?: string;
  /** 状态 · Deleted personas only with Sealed */
  status?: 'Active' | 'Banned' | 'Sealed';
  /** 标签 ID · Carries this tag */
  tagID?: string;
  /** 开始时间 · Created at or after */
  from?: string;
  /** 结束时间 · Created before */
  to?: string;
}

export interface PersonasSearchReply {
  /** 角色 · Newest first */
  personas: Persona[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface PersonasGetInput {
  /** 角色 ID · Persona id */
  id: string;
}

export interface PersonasGetReply {
  /** The persona */
  persona: Persona;
}

export interface PersonasUpdateInput {
  /** 角色 ID · Persona id */
  id: string;
  /** 显示名称 · Name that players see, 1 to 64 characters */
  displayName?: string;
  /** 头像 · URL or empty */
  iconUrl?: string;
  /** 属性 · At most 512 bytes as JSON */
  properties?: Record<string, string>;
  /** 状态 · Bans or lifts the ban */
  status?: 'Active' | 'Banned';
}

export interface PersonasUpdateReply {
  /** The persona */
  persona: Persona;
}

export interface PersonasRemoveInput {
  /** 角色 ID · Persona id */
  id: string;
}

export interface PersonasBanInput {
  /** 角色 ID · Persona id */
  id: string;
  /** 原因 · Shown to the player */
  reason?: string;
  /** 时长 · Seconds from now */
  duration?: number;
  /** 解封时间 · End of the ban */
  unbanAt?: string;
}

export interface PersonasBanReply {
  /** The persona */
  persona: Persona;
}

export interface PersonasUnbanInput {
  /** 角色 ID · Persona id */
  id: string;
}

export interface PersonasUnbanReply {
  /** The persona */
  persona: Persona;
}

export interface PersonasSetBanActionsInput {
  /** 角色 ID · Persona id */
  id: string;
  /** 封禁动作 · The whole set; an empty one lifts all */
  banActions: {
    /** 限制 · What is forbidden */
    type: 'BanLeaderboard';
    /** 选项 · How far it goes */
    options?: {
      /** 清除分数 · Also delete current scores */
      clearLeaderboard?: boolean;
    };
  }[];
  /** 原因 · Shown to the player */
  reason?: string;
  /** 结束时间 · End; absent for good */
  until?: string;
}

export interface PersonasSetBanActionsReply {
  /** The persona */
  persona: Persona;
}

export interface PersonasClearScoresInput {
  /** 角色 ID · Persona id */
  id: string;
  /** 排行榜 · Slug of one leaderboard, default all */
  leaderboard?: string;
}

export interface PersonasClearScoresReply {
  /** 删除数量 · How many were deleted */
  deletedCount: number;
}

export interface PersonasTagsInput {
  /** 角色 ID · Persona id */
  id: string;
}

export interface PersonasTagsReply {
  /** 标签 · All that are attached now */
  tags: PassportTag[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface PersonasTagInput {
  /** 角色 ID · Persona id */
  id: string;
  /** 标签 ID · Tags */
  tagIDs: string[];
}

export interface PersonasTagReply {
  /** 标签 · All that are attached now */
  tags: PassportTag[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface PersonasUntagInput {
  /** 角色 ID · Persona id */
  id: string;
  /** 标签 ID · Tags */
  tagIDs: string[];
}

export interface PersonasUntagReply {
  /** 标签 · All that are attached now */
  tags: PassportTag[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface PersonasFriendsInput {
  /** 角色 ID · Persona id */
  id: string;
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
}

export interface PersonasFriendsReply {
  /** 好友 · Friends of this page */
  friends: Friend[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface PersonasFriendBlacklistInput {
  /** 角色 ID · Persona id */
  id: string;
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
}

export interface PersonasFriendBlacklistReply {
  /** 黑名单 · Entries of this page */
  blacklist: FriendBlacklistEntry[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface PersonasGuildsInput {
  /** 角色 ID · Persona id */
  id: string;
}

export interface PersonasGuildsReply {
  /** 公会 · Guilds with the role of the persona */
  guilds: OwnGuild[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface TagsListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 名称 · Part of the name */
  name?: string;
}

export interface TagsListReply {
  /** 标签 · Tags of this page */
  tags: PassportTag[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface TagsCreateInput {
  /** 名称 · Unique in the app, 1 to 32 characters */
  name: string;
  /** 颜色 · A colour like #1a2b3c */
  color?: string;
  /** 描述 · Free text */
  description?: string;
}

export interface TagsCreateReply {
  /** The tag */
  tag: PassportTag;
}

export interface TagsGetInput {
  /** 标签 ID · Tag id */
  id: string;
}

export interface TagsGetReply {
  /** The tag */
  tag: PassportTag;
}

export interface TagsUpdateInput {
  /** 标签 ID · Tag id */
  id: string;
  /** 名称 · Unique in the app, 1 to 32 characters */
  name?: string;
  /** 颜色 · A colour like #1a2b3c */
  color?: string;
  /** 描述 · Free text */
  description?: string;
}

export interface TagsUpdateReply {
  /** The tag */
  tag: PassportTag;
}

export interface TagsRemoveInput {
  /** 标签 ID · Tag id */
  id: string;
}

export interface TagsPersonasInput {
  /** 标签 ID · Tag id */
  id: string;
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
}

export interface TagsPersonasReply {
  /** 角色 · Personas of this page */
  personas: Persona[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface TagsUsersInput {
  /** 标签 ID · Tag id */
  id: string;
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
}

export interface TagsUsersReply {
  /** 用户 · Users of this page */
  users: PassportUser[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface EntitlementsSearchInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 类型 · Whole type */
  type?: string;
  /** 状态 · State */
  status?: 'Pending' | 'Active' | 'Expired' | 'Suspended';
  /** 用户 ID · Of this user */
  userID?: string;
  /** 角色 ID · Of this persona */
  personaID?: string;
  /** 失效不早于 · Ends at or after */
  endsFrom?: string;
  /** 失效早于 · Ends before */
  endsTo?: string;
}

export interface EntitlementsSearchReply {
  /** 权益 · Rows of this page */
  entitlements: Entitlement[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface EntitlementsGetInput {
  /** 权益 ID · Entitlement id */
  id: string;
}

export interface EntitlementsGetReply {
  /** The entitlement */
  entitlement: Entitlement;
}

export interface EntitlementsCreateInput {
  /** 类型 · Such as default, subscription, dlc, vip, 1 to 64 characters */
  type: string;
  /** 显示名称 · Name that players see, 1 to 64 characters */
  displayName: string;
  /** 归属 · Who gets it */
  ownerType: 'User' | 'Persona';
  /** 用户 ID · With ownerType User */
  userID?: string;
  /** 角色 ID · With ownerType Persona */
  personaID?: string;
  /** 生效时间 · Start, default now */
  startTime?: string;
  /** 失效时间 · End, default none; after the start */
  endTime?: string;
  /** 属性 · Data of the game itself */
  properties?: Record<string, string>;
}

export interface EntitlementsCreateReply {
  /** The entitlement */
  entitlement: Entitlement;
}

export interface EntitlementsUpdateInput {
  /** 权益 ID · Entitlement id */
  id: string;
  /** 显示名称 · Name that players see, 1 to 64 characters */
  displayName?: string;
  /** 生效时间 · Start, default now */
  startTime?: string;
  /** 失效时间 · End, after the start; null for none */
  endTime?: string | null;
  /** 属性 · Data of the game itself */
  properties?: Record<string, string>;
}

export interface EntitlementsUpdateReply {
  /** The entitlement */
  entitlement: Entitlement;
}

export interface EntitlementsRemoveInput {
  /** 权益 ID · Entitlement id */
  id: string;
}

export interface EntitlementsSuspendInput {
  /** 权益 ID · Entitlement id */
  id: string;
  /** 原因 · Why */
  reason?: string;
}

export interface EntitlementsSuspendReply {
  /** The entitlement */
  entitlement: Entitlement;
}

export interface EntitlementsRestoreInput {
  /** 权益 ID · Entitlement id */
  id: string;
}

export interface EntitlementsRestoreReply {
  /** The entitlement */
  entitlement: Entitlement;
}

export interface EntitlementsTypesReply {
  /** 类型 · The usual ones and those in use */
  types: string[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface EntitlementsExpiriesInput {
  /** 月份 · YYYY-MM, in Asia/Shanghai */
  month: string;
  /** 类型 · Whole type */
  type?: string;
}

export interface EntitlementsExpiriesReply {
  /** 日期 · Days on which some end, in their order */
  days: EntitlementExpiry[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface GuildsListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 公会名称 · Part of the name */
  guildName?: string;
  /** 区服 ID · In this realm */
  realmID?: string;
  /** 成员角色 ID · With this member */
  memberId?: string;
}

export interface GuildsListReply {
  /** 公会 · Guilds of this page */
  guilds: Guild[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface GuildsGetInput {
  /** 公会 ID · Guild id */
  id: string;
}

export interface GuildsGetReply {
  /** The guild */
  guild: Guild;
}

export interface GuildsRequestsInput {
  /** 公会 ID · Guild id */
  id: string;
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 状态 · What became of them */
  status?: 'Pending' | 'Approved' | 'Rejected' | 'Cancelled';
}

export interface GuildsRequestsReply {
  /** 公会申请 · Requests of this page */
  guildRequests: GuildRequest[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface GuildsApproveInput {
  /** 申请 ID · Request id */
  id: string;
}

export interface GuildsApproveReply {
  /** The request */
  guildRequest: GuildRequest;
}

export interface GuildsRejectInput {
  /** 申请 ID · Request id */
  id: string;
}

export interface GuildsRejectReply {
  /** The request */
  guildRequest: GuildRequest;
}

export interface GuildsHandOverInput {
  /** 公会 ID · Guild id */
  id: string;
  /** 成员角色 ID · The new owner */
  memberId: string;
}

export interface GuildsHandOverReply {
  /** The guild */
  guild: Guild;
}

export interface GuildsDismissInput {
  /** 公会 ID · Guild id */
  id: string;
}

export interface GuildRolesListReply {
  /** 公会角色 · Highest level first */
  guildRoles: GuildRole[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface GuildRolesCreateInput {
  /** 标识 · 1 to 64 characters: groups of letters and digits joined by single hyphens */
  slugName: string;
  /** 显示名称 · Name that players see, 1 to 64 characters */
  displayName: string;
  /** 等级 · A higher level outranks a lower one; the owner has 100 */
  level: number;
  /** 权限 · What a holder may do, default nothing */
  permissions: {
    /** 解散公会 · May dismiss the guild; the owner role only */
    dismissGuild?: boolean;
    /** 审批加入申请 · May answer requests to join */
    manageGuildRequests?: boolean;
    /** 管理成员角色 · May change roles of a lower level */
    manageMemberRole?: boolean;
    /** 修改公会信息 · May change the guild */
    updateGuildInfo?: boolean;
    /** 移除成员 · May remove members of a lower level */
    removeMembers?: boolean;
  };
  /** 人数上限 · Holders in one guild, 0 for no limit */
  limit?: number;
  /** 属性 · Data of the game itself */
  properties?: Record<string, string>;
}

export interface GuildRolesCreateReply {
  /** The role */
  guildRole: GuildRole;
}

export interface GuildRolesUpdateInput {
  /** 角色 ID · Role id */
  id: string;
  /** 显示名称 · Name that players see, 1 to 64 characters */
  displayName?: string;
  /** 等级 · A higher level outranks a lower one; the owner has 100 */
  level?: number;
  /** 权限 · What a holder may do, default nothing */
  permissions?: {
    /** 解散公会 · May dismiss the guild; the owner role only */
    dismissGuild?: boolean;
    /** 审批加入申请 · May answer requests to join */
    manageGuildRequests?: boolean;
    /** 管理成员角色 · May change roles of a lower level */
    manageMemberRole?: boolean;
    /** 修改公会信息 · May change the guild */
    updateGuildInfo?: boolean;
    /** 移除成员 · May remove members of a lower level */
    removeMembers?: boolean;
  };
  /** 人数上限 · Holders in one guild, 0 for no limit */
  limit?: number;
  /** 属性 · Data of the game itself */
  properties?: Record<string, string>;
}

export interface GuildRolesUpdateReply {
  /** The role */
  guildRole: GuildRole;
}

export interface GuildRolesRemoveInput {
  /** 角色 ID · Role id */
  id: string;
}

export interface ReportsSearchInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 举报 ID · This one */
  id?: string;
  /** 状态 · State */
  status?: 'Reviewing' | 'Cleared' | 'Actioned' | 'Revoked';
  /** 类别 · Whole category */
  category?: string;
  /** 被举报角色 ID · Who is reported */
  targetPersonaID?: string;
  /** 举报者角色 ID · Who reports */
  reporterPersonaID?: string;
  /** 开始时间 · Created at or after */
  from?: string;
  /** 结束时间 · Created before */
  to?: string;
}

export interface ReportsSearchReply {
  /** 举报 · Reports of this page */
  reports: PlayerReport[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface ReportsTargetsInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 状态 · Only reports in this state */
  status?: 'Reviewing' | 'Cleared' | 'Actioned' | 'Revoked';
}

export interface ReportsTargetsReply {
  /** 被举报角色 · Most reports under review first */
  targets: ReportedPersona[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface ReportsGetInput {
  /** 举报 ID · Report id */
  id: string;
}

export interface ReportsGetReply {
  /** The report */
  report: PlayerReport;
}

export interface ReportsUpdateInput {
  /** 举报 ID · Report id */
  id: string;
  /** 状态 · The verdict; Revoked is up to the player */
  status: 'Reviewing' | 'Cleared' | 'Actioned';
  /** 处理结果 · Words of the reviewer */
  result?: string;
}

export interface ReportsUpdateReply {
  /** The report */
  report: PlayerReport;
}

export interface ReportsRemoveInput {
  /** 举报 ID · Report id */
  id: string;
}

export interface LeaderboardsListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 显示名称 · Part of the name */
  displayName?: string;
}

export interface LeaderboardsListReply {
  /** 排行榜 · Newest first */
  leaderboards: Leaderboard[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface LeaderboardsCreateInput {
  /** 标识 · 1 to 64 characters: groups of letters and digits joined by single hyphens */
  slugName: string;
  /** 显示名称 · Name that players see, 1 to 64 characters */
  displayName: string;
  /** 成员类型 · Default Player */
  memberType?: 'Player' | 'Entity';
  /** 排序 · Default Desc: larger is better */
  sortOrder?: 'Asc' | 'Desc';
  /** 更新方式 · Default KeepBest */
  updateType?: 'KeepBest' | 'KeepLatest' | 'Aggregate';
  /** 分组方式 · Default None */
  bucketStrategy?: 'None' | 'Customized' | 'System';
  /** 跨区服 · Rank realms together, default true */
  crossRealm?: boolean;
  /** 分组大小 · Members of a bucket, for System */
  bucketSize?: number;
  /** 段位方式 · What cutoffs mean */
  tierStrategy?: 'Score' | 'Rank' | 'Percent';
  /** 段位 · Best first */
  tiers?: {
    /** 段位标识 · 1 to 64 characters: groups of letters and digits joined by single hyphens */
    slugName: string;
    /** 段位名称 · Name of the tier, 1 to 64 characters */
    displayName: string;
    /** 门槛 · Score, rank or percentage that must be reached */
    cutoff: number;
    /** 顺序 · Best first */
    order?: number;
  }[];
  /** 奖励方式 · What rewards go by, default General */
  rewardStrategy?: 'General' | 'InBucket' | 'ByTier';
  /** 奖励 · Rules */
  rewards?: ({
    /** 起始名次 · First rank, for General and InBucket; not after the last */
    from: number;
    /** 结束名次 · Last rank, for General and InBucket; ranges do not overlap */
    to: number;
    /** 奖励 · What each member gets */
    items: {
      /** 资源标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
      resourceSlug: string;
      /** 数量 · Units */
      quantity: number;
    }[];
  } | {
    /** 段位标识 · Slug of the tier, for ByTier */
    tier: string;
    /** 奖励 · What each member gets */
    items: {
      /** 资源标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
      resourceSlug: string;
      /** 数量 · Units */
      quantity: number;
    }[];
  })[];
  /** 奖励邮件模板 · Default: straight to the inventory */
  rewardInboxTemplateSlug?: string;
  /** 重置计划 · Cron text of 5 fields in Asia/Shanghai, such as 0 0 * * 1 */
  resetSchedule?: string;
  /** 开始时间 · Refuse scores before */
  startTime?: string;
  /** 结束时间 · Refuse scores after */
  endTime?: string;
  /** 名次不并列 · Give equal scores different ranks, default false */
  forceDistinctRank?: boolean;
  /** 属性 · Data of the game itself */
  properties?: Record<string, string>;
}

export interface LeaderboardsCreateReply {
  /** The leaderboard */
  leaderboard: Leaderboard;
}

export interface LeaderboardsGetInput {
  /** 排行榜标识 · Slug of the leaderboard */
  name: string;
}

export interface LeaderboardsGetReply {
  /** The leaderboard */
  leaderboard: Leaderboard;
}

export interface LeaderboardsUpdateInput {
  /** 排行榜标识 · Slug of the leaderboard */
  name: string;
  /** 显示名称 · Name that players see, 1 to 64 characters */
  displayName?: string;
  /** 排序 · Only while there are no scores */
  sortOrder?: 'Asc' | 'Desc';
  /** 更新方式 · Only while there are no scores */
  updateType?: 'KeepBest' | 'KeepLatest' | 'Aggregate';
  /** 跨区服 · Rank realms together; only while there are no scores */
  crossRealm?: boolean;
  /** 分组大小 · Members of a bucket, for System */
  bucketSize?: number;
  /** 段位方式 · What cutoffs mean; null for no tiers */
  tierStrategy?: 'Score' | 'Rank' | 'Percent' | null;
  /** 段位 · Best first */
  tiers?: {
    /** 段位标识 · 1 to 64 characters: groups of letters and digits joined by single hyphens */
    slugName: string;
    /** 段位名称 · Name of the tier, 1 to 64 characters */
    displayName: string;
    /** 门槛 · Score, rank or percentage that must be reached */
    cutoff: number;
    /** 顺序 · Best first */
    order?: number;
  }[];
  /** 奖励方式 · What rewards go by, default General */
  rewardStrategy?: 'General' | 'InBucket' | 'ByTier';
  /** 奖励 · Rules */
  rewards?: ({
    /** 起始名次 · First rank, for General and InBucket; not after the last */
    from: number;
    /** 结束名次 · Last rank, for General and InBucket; ranges do not overlap */
    to: number;
    /** 奖励 · What each member gets */
    items: {
      /** 资源标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
      resourceSlug: string;
      /** 数量 · Units */
      quantity: number;
    }[];
  } | {
    /** 段位标识 · Slug of the tier, for ByTier */
    tier: string;
    /** 奖励 · What each member gets */
    items: {
      /** 资源标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
      resourceSlug: string;
      /** 数量 · Units */
      quantity: number;
    }[];
  })[];
  /** 奖励邮件模板 · Default: straight to the inventory */
  rewardInboxTemplateSlug?: string;
  /** 重置计划 · Cron text of 5 fields in Asia/Shanghai takes the place of the schedule there is; empty cancels it */
  resetSchedule?: string;
  /** 开始时间 · Refuse scores before; null for none */
  startTime?: string | null;
  /** 结束时间 · Refuse scores after; null for none */
  endTime?: string | null;
  /** 名次不并列 · Give equal scores different ranks, default false */
  forceDistinctRank?: boolean;
  /** 属性 · Data of the game itself */
  properties?: Record<string, string>;
}

export interface LeaderboardsUpdateReply {
  /** The leaderboard */
  leaderboard: Leaderboard;
}

export interface LeaderboardsRemoveInput {
  /** 排行榜标识 · Slug of the leaderboard */
  name: string;
}

export interface LeaderboardsResetInput {
  /** 排行榜标识 · Slug of the leaderboard */
  name: string;
}

export interface LeaderboardsResetReply {
  /** 版本 · The version that was archived */
  version: LeaderboardVersion;
}

export interface LeaderboardScoresListInput {
  /** 排行榜标识 · Slug of the leaderboard */
  name: string;
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 区服 ID · In this realm */
  realmID?: string;
  /** 分组 ID · In this bucket, ranked inside it */
  bucketId?: string;
  /** 段位 · Slug of a tier; not beside a bucket, nor beside a realm that is ranked with others */
  tier?: string;
  /** 成员 ID · Only this member */
  memberId?: string;
}

export interface LeaderboardScoresListReply {
  /** 分数 · Best first */
  scores: LeaderboardScore[];
  /** 版本 ID · Version they are of */
  versionId: string;
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface LeaderboardScoresSubmitInput {
  /** 排行榜标识 · Slug of the leaderboard */
  name: string;
  /** 成员 ID · Persona id, or any text for Entity; with one score */
  memberId?: string;
  /** 分数 · With one score */
  score?: number;
  /** 分组 ID · For Customized; with one score */
  bucketId?: string;
  /** 成员名称 · Name of the member; with one score */
  displayName?: string;
  /** 属性 · Data beside the score; with one score */
  properties?: Record<string, string>;
  /** 批量分数 · In place of one score: up to 100, all or nothing */
  scores?: {
    /** 成员 ID · Persona id, or any text for Entity */
    memberId: string;
    /** 分数 · Score */
    score: number;
    /** 分组 ID · For Customized */
    bucketId?: string;
    /** 成员名称 · Name of the member */
    displayName?: string;
    /** 属性 · Data beside the score */
    properties?: Record<string, string>;
  }[];
}

export interface LeaderboardScoresSubmitReply {
  /** 成员 ID · Persona id, or any text for Entity */
  memberId?: string;
  /** 分数 · Score */
  score?: number;
  /** 名次 · From 1 */
  rank?: number;
  /** 段位名称 · Name of the tier or empty */
  tier?: string;
  /** 段位标识 · Slug of the tier or empty */
  tierSlugName?: string;
  /** 分组 ID · Bucket or empty */
  bucketId?: string;
  /** 批量结果 · Where the members stand */
  scores?: LeaderboardScoreResult[];
}

export interface LeaderboardScoresClearInput {
  /** 排行榜标识 · Slug of the leaderboard */
  name: string;
  /** 成员 ID · At most 100 in one call; default: all members */
  memberIds?: string[];
  /** 分组 ID · Only this bucket */
  bucketId?: string;
}

export interface LeaderboardScoresClearReply {
  /** 删除数量 · How many were deleted */
  deletedCount: number;
}

export interface LeaderboardScoresOfMemberInput {
  /** 成员 ID · Persona id, or any text for Entity */
  id: string;
  /** 排行榜 · Slugs, default all */
  leaderboards?: string[];
}

export interface LeaderboardScoresOfMemberReply {
  /** 分数 · One row per leaderboard */
  scores: LeaderboardMemberScore[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface LeaderboardVersionsListInput {
  /** 排行榜标识 · Slug of the leaderboard */
  name: string;
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
}

export interface LeaderboardVersionsListReply {
  /** 版本 · Newest first */
  versions: LeaderboardVersion[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface LeaderboardVersionsScoresInput {
  /** 排行榜标识 · Slug of the leaderboard */
  name: string;
  /** 版本 ID · Version id */
  v: string;
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 区服 ID · In this realm */
  realmID?: string;
  /** 分组 ID · In this bucket */
  bucketId?: string;
  /** 成员 ID · Only this member */
  memberId?: string;
  /** 奖励状态 · Only this state */
  rewardState?: 'false' | 'true' | 'success';
}

export interface LeaderboardVersionsScoresReply {
  /** 分数 · Best first */
  scores: LeaderboardHistoryScore[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface LeaderboardVersionsMemberScoreInput {
  /** 排行榜标识 · Slug of the leaderboard */
  name: string;
  /** 版本 ID · Version id */
  v: string;
  /** 成员 ID · Member */
  m: string;
  /** 分数 · Corrects the score; ranks follow */
  score?: number;
  /** 奖励状态 · Corrects the state; nothing is taken back */
  rewardState?: 'false' | 'true' | 'success';
}

export interface LeaderboardVersionsMemberScoreReply {
  /** 分数 · The score as it stands now */
  score: LeaderboardHistoryScore;
}

export interface LeaderboardVersionsRewardPlanInput {
  /** 排行榜标识 · Slug of the leaderboard */
  name: string;
  /** 版本 ID · Version id */
  v: string;
}

export interface LeaderboardVersionsRewardPlanReply {
  /** 规则 · Of the current version: as if it ended now */
  rules: LeaderboardRewardPlan[];
}

export interface LeaderboardVersionsIssueRewardsInput {
  /** 排行榜标识 · Slug of the leaderboard */
  name: string;
  /** 版本 ID · Version id */
  v: string;
  /** 成员 ID · Default: all members */
  memberIds?: string[];
}

export interface LeaderboardVersionsIssueRewardsReply {
  /** 发放数量 · Members that got their reward now */
  issuedCount: number;
  /** 跳过数量 · Members that had it */
  skippedCount: number;
  /** 失败 · Members that did not get it */
  failed: {
    /** 成员 ID · Member */
    memberId: string;
    /** 原因 · Why */
    message: string;
  }[];
}

export interface LeaderboardSchedulesGetInput {
  /** 排行榜标识 · Slug of the leaderboard */
  name: string;
}

export interface LeaderboardSchedulesGetReply {
  /** 定时重置 · The schedule, null for none */
  schedule: LeaderboardSchedule | null;
}

export interface LeaderboardSchedulesCreateInput {
  /** 排行榜标识 · Slug of the leaderboard */
  name: string;
  /** 重置计划 · Cron text of 5 fields in Asia/Shanghai, such as 0 0 * * 1 */
  resetSchedule: string;
  /** 开始时间 · No reset before */
  startTime?: string;
  /** 自动发奖 · A reset issues the rewards, default false */
  autoReward?: boolean;
  /** 启用 · Resets happen, default true */
  enabled?: boolean;
}

export interface LeaderboardSchedulesCreateReply {
  /** The schedule */
  schedule: LeaderboardSchedule;
}

export interface LeaderboardSchedulesUpdateInput {
  /** 排行榜标识 · Slug of the leaderboard */
  name: string;
  /** 重置计划 · Cron text of 5 fields in Asia/Shanghai, such as 0 0 * * 1 */
  resetSchedule?: string;
  /** 开始时间 · No reset before; null for none */
  startTime?: string | null;
  /** 自动发奖 · A reset issues the rewards, default false */
  autoReward?: boolean;
  /** 启用 · Resets happen, default true */
  enabled?: boolean;
}

export interface LeaderboardSchedulesUpdateReply {
  /** The schedule */
  schedule: LeaderboardSchedule;
}

export interface LeaderboardSchedulesCancelInput {
  /** 排行榜标识 · Slug of the leaderboard */
  name: string;
}

export interface ResourcesSearchInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 标识 · Whole slug */
  slugName?: string;
  /** 显示名称 · Part of the name */
  displayName?: string;
  /** 类型 · Type */
  type?: 'VirtualCurrency' | 'Item' | 'Currency';
  /** 命名空间 · Whole namespace */
  namespace?: string;
}

export interface ResourcesSearchReply {
  /** 资源 · Rows of this page */
  resources: EconomyResource[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface ResourcesGetInput {
  /** 标识 · Slug of the resource */
  slug: string;
}

export interface ResourcesGetReply {
  /** The resource */
  resource: EconomyResource;
}

export interface ResourcesCreateInput {
  /** 标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
  slugName: string;
  /** 类型 · Real money cannot be created */
  type: 'VirtualCurrency' | 'Item';
  /** 显示名称 · Name that players see, 1 to 64 characters */
  displayName: string;
  /** 可堆叠 · Default true, always so for VirtualCurrency */
  stackable?: boolean;
  /** 命名空间 · Group of the game itself, default default */
  namespace?: string;
  /** 持有上限 · Most a persona may hold, 0 for no limit */
  quantityLimit?: number;
  /** 有效时长 · Seconds that what a persona gets lasts; 0, the default, for good */
  lifetimeSeconds?: number;
  /** 自定义数据 · Data of the game itself */
  customData?: Record<string, string>;
}

export interface ResourcesCreateReply {
  /** The resource */
  resource: EconomyResource;
}

export interface ResourcesUpdateInput {
  /** 标识 · Slug of the resource */
  slug: string;
  /** 显示名称 · Name that players see, 1 to 64 characters */
  displayName?: string;
  /** 命名空间 · Group of the game itself, default default */
  namespace?: string;
  /** 持有上限 · Most a persona may hold, 0 for no limit */
  quantityLimit?: number;
  /** 有效时长 · Seconds that what a persona gets lasts; 0, the default, for good */
  lifetimeSeconds?: number;
  /** 自定义数据 · Data of the game itself */
  customData?: Record<string, string>;
}

export interface ResourcesUpdateReply {
  /** The resource */
  resource: EconomyResource;
}

export interface ResourcesRemoveInput {
  /** 标识 · Slug of the resource */
  slug: string;
}

export interface ResourcesImportInput {
  /** 资源 · Resources as in a create, 1 to 1000 */
  resources: {
    /** 标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
    slugName: string;
    /** 类型 · Real money cannot be created */
    type: 'VirtualCurrency' | 'Item';
    /** 显示名称 · Name that players see, 1 to 64 characters */
    displayName: string;
    /** 可堆叠 · Default true, always so for VirtualCurrency */
    stackable?: boolean;
    /** 命名空间 · Group of the game itself, default default */
    namespace?: string;
    /** 持有上限 · Most a persona may hold, 0 for no limit */
    quantityLimit?: number;
    /** 有效时长 · Seconds that what a persona gets lasts; 0, the default, for good */
    lifetimeSeconds?: number;
    /** 自定义数据 · Data of the game itself */
    customData?: Record<string, string>;
  }[];
  /** 覆盖 · Change objects that exist, default false */
  overwrite?: boolean;
}

export interface ResourcesNamespacesReply {
  /** 命名空间 · Those in use */
  namespaces: string[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface CategoriesListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
}

export interface CategoriesListReply {
  /** 商品分类 · Categories of this page */
  categories: EconomyCategory[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface CategoriesCreateInput {
  /** 标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
  slugName: string;
  /** 显示名称 · Name that players see, 1 to 64 characters */
  displayName: string;
  /** 自定义数据 · Data of the game itself */
  customData?: Record<string, string>;
}

export interface CategoriesCreateReply {
  /** The category */
  category: EconomyCategory;
}

export interface CategoriesUpdateInput {
  /** 分类 · Category id or slug */
  id: string;
  /** 显示名称 · Name that players see, 1 to 64 characters */
  displayName?: string;
  /** 自定义数据 · Data of the game itself */
  customData?: Record<string, string>;
}

export interface CategoriesUpdateReply {
  /** The category */
  category: EconomyCategory;
}

export interface CategoriesRemoveInput {
  /** 分类 · Category id or slug */
  id: string;
}

export interface CategoriesPublishProductsInput {
  /** 分类 · Category id or slug */
  id: string;
}

export interface CategoriesPublishProductsReply {
  /** 数量 · Products that changed */
  count: number;
}

export interface CategoriesRevokeProductsInput {
  /** 分类 · Category id or slug */
  id: string;
}

export interface CategoriesRevokeProductsReply {
  /** 数量 · Products that changed */
  count: number;
}

export interface ProductsSearchInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 标识 · Whole slug */
  slugName?: string;
  /** 显示名称 · Part of the name */
  displayName?: string;
  /** 分类标识 · In this category */
  categorySlug?: string;
  /** 状态 · State */
  publishStatus?: 'published' | 'unpublished';
  /** 角色 ID · Adds what this persona has bought and may buy */
  personaId?: string;
}

export interface ProductsSearchReply {
  /** 商品 · Products of this page */
  products: EconomyProduct[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface ProductsGetInput {
  /** 商品 · Product id or slug */
  id: string;
}

export interface ProductsGetReply {
  /** The product */
  product: EconomyProduct;
}

export interface ProductsCreateInput {
  /** 标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
  slugName: string;
  /** 显示名称 · Name that players see, 1 to 64 characters */
  displayName: string;
  /** 分类标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
  categorySlug: string;
  /** 价格 · Empty: free; CNY in fen stands alone */
  costs: {
    /** 资源标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
    resourceSlug: string;
    /** 数量 · Units */
    quantity: number;
  }[];
  /** 内容 · What the persona gets */
  rewards: {
    /** 资源标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
    resourceSlug: string;
    /** 数量 · Units */
    quantity: number;
  }[];
  /** 限购次数 · Purchases of a persona in a period, 0 for no limit */
  limitCount?: number;
  /** 限购重置 · When the limit starts anew, default never */
  resetSchedule?: {
    /** 周期 · How often */
    type: 'EveryDay' | 'EveryWeek' | 'EveryMonth';
    /** 日 · EveryWeek 1 to 7 from Monday, EveryMonth 1 to 31 */
    day?: number;
    /** 时 · Hour of the day in Asia/Shanghai */
    hour: number;
  };
  /** 上架时间 · Sell from */
  startTime?: string;
  /** 下架时间 · Sell until */
  endTime?: string;
  /** 自定义数据 · Data of the game itself */
  customData?: Record<string, string>;
}

export interface ProductsCreateReply {
  /** The product */
  product: EconomyProduct;
}

export interface ProductsUpdateInput {
  /** 商品 · Product id or slug */
  id: string;
  /** 显示名称 · Name that players see, 1 to 64 characters */
  displayName?: string;
  /** 分类标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
  categorySlug?: string;
  /** 价格 · Empty: free; CNY in fen stands alone */
  costs?: {
    /** 资源标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
    resourceSlug: string;
    /** 数量 · Units */
    quantity: number;
  }[];
  /** 内容 · What the persona gets */
  rewards?: {
    /** 资源标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
    resourceSlug: string;
    /** 数量 · Units */
    quantity: number;
  }[];
  /** 限购次数 · Purchases of a persona in a period, 0 for no limit */
  limitCount?: number;
  /** 限购重置 · When the limit starts anew; null for never */
  resetSchedule?: {
    /** 周期 · How often */
    type: 'EveryDay' | 'EveryWeek' | 'EveryMonth';
    /** 日 · EveryWeek 1 to 7 from Monday, EveryMonth 1 to 31 */
    day?: number;
    /** 时 · Hour of the day in Asia/Shanghai */
    hour: number;
  } | null;
  /** 上架时间 · Sell from; null for none */
  startTime?: string | null;
  /** 下架时间 · Sell until; null for none */
  endTime?: string | null;
  /** 自定义数据 · Data of the game itself */
  customData?: Record<string, string>;
}

export interface ProductsUpdateReply {
  /** The product */
  product: EconomyProduct;
}

export interface ProductsRemoveInput {
  /** 商品 · Product id or slug */
  id: string;
}

export interface ProductsPublishInput {
  /** 商品 · Ids or slugs, at most 100 */
  ids: string[];
}

export interface ProductsPublishReply {
  /** 商品 · The products */
  products: EconomyProduct[];
}

export interface ProductsRevokeInput {
  /** 商品 · Ids or slugs, at most 100 */
  ids: string[];
}

export interface ProductsRevokeReply {
  /** 商品 · The products */
  products: EconomyProduct[];
}

export interface ProductsPurchaseInput {
  /** 幂等键 · The same word again answers the first result; kept for 24 hours */
  idempotencyKey?: string;
  /** 角色 ID · Who buys */
  personaId: string;
  /** 商品标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
  productSlug?: string;
  /** 商品 ID · In place of the slug: exactly one of the two */
  productId?: string;
  /** 数量 · Units, default 1 */
  quantity?: number;
  /** 自定义数据 · Data of the game itself */
  customData?: Record<string, string>;
  /** 外部订单号 · Unique number of the game itself; needed for real money */
  outTradeNo?: string;
  /** 支付方式 · Needed for real money */
  paymentMethod?: 'AlipayApp' | 'AlipayPCWeb' | 'AlipayMobileWeb';
}

export interface ProductsPurchaseReply {
  /** The order */
  transaction: EconomyTransaction;
  /** 背包物品 · Rows that changed */
  inventory: InventoryItem[];
}

export interface ProductsImportInput {
  /** 商品 · Products as in a create, 1 to 1000 */
  products: {
    /** 标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
    slugName: string;
    /** 显示名称 · Name that players see, 1 to 64 characters */
    displayName: string;
    /** 分类标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
    categorySlug: string;
    /** 价格 · Empty: free; CNY in fen stands alone */
    costs: {
      /** 资源标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
      resourceSlug: string;
      /** 数量 · Units */
      quantity: number;
    }[];
    /** 内容 · What the persona gets */
    rewards: {
      /** 资源标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
      resourceSlug: string;
      /** 数量 · Units */
      quantity: number;
    }[];
    /** 限购次数 · Purchases of a persona in a period, 0 for no limit */
    limitCount?: number;
    /** 限购重置 · When the limit starts anew, default never */
    resetSchedule?: {
      /** 周期 · How often */
      type: 'EveryDay' | 'EveryWeek' | 'EveryMonth';
      /** 日 · EveryWeek 1 to 7 from Monday, EveryMonth 1 to 31 */
      day?: number;
      /** 时 · Hour of the day in Asia/Shanghai */
      hour: number;
    };
    /** 上架时间 · Sell from */
    startTime?: string;
    /** 下架时间 · Sell until */
    endTime?: string;
    /** 自定义数据 · Data of the game itself */
    customData?: Record<string, string>;
  }[];
  /** 覆盖 · Change objects that exist, default false */
  overwrite?: boolean;
}

export interface TransactionsSearchInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 订单 ID · Only this order */
  transactionId?: string;
  /** 角色 ID · Of this persona */
  personaId?: string;
  /** 状态 · State */
  status?: 'Pending' | 'Charged' | 'Fulfilled' | 'FulfillFailed' | 'ChargeFailed' | 'Refunded';
  /** 类型 · What is paid with */
  type?: 'RealMoneyPurchase' | 'VirtualPurchase';
  /** 商品标识 · Of this product */
  productSlug?: string;
  /** 外部订单号 · Whole number */
  outTradeNo?: string;
  /** 开始时间 · Created at or after */
  from?: string;
  /** 结束时间 · Created before */
  to?: string;
}

export interface TransactionsSearchReply {
  /** 订单 · Newest first */
  transactions: EconomyTransaction[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface TransactionsMetricsInput {
  /** 开始时间 · Start, default 7 days ago; at most 90 days */
  from?: string;
  /** 结束时间 · End, default now */
  to?: string;
  /** 粒度 · Hour or day, default 1d */
  interval?: '1h' | '1d';
  /** 类型 · What is paid with */
  type?: 'RealMoneyPurchase' | 'VirtualPurchase';
}

export interface TransactionsMetricsReply {
  /** 数据点 · Oldest first */
  points: {
    /** 时间 · Start of the hour or day */
    time: string;
    /** 订单数 · Orders */
    count: number;
    /** 金额 · Fen */
    amount: number;
  }[];
  /** 合计 · Sums over the period */
  totals: {
    /** 订单数 · Orders */
    count: number;
    /** 金额 · Fen */
    amount: number;
    /** 按状态 · Orders in each state */
    byStatus: {
      /** 订单数 · Not paid yet */
      Pending: number;
      /** 订单数 · Paid */
      Charged: number;
      /** 订单数 · Rewards given */
      Fulfilled: number;
      /** 订单数 · Paid, rewards not given */
      FulfillFailed: number;
      /** 订单数 · Not paid */
      ChargeFailed: number;
      /** 订单数 · Paid back */
      Refunded: number;
    };
  };
}

export interface TransactionsReFulfilInput {
  /** 订单 ID · Orders, at most 100 */
  transactionIds: string[];
}

export interface TransactionsReFulfilReply {
  /** 订单 · Orders that were tried again */
  transactions: EconomyTransaction[];
  /** 跳过 · Orders that cannot be tried again */
  skipped: {
    /** 订单 ID · Order */
    transactionId: string;
    /** 原因 · Why */
    message: string;
  }[];
}

export interface PaymentsNotifyInput {
  /** 外部订单号 · Unique number of the game itself */
  outTradeNo: string;
  /** 状态 · What became of the payment */
  status: 'success' | 'failed' | 'refunded';
  /** 总金额 · Fen */
  totalAmount?: number;
  /** 支付方式 · How it was paid */
  paymentMethod?: 'AlipayApp' | 'AlipayPCWeb' | 'AlipayMobileWeb';
  /** 支付平台订单号 · Number of the payment provider */
  tradeNo?: string;
}

export interface PaymentsNotifyReply {
  /** The order */
  transaction: EconomyTransaction;
}

export interface PaymentsCreateInput {
  /** 角色 ID · Who buys; with a token, the own persona */
  personaId: string;
  /** 外部订单号 · Unique number of the game itself */
  outTradeNo: string;
  /** 总金额 · Fen */
  totalAmount: number;
  /** 支付方式 · How it is paid */
  paymentMethod: 'AlipayApp' | 'AlipayPCWeb' | 'AlipayMobileWeb';
  /** 商品标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
  productSlug: string;
  /** 数量 · Units, default 1 */
  quantity?: number;
}

export interface PaymentsCreateReply {
  /** The order */
  transaction: EconomyTransaction;
}

export interface InventorySearchInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 角色 ID · Of this persona */
  personaId?: string;
  /** 资源标识 · Of this resource */
  resourceSlug?: string;
  /** 命名空间 · Of resources in this namespace */
  namespace?: string;
}

export interface InventorySearchReply {
  /** 背包物品 · Rows of this page */
  inventory: InventoryItem[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface InventoryMetricsInput {
  /** 资源标识 · Only this resource */
  resourceSlug?: string;
  /** 开始时间 · Start, default 7 days ago; at most 90 days */
  from?: string;
  /** 结束时间 · End, default now */
  to?: string;
}

export interface InventoryMetricsReply {
  /** 资源 · One row per resource */
  items: {
    /** 资源标识 · Slug of the resource */
    resourceSlug: string;
    /** 资源名称 · Name of the resource */
    displayName: string;
    /** 持有人数 · Personas that own some */
    holders: number;
    /** 总量 · Units in all inventories */
    quantity: number;
  }[];
  /** 数据点 · One row per day and resource */
  points: {
    /** 时间 · Start of the day */
    time: string;
    /** 资源标识 · Slug of the resource */
    resourceSlug: string;
    /** 获得 · Units given */
    gained: number;
    /** 消耗 · Units taken */
    spent: number;
  }[];
}

export interface InventoryUpdateInput {
  /** 物品 ID · Inventory row id */
  id: string;
  /** 数量 · 0 takes the row away; 0 or 1 where it does not stack */
  quantity?: number;
  /** 预期数量 · Refused where the row holds another quantity by now */
  expectedQuantity?: number;
  /** 自定义数据 · Data of the game itself */
  customData?: Record<string, string>;
  /** 原因 · Why; kept in the history of the persona */
  reason?: string;
}

export interface InventoryUpdateReply {
  /** The row */
  inventoryItem: InventoryItem;
}

export interface TokenClassesSearchInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 名称 · Part of the name */
  name?: string;
  /** 状态 · State */
  status?: 'unreleased' | 'pending' | 'active' | 'expired';
  /** 兑换码类型 · Kind of codes */
  codeType?: 'Universal' | 'Unique';
}

export interface TokenClassesSearchReply {
  /** 礼包 · Newest first */
  tokenClasses: TokenClass[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface TokenClassesGetInput {
  /** 礼包 ID · Class id */
  id: string;
}

export interface TokenClassesGetReply {
  /** The gift pack */
  tokenClass: TokenClass;
}

export interface TokenClassesCreateInput {
  /** 名称 · Unique in the app, 1 to 64 characters */
  name: string;
  /** 资源 · Units of each resource by slug, at least one */
  resources: Record<string, number>;
  /** 兑换码类型 · Universal: one code for all; Unique: one code per use */
  codeType: 'Universal' | 'Unique';
  /** 生效时间 · Codes work from, default now */
  startTime?: string;
  /** 失效时间 · Codes work until, default for good */
  endTime?: string;
  /** 范围 · A code works in one of these */
  scopes?: string[];
  /** 每角色兑换上限 · Codes a persona may use, default 1 */
  redeemLimitPerPersona?: number;
  /** 发放方式 · Default Direct */
  deliveryType?: 'Direct' | 'Inbox';
  /** 邮件模板 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
  inboxTemplateSlug?: string;
  /** 通用码 · For Universal: 8 to 20 letters and digits, default a random one */
  code?: string;
  /** 前缀 · Letters and digits; at least 8 characters follow it */
  prefix?: string;
  /** 兑换码长度 · Characters with the prefix, default 12 */
  codeLength?: number;
  /** 属性 · Data of the game itself */
  properties?: Record<string, string>;
}

export interface TokenClassesCreateReply {
  /** The gift pack */
  tokenClass: TokenClass;
}

export interface TokenClassesUpdateInput {
  /** 礼包 ID · Class id */
  id: string;
  /** 名称 · Unique in the app, 1 to 64 characters */
  name?: string;
  /** 资源 · Units of each resource by slug, at least one */
  resources?: Record<string, number>;
  /** 兑换码类型 · Universal: one code for all; Unique: one code per use */
  codeType?: 'Universal' | 'Unique';
  /** 生效时间 · Codes work from, default now */
  startTime?: string;
  /** 失效时间 · Codes work until; null for none */
  endTime?: string | null;
  /** 范围 · A code works in one of these */
  scopes?: string[];
  /** 每角色兑换上限 · Codes a persona may use, default 1 */
  redeemLimitPerPersona?: number;
  /** 发放方式 · Default Direct */
  deliveryType?: 'Direct' | 'Inbox';
  /** 邮件模板 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
  inboxTemplateSlug?: string;
  /** 通用码 · For Universal: 8 to 20 letters and digits, default a random one */
  code?: string;
  /** 前缀 · Letters and digits; at least 8 characters follow it */
  prefix?: string;
  /** 兑换码长度 · Characters with the prefix, default 12 */
  codeLength?: number;
  /** 属性 · Data of the game itself */
  properties?: Record<string, string>;
}

export interface TokenClassesUpdateReply {
  /** The gift pack */
  tokenClass: TokenClass;
}

export interface TokenClassesRemoveInput {
  /** 礼包 ID · Class id */
  id: string;
}

export interface TokenClassesReleaseInput {
  /** 礼包 ID · Class id */
  id: string;
}

export interface TokenClassesReleaseReply {
  /** The gift pack */
  tokenClass: TokenClass;
}

export interface TokenClassesSuspendInput {
  /** 礼包 ID · Class id */
  id: string;
}

export interface TokenClassesSuspendReply {
  /** The gift pack */
  tokenClass: TokenClass;
}

export interface TokenClassesNamesReply {
  /** 礼包 · Every gift pack */
  names: {
    /** 礼包 ID · Class id */
    tokenClassId: string;
    /** 名称 · Name */
    name: string;
  }[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface TokenInstancesSearchInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 礼包 ID · Of this gift pack */
  tokenClassId?: string;
  /** 兑换码 · Whole code, case ignored */
  code?: string;
  /** 状态 · State */
  status?: 'unused' | 'used' | 'invalid';
  /** 批次 ID · Of this batch */
  batchId?: string;
  /** 角色 ID · Used by this persona */
  personaID?: string;
}

export interface TokenInstancesSearchReply {
  /** 兑换码 · Codes of this page */
  tokenInstances: TokenInstance[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface TokenInstancesGenerateInput {
  /** 礼包 ID · Gift pack with Unique codes */
  tokenClassId: string;
  /** 数量 · How many, at most 10000 */
  count: number;
}

export interface TokenInstancesGenerateReply {
  /** 批次 ID · Batch of these codes */
  batchId: string;
  /** 数量 · How many were made */
  count: number;
  /** 兑换码 · The first 100; search has the others */
  tokenInstances: TokenInstance[];
}

export interface TokenInstancesInvalidateInput {
  /** 兑换码 ID · Code id */
  id: string;
}

export interface TokenInstancesInvalidateReply {
  /** The code */
  tokenInstance: TokenInstance;
}

export interface TokenInstancesInvalidateManyInput {
  /** 兑换码 ID · These codes */
  ids?: string[];
  /** 批次 ID · Or all of this batch */
  batchId?: string;
  /** 礼包 ID · Or all of this gift pack */
  tokenClassId?: string;
}

export interface TokenInstancesInvalidateManyReply {
  /** 作废数量 · Codes that were made invalid */
  invalidatedCount: number;
  /** 跳过数量 · Codes that were used */
  skippedCount: number;
}

export interface TokenInstancesExportInput {
  /** 礼包 ID · Of this gift pack */
  tokenClassId?: string;
  /** 兑换码 · Whole code, case ignored */
  code?: string;
  /** 状态 · State */
  status?: 'unused' | 'used' | 'invalid';
  /** 批次 ID · Of this batch */
  batchId?: string;
  /** 角色 ID · Used by this persona */
  personaID?: string;
}

export interface TokenInstancesUsedInfoInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 兑换码 · Of this code */
  code?: string;
  /** 兑换码 ID · Or of this code */
  id?: string;
  /** 礼包 ID · Or of this gift pack */
  tokenClassId?: string;
}

export interface TokenInstancesUsedInfoReply {
  /** 兑换记录 · Uses of this page */
  usedInfo: TokenUse[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface InboxTemplatesSearchInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 模板名称 · Part of the name */
  displayName?: string;
  /** 发送范围 · Who gets the mail */
  scope?: 'Persona' | 'Realm' | 'All';
}

export interface InboxTemplatesSearchReply {
  /** 邮件模板 · Rows of this page */
  templates: InboxTemplate[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface InboxTemplatesGetInput {
  /** 模板标识 · Slug of the template */
  id: string;
}

export interface InboxTemplatesGetReply {
  /** The template */
  template: InboxTemplate;
}

export interface InboxTemplatesCreateInput {
  /** 标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
  slugName: string;
  /** 显示名称 · Name that players see, 1 to 64 characters */
  displayName: string;
  /** 发送范围 · Who gets the mail */
  scope: 'Persona' | 'Realm' | 'All';
  /** 标题 · Title of the mail, 1 to 128 characters */
  title: string;
  /** 发送时间 · Do not send before, default at once */
  sendTime?: string;
  /** 过期方式 · Default Duration of 30 days */
  expireType?: 'Duration' | 'FixedTime';
  /** 有效时长 · Seconds from receipt, for Duration, at most ten years */
  expireDuration?: number;
  /** 过期时间 · For FixedTime */
  expireAt?: string;
  /** 正文 · Text of the mail */
  content?: string;
  /** 发件人 · Name of the sender */
  sender?: string;
  /** 附件 · Resources in the mail */
  attachments?: {
    /** 资源标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
    resourceSlug: string;
    /** 数量 · Units */
    quantity: number;
  }[];
  /** 属性 · Data of the game itself */
  properties?: Record<string, string>;
}

export interface InboxTemplatesCreateReply {
  /** The template */
  template: InboxTemplate;
}

export interface InboxTemplatesUpdateInput {
  /** 模板标识 · Slug of the template */
  id: string;
  /** 显示名称 · Name that players see, 1 to 64 characters */
  displayName?: string;
  /** 标题 · Title of the mail, 1 to 128 characters */
  title?: string;
  /** 发送时间 · Do not send before; null for none */
  sendTime?: string | null;
  /** 过期方式 · Default Duration of 30 days */
  expireType?: 'Duration' | 'FixedTime';
  /** 有效时长 · Seconds from receipt, for Duration, at most ten years */
  expireDuration?: number;
  /** 过期时间 · For FixedTime; null for none */
  expireAt?: string | null;
  /** 正文 · Text of the mail */
  content?: string;
  /** 发件人 · Name of the sender */
  sender?: string;
  /** 附件 · Resources in the mail */
  attachments?: {
    /** 资源标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
    resourceSlug: string;
    /** 数量 · Units */
    quantity: number;
  }[];
  /** 属性 · Data of the game itself */
  properties?: Record<string, string>;
}

export interface InboxTemplatesUpdateReply {
  /** The template */
  template: InboxTemplate;
}

export interface InboxTemplatesRemoveInput {
  /** 模板标识 · Slug of the template */
  id: string;
}

export interface InboxTemplatesNamesReply {
  /** 邮件模板 · Every template */
  names: {
    /** 标识 · Slug */
    slugName: string;
    /** 模板名称 · Name */
    displayName: string;
  }[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface InboxMessagesSendInput {
  /** 幂等键 · The same word again answers the first result; kept for 24 hours */
  idempotencyKey?: string;
  /** 模板标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
  templateSlugName: string;
  /** 角色 ID · For a template of scope Persona */
  personaId?: string;
  /** 区服 ID · For a template of scope Realm */
  realmID?: string;
}

export interface InboxMessagesSendReply {
  /** The sending */
  record: InboxRecord;
  /** For scope Persona only */
  message?: InboxMessage;
}

export interface InboxMessagesSendManyInput {
  /** 幂等键 · The same word again answers the first result; kept for 24 hours */
  idempotencyKey?: string;
  /** 模板标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
  templateSlugName: string;
  /** 角色 ID · Personas, at most 1000 */
  personaIds: string[];
}

export interface InboxMessagesSendManyReply {
  /** The sending */
  record: InboxRecord;
  /** 失败 · Personas that did not get it */
  failed: {
    /** 角色 ID · Persona */
    personaId: string;
    /** 原因 · Why */
    message: string;
  }[];
}

export interface InboxMessagesSearchInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 角色 ID · In the inbox of this persona */
  personaId?: string;
  /** 记录 ID · Of this sending */
  recordId?: string;
  /** 模板标识 · Of this template */
  templateSlugName?: string;
  /** 状态 · State */
  status?: 'Unread' | 'Unconsumed' | 'Completed';
}

export interface InboxMessagesSearchReply {
  /** 邮件 · Messages of this page */
  messages: InboxMessage[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface InboxMessagesGetInput {
  /** 邮件 ID · Message id */
  id: string;
}

export interface InboxMessagesGetReply {
  /** The message */
  message: InboxMessage;
}

export interface InboxRecordsSearchInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 记录 ID · Only this sending */
  id?: string;
  /** 模板标识 · Of this template */
  templateSlugName?: string;
  /** 开始时间 · Created at or after */
  from?: string;
  /** 结束时间 · Created before */
  to?: string;
}

export interface InboxRecordsSearchReply {
  /** 发送记录 · Rows of this page */
  records: InboxRecord[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface InboxRecordsRecallInput {
  /** 记录 ID · Record id */
  id: string;
}

export interface InboxRecordsRecallReply {
  /** 撤回数量 · Messages that were taken back */
  recalledCount: number;
}

export interface AchievementsSearchInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 显示名称 · Part of the name */
  displayName?: string;
  /** 分类 · Whole category */
  category?: string;
  /** 系列 · Whole series */
  series?: string;
  /** 状态 · State */
  releaseStatus?: 'released' | 'unreleased';
}

export interface AchievementsSearchReply {
  /** 成就 · Achievements of this page */
  achievementMeta: AchievementMeta[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface AchievementsGetInput {
  /** 标识 · Slug of the achievement */
  id: string;
}

export interface AchievementsGetReply {
  /** The achievement */
  achievementMeta: AchievementMeta;
}

export interface AchievementsCreateInput {
  /** 标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
  slugName: string;
  /** 显示名称 · Name that players see, 1 to 64 characters */
  displayName: string;
  /** 起始值 · Where personas begin */
  startValue?: number;
  /** 目标值 · Above the start: done at or above it; below: at or below */
  thresholdValue: number;
  /** 描述 · What to do */
  description?: string;
  /** 分类 · Word of the game itself */
  category?: string;
  /** 系列 · Word of the game itself */
  series?: string;
  /** 奖励 · Given once */
  rewards?: {
    /** 资源标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
    resourceSlug: string;
    /** 数量 · Units */
    quantity: number;
  }[];
  /** 隐藏 · Hide it until it is done, default false */
  hidden?: boolean;
  /** 属性 · Data of the game itself */
  properties?: Record<string, string>;
}

export interface AchievementsCreateReply {
  /** The achievement */
  achievementMeta: AchievementMeta;
}

export interface AchievementsUpdateInput {
  /** 标识 · Slug of the achievement */
  id: string;
  /** 显示名称 · Name that players see, 1 to 64 characters */
  displayName?: string;
  /** 起始值 · Where personas begin */
  startValue?: number;
  /** 目标值 · Above the start: done at or above it; below: at or below */
  thresholdValue?: number;
  /** 描述 · What to do */
  description?: string;
  /** 分类 · Word of the game itself */
  category?: string;
  /** 系列 · Word of the game itself */
  series?: string;
  /** 奖励 · Given once */
  rewards?: {
    /** 资源标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
    resourceSlug: string;
    /** 数量 · Units */
    quantity: number;
  }[];
  /** 隐藏 · Hide it until it is done, default false */
  hidden?: boolean;
  /** 属性 · Data of the game itself */
  properties?: Record<string, string>;
}

export interface AchievementsUpdateReply {
  /** The achievement */
  achievementMeta: AchievementMeta;
}

export interface AchievementsRemoveInput {
  /** 标识 · Slug of the achievement */
  id: string;
}

export interface AchievementsReleaseInput {
  /** 标识 · Slugs, at most 100 */
  slugNames: string[];
}

export interface AchievementsReleaseReply {
  /** 成就 · The achievements */
  achievementMeta: AchievementMeta[];
}

export interface AchievementsRevokeInput {
  /** 标识 · Slugs, at most 100 */
  slugNames: string[];
}

export interface AchievementsRevokeReply {
  /** 成就 · The achievements */
  achievementMeta: AchievementMeta[];
}

export interface AchievementsImportInput {
  /** 成就 · Achievements as in a create, 1 to 1000 */
  achievementMeta: {
    /** 标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
    slugName: string;
    /** 显示名称 · Name that players see, 1 to 64 characters */
    displayName: string;
    /** 起始值 · Where personas begin */
    startValue?: number;
    /** 目标值 · Above the start: done at or above it; below: at or below */
    thresholdValue: number;
    /** 描述 · What to do */
    description?: string;
    /** 分类 · Word of the game itself */
    category?: string;
    /** 系列 · Word of the game itself */
    series?: string;
    /** 奖励 · Given once */
    rewards?: {
      /** 资源标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
      resourceSlug: string;
      /** 数量 · Units */
      quantity: number;
    }[];
    /** 隐藏 · Hide it until it is done, default false */
    hidden?: boolean;
    /** 属性 · Data of the game itself */
    properties?: Record<string, string>;
  }[];
  /** 覆盖 · Change objects that exist, default false */
  overwrite?: boolean;
}

export interface AchievementsCategoriesReply {
  /** 分类 · Those in use */
  categories: string[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface AchievementsSeriesReply {
  /** 系列 · Those in use */
  series: string[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface PersonaAchievementsSearchInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 角色 ID · Of this persona; adds those never touched */
  personaID?: string;
  /** 标识 · Of this achievement */
  slugName?: string;
  /** 分类 · Whole category */
  category?: string;
  /** 达成状态 · State */
  achieveStatus?: 'achieved' | 'not_achieved';
  /** 领奖状态 · Whether the rewards were taken */
  redeemStatus?: 'redeemed' | 'not_redeemed';
}

export interface PersonaAchievementsSearchReply {
  /** 角色成就 · Rows of this page */
  achievements: PersonaAchievement[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface PersonaAchievementsUpdateInput {
  /** 角色 ID · Persona id */
  id: string;
  /** 成就 · Up to 100; or one, written into the body itself */
  achievements?: {
    /** 标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
    slugName: string;
    /** 操作 · How the value changes */
    action: 'Increase' | 'Decrease' | 'Set';
    /** 数值 · Units */
    value: number;
    /** 自定义数据 · Data of the game itself */
    customData?: Record<string, string>;
    /** 领奖 · Also take the rewards */
    redeem?: boolean;
  }[];
  /** 标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
  slugName?: string;
  /** 操作 · How the value changes */
  action?: 'Increase' | 'Decrease' | 'Set';
  /** 数值 · Units */
  value?: number;
  /** 自定义数据 · Data of the game itself */
  customData?: Record<string, string>;
  /** 领奖 · Also take the rewards */
  redeem?: boolean;
}

export interface PersonaAchievementsUpdateReply {
  /** 角色成就 · How far the persona is */
  achievements: PersonaAchievement[];
}

export interface BattlePassesSearchInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 显示名称 · Part of the name */
  displayName?: string;
  /** 状态 · State */
  status?: 'Pending' | 'Active' | 'Expired' | 'Suspended';
}

export interface BattlePassesSearchReply {
  /** 战令 · Rows of this page */
  battlePasses: BattlePass[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface BattlePassesGetInput {
  /** 标识 · Slug of the battle pass */
  id: string;
}

export interface BattlePassesGetReply {
  /** The battle pass with its slots */
  battlePass: BattlePass;
}

export interface BattlePassesCreateInput {
  /** 标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
  slugName: string;
  /** 显示名称 · Name that players see, 1 to 64 characters */
  displayName: string;
  /** 最高等级 · Last level; may only grow while active */
  maxLevel: number;
  /** 升级经验 · One value for every level, or one per level */
  levelExp: number[];
  /** 描述 · Words to the players */
  description?: string;
  /** 开始时间 · Start, default now */
  startTime?: string;
  /** 结束时间 · End, default none */
  endTime?: string;
  /** 每日经验上限 · Experience in a day, 0 for no limit */
  dailyExpLimit?: number;
  /** 每周经验上限 · Experience in a week, 0 for no limit */
  weeklyExpLimit?: number;
  /** 每日起始时 · Hour a day begins at, default 0 */
  dayStartHour?: number;
}

export interface BattlePassesCreateReply {
  /** The battle pass with its slots */
  battlePass: BattlePass;
}

export interface BattlePassesUpdateInput {
  /** 标识 · Slug of the battle pass */
  id: string;
  /** 显示名称 · Name that players see, 1 to 64 characters */
  displayName?: string;
  /** 最高等级 · Last level; may only grow while active */
  maxLevel?: number;
  /** 升级经验 · One value for every level, or one per level */
  levelExp?: number[];
  /** 描述 · Words to the players */
  description?: string;
  /** 开始时间 · Start, default now */
  startTime?: string;
  /** 结束时间 · End; null for none */
  endTime?: string | null;
  /** 每日经验上限 · Experience in a day, 0 for no limit */
  dailyExpLimit?: number;
  /** 每周经验上限 · Experience in a week, 0 for no limit */
  weeklyExpLimit?: number;
  /** 每日起始时 · Hour a day begins at, default 0 */
  dayStartHour?: number;
}

export interface BattlePassesUpdateReply {
  /** The battle pass with its slots */
  battlePass: BattlePass;
}

export interface BattlePassesRemoveInput {
  /** 标识 · Slug of the battle pass */
  id: string;
}

export interface BattlePassesNamesReply {
  /** 战令 · Every battle pass */
  names: {
    /** 标识 · Slug */
    slugName: string;
    /** 显示名称 · Name that players see */
    displayName: string;
  }[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface BattlePassesPublishInput {
  /** 标识 · Slug of the battle pass */
  id: string;
}

export interface BattlePassesPublishReply {
  /** The battle pass with its slots */
  battlePass: BattlePass;
}

export interface BattlePassesRevokeInput {
  /** 标识 · Slug of the battle pass */
  id: string;
}

export interface BattlePassesRevokeReply {
  /** The battle pass with its slots */
  battlePass: BattlePass;
}

export interface BattlePassSlotsGetInput {
  /** 档位 ID · Slot id */
  id: string;
}

export interface BattlePassSlotsGetReply {
  /** The slot */
  slot: BattlePassSlot;
}

export interface BattlePassSlotsCreateInput {
  /** 战令标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
  battlePassSlugName: string;
  /** 标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
  slugName: string;
  /** 显示名称 · Name that players see, 1 to 64 characters */
  displayName: string;
  /** 默认解锁 · Open it to every persona, default false */
  unlockedByDefault?: boolean;
  /** 解锁商品 · Slug of the product that opens it */
  unlockProductSlug?: string;
  /** 顺序 · Position in the battle pass */
  order?: number;
  /** 奖励 · One row per level that gives something */
  rewards?: {
    /** 等级 · Level, from 1 */
    level: number;
    /** 奖励 · What the level gives */
    items: {
      /** 资源标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
      resourceSlug: string;
      /** 数量 · Units */
      quantity: number;
    }[];
  }[];
}

export interface BattlePassSlotsCreateReply {
  /** The slot */
  slot: BattlePassSlot;
}

export interface BattlePassSlotsUpdateInput {
  /** 档位 ID · Slot id */
  id: string;
  /** 显示名称 · Name that players see, 1 to 64 characters */
  displayName?: string;
  /** 默认解锁 · Open it to every persona, default false */
  unlockedByDefault?: boolean;
  /** 解锁商品 · Slug of the product that opens it */
  unlockProductSlug?: string;
  /** 顺序 · Position in the battle pass */
  order?: number;
  /** 奖励 · One row per level that gives something */
  rewards?: {
    /** 等级 · Level, from 1 */
    level: number;
    /** 奖励 · What the level gives */
    items: {
      /** 资源标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
      resourceSlug: string;
      /** 数量 · Units */
      quantity: number;
    }[];
  }[];
}

export interface BattlePassSlotsUpdateReply {
  /** The slot */
  slot: BattlePassSlot;
}

export interface BattlePassSlotsRemoveInput {
  /** 档位 ID · Slot id */
  id: string;
}

export interface PersonaBattlePassesSearchInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 角色 ID · Of this persona */
  personaId?: string;
  /** 战令标识 · Of this battle pass */
  slugName?: string;
}

export interface PersonaBattlePassesSearchReply {
  /** 角色战令 · Rows of this page */
  personaBattlePasses: PersonaBattlePass[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface PersonaBattlePassesGetInput {
  /** 角色 ID · Persona id */
  id: string;
  /** 战令标识 · Slug of the battle pass */
  bp: string;
}

export interface PersonaBattlePassesGetReply {
  /** How far the persona is */
  personaBattlePass: PersonaBattlePass;
}

export interface PersonaBattlePassesRemoveInput {
  /** 角色 ID · Persona id */
  id: string;
  /** 战令标识 · Slug of the battle pass */
  bp: string;
}

export interface PersonaBattlePassesRemoveAllInput {
  /** 战令标识 · Slug of the battle pass */
  bp: string;
}

export interface PersonaBattlePassesRemoveAllReply {
  /** 删除数量 · Personas that lost their progress */
  deletedCount: number;
}

export interface QuestsSearchInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 显示名称 · Part of the name */
  displayName?: string;
  /** 类型 · How often it starts anew */
  type?: 'DailyQuest' | 'WeeklyQuest' | 'MonthlyQuest';
  /** 状态 · State */
  status?: 'questPending' | 'questPartialPublished' | 'questPublished';
}

export interface QuestsSearchReply {
  /** 任务 · Newest first */
  quests: Quest[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface QuestsGetInput {
  /** 任务 · Quest id or slug */
  id: string;
}

export interface QuestsGetReply {
  /** The quest with its items */
  quest: Quest;
}

export interface QuestsCompletionInput {
  /** 任务 · Quest id or slug */
  id: string;
}

export interface QuestsCompletionReply {
  /** 参与角色 · Personas whose period of now has begun */
  begun: number;
  /** 周期开始 · Start of this period */
  periodStart: string;
  /** 周期结束 · Start of the next one */
  periodEnd: string;
  /** 子任务 · Of every item, in their order */
  items: QuestItemCompletion[];
}

export interface QuestsCreateInput {
  /** 标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
  slugName: string;
  /** 显示名称 · Name that players see, 1 to 64 characters */
  displayName: string;
  /** 类型 · Starts anew daily, on Monday or on the 1st */
  type: 'DailyQuest' | 'WeeklyQuest' | 'MonthlyQuest';
  /** 形式 · Tasks alone, or tasks that give points */
  layout: 'Basic' | 'WithProgressBar';
  /** 重置时 · Hour it starts anew at, Asia/Shanghai, default 0 */
  resetHour?: number;
  /** 子任务 · Tasks, not yet published */
  items?: {
    /** 标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
    slugName: string;
    /** 显示名称 · Name that players see, 1 to 64 characters */
    displayName: string;
    /** 目标值 · Done at or above it, at least 1 */
    thresholdValue: number;
    /** 奖励 · Given once in a period */
    rewards: {
      /** 资源标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
      resourceSlug: string;
      /** 数量 · Units */
      quantity: number;
    }[];
    /** 积分 · Points when done, for WithProgressBar */
    points?: number;
    /** 种类 · Default Task; PointReward is done by the points of tasks */
    kind?: 'Task' | 'PointReward';
    /** 顺序 · Position in the quest */
    order?: number;
  }[];
  /** 属性 · Data of the game itself */
  properties?: Record<string, string>;
}

export interface QuestsCreateReply {
  /** The quest with its items */
  quest: Quest;
}

export interface QuestsRemoveInput {
  /** 任务 · Quest id or slug */
  id: string;
}

export interface QuestsImportInput {
  /** 任务 · Quests as in a create, 1 to 100 */
  quests: {
    /** 标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
    slugName: string;
    /** 显示名称 · Name that players see, 1 to 64 characters */
    displayName: string;
    /** 类型 · Starts anew daily, on Monday or on the 1st */
    type: 'DailyQuest' | 'WeeklyQuest' | 'MonthlyQuest';
    /** 形式 · Tasks alone, or tasks that give points */
    layout: 'Basic' | 'WithProgressBar';
    /** 重置时 · Hour it starts anew at, Asia/Shanghai, default 0 */
    resetHour?: number;
    /** 子任务 · Tasks, not yet published */
    items?: {
      /** 标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
      slugName: string;
      /** 显示名称 · Name that players see, 1 to 64 characters */
      displayName: string;
      /** 目标值 · Done at or above it, at least 1 */
      thresholdValue: number;
      /** 奖励 · Given once in a period */
      rewards: {
        /** 资源标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
        resourceSlug: string;
        /** 数量 · Units */
        quantity: number;
      }[];
      /** 积分 · Points when done, for WithProgressBar */
      points?: number;
      /** 种类 · Default Task; PointReward is done by the points of tasks */
      kind?: 'Task' | 'PointReward';
      /** 顺序 · Position in the quest */
      order?: number;
    }[];
    /** 属性 · Data of the game itself */
    properties?: Record<string, string>;
  }[];
  /** 覆盖 · Change objects that exist, default false */
  overwrite?: boolean;
}

export interface QuestsPublishInput {
  /** 任务 · Quest id or slug */
  id: string;
}

export interface QuestsPublishReply {
  /** The quest with its items */
  quest: Quest;
}

export interface QuestsRevokeInput {
  /** 任务 · Quest id or slug */
  id: string;
}

export interface QuestsRevokeReply {
  /** The quest with its items */
  quest: Quest;
}

export interface QuestItemsCreateInput {
  /** 任务 · Quest id or slug */
  id: string;
  /** 标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
  slugName: string;
  /** 显示名称 · Name that players see, 1 to 64 characters */
  displayName: string;
  /** 目标值 · Done at or above it, at least 1 */
  thresholdValue: number;
  /** 奖励 · Given once in a period */
  rewards: {
    /** 资源标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
    resourceSlug: string;
    /** 数量 · Units */
    quantity: number;
  }[];
  /** 积分 · Points when done, for WithProgressBar */
  points?: number;
  /** 种类 · Default Task; PointReward is done by the points of tasks */
  kind?: 'Task' | 'PointReward';
  /** 顺序 · Position in the quest */
  order?: number;
}

export interface QuestItemsCreateReply {
  /** The item */
  questItem: QuestItem;
}

export interface QuestItemsPublishInput {
  /** 子任务 ID · Item id */
  id: string;
}

export interface QuestItemsPublishReply {
  /** The item */
  questItem: QuestItem;
}

export interface QuestItemsRevokeInput {
  /** 子任务 ID · Item id */
  id: string;
}

export interface QuestItemsRevokeReply {
  /** The item */
  questItem: QuestItem;
}

export interface QuestItemsRemoveInput {
  /** 子任务 ID · Item id */
  id: string;
}

export interface PersonaQuestsSearchInput {
  /** 角色 ID · Persona id */
  id: string;
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 标识 · Of this quest */
  slugName?: string;
  /** 类型 · How often it starts anew */
  type?: 'DailyQuest' | 'WeeklyQuest' | 'MonthlyQuest';
}

export interface PersonaQuestsSearchReply {
  /** 角色任务 · Rows of this page */
  quests: PersonaQuest[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface PersonaQuestsFetchInput {
  /** 角色 ID · Persona id */
  id: string;
  /** 标识 · Default: every published quest */
  slugNames?: string[];
}

export interface PersonaQuestsFetchReply {
  /** 角色任务 · Quests in this period */
  quests: PersonaQuest[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface BillboardsSearchInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 标题 · Part of the title */
  title?: string;
  /** 命名空间 · Whole namespace */
  namespace?: string;
  /** 状态 · State */
  status?: 'billboardPending' | 'billboardScheduled' | 'billboardPublished' | 'billboardRevoked';
  /** 标签 · Each of these must match */
  tags?: Record<string, string>;
}

export interface BillboardsSearchReply {
  /** 公告 · Newest first */
  billboards: Billboard[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface BillboardsGetInput {
  /** 公告 ID · Notice id */
  id: string;
}

export interface BillboardsGetReply {
  /** The notice */
  billboard: Billboard;
}

export interface BillboardsCreateInput {
  /** 标题 · Title, 1 to 128 characters */
  title: string;
  /** 正文 · Text */
  content: string;
  /** 副标题 · Subtitle */
  subtitle?: string;
  /** 命名空间 · Group of the game itself, default default */
  namespace?: string;
  /** 标签 · Whom it is for, such as channel, version, region */
  tags?: Record<string, string>;
  /** 过期时间 · Players do not see it after, default never */
  expireTime?: string;
  /** 属性 · Data of the game itself */
  properties?: Record<string, string>;
}

export interface BillboardsCreateReply {
  /** The notice */
  billboard: Billboard;
}

export interface BillboardsUpdateInput {
  /** 公告 ID · Notice id */
  id: string;
  /** 标题 · Title, 1 to 128 characters */
  title?: string;
  /** 正文 · Text */
  content?: string;
  /** 副标题 · Subtitle */
  subtitle?: string;
  /** 命名空间 · Group of the game itself, default default */
  namespace?: string;
  /** 标签 · Whom it is for, such as channel, version, region */
  tags?: Record<string, string>;
  /** 过期时间 · Players do not see it after; null for none */
  expireTime?: string | null;
  /** 属性 · Data of the game itself */
  properties?: Record<string, string>;
}

export interface BillboardsUpdateReply {
  /** The notice */
  billboard: Billboard;
}

export interface BillboardsRemoveInput {
  /** 公告 ID · Notice id */
  id: string;
}

export interface BillboardsPublishInput {
  /** 公告 ID · Notice id */
  id: string;
  /** 发布时间 · Default now; a future one schedules it */
  publishTime?: string;
  /** 过期时间 · Players do not see it after */
  expireTime?: string;
  /** 展示天数 · Or: days from going live */
  expireDays?: 1 | 3 | 7 | 14 | 30;
}

export interface BillboardsPublishReply {
  /** The notice */
  billboard: Billboard;
}

export interface BillboardsRevokeInput {
  /** 公告 ID · Notice id */
  id: string;
}

export interface BillboardsRevokeReply {
  /** The notice */
  billboard: Billboard;
}

export interface BillboardsNamespacesReply {
  /** 命名空间 · Those in use */
  namespaces: string[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface BillboardsImportInput {
  /** 公告 · Notices as in a create, 1 to 1000 */
  billboards: {
    /** 标题 · Title, 1 to 128 characters */
    title: string;
    /** 正文 · Text */
    content: string;
    /** 副标题 · Subtitle */
    subtitle?: string;
    /** 命名空间 · Group of the game itself, default default */
    namespace?: string;
    /** 标签 · Whom it is for, such as channel, version, region */
    tags?: Record<string, string>;
    /** 过期时间 · Players do not see it after, default never */
    expireTime?: string;
    /** 属性 · Data of the game itself */
    properties?: Record<string, string>;
  }[];
}

export interface PlayerLoginPublicInfoInput {
  /** 应用 ID · App id */
  appId: string;
}

export interface PlayerLoginPublicInfoReply {
  /** 身份域 · What a login page needs */
  idDomain: PublicIdDomain;
}

export interface PlayerLoginSendCodeInput {
  /** 手机号 · An 11-digit mobile number */
  phoneNumber: string;
  /** 用途 · What the code is for */
  purpose: 'Login' | 'Bind';
}

export interface PlayerLoginSendCodeReply {
  /** 过期时间 · End of the code, 5 minutes */
  expiresAt: string;
  /** 模拟 · No SMS is sent, the code is 111111 */
  mock: boolean;
}

export interface PlayerLoginPhoneInput {
  /** 手机号 · An 11-digit mobile number */
  phoneNumber: string;
  /** 验证码 · Code of the message */
  code: string;
  /** 登录平台 · Platform of the player */
  loginPlatform?: 'Android' | 'Ios' | 'Windows' | 'ServerSide';
  /** 设备 ID · Device of the player */
  deviceID?: string;
}

export interface PlayerLoginOauthInput {
  /** 登录渠道 · Who vouches for the player */
  idProvider: 'Wechat' | 'Apple' | 'QQ' | 'Weibo' | 'WechatWeb' | 'QQWeb' | 'ServiceLogin' | 'Hykb' | 'TapTap';
  /** 登录平台 · Platform of the player */
  loginPlatform?: 'Android' | 'Ios' | 'Windows' | 'ServerSide';
  /** 授权码 · Code of the provider, or the loginCode of a web login */
  code: string;
  /** 授权码校验串 · PKCE, of the providers that know it: TapTap, Hykb, ServiceLogin */
  codeVerifier?: string;
  /** 随机串 · What the app gave Apple with the login; its id token has to repeat it */
  nonce?: string;
  /** 设备 ID · Device of the player */
  deviceID?: string;
}

export interface PlayerLoginAccessTokenInput {
  /** 访问令牌 · A user token that is still valid */
  accessToken: string;
  /** 设备 ID · Device of the player */
  deviceID?: string;
}

export interface PlayerLoginRefreshTokenInput {
  /** 访问令牌 · The old one, even when it has expired */
  accessToken: string;
  /** 刷新令牌 · It stops with this call */
  refreshToken: string;
}

export interface PlayerTermsOfServiceListReply {
  /** 用户协议 · Enabled documents */
  tos: TermsOfService[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface PlayerTermsOfServiceAcceptInput {
  /** 协议 ID · Document id */
  id: string;
  /** 版本 · Version that the player has read */
  version: number;
}

export interface PlayerTermsOfServiceAcceptReply {
  /** 协议同意记录 · One row per document that players see */
  acceptances: TermsAcceptance[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface PlayerTermsOfServiceAcceptedReply {
  /** 协议同意记录 · One row per document that players see */
  acceptances: TermsAcceptance[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface PlayerRealmsListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
}

export interface PlayerRealmsListReply {
  /** 区服 · Realms of this page but those not yet open */
  realms: Realm[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface PlayerUsersMeReply {
  /** The user */
  user: PassportUser;
}

export interface PlayerUsersUpdateMeInput {
  /** 显示名称 · Name that players see, 1 to 64 characters */
  displayName?: string;
  /** 头像 · URL or empty */
  avatarUrl?: string;
  /** 属性 · At most 512 bytes as JSON */
  properties?: Record<string, string>;
}

export interface PlayerUsersUpdateMeReply {
  /** The user */
  user: PassportUser;
}

export interface PlayerUsersVerifyRealNameInput {
  /** 姓名 · Legal name; empty beside an empty number clears both */
  realName: string;
  /** 身份证号 · 18 characters, the last one a checksum; empty clears */
  idCardNumber: string;
}

export interface PlayerUsersVerifyRealNameReply {
  /** The user */
  user: PassportUser;
}

export interface PlayerUsersBindPhoneInput {
  /** 手机号 · An 11-digit mobile number */
  phoneNumber: string;
  /** 验证码 · Code that was sent for Bind */
  code: string;
}

export interface PlayerUsersBindPhoneReply {
  /** The user */
  user: PassportUser;
}

export interface PlayerUsersLinkAccountInput {
  /** 登录渠道 · Who vouches for the player */
  idProvider: 'Wechat' | 'Apple' | 'QQ' | 'Weibo' | 'WechatWeb' | 'QQWeb' | 'ServiceLogin' | 'Hykb' | 'TapTap';
  /** 登录平台 · Platform of the player */
  loginPlatform?: 'Android' | 'Ios' | 'Windows' | 'ServerSide';
  /** 授权码 · Code of the provider, or the loginCode of a web login */
  code: string;
  /** 授权码校验串 · PKCE, of the providers that know it: TapTap, Hykb, ServiceLogin */
  codeVerifier?: string;
  /** 随机串 · What the app gave Apple with the login; its id token has to repeat it */
  nonce?: string;
}

export interface PlayerUsersLinkAccountReply {
  /** The user */
  user: PassportUser;
}

export interface PlayerPersonasCreateInput {
  /** 区服 ID · Realm to live in */
  realmID: string;
  /** 显示名称 · Name that players see, 1 to 64 characters */
  displayName: string;
  /** 头像 · URL or empty */
  iconUrl?: string;
  /** 属性 · At most 512 bytes as JSON */
  properties?: Record<string, string>;
}

export interface PlayerPersonasCreateReply {
  /** The persona */
  persona: Persona;
}

export interface PlayerPersonasSelectInput {
  /** 角色 ID · Persona id */
  id: string;
}

export interface PlayerPersonasSelectReply {
  /** 角色访问令牌 · Token of the persona, 2 hours */
  personaAccessToken: string;
  /** 角色刷新令牌 · Used once for new tokens, 30 days */
  personaRefreshToken: string;
  /** 过期时间 · End of the access token, unix seconds */
  expiresAt: string;
  /** The persona */
  persona: Persona;
}

export interface PlayerPersonasMeReply {
  /** The persona */
  persona: Persona;
}

export interface PlayerPersonasUpdateMeInput {
  /** 显示名称 · Name that players see, 1 to 64 characters */
  displayName?: string;
  /** 头像 · URL or empty */
  iconUrl?: string;
  /** 属性 · At most 512 bytes as JSON */
  properties?: Record<string, string>;
}

export interface PlayerPersonasUpdateMeReply {
  /** The persona */
  persona: Persona;
}

export interface PlayerPersonasSearchInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 角色 ID · Persona id */
  personaID?: string;
  /** 显示名称 · Part of the name */
  displayName?: string;
  /** 区服 ID · In this realm */
  realmID?: string;
}

export interface PlayerPersonasSearchReply {
  /** 角色 · Personas of this page */
  personas: PublicPersona[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface PlayerPersonasRandomInput {
  /** 条数 · How many, default 20 */
  count?: number;
}

export interface PlayerPersonasRandomReply {
  /** 角色 · Some of the other players */
  personas: PublicPersona[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface AntiAddictionRecordPaymentInput {
  /** 用户 ID · Who paid */
  userID: string;
  /** 金额 · Fen */
  amount: number;
  /** 交易号 · Trade number of the game; the same one counts once */
  outTradeNo?: string;
}

export interface AntiAddictionPayableInput {
  /** 金额 · Fen */
  amount: number;
}

export interface MinorPaymentsListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 月份 · YYYY-MM in Asia/Shanghai, default the running one */
  month?: string;
  /** 用户 ID · This one */
  userID?: string;
  /** 年龄段 · Of today; empty for users that are not verified */
  ageGroup?: '' | 'UnderEight' | 'EightToSixteen' | 'SixteenToEighteen' | 'AboveEighteen';
  /** 临近上限 · Only who has used four fifths of the limit, or all of it */
  isNear?: boolean;
}

export interface MinorPaymentsListReply {
  /** 充值累计 · Nearest to the limit first, then who paid most */
  payments: PayMonth[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface PlayerFriendsListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
}

export interface PlayerFriendsListReply {
  /** 好友 · Friends of this page */
  friends: Friend[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface PlayerFriendsUpdateInput {
  /** 好友角色 ID · The friend */
  personaID: string;
  /** 备注 · What to call the friend */
  remark: string;
}

export interface PlayerFriendsUpdateReply {
  /** The friend */
  friend: Friend;
}

export interface PlayerFriendsRemoveInput {
  /** 好友角色 ID · The friend */
  personaID: string;
  /** 双向删除 · End it for the friend too, default false */
  removeBoth?: boolean;
}

export interface PlayerFriendRequestsListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 方向 · Who asks: others or the own persona */
  direction: 'received' | 'sent';
  /** 状态 · What became of them */
  status?: 'Pending' | 'Approved' | 'Rejected' | 'Revoked';
}

export interface PlayerFriendRequestsListReply {
  /** 好友申请 · Requests of this page */
  friendRequests: FriendRequest[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface PlayerFriendRequestsSendInput {
  /** 目标角色 ID · The other persona */
  targetPersonaID: string;
  /** 附言 · Words beside the request */
  message?: string;
}

export interface PlayerFriendRequestsSendReply {
  /** The request */
  friendRequest: FriendRequest;
}

export interface PlayerFriendRequestsApproveInput {
  /** 申请 ID · Request id */
  id: string;
}

export interface PlayerFriendRequestsApproveReply {
  /** The request */
  friendRequest: FriendRequest;
}

export interface PlayerFriendRequestsRejectInput {
  /** 申请 ID · Request id */
  id: string;
}

export interface PlayerFriendRequestsRejectReply {
  /** The request */
  friendRequest: FriendRequest;
}

export interface PlayerFriendRequestsRevokeInput {
  /** 申请 ID · Request id */
  id: string;
}

export interface PlayerFriendRequestsRevokeReply {
  /** The request */
  friendRequest: FriendRequest;
}

export interface PlayerFriendRequestsApproveAllReply {
  /** 数量 · Requests that were answered */
  count: number;
}

export interface PlayerFriendRequestsRejectAllReply {
  /** 数量 · Requests that were answered */
  count: number;
}

export interface PlayerFriendBlacklistListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
}

export interface PlayerFriendBlacklistListReply {
  /** 黑名单 · Entries of this page */
  blacklist: FriendBlacklistEntry[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface PlayerFriendBlacklistAddInput {
  /** 目标角色 ID · The other persona */
  targetPersonaID: string;
}

export interface PlayerFriendBlacklistAddReply {
  /** The entry */
  entry: FriendBlacklistEntry;
}

export interface PlayerFriendBlacklistRemoveInput {
  /** 角色 ID · Who was kept out */
  personaID: string;
}

export interface PlayerPresencesListInput {
  /** 角色 ID · Whose, at most 100 */
  personaIDs: string[];
}

export interface PlayerPresencesListReply {
  /** 在线状态 · One row per persona */
  presences: Presence[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface PlayerPresencesSetInput {
  /** 状态 · Word of the game itself, such as online */
  status: string;
  /** 属性 · Data of the game itself */
  properties?: Record<string, string>;
}

export interface PlayerPresencesSetReply {
  /** The own presence */
  presence: Presence;
}

export interface PlayerGuildsCreateInput {
  /** 公会名称 · Name, 1 to 64 characters */
  guildName: string;
  /** 可见性 · Players find public ones */
  visibility: 'Public' | 'Private';
  /** 公告 · Words to the members */
  announcement?: string;
  /** 公会类型 · Word of the game itself */
  guildType?: string;
  /** 入会需审批 · Default as configured */
  enableGainApprovalBeforeJoin?: boolean;
  /** 属性 · At most 512 bytes as JSON */
  properties?: Record<string, string>;
}

export interface PlayerGuildsCreateReply {
  /** The guild */
  guild: Guild;
}

export interface PlayerGuildsListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 公会名称 · Part of the name */
  guildName?: string;
  /** 随机 · In random order */
  random?: boolean;
}

export interface PlayerGuildsListReply {
  /** 公会 · Public guilds of this page */
  guilds: Guild[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface PlayerGuildsMineReply {
  /** 公会 · Own guilds */
  guilds: OwnGuild[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface PlayerGuildsGetInput {
  /** 公会 ID · Guild id */
  id: string;
}

export interface PlayerGuildsGetReply {
  /** The guild */
  guild: Guild;
}

export interface PlayerGuildsUpdateInput {
  /** 公会 ID · Guild id */
  id: string;
  /** 公会名称 · Name, 1 to 64 characters */
  guildName?: string;
  /** 可见性 · Players find public ones */
  visibility?: 'Public' | 'Private';
  /** 公告 · Words to the members */
  announcement?: string;
  /** 公会类型 · Word of the game itself */
  guildType?: string;
  /** 入会需审批 · Default as configured */
  enableGainApprovalBeforeJoin?: boolean;
  /** 属性 · At most 512 bytes as JSON */
  properties?: Record<string, string>;
}

export interface PlayerGuildsUpdateReply {
  /** The guild */
  guild: Guild;
}

export interface PlayerGuildsDismissInput {
  /** 公会 ID · Guild id */
  id: string;
}

export interface PlayerGuildsJoinInput {
  /** 公会 ID · Guild id */
  id: string;
  /** 附言 · Words beside the request */
  message?: string;
}

export interface PlayerGuildsJoinReply {
  /** Where joining asks for approval */
  guildRequest?: GuildRequest;
  /** Where it does not */
  guild?: Guild;
}

export interface PlayerGuildsLeaveInput {
  /** 公会 ID · Guild id */
  id: string;
}

export interface PlayerGuildsRequestsInput {
  /** 公会 ID · Guild id */
  id: string;
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 状态 · What became of them */
  status?: 'Pending' | 'Approved' | 'Rejected' | 'Cancelled';
}

export interface PlayerGuildsRequestsReply {
  /** 公会申请 · Requests of this page */
  guildRequests: GuildRequest[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface PlayerGuildsApproveInput {
  /** 申请 ID · Request id */
  id: string;
}

export interface PlayerGuildsApproveReply {
  /** The request */
  guildRequest: GuildRequest;
}

export interface PlayerGuildsRejectInput {
  /** 申请 ID · Request id */
  id: string;
}

export interface PlayerGuildsRejectReply {
  /** The request */
  guildRequest: GuildRequest;
}

export interface PlayerGuildsMyRequestsInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 状态 · What became of them */
  status?: 'Pending' | 'Approved' | 'Rejected' | 'Cancelled';
}

export interface PlayerGuildsMyRequestsReply {
  /** 公会申请 · Requests of this page */
  guildRequests: GuildRequest[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface PlayerGuildsCancelRequestInput {
  /** 申请 ID · Request id */
  id: string;
}

export interface PlayerGuildsCancelRequestReply {
  /** The request */
  guildRequest: GuildRequest;
}

export interface PlayerGuildsRemoveMemberInput {
  /** 公会 ID · Guild id */
  id: string;
  /** 成员角色 ID · Persona of the member */
  memberId: string;
}

export interface PlayerGuildsSetMemberRoleInput {
  /** 公会 ID · Guild id */
  id: string;
  /** 成员角色 ID · Persona of the member */
  memberId: string;
  /** 角色标识 · 1 to 64 characters: groups of letters and digits joined by single hyphens */
  role: string;
}

export interface PlayerGuildsSetMemberRoleReply {
  /** The guild */
  guild: Guild;
}

export interface PlayerGuildsHandOverInput {
  /** 公会 ID · Guild id */
  id: string;
  /** 成员角色 ID · The new owner */
  memberId: string;
}

export interface PlayerGuildsHandOverReply {
  /** The guild */
  guild: Guild;
}

export interface PlayerLeaderboardsListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
}

export interface PlayerLeaderboardsListReply {
  /** 排行榜 · Newest first */
  leaderboards: Leaderboard[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface PlayerLeaderboardsGetInput {
  /** 排行榜标识 · Slug of the leaderboard */
  slugName: string;
}

export interface PlayerLeaderboardsGetReply {
  /** The leaderboard */
  leaderboard: Leaderboard;
}

export interface PlayerLeaderboardsSubmitInput {
  /** 排行榜标识 · Slug of the leaderboard */
  slugName: string;
  /** 分数 · Score */
  score: number;
  /** 分组 ID · For Customized */
  bucketId?: string;
  /** 成员 ID · For Entity only */
  memberId?: string;
  /** 属性 · Data beside the score */
  properties?: Record<string, string>;
}

export interface PlayerLeaderboardsScoresInput {
  /** 排行榜标识 · Slug of the leaderboard */
  slugName: string;
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 版本 ID · Default: the current one */
  versionId?: string;
  /** 区服 ID · In this realm */
  realmID?: string;
  /** 分组 ID · In this bucket, ranked inside it */
  bucketId?: string;
  /** 段位 · Slug of a tier; not beside a bucket, nor beside a realm that is ranked with others */
  tier?: string;
  /** 成员 ID · Only these, such as friends; ranks stay those of the whole board */
  memberIds?: string[];
}

export interface PlayerLeaderboardsScoresReply {
  /** 分数 · Best first */
  scores: LeaderboardScore[];
  /** 版本 ID · Version they are of */
  versionId: string;
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface PlayerLeaderboardsMyScoreInput {
  /** 排行榜标识 · Slug of the leaderboard */
  slugName: string;
  /** 前后条数 · Rows before and after the own one, default 0 */
  range?: number;
  /** 成员 ID · For Entity; default the own persona */
  memberId?: string;
}

export interface PlayerLeaderboardsMyScoreReply {
  /** 分数 · The own row stands at index `range`, or earlier where fewer are before it */
  scores: LeaderboardScore[];
}

export interface PlayerLeaderboardsBucketInput {
  /** 排行榜标识 · Slug of the leaderboard */
  slugName: string;
  /** 成员 ID · For Entity; default the own persona */
  memberId?: string;
}

export interface PlayerLeaderboardsBucketReply {
  /** 分组 ID · Bucket of the member */
  bucketId: string;
  /** 分数 · Scores of the bucket, best first, at most 1000 */
  scores: LeaderboardScore[];
}

export interface PlayerProductsCategoriesInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
}

export interface PlayerProductsCategoriesReply {
  /** 商品分类 · Categories of this page */
  categories: EconomyCategory[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface PlayerProductsListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 分类标识 · In this category */
  categorySlug?: string;
}

export interface PlayerProductsListReply {
  /** 商品 · Products of this page */
  products: EconomyProduct[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface PlayerProductsPurchaseInput {
  /** 幂等键 · The same word again answers the first result; kept for 24 hours */
  idempotencyKey?: string;
  /** 商品标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
  productSlug: string;
  /** 数量 · Units, default 1 */
  quantity?: number;
  /** 自定义数据 · Data of the game itself */
  customData?: Record<string, string>;
  /** 返回背包 · Answer the rows that changed */
  returnInventory?: boolean;
}

export interface PlayerProductsPurchaseReply {
  /** The order */
  transaction: EconomyTransaction;
  /** 背包物品 · Rows that changed */
  inventory: InventoryItem[];
}

export interface PlayerInventoryListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 命名空间 · Of resources in this namespace */
  namespace?: string;
  /** 资源标识 · Of this resource */
  resourceSlug?: string;
}

export interface PlayerInventoryListReply {
  /** 背包物品 · Rows of this page */
  inventory: InventoryItem[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface PlayerInventoryDepositInput {
  /** 幂等键 · The same word again answers the first result; kept for 24 hours */
  idempotencyKey?: string;
  /** 角色 ID · Whose inventory; with the service secret only, and needed there */
  personaId?: string;
  /** 资源 · What to add */
  resources: {
    /** 资源标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
    resourceSlug: string;
    /** 数量 · Units to add */
    depositQuantity: number;
  }[];
  /** 原因 · Why, for the operation history; kept of what a server gives */
  reason?: string;
}

export interface PlayerInventoryDepositReply {
  /** 背包物品 · Rows that changed */
  inventory: InventoryItem[];
}

export interface PlayerInventoryUpdateInput {
  /** 物品 ID · Inventory row id */
  id: string;
  /** 自定义数据 · Data of the game itself */
  customData: Record<string, string>;
}

export interface PlayerInventoryUpdateReply {
  /** The row */
  inventoryItem: InventoryItem;
}

export interface PlayerGiftsRedeemInput {
  /** 幂等键 · The same word again answers the first result; kept for 24 hours */
  idempotencyKey?: string;
  /** 兑换码 · Blanks around it and case are ignored */
  code: string;
  /** 范围 · Where the persona is, a word of the game itself */
  scope?: string;
}

export interface PlayerGiftsRedeemReply {
  /** 兑换结果 · What the code brought */
  tokenInstance: {
    /** 兑换码 ID · Code id */
    id: string;
    /** 兑换码 · The code */
    code: string;
    /** 资源 · Units of each resource, by slug */
    resources: Record<string, number>;
  };
}

export interface PlayerInboxReceiveReply {
  /** 接收数量 · New messages */
  receivedCount: number;
}

export interface PlayerInboxListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 50 */
  count?: number;
  /** 排序 · By time of receipt */
  order?: 'asc' | 'desc';
  /** 仅未完成 · Leave completed ones out */
  onlyUncompleted?: boolean;
}

export interface PlayerInboxListReply {
  /** 邮件 · Messages of this page */
  messages: InboxMessage[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface PlayerInboxReadInput {
  /** 邮件 ID · Message id */
  id: string;
}

export interface PlayerInboxReadReply {
  /** The message */
  message: InboxMessage;
}

export interface PlayerInboxConsumeInput {
  /** 邮件 ID · Message id */
  id: string;
  /** 幂等键 · The same word again answers the first result; kept for 24 hours */
  idempotencyKey?: string;
}

export interface PlayerInboxConsumeReply {
  /** The message */
  message: InboxMessage;
}

export interface PlayerInboxConsumeAllInput {
  /** 幂等键 · The same word again answers the first result; kept for 24 hours */
  idempotencyKey?: string;
}

export interface PlayerInboxConsumeAllReply {
  /** 领取数量 · Messages whose attachments were taken */
  consumedCount: number;
  /** 失败 · Messages whose attachments stay */
  failed: {
    /** 邮件 ID · Message */
    messageId: string;
    /** 原因 · Why */
    message: string;
  }[];
}

export interface PlayerInboxRemoveInput {
  /** 邮件 ID · Message id */
  id: string;
}

export interface PlayerInboxClearReply {
  /** 删除数量 · Messages that were deleted */
  deletedCount: number;
}

export interface PlayerAchievementsFetchInput {
  /** 标识 · Default: all */
  slugNames?: string[];
}

export interface PlayerAchievementsFetchReply {
  /** 角色成就 · How far the persona is */
  achievements: PersonaAchievement[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface PlayerAchievementsListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 分类 · Whole category */
  category?: string;
  /** 已达成 · Only done or only open ones */
  completed?: boolean;
}

export interface PlayerAchievementsListReply {
  /** 角色成就 · Rows of this page */
  achievements: PersonaAchievement[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface PlayerAchievementsUpdateInput {
  /** 标识 · Slug of the achievement */
  slugName: string;
  /** 操作 · How the value changes */
  action: 'Increase' | 'Decrease' | 'Set';
  /** 数值 · Units */
  value: number;
  /** 自定义数据 · Data of the game itself */
  customData?: Record<string, string>;
}

export interface PlayerAchievementsUpdateReply {
  /** How far it is now */
  achievement: PersonaAchievement;
}

export interface PlayerAchievementsRedeemInput {
  /** 标识 · Slug of the achievement */
  slugName: string;
  /** 幂等键 · The same word again answers the first result; kept for 24 hours */
  idempotencyKey?: string;
}

export interface PlayerAchievementsRedeemReply {
  /** How far it is now */
  achievement: PersonaAchievement;
  /** 背包物品 · Rows that changed */
  inventory: InventoryItem[];
}

export interface PlayerBattlePassesGetInput {
  /** 战令标识 · Slug of the battle pass */
  slugName: string;
}

export interface PlayerBattlePassesGetReply {
  /** How far the persona is */
  personaBattlePass: PersonaBattlePass;
}

export interface PlayerBattlePassesAddExpInput {
  /** 战令标识 · Slug of the battle pass */
  slugName: string;
  /** 角色 ID · Of which persona; with the service secret only, and needed there */
  personaId?: string;
  /** 经验 · Experience to add; cut at the daily and weekly limits */
  exp: number;
}

export interface PlayerBattlePassesAddExpReply {
  /** How far the persona is */
  personaBattlePass: PersonaBattlePass;
  /** 实际增加经验 · Experience that was added: less than asked for where a limit cut it */
  addedExp: number;
}

export interface PlayerBattlePassesUnlockInput {
  /** 战令标识 · Slug of the battle pass */
  slugName: string;
  /** 角色 ID · Of which persona; with the service secret only, and needed there */
  personaId?: string;
  /** 档位标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
  slot: string;
}

export interface PlayerBattlePassesUnlockReply {
  /** How far the persona is */
  personaBattlePass: PersonaBattlePass;
}

export interface PlayerBattlePassesClaimInput {
  /** 战令标识 · Slug of the battle pass */
  slugName: string;
  /** 幂等键 · The same word again answers the first result; kept for 24 hours */
  idempotencyKey?: string;
  /** 角色 ID · Of which persona; with the service secret only, and needed there */
  personaId?: string;
  /** 档位标识 · 1 to 64 letters, digits, "-" and "_", starting with a letter or digit */
  slot?: string;
  /** 等级 · Level; without slot and level, everything that may be taken */
  level?: number;
}

export interface PlayerBattlePassesClaimReply {
  /** How far the persona is */
  personaBattlePass: PersonaBattlePass;
  /** 背包物品 · Rows that changed */
  inventory: InventoryItem[];
}

export interface PlayerQuestsFetchInput {
  /** 标识 · Default: every published quest */
  slugNames?: string[];
  /** 角色 ID · Of which persona; with the service secret only, and needed there */
  personaId?: string;
}

export interface PlayerQuestsFetchReply {
  /** 角色任务 · Quests in this period */
  quests: PersonaQuest[];
  /** 总数 · Rows in the list */
  total: number;
}

export interface PlayerQuestsSearchInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 标识 · Of this quest */
  slugName?: string;
  /** 类型 · How often it starts anew */
  type?: 'DailyQuest' | 'WeeklyQuest' | 'MonthlyQuest';
  /** 角色 ID · Of which persona; with the service secret only, and needed there */
  personaId?: string;
}

export interface PlayerQuestsSearchReply {
  /** 角色任务 · Rows of this page */
  quests: PersonaQuest[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface PlayerQuestsUpdateInput {
  /** 标识 · Slug of the item */
  slugName: string;
  /** 角色 ID · Of which persona; with the service secret only, and needed there */
  personaId?: string;
  /** 操作 · How the value changes */
  action: 'Increase' | 'Set';
  /** 数值 · Units */
  value: number;
}

export interface PlayerQuestsUpdateReply {
  /** How far the persona is */
  quest: PersonaQuest;
}

export interface PlayerQuestsRedeemInput {
  /** 标识 · Slug of the item */
  slugName: string;
  /** 幂等键 · The same word again answers the first result; kept for 24 hours */
  idempotencyKey?: string;
  /** 角色 ID · Of which persona; with the service secret only, and needed there */
  personaId?: string;
}

export interface PlayerQuestsRedeemReply {
  /** How far the persona is */
  quest: PersonaQuest;
  /** 背包物品 · Rows that changed */
  inventory: InventoryItem[];
}

export interface PlayerBillboardsListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 命名空间 · Whole namespace */
  namespace?: string;
  /** 渠道 · For this channel */
  channel?: string;
  /** 版本 · For this version of the game */
  version?: string;
  /** 地区 · For this region */
  region?: string;
}

export interface PlayerBillboardsListReply {
  /** 公告 · Published ones */
  billboards: Billboard[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface PlayerEntitlementsListInput {
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20, at most 100 */
  count?: number;
  /** 类型 · Whole type */
  type?: string;
}

export interface PlayerEntitlementsListReply {
  /** 权益 · Rows of this page */
  entitlements: Entitlement[];
  /** 起始位置 · Rows skipped */
  start: number;
  /** 条数 · Page size that was applied */
  count: number;
  /** 总数 · Rows that match, on all pages */
  total: number;
}

export interface PlayerReportsCreateInput {
  /** 被举报角色 ID · Who is reported */
  targetPersonaID: string;
  /** 类别 · Kind of offence, a word of the game itself, 1 to 64 characters */
  category: string;
  /** 内容 · What happened */
  content?: string;
  /** 证据 · URLs, at most 10 */
  evidence?: string[];
}

export interface PlayerReportsCreateReply {
  /** The report */
  report: PlayerReport;
}

export interface PlayerReportsRevokeInput {
  /** 举报 ID · Report id */
  id: string;
}

export interface PlayerReportsRevokeReply {
  /** The report */
  report: PlayerReport;
}

export interface IdDomainsCalls {
  /**
   * Create the identity domain with its default realm, configuration and guild roles.
   *
   * 创建身份域，同时创建默认区服、默认配置和公会角色。
   *
   * `POST /upass/v1/id-domains` · assumed · code 30001 · code 70001 · code 60001
   */
  create(input: IdDomainsCreateInput, options?: CallOptions): Promise<IdDomainsCreateReply>;
  /**
   * Read the identity domain.
   *
   * 查看身份域。
   *
   * `GET /upass/v1/id-domains/{id}` · seen · code 50001
   */
  get(input: IdDomainsGetInput, options?: CallOptions): Promise<IdDomainsGetReply>;
  /**
   * Change the identity domain.
   *
   * 修改身份域。
   *
   * `PUT /upass/v1/id-domains/{id}` · assumed · code 30001 · code 50001
   */
  update(input: IdDomainsUpdateInput, options?: CallOptions): Promise<IdDomainsUpdateReply>;
  /**
   * Read where the review for production stands.
   *
   * 查看上线审核状态。
   *
   * `GET /upass/v1/internal/id-domains/{id}/production` · assumed · code 50001
   */
  getProduction(input: IdDomainsGetProductionInput, options?: CallOptions): Promise<IdDomainReview>;
  /**
   * Switch the identity domain to production or back.
   *
   * 设置正式环境。
   *
   * `POST /upass/v1/internal/update-id-domain-production` · assumed · code 30001 · code 50001
   */
  setProduction(input: IdDomainsSetProductionInput, options?: CallOptions): Promise<IdDomainsSetProductionReply>;
  /**
   * Ask for the review before production.
   *
   * 提交上线审核。
   *
   * `POST /upass/v1/internal/update-id-domain-send-for-review` · assumed · code 30001 · code 50001 · code 90001
   */
  sendForReview(input: IdDomainsSendForReviewInput, options?: CallOptions): Promise<IdDomainsSendForReviewReply>;
  /**
   * Drop the cached secrets of the app.
   *
   * 通知密钥已更新。
   *
   * `POST /upass/v1/internal/notify-app-secret-update` · seen
   */
  notifyAppSecretUpdate(input?: Record<string, never>, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * List the verification codes that were sent, newest first.
   *
   * 列出验证码记录。
   *
   * `GET /upass/v1/id-domains/{id}/verification-code-logs` · assumed · code 30001 · code 50001
   */
  readonly verificationCodeLogs: ListCall<IdDomainsVerificationCodeLogsInput, VerificationCodeLog, IdDomainsVerificationCodeLogsReply>;
}

export interface IdProvidersCalls {
  /**
   * List identity providers.
   *
   * 列出登录渠道。
   *
   * `GET /upass/v1/id-providers` · assumed · code 30001
   */
  readonly list: ListCall<IdProvidersListInput | undefined, IdProvider, IdProvidersListReply>;
  /**
   * Add an identity provider.
   *
   * 添加登录渠道。
   *
   * `POST /upass/v1/id-providers` · assumed · code 30001 · code 60001
   */
  create(input: IdProvidersCreateInput, options?: CallOptions): Promise<IdProvidersCreateReply>;
  /**
   * Change an identity provider.
   *
   * 修改登录渠道。
   *
   * `PUT /upass/v1/id-providers/{id}` · assumed · code 30001 · code 50001
   */
  update(input: IdProvidersUpdateInput, options?: CallOptions): Promise<IdProvidersUpdateReply>;
  /**
   * Delete an identity provider.
   *
   * 删除登录渠道。
   *
   * `DELETE /upass/v1/id-providers/{id}` · assumed · code 50001
   */
  remove(input: IdProvidersRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
}

export interface TermsOfServiceCalls {
  /**
   * List terms of service.
   *
   * 列出用户协议。
   *
   * `GET /upass/v1/tos` · assumed · code 30001
   */
  readonly list: ListCall<TermsOfServiceListInput | undefined, TermsOfService, TermsOfServiceListReply>;
  /**
   * Create terms of service.
   *
   * 创建用户协议。
   *
   * `POST /upass/v1/tos` · seen · code 30001
   */
  create(input: TermsOfServiceCreateInput, options?: CallOptions): Promise<TermsOfServiceCreateReply>;
  /**
   * Change terms of service; new content raises the version.
   *
   * 修改用户协议，内容变化时版本加一。
   *
   * `PUT /upass/v1/tos/{id}` · seen · code 30001 · code 50001
   */
  update(input: TermsOfServiceUpdateInput, options?: CallOptions): Promise<TermsOfServiceUpdateReply>;
  /**
   * Delete terms of service.
   *
   * 删除用户协议。
   *
   * `DELETE /upass/v1/tos/{id}` · assumed · code 50001
   */
  remove(input: TermsOfServiceRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
}

export interface SmsTemplatesCalls {
  /**
   * List SMS templates.
   *
   * 列出短信模板。
   *
   * `GET /upass/v1/internal/sms-templates` · assumed · code 30001 · code 50001
   */
  readonly list: ListCall<SmsTemplatesListInput | undefined, SmsTemplate, SmsTemplatesListReply>;
  /**
   * Create an SMS template and ask for its review.
   *
   * 创建短信模板并提交审核。
   *
   * `POST /upass/v1/internal/sms-templates` · assumed · code 30001
   */
  create(input: SmsTemplatesCreateInput, options?: CallOptions): Promise<SmsTemplatesCreateReply>;
  /**
   * Change an SMS template, which is then reviewed again.
   *
   * 修改短信模板并重新审核。
   *
   * `PUT /upass/v1/internal/sms-templates/{id}` · assumed · code 30001 · code 50001 · code 70001
   */
  update(input: SmsTemplatesUpdateInput, options?: CallOptions): Promise<SmsTemplatesUpdateReply>;
  /**
   * Delete an SMS template that is not enabled.
   *
   * 删除短信模板。
   *
   * `DELETE /upass/v1/internal/sms-templates/{id}` · assumed · code 50001 · code 90001
   */
  remove(input: SmsTemplatesRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Use this SMS template in place of the others of its type.
   *
   * 启用短信模板，同用途的其他模板停用。
   *
   * `POST /upass/v1/internal/sms-templates/{id}/enable` · assumed · code 50001 · code 90001
   */
  enable(input: SmsTemplatesEnableInput, options?: CallOptions): Promise<SmsTemplatesEnableReply>;
}

export interface ConfigCalls {
  /**
   * Read the settings of the service.
   *
   * 查看服务配置。
   *
   * `GET /upass/v1/config` · assumed
   */
  get(input?: Record<string, never>, options?: CallOptions): Promise<ConfigGetReply>;
  /**
   * Write the settings whole; what is left out becomes the default.
   *
   * 整体保存服务配置，未给出的项恢复默认。
   *
   * `POST /upass/v1/config` · assumed · code 30001
   */
  set(input: ConfigSetInput, options?: CallOptions): Promise<ConfigSetReply>;
}

export interface RateLimitsCalls {
  /**
   * Read how much of each limit is used.
   *
   * 查看限流用量。
   *
   * `GET /upass/v1/rate-limit/usage` · assumed
   */
  usage(input?: Record<string, never>, options?: CallOptions): Promise<RateLimitsUsageReply>;
}

export interface MetricsCalls {
  /**
   * Read a metric of the app over time.
   *
   * 查看运营指标。
   *
   * `GET /upass/v1/metrics/operation` · assumed · code 30001 · code 50001
   */
  operation(input: MetricsOperationInput, options?: CallOptions): Promise<PassportMetricSeries | PassportRetention>;
  /**
   * Rank the apps by a metric.
   *
   * 指标最高的应用。
   *
   * `GET /upass/v1/metrics/topk` · assumed · code 30001
   */
  topK(input: MetricsTopKInput, options?: CallOptions): Promise<PassportMetricRanking>;
  /**
   * Sum a metric over all apps.
   *
   * 汇总全部应用的指标。
   *
   * `GET /upass/v1/metrics/aggregation` · assumed · code 30001
   */
  aggregation(input: MetricsAggregationInput, options?: CallOptions): Promise<PassportMetricSeries>;
}

export interface ApiDocsCalls {
  /**
   * Download the description of the developer calls.
   *
   * 下载开发者接口文档。
   *
   * `GET /open-api/swagger/dev_api_docs.swagger.json` · assumed
   */
  developer(input?: Record<string, never>, options?: CallOptions): Promise<PassportApiDocument>;
  /**
   * Download the description of the player calls.
   *
   * 下载客户端接口文档。
   *
   * `GET /open-api/swagger/sdk_api_docs.swagger.json` · assumed
   */
  player(input?: Record<string, never>, options?: CallOptions): Promise<PassportApiDocument>;
}

export interface LoginCalls {
  /**
   * Sign in with an id of the game itself; makes user and persona.
   *
   * 外部账号登录，没有则创建。
   *
   * `POST /upass/v1/login/external` · seen · code 30001 · code 30002 · code 50001 · code 90030 · code 90108 · code 90109
   */
  external(input: LoginExternalInput, options?: CallOptions): Promise<PersonaLogin>;
  /**
   * Get tokens for an id of the game itself.
   *
   * 用户 ID 换取令牌。
   *
   * `POST /upass/v1/login/token` · seen · code 30001 · code 90108 · code 90109
   */
  token(input: LoginTokenInput, options?: CallOptions): Promise<PlayerTokens>;
  /**
   * Change a refresh token for new tokens.
   *
   * 刷新令牌。
   *
   * `POST /upass/v1/login/refresh-token` · seen · code 30001 · code 160113 · code 90108 · code 90109
   */
  refreshToken(input: LoginRefreshTokenInput, options?: CallOptions): Promise<PlayerTokens>;
  /**
   * Public keys that verify the access tokens of players, as a JWK set.
   *
   * 玩家令牌的公钥。
   *
   * `GET /upass/v1/.well-known/jwks.json` · assumed
   */
  keys(input?: Record<string, never>, options?: CallOptions): Promise<PlayerKeys>;
  /**
   * Begin a login in a browser.
   *
   * 开始网页登录。
   *
   * `GET /upass/v1/third_party/{social}/temp/web/login` · assumed · code 30001 · code 50001 · code 90001
   */
  beginWeb(input: LoginBeginWebInput, options?: CallOptions): Promise<PlayerWebLogin>;
  /**
   * Finish a login in a browser at WeChat.
   *
   * 微信网页登录回调。
   *
   * `GET /v1/third-party/wechat/web-login-callback` · assumed · code 30001 · code 90001
   */
  wechatCallback(input: LoginWechatCallbackInput, options?: CallOptions): Promise<string>;
  /**
   * Finish a login in a browser at QQ.
   *
   * QQ 网页登录回调。
   *
   * `GET /v1/third-party/qq/web-login-callback` · assumed · code 30001 · code 90001
   */
  qqCallback(input: LoginQqCallbackInput, options?: CallOptions): Promise<string>;
}

export interface RealmsCalls {
  /**
   * Search realms.
   *
   * 搜索区服。
   *
   * `POST /upass/v1/realms/search` · seen · code 30001
   */
  readonly search: ListCall<RealmsSearchInput | undefined, Realm, RealmsSearchReply>;
  /**
   * Read a realm.
   *
   * 查看区服。
   *
   * `GET /upass/v1/realms/{id}` · spec · code 50001
   */
  get(input: RealmsGetInput, options?: CallOptions): Promise<RealmsGetReply>;
  /**
   * Create a realm.
   *
   * 创建区服。
   *
   * `POST /upass/v1/realms` · assumed · code 30001 · code 30002 · code 60001
   */
  create(input: RealmsCreateInput, options?: CallOptions): Promise<RealmsCreateReply>;
  /**
   * Change a realm.
   *
   * 修改区服。
   *
   * `PUT /upass/v1/realms/{id}` · assumed · code 30001 · code 30002 · code 50001 · code 60001
   */
  update(input: RealmsUpdateInput, options?: CallOptions): Promise<RealmsUpdateReply>;
  /**
   * Delete a realm.
   *
   * 删除区服。
   *
   * `DELETE /upass/v1/realms/{id}` · spec · code 50001 · code 90001
   */
  remove(input: RealmsRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
}

export interface UsersCalls {
  /**
   * Search users, newest first.
   *
   * 搜索用户。
   *
   * `POST /upass/v1/users/search` · seen · code 30001
   */
  readonly search: ListCall<UsersSearchInput | undefined, PassportUser, UsersSearchReply>;
  /**
   * Read a user with the personas.
   *
   * 查看用户及其角色。
   *
   * `GET /upass/v1/users/{id}` · seen · code 50001
   */
  get(input: UsersGetInput, options?: CallOptions): Promise<UsersGetReply>;
  /**
   * Change a user.
   *
   * 修改用户。
   *
   * `PUT /upass/v1/users/{id}` · seen · code 30001 · code 30002 · code 50001
   */
  update(input: UsersUpdateInput, options?: CallOptions): Promise<UsersUpdateReply>;
  /**
   * Set or clear the real name of a user.
   *
   * 修改用户实名信息。
   *
   * `PUT /upass/v1/users/{id}/real-name` · assumed · code 30001 · code 50001
   */
  setRealName(input: UsersSetRealNameInput, options?: CallOptions): Promise<UsersSetRealNameReply>;
  /**
   * Delete a user with the personas.
   *
   * 删除用户及其角色。
   *
   * `DELETE /upass/v1/users/{id}` · seen · code 50001
   */
  remove(input: UsersRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Ban a user; the tokens stop at once.
   *
   * 封禁用户，令牌立即失效。
   *
   * `POST /upass/v1/users/{id}/ban` · assumed · code 30001 · code 50001
   */
  ban(input: UsersBanInput, options?: CallOptions): Promise<UsersBanReply>;
  /**
   * Lift the ban of a user.
   *
   * 解封用户。
   *
   * `POST /upass/v1/users/{id}/unban` · assumed · code 50001 · code 90001
   */
  unban(input: UsersUnbanInput, options?: CallOptions): Promise<UsersUnbanReply>;
  /**
   * Set what all personas of a user are kept from.
   *
   * 设置用户的封禁动作。
   *
   * `POST /upass/v1/users/{id}/ban-actions` · assumed · code 30001 · code 50001
   */
  setBanActions(input: UsersSetBanActionsInput, options?: CallOptions): Promise<UsersSetBanActionsReply>;
  /**
   * Delete the current scores of a user.
   *
   * 清除用户的排行榜分数。
   *
   * `DELETE /upass/v1/users/{id}/leaderboards/scores` · assumed · code 50001
   */
  clearScores(input: UsersClearScoresInput, options?: CallOptions): Promise<UsersClearScoresReply>;
  /**
   * List the tags of a user.
   *
   * 列出用户的标签。
   *
   * `GET /upass/v1/users/{id}/tags` · assumed · code 50001
   */
  tags(input: UsersTagsInput, options?: CallOptions): Promise<UsersTagsReply>;
  /**
   * Attach tags to a user.
   *
   * 为用户添加标签。
   *
   * `POST /upass/v1/users/{id}/tag` · assumed · code 30001 · code 50001
   */
  tag(input: UsersTagInput, options?: CallOptions): Promise<UsersTagReply>;
  /**
   * Detach tags from a user.
   *
   * 移除用户的标签。
   *
   * `POST /upass/v1/users/{id}/untag` · assumed · code 30001 · code 50001
   */
  untag(input: UsersUntagInput, options?: CallOptions): Promise<UsersUntagReply>;
}

export interface PersonasCalls {
  /**
   * Search personas, newest first.
   *
   * 搜索角色。
   *
   * `POST /upass/v1/personas/search` · seen · code 30001
   */
  readonly search: ListCall<PersonasSearchInput | undefined, Persona, PersonasSearchReply>;
  /**
   * Read a persona.
   *
   * 查看角色。
   *
   * `GET /upass/v1/personas/{id}` · seen · code 50001
   */
  get(input: PersonasGetInput, options?: CallOptions): Promise<PersonasGetReply>;
  /**
   * Change a persona.
   *
   * 修改角色。
   *
   * `PUT /upass/v1/personas/{id}` · seen · code 30001 · code 30002 · code 50001
   */
  update(input: PersonasUpdateInput, options?: CallOptions): Promise<PersonasUpdateReply>;
  /**
   * Delete a persona, which leaves guilds, friends and leaderboards.
   *
   * 删除角色。
   *
   * `DELETE /upass/v1/personas/{id}` · seen · code 50001
   */
  remove(input: PersonasRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Ban a persona.
   *
   * 封禁角色。
   *
   * `POST /upass/v1/personas/{id}/ban` · assumed · code 30001 · code 50001
   */
  ban(input: PersonasBanInput, options?: CallOptions): Promise<PersonasBanReply>;
  /**
   * Lift the ban of a persona.
   *
   * 解封角色。
   *
   * `POST /upass/v1/personas/{id}/unban` · assumed · code 50001 · code 90001
   */
  unban(input: PersonasUnbanInput, options?: CallOptions): Promise<PersonasUnbanReply>;
  /**
   * Set what a persona is kept from.
   *
   * 设置角色的封禁动作。
   *
   * `POST /upass/v1/personas/{id}/ban-actions` · assumed · code 30001 · code 50001
   */
  setBanActions(input: PersonasSetBanActionsInput, options?: CallOptions): Promise<PersonasSetBanActionsReply>;
  /**
   * Delete the current scores of a persona.
   *
   * 清除角色的排行榜分数。
   *
   * `DELETE /upass/v1/personas/{id}/leaderboards/scores` · assumed · code 50001
   */
  clearScores(input: PersonasClearScoresInput, options?: CallOptions): Promise<PersonasClearScoresReply>;
  /**
   * List the tags of a persona.
   *
   * 列出角色的标签。
   *
   * `GET /upass/v1/personas/{id}/tags` · assumed · code 50001
   */
  tags(input: PersonasTagsInput, options?: CallOptions): Promise<PersonasTagsReply>;
  /**
   * Attach tags to a persona.
   *
   * 为角色添加标签。
   *
   * `POST /upass/v1/personas/{id}/tag` · assumed · code 30001 · code 50001
   */
  tag(input: PersonasTagInput, options?: CallOptions): Promise<PersonasTagReply>;
  /**
   * Detach tags from a persona.
   *
   * 移除角色的标签。
   *
   * `POST /upass/v1/personas/{id}/untag` · assumed · code 30001 · code 50001
   */
  untag(input: PersonasUntagInput, options?: CallOptions): Promise<PersonasUntagReply>;
  /**
   * List the friends of a persona.
   *
   * 列出角色的好友。
   *
   * `GET /upass/v1/personas/{id}/friends` · seen · code 30001 · code 50001
   */
  readonly friends: ListCall<PersonasFriendsInput, Friend, PersonasFriendsReply>;
  /**
   * List whom a persona has blacklisted.
   *
   * 列出角色的好友黑名单。
   *
   * `GET /upass/v1/personas/{id}/friend-blacklist` · seen · code 30001 · code 50001
   */
  readonly friendBlacklist: ListCall<PersonasFriendBlacklistInput, FriendBlacklistEntry, PersonasFriendBlacklistReply>;
  /**
   * List the guilds of a persona.
   *
   * 列出角色的公会。
   *
   * `GET /upass/v1/personas/{id}/guilds` · seen · code 50001
   */
  guilds(input: PersonasGuildsInput, options?: CallOptions): Promise<PersonasGuildsReply>;
}

export interface TagsCalls {
  /**
   * List tags.
   *
   * 列出标签。
   *
   * `GET /upass/v1/tags` · assumed · code 30001
   */
  readonly list: ListCall<TagsListInput | undefined, PassportTag, TagsListReply>;
  /**
   * Create a tag.
   *
   * 创建标签。
   *
   * `POST /upass/v1/tags` · assumed · code 30001 · code 60001
   */
  create(input: TagsCreateInput, options?: CallOptions): Promise<TagsCreateReply>;
  /**
   * Read a tag.
   *
   * 查看标签。
   *
   * `GET /upass/v1/tags/{id}` · assumed · code 50001
   */
  get(input: TagsGetInput, options?: CallOptions): Promise<TagsGetReply>;
  /**
   * Change a tag.
   *
   * 修改标签。
   *
   * `PUT /upass/v1/tags/{id}` · assumed · code 30001 · code 50001 · code 60001
   */
  update(input: TagsUpdateInput, options?: CallOptions): Promise<TagsUpdateReply>;
  /**
   * Delete a tag and detach it everywhere.
   *
   * 删除标签，并从用户和角色上移除。
   *
   * `DELETE /upass/v1/tags/{id}` · assumed · code 50001
   */
  remove(input: TagsRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * List the personas that carry a tag.
   *
   * 列出带有标签的角色。
   *
   * `GET /upass/v1/tags/{id}/personas` · assumed · code 30001 · code 50001
   */
  readonly personas: ListCall<TagsPersonasInput, Persona, TagsPersonasReply>;
  /**
   * List the users that carry a tag.
   *
   * 列出带有标签的用户。
   *
   * `GET /upass/v1/tags/{id}/users` · assumed · code 30001 · code 50001
   */
  readonly users: ListCall<TagsUsersInput, PassportUser, TagsUsersReply>;
}

export interface EntitlementsCalls {
  /**
   * Search entitlements.
   *
   * 搜索权益。
   *
   * `POST /upass/v1/entitlements/search` · assumed · code 30001
   */
  readonly search: ListCall<EntitlementsSearchInput | undefined, Entitlement, EntitlementsSearchReply>;
  /**
   * Read an entitlement.
   *
   * 查看权益。
   *
   * `GET /upass/v1/entitlements/{id}` · assumed · code 50001
   */
  get(input: EntitlementsGetInput, options?: CallOptions): Promise<EntitlementsGetReply>;
  /**
   * Give an entitlement.
   *
   * 发放权益。
   *
   * `POST /upass/v1/entitlements` · assumed · code 30001 · code 50001
   */
  create(input: EntitlementsCreateInput, options?: CallOptions): Promise<EntitlementsCreateReply>;
  /**
   * Change an entitlement.
   *
   * 修改权益。
   *
   * `PUT /upass/v1/entitlements/{id}` · assumed · code 30001 · code 50001
   */
  update(input: EntitlementsUpdateInput, options?: CallOptions): Promise<EntitlementsUpdateReply>;
  /**
   * Delete an entitlement.
   *
   * 删除权益。
   *
   * `DELETE /upass/v1/entitlements/{id}` · assumed · code 50001
   */
  remove(input: EntitlementsRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Suspend an entitlement.
   *
   * 冻结权益。
   *
   * `POST /upass/v1/entitlements/{id}/suspend` · assumed · code 50001 · code 90001
   */
  suspend(input: EntitlementsSuspendInput, options?: CallOptions): Promise<EntitlementsSuspendReply>;
  /**
   * Restore a suspended entitlement.
   *
   * 恢复权益。
   *
   * `POST /upass/v1/entitlements/{id}/restore` · assumed · code 50001 · code 90001
   */
  restore(input: EntitlementsRestoreInput, options?: CallOptions): Promise<EntitlementsRestoreReply>;
  /**
   * List the types of entitlements.
   *
   * 列出权益类型。
   *
   * `GET /upass/v1/entitlements/types` · spec
   */
  types(input?: Record<string, never>, options?: CallOptions): Promise<EntitlementsTypesReply>;
  /**
   * Count the entitlements that end on each day of a month.
   *
   * 按天统计一个月内失效的权益。
   *
   * `GET /upass/v1/entitlements/expiries` · assumed · code 30001
   */
  expiries(input: EntitlementsExpiriesInput, options?: CallOptions): Promise<EntitlementsExpiriesReply>;
}

export interface GuildsCalls {
  /**
   * List guilds.
   *
   * 列出公会。
   *
   * `GET /upass/v1/guilds` · seen · code 30001
   */
  readonly list: ListCall<GuildsListInput | undefined, Guild, GuildsListReply>;
  /**
   * Read a guild with its members.
   *
   * 查看公会及其成员。
   *
   * `GET /upass/v1/guilds/{id}` · seen · code 50001
   */
  get(input: GuildsGetInput, options?: CallOptions): Promise<GuildsGetReply>;
  /**
   * List who would like to join a guild.
   *
   * 列出公会的加入申请。
   *
   * `GET /upass/v1/guilds/{id}/requests` · assumed · code 30001 · code 50001
   */
  readonly requests: ListCall<GuildsRequestsInput, GuildRequest, GuildsRequestsReply>;
  /**
   * Let a persona into a guild.
   *
   * 替公会同意加入申请。
   *
   * `POST /upass/v1/guilds/requests/{id}/approve` · assumed · code 50001 · code 90001 · code 80001 · code 90050
   */
  approve(input: GuildsApproveInput, options?: CallOptions): Promise<GuildsApproveReply>;
  /**
   * Turn down a persona that would like to join a guild.
   *
   * 替公会拒绝加入申请。
   *
   * `POST /upass/v1/guilds/requests/{id}/reject` · assumed · code 50001 · code 90001
   */
  reject(input: GuildsRejectInput, options?: CallOptions): Promise<GuildsRejectReply>;
  /**
   * Make a member the owner of its guild.
   *
   * 更换会长。
   *
   * `PUT /upass/v1/guilds/{id}/owner` · assumed · code 30001 · code 50001 · code 90050
   */
  handOver(input: GuildsHandOverInput, options?: CallOptions): Promise<GuildsHandOverReply>;
  /**
   * Dismiss a guild with all its members.
   *
   * 解散公会，成员全部离开。
   *
   * `DELETE /upass/v1/guilds/{id}` · assumed · code 50001
   */
  dismiss(input: GuildsDismissInput, options?: CallOptions): Promise<Record<string, never>>;
}

export interface GuildRolesCalls {
  /**
   * List the roles of guilds.
   *
   * 列出公会角色。
   *
   * `GET /upass/v1/guilds/roles` · seen
   */
  list(input?: Record<string, never>, options?: CallOptions): Promise<GuildRolesListReply>;
  /**
   * Create a role of guilds.
   *
   * 创建公会角色。
   *
   * `POST /upass/v1/guilds/roles` · seen · code 30001 · code 30003 · code 60001
   */
  create(input: GuildRolesCreateInput, options?: CallOptions): Promise<GuildRolesCreateReply>;
  /**
   * Change a role of guilds.
   *
   * 修改公会角色。
   *
   * `PUT /upass/v1/guilds/roles/{id}` · seen · code 30001 · code 50001 · code 90001
   */
  update(input: GuildRolesUpdateInput, options?: CallOptions): Promise<GuildRolesUpdateReply>;
  /**
   * Delete a role that is neither built in nor in use.
   *
   * 删除公会角色。
   *
   * `DELETE /upass/v1/guilds/roles/{id}` · assumed · code 50001 · code 90001
   */
  remove(input: GuildRolesRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
}

export interface ReportsCalls {
  /**
   * Search reports.
   *
   * 搜索举报。
   *
   * `POST /upass/v1/reports/search` · assumed · code 30001
   */
  readonly search: ListCall<ReportsSearchInput | undefined, PlayerReport, ReportsSearchReply>;
  /**
   * List who is reported, with how often.
   *
   * 按被举报角色汇总举报。
   *
   * `GET /upass/v1/reports/targets` · assumed · code 30001
   */
  readonly targets: ListCall<ReportsTargetsInput | undefined, ReportedPersona, ReportsTargetsReply>;
  /**
   * Read a report.
   *
   * 查看举报。
   *
   * `GET /upass/v1/reports/{id}` · assumed · code 50001
   */
  get(input: ReportsGetInput, options?: CallOptions): Promise<ReportsGetReply>;
  /**
   * Decide on a report.
   *
   * 处理举报。
   *
   * `PUT /upass/v1/reports/{id}` · spec · code 30001 · code 50001 · code 90001
   */
  update(input: ReportsUpdateInput, options?: CallOptions): Promise<ReportsUpdateReply>;
  /**
   * Delete a report.
   *
   * 删除举报。
   *
   * `DELETE /upass/v1/reports/{id}` · assumed · code 50001
   */
  remove(input: ReportsRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
}

export interface LeaderboardsCalls {
  /**
   * List leaderboards, newest first.
   *
   * 列出排行榜。
   *
   * `GET /upass/v1/leaderboards` · seen · code 30001
   */
  readonly list: ListCall<LeaderboardsListInput | undefined, Leaderboard, LeaderboardsListReply>;
  /**
   * Create a leaderboard.
   *
   * 创建排行榜。
   *
   * `POST /upass/v1/leaderboards` · assumed · code 30001 · code 30003 · code 50001 · code 60001
   */
  create(input: LeaderboardsCreateInput, options?: CallOptions): Promise<LeaderboardsCreateReply>;
  /**
   * Read a leaderboard.
   *
   * 查看排行榜。
   *
   * `GET /upass/v1/leaderboards/{name}` · seen · code 50001
   */
  get(input: LeaderboardsGetInput, options?: CallOptions): Promise<LeaderboardsGetReply>;
  /**
   * Change a leaderboard.
   *
   * 修改排行榜。
   *
   * `PUT /upass/v1/leaderboards/{name}` · assumed · code 30001 · code 50001 · code 90001
   */
  update(input: LeaderboardsUpdateInput, options?: CallOptions): Promise<LeaderboardsUpdateReply>;
  /**
   * Delete a leaderboard with scores, versions and schedule.
   *
   * 删除排行榜及其分数、版本和计划。
   *
   * `DELETE /upass/v1/leaderboards/{name}` · assumed · code 50001
   */
  remove(input: LeaderboardsRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Reset a leaderboard: archive the version and start anew.
   *
   * 重置排行榜：归档当前版本并重新开始。
   *
   * `POST /upass/v1/leaderboards/{name}/reset` · assumed · code 50001
   */
  reset(input: LeaderboardsResetInput, options?: CallOptions): Promise<LeaderboardsResetReply>;
}

export interface LeaderboardScoresCalls {
  /**
   * List the current scores, best first.
   *
   * 列出当前分数。
   *
   * `GET /upass/v1/leaderboards/{name}/scores` · seen · code 30001 · code 50001
   */
  readonly list: ListCall<LeaderboardScoresListInput, LeaderboardScore, LeaderboardScoresListReply>;
  /**
   * Submit one score or a batch.
   *
   * 提交分数。
   *
   * `POST /upass/v1/leaderboards/{name}/scores` · seen · code 30001 · code 50001 · code 90040 · code 90041
   */
  submit(input: LeaderboardScoresSubmitInput, options?: CallOptions): Promise<LeaderboardScoresSubmitReply>;
  /**
   * Delete current scores.
   *
   * 删除当前分数。
   *
   * `DELETE /upass/v1/leaderboards/{name}/scores` · assumed · code 30001 · code 50001
   */
  clear(input: LeaderboardScoresClearInput, options?: CallOptions): Promise<LeaderboardScoresClearReply>;
  /**
   * List the scores of one member.
   *
   * 列出成员在各排行榜的分数。
   *
   * `GET /upass/v1/leaderboards/members/{id}/scores` · assumed · code 30001
   */
  ofMember(input: LeaderboardScoresOfMemberInput, options?: CallOptions): Promise<LeaderboardScoresOfMemberReply>;
}

export interface LeaderboardVersionsCalls {
  /**
   * List the versions, newest first.
   *
   * 列出排行榜版本。
   *
   * `GET /upass/v1/leaderboards/{name}/versions` · seen · code 30001 · code 50001
   */
  readonly list: ListCall<LeaderboardVersionsListInput, LeaderboardVersion, LeaderboardVersionsListReply>;
  /**
   * List the scores of a version.
   *
   * 列出版本的分数。
   *
   * `GET /upass/v1/leaderboards/{name}/versions/{v}/scores` · spec · code 30001 · code 50001
   */
  readonly scores: ListCall<LeaderboardVersionsScoresInput, LeaderboardHistoryScore, LeaderboardVersionsScoresReply>;
  /**
   * Read or correct the score of a member in a version.
   *
   * 查看或更正成员的历史分数。
   *
   * `POST /upass/v1/leaderboards/{name}/versions/{v}/members/{m}/scores` · assumed · code 30001 · code 50001
   */
  memberScore(input: LeaderboardVersionsMemberScoreInput, options?: CallOptions): Promise<LeaderboardVersionsMemberScoreReply>;
  /**
   * Count whom the rewards of a version go to, without giving anything.
   *
   * 预览版本奖励。
   *
   * `GET /upass/v1/leaderboards/{name}/versions/{v}/rewards` · assumed · code 50001
   */
  rewardPlan(input: LeaderboardVersionsRewardPlanInput, options?: CallOptions): Promise<LeaderboardVersionsRewardPlanReply>;
  /**
   * Issue the rewards of a version that are still open.
   *
   * 补发版本奖励。
   *
   * `POST /upass/v1/leaderboards/{name}/versions/{v}/rewards` · spec · code 30001 · code 50001 · code 90001
   */
  issueRewards(input: LeaderboardVersionsIssueRewardsInput, options?: CallOptions): Promise<LeaderboardVersionsIssueRewardsReply>;
}

export interface LeaderboardSchedulesCalls {
  /**
   * Read the schedule of a leaderboard.
   *
   * 查看定时重置。
   *
   * `GET /upass/v1/leaderboards/{name}/schedule` · assumed · code 50001
   */
  get(input: LeaderboardSchedulesGetInput, options?: CallOptions): Promise<LeaderboardSchedulesGetReply>;
  /**
   * Schedule the resets of a leaderboard.
   *
   * 设置定时重置。
   *
   * `POST /upass/v1/leaderboards/{name}/schedule` · assumed · code 30001 · code 50001 · code 60001
   */
  create(input: LeaderboardSchedulesCreateInput, options?: CallOptions): Promise<LeaderboardSchedulesCreateReply>;
  /**
   * Change the schedule of a leaderboard.
   *
   * 修改定时重置。
   *
   * `PUT /upass/v1/leaderboards/{name}/schedule` · assumed · code 30001 · code 50001
   */
  update(input: LeaderboardSchedulesUpdateInput, options?: CallOptions): Promise<LeaderboardSchedulesUpdateReply>;
  /**
   * Cancel the schedule of a leaderboard.
   *
   * 取消定时重置。
   *
   * `POST /upass/v1/leaderboards/{name}/schedule-cancel` · assumed · code 50001
   */
  cancel(input: LeaderboardSchedulesCancelInput, options?: CallOptions): Promise<Record<string, never>>;
}

export interface ResourcesCalls {
  /**
   * Search resources.
   *
   * 搜索资源。
   *
   * `POST /upass/v1/resources/search` · spec · code 30001
   */
  readonly search: ListCall<ResourcesSearchInput | undefined, EconomyResource, ResourcesSearchReply>;
  /**
   * Read a resource.
   *
   * 查看资源。
   *
   * `GET /upass/v1/resources/{slug}` · assumed · code 50001
   */
  get(input: ResourcesGetInput, options?: CallOptions): Promise<ResourcesGetReply>;
  /**
   * Create a resource.
   *
   * 创建资源。
   *
   * `POST /upass/v1/resources` · seen · code 30001 · code 30003 · code 60001
   */
  create(input: ResourcesCreateInput, options?: CallOptions): Promise<ResourcesCreateReply>;
  /**
   * Change a resource.
   *
   * 修改资源。
   *
   * `PUT /upass/v1/resources/{slug}` · seen · code 30001 · code 50001 · code 90001
   */
  update(input: ResourcesUpdateInput, options?: CallOptions): Promise<ResourcesUpdateReply>;
  /**
   * Delete a resource that nothing uses.
   *
   * 删除未被使用的资源。
   *
   * `DELETE /upass/v1/resources/{slug}` · assumed · code 50001 · code 90001
   */
  remove(input: ResourcesRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Import resources.
   *
   * 导入资源。
   *
   * `POST /upass/v1/resources/import` · assumed · code 30001
   */
  import(input: ResourcesImportInput, options?: CallOptions): Promise<PassportImportResult>;
  /**
   * List the namespaces of resources.
   *
   * 列出资源的命名空间。
   *
   * `GET /upass/v1/namespaces` · spec
   */
  namespaces(input?: Record<string, never>, options?: CallOptions): Promise<ResourcesNamespacesReply>;
}

export interface CategoriesCalls {
  /**
   * List categories of products.
   *
   * 列出商品分类。
   *
   * `GET /upass/v1/categories` · spec · code 30001
   */
  readonly list: ListCall<CategoriesListInput | undefined, EconomyCategory, CategoriesListReply>;
  /**
   * Create a category of products.
   *
   * 创建商品分类。
   *
   * `POST /upass/v1/categories` · seen · code 30001 · code 30003 · code 60001
   */
  create(input: CategoriesCreateInput, options?: CallOptions): Promise<CategoriesCreateReply>;
  /**
   * Change a category of products.
   *
   * 修改商品分类。
   *
   * `PUT /upass/v1/categories/{id}` · seen · code 30001 · code 50001
   */
  update(input: CategoriesUpdateInput, options?: CallOptions): Promise<CategoriesUpdateReply>;
  /**
   * Delete a category without products.
   *
   * 删除空的商品分类。
   *
   * `DELETE /upass/v1/categories/{id}` · assumed · code 50001 · code 90001
   */
  remove(input: CategoriesRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Publish every product of a category.
   *
   * 上架分类下的全部商品。
   *
   * `POST /upass/v1/categories/{id}/products/publish` · spec · code 50001
   */
  publishProducts(input: CategoriesPublishProductsInput, options?: CallOptions): Promise<CategoriesPublishProductsReply>;
  /**
   * Take every product of a category off sale.
   *
   * 下架分类下的全部商品。
   *
   * `POST /upass/v1/categories/{id}/products/revoke` · spec · code 50001
   */
  revokeProducts(input: CategoriesRevokeProductsInput, options?: CallOptions): Promise<CategoriesRevokeProductsReply>;
}

export interface ProductsCalls {
  /**
   * Search products.
   *
   * 搜索商品。
   *
   * `POST /upass/v1/products/search` · seen · code 30001
   */
  readonly search: ListCall<ProductsSearchInput | undefined, EconomyProduct, ProductsSearchReply>;
  /**
   * Read a product.
   *
   * 查看商品。
   *
   * `GET /upass/v1/products/{id}` · assumed · code 50001
   */
  get(input: ProductsGetInput, options?: CallOptions): Promise<ProductsGetReply>;
  /**
   * Create a product, not yet published.
   *
   * 创建商品。
   *
   * `POST /upass/v1/products` · seen · code 30001 · code 30003 · code 50001 · code 60001
   */
  create(input: ProductsCreateInput, options?: CallOptions): Promise<ProductsCreateReply>;
  /**
   * Change a product; only some fields while published.
   *
   * 修改商品。
   *
   * `PUT /upass/v1/products/{id}` · seen · code 30001 · code 50001 · code 90001
   */
  update(input: ProductsUpdateInput, options?: CallOptions): Promise<ProductsUpdateReply>;
  /**
   * Delete a product that is not published.
   *
   * 删除未上架的商品。
   *
   * `DELETE /upass/v1/products/{id}` · assumed · code 50001 · code 90001
   */
  remove(input: ProductsRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Publish products.
   *
   * 上架商品。
   *
   * `POST /upass/v1/products/publish` · spec · code 30001 · code 50001
   */
  publish(input: ProductsPublishInput, options?: CallOptions): Promise<ProductsPublishReply>;
  /**
   * Take products off sale.
   *
   * 下架商品。
   *
   * `POST /upass/v1/products/revoke` · spec · code 30001 · code 50001
   */
  revoke(input: ProductsRevokeInput, options?: CallOptions): Promise<ProductsRevokeReply>;
  /**
   * Buy a product for a persona.
   *
   * 为角色购买商品。
   *
   * `POST /upass/v1/products/purchase` · seen · code 30001 · code 50001 · code 90001 · code 90021 · code 90020 · code 60001 · code 90060
   */
  purchase(input: ProductsPurchaseInput, options?: CallOptions): Promise<ProductsPurchaseReply>;
  /**
   * Import products.
   *
   * 导入商品。
   *
   * `POST /upass/v1/products/import` · assumed · code 30001
   */
  import(input: ProductsImportInput, options?: CallOptions): Promise<PassportImportResult>;
}

export interface TransactionsCalls {
  /**
   * Search orders, newest first.
   *
   * 搜索订单。
   *
   * `POST /upass/v1/transactions/search` · assumed · code 30001
   */
  readonly search: ListCall<TransactionsSearchInput | undefined, EconomyTransaction, TransactionsSearchReply>;
  /**
   * Read the orders over time.
   *
   * 查看订单统计。
   *
   * `GET /upass/v1/transactions/metrics` · assumed · code 30001
   */
  metrics(input?: TransactionsMetricsInput, options?: CallOptions): Promise<TransactionsMetricsReply>;
  /**
   * Give the rewards of paid orders again that failed.
   *
   * 补发订单。
   *
   * `POST /upass/v1/transactions/re-fulfil` · spec · code 30001
   */
  reFulfil(input: TransactionsReFulfilInput, options?: CallOptions): Promise<TransactionsReFulfilReply>;
}

export interface PaymentsCalls {
  /**
   * Say what became of a payment.
   *
   * 通知支付结果。
   *
   * `POST /upass/v1/payments/notify` · seen · code 30001 · code 50001 · code 90001
   */
  notify(input: PaymentsNotifyInput, options?: CallOptions): Promise<PaymentsNotifyReply>;
  /**
   * Begin an order for real money.
   *
   * 创建现金订单。
   *
   * `POST /upass/v1/payments` · seen · code 30001 · code 70001 · code 50001 · code 60001 · code 90001 · code 90021 · code 90060
   */
  create(input: PaymentsCreateInput, options?: CallOptions): Promise<PaymentsCreateReply>;
}

export interface InventoryCalls {
  /**
   * Search what personas own.
   *
   * 搜索玩家背包。
   *
   * `POST /upass/v1/inventory/search` · seen · code 30001
   */
  readonly search: ListCall<InventorySearchInput | undefined, InventoryItem, InventorySearchReply>;
  /**
   * Read how much of each resource is owned, given and taken.
   *
   * 查看背包统计。
   *
   * `GET /upass/v1/inventory/metrics` · assumed · code 30001
   */
  metrics(input?: InventoryMetricsInput, options?: CallOptions): Promise<InventoryMetricsReply>;
  /**
   * Change a row of what a persona owns.
   *
   * 修改背包物品。
   *
   * `PUT /upass/v1/personas/inventory/{id}` · seen · code 30001 · code 50001 · code 60001 · code 90001 · code 80001
   */
  update(input: InventoryUpdateInput, options?: CallOptions): Promise<InventoryUpdateReply>;
}

export interface TokenClassesCalls {
  /**
   * Search gift packs, newest first.
   *
   * 搜索礼包。
   *
   * `POST /upass/v1/token/classes/search` · assumed · code 30001
   */
  readonly search: ListCall<TokenClassesSearchInput | undefined, TokenClass, TokenClassesSearchReply>;
  /**
   * Read a gift pack.
   *
   * 查看礼包。
   *
   * `GET /upass/v1/token/classes/{id}` · assumed · code 50001
   */
  get(input: TokenClassesGetInput, options?: CallOptions): Promise<TokenClassesGetReply>;
  /**
   * Create a gift pack, not yet released.
   *
   * 创建礼包，尚未发布。
   *
   * `POST /upass/v1/token/classes` · seen · code 30001 · code 50001 · code 60001
   */
  create(input: TokenClassesCreateInput, options?: CallOptions): Promise<TokenClassesCreateReply>;
  /**
   * Change a gift pack; only some fields once released.
   *
   * 修改礼包。
   *
   * `PUT /upass/v1/token/classes/{id}` · assumed · code 30001 · code 50001 · code 60001 · code 90001
   */
  update(input: TokenClassesUpdateInput, options?: CallOptions): Promise<TokenClassesUpdateReply>;
  /**
   * Delete a gift pack that is unreleased or unused.
   *
   * 删除礼包。
   *
   * `DELETE /upass/v1/token/classes/{id}` · assumed · code 50001 · code 90001
   */
  remove(input: TokenClassesRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Release a gift pack: its codes work.
   *
   * 发布礼包。
   *
   * `POST /upass/v1/token/classes/{id}/release` · spec · code 50001 · code 90001
   */
  release(input: TokenClassesReleaseInput, options?: CallOptions): Promise<TokenClassesReleaseReply>;
  /**
   * Suspend a gift pack: its codes stop.
   *
   * 暂停礼包，兑换码停止生效。
   *
   * `POST /upass/v1/token/classes/{id}/suspend` · spec · code 50001 · code 90001
   */
  suspend(input: TokenClassesSuspendInput, options?: CallOptions): Promise<TokenClassesSuspendReply>;
  /**
   * List the names of all gift packs.
   *
   * 列出礼包名称。
   *
   * `GET /upass/v1/token/classes/names` · assumed
   */
  names(input?: Record<string, never>, options?: CallOptions): Promise<TokenClassesNamesReply>;
}

export interface TokenInstancesCalls {
  /**
   * Search codes.
   *
   * 搜索兑换码。
   *
   * `POST /upass/v1/token/instances/search` · assumed · code 30001
   */
  readonly search: ListCall<TokenInstancesSearchInput | undefined, TokenInstance, TokenInstancesSearchReply>;
  /**
   * Generate codes.
   *
   * 批量生成兑换码。
   *
   * `POST /upass/v1/token/instances/generate` · seen · code 30001 · code 50001 · code 90001
   */
  generate(input: TokenInstancesGenerateInput, options?: CallOptions): Promise<TokenInstancesGenerateReply>;
  /**
   * Make a code invalid.
   *
   * 作废兑换码。
   *
   * `POST /upass/v1/token/instances/{id}/invalidate` · spec · code 50001 · code 90010
   */
  invalidate(input: TokenInstancesInvalidateInput, options?: CallOptions): Promise<TokenInstancesInvalidateReply>;
  /**
   * Make many codes invalid.
   *
   * 批量作废兑换码。
   *
   * `POST /upass/v1/token/instances/invalidate` · spec · code 30001 · code 50001
   */
  invalidateMany(input?: TokenInstancesInvalidateManyInput, options?: CallOptions): Promise<TokenInstancesInvalidateManyReply>;
  /**
   * Export codes as CSV.
   *
   * 导出兑换码为 CSV。
   *
   * `POST /upass/v1/token/instances/export` · assumed · code 30001
   */
  export(input?: TokenInstancesExportInput, options?: CallOptions): Promise<Uint8Array>;
  /**
   * List who used a code or gift pack.
   *
   * 列出兑换记录。
   *
   * `POST /upass/v1/token/instances/used-info` · assumed · code 30001 · code 50001 · code 50010
   */
  readonly usedInfo: ListCall<TokenInstancesUsedInfoInput | undefined, TokenUse, TokenInstancesUsedInfoReply>;
}

export interface InboxTemplatesCalls {
  /**
   * Search mail templates.
   *
   * 搜索邮件模板。
   *
   * `POST /upass/v1/inbox/templates/search` · assumed · code 30001
   */
  readonly search: ListCall<InboxTemplatesSearchInput | undefined, InboxTemplate, InboxTemplatesSearchReply>;
  /**
   * Read a mail template.
   *
   * 查看邮件模板。
   *
   * `GET /upass/v1/inbox/templates/{id}` · assumed · code 50001
   */
  get(input: InboxTemplatesGetInput, options?: CallOptions): Promise<InboxTemplatesGetReply>;
  /**
   * Create a mail template.
   *
   * 创建邮件模板。
   *
   * `POST /upass/v1/inbox/templates` · seen · code 30001 · code 30003 · code 50001 · code 60001
   */
  create(input: InboxTemplatesCreateInput, options?: CallOptions): Promise<InboxTemplatesCreateReply>;
  /**
   * Change a mail template; sent mail stays as it was.
   *
   * 修改邮件模板，不影响已发送的邮件。
   *
   * `PUT /upass/v1/inbox/templates/{id}` · seen · code 30001 · code 50001
   */
  update(input: InboxTemplatesUpdateInput, options?: CallOptions): Promise<InboxTemplatesUpdateReply>;
  /**
   * Delete a mail template that nothing sends by itself.
   *
   * 删除邮件模板。
   *
   * `DELETE /upass/v1/inbox/templates/{id}` · assumed · code 50001 · code 90001
   */
  remove(input: InboxTemplatesRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * List the names of all mail templates.
   *
   * 列出邮件模板名称。
   *
   * `GET /upass/v1/inbox/templates/names` · assumed
   */
  names(input?: Record<string, never>, options?: CallOptions): Promise<InboxTemplatesNamesReply>;
}

export interface InboxMessagesCalls {
  /**
   * Send a mail to a persona, a realm or all.
   *
   * 发送邮件。
   *
   * `POST /upass/v1/inbox/messages` · assumed · code 30001 · code 50001 · code 60001 · code 90001 · code 80001
   */
  send(input: InboxMessagesSendInput, options?: CallOptions): Promise<InboxMessagesSendReply>;
  /**
   * Send a mail to many personas.
   *
   * 向多个角色发送邮件。
   *
   * `POST /upass/v1/inbox/messages/send-multi` · assumed · code 30001 · code 50001 · code 60001 · code 90001
   */
  sendMany(input: InboxMessagesSendManyInput, options?: CallOptions): Promise<InboxMessagesSendManyReply>;
  /**
   * Search messages.
   *
   * 搜索邮件。
   *
   * `POST /upass/v1/inbox/messages/search` · seen · code 30001
   */
  readonly search: ListCall<InboxMessagesSearchInput | undefined, InboxMessage, InboxMessagesSearchReply>;
  /**
   * Read a message without marking it read.
   *
   * 查看邮件，不标记为已读。
   *
   * `GET /upass/v1/inbox/messages/{id}` · assumed · code 50001
   */
  get(input: InboxMessagesGetInput, options?: CallOptions): Promise<InboxMessagesGetReply>;
}

export interface InboxRecordsCalls {
  /**
   * Search sendings.
   *
   * 搜索发送记录。
   *
   * `POST /upass/v1/inbox/records/search` · assumed · code 30001
   */
  readonly search: ListCall<InboxRecordsSearchInput | undefined, InboxRecord, InboxRecordsSearchReply>;
  /**
   * Recall a sending.
   *
   * 撤回邮件。
   *
   * `DELETE /upass/v1/inbox/records/{id}` · spec · code 50001 · code 90001
   */
  recall(input: InboxRecordsRecallInput, options?: CallOptions): Promise<InboxRecordsRecallReply>;
}

export interface AchievementsCalls {
  /**
   * Search achievements.
   *
   * 搜索成就。
   *
   * `POST /upass/v1/achievements/meta/search` · spec · code 30001
   */
  readonly search: ListCall<AchievementsSearchInput | undefined, AchievementMeta, AchievementsSearchReply>;
  /**
   * Read an achievement.
   *
   * 查看成就。
   *
   * `GET /upass/v1/achievements/meta/{id}` · assumed · code 50001
   */
  get(input: AchievementsGetInput, options?: CallOptions): Promise<AchievementsGetReply>;
  /**
   * Create an achievement, not yet released.
   *
   * 创建成就，尚未发布。
   *
   * `POST /upass/v1/achievements/meta` · seen · code 30001 · code 30003 · code 50001 · code 60001
   */
  create(input: AchievementsCreateInput, options?: CallOptions): Promise<AchievementsCreateReply>;
  /**
   * Change an achievement; its values only while unreleased.
   *
   * 修改成就。
   *
   * `PUT /upass/v1/achievements/meta/{id}` · assumed · code 30001 · code 50001 · code 90001
   */
  update(input: AchievementsUpdateInput, options?: CallOptions): Promise<AchievementsUpdateReply>;
  /**
   * Delete an achievement that is not released.
   *
   * 删除未发布的成就。
   *
   * `DELETE /upass/v1/achievements/meta/{id}` · assumed · code 50001 · code 90001
   */
  remove(input: AchievementsRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Release achievements.
   *
   * 发布成就。
   *
   * `POST /upass/v1/achievements/meta/release` · spec · code 30001 · code 50001
   */
  release(input: AchievementsReleaseInput, options?: CallOptions): Promise<AchievementsReleaseReply>;
  /**
   * Take achievements back.
   *
   * 撤回成就。
   *
   * `POST /upass/v1/achievements/meta/revoke` · spec · code 30001 · code 50001
   */
  revoke(input: AchievementsRevokeInput, options?: CallOptions): Promise<AchievementsRevokeReply>;
  /**
   * Import achievements.
   *
   * 导入成就。
   *
   * `POST /upass/v1/achievements/meta/import` · assumed · code 30001
   */
  import(input: AchievementsImportInput, options?: CallOptions): Promise<PassportImportResult>;
  /**
   * List the categories of achievements.
   *
   * 列出成就分类。
   *
   * `GET /upass/v1/achievements/categories` · spec
   */
  categories(input?: Record<string, never>, options?: CallOptions): Promise<AchievementsCategoriesReply>;
  /**
   * List the series of achievements.
   *
   * 列出成就系列。
   *
   * `GET /upass/v1/achievements/series` · spec
   */
  series(input?: Record<string, never>, options?: CallOptions): Promise<AchievementsSeriesReply>;
}

export interface PersonaAchievementsCalls {
  /**
   * Search the achievements of personas.
   *
   * 搜索角色成就。
   *
   * `POST /upass/v1/personas/achievements/search` · seen · code 30001
   */
  readonly search: ListCall<PersonaAchievementsSearchInput | undefined, PersonaAchievement, PersonaAchievementsSearchReply>;
  /**
   * Move a persona on in achievements.
   *
   * 更新角色成就。
   *
   * `POST /upass/v1/personas/{id}/achievements` · seen · code 30001 · code 50001 · code 90001 · code 80001
   */
  update(input: PersonaAchievementsUpdateInput, options?: CallOptions): Promise<PersonaAchievementsUpdateReply>;
}

export interface BattlePassesCalls {
  /**
   * Search battle passes.
   *
   * 搜索战令。
   *
   * `POST /upass/v1/battle-pass/search` · assumed · code 30001
   */
  readonly search: ListCall<BattlePassesSearchInput | undefined, BattlePass, BattlePassesSearchReply>;
  /**
   * Read a battle pass with its slots.
   *
   * 查看战令及其档位。
   *
   * `GET /upass/v1/battle-pass/{id}` · assumed · code 50001
   */
  get(input: BattlePassesGetInput, options?: CallOptions): Promise<BattlePassesGetReply>;
  /**
   * Create a battle pass, not yet published.
   *
   * 创建战令，尚未发布。
   *
   * `POST /upass/v1/battle-pass` · seen · code 30001 · code 30003 · code 60001
   */
  create(input: BattlePassesCreateInput, options?: CallOptions): Promise<BattlePassesCreateReply>;
  /**
   * Change a battle pass.
   *
   * 修改战令。
   *
   * `PUT /upass/v1/battle-pass/{id}` · seen · code 30001 · code 50001 · code 90001
   */
  update(input: BattlePassesUpdateInput, options?: CallOptions): Promise<BattlePassesUpdateReply>;
  /**
   * Delete a battle pass that is not active.
   *
   * 删除未生效的战令。
   *
   * `DELETE /upass/v1/battle-pass/{id}` · assumed · code 50001 · code 90001
   */
  remove(input: BattlePassesRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * List the names of all battle passes.
   *
   * 列出战令名称。
   *
   * `GET /upass/v1/battle-pass/names` · assumed
   */
  names(input?: Record<string, never>, options?: CallOptions): Promise<BattlePassesNamesReply>;
  /**
   * Publish a battle pass.
   *
   * 发布战令。
   *
   * `POST /upass/v1/battle-pass/{id}/publish` · spec · code 50001 · code 90001
   */
  publish(input: BattlePassesPublishInput, options?: CallOptions): Promise<BattlePassesPublishReply>;
  /**
   * Take a battle pass back.
   *
   * 撤回战令。
   *
   * `POST /upass/v1/battle-pass/{id}/revoke` · spec · code 50001 · code 90001
   */
  revoke(input: BattlePassesRevokeInput, options?: CallOptions): Promise<BattlePassesRevokeReply>;
}

export interface BattlePassSlotsCalls {
  /**
   * Read a slot of a battle pass.
   *
   * 查看战令档位。
   *
   * `GET /upass/v1/battle-pass/slots/{id}` · assumed · code 50001
   */
  get(input: BattlePassSlotsGetInput, options?: CallOptions): Promise<BattlePassSlotsGetReply>;
  /**
   * Add a slot to a battle pass.
   *
   * 创建战令档位。
   *
   * `POST /upass/v1/battle-pass/slots` · assumed · code 30001 · code 50001 · code 60001 · code 80001
   */
  create(input: BattlePassSlotsCreateInput, options?: CallOptions): Promise<BattlePassSlotsCreateReply>;
  /**
   * Change a slot of a battle pass.
   *
   * 修改战令档位。
   *
   * `PUT /upass/v1/battle-pass/slots/{id}` · assumed · code 30001 · code 50001
   */
  update(input: BattlePassSlotsUpdateInput, options?: CallOptions): Promise<BattlePassSlotsUpdateReply>;
  /**
   * Delete a slot of which nothing was claimed.
   *
   * 删除战令档位。
   *
   * `DELETE /upass/v1/battle-pass/slots/{id}` · assumed · code 50001 · code 90001
   */
  remove(input: BattlePassSlotsRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
}

export interface PersonaBattlePassesCalls {
  /**
   * Search the battle passes of personas.
   *
   * 搜索角色战令。
   *
   * `POST /upass/v1/personas/battle-pass/search` · assumed · code 30001
   */
  readonly search: ListCall<PersonaBattlePassesSearchInput | undefined, PersonaBattlePass, PersonaBattlePassesSearchReply>;
  /**
   * Read the battle pass of a persona.
   *
   * 查看角色战令。
   *
   * `GET /upass/v1/personas/{id}/battle-pass/{bp}` · assumed · code 50001
   */
  get(input: PersonaBattlePassesGetInput, options?: CallOptions): Promise<PersonaBattlePassesGetReply>;
  /**
   * Delete the battle pass of a persona.
   *
   * 删除角色战令。
   *
   * `DELETE /upass/v1/personas/{id}/battle-pass/{bp}` · assumed · code 50001
   */
  remove(input: PersonaBattlePassesRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Delete a battle pass of all personas.
   *
   * 删除全部角色的战令进度。
   *
   * `DELETE /upass/v1/personas/battle-pass/{bp}` · spec · code 50001
   */
  removeAll(input: PersonaBattlePassesRemoveAllInput, options?: CallOptions): Promise<PersonaBattlePassesRemoveAllReply>;
}

export interface QuestsCalls {
  /**
   * Search quests, newest first.
   *
   * 搜索任务。
   *
   * `POST /upass/v1/quests/search` · spec · code 30001
   */
  readonly search: ListCall<QuestsSearchInput | undefined, Quest, QuestsSearchReply>;
  /**
   * Read a quest with its items.
   *
   * 查看任务及其子任务。
   *
   * `GET /upass/v1/quests/{id}` · spec · code 50001
   */
  get(input: QuestsGetInput, options?: CallOptions): Promise<QuestsGetReply>;
  /**
   * Count who has done the items of a quest in the period of now.
   *
   * 统计任务本期完成情况。
   *
   * `GET /upass/v1/quests/{id}/completion` · assumed · code 50001
   */
  completion(input: QuestsCompletionInput, options?: CallOptions): Promise<QuestsCompletionReply>;
  /**
   * Create a quest, not yet published.
   *
   * 创建任务，尚未发布。
   *
   * `POST /upass/v1/quests` · seen · code 30001 · code 30003 · code 50001 · code 60001
   */
  create(input: QuestsCreateInput, options?: CallOptions): Promise<QuestsCreateReply>;
  /**
   * Delete a quest of which nothing is published.
   *
   * 删除任务。
   *
   * `DELETE /upass/v1/quests/{id}` · spec · code 50001 · code 90001
   */
  remove(input: QuestsRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Import quests.
   *
   * 导入任务。
   *
   * `POST /upass/v1/quests/import` · assumed · code 30001
   */
  import(input: QuestsImportInput, options?: CallOptions): Promise<PassportImportResult>;
  /**
   * Publish a quest with all items.
   *
   * 发布任务及其全部子任务。
   *
   * `POST /upass/v1/quests/{id}/publish` · spec · code 50001 · code 90001
   */
  publish(input: QuestsPublishInput, options?: CallOptions): Promise<QuestsPublishReply>;
  /**
   * Take a quest back with all items.
   *
   * 撤回任务及其全部子任务。
   *
   * `POST /upass/v1/quests/{id}/revoke` · spec · code 50001
   */
  revoke(input: QuestsRevokeInput, options?: CallOptions): Promise<QuestsRevokeReply>;
}

export interface QuestItemsCalls {
  /**
   * Add an item to a quest, not yet published.
   *
   * 创建子任务，尚未发布。
   *
   * `POST /upass/v1/quests/{id}/items` · seen · code 30001 · code 30003 · code 50001 · code 60001 · code 80001
   */
  create(input: QuestItemsCreateInput, options?: CallOptions): Promise<QuestItemsCreateReply>;
  /**
   * Publish an item.
   *
   * 发布子任务。
   *
   * `POST /upass/v1/quests/items/{id}/publish` · spec · code 50001
   */
  publish(input: QuestItemsPublishInput, options?: CallOptions): Promise<QuestItemsPublishReply>;
  /**
   * Take an item back.
   *
   * 撤回子任务。
   *
   * `POST /upass/v1/quests/items/{id}/revoke` · spec · code 50001
   */
  revoke(input: QuestItemsRevokeInput, options?: CallOptions): Promise<QuestItemsRevokeReply>;
  /**
   * Delete an item that is not published.
   *
   * 删除未发布的子任务。
   *
   * `DELETE /upass/v1/quests/items/{id}` · assumed · code 50001 · code 90001
   */
  remove(input: QuestItemsRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
}

export interface PersonaQuestsCalls {
  /**
   * Search the quests of a persona.
   *
   * 搜索角色任务。
   *
   * `POST /upass/v1/personas/{id}/quests/search` · seen · code 30001 · code 50001
   */
  readonly search: ListCall<PersonaQuestsSearchInput, PersonaQuest, PersonaQuestsSearchReply>;
  /**
   * Read the quests of a persona; begins a new period where one is due.
   *
   * 获取角色任务，必要时开启新周期。
   *
   * `POST /upass/v1/personas/{id}/quests/fetch` · seen · code 30001 · code 50001
   */
  fetch(input: PersonaQuestsFetchInput, options?: CallOptions): Promise<PersonaQuestsFetchReply>;
}

export interface BillboardsCalls {
  /**
   * Search notices, newest first.
   *
   * 搜索公告。
   *
   * `POST /upass/v1/billboards/search` · spec · code 30001
   */
  readonly search: ListCall<BillboardsSearchInput | undefined, Billboard, BillboardsSearchReply>;
  /**
   * Read a notice.
   *
   * 查看公告。
   *
   * `GET /upass/v1/billboards/{id}` · assumed · code 50001
   */
  get(input: BillboardsGetInput, options?: CallOptions): Promise<BillboardsGetReply>;
  /**
   * Write a notice, a draft at first.
   *
   * 创建公告草稿。
   *
   * `POST /upass/v1/billboards` · seen · code 30001
   */
  create(input: BillboardsCreateInput, options?: CallOptions): Promise<BillboardsCreateReply>;
  /**
   * Change a notice; only content and expireTime while published.
   *
   * 修改公告。
   *
   * `PUT /upass/v1/billboards/{id}` · seen · code 30001 · code 50001 · code 90001
   */
  update(input: BillboardsUpdateInput, options?: CallOptions): Promise<BillboardsUpdateReply>;
  /**
   * Delete a notice that is not published.
   *
   * 删除未发布的公告。
   *
   * `DELETE /upass/v1/billboards/{id}` · assumed · code 50001 · code 90001
   */
  remove(input: BillboardsRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Publish a notice, now or at a time.
   *
   * 立即或定时发布公告。
   *
   * `POST /upass/v1/billboards/{id}/publish` · spec · code 30001 · code 50001 · code 90001
   */
  publish(input: BillboardsPublishInput, options?: CallOptions): Promise<BillboardsPublishReply>;
  /**
   * Take a notice back.
   *
   * 撤回公告。
   *
   * `POST /upass/v1/billboards/{id}/revoke` · spec · code 50001 · code 90001
   */
  revoke(input: BillboardsRevokeInput, options?: CallOptions): Promise<BillboardsRevokeReply>;
  /**
   * List the namespaces of notices.
   *
   * 列出公告的命名空间。
   *
   * `GET /upass/v1/billboards/namespaces` · spec
   */
  namespaces(input?: Record<string, never>, options?: CallOptions): Promise<BillboardsNamespacesReply>;
  /**
   * Import notices, all as drafts.
   *
   * 导入公告，全部为草稿。
   *
   * `POST /upass/v1/billboards/import` · assumed · code 30001
   */
  import(input: BillboardsImportInput, options?: CallOptions): Promise<PassportImportResult>;
}

export interface PlayerLoginCalls {
  /**
   * Read what a login page needs.
   *
   * 查看公开信息。
   *
   * `GET /upass/v1/sdk/id-domains/{appId}/public-info` · seen · code 50001
   */
  publicInfo(input: PlayerLoginPublicInfoInput, options?: CallOptions): Promise<PlayerLoginPublicInfoReply>;
  /**
   * Send a verification code.
   *
   * 发送验证码。
   *
   * `POST /upass/v1/sdk/login/verification-codes` · assumed · code 30001 · code 80001 · code 90001
   */
  sendCode(input: PlayerLoginSendCodeInput, options?: CallOptions): Promise<PlayerLoginSendCodeReply>;
  /**
   * Sign in with a phone number.
   *
   * 手机号登录。
   *
   * `POST /upass/v1/sdk/login/phone` · assumed · code 30001 · code 90108
   */
  phone(input: PlayerLoginPhoneInput, options?: CallOptions): Promise<UserLogin>;
  /**
   * Sign in with an identity provider.
   *
   * 第三方登录。
   *
   * `POST /upass/v1/sdk/login/oauth` · assumed · code 30001 · code 90108 · code 90001
   */
  oauth(input: PlayerLoginOauthInput, options?: CallOptions): Promise<UserLogin>;
  /**
   * Sign in with a token that is still valid.
   *
   * 访问令牌登录。
   *
   * `POST /upass/v1/sdk/login/access-token` · assumed · code 30001 · code 90108
   */
  accessToken(input: PlayerLoginAccessTokenInput, options?: CallOptions): Promise<UserLogin>;
  /**
   * Change the refresh token of a persona for new tokens.
   *
   * 刷新角色令牌。
   *
   * `POST /upass/v1/sdk/personas/refresh-token` · seen · code 30001 · code 160113 · code 90108 · code 90109
   */
  refreshToken(input: PlayerLoginRefreshTokenInput, options?: CallOptions): Promise<PlayerTokens>;
}

export interface PlayerTermsOfServiceCalls {
  /**
   * List the terms of service that players see.
   *
   * 列出已启用的用户协议。
   *
   * `GET /upass/v1/sdk/tos` · assumed
   */
  list(input?: Record<string, never>, options?: CallOptions): Promise<PlayerTermsOfServiceListReply>;
  /**
   * Agree to a version of the terms of service.
   *
   * 同意用户协议。
   *
   * `POST /upass/v1/sdk/tos/{id}/accept` · assumed · code 30001 · code 50001 · code 90001
   */
  accept(input: PlayerTermsOfServiceAcceptInput, options?: CallOptions): Promise<PlayerTermsOfServiceAcceptReply>;
  /**
   * List what the own user agreed to.
   *
   * 查看自己同意的协议。
   *
   * `GET /upass/v1/sdk/tos/accepted` · assumed · code 50001
   */
  accepted(input?: Record<string, never>, options?: CallOptions): Promise<PlayerTermsOfServiceAcceptedReply>;
}

export interface PlayerRealmsCalls {
  /**
   * List the realms a player may choose from.
   *
   * 列出可选的区服。
   *
   * `GET /upass/v1/sdk/realms` · seen · code 30001
   */
  readonly list: ListCall<PlayerRealmsListInput | undefined, Realm, PlayerRealmsListReply>;
}

export interface PlayerUsersCalls {
  /**
   * Read the own user.
   *
   * 查看自己的用户。
   *
   * `GET /upass/v1/sdk/users/me` · seen
   */
  me(input?: Record<string, never>, options?: CallOptions): Promise<PlayerUsersMeReply>;
  /**
   * Change the own user.
   *
   * 修改自己的用户。
   *
   * `PUT /upass/v1/sdk/users/me` · seen · code 30001 · code 30002
   */
  updateMe(input?: PlayerUsersUpdateMeInput, options?: CallOptions): Promise<PlayerUsersUpdateMeReply>;
  /**
   * Verify the own real name.
   *
   * 实名认证。
   *
   * `POST /upass/v1/sdk/users/me/real-name` · seen · code 30001
   */
  verifyRealName(input: PlayerUsersVerifyRealNameInput, options?: CallOptions): Promise<PlayerUsersVerifyRealNameReply>;
  /**
   * Bind a phone number, with a code that was sent to it.
   *
   * 绑定手机号。
   *
   * `POST /upass/v1/sdk/users/me/phone` · assumed · code 30001 · code 60001
   */
  bindPhone(input: PlayerUsersBindPhoneInput, options?: CallOptions): Promise<PlayerUsersBindPhoneReply>;
  /**
   * Link the account at an identity provider, which signs in the same user from then on.
   *
   * 绑定第三方账号。
   *
   * `POST /upass/v1/sdk/users/me/accounts` · assumed · code 30001 · code 60001 · code 90001
   */
  linkAccount(input: PlayerUsersLinkAccountInput, options?: CallOptions): Promise<PlayerUsersLinkAccountReply>;
}

export interface PlayerPersonasCalls {
  /**
   * Create an own persona, one in each realm.
   *
   * 创建自己的角色。
   *
   * `POST /upass/v1/sdk/personas` · seen · code 30001 · code 30002 · code 50001 · code 60001 · code 90030
   */
  create(input: PlayerPersonasCreateInput, options?: CallOptions): Promise<PlayerPersonasCreateReply>;
  /**
   * Play as a persona of the user: get its tokens.
   *
   * 选择角色并获取令牌。
   *
   * `POST /upass/v1/sdk/personas/{id}/select` · seen · code 50001 · code 90109 · code 90108 · code 90030 · code 90060
   */
  select(input: PlayerPersonasSelectInput, options?: CallOptions): Promise<PlayerPersonasSelectReply>;
  /**
   * Read the own persona.
   *
   * 查看自己的角色。
   *
   * `GET /upass/v1/sdk/personas/me` · seen
   */
  me(input?: Record<string, never>, options?: CallOptions): Promise<PlayerPersonasMeReply>;
  /**
   * Change the own persona.
   *
   * 修改自己的角色。
   *
   * `PUT /upass/v1/sdk/personas/me` · seen · code 30001 · code 30002
   */
  updateMe(input?: PlayerPersonasUpdateMeInput, options?: CallOptions): Promise<PlayerPersonasUpdateMeReply>;
  /**
   * Search other players.
   *
   * 搜索其他玩家。
   *
   * `GET /upass/v1/sdk/personas/search` · seen · code 30001
   */
  readonly search: ListCall<PlayerPersonasSearchInput | undefined, PublicPersona, PlayerPersonasSearchReply>;
  /**
   * Meet some other players.
   *
   * 随机推荐玩家。
   *
   * `GET /upass/v1/sdk/personas/random` · seen · code 30001
   */
  random(input?: PlayerPersonasRandomInput, options?: CallOptions): Promise<PlayerPersonasRandomReply>;
}

export interface AntiAddictionCalls {
  /**
   * Add a payment to the month's sum of a user.
   *
   * 上报支付金额。
   *
   * `POST /upass/v1/anti-addiction/payments` · seen · code 30001 · code 50001 · code 60001 · code 90060
   */
  recordPayment(input: AntiAddictionRecordPaymentInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Ask whether the own user may play now.
   *
   * 查询是否可玩。
   *
   * `GET /upass/v1/sdk/anti-addiction/playable` · seen · code 50001
   */
  playable(input?: Record<string, never>, options?: CallOptions): Promise<PlayPermission>;
  /**
   * Ask whether the own user may pay an amount.
   *
   * 查询是否可支付。
   *
   * `GET /upass/v1/sdk/anti-addiction/payable` · seen · code 30001 · code 50001
   */
  payable(input: AntiAddictionPayableInput, options?: CallOptions): Promise<PayPermission>;
}

export interface MinorPaymentsCalls {
  /**
   * List what users have paid in a month, beside what they may.
   *
   * 列出一个月的充值累计。
   *
   * `GET /upass/v1/anti-addiction/payments` · assumed · code 30001
   */
  readonly list: ListCall<MinorPaymentsListInput | undefined, PayMonth, MinorPaymentsListReply>;
}

export interface PlayerFriendsCalls {
  /**
   * List the own friends.
   *
   * 列出自己的好友。
   *
   * `GET /upass/v1/sdk/friends` · seen · code 30001
   */
  readonly list: ListCall<PlayerFriendsListInput | undefined, Friend, PlayerFriendsListReply>;
  /**
   * Change what a friend is called.
   *
   * 修改好友备注。
   *
   * `PUT /upass/v1/sdk/friends/{personaID}` · seen · code 30001 · code 50001
   */
  update(input: PlayerFriendsUpdateInput, options?: CallOptions): Promise<PlayerFriendsUpdateReply>;
  /**
   * End a friendship.
   *
   * 删除好友。
   *
   * `DELETE /upass/v1/sdk/friends/{personaID}` · seen · code 50001
   */
  remove(input: PlayerFriendsRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
}

export interface PlayerFriendRequestsCalls {
  /**
   * List friend requests.
   *
   * 列出好友申请。
   *
   * `GET /upass/v1/sdk/friend-requests` · seen · code 30001
   */
  readonly list: ListCall<PlayerFriendRequestsListInput, FriendRequest, PlayerFriendRequestsListReply>;
  /**
   * Ask a persona to be a friend.
   *
   * 发送好友申请。
   *
   * `POST /upass/v1/sdk/friend-requests` · seen · code 30001 · code 50001 · code 60001 · code 70001 · code 80001
   */
  send(input: PlayerFriendRequestsSendInput, options?: CallOptions): Promise<PlayerFriendRequestsSendReply>;
  /**
   * Accept a friend request.
   *
   * 同意好友申请。
   *
   * `POST /upass/v1/sdk/friend-requests/{id}/approve` · seen · code 50001 · code 90001 · code 80001
   */
  approve(input: PlayerFriendRequestsApproveInput, options?: CallOptions): Promise<PlayerFriendRequestsApproveReply>;
  /**
   * Turn a friend request down.
   *
   * 拒绝好友申请。
   *
   * `POST /upass/v1/sdk/friend-requests/{id}/reject` · seen · code 50001 · code 90001
   */
  reject(input: PlayerFriendRequestsRejectInput, options?: CallOptions): Promise<PlayerFriendRequestsRejectReply>;
  /**
   * Take back an own friend request.
   *
   * 撤回好友申请。
   *
   * `POST /upass/v1/sdk/friend-requests/{id}/revoke` · seen · code 50001 · code 90001
   */
  revoke(input: PlayerFriendRequestsRevokeInput, options?: CallOptions): Promise<PlayerFriendRequestsRevokeReply>;
  /**
   * Accept every friend request.
   *
   * 同意全部好友申请。
   *
   * `POST /upass/v1/sdk/friend-requests/approve-all` · seen · code 80001
   */
  approveAll(input?: Record<string, never>, options?: CallOptions): Promise<PlayerFriendRequestsApproveAllReply>;
  /**
   * Turn every friend request down.
   *
   * 拒绝全部好友申请。
   *
   * `POST /upass/v1/sdk/friend-requests/reject-all` · seen
   */
  rejectAll(input?: Record<string, never>, options?: CallOptions): Promise<PlayerFriendRequestsRejectAllReply>;
}

export interface PlayerFriendBlacklistCalls {
  /**
   * List the own blacklist.
   *
   * 列出自己的黑名单。
   *
   * `GET /upass/v1/sdk/friend-blacklist` · seen · code 30001
   */
  readonly list: ListCall<PlayerFriendBlacklistListInput | undefined, FriendBlacklistEntry, PlayerFriendBlacklistListReply>;
  /**
   * Keep a persona from sending friend requests.
   *
   * 加入黑名单。
   *
   * `POST /upass/v1/sdk/friend-blacklist` · seen · code 30001 · code 50001 · code 60001
   */
  add(input: PlayerFriendBlacklistAddInput, options?: CallOptions): Promise<PlayerFriendBlacklistAddReply>;
  /**
   * Take a persona off the blacklist.
   *
   * 移出黑名单。
   *
   * `DELETE /upass/v1/sdk/friend-blacklist/{personaID}` · seen · code 50001
   */
  remove(input: PlayerFriendBlacklistRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
}

export interface PlayerPresencesCalls {
  /**
   * Read what personas are doing.
   *
   * 查看在线状态。
   *
   * `GET /upass/v1/sdk/presences` · seen · code 30001
   */
  list(input: PlayerPresencesListInput, options?: CallOptions): Promise<PlayerPresencesListReply>;
  /**
   * Say what the own persona is doing.
   *
   * 更新自己的在线状态。
   *
   * `PUT /upass/v1/sdk/presences/me` · seen · code 30001 · code 30002
   */
  set(input: PlayerPresencesSetInput, options?: CallOptions): Promise<PlayerPresencesSetReply>;
}

export interface PlayerGuildsCalls {
  /**
   * Found a guild.
   *
   * 创建公会。
   *
   * `POST /upass/v1/sdk/guilds` · seen · code 30001 · code 30002 · code 60001 · code 90050
   */
  create(input: PlayerGuildsCreateInput, options?: CallOptions): Promise<PlayerGuildsCreateReply>;
  /**
   * Find public guilds.
   *
   * 查找公开公会。
   *
   * `GET /upass/v1/sdk/guilds` · seen · code 30001
   */
  readonly list: ListCall<PlayerGuildsListInput | undefined, Guild, PlayerGuildsListReply>;
  /**
   * List the own guilds.
   *
   * 列出自己的公会。
   *
   * `GET /upass/v1/sdk/guilds/me` · seen
   */
  mine(input?: Record<string, never>, options?: CallOptions): Promise<PlayerGuildsMineReply>;
  /**
   * Read what guilds may do.
   *
   * 查看公会配置。
   *
   * `GET /upass/v1/sdk/guilds/config` · seen
   */
  config(input?: Record<string, never>, options?: CallOptions): Promise<GuildConfig>;
  /**
   * Read a guild.
   *
   * 查看公会。
   *
   * `GET /upass/v1/sdk/guilds/{id}` · seen · code 50001
   */
  get(input: PlayerGuildsGetInput, options?: CallOptions): Promise<PlayerGuildsGetReply>;
  /**
   * Change a guild; needs updateGuildInfo.
   *
   * 修改公会信息。
   *
   * `PUT /upass/v1/sdk/guilds/{id}` · seen · code 30001 · code 30002 · code 50001 · code 60001 · code 70001
   */
  update(input: PlayerGuildsUpdateInput, options?: CallOptions): Promise<PlayerGuildsUpdateReply>;
  /**
   * Dismiss a guild; needs dismissGuild.
   *
   * 解散公会。
   *
   * `DELETE /upass/v1/sdk/guilds/{id}` · seen · code 50001 · code 70001
   */
  dismiss(input: PlayerGuildsDismissInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Join a guild, or ask to.
   *
   * 加入公会。
   *
   * `POST /upass/v1/sdk/guilds/{id}/join` · seen · code 50001 · code 60001 · code 80001 · code 90050
   */
  join(input: PlayerGuildsJoinInput, options?: CallOptions): Promise<PlayerGuildsJoinReply>;
  /**
   * Leave a guild; its owner hands it over first.
   *
   * 退出公会。
   *
   * `POST /upass/v1/sdk/guilds/{id}/leave` · seen · code 50001 · code 90050
   */
  leave(input: PlayerGuildsLeaveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * List requests to join; needs manageGuildRequests.
   *
   * 列出加入申请。
   *
   * `GET /upass/v1/sdk/guilds/{id}/requests` · seen · code 50001 · code 70001
   */
  readonly requests: ListCall<PlayerGuildsRequestsInput, GuildRequest, PlayerGuildsRequestsReply>;
  /**
   * Let a persona in; needs manageGuildRequests.
   *
   * 同意加入申请。
   *
   * `POST /upass/v1/sdk/guilds/requests/{id}/approve` · seen · code 50001 · code 90001 · code 80001 · code 70001 · code 90050
   */
  approve(input: PlayerGuildsApproveInput, options?: CallOptions): Promise<PlayerGuildsApproveReply>;
  /**
   * Turn a persona down; needs manageGuildRequests.
   *
   * 拒绝加入申请。
   *
   * `POST /upass/v1/sdk/guilds/requests/{id}/reject` · seen · code 50001 · code 90001 · code 70001
   */
  reject(input: PlayerGuildsRejectInput, options?: CallOptions): Promise<PlayerGuildsRejectReply>;
  /**
   * List the own requests to join.
   *
   * 列出自己的加入申请。
   *
   * `GET /upass/v1/sdk/guilds/requests` · assumed · code 30001
   */
  readonly myRequests: ListCall<PlayerGuildsMyRequestsInput | undefined, GuildRequest, PlayerGuildsMyRequestsReply>;
  /**
   * Take back an own request to join.
   *
   * 取消自己的加入申请。
   *
   * `POST /upass/v1/sdk/guilds/requests/{id}/cancel` · assumed · code 50001 · code 90001
   */
  cancelRequest(input: PlayerGuildsCancelRequestInput, options?: CallOptions): Promise<PlayerGuildsCancelRequestReply>;
  /**
   * Remove a member of a lower level; needs removeMembers.
   *
   * 移除成员。
   *
   * `DELETE /upass/v1/sdk/guilds/{id}/members/{memberId}` · seen · code 50001 · code 70001 · code 90050
   */
  removeMember(input: PlayerGuildsRemoveMemberInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Give a member another role; needs manageMemberRole.
   *
   * 修改成员角色。
   *
   * `PUT /upass/v1/sdk/guilds/{id}/members/{memberId}/role` · seen · code 30001 · code 50001 · code 80001 · code 70001 · code 90050
   */
  setMemberRole(input: PlayerGuildsSetMemberRoleInput, options?: CallOptions): Promise<PlayerGuildsSetMemberRoleReply>;
  /**
   * Hand a guild over to a member.
   *
   * 转让会长。
   *
   * `PUT /upass/v1/sdk/guilds/{id}/owner` · seen · code 30001 · code 50001 · code 70001 · code 90050
   */
  handOver(input: PlayerGuildsHandOverInput, options?: CallOptions): Promise<PlayerGuildsHandOverReply>;
}

export interface PlayerLeaderboardsCalls {
  /**
   * List leaderboards as a player.
   *
   * 列出排行榜。
   *
   * `GET /upass/v1/sdk/leaderboards` · seen · code 30001
   */
  readonly list: ListCall<PlayerLeaderboardsListInput | undefined, Leaderboard, PlayerLeaderboardsListReply>;
  /**
   * Read a leaderboard as a player.
   *
   * 查看排行榜。
   *
   * `GET /upass/v1/sdk/leaderboards/{slugName}` · seen · code 50001
   */
  get(input: PlayerLeaderboardsGetInput, options?: CallOptions): Promise<PlayerLeaderboardsGetReply>;
  /**
   * Submit an own score.
   *
   * 提交自己的分数。
   *
   * `POST /upass/v1/sdk/leaderboards/{slugName}/scores` · seen · code 30001 · code 50001 · code 70001 · code 90040 · code 90041
   */
  submit(input: PlayerLeaderboardsSubmitInput, options?: CallOptions): Promise<LeaderboardScoreResult>;
  /**
   * List scores as a player.
   *
   * 列出分数。
   *
   * `GET /upass/v1/sdk/leaderboards/{slugName}/scores` · seen · code 30001 · code 50001
   */
  readonly scores: ListCall<PlayerLeaderboardsScoresInput, LeaderboardScore, PlayerLeaderboardsScoresReply>;
  /**
   * Read the own score and those around it.
   *
   * 查看自己的分数。
   *
   * `GET /upass/v1/sdk/leaderboards/{slugName}/scores/me` · seen · code 30001 · code 50001 · code 90041
   */
  myScore(input: PlayerLeaderboardsMyScoreInput, options?: CallOptions): Promise<PlayerLeaderboardsMyScoreReply>;
  /**
   * Read the scores of the own bucket.
   *
   * 查看自己的分组。
   *
   * `GET /upass/v1/sdk/leaderboards/{slugName}/bucket` · seen · code 30001 · code 50001 · code 90041
   */
  bucket(input: PlayerLeaderboardsBucketInput, options?: CallOptions): Promise<PlayerLeaderboardsBucketReply>;
}

export interface PlayerProductsCalls {
  /**
   * List categories of products as a player.
   *
   * 列出商品分类。
   *
   * `GET /upass/v1/sdk/categories` · seen · code 30001
   */
  readonly categories: ListCall<PlayerProductsCategoriesInput | undefined, EconomyCategory, PlayerProductsCategoriesReply>;
  /**
   * List published products as a player.
   *
   * 列出在售商品。
   *
   * `GET /upass/v1/sdk/products` · seen · code 30001
   */
  readonly list: ListCall<PlayerProductsListInput | undefined, EconomyProduct, PlayerProductsListReply>;
  /**
   * Buy a product with virtual currency.
   *
   * 用虚拟货币购买商品。
   *
   * `POST /upass/v1/sdk/products/purchase` · seen · code 30001 · code 50001 · code 90001 · code 90021 · code 90020 · code 60001
   */
  purchase(input: PlayerProductsPurchaseInput, options?: CallOptions): Promise<PlayerProductsPurchaseReply>;
}

export interface PlayerInventoryCalls {
  /**
   * List what the own persona owns.
   *
   * 列出自己的背包。
   *
   * `GET /upass/v1/sdk/inventory` · seen · code 30001
   */
  readonly list: ListCall<PlayerInventoryListInput | undefined, InventoryItem, PlayerInventoryListReply>;
  /**
   * Add resources to the own inventory.
   *
   * 存入背包。
   *
   * `POST /upass/v1/sdk/inventory/deposit` · seen · code 30001 · code 70001 · code 50001 · code 60001 · code 80001
   */
  deposit(input: PlayerInventoryDepositInput, options?: CallOptions): Promise<PlayerInventoryDepositReply>;
  /**
   * Change the data of an own row.
   *
   * 修改自己的背包物品。
   *
   * `PUT /upass/v1/sdk/inventory/{id}` · seen · code 30001 · code 50001
   */
  update(input: PlayerInventoryUpdateInput, options?: CallOptions): Promise<PlayerInventoryUpdateReply>;
}

export interface PlayerGiftsCalls {
  /**
   * Redeem a code.
   *
   * 使用兑换码。
   *
   * `POST /upass/v1/sdk/token/redeem` · seen · code 50010 · code 90010 · code 60001 · code 90001 · code 80001
   */
  redeem(input: PlayerGiftsRedeemInput, options?: CallOptions): Promise<PlayerGiftsRedeemReply>;
}

export interface PlayerInboxCalls {
  /**
   * Receive new mail.
   *
   * 接收新邮件。
   *
   * `POST /upass/v1/sdk/inbox/receive` · seen
   */
  receive(input?: Record<string, never>, options?: CallOptions): Promise<PlayerInboxReceiveReply>;
  /**
   * List the own messages.
   *
   * 列出自己的邮件。
   *
   * `GET /upass/v1/sdk/inbox/messages` · seen · code 30001
   */
  readonly list: ListCall<PlayerInboxListInput | undefined, InboxMessage, PlayerInboxListReply>;
  /**
   * Mark a message read.
   *
   * 标记邮件为已读。
   *
   * `POST /upass/v1/sdk/inbox/messages/{id}/read` · seen · code 50001
   */
  read(input: PlayerInboxReadInput, options?: CallOptions): Promise<PlayerInboxReadReply>;
  /**
   * Take the attachments of a message.
   *
   * 领取邮件附件。
   *
   * `POST /upass/v1/sdk/inbox/messages/{id}/consume` · seen · code 50001 · code 60001 · code 90001 · code 80001
   */
  consume(input: PlayerInboxConsumeInput, options?: CallOptions): Promise<PlayerInboxConsumeReply>;
  /**
   * Take the attachments of every message.
   *
   * 领取全部附件。
   *
   * `POST /upass/v1/sdk/inbox/messages/consume-all` · seen
   */
  consumeAll(input?: PlayerInboxConsumeAllInput, options?: CallOptions): Promise<PlayerInboxConsumeAllReply>;
  /**
   * Delete a completed message.
   *
   * 删除已完成的邮件。
   *
   * `DELETE /upass/v1/sdk/inbox/messages/{id}` · seen · code 50001 · code 90001
   */
  remove(input: PlayerInboxRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Delete every completed message.
   *
   * 删除全部已完成的邮件。
   *
   * `DELETE /upass/v1/sdk/inbox/messages` · seen
   */
  clear(input?: Record<string, never>, options?: CallOptions): Promise<PlayerInboxClearReply>;
}

export interface PlayerAchievementsCalls {
  /**
   * Read the own achievements.
   *
   * 获取自己的成就。
   *
   * `POST /upass/v1/sdk/achievements/fetch` · seen · code 30001
   */
  fetch(input?: PlayerAchievementsFetchInput, options?: CallOptions): Promise<PlayerAchievementsFetchReply>;
  /**
   * List the own achievements.
   *
   * 列出自己的成就。
   *
   * `GET /upass/v1/sdk/achievements` · seen · code 30001
   */
  readonly list: ListCall<PlayerAchievementsListInput | undefined, PersonaAchievement, PlayerAchievementsListReply>;
  /**
   * Move on in an own achievement.
   *
   * 更新自己的成就。
   *
   * `PUT /upass/v1/sdk/achievements/{slugName}` · seen · code 30001 · code 70001 · code 50001 · code 90001
   */
  update(input: PlayerAchievementsUpdateInput, options?: CallOptions): Promise<PlayerAchievementsUpdateReply>;
  /**
   * Take the rewards of an achievement.
   *
   * 领取成就奖励。
   *
   * `POST /upass/v1/sdk/achievements/{slugName}/redeem` · seen · code 50001 · code 60001 · code 90001 · code 80001
   */
  redeem(input: PlayerAchievementsRedeemInput, options?: CallOptions): Promise<PlayerAchievementsRedeemReply>;
}

export interface PlayerBattlePassesCalls {
  /**
   * Read the own battle pass.
   *
   * 查看自己的战令。
   *
   * `GET /upass/v1/sdk/battle-pass/{slugName}` · seen · code 50001
   */
  get(input: PlayerBattlePassesGetInput, options?: CallOptions): Promise<PlayerBattlePassesGetReply>;
  /**
   * Add experience to the own battle pass.
   *
   * 增加战令经验。
   *
   * `POST /upass/v1/sdk/battle-pass/{slugName}/exp` · seen · code 30001 · code 70001 · code 50001 · code 90001
   */
  addExp(input: PlayerBattlePassesAddExpInput, options?: CallOptions): Promise<PlayerBattlePassesAddExpReply>;
  /**
   * Open a slot of the own battle pass.
   *
   * 解锁战令档位。
   *
   * `POST /upass/v1/sdk/battle-pass/{slugName}/unlock` · seen · code 30001 · code 70001 · code 50001 · code 90001
   */
  unlock(input: PlayerBattlePassesUnlockInput, options?: CallOptions): Promise<PlayerBattlePassesUnlockReply>;
  /**
   * Take rewards of the own battle pass.
   *
   * 领取战令奖励。
   *
   * `POST /upass/v1/sdk/battle-pass/{slugName}/claim` · seen · code 30001 · code 70001 · code 50001 · code 90001 · code 60001 · code 80001
   */
  claim(input: PlayerBattlePassesClaimInput, options?: CallOptions): Promise<PlayerBattlePassesClaimReply>;
}

export interface PlayerQuestsCalls {
  /**
   * Read the own quests; begins a new period where one is due.
   *
   * 获取自己的任务。
   *
   * `POST /upass/v1/sdk/quests/fetch` · seen · code 30001 · code 70001 · code 50001
   */
  fetch(input?: PlayerQuestsFetchInput, options?: CallOptions): Promise<PlayerQuestsFetchReply>;
  /**
   * Search the own quests.
   *
   * 搜索自己的任务。
   *
   * `POST /upass/v1/sdk/quests/search` · seen · code 30001 · code 70001 · code 50001
   */
  readonly search: ListCall<PlayerQuestsSearchInput | undefined, PersonaQuest, PlayerQuestsSearchReply>;
  /**
   * Move on in an own quest item.
   *
   * 更新自己的任务进度。
   *
   * `PUT /upass/v1/sdk/quests/items/{slugName}` · seen · code 30001 · code 70001 · code 50001
   */
  update(input: PlayerQuestsUpdateInput, options?: CallOptions): Promise<PlayerQuestsUpdateReply>;
  /**
   * Take the rewards of an own quest item.
   *
   * 领取任务奖励。
   *
   * `POST /upass/v1/sdk/quests/items/{slugName}/redeem` · seen · code 30001 · code 70001 · code 50001 · code 60001 · code 90001 · code 80001
   */
  redeem(input: PlayerQuestsRedeemInput, options?: CallOptions): Promise<PlayerQuestsRedeemReply>;
}

export interface PlayerBillboardsCalls {
  /**
   * List published notices as a player.
   *
   * 列出已发布的公告。
   *
   * `GET /upass/v1/sdk/billboards` · seen · code 30001
   */
  readonly list: ListCall<PlayerBillboardsListInput | undefined, Billboard, PlayerBillboardsListReply>;
}

export interface PlayerEntitlementsCalls {
  /**
   * List the own entitlements.
   *
   * 列出自己的权益。
   *
   * `GET /upass/v1/sdk/entitlements` · assumed · code 30001
   */
  readonly list: ListCall<PlayerEntitlementsListInput | undefined, Entitlement, PlayerEntitlementsListReply>;
}

export interface PlayerReportsCalls {
  /**
   * Report a player; once in 24 hours of a kind while under review.
   *
   * 举报玩家。
   *
   * `POST /upass/v1/sdk/reports` · assumed · code 30001 · code 50001 · code 60001
   */
  create(input: PlayerReportsCreateInput, options?: CallOptions): Promise<PlayerReportsCreateReply>;
  /**
   * Take back an own report under review.
   *
   * 撤销举报。
   *
   * `POST /upass/v1/sdk/reports/{id}/revoke` · assumed · code 50001 · code 90001
   */
  revoke(input: PlayerReportsRevokeInput, options?: CallOptions): Promise<PlayerReportsRevokeReply>;
}

/** 玩家账号 · Player accounts */
export interface PassportCalls {
  readonly idDomains: IdDomainsCalls;
  readonly idProviders: IdProvidersCalls;
  readonly termsOfService: TermsOfServiceCalls;
  readonly smsTemplates: SmsTemplatesCalls;
  readonly config: ConfigCalls;
  readonly rateLimits: RateLimitsCalls;
  readonly metrics: MetricsCalls;
  readonly apiDocs: ApiDocsCalls;
  readonly login: LoginCalls;
  readonly realms: RealmsCalls;
  readonly users: UsersCalls;
  readonly personas: PersonasCalls;
  readonly tags: TagsCalls;
  readonly entitlements: EntitlementsCalls;
  readonly guilds: GuildsCalls;
  readonly guildRoles: GuildRolesCalls;
  readonly reports: ReportsCalls;
  readonly leaderboards: LeaderboardsCalls;
  readonly leaderboardScores: LeaderboardScoresCalls;
  readonly leaderboardVersions: LeaderboardVersionsCalls;
  readonly leaderboardSchedules: LeaderboardSchedulesCalls;
  readonly resources: ResourcesCalls;
  readonly categories: CategoriesCalls;
  readonly products: ProductsCalls;
  readonly transactions: TransactionsCalls;
  readonly payments: PaymentsCalls;
  readonly inventory: InventoryCalls;
  readonly tokenClasses: TokenClassesCalls;
  readonly tokenInstances: TokenInstancesCalls;
  readonly inboxTemplates: InboxTemplatesCalls;
  readonly inboxMessages: InboxMessagesCalls;
  readonly inboxRecords: InboxRecordsCalls;
  readonly achievements: AchievementsCalls;
  readonly personaAchievements: PersonaAchievementsCalls;
  readonly battlePasses: BattlePassesCalls;
  readonly battlePassSlots: BattlePassSlotsCalls;
  readonly personaBattlePasses: PersonaBattlePassesCalls;
  readonly quests: QuestsCalls;
  readonly questItems: QuestItemsCalls;
  readonly personaQuests: PersonaQuestsCalls;
  readonly billboards: BillboardsCalls;
  readonly playerLogin: PlayerLoginCalls;
  readonly playerTermsOfService: PlayerTermsOfServiceCalls;
  readonly playerRealms: PlayerRealmsCalls;
  readonly playerUsers: PlayerUsersCalls;
  readonly playerPersonas: PlayerPersonasCalls;
  readonly antiAddiction: AntiAddictionCalls;
  readonly minorPayments: MinorPaymentsCalls;
  readonly playerFriends: PlayerFriendsCalls;
  readonly playerFriendRequests: PlayerFriendRequestsCalls;
  readonly playerFriendBlacklist: PlayerFriendBlacklistCalls;
  readonly playerPresences: PlayerPresencesCalls;
  readonly playerGuilds: PlayerGuildsCalls;
  readonly playerLeaderboards: PlayerLeaderboardsCalls;
  readonly playerProducts: PlayerProductsCalls;
  readonly playerInventory: PlayerInventoryCalls;
  readonly playerGifts: PlayerGiftsCalls;
  readonly playerInbox: PlayerInboxCalls;
  readonly playerAchievements: PlayerAchievementsCalls;
  readonly playerBattlePasses: PlayerBattlePassesCalls;
  readonly playerQuests: PlayerQuestsCalls;
  readonly playerBillboards: PlayerBillboardsCalls;
  readonly playerEntitlements: PlayerEntitlementsCalls;
  readonly playerReports: PlayerReportsCalls;
}

export const passportTable: ServiceTable<PassportCalls> = {
  name: passportConsoleTable.name,
  base: passportConsoleTable.base,
  accepts: passportConsoleTable.accepts,
  errors: passportConsoleTable.errors,
  prefixes: { ...passportConsoleTable.prefixes, ...passportPlayersTable.prefixes },
  tree: { ...passportConsoleTable.tree, ...passportPlayersTable.tree },
};
