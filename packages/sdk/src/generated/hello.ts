// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, ServiceTable } from '../runtime/types.ts';

/** 语音组织 · An organisation of the voice service */
export interface HelloOrg {
  /** 组织 ID · Organisation id of the voice service */
  orgId: string;
  /** 名称 · Name */
  name: string;
  /** 状态 · State */
  status: string;
}

/** 语音项目 · What the voice of an app runs in */
export interface HelloProject {
  /** 项目 ID · Project id of the voice service */
  projectId: string;
  /** 应用 ID · App it belongs to */
  appId: string;
  /** 组织 ID · Organisation it belongs to */
  orgId: string;
  /** 名称 · Name */
  name: string;
  /** 供应商应用 ID · Id at the vendor that carries the voice */
  vendorAppId: string;
  /** 状态 · State */
  status: string;
  /** 允许录音 · Conversations may be recorded */
  recordingEnabled: boolean;
}

/** 每日用量 · Voice of one day */
export interface HelloDailyUsage {
  /** 日期 · Day in Asia/Shanghai */
  date: string;
  /** 实时语音时长 · Seconds of all members */
  rtcSeconds: number;
  /** 录音时长 · Seconds that were recorded */
  recordingSeconds: number;
}

/** 语音用量 · Voice in a range of days */
export interface HelloUsage {
  /** 实时语音时长 · Seconds of all members */
  rtcSeconds: number;
  /** 录音时长 · Seconds that were recorded */
  recordingSeconds: number;
  /** 活跃应用数 · Apps with any voice */
  activeAppCount: number;
}

/** 应用用量 · Voice of one app */
export interface HelloAppUsage {
  /** 应用 ID · App */
  appId: string;
  /** 应用名称 · Name of the app */
  appName: string;
  /** 实时语音时长 · Seconds of all members */
  rtcSeconds: number;
  /** 录音时长 · Seconds that were recorded */
  recordingSeconds: number;
}

/** 语音令牌 · Permission of a player to join a voice channel */
export interface VoiceToken {
  /** 访问令牌 · Lets the player join the channel */
  accessToken: string;
  /** 频道 · Channel to join */
  channelName: string;
  /** 用户 ID · Player it was made for */
  userId: string;
  /** 供应商应用 ID · Id to start the engine of the vendor with */
  vendorAppId: string;
  /** 过期时间 · End of its life */
  expiresAt: string;
}

export interface OrgsCreateReply {
  /** The organisation, made where there was none */
  org: HelloOrg;
}

export interface ProjectsListReply {
  /** 语音项目 · None while the service is pending */
  projects: HelloProject[];
}

export interface ProjectsRefactorReply {
  /** The project, made or repaired */
  project: HelloProject;
}

export interface UsagesDailyInput {
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
}

export interface UsagesDailyReply {
  /** 用量 · Oldest day first */
  usages: HelloDailyUsage[];
}

export interface UsagesSumInput {
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
}

export interface UsagesTopInput {
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
  /** 名次 · How many apps, default 10 */
  k?: number;
}

export interface UsagesTopReply {
  /** 应用 · Longest voice first */
  apps: HelloAppUsage[];
}

export interface UsagesComputeInput {
  /** 日期 · Day in Asia/Shanghai */
  date: string;
}

export interface TokensCreateInput {
  /** 频道 · Channel to join */
  channelName: string;
  /** 用户 ID · Player */
  userId: string;
  /** 角色 · May speak, or only listen */
  role: 'PUBLISHER' | 'SUBSCRIBER';
  /** 有效期 · Seconds, default 3600 */
  ttl?: number;
}

export interface OrgsCalls {
  /**
   * Make sure that the organisation exists.
   *
   * 创建语音组织。
   *
   * `POST /uhello/v1/orgs` · assumed
   */
  create(input?: Record<string, never>, options?: CallOptions): Promise<OrgsCreateReply>;
}

export interface ProjectsCalls {
  /**
   * List the voice projects of the app.
   *
   * 列出语音项目。
   *
   * `GET /uhello/v1/projects` · assumed
   */
  list(input?: Record<string, never>, options?: CallOptions): Promise<ProjectsListReply>;
  /**
   * Make or repair the voice project of the app.
   *
   * 创建或修复语音项目。
   *
   * `POST /uhello/v1/projects/refactor` · assumed · code 9
   */
  refactor(input?: Record<string, never>, options?: CallOptions): Promise<ProjectsRefactorReply>;
}

export interface UsagesCalls {
  /**
   * Read the voice of an app by day.
   *
   * 查看每日用量。
   *
   * `GET /uhello/v1/usages/daily` · assumed · code 3
   */
  daily(input?: UsagesDailyInput, options?: CallOptions): Promise<UsagesDailyReply>;
  /**
   * Read the voice of a range; of all apps for an operator.
   *
   * 查看用量合计。
   *
   * `GET /uhello/v1/usages/daily/sum` · assumed · code 3
   */
  sum(input?: UsagesSumInput, options?: CallOptions): Promise<HelloUsage>;
  /**
   * Rank the apps with most voice.
   *
   * 用量最高的应用。
   *
   * `GET /uhello/v1/usages/daily/top` · assumed · code 3 · code 7
   */
  top(input?: UsagesTopInput, options?: CallOptions): Promise<UsagesTopReply>;
  /**
   * Compute the voice of a day again.
   *
   * 重新统计一天的用量。
   *
   * `POST /uhello/v1/usages/daily/compute` · assumed · code 3 · code 7
   */
  compute(input: UsagesComputeInput, options?: CallOptions): Promise<HelloDailyUsage>;
}

export interface TokensCalls {
  /**
   * Get permission to join a voice channel.
   *
   * 获取语音令牌。
   *
   * `POST /uhello/v1/tokens` · seen · code 3 · code 7
   */
  create(input: TokensCreateInput, options?: CallOptions): Promise<VoiceToken>;
}

/** 游戏语音 · In-game voice */
export interface HelloCalls {
  readonly orgs: OrgsCalls;
  readonly projects: ProjectsCalls;
  readonly usages: UsagesCalls;
  readonly tokens: TokensCalls;
}

export const helloTable: ServiceTable<HelloCalls> = {
  name: 'hello',
  base: 'hello',
  accepts: 'app',
  errors: 'service',
  prefixes: { hello: '/uhello/v1' },
  tree: {
    orgs: {
      create: { route: 'POST /orgs', body: true, retry: 'always', fail: 'silent' },
    },
    projects: {
      list: { route: 'GET /projects' },
      refactor: { route: 'POST /projects/refactor', body: true, retry: 'always', fail: 'silent' },
    },
    usages: {
      daily: { route: 'GET /usages/daily' },
      sum: { route: 'GET /usages/daily/sum' },
      top: { route: 'GET /usages/daily/top', accepts: 'operator' },
      compute: { route: 'POST /usages/daily/compute', body: true, accepts: 'operator', retry: 'always' },
    },
    tokens: {
      create: { route: 'POST /tokens', body: true, accepts: 'player', retry: 'always' },
    },
  },
};
