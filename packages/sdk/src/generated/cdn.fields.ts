// Generated from the contract by `npm run gen`; do not edit.
import type { OperationFields, ServiceFields } from '../fields/field-data.ts';

export const bucketsListFields: OperationFields = {
  page: { in: 'query', type: 'integer', min: 1, zh: '页码', titleEn: 'Page', en: 'From 1' },
  per_page: { in: 'query', type: 'integer', min: 1, zh: '每页条数', titleEn: 'Per page', en: 'Default 20, at most 9999' },
  name: { in: 'query', type: 'string', zh: '名称', titleEn: 'Name', en: 'Part of the name' },
  description: { in: 'query', type: 'string', zh: '描述', titleEn: 'Description', en: 'Part of the description' },
  sort_by: { in: 'query', type: 'string', enum: ['name', 'created', 'last_modified'], zh: '排序字段', titleEn: 'Sort by', en: 'Field to sort by' },
  sort_order: { in: 'query', type: 'string', enum: ['asc', 'desc'], zh: '排序方向', titleEn: 'Sort order', en: 'asc or desc' },
};

export const bucketsCreateFields: OperationFields = {
  name: { in: 'body', type: 'string', required: true, min: 1, max: 60, pattern: '^[a-z0-9](?:[a-z0-9._ -]*[a-z0-9])?$', zh: '名称', titleEn: 'Name', en: '1 to 60 lower-case letters, digits, "-", ".", "_" and blanks, starting and ending with a letter or digit' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', titleEn: 'Description', en: 'Free text' },
  private: { in: 'body', type: 'boolean', zh: '私有', titleEn: 'Private', en: 'Content URLs need credentials' },
  attributes: { in: 'body', type: 'object', fields: { promote_only: { type: 'boolean', zh: '仅晋级', titleEn: 'Promote only', en: 'Only promotions may write' } }, zh: '属性', titleEn: 'Properties', en: 'Rules of the bucket' },
};

export const bucketsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
};

export const bucketsUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  name: { in: 'body', type: 'string', min: 1, max: 60, pattern: '^[a-z0-9](?:[a-z0-9._ -]*[a-z0-9])?$', zh: '名称', titleEn: 'Name', en: '1 to 60 lower-case letters, digits, "-", ".", "_" and blanks, starting and ending with a letter or digit' },
  description: { in: 'body', type: 'string', max: 1000, zh: '描述', titleEn: 'Description', en: 'Free text' },
  private: { in: 'body', type: 'boolean', zh: '私有', titleEn: 'Private', en: 'Content URLs need credentials' },
  attributes: { in: 'body', type: 'object', fields: { promote_only: { type: 'boolean', zh: '仅晋级', titleEn: 'Promote only', en: 'Only promotions may write' } }, zh: '属性', titleEn: 'Properties', en: 'Rules of the bucket' },
};

export const bucketsRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
};

export const bucketsPromoteFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  from_release: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '来源版本', titleEn: 'Promoted from release', en: 'Release to promote' },
  to_bucket: { in: 'body', type: 'string', required: true, format: 'uuid', zh: '目标资源桶', titleEn: 'To bucket', en: 'Bucket to promote into' },
  notes: { in: 'body', type: 'string', max: 2000, zh: '说明', titleEn: 'Notes', en: 'Notes of the new release' },
};

export const bucketsProxyCacheFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
};

export const bucketsStatisticsFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  start: { in: 'query', type: 'string', format: 'date', zh: '开始日期', titleEn: 'Start', en: 'YYYY-MM-DD, included' },
  end: { in: 'query', type: 'string', format: 'date', zh: '结束日期', titleEn: 'End', en: 'YYYY-MM-DD, included' },
  duration: { in: 'query', type: 'number', enum: [1, 7, 30, 90, -7, -30], zh: '时间范围', titleEn: 'Duration', en: 'Days; -7 last week, -30 last month' },
  granularity: { in: 'query', type: 'string', enum: ['hour', 'day'], zh: '粒度', titleEn: 'Granularity', en: 'hour or day' },
};

