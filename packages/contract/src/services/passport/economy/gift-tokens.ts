// Gift packs: classes of redeem codes, the codes, and who used them. Source: wire/passport.md 2.4, 3.5, 4, 5.3.

import * as z from 'zod';
import { enumOf } from '../../../kernel/enums.ts';
import { count, entity, field, id, properties, refersTo, ruled, text, time } from '../../../kernel/fields.ts';
import { startCount, startCountTotal } from '../../../kernel/lists.ts';
import { op } from '../../../kernel/op.ts';
import { LARGE_BODY } from '../../../kernel/vocabulary.ts';
import { labels } from '../../../labels/labels.ts';
import { itemSlug } from '../../../rules/names/names.ts';
import * as codes from '../codes.ts';
import { bodyIsOurs, byPlayer, fieldsDocumented, pathIsOurs, replyIsOurs } from '../marks.ts';
import {
  filter,
  idDomainID,
  idempotency,
  line,
  maybeId,
  maybeTime,
  note,
  stamps,
  timeInput,
  timeOrClear,
  total,
} from '../shared.ts';

export const TokenClassStatus = enumOf(labels.tokenClass.status);
export const CodeType = enumOf(labels.tokenClass.codeType);
export const DeliveryType = enumOf(labels.tokenClass.deliveryType);
export const TokenInstanceStatus = enumOf(labels.tokenInstance.status);

const resources = field(z.record(z.string(), z.int().min(0)), '资源', 'Units of each resource, by slug');

export const TokenClass = entity(
  z.object({
    tokenClassId: id('passport.tokenClass', '礼包 ID', 'Class id'),
    idDomainID,
    name: text('名称', 'Unique in the app'),
    status: field(TokenClassStatus, '状态', 'Follows from the time once released'),
    startTime: time('生效时间', 'Codes work from'),
    endTime: maybeTime('失效时间', 'Codes work until; absent for good'),
    scopes: field(z.array(z.string()), '范围', 'A code works in one of these; none: everywhere'),
    resources,
    deliveryType: field(DeliveryType, '发放方式', 'Straight to the inventory, or by mail'),
    inboxTemplateSlug: text('邮件模板', 'For Inbox, or empty', 'passport.inboxTemplate'),
    codeType: field(CodeType, '兑换码类型', 'Universal: one code for all; Unique: one code per use'),
    code: text('通用码', 'For Universal, or empty'),
    prefix: text('前缀', 'Begin of every code'),
    codeLength: count('兑换码长度', 'Characters with the prefix, 8 to 20'),
    redeemLimitPerPersona: count('每角色兑换上限', 'Codes of the class that a persona may use'),
    generatedCount: count('生成数量', 'Codes'),
    usedCount: count('使用数量', 'Codes that were used, or uses of the universal one'),
    ...stamps,
    properties: properties('属性', 'Data of the game itself'),
  }),
  {
    id: 'TokenClass',
    zh: '礼包',
    en: 'A gift, and the kind of codes that redeem it',
    columns: ['name', 'tokenClassId', 'status', 'codeType', 'generatedCount', 'usedCount', 'startTime', 'endTime'],
    key: 'tokenClassId',
    named: ['name'],
  },
);

export const TokenInstance = entity(
  z.object({
    id: id('passport.token', '兑换码 ID', 'Code id'),
    tokenClassId: id('passport.tokenClass', '礼包 ID', 'Class'),
    code: text('兑换码', 'The code'),
    status: field(TokenInstanceStatus, '状态', 'A used one stays used'),
    resources,
    batchId: text('批次 ID', 'Batch it was generated in', 'passport.tokenBatch'),
    usedBy: field(
      z
        .object({
          personaID: id('passport.persona', '角色 ID', 'Persona'),
          userID: id('passport.user', '用户 ID', 'User'),
          displayName: text('名称', 'Name of the persona'),
        })
        .optional(),
      '使用者',
      'Who used it',
    ),
    usedAt: maybeTime('使用时间', 'Time of use'),
    invalidatedAt: maybeTime('作废时间', 'Time it was made invalid'),
    createdAt: time('创建时间', 'Time of creation'),
  }),
  {
    id: 'TokenInstance',
    zh: '兑换码',
    en: 'One code of a gift pack',
    columns: ['code', 'id', 'tokenClassId', 'status', 'batchId', 'usedAt', 'createdAt'],
    key: 'id',
    named: ['code'],
  },
);

