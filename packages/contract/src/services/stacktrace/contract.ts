// Stack traces. Source: game-services.md section 7; wire/data-and-tools.md 1.4.

import * as z from 'zod';
import { alsoAs, field, id, line, lineIfAny } from '../../kernel/fields.ts';
import { startItems, totalCount } from '../../kernel/lists.ts';
import { op } from '../../kernel/op.ts';
import { service } from '../../kernel/service.ts';
import { LARGE_BODY } from '../../kernel/vocabulary.ts';
import * as codes from '../shared/codes.ts';
import { filter, idFilter, k, note, period } from '../shared/fields.ts';
import { byUserOrGame, fieldsAreOurs, needed, operatorOnly, refreshesSecret } from '../shared/marks.ts';
import { appCounts, dayCounts } from '../shared/schemas.ts';
import { days } from '../usage/schemas.ts';
import * as s from './schemas.ts';

const bySymbol = { id: id('stacktrace.symbol', '符号表 ID', 'Symbol file id') };
const byGroup = { id: id('stacktrace.group', '分组 ID', 'Group id') };
const byRecord = { id: id('stacktrace.record', '记录 ID', 'Record id') };
const symbol = z.object({ symbol: field(s.StacktraceSymbol, '符号表', 'The symbol file') });
const log = field(z.string().min(1).max(1_000_000), '日志', 'Log with one or more stacks');

