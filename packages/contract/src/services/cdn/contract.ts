// Content delivery: what is managed below `/api/v1` and what games load below `/client_api/v1`.
// Source: game-services.md section 7; wire/cdn-and-platform.md 1.5-1.7.

import * as z from 'zod';
import { enumOf, only, plainWords } from '../../kernel/enums.ts';
import { count, field, id, nameOf, noId, refersTo, text } from '../../kernel/fields.ts';
import { op } from '../../kernel/op.ts';
import { service } from '../../kernel/service.ts';
import { LARGE_BODY } from '../../kernel/vocabulary.ts';
import { labels } from '../../labels/labels.ts';
import * as s from './schemas.ts';

const bucket = { id: refersTo(z.uuid(), 'cdn.bucket') };
const mod = { id: refersTo(z.uuid(), 'cdn.mod') };
const modVersion = { ...mod, vid: refersTo(z.uuid(), 'cdn.modVersion') };
const badge = nameOf('cdn.badge');
const content = {
  bucketId: nameOf('cdn.bucket'),
  badge,
  releaseId: nameOf('cdn.release'),
  entryId: nameOf('cdn.entry'),
  versionId: nameOf('cdn.entryVersion'),
  path: noId(z.string().min(1).max(1024), 'path'),
};
const invalid = 1;
const outOfRange = 2;
const notFound = 5;
const exists = 6;
const invalidOperation = 9;
const incomplete = 11;

