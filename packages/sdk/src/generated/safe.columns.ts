// Generated from the contract by `npm run gen`; do not edit.
import { safeLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const safeInfoColumns = {
  appId: { title: '应用 ID', kind: 'id' },
  status: { title: '状态' },
  packageName: { title: '包名' },
  remark: { title: '备注' },
  protectionCount: { title: '加固次数', kind: 'number' },
  createdAt: { title: '创建时间', kind: 'time' },
  modifiedAt: { title: '修改时间', kind: 'time' },
} satisfies EntityColumns;

export const packageUploadColumns = {
  url: { title: '上传地址' },
  token: { title: '上传令牌' },
  objectKey: { title: '对象键' },
  expiresAt: { title: '过期时间', kind: 'time' },
} satisfies EntityColumns;

export const protectionColumns = {
  id: { title: '加固 ID', kind: 'id' },
  fileName: { title: '文件名' },
  packageType: { title: '包类型', kind: 'label', labels: safeLabels.protection.packageType },
  packageName: { title: '包名' },
  versionName: { title: '版本名' },
  versionCode: { title: '版本号' },
  md5: { title: '内容哈希' },
  size: { title: '大小', kind: 'bytes' },
  status: { title: '状态', kind: 'status', labels: safeLabels.protection.status },
  options: { title: '选项' },
  outputUrl: { title: '下载地址' },
  errorMsg: { title: '错误' },
  createdAt: { title: '创建时间', kind: 'time' },
  finishedAt: { title: '完成时间', kind: 'time' },
} satisfies EntityColumns;

export const safeStatisticsColumns = {
  overview: { title: '概览' },
  risks: { title: '风险', kind: 'count' },
} satisfies EntityColumns;

export const safeUsageColumns = {
  date: { title: '日期' },
  count: { title: '加固次数', kind: 'number' },
  totalSize: { title: '安装包大小', kind: 'bytes' },
} satisfies EntityColumns;

export const protectionProgressColumns = {
  status: { title: '状态', kind: 'status', labels: safeLabels.protection.status },
  progress: { title: '进度', kind: 'number' },
  outputUrl: { title: '下载地址' },
  errorMsg: { title: '错误' },
} satisfies EntityColumns;

export const protectionLogColumns = {
  time: { title: '时间', kind: 'time' },
  level: { title: '级别' },
  message: { title: '内容' },
} satisfies EntityColumns;

export const signingSha1Columns = {
  id: { title: '证书 ID', kind: 'id' },
  sha1: { title: 'SHA-1 指纹' },
  remark: { title: '备注' },
  createdAt: { title: '创建时间', kind: 'time' },
} satisfies EntityColumns;

export const safeConfigColumns = {
  rootDetect: { title: 'Root 检测', kind: 'flag' },
  emulatorDetect: { title: '模拟器检测', kind: 'flag' },
  debugDetect: { title: '调试检测', kind: 'flag' },
  hookDetect: { title: '注入检测', kind: 'flag' },
  signatureCheck: { title: '签名校验', kind: 'flag' },
  soEncrypt: { title: '加密 so', kind: 'flag' },
  metadataEncrypt: { title: '加密元数据', kind: 'flag' },
  action: { title: '处置方式', kind: 'label', labels: safeLabels.detection.action },
} satisfies EntityColumns;

export const detectionColumns = {
  id: { title: '检测 ID', kind: 'id' },
  packageName: { title: '包名' },
  device: { title: '设备' },
  riskType: { title: '风险类型', kind: 'label', labels: safeLabels.detection.riskType },
  level: { title: '级别' },
  time: { title: '时间', kind: 'time' },
  userId: { title: '用户 ID', kind: 'id' },
} satisfies EntityColumns;

export const dayCountColumns = {
  date: { title: '日期' },
  count: { title: '数量', kind: 'number' },
  activeAppCount: { title: '活跃应用数', kind: 'number' },
} satisfies EntityColumns;

export const appCountColumns = {
  appId: { title: '应用 ID', kind: 'id' },
  appName: { title: '应用名称' },
  count: { title: '数量', kind: 'number' },
} satisfies EntityColumns;
