// Content delivery. What a code means: wire/cdn-and-platform.md 1.2.
import { expect } from 'vitest';
import { UNKNOWN, type World, write } from '../world.ts';
import type { Cases } from './case.ts';

const inBucket = async (world: World) => (await world.bucket()).id;

/** A caller with the declared type of input on its lips but something else in its hand. */
const wrong = (value: unknown) => value as never;

/** A mod with one version that holds one stored file. */
async function modded({ uos }: World) {
  const { id, bucketid } = await uos.cdn.mods.create({ name: '暴风雪皮肤包' });
  const { versionid } = await uos.cdn.mods.createVersion({ id, version: '1.0.0' });
  const content = `file of ${id}`;
  const file = { ...write('skins/winter.txt', content), signed_url: true };
  const { entryid, content_link, signed_url } = await uos.cdn.mods.createEntry({ id, vid: versionid, ...file });
  expect((await fetch(signed_url ?? '', { method: 'PUT', body: content })).status).toBe(200);
  return { id, bucketid, versionid, entryid, content_link, content };
}

export const cases: Cases = {
  'cdn.buckets.list': {
    async ok({ uos, bucket }) {
      const { name } = await bucket();
      const page = await uos.cdn.buckets.list({ name });
      expect(page).toMatchObject({ totalCount: 1, Items: [{ name }] });
    },
    errors: {
      1: ({ uos }) => uos.cdn.buckets.list({ sort_by: wrong('colour') }),
      2: ({ uos }) => uos.cdn.buckets.list({ page: 0 }),
    },
  },
  'cdn.buckets.create': {
    async ok({ uos, app }) {
      const created = await uos.cdn.buckets.create({ name: 'created', description: '说明' });
      expect(created).toMatchObject({ name: 'created', description: '说明', projectguid: app.id, entry_count: 0 });
    },
    errors: {
      1: ({ uos }) => uos.cdn.buckets.create({ name: '' }),
      6: async ({ uos, bucket }) => uos.cdn.buckets.create({ name: (await bucket()).name }),
    },
  },
  'cdn.buckets.get': {
    async ok({ uos, bucket }) {
      const { id, name } = await bucket();
      expect(await uos.cdn.buckets.get({ id })).toMatchObject({ id, name });
    },
    errors: { 5: async ({ other, bucket }) => other.cdn.buckets.get({ id: (await bucket()).id }) },
  },
  'cdn.buckets.update': {
    async ok(world) {
      const id = await inBucket(world);
      expect(await world.uos.cdn.buckets.update({ id, description: 'new' })).toMatchObject({ id, description: 'new' });
    },
    errors: {
      1: async (world) => world.uos.cdn.buckets.update({ id: await inBucket(world), name: 'x'.repeat(61) }),
      5: ({ uos }) => uos.cdn.buckets.update({ id: UNKNOWN, description: '' }),
      6: async (world) => {
        const taken = await world.bucket();
        return world.uos.cdn.buckets.update({ id: await inBucket(world), name: taken.name });
      },
    },
  },
  'cdn.buckets.remove': {
    async ok(world) {
      const { bucket } = await world.released();
      await world.uos.cdn.buckets.remove({ id: bucket });
      await expect(world.uos.cdn.buckets.get({ id: bucket })).rejects.toMatchObject({ status: 404 });
    },
    errors: { 5: async ({ other, bucket }) => other.cdn.buckets.remove({ id: (await bucket()).id }) },
  },
  'cdn.buckets.promote': {
    async ok(world) {
      const { bucket, release } = await world.released();
      const to = await inBucket(world);
      const promoted = await world.uos.cdn.buckets.promote({ id: bucket, from_release: release, to_bucket: to });
      expect(promoted).toMatchObject({ releasenum: 1, promoted_from_bucket: bucket, promoted_from_release: release });
      expect((await world.uos.cdn.entries.list({ id: to })).Items).toMatchObject([
        { path: 'index.html', complete: true },
      ]);
    },
    errors: {
      1: async (world) => {
        const { bucket } = await world.released();
        return world.uos.cdn.buckets.promote({ id: bucket, from_release: 'none', to_bucket: UNKNOWN });
      },
      5: async (world) => {
        const { bucket } = await world.released();
        return world.uos.cdn.buckets.promote({ id: bucket, from_release: UNKNOWN, to_bucket: await inBucket(world) });
      },
      9: async (world) => {
        const { bucket, release } = await world.released();
        return world.uos.cdn.buckets.promote({ id: bucket, from_release: release, to_bucket: bucket });
      },
    },
  },
  'cdn.releases.list': {
    async ok(world) {
      const { bucket, release } = await world.released();
      expect((await world.uos.cdn.releases.list({ id: bucket })).Items).toMatchObject([{ releaseid: release }]);
    },
    errors: {
      2: ({ uos }) => uos.cdn.releases.list({ id: UNKNOWN, page: 0 }),
      5: ({ uos }) => uos.cdn.releases.list({ id: UNKNOWN }),
    },
  },
  'cdn.releases.create': {
    async ok(world) {
      const { bucket } = await world.released();
      const second = await world.uos.cdn.releases.create({ id: bucket, notes: '第二版' });
      expect(second).toMatchObject({ releasenum: 2, notes: '第二版', changes: { add: 0, unchanged: 1 } });
      expect(second.badges.map((badge) => badge.name)).toEqual(['latest']);
    },
    errors: {
      1: async (world) => world.uos.cdn.releases.create({ id: await inBucket(world), notes: wrong(7) }),
      5: ({ uos }) => uos.cdn.releases.create({ id: UNKNOWN }),
      11: async (world) => {
        const id = await inBucket(world);
        await world.uos.cdn.entries.create({ id, ...write('missing.bin', `never sent to ${id}`) });
        return world.uos.cdn.releases.create({ id });
      },
    },
  },
  'cdn.releases.get': {
    async ok(world) {
      const { bucket, release } = await world.released();
      expect(await world.uos.cdn.releases.get({ id: bucket, rid: release })).toMatchObject({ entry_count: 1 });
    },
    errors: { 5: async (world) => world.uos.cdn.releases.get({ id: await inBucket(world), rid: UNKNOWN }) },
  },
  'cdn.releases.getByBadge': {
    async ok(world) {
      const { bucket, release } = await world.released();
      const found = await world.uos.cdn.releases.getByBadge({ id: bucket, badge: 'latest' });
      expect(found.releaseid).toBe(release);
    },
    errors: { 5: async (world) => world.uos.cdn.releases.getByBadge({ id: await inBucket(world), badge: 'latest' }) },
  },
  'cdn.releases.entries': {
    async ok(world) {
      const { bucket, release, version } = await world.released();
      const page = await world.uos.cdn.releases.entries({ id: bucket, rid: release });
      expect(page).toMatchObject({ totalCount: 1, Items: [{ versionid: version, change_state: 'Add' }] });
    },
    errors: {
      2: ({ uos }) => uos.cdn.releases.entries({ id: UNKNOWN, rid: UNKNOWN, page: 0 }),
      5: async (world) => world.uos.cdn.releases.entries({ id: await inBucket(world), rid: UNKNOWN }),
    },
  },
  'cdn.releases.entriesByFuzzy': {
    async ok(world) {
      const { bucket, release } = await world.released();
      const page = await world.uos.cdn.releases.entriesByFuzzy({ id: bucket, rid: release, path: 'DEX.' });
      expect(page.Items).toMatchObject([{ path: 'index.html' }]);
    },
    errors: {
      2: ({ uos }) => uos.cdn.releases.entriesByFuzzy({ id: UNKNOWN, rid: UNKNOWN, page: 0 }),
      5: async (world) => world.uos.cdn.releases.entriesByFuzzy({ id: await inBucket(world), rid: UNKNOWN }),
    },
  },
  'cdn.entries.list': {
    async ok(world) {
      const id = await inBucket(world);
      await world.entry(id, 'b.txt');
      await world.entry(id, 'a.txt');
      const all: string[] = [];
      for await (const entry of world.uos.cdn.entries.list.all({ id, per_page: 1 })) {
        all.push(entry.path);
      }
      expect(all).toEqual(['a.txt', 'b.txt']);
    },
    errors: {
      1: async (world) => world.uos.cdn.entries.list({ id: await inBucket(world), sort_by: wrong('colour') }),
      2: async (world) => world.uos.cdn.entries.list({ id: await inBucket(world), per_page: 0 }),
      5: ({ uos }) => uos.cdn.entries.list({ id: UNKNOWN }),
    },
  },
  'cdn.entries.create': {
    async ok(world) {
      const id = await inBucket(world);
      const created = await world.uos.cdn.entries.create({
        id,
        ...write('/data/关卡 1.json', '{}'),
        labels: ['level'],
      });
      expect(created).toMatchObject({ path: 'data/关卡 1.json', labels: ['level'], content_size: 2 });
    },
    errors: {
      1: async (world) => world.uos.cdn.entries.create({ id: await inBucket(world), ...write('../escape', '') }),
      5: ({ uos }) => uos.cdn.entries.create({ id: UNKNOWN, ...write('a', '') }),
      6: async (world) => {
        const id = await inBucket(world);
        await world.entry(id, 'same');
        return world.uos.cdn.entries.create({ id, ...write('same', 'again') });
      },
    },
  },
  'cdn.entries.get': {
    async ok(world) {
      const { bucket, entry, version } = await world.released();
      await world.uos.cdn.entries.update({ id: bucket, eid: entry, ...write('index.html', 'newer') });
      const old = await world.uos.cdn.entries.get({ id: bucket, eid: entry, versionid: version });
      expect(old.content_hash).toBe(write('', `<p>${bucket}</p>`).content_hash);
    },
    errors: { 5: async (world) => world.uos.cdn.entries.get({ id: await inBucket(world), eid: UNKNOWN }) },
  },
  'cdn.entries.update': {
    async ok(world) {
      const { bucket, entry, version } = await world.released();
      const changed = await world.uos.cdn.entries.update({ id: bucket, eid: entry, ...write('moved.html', 'moved') });
      expect(changed.path).toBe('moved.html');
      expect(changed.current_versionid).not.toBe(version);
    },
    errors: {
      1: async (world) => {
        const { bucket, entry } = await world.released();
        return world.uos.cdn.entries.update({ id: bucket, eid: entry, ...write('a//b', '') });
      },
      5: async (world) => world.uos.cdn.entries.update({ id: await inBucket(world), eid: UNKNOWN, ...write('a', '') }),
      6: async (world) => {
        const { bucket, entry } = await world.released();
        await world.entry(bucket, 'taken');
        return world.uos.cdn.entries.update({ id: bucket, eid: entry, ...write('taken', 'x') });
      },
    },
  },
  'cdn.entries.remove': {
    async ok(world) {
      const { bucket, entry, release } = await world.released();
      await world.uos.cdn.entries.remove({ id: bucket, eid: entry });
      expect((await world.uos.cdn.entries.list({ id: bucket })).totalCount).toBe(0);
      expect((await world.uos.cdn.releases.entries({ id: bucket, rid: release })).totalCount).toBe(1);
    },
    errors: { 5: async (world) => world.uos.cdn.entries.remove({ id: await inBucket(world), eid: UNKNOWN }) },
  },
  'cdn.entries.upsertMany': {
    async ok(world) {
      const id = await inBucket(world);
      await world.entry(id, 'old');
      const written = await world.uos.cdn.entries.upsertMany({ id, entries: [write('old', '2'), write('new', '1')] });
      expect(written.map((entry) => entry.path)).toEqual(['old', 'new']);
      expect((await world.uos.cdn.entries.list({ id })).totalCount).toBe(2);
    },
    errors: {
      1: async (world) => {
        const id = await inBucket(world);
        const refused = await world.uos.cdn.entries
          .upsertMany({ id, entries: [write('good', '1'), write('../bad', '1')] })
          .catch((error: unknown) => error);
        expect((await world.uos.cdn.entries.list({ id })).totalCount).toBe(0);
        throw refused;
      },
      5: ({ uos }) => uos.cdn.entries.upsertMany({ id: UNKNOWN, entries: [write('a', '')] }),
    },
  },
  'cdn.entries.removeMany': {
    async ok(world) {
      const { bucket, entry } = await world.released();
      expect(await world.uos.cdn.entries.removeMany({ id: bucket, entries: [{ entryid: entry }] })).toEqual({
        deleted: 1,
      });
    },
    errors: {
      1: async (world) => world.uos.cdn.entries.removeMany({ id: await inBucket(world), entries: [] }),
      5: ({ uos }) => uos.cdn.entries.removeMany({ id: UNKNOWN, entries: [{ entryid: UNKNOWN }] }),
    },
  },
  'cdn.entries.uploadToken': {
    async ok(world) {
      const id = await inBucket(world);
      const fresh = write('x', `fresh ${id}`);
      const token = await world.uos.cdn.entries.uploadToken({ id, hash: fresh.content_hash, size: fresh.content_size });
      expect(token).toMatchObject({ exist: false });
      expect(token.uploadToken).not.toBe('');
      const later = { id, hash: 'unknown', size: fresh.content_size + 1_000_003 };
      expect(await world.uos.cdn.entries.uploadToken(later)).toMatchObject({ exist: false });
    },
    errors: {
      1: async (world) => world.uos.cdn.entries.uploadToken({ id: await inBucket(world), hash: 'not-a-hash' }),
      5: ({ uos }) => uos.cdn.entries.uploadToken({ id: UNKNOWN, hash: '0'.repeat(32) }),
    },
  },
  'cdn.entries.listDirectory': {
    async ok(world) {
      const id = await inBucket(world);
      await world.entry(id, 'z.txt');
      await world.entry(id, 'img/a.png', 'abc');
      await world.entry(id, 'img/deep/b.png', 'abcd');
      const page = await world.uos.cdn.entries.listDirectory({ id, path: '' });
      expect(page.Items).toMatchObject([
        { type: 'directory', name: 'img', path: 'img', entry_count: 2, content_size: 7, entry: null },
        { type: 'entry', name: 'z.txt', path: 'z.txt' },
      ]);
    },
    errors: {
      2: ({ uos }) => uos.cdn.entries.listDirectory({ id: UNKNOWN, page: 0 }),
      5: ({ uos }) => uos.cdn.entries.listDirectory({ id: UNKNOWN }),
    },
  },
  'cdn.entries.removeDirectory': {
    async ok(world) {
      const id = await inBucket(world);
      await world.entry(id, 'img/a.png');
      await world.entry(id, 'img2/a.png');
      expect(await world.uos.cdn.entries.removeDirectory({ id, path: 'img' })).toEqual({ deleted: 1 });
    },
    errors: {
      1: async (world) => world.uos.cdn.entries.removeDirectory({ id: await inBucket(world), path: '' }),
      5: ({ uos }) => uos.cdn.entries.removeDirectory({ id: UNKNOWN, path: 'img' }),
    },
  },
  'cdn.entries.byFuzzy': {
    async ok(world) {
      const id = await inBucket(world);
      await world.entry(id, 'a/100%_done.txt');
      await world.entry(id, 'a/100 done.txt');
      expect((await world.uos.cdn.entries.byFuzzy({ id, path: '%_D' })).Items).toMatchObject([
        { path: 'a/100%_done.txt' },
      ]);
    },
    errors: {
      2: ({ uos }) => uos.cdn.entries.byFuzzy({ id: UNKNOWN, path: 'x', page: 0 }),
      5: ({ uos }) => uos.cdn.entries.byFuzzy({ id: UNKNOWN, path: 'x' }),
    },
  },
  'cdn.badges.list': {
    async ok(world) {
      const { bucket } = await world.released();
      expect((await world.uos.cdn.badges.list({ id: bucket })).Items).toMatchObject([
        { name: 'latest', releasenum: 1 },
      ]);
    },
    errors: {
      2: ({ uos }) => uos.cdn.badges.list({ id: UNKNOWN, page: 0 }),
      5: ({ uos }) => uos.cdn.badges.list({ id: UNKNOWN }),
    },
  },
  'cdn.badges.set': {
    async ok(world) {
      const { bucket, release } = await world.released();
      await world.uos.cdn.badges.set({ id: bucket, name: 'live', releaseid: release });
      await world.uos.cdn.releases.create({ id: bucket });
      const moved = await world.uos.cdn.badges.set({ id: bucket, name: 'live', releasenum: 2 });
      expect(moved).toMatchObject({ name: 'live', releasenum: 2 });
    },
    errors: {
      1: async (world) => {
        const { bucket, release } = await world.released();
        return world.uos.cdn.badges.set({ id: bucket, name: '名', releaseid: release });
      },
      5: async (world) => {
        const { bucket } = await world.released();
        return world.uos.cdn.badges.set({ id: bucket, name: 'live', releaseid: UNKNOWN });
      },
      9: async (world) => {
        const { bucket, release } = await world.released();
        return world.uos.cdn.badges.set({ id: bucket, name: 'latest', releaseid: release });
      },
    },
  },
  'cdn.badges.remove': {
    async ok(world) {
      const { bucket, release } = await world.released();
      await world.uos.cdn.badges.set({ id: bucket, name: 'live', releaseid: release });
      await world.uos.cdn.badges.remove({ id: bucket, name: 'live' });
      expect((await world.uos.cdn.badges.list({ id: bucket })).totalCount).toBe(1);
    },
    errors: {
      5: async (world) => world.uos.cdn.badges.remove({ id: (await world.released()).bucket, name: 'none' }),
      9: async (world) => world.uos.cdn.badges.remove({ id: (await world.released()).bucket, name: 'latest' }),
    },
  },
  'cdn.me.uos': {
    async ok({ uos, app }) {
      expect(await uos.cdn.me.uos()).toEqual({ UnityProjectGuid: app.id, Provider: 'BlueCloud', Status: true });
    },
  },
  'cdn.me.refreshCache': {
    async ok({ uos }) {
      expect(await uos.cdn.me.refreshCache()).toEqual({});
    },
  },
  'cdn.me.info': {
    async ok({ uos, app }) {
      expect(await uos.cdn.me.info()).toMatchObject({ AppId: app.id, OrganizationId: app.orgId });
    },
  },
  'cdn.me.sequence': {
    async ok(world) {
      const before = await world.uos.cdn.me.sequence();
      await world.released();
      const after = await world.uos.cdn.me.sequence();
      expect(after.projectguid).toBe(world.app.id);
      expect(after.sequence).toBeGreaterThan(before.sequence);
    },
  },
  'cdn.me.generateMapping': {
    async ok(world) {
      await world.released();
      const mapping = await world.uos.cdn.me.generateMapping();
      expect(mapping.count).toBeGreaterThan(0);
      expect(mapping.generated).not.toBeNull();
    },
  },
  'cdn.buckets.proxyCache': {
    async ok(world) {
      const { bucket } = await world.released();
      const cache = await world.uos.cdn.buckets.proxyCache({ id: bucket });
      expect(cache).toEqual({
        bucketid: bucket,
        ttl_seconds: 60,
        cached_objects: 0,
        cached_bytes: 0,
        last_cleared: null,
      });
    },
    errors: { 5: ({ uos }) => uos.cdn.buckets.proxyCache({ id: UNKNOWN }) },
  },
  'cdn.buckets.statistics': {
    async ok({ platform, uos, ...world }) {
      const { bucket } = await world.released();
      const url = `${platform.contentOrigin}/client_api/v1/buckets/${bucket}/content/index.html`;
      const bytes = (await (await fetch(url)).text()).length;
      const read = () => uos.cdn.buckets.statistics({ id: bucket, duration: 1, granularity: 'hour' });
      await expect.poll(read, { timeout: 10_000 }).toMatchObject({
        bucketid: bucket,
        total: { downloads: 1, bytes, errors: 0 },
        top_paths: [{ path: 'index.html', downloads: 1, bytes }],
      });
      expect((await read()).items).toHaveLength(24);
      expect((await uos.cdn.buckets.statistics({ id: bucket, duration: -7 })).items).toHaveLength(7);
    },
    errors: {
      1: async (world) =>
        world.uos.cdn.buckets.statistics({ id: await inBucket(world), start: '2026-11-02', end: '2026-11-01' }),
      5: ({ uos }) => uos.cdn.buckets.statistics({ id: UNKNOWN }),
    },
  },
  'cdn.mods.list': {
    async ok({ uos }) {
      const name = `模组 ${crypto.randomUUID()}`;
      const { id } = await uos.cdn.mods.create({ name, author_id: 'p-1', tags: ['外观'] });
      const page = await uos.cdn.mods.list({ name, author_id: 'p-1', status: 'not_start' });
      expect(page).toMatchObject({ totalCount: 1, Items: [{ id, name, tags: ['外观'] }] });
    },
    errors: { 2: ({ uos }) => uos.cdn.mods.list({ page: 0 }) },
  },
  'cdn.mods.get': {
    async ok(world) {
      const { id, versionid } = await modded(world);
      const mod = await world.uos.cdn.mods.get({ id });
      expect(mod).toMatchObject({ id, version_count: 1, versions: [{ versionid, version: '1.0.0', entry_count: 1 }] });
    },
    errors: { 5: async (world) => world.other.cdn.mods.get({ id: (await modded(world)).id }) },
  },
  'cdn.mods.versionEntries': {
    async ok(world) {
      const { id, versionid: vid, entryid, content } = await modded(world);
      const { Items } = await world.uos.cdn.mods.versionEntries({ id, vid, path: 'winter' });
      expect(Items).toMatchObject([{ entryid, path: 'skins/winter.txt', inspect_result: '' }]);
      expect(await (await fetch(Items[0]?.content_link ?? '')).text()).toBe(content);
    },
    errors: {
      2: ({ uos }) => uos.cdn.mods.versionEntries({ id: UNKNOWN, vid: UNKNOWN, page: 0 }),
      5: async (world) => world.uos.cdn.mods.versionEntries({ id: (await modded(world)).id, vid: UNKNOWN }),
    },
  },
  'cdn.mods.entries': {
    async ok(world) {
      const { id, entryid } = await modded(world);
      expect(await world.uos.cdn.mods.entries({ id })).toMatchObject({ totalCount: 1, Items: [{ entryid }] });
    },
    errors: {
      2: ({ uos }) => uos.cdn.mods.entries({ id: UNKNOWN, page: 0 }),
      5: ({ uos }) => uos.cdn.mods.entries({ id: UNKNOWN }),
    },
  },
  'cdn.mods.inspect': {
    async ok(world) {
      const { id, versionid, content_link } = await modded(world);
      const { mods } = world.uos.cdn;
      expect(await mods.inspect({ id })).toMatchObject({ status: 'ongoing', latest_versionid: null });
      expect(await mods.inspect({ id, versionid, action: 'approve' })).toMatchObject({
        status: 'success',
        latest_versionid: versionid,
      });
      expect(await mods.inspect({ id, action: 'takedown' })).toMatchObject({ report_status: 'down' });
      expect((await fetch(content_link)).status).toBe(404);
      expect(await mods.inspect({ id, action: 'restore' })).toMatchObject({ status: 'success', report_status: '' });
      expect((await fetch(content_link)).status).toBe(200);
    },
    errors: {
      1: async (world) => {
        const { id } = await modded(world);
        await world.uos.cdn.mods.inspect({ id });
        return world.uos.cdn.mods.inspect({ id, action: 'reject' });
      },
      5: ({ uos }) => uos.cdn.mods.inspect({ id: UNKNOWN }),
      9: async (world) => world.uos.cdn.mods.inspect({ id: (await modded(world)).id, action: 'approve' }),
      11: async (world) => {
        const { id, versionid: vid } = await modded(world);
        await world.uos.cdn.mods.createEntry({ id, vid, ...write('missing.bin', `never sent to ${id}`) });
        return world.uos.cdn.mods.inspect({ id });
      },
    },
  },
  'cdn.mods.inspectReport': {
    async ok(world) {
      const { id, versionid, entryid } = await modded(world);
      const { mods } = world.uos.cdn;
      expect(await mods.inspectReport({ id })).toMatchObject({ versionid, status: 'not_start', items: [] });
      await mods.inspect({ id });
      await mods.inspect({ id, action: 'reject', reason: '缺少说明' });
      expect(await mods.inspectReport({ id, versionid })).toMatchObject({
        status: 'failed',
        summary: { pass: 1, review: 0, block: 0 },
        items: [{ entryid, result: 'pass' }],
        reason: '缺少说明',
      });
    },
    errors: { 5: ({ uos }) => uos.cdn.mods.inspectReport({ id: UNKNOWN }) },
  },
  'cdn.mods.create': {
    async ok({ uos }) {
      const mod = await uos.cdn.mods.create({ name: '新模组', author_name: '雾中旅人', metadata: { seed: 7 } });
      expect(mod).toMatchObject({ name: '新模组', status: 'not_start', version_count: 0, metadata: { seed: 7 } });
      const buckets = await uos.cdn.buckets.list({ per_page: 9999 });
      expect(buckets.Items.map(({ id }) => id)).not.toContain(mod.bucketid);
      expect(await uos.cdn.buckets.get({ id: mod.bucketid })).toMatchObject({ id: mod.bucketid });
    },
    errors: { 1: ({ uos }) => uos.cdn.mods.create({ name: '' }) },
  },
  'cdn.mods.createVersion': {
    async ok(world) {
      const { id } = await modded(world);
      const version = await world.uos.cdn.mods.createVersion({ id, version: '1.1.0', notes: '新外观' });
      expect(version).toMatchObject({ modid: id, version: '1.1.0', notes: '新外观', status: 'not_start' });
    },
    errors: {
      1: async (world) => world.uos.cdn.mods.createVersion({ id: (await modded(world)).id, version: '../1' }),
      5: ({ uos }) => uos.cdn.mods.createVersion({ id: UNKNOWN, version: '1' }),
      6: async (world) => world.uos.cdn.mods.createVersion({ id: (await modded(world)).id, version: '1.0.0' }),
      9: async (world) => {
        const { id } = await modded(world);
        await world.uos.cdn.mods.inspect({ id });
        return world.uos.cdn.mods.createVersion({ id, version: '2.0.0' });
      },
    },
  },
  'cdn.mods.createEntry': {
    async ok(world) {
      const { id, versionid: vid } = await modded(world);
      const entry = await world.uos.cdn.mods.createEntry({ id, vid, ...write('/更多.txt', 'more') });
      expect(entry).toMatchObject({ path: '更多.txt', content_size: 4, report_status: '' });
    },
    errors: {
      1: async (world) => {
        const { id, versionid: vid } = await modded(world);
        return world.uos.cdn.mods.createEntry({ id, vid, ...write('../up.txt', 'x') });
      },
      5: async (world) =>
        world.uos.cdn.mods.createEntry({ id: (await modded(world)).id, vid: UNKNOWN, ...write('a', 'a') }),
      6: async (world) => {
        const { id, versionid: vid } = await modded(world);
        return world.uos.cdn.mods.createEntry({ id, vid, ...write('skins/winter.txt', 'again') });
      },
      9: async (world) => {
        const { id, versionid: vid } = await modded(world);
        await world.uos.cdn.mods.inspect({ id });
        return world.uos.cdn.mods.createEntry({ id, vid, ...write('late.txt', 'late') });
      },
    },
  },
  'cdn.mods.report': {
    async ok(world) {
      const { id, entryid } = await modded(world);
      const mod = await world.uos.cdn.mods.report({ id, entryid, reason: '不当内容' });
      expect(mod).toMatchObject({ report_status: 'reported', report_count: 1 });
      expect((await world.uos.cdn.mods.entries({ id })).Items).toMatchObject([{ report_status: 'reported' }]);
    },
    errors: {
      1: async (world) => world.uos.cdn.mods.report({ id: (await modded(world)).id, reason: '' }),
      5: ({ uos }) => uos.cdn.mods.report({ id: UNKNOWN, reason: 'x' }),
    },
  },
};