export const releasesListFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  page: { in: 'query', type: 'integer', min: 1, zh: '页码', titleEn: 'Page', en: 'From 1' },
  per_page: { in: 'query', type: 'integer', min: 1, zh: '每页条数', titleEn: 'Per page', en: 'Default 20, at most 9999' },
  releasenum: { in: 'query', type: 'integer', min: 1, zh: '版本号', titleEn: 'Version', en: 'Exact number' },
  notes: { in: 'query', type: 'string', zh: '说明', titleEn: 'Notes', en: 'Part of the notes' },
  badges: { in: 'query', type: 'string', zh: '徽章', titleEn: 'Badges', en: 'Badge that points at it' },
};

export const releasesCreateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  notes: { in: 'body', type: 'string', max: 2000, zh: '说明', titleEn: 'Notes', en: 'Release notes' },
  metadata: { in: 'body', type: 'json', zh: '元数据', titleEn: 'Metadata', en: 'Any JSON of the caller' },
  entries: { in: 'body', type: 'array', max: 100000, items: { type: 'object', required: true, fields: { entryid: { type: 'string', required: true, format: 'uuid', zh: '文件 ID', titleEn: 'File ID', en: 'Entry id' }, versionid: { type: 'string', required: true, format: 'uuid', zh: '文件版本 ID', titleEn: 'File version ID', en: 'Version id' } } }, zh: '文件', titleEn: 'File', en: 'Exactly these versions instead of all current entries' },
};

export const releasesGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  rid: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '版本 ID', titleEn: 'Release ID', en: 'Release id' },
};

export const releasesGetByBadgeFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  badge: { in: 'path', type: 'string', required: true, min: 1, max: 1024, zh: '徽章', titleEn: 'Badge', en: 'Name of a badge' },
};

export const releasesEntriesFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  rid: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '版本 ID', titleEn: 'Release ID', en: 'Release id' },
  page: { in: 'query', type: 'integer', min: 1, zh: '页码', titleEn: 'Page', en: 'From 1' },
  per_page: { in: 'query', type: 'integer', min: 1, zh: '每页条数', titleEn: 'Per page', en: 'Default 20, at most 9999' },
  path: { in: 'query', type: 'string', max: 1024, zh: '路径', titleEn: 'Path', en: 'Path or part of a path' },
  label: { in: 'query', type: 'string', zh: '标签', titleEn: 'Label', en: 'Label' },
  content_type: { in: 'query', type: 'string', zh: '类型', titleEn: 'Type', en: 'Media type' },
  sort_by: { in: 'query', type: 'string', enum: ['path', 'content_size', 'last_modified'], zh: '排序字段', titleEn: 'Sort by', en: 'Field to sort by' },
  sort_order: { in: 'query', type: 'string', enum: ['asc', 'desc'], zh: '排序方向', titleEn: 'Sort order', en: 'asc or desc' },
};

export const releasesEntriesByFuzzyFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  rid: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '版本 ID', titleEn: 'Release ID', en: 'Release id' },
  page: { in: 'query', type: 'integer', min: 1, zh: '页码', titleEn: 'Page', en: 'From 1' },
  per_page: { in: 'query', type: 'integer', min: 1, zh: '每页条数', titleEn: 'Per page', en: 'Default 20, at most 9999' },
  path: { in: 'query', type: 'string', max: 1024, zh: '路径', titleEn: 'Path', en: 'Path or part of a path' },
};

export const entriesListFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  page: { in: 'query', type: 'integer', min: 1, zh: '页码', titleEn: 'Page', en: 'From 1' },
  per_page: { in: 'query', type: 'integer', min: 1, zh: '每页条数', titleEn: 'Per page', en: 'Default 20, at most 9999' },
  path: { in: 'query', type: 'string', max: 1024, zh: '路径', titleEn: 'Path', en: 'Path or part of a path' },
  label: { in: 'query', type: 'string', zh: '标签', titleEn: 'Label', en: 'Label' },
  content_type: { in: 'query', type: 'string', zh: '类型', titleEn: 'Type', en: 'Media type' },
  complete: { in: 'query', type: 'boolean', zh: '已上传', titleEn: 'Uploaded', en: 'Only complete or only incomplete ones' },
  starting_after: { in: 'query', type: 'string', format: 'uuid', zh: '起始文件', titleEn: 'Starting after', en: 'Begin behind this entry' },
  sort_by: { in: 'query', type: 'string', enum: ['path', 'content_size', 'last_modified'], zh: '排序字段', titleEn: 'Sort by', en: 'Field to sort by' },
  sort_order: { in: 'query', type: 'string', enum: ['asc', 'desc'], zh: '排序方向', titleEn: 'Sort order', en: 'asc or desc' },
};

