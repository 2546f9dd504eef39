// What a list shows stands in its address: searched, filtered, on another page, it is the same after a reload and after
// going away and back.

import { createHash } from 'node:crypto';
import { beforeAll, describe, it } from 'vitest';
import { goRound, type List } from './support/round-trip.ts';
import { useWorld } from './support/world.ts';

const ROWS = 23;
const world = useWorld();
let bucketId: string;
let releaseId: string;
let modId: string;

interface Case extends List {
  readonly path: () => string;
}

const app = () => `/services/${world().app.id}`;

const lists: readonly Case[] = [
  {
    name: '我的应用',
    path: () => '/apps',
    search: ['搜索应用名称或 ID', 'round'],
    sort: '应用名称',
    pages: true,
  },
  { name: '资源桶', path: () => `${app()}/asset/bucket`, search: ['按名称搜索', 'round'], sort: '名称', pages: true },
  {
    name: '区服',
    path: () => `${app()}/passport/auth/realm`,
    search: ['按名称搜索', '区'],
    filter: ['状态', '开放'],
    pages: true,
  },
  {
    name: 'UGC 模组',
    path: () => `${app()}/asset/bucket/ugc`,
    search: ['按名称搜索', 'round'],
    filter: ['审核状态', '编辑中'],
    pages: true,
  },
  { name: '操作记录', path: () => `${app()}/settings?tab=history`, search: ['按操作人筛选', 'lin-owner'], pages: true },
  {
    name: '成员',
    path: () => `${app()}/settings?tab=members`,
    search: ['按用户名搜索成员', 'mei'],
    scope: 'members',
  },
  { name: '文件', path: () => `${app()}/asset/bucket/${bucketId}`, search: ['在全部文件中搜索', 'file-2'] },
  {
    name: '版本',
    path: () => `${app()}/asset/bucket/${bucketId}?tab=releases`,
    search: ['按版本说明搜索', 'round'],
    pages: true,
  },
  {
    name: '变更对比',
    path: () => `${app()}/asset/bucket/${bucketId}?tab=releases&release=${releaseId}`,
    search: ['在全部文件中搜索', 'file'],
    filter: ['变更', '新增'],
    sort: '路径',
    pages: true,
  },
  {
    name: '文件',
    path: () => `${app()}/asset/bucket/${bucketId}?tab=releases&release=${releaseId}&show=files`,
    search: ['在全部文件中搜索', 'file'],
    pages: true,
  },
  { name: '版本', path: () => `${app()}/asset/bucket/ugc/${modId}` },
  { name: '文件', path: () => `${app()}/asset/bucket/ugc/${modId}?tab=files`, search: ['按路径搜索', 'map'] },
  {
    name: '审核报告',
    path: () => `${app()}/asset/bucket/ugc/${modId}?tab=report`,
    search: ['按路径搜索', 'map'],
    sort: '风险分',
  },
  { name: '徽章', path: () => `${app()}/asset/bucket/${bucketId}?tab=badges`, sort: '徽章名' },
];

beforeAll(async () => {
  const { uos } = world();
  for (let row = 0; row < ROWS; row += 1) {
    await uos.cdn.buckets.create({ name: `round-${row}` });
    await uos.passport.realms.create({ name: `${row} 区`, status: 'Open' });
    await uos.cdn.mods.create({ name: `round-${row}`, author_name: 'round' });
    await uos.app.create({ ProjectName: `round ${row}`, OrganizationId: world().app.orgId });
  }
  ({ id: bucketId } = await uos.cdn.buckets.create({ name: 'round-trip' }));
  const entries = Array.from({ length: ROWS }, (_, row) => entryOf(`file-${row}.txt`));
  for (const { path, signed_url, content_type } of await uos.cdn.entries.upsertMany({ id: bucketId, entries })) {
    await fetch(signed_url ?? '', { method: 'PUT', body: path, headers: { 'Content-Type': content_type } });
  }
  ({ releaseid: releaseId } = await uos.cdn.releases.create({ id: bucketId, notes: 'round 0' }));
  for (let row = 1; row < ROWS; row += 1) {
    await uos.cdn.releases.create({ id: bucketId, notes: `round ${row}` });
  }
  ({ id: modId } = await uos.cdn.mods.create({ name: 'reviewed', author_name: 'round' }));
  const { versionid: vid } = await uos.cdn.mods.createVersion({ id: modId, version: '1.0.0' });
  for (const path of ['map.json', 'map.txt']) {
    const { signed_url, content_type } = await uos.cdn.mods.createEntry({ id: modId, vid, ...entryOf(path) });
    await fetch(signed_url ?? '', { method: 'PUT', body: path, headers: { 'Content-Type': content_type } });
  }
  await uos.cdn.mods.inspect({ id: modId, action: 'start' });
});

describe('the address of a list', () => {
  it.each(lists)('holds what $name shows (%#)', async ({ path, ...list }) => {
    const visitor = await world().as('owner');
    await visitor.open(path());
    await goRound(visitor.page, list);
    await visitor.context.close();
  });
});

function entryOf(path: string) {
  return {
    path,
    content_hash: createHash('md5').update(path).digest('hex'),
    content_size: Buffer.byteLength(path),
    signed_url: true,
  };
}
