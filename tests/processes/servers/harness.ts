// Servers of games as real processes behind the wall this machine has, on a platform of their own.
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  EndReason,
  Server,
  ServerEvent,
  ServerPlan,
  ServerWish,
} from '../../../packages/platform/src/engines/processes/servers/port.ts';
import type { ServerTiming } from '../../../packages/platform/src/engines/processes/servers/run.ts';
import { createServers } from '../../../packages/platform/src/engines/processes/servers/servers.ts';
import { nodeSettings } from '../../../packages/platform/src/engines/processes/servers/settings.ts';
import type { SandboxLevel } from '../../../packages/platform/src/engines/sandbox/port.ts';
import { type TestPlatform, testPlatform } from '../../../packages/platform/src/testing/platform.ts';
import { needWall } from '../../../scripts/tools.ts';

export interface Harness {
  readonly platform: TestPlatform;
  readonly servers: ReturnType<typeof createServers>;
  readonly events: readonly ServerEvent[];
  readonly folder: string;
  /** Places a server that runs the script in the shell. */
  start(script: string, options?: Partial<ServerWish & ServerPlan> & { readonly fault?: string }): Promise<string>;
  /** Of one that a harness before has placed. */
  know(id: string, plan: Partial<ServerPlan>): void;
  get(id: string): Promise<Server>;
  /** Resolves once it has ended. */
  end(id: string): Promise<Server>;
  heard(id: string): readonly ServerEvent['what'][];
  lines(id: string): Promise<readonly string[]>;
  stop(id: string, reason?: EndReason): Promise<boolean>;
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
}

/** A region of its own: the platform around it is a node too, which knows nothing of these servers. */
export const REGION = 'harness';

let rounds = 0;

export async function openHarness(options: HarnessOptions = {}): Promise<Harness> {
  needWall();
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'uos-servers-')));
  // why without services then: while none of the harness is there, the platform around would take its node for lost
  const services = options.folder === undefined ? {} : { services: [] };
  const platform = await testPlatform({ dataFolder: join(folder, 'platform'), ...services });
  const { db, instance, clock, ids, fanOut, log, logs, processes } = platform.ports;
  const plans = new Map<string, Partial<ServerPlan> & { readonly script: string; readonly fault?: string }>();
  const events: ServerEvent[] = [];
  const appId = ids.uuid();
  rounds += 1;
  const servers = createServers({
    ...{ db, instance, clock, ids, fanOut, log, logs, processes, folder: join(folder, 'servers') },
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
  servers.define('test', {
    plan: async ({ id }) => {
      const plan = plans.get(id);
      if (plan === undefined) {
        return undefined;
      }
      const { script, fault, ...rest } = plan;
      if (fault !== undefined) {
        throw new Error(fault);
      }
      return {
        ...{ command: ['/bin/sh', '-c', script], env: {}, files: [] },
        ...{ log: { appId, group: 'test', name: id } },
        ...rest,
      };
    },
    heard: async (event) => {
      events.push(event);
    },
  });
  const get = async (id: string): Promise<Server> => {
    const server = await servers.get(db, id);
    if (server === undefined) {
      throw new Error(`no server ${id}`);
    }
    return server;
  };
  return {
    ...{ platform, servers, events, folder, get },
    know: (id, plan) => void plans.set(id, { script: '', ...plan }),
    async start(script, more = {}) {
      const id = more.id ?? ids.uuid();
      plans.set(id, { script, ...more });
      const placed = await db.transaction().execute((tx) =>
        servers.place(tx, {
          ...{ id, kind: 'test', appId, region: REGION, ports: [], limits: { cpuMillis: 100, memoryMiB: 154 } },
          ...more,
        }),
      );
      if (!placed.placed) {
        throw new Error(placed.message);
      }
      return id;
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
    stop: (id, reason = 'deleted') => servers.stop(db, id, reason),
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