export const cdn = service(
  'cdn',
  {
    internal: 'asset-streaming',
    title: { zh: '资源分发', en: 'Content delivery' },
    group: 'delivery',
    intro: {
      zh: '资源桶、版本与徽章，把游戏资源分发到玩家设备；支持玩家模组的审核与举报。',
      en: 'Buckets, releases and badges that bring the contents of a game to its players, and their mods with review and reports.',
    },
    base: 'cdn',
    accepts: 'cdn',
    access: 'member',
    errorStyle: 'cdn',
    limit: {
      per: 'app',
      rates: [
        { calls: 5000, seconds: 1 },
        { calls: 5_000_000, seconds: 1800 },
      ],
    },
  },
  {
    buckets: {
      list: op('GET /buckets/', {
        query: z.object({
          ...s.pageQuery,
          name: field(z.string().optional(), '名称', 'Part of the name'),
          description: field(z.string().optional(), '描述', 'Part of the description'),
          ...s.sortQuery(['name', 'created', 'last_modified']),
        }),
        reply: z.array(s.Bucket),
        paging: 'content-range',
        known: 'seen',
        summary: { zh: '列出资源桶', en: 'List buckets' },
        errors: [invalid, outOfRange],
      }),
      create: op('POST /buckets/', {
        body: s.BucketCreate,
        reply: s.Bucket,
        access: 'owner',
        known: 'seen',
        summary: { zh: '创建资源桶', en: 'Create a bucket' },
        errors: [invalid, exists],
      }),
      get: op('GET /buckets/{id}/', {
        params: bucket,
        reply: s.Bucket,
        known: 'spec',
        summary: { zh: '查看资源桶', en: 'Read a bucket' },
        errors: [notFound],
      }),
      update: op('PUT /buckets/{id}/', {
        params: bucket,
        body: s.BucketUpdate,
        reply: s.Bucket,
        access: 'owner',
        known: 'assumed',
        because: 'body as in the CCD family',
        summary: { zh: '修改资源桶', en: 'Change a bucket' },
        errors: [invalid, notFound, exists],
      }),
      remove: op('DELETE /buckets/{id}/', {
        params: bucket,
        reply: 'nothing',
        access: 'owner',
        danger: 'type-name',
        known: 'seen',
        summary: {
          zh: '删除资源桶及其全部文件、版本和徽章',
          en: 'Delete a bucket with its entries, releases and badges',
        },
        errors: [notFound],
      }),
      promote: op('POST /buckets/{id}/promote/', {
        params: bucket,
        body: z.object({
          from_release: field(z.uuid(), '来源版本', 'Release to promote', 'cdn.release'),
          to_bucket: field(z.uuid(), '目标资源桶', 'Bucket to promote into', 'cdn.bucket'),
          notes: field(z.string().max(2000).optional(), '说明', 'Notes of the new release'),
        }),
        reply: s.Release,
        access: 'owner',
        danger: 'confirm',
        known: 'seen',
        summary: { zh: '将版本晋级到另一个资源桶', en: 'Promote a release into another bucket' },
        errors: [invalid, notFound, invalidOperation],
      }),
      proxyCache: op('GET /buckets/{id}/proxycache/', {
        params: bucket,
        reply: s.ProxyCache,
        known: 'assumed',
        because: 'reply not visible anywhere',
        summary: { zh: '查看代理缓存', en: 'Read the proxy cache' },
        errors: [notFound],
      }),
      statistics: op('GET /buckets/{id}/statistics', {
        params: bucket,
        query: z.object({
          start: field(z.iso.date().optional(), '开始日期', 'YYYY-MM-DD, included'),
          end: field(z.iso.date().optional(), '结束日期', 'YYYY-MM-DD, included'),
          duration: field(
            z.literal([1, 7, 30, 90, -7, -30]).optional(),
            '时间范围',
            'Days; -7 last week, -30 last month',
          ),
          granularity: field(plainWords(['hour', 'day']).optional(), '粒度', 'hour or day'),
        }),
        reply: s.Statistics,
        cache: 'allow',
        known: 'assumed',
        because: 'metrics as in the CCD family',
        summary: { zh: '查看资源桶统计', en: 'Read download statistics' },
        errors: [invalid, notFound],
      }),
    },
    releases: {
      list: op('GET /buckets/{id}/releases/', {
        params: bucket,
        query: z.object({
          ...s.pageQuery,
          releasenum: field(z.int().min(1).optional(), '版本号', 'Exact number'),
          notes: field(z.string().optional(), '说明', 'Part of the notes'),
          badges: field(z.string().optional(), '徽章', 'Badge that points at it'),
        }),
        reply: z.array(s.Release),
        paging: 'content-range',
        known: 'seen',
        summary: { zh: '列出版本，新的在前', en: 'List releases, newest first' },
        errors: [outOfRange, notFound],
      }),
      create: op('POST /buckets/{id}/releases/', {
        bodyLimit: LARGE_BODY,
        params: bucket,
        body: z.object({
          notes: field(z.string().max(2000).optional(), '说明', 'Release notes'),
          metadata: field(z.json().optional(), '元数据', 'Any JSON of the caller'),
          entries: field(
            z
              .array(
                z.object({
                  entryid: id('cdn.entry', '文件 ID', 'Entry id'),
                  versionid: id('cdn.entryVersion', '文件版本 ID', 'Version id'),
                }),
              )
              .max(100_000)
              .optional(),
            '文件',
            'Exactly these versions instead of all current entries',
          ),
        }),
        reply: s.Release,
        access: 'owner',
        known: 'seen',
        summary: { zh: '发布新版本', en: 'Create a release of the current entries' },
        errors: [invalid, notFound, incomplete],
      }),
      get: op('GET /buckets/{id}/releases/{rid}/', {
        params: { ...bucket, rid: refersTo(z.uuid(), 'cdn.release') },
        reply: s.Release,
        known: 'spec',
        summary: { zh: '查看版本', en: 'Read a release' },
        errors: [notFound],
      }),
      getByBadge: op('GET /buckets/{id}/release_by_badge/{badge}/', {
        params: { ...bucket, badge },
        reply: s.Release,
        known: 'spec',
        summary: { zh: '按徽章查看版本', en: 'Read the release a badge points at' },
        errors: [notFound],
      }),
      entries: op('GET /buckets/{id}/releases/{rid}/entries/', {
        params: { ...bucket, rid: refersTo(z.uuid(), 'cdn.release') },
        query: z.object({
          ...s.pageQuery,
          path: s.pathQuery,
          label: field(z.string().optional(), '标签', 'Label'),
          content_type: field(z.string().optional(), '类型', 'Media type'),
          ...s.sortQuery(['path', 'content_size', 'last_modified']),
        }),
        reply: z.array(s.ReleaseEntry),
        paging: 'content-range',
        known: 'assumed',
        because: 'as in the CCD family',
        summary: { zh: '列出版本中的文件', en: 'List the entries of a release' },
        errors: [outOfRange, notFound],
      }),
      entriesByFuzzy: op('GET /buckets/{id}/releases/{rid}/entries_by_fuzzy/', {
        params: { ...bucket, rid: refersTo(z.uuid(), 'cdn.release') },
        query: z.object({ ...s.pageQuery, path: s.pathQuery }),
        reply: z.array(s.ReleaseEntry),
        paging: 'content-range',
        known: 'assumed',
        because: 'parameters are ours',
        summary: { zh: '在版本中模糊搜索文件', en: 'Search the entries of a release by part of the path' },
        errors: [outOfRange, notFound],
      }),
    },
    entries: {
      list: op('GET /buckets/{id}/entries/', {
        params: bucket,
        query: z.object({
          ...s.pageQuery,
          path: s.pathQuery,
          label: field(z.string().optional(), '标签', 'Label'),
          content_type: field(z.string().optional(), '类型', 'Media type'),
          complete: field(z.boolean().optional(), '已上传', 'Only complete or only incomplete ones'),
          starting_after: field(z.uuid().optional(), '起始文件', 'Begin behind this entry', 'cdn.entry'),
          ...s.sortQuery(['path', 'content_size', 'last_modified']),
        }),
        reply: z.array(s.Entry),
        paging: 'content-range',
        known: 'seen',
        summary: { zh: '列出文件', en: 'List entries, sorted by path' },
        errors: [invalid, outOfRange, notFound],
      }),
      create: op('POST /buckets/{id}/entries/', {
        bodyLimit: LARGE_BODY,
        history: 'none',
        params: bucket,
        body: s.EntryWrite,
        reply: s.Entry,
        access: 'owner',
        known: 'seen',
        summary: { zh: '登记文件', en: 'Create an entry' },
        errors: [invalid, notFound, exists],
      }),
      get: op('GET /buckets/{id}/entries/{eid}/', {
        params: { ...bucket, eid: refersTo(z.uuid(), 'cdn.entry') },
        query: z.object({
          versionid: field(z.uuid().optional(), '文件版本 ID', 'An older version', 'cdn.entryVersion'),
        }),
        reply: s.Entry,
        known: 'spec',
        summary: { zh: '查看文件', en: 'Read an entry' },
        errors: [notFound],
      }),
      update: op('PUT /buckets/{id}/entries/{eid}/', {
        bodyLimit: LARGE_BODY,
        history: 'none',
        params: { ...bucket, eid: refersTo(z.uuid(), 'cdn.entry') },
        body: s.EntryWrite,
        reply: s.Entry,
        access: 'owner',
        known: 'seen',
        summary: { zh: '修改文件', en: 'Change an entry' },
        errors: [invalid, notFound, exists],
      }),
      remove: op('DELETE /buckets/{id}/entries/{eid}/', {
        params: { ...bucket, eid: refersTo(z.uuid(), 'cdn.entry') },
        reply: 'nothing',
        access: 'owner',
        danger: 'confirm',
        known: 'seen',
        summary: { zh: '删除文件', en: 'Delete an entry' },
        errors: [notFound],
      }),
      upsertMany: op('POST /buckets/{id}/multientries/', {
        bodyLimit: LARGE_BODY,
        history: 'none',
        params: bucket,
        body: z.array(s.EntryWrite).min(1).max(1000),
        bodyAt: 'entries',
        reply: z.array(s.Entry),
        access: 'owner',
        retry: 'always',
        known: 'seen',
        because: 'real clients send it, at most 20 at a time',
        summary: { zh: '批量登记文件', en: 'Create or change entries by path' },
        errors: [invalid, notFound],
      }),
      removeMany: op('POST /buckets/{id}/delmultientries/', {
        onFullDisk: true,
        bodyLimit: LARGE_BODY,
        params: bucket,
        body: z
          .array(z.looseObject({ entryid: id('cdn.entry', '文件 ID', 'Entry id') }))
          .min(1)
          .max(1000),
        bodyAt: 'entries',
        reply: z.object({ deleted: count('删除数量', 'Entries deleted') }),
        access: 'owner',
        danger: 'confirm',
        retry: 'always',
        known: 'seen',
        summary: { zh: '批量删除文件', en: 'Delete many entries' },
        errors: [invalid, notFound],
      }),
      uploadToken: op('GET /buckets/{id}/uploadtoken/{hash}/', {
        params: { ...bucket, hash: noId(s.UploadHash, 'hash') },
        query: z.object({
          size: field(z.int().min(0).optional(), '大小', 'Bytes'),
          content_type: field(z.string().max(255).optional(), '类型', 'Media type'),
        }),
        reply: s.UploadToken,
        access: 'owner',
        known: 'seen',
        effect: 'write',
        history: 'none',
        summary: { zh: '获取上传凭证', en: 'Get a token to upload one content' },
        errors: [invalid, notFound],
      }),
      listDirectory: op('GET /buckets/{id}/entries_by_directory/', {
        params: bucket,
        query: z.object({ ...s.pageQuery, path: s.pathQuery }),
        reply: z.array(s.DirectoryItem),
        paging: 'content-range',
        known: 'assumed',
        because: 'shape is ours',
        summary: { zh: '列出目录', en: 'List a folder, folders first' },
        errors: [outOfRange, notFound],
      }),
      removeDirectory: op('DELETE /buckets/{id}/entries_by_directory/', {
        params: bucket,
        query: z.object({ path: field(z.string().min(1).max(1024), '目录', 'Folder to delete') }),
        reply: z.object({ deleted: count('删除数量', 'Entries deleted') }),
        access: 'owner',
        danger: 'confirm',
        known: 'assumed',
        because: 'shape is ours',
        summary: { zh: '删除目录', en: 'Delete a folder' },
        errors: [invalid, notFound],
      }),
      byFuzzy: op('GET /buckets/{id}/entries_by_fuzzy/', {
        params: bucket,
        query: z.object({ ...s.pageQuery, path: s.pathQuery }),
        reply: z.array(s.Entry),
        paging: 'content-range',
        known: 'assumed',
        because: 'parameters are ours',
        summary: { zh: '模糊搜索文件', en: 'Search entries by part of the path' },
        errors: [outOfRange, notFound],
      }),
    },
    badges: {
      list: op('GET /buckets/{id}/badges/', {
        params: bucket,
        query: z.object({
          ...s.pageQuery,
          name: field(z.string().optional(), '徽章名', 'Part of the name'),
          releasenum: field(z.int().min(1).optional(), '版本号', 'Release number'),
        }),
        reply: z.array(s.Badge),
        paging: 'content-range',
        known: 'seen',
        summary: { zh: '列出徽章', en: 'List badges' },
        errors: [outOfRange, notFound],
      }),
      set: op('PUT /buckets/{id}/badges/', {
        params: bucket,
        body: z.object({
          name: s.BadgeName,
          releaseid: field(z.uuid().optional(), '版本 ID', 'Release to point at', 'cdn.release'),
          releasenum: field(z.int().min(1).optional(), '版本号', 'Or its number'),
        }),
        reply: s.Badge,
        access: 'owner',
        known: 'seen',
        summary: { zh: '创建或移动徽章', en: 'Create or move a badge' },
        errors: [invalid, notFound, invalidOperation],
      }),
      remove: op('DELETE /buckets/{id}/badges/{name}/', {
        params: { ...bucket, name: badge },
        reply: 'nothing',
        access: 'owner',
        danger: 'confirm',
        known: 'seen',
        summary: { zh: '删除徽章', en: 'Delete a badge' },
        errors: [notFound, invalidOperation],
      }),
    },
    me: {
      uos: op('GET /users/me/uos/', {
        cli: 'me app',
        reply: s.ProjectInfo,
        known: 'seen',
        summary: { zh: '查看项目信息', en: 'Read the calling project' },
      }),
      refreshCache: op('GET /users/me/rcache/', {
        cli: 'refresh-secret',
        reply: z.object({}),
        access: 'owner',
        cache: 'force-never',
        fail: 'silent',
        known: 'seen',
        effect: 'write',
        summary: { zh: '刷新密钥缓存', en: 'Drop the cached secret of the app' },
      }),
      info: op('GET /users/me/info/', {
        reply: s.ProjectUsage,
        known: 'assumed',
        because: 'reply not visible anywhere',
        summary: { zh: '查看项目用量', en: 'Read the calling project with usage' },
      }),
      sequence: op('GET /users/me/sequence/', {
        reply: s.Sequence,
        known: 'assumed',
        because: 'reply not visible anywhere',
        summary: { zh: '查看序列', en: 'Read the state of the path lookup' },
      }),
      generateMapping: op('GET /users/me/sequence/genmapping/', {
        reply: s.Sequence,
        access: 'owner',
        known: 'assumed',
        because: 'reply not visible anywhere',
        effect: 'write',
        history: 'none',
        summary: { zh: '重建路径映射', en: 'Rebuild the path lookup of every badge' },
      }),
    },
    mods: {
      list: op('GET /mods/basic/', {
        query: z.object({
          ...s.pageQuery,
          status: field(s.ModStatus.optional(), '审核状态', 'Review state'),
          report_status: field(only(s.ReportStatus, ['reported', 'down']).optional(), '举报状态', 'Report state'),
          name: field(z.string().optional(), '名称', 'Part of the name'),
          author_id: field(z.string().optional(), '作者 ID', 'Author'),
        }),
        reply: z.array(s.Mod),
        paging: 'content-range',
        known: 'assumed',
        because: 'parameters are ours',
        summary: { zh: '列出模组', en: 'List mods' },
        errors: [outOfRange],
      }),
      get: op('GET /mods/basic/{id}/', {
        params: mod,
        reply: s.ModWithVersions,
        known: 'assumed',
        because: 'reply not visible anywhere',
        summary: { zh: '查看模组', en: 'Read a mod with its versions' },
        errors: [notFound],
      }),
      versionEntries: op('GET /mods/basic/{id}/versions/{vid}/entries/', {
        params: modVersion,
        query: z.object({ ...s.pageQuery, path: s.pathQuery }),
        reply: z.array(s.ModEntry),
        paging: 'content-range',
        known: 'assumed',
        because: 'reply not visible anywhere',
        summary: { zh: '列出模组版本的文件', en: 'List the files of a mod version' },
        errors: [outOfRange, notFound],
      }),
      entries: op('GET /mods/basic/{id}/entries/', {
        params: mod,
        query: z.object({ ...s.pageQuery, path: s.pathQuery }),
        reply: z.array(s.ModEntry),
        paging: 'content-range',
        known: 'assumed',
        because: 'reply not visible anywhere',
        summary: { zh: '列出模组最新版本的文件', en: 'List the files of the newest version' },
        errors: [outOfRange, notFound],
      }),
      inspect: op('POST /mods/basic/{id}/inspect/', {
        params: mod,
        body: z.object({
          versionid: field(z.uuid().optional(), '模组版本 ID', 'Default: the newest', 'cdn.modVersion'),
          action: field(enumOf(labels.mod.inspectAction).optional(), '操作', 'Default: start'),
          reason: field(z.string().max(1000).optional(), '原因', 'Required for reject'),
        }),
        reply: s.Mod,
        access: 'owner',
        danger: 'confirm',
        known: 'assumed',
        because: 'body not visible anywhere',
        summary: { zh: '审核模组', en: 'Review a mod' },
        errors: [invalid, notFound, invalidOperation, incomplete],
      }),
      inspectReport: op('POST /mods/basic/{id}/inspect/report/', {
        params: mod,
        body: z.object({
          versionid: field(z.uuid().optional(), '模组版本 ID', 'Default: the newest', 'cdn.modVersion'),
        }),
        reply: s.InspectReport,
        effect: 'read',
        known: 'assumed',
        because: 'body not visible anywhere',
        summary: { zh: '查看审核报告', en: 'Read the inspection report' },
        errors: [notFound],
      }),
      create: op('POST /mods/basic/', {
        bodyLimit: LARGE_BODY,
        body: s.ModCreate,
        reply: s.Mod,
        access: 'owner',
        known: 'assumed',
        because: "an extension, so that a platform of one's own can be fed",
        summary: { zh: '创建模组', en: 'Create a mod, without a version yet' },
        errors: [invalid],
      }),
      createVersion: op('POST /mods/basic/{id}/versions/', {
        params: mod,
        body: z.object({
          version: s.ModVersionText,
          notes: field(z.string().max(2000).optional(), '说明', 'Notes'),
        }),
        reply: s.ModVersion,
        access: 'owner',
        known: 'assumed',
        because: "an extension, so that a platform of one's own can be fed",
        summary: { zh: '创建模组版本', en: 'Begin a new version of a mod' },
        errors: [invalid, notFound, exists, invalidOperation],
      }),
      createEntry: op('POST /mods/basic/{id}/versions/{vid}/entries/', {
        bodyLimit: LARGE_BODY,
        params: modVersion,
        body: s.EntryWrite,
        reply: s.ModEntry,
        access: 'owner',
        known: 'assumed',
        because: 'an extension; the bytes go up through the hidden bucket of the mod',
        summary: { zh: '登记模组文件', en: 'Add a file to a version that is still being edited' },
        errors: [invalid, notFound, exists, invalidOperation],
      }),
      report: op('POST /mods/basic/{id}/report/', {
        params: mod,
        body: z.object({
          entryid: field(z.uuid().optional(), '文件 ID', 'File the report is about', 'cdn.modEntry'),
          reason: field(z.string().min(1).max(1000), '原因', 'What is wrong with it'),
        }),
        reply: s.Mod,
        access: 'owner',
        known: 'assumed',
        because: 'an extension; what players of a game report',
        summary: { zh: '举报模组', en: 'Report a mod' },
        errors: [invalid, notFound],
      }),
    },
    content: {
      byBadgePath: op('GET /buckets/{bucketId}/release_by_badge/{badge}/entry_by_path/content/', {
        query: z.object({ path: text('路径', 'Path inside the bucket') }),
        ...contentRead(['bucketId', 'badge'], '按徽章和路径读取内容', 'Content by badge and path query'),
      }),
      byBadge: op(
        'GET /buckets/{bucketId}/release_by_badge/{badge}/content/{path}',
        contentRead(['bucketId', 'badge', 'path'], '按徽章读取内容', 'Content by badge'),
      ),
      byReleasePath: op('GET /buckets/{bucketId}/releases/{releaseId}/entry_by_path/content/', {
        query: z.object({ path: text('路径', 'Path inside the bucket') }),
        ...contentRead(['bucketId', 'releaseId'], '按版本和路径读取内容', 'Content by release and path query'),
      }),
      byRelease: op('GET /buckets/{bucketId}/releases/{releaseId}/content/{path}', {
        ...contentRead(['bucketId', 'releaseId', 'path'], '按版本读取内容', 'Content by release'),
        known: 'spec',
      }),
      byHeadPath: op('GET /buckets/{bucketId}/entry_by_path/content/', {
        cli: 'content latest-by-path',
        query: z.object({ path: text('路径', 'Path inside the bucket') }),
        ...contentRead(['bucketId'], '按路径读取当前内容', 'Current content by path query'),
      }),
      byHead: op('GET /buckets/{bucketId}/content/{path}', {
        ...contentRead(['bucketId', 'path'], '读取当前内容', 'Current content'),
        cli: 'content latest',
      }),
      byEntry: op('GET /buckets/{bucketId}/entries/{entryId}/content/', {
        ...contentRead(['bucketId', 'entryId'], '按文件读取内容', 'Content by entry'),
        known: 'spec',
      }),
      byVersion: op('GET /buckets/{bucketId}/entries/{entryId}/versions/{versionId}/content/', {
        ...contentRead(['bucketId', 'entryId', 'versionId'], '按文件版本读取内容', 'Content by entry version'),
        known: 'spec',
      }),
    },
  },
);

function contentRead(names: readonly (keyof typeof content)[], zh: string, en: string) {
  return {
    params: Object.fromEntries(names.map((name) => [name, content[name]])),
    reply: 'stream',
    base: 'content',
    accepts: 'none',
    access: 'public',
    cache: 'allow',
    known: 'seen',
    summary: { zh, en },
    errors: [invalid, notFound],
  } as const;
}
