// What content delivery speaks: buckets, entries, releases, badges, mods. Source: wire/cdn-and-platform.md 1.4.

import * as z from 'zod';
import { enumOf, only, plainWords } from '../../kernel/enums.ts';
import {
  address,
  count,
  entity,
  field,
  flag,
  id,
  line,
  lineIfAny,
  refersTo,
  ruled,
  text,
  time,
  timeOrNull,
} from '../../kernel/fields.ts';
import { labels } from '../../labels/labels.ts';
import { entryPath } from '../../rules/content/entry-path.ts';
import * as names from '../../rules/names/names.ts';

const int = (zh: string, en: string) => field(z.int().min(0), zh, en);
const json = (zh: string, en: string) => field(z.json(), zh, en);

/** MD5 of a whole file. */
export const ContentHash = ruled(names.md5Hex, '内容哈希');
/** why more than the known hash: a large file can be hashed while it is sent; an extension of ours */
export const UploadHash = ruled(names.uploadHash, '内容哈希');
export const EntryPath = ruled(entryPath, '路径');
const bucketName = ruled(names.bucketName, '名称');
export const BadgeName = ruled(names.badgeName, '徽章名');

const lastModified = {
  last_modified: time('修改时间', 'Time of the last change'),
  last_modified_by: text('修改者 ID', 'User or app that made the last change'),
  last_modified_by_name: text('修改者', 'Name of who made the last change'),
};
const created = {
  created: time('创建时间', 'Time of creation'),
  created_by: text('创建者 ID', 'User or app that created it'),
  created_by_name: text('创建者', 'Name of the creator'),
};

export const Changes = entity(
  z.object({
    add: int('新增', 'Entries added'),
    update: int('更新', 'Entries changed'),
    delete: int('删除', 'Entries removed'),
    unchanged: int('未变', 'Entries unchanged'),
    loading: flag('统计中', 'True while the counts are being made'),
    ...lastModified,
  }),
  { id: 'CdnChanges', zh: '变更', en: 'Counts of entries against the previous release' },
);

export const Badge = entity(
  z.object({
    name: refersTo(BadgeName, 'cdn.badge'),
    releaseid: id('cdn.release', '版本 ID', 'Release the badge points at'),
    releasenum: int('版本号', 'Number of that release'),
    ...created,
  }),
  {
    id: 'Badge',
    zh: '徽章',
    en: 'A name that points at a release',
    columns: ['name', 'releasenum', 'releaseid', 'created'],
    key: 'name',
    named: ['name'],
  },
);

export const Release = entity(
  z.object({
    releaseid: id('cdn.release', '版本 ID', 'Release id'),
    releasenum: int('版本号', '1, 2, 3 … per bucket'),
    notes: text('说明', 'Release notes'),
    metadata: json('元数据', 'Any JSON of the caller'),
    ...created,
    badges: field(z.array(Badge), '徽章', 'Badges that point at this release'),
    changes: Changes,
    content_hash: field(z.string(), '内容哈希', 'MD5 over the sorted lines path:hash'),
    content_size: int('大小', 'Sum of all entries, bytes'),
    entry_count: int('文件数', 'Number of entries'),
    entries_link: text('文件列表链接', 'URL of the release entries'),
    promoted_from_bucket: field(
      z.union([z.uuid(), z.null()]),
      '来源资源桶',
      'Bucket this release was promoted from',
      'cdn.bucket',
    ),
    promoted_from_release: field(
      z.union([z.uuid(), z.null()]),
      '来源版本',
      'Release this one was promoted from',
      'cdn.release',
    ),
  }),
  {
    id: 'Release',
    zh: '版本',
    en: 'An immutable snapshot of a bucket',
    columns: ['releasenum', 'releaseid', 'notes', 'entry_count', 'content_size', 'created'],
    key: 'releaseid',
    named: ['releasenum', 'badges.name'],
  },
);