export const entriesCreateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  path: { in: 'body', type: 'string', required: true, min: 1, max: 1024, zh: '路径', titleEn: 'Path', en: 'A path has 1 to 1024 characters, no leading "/", no empty, "." or ".." segment and no control character' },
  content_hash: { in: 'body', type: 'string', required: true, min: 32, max: 32, pattern: '^[0-9a-f]{32}$', zh: '内容哈希', titleEn: 'Content hash', en: '32 lower-case hexadecimal digits (MD5)' },
  content_size: { in: 'body', type: 'integer', required: true, min: 0, zh: '大小', titleEn: 'Size', en: 'Bytes' },
  content_type: { in: 'body', type: 'string', max: 255, zh: '类型', titleEn: 'Type', en: 'Media type; from the extension when absent' },
  labels: { in: 'body', type: 'array', max: 100, items: { type: 'string', required: true, max: 128 }, zh: '标签', titleEn: 'Labels', en: 'Labels' },
  metadata: { in: 'body', type: 'json', zh: '元数据', titleEn: 'Metadata', en: 'Any JSON of the caller' },
  signed_url: { in: 'body', type: 'boolean', zh: '需要上传地址', titleEn: 'Signed URL', en: 'Ask for a signed upload URL' },
};

export const entriesGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  eid: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '文件 ID', titleEn: 'File ID', en: 'Entry id' },
  versionid: { in: 'query', type: 'string', format: 'uuid', zh: '文件版本 ID', titleEn: 'File version ID', en: 'An older version' },
};

export const entriesUpdateFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  eid: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '文件 ID', titleEn: 'File ID', en: 'Entry id' },
  path: { in: 'body', type: 'string', required: true, min: 1, max: 1024, zh: '路径', titleEn: 'Path', en: 'A path has 1 to 1024 characters, no leading "/", no empty, "." or ".." segment and no control character' },
  content_hash: { in: 'body', type: 'string', required: true, min: 32, max: 32, pattern: '^[0-9a-f]{32}$', zh: '内容哈希', titleEn: 'Content hash', en: '32 lower-case hexadecimal digits (MD5)' },
  content_size: { in: 'body', type: 'integer', required: true, min: 0, zh: '大小', titleEn: 'Size', en: 'Bytes' },
  content_type: { in: 'body', type: 'string', max: 255, zh: '类型', titleEn: 'Type', en: 'Media type; from the extension when absent' },
  labels: { in: 'body', type: 'array', max: 100, items: { type: 'string', required: true, max: 128 }, zh: '标签', titleEn: 'Labels', en: 'Labels' },
  metadata: { in: 'body', type: 'json', zh: '元数据', titleEn: 'Metadata', en: 'Any JSON of the caller' },
  signed_url: { in: 'body', type: 'boolean', zh: '需要上传地址', titleEn: 'Signed URL', en: 'Ask for a signed upload URL' },
};

export const entriesRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  eid: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '文件 ID', titleEn: 'File ID', en: 'Entry id' },
};

export const entriesUpsertManyFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  entries: { in: 'body', type: 'array', required: true, min: 1, max: 1000, items: { type: 'object', required: true, fields: { path: { type: 'string', required: true, min: 1, max: 1024, zh: '路径', titleEn: 'Path', en: 'A path has 1 to 1024 characters, no leading "/", no empty, "." or ".." segment and no control character' }, content_hash: { type: 'string', required: true, min: 32, max: 32, pattern: '^[0-9a-f]{32}$', zh: '内容哈希', titleEn: 'Content hash', en: '32 lower-case hexadecimal digits (MD5)' }, content_size: { type: 'integer', required: true, min: 0, zh: '大小', titleEn: 'Size', en: 'Bytes' }, content_type: { type: 'string', max: 255, zh: '类型', titleEn: 'Type', en: 'Media type; from the extension when absent' }, labels: { type: 'array', max: 100, items: { type: 'string', required: true, max: 128 }, zh: '标签', titleEn: 'Labels', en: 'Labels' }, metadata: { type: 'json', zh: '元数据', titleEn: 'Metadata', en: 'Any JSON of the caller' }, signed_url: { type: 'boolean', zh: '需要上传地址', titleEn: 'Signed URL', en: 'Ask for a signed upload URL' } } } },
};

