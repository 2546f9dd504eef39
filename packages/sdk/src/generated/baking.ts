// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, ListCall, ServiceTable } from '../runtime/types.ts';

/** 烘焙应用 · Baking of an app */
export interface BakingApp {
  /** 应用 ID · App id, or the id of its baking service */
  appId: string;
  /** 游戏 ID · Hosting game of the nodes */
  gameId: string;
  /** 状态 · State */
  status: 'enabled' | 'disabled' | (string & {});
  /** 创建时间 · Time of creation */
  createdAt: string;
}

/** 烘焙任务 · One baking of a scene */
export interface BakingSession {
  /** 烘焙任务 ID · Session id */
  id: string;
  /** 应用 ID · App */
  appId: string;
  /** 名称 · Name */
  name: string;
  /** 场景 · Scene that is baked */
  sceneName: string;
  /** 引擎版本 · Version of the engine */
  engineVersion: string;
  /** 状态 · Final once canceled, finished or failed */
  status: 'Initial' | 'Preparing' | 'Running' | 'Canceled' | 'Finished' | 'Failed' | (string & {});
  /** 机型 ID · Machine of the nodes */
  instanceTypeId: string;
  /** 节点数 · Agents beside the coordinator */
  agentCount: number;
  /** 进度 · Percent */
  progress: number;
  /** 输入地址 · Signed URL of the scene, or empty */
  inputUrl: string;
  /** 输出地址 · Signed URL of the result, or empty */
  outputUrl: string;
  /** 原因 · Why it was canceled or failed, or empty */
  reason: string;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 开始时间 · When all nodes ran */
  startedAt: string | null;
  /** 结束时间 · When it ended */
  finishedAt: string | null;
  /** 节点小时 · Hours of all nodes together */
  nodeHours: number;
  /** 费用 · Yuan */
  cost: number;
}

/** 烘焙节点 · A machine of a session */
export interface BakingNode {
  /** 节点 ID · Node id */
  id: string;
  /** 烘焙任务 ID · Session */
  sessionId: string;
  /** 类型 · One coordinator, the others are agents */
  type: 'Agent' | 'Coordinator' | (string & {});
  /** 机型 ID · Machine */
  instanceTypeId: string;
  /** 状态 · State */
  status: 'Pending' | 'Running' | 'Succeeded' | 'Failed' | 'Terminated' | (string & {});
  /** IP · Address, or empty */
  ip: string;
  /** 进度 · Percent */
  progress: number;
  /** 说明 · What it says of itself */
  message: string;
  /** 上次心跳 · Time of the last heartbeat */
  lastHeartbeatAt: string | null;
  /** 开始时间 · Start */
  startedAt: string | null;
  /** 结束时间 · End */
  finishedAt: string | null;
}

/** 机型 · A kind of machine */
export interface BakingInstanceType {
  /** 机型 ID · Instance type id */
  id: string;
  /** 名称 · Name */
  name: string;
  /** CPU · Cores */
  cpu: number;
  /** 内存 · MiB */
  memory: number;
  /** GPU · Graphics cards */
  gpu: number;
  /** 单价 · Yuan per node and hour */
  pricePerHour: number;
  /** 启用 · Sessions may choose it */
  enabled: boolean;
}

