// One realistic value of each entity, for the reference and for tests.
import type * as z from 'zod';
import { app } from '../app/examples.ts';
import type * as s from './schemas.ts';

const bucketId = '4b0e7d92-f5a3-4c68-9d1e-8276c3fa50b9';
const entryId = '8e5c20f7-3b9a-4d16-a742-c1f06e9b5d38';
const versionId = 'f14a7c63-0d82-4b5e-9e37-25b8d06c1fa9';
const releaseId = 'a93d6f18-7e24-4c50-8b91-d04f5e2c7a36';
const modId = '0c7e52d4-b618-4f93-a25d-9e41f8b3706c';
const modVersionId = '71d0b9e6-4a2f-4385-bc68-f3a95d1e0742';
const apiBase = 'http://localhost:4180/api/v1';
const contentBase = 'http://127.0.0.1:4180/client_api/v1';
const author = '1f6b9e37-84d0-4a2c-b5e1-30c9d7a8f426';

const written = {
  last_modified: '2026-11-20T02:40:00Z',
  last_modified_by: author,
  last_modified_by_name: '陈灯',
};
const creation = { created: '2026-11-20T02:41:00Z', created_by: author, created_by_name: '陈灯' };

export const cdnChanges: z.output<typeof s.Changes> = {
  add: 1,
  update: 2,
  delete: 0,
  unchanged: 45,
  loading: false,
  ...written,
};

export const badge: z.output<typeof s.Badge> = { name: 'live', releaseid: releaseId, releasenum: 12, ...creation };

export const release: z.output<typeof s.Release> = {
  releaseid: releaseId,
  releasenum: 12,
  notes: '修复港口关卡的碰撞',
  metadata: { commit: '4f2c91e' },
  ...creation,
  badges: [badge],
  changes: cdnChanges,
  content_hash: '5d41402abc4b2a76b9719d911017c592',
  content_size: 18_442_310,
  entry_count: 48,
  entries_link: `${apiBase}/buckets/${bucketId}/releases/${releaseId}/entries/`,
  promoted_from_bucket: null,
  promoted_from_release: null,
};

export const bucket: z.output<typeof s.Bucket> = {
  id: bucketId,
  name: 'web-build',
  description: 'H5 正式包',
  projectguid: app.AppId,
  created: '2026-03-09T07:00:00Z',
  private: false,
  attributes: { promote_only: false },
  changes: cdnChanges,
  last_release: release,
  permissions: { bucket_read: true, bucket_write: true, bucket_release: true, bucket_promote: true },
  entry_count: 48,
  content_size: 18_442_310,
  badge_count: 2,
  release_count: 12,
  proxy_cache: { ttl_seconds: 60, last_cleared: null },
  ...written,
};

const content = {
  path: 'assets/harbour.png',
  content_hash: '9e107d9d372bb6826bd81d3542a419d6',
  content_size: 2_097_152,
  content_type: 'image/png',
  labels: ['level-2'],
  metadata: null,
};
const contentLink = `${contentBase}/buckets/${bucketId}/entries/${entryId}/versions/${versionId}/content/`;
const link = `${apiBase}/buckets/${bucketId}/entries/${entryId}/`;

export const entry: z.output<typeof s.Entry> = {
  entryid: entryId,
  ...content,
  current_versionid: versionId,
  complete: true,
  content_link: contentLink,
  link,
  ...written,
  updated_at: written.last_modified,
};

export const releaseEntry: z.output<typeof s.ReleaseEntry> = {
  entryid: entryId,
  ...content,
  versionid: versionId,
  change_state: 'Update',
  complete: true,
  content_link: contentLink,
  link,
  last_modified: written.last_modified,
};

export const directoryItem: z.output<typeof s.DirectoryItem> = {
  type: 'directory',
  name: 'assets',
  path: 'assets',
  entry_count: 46,
  content_size: 18_120_004,
  last_modified: written.last_modified,
  entry: null,
};

