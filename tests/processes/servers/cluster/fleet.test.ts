// The driver of clusters: the life of a server as on one machine, and what a cluster does besides: it cuts watches,
// forgets, says no, and loses servers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examineCluster, isUsable } from '../../../../packages/platform/src/engines/processes/servers/fleet/examine.ts';
import { lifecycle } from '../lifecycle.ts';
import { type FleetHarness, openFleet } from './fleet-harness.ts';

const SLOW = { timeout: 10_000 };

let fleet: FleetHarness;
beforeAll(async () => {
  fleet = await openFleet();
});
afterAll(() => fleet?.close());

lifecycle('fleet driver', () => fleet);

describe('a cluster', () => {
  const started = async (options?: Parameters<FleetHarness['start']>[0]): Promise<string> => {
    const id = await fleet.start(options);
    await expect.poll(() => fleet.heard(id), SLOW).toEqual(['started']);
    return id;
  };
  const ready = async (options?: Parameters<FleetHarness['start']>[0]): Promise<string> => {
    const id = await started(options);
    await fleet.act(id, { do: 'ready' });
    await expect.poll(() => fleet.heard(id), SLOW).toContain('ready');
    return id;
  };
  const over = async (...ids: readonly string[]): Promise<void> => {
    await Promise.all(ids.map((id) => fleet.stop(id)));
    await Promise.all(ids.map((id) => fleet.end(id)));
    await expect.poll(() => fleet.left(), SLOW).toEqual([]);
  };
  const asked = (calls: RegExp): number =>
    fleet.cluster.exchanged.filter(({ method, path }) => calls.test(`${method} ${path}`)).length;

  it('is asked for a game server with ports, health and labels, and none of its secrets', async () => {
    const id = await started({
      ...{ ports: [{ name: 'game', protocol: 'UDP', port: 9998 }], env: { UOS_APP_SECRET: 'very secret' } },
      labels: { 'uos.uuid': 'match-1', 'uos.revision': 'r1', 'not for a cluster': '' },
    });
    const made = fleet.cluster.exchanged.findLast(
      ({ method, path }) => method === 'POST' && path.endsWith('/gameservers'),
    );
    expect(made?.body).toMatchObject({
      metadata: { name: `uos-${id}`, labels: { 'uos.uuid': 'match-1', 'uos.revision': 'r1', 'uos.server': id } },
      spec: {
        ports: [{ name: 'game', portPolicy: 'Dynamic', containerPort: 9998, protocol: 'UDP' }],
        health: { periodSeconds: 5, failureThreshold: 3, initialDelaySeconds: 5 },
      },
    });
    expect(JSON.stringify(made?.body)).not.toContain('very secret');
    expect(JSON.stringify(made?.body)).not.toContain('not for a cluster');
    await over(id);
  });

  it('that cuts the watch or forgets is listed again, and nothing that happened meanwhile is missed', async () => {
    const id = await started();
    fleet.cluster.cutWatches();
    await fleet.act(id, { do: 'ready' });
    await expect.poll(() => fleet.heard(id), SLOW).toEqual(['started', 'ready']);
    fleet.cluster.fail('gone', /GET .*watch=true/);
    fleet.cluster.forget();
    await fleet.act(id, { do: 'players', ids: ['ana'] });
    await expect.poll(() => fleet.heard(id), SLOW).toEqual(['started', 'ready', 'players']);
    fleet.cluster.lose(id, true);
    fleet.cluster.forget();
    expect((await fleet.end(id)).end).toMatchObject({ reason: 'node lost' });
    await expect.poll(() => fleet.left(), SLOW).toEqual([]);
  });

  it('that fails or has it already still starts one server', async () => {
    fleet.cluster.fail('broken', /POST .*\/gameservers$/);
    fleet.cluster.fail('lost', /POST .*\/gameservers$/);
    fleet.cluster.fail('broken', /GET .*\/gameservers\?/, 2);
    fleet.cluster.cutWatches();
    const id = await ready();
    expect(fleet.cluster.gameServers()).toHaveLength(1);
    await over(id);
  });

  it('that is busy is asked again with pauses, at most five times', async () => {
    const { db } = fleet.platform.ports;
    const pool = 'busy/local';
    const id = await ready({ pool });
    const calls = /POST .*\/gameserverallocations/;
    const before = asked(calls);
    fleet.cluster.fail('Contention', calls, 2);
    fleet.cluster.fail('conflict', calls, 1);
    expect((await fleet.servers.claim(db, { kind: 'test', pool }))?.id).toBe(id);
    expect(asked(calls) - before).toBe(4);
    await over(id);
    const other = await ready({ pool });
    const between = asked(calls);
    fleet.cluster.fail('Contention', calls, 5);
    const began = performance.now();
    expect(await fleet.servers.claim(db, { kind: 'test', pool, labels: { match: 'two' } })).toBeUndefined();
    expect(asked(calls) - between).toBeLessThanOrEqual(5);
    expect(performance.now() - began).toBeLessThan(4000);
    expect(await fleet.get(other)).toMatchObject({ state: 'Ready', labels: {} });
    await over(other);
  });

  it('that has none of the servers it should have hands out the next one, and says when there is none', async () => {
    const { db } = fleet.platform.ports;
    const pool = 'gone/local';
    const [first, second] = [await ready({ pool }), await ready({ pool })];
    fleet.cluster.fail('UnAllocated', /POST .*\/gameserverallocations/);
    const labels = { 'uos.uuid': 'match-2' };
    expect((await fleet.servers.claim(db, { kind: 'test', pool, labels }))?.id).toBe(second);
    const taken = fleet.cluster.gameServers().find(({ metadata }) => metadata.labels['uos.server'] === second);
    expect(taken).toMatchObject({ metadata: { labels }, status: { state: 'Allocated' } });
    expect((await fleet.end(first)).end).toMatchObject({ reason: 'node lost' });
    expect(await fleet.servers.claim(db, { kind: 'test', pool })).toBeUndefined();
    await over(second);
  });

  it('has one fleet for a pool, as large as the pool is', async () => {
    const pool = 'size/local';
    const ids = [await ready({ pool }), await ready({ pool })];
    expect(fleet.cluster.fleets().map(({ spec }) => spec.replicas)).toEqual([2]);
    fleet.cluster.fail('conflict', /PUT .*\/scale$/);
    const [first = '', second = ''] = ids;
    await fleet.stop(first);
    await fleet.end(first);
    await expect.poll(() => fleet.cluster.fleets().map(({ spec }) => spec.replicas), SLOW).toEqual([1]);
    expect((await fleet.get(second)).state).toBe('Ready');
    await over(second);
  });

  it('that handed out a server for a claim that was rolled back ends it', async () => {
    const { db } = fleet.platform.ports;
    const pool = 'rolled/local';
    const id = await ready({ pool });
    const rolled = db.transaction().execute(async (tx) => {
      expect((await fleet.servers.claim(tx, { kind: 'test', pool }))?.id).toBe(id);
      throw new Error('rolled back');
    });
    await expect(rolled).rejects.toThrow('rolled back');
    expect((await fleet.end(id)).end).toMatchObject({ reason: 'deleted' });
    expect(fleet.heard(id)).not.toContain('allocated');
    await expect.poll(() => fleet.left(), SLOW).toEqual([]);
  });

  it('keeps its servers while the platform is started again', async () => {
    const { db } = fleet.platform.ports;
    const ids = [await ready(), await ready({ pool: 'kept/local' })];
    await fleet.restart();
    const [first = '', second = ''] = ids;
    await fleet.act(first, { do: 'players', ids: ['ben'] });
    await expect.poll(() => fleet.heard(first), SLOW).toEqual(['started', 'ready', 'players']);
    expect((await fleet.servers.claim(db, { kind: 'test', pool: 'kept/local' }))?.id).toBe(second);
    expect(fleet.cluster.gameServers()).toHaveLength(2);
    await over(...ids);
  });

  it('says what servers take', async () => {
    const id = await ready();
    await expect.poll(() => fleet.servers.usage(id), SLOW).toMatchObject({ cpuMillis: 153 });
    const sample = fleet.samples.find((one) => one.id === id);
    expect(sample?.memoryBytes).toBe(48_124 * 1024 + 12 * 1024 * 1024);
    await over(id);
  });

  it('is examined call by call: what is missing is said, and whether servers run there without it', async () => {
    const settings = { url: fleet.cluster.url, namespace: 'games', image: 'base:1' };
    const whole = await examineCluster({ ...settings, volume: 'platform' });
    expect(whole).toEqual({ url: settings.url, namespace: 'games', version: 'v1.31.4', missing: [] });
    fleet.cluster.fail('missing', /GET .*metrics\.k8s\.io.*limit=1/);
    const bare = await examineCluster(settings);
    expect(bare.missing.map(({ what }) => what)).toEqual(['metrics', 'volume']);
    expect(isUsable(bare)).toBe(true);
    fleet.cluster.fail('missing', /GET \/apis\/agones\.dev\/v1$/, 100);
    const plain = await examineCluster(settings);
    expect(plain.missing[0]).toMatchObject({ what: 'agones', why: '404 the object was not found' });
    expect(isUsable(plain)).toBe(false);
    const nobody = await examineCluster({ ...settings, url: 'http://127.0.0.1:1' });
    expect(nobody.missing.map(({ what }) => what)).toEqual(['api']);
  });
});
