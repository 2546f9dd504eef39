// The driver of clusters on a platform of its own, before a cluster that plays.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFleet } from '../../../../packages/platform/src/engines/processes/servers/fleet/fleet.ts';
import type { ServerSample } from '../../../../packages/platform/src/engines/processes/servers/port.ts';
import { nodeSettings } from '../../../../packages/platform/src/engines/processes/servers/settings.ts';
import { testPlatform } from '../../../../packages/platform/src/testing/platform.ts';
import type { Stage } from '../lifecycle.ts';
import { REGION, testKind } from '../test-kind.ts';
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
  const samples: ServerSample[] = [];
  const usual = { command: ['/bin/true'], env: { GREETING: 'hello' } };
  const { kind, place, ...told } = testKind(platform, () => driver, usual);
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
      ...kind,
      sampled: async (taken) => {
        samples.push(...taken);
      },
    });
    return driver;
  };
  let driver = openDriver();
  const fleet: FleetHarness = {
    ...{ ...told, platform, cluster, samples },
    get servers() {
      return driver;
    },
    start: (more = {}) => place(more),
    async act(id, act) {
      cluster.act(id, act);
    },
    left: async () => [
      ...cluster.gameServers().map(({ metadata }) => metadata.name),
      ...cluster.fleets().map(({ metadata }) => `fleet ${metadata.name}`),
      ...cluster.secrets().map((name) => `secret ${name}`),
    ],
    async restart() {
      await driver.shut();
      driver = openDriver();
    },
    async restarted() {
      const id = await place({});
      while (!told.heard(id).includes('started')) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      cluster.act(id, { do: 'ready' });
      while (!told.heard(id).includes('ready')) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      await fleet.restart();
      return { id, next: fleet };
    },
    async close() {
      await driver.shut();
      await cluster.close();
      await platform.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return fleet;
}
