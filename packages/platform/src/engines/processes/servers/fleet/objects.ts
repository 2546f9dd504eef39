// What is written to a cluster and read from it. Names: Agones' agones.dev/v1 and allocation.agones.dev/v1, Kubernetes' v1.
import { createHash } from 'node:crypto';
import { posix, relative, sep } from 'node:path';
import type { GivenPort, Server, ServerPlan } from '#engines/processes/servers/port';
import type { ClusterSettings } from './settings.ts';

type Text = Readonly<Record<string, string>>;

export interface Meta {
  readonly name: string;
  readonly uid?: string;
  readonly resourceVersion?: string;
  readonly labels?: Text;
  readonly annotations?: Text;
  readonly deletionTimestamp?: string;
}

export type ClusterState =
  | 'PortAllocation'
  | 'Creating'
  | 'Starting'
  | 'Scheduled'
  | 'RequestReady'
  | 'Ready'
  | 'Shutdown'
  | 'Error'
  | 'Unhealthy'
  | 'Reserved'
  | 'Allocated';

export interface GameServerObject {
  readonly metadata: Meta;
  readonly status?: {
    readonly state?: ClusterState;
    readonly address?: string;
    readonly nodeName?: string;
    readonly ports?: readonly { readonly name: string; readonly port: number }[] | null;
    readonly players?: { readonly ids?: readonly string[] | null };
  };
}

export interface ListObject<T> {
  readonly metadata: { readonly resourceVersion?: string; readonly continue?: string };
  readonly items: readonly T[];
}

export interface AllocationObject {
  readonly status?: {
    readonly state?: 'Allocated' | 'UnAllocated' | 'Contention';
    readonly gameServerName?: string;
  };
}

export interface PodObject {
  readonly metadata: Meta;
  readonly status?: {
    readonly reason?: string;
    readonly containerStatuses?: readonly {
      readonly name: string;
      readonly state?: { readonly terminated?: Terminated };
      readonly lastState?: { readonly terminated?: Terminated };
    }[];
  };
}

export interface Terminated {
  readonly exitCode: number;
  readonly signal?: number;
  readonly reason?: string;
}

export interface PodMetrics {
  readonly metadata: Meta;
  readonly containers: readonly {
    readonly name: string;
    readonly usage: { readonly cpu: string; readonly memory: string };
  }[];
}

export interface FleetObject {
  readonly metadata: Meta;
  readonly spec?: { readonly replicas?: number };
}

/** Of everything that a platform has put there. */
export const MANAGED = 'uos.managed';
/** The server of ours that a game server is. */
export const SERVER = 'uos.server';
/** Of which pool it is. */
export const POOL = 'uos.pool';
/** Said with an allocation of ours: one without it was made by the program. */
export const CLAIMED = 'uos.claimed';
/** Before labels and annotations that a program has given itself. */
const SDK = 'agones.dev/sdk-';
export const CONTAINER = 'game';

const LABEL_KEY = /^([a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?\/)?[A-Za-z0-9]([\w.-]{0,61}[A-Za-z0-9])?$/;
const LABEL_VALUE = /^([A-Za-z0-9]([\w.-]{0,61}[A-Za-z0-9])?)?$/;
const APP = '/app';
const DATA = '/data';
const SIDECAR_PORT = '9358';
const MIB = 1024 * 1024;
const GRACE_SECONDS = 10;

export const nameOfServer = (id: string): string => `uos-${id}`;
export const nameOfPool = (kind: string, pool: string): string => `uos-${hashOf(kind, pool)}`;
export const hashOf = (kind: string, pool: string): string =>
  createHash('sha256').update(`${kind} ${pool}`).digest('hex').slice(0, 24);

/** Labels that a cluster takes; the rest of them are kept in our row alone. */
export function labelsFor(labels: Text): Text {
  return Object.fromEntries(
    Object.entries(labels).filter(([key, value]) => LABEL_KEY.test(key) && LABEL_VALUE.test(value)),
  );
}

export interface Manifest {
  readonly settings: ClusterSettings;
  /** The platform's folder, which the volume is too. */
  readonly folder: string;
  readonly server: Server;
  readonly plan: ServerPlan;
}

/** Environment and files of a plan: they hold the app's secret, so nobody who reads game servers sees them. */
export function secretOf(name: string, { plan }: Manifest) {
  return {
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name, labels: { [MANAGED]: 'platform' } },
    type: 'Opaque',
    stringData: {
      ...Object.fromEntries(Object.entries(plan.env).map(([key, value]) => [`env.${key}`, value])),
      ...Object.fromEntries(plan.files.map(({ content }, index) => [`file.${index}`, content])),
    },
  };
}

export function gameServerOf(name: string, manifest: Manifest) {
  const { server, plan } = manifest;
  return {
    apiVersion: 'agones.dev/v1',
    kind: 'GameServer',
    metadata: {
      name,
      labels: { ...labelsOf(server), [SERVER]: server.id },
      annotations: { ...plan.annotations },
    },
    spec: specOf(name, manifest),
  };
}

export function fleetOf(name: string, manifest: Manifest, replicas: number) {
  const { server, plan } = manifest;
  const labels = { ...labelsOf(server), [POOL]: hashOf(server.kind, server.pool) };
  return {
    apiVersion: 'agones.dev/v1',
    kind: 'Fleet',
    metadata: { name, labels },
    spec: {
      replicas,
      scheduling: 'Packed',
      template: { metadata: { labels, annotations: { ...plan.annotations } }, spec: specOf(name, manifest) },
    },
  };
}

function labelsOf(server: Server): Text {
  return { ...labelsFor(server.labels), [MANAGED]: 'platform', 'uos.app': server.appId };
}

