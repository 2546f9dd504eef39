// Tags that developers put on users and personas. Source: wire/passport.md 3.4 rows 79-85.
import * as z from 'zod';
import { field, id, ruled } from '../../../kernel/fields.ts';
import { startCount, startCountTotal } from '../../../kernel/lists.ts';
import { op } from '../../../kernel/op.ts';
import { hexColor } from '../../../rules/names/identifiers.ts';
import * as codes from '../codes.ts';
import { bodyIsOurs, replyIsOurs } from '../marks.ts';
import { filter, line, note } from '../shared.ts';
import { PassportTag, PassportUser, Persona } from './schemas.ts';

const name = line(32, '名称', 'Unique in the app');
const writable = {
  color: ruled(hexColor, '颜色').optional(),
  description: note(500, '描述', 'Free text'),
};

const byId = { id: id('passport.tag', '标签 ID', 'Tag id') };
const tag = z.object({ tag: field(PassportTag, '标签', 'The tag') });

export const tags = {
  list: op('GET /tags', {
    query: z.object({ ...startCount, name: filter('名称', 'Part of the name') }),
    reply: z.object({ tags: field(z.array(PassportTag), '标签', 'Tags of this page'), ...startCountTotal }),
    paging: 'start-count',
    listField: 'tags',
    ...replyIsOurs,
    summary: { zh: '列出标签', en: 'List tags' },
    errors: [codes.invalidParameters],
  }),
  create: op('POST /tags', {
    body: z.strictObject({ name, ...writable }),
    reply: tag,
    access: 'owner',
    ...bodyIsOurs,
    summary: { zh: '创建标签', en: 'Create a tag' },
    errors: [codes.invalidParameters, codes.exists],
  }),
  get: op('GET /tags/{id}', {
    params: byId,
    reply: tag,
    ...replyIsOurs,
    summary: { zh: '查看标签', en: 'Read a tag' },
    errors: [codes.notFound],
  }),
  update: op('PUT /tags/{id}', {
    params: byId,
    body: z.strictObject({ name: name.optional(), ...writable }),
    reply: tag,
    access: 'owner',
    ...bodyIsOurs,
    summary: { zh: '修改标签', en: 'Change a tag' },
    errors: [codes.invalidParameters, codes.notFound, codes.exists],
  }),
  remove: op('DELETE /tags/{id}', {
    params: byId,
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    ...replyIsOurs,
    summary: { zh: '删除标签，并从用户和角色上移除', en: 'Delete a tag and detach it everywhere' },
    errors: [codes.notFound],
  }),
  personas: op('GET /tags/{id}/personas', {
    params: byId,
    query: z.object(startCount),
    reply: z.object({ personas: field(z.array(Persona), '角色', 'Personas of this page'), ...startCountTotal }),
    paging: 'start-count',
    listField: 'personas',
    ...replyIsOurs,
    summary: { zh: '列出带有标签的角色', en: 'List the personas that carry a tag' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  users: op('GET /tags/{id}/users', {
    params: byId,
    query: z.object(startCount),
    reply: z.object({ users: field(z.array(PassportUser), '用户', 'Users of this page'), ...startCountTotal }),
    paging: 'start-count',
    listField: 'users',
    ...replyIsOurs,
    summary: { zh: '列出带有标签的用户', en: 'List the users that carry a tag' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
} as const;
