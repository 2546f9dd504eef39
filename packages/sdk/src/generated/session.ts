// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, ServiceTable } from '../runtime/types.ts';

/** 基础信息 · Hosts, login clients and policy version of a platform */
export interface BaseInfo {
  /** 登录信息 · The main identity provider */
  AuthInfo: {
    /** 登录域 · Origin of the identity provider */
    Domain: string;
    /** 客户端 ID · OAuth client id of the console */
    Client: string;
    /** 账号域 · Where members of an organisation are managed */
    IDDomain: string;
    /** 项目域 · Where members of a project are managed */
    ProjectDomain: string;
  };
  /** 合作方登录信息 · The identity provider of the partner; empty texts where there is none */
  PartnerInfo: {
    /** 登录域 · Origin of the identity provider of the partner */
    Domain: string;
    /** 客户端 ID · OAuth client id at the partner */
    ClientId: string;
    /** 名称 · What people call the partner */
    Name: string;
  };
  /** 社交登录信息 · The social network that signs people in; empty texts where there is none */
  SocialInfo: {
    /** 标识 · The word for the social network in paths: /{provider}_conn/login-callback */
    Provider: string;
    /** 登录域 · Where its /oauth2.0/authorize is */
    Domain: string;
    /** 客户端 ID · OAuth client id at the social network */
    ClientId: string;
    /** 名称 · What people call it */
    Name: string;
  };
  /** 资源分发地址 · Where content delivery is */
  AssInfo: {
    /** 管理地址 · Base of the management API, with its path */
    APIDomain: string;
    /** 内容地址 · Base of content URLs, with its path */
    ContentDomain: string;
  };
  /** 同步服务地址 · Where sync is */
  LobbyInfo: {
    /** 管理地址 · Base of the sync API */
    APIDomain: string;
  };
  /** 条款 · Current policies */
  PolicyInfo: {
    /** 版本 · Version of the terms of use */
    Version: string;
  };
  /** 环境 · prod or another word; the default is dev */
  Environment: string;
}

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

/** 运营管理员 · A platform operator */
export interface Operator {
  /** 用户名 · Name in the directory */
  UserName: string;
  /** 类别 · Operator of the platform or of the partner */
  Kind: 'admin' | 'partner-admin' | (string & {});
}

/** 财务管理员 · A billing administrator */
export interface BillingAdmin {
  /** 用户名 · Name in the directory */
  UserName: string;
}

