// Tests on real devices: sessions, packages, minutes. Source: wire/data-and-tools.md 1.7 (Device*).

import * as z from 'zod';
import { enumOf } from '../../kernel/enums.ts';
import { count, entity, field, flag, id, money, secret, text, time, timeOrNull } from '../../kernel/fields.ts';
import { totalItems } from '../../kernel/lists.ts';
import { labels } from '../../labels/labels.ts';

export const DeviceSessionStatus = enumOf(labels.deviceSession.status);
export const DevicePlatform = enumOf(labels.devicePackage.platform);

export const DeviceApp = entity(
  z.object({
    AppId: id('app.app', '应用 ID', 'App'),
    Enabled: flag('已启用', 'Sessions may be started'),
    Quota: count('额度', 'Minutes a month'),
  }),
  { id: 'DeviceApp', zh: '真机测试设置', en: 'Device testing of an app' },
);

export const DeviceSession = entity(
  z.object({
    Id: id('device.session', '会话 ID', 'Session id'),
    Device: text('设备', 'Device it ran on'),
    Os: text('系统', 'System of the device'),
    PackageHash: text('安装包哈希', 'MD5 of the package'),
    Status: field(DeviceSessionStatus, '状态', 'State'),
    StartedAt: time('开始时间', 'Start'),
    EndedAt: timeOrNull('结束时间', 'End'),
    Seconds: count('时长', 'Seconds so far'),
    ReportUrl: text('报告', 'Report of the session, or empty'),
  }),
  {
    id: 'DeviceSession',
    zh: '测试会话',
    en: 'A package that ran on a device',
    columns: ['Id', 'Device', 'Os', 'Status', 'Seconds', 'StartedAt'],
    key: 'Id',
  },
);

export const DevicePackage = entity(
  z.object({
    Hash: text('安装包哈希', 'MD5 of the package'),
    FileName: text('文件名', 'Name of the file'),
    PackageName: text('包名', 'As its manifest says'),
    VersionName: text('版本名', 'As its manifest says'),
    Platform: field(DevicePlatform, '平台', 'android for apk, harmony for hap'),
    Size: count('大小', 'Bytes'),
    Url: text('下载地址', 'Where it is read'),
    CreatedAt: time('上传时间', 'Time of the upload'),
  }),
  {
    id: 'DevicePackage',
    zh: '测试包',
    en: 'A package that can be tested',
    columns: ['FileName', 'Hash', 'PackageName', 'VersionName', 'Platform', 'Size', 'CreatedAt'],
    key: 'Hash',
  },
);

export const DeviceToken = entity(
  z.object({
    Token: secret('令牌', 'Lets the page start sessions, lives 1800 s'),
    Url: text('页面地址', 'Page of the devices'),
    ExpiredAt: time('过期时间', 'End of its life'),
  }),
  { id: 'DeviceToken', zh: '真机测试令牌', en: 'Permission to start sessions for a short time' },
);

const date = field(z.iso.date(), '日期', 'Day in Asia/Shanghai');
const seconds = count('时长', 'Seconds of all sessions');

export const DeviceUsage = entity(z.object({ Date: date, Seconds: seconds, Amount: money('金额', 'Yuan') }), {
  id: 'DeviceUsage',
  zh: '真机测试用量',
  en: 'Use of one day',
  columns: ['Date', 'Seconds', 'Amount'],
  key: 'Date',
});

export const DeviceDailyUsage = entity(
  z.object({ Date: date, Seconds: seconds, Apps: count('应用数', 'Apps with sessions') }),
  {
    id: 'DeviceDailyUsage',
    zh: '每日真机测试',
    en: 'Use of all apps on one day',
    columns: ['Date', 'Seconds', 'Apps'],
    key: 'Date',
  },
);

export const DeviceAppUsage = entity(
  z.object({
    AppId: id('app.app', '应用 ID', 'App'),
    ProjectName: text('应用名称', 'Name of the app'),
    Seconds: seconds,
  }),
  {
    id: 'DeviceAppUsage',
    zh: '应用真机测试',
    en: 'Use of one app',
    columns: ['ProjectName', 'AppId', 'Seconds'],
    key: 'AppId',
  },
);

export const DeviceSessionPage = totalItems(DeviceSession);
export const DevicePackagePage = totalItems(DevicePackage);
