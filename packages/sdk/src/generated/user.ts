// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, ListCall, ServiceTable } from '../runtime/types.ts';

/** 用户 · A developer who signs in to the console */
export interface User {
  /** 用户 ID · User id */
  UserId: string;
  /** 用户名 · Name */
  UserName: string;
  /** 登录名 · Name to sign in with, by which an owner of an organisation adds the user as a member */
  Login: string;
  /** 邮箱 · E-mail */
  Email: string;
  /** 手机号 · Phone number, masked except for operators */
  Phone: string;
  /** 状态 · A blocked user is answered 423 */
  Status: 'Active' | 'Blocked' | (string & {});
  /** 角色 · Always user */
  Role: 'user' | (string & {});
  /** 内部用户 · The e-mail ends with the domain of the company */
  IsInternal: boolean;
  /** 属性 · policyVersion, isRealNameVerified ("true"), email */
  Properties: Record<string, string>;
  /** 组织 ID · Organisations of the user */
  OrganizationIds: string[];
  /** 创建时间 · Time of creation */
  CreatedAt: string;
  /** 上次登录 · Last login */
  LastLoginAt: string | null;
}

export interface ListInput {
  /** 用户名 · Part of the name */
  name?: string;
  /** 邮箱 · Part of the e-mail */
  email?: string;
  /** 状态 · Only this state */
  status?: 'Active' | 'Blocked';
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface ListReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: User[];
}

export interface GetInput {
  /** 用户 ID · User id, or `me` */
  id: string;
}

export interface UpdateInput {
  /** 用户 ID · User id, or `me` */
  id: string;
  /** 状态 · Operators only; a blocked user is answered 423 */
  Status?: 'Active' | 'Blocked';
  /** 属性 · Merged; users set policyVersion, email and wishes such as wish.passport.group, operators any */
  Properties?: Record<string, string>;
}

export interface ClearLoginStateInput {
  /** 用户 ID · User id */
  id: string;
}

/** 用户 · Users */
export interface UserCalls {
  /**
   * List users.
   *
   * 列出用户。
   *
   * `GET /api/users` · assumed · "invalid parameters"
   */
  readonly list: ListCall<ListInput | undefined, User, ListReply>;
  /**
   * Read a user: oneself, or any for an operator.
   *
   * 查看用户。
   *
   * `GET /api/users/{id}` · assumed · "error to get user"
   */
  get(input: GetInput, options?: CallOptions): Promise<User>;
  /**
   * Change a user: the own properties, or any for an operator.
   *
   * 修改用户。
   *
   * `PUT /api/users/{id}` · assumed · "error to get user" · "invalid parameters"
   */
  update(input: UpdateInput, options?: CallOptions): Promise<User>;
  /**
   * End every session of a user.
   *
   * 清除登录状态，立即下线该用户。
   *
   * `DELETE /api/users/{id}/clear-login-state` · spec · "error to get user" · "failed to delete authToken from redis"
   */
  clearLoginState(input: ClearLoginStateInput, options?: CallOptions): Promise<Record<string, never>>;
}

export const userTable: ServiceTable<UserCalls> = {
  name: 'user',
  base: 'platform',
  accepts: 'session',
  errors: 'platform',
  prefixes: { platform: '' },
  tree: {
    list: { route: 'GET /api/users', paging: 'total-items', accepts: 'operator' },
    get: { route: 'GET /api/users/{id}' },
    update: { route: 'PUT /api/users/{id}', body: true },
    clearLoginState: { route: 'DELETE /api/users/{id}/clear-login-state', accepts: 'operator' },
  },
};
