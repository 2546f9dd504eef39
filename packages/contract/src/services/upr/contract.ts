// Performance analysis. `{id}` is the app id. Source: platform-core.md 7.4; wire/data-and-tools.md 1.7.

import * as z from 'zod';
import { field } from '../../kernel/fields.ts';
import { offsetCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { service } from '../../kernel/service.ts';
import { LARGE_BODY } from '../../kernel/vocabulary.ts';
import { fieldsAreOurs } from '../shared/marks.ts';
import * as s from './schemas.ts';

const noApp = 'error to get app';
const badParameters = 'invalid parameters';
const byApp = { id: field(z.uuid(), '应用 ID', 'App', 'app.app') };

export const upr = service(
  'upr',
  {
    internal: 'upr',
    title: { zh: '性能分析', en: 'Performance analysis' },
    group: 'quality',
    intro: {
      zh: '性能分析会话。',
      en: 'Sessions of performance analysis.',
    },
    base: 'platform',
    accepts: 'session',
    access: 'member',
    errorStyle: 'platform',
  },
  {
    get: op('GET /api/upr/{id}', {
      params: byApp,
      reply: s.Upr,
      ...fieldsAreOurs,
      summary: { zh: '查看性能分析', en: 'Read the performance analysis of an app' },
      errors: [noApp],
    }),
    sessions: {
      list: op('GET /api/upr/{id}/sessions', {
        params: byApp,
        query: z.object(offsetCount),
        reply: s.UprSessionPage,
        paging: 'total-items',
        ...fieldsAreOurs,
        summary: { zh: '列出性能分析会话', en: 'List measured runs, newest first' },
        errors: [noApp, badParameters],
      }),
      create: op('POST /api/upr/{id}/sessions', {
        bodyLimit: LARGE_BODY,
        params: byApp,
        body: s.UprSessionCreate,
        reply: s.UprSession,
        access: 'owner',
        known: 'assumed',
        because: 'the specification lists sessions but shows no way to add one; the server computes the averages',
        summary: { zh: '上传性能分析会话', en: 'Add a measured run' },
        errors: [noApp, badParameters],
      }),
    },
  },
);
