// Generated from the contract by `npm run gen`; do not edit.
import type { CallOptions, ListCall, ServiceTable } from '../runtime/types.ts';

/** 云存档 · The saved progress of a player */
export interface CloudSave {
  /** 存档 ID · Save id */
  saveId: string;
  /** 用户 ID · Player, by any id of the game */
  userId: string;
  /** 角色 ID · Persona, or empty */
  personaId: string;
  /** 名称 · Name */
  name: string;
  /** 命名空间 · Group of saves, or empty */
  namespace: string;
  /** 存档类型 · LINEAR: one per user, persona and namespace */
  progressType: 'LINEAR' | 'MULTI' | (string & {});
  /** 描述 · Free text */
  description: string;
  /** 标签 · Tags */
  tags: string[];
  /** 属性 · Any texts of the game */
  properties: Record<string, string>;
  /** The progress itself */
  file: SaveFile;
  /** 封面 · A picture of the moment */
  cover?: SaveFile;
  /** 修订号 · Rises with every change; sent back as ifRevision, it refuses a change that is out of date */
  revision: number;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
}

/** 存档文件 · The bytes of a save, cover or picture */
export interface SaveFile {
  /** 对象 ID · Object that holds the bytes, or empty */
  objectId: string;
  /** 文件名 · Name it had at the player, or empty */
  originalName: string;
  /** 格式 · Extension without the dot, or empty */
  format: string;
  /** 大小 · Bytes; 0 where there is no file */
  size: number;
  /** 内容哈希 · MD5 of the bytes, or empty */
  md5: string;
  /** 下载地址 · Signed URL; only when asked for, empty where there is no file */
  fileURL?: string;
  /** 修改时间 · Time of the last upload; null where there is none */
  modifiedAt: string | null;
}

/** 存档上传凭证 · Permission to upload the parts of a save */
export interface SaveUploadTokens {
  /** 存档 ID · The save, a new one where none was named */
  saveId: string;
  /** 存档上传凭证 · For the progress */
  fileUploadToken: SaveUploadToken;
  /** 封面上传凭证 · For the cover, where one was asked for */
  coverUploadToken?: SaveUploadToken;
}

/** 上传凭证 · Permission to upload exactly one object */
export interface SaveUploadToken {
  /** 对象 ID · Names the upload in the call that confirms it */
  objectId: string;
  /** 对象名 · Last part of the key */
  objectName: string;
  /** 对象目录 · Rest of the key, may be empty */
  objectDir: string;
  /** 存储桶 · Bucket of the object store */
  bucketName: string;
  /** 存储桶地址 · PUT to {bucketUrl}/{objectDir}/{objectName} */
  bucketUrl: string;
  /** 地域 · Region of the object store */
  region: string;
  /** 临时密钥 ID · Signs the PUT */
  tmpSecretId: string;
  /** 临时密钥 · Signs the PUT */
  tmpSecretKey: string;
  /** 会话凭证 · Sent with the PUT as x-cos-security-token */
  token: string;
  /** 生效时间 · Unix seconds */
  startTime: number;
  /** 过期时间 · Unix seconds */
  expiredTime: number;
}

/** 存档版本 · A content that a save had before */
export interface SaveVersion {
  /** 版本 · Revision of the save with which this content came */
  number: number;
  /** The content of then */
  file: SaveFile;
  /** 替换时间 · When another content took its place */
  replacedAt: string;
}

/** 头像 · The picture of a player or persona */
export interface ProfilePicture {
  /** 头像 ID · Picture id */
  pfpId: string;
  /** 用户 ID · Player, by any id of the game */
  userId: string;
  /** 角色 ID · Persona, or empty */
  personaId: string;
  /** 图片 · The picture */
  file: SaveFile;
  /** 创建时间 · Time of creation */
  createdAt: string;
  /** 修改时间 · Time of the last change */
  modifiedAt: string;
}

/** 存档配置 · The limits of the saves of an app */
export interface SaveAppConfig {
  /** 单个存档上限 · Largest save, bytes; default 10000000 */
  maxSaveSize: number;
  /** 每用户存档上限 · Saves of one player; default 100 */
  maxSavesPerUser: number;
  /** 每用户存储上限 · Bytes of all saves, versions and pictures of one player; default 200000000 */
  maxBytesPerUser: number;
  /** 保留版本数 · Earlier contents kept of each save, 0 to 20; default 5 */
  keepVersions: number;
  /** 头像上限 · Largest picture, bytes; default 2000000 */
  maxPfpSize: number;
  /** 下载地址有效期 · Seconds, 600 to 3600; default 1800 */
  downloadUrlTtl: number;
  /** 允许客户端写入 · Players may write their saves; default true */
  clientWriteEnabled: boolean;
}