export const entriesRemoveManyFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  entries: { in: 'body', type: 'array', required: true, min: 1, max: 1000, items: { type: 'object', required: true, fields: { entryid: { type: 'string', required: true, format: 'uuid', zh: '文件 ID', titleEn: 'File ID', en: 'Entry id' } } } },
};

export const entriesUploadTokenFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  hash: { in: 'path', type: 'string', required: true, min: 7, max: 32, pattern: '^(?:[0-9a-f]{32}|unknown)$', zh: '内容哈希', titleEn: 'Content hash', en: '32 lower-case hexadecimal digits (MD5), or "unknown" where it is told after the blocks' },
  size: { in: 'query', type: 'integer', min: 0, zh: '大小', titleEn: 'Size', en: 'Bytes' },
  content_type: { in: 'query', type: 'string', max: 255, zh: '类型', titleEn: 'Type', en: 'Media type' },
};

export const entriesListDirectoryFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  page: { in: 'query', type: 'integer', min: 1, zh: '页码', titleEn: 'Page', en: 'From 1' },
  per_page: { in: 'query', type: 'integer', min: 1, zh: '每页条数', titleEn: 'Per page', en: 'Default 20, at most 9999' },
  path: { in: 'query', type: 'string', max: 1024, zh: '路径', titleEn: 'Path', en: 'Path or part of a path' },
};

export const entriesRemoveDirectoryFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  path: { in: 'query', type: 'string', required: true, min: 1, max: 1024, zh: '目录', titleEn: 'Path', en: 'Folder to delete' },
};

export const entriesByFuzzyFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  page: { in: 'query', type: 'integer', min: 1, zh: '页码', titleEn: 'Page', en: 'From 1' },
  per_page: { in: 'query', type: 'integer', min: 1, zh: '每页条数', titleEn: 'Per page', en: 'Default 20, at most 9999' },
  path: { in: 'query', type: 'string', max: 1024, zh: '路径', titleEn: 'Path', en: 'Path or part of a path' },
};

export const badgesListFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  page: { in: 'query', type: 'integer', min: 1, zh: '页码', titleEn: 'Page', en: 'From 1' },
  per_page: { in: 'query', type: 'integer', min: 1, zh: '每页条数', titleEn: 'Per page', en: 'Default 20, at most 9999' },
  name: { in: 'query', type: 'string', zh: '徽章名', titleEn: 'Badge', en: 'Part of the name' },
  releasenum: { in: 'query', type: 'integer', min: 1, zh: '版本号', titleEn: 'Version', en: 'Release number' },
};

export const badgesSetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  name: { in: 'body', type: 'string', required: true, min: 1, max: 64, pattern: '^[A-Za-z0-9._-]+$', zh: '徽章名', titleEn: 'Badge', en: '1 to 64 letters, digits, ".", "_" and "-"' },
  releaseid: { in: 'body', type: 'string', format: 'uuid', zh: '版本 ID', titleEn: 'Release ID', en: 'Release to point at' },
  releasenum: { in: 'body', type: 'integer', min: 1, zh: '版本号', titleEn: 'Version', en: 'Or its number' },
};

export const badgesRemoveFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  name: { in: 'path', type: 'string', required: true, min: 1, max: 1024, zh: '名称', titleEn: 'Name', en: 'Name' },
};

export const meUosFields: OperationFields = {};

export const meRefreshCacheFields: OperationFields = {};

export const meInfoFields: OperationFields = {};

export const meSequenceFields: OperationFields = {};

export const meGenerateMappingFields: OperationFields = {};