export const TokenUse = entity(
  z.object({
    id: text('行标识', 'Id of the use: a persona may use many codes, and many personas a universal one'),
    personaID: id('passport.persona', '角色 ID', 'Persona'),
    userID: id('passport.user', '用户 ID', 'User'),
    displayName: text('名称', 'Name of the persona'),
    usedAt: time('使用时间', 'Time of use'),
    code: text('兑换码', 'The code'),
  }),
  {
    id: 'TokenUse',
    zh: '兑换记录',
    en: 'One use of a code',
    columns: ['displayName', 'personaID', 'code', 'usedAt'],
    key: 'id',
  },
);

const limits = {
  endTime: timeInput('失效时间', 'Codes work until, default for good'),
  scopes: field(z.array(z.string().min(1).max(64)).max(50).optional(), '范围', 'A code works in one of these'),
  redeemLimitPerPersona: field(z.int().min(1).optional(), '每角色兑换上限', 'Codes a persona may use, default 1'),
};
const writable = {
  startTime: timeInput('生效时间', 'Codes work from, default now'),
  ...limits,
  deliveryType: field(DeliveryType.optional(), '发放方式', 'Default Direct'),
  inboxTemplateSlug: refersTo(ruled(itemSlug, '邮件模板').optional(), 'passport.inboxTemplate'),
  code: field(
    z
      .string()
      .regex(/^[A-Za-z0-9]{8,20}$/)
      .optional(),
    '通用码',
    'For Universal: 8 to 20 letters and digits, default a random one',
  ),
  prefix: field(
    z
      .string()
      .regex(/^[A-Za-z0-9]{0,12}$/)
      .optional(),
    '前缀',
    'Letters and digits; at least 8 characters follow it',
  ),
  codeLength: field(z.int().min(8).max(20).optional(), '兑换码长度', 'Characters with the prefix, default 12'),
  properties: properties('属性', 'Data of the game itself').optional(),
};
const name = line(64, '名称', 'Unique in the app');
const given = field(
  z.record(z.string(), z.int().min(1).max(4_294_967_295)),
  '资源',
  'Units of each resource by slug, at least one',
);

const classId = { id: id('passport.tokenClass', '礼包 ID', 'Class id') };
// why not among the limits: a new class has no end to take away
const changedEnd = timeOrClear('失效时间', 'Codes work until');
const tokenClass = z.object({ tokenClass: field(TokenClass, '礼包', 'The gift pack') });

