// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, ListCall, ServiceTable } from '../runtime/types.ts';

/** 组织 · A group of developers that owns apps and pays for them */
export interface Organization {
  /** 组织 ID · Organisation id */
  id: string;
  /** 名称 · Name */
  name: string;
  /** 状态 · State of the approval */
  status: 'Pending' | 'Approved' | 'Invalid' | (string & {});
  /** 域名 · Domain of the organisation */
  domain: string;
  /** 公司名称 · Company, set by an approved certification */
  companyName: string;
  /** 角色 · Role of the caller; owner for an operator, who may do the same */
  role: 'owner' | 'manager' | 'user' | (string & {});
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改次数 · Counts its changes; a decision may name it */
  revision: number;
}

/** 组织成员 · A user with a role in an organisation */
export interface OrganizationMember {
  /** 用户 ID · User id */
  UserId: string;
  /** 用户名 · Name */
  UserName: string;
  /** 登录名 · Name to sign in with */
  Login: string;
  /** 邮箱 · E-mail */
  Email: string;
  /** 角色 · Owners change things, the others look */
  Role: 'owner' | 'manager' | 'user' | (string & {});
}

/** 项目 · A project of an organisation; it has at most one app */
export interface Project {
  /** 项目 ID · Project id */
  Id: string;
  /** 名称 · Name */
  Name: string;
  /** 组织 ID · Organisation that owns it */
  OrganizationId: string;
  /** 组织 · Name of the organisation */
  OrganizationName: string;
  /** GUID · Id the game editor knows the project by */
  Guid: string;
  /** 创建时间 · Time of creation */
  CreatedAt: string;
  /** 应用 ID · App of the project or empty */
  AppId: string;
}

/** 项目详情 · A project with its app */
export interface ProjectWithApp {
  /** 项目 ID · Project id */
  Id: string;
  /** 名称 · Name */
  Name: string;
  /** 组织 ID · Organisation that owns it */
  OrganizationId: string;
  /** 组织 · Name of the organisation */
  OrganizationName: string;
  /** GUID · Id the game editor knows the project by */
  Guid: string;
  /** 创建时间 · Time of creation */
  CreatedAt: string;
  /** 应用 ID · App of the project or empty */
  AppId: string;
  /** 应用 · App of the project */
  App: App | null;
}

/** 应用 · An app: the unit that services are enabled for and billed by */
export interface App {
  /** 应用 ID · App id */
  AppId: string;
  /** 客户端密钥 · Goes into game builds; 32 hex digits */
  AppSecret?: string;
  /** 服务端密钥 · For servers, CLI and editor only; 32 hex digits */
  AppServiceSecret?: string;
  /** 项目 ID · Project the app belongs to */
  ProjectId: string;
  /** 应用名称 · Name of the app */
  ProjectName: string;
  /** 组织 ID · Organisation that owns the app */
  OrganizationId: string;
  /** 服务 · Services by internal name */
  Services: Record<string, AppService>;
  /** 属性 · needGatherInfo ("true" or "false"), createdUserName, editorVersion, launcherVersion */
  Properties: Record<string, string>;
  /** 多服务 · func, usync, push and baking have service ids of their own */
  SupportMultiServices: boolean;
  /** 组织 · Name of the organisation */
  OrganizationName: string;
  /** 角色 · Role of the caller; owner for an operator, who may do the same */
  Role: 'owner' | 'manager' | 'user' | (string & {});
  /** 状态 · An unavailable app is answered "app is currently unavailable" */
  Status: 'Active' | 'Unavailable' | (string & {});
  /** 图标 · Icon URL or empty */
  IconUrl: string;
  /** 创建时间 · Time of creation */
  CreatedAt: string;
  /** 更新时间 · Time of the last change */
  UpdatedAt: string;
  /** 创建者 ID · User who created it */
  CreatedBy: string;
}