export const stacktrace = service(
  'stacktrace',
  {
    internal: 'stacktrace',
    title: { zh: '堆栈还原', en: 'Stack traces' },
    group: 'quality',
    intro: {
      zh: '用符号文件还原崩溃堆栈。',
      en: 'Crash stacks restored by symbol files.',
    },
    base: 'stacktrace',
    accepts: 'app',
    access: 'member',
    errorStyle: 'service',
  },
  {
    initialize: op('POST /app-initialize', {
      body: z.strictObject({ appId: idFilter('app.app', '应用 ID', 'Default: the calling app') }),
      reply: z.object({ initialized: field(z.literal(true), '已初始化', 'Always true') }),
      access: 'owner',
      cache: 'force-never',
      retry: 'always',
      ...fieldsAreOurs,
      summary: { zh: '初始化堆栈还原', en: 'Set the service up for an app' },
      errors: [codes.invalid],
    }),
    refreshToken: op('POST /refresh-token', {
      cli: 'refresh-secret',
      body: z.strictObject({}),
      ...refreshesSecret,
      reply: z.object({}),
      summary: { zh: '刷新密钥缓存', en: 'Drop the cached secret of the app' },
    }),
    parse: op('POST /parse', {
      bodyLimit: LARGE_BODY,
      // Source of the other name: wire/data-and-tools.md 1.4
      body: z.strictObject({
        log: alsoAs(log, 'stack'),
        platform: field(s.SymbolPlatform.optional(), '平台', 'Only symbol files of this platform'),
        appVersion: note(64, '应用版本', 'Prefers symbol files of this version'),
        save: field(z.boolean().optional(), '保存', 'Keeps each crash as a record, owners only; default false'),
      }),
      reply: s.ParsedLog,
      fail: 'silent',
      ...fieldsAreOurs,
      effect: 'read',
      summary: { zh: '还原日志中的堆栈', en: 'Make the stacks of a log readable' },
      errors: [codes.invalid, codes.denied],
    }),
    report: op('POST /reports', {
      bodyLimit: LARGE_BODY,
      body: z.object({
        stack: field(z.string().min(1).max(1_000_000), '堆栈', 'The stack as the platform wrote it'),
        platform: field(s.CrashPlatform.optional(), '平台', 'Platform of the device, default other'),
        appVersion: note(64, '应用版本', 'Version of the app'),
        deviceModel: note(128, '机型', 'Device'),
        osVersion: note(64, '系统版本', 'Version of its system'),
        userId: note(128, '用户 ID', 'Player; who reports by a token is the one of the token'),
        buildIds: field(z.array(z.string().max(128)).max(200).optional(), '构建 ID 列表', 'Of the loaded libraries'),
        tags: s.tags.optional(),
      }),
      reply: z.object({ recordId: id('stacktrace.record', '记录 ID', 'The new record') }),
      ...byUserOrGame,
      ...needed,
      summary: { zh: '上报崩溃', en: 'Report a crash' },
      errors: [codes.invalid, codes.limit],
    }),
    symbols: {
      list: op('GET /symbols', {
        query: z.object({
          ...startItems,
          buildId: filter('构建 ID', 'Exact build id'),
          fileName: filter('文件名', 'Part of the name'),
          version: filter('应用版本', 'Exact version'),
          platform: field(s.SymbolPlatform.optional(), '平台', 'Only of this platform'),
          appId: idFilter('app.app', '应用 ID', 'Operators only: this app, default all'),
        }),
        reply: z.object({ symbols: field(z.array(s.StacktraceSymbol), '符号表', 'Newest first'), totalCount }),
        paging: 'start-total',
        listField: 'symbols',
        ...fieldsAreOurs,
        acrossApps: true,
        summary: { zh: '列出符号表', en: 'List symbol files' },
        errors: [codes.invalid],
      }),
      create: op('POST /symbols', {
        body: z.strictObject({
          fileName: line(255, '文件名', 'Name of the file'),
          buildId: field(
            z
              .string()
              .regex(/^[0-9a-f]*$/)
              .max(128),
            '构建 ID',
            'As read from the file; empty unless ELF',
          ),
          objectKey: field(z.string().min(1).max(1024), '对象键', 'Where the bytes were uploaded'),
          size: field(z.int().min(0).optional(), '大小', 'Bytes; the platform measures them itself'),
          version: note(64, '应用版本', 'Version of the app it belongs to'),
          platform: field(s.SymbolPlatform.optional(), '平台', 'Default android'),
          arch: note(32, '架构', 'Default: as read from the file'),
        }),
        reply: symbol.extend({
          symbols: field(z.array(s.StacktraceSymbol), '符号表', 'All of them, where the file is a zip of several'),
        }),
        access: 'owner',
        ...fieldsAreOurs,
        summary: { zh: '登记已上传的符号表', en: 'Register an uploaded symbol file' },
        errors: [codes.invalid, codes.exists],
      }),
      get: op('GET /symbols/{id}', {
        params: bySymbol,
        reply: symbol,
        ...fieldsAreOurs,
        acrossApps: true,
        summary: { zh: '查看符号表', en: 'Read a symbol file' },
        errors: [codes.notFound],
      }),
      remove: op('DELETE /symbols/{id}', {
        params: bySymbol,
        reply: z.object({}),
        access: 'owner',
        danger: 'confirm',
        ...fieldsAreOurs,
        acrossApps: true,
        summary: { zh: '删除符号表', en: 'Delete a symbol file' },
        errors: [codes.notFound],
      }),
      uploadCredential: op('POST /cos/credential', {
        body: z.strictObject({
          fileName: lineIfAny(255, '文件名', 'Name of the file').optional(),
          buildId: note(128, '构建 ID', 'As read from the file'),
          md5: note(32, '内容哈希', 'MD5 of the file, lower-case hex'),
        }),
        reply: s.SymbolUploadCredential,
        access: 'owner',
        retry: 'always',
        known: 'seen',
        because: 'the credential as the object store names it; bucket, region and prefix are ours',
        summary: { zh: '获取符号表上传凭证', en: 'Get permission to upload a symbol file' },
        errors: [codes.invalid],
      }),
    },
    records: {
      list: op('GET /stacktrace-records', {
        query: z.object({
          ...startItems,
          status: field(s.StackStatus.optional(), '状态', 'Only this state'),
          tags: field(z.array(z.string()).max(20).optional(), '标签', 'With any of these tags'),
          keyword: filter('关键词', 'Part of the title or stack'),
          appVersion: field(z.array(z.string()).max(100).optional(), '应用版本', 'Any of these versions'),
          platform: field(z.array(z.string()).max(20).optional(), '平台', 'Any of these platforms'),
          groupId: idFilter('stacktrace.group', '分组 ID', 'Only crashes of this cause'),
          ...period,
        }),
        reply: z.object({ records: field(z.array(s.StacktraceRecord), '堆栈记录', 'Newest first'), totalCount }),
        paging: 'start-total',
        listField: 'records',
        ...fieldsAreOurs,
        summary: { zh: '列出堆栈记录', en: 'List crashes' },
        errors: [codes.invalid],
      }),
      get: op('GET /stacktrace-records/{id}', {
        params: byRecord,
        reply: z.object({ record: field(s.StacktraceRecordDetail, '堆栈详情', 'The crash') }),
        ...fieldsAreOurs,
        summary: { zh: '查看堆栈记录', en: 'Read a crash with its stack' },
        errors: [codes.notFound],
      }),
      setTags: op('POST /stacktrace-records/tags', {
        body: z.strictObject({
          recordIds: s.recordIds,
          tags: s.tags,
          mode: field(s.TagMode.optional(), '方式', 'Replace, add or take away; default set'),
        }),
        reply: z.object({ records: field(z.array(s.RecordTags), '记录标签', 'Tags after the change') }),
        access: 'owner',
        retry: 'always',
        ...fieldsAreOurs,
        summary: { zh: '设置记录标签', en: 'Set the tags of records' },
        errors: [codes.invalid, codes.notFound],
      }),
      reParse: op('POST /re-parse', {
        body: z.strictObject({ recordIds: s.recordIds }),
        reply: z.object({ records: field(z.array(s.RecordState), '记录状态', 'State after the attempt') }),
        access: 'owner',
        retry: 'always',
        ...fieldsAreOurs,
        summary: { zh: '重新还原记录', en: 'Read the stacks of records again, with new symbol files' },
        errors: [codes.invalid, codes.notFound],
      }),
    },
    groups: {
      list: op('GET /stacktrace-groups', {
        query: z.object({ ...startItems, keyword: filter('关键词', 'Part of the title'), ...period }),
        reply: z.object({ groups: field(z.array(s.StackGroup), '崩溃分组', 'Seen last first'), totalCount }),
        paging: 'start-total',
        listField: 'groups',
        ...needed,
        summary: { zh: '列出崩溃分组', en: 'List crashes by their cause' },
        errors: [codes.invalid],
      }),
      get: op('GET /stacktrace-groups/{id}', {
        params: byGroup,
        reply: z.object({ group: field(s.StackGroup, '崩溃分组', 'The group') }),
        ...needed,
        summary: { zh: '查看崩溃分组', en: 'Read a group of crashes' },
        errors: [codes.notFound],
      }),
    },
    missing: {
      list: op('GET /missing-symbols', {
        query: z.object(startItems),
        reply: z.object({
          missing: field(z.array(s.MissingSymbol), '缺少的符号表', 'Most crashes first'),
          totalCount,
        }),
        paging: 'start-total',
        listField: 'missing',
        ...needed,
        summary: { zh: '列出缺少的符号表', en: 'List the symbol files that crashes wait for' },
      }),
    },
    metrics: {
      aggregation: op('GET /metrics/aggregation', {
        cli: 'usage total',
        query: z.object(days),
        reply: dayCounts,
        ...operatorOnly,
        ...fieldsAreOurs,
        summary: { zh: '汇总全部应用的崩溃', en: 'Count the crashes of all apps by day' },
        errors: [codes.invalid, codes.denied],
      }),
      topK: op('GET /metrics/topk', {
        cli: 'usage top',
        query: z.object({ ...days, k }),
        reply: appCounts,
        ...operatorOnly,
        ...fieldsAreOurs,
        summary: { zh: '崩溃最多的应用', en: 'Rank the apps with most crashes' },
        errors: [codes.invalid, codes.denied],
      }),
    },
  },
);
