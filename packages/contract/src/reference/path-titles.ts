// Titles of path parameters whose schema says none: the same name means the same thing wherever it stands.
import type { Text } from '../kernel/vocabulary.ts';

export const PATH_TITLES: Readonly<Record<string, Text>> = {
  appId: { zh: '应用 ID', en: 'App id' },
  orgId: { zh: '组织 ID', en: 'Organisation id' },
  serviceId: { zh: '服务 ID', en: 'Service id' },
  id: { zh: 'ID', en: 'Id of the thing that the path names' },
  rid: { zh: '版本 ID', en: 'Release id' },
  eid: { zh: '文件 ID', en: 'Entry id' },
  vid: { zh: '模组版本 ID', en: 'Id of a version of the mod' },
  badge: { zh: '徽章', en: 'Name of a badge' },
  name: { zh: '名称', en: 'Name' },
  bucketId: { zh: '资源桶 ID', en: 'Bucket id' },
  releaseId: { zh: '版本 ID', en: 'Release id' },
  entryId: { zh: '文件 ID', en: 'Entry id' },
  versionId: { zh: '文件版本 ID', en: 'Id of a version of the entry' },
  path: { zh: '文件路径', en: 'Path inside the bucket' },
};
