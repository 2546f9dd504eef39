// Generated from the contract by `npm run gen`; do not edit.
import { saveLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const cloudSaveColumns = {
  saveId: { title: '存档 ID', titleEn: 'Save ID', kind: 'id' },
  userId: { title: '用户 ID', titleEn: 'User ID', kind: 'id' },
  personaId: { title: '角色 ID', titleEn: 'Persona ID', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  namespace: { title: '命名空间', titleEn: 'Namespace' },
  progressType: { title: '存档类型', titleEn: 'Kind of save', kind: 'label', labels: saveLabels.save.progressType },
  description: { title: '描述', titleEn: 'Description' },
  tags: { title: '标签', titleEn: 'Tags' },
  properties: { title: '属性', titleEn: 'Properties' },
  file: { title: '存档文件', titleEn: 'Save file' },
  cover: { title: '封面', titleEn: 'Cover' },
  revision: { title: '修订号', titleEn: 'Revision', kind: 'number' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
} satisfies EntityColumns;

export const saveFileColumns = {
  objectId: { title: '对象 ID', titleEn: 'Object ID', kind: 'id' },
  originalName: { title: '文件名', titleEn: 'File name' },
  format: { title: '格式', titleEn: 'Format' },
  size: { title: '大小', titleEn: 'Size', kind: 'bytes' },
  md5: { title: '内容哈希', titleEn: 'Content hash' },
  fileURL: { title: '下载地址', titleEn: 'Download address' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
} satisfies EntityColumns;

export const saveUploadTokensColumns = {
  saveId: { title: '存档 ID', titleEn: 'Save ID', kind: 'id' },
  fileUploadToken: { title: '存档上传凭证', titleEn: 'Upload token of the save' },
  coverUploadToken: { title: '封面上传凭证', titleEn: 'Upload token of the cover' },
} satisfies EntityColumns;

export const saveUploadTokenColumns = {
  objectId: { title: '对象 ID', titleEn: 'Object ID', kind: 'id' },
  objectName: { title: '对象名', titleEn: 'Object' },
  objectDir: { title: '对象目录', titleEn: 'Folder' },
  bucketName: { title: '存储桶', titleEn: 'Bucket' },
  bucketUrl: { title: '存储桶地址', titleEn: 'Bucket address' },
  region: { title: '地域', titleEn: 'Region' },
  tmpSecretId: { title: '临时密钥 ID', titleEn: 'Temporary key ID', kind: 'id' },
  tmpSecretKey: { title: '临时密钥', titleEn: 'Temporary key' },
  token: { title: '会话凭证', titleEn: 'Session token' },
  startTime: { title: '生效时间', titleEn: 'From', kind: 'time' },
  expiredTime: { title: '过期时间', titleEn: 'Expires', kind: 'time' },
} satisfies EntityColumns;

export const saveVersionColumns = {
  number: { title: '版本', titleEn: 'Version', kind: 'number' },
  file: { title: '存档文件', titleEn: 'Save file' },
  replacedAt: { title: '替换时间', titleEn: 'Replaced at', kind: 'time' },
} satisfies EntityColumns;

export const profilePictureColumns = {
  pfpId: { title: '头像 ID', titleEn: 'Avatar ID', kind: 'id' },
  userId: { title: '用户 ID', titleEn: 'User ID', kind: 'id' },
  personaId: { title: '角色 ID', titleEn: 'Persona ID', kind: 'id' },
  file: { title: '图片', titleEn: 'Picture' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
} satisfies EntityColumns;

export const saveAppConfigColumns = {
  maxSaveSize: { title: '单个存档上限', titleEn: 'Largest save', kind: 'number' },
  maxSavesPerUser: { title: '每用户存档上限', titleEn: 'Saves per user', kind: 'number' },
  maxBytesPerUser: { title: '每用户存储上限', titleEn: 'Max bytes per user', kind: 'bytes' },
  keepVersions: { title: '保留版本数', titleEn: 'Keep versions', kind: 'number' },
  maxPfpSize: { title: '头像上限', titleEn: 'Largest avatar', kind: 'number' },
  downloadUrlTtl: { title: '下载地址有效期', titleEn: 'Download address lasts', kind: 'number' },
  clientWriteEnabled: { title: '允许客户端写入', titleEn: 'Client may write', kind: 'flag' },
} satisfies EntityColumns;

export const saveDailyUsageColumns = {
  date: { title: '日期', titleEn: 'Date' },
  count: { title: '写入数', titleEn: 'Writes', kind: 'number' },
  totalNum: { title: '存储总数', titleEn: 'Saves', kind: 'number' },
  totalSize: { title: '存储总量', titleEn: 'Total size', kind: 'bytes' },
  uploadCount: { title: '上传次数', titleEn: 'Uploads', kind: 'number' },
  downloadSize: { title: '下载流量', titleEn: 'Download traffic', kind: 'bytes' },
} satisfies EntityColumns;

export const saveUsageColumns = {
  count: { title: '写入数', titleEn: 'Writes', kind: 'number' },
  totalNum: { title: '存储总数', titleEn: 'Saves', kind: 'number' },
  totalSize: { title: '存储总量', titleEn: 'Total size', kind: 'bytes' },
  uploadCount: { title: '上传次数', titleEn: 'Uploads', kind: 'number' },
  downloadSize: { title: '下载流量', titleEn: 'Download traffic', kind: 'bytes' },
} satisfies EntityColumns;

export const saveAppUsageColumns = {
  appId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  appName: { title: '应用名称', titleEn: 'App' },
  count: { title: '写入数', titleEn: 'Writes', kind: 'number' },
  totalNum: { title: '存储总数', titleEn: 'Saves', kind: 'number' },
  totalSize: { title: '存储总量', titleEn: 'Total size', kind: 'bytes' },
  uploadCount: { title: '上传次数', titleEn: 'Uploads', kind: 'number' },
  downloadSize: { title: '下载流量', titleEn: 'Download traffic', kind: 'bytes' },
} satisfies EntityColumns;
