// Performance analysis of games. Source: wire/data-and-tools.md 1.7 (Upr, UprSession).

import * as z from 'zod';
import { enumOf } from '../../kernel/enums.ts';
import { count, entity, field, flag, id, text, time } from '../../kernel/fields.ts';
import { totalItems } from '../../kernel/lists.ts';
import { labels } from '../../labels/labels.ts';
import { line } from '../shared/fields.ts';

export const UprSessionStatus = enumOf(labels.uprSession.status);

export const Upr = entity(
  z.object({
    AppId: id('app.app', '应用 ID', 'App'),
    ProjectId: text('项目 ID', 'Project at the analysis product'),
    Enabled: flag('已启用', 'The service is on'),
    Url: text('页面地址', 'Page of the analysis'),
  }),
  { id: 'Upr', zh: '性能分析', en: 'Performance analysis of an app' },
);

export const UprSession = entity(
  z.object({
    Id: id('upr.session', '会话 ID', 'Session id'),
    Name: text('名称', 'Name'),
    Device: text('设备', 'Device'),
    Platform: text('平台', 'Platform of the device'),
    Status: field(UprSessionStatus, '状态', 'State'),
    StartedAt: time('开始时间', 'Start'),
    DurationSeconds: count('时长', 'Seconds'),
    AvgFps: field(z.number().min(0), '平均帧率', 'Frames per second'),
    PeakMemory: count('内存峰值', 'Bytes'),
    ReportUrl: text('报告', 'Report of the session'),
  }),
  {
    id: 'UprSession',
    zh: '性能分析会话',
    en: 'One measured run of a game',
    columns: ['Name', 'Id', 'Device', 'Platform', 'Status', 'AvgFps', 'PeakMemory', 'StartedAt'],
    key: 'Id',
    named: ['Name'],
  },
);

export const UprSessionPage = totalItems(UprSession);

export const UprSessionCreate = z.object({
  Name: line(100, '名称', 'Name'),
  Device: line(128, '设备', 'Device'),
  Platform: line(32, '平台', 'Platform of the device'),
  FrameTimesMs: field(z.array(z.number().min(0)).min(1).max(1_000_000), '帧时间', 'Milliseconds of each frame'),
  MemoryBytes: field(z.array(z.int().min(0)).max(100_000), '内存', 'Bytes in use, sampled once a second'),
});