/** 每日用量 · What saves used on one day */
export interface SaveDailyUsage {
  /** 日期 · Day in Asia/Shanghai */
  date: string;
  /** 写入数 · Saves that were written */
  count: number;
  /** 存储总数 · Saves stored at the end */
  totalNum: number;
  /** 存储总量 · Bytes stored at the end */
  totalSize: number;
  /** 上传次数 · Uploads */
  uploadCount: number;
  /** 下载流量 · Bytes downloaded */
  downloadSize: number;
}

/** 存档用量 · What saves used in a range of days */
export interface SaveUsage {
  /** 写入数 · Saves that were written */
  count: number;
  /** 存储总数 · Saves stored at the end */
  totalNum: number;
  /** 存储总量 · Bytes stored at the end */
  totalSize: number;
  /** 上传次数 · Uploads */
  uploadCount: number;
  /** 下载流量 · Bytes downloaded */
  downloadSize: number;
}

/** 应用用量 · What the saves of one app used */
export interface SaveAppUsage {
  /** 应用 ID · App */
  appId: string;
  /** 应用名称 · Name of the app */
  appName: string;
  /** 写入数 · Saves that were written */
  count: number;
  /** 存储总数 · Saves stored at the end */
  totalNum: number;
  /** 存储总量 · Bytes stored at the end */
  totalSize: number;
  /** 上传次数 · Uploads */
  uploadCount: number;
  /** 下载流量 · Bytes downloaded */
  downloadSize: number;
}

export interface FilesListInput {
  /** 命名空间 · Only in these */
  namespaces?: string[];
  /** 用户 ID · Only of this player; with the token of a player its own */
  userId?: string;
  /** 角色 ID · Only of this persona */
  personaId?: string;
  /** 存档类型 · Only this type */
  progressType?: 'LINEAR' | 'MULTI';
  /** 名称 · Part of the name */
  name?: string;
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
  /** 不统计总数 · Leaves totalCount out */
  skipTotal?: boolean;
}

export interface FilesListReply {
  /** 云存档 · Newest first, without download URLs */
  saves: CloudSave[];
  /** 总数 · Rows that match, on all pages */
  totalCount?: number;
}

export interface FilesGetInput {
  /** 存档 ID · Save id */
  id: string;
  /** 包含下载地址 · Fills fileURL; of a save not for who may only look */
  includeDownloadURL?: boolean;
}

export interface FilesGetReply {
  /** The save */
  save: CloudSave;
}

export interface FilesUploadTokenInput {
  /** 用户 ID · Player, by any id of the game; with the token of a player its own, without one required */
  userId?: string;
  /** 存档 ID · Default: a new save */
  saveId?: string;
  /** 存档文件 · The progress to upload */
  fileUploadRequest: {
    /** 格式 · Extension without the dot, may be empty */
    format?: string;
    /** 文件名 · Name it has at the player */
    originalName?: string;
  };
  /** 封面 · The cover to upload */
  coverUploadRequest?: {
    /** 格式 · Extension without the dot, may be empty */
    format?: string;
    /** 文件名 · Name it has at the player */
    originalName?: string;
  };
}

export interface FilesSetInput {
  /** 用户 ID · Player, by any id of the game; with the token of a player its own, without one required */
  userId?: string;
  /** 角色 ID · Persona, kept when absent */
  personaId?: string;
  /** 存档 ID · As the upload token named it */
  saveId: string;
  /** 名称 · Name, kept when absent */
  name?: string;
  /** 命名空间 · Group of saves, kept when absent */
  namespace?: string;
  /** 存档类型 · Default MULTI; never changes afterwards */
  progressType?: 'LINEAR' | 'MULTI';
  /** 描述 · Free text */
  description?: string;
  /** 标签 · Tags */
  tags?: string[];
  /** 属性 · Any texts of the game */
  properties?: Record<string, string>;
  /** 存档文件 · The upload to take over */
  fileUploadRequest?: {
    /** 对象 ID · The upload; empty: none */
    objectId?: string;
    /** 清除旧文件 · Without an upload it takes the file away */
    clearExisting?: boolean;
    /** 内容哈希 · MD5 of the bytes; refuses the upload where it is another */
    md5?: string;
    /** 大小 · Bytes; refuses the upload where it has others */
    size?: number;
  };
  /** 封面 · The upload to take over as cover */
  coverUploadRequest?: {
    /** 对象 ID · The upload; empty: none */
    objectId?: string;
    /** 清除旧文件 · Without an upload it takes the file away */
    clearExisting?: boolean;
    /** 内容哈希 · MD5 of the bytes; refuses the upload where it is another */
    md5?: string;
    /** 大小 · Bytes; refuses the upload where it has others */
    size?: number;
  };
  /** 修订号 · Refuses the change unless the save has this revision; 0: unless there is no such save yet */
  ifRevision?: number;
}