/** 会话 · Who the cookies of the request belong to */
export interface SessionState {
  /** 用户 · The signed-in user */
  User: User | null;
  /** 运营管理员 · The signed-in operator */
  Admin: Operator | null;
  /** 财务管理员 · The signed-in billing administrator */
  BcAdmin: BillingAdmin | null;
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

/** 关联账号 · An account elsewhere that signs a user in */
export interface LinkedAccount {
  /** 标识 · The word for the partner or the social network in paths, such as bluecloud */
  Provider: string;
  /** 名称 · What people call it, or empty where it signs nobody in any more */
  Name: string;
  /** 关联时间 · Time of the link */
  CreatedAt: string;
  /** 最近登录时间 · Time it last signed the user in, or that of the link */
  LastUsedAt: string;
}

/** 上传凭证 · Permission to upload one object for a short time */
export interface UploadCredential {
  /** 会话凭证 · Session token of the object store */
  token: string;
  /** 临时密钥 ID · Temporary key id */
  tmpSecretId: string;
  /** 临时密钥 · Temporary key */
  tmpSecretKey: string;
  /** 对象名 · Key of the object to write */
  objectName: string;
  /** 地域 · Region of the object store */
  region: string;
  /** 存储桶 · Bucket of the object store */
  bucket: string;
  /** 生效时间 · Unix seconds */
  startTime: number;
  /** 过期时间 · Unix seconds */
  expiredTime: number;
  /** 存储桶地址 · Base URL for signed requests */
  bucketUrl: string;
  /** 上传地址 · Takes one plain PUT of the bytes */
  uploadUrl: string;
  /** 文件地址 · Where the file is read afterwards */
  fileUrl: string;
}

export interface LoginInput {
  /** 授权码 · Code of the redirect, used once within 60 s */
  Code: string;
  /** 回调地址 · redirect_uri the code was asked with */
  RedirectUri: string;
  /** PKCE 校验码 · PKCE code verifier */
  CodeVerifier?: string;
  /** 登录方式 · Who issued the code, default uos */
  Provider?: 'uos' | 'partner' | 'social';
}

export interface AdminLoginInput {
  /** 用户名 · Name in the directory */
  Username: string;
  /** 密码 · Password */
  Password: string;
}

export interface BillingLoginInput {
  /** 用户名 · Name in the directory */
  Username: string;
  /** 密码 · Password */
  Password: string;
}

export interface VerifyRealNameInput {
  /** 姓名 · Legal name */
  Name: string;
  /** 身份证号 · 18 characters, the last one a checksum */
  IdCard: string;
  /** 手机号 · Phone number */
  Phone?: string;
}

export interface LinkPartnerInput {
  /** 应用 ID · App id */
  appId: string;
  /** 授权码 · Code of the redirect, used once within 60 s */
  Code: string;
  /** 回调地址 · redirect_uri the code was asked with */
  RedirectUri: string;
  /** PKCE 校验码 · PKCE code verifier */
  CodeVerifier?: string;
}

export interface LinksListReply {
  /** 关联账号 · The oldest first */
  Items: LinkedAccount[];
}

export interface LinksCreateInput {
  /** 授权码 · Code of the redirect, used once within 60 s */
  Code: string;
  /** 回调地址 · redirect_uri the code was asked with */
  RedirectUri: string;
  /** PKCE 校验码 · PKCE code verifier */
  CodeVerifier?: string;
  /** 账号类型 · Who issued the code */
  Provider: 'partner' | 'social';
}

export interface LinksRemoveInput {
  provider: string;
}

export interface WebVersionInput {
  /** 时间戳 · Anything that defeats a cache */
  v?: string;
}

export interface WebVersionReply {
  /** 版本 · Version of the console that is being served */
  version: string;
}

export interface ServedReply {
  /** 接口 · Ids of the operations that this platform serves */
  Operations: string[];
}

export interface UploadCredentialInput {
  /** 文件名 · Name of the file to upload */
  FileName: string;
  /** 前缀 · Folder inside the area of the caller */
  Prefix?: string;
  /** 用途 · What the file is for */
  Purpose?: 'voucher' | 'license' | 'icon' | 'consultation' | 'package' | 'invoice';
}

export interface LinksCalls {
  /**
   * List the accounts elsewhere that sign the user in.
   *
   * 列出关联账号。
   *
   * `GET /auth/links` · assumed
   */
  list(input?: Record<string, never>, options?: CallOptions): Promise<LinksListReply>;
  /**
   * Let an account at the partner or the social network sign the user in.
   *
   * 关联登录账号。
   *
   * `POST /auth/links` · assumed · "invalid parameters" · "request err"
   */
  create(input: LinksCreateInput, options?: CallOptions): Promise<LinkedAccount>;
  /**
   * Do not let that account sign the user in any more.
   *
   * 取消关联登录账号。
   *
   * `DELETE /auth/links/{provider}` · assumed · "invalid parameters"
   */
  remove(input: LinksRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
}

/** 登录与会话 · Sign-in and session */
export interface SessionCalls {
  /**
   * Read hosts, login clients and policy version.
   *
   * 查看基础信息。
   *
   * `GET /auth/base-info` · spec
   */
  baseInfo(input?: Record<string, never>, options?: CallOptions): Promise<BaseInfo>;
  /**
   * Exchange an authorisation code for a session cookie.
   *
   * 登录。
   *
   * `POST /auth/auth-login` · assumed · "invalid parameters" · "request err" · "account blocked"
   */
  login(input: LoginInput, options?: CallOptions): Promise<User>;
  /**
   * Sign in as an operator.
   *
   * 运营管理员登录。
   *
   * `POST /auth/admin-login` · assumed · "invalid username or password"
   */
  adminLogin(input: AdminLoginInput, options?: CallOptions): Promise<Operator>;
  /**
   * Sign in as a billing administrator.
   *
   * 财务管理员登录。
   *
   * `POST /auth/bc-admin-login` · assumed · "invalid username or password"
   */
  billingLogin(input: BillingLoginInput, options?: CallOptions): Promise<BillingAdmin>;
  /**
   * Tell who is signed in.
   *
   * 查看登录状态。
   *
   * `GET /auth/auth-check` · assumed · "no session info"
   */
  check(input?: Record<string, never>, options?: CallOptions): Promise<SessionState>;
  /**
   * End the session and clear its cookies.
   *
   * 退出登录。
   *
   * `POST /auth/logout` · assumed
   */
  logout(input?: Record<string, never>, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Verify the real name of the user.
   *
   * 实名认证。
   *
   * `POST /auth/real-name-verify` · assumed · "invalid parameters"
   */
  verifyRealName(input: VerifyRealNameInput, options?: CallOptions): Promise<User>;
  /**
   * Link an app with an account of the partner.
   *
   * 关联合作方账号。
   *
   * `POST /api/app/{appId}/auth-bluecloud` · assumed · "invalid parameters" · "request err" · "error to get app"
   */
  linkPartner(input: LinkPartnerInput, options?: CallOptions): Promise<App>;
  /**
   * Read the version of the console.
   *
   * 查看控制台版本。
   *
   * `GET /web-version.json` · spec
   */
  webVersion(input?: WebVersionInput, options?: CallOptions): Promise<WebVersionReply>;
  /**
   * List the calls that this platform serves.
   *
   * 查看本平台提供的接口。
   *
   * `GET /public/served.json` · assumed
   */
  served(input?: Record<string, never>, options?: CallOptions): Promise<ServedReply>;
  /**
   * Get a credential to upload one object.
   *
   * 获取上传凭证。
   *
   * `POST /api/cos-token` · seen · "invalid prefix" · "invalid parameters"
   */
  uploadCredential(input: UploadCredentialInput, options?: CallOptions): Promise<UploadCredential>;
  readonly links: LinksCalls;
}

export const sessionTable: ServiceTable<SessionCalls> = {
  name: 'session',
  base: 'platform',
  accepts: 'session',
  errors: 'platform',
  prefixes: { platform: '' },
  tree: {
    baseInfo: { route: 'GET /auth/base-info', accepts: 'none' },
    login: { route: 'POST /auth/auth-login', body: true, accepts: 'none' },
    adminLogin: { route: 'POST /auth/admin-login', body: true, accepts: 'none' },
    billingLogin: { route: 'POST /auth/bc-admin-login', body: true, accepts: 'none' },
    check: { route: 'GET /auth/auth-check' },
    logout: { route: 'POST /auth/logout', retry: 'always' },
    verifyRealName: { route: 'POST /auth/real-name-verify', body: true },
    linkPartner: { route: 'POST /api/app/{appId}/auth-bluecloud', body: true },
    webVersion: { route: 'GET /web-version.json', accepts: 'none', fail: 'silent' },
    served: { route: 'GET /public/served.json', accepts: 'none' },
    uploadCredential: { route: 'POST /api/cos-token', body: true },
    links: {
      list: { route: 'GET /auth/links' },
      create: { route: 'POST /auth/links', body: true },
      remove: { route: 'DELETE /auth/links/{provider}' },
    },
  },
};
