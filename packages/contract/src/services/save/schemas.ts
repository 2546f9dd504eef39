// Saves of players, their profile pictures, and the limits of an app. Source: wire/data-and-tools.md 1.2, 2.2.
// A save without a file has one all the same: its texts are empty, its size is 0.

import * as z from 'zod';
import { enumOf } from '../../kernel/enums.ts';
import {
  count,
  entity,
  field,
  flag,
  id,
  lineIfAny,
  properties,
  secret,
  text,
  time,
  timeOrNull,
} from '../../kernel/fields.ts';
import { labels } from '../../labels/labels.ts';
import { oneLine } from '../../rules/names/names.ts';

export const ProgressType = enumOf(labels.save.progressType);

export const SaveFile = entity(
  z.object({
    objectId: text('对象 ID', 'Object that holds the bytes, or empty', 'save.upload'),
    originalName: text('文件名', 'Name it had at the player, or empty'),
    format: text('格式', 'Extension without the dot, or empty'),
    size: count('大小', 'Bytes; 0 where there is no file'),
    md5: text('内容哈希', 'MD5 of the bytes, or empty'),
    fileURL: text('下载地址', 'Signed URL; only when asked for, empty where there is no file').optional(),
    modifiedAt: timeOrNull('修改时间', 'Time of the last upload; null where there is none'),
  }),
  {
    id: 'SaveFile',
    zh: '存档文件',
    en: 'The bytes of a save, cover or picture',
    columns: ['originalName', 'format', 'size', 'md5', 'modifiedAt'],
    key: 'objectId',
  },
);

const stamps = {
  createdAt: time('创建时间', 'Time of creation'),
  modifiedAt: time('修改时间', 'Time of the last change'),
};
const whose = {
  userId: text('用户 ID', 'Player, by any id of the game'),
  personaId: text('角色 ID', 'Persona, or empty'),
};

export const CloudSave = entity(
  z.object({
    saveId: id('save.file', '存档 ID', 'Save id'),
    ...whose,
    name: text('名称', 'Name'),
    namespace: text('命名空间', 'Group of saves, or empty'),
    progressType: field(ProgressType, '存档类型', 'LINEAR: one per user, persona and namespace'),
    description: text('描述', 'Free text'),
    tags: field(z.array(z.string()), '标签', 'Tags'),
    properties: properties('属性', 'Any texts of the game'),
    file: field(SaveFile, '存档文件', 'The progress itself'),
    cover: field(SaveFile.optional(), '封面', 'A picture of the moment'),
    revision: count(
      '修订号',
      'Rises with every change; sent back as ifRevision, it refuses a change that is out of date',
    ),
    ...stamps,
  }),
  {
    id: 'CloudSave',
    zh: '云存档',
    en: 'The saved progress of a player',
    columns: ['name', 'saveId', 'userId', 'namespace', 'progressType', 'file', 'modifiedAt'],
    key: 'saveId',
    named: ['name'],
  },
);

export const SaveVersion = entity(
  z.object({
    number: field(z.int().min(1), '版本', 'Revision of the save with which this content came'),
    file: field(SaveFile, '存档文件', 'The content of then'),
    replacedAt: time('替换时间', 'When another content took its place'),
  }),
  {
    id: 'SaveVersion',
    zh: '存档版本',
    en: 'A content that a save had before',
    columns: ['number', 'file', 'replacedAt'],
    key: 'number',
  },
);

export const ProfilePicture = entity(
  z.object({
    pfpId: id('save.picture', '头像 ID', 'Picture id'),
    ...whose,
    file: field(SaveFile, '图片', 'The picture'),
    ...stamps,
  }),
  {
    id: 'ProfilePicture',
    zh: '头像',
    en: 'The picture of a player or persona',
    columns: ['pfpId', 'userId', 'personaId', 'file', 'modifiedAt'],
    key: 'pfpId',
  },
);

export const SaveUploadToken = entity(
  z.object({
    objectId: text('对象 ID', 'Names the upload in the call that confirms it', 'save.upload'),
    objectName: text('对象名', 'Last part of the key'),
    objectDir: text('对象目录', 'Rest of the key, may be empty'),
    bucketName: text('存储桶', 'Bucket of the object store'),
    bucketUrl: text('存储桶地址', 'PUT to {bucketUrl}/{objectDir}/{objectName}'),
    region: text('地域', 'Region of the object store'),
    tmpSecretId: text('临时密钥 ID', 'Signs the PUT'),
    tmpSecretKey: secret('临时密钥', 'Signs the PUT'),
    token: secret('会话凭证', 'Sent with the PUT as x-cos-security-token'),
    startTime: count('生效时间', 'Unix seconds'),
    expiredTime: count('过期时间', 'Unix seconds'),
  }),
  { id: 'SaveUploadToken', zh: '上传凭证', en: 'Permission to upload exactly one object' },
);