export interface FilesSetReply {
  /** The save */
  save: CloudSave;
}

export interface FilesRemoveInput {
  /** 存档 ID · Save id */
  id: string;
}

export interface FilesRemoveManyInput {
  /** 存档 ID · 1 to 100; all of them or none */
  saveIds: string[];
}

export interface FilesRemoveManyReply {
  /** 已删除 · Ids that were deleted */
  deleted: string[];
}

export interface VersionsListInput {
  /** 存档 ID · Save id */
  id: string;
  /** 包含下载地址 · Fills fileURL; of a save not for who may only look */
  includeDownloadURL?: boolean;
}

export interface VersionsListReply {
  /** 存档版本 · Newest first, without the content it has now */
  versions: SaveVersion[];
}

export interface VersionsRestoreInput {
  /** 存档 ID · Save id */
  id: string;
  /** 版本 · Number of the version */
  number: string;
  /** 修订号 · Refuses the change unless the save has this revision; 0: unless there is no such save yet */
  ifRevision?: number;
}

export interface VersionsRestoreReply {
  /** The save */
  save: CloudSave;
}

export interface ProfilePicturesListInput {
  /** 用户 ID · Only of these players */
  userIds?: string[];
  /** 角色 ID · Only of these personas */
  personaIds?: string[];
  /** 包含下载地址 · Fills fileURL; of a save not for who may only look */
  includeDownloadURL?: boolean;
  /** 起始位置 · Rows to skip, default 0 */
  start?: number;
  /** 条数 · Rows to answer, default 20 */
  count?: number;
}

export interface ProfilePicturesListReply {
  /** 头像 · Newest first */
  pfps: ProfilePicture[];
  /** 总数 · Rows that match, on all pages */
  totalCount: number;
}

export interface ProfilePicturesUploadTokenInput {
  /** 用户 ID · Player, by any id of the game; with the token of a player its own, without one required */
  userId?: string;
  /** 角色 ID · Persona, kept when absent */
  personaId?: string;
  /** 图片 · png, jpg, jpeg, webp or gif */
  fileUploadRequest: {
    /** 格式 · Extension without the dot, may be empty */
    format?: string;
    /** 文件名 · Name it has at the player */
    originalName?: string;
  };
}

export interface ProfilePicturesUploadTokenReply {
  /** 头像 ID · The picture, a new one where there is none yet */
  pfpId: string;
  /** Permission to upload it */
  fileUploadToken: SaveUploadToken;
}

export interface ProfilePicturesSetInput {
  /** 用户 ID · Player, by any id of the game; with the token of a player its own, without one required */
  userId?: string;
  /** 角色 ID · Persona, kept when absent */
  personaId?: string;
  /** 头像 ID · As the upload token named it */
  pfpId: string;
  /** 图片 · The upload to take over */
  fileUploadRequest: {
    /** 对象 ID · The upload */
    objectId: string;
    /** 内容哈希 · MD5 of the bytes; refuses the upload where it is another */
    md5?: string;
    /** 大小 · Bytes; refuses the upload where it has others */
    size?: number;
  };
}

export interface ProfilePicturesSetReply {
  /** The picture */
  pfp: ProfilePicture;
}

export interface ProfilePicturesRemoveManyInput {
  /** 用户 ID · All of these players; or picture ids */
  userIds?: string[];
  /** 头像 ID · These pictures; or players */
  pfpIds?: string[];
}

export interface ProfilePicturesRemoveManyReply {
  /** 已删除 · Ids that were deleted */
  deleted: string[];
}

export interface AppConfigGetReply {
  /** The limits */
  appConfig: SaveAppConfig;
}