export const tokenClasses = {
  search: op('POST /token/classes/search', {
    body: z.strictObject({
      ...startCount,
      name: filter('名称', 'Part of the name'),
      status: field(TokenClassStatus.optional(), '状态', 'State'),
      codeType: field(CodeType.optional(), '兑换码类型', 'Kind of codes'),
    }),
    reply: z.object({ tokenClasses: field(z.array(TokenClass), '礼包', 'Newest first'), ...startCountTotal }),
    paging: 'start-count',
    listField: 'tokenClasses',
    effect: 'read',
    ...bodyIsOurs,
    summary: { zh: '搜索礼包', en: 'Search gift packs, newest first' },
    errors: [codes.invalidParameters],
  }),
  get: op('GET /token/classes/{id}', {
    params: classId,
    reply: tokenClass,
    ...replyIsOurs,
    summary: { zh: '查看礼包', en: 'Read a gift pack' },
    errors: [codes.notFound],
  }),
  create: op('POST /token/classes', {
    body: z.strictObject({
      name,
      resources: given,
      codeType: field(CodeType, '兑换码类型', 'Universal: one code for all; Unique: one code per use'),
      ...writable,
    }),
    reply: tokenClass,
    access: 'owner',
    ...fieldsDocumented,
    summary: { zh: '创建礼包，尚未发布', en: 'Create a gift pack, not yet released' },
    errors: [codes.invalidParameters, codes.notFound, codes.exists],
  }),
  update: op('PUT /token/classes/{id}', {
    params: classId,
    body: z.strictObject({
      name: name.optional(),
      resources: given.optional(),
      codeType: field(CodeType.optional(), '兑换码类型', 'Universal: one code for all; Unique: one code per use'),
      ...writable,
      endTime: changedEnd,
    }),
    reply: tokenClass,
    access: 'owner',
    ...bodyIsOurs,
    summary: { zh: '修改礼包', en: 'Change a gift pack; only some fields once released' },
    errors: [codes.invalidParameters, codes.notFound, codes.exists, codes.wrongState],
  }),
  remove: op('DELETE /token/classes/{id}', {
    params: classId,
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    ...replyIsOurs,
    summary: { zh: '删除礼包', en: 'Delete a gift pack that is unreleased or unused' },
    errors: [codes.notFound, codes.wrongState],
  }),
  release: op('POST /token/classes/{id}/release', {
    params: classId,
    reply: tokenClass,
    access: 'owner',
    known: 'spec',
    because: 'reply is ours',
    summary: { zh: '发布礼包', en: 'Release a gift pack: its codes work' },
    errors: [codes.notFound, codes.wrongState],
  }),
  suspend: op('POST /token/classes/{id}/suspend', {
    params: classId,
    reply: tokenClass,
    access: 'owner',
    danger: 'confirm',
    known: 'spec',
    because: 'reply is ours',
    summary: { zh: '暂停礼包，兑换码停止生效', en: 'Suspend a gift pack: its codes stop' },
    errors: [codes.notFound, codes.wrongState],
  }),
  names: op('GET /token/classes/names', {
    reply: z.object({
      names: field(
        z.array(
          z.object({ tokenClassId: id('passport.tokenClass', '礼包 ID', 'Class id'), name: text('名称', 'Name') }),
        ),
        '礼包',
        'Every gift pack',
      ),
      total,
    }),
    ...replyIsOurs,
    summary: { zh: '列出礼包名称', en: 'List the names of all gift packs' },
  }),
} as const;

const filters = {
  tokenClassId: maybeId('passport.tokenClass', '礼包 ID', 'Of this gift pack'),
  code: filter('兑换码', 'Whole code, case ignored'),
  status: field(TokenInstanceStatus.optional(), '状态', 'State'),
  batchId: maybeId('passport.tokenBatch', '批次 ID', 'Of this batch'),
  personaID: maybeId('passport.persona', '角色 ID', 'Used by this persona'),
};

