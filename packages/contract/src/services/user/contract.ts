// Developers as operators see them, and as they see themselves. Source: platform-core.md 7.9; wire 2.3.7.
import * as z from 'zod';
import { field } from '../../kernel/fields.ts';
import { offsetCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { service } from '../../kernel/service.ts';
import { User, UserStatus } from '../session/schemas.ts';
import { fieldsAreOurs, operatorOnly } from '../shared/marks.ts';
import * as s from './schemas.ts';

const noUser = 'error to get user';
const byId = { id: field(z.uuid({ error: noUser }), '用户 ID', 'User id', 'user.user') };

export const user = service(
  'user',
  {
    title: { zh: '用户', en: 'Users' },
    group: 'platform',
    intro: {
      zh: '平台运营查看和管理用户。',
      en: 'Users as operators see and manage them.',
    },
    base: 'platform',
    accepts: 'session',
    access: 'user',
    errorStyle: 'platform',
  },
  {
    list: op('GET /api/users', {
      query: z.object({
        name: field(z.string().optional(), '用户名', 'Part of the name'),
        email: field(z.string().optional(), '邮箱', 'Part of the e-mail'),
        status: field(UserStatus.optional(), '状态', 'Only this state'),
        ...offsetCount,
      }),
      reply: s.UserPage,
      paging: 'total-items',
      ...operatorOnly,
      ...fieldsAreOurs,
      summary: { zh: '列出用户', en: 'List users' },
      errors: ['invalid parameters'],
    }),
    get: op('GET /api/users/{id}', {
      params: { id: s.userOrMe },
      reply: User,
      ...fieldsAreOurs,
      summary: { zh: '查看用户', en: 'Read a user: oneself, or any for an operator' },
      errors: [noUser],
    }),
    update: op('PUT /api/users/{id}', {
      params: { id: s.userOrMe },
      body: s.UserUpdate,
      reply: User,
      ...fieldsAreOurs,
      summary: { zh: '修改用户', en: 'Change a user: the own properties, or any for an operator' },
      errors: [noUser, 'invalid parameters'],
    }),
    clearLoginState: op('DELETE /api/users/{id}/clear-login-state', {
      params: byId,
      reply: z.object({}),
      danger: 'confirm',
      ...operatorOnly,
      known: 'spec',
      summary: { zh: '清除登录状态，立即下线该用户', en: 'End every session of a user' },
      errors: [noUser, 'failed to delete authToken from redis'],
    }),
  },
);