/** 应用服务 · A service of an app */
export interface AppService {
  /** 服务 · Internal name of the service */
  ServiceName: 'asset-streaming' | 'multiverse' | 'usync' | 'passport' | 'func' | 'func-stateless' | 'remote-config' | 'matchmaking' | 'storage' | 'save' | 'stacktrace' | 'push' | 'hello' | 'safe' | 'baking' | 'wind' | 'upr' | 'device' | 'metrics' | (string & {});
  /** 提供方 · Who runs it, such as BlueCloud */
  Provider: string;
  /** 状态 · Every word but Enabled is shown as suspended */
  Status: 'Enabled' | 'Suspended' | 'Disabled' | (string & {});
  /** 服务 ID · The app id, or an id of its own for func, usync, push and baking */
  ServiceId: string;
  /** 属性 · usync: type, perfTest; multiverse: memoryPerCpu (number), enablePassThrough; func: configOptions, metaverseFunc; asset-streaming: freeCredit, provider */
  Properties: Record<string, string | number>;
}

export interface ListInput {
  /** 组织 ID · Exact id */
  OrganizationId?: string;
  /** 组织 · Part of the name */
  OrganizationName?: string;
  /** 公司名称 · Part of the company name */
  companyName?: string;
  /** 状态 · State of the approval */
  status?: 'Pending' | 'Approved' | 'Invalid';
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface ListReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: Organization[];
}

export interface CreateInput {
  /** 名称 · Unique name */
  OrgName: string;
  /** 域名 · Unique domain */
  Domain: string;
  /** 公司名称 · Company */
  CompanyName?: string;
}

export interface ApproveInput {
  /** 组织 ID · Organisation id */
  orgId: string;
  /** 原因 · Why */
  Reason?: string;
  /** 所见的修改次数 · As it was read; refused with 409 where it differs */
  Revision?: number;
}

export interface InvalidateInput {
  /** 组织 ID · Organisation id */
  orgId: string;
  /** 原因 · Why */
  Reason?: string;
  /** 所见的修改次数 · As it was read; refused with 409 where it differs */
  Revision?: number;
}

export interface MembersListInput {
  /** 组织 ID · Organisation id */
  orgId: string;
  /** 名称 · Part of the name */
  name?: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface MembersListReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: OrganizationMember[];
}

export interface MembersAddInput {
  /** 组织 ID · Organisation id */
  orgId: string;
  /** 登录名 · Name to sign in with, or id, of a user who is there; both are in what users read of themselves */
  Login: string;
  /** 角色 · owner, manager or user */
  Role: 'owner' | 'manager' | 'user';
}

export interface MembersUpdateInput {
  /** 组织 ID · Organisation id */
  orgId: string;
  userId: string;
  /** 角色 · owner, manager or user */
  Role: 'owner' | 'manager' | 'user';
}

export interface MembersRmInput {
  /** 组织 ID · Organisation id */
  orgId: string;
  userId: string;
}