export const Bucket = entity(
  z.object({
    id: id('cdn.bucket', '资源桶 ID', 'Bucket id'),
    name: bucketName,
    description: text('描述', 'Free text'),
    projectguid: id('app.app', '项目 ID', 'The app that owns the bucket'),
    created: time('创建时间', 'Time of creation'),
    private: flag('私有', 'Content URLs need credentials'),
    attributes: field(
      z.object({ promote_only: flag('仅晋级', 'Entries and releases may only be promoted into the bucket') }),
      '属性',
      'Rules of the bucket',
    ),
    changes: Changes,
    last_release: field(z.union([Release, z.null()]), '最新版本', 'Newest release'),
    permissions: field(
      z.object({
        bucket_read: flag('可读', 'May read'),
        bucket_write: flag('可写', 'May change entries and badges'),
        bucket_release: flag('可发布', 'May cut releases'),
        bucket_promote: flag('可晋级', 'May promote releases'),
      }),
      '权限',
      'What the caller may do',
    ),
    entry_count: int('文件数', 'Current entries'),
    content_size: int('大小', 'Sum of current entries, bytes'),
    badge_count: int('徽章数', 'Badges'),
    release_count: int('版本数', 'Releases'),
    proxy_cache: field(
      z.object({
        ttl_seconds: int('缓存秒数', 'Seconds a redirect may be cached'),
        last_cleared: timeOrNull('上次清除', 'Last clearing'),
      }),
      '代理缓存',
      'Cache in front of the content',
    ),
    ...lastModified,
  }),
  {
    id: 'Bucket',
    zh: '资源桶',
    en: 'A set of files that is released together',
    columns: ['name', 'id', 'entry_count', 'content_size', 'release_count', 'last_modified'],
    key: 'id',
    named: ['name'],
  },
);

const entryContent = {
  path: EntryPath,
  content_hash: ContentHash,
  content_size: int('大小', 'Bytes'),
  content_type: text('类型', 'Media type'),
  labels: field(z.array(z.string()), '标签', 'Labels'),
  metadata: json('元数据', 'Any JSON of the caller'),
};

export const Entry = entity(
  z.object({
    entryid: id('cdn.entry', '文件 ID', 'Entry id'),
    ...entryContent,
    current_versionid: id('cdn.entryVersion', '当前版本 ID', 'Changes on every write with new content'),
    complete: flag('已上传', 'True when the content is stored'),
    content_link: text('内容链接', 'Content URL of this version'),
    link: text('管理链接', 'Management URL'),
    signed_url: field(z.string().optional(), '上传地址', 'Where to PUT the bytes; only when asked for'),
    ...lastModified,
    updated_at: time('更新时间', 'Same as last_modified'),
  }),
  {
    id: 'Entry',
    zh: '文件',
    en: 'The current state of a path in a bucket',
    columns: ['path', 'content_size', 'content_type', 'content_hash', 'complete', 'last_modified'],
    key: 'entryid',
    named: ['path'],
  },
);

export const ReleaseEntry = entity(
  z.object({
    entryid: id('cdn.entry', '文件 ID', 'Entry id'),
    ...entryContent,
    versionid: id('cdn.entryVersion', '文件版本 ID', 'Version that the release holds'),
    change_state: field(enumOf(labels.entry.changeState), '变更', 'Against the previous release'),
    complete: flag('已上传', 'True when the content is stored'),
    content_link: text('内容链接', 'Content URL of this version'),
    link: text('管理链接', 'Management URL'),
    last_modified: time('修改时间', 'Time of the version'),
  }),
  {
    id: 'ReleaseEntry',
    zh: '版本文件',
    en: 'A path as a release holds it',
    columns: ['path', 'content_size', 'content_type', 'content_hash', 'change_state'],
    key: 'entryid',
  },
);

