// Notices that players read. Source: wire/passport.md 2.7, 3.7 rows 169-177, 4, 5.13.

import * as z from 'zod';
import { enumOf } from '../../../kernel/enums.ts';
import { entity, field, id, lineIfAny, properties, text } from '../../../kernel/fields.ts';
import { startCount, startCountTotal } from '../../../kernel/lists.ts';
import { op } from '../../../kernel/op.ts';
import { LARGE_BODY } from '../../../kernel/vocabulary.ts';
import { labels } from '../../../labels/labels.ts';
import * as codes from '../codes.ts';
import { byPlayerOrGame, fieldsDocumented, replyIsOurs } from '../marks.ts';
import {
  filter,
  ImportResult,
  idDomainID,
  importRows,
  line,
  maybeTime,
  stamps,
  timeInput,
  timeOrClear,
  total,
} from '../shared.ts';

export const BillboardStatus = enumOf(labels.billboard.status);

/** Days a notice may stay, beside any time of its own. */
export const BillboardExpireDays = z.literal([1, 3, 7, 14, 30]);

export const Billboard = entity(
  z.object({
    billboardID: id('passport.billboard', '公告 ID', 'Notice id'),
    idDomainID,
    title: text('标题', 'Title'),
    subtitle: text('副标题', 'Subtitle or empty'),
    content: text('正文', 'Text'),
    namespace: text('命名空间', 'Group of the game itself, default default'),
    tags: properties('标签', 'Whom it is for, such as channel, version, region'),
    status: field(BillboardStatus, '状态', 'billboardPending is a draft'),
    publishTime: maybeTime('发布时间', 'Time it goes or went live'),
    expireTime: maybeTime('过期时间', 'Players do not see it after; absent for good'),
    ...stamps,
    properties: properties('属性', 'Data of the game itself'),
  }),
  {
    id: 'Billboard',
    zh: '公告',
    en: 'A notice to players',
    columns: ['title', 'billboardID', 'namespace', 'status', 'publishTime', 'expireTime'],
    key: 'billboardID',
    named: ['title'],
  },
);

const title = line(128, '标题', 'Title');
const content = field(z.string().min(1).max(20_000), '正文', 'Text');
const writable = {
  subtitle: lineIfAny(128, '副标题', 'Subtitle').optional(),
  namespace: field(z.string().min(1).max(64).optional(), '命名空间', 'Group of the game itself, default default'),
  tags: properties('标签', 'Whom it is for, such as channel, version, region').optional(),
  expireTime: timeInput('过期时间', 'Players do not see it after, default never'),
  properties: properties('属性', 'Data of the game itself').optional(),
};
const create = z.strictObject({ title, content, ...writable });

const byId = { id: id('passport.billboard', '公告 ID', 'Notice id') };
const billboard = z.object({ billboard: field(Billboard, '公告', 'The notice') });

export const billboards = {
  search: op('POST /billboards/search', {
    body: z.strictObject({
      ...startCount,
      title: filter('标题', 'Part of the title'),
      namespace: filter('命名空间', 'Whole namespace'),
      status: field(BillboardStatus.optional(), '状态', 'State'),
      tags: properties('标签', 'Each of these must match').optional(),
    }),
    reply: z.object({ billboards: field(z.array(Billboard), '公告', 'Newest first'), ...startCountTotal }),
    paging: 'start-count',
    listField: 'billboards',
    effect: 'read',
    known: 'spec',
    because: 'filters are ours',
    summary: { zh: '搜索公告', en: 'Search notices, newest first' },
    errors: [codes.invalidParameters],
  }),
  get: op('GET /billboards/{id}', {
    params: byId,
    reply: billboard,
    ...replyIsOurs,
    summary: { zh: '查看公告', en: 'Read a notice' },
    errors: [codes.notFound],
  }),
  create: op('POST /billboards', {
    body: create,
    reply: billboard,
    access: 'owner',
    ...fieldsDocumented,
    summary: { zh: '创建公告草稿', en: 'Write a notice, a draft at first' },
    errors: [codes.invalidParameters],
  }),
  update: op('PUT /billboards/{id}', {
    params: byId,
    body: z.strictObject({
      title: title.optional(),
      content: content.optional(),
      ...writable,
      expireTime: timeOrClear('过期时间', 'Players do not see it after'),
    }),
    reply: billboard,
    access: 'owner',
    ...fieldsDocumented,
    summary: { zh: '修改公告', en: 'Change a notice; only content and expireTime while published' },
    errors: [codes.invalidParameters, codes.notFound, codes.wrongState],
  }),
  remove: op('DELETE /billboards/{id}', {
    params: byId,
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    ...replyIsOurs,
    summary: { zh: '删除未发布的公告', en: 'Delete a notice that is not published' },
    errors: [codes.notFound, codes.wrongState],
  }),
  publish: op('POST /billboards/{id}/publish', {
    params: byId,
    body: z.strictObject({
      publishTime: timeInput('发布时间', 'Default now; a future one schedules it'),
      expireTime: timeInput('过期时间', 'Players do not see it after'),
      expireDays: field(BillboardExpireDays.optional(), '展示天数', 'Or: days from going live'),
    }),
    reply: billboard,
    access: 'owner',
    known: 'spec',
    because: 'the presets are named; field names are ours',
    summary: { zh: '立即或定时发布公告', en: 'Publish a notice, now or at a time' },
    errors: [codes.invalidParameters, codes.notFound, codes.wrongState],
  }),
  revoke: op('POST /billboards/{id}/revoke', {
    params: byId,
    reply: billboard,
    access: 'owner',
    known: 'spec',
    because: 'reply is ours',
    summary: { zh: '撤回公告', en: 'Take a notice back' },
    errors: [codes.notFound, codes.wrongState],
  }),
  namespaces: op('GET /billboards/namespaces', {
    reply: z.object({ namespaces: field(z.array(z.string()), '命名空间', 'Those in use'), total }),
    known: 'spec',
    because: 'the specification names the list and drops blanks',
    summary: { zh: '列出公告的命名空间', en: 'List the namespaces of notices' },
  }),
  import: op('POST /billboards/import', {
    bodyLimit: LARGE_BODY,
    body: z.strictObject({ billboards: importRows(create, '公告', 'Notices as in a create') }),
    reply: ImportResult,
    access: 'owner',
    ...replyIsOurs,
    summary: { zh: '导入公告，全部为草稿', en: 'Import notices, all as drafts' },
    errors: [codes.invalidParameters],
  }),
} as const;

export const playerBillboards = {
  list: op('GET /sdk/billboards', {
    query: z.object({
      ...startCount,
      namespace: filter('命名空间', 'Whole namespace'),
      channel: filter('渠道', 'For this channel'),
      version: filter('版本', 'For this version of the game'),
      region: filter('地区', 'For this region'),
    }),
    reply: z.object({ billboards: field(z.array(Billboard), '公告', 'Published ones'), ...startCountTotal }),
    paging: 'start-count',
    listField: 'billboards',
    ...byPlayerOrGame,
    known: 'seen',
    because: 'filters are documented, path is ours',
    summary: { zh: '列出已发布的公告', en: 'List published notices as a player' },
    errors: [codes.invalidParameters],
  }),
} as const;
