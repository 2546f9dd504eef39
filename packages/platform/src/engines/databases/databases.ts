// The databases of this node: which are served, which engine each has, and what is asked of them.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Processes } from '#engines/processes/processes';
import { bytesIn } from '#engines/processes/servers/launch';
import { useOf } from '#engines/processes/tree';
import type { Cgroup } from '#engines/sandbox/cgroup';
import { type Machine, readMachine } from '#engines/sandbox/machine';
import type { SandboxLevel } from '#engines/sandbox/port';
import type { Ids } from '#kernel/keys/ids';
import type { Log } from '#kernel/watch/log';
import type { Engine, Place } from './engine.ts';
import { createEngines, engineOf, type Probes, probeEngines } from './examine.ts';
import { createGateway } from './gateway.ts';
import type { Listener } from './gateway-protocol.ts';
import { type Held, hold } from './held.ts';
import { limitsOf } from './limits.ts';
import {
  type DatabaseEvents,
  type DatabaseSample,
  type DatabaseSpec,
  type Databases,
  EngineFailed,
  EngineMissing,
} from './port.ts';
import { createPrepared } from './prepared.ts';
import { createRunner, GROUPS } from './runner.ts';
import type { DatabaseSettings } from './settings.ts';

export interface DatabasesOptions {
  readonly processes: Pick<Processes, 'start'>;
  readonly ids: Ids;
  readonly log: Log;
  readonly settings: DatabaseSettings & {
    readonly nodeSandbox: SandboxLevel;
    readonly nodeCgroup?: string | undefined;
  };
  /** Whether others than this machine reach the platform. */
  readonly isOpen: boolean;
  readonly folder: string;
}

const PRIVATE_HOST = '127.0.0.1';
const PROBED_MS = 10 * 60_000;
const IDLE_SECONDS = 300;
const SPARE_CONNECTIONS = 10;
const PORT_TRIES = 50;
const MIB = 1024 * 1024;
const MOST_COUNTED = 2 ** 50;