export const tokenInstances = {
  search: op('POST /token/instances/search', {
    body: z.strictObject({ ...startCount, ...filters }),
    reply: z.object({
      tokenInstances: field(z.array(TokenInstance), '兑换码', 'Codes of this page'),
      ...startCountTotal,
    }),
    paging: 'start-count',
    listField: 'tokenInstances',
    effect: 'read',
    ...bodyIsOurs,
    summary: { zh: '搜索兑换码', en: 'Search codes' },
    errors: [codes.invalidParameters],
  }),
  generate: op('POST /token/instances/generate', {
    body: z.strictObject({
      tokenClassId: field(z.uuid(), '礼包 ID', 'Gift pack with Unique codes', 'passport.tokenClass'),
      count: field(z.int().min(1).max(10_000), '数量', 'How many, at most 10000'),
    }),
    reply: z.object({
      batchId: id('passport.tokenBatch', '批次 ID', 'Batch of these codes'),
      count: count('数量', 'How many were made'),
      tokenInstances: field(z.array(TokenInstance), '兑换码', 'The first 100; search has the others'),
    }),
    access: 'owner',
    ...fieldsDocumented,
    summary: { zh: '批量生成兑换码', en: 'Generate codes' },
    errors: [codes.invalidParameters, codes.notFound, codes.wrongState],
  }),
  invalidate: op('POST /token/instances/{id}/invalidate', {
    params: { id: id('passport.token', '兑换码 ID', 'Code id') },
    reply: z.object({ tokenInstance: field(TokenInstance, '兑换码', 'The code') }),
    access: 'owner',
    danger: 'confirm',
    known: 'spec',
    because: 'reply is ours',
    summary: { zh: '作废兑换码', en: 'Make a code invalid' },
    errors: [codes.notFound, codes.tokenFulfilled],
  }),
  invalidateMany: op('POST /token/instances/invalidate', {
    bodyLimit: LARGE_BODY,
    body: z.strictObject({
      ids: field(z.array(z.uuid()).min(1).max(10_000).optional(), '兑换码 ID', 'These codes', 'passport.token'),
      batchId: maybeId('passport.tokenBatch', '批次 ID', 'Or all of this batch'),
      tokenClassId: maybeId('passport.tokenClass', '礼包 ID', 'Or all of this gift pack'),
    }),
    reply: z.object({
      invalidatedCount: count('作废数量', 'Codes that were made invalid'),
      skippedCount: count('跳过数量', 'Codes that were used'),
    }),
    access: 'owner',
    danger: 'confirm',
    retry: 'always',
    known: 'spec',
    because: 'body is ours',
    summary: { zh: '批量作废兑换码', en: 'Make many codes invalid' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  export: op('POST /token/instances/export', {
    body: z.strictObject(filters),
    reply: 'stream',
    access: 'owner',
    effect: 'read',
    history: 'kept',
    known: 'assumed',
    because: 'CSV in UTF-8 with a byte-order mark: code, status, className, usedAt, personaID; at most 100000 rows',
    summary: { zh: '导出兑换码为 CSV', en: 'Export codes as CSV' },
    errors: [codes.invalidParameters],
  }),
  usedInfo: op('POST /token/instances/used-info', {
    body: z.strictObject({
      ...startCount,
      code: filter('兑换码', 'Of this code'),
      id: maybeId('passport.token', '兑换码 ID', 'Or of this code'),
      tokenClassId: maybeId('passport.tokenClass', '礼包 ID', 'Or of this gift pack'),
    }),
    reply: z.object({ usedInfo: field(z.array(TokenUse), '兑换记录', 'Uses of this page'), ...startCountTotal }),
    paging: 'start-count',
    listField: 'usedInfo',
    effect: 'read',
    ...bodyIsOurs,
    summary: { zh: '列出兑换记录', en: 'List who used a code or gift pack' },
    errors: [codes.invalidParameters, codes.notFound, codes.tokenNotFound],
  }),
} as const;

export const playerGifts = {
  redeem: op('POST /sdk/token/redeem', {
    headers: idempotency,
    body: z.strictObject({
      code: field(z.string().min(1).max(64), '兑换码', 'Blanks around it and case are ignored'),
      scope: note(64, '范围', 'Where the persona is, a word of the game itself'),
    }),
    reply: z.object({
      tokenInstance: field(
        z.object({ id: id('passport.token', '兑换码 ID', 'Code id'), code: text('兑换码', 'The code'), resources }),
        '兑换结果',
        'What the code brought',
      ),
    }),
    ...byPlayer,
    ...pathIsOurs,
    summary: { zh: '使用兑换码', en: 'Redeem a code' },
    errors: [codes.tokenNotFound, codes.tokenFulfilled, codes.exists, codes.wrongState, codes.capacityReached],
  }),
} as const;