export interface ProjectsListInput {
  /** 组织 ID · Organisation id */
  orgId: string;
  /** 名称 · Part of the name */
  name?: string;
  /** 起始位置 · Rows to skip, default 0 */
  offset?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface ProjectsListReply {
  /** 总数 · Rows that match, on all pages */
  TotalCount: number;
  /** 列表 · Rows of this page */
  Items: Project[];
}

export interface ProjectsCreateInput {
  /** 组织 ID · Organisation id */
  orgId: string;
  /** 名称 · 1 to 60 characters, not only blanks */
  Name: string;
}

export interface ProjectsGetInput {
  /** ID · Id of the thing that the path names */
  id: string;
}

export interface MembersCalls {
  /**
   * List the members of an organisation.
   *
   * 列出组织成员。
   *
   * `GET /api/organizations/{orgId}/members` · assumed · "error to get org info" · "invalid parameters"
   */
  readonly list: ListCall<MembersListInput, OrganizationMember, MembersListReply>;
  /**
   * Give a user a role in an organisation.
   *
   * 添加组织成员。
   *
   * `POST /api/organizations/{orgId}/members` · assumed · "error to get org info" · "invalid project id or user id" · "invalid parameters"
   */
  add(input: MembersAddInput, options?: CallOptions): Promise<OrganizationMember>;
  /**
   * Change the role of a member.
   *
   * 修改成员角色。
   *
   * `PUT /api/organizations/{orgId}/members/{userId}` · assumed · "error to get org info" · "invalid project id or user id" · "invalid parameters"
   */
  update(input: MembersUpdateInput, options?: CallOptions): Promise<OrganizationMember>;
  /**
   * Take a member out of an organisation.
   *
   * 移除组织成员。
   *
   * `DELETE /api/organizations/{orgId}/members/{userId}` · assumed · "error to get org info" · "invalid project id or user id" · "invalid parameters"
   */
  rm(input: MembersRmInput, options?: CallOptions): Promise<Record<string, never>>;
}

export interface ProjectsCalls {
  /**
   * List the projects of an organisation.
   *
   * 列出项目。
   *
   * `GET /api/organizations/{orgId}/projects` · spec · "error to get org info" · "invalid parameters"
   */
  readonly list: ListCall<ProjectsListInput, Project, ProjectsListReply>;
  /**
   * Create a project.
   *
   * 创建项目。
   *
   * `POST /api/organizations/{orgId}/projects` · assumed · "invalid create project request" · "invalid organization id"
   */
  create(input: ProjectsCreateInput, options?: CallOptions): Promise<Project>;
  /**
   * Read a project with its app.
   *
   * 查看项目。
   *
   * `GET /api/projects/{id}` · spec · "error to get app by projectId"
   */
  get(input: ProjectsGetInput, options?: CallOptions): Promise<ProjectWithApp>;
}

/** 组织 · Organisations */
export interface OrgCalls {
  /**
   * List the own organisations; all of them for operators and billing administrators.
   *
   * 列出组织。
   *
   * `GET /api/organizations` · spec · "invalid parameters"
   */
  readonly list: ListCall<ListInput | undefined, Organization, ListReply>;
  /**
   * Ask for a new organisation.
   *
   * 申请创建组织。
   *
   * `POST /api/organizations` · assumed · "invalid orgId or orgName or domain" · "organization already created"
   */
  create(input: CreateInput, options?: CallOptions): Promise<Organization>;
  /**
   * Approve an organisation.
   *
   * 通过组织申请。
   *
   * `POST /api/organizations/{orgId}/approve` · assumed · "error to get org info" · "invalid parameters" · "changed since it was read"
   */
  approve(input: ApproveInput, options?: CallOptions): Promise<Organization>;
  /**
   * Invalidate an organisation.
   *
   * 作废组织。
   *
   * `POST /api/organizations/{orgId}/invalidate` · assumed · "error to get org info" · "invalid parameters" · "changed since it was read"
   */
  invalidate(input: InvalidateInput, options?: CallOptions): Promise<Organization>;
  readonly members: MembersCalls;
  readonly projects: ProjectsCalls;
}

export const orgTable: ServiceTable<OrgCalls> = {
  name: 'org',
  base: 'platform',
  accepts: 'session',
  errors: 'platform',
  prefixes: { platform: '' },
  tree: {
    list: { route: 'GET /api/organizations', paging: 'total-items' },
    create: { route: 'POST /api/organizations', body: true },
    approve: { route: 'POST /api/organizations/{orgId}/approve', body: true, accepts: 'operator' },
    invalidate: { route: 'POST /api/organizations/{orgId}/invalidate', body: true, accepts: 'operator' },
    members: {
      list: { route: 'GET /api/organizations/{orgId}/members', paging: 'total-items' },
      add: { route: 'POST /api/organizations/{orgId}/members', body: true },
      update: { route: 'PUT /api/organizations/{orgId}/members/{userId}', body: true },
      rm: { route: 'DELETE /api/organizations/{orgId}/members/{userId}' },
    },
    projects: {
      list: { route: 'GET /api/organizations/{orgId}/projects', paging: 'total-items' },
      create: { route: 'POST /api/organizations/{orgId}/projects', body: true },
      get: { route: 'GET /api/projects/{id}' },
    },
  },
};
