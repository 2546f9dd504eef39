// Content delivery.

import { createHash } from 'node:crypto';
import type { World } from '../support/world.ts';
import type { Params, Scene } from './scene.ts';

export const cdnScenes: readonly Scene[] = [
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
];

let made: Promise<Params> | undefined;

/** A bucket with files and a release, and some without. */
function buckets(world: World): Promise<Params> {
  made ??= fill(world);
  return made;
}

async function fill({ uos }: World): Promise<Params> {
  const { id } = await uos.cdn.buckets.create({ name: 'web-game', description: '网页版主包' });
  for (const name of ['android-patch', 'ios-patch', 'hot-update', 'ugc-preview']) {
    await uos.cdn.buckets.create({ name, description: name === 'hot-update' ? '热更新资源' : '' });
  }
  for (const path of ['index.html', 'assets/hero.png', 'assets/level-1.json', 'readme.txt']) {
    await upload(uos, id, path);
  }
  await uos.cdn.releases.create({ id, notes: '首个版本' });
  return { bucketId: id };
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