export const modsListFields: OperationFields = {
  page: { in: 'query', type: 'integer', min: 1, zh: '页码', titleEn: 'Page', en: 'From 1' },
  per_page: { in: 'query', type: 'integer', min: 1, zh: '每页条数', titleEn: 'Per page', en: 'Default 20, at most 9999' },
  status: { in: 'query', type: 'string', enum: ['not_start', 'ongoing', 'success', 'failed'], zh: '审核状态', titleEn: 'Review', en: 'Review state' },
  report_status: { in: 'query', type: 'string', enum: ['reported', 'down'], zh: '举报状态', titleEn: 'Report status', en: 'Report state' },
  name: { in: 'query', type: 'string', zh: '名称', titleEn: 'Name', en: 'Part of the name' },
  author_id: { in: 'query', type: 'string', zh: '作者 ID', titleEn: 'Author ID', en: 'Author' },
};

export const modsGetFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
};

export const modsVersionEntriesFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  vid: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '模组版本 ID', titleEn: 'Mod version ID', en: 'Id of a version of the mod' },
  page: { in: 'query', type: 'integer', min: 1, zh: '页码', titleEn: 'Page', en: 'From 1' },
  per_page: { in: 'query', type: 'integer', min: 1, zh: '每页条数', titleEn: 'Per page', en: 'Default 20, at most 9999' },
  path: { in: 'query', type: 'string', max: 1024, zh: '路径', titleEn: 'Path', en: 'Path or part of a path' },
};

export const modsEntriesFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  page: { in: 'query', type: 'integer', min: 1, zh: '页码', titleEn: 'Page', en: 'From 1' },
  per_page: { in: 'query', type: 'integer', min: 1, zh: '每页条数', titleEn: 'Per page', en: 'Default 20, at most 9999' },
  path: { in: 'query', type: 'string', max: 1024, zh: '路径', titleEn: 'Path', en: 'Path or part of a path' },
};

export const modsInspectFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  versionid: { in: 'body', type: 'string', format: 'uuid', zh: '模组版本 ID', titleEn: 'Mod version ID', en: 'Default: the newest' },
  action: { in: 'body', type: 'string', enum: ['start', 'approve', 'reject', 'takedown', 'restore'], zh: '操作', titleEn: 'Action', en: 'Default: start' },
  reason: { in: 'body', type: 'string', max: 1000, zh: '原因', titleEn: 'Reason', en: 'Required for reject' },
};

export const modsInspectReportFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  versionid: { in: 'body', type: 'string', format: 'uuid', zh: '模组版本 ID', titleEn: 'Mod version ID', en: 'Default: the newest' },
};

export const modsCreateFields: OperationFields = {
  name: { in: 'body', type: 'string', required: true, min: 1, max: 100, pattern: '^(?=.*\\S)\\P{Cc}*$', zh: '名称', titleEn: 'Name', en: 'Name' },
  description: { in: 'body', type: 'string', max: 4000, zh: '描述', titleEn: 'Description', en: 'Free text' },
  icon_url: { in: 'body', type: 'string', max: 1024, pattern: '^(?!\\s*(?:[jJ][aA][vV][aA][sS][cC][rR][iI][pP][tT]|[vV][bB][sS][cC][rR][iI][pP][tT]|[dD][aA][tT][aA])\\s*:)\\P{Cc}*$', zh: '图标', titleEn: 'Icon', en: 'Icon URL' },
  author_id: { in: 'body', type: 'string', max: 128, zh: '作者 ID', titleEn: 'Author ID', en: 'Persona id of the author' },
  author_name: { in: 'body', type: 'string', max: 128, pattern: '^\\P{Cc}*$', zh: '作者', titleEn: 'Author', en: 'Name of the author' },
  tags: { in: 'body', type: 'array', max: 50, items: { type: 'string', required: true, max: 64 }, zh: '标签', titleEn: 'Tags', en: 'Tags' },
  metadata: { in: 'body', type: 'json', zh: '元数据', titleEn: 'Metadata', en: 'Any JSON of the caller' },
};

export const modsCreateVersionFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  version: { in: 'body', type: 'string', required: true, pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$', zh: '版本', titleEn: 'Version', en: 'Letters, digits, dots, hyphens and underscores, such as 1.0.2' },
  notes: { in: 'body', type: 'string', max: 2000, zh: '说明', titleEn: 'Notes', en: 'Notes' },
};

