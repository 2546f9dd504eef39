// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, ListCall, Page, ServiceTable } from '../runtime/types.ts';

/** 性能分析 · Performance analysis of an app */
export interface Upr {
  /** 应用 ID · App */
  AppId: string;
  /** 项目 ID · Project at the analysis product */
  ProjectId: string;
  /** 已启用 · The service is on */
  Enabled: boolean;
  /** 页面地址 · Page of the analysis */
  Url: string;
}

/** 性能分析会话 · One measured run of a game */
export interface UprSession {
  /** 会话 ID · Session id */
  Id: string;
  /** 名称 · Name */
  Name: string;
  /** 设备 · Device */
  Device: string;
  /** 平台 · Platform of the device */
  Platform: string;
  /** 状态 · State */
  Status: 'Running' | 'Finished' | (string & {});
  /** 开始时间 · Start */
  StartedAt: string;
  /** 时长 · Seconds */
  DurationSeconds: number;
  /** 平均帧率 · Frames per second */
  AvgFps: number;
  /** 内存峰值 · Bytes */
  PeakMemory: number;
  /** 报告 · Report of the session */
  ReportUrl: string;
}

export interface GetInput {
  /** 应用 ID · App */
  id: string;
}

export interface SessionsListInput {
  /** 应用 ID · App */
  id: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface SessionsListReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: UprSession[];
}

export interface SessionsCreateInput {
  /** 应用 ID · App */
  id: string;
  /** 名称 · Name, 1 to 100 characters */
  Name: string;
  /** 设备 · Device, 1 to 128 characters */
  Device: string;
  /** 平台 · Platform of the device, 1 to 32 characters */
  Platform: string;
  /** 帧时间 · Milliseconds of each frame */
  FrameTimesMs: number[];
  /** 内存 · Bytes in use, sampled once a second */
  MemoryBytes: number[];
}

export interface SessionsCalls {
  /**
   * List measured runs, newest first.
   *
   * 列出性能分析会话。
   *
   * `GET /api/upr/{id}/sessions` · assumed · "error to get app" · "invalid parameters"
   */
  readonly list: ListCall<SessionsListInput, UprSession, SessionsListReply>;
  /**
   * Add a measured run.
   *
   * 上传性能分析会话。
   *
   * `POST /api/upr/{id}/sessions` · assumed · "error to get app" · "invalid parameters"
   */
  create(input: SessionsCreateInput, options?: CallOptions): Promise<UprSession>;
}

/** 性能分析 · Performance analysis */
export interface UprCalls {
  /**
   * Read the performance analysis of an app.
   *
   * 查看性能分析。
   *
   * `GET /api/upr/{id}` · assumed · "error to get app"
   */
  get(input: GetInput, options?: CallOptions): Promise<Upr>;
  readonly sessions: SessionsCalls;
}

export const uprTable: ServiceTable<UprCalls> = {
  name: 'upr',
  base: 'platform',
  accepts: 'session',
  errors: 'platform',
  prefixes: { platform: '' },
  tree: {
    get: { route: 'GET /api/upr/{id}' },
    sessions: {
      list: { route: 'GET /api/upr/{id}/sessions', paging: 'total-items' },
      create: { route: 'POST /api/upr/{id}/sessions', body: true },
    },
  },
};
