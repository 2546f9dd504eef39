// Tokens that operators give to machines. Source: platform-core.md 7.9; wire/cdn-and-platform.md 2.3.7.
import * as z from 'zod';
import { field } from '../../kernel/fields.ts';
import { offsetCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { service } from '../../kernel/service.ts';
import { fieldsAreOurs } from '../shared/marks.ts';
import * as s from './schemas.ts';

const badId = 'invalid service token id';
const byId = { id: field(z.uuid({ error: badId }), '令牌 ID', 'Token id', 'serviceToken.token') };

export const serviceToken = service(
  'service-token',
  {
    title: { zh: '服务令牌', en: 'Service tokens' },
    group: 'platform',
    intro: {
      zh: '供机器使用的服务令牌：生成、更换与删除。',
      en: 'Tokens for machines: made, replaced and removed.',
    },
    base: 'platform',
    accepts: 'operator',
    access: 'operator',
    errorStyle: 'platform',
  },
  {
    list: op('GET /api/service-token', {
      query: z.object({
        serviceName: field(s.ServiceTokenService.optional(), '服务', 'Only of this service'),
        ...offsetCount,
      }),
      reply: s.ServiceTokenPage,
      paging: 'total-items',
      ...fieldsAreOurs,
      summary: { zh: '列出服务令牌', en: 'List service tokens, their text masked' },
      errors: ['invalid service name', 'invalid parameters'],
    }),
    generate: op('POST /api/service-token/generate', {
      body: s.ServiceTokenCreate,
      reply: s.ServiceToken,
      ...fieldsAreOurs,
      summary: { zh: '生成服务令牌，仅显示一次', en: 'Make a service token, shown once' },
      errors: ['invalid service token name', 'invalid service name'],
    }),
    regenerate: op('POST /api/service-token/{id}/regenerate', {
      params: byId,
      reply: s.ServiceToken,
      danger: 'confirm',
      ...fieldsAreOurs,
      summary: { zh: '重新生成服务令牌，旧令牌立即失效', en: 'Replace the text of a token; the old one stops at once' },
      errors: [badId],
    }),
    remove: op('DELETE /api/service-token/{id}', {
      params: byId,
      reply: z.object({}),
      danger: 'confirm',
      known: 'spec',
      summary: { zh: '删除服务令牌', en: 'Delete a service token' },
      errors: [badId],
    }),
  },
);
