// What apps use. The texts: platform-core.md 8.4.

import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { meterAdd } from '../../../packages/platform/src/core/meter/meter.ts';
import { UNKNOWN, type World } from '../world.ts';
import type { Cases } from './case.ts';

const noApp = 'error to get app';

const invalid = 'invalid parameters';

const COUNTED_WITHIN_MS = 1500;

const backwards = { startDate: '2026-11-02', endDate: '2026-11-01' };

/** Lets the world's app deliver a thousand bytes now, and answers how much it delivered on this day altogether. */
async function delivered({ platform, app, owner }: World): Promise<number> {
  await meterAdd(platform.ports.db, platform.ports.clock.now(), [
    { appId: app.id, service: 'asset-streaming', metric: 'usage', amount: 1000 },
    { appId: app.id, service: 'asset-streaming', metric: 'requests', amount: 2 },
  ]);
  const total = async () => (await owner.usage.cdn.statistics({ id: app.id, duration: 7 })).TotalUsage;
  let usage = await total();
  // why: downloads of other cases are counted a moment after they ended
  for (let before = -1; before !== usage; ) {
    before = usage;
    await delay(COUNTED_WITHIN_MS);
    usage = await total();
  }
  expect(usage).toBeGreaterThanOrEqual(1000);
  return usage;
}

const noOrg = 'error to get org info';

/** A bucket with a file that is no bundle. */
async function stored(world: World) {
  const { id: BucketId } = await world.bucket();
  const Path = `${randomUUID()}.bundle`;
  await world.entry(BucketId, Path);
  return { id: world.app.id, BucketId, Path };
}

export const cases: Cases = {
  'usage.sampleCode': {
    async ok({ visitor }) {
      const { Items } = await visitor.usage.sampleCode({ v: '1' });
      expect(Items.map((item) => item.ServiceName)).toContain('asset-streaming');
    },
  },
  'usage.cdn.statistics': {
    async ok(world) {
      const usage = await delivered(world);
      const statistics = await world.member.usage.cdn.statistics({ id: world.app.id });
      expect(statistics).toMatchObject({ AppId: world.app.id, TotalUsage: usage });
      expect(statistics.Items).toHaveLength(7);
    },
    errors: {
      [noApp]: ({ owner }) => owner.usage.cdn.statistics({ id: UNKNOWN }),
      [invalid]: ({ owner, app }) => owner.usage.cdn.statistics({ id: app.id, ...backwards }),
    },
  },
  'usage.cdn.list': {
    async ok(world) {
      const usage = await delivered(world);
      const row = { AppId: world.app.id, Usage: usage, BilledUsage: Math.round(usage * 1.2) };
      const mine = await world.owner.usage.cdn.list({ appId: world.app.id });
      expect(mine).toMatchObject({ TotalCount: 1, Items: [row] });
      const all = await world.owner.usage.cdn.list({ orgId: world.app.orgId, count: 1000 });
      expect(all.Items).toContainEqual(expect.objectContaining(row));
      expect(all.TotalCount).toBe(all.Items.length);
    },
    errors: {
      [noApp]: ({ owner, otherApp }) => owner.usage.cdn.list({ appId: otherApp.id }),
      [noOrg]: ({ owner, otherApp }) => owner.usage.cdn.list({ orgId: otherApp.orgId }),
      [invalid]: ({ owner }) => owner.usage.cdn.list({}),
    },
  },
  'usage.cdn.aggregation': {
    async ok(world) {
      const usage = await delivered(world);
      const { Items } = await world.operator.usage.cdn.aggregation({ duration: 7 });
      expect(Items.reduce((sum, item) => sum + item.Usage, 0)).toBeGreaterThanOrEqual(usage);
      expect(Items.at(-1)?.Apps).toBeGreaterThanOrEqual(1);
    },
    errors: { [invalid]: ({ operator }) => operator.usage.cdn.aggregation(backwards) },
  },
  'usage.cdn.topK': {
    async ok(world) {
      const usage = await delivered(world);
      const { Items } = await world.operator.usage.cdn.topK({ k: 1000, duration: 30 });
      expect(Items).toContainEqual(
        expect.objectContaining({ AppId: world.app.id, OrganizationId: world.app.orgId, Usage: usage }),
      );
    },
    errors: { [invalid]: ({ operator }) => operator.usage.cdn.topK(backwards) },
  },
  'usage.cdn.partnerUsage': {
    async ok(world) {
      const usage = await delivered(world);
      const { Items } = await world.owner.usage.cdn.partnerUsage({ appId: world.app.id });
      expect(Items).toMatchObject([{ AppId: world.app.id, Usage: usage, Provider: 'BlueCloud' }]);
    },
    errors: {
      [noApp]: ({ owner }) => owner.usage.cdn.partnerUsage({ appId: UNKNOWN }),
      [noOrg]: ({ owner }) => owner.usage.cdn.partnerUsage({ orgId: UNKNOWN }),
      [invalid]: ({ owner, app }) => owner.usage.cdn.partnerUsage({ appId: app.id, ...backwards }),
    },
  },
  'usage.cdn.analyzeBundle': {
    async ok(world) {
      const question = await stored(world);
      const started = await world.owner.usage.cdn.analyzeBundle(question);
      expect(started).toMatchObject({ AppId: world.app.id, Path: question.Path, Status: 'Running', Result: null });
      expect(await world.member.usage.cdn.analyzeBundle(question)).toMatchObject({
        TaskId: started.TaskId,
        Status: 'Failed',
        Result: { FileSize: question.Path.length, AssetCount: 0 },
        Error: 'not a UnityFS bundle',
      });
    },
    errors: {
      [noApp]: async (world) => world.owner.usage.cdn.analyzeBundle({ ...(await stored(world)), id: UNKNOWN }),
      [invalid]: async (world) => world.owner.usage.cdn.analyzeBundle({ ...(await stored(world)), Path: 'none' }),
    },
  },
  'usage.cdn.clearProxyCache': {
    async ok(world) {
      const { id: bucketId } = await world.bucket();
      const cleared = await world.owner.usage.cdn.clearProxyCache({ id: world.app.id, bucketId });
      expect(cleared).toMatchObject({ AppId: world.app.id, BucketIds: [bucketId] });
      const cache = await world.uos.cdn.buckets.proxyCache({ id: bucketId });
      expect(cache.last_cleared).toBe(cleared.ClearedAt);
    },
    errors: {
      [noApp]: ({ owner, otherApp }) => owner.usage.cdn.clearProxyCache({ id: otherApp.id }),
      [invalid]: ({ owner, app }) => owner.usage.cdn.clearProxyCache({ id: app.id, bucketId: UNKNOWN }),
    },
  },
  'usage.apps.dailyActive': {
    async ok(world) {
      await delivered(world);
      const { Items } = await world.operator.usage.apps.dailyActive({});
      expect(Items).toHaveLength(7);
      expect(Items.at(-1)?.Count).toBeGreaterThanOrEqual(1);
    },
    errors: { [invalid]: ({ operator }) => operator.usage.apps.dailyActive(backwards) },
  },
  'usage.apps.dailyNew': {
    async ok({ operator }) {
      const { Items } = await operator.usage.apps.dailyNew({});
      expect(Items.at(-1)?.Count).toBeGreaterThanOrEqual(2);
    },
    errors: { [invalid]: ({ operator }) => operator.usage.apps.dailyNew(backwards) },
  },
};
