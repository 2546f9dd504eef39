// Generated from the contract by `npm run gen`; do not edit.
import { cdnLabels } from '@uos/contract/labels';
import type { EntityColumns } from '../fields/view-data.ts';

export const bucketColumns = {
  id: { title: '资源桶 ID', kind: 'id' },
  name: { title: '名称' },
  description: { title: '描述' },
  projectguid: { title: '项目 ID', kind: 'id' },
  created: { title: '创建时间', kind: 'time' },
  private: { title: '私有', kind: 'flag' },
  attributes: { title: '属性' },
  changes: { title: '变更' },
  last_release: { title: '最新版本' },
  permissions: { title: '权限' },
  entry_count: { title: '文件数', kind: 'number' },
  content_size: { title: '大小', kind: 'number' },
  badge_count: { title: '徽章数', kind: 'number' },
  release_count: { title: '版本数', kind: 'number' },
  proxy_cache: { title: '代理缓存' },
  last_modified: { title: '修改时间', kind: 'time' },
  last_modified_by: { title: '修改者 ID', kind: 'id' },
  last_modified_by_name: { title: '修改者' },
} satisfies EntityColumns;

export const cdnChangesColumns = {
  add: { title: '新增', kind: 'number' },
  update: { title: '更新', kind: 'number' },
  delete: { title: '删除', kind: 'number' },
  unchanged: { title: '未变', kind: 'number' },
  loading: { title: '统计中', kind: 'flag' },
  last_modified: { title: '修改时间', kind: 'time' },
  last_modified_by: { title: '修改者 ID', kind: 'id' },
  last_modified_by_name: { title: '修改者' },
} satisfies EntityColumns;

export const releaseColumns = {
  releaseid: { title: '版本 ID', kind: 'id' },
  releasenum: { title: '版本号', kind: 'number' },
  notes: { title: '说明' },
  metadata: { title: '元数据' },
  created: { title: '创建时间', kind: 'time' },
  created_by: { title: '创建者 ID', kind: 'id' },
  created_by_name: { title: '创建者' },
  badges: { title: '徽章', kind: 'count' },
  changes: { title: '变更' },
  content_hash: { title: '内容哈希' },
  content_size: { title: '大小', kind: 'number' },
  entry_count: { title: '文件数', kind: 'number' },
  entries_link: { title: '文件列表链接' },
  promoted_from_bucket: { title: '来源资源桶', kind: 'id' },
  promoted_from_release: { title: '来源版本', kind: 'id' },
} satisfies EntityColumns;

export const badgeColumns = {
  name: { title: '徽章名' },
  releaseid: { title: '版本 ID', kind: 'id' },
  releasenum: { title: '版本号', kind: 'number' },
  created: { title: '创建时间', kind: 'time' },
  created_by: { title: '创建者 ID', kind: 'id' },
  created_by_name: { title: '创建者' },
} satisfies EntityColumns;

export const proxyCacheColumns = {
  bucketid: { title: '资源桶 ID', kind: 'id' },
  ttl_seconds: { title: '缓存秒数', kind: 'number' },
  cached_objects: { title: '缓存对象数', kind: 'number' },
  cached_bytes: { title: '缓存大小', kind: 'bytes' },
  last_cleared: { title: '上次清除', kind: 'time' },
} satisfies EntityColumns;

export const bucketStatisticsColumns = {
  bucketid: { title: '资源桶 ID', kind: 'id' },
  total: { title: '合计' },
  items: { title: '明细', kind: 'count' },
  top_paths: { title: '热门文件', kind: 'count' },
} satisfies EntityColumns;

export const releaseEntryColumns = {
  entryid: { title: '文件 ID', kind: 'id' },
  path: { title: '路径' },
  content_hash: { title: '内容哈希' },
  content_size: { title: '大小', kind: 'bytes' },
  content_type: { title: '类型' },
  labels: { title: '标签' },
  metadata: { title: '元数据' },
  versionid: { title: '文件版本 ID', kind: 'id' },
  change_state: { title: '变更', kind: 'label', labels: cdnLabels.entry.changeState },
  complete: { title: '已上传', kind: 'flag' },
  content_link: { title: '内容链接' },
  link: { title: '管理链接' },
  last_modified: { title: '修改时间', kind: 'time' },
} satisfies EntityColumns;

export const entryColumns = {
  entryid: { title: '文件 ID', kind: 'id' },
  path: { title: '路径' },
  content_hash: { title: '内容哈希' },
  content_size: { title: '大小', kind: 'bytes' },
  content_type: { title: '类型' },
  labels: { title: '标签' },
  metadata: { title: '元数据' },
  current_versionid: { title: '当前版本 ID', kind: 'id' },
  complete: { title: '已上传', kind: 'flag' },
  content_link: { title: '内容链接' },
  link: { title: '管理链接' },
  signed_url: { title: '上传地址' },
  last_modified: { title: '修改时间', kind: 'time' },
  last_modified_by: { title: '修改者 ID', kind: 'id' },
  last_modified_by_name: { title: '修改者' },
  updated_at: { title: '更新时间', kind: 'time' },
} satisfies EntityColumns;

export const uploadTokenColumns = {
  uploadToken: { title: '上传凭证' },
  uploadUrl: { title: '上传地址' },
  objectKey: { title: '对象键' },
  exist: { title: '已存在', kind: 'flag' },
  expires: { title: '过期时间', kind: 'time' },
} satisfies EntityColumns;

