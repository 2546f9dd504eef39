// Generated from the contract by `npm run gen`; do not edit.
import { safeLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const safeInfoColumns = {
  appId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  status: { title: '状态', titleEn: 'Status' },
  packageName: { title: '包名', titleEn: 'Package' },
  remark: { title: '备注', titleEn: 'Remark' },
  protectionCount: { title: '加固次数', titleEn: 'Hardenings', kind: 'number' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  modifiedAt: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
} satisfies EntityColumns;

export const packageUploadColumns = {
  url: { title: '上传地址', titleEn: 'Upload address' },
  token: { title: '上传令牌', titleEn: 'Upload token' },
  objectKey: { title: '对象键', titleEn: 'Object key' },
  expiresAt: { title: '过期时间', titleEn: 'Expires', kind: 'time' },
} satisfies EntityColumns;

export const protectionColumns = {
  id: { title: '加固 ID', titleEn: 'Hardening ID', kind: 'id' },
  fileName: { title: '文件名', titleEn: 'File name' },
  packageType: { title: '包类型', titleEn: 'Kind of package', kind: 'label', labels: safeLabels.protection.packageType },
  packageName: { title: '包名', titleEn: 'Package' },
  versionName: { title: '版本名', titleEn: 'Version name' },
  versionCode: { title: '版本号', titleEn: 'Version' },
  md5: { title: '内容哈希', titleEn: 'Content hash' },
  size: { title: '大小', titleEn: 'Size', kind: 'bytes' },
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: safeLabels.protection.status },
  options: { title: '选项', titleEn: 'Options' },
  outputUrl: { title: '下载地址', titleEn: 'Download address' },
  errorMsg: { title: '错误', titleEn: 'Error' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  finishedAt: { title: '完成时间', titleEn: 'Finished', kind: 'time' },
} satisfies EntityColumns;

export const safeStatisticsColumns = {
  overview: { title: '概览', titleEn: 'Overview' },
  risks: { title: '风险', titleEn: 'Risks', kind: 'count' },
} satisfies EntityColumns;

export const safeUsageColumns = {
  date: { title: '日期', titleEn: 'Date' },
  count: { title: '加固次数', titleEn: 'Hardenings', kind: 'number' },
  totalSize: { title: '安装包大小', titleEn: 'Package size', kind: 'bytes' },
} satisfies EntityColumns;

export const protectionProgressColumns = {
  status: { title: '状态', titleEn: 'Status', kind: 'status', labels: safeLabels.protection.status },
  progress: { title: '进度', titleEn: 'Progress', kind: 'number' },
  outputUrl: { title: '下载地址', titleEn: 'Download address' },
  errorMsg: { title: '错误', titleEn: 'Error' },
} satisfies EntityColumns;

export const protectionLogColumns = {
  time: { title: '时间', titleEn: 'Time', kind: 'time' },
  level: { title: '级别', titleEn: 'Level' },
  message: { title: '内容', titleEn: 'Message' },
} satisfies EntityColumns;

export const signingSha1Columns = {
  id: { title: '证书 ID', titleEn: 'Certificate ID', kind: 'id' },
  sha1: { title: 'SHA-1 指纹', titleEn: 'SHA-1' },
  remark: { title: '备注', titleEn: 'Remark' },
  createdAt: { title: '创建时间', titleEn: 'Created', kind: 'time' },
} satisfies EntityColumns;

export const safeConfigColumns = {
  rootDetect: { title: 'Root 检测', titleEn: 'Root detection', kind: 'flag' },
  emulatorDetect: { title: '模拟器检测', titleEn: 'Emulator detection', kind: 'flag' },
  debugDetect: { title: '调试检测', titleEn: 'Debugger detection', kind: 'flag' },
  hookDetect: { title: '注入检测', titleEn: 'Injection detection', kind: 'flag' },
  signatureCheck: { title: '签名校验', titleEn: 'Signature check', kind: 'flag' },
  soEncrypt: { title: '加密 so', titleEn: 'Encrypt .so', kind: 'flag' },
  metadataEncrypt: { title: '加密元数据', titleEn: 'Encrypt metadata', kind: 'flag' },
  action: { title: '处置方式', titleEn: 'Action', kind: 'label', labels: safeLabels.detection.action },
} satisfies EntityColumns;

export const detectionColumns = {
  id: { title: '检测 ID', titleEn: 'Check ID', kind: 'id' },
  packageName: { title: '包名', titleEn: 'Package' },
  device: { title: '设备', titleEn: 'Device' },
  riskType: { title: '风险类型', titleEn: 'Kind of risk', kind: 'label', labels: safeLabels.detection.riskType },
  level: { title: '级别', titleEn: 'Level' },
  time: { title: '时间', titleEn: 'Time', kind: 'time' },
  userId: { title: '用户 ID', titleEn: 'User ID', kind: 'id' },
} satisfies EntityColumns;

export const dayCountColumns = {
  date: { title: '日期', titleEn: 'Date' },
  count: { title: '数量', titleEn: 'Quantity', kind: 'number' },
  activeAppCount: { title: '活跃应用数', titleEn: 'Active apps', kind: 'number' },
} satisfies EntityColumns;

export const appCountColumns = {
  appId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  appName: { title: '应用名称', titleEn: 'App' },
  count: { title: '数量', titleEn: 'Quantity', kind: 'number' },
} satisfies EntityColumns;