/** 烘焙用量 · What was baked in a day */
export interface BakingUsage {
  /** 时间 · Start of the day */
  time: string;
  /** 任务数 · Sessions that ended */
  count: number;
  /** 用量 · Node hours */
  usage: number;
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

export interface InitInput {
  /** 应用 ID · App id, or the id of its baking service */
  appId: string;
}

export interface InitReply {
  /** Baking of the app */
  app: BakingApp;
}

export interface SessionsCreateInput {
  /** 应用 ID · App id, or the id of its baking service */
  appId: string;
  /** 名称 · Name, 1 to 64 characters */
  name: string;
  /** 场景 · Scene to bake, 1 to 255 characters */
  sceneName: string;
  /** 引擎版本 · Version of the engine */
  engineVersion: string;
  /** 机型 ID · An enabled machine */
  instanceTypeId: string;
  /** 节点数 · Agents beside the coordinator */
  agentCount: number;
  /** 对象名 · The objectName of the transfer token, 1 to 1024 characters */
  inputObjectName: string;
  /** 选项 · Options of the editor plugin */
  options?: Record<string, string>;
}

export interface SessionsCreateReply {
  /** The session */
  session: BakingSession;
}

export interface SessionsListInput {
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20, at most 9999 */
  limit?: number;
  /** 应用 ID · Default: the calling app; all apps for an operator */
  appId?: string;
  /** 状态 · Any of these */
  status?: ('Initial' | 'Preparing' | 'Running' | 'Canceled' | 'Finished' | 'Failed')[];
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
}

export interface SessionsListReply {
  /** 烘焙任务 · Newest first */
  sessions: BakingSession[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface SessionsGetInput {
  /** 烘焙任务 ID · Session id */
  id: string;
}

export interface SessionsGetReply {
  /** The session */
  session: BakingSession;
}

export interface SessionsCancelInput {
  /** 烘焙任务 ID · Session id */
  id: string;
  /** 原因 · Why */
  reason?: string;
}

export interface SessionsCancelReply {
  /** The session */
  session: BakingSession;
}

export interface SessionsDoneInput {
  /** 烘焙任务 ID · Session id */
  id: string;
  /** 对象名 · The objectName of the transfer token, 1 to 1024 characters */
  outputObjectName?: string;
}

export interface SessionsDoneReply {
  /** The session */
  session: BakingSession;
}

export interface SessionsFailInput {
  /** 烘焙任务 ID · Session id */
  id: string;
  /** 原因 · Why */
  reason: string;
}

export interface SessionsFailReply {
  /** The session */
  session: BakingSession;
}

export interface NodesListInput {
  /** 烘焙任务 ID · Session id */
  id: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20, at most 9999 */
  limit?: number;
}

export interface NodesListReply {
  /** 烘焙节点 · The coordinator first */
  nodes: BakingNode[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface NodesHeartbeatInput {
  /** 烘焙任务 ID · Session id */
  id: string;
  /** 节点 ID · Node id */
  nodeId: string;
  /** 状态 · State */
  status: 'Pending' | 'Running' | 'Succeeded' | 'Failed';
  /** 进度 · Percent */
  progress: number;
  /** 说明 · What it says of itself */
  message?: string;
}

export interface NodesHeartbeatReply {
  /** The session */
  session: BakingSession;
}

export interface InstanceTypesListInput {
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20, at most 9999 */
  limit?: number;
}

export interface InstanceTypesListReply {
  /** 机型 · By name */
  instanceTypes: BakingInstanceType[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface InstanceTypesGetInput {
  /** 机型 ID · Instance type id */
  id: string;
}

export interface InstanceTypesGetReply {
  /** The kind of machine */
  instanceType: BakingInstanceType;
}

export interface InstanceTypesOfAppInput {
  /** 应用 ID · App id, or the id of its baking service */
  appId: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20, at most 9999 */
  limit?: number;
}

export interface InstanceTypesOfAppReply {
  /** 机型 · By name */
  instanceTypes: BakingInstanceType[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface UsageAppInput {
  /** 应用 ID · Default: the calling app */
  appId?: string;
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
}

export interface UsageAppReply {
  /** 用量 · Oldest day first */
  items: BakingUsage[];
}

export interface UsageSumInput {
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
}

export interface UsageSumReply {
  /** 用量 · Oldest day first */
  items: BakingUsage[];
}

export interface UsageTopInput {
  /** 开始时间 · Start, default 7 days before the end */
  startTime?: string;
  /** 结束时间 · End, default now */
  endTime?: string;
  /** 指标 · What to rank by, default usage */
  metric?: 'usage' | 'count';
  /** 名次 · How many apps, default 10 */
  k?: number;
}

export interface UsageTopReply {
  /** 排名 · Largest value first */
  items: AppValue[];
}

export interface SessionsCalls {
  /**
   * Start to bake an uploaded scene.
   *
   * 创建烘焙任务。
   *
   * `POST /ubaking/v1/sessions` · assumed · code 3 · code 5 · code 14
   */
  create(input: SessionsCreateInput, options?: CallOptions): Promise<SessionsCreateReply>;
  /**
   * List sessions.
   *
   * 列出烘焙任务。
   *
   * `GET /ubaking/v1/sessions` · assumed · code 3
   */
  readonly list: ListCall<SessionsListInput | undefined, BakingSession, SessionsListReply>;
  /**
   * Read a session.
   *
   * 查看烘焙任务。
   *
   * `GET /ubaking/v1/sessions/{id}` · assumed · code 5
   */
  get(input: SessionsGetInput, options?: CallOptions): Promise<SessionsGetReply>;
  /**
   * Cancel a session that has not ended.
   *
   * 取消烘焙任务。
   *
   * `POST /ubaking/v1/sessions/{id}:cancel` · assumed · code 5 · code 9
   */
  cancel(input: SessionsCancelInput, options?: CallOptions): Promise<SessionsCancelReply>;
  /**
   * Finish a session that runs.
   *
   * 将运行中的烘焙任务标记为完成。
   *
   * `POST /ubaking/v1/sessions/{id}:done` · assumed · code 5 · code 9
   */
  done(input: SessionsDoneInput, options?: CallOptions): Promise<SessionsDoneReply>;
  /**
   * Fail a session that has not ended.
   *
   * 将烘焙任务标记为失败。
   *
   * `POST /ubaking/v1/sessions/{id}:fail` · assumed · code 3 · code 5 · code 9
   */
  fail(input: SessionsFailInput, options?: CallOptions): Promise<SessionsFailReply>;
}

export interface NodesCalls {
  /**
   * List the nodes of a session.
   *
   * 列出烘焙节点。
   *
   * `GET /ubaking/v1/sessions/{id}/nodes` · assumed · code 5
   */
  readonly list: ListCall<NodesListInput, BakingNode, NodesListReply>;
  /**
   * Report how far a node is.
   *
   * 上报烘焙节点进度。
   *
   * `POST /ubaking/v1/sessions/{id}/nodes/{nodeId}:heartbeat` · assumed · code 3 · code 5 · code 9
   */
  heartbeat(input: NodesHeartbeatInput, options?: CallOptions): Promise<NodesHeartbeatReply>;
}

export interface InstanceTypesCalls {
  /**
   * List every kind of machine.
   *
   * 列出全部机型。
   *
   * `GET /ubaking/v1/instance-types` · assumed
   */
  readonly list: ListCall<InstanceTypesListInput | undefined, BakingInstanceType, InstanceTypesListReply>;
  /**
   * Read a kind of machine.
   *
   * 查看机型。
   *
   * `GET /ubaking/v1/instance-types/{id}` · assumed · code 5
   */
  get(input: InstanceTypesGetInput, options?: CallOptions): Promise<InstanceTypesGetReply>;
  /**
   * List the machines that an app may choose.
   *
   * 列出应用可用的机型。
   *
   * `GET /ubaking/v1/apps/{appId}/instance-types` · assumed · code 5
   */
  readonly ofApp: ListCall<InstanceTypesOfAppInput, BakingInstanceType, InstanceTypesOfAppReply>;
}

export interface UsageCalls {
  /**
   * Read what an app baked by day.
   *
   * 查看应用的烘焙用量。
   *
   * `GET /ubaking/v1/stats/app-usage` · assumed · code 3
   */
  app(input?: UsageAppInput, options?: CallOptions): Promise<UsageAppReply>;
  /**
   * Sum what all apps baked by day.
   *
   * 汇总全部应用的烘焙用量。
   *
   * `GET /ubaking/v1/stats/sum` · assumed · code 3
   */
  sum(input?: UsageSumInput, options?: CallOptions): Promise<UsageSumReply>;
  /**
   * Rank the apps that bake most.
   *
   * 烘焙用量最高的应用。
   *
   * `GET /ubaking/v1/stats/top` · assumed · code 3
   */
  top(input?: UsageTopInput, options?: CallOptions): Promise<UsageTopReply>;
}

/** 云烘焙 · Light baking */
export interface BakingCalls {
  /**
   * Set baking up, or read what exists.
   *
   * 开通云烘焙，已开通时返回原有应用。
   *
   * `POST /ubaking/v1/init-apps` · assumed · code 3 · code 5
   */
  init(input: InitInput, options?: CallOptions): Promise<InitReply>;
  /**
   * Drop the cached secret of the app.
   *
   * 刷新密钥缓存。
   *
   * `POST /ubaking/v1/refresh-token` · spec
   */
  refreshToken(input?: Record<string, never>, options?: CallOptions): Promise<Record<string, never>>;
  readonly sessions: SessionsCalls;
  readonly nodes: NodesCalls;
  readonly instanceTypes: InstanceTypesCalls;
  readonly usage: UsageCalls;
}

export const bakingTable: ServiceTable<BakingCalls> = {
  name: 'baking',
  base: 'baking',
  accepts: 'app',
  errors: 'service',
  prefixes: { baking: '/ubaking/v1' },
  tree: {
    init: { route: 'POST /init-apps', body: true, retry: 'always' },
    refreshToken: { route: 'POST /refresh-token', body: true, retry: 'always', cache: 'force-never', fail: 'silent' },
    sessions: {
      create: { route: 'POST /sessions', body: true },
      list: { route: 'GET /sessions', paging: 'offset-limit', listField: 'sessions' },
      get: { route: 'GET /sessions/{id}' },
      cancel: { route: 'POST /sessions/{id}:cancel', body: true },
      done: { route: 'POST /sessions/{id}:done', body: true },
      fail: { route: 'POST /sessions/{id}:fail', body: true },
    },
    nodes: {
      list: { route: 'GET /sessions/{id}/nodes', paging: 'offset-limit', listField: 'nodes' },
      heartbeat: { route: 'POST /sessions/{id}/nodes/{nodeId}:heartbeat', body: true, retry: 'always' },
    },
    instanceTypes: {
      list: { route: 'GET /instance-types', paging: 'offset-limit', listField: 'instanceTypes' },
      get: { route: 'GET /instance-types/{id}' },
      ofApp: { route: 'GET /apps/{appId}/instance-types', paging: 'offset-limit', listField: 'instanceTypes' },
    },
    usage: {
      app: { route: 'GET /stats/app-usage' },
      sum: { route: 'GET /stats/sum', accepts: 'operator' },
      top: { route: 'GET /stats/top', accepts: 'operator' },
    },
  },
};
