// What a revision may be, and what it is where nothing is said. Source: wire/realtime-and-compute.md 2.1, 2.4, 9.11.
import { defaultMemory, type ServiceName, serviceDefaults, ttlToSeconds } from '@uos/contract/rules';
import { isReserved } from '#engines/processes/servers/envs';
import { portsFault } from '#engines/processes/servers/wanted-ports';
import type { GameRow } from './store/games.ts';
import type { RevisionRow } from './store/revisions.ts';
import type { ConfigFile, Port, Variable } from './tables.ts';

export const webhookHeadersContext = (gameId: string): string => `hosting_games/${gameId}/webhook_headers`;

/** The profile that is made with a game of functions; only the platform calls one so. */
export const DEFAULT_PROFILE = 'DEFAULT';

/** The service that a game was made for: while it is off or occupied, so is the game. */
export function serviceOf({ source }: Pick<GameRow, 'source'>): ServiceName {
  return source === 'sync' ? 'usync' : source;
}

/** MiB of memory per core. */
export function memoryPerCpuOf(properties: Readonly<Record<string, unknown>> | null): number {
  return Number(properties?.memoryPerCpu ?? defaults.memoryPerCpu);
}

const defaults = serviceDefaults.multiverse;
const FILE_BYTES = 1024 * 1024;
const FILES_BYTES = 8 * FILE_BYTES;
const LONGEST_START_SECONDS = 24 * 3600;
const MOST_MILLIS = 1_000_000;
const MOST_MIB = 4_194_304;

export interface GivenRevision {
  readonly os?: string | undefined;
  readonly startCommand?: string | undefined;
  readonly startArgs?: string | undefined;
  readonly workDir?: string | undefined;
  readonly portList?: readonly Port[] | undefined;
  readonly envList?: readonly Variable[] | undefined;
  readonly fileConfigs?: readonly ConfigFile[] | undefined;
  readonly cpu?: number | undefined;
  readonly cpuRequest?: string | undefined;
  readonly cpuLimit?: string | undefined;
  readonly memoryRequest?: string | undefined;
  readonly memoryLimit?: string | undefined;
  readonly allocationTTL?: { readonly hour: number; readonly minute: number; readonly second: number } | undefined;
  readonly description?: string | undefined;
}

export type RevisionFields = Pick<
  RevisionRow,
  | 'os'
  | 'start_command'
  | 'start_args'
  | 'work_dir'
  | 'description'
  | 'ports'
  | 'envs'
  | 'files'
  | 'cpu_request'
  | 'cpu_limit'
  | 'memory_request'
  | 'memory_limit'
  | 'start_seconds'
>;

interface Image {
  readonly os: string;
  readonly entrypoint: string;
}

export interface RevisionBasis {
  readonly image: Image;
  readonly memoryPerCpu: number;
  readonly before?: RevisionFields | undefined;
  /** Where no port is named; that of hosting without it. */
  readonly port?: Pick<Port, 'protocol' | 'port'>;
}

/** A revision as it is kept, what is not given as it was before or by default; or what is wrong with it. */
export function revisionFields(
  given: GivenRevision,
  { image, memoryPerCpu, before, port = defaults.port }: RevisionBasis,
): RevisionFields | string {
  const fields: RevisionFields = {
    os: given.os ?? before?.os ?? image.os,
    start_command: (given.startCommand ?? before?.start_command ?? '').trim(),
    start_args: given.startArgs ?? before?.start_args ?? '',
    work_dir: given.workDir ?? before?.work_dir ?? '',
    description: given.description ?? before?.description ?? '',
    ports: given.portList?.map(portOf) ?? before?.ports ?? [{ ...port, name: 'game' }],
    envs: given.envList?.map(({ envKey, envValue }) => ({ envKey, envValue })) ?? before?.envs ?? [],
    files: given.fileConfigs?.map(fileOf) ?? before?.files ?? [],
    ...resourcesOf(given, memoryPerCpu, before),
    start_seconds:
      given.allocationTTL === undefined
        ? (before?.start_seconds ?? defaults.allocationTtlSeconds)
        : ttlToSeconds(given.allocationTTL),
  };
  return faultOf(fields, image) ?? fields;
}