export const DirectoryItem = entity(
  z.object({
    type: field(enumOf(labels.entry.listType), '类别', 'Folder or file'),
    name: text('名称', 'Last segment of the path'),
    path: text('路径', 'Whole path'),
    entry_count: int('文件数', 'Files below a folder'),
    content_size: int('大小', 'Bytes'),
    last_modified: time('修改时间', 'Newest change'),
    entry: field(z.union([Entry, z.null()]), '文件', 'The entry, for a file'),
  }),
  {
    id: 'DirectoryItem',
    zh: '目录项',
    en: 'One line of a folder',
    columns: ['type', 'name', 'entry_count', 'content_size', 'last_modified'],
    key: 'path',
  },
);

export const UploadToken = entity(
  z.object({
    uploadToken: text('上传凭证', 'Token for the object store'),
    uploadUrl: text('上传地址', 'Base URL of the object store'),
    objectKey: text('对象键', 'Key of the object'),
    exist: flag('已存在', 'True when the content is already stored; of an unknown hash, when one of that size is'),
    expires: int('过期时间', 'Unix seconds'),
  }),
  { id: 'UploadToken', zh: '上传凭证', en: 'Permission to upload one content' },
);

export const Statistics = entity(
  z.object({
    bucketid: id('cdn.bucket', '资源桶 ID', 'Bucket id'),
    total: field(
      z.object({
        downloads: int('下载次数', 'Downloads'),
        bytes: int('流量', 'Bytes'),
        errors: int('错误', 'Errors'),
      }),
      '合计',
      'Sums over the range',
    ),
    items: field(
      z.array(
        z.object({
          date: text('日期', 'YYYY-MM-DD, with HH:00 by hour, Asia/Shanghai'),
          downloads: int('下载次数', 'Downloads'),
          bytes: int('流量', 'Bytes'),
          errors: int('错误', 'Errors'),
        }),
      ),
      '明细',
      'One row per day or hour',
    ),
    top_paths: field(
      z.array(
        z.object({ path: text('路径', 'Path'), downloads: int('下载次数', 'Downloads'), bytes: int('流量', 'Bytes') }),
      ),
      '热门文件',
      'At most ten, most downloads first',
    ),
  }),
  { id: 'BucketStatistics', zh: '统计', en: 'Downloads of a bucket' },
);

export const ProxyCache = entity(
  z.object({
    bucketid: id('cdn.bucket', '资源桶 ID', 'Bucket id'),
    ttl_seconds: int('缓存秒数', 'Seconds a redirect may be cached'),
    cached_objects: int('缓存对象数', 'Objects in the cache'),
    cached_bytes: int('缓存大小', 'Bytes in the cache'),
    last_cleared: timeOrNull('上次清除', 'Last clearing'),
  }),
  { id: 'ProxyCache', zh: '代理缓存', en: 'State of the cache in front of a bucket' },
);

export const ProjectInfo = entity(
  z.object({
    UnityProjectGuid: text('项目 ID', 'The uuid the CDN knows the app by', 'app.app'),
    Provider: text('存储提供方', 'Upload path: BlueCloud or cos'),
    Status: flag('状态', 'True when content delivery is on'),
  }),
  { id: 'CdnProjectInfo', zh: '项目信息', en: 'What the CDN knows of the calling app' },
);

export const ProjectUsage = entity(
  ProjectInfo.extend({
    AppId: text('应用 ID', 'App id', 'app.app'),
    ProjectName: text('应用名称', 'App name'),
    OrganizationId: text('组织 ID', 'Organisation id', 'org.org'),
    usage: field(
      z.object({ bytes: int('已用', 'Bytes stored'), free_bytes: int('剩余', 'Free bytes') }),
      '用量',
      'Storage in use',
    ),
    quota: field(
      z.object({ bucket_count: int('资源桶数', 'Buckets'), entry_count: int('文件数', 'Entries') }),
      '数量',
      'Counts',
    ),
  }),
  { id: 'CdnProjectUsage', zh: '项目用量', en: 'Project info with usage' },
);

export const Sequence = entity(
  z.object({
    projectguid: text('项目 ID', 'App id', 'app.app'),
    sequence: int('序号', 'Raised by each release, badge and promotion'),
    generated: timeOrNull('生成时间', 'Last rebuild of the lookup'),
    count: int('数量', 'Rows of the lookup'),
  }),
  { id: 'CdnSequence', zh: '序列', en: 'State of the path lookup' },
);

