// The driver of clusters on a platform of its own, before a cluster that plays.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFleet } from '../../../../packages/platform/src/engines/processes/servers/fleet/fleet.ts';
import type {
  Server,
  ServerEvent,
  ServerPlan,
  ServerSample,
} from '../../../../packages/platform/src/engines/processes/servers/port.ts';
import { nodeSettings } from '../../../../packages/platform/src/engines/processes/servers/settings.ts';
import { testPlatform } from '../../../../packages/platform/src/testing/platform.ts';
import { REGION } from '../harness.ts';
import type { Stage } from '../lifecycle.ts';
import { type FakeCluster, openFakeCluster } from './fake-cluster.ts';

export interface FleetHarness extends Stage {
  readonly cluster: FakeCluster;
  readonly samples: readonly ServerSample[];
  /** Stops the driver as a platform does that is started again, and starts another. */
  restart(): Promise<void>;
}

export async function openFleet(): Promise<FleetHarness> {
  const folder = await mkdtemp(join(tmpdir(), 'uos-fleet-'));
  const platform = await testPlatform({ dataFolder: join(folder, 'platform') });
  const cluster = await openFakeCluster();
  const { db, instance, clock, ids, fanOut, log, logs } = platform.ports;
  const plans = new Map<string, Partial<ServerPlan> & { readonly fault?: string }>();
  const events: ServerEvent[] = [];
  const samples: ServerSample[] = [];
  const appId = ids.uuid();
  const openDriver = () => {
    const driver = createFleet({
      ...{ db, instance, clock, ids, fanOut, log, logs, folder },
      settings: {
        ...{ ...nodeSettings, nodeName: 'cluster', nodeRegion: REGION },
        ...{ nodeCpuMillis: 10_000, nodeMemoryMiB: 20_000 },
      },
      cluster: { url: cluster.url, namespace: 'games', image: 'registry.example.com/base:1', volume: 'platform' },
      timing: { tickMs: 200, unhealthyMs: 300, againMs: 50, pauseMs: [10, 100] },
    });
    driver.define('test', {
      plan: async ({ id }) => {
        const { fault, ...plan } = plans.get(id) ?? {};
        if (fault !== undefined) {
          throw new Error(fault);
        }
        return {
          ...{ command: ['/bin/true'], env: { GREETING: 'hello' }, files: [] },
          ...{ log: { appId, group: 'test', name: id } },
          ...plan,
        };
      },
      heard: async (event) => {
        events.push(event);
      },
      sampled: async (taken) => {
        samples.push(...taken);
      },
    });
    return driver;
  };
  let driver = openDriver();
  const get = async (id: string): Promise<Server> => {
    const server = await driver.get(db, id);
    if (server === undefined) {
      throw new Error(`no server ${id}`);
    }
    return server;
  };
  return {
    ...{ platform, cluster, samples, get },
    get servers() {
      return driver;
    },
    async start(more = {}) {
      const id = more.id ?? ids.uuid();
      plans.set(id, more);
      const placed = await db.transaction().execute((tx) =>
        driver.place(tx, {
          ...{ id, kind: 'test', appId, region: REGION, ports: [], limits: { cpuMillis: 100, memoryMiB: 154 } },
          ...more,
        }),
      );
      if (!placed.placed) {
        throw new Error(placed.message);
      }
      return id;
    },
    async act(id, act) {
      cluster.act(id, act);
    },
    async end(id) {
      for (let server = await get(id); ; server = await get(id)) {
        if (server.endedAt !== null && events.some(({ what, server: { id: of } }) => of === id && what === 'ended')) {
          return server;
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    heard: (id) => events.filter(({ server }) => server.id === id).map(({ what }) => what),
    lines: async (id) => (await logs.tail({ appId, group: 'test', name: id }, 2000)).map(({ text }) => text),
    stop: (id, reason = 'deleted') => driver.stop(db, id, reason),
    left: async () => [
      ...cluster.gameServers().map(({ metadata }) => metadata.name),
      ...cluster.fleets().map(({ metadata }) => `fleet ${metadata.name}`),
      ...cluster.secrets().map((name) => `secret ${name}`),
    ],
    async restart() {
      await driver.shut();
      driver = openDriver();
    },
    async close() {
      await driver.shut();
      await cluster.close();
      await platform.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