function portOf({ protocol, port, name }: Port): Port {
  return { protocol, port, name };
}

function fileOf({ mountPath, filename, content }: ConfigFile): ConfigFile {
  return { mountPath, filename, content };
}

type Resources = Pick<RevisionFields, 'cpu_request' | 'cpu_limit' | 'memory_request' | 'memory_limit'>;

/** Cores alone fill what is not written; what is written wins, and moves the other side along where that is not. */
function resourcesOf(given: GivenRevision, memoryPerCpu: number, before: Resources | undefined): Resources {
  const isAsBefore = given.cpu === undefined && before !== undefined;
  const cores = given.cpu ?? defaults.cpuCores;
  const millis = Math.max(1, Math.round(cores * 1000));
  const mib = Number.parseInt(defaultMemory(cores, memoryPerCpu), 10);
  const filled = isAsBefore
    ? before
    : { cpu_request: millis, cpu_limit: millis, memory_request: mib, memory_limit: mib };
  const [cpu_request, cpu_limit] = both(
    [numberIn(given.cpuRequest), numberIn(given.cpuLimit)],
    [filled.cpu_request, filled.cpu_limit],
  );
  const [memory_request, memory_limit] = both(
    [numberIn(given.memoryRequest), numberIn(given.memoryLimit)],
    [filled.memory_request, filled.memory_limit],
  );
  return { cpu_request, cpu_limit, memory_request, memory_limit };
}

type Maybe = number | undefined;

function both([request, limit]: [Maybe, Maybe], [usualRequest, usualLimit]: [number, number]): [number, number] {
  return [
    request ?? Math.min(usualRequest, limit ?? usualRequest),
    limit ?? Math.max(usualLimit, request ?? usualLimit),
  ];
}

/** `100m` and `154Mi`: digits and a unit. */
function numberIn(quantity: string | undefined): Maybe {
  return quantity === undefined ? undefined : Number.parseInt(quantity, 10);
}

function faultOf(fields: RevisionFields, image: Image): string | undefined {
  const { ports, envs, files, cpu_request, cpu_limit, memory_request, memory_limit, start_seconds } = fields;
  if (fields.start_command === '' && image.entrypoint === '') {
    return 'startCommand: needed, the image has no entrypoint';
  }
  const port = portsFault(ports);
  if (port !== undefined) {
    return port;
  }
  const taken = envs.find(({ envKey }) => isReserved(envKey));
  if (taken !== undefined) {
    return `envList: ${taken.envKey} is set by the platform`;
  }
  if (hasTwice(envs.map(({ envKey }) => envKey))) {
    return 'envList: a name stands once';
  }
  return (
    filesFault(files) ??
    rangeFault('cpu', [cpu_request, cpu_limit], MOST_MILLIS) ??
    rangeFault('memory', [memory_request, memory_limit], MOST_MIB) ??
    (start_seconds < 1 || start_seconds > LONGEST_START_SECONDS ? 'allocationTTL: from a second to a day' : undefined)
  );
}

function filesFault(files: readonly ConfigFile[]): string | undefined {
  const sizes = files.map(({ content }) => Buffer.byteLength(content));
  if (sizes.some((size) => size > FILE_BYTES)) {
    return 'fileConfigs: a file has at most 1 MiB';
  }
  if (sizes.reduce((sum, size) => sum + size, 0) > FILES_BYTES) {
    return 'fileConfigs: all files together have at most 8 MiB';
  }
  return hasTwice(files.map(({ mountPath, filename }) => `${mountPath}/${filename}`))
    ? 'fileConfigs: a file stands once'
    : undefined;
}

function rangeFault(what: string, [request, limit]: [number, number], most: number): string | undefined {
  if (request < 1 || limit > most) {
    return `${what}Request: from 1 to ${most}`;
  }
  return request > limit ? `${what}Request: at most ${what}Limit` : undefined;
}

const hasTwice = (names: readonly string[]): boolean => new Set(names).size < names.length;