export const directoryItemColumns = {
  type: { title: '类别', kind: 'label', labels: cdnLabels.entry.listType },
  name: { title: '名称' },
  path: { title: '路径' },
  entry_count: { title: '文件数', kind: 'number' },
  content_size: { title: '大小', kind: 'bytes' },
  last_modified: { title: '修改时间', kind: 'time' },
  entry: { title: '文件' },
} satisfies EntityColumns;

export const cdnProjectInfoColumns = {
  UnityProjectGuid: { title: '项目 ID', kind: 'id' },
  Provider: { title: '存储提供方' },
  Status: { title: '状态', kind: 'flag' },
} satisfies EntityColumns;

export const cdnProjectUsageColumns = {
  UnityProjectGuid: { title: '项目 ID', kind: 'id' },
  Provider: { title: '存储提供方' },
  Status: { title: '状态', kind: 'flag' },
  AppId: { title: '应用 ID', kind: 'id' },
  ProjectName: { title: '应用名称' },
  OrganizationId: { title: '组织 ID', kind: 'id' },
  usage: { title: '用量' },
  quota: { title: '数量' },
} satisfies EntityColumns;

export const cdnSequenceColumns = {
  projectguid: { title: '项目 ID', kind: 'id' },
  sequence: { title: '序号', kind: 'number' },
  generated: { title: '生成时间', kind: 'time' },
  count: { title: '数量', kind: 'number' },
} satisfies EntityColumns;

export const modColumns = {
  id: { title: '模组 ID', kind: 'id' },
  name: { title: '名称' },
  description: { title: '描述' },
  icon_url: { title: '图标' },
  author_id: { title: '作者 ID', kind: 'id' },
  author_name: { title: '作者' },
  bucketid: { title: '资源桶 ID', kind: 'id' },
  status: { title: '审核状态', kind: 'status', labels: cdnLabels.mod.status },
  report_status: { title: '举报状态', kind: 'status', labels: cdnLabels.mod.reportStatus },
  report_count: { title: '举报次数', kind: 'number' },
  latest_versionid: { title: '最新通过版本', kind: 'id' },
  version_count: { title: '版本数', kind: 'number' },
  download_count: { title: '下载次数', kind: 'number' },
  tags: { title: '标签' },
  metadata: { title: '元数据' },
  created: { title: '创建时间', kind: 'time' },
  updated: { title: '更新时间', kind: 'time' },
  published: { title: '发布时间', kind: 'time' },
} satisfies EntityColumns;

export const modWithVersionsColumns = {
  id: { title: '模组 ID', kind: 'id' },
  name: { title: '名称' },
  description: { title: '描述' },
  icon_url: { title: '图标' },
  author_id: { title: '作者 ID', kind: 'id' },
  author_name: { title: '作者' },
  bucketid: { title: '资源桶 ID', kind: 'id' },
  status: { title: '审核状态', kind: 'status', labels: cdnLabels.mod.status },
  report_status: { title: '举报状态', kind: 'status', labels: cdnLabels.mod.reportStatus },
  report_count: { title: '举报次数', kind: 'number' },
  latest_versionid: { title: '最新通过版本', kind: 'id' },
  version_count: { title: '版本数', kind: 'number' },
  download_count: { title: '下载次数', kind: 'number' },
  tags: { title: '标签' },
  metadata: { title: '元数据' },
  created: { title: '创建时间', kind: 'time' },
  updated: { title: '更新时间', kind: 'time' },
  published: { title: '发布时间', kind: 'time' },
  versions: { title: '版本', kind: 'count' },
} satisfies EntityColumns;

export const modVersionColumns = {
  versionid: { title: '模组版本 ID', kind: 'id' },
  modid: { title: '模组 ID', kind: 'id' },
  version: { title: '版本' },
  notes: { title: '说明' },
  status: { title: '审核状态', kind: 'status', labels: cdnLabels.mod.status },
  content_size: { title: '大小', kind: 'bytes' },
  entry_count: { title: '文件数', kind: 'number' },
  created: { title: '创建时间', kind: 'time' },
  submitted: { title: '提交时间', kind: 'time' },
  finished: { title: '完成时间', kind: 'time' },
} satisfies EntityColumns;

export const modEntryColumns = {
  entryid: { title: '文件 ID', kind: 'id' },
  path: { title: '路径' },
  content_hash: { title: '内容哈希' },
  content_size: { title: '大小', kind: 'bytes' },
  content_type: { title: '类型' },
  content_link: { title: '内容链接' },
  inspect_result: { title: '检测结果', kind: 'label', labels: cdnLabels.modEntry.inspectResult },
  report_status: { title: '举报状态', kind: 'status', labels: cdnLabels.mod.reportStatus },
  signed_url: { title: '上传地址' },
  last_modified: { title: '修改时间', kind: 'time' },
} satisfies EntityColumns;

export const inspectReportColumns = {
  modid: { title: '模组 ID', kind: 'id' },
  versionid: { title: '模组版本 ID', kind: 'id' },
  status: { title: '审核状态', kind: 'status', labels: cdnLabels.mod.status },
  started: { title: '开始时间', kind: 'time' },
  finished: { title: '完成时间', kind: 'time' },
  operator: { title: '审核人' },
  summary: { title: '汇总' },
  items: { title: '明细', kind: 'count' },
  reason: { title: '原因' },
} satisfies EntityColumns;