export const uploadToken: z.output<typeof s.UploadToken> = {
  uploadToken: 'example-upload-token',
  uploadUrl: 'http://127.0.0.1:4180/upload',
  objectKey: content.content_hash,
  exist: false,
  expires: 1795172400,
};

export const bucketStatistics: z.output<typeof s.Statistics> = {
  bucketid: bucketId,
  total: { downloads: 8420, bytes: 1_530_000_000, errors: 3 },
  items: [{ date: '2026-11-19', downloads: 8420, bytes: 1_530_000_000, errors: 3 }],
  top_paths: [{ path: content.path, downloads: 610, bytes: 1_279_262_720 }],
};

export const proxyCache: z.output<typeof s.ProxyCache> = {
  bucketid: bucketId,
  ttl_seconds: 60,
  cached_objects: 48,
  cached_bytes: 18_442_310,
  last_cleared: null,
};

export const cdnProjectInfo: z.output<typeof s.ProjectInfo> = {
  UnityProjectGuid: app.AppId,
  Provider: 'BlueCloud',
  Status: true,
};

export const cdnProjectUsage: z.output<typeof s.ProjectUsage> = {
  ...cdnProjectInfo,
  AppId: app.AppId,
  ProjectName: app.ProjectName,
  OrganizationId: app.OrganizationId,
  usage: { bytes: 18_442_310, free_bytes: 20_000_000_000 },
  quota: { bucket_count: 20, entry_count: 100_000 },
};

export const cdnSequence: z.output<typeof s.Sequence> = {
  projectguid: app.AppId,
  sequence: 31,
  generated: '2026-11-20T02:41:02Z',
  count: 96,
};

export const mod: z.output<typeof s.Mod> = {
  id: modId,
  name: '暴风雪皮肤包',
  description: '为灯塔加上冬季外观',
  icon_url: '',
  author_id: 'b6f04d91-58c2-4e7a-93d0-1c8a7f52e6b3',
  author_name: '雾中旅人',
  bucketid: '3d8f61b0-97ce-4a25-8f14-60e2a5b9c7d1',
  status: 'success',
  report_status: '',
  report_count: 0,
  latest_versionid: modVersionId,
  version_count: 1,
  download_count: 214,
  tags: ['外观'],
  metadata: null,
  created: '2026-10-02T09:00:00Z',
  updated: '2026-10-03T01:20:00Z',
  published: '2026-10-03T01:20:00Z',
};

export const modVersion: z.output<typeof s.ModVersion> = {
  versionid: modVersionId,
  modid: modId,
  version: '1.0.2',
  notes: '首个公开版本',
  status: 'success',
  content_size: 3_204_118,
  entry_count: 5,
  created: '2026-10-02T09:00:00Z',
  submitted: '2026-10-02T09:05:00Z',
  finished: '2026-10-03T01:20:00Z',
};

export const modWithVersions: z.output<typeof s.ModWithVersions> = { ...mod, versions: [modVersion] };

export const modEntry: z.output<typeof s.ModEntry> = {
  entryid: 'd52a8e07-c6b1-4f39-9e80-47f13bd6a5c2',
  path: 'skins/lighthouse-winter.png',
  content_hash: 'e4d909c290d0fb1ca068ffaddf22cbd0',
  content_size: 1_048_576,
  content_type: 'image/png',
  content_link: `${contentBase}/buckets/${mod.bucketid}/entries/d52a8e07-c6b1-4f39-9e80-47f13bd6a5c2/content/`,
  inspect_result: 'pass',
  report_status: '',
  last_modified: '2026-10-02T09:00:00Z',
};

export const inspectReport: z.output<typeof s.InspectReport> = {
  modid: modId,
  versionid: modVersionId,
  status: 'success',
  started: '2026-10-02T09:05:00Z',
  finished: '2026-10-03T01:20:00Z',
  operator: 'ops.zhao',
  summary: { pass: 5, review: 0, block: 0 },
  items: [
    {
      entryid: modEntry.entryid,
      path: modEntry.path,
      content_type: 'image/png',
      result: 'pass',
      label: '',
      score: 2,
      detail: '',
    },
  ],
  reason: '',
};
