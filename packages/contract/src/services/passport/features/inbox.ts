// Mail inside the game: templates, messages, and the record of each sending. Source: wire/passport.md 2.6, 3.7, 4, 5.7.

import * as z from 'zod';
import { enumOf, plainWords } from '../../../kernel/enums.ts';
import { count, entity, field, id, lineIfAny, properties, ruled, text } from '../../../kernel/fields.ts';
import { startCount, startCountTotal } from '../../../kernel/lists.ts';
import { op } from '../../../kernel/op.ts';
import { labels } from '../../../labels/labels.ts';
import { itemSlug } from '../../../rules/names/names.ts';
import * as codes from '../codes.ts';
import { bodyIsOurs, byPlayer, fieldsDocumented, fieldsSeen, pathIsOurs, replyIsOurs } from '../marks.ts';
import {
  createdBetween,
  displayName,
  filter,
  grant,
  idDomainID,
  idempotency,
  line,
  maybeId,
  maybeTime,
  note,
  resourceQuantity,
  slugPath,
  stamps,
  timeInput,
  timeOrClear,
  total,
} from '../shared.ts';

export const InboxScope = enumOf(labels.inboxTemplate.scope);
export const InboxExpireType = enumOf(labels.inboxTemplate.expireType);
export const InboxRecordStatus = enumOf(labels.inboxRecord.status);
export const InboxMessageStatus = enumOf(labels.inboxMessage.status);

const attached = field(z.array(z.object(resourceQuantity)), '附件', 'Resources in the mail');

export const InboxTemplate = entity(
  z.object({
    slugName: text('标识', 'Never changes'),
    idDomainID,
    displayName: text('模板名称', 'Name for developers'),
    scope: field(InboxScope, '发送范围', 'Who gets the mail'),
    sendTime: maybeTime('发送时间', 'Not sent before; absent for at once'),
    expireType: field(InboxExpireType, '过期方式', 'Counted from receipt, or at a fixed time'),
    expireDuration: count('有效时长', 'Seconds from receipt, for Duration'),
    expireAt: maybeTime('过期时间', 'For FixedTime'),
    title: text('标题', 'Title of the mail'),
    content: text('正文', 'Text of the mail'),
    sender: text('发件人', 'Name of the sender or empty'),
    attachments: attached,
    ...stamps,
    properties: properties('属性', 'Data of the game itself'),
  }),
  {
    id: 'InboxTemplate',
    zh: '邮件模板',
    en: 'A mail that can be sent',
    columns: ['slugName', 'displayName', 'scope', 'title', 'expireType', 'modifiedAt'],
    key: 'slugName',
  },
);

export const InboxRecord = entity(
  z.object({
    id: id('passport.inboxRecord', '记录 ID', 'Record id'),
    idDomainID,
    templateSlugName: text('模板标识', 'Slug of the template', 'passport.inboxTemplate'),
    templateName: text('模板名称', 'Name of the template'),
    scope: field(InboxScope, '发送范围', 'Who gets the mail'),
    targets: field(z.array(z.string()), '发送对象', 'Persona ids, at most 1000 of them, or realm ids; empty for All'),
    // why a copy: what was sent stays as it was when its template changes
    title: text('标题', 'Title as it was sent'),
    content: text('正文', 'Text as it was sent'),
    sender: text('发件人', 'Name of the sender or empty'),
    attachments: attached,
    expireType: field(InboxExpireType, '过期方式', 'Counted from receipt, or at a fixed time'),
    expireDuration: count('有效时长', 'Seconds from receipt, for Duration'),
    expireAt: maybeTime('过期时间', 'For FixedTime'),
    status: field(InboxRecordStatus, '状态', 'Scheduled until the sendTime of the template'),
    sentCount: count('发送数量', 'Messages that were made'),
    receivedCount: count('接收数量', 'Messages that players have received'),
    consumedCount: count('领取数量', 'Messages whose attachments were taken'),
    sentAt: maybeTime('发送时间', 'Time of sending'),
    recalledAt: maybeTime('撤回时间', 'Time of the recall'),
    ...stamps,
  }),
  {
    id: 'InboxRecord',
    zh: '发送记录',
    en: 'One sending of a mail',
    columns: ['templateName', 'id', 'scope', 'status', 'sentCount', 'receivedCount', 'consumedCount', 'sentAt'],
    key: 'id',
  },
);