export interface AppConfigSetInput {
  /** 单个存档上限 · Largest save, bytes; default 10000000 */
  maxSaveSize?: number;
  /** 每用户存档上限 · Saves of one player; default 100 */
  maxSavesPerUser?: number;
  /** 每用户存储上限 · Bytes of all saves, versions and pictures of one player; default 200000000 */
  maxBytesPerUser?: number;
  /** 保留版本数 · Earlier contents kept of each save, 0 to 20; default 5 */
  keepVersions?: number;
  /** 头像上限 · Largest picture, bytes; default 2000000 */
  maxPfpSize?: number;
  /** 下载地址有效期 · Seconds, 600 to 3600; default 1800 */
  downloadUrlTtl?: number;
  /** 允许客户端写入 · Players may write their saves; default true */
  clientWriteEnabled?: boolean;
}

export interface AppConfigSetReply {
  /** The limits */
  appConfig: SaveAppConfig;
}

export interface UsageDailyInput {
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
}

export interface UsageDailyReply {
  /** 用量 · Oldest day first */
  usages: SaveDailyUsage[];
}

export interface UsageSumInput {
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
}

export interface UsageTopInput {
  /** 开始日期 · YYYY-MM-DD, included */
  startDate?: string;
  /** 结束日期 · YYYY-MM-DD, included */
  endDate?: string;
  /** 名次 · How many apps, default 10 */
  k?: number;
}

export interface UsageTopReply {
  /** 应用 · Largest stored size first */
  apps: SaveAppUsage[];
}

export interface FilesCalls {
  /**
   * List saves.
   *
   * 列出云存档。
   *
   * `GET /usave/v1/saves` · seen · code 3 · code 7
   */
  readonly list: ListCall<FilesListInput | undefined, CloudSave, FilesListReply>;
  /**
   * Read a save.
   *
   * 查看云存档。
   *
   * `GET /usave/v1/saves/{id}` · seen · code 5 · code 7
   */
  get(input: FilesGetInput, options?: CallOptions): Promise<FilesGetReply>;
  /**
   * Get permission to upload a save.
   *
   * 获取存档上传凭证。
   *
   * `POST /usave/v1/saves/upload-token` · seen · code 3 · code 5 · code 7 · code 8
   */
  uploadToken(input: FilesUploadTokenInput, options?: CallOptions): Promise<SaveUploadTokens>;
  /**
   * Create or change a save with what was uploaded.
   *
   * 创建或更新云存档。
   *
   * `POST /usave/v1/saves` · seen · code 3 · code 5 · code 6 · code 7 · code 8 · code 9
   */
  set(input: FilesSetInput, options?: CallOptions): Promise<FilesSetReply>;
  /**
   * Delete a save.
   *
   * 删除云存档。
   *
   * `DELETE /usave/v1/saves/{id}` · spec · code 5 · code 7
   */
  remove(input: FilesRemoveInput, options?: CallOptions): Promise<Record<string, never>>;
  /**
   * Delete many saves.
   *
   * 批量删除云存档。
   *
   * `DELETE /usave/v1/saves` · assumed · code 3 · code 5 · code 7
   */
  removeMany(input: FilesRemoveManyInput, options?: CallOptions): Promise<FilesRemoveManyReply>;
}

export interface VersionsCalls {
  /**
   * List the contents that a save had before.
   *
   * 列出存档版本。
   *
   * `GET /usave/v1/saves/{id}/versions` · assumed · code 5 · code 7
   */
  list(input: VersionsListInput, options?: CallOptions): Promise<VersionsListReply>;
  /**
   * Give a save a content back that it had before.
   *
   * 恢复存档版本。
   *
   * `POST /usave/v1/saves/{id}/versions/{number}:restore` · assumed · code 5 · code 9
   */
  restore(input: VersionsRestoreInput, options?: CallOptions): Promise<VersionsRestoreReply>;
}

export interface ProfilePicturesCalls {
  /**
   * List profile pictures.
   *
   * 列出头像。
   *
   * `GET /usave/v1/pfps` · assumed · code 3 · code 7
   */
  readonly list: ListCall<ProfilePicturesListInput | undefined, ProfilePicture, ProfilePicturesListReply>;
  /**
   * Get permission to upload a profile picture.
   *
   * 获取头像上传凭证。
   *
   * `POST /usave/v1/pfps/upload-token` · assumed · code 3 · code 7 · code 8
   */
  uploadToken(input: ProfilePicturesUploadTokenInput, options?: CallOptions): Promise<ProfilePicturesUploadTokenReply>;
  /**
   * Set the profile picture of a player or persona.
   *
   * 设置头像。
   *
   * `POST /usave/v1/pfps` · assumed · code 3 · code 5 · code 7 · code 8 · code 9
   */
  set(input: ProfilePicturesSetInput, options?: CallOptions): Promise<ProfilePicturesSetReply>;
  /**
   * Delete profile pictures.
   *
   * 批量删除头像。
   *
   * `DELETE /usave/v1/pfps` · assumed · code 3 · code 5 · code 7
   */
  removeMany(input?: ProfilePicturesRemoveManyInput, options?: CallOptions): Promise<ProfilePicturesRemoveManyReply>;
}

