// Servers of games as real processes behind the wall this machine has, on a platform of their own.
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerEvent, ServerPlan } from '../../../packages/platform/src/engines/processes/servers/port.ts';
import type { ServerTiming } from '../../../packages/platform/src/engines/processes/servers/run.ts';
import { createServers } from '../../../packages/platform/src/engines/processes/servers/servers.ts';
import { nodeSettings } from '../../../packages/platform/src/engines/processes/servers/settings.ts';
import type { SandboxLevel } from '../../../packages/platform/src/engines/sandbox/port.ts';
import { type TestPlatform, testPlatform } from '../../../packages/platform/src/testing/platform.ts';
import { needWall } from '../../../scripts/tools.ts';
import { type Asked, REGION, type Told, testKind } from './test-kind.ts';

export interface Harness extends Told {
  readonly platform: TestPlatform;
  readonly servers: ReturnType<typeof createServers>;
  readonly events: readonly ServerEvent[];
  readonly folder: string;
  /** Places a server that runs the script in the shell. */
  start(script: string, options?: Asked): Promise<string>;
  /** Of one that a harness before has placed. */
  know(id: string, plan: Partial<ServerPlan>): void;
  close(): Promise<void>;
}

export interface HarnessOptions {
  readonly timing?: Partial<ServerTiming>;
  readonly level?: SandboxLevel;
  readonly ports?: readonly [number, number];
  readonly cpuMillis?: number;
  readonly name?: string;
  /** Of a harness before, or for one to come; one of its own, which goes with it, without. */
  readonly folder?: string;
  /** Whether its servers run on when it ends. */
  readonly keeps?: boolean;
  /** Done each time when a server has its ports, and before its program begins. */
  readonly beforeStart?: () => Promise<void>;
}

let rounds = 0;

export async function openHarness(options: HarnessOptions = {}): Promise<Harness> {
  needWall();
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'uos-servers-')));
  // why without services then: while none of the harness is there, the platform around would take its node for lost
  const services = options.folder === undefined ? {} : { services: [] };
  const platform = await testPlatform({ dataFolder: join(folder, 'platform'), ...services });
  const { db, instance, clock, ids, fanOut, log, logs, processes } = platform.ports;
  rounds += 1;
  const servers = createServers({
    ...{ db, instance, clock, ids, fanOut, log, logs, folder: join(folder, 'servers') },
    processes: {
      ...processes,
      async start(spec) {
        await options.beforeStart?.();
        return processes.start(spec);
      },
    },
    ...{
      isOpen: false,
      dev: options.level === 'none',
      keeps: options.keeps === true,
      timing: { graceMs: 2000, ...options.timing },
    },
    settings: {
      ...nodeSettings,
      ...{ nodeName: options.name ?? `node-${rounds}`, nodeSandbox: options.level ?? 'namespace' },
      ...{
        nodeRegion: REGION,
        nodePorts: options.ports ?? [34_000, 34_199],
        nodeCpuMillis: options.cpuMillis ?? 10_000,
        nodeMemoryMiB: 20_000,
      },
    },
  });
  const { kind, place, ...told } = testKind(platform, () => servers, { command: ['/bin/true'], env: {} });
  servers.define('test', kind);
  return {
    ...{ ...told, platform, servers, folder },
    start: (script, more = {}) => place({ command: ['/bin/sh', '-c', script], ...more }),
    async close() {
      await servers.shut();
      await platform.stop();
      if (options.folder === undefined) {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Puts files into a folder that stands for an image. */
export async function imageOf(folder: string, files: Readonly<Record<string, string>>): Promise<string> {
  const image = await mkdtemp(join(folder, 'image-'));
  await chmod(image, 0o755);
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(image, name), content, { mode: 0o755 });
  }
  return image;
}
