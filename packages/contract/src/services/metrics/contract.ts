// Data sharing with an external metrics tool. Source: game-services.md section 7; wire/data-and-tools.md 1.7.

import * as z from 'zod';
import { field } from '../../kernel/fields.ts';
import { op } from '../../kernel/op.ts';
import { service } from '../../kernel/service.ts';
import { LARGE_BODY } from '../../kernel/vocabulary.ts';
import { fieldsAreOurs, refreshesSecret } from '../shared/marks.ts';
import * as s from './schemas.ts';

const noUser = 'invalid project id or user id';

export const metrics = service(
  'metrics',
  {
    internal: 'metrics',
    title: { zh: '数据共享', en: 'Data sharing' },
    group: 'quality',
    intro: {
      zh: '把应用数据共享到外部分析工具，并分配成员角色。',
      en: 'Sharing the data of apps with an analysis tool, and the roles of its members.',
    },
    base: 'metrics',
    accepts: 'metrics',
    access: 'service',
    errorStyle: 'service',
  },
  {
    appInfo: op('GET /receive/service/app-info', {
      reply: s.MetricsAppInfo,
      ...fieldsAreOurs,
      summary: { zh: '查看数据共享信息', en: 'Read where the data of the app goes' },
    }),
    clearCache: op('POST /receive/service/clear-cache', {
      cli: 'refresh-secret',
      ...refreshesSecret,
      access: 'service',
      reply: z.object({}),
      summary: { zh: '清除密钥与角色缓存', en: 'Drop the cached secret and roles of the app' },
    }),
    bindUserRoles: op('POST /api/metrics/bind-user-roles', {
      bodyLimit: LARGE_BODY,
      body: z.object({
        AppId: field(z.uuid({ error: noUser }), '应用 ID', 'App', 'app.app'),
        Items: field(z.array(s.MetricsUserRole).max(1000), '角色', 'All of them; a user left out loses the role'),
      }),
      reply: z.object({ Items: field(z.array(s.MetricsUserRole), '角色', 'The roles of the app') }),
      base: 'platform',
      errorStyle: 'platform',
      accepts: 'session',
      access: 'owner',
      retry: 'always',
      ...fieldsAreOurs,
      summary: { zh: '设置成员的数据共享角色', en: 'Replace who may see the data of an app' },
      errors: [noUser],
    }),
  },
);