export const modsCreateEntryFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  vid: { in: 'path', type: 'string', required: true, format: 'uuid', zh: '模组版本 ID', titleEn: 'Mod version ID', en: 'Id of a version of the mod' },
  path: { in: 'body', type: 'string', required: true, min: 1, max: 1024, zh: '路径', titleEn: 'Path', en: 'A path has 1 to 1024 characters, no leading "/", no empty, "." or ".." segment and no control character' },
  content_hash: { in: 'body', type: 'string', required: true, min: 32, max: 32, pattern: '^[0-9a-f]{32}$', zh: '内容哈希', titleEn: 'Content hash', en: '32 lower-case hexadecimal digits (MD5)' },
  content_size: { in: 'body', type: 'integer', required: true, min: 0, zh: '大小', titleEn: 'Size', en: 'Bytes' },
  content_type: { in: 'body', type: 'string', max: 255, zh: '类型', titleEn: 'Type', en: 'Media type; from the extension when absent' },
  labels: { in: 'body', type: 'array', max: 100, items: { type: 'string', required: true, max: 128 }, zh: '标签', titleEn: 'Labels', en: 'Labels' },
  metadata: { in: 'body', type: 'json', zh: '元数据', titleEn: 'Metadata', en: 'Any JSON of the caller' },
  signed_url: { in: 'body', type: 'boolean', zh: '需要上传地址', titleEn: 'Signed URL', en: 'Ask for a signed upload URL' },
};

export const modsReportFields: OperationFields = {
  id: { in: 'path', type: 'string', required: true, format: 'uuid', zh: 'ID', titleEn: 'ID', en: 'Id of the thing that the path names' },
  entryid: { in: 'body', type: 'string', format: 'uuid', zh: '文件 ID', titleEn: 'File ID', en: 'File the report is about' },
  reason: { in: 'body', type: 'string', required: true, min: 1, max: 1000, zh: '原因', titleEn: 'Reason', en: 'What is wrong with it' },
};

export const contentByBadgePathFields: OperationFields = {
  bucketId: { in: 'path', type: 'string', required: true, min: 1, max: 1024, zh: '资源桶 ID', titleEn: 'Bucket ID', en: 'Bucket id' },
  badge: { in: 'path', type: 'string', required: true, min: 1, max: 1024, zh: '徽章', titleEn: 'Badge', en: 'Name of a badge' },
  path: { in: 'query', type: 'string', required: true, zh: '路径', titleEn: 'Path', en: 'Path inside the bucket' },
};

export const contentByBadgeFields: OperationFields = {
  bucketId: { in: 'path', type: 'string', required: true, min: 1, max: 1024, zh: '资源桶 ID', titleEn: 'Bucket ID', en: 'Bucket id' },
  badge: { in: 'path', type: 'string', required: true, min: 1, max: 1024, zh: '徽章', titleEn: 'Badge', en: 'Name of a badge' },
  path: { in: 'path', type: 'string', required: true, min: 1, max: 1024, zh: '文件路径', titleEn: 'Path', en: 'Path inside the bucket' },
};

export const contentByReleasePathFields: OperationFields = {
  bucketId: { in: 'path', type: 'string', required: true, min: 1, max: 1024, zh: '资源桶 ID', titleEn: 'Bucket ID', en: 'Bucket id' },
  releaseId: { in: 'path', type: 'string', required: true, min: 1, max: 1024, zh: '版本 ID', titleEn: 'Release ID', en: 'Release id' },
  path: { in: 'query', type: 'string', required: true, zh: '路径', titleEn: 'Path', en: 'Path inside the bucket' },
};

export const contentByReleaseFields: OperationFields = {
  bucketId: { in: 'path', type: 'string', required: true, min: 1, max: 1024, zh: '资源桶 ID', titleEn: 'Bucket ID', en: 'Bucket id' },
  releaseId: { in: 'path', type: 'string', required: true, min: 1, max: 1024, zh: '版本 ID', titleEn: 'Release ID', en: 'Release id' },
  path: { in: 'path', type: 'string', required: true, min: 1, max: 1024, zh: '文件路径', titleEn: 'Path', en: 'Path inside the bucket' },
};

