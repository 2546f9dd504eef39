// Data sharing: who may see the data of an app, and where it goes. Source: wire/data-and-tools.md 1.7.

import * as z from 'zod';
import { enumOf } from '../../kernel/enums.ts';
import { entity, field, flag, id, text } from '../../kernel/fields.ts';
import { labels } from '../../labels/labels.ts';

export const MetricsRole = enumOf(labels.metricsRole.role);

export const MetricsAppInfo = entity(
  z.object({
    appId: id('app.app', '应用 ID', 'App'),
    projectId: text('项目 ID', 'Project at the metrics tool'),
    enabled: flag('已启用', 'The service is on'),
    receiveUrl: text('接收地址', 'Where events are sent'),
    dashboardUrl: text('看板地址', 'Where they are looked at'),
  }),
  { id: 'MetricsAppInfo', zh: '数据共享信息', en: 'Where the data of an app goes' },
);

export const MetricsUserRole = entity(
  z.object({
    UserId: field(z.uuid({ error: 'invalid project id or user id' }), '用户 ID', 'User', 'user.user'),
    Role: field(MetricsRole, '角色', 'What the user may do at the metrics tool'),
  }),
  {
    id: 'MetricsUserRole',
    zh: '数据共享角色',
    en: 'What a user may do with the data of an app',
    columns: ['UserId', 'Role'],
    key: 'UserId',
  },
);
