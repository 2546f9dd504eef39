// Buckets with their files, releases and badges, and mods.

import { createHash } from 'node:crypto';
import type { World } from '../support/world.ts';
import { ROWS } from './app.ts';
import type { Lists } from './list.ts';

const USUAL = 20;
const BUCKET = '/services/{appId}/asset/bucket';
const RELEASE = `${BUCKET}/{bucketId}?tab=releases&release={releaseId}`;

const cdnLists: Lists = {
  title: 'content delivery',
  as: 'owner',
  fill,
  cases: [
    { id: 'cdn.buckets', path: BUCKET, search: 'round', sort: '名称', size: USUAL },
    { id: 'cdn.files', path: `${BUCKET}/{bucketId}`, search: 'file-2', size: 'all' },
    { id: 'cdn.releases', path: `${BUCKET}/{bucketId}?tab=releases`, search: 'round', size: USUAL },
    { id: 'cdn.release-diff', path: RELEASE, search: 'file', filter: ['变更', '新增'], sort: '路径', size: USUAL },
    // why two: the call that searches knows no order
    { id: 'cdn.release-files', path: `${RELEASE}&show=files`, search: 'file', size: USUAL, without: ['sort'] },
    { id: 'cdn.release-files', path: `${RELEASE}&show=files`, sort: '路径', size: USUAL, without: ['search'] },
    { id: 'cdn.badges', path: `${BUCKET}/{bucketId}?tab=badges`, sort: '徽章名' },
    { id: 'cdn.mods', path: `${BUCKET}/ugc`, search: 'round', filter: ['审核状态', '编辑中'], size: USUAL },
    { id: 'cdn.mod-versions', path: `${BUCKET}/ugc/{modId}` },
    { id: 'cdn.mod-files', path: `${BUCKET}/ugc/{modId}?tab=files`, search: 'map' },
    { id: 'cdn.mod-report', path: `${BUCKET}/ugc/{modId}?tab=report`, search: 'map', sort: '风险分' },
  ],
};

export const lists: readonly Lists[] = [cdnLists];

async function fill({ app, uos }: World) {
  for (let row = 0; row < ROWS; row += 1) {
    await uos.cdn.buckets.create({ name: `round-${row}` });
    await uos.cdn.mods.create({ name: `round-${row}`, author_name: 'round' });
  }
  await uos.cdn.mods.create({ name: 'other', author_name: 'round' });
  const { id: bucketId } = await uos.cdn.buckets.create({ name: 'files' });
  const upload = async (paths: readonly string[], words = ''): Promise<void> => {
    const entries = paths.map((path) => entryOf(path, path + words));
    for (const { path, signed_url, content_type } of await uos.cdn.entries.upsertMany({ id: bucketId, entries })) {
      await put(signed_url, path + words, content_type);
    }
  };
  await upload(['file-changed.txt']);
  await uos.cdn.releases.create({ id: bucketId, notes: 'first' });
  await upload(['file-changed.txt'], ' anew');
  await upload(['other.txt', ...Array.from({ length: ROWS }, (_, row) => `file-${row}.txt`)]);
  const { releaseid: releaseId } = await uos.cdn.releases.create({ id: bucketId, notes: 'round 0' });
  for (let row = 1; row < ROWS; row += 1) {
    await uos.cdn.releases.create({ id: bucketId, notes: `round ${row}` });
  }
  await uos.cdn.badges.set({ id: bucketId, name: 'beta', releaseid: releaseId });
  const { id: modId } = await uos.cdn.mods.create({ name: 'round-reviewed', author_name: 'round' });
  await uos.cdn.mods.createVersion({ id: modId, version: '0.9.0' });
  const { versionid: vid } = await uos.cdn.mods.createVersion({ id: modId, version: '1.0.0' });
  for (const path of ['map.json', 'map.exe', 'other.txt']) {
    const entry = entryOf(path, path);
    const { signed_url, content_type } = await uos.cdn.mods.createEntry({ id: modId, vid, ...entry });
    await put(signed_url, path, content_type);
  }
  await uos.cdn.mods.inspect({ id: modId, action: 'start' });
  return { appId: app.id, bucketId, releaseId, modId };
}

function entryOf(path: string, content: string) {
  return {
    path,
    content_hash: createHash('md5').update(content).digest('hex'),
    content_size: Buffer.byteLength(content),
    signed_url: true,
  };
}

/** Without an address the platform has those bytes already. */
async function put(url: string | undefined, body: string, type: string): Promise<void> {
  if (url === undefined || url === '') {
    return;
  }
  await fetch(url, { method: 'PUT', body, headers: { 'Content-Type': type } });
}