/** @throws Error for a plan that no cluster can run */
function specOf(secret: string, { settings, folder, server, plan }: Manifest) {
  const { limits } = server;
  const resources = { cpu: `${limits.cpuMillis}m`, memory: String(limits.memoryMiB * MIB) };
  const image = plan.folder === undefined ? undefined : placeOf(plan.folder, folder, settings);
  return {
    container: CONTAINER,
    ports: server.ports.map(({ name, protocol, port }) => ({
      ...{ name, protocol, containerPort: port, portPolicy: 'Dynamic', container: CONTAINER },
    })),
    health: { disabled: plan.readyByPorts === true, periodSeconds: 5, failureThreshold: 3, initialDelaySeconds: 5 },
    template: {
      metadata: { labels: labelsOf(server) },
      spec: {
        restartPolicy: 'Never',
        automountServiceAccountToken: false,
        terminationGracePeriodSeconds: GRACE_SECONDS,
        containers: [
          {
            name: CONTAINER,
            image: settings.image,
            command: commandOf(plan),
            workingDir: posix.join(image === undefined ? DATA : APP, posix.normalize(`/${plan.workDir ?? ''}`)),
            env: [
              ...Object.keys(plan.env).map((key) => ({
                name: key,
                valueFrom: { secretKeyRef: { name: secret, key: `env.${key}` } },
              })),
              ...server.ports.map(({ name, port }) => ({ name: envNameOf(name), value: String(port) })),
              { name: 'MULTIVERSE_SDK_HTTP_PORT', value: SIDECAR_PORT },
            ],
            resources: {
              limits: {
                ...resources,
                ...(limits.diskMiB !== undefined && { 'ephemeral-storage': `${limits.diskMiB}Mi` }),
              },
              requests: resources,
            },
            securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
            volumeMounts: [
              ...(image === undefined ? [] : [{ name: 'images', mountPath: APP, subPath: image, readOnly: true }]),
              { name: 'data', mountPath: DATA },
              ...plan.files.map(({ path }, index) => ({
                ...{ name: 'files', mountPath: fileAt(path), subPath: `file.${index}`, readOnly: true },
              })),
            ],
          },
        ],
        volumes: [
          ...(image === undefined
            ? []
            : [{ name: 'images', persistentVolumeClaim: { claimName: settings.volume, readOnly: true } }]),
          { name: 'data', emptyDir: {} },
          ...(plan.files.length === 0
            ? []
            : [
                {
                  name: 'files',
                  secret: {
                    secretName: secret,
                    defaultMode: 0o444,
                    items: plan.files.map((_, index) => ({ key: `file.${index}`, path: `file.${index}` })),
                  },
                },
              ]),
        ],
      },
    },
  };
}

function placeOf(image: string, folder: string, { volume }: ClusterSettings): string {
  const inside = relative(folder, image).split(sep).join('/');
  if (volume === undefined) {
    throw new Error('a cluster reads images from a volume: set UOS_NODE_CLUSTER_VOLUME');
  }
  if (inside === '' || inside.startsWith('../') || inside === '..' || inside.startsWith('/')) {
    throw new Error('its image is outside of the folder of the platform');
  }
  return inside;
}

function commandOf({ command, folder }: ServerPlan): readonly string[] {
  const [program = '', ...args] = command;
  if (program === '') {
    throw new Error('there is no program to start');
  }
  const path = posix.normalize(program);
  if (path.startsWith('..')) {
    throw new Error(`the program ${program} is outside of the image`);
  }
  return program.includes('/') && !program.startsWith('/') && folder !== undefined
    ? [posix.join(APP, path), ...args]
    : [program, ...args];
}

function fileAt(path: string): string {
  const to = posix.normalize(path);
  if (!to.startsWith('/') || to.endsWith('/') || to.includes('\0') || to.includes(':')) {
    throw new Error(`a file may not be put at ${path}`);
  }
  return to;
}

/** `PORT_GAME` for the port `game`. */
function envNameOf(name: string): string {
  return `PORT_${name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}`;
}

/** The ports as the cluster has given them; undefined until it has given them all. */
export function givenPorts(server: Server, { status }: GameServerObject): readonly GivenPort[] | undefined {
  const given = new Map((status?.ports ?? []).map(({ name, port }) => [name, port]));
  const ports = server.ports.map((port) => ({ ...port, hostPort: given.get(port.name) ?? 0 }));
  return ports.some(({ hostPort }) => hostPort === 0) ? undefined : ports;
}

/** What the program has put on itself through its sidecar, under the names it gave. */
export function ownWords(words: Text = {}): Text {
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, value]) => (key.startsWith(SDK) ? [[key.slice(SDK.length), value]] : [])),
  );
}

const CPU_UNITS: Readonly<Record<string, number>> = { n: 1e-6, u: 1e-3, m: 1, '': 1000 };
const MEMORY_UNITS: Readonly<Record<string, number>> = {
  ...{ '': 1, Ki: 1024, Mi: 1024 ** 2, Gi: 1024 ** 3, Ti: 1024 ** 4, k: 1e3, M: 1e6, G: 1e9, T: 1e12, m: 1e-3 },
};

/** `1500m`, `2`, `12345678n` as thousandths of a processor; 0 for what is none. */
export function cpuMillisOf(quantity: string): number {
  return amountOf(quantity, CPU_UNITS);
}

/** `154Mi`, `1048576`, `1G` as bytes; 0 for what is none. */
export function bytesOf(quantity: string): number {
  return amountOf(quantity, MEMORY_UNITS);
}

function amountOf(quantity: string, units: Readonly<Record<string, number>>): number {
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?)([A-Za-z]*)$/.exec(quantity) ?? [];
  return number === '' ? 0 : Math.round(Number(number) * (units[unit] ?? 0));
}