export const ModStatus = enumOf(labels.mod.status);
export const ReportStatus = enumOf(labels.mod.reportStatus);
const InspectResult = enumOf(labels.modEntry.inspectResult);

export const Mod = entity(
  z.object({
    id: id('cdn.mod', '模组 ID', 'Mod id'),
    name: text('名称', 'Name'),
    description: text('描述', 'Free text'),
    icon_url: text('图标', 'Icon URL'),
    author_id: text('作者 ID', 'Persona id of the author'),
    author_name: text('作者', 'Name of the author'),
    bucketid: id('cdn.bucket', '资源桶 ID', 'Hidden bucket that stores the files'),
    status: field(ModStatus, '审核状态', 'Review state'),
    report_status: field(ReportStatus, '举报状态', 'Report state'),
    report_count: int('举报次数', 'Reports'),
    latest_versionid: field(
      z.union([z.uuid(), z.null()]),
      '最新通过版本',
      'Latest version that passed review',
      'cdn.modVersion',
    ),
    version_count: int('版本数', 'Versions'),
    download_count: int('下载次数', 'Downloads'),
    tags: field(z.array(z.string()), '标签', 'Tags'),
    metadata: json('元数据', 'Any JSON of the caller'),
    created: time('创建时间', 'Time of creation'),
    updated: time('更新时间', 'Time of the last change'),
    published: timeOrNull('发布时间', 'Time of publication'),
  }),
  {
    id: 'Mod',
    zh: '模组',
    en: 'User-generated content',
    columns: ['name', 'id', 'author_name', 'status', 'report_status', 'updated'],
    key: 'id',
    named: ['name'],
  },
);

export const ModVersion = entity(
  z.object({
    versionid: id('cdn.modVersion', '模组版本 ID', 'Version id'),
    modid: id('cdn.mod', '模组 ID', 'Mod id'),
    version: text('版本', 'Version text such as 1.0.2'),
    notes: text('说明', 'Notes'),
    status: field(ModStatus, '审核状态', 'Review state'),
    content_size: int('大小', 'Bytes'),
    entry_count: int('文件数', 'Entries'),
    created: time('创建时间', 'Time of creation'),
    submitted: timeOrNull('提交时间', 'Time of submission'),
    finished: timeOrNull('完成时间', 'Time of the verdict'),
  }),
  {
    id: 'ModVersion',
    zh: '模组版本',
    en: 'One version of a mod',
    columns: ['version', 'versionid', 'status', 'entry_count', 'created'],
    key: 'versionid',
  },
);

export const ModWithVersions = entity(Mod.extend({ versions: field(z.array(ModVersion), '版本', 'Newest first') }), {
  id: 'ModWithVersions',
  zh: '模组详情',
  en: 'A mod with all its versions',
});

export const ModEntry = entity(
  z.object({
    entryid: id('cdn.entry', '文件 ID', 'Entry id'),
    path: EntryPath,
    content_hash: ContentHash,
    content_size: int('大小', 'Bytes'),
    content_type: text('类型', 'Media type'),
    content_link: text('内容链接', 'Content URL'),
    inspect_result: field(InspectResult, '检测结果', 'Verdict of the inspection'),
    report_status: field(ReportStatus, '举报状态', 'Report state'),
    signed_url: field(z.string().optional(), '上传地址', 'Where to PUT the bytes; only when asked for'),
    last_modified: time('修改时间', 'Time of the last change'),
  }),
  {
    id: 'ModEntry',
    zh: '模组文件',
    en: 'A file of a mod',
    columns: ['path', 'content_size', 'inspect_result', 'report_status'],
    key: 'entryid',
  },
);