export const InboxMessage = entity(
  z.object({
    messageId: id('passport.inboxMessage', '邮件 ID', 'Message id'),
    recordId: id('passport.inboxRecord', '记录 ID', 'Sending it came from'),
    personaId: id('passport.persona', '角色 ID', 'Whose inbox it is in'),
    title: text('标题', 'Title'),
    content: text('正文', 'Text'),
    sender: text('发件人', 'Name of the sender or empty'),
    attachments: attached,
    status: field(InboxMessageStatus, '状态', 'Unconsumed: read, attachments not taken'),
    receivedAt: maybeTime('接收时间', 'Time of receipt'),
    readAt: maybeTime('阅读时间', 'Time of reading'),
    consumedAt: maybeTime('领取时间', 'Time the attachments were taken'),
    expiresAt: maybeTime('过期时间', 'End; absent for good'),
  }),
  {
    id: 'InboxMessage',
    zh: '邮件',
    en: 'A mail in the inbox of a persona',
    columns: ['title', 'messageId', 'personaId', 'status', 'receivedAt', 'expiresAt'],
    key: 'messageId',
    named: ['title'],
  },
);

const TEN_YEARS = 315_360_000;
const title = line(128, '标题', 'Title of the mail');
const writable = {
  sendTime: timeInput('发送时间', 'Do not send before, default at once'),
  expireType: field(InboxExpireType.optional(), '过期方式', 'Default Duration of 30 days'),
  // why no more: a date has an end, and one beyond it could not be kept
  expireDuration: field(
    z.int().min(1).max(TEN_YEARS).optional(),
    '有效时长',
    'Seconds from receipt, for Duration, at most ten years',
  ),
  expireAt: timeInput('过期时间', 'For FixedTime'),
  content: note(10_000, '正文', 'Text of the mail'),
  sender: lineIfAny(64, '发件人', 'Name of the sender').optional(),
  attachments: field(z.array(grant).max(50).optional(), '附件', 'Resources in the mail'),
  properties: properties('属性', 'Data of the game itself').optional(),
};

const bySlug = { id: slugPath('passport.inboxTemplate', '模板标识', 'Slug of the template') };
const byMessage = { id: id('passport.inboxMessage', '邮件 ID', 'Message id') };
const template = z.object({ template: field(InboxTemplate, '邮件模板', 'The template') });
const message = z.object({ message: field(InboxMessage, '邮件', 'The message') });
const page = z.object({ messages: field(z.array(InboxMessage), '邮件', 'Messages of this page'), ...startCountTotal });
const templateSlugName = ruled(itemSlug, '模板标识');

