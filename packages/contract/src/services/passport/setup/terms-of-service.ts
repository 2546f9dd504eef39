// Terms of service that players agree to. Source: wire/passport.md 2.1, 3.1 rows 13-16, 4.

import * as z from 'zod';
import { count, entity, field, flag, id, text, time } from '../../../kernel/fields.ts';
import { startCount, startCountTotal } from '../../../kernel/lists.ts';
import { op } from '../../../kernel/op.ts';
import { LARGE_BODY } from '../../../kernel/vocabulary.ts';
import * as codes from '../codes.ts';
import { byGame, byUser, fieldsDocumented, replyIsOurs, shapeIsOurs } from '../marks.ts';
import { idDomainID, line, stamps, total, webUrl } from '../shared.ts';

export const TermsOfService = entity(
  z.object({
    id: id('passport.termsOfService', '协议 ID', 'Document id'),
    idDomainID,
    title: text('标题', 'Title'),
    content: text('正文', 'Text of the document'),
    links: field(
      z.array(z.object({ name: text('名称', 'Text of the link'), url: text('地址', 'URL') })),
      '链接',
      'Attached links',
    ),
    version: count('版本', 'Raised when title, content or links change'),
    enabled: flag('启用', 'Players see it'),
    ...stamps,
  }),
  {
    id: 'TermsOfService',
    zh: '用户协议',
    en: 'A document that players agree to',
    columns: ['title', 'version', 'enabled', 'id', 'modifiedAt'],
    key: 'id',
    named: ['title'],
  },
);

const title = line(128, '标题', 'Title');
const content = field(z.string().min(1).max(100_000), '正文', 'Text of the document');
const writable = {
  links: field(
    z
      .array(z.strictObject({ name: line(128, '名称', 'Text of the link'), url: field(webUrl, '地址', 'URL') }))
      .max(20)
      .optional(),
    '链接',
    'Attached links',
  ),
  enabled: field(z.boolean().optional(), '启用', 'Players see it, default true'),
};

const byId = { id: id('passport.termsOfService', '协议 ID', 'Document id') };
const tos = z.object({ tos: field(TermsOfService, '用户协议', 'The document') });

export const termsOfService = {
  list: op('GET /tos', {
    query: z.object(startCount),
    reply: z.object({ tos: field(z.array(TermsOfService), '用户协议', 'Documents of this page'), ...startCountTotal }),
    paging: 'start-count',
    listField: 'tos',
    ...replyIsOurs,
    summary: { zh: '列出用户协议', en: 'List terms of service' },
    errors: [codes.invalidParameters],
  }),
  create: op('POST /tos', {
    bodyLimit: LARGE_BODY,
    body: z.strictObject({ title, content, ...writable }),
    reply: tos,
    access: 'owner',
    ...fieldsDocumented,
    summary: { zh: '创建用户协议', en: 'Create terms of service' },
    errors: [codes.invalidParameters],
  }),
  update: op('PUT /tos/{id}', {
    bodyLimit: LARGE_BODY,
    params: byId,
    body: z.strictObject({ title: title.optional(), content: content.optional(), ...writable }),
    reply: tos,
    access: 'owner',
    ...fieldsDocumented,
    summary: { zh: '修改用户协议，内容变化时版本加一', en: 'Change terms of service; new content raises the version' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  remove: op('DELETE /tos/{id}', {
    params: byId,
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    ...replyIsOurs,
    summary: { zh: '删除用户协议', en: 'Delete terms of service' },
    errors: [codes.notFound],
  }),
} as const;

export const TermsAcceptance = entity(
  z.object({
    tosID: id('passport.termsOfService', '协议 ID', 'Document id'),
    version: count('版本', 'Version the player agreed to'),
    isCurrent: flag('最新', 'Players see no newer version'),
    acceptedAt: time('同意时间', 'When the player agreed'),
  }),
  {
    id: 'TermsAcceptance',
    zh: '协议同意记录',
    en: 'A document that the own user agreed to',
    columns: ['tosID', 'version', 'isCurrent', 'acceptedAt'],
    key: 'tosID',
  },
);

const acceptances = z.object({
  acceptances: field(z.array(TermsAcceptance), '协议同意记录', 'One row per document that players see'),
  total,
});

export const playerTermsOfService = {
  list: op('GET /sdk/tos', {
    reply: z.object({ tos: field(z.array(TermsOfService), '用户协议', 'Enabled documents'), total }),
    ...byGame,
    ...shapeIsOurs,
    summary: { zh: '列出已启用的用户协议', en: 'List the terms of service that players see' },
  }),
  accept: op('POST /sdk/tos/{id}/accept', {
    params: byId,
    body: z.strictObject({ version: field(z.int().min(1).max(1_000_000), '版本', 'Version that the player has read') }),
    reply: acceptances,
    retry: 'always',
    ...byUser,
    ...shapeIsOurs,
    summary: { zh: '同意用户协议', en: 'Agree to a version of the terms of service' },
    errors: [codes.invalidParameters, codes.notFound, codes.wrongState],
  }),
  accepted: op('GET /sdk/tos/accepted', {
    reply: acceptances,
    ...byUser,
    ...shapeIsOurs,
    summary: { zh: '查看自己同意的协议', en: 'List what the own user agreed to' },
    errors: [codes.notFound],
  }),
} as const;
