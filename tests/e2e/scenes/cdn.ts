// Content delivery.

import { createHash } from 'node:crypto';
import { oncePerWorld } from '../support/once.ts';
import type { World } from '../support/world.ts';
import type { Params, Scene } from './scene.ts';

const buckets = oncePerWorld(fill);
const mods = oncePerWorld(fillMods);

const BUCKET = {
  path: '/services/{appId}/asset/bucket/{bucketId}',
  ready: 'index.html',
  prepare: buckets,
  empty: false,
} as const;

export const scenes: readonly Scene[] = [
  {
    name: 'bucket-list',
    path: '/services/{appId}/asset/bucket',
    ready: 'web-game',
    prepare: buckets,
    calls: /\/api\/v1\/buckets/,
    empty: { ready: '资源桶' },
    member: { ready: 'web-game' },
  },
  {
    name: 'bucket-detail',
    path: '/services/{appId}/asset/bucket/{bucketId}',
    ready: 'index.html',
    prepare: buckets,
    calls: /\/api\/v1\/buckets/,
    member: { ready: 'index.html' },
  },
  {
    ...BUCKET,
    name: 'bucket-file',
    act: async (page) => {
      await page.getByRole('link', { name: 'readme.txt', exact: true }).click();
      await page.getByText('历史版本').waitFor();
      await page.getByText('contents of readme.txt').waitFor();
    },
  },
  {
    ...BUCKET,
    name: 'bucket-upload',
    act: (page) => page.getByRole('button', { name: '上传', exact: true }).click(),
  },
  { ...BUCKET, name: 'bucket-releases', path: `${BUCKET.path}?tab=releases`, ready: '首个版本' },
  {
    ...BUCKET,
    name: 'bucket-release-beside',
    path: `${BUCKET.path}?tab=releases&d=release:{releaseId}`,
    ready: '变更对比',
  },
  { ...BUCKET, name: 'bucket-release', path: `${BUCKET.path}?tab=releases&release={releaseId}`, ready: '变更对比' },
  { ...BUCKET, name: 'bucket-badges', path: `${BUCKET.path}?tab=badges`, ready: '新建徽章' },
  { ...BUCKET, name: 'bucket-statistics', path: `${BUCKET.path}?tab=statistics`, ready: '下载流量' },
  { ...BUCKET, name: 'bucket-settings', path: `${BUCKET.path}?tab=settings`, ready: '代理缓存' },
  {
    name: 'cdn-tutorial',
    path: '/services/{appId}/asset/bucket/tutorial',
    ready: '已完成 0 / 5 步',
    calls: /\/api\/v1\/buckets/,
    empty: false,
    member: { ready: '已完成 0 / 5 步' },
  },
  {
    name: 'mod-list',
    path: '/services/{appId}/asset/bucket/ugc',
    ready: '暴风雪皮肤包',
    prepare: mods,
    calls: /\/api\/v1\/mods/,
    empty: { ready: '还没有模组' },
    member: { ready: '暴风雪皮肤包' },
  },
  {
    name: 'mod-detail',
    path: '/services/{appId}/asset/bucket/ugc/{modId}',
    ready: '审核中',
    prepare: mods,
    calls: /\/api\/v1\/mods/,
    member: { ready: '审核中' },
  },
  {
    name: 'mod-report',
    path: '/services/{appId}/asset/bucket/ugc/{modId}?tab=report',
    ready: 'skins/lighthouse.txt',
    prepare: mods,
    empty: false,
  },
];

/** A bucket with files and a release, and some without. */
async function fill({ uos }: World): Promise<Params> {
  const { id } = await uos.cdn.buckets.create({ name: 'web-game', description: '网页版主包' });
  for (const name of ['android-patch', 'ios-patch', 'hot-update', 'ugc-preview']) {
    await uos.cdn.buckets.create({ name, description: name === 'hot-update' ? '热更新资源' : '' });
  }
  for (const path of ['index.html', 'assets/hero.png', 'assets/level-1.json', 'readme.txt']) {
    await upload(uos, id, path);
  }
  const { releaseid } = await uos.cdn.releases.create({ id, notes: '首个版本' });
  return { bucketId: id, releaseId: releaseid };
}

/** A mod in review, and one that players complained of. */
async function fillMods({ uos }: World): Promise<Params> {
  const { mods: calls } = uos.cdn;
  const { id } = await calls.create({ name: '暴风雪皮肤包', author_name: '雾中旅人', tags: ['外观'] });
  const { versionid } = await calls.createVersion({ id, version: '1.0.0', notes: '首个公开版本' });
  const bytes = Buffer.from('a lighthouse in winter');
  const content_hash = createHash('md5').update(bytes).digest('hex');
  const file = await calls.createEntry({
    id,
    vid: versionid,
    path: 'skins/lighthouse.txt',
    content_hash,
    content_size: bytes.length,
    signed_url: true,
  });
  await fetch(file.signed_url ?? '', { method: 'PUT', body: bytes, headers: { 'Content-Type': file.content_type } });
  await calls.inspect({ id, action: 'start' });
  const other = await calls.create({ name: '夜航地图', author_name: '守灯人' });
  await calls.report({ id: other.id, reason: '封面包含未授权的商标' });
  return { modId: id };
}

async function upload(uos: World['uos'], id: string, path: string): Promise<void> {
  const bytes = Buffer.from(`contents of ${path}`);
  const entry = await uos.cdn.entries.create({
    id,
    path,
    content_hash: createHash('md5').update(bytes).digest('hex'),
    content_size: bytes.length,
    signed_url: true,
  });
  await fetch(entry.signed_url ?? '', { method: 'PUT', body: bytes, headers: { 'Content-Type': entry.content_type } });
}