export const inboxTemplates = {
  search: op('POST /inbox/templates/search', {
    body: z.strictObject({
      ...startCount,
      displayName: filter('模板名称', 'Part of the name'),
      scope: field(InboxScope.optional(), '发送范围', 'Who gets the mail'),
    }),
    reply: z.object({ templates: field(z.array(InboxTemplate), '邮件模板', 'Rows of this page'), ...startCountTotal }),
    paging: 'start-count',
    listField: 'templates',
    effect: 'read',
    ...bodyIsOurs,
    summary: { zh: '搜索邮件模板', en: 'Search mail templates' },
    errors: [codes.invalidParameters],
  }),
  get: op('GET /inbox/templates/{id}', {
    params: bySlug,
    reply: template,
    ...replyIsOurs,
    summary: { zh: '查看邮件模板', en: 'Read a mail template' },
    errors: [codes.notFound],
  }),
  create: op('POST /inbox/templates', {
    body: z.strictObject({
      slugName: ruled(itemSlug, '标识'),
      displayName,
      scope: field(InboxScope, '发送范围', 'Who gets the mail'),
      title,
      ...writable,
    }),
    reply: template,
    access: 'owner',
    ...fieldsDocumented,
    summary: { zh: '创建邮件模板', en: 'Create a mail template' },
    errors: [codes.invalidParameters, codes.badSlug, codes.notFound, codes.exists],
  }),
  update: op('PUT /inbox/templates/{id}', {
    params: bySlug,
    body: z.strictObject({
      displayName: displayName.optional(),
      title: title.optional(),
      ...writable,
      sendTime: timeOrClear('发送时间', 'Do not send before'),
      expireAt: timeOrClear('过期时间', 'For FixedTime'),
    }),
    reply: template,
    access: 'owner',
    ...fieldsDocumented,
    summary: { zh: '修改邮件模板，不影响已发送的邮件', en: 'Change a mail template; sent mail stays as it was' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  remove: op('DELETE /inbox/templates/{id}', {
    params: bySlug,
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    ...replyIsOurs,
    summary: { zh: '删除邮件模板', en: 'Delete a mail template that nothing sends by itself' },
    errors: [codes.notFound, codes.wrongState],
  }),
  names: op('GET /inbox/templates/names', {
    reply: z.object({
      names: field(
        z.array(z.object({ slugName: text('标识', 'Slug'), displayName: text('模板名称', 'Name') })),
        '邮件模板',
        'Every template',
      ),
      total,
    }),
    ...replyIsOurs,
    summary: { zh: '列出邮件模板名称', en: 'List the names of all mail templates' },
  }),
} as const;

export const inboxMessages = {
  send: op('POST /inbox/messages', {
    headers: idempotency,
    body: z.strictObject({
      templateSlugName,
      personaId: maybeId('passport.persona', '角色 ID', 'For a template of scope Persona'),
      realmID: maybeId('passport.realm', '区服 ID', 'For a template of scope Realm'),
    }),
    reply: z.object({
      record: field(InboxRecord, '发送记录', 'The sending'),
      message: field(InboxMessage.optional(), '邮件', 'For scope Persona only'),
    }),
    access: 'owner',
    ...bodyIsOurs,
    summary: { zh: '发送邮件', en: 'Send a mail to a persona, a realm or all' },
    errors: [codes.invalidParameters, codes.notFound, codes.exists, codes.wrongState, codes.capacityReached],
  }),
  sendMany: op('POST /inbox/messages/send-multi', {
    headers: idempotency,
    body: z.strictObject({
      templateSlugName,
      personaIds: field(z.array(z.uuid()).min(1).max(1000), '角色 ID', 'Personas, at most 1000', 'passport.persona'),
    }),
    reply: z.object({
      record: field(InboxRecord, '发送记录', 'The sending'),
      failed: field(
        z.array(z.object({ personaId: id('passport.persona', '角色 ID', 'Persona'), message: text('原因', 'Why') })),
        '失败',
        'Personas that did not get it',
      ),
    }),
    access: 'owner',
    ...bodyIsOurs,
    summary: { zh: '向多个角色发送邮件', en: 'Send a mail to many personas' },
    errors: [codes.invalidParameters, codes.notFound, codes.exists, codes.wrongState],
  }),
  search: op('POST /inbox/messages/search', {
    body: z.strictObject({
      ...startCount,
      personaId: maybeId('passport.persona', '角色 ID', 'In the inbox of this persona'),
      recordId: maybeId('passport.inboxRecord', '记录 ID', 'Of this sending'),
      templateSlugName: filter('模板标识', 'Of this template', 'passport.inboxTemplate'),
      status: field(InboxMessageStatus.optional(), '状态', 'State'),
    }),
    reply: page,
    paging: 'start-count',
    listField: 'messages',
    effect: 'read',
    ...fieldsSeen,
    summary: { zh: '搜索邮件', en: 'Search messages' },
    errors: [codes.invalidParameters],
  }),
  get: op('GET /inbox/messages/{id}', {
    params: byMessage,
    reply: message,
    ...replyIsOurs,
    summary: { zh: '查看邮件，不标记为已读', en: 'Read a message without marking it read' },
    errors: [codes.notFound],
  }),
} as const;

export const inboxRecords = {
  search: op('POST /inbox/records/search', {
    body: z.strictObject({
      ...startCount,
      id: maybeId('passport.inboxRecord', '记录 ID', 'Only this sending'),
      templateSlugName: filter('模板标识', 'Of this template', 'passport.inboxTemplate'),
      ...createdBetween,
    }),
    reply: z.object({ records: field(z.array(InboxRecord), '发送记录', 'Rows of this page'), ...startCountTotal }),
    paging: 'start-count',
    listField: 'records',
    effect: 'read',
    ...bodyIsOurs,
    summary: { zh: '搜索发送记录', en: 'Search sendings' },
    errors: [codes.invalidParameters],
  }),
  recall: op('DELETE /inbox/records/{id}', {
    params: { id: id('passport.inboxRecord', '记录 ID', 'Record id') },
    reply: z.object({ recalledCount: count('撤回数量', 'Messages that were taken back') }),
    access: 'owner',
    danger: 'confirm',
    known: 'spec',
    because: 'reply is ours; completed messages stay',
    summary: { zh: '撤回邮件', en: 'Recall a sending' },
    errors: [codes.notFound, codes.wrongState],
  }),
} as const;

const sign = { ...byPlayer, ...pathIsOurs } as const;

export const playerInbox = {
  receive: op('POST /sdk/inbox/receive', {
    reply: z.object({ receivedCount: count('接收数量', 'New messages') }),
    retry: 'always',
    ...sign,
    summary: { zh: '接收新邮件', en: 'Receive new mail' },
  }),
  list: op('GET /sdk/inbox/messages', {
    query: z.object({
      start: startCount.start,
      count: field(z.int().min(0).max(50).optional(), '条数', 'Rows to answer, default 20, at most 50'),
      order: field(plainWords(['asc', 'desc']).optional(), '排序', 'By time of receipt'),
      onlyUncompleted: field(z.boolean().optional(), '仅未完成', 'Leave completed ones out'),
    }),
    reply: page,
    paging: 'start-count',
    listField: 'messages',
    ...sign,
    summary: { zh: '列出自己的邮件', en: 'List the own messages' },
    errors: [codes.invalidParameters],
  }),
  read: op('POST /sdk/inbox/messages/{id}/read', {
    params: byMessage,
    reply: message,
    retry: 'always',
    ...sign,
    summary: { zh: '标记邮件为已读', en: 'Mark a message read' },
    errors: [codes.notFound],
  }),
  consume: op('POST /sdk/inbox/messages/{id}/consume', {
    params: byMessage,
    headers: idempotency,
    reply: message,
    ...sign,
    summary: { zh: '领取邮件附件', en: 'Take the attachments of a message' },
    errors: [codes.notFound, codes.exists, codes.wrongState, codes.capacityReached],
  }),
  consumeAll: op('POST /sdk/inbox/messages/consume-all', {
    headers: idempotency,
    reply: z.object({
      consumedCount: count('领取数量', 'Messages whose attachments were taken'),
      failed: field(
        z.array(
          z.object({ messageId: id('passport.inboxMessage', '邮件 ID', 'Message'), message: text('原因', 'Why') }),
        ),
        '失败',
        'Messages whose attachments stay',
      ),
    }),
    ...sign,
    summary: { zh: '领取全部附件', en: 'Take the attachments of every message' },
  }),
  remove: op('DELETE /sdk/inbox/messages/{id}', {
    params: byMessage,
    reply: z.object({}),
    danger: 'confirm',
    ...sign,
    summary: { zh: '删除已完成的邮件', en: 'Delete a completed message' },
    errors: [codes.notFound, codes.wrongState],
  }),
  clear: op('DELETE /sdk/inbox/messages', {
    reply: z.object({ deletedCount: count('删除数量', 'Messages that were deleted') }),
    danger: 'confirm',
    ...sign,
    summary: { zh: '删除全部已完成的邮件', en: 'Delete every completed message' },
  }),
} as const;
