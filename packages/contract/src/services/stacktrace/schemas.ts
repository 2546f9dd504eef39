// Symbol files, crash records, and stacks made readable. Source: wire/data-and-tools.md 1.4, 2.5.

import * as z from 'zod';
import { enumOf, plainWords } from '../../kernel/enums.ts';
import { count, entity, field, flag, id, secret, text, time, timeOrNull } from '../../kernel/fields.ts';
import { labels } from '../../labels/labels.ts';

export const SymbolPlatform = enumOf(labels.symbol.platform);
export const SymbolKind = enumOf(labels.symbol.kind);
export const SymbolStatus = enumOf(labels.symbol.status);
export const StackStatus = enumOf(labels.stacktraceRecord.status);
export const CrashPlatform = enumOf(labels.stacktraceRecord.platform);
export const FrameStatus = enumOf(labels.stackFrame.status);
export const TagMode = plainWords(['set', 'add', 'remove']);

export const StacktraceSymbol = entity(
  z.object({
    symbolId: id('stacktrace.symbol', '符号表 ID', 'Symbol file id'),
    appId: id('app.app', '应用 ID', 'App; only where operators list all apps').optional(),
    fileName: text('文件名', 'Name of the file'),
    buildId: text('构建 ID', 'GNU build id, lower-case hex; empty where the kind has none'),
    arch: text('架构', 'arm64-v8a, armeabi-v7a, x86_64 or x86; empty where the kind has none'),
    platform: field(SymbolPlatform, '平台', 'Where the build runs'),
    kind: field(SymbolKind, '类别', 'ELF file, Breakpad file, source map or ProGuard mapping'),
    version: text('应用版本', 'Version of the app it belongs to, or empty'),
    size: count('大小', 'Bytes'),
    hasSymtab: flag('含符号', 'Names of functions are in it'),
    hasDebugLine: flag('含行号', 'Lines of the source are in it'),
    objectKey: text('对象键', 'Where the bytes are'),
    status: field(SymbolStatus, '状态', 'processing until it can be used; invalid: it cannot be read'),
    reason: text('原因', 'Why it is invalid, or empty'),
    createdAt: time('上传时间', 'Time of the upload'),
    createdBy: text('上传者', 'Who uploaded it'),
  }),
  {
    id: 'StacktraceSymbol',
    zh: '符号表',
    en: 'A file that turns addresses of one build into names and lines',
    columns: ['fileName', 'symbolId', 'buildId', 'arch', 'platform', 'version', 'size', 'status', 'createdAt'],
    key: 'symbolId',
    named: ['fileName'],
  },
);

export const StackFrame = entity(
  z.object({
    index: count('序号', 'From 0, the innermost first'),
    address: text('地址', 'Hexadecimal, or empty'),
    module: text('模块', 'Library or script'),
    buildId: text('构建 ID', 'Of the module, or empty'),
    rawLine: text('原始行', 'The line of the log'),
    function: text('函数', 'Demangled name, or empty'),
    offset: count('偏移', 'Bytes into the function'),
    file: text('文件', 'Source file, or empty'),
    line: count('行号', 'Line, or 0'),
    column: count('列号', 'Column, or 0'),
    inlined: flag('内联', 'The compiler put it into its caller'),
    inApp: flag('应用内', 'Of the game itself, not of the system'),
    approximate: flag('近似', 'Read with the newest symbol file of that name, as the log has no build id'),
    status: field(FrameStatus, '状态', 'How well it could be read'),
  }),
  {
    id: 'StackFrame',
    zh: '堆栈帧',
    en: 'One call on a stack',
    columns: ['index', 'function', 'file', 'line', 'module', 'status'],
    key: 'index',
  },
);

const groupId = id('stacktrace.group', '分组 ID', 'Crashes of one cause');
const signal = text('信号', 'Signal or type of the exception, or empty');
const missingBuildIds = field(z.array(z.string()), '缺少的构建 ID', 'Builds whose symbol files are wanted');
const frames = field(z.array(StackFrame), '堆栈帧', 'Innermost first');

export const StacktraceRecord = entity(
  z.object({
    recordId: id('stacktrace.record', '记录 ID', 'Record id'),
    groupId,
    title: text('标题', 'Signal or exception, and the top frame'),
    signal,
    status: field(StackStatus, '状态', 'How much of it could be read'),
    tags: field(z.array(z.string()), '标签', 'Tags'),
    platform: text('平台', 'Platform of the device'),
    appVersion: text('应用版本', 'Version of the app'),
    deviceModel: text('机型', 'Device'),
    osVersion: text('系统版本', 'Version of its system'),
    userId: text('用户 ID', 'Player, or empty'),
    missingBuildIds,
    occurredAt: timeOrNull('发生时间', 'Time of the crash'),
    createdAt: time('上报时间', 'Time of the report'),
  }),
  {
    id: 'StacktraceRecord',
    zh: '堆栈记录',
    en: 'A crash that was reported',
    columns: ['title', 'recordId', 'status', 'platform', 'appVersion', 'deviceModel', 'tags', 'createdAt'],
    key: 'recordId',
    named: ['title'],
  },
);