export function createDatabases(options: DatabasesOptions): Databases & { stop(): Promise<void> } {
  const { processes, ids, log, settings, isOpen, folder } = options;
  const engines = createEngines({ withSubsets: settings.databaseSubsets ?? !isOpen });
  const all = new Map<string, Held>();
  const served = new Map<string, DatabaseSpec>();
  const ports = new Set<number>();
  const last = new Map<string, { readonly at: number; readonly cpuMs: number; readonly statements: number }>();
  /** When the disk of each was seen without room. */
  const lastFull = new Map<string, number>();
  const listeners: DatabaseEvents[] = [];
  let probed: { readonly at: number; readonly result: Promise<Probes> } | undefined;
  let machine: Promise<Machine> | undefined;
  let groups: Promise<Cgroup | undefined> | undefined;
  let isStopping = false;
  const idleMs = (settings.databaseIdleSeconds ?? (isOpen ? 0 : IDLE_SECONDS)) * 1000;

  const gateway = createGateway({
    ...{ processes, log },
    onWake: (id) => {
      if (!isStopping) {
        all
          .get(id)
          ?.wake()
          .catch(() => undefined);
      }
    },
    onOpen: (id, count) => all.get(id)?.connected(count),
  });

  const readOnce = (): Promise<Machine> => {
    // why kept: those of hosted servers are not for us to see to
    machine ??= readMachine({ atMost: settings.nodeSandbox, cgroup: settings.nodeCgroup, keepsGroups: true });
    return machine;
  };

  const groupsOnce = (): Promise<Cgroup | undefined> => {
    groups ??= readOnce().then(({ cgroup }) => cgroup?.below(GROUPS));
    return groups;
  };

  const probe = (): Promise<Probes> => {
    if (probed === undefined || performance.now() - probed.at > PROBED_MS) {
      probed = { at: performance.now(), result: readOnce().then((on) => probeEngines(on, engines)) };
    }
    return probed.result;
  };

  const engineFor = async ({ engine: name, provider }: DatabaseSpec): Promise<Engine> => {
    const offer = (await probe())[name];
    const engine = engineOf(engines, name, provider);
    // why: a database stays what it was made as, whatever was installed since
    const { available = false, reason = '' } = offer.provider === provider ? offer : ((await engine?.probe()) ?? {});
    if (!available || engine === undefined) {
      // why: whoever installs it now does not wait until it is looked for again
      probed = undefined;
      throw new EngineMissing(reason);
    }
    return engine;
  };

  /** Of programs that make what databases begin from: no port has its number. */
  const prepared = createPrepared({
    folder: join(folder, 'prepared'),
    runnerOf: async (own) => createRunner({ machine: await readOnce(), processes, folder: own, number: 0 }),
  });

  const placeOf = async (spec: DatabaseSpec): Promise<Place> => {
    const own = join(folder, spec.id);
    const inGroups = await groupsOnce();
    return {
      ...{ spec, folder: own, prepared },
      runner: createRunner({
        ...{ machine: await readOnce(), processes, folder: own, appId: spec.appId, number: spec.port },
        held: inGroups === undefined ? undefined : { groups: inGroups, name: spec.id, limits: limitsOf(spec) },
      }),
    };
  };

  const holdOne = async (spec: DatabaseSpec): Promise<Held> => {
    const engine = await engineFor(spec);
    const place = await placeOf(spec);
    const known = all.get(spec.id);
    if (known !== undefined) {
      known.place = place;
      return known;
    }
    const { id } = spec;
    const held = hold({
      ...{ engine, place, log, idleMs },
      onAwake() {
        gateway.awake(id, true);
        tell((one) => one.onActivity(id, 'awake'));
      },
      onAsleep() {
        gateway.asleep(id);
        last.delete(id);
        tell((one) => one.onActivity(id, 'asleep'));
      },
      onFailure(message) {
        gateway.awake(id, false);
        void wasFull(id).then((full) => {
          // why not of a full disk: once there is room the next client has it started
          if (!full && served.has(id)) {
            tell((one) => one.onFailure(id, message));
          }
        });
      },
    });
    all.set(id, held);
    return held;
  };
  const tell = (say: (listener: DatabaseEvents) => void): void => {
    for (const listener of listeners) {
      say(listener);
    }
  };
  const heldOf = (id: string): Held => {
    const held = all.get(id);
    if (held === undefined) {
      throw new EngineFailed('the database is not served on this node');
    }
    return held;
  };

  const isFullNow = async (id: string): Promise<boolean> => {
    const full = await isFull(join(folder, id));
    if (full) {
      lastFull.set(id, performance.now());
    }
    return full;
  };
  /** why lately too: a start that began without room ends badly after there is some */
  const wasFull = async (id: string): Promise<boolean> =>
    (await isFullNow(id)) || performance.now() - (lastFull.get(id) ?? Number.NEGATIVE_INFINITY) < LATELY_MS;

  const { databaseCertificate: certificate } = settings;
  const mustEncrypt = certificate !== undefined && !settings.databasesInsecure;
  const listenersOf = ({ port, publicPort }: DatabaseSpec): Listener[] => [
    { port, host: PRIVATE_HOST, kind: 'private', mustEncrypt: false },
    ...(publicPort === 0
      ? []
      : [{ port: publicPort, host: isOpen ? '0.0.0.0' : PRIVATE_HOST, kind: 'public', mustEncrypt } as const]),
  ];

  const freePort = async (): Promise<number> => {
    const [first, lastOne] = settings.databasePorts;
    const count = lastOne - first + 1;
    // why from anywhere: several platforms of a machine do not all begin at the first one
    const start = Number.parseInt(ids.hex(4), 16) % count;
    for (let tries = 0; tries < Math.min(count, PORT_TRIES); tries += 1) {
      const port = first + ((start + tries) % count);
      if (!ports.has(port) && (await gateway.isFree({ port, host: PRIVATE_HOST }))) {
        ports.add(port);
        return port;
      }
    }
    throw new EngineFailed(`no port between ${first} and ${lastOne} is free on this server`);
  };

  const file = join(folder, 'node');
  const node = async (): Promise<string | undefined> =>
    readFile(file, 'utf8').then(
      (text) => text.trim(),
      () => undefined,
    );

  return {
    // why: passwords and contents would be read on their way
    publicFault:
      isOpen && !settings.databasesInsecure && certificate === undefined
        ? 'public access needs TLS; an administrator can name a certificate (UOS_DATABASE_CERT, UOS_DATABASE_KEY), or allow it without by UOS_DATABASES_INSECURE=1'
        : '',
    probe,
    node,
    async nodeHere() {
      const known = await node();
      if (known !== undefined) {
        return known;
      }
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // why only where it is not there: two calls at once agree on the first
      await writeFile(file, `${ids.uuid()}\n`, { flag: 'wx' }).catch(() => undefined);
      return (await node()) ?? '';
    },
    hear: (events) => void listeners.push(events),
    async create(wanted) {
      const engine = await engineFor(wanted);
      const { version } = await engine.probe();
      const port = wanted.port === 0 ? await freePort() : wanted.port;
      ports.add(port);
      const spec = { ...wanted, port };
      const own = join(folder, spec.id);
      await all.get(spec.id)?.stop();
      all.delete(spec.id);
      await rm(own, { recursive: true, force: true });
      await mkdir(own, { recursive: true, mode: 0o700 });
      const place = await placeOf(spec);
      await place.runner.give('.');
      await engine.prepare(place);
      await place.runner.keep();
      const held = await holdOne(spec);
      await held.use((at) => engine.found(at));
      return { port, version };
    },
    async serve(spec) {
      const held = await holdOne(spec);
      ports.add(spec.port);
      if (spec.publicPort !== 0) {
        ports.add(spec.publicPort);
      }
      served.set(spec.id, spec);
      await gateway.serve({
        ...{ id: spec.id, socket: join(held.place.folder, held.engine.socket), sorry: held.engine.sorry },
        ...{
          listeners: listenersOf(spec),
          protocol: spec.engine,
          certificate,
          most: held.engine.mostConnections(held.place) + SPARE_CONNECTIONS,
        },
      });
      if (held.isAwake) {
        gateway.awake(spec.id, true);
      } else if (idleMs === 0) {
        await held.wake();
      }
    },
    async unserve({ id }) {
      const spec = served.get(id);
      served.delete(id);
      gateway.unserve(id);
      await all.get(id)?.stop();
      all.get(id)?.place.runner.clear();
      // why only then: it may be served again since
      if (!served.has(id)) {
        all.delete(id);
        ports.delete(spec?.port ?? 0);
        ports.delete(spec?.publicPort ?? 0);
      }
    },
    isServed: (id) => served.has(id),
    freePort,
    async restart(id) {
      const held = heldOf(id);
      gateway.asleep(id);
      gateway.disconnect(id, 'all');
      await held.stop();
      await held.wake();
    },
    async setPassword(id, verifier) {
      const held = heldOf(id);
      await held.use((place) => held.engine.setPassword(place, verifier));
      gateway.disconnect(id, 'all');
    },
    disconnect: (id, which) => gateway.disconnect(id, which),
    async dump(id, keep, signal) {
      const held = heldOf(id);
      return held.use(async (place) => {
        const path = join(place.folder, await held.engine.dump(place, signal));
        try {
          return await keep(createReadStream(path), held.engine.dumpEnding);
        } finally {
          await rm(path, { force: true });
        }
      });
    },
    async restore(id, source, signal) {
      const held = heldOf(id);
      const { engine, place } = held;
      const path = 'restore.dump';
      const whole = join(place.folder, path);
      try {
        await pipeline(source, createWriteStream(whole, { mode: 0o600 }), { signal });
        await place.runner.give(path);
        gateway.disconnect(id, 'all');
        if (engine.swap !== undefined) {
          await held.whileStopped(async (at) => engine.swap?.(at, path));
        }
        await held.use((at) => engine.restore(at, path, signal));
      } finally {
        await rm(whole, { force: true });
      }
    },
    async query(id, statement) {
      const held = heldOf(id);
      return held.use((place) => held.engine.query(place, statement));
    },
    async sample(id): Promise<DatabaseSample | undefined> {
      const held = all.get(id);
      const { pid } = held ?? {};
      if (held === undefined || pid === undefined || !held.isAwake) {
        return undefined;
      }
      const { place, engine, connections } = held;
      const { memoryBytes, cpuMs } = useOf(place.runner.processes(pid));
      const statements = await engine.statements(place);
      const at = performance.now();
      const before = last.get(id);
      last.set(id, { at, cpuMs, statements });
      const seconds = before === undefined ? 0 : (at - before.at) / 1000;
      const rate = (now: number, then: number): number => (seconds === 0 ? 0 : Math.max(0, (now - then) / seconds));
      const cores = Math.max(1, place.spec.size.cpuCores);
      return {
        cpuPercent: round(rate(cpuMs, before?.cpuMs ?? cpuMs) / 10 / cores),
        memoryMiB: round(memoryBytes / MIB),
        diskMiB: round((await bytesIn(place.folder, MOST_COUNTED)) / MIB),
        connections,
        queriesPerSecond: round(rate(statements, before?.statements ?? statements)),
      };
    },
    async slow(id) {
      const held = all.get(id);
      return held === undefined ? [] : held.engine.slow(held.place);
    },
    addressOf: () => undefined,
    async setFull(id, full) {
      const held = heldOf(id);
      await held.use((place) => held.engine.setFull(place, full));
      gateway.disconnect(id, 'all');
    },
    activity: (id) => (all.get(id)?.isAwake === true ? 'awake' : 'asleep'),
    hindrance: async (id) => ((await isFullNow(id)) ? FULL : ''),
    async purge(one) {
      const { id } = one;
      await this.unserve(one);
      lastFull.delete(id);
      await rm(join(folder, id), { recursive: true, force: true, maxRetries: 3 });
    },
    verifierOf(engine, password) {
      const one = engines.find(({ name }) => name === engine);
      if (one === undefined) {
        throw new EngineMissing(`engine ${engine} is not offered by this platform`);
      }
      return one.verifierOf(password);
    },
    async stop() {
      isStopping = true;
      gateway.stop();
      await Promise.all([...all.values()].map((held) => held.stop()));
    },
  };
}

/** An engine that has less does not start, or ends in the midst of something. */
const ROOM_BYTES = 32 * MIB;
const LATELY_MS = 90_000;
const FULL = 'the disk of this server is full: it goes on by itself once there is room';

async function isFull(path: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(path).catch(() => ({ bavail: Number.POSITIVE_INFINITY, bsize: 1 }));
  return bavail * bsize < ROOM_BYTES;
}

const round = (value: number): number => Math.round(value * 100) / 100;
