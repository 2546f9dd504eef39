// Entitlements: what a user or persona may do for a time. Source: wire/passport.md 2.4, 3.4 rows 71-78, 4, 5.14.

import * as z from 'zod';
import { enumOf } from '../../../kernel/enums.ts';
import { count, entity, field, id, properties, text, time } from '../../../kernel/fields.ts';
import { startCount, startCountTotal } from '../../../kernel/lists.ts';
import { op } from '../../../kernel/op.ts';
import { labels } from '../../../labels/labels.ts';
import * as codes from '../codes.ts';
import { bodyIsOurs, byPlayer, replyIsOurs, shapeIsOurs } from '../marks.ts';
import {
  displayName,
  filter,
  idDomainID,
  line,
  maybeId,
  maybeTime,
  monthWord,
  note,
  shownName,
  stamps,
  timeInput,
  timeOrClear,
  total,
} from '../shared.ts';

export const EntitlementStatus = enumOf(labels.entitlement.status);
export const EntitlementOwnerType = enumOf(labels.entitlement.ownerType);
export const EntitlementSource = enumOf(labels.entitlement.source);

export const Entitlement = entity(
  z.object({
    id: id('passport.entitlement', '权益 ID', 'Entitlement id'),
    idDomainID,
    type: text('类型', 'Such as default, subscription, dlc, vip'),
    displayName: shownName,
    ownerType: field(EntitlementOwnerType, '归属', 'Who has it'),
    userID: text('用户 ID', 'User that has it, or empty', 'passport.user'),
    personaID: text('角色 ID', 'Persona that has it, or empty', 'passport.persona'),
    startTime: time('生效时间', 'Start'),
    endTime: maybeTime('失效时间', 'End; absent for good'),
    status: field(EntitlementStatus, '状态', 'Follows from the time unless suspended'),
    suspendReason: text('冻结原因', 'Why it is suspended, or empty'),
    // why one word: no product and no code gives one
    source: field(EntitlementSource, '来源', 'Where it came from'),
    ...stamps,
    properties: properties('属性', 'Data of the game itself'),
  }),
  {
    id: 'Entitlement',
    zh: '权益',
    en: 'What a user or persona may do for a time',
    columns: ['displayName', 'id', 'type', 'ownerType', 'status', 'startTime', 'endTime'],
    key: 'id',
    named: ['displayName'],
  },
);

export const EntitlementExpiry = entity(
  z.object({
    day: text('日期', 'YYYY-MM-DD, in Asia/Shanghai'),
    count: count('失效数', 'Entitlements that end on that day'),
    owners: count('玩家数', 'How many different users and personas have them'),
  }),
  {
    id: 'EntitlementExpiry',
    zh: '权益到期',
    en: 'How many entitlements end on a day',
    columns: ['day', 'count', 'owners'],
    key: 'day',
  },
);

const writable = {
  startTime: timeInput('生效时间', 'Start, default now'),
  endTime: timeInput('失效时间', 'End, default none; after the start'),
  properties: properties('属性', 'Data of the game itself').optional(),
};

const byId = { id: id('passport.entitlement', '权益 ID', 'Entitlement id') };
const entitlement = z.object({ entitlement: field(Entitlement, '权益', 'The entitlement') });
const page = z.object({ entitlements: field(z.array(Entitlement), '权益', 'Rows of this page'), ...startCountTotal });

export const entitlements = {
  search: op('POST /entitlements/search', {
    body: z.strictObject({
      ...startCount,
      type: filter('类型', 'Whole type'),
      status: field(EntitlementStatus.optional(), '状态', 'State'),
      userID: maybeId('passport.user', '用户 ID', 'Of this user'),
      personaID: maybeId('passport.persona', '角色 ID', 'Of this persona'),
      endsFrom: timeInput('失效不早于', 'Ends at or after'),
      endsTo: timeInput('失效早于', 'Ends before'),
    }),
    reply: page,
    paging: 'start-count',
    listField: 'entitlements',
    effect: 'read',
    ...bodyIsOurs,
    summary: { zh: '搜索权益', en: 'Search entitlements' },
    errors: [codes.invalidParameters],
  }),
  get: op('GET /entitlements/{id}', {
    params: byId,
    reply: entitlement,
    ...replyIsOurs,
    summary: { zh: '查看权益', en: 'Read an entitlement' },
    errors: [codes.notFound],
  }),
  create: op('POST /entitlements', {
    body: z.strictObject({
      type: line(64, '类型', 'Such as default, subscription, dlc, vip'),
      displayName,
      ownerType: field(EntitlementOwnerType, '归属', 'Who gets it'),
      userID: maybeId('passport.user', '用户 ID', 'With ownerType User'),
      personaID: maybeId('passport.persona', '角色 ID', 'With ownerType Persona'),
      ...writable,
    }),
    reply: entitlement,
    access: 'owner',
    ...bodyIsOurs,
    summary: { zh: '发放权益', en: 'Give an entitlement' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  update: op('PUT /entitlements/{id}', {
    params: byId,
    body: z.strictObject({
      displayName: displayName.optional(),
      ...writable,
      endTime: timeOrClear('失效时间', 'End, after the start'),
    }),
    reply: entitlement,
    access: 'owner',
    ...bodyIsOurs,
    summary: { zh: '修改权益', en: 'Change an entitlement' },
    errors: [codes.invalidParameters, codes.notFound],
  }),
  remove: op('DELETE /entitlements/{id}', {
    params: byId,
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    ...replyIsOurs,
    summary: { zh: '删除权益', en: 'Delete an entitlement' },
    errors: [codes.notFound],
  }),
  suspend: op('POST /entitlements/{id}/suspend', {
    params: byId,
    body: z.strictObject({ reason: note(500, '原因', 'Why') }),
    reply: entitlement,
    access: 'owner',
    danger: 'confirm',
    ...bodyIsOurs,
    summary: { zh: '冻结权益', en: 'Suspend an entitlement' },
    errors: [codes.notFound, codes.wrongState],
  }),
  restore: op('POST /entitlements/{id}/restore', {
    params: byId,
    reply: entitlement,
    access: 'owner',
    ...replyIsOurs,
    summary: { zh: '恢复权益', en: 'Restore a suspended entitlement' },
    errors: [codes.notFound, codes.wrongState],
  }),
  types: op('GET /entitlements/types', {
    reply: z.object({ types: field(z.array(z.string()), '类型', 'The usual ones and those in use'), total }),
    known: 'spec',
    because: 'the specification names the list and drops blanks',
    summary: { zh: '列出权益类型', en: 'List the types of entitlements' },
  }),
  expiries: op('GET /entitlements/expiries', {
    query: z.object({
      month: field(monthWord, '月份', 'YYYY-MM, in Asia/Shanghai'),
      type: filter('类型', 'Whole type'),
    }),
    reply: z.object({
      days: field(z.array(EntitlementExpiry), '日期', 'Days on which some end, in their order'),
      total,
    }),
    ...shapeIsOurs,
    summary: { zh: '按天统计一个月内失效的权益', en: 'Count the entitlements that end on each day of a month' },
    errors: [codes.invalidParameters],
  }),
} as const;

export const playerEntitlements = {
  list: op('GET /sdk/entitlements', {
    query: z.object({ ...startCount, type: filter('类型', 'Whole type') }),
    reply: page,
    paging: 'start-count',
    listField: 'entitlements',
    ...byPlayer,
    ...shapeIsOurs,
    summary: { zh: '列出自己的权益', en: 'List the own entitlements' },
    errors: [codes.invalidParameters],
  }),
} as const;