export const contentByHeadPathFields: OperationFields = {
  bucketId: { in: 'path', type: 'string', required: true, min: 1, max: 1024, zh: '资源桶 ID', titleEn: 'Bucket ID', en: 'Bucket id' },
  path: { in: 'query', type: 'string', required: true, zh: '路径', titleEn: 'Path', en: 'Path inside the bucket' },
};

export const contentByHeadFields: OperationFields = {
  bucketId: { in: 'path', type: 'string', required: true, min: 1, max: 1024, zh: '资源桶 ID', titleEn: 'Bucket ID', en: 'Bucket id' },
  path: { in: 'path', type: 'string', required: true, min: 1, max: 1024, zh: '文件路径', titleEn: 'Path', en: 'Path inside the bucket' },
};

export const contentByEntryFields: OperationFields = {
  bucketId: { in: 'path', type: 'string', required: true, min: 1, max: 1024, zh: '资源桶 ID', titleEn: 'Bucket ID', en: 'Bucket id' },
  entryId: { in: 'path', type: 'string', required: true, min: 1, max: 1024, zh: '文件 ID', titleEn: 'File ID', en: 'Entry id' },
};

export const contentByVersionFields: OperationFields = {
  bucketId: { in: 'path', type: 'string', required: true, min: 1, max: 1024, zh: '资源桶 ID', titleEn: 'Bucket ID', en: 'Bucket id' },
  entryId: { in: 'path', type: 'string', required: true, min: 1, max: 1024, zh: '文件 ID', titleEn: 'File ID', en: 'Entry id' },
  versionId: { in: 'path', type: 'string', required: true, min: 1, max: 1024, zh: '文件版本 ID', titleEn: 'File version ID', en: 'Id of a version of the entry' },
};

export const cdnFields: ServiceFields = {
  'buckets.list': bucketsListFields,
  'buckets.create': bucketsCreateFields,
  'buckets.get': bucketsGetFields,
  'buckets.update': bucketsUpdateFields,
  'buckets.remove': bucketsRemoveFields,
  'buckets.promote': bucketsPromoteFields,
  'buckets.proxyCache': bucketsProxyCacheFields,
  'buckets.statistics': bucketsStatisticsFields,
  'releases.list': releasesListFields,
  'releases.create': releasesCreateFields,
  'releases.get': releasesGetFields,
  'releases.getByBadge': releasesGetByBadgeFields,
  'releases.entries': releasesEntriesFields,
  'releases.entriesByFuzzy': releasesEntriesByFuzzyFields,
  'entries.list': entriesListFields,
  'entries.create': entriesCreateFields,
  'entries.get': entriesGetFields,
  'entries.update': entriesUpdateFields,
  'entries.remove': entriesRemoveFields,
  'entries.upsertMany': entriesUpsertManyFields,
  'entries.removeMany': entriesRemoveManyFields,
  'entries.uploadToken': entriesUploadTokenFields,
  'entries.listDirectory': entriesListDirectoryFields,
  'entries.removeDirectory': entriesRemoveDirectoryFields,
  'entries.byFuzzy': entriesByFuzzyFields,
  'badges.list': badgesListFields,
  'badges.set': badgesSetFields,
  'badges.remove': badgesRemoveFields,
  'me.uos': meUosFields,
  'me.refreshCache': meRefreshCacheFields,
  'me.info': meInfoFields,
  'me.sequence': meSequenceFields,
  'me.generateMapping': meGenerateMappingFields,
  'mods.list': modsListFields,
  'mods.get': modsGetFields,
  'mods.versionEntries': modsVersionEntriesFields,
  'mods.entries': modsEntriesFields,
  'mods.inspect': modsInspectFields,
  'mods.inspectReport': modsInspectReportFields,
  'mods.create': modsCreateFields,
  'mods.createVersion': modsCreateVersionFields,
  'mods.createEntry': modsCreateEntryFields,
  'mods.report': modsReportFields,
  'content.byBadgePath': contentByBadgePathFields,
  'content.byBadge': contentByBadgeFields,
  'content.byReleasePath': contentByReleasePathFields,
  'content.byRelease': contentByReleaseFields,
  'content.byHeadPath': contentByHeadPathFields,
  'content.byHead': contentByHeadFields,
  'content.byEntry': contentByEntryFields,
  'content.byVersion': contentByVersionFields,
};