export interface AppConfigCalls {
  /**
   * Read the limits of saves.
   *
   * 查看存档配置。
   *
   * `GET /usave/v1/app-config` · assumed
   */
  get(input?: Record<string, never>, options?: CallOptions): Promise<AppConfigGetReply>;
  /**
   * Change the limits of saves.
   *
   * 修改存档配置。
   *
   * `POST /usave/v1/app-config` · assumed · code 3
   */
  set(input?: AppConfigSetInput, options?: CallOptions): Promise<AppConfigSetReply>;
}

export interface UsageCalls {
  /**
   * Read what saves used by day.
   *
   * 查看每日用量。
   *
   * `GET /usave/v1/usage/daily` · assumed · code 3
   */
  daily(input?: UsageDailyInput, options?: CallOptions): Promise<UsageDailyReply>;
  /**
   * Read what saves used in a range.
   *
   * 查看用量合计。
   *
   * `GET /usave/v1/usage/daily/sum` · assumed · code 3
   */
  sum(input?: UsageSumInput, options?: CallOptions): Promise<SaveUsage>;
  /**
   * Rank the apps whose saves use most.
   *
   * 用量最高的应用。
   *
   * `GET /usave/v1/usage/daily/top` · assumed · code 3 · code 7
   */
  top(input?: UsageTopInput, options?: CallOptions): Promise<UsageTopReply>;
}

/** 云存档 · Cloud saves */
export interface SaveCalls {
  /**
   * Drop the cached secret of the app.
   *
   * 刷新密钥缓存。
   *
   * `POST /usave/v1/refresh-token` · spec
   */
  refreshToken(input?: Record<string, never>, options?: CallOptions): Promise<Record<string, never>>;
  readonly files: FilesCalls;
  readonly versions: VersionsCalls;
  readonly profilePictures: ProfilePicturesCalls;
  readonly appConfig: AppConfigCalls;
  readonly usage: UsageCalls;
}

export const saveTable: ServiceTable<SaveCalls> = {
  name: 'save',
  base: 'save',
  accepts: 'app',
  errors: 'service',
  prefixes: { save: '/usave/v1' },
  tree: {
    refreshToken: { route: 'POST /refresh-token', body: true, retry: 'always', cache: 'force-never', fail: 'silent' },
    files: {
      list: { route: 'GET /saves', paging: 'start-total', listField: 'saves', accepts: 'player' },
      get: { route: 'GET /saves/{id}', accepts: 'player' },
      uploadToken: { route: 'POST /saves/upload-token', body: true, accepts: 'player', retry: 'always' },
      set: { route: 'POST /saves', body: true, accepts: 'player', retry: 'always' },
      remove: { route: 'DELETE /saves/{id}', accepts: 'player' },
      removeMany: { route: 'DELETE /saves', accepts: 'player' },
    },
    versions: {
      list: { route: 'GET /saves/{id}/versions' },
      restore: { route: 'POST /saves/{id}/versions/{number}:restore', body: true },
    },
    profilePictures: {
      list: { route: 'GET /pfps', paging: 'start-total', listField: 'pfps', accepts: 'player' },
      uploadToken: { route: 'POST /pfps/upload-token', body: true, accepts: 'player', retry: 'always' },
      set: { route: 'POST /pfps', body: true, accepts: 'player', retry: 'always' },
      removeMany: { route: 'DELETE /pfps', accepts: 'player' },
    },
    appConfig: {
      get: { route: 'GET /app-config' },
      set: { route: 'POST /app-config', body: true, retry: 'always' },
    },
    usage: {
      daily: { route: 'GET /usage/daily', cache: 'allow' },
      sum: { route: 'GET /usage/daily/sum' },
      top: { route: 'GET /usage/daily/top', accepts: 'operator' },
    },
  },
};
