// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import { app } from '../app/examples.ts';
import { user } from '../session/examples.ts';
import type * as s from './schemas.ts';

export const alertRecord: z.output<typeof s.AlertRecord> = {
  Id: '27b4e8f1-c06a-4d35-8e19-f3d75a209c68',
  serviceName: 'asset-streaming',
  appId: app.AppId,
  appName: app.ProjectName,
  operation: 'promote',
  title: '版本已晋级到正式资源桶',
  template: 'release-promoted',
  userName: user.UserName,
  actor: 'user',
  target: '',
  requestId: '5f0d2c5e-8a4b-4c86-9d37-1b6a7c40e2f9',
  changes: [{ field: 'name', label: '名称', before: '预发', after: '正式' }],
  CreatedAt: '2026-11-20T02:45:00Z',
};

export const monitor: z.output<typeof s.Monitor> = {
  Id: '91d0c7a5-e24f-4b83-a6d8-0c5f3b7e1294',
  AppId: app.AppId,
  ProjectName: app.ProjectName,
  ChatId: 'lanternbay-ops',
  Name: '灯塔守望者运维群',
  Prefix: '[灯塔]',
  CreatedAt: '2026-06-01T02:00:00Z',
};

export const mail: z.output<typeof s.Mail> = {
  Id: 'f5a802d3-6b9e-4c17-83f4-e10d5c7b9a26',
  To: [user.Email],
  Subject: '10 月账单已出',
  Content: '贵组织 10 月账单金额为 372.50 元。',
  Template: 'monthly-bill',
  CreatedAt: '2026-11-01T01:00:00Z',
  SentAt: '2026-11-01T01:00:02Z',
};