export const StacktraceRecordDetail = entity(
  StacktraceRecord.extend({ rawStack: text('原始堆栈', 'The stack as it was reported'), frames }),
  { id: 'StacktraceRecordDetail', zh: '堆栈详情', en: 'A crash with its stack' },
);

export const RecordTags = entity(
  z.object({
    recordId: id('stacktrace.record', '记录 ID', 'Record id'),
    tags: field(z.array(z.string()), '标签', 'All tags it has now'),
  }),
  { id: 'RecordTags', zh: '记录标签', en: 'The tags of a record', columns: ['recordId', 'tags'], key: 'recordId' },
);

export const RecordState = entity(
  z.object({
    recordId: id('stacktrace.record', '记录 ID', 'Record id'),
    status: field(StackStatus, '状态', 'How much of it can be read now'),
  }),
  { id: 'RecordState', zh: '记录状态', en: 'The state of a record', columns: ['recordId', 'status'], key: 'recordId' },
);

export const ParsedStack = entity(
  z.object({
    status: field(StackStatus, '状态', 'How much of it could be read'),
    groupId,
    title: text('标题', 'Signal or exception, and the top frame'),
    signal,
    frames,
    text: text('还原结果', 'The stack to read'),
    missingBuildIds,
    recordId: id('stacktrace.record', '记录 ID', 'Where it was kept').optional(),
  }),
  {
    id: 'ParsedStack',
    zh: '还原结果',
    en: 'One crash of a log, made readable',
    columns: ['title', 'status', 'missingBuildIds'],
  },
);

export const ParsedLog = entity(
  z.object({
    status: field(
      StackStatus,
      '状态',
      'finished if all results are, failed if none is readable, else partial_finished',
    ),
    results: field(z.array(ParsedStack), '还原结果', 'One per crash in the log'),
  }),
  { id: 'ParsedLog', zh: '日志还原结果', en: 'The crashes of a log, made readable' },
);

const counted = (zh: string, en: string) =>
  field(z.array(z.object({ name: text('名称', 'What is counted'), count: count('次数', 'How often') })), zh, en);

export const StackGroup = entity(
  z.object({
    groupId,
    title: text('标题', 'Signal or exception, and the top frame'),
    signal,
    count: count('次数', 'Crashes of this cause'),
    userCount: count('用户数', 'Players who met it'),
    firstSeen: time('首次出现', 'Time of the first report'),
    lastSeen: time('最近出现', 'Time of the last report'),
    appVersions: counted('应用版本', 'Versions it was met in, most first'),
    devices: counted('机型', 'Devices it was met on, most first'),
    missingBuildIds,
  }),
  {
    id: 'StackGroup',
    zh: '崩溃分组',
    en: 'Crashes of one cause',
    columns: ['title', 'groupId', 'count', 'userCount', 'firstSeen', 'lastSeen'],
    key: 'groupId',
    named: ['title'],
  },
);

export const MissingSymbol = entity(
  z.object({
    buildId: text('构建 ID', 'Build whose symbol file is wanted'),
    module: text('模块', 'Library'),
    recordCount: count('等待的记录数', 'Crashes that wait for it'),
    appVersions: field(z.array(z.string()), '应用版本', 'Versions it was met in'),
    lastSeen: time('最近出现', 'Time of the last report'),
  }),
  {
    id: 'MissingSymbol',
    zh: '缺少的符号表',
    en: 'A symbol file that crashes wait for',
    columns: ['module', 'buildId', 'recordCount', 'lastSeen'],
    key: 'buildId',
  },
);

export const SymbolUploadCredential = entity(
  z.object({
    credentials: field(
      z.object({
        tmpSecretId: text('临时密钥 ID', 'Temporary key id'),
        tmpSecretKey: secret('临时密钥', 'Temporary key'),
        sessionToken: secret('会话凭证', 'Session token'),
      }),
      '凭证',
      'What signs the upload',
    ),
    startTime: count('生效时间', 'Unix seconds'),
    expiredTime: count('过期时间', 'Unix seconds'),
    expiration: time('过期时刻', 'The same as a time'),
    requestId: text('请求 ID', 'Finds the request in the log of the object store'),
    bucket: text('存储桶', 'Bucket of the object store'),
    region: text('地域', 'Region of the object store'),
    prefix: text('前缀', 'The one key that the credential may write'),
    objectKey: text('对象键', 'The same key, to be named when the file is registered'),
    uploadUrl: secret('上传地址', 'Takes the file in one PUT without another signature'),
    bucketUrl: text('存储桶地址', 'Base URL for signed requests'),
  }),
  { id: 'SymbolUploadCredential', zh: '符号表上传凭证', en: 'Permission to upload symbol files for a short time' },
);

/** Ids in a body. */
export const recordIds = field(z.array(z.uuid()).min(1).max(100), '记录 ID', '1 to 100 records', 'stacktrace.record');
export const tags = field(z.array(z.string().min(1).max(32)).max(20), '标签', 'At most 20, of 1 to 32 characters');
