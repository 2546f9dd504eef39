// Players that report players. Source: wire/passport.md 2.7, 3.8 rows 207-209, 4.

import * as z from 'zod';
import { enumOf, only } from '../../../kernel/enums.ts';
import { count, entity, field, id, text, time } from '../../../kernel/fields.ts';
import { startCount, startCountTotal } from '../../../kernel/lists.ts';
import { op } from '../../../kernel/op.ts';
import { LARGE_BODY } from '../../../kernel/vocabulary.ts';
import { labels } from '../../../labels/labels.ts';
import * as codes from '../codes.ts';
import { bodyIsOurs, byPlayer, replyIsOurs, shapeIsOurs } from '../marks.ts';
import { createdBetween, filter, idDomainID, line, maybeId, maybeTime, note, stamps, webUrl } from '../shared.ts';

export const ReportStatus = enumOf(labels.report.status);

export const PlayerReport = entity(
  z.object({
    id: id('passport.report', '举报 ID', 'Report id'),
    idDomainID,
    reporterPersonaID: id('passport.persona', '举报者角色 ID', 'Who reports'),
    targetPersonaID: id('passport.persona', '被举报角色 ID', 'Who is reported'),
    targetUserID: id('passport.user', '被举报用户 ID', 'User of that persona'),
    category: text('类别', 'Kind of offence, a word of the game itself'),
    content: text('内容', 'What happened'),
    evidence: field(z.array(z.string()), '证据', 'URLs'),
    status: field(ReportStatus, '状态', 'What became of it'),
    result: text('处理结果', 'Words of the reviewer or empty'),
    reviewer: text('处理人', 'Who decided, or empty'),
    reviewedAt: maybeTime('处理时间', 'Time of the decision'),
    ...stamps,
  }),
  {
    id: 'PlayerReport',
    zh: '举报',
    en: 'What one player says of another',
    columns: ['category', 'id', 'reporterPersonaID', 'targetPersonaID', 'status', 'createdAt'],
    key: 'id',
  },
);

export const ReportedPersona = entity(
  z.object({
    targetPersonaID: id('passport.persona', '被举报角色 ID', 'Who is reported'),
    displayName: text('名称', 'Name of that persona'),
    targetUserID: id('passport.user', '被举报用户 ID', 'User of that persona'),
    reviewingCount: count('审核中', 'Reports under review'),
    reportCount: count('举报数', 'All reports'),
    reporterCount: count('举报人数', 'How many different personas report'),
    categories: field(z.array(z.string()), '类别', 'Kinds of offence, in the order of the alphabet'),
    lastReportID: id('passport.report', '最近举报 ID', 'The last report'),
    lastReportedAt: time('最近举报时间', 'Time of the last report'),
  }),
  {
    id: 'ReportedPersona',
    zh: '被举报角色',
    en: 'A persona with what is reported of it',
    columns: ['displayName', 'targetPersonaID', 'reviewingCount', 'reportCount', 'categories', 'lastReportedAt'],
    key: 'targetPersonaID',
  },
);

const byId = { id: id('passport.report', '举报 ID', 'Report id') };
const report = z.object({ report: field(PlayerReport, '举报', 'The report') });

export const reports = {
  search: op('POST /reports/search', {
    body: z.strictObject({
      ...startCount,
      id: maybeId('passport.report', '举报 ID', 'This one'),
      status: field(ReportStatus.optional(), '状态', 'State'),
      category: filter('类别', 'Whole category'),
      targetPersonaID: maybeId('passport.persona', '被举报角色 ID', 'Who is reported'),
      reporterPersonaID: maybeId('passport.persona', '举报者角色 ID', 'Who reports'),
      ...createdBetween,
    }),
    reply: z.object({ reports: field(z.array(PlayerReport), '举报', 'Reports of this page'), ...startCountTotal }),
    paging: 'start-count',
    listField: 'reports',
    effect: 'read',
    ...bodyIsOurs,
    summary: { zh: '搜索举报', en: 'Search reports' },
    errors: [codes.invalidParameters],
  }),
  targets: op('GET /reports/targets', {
    query: z.object({ ...startCount, status: field(ReportStatus.optional(), '状态', 'Only reports in this state') }),
    reply: z.object({
      targets: field(z.array(ReportedPersona), '被举报角色', 'Most reports under review first'),
      ...startCountTotal,
    }),
    paging: 'start-count',
    listField: 'targets',
    ...shapeIsOurs,
    summary: { zh: '按被举报角色汇总举报', en: 'List who is reported, with how often' },
    errors: [codes.invalidParameters],
  }),
  get: op('GET /reports/{id}', {
    params: byId,
    reply: report,
    ...shapeIsOurs,
    summary: { zh: '查看举报', en: 'Read a report' },
    errors: [codes.notFound],
  }),
  update: op('PUT /reports/{id}', {
    params: byId,
    body: z.strictObject({
      status: field(
        only(ReportStatus, ['Reviewing', 'Cleared', 'Actioned']),
        '状态',
        'The verdict; Revoked is up to the player',
      ),
      result: note(1000, '处理结果', 'Words of the reviewer'),
    }),
    reply: report,
    access: 'owner',
    known: 'spec',
    because: 'the three states are named; result is ours',
    summary: { zh: '处理举报', en: 'Decide on a report' },
    errors: [codes.invalidParameters, codes.notFound, codes.wrongState],
  }),
  remove: op('DELETE /reports/{id}', {
    params: byId,
    reply: z.object({}),
    access: 'owner',
    danger: 'confirm',
    ...replyIsOurs,
    summary: { zh: '删除举报', en: 'Delete a report' },
    errors: [codes.notFound],
  }),
} as const;

export const playerReports = {
  create: op('POST /sdk/reports', {
    bodyLimit: LARGE_BODY,
    body: z.strictObject({
      targetPersonaID: field(z.uuid(), '被举报角色 ID', 'Who is reported', 'passport.persona'),
      category: line(64, '类别', 'Kind of offence, a word of the game itself'),
      content: note(2000, '内容', 'What happened'),
      evidence: field(z.array(webUrl).max(10).optional(), '证据', 'URLs, at most 10'),
    }),
    reply: report,
    ...byPlayer,
    ...shapeIsOurs,
    summary: { zh: '举报玩家', en: 'Report a player; once in 24 hours of a kind while under review' },
    errors: [codes.invalidParameters, codes.notFound, codes.exists],
  }),
  revoke: op('POST /sdk/reports/{id}/revoke', {
    params: byId,
    reply: report,
    ...byPlayer,
    ...shapeIsOurs,
    summary: { zh: '撤销举报', en: 'Take back an own report under review' },
    errors: [codes.notFound, codes.wrongState],
  }),
} as const;