export const InspectReport = entity(
  z.object({
    modid: id('cdn.mod', '模组 ID', 'Mod id'),
    versionid: id('cdn.modVersion', '模组版本 ID', 'Version id'),
    status: field(ModStatus, '审核状态', 'Review state'),
    started: timeOrNull('开始时间', 'Start'),
    finished: timeOrNull('完成时间', 'End'),
    operator: text('审核人', 'Who decided'),
    summary: field(
      z.object({
        pass: int('通过', 'Passed'),
        review: int('待复核', 'To review'),
        block: int('拦截', 'Blocked'),
      }),
      '汇总',
      'Verdicts by kind',
    ),
    items: field(
      z.array(
        z.object({
          entryid: id('cdn.entry', '文件 ID', 'Entry id'),
          path: text('路径', 'Path'),
          content_type: text('类型', 'Media type'),
          result: field(only(InspectResult, ['pass', 'review', 'block']), '结果', 'Verdict'),
          label: text('标签', 'What was found'),
          score: field(z.number().min(0).max(100), '分数', '0 to 100'),
          detail: text('详情', 'Detail'),
        }),
      ),
      '明细',
      'One row per file',
    ),
    reason: text('原因', 'Reason'),
  }),
  { id: 'InspectReport', zh: '审核报告', en: 'Result of an inspection' },
);

/** Body of a create or update. Fields seen in the editor client; labels, metadata and signed_url from the CCD family. */
export const EntryWrite = z.object({
  // why loose: clients send back-slashes and a leading slash; the rule is checked once both are gone; wire 1.4
  path: field(z.string().min(1).max(1024), '路径', entryPath.en),
  content_hash: ContentHash,
  content_size: int('大小', 'Bytes'),
  content_type: field(z.string().max(255).optional(), '类型', 'Media type; from the extension when absent'),
  labels: field(z.array(z.string().max(128)).max(100).optional(), '标签', 'Labels'),
  metadata: json('元数据', 'Any JSON of the caller').optional(),
  signed_url: field(z.boolean().optional(), '需要上传地址', 'Ask for a signed upload URL'),
});

export const ModCreate = z.object({
  name: line(100, '名称', 'Name'),
  description: field(z.string().max(4000).optional(), '描述', 'Free text'),
  icon_url: address(1024, '图标', 'Icon URL').optional(),
  author_id: field(z.string().max(128).optional(), '作者 ID', 'Persona id of the author'),
  author_name: lineIfAny(128, '作者', 'Name of the author').optional(),
  tags: field(z.array(z.string().max(64)).max(50).optional(), '标签', 'Tags'),
  metadata: json('元数据', 'Any JSON of the caller').optional(),
});

// why so narrow: it is the folder of its files in the hidden bucket
export const ModVersionText = field(
  z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/),
  '版本',
  'Letters, digits, dots, hyphens and underscores, such as 1.0.2',
);

export const BucketCreate = z.object({
  name: bucketName,
  description: field(z.string().max(1000).optional(), '描述', 'Free text'),
  private: field(z.boolean().optional(), '私有', 'Content URLs need credentials'),
  attributes: field(
    z.object({ promote_only: field(z.boolean().optional(), '仅晋级', 'Only promotions may write') }).optional(),
    '属性',
    'Rules of the bucket',
  ),
});

export const BucketUpdate = BucketCreate.partial();

/** Query of a paged list. Page counts from 1; the server clamps `per_page` to 9999. Source: wire 1.3. */
export const pageQuery = {
  page: field(z.int().min(1).optional(), '页码', 'From 1'),
  per_page: field(z.int().min(1).optional(), '每页条数', 'Default 20, at most 9999'),
};
export const sortQuery = <const Key extends string>(keys: readonly [Key, ...Key[]]) => ({
  sort_by: field(plainWords(keys).optional(), '排序字段', 'Field to sort by'),
  sort_order: field(plainWords(['asc', 'desc']).optional(), '排序方向', 'asc or desc'),
});
export const pathQuery = field(z.string().max(1024).optional(), '路径', 'Path or part of a path');
export const countReply = (key: string) => z.object({ [key]: count('数量', 'How many') });