export const SaveUploadTokens = entity(
  z.object({
    saveId: id('save.file', '存档 ID', 'The save, a new one where none was named'),
    fileUploadToken: field(SaveUploadToken, '存档上传凭证', 'For the progress'),
    coverUploadToken: field(SaveUploadToken.optional(), '封面上传凭证', 'For the cover, where one was asked for'),
  }),
  { id: 'SaveUploadTokens', zh: '存档上传凭证', en: 'Permission to upload the parts of a save' },
);

const bytes = (zh: string, en: string) => field(z.int().min(1).max(5_000_000_000), zh, en);
const limits = {
  maxSaveSize: bytes('单个存档上限', 'Largest save, bytes; default 10000000'),
  maxSavesPerUser: field(z.int().min(1).max(100_000), '每用户存档上限', 'Saves of one player; default 100'),
  maxBytesPerUser: bytes(
    '每用户存储上限',
    'Bytes of all saves, versions and pictures of one player; default 200000000',
  ),
  keepVersions: field(z.int().min(0).max(20), '保留版本数', 'Earlier contents kept of each save, 0 to 20; default 5'),
  maxPfpSize: bytes('头像上限', 'Largest picture, bytes; default 2000000'),
  downloadUrlTtl: field(z.int().min(600).max(3600), '下载地址有效期', 'Seconds, 600 to 3600; default 1800'),
  clientWriteEnabled: flag('允许客户端写入', 'Players may write their saves; default true'),
};

export const SaveAppConfig = entity(z.object(limits), {
  id: 'SaveAppConfig',
  zh: '存档配置',
  en: 'The limits of the saves of an app',
});

export const SaveAppConfigChange = z.strictObject(limits).partial();

const used = {
  count: count('写入数', 'Saves that were written'),
  totalNum: count('存储总数', 'Saves stored at the end'),
  totalSize: count('存储总量', 'Bytes stored at the end'),
  uploadCount: count('上传次数', 'Uploads'),
  downloadSize: count('下载流量', 'Bytes downloaded'),
};

export const SaveUsage = entity(z.object(used), {
  id: 'SaveUsage',
  zh: '存档用量',
  en: 'What saves used in a range of days',
});

export const SaveDailyUsage = entity(z.object({ date: field(z.iso.date(), '日期', 'Day in Asia/Shanghai'), ...used }), {
  id: 'SaveDailyUsage',
  zh: '每日用量',
  en: 'What saves used on one day',
  columns: ['date', 'count', 'totalNum', 'totalSize', 'uploadCount', 'downloadSize'],
  key: 'date',
});

export const SaveAppUsage = entity(
  z.object({ appId: id('app.app', '应用 ID', 'App'), appName: text('应用名称', 'Name of the app'), ...used }),
  {
    id: 'SaveAppUsage',
    zh: '应用用量',
    en: 'What the saves of one app used',
    columns: ['appName', 'appId', 'totalNum', 'totalSize', 'uploadCount', 'downloadSize'],
    key: 'appId',
  },
);

/** Whose save or picture a body speaks of. */
export const owner = {
  // why any text: games keep shared saves under users that do not exist; wire/data-and-tools.md 2.2
  userId: field(
    z.string().min(1).max(128).regex(oneLine).optional(),
    '用户 ID',
    'Player, by any id of the game; with the token of a player its own, without one required',
  ),
  personaId: lineIfAny(128, '角色 ID', 'Persona, kept when absent').optional(),
};

/** Sent by a device that read the save before it changes it: whoever comes second hears of the first. */
export const ifRevision = field(
  z.int().min(0).optional(),
  '修订号',
  'Refuses the change unless the save has this revision; 0: unless there is no such save yet',
);

/** What a body says of a file before it is uploaded. */
export const upload = (zh: string, en: string) =>
  field(
    z.object({
      format: field(z.string().max(32).optional(), '格式', 'Extension without the dot, may be empty'),
      originalName: lineIfAny(255, '文件名', 'Name it has at the player').optional(),
    }),
    zh,
    en,
  );

/** What the caller knows of the bytes it sent; others than those are refused. */
export const sums = {
  md5: field(
    z
      .string()
      .regex(/^[0-9a-fA-F]{32}$/)
      .optional(),
    '内容哈希',
    'MD5 of the bytes; refuses the upload where it is another',
  ),
  size: field(z.int().min(0).optional(), '大小', 'Bytes; refuses the upload where it has others'),
};

/** What a body says of a file once it is uploaded. */
export const uploaded = (zh: string, en: string) =>
  field(
    z
      .object({
        objectId: field(z.string().max(128).optional(), '对象 ID', 'The upload; empty: none', 'save.upload'),
        clearExisting: field(z.boolean().optional(), '清除旧文件', 'Without an upload it takes the file away'),
        ...sums,
      })
      .optional(),
    zh,
    en,
  );
