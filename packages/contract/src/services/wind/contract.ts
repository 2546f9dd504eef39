// Publishing. Its runtime is a stateless function and uses those calls. Source: platform-core.md 7.10; wire 1.7.

import * as z from 'zod';
import { field } from '../../kernel/fields.ts';
import { offsetCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { service } from '../../kernel/service.ts';
import { LARGE_BODY } from '../../kernel/vocabulary.ts';
import * as s from './schemas.ts';

const byApp = { appId: field(z.uuid(), '应用 ID', 'App', 'app.app') };

export const wind = service(
  'wind',
  {
    internal: 'wind',
    title: { zh: '小游戏发行', en: 'Publishing' },
    group: 'delivery',
    intro: {
      zh: '小游戏多渠道、多平台发行。',
      en: 'Publishing a mini game on several channels and platforms.',
    },
    base: 'platform',
    accepts: 'session',
    access: 'member',
    errorStyle: 'platform',
  },
  {
    list: op('GET /api/wind/{appId}/publish', {
      params: byApp,
      query: z.object({ platform: field(s.WindPlatform.optional(), '平台', 'Only this one'), ...offsetCount }),
      reply: s.WindPublishPage,
      paging: 'total-items',
      known: 'assumed',
      because: 'fields not shown; platforms and channel keys as specified',
      summary: { zh: '列出发布记录', en: 'List what was published, newest first, with the configuration' },
      errors: ['error to get app', 'invalid publish info'],
    }),
    publish: op('POST /api/wind/{appId}/publish', {
      bodyLimit: LARGE_BODY,
      params: byApp,
      body: s.WindPublishCreate,
      reply: s.WindPublish,
      access: 'owner',
      danger: 'confirm',
      known: 'assumed',
      because: 'platforms and channel keys as specified, the rest of the body is ours',
      summary: { zh: '发布游戏或保存发布配置', en: 'Publish a game, or store the configuration' },
      errors: ['error to get app', 'invalid publish info'],
    }),
  },
);
