// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, ServiceTable } from '../runtime/types.ts';

/** 数据共享信息 · Where the data of an app goes */
export interface MetricsAppInfo {
  /** 应用 ID · App */
  appId: string;
  /** 项目 ID · Project at the metrics tool */
  projectId: string;
  /** 已启用 · The service is on */
  enabled: boolean;
  /** 接收地址 · Where events are sent */
  receiveUrl: string;
  /** 看板地址 · Where they are looked at */
  dashboardUrl: string;
}

/** 数据共享角色 · What a user may do with the data of an app */
export interface MetricsUserRole {
  /** 用户 ID · User */
  UserId: string;
  /** 角色 · What the user may do at the metrics tool */
  Role: 'Viewer' | 'Editor' | 'Admin' | (string & {});
}

/** 数据共享角色 · What a user may do with the data of an app */
export interface MetricsUserRoleInput {
  /** 用户 ID · User */
  UserId: string;
  /** 角色 · What the user may do at the metrics tool */
  Role: 'Viewer' | 'Editor' | 'Admin';
}

export interface BindUserRolesInput {
  /** 应用 ID · App */
  AppId: string;
  /** 角色 · All of them; a user left out loses the role */
  Items: MetricsUserRoleInput[];
}

export interface BindUserRolesReply {
  /** 角色 · The roles of the app */
  Items: MetricsUserRole[];
}

/** 数据共享 · Data sharing */
export interface MetricsCalls {
  /**
   * Read where the data of the app goes.
   *
   * 查看数据共享信息。
   *
   * `GET /umetrics/receive/service/app-info` · assumed
   */
  appInfo(input?: Record<string, never>, options?: CallOptions): Promise<MetricsAppInfo>;
  /**
   * Drop the cached secret and roles of the app.
   *
   * 清除密钥与角色缓存。
   *
   * `POST /umetrics/receive/service/clear-cache` · spec
   */
  clearCache(input?: Record<string, never>, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Replace who may see the data of an app.
   *
   * 设置成员的数据共享角色。
   *
   * `POST /api/metrics/bind-user-roles` · assumed · "invalid project id or user id"
   */
  bindUserRoles(input: BindUserRolesInput, options?: CallOptions): Promise<BindUserRolesReply>;
}

export const metricsTable: ServiceTable<MetricsCalls> = {
  name: 'metrics',
  base: 'metrics',
  accepts: 'metrics',
  errors: 'service',
  prefixes: { metrics: '/umetrics', platform: '' },
  tree: {
    appInfo: { route: 'GET /receive/service/app-info' },
    clearCache: { route: 'POST /receive/service/clear-cache', retry: 'always', cache: 'force-never', fail: 'silent' },
    bindUserRoles: { route: 'POST /api/metrics/bind-user-roles', body: true, errors: 'platform', accepts: 'session', base: 'platform', retry: 'always' },
  },
};
