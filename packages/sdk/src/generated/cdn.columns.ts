// Generated from the contract by `npm run gen`; do not edit.
import { cdnLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const bucketColumns = {
  id: { title: '资源桶 ID', titleEn: 'Bucket ID', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  description: { title: '描述', titleEn: 'Description' },
  projectguid: { title: '项目 ID', titleEn: 'Project ID', kind: 'id' },
  created: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  private: { title: '私有', titleEn: 'Private', kind: 'flag' },
  attributes: { title: '属性', titleEn: 'Properties' },
  changes: { title: '变更', titleEn: 'Changes' },
  last_release: { title: '最新版本', titleEn: 'Latest release' },
  permissions: { title: '权限', titleEn: 'Permissions' },
  entry_count: { title: '文件数', titleEn: 'Files', kind: 'number' },
  content_size: { title: '大小', titleEn: 'Size', kind: 'number' },
  badge_count: { title: '徽章数', titleEn: 'Badges', kind: 'number' },
  release_count: { title: '版本数', titleEn: 'Releases', kind: 'number' },
  proxy_cache: { title: '代理缓存', titleEn: 'Proxy cache' },
  last_modified: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
  last_modified_by: { title: '修改者 ID', titleEn: 'Changed by (ID)', kind: 'id' },
  last_modified_by_name: { title: '修改者', titleEn: 'Changed by' },
} satisfies EntityColumns;

export const cdnChangesColumns = {
  add: { title: '新增', titleEn: 'New', kind: 'number' },
  update: { title: '更新', titleEn: 'Changed', kind: 'number' },
  delete: { title: '删除', titleEn: 'Deleted', kind: 'number' },
  unchanged: { title: '未变', titleEn: 'Unchanged', kind: 'number' },
  loading: { title: '统计中', titleEn: 'Counting', kind: 'flag' },
  last_modified: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
  last_modified_by: { title: '修改者 ID', titleEn: 'Changed by (ID)', kind: 'id' },
  last_modified_by_name: { title: '修改者', titleEn: 'Changed by' },
} satisfies EntityColumns;

export const releaseColumns = {
  releaseid: { title: '版本 ID', titleEn: 'Release ID', kind: 'id' },
  releasenum: { title: '版本号', titleEn: 'Version', kind: 'number' },
  notes: { title: '说明', titleEn: 'Notes' },
  metadata: { title: '元数据', titleEn: 'Metadata' },
  created: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  created_by: { title: '创建者 ID', titleEn: 'Creator ID', kind: 'id' },
  created_by_name: { title: '创建者', titleEn: 'Created by' },
  badges: { title: '徽章', titleEn: 'Badges', kind: 'count' },
  changes: { title: '变更', titleEn: 'Changes' },
  content_hash: { title: '内容哈希', titleEn: 'Content hash' },
  content_size: { title: '大小', titleEn: 'Size', kind: 'number' },
  entry_count: { title: '文件数', titleEn: 'Files', kind: 'number' },
  entries_link: { title: '文件列表链接', titleEn: 'Link to the files' },
  promoted_from_bucket: { title: '来源资源桶', titleEn: 'Promoted from bucket', kind: 'id' },
  promoted_from_release: { title: '来源版本', titleEn: 'Promoted from release', kind: 'id' },
} satisfies EntityColumns;

export const badgeColumns = {
  name: { title: '徽章名', titleEn: 'Badge' },
  releaseid: { title: '版本 ID', titleEn: 'Release ID', kind: 'id' },
  releasenum: { title: '版本号', titleEn: 'Version', kind: 'number' },
  created: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  created_by: { title: '创建者 ID', titleEn: 'Creator ID', kind: 'id' },
  created_by_name: { title: '创建者', titleEn: 'Created by' },
} satisfies EntityColumns;

export const proxyCacheColumns = {
  bucketid: { title: '资源桶 ID', titleEn: 'Bucket ID', kind: 'id' },
  ttl_seconds: { title: '缓存秒数', titleEn: 'Seconds kept', kind: 'number' },
  cached_objects: { title: '缓存对象数', titleEn: 'Cached objects', kind: 'number' },
  cached_bytes: { title: '缓存大小', titleEn: 'Cached size', kind: 'bytes' },
  last_cleared: { title: '上次清除', titleEn: 'Last cleared', kind: 'time' },
} satisfies EntityColumns;

export const bucketStatisticsColumns = {
  bucketid: { title: '资源桶 ID', titleEn: 'Bucket ID', kind: 'id' },
  total: { title: '合计', titleEn: 'Total' },
  items: { title: '明细', titleEn: 'Items', kind: 'count' },
  top_paths: { title: '热门文件', titleEn: 'Top files', kind: 'count' },
} satisfies EntityColumns;

export const releaseEntryColumns = {
  entryid: { title: '文件 ID', titleEn: 'File ID', kind: 'id' },
  path: { title: '路径', titleEn: 'Path' },
  content_hash: { title: '内容哈希', titleEn: 'Content hash' },
  content_size: { title: '大小', titleEn: 'Size', kind: 'bytes' },
  content_type: { title: '类型', titleEn: 'Type' },
  labels: { title: '标签', titleEn: 'Labels' },
  metadata: { title: '元数据', titleEn: 'Metadata' },
  versionid: { title: '文件版本 ID', titleEn: 'File version ID', kind: 'id' },
  change_state: { title: '变更', titleEn: 'Change state', kind: 'label', labels: cdnLabels.entry.changeState },
  complete: { title: '已上传', titleEn: 'Uploaded', kind: 'flag' },
  content_link: { title: '内容链接', titleEn: 'Content link' },
  link: { title: '管理链接', titleEn: 'Link' },
  last_modified: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
} satisfies EntityColumns;

export const entryColumns = {
  entryid: { title: '文件 ID', titleEn: 'File ID', kind: 'id' },
  path: { title: '路径', titleEn: 'Path' },
  content_hash: { title: '内容哈希', titleEn: 'Content hash' },
  content_size: { title: '大小', titleEn: 'Size', kind: 'bytes' },
  content_type: { title: '类型', titleEn: 'Type' },
  labels: { title: '标签', titleEn: 'Labels' },
  metadata: { title: '元数据', titleEn: 'Metadata' },
  current_versionid: { title: '当前版本 ID', titleEn: 'Current version ID', kind: 'id' },
  complete: { title: '已上传', titleEn: 'Uploaded', kind: 'flag' },
  content_link: { title: '内容链接', titleEn: 'Content link' },
  link: { title: '管理链接', titleEn: 'Link' },
  signed_url: { title: '上传地址', titleEn: 'Upload address' },
  last_modified: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
  last_modified_by: { title: '修改者 ID', titleEn: 'Changed by (ID)', kind: 'id' },
  last_modified_by_name: { title: '修改者', titleEn: 'Changed by' },
  updated_at: { title: '更新时间', titleEn: 'Updated', kind: 'time' },
} satisfies EntityColumns;

export const uploadTokenColumns = {
  uploadToken: { title: '上传凭证', titleEn: 'Upload token' },
  uploadUrl: { title: '上传地址', titleEn: 'Upload address' },
  objectKey: { title: '对象键', titleEn: 'Object key' },
  exist: { title: '已存在', titleEn: 'Exists', kind: 'flag' },
  expires: { title: '过期时间', titleEn: 'Expires', kind: 'time' },
} satisfies EntityColumns;

export const directoryItemColumns = {
  type: { title: '类别', titleEn: 'Kind', kind: 'label', labels: cdnLabels.entry.listType },
  name: { title: '名称', titleEn: 'Name' },
  path: { title: '路径', titleEn: 'Path' },
  entry_count: { title: '文件数', titleEn: 'Files', kind: 'number' },
  content_size: { title: '大小', titleEn: 'Size', kind: 'bytes' },
  last_modified: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
  entry: { title: '文件', titleEn: 'File' },
} satisfies EntityColumns;

export const cdnProjectInfoColumns = {
  UnityProjectGuid: { title: '项目 ID', titleEn: 'Project ID', kind: 'id' },
  Provider: { title: '存储提供方', titleEn: 'Storage provider' },
  Status: { title: '状态', titleEn: 'Status', kind: 'flag' },
} satisfies EntityColumns;

export const cdnProjectUsageColumns = {
  UnityProjectGuid: { title: '项目 ID', titleEn: 'Project ID', kind: 'id' },
  Provider: { title: '存储提供方', titleEn: 'Storage provider' },
  Status: { title: '状态', titleEn: 'Status', kind: 'flag' },
  AppId: { title: '应用 ID', titleEn: 'AppId', kind: 'id' },
  ProjectName: { title: '应用名称', titleEn: 'App' },
  OrganizationId: { title: '组织 ID', titleEn: 'Organization ID', kind: 'id' },
  usage: { title: '用量', titleEn: 'Usage' },
  quota: { title: '数量', titleEn: 'Quantity' },
} satisfies EntityColumns;

export const cdnSequenceColumns = {
  projectguid: { title: '项目 ID', titleEn: 'Project ID', kind: 'id' },
  sequence: { title: '序号', titleEn: 'Number', kind: 'number' },
  generated: { title: '生成时间', titleEn: 'Made', kind: 'time' },
  count: { title: '数量', titleEn: 'Quantity', kind: 'number' },
} satisfies EntityColumns;

export const modColumns = {
  id: { title: '模组 ID', titleEn: 'Mod ID', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  description: { title: '描述', titleEn: 'Description' },
  icon_url: { title: '图标', titleEn: 'Icon' },
  author_id: { title: '作者 ID', titleEn: 'Author ID', kind: 'id' },
  author_name: { title: '作者', titleEn: 'Author' },
  bucketid: { title: '资源桶 ID', titleEn: 'Bucket ID', kind: 'id' },
  status: { title: '审核状态', titleEn: 'Review', kind: 'status', labels: cdnLabels.mod.status },
  report_status: { title: '举报状态', titleEn: 'Report status', kind: 'status', labels: cdnLabels.mod.reportStatus },
  report_count: { title: '举报次数', titleEn: 'Reports', kind: 'number' },
  latest_versionid: { title: '最新通过版本', titleEn: 'Latest approved version', kind: 'id' },
  version_count: { title: '版本数', titleEn: 'Releases', kind: 'number' },
  download_count: { title: '下载次数', titleEn: 'Downloads', kind: 'number' },
  tags: { title: '标签', titleEn: 'Tags' },
  metadata: { title: '元数据', titleEn: 'Metadata' },
  created: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  updated: { title: '更新时间', titleEn: 'Updated', kind: 'time' },
  published: { title: '发布时间', titleEn: 'Released', kind: 'time' },
} satisfies EntityColumns;

export const modWithVersionsColumns = {
  id: { title: '模组 ID', titleEn: 'Mod ID', kind: 'id' },
  name: { title: '名称', titleEn: 'Name' },
  description: { title: '描述', titleEn: 'Description' },
  icon_url: { title: '图标', titleEn: 'Icon' },
  author_id: { title: '作者 ID', titleEn: 'Author ID', kind: 'id' },
  author_name: { title: '作者', titleEn: 'Author' },
  bucketid: { title: '资源桶 ID', titleEn: 'Bucket ID', kind: 'id' },
  status: { title: '审核状态', titleEn: 'Review', kind: 'status', labels: cdnLabels.mod.status },
  report_status: { title: '举报状态', titleEn: 'Report status', kind: 'status', labels: cdnLabels.mod.reportStatus },
  report_count: { title: '举报次数', titleEn: 'Reports', kind: 'number' },
  latest_versionid: { title: '最新通过版本', titleEn: 'Latest approved version', kind: 'id' },
  version_count: { title: '版本数', titleEn: 'Releases', kind: 'number' },
  download_count: { title: '下载次数', titleEn: 'Downloads', kind: 'number' },
  tags: { title: '标签', titleEn: 'Tags' },
  metadata: { title: '元数据', titleEn: 'Metadata' },
  created: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  updated: { title: '更新时间', titleEn: 'Updated', kind: 'time' },
  published: { title: '发布时间', titleEn: 'Released', kind: 'time' },
  versions: { title: '版本', titleEn: 'Version', kind: 'count' },
} satisfies EntityColumns;

export const modVersionColumns = {
  versionid: { title: '模组版本 ID', titleEn: 'Mod version ID', kind: 'id' },
  modid: { title: '模组 ID', titleEn: 'Mod ID', kind: 'id' },
  version: { title: '版本', titleEn: 'Version' },
  notes: { title: '说明', titleEn: 'Notes' },
  status: { title: '审核状态', titleEn: 'Review', kind: 'status', labels: cdnLabels.mod.status },
  content_size: { title: '大小', titleEn: 'Size', kind: 'bytes' },
  entry_count: { title: '文件数', titleEn: 'Files', kind: 'number' },
  created: { title: '创建时间', titleEn: 'Created', kind: 'time' },
  submitted: { title: '提交时间', titleEn: 'Handed in', kind: 'time' },
  finished: { title: '完成时间', titleEn: 'Finished', kind: 'time' },
} satisfies EntityColumns;

export const modEntryColumns = {
  entryid: { title: '文件 ID', titleEn: 'File ID', kind: 'id' },
  path: { title: '路径', titleEn: 'Path' },
  content_hash: { title: '内容哈希', titleEn: 'Content hash' },
  content_size: { title: '大小', titleEn: 'Size', kind: 'bytes' },
  content_type: { title: '类型', titleEn: 'Type' },
  content_link: { title: '内容链接', titleEn: 'Content link' },
  inspect_result: { title: '检测结果', titleEn: 'Result', kind: 'label', labels: cdnLabels.modEntry.inspectResult },
  report_status: { title: '举报状态', titleEn: 'Report status', kind: 'status', labels: cdnLabels.mod.reportStatus },
  signed_url: { title: '上传地址', titleEn: 'Upload address' },
  last_modified: { title: '修改时间', titleEn: 'Changed', kind: 'time' },
} satisfies EntityColumns;

export const inspectReportColumns = {
  modid: { title: '模组 ID', titleEn: 'Mod ID', kind: 'id' },
  versionid: { title: '模组版本 ID', titleEn: 'Mod version ID', kind: 'id' },
  status: { title: '审核状态', titleEn: 'Review', kind: 'status', labels: cdnLabels.mod.status },
  started: { title: '开始时间', titleEn: 'Started', kind: 'time' },
  finished: { title: '完成时间', titleEn: 'Finished', kind: 'time' },
  operator: { title: '审核人', titleEn: 'Reviewer' },
  summary: { title: '汇总', titleEn: 'Summary' },
  items: { title: '明细', titleEn: 'Items', kind: 'count' },
  reason: { title: '原因', titleEn: 'Reason' },
} satisfies EntityColumns;
