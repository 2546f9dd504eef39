// Generated from the contract by `npm run gen`; do not edit.
import { saveLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const cloudSaveColumns = {
  saveId: { title: '存档 ID', kind: 'id' },
  userId: { title: '用户 ID', kind: 'id' },
  personaId: { title: '角色 ID', kind: 'id' },
  name: { title: '名称' },
  namespace: { title: '命名空间' },
  progressType: { title: '存档类型', kind: 'label', labels: saveLabels.save.progressType },
  description: { title: '描述' },
  tags: { title: '标签' },
  properties: { title: '属性' },
  file: { title: '存档文件' },
  cover: { title: '封面' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
} satisfies EntityColumns;

export const saveFileColumns = {
  objectId: { title: '对象 ID', kind: 'id' },
  originalName: { title: '文件名' },
  format: { title: '格式' },
  size: { title: '大小', kind: 'bytes' },
  md5: { title: '内容哈希' },
  fileURL: { title: '下载地址' },
  modifiedAt: { title: '修改时间', kind: 'time' },
} satisfies EntityColumns;

export const saveUploadTokensColumns = {
  saveId: { title: '存档 ID', kind: 'id' },
  fileUploadToken: { title: '存档上传凭证' },
  coverUploadToken: { title: '封面上传凭证' },
} satisfies EntityColumns;

export const saveUploadTokenColumns = {
  objectId: { title: '对象 ID', kind: 'id' },
  objectName: { title: '对象名' },
  objectDir: { title: '对象目录' },
  bucketName: { title: '存储桶' },
  bucketUrl: { title: '存储桶地址' },
  region: { title: '地域' },
  tmpSecretId: { title: '临时密钥 ID', kind: 'id' },
  tmpSecretKey: { title: '临时密钥' },
  token: { title: '会话凭证' },
  startTime: { title: '生效时间', kind: 'time' },
  expiredTime: { title: '过期时间', kind: 'time' },
} satisfies EntityColumns;

export const profilePictureColumns = {
  pfpId: { title: '头像 ID', kind: 'id' },
  userId: { title: '用户 ID', kind: 'id' },
  personaId: { title: '角色 ID', kind: 'id' },
  file: { title: '图片' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
} satisfies EntityColumns;

export const saveAppConfigColumns = {
  maxSaveSize: { title: '单个存档上限', kind: 'number' },
  maxSavesPerUser: { title: '每用户存档上限', kind: 'number' },
  maxPfpSize: { title: '头像上限', kind: 'number' },
  downloadUrlTtl: { title: '下载地址有效期', kind: 'number' },
  clientWriteEnabled: { title: '允许客户端写入', kind: 'flag' },
} satisfies EntityColumns;

export const saveDailyUsageColumns = {
  date: { title: '日期' },
  count: { title: '写入数', kind: 'number' },
  totalNum: { title: '存储总数', kind: 'number' },
  totalSize: { title: '存储总量', kind: 'bytes' },
  uploadCount: { title: '上传次数', kind: 'number' },
  downloadSize: { title: '下载流量', kind: 'bytes' },
} satisfies EntityColumns;

export const saveUsageColumns = {
  count: { title: '写入数', kind: 'number' },
  totalNum: { title: '存储总数', kind: 'number' },
  totalSize: { title: '存储总量', kind: 'bytes' },
  uploadCount: { title: '上传次数', kind: 'number' },
  downloadSize: { title: '下载流量', kind: 'bytes' },
} satisfies EntityColumns;

export const saveAppUsageColumns = {
  appId: { title: '应用 ID', kind: 'id' },
  appName: { title: '应用名称' },
  count: { title: '写入数', kind: 'number' },
  totalNum: { title: '存储总数', kind: 'number' },
  totalSize: { title: '存储总量', kind: 'bytes' },
  uploadCount: { title: '上传次数', kind: 'number' },
  downloadSize: { title: '下载流量', kind: 'bytes' },
} satisfies EntityColumns;
