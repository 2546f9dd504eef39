// Protection of packages, the certificates that sign them, and what protected games report.
// Source: wire/data-and-tools.md 1.6, 2.7.

import * as z from 'zod';
import { enumOf } from '../../kernel/enums.ts';
import { count, entity, field, id, secret, text, time, timeOrNull } from '../../kernel/fields.ts';
import { labels } from '../../labels/labels.ts';

export const PackageType = enumOf(labels.protection.packageType);
export const ProtectionStatus = enumOf(labels.protection.status);
export const RiskType = enumOf(labels.detection.riskType);
export const RiskAction = enumOf(labels.detection.action);

export const SafeInfo = entity(
  z.object({
    appId: id('app.app', '应用 ID', 'App'),
    status: field(z.literal('enabled'), '状态', 'Always enabled; there is nothing to read before'),
    packageName: text('包名', 'Package that is protected, or empty'),
    remark: text('备注', 'Free text'),
    protectionCount: count('加固次数', 'Runs so far'),
    createdAt: time('创建时间', 'Time it was enabled'),
    modifiedAt: time('修改时间', 'Time of the last change'),
  }),
  { id: 'SafeInfo', zh: '加固信息', en: 'The protection of an app' },
);

const switches = {
  rootDetect: z.boolean().meta({ title: 'Root 检测', description: 'Detect rooted devices' }),
  emulatorDetect: z.boolean().meta({ title: '模拟器检测', description: 'Detect emulators' }),
  debugDetect: z.boolean().meta({ title: '调试检测', description: 'Detect debuggers' }),
  hookDetect: z.boolean().meta({ title: '注入检测', description: 'Detect hooks' }),
  signatureCheck: z.boolean().meta({ title: '签名校验', description: 'Check the signing certificate' }),
  soEncrypt: z.boolean().meta({ title: '加密 so', description: 'Encrypt native libraries' }),
  metadataEncrypt: z.boolean().meta({ title: '加密元数据', description: 'Encrypt global-metadata.dat' }),
};

export const SafeConfig = entity(
  z.object({ ...switches, action: field(RiskAction, '处置方式', 'What a game does about a risk; default report') }),
  { id: 'SafeConfig', zh: '加固配置', en: 'What protection does; every switch is on by default' },
);

export const SafeConfigChange = z
  .strictObject({ ...switches, action: field(RiskAction, '处置方式', 'What a game does about a risk') })
  .partial();

/** Switches of one run. */
export const options = field(z.strictObject(switches).partial().optional(), '选项', 'Other switches for this run');

export const Protection = entity(
  z.object({
    id: id('safe.protection', '加固 ID', 'Protection id'),
    fileName: text('文件名', 'Name of the package'),
    packageType: field(PackageType, '包类型', 'apk or aab'),
    packageName: text('包名', 'As its manifest says, or empty while it is read'),
    versionName: text('版本名', 'As its manifest says, or empty'),
    versionCode: text('版本号', 'As its manifest says, or empty'),
    md5: text('内容哈希', 'MD5 of the package'),
    size: count('大小', 'Bytes'),
    status: field(ProtectionStatus, '状态', 'State'),
    options: field(z.object(switches).partial(), '选项', 'Switches that differed from the configuration'),
    outputUrl: text('下载地址', 'The protected package; empty unless it succeeded'),
    errorMsg: text('错误', 'Why it failed, or empty'),
    createdAt: time('创建时间', 'Start'),
    finishedAt: timeOrNull('完成时间', 'End'),
  }),
  {
    id: 'Protection',
    zh: '加固记录',
    en: 'One run over one package',
    columns: ['id', 'fileName', 'packageName', 'versionName', 'size', 'status', 'createdAt'],
    key: 'id',
    named: ['fileName'],
  },
);

export const ProtectionProgress = entity(
  z.object({
    status: field(ProtectionStatus, '状态', 'State'),
    progress: field(z.int().min(0).max(100), '进度', 'Percent'),
    outputUrl: text('下载地址', 'The protected package').optional(),
    errorMsg: text('错误', 'Why it failed').optional(),
  }),
  { id: 'ProtectionProgress', zh: '加固进度', en: 'How far a run is', columns: ['status', 'progress', 'errorMsg'] },
);

export const ProtectionLog = entity(
  z.object({
    time: time('时间', 'Time of the line'),
    level: text('级别', 'info, warn or error'),
    message: text('内容', 'The line'),
  }),
  { id: 'ProtectionLog', zh: '加固日志', en: 'One line of a run', columns: ['time', 'level', 'message'] },
);

export const SigningSha1 = entity(
  z.object({
    id: id('safe.certificate', '证书 ID', 'Id of the entry'),
    sha1: text('SHA-1 指纹', 'Fingerprint, upper case with colons'),
    remark: text('备注', 'Free text'),
    createdAt: time('创建时间', 'Time of creation'),
  }),
  {
    id: 'SigningSha1',
    zh: '签名证书',
    en: 'A certificate that may sign the packages of an app',
    columns: ['id', 'sha1', 'remark', 'createdAt'],
    key: 'id',
    named: ['sha1'],
  },
);

export const Detection = entity(
  z.object({
    id: id('safe.detection', '检测 ID', 'Id of the finding'),
    packageName: text('包名', 'Package that found it'),
    device: text('设备', 'Device'),
    riskType: field(RiskType, '风险类型', 'What was found'),
    level: text('级别', 'How bad it is'),
    time: time('时间', 'Time of the report'),
    userId: text('用户 ID', 'Player, or empty'),
  }),
  {
    id: 'Detection',
    zh: '检测结果',
    en: 'A risk that a protected game met',
    columns: ['time', 'riskType', 'level', 'device', 'packageName', 'userId'],
    key: 'id',
  },
);

export const SafeStatistics = entity(
  z.object({
    overview: field(
      z.object({
        devices: count('设备数', 'Devices'),
        launches: count('启动次数', 'Launches'),
        riskDevices: count('风险设备数', 'Devices with a risk'),
      }),
      '概览',
      'Sums over the range',
    ),
    risks: field(
      z.array(z.object({ riskType: field(RiskType, '风险类型', 'Risk'), count: count('数量', 'Reports') })),
      '风险',
      'Most reports first',
    ),
  }),
  { id: 'SafeStatistics', zh: '安全统计', en: 'Devices and risks of an app' },
);

export const PackageUpload = entity(
  z.object({
    url: text('上传地址', 'Takes one PUT of the bytes'),
    token: secret('上传令牌', 'Sent with it as Authorization: Bearer'),
    objectKey: text('对象键', 'Names the package in the call that protects it'),
    expiresAt: time('过期时间', 'End of its life, 1800 s'),
  }),
  { id: 'PackageUpload', zh: '安装包上传凭证', en: 'Permission to upload one package' },
);

export const SafeUsage = entity(
  z.object({
    date: field(z.iso.date(), '日期', 'Day in Asia/Shanghai'),
    count: count('加固次数', 'Runs'),
    totalSize: count('安装包大小', 'Bytes of all packages'),
  }),
  {
    id: 'SafeUsage',
    zh: '加固用量',
    en: 'Protection of one day',
    columns: ['date', 'count', 'totalSize'],
    key: 'date',
  },
);
