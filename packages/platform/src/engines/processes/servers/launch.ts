// The program of a server with everything around it: its folder, its wall, its network; what it becomes on this machine.
import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, normalize, posix } from 'node:path';
import type { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import type { Gate, OutputPipes, ProcessSpec } from '#engines/processes/spec';
import { descendants, readTree, type Tree } from '#engines/processes/tree';
import type { Group } from '#engines/sandbox/cgroup';
import type { Machine } from '#engines/sandbox/machine';
import { type Bind, limitedCommand, wallArguments } from '#engines/sandbox/wall';
import { keptNetwork, type Network, openNetwork } from './network.ts';
import type { GivenPort, Server, ServerPlan } from './port.ts';

export interface LaunchOptions {
  readonly machine: Machine;
  readonly server: Server;
  readonly plan: ServerPlan;
  readonly ports: readonly GivenPort[];
  readonly sidecarPort: number;
  /** Where its folder is made. */
  readonly folder: string;
  /** Where ports are listened on. */
  readonly address: string;
  readonly env: Readonly<Record<string, string>>;
  /** Whether it is to run on where the platform ends: only behind a wall. */
  readonly keeps: boolean;
}

export interface Launch extends Running {
  readonly spec: Pick<ProcessSpec, 'run' | 'cwd' | 'env' | 'gate' | 'ask' | 'output'>;
}

/** What a server has while it runs. */
export interface Running {
  /** Everything of it that runs behind the wall, once it has begun. */
  processes(pid: number, tree?: Tree): number[];
  /** The process whose network and files are the server's. */
  inside(pid: number, tree?: Tree): number | undefined;
  readonly group: Group | undefined;
  readonly ownNetwork: boolean;
  readonly uid: number | undefined;
  /** What it may write, as this machine sees it. */
  readonly dataFolder: string;
  /** How its processes are asked to end. */
  ask(pid: number): void;
  /** Undoes all of it, once the process has ended. */
  undo(): Promise<void>;
}

const run = promisify(execFile);

export const DEFAULTS = { processes: 128, openFiles: 4096, diskMiB: 1024 } as const;

const APP = '/app';
const DATA = '/data';
const ENV_FILE = '/run/uos/env';
const NODE = '/opt/uos/bin/node';
const PATH = '/opt/uos/bin:/usr/local/bin:/usr/bin:/bin';
const TMP_MIB = 64;
/** Users that nobody is; each server of this machine gets one by its sidecar, which no other has. */
const FIRST_UID = 200_000;
const ENV_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** why: what stands there is run or read before the program is nobody any more */
const CLOSED = new Set([
  'usr',
  'bin',
  'sbin',
  'lib',
  'lib32',
  'lib64',
  'libx32',
  'etc',
  'proc',
  'dev',
  'sys',
  'run',
  'opt',
]);
const INFO_FD = 3;
const BLOCK_FD = 4;

/** @throws Error where the plan cannot be carried out here; nothing of it is left then */
export async function prepareLaunch(options: LaunchOptions): Promise<Launch> {
  try {
    return await prepared(options);
  } catch (error) {
    await rm(options.folder, { recursive: true, force: true, maxRetries: 3 });
    throw error;
  }
}

async function prepared(options: LaunchOptions): Promise<Launch> {
  const { machine, server, plan, folder } = options;
  const { limits } = server;
  const isWalled = machine.facts.level === 'namespace';
  const around = runningOf(options);
  const { uid, dataFolder } = around;
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const envFile = join(folder, 'env');
  const binds = isWalled ? await bindsOf(options, { dataFolder, envFile }) : refuseFiles(plan);
  const app = isWalled && plan.folder !== undefined ? APP : await ownCopy(plan, folder, uid);
  const cwd = workDirOf(plan, app ?? (isWalled ? DATA : dataFolder));
  const data = isWalled ? DATA : dataFolder;
  const path = isWalled ? PATH : `${posix.dirname(process.execPath)}:${PATH}`;
  await writeFile(envFile, scriptOf({ PATH: path, HOME: data, UOS_DATA: data, LANG: 'C.UTF-8', ...options.env }), {
    mode: 0o400,
  });
  if (uid !== undefined) {
    await Promise.all([chown(dataFolder, uid, uid), chown(envFile, uid, uid)]);
    // why: who runs there goes through, and reads nothing of it
    await chmod(folder, 0o711);
  }
  const program = await programOf(plan, app);
  // why by a file: the arguments of a process are read by everybody on the machine, and what a linker reads from the
  // environment would be done before the program is nobody
  const started = ['/bin/sh', '-c', '. "$0"; exec "$@"', isWalled ? ENV_FILE : envFile, ...program];
  const { prlimit, setpriv, nice, bwrap } = machine.tools;
  const limited =
    prlimit === undefined || setpriv === undefined
      ? started
      : limitedCommand(started, {
          ...{ prlimit, setpriv, uid, nice: machine.cgroup === undefined ? nice : undefined },
          // why many: without a wall or a user of its own all that the platform's user has are counted together
          processes: isWalled || uid !== undefined ? (limits.processes ?? DEFAULTS.processes) : 4096,
          openFiles: limits.openFiles ?? DEFAULTS.openFiles,
          fileMiB: limits.diskMiB ?? DEFAULTS.diskMiB,
          diesWithParent: !isWalled,
        });
  const { ownNetwork } = machine.facts;
  const output = options.keeps ? pipesOf(folder) : undefined;
  if (output !== undefined) {
    await makePipes(output, uid);
    await writeFile(join(folder, KEPT), JSON.stringify({ sidecarPort: options.sidecarPort } satisfies Kept));
  }
  const group = groupOf(options);
  let network: Network | undefined;
  const gate: Gate = {
    pipes: 2,
    async open(pid, [info, block]) {
      const child = await childOf(info);
      group?.add(pid);
      group?.add(child);
      if (ownNetwork) {
        // why: a start that the wall broke off may have had one
        network?.stop();
        network = await openNetwork({ ...options, pid: child });
      }
      block?.end('x');
    },
  };
  const command = isWalled
    ? [
        bwrap ?? '',
        ...wallArguments({
          ...{
            isRoot: machine.isRoot,
            ownNetwork,
            diesWithParent: !options.keeps,
            env: { PATH },
            binds,
            tmpMiB: TMP_MIB,
            cwd,
          },
          gate: { infoFd: INFO_FD, blockFd: BLOCK_FD },
        }),
        '--',
        ...limited,
      ]
    : limited;
  return {
    ...around,
    group,
    spec: {
      run: { command: command[0] ?? '', args: command.slice(1) },
      cwd: isWalled ? '/' : cwd,
      env: {},
      ...(isWalled ? { gate } : {}),
      ...(output !== undefined && { output }),
      ask: around.ask,
    },
    async undo() {
      network?.stop();
      group?.remove();
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

type Around = Pick<LaunchOptions, 'machine' | 'server' | 'folder' | 'sidecarPort'>;

function runningOf({ machine, folder, sidecarPort }: Around): Omit<Running, 'group' | 'undo'> {
  const { level, ownNetwork } = machine.facts;
  const isWalled = level === 'namespace';
  const processes = (pid: number, tree?: Tree): number[] => {
    const all = descendants(pid, tree);
    // why without the first: it is the wall's own, and ends with the others
    return isWalled ? all.slice(1) : [pid, ...all];
  };
  return {
    processes,
    inside: (pid, tree = readTree()) => (isWalled ? tree.get(pid)?.[0] : pid),
    ask: (pid) => processes(pid).forEach((one) => void signal(one, 'SIGTERM')),
    ...{ ownNetwork, uid: machine.isRoot && level !== 'none' ? FIRST_UID + sidecarPort : undefined },
    dataFolder: join(folder, 'data'),
  };
}

function groupOf({ machine, server: { id, limits } }: Around): Group | undefined {
  return machine.cgroup?.create(id, {
    ...{ cpuMillis: limits.cpuMillis, memoryMiB: limits.memoryMiB },
    processes: (limits.processes ?? DEFAULTS.processes) + 2,
  });
}

interface Kept {
  readonly sidecarPort: number;
}

/** Stands in the folder of a server that is to run on; and the pipes through which it speaks. */
const KEPT = 'kept.json';

/** Where a server of a platform that is gone has its sidecar, and how it is heard; undefined where nothing is known. */
export async function keptOf(folder: string): Promise<(Kept & { readonly output: OutputPipes }) | undefined> {
  try {
    const kept = JSON.parse(await readFile(join(folder, KEPT), 'utf8')) as Kept;
    return { ...kept, output: pipesOf(folder) };
  } catch {
    return undefined;
  }
}

/** What is around a server that runs already. */
export function reopenLaunch(options: Around): Running {
  const group = groupOf(options);
  return {
    ...runningOf(options),
    group,
    async undo() {
      keptNetwork(options.folder)?.stop();
      group?.remove();
      await rm(options.folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Removes what a server has left behind whose platform did not live to see to it; its processes have ended. */
export async function clearLaunch({
  machine,
  folder,
  id,
}: {
  machine: Machine;
  folder: string;
  id: string;
}): Promise<void> {
  keptNetwork(folder)?.stop();
  machine.cgroup?.remove(id);
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}

function pipesOf(folder: string): OutputPipes {
  return { stdout: join(folder, 'stdout'), stderr: join(folder, 'stderr') };
}

async function makePipes({ stdout, stderr }: OutputPipes, uid: number | undefined): Promise<void> {
  await run('mkfifo', ['-m', '600', stdout, stderr]);
  if (uid !== undefined) {
    await Promise.all([chown(stdout, uid, uid), chown(stderr, uid, uid)]);
  }
}

/** What a folder holds, given up past the limit: nobody counts a million files for ever. */
export async function bytesIn(folder: string, mostBytes: number): Promise<number> {
  let bytes = 0;
  for (const folders = [folder]; folders.length > 0; ) {
    const next = folders.pop() ?? folder;
    for (const entry of await readdir(next, { withFileTypes: true }).catch(() => [])) {
      const path = join(next, entry.name);
      if (entry.isDirectory()) {
        folders.push(path);
      }
      const facts = entry.isFile() || entry.isDirectory() ? await stat(path).catch(() => undefined) : undefined;
      // why at least a block: many empty files are many too
      bytes += Math.max(4096, (facts?.blocks ?? 0) * 512);
      if (bytes > mostBytes) {
        return bytes;
      }
    }
  }
  return bytes;
}

export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

async function bindsOf(
  { plan, folder }: LaunchOptions,
  { dataFolder, envFile }: { readonly dataFolder: string; readonly envFile: string },
): Promise<Bind[]> {
  const files: Bind[] = [];
  for (const [index, { path, content }] of plan.files.entries()) {
    const to = posix.normalize(path);
    const [, first = ''] = to.split('/');
    if (!to.startsWith('/') || CLOSED.has(first) || to.includes('\0') || to.endsWith('/')) {
      throw new Error(`a file may not be put at ${path}`);
    }
    const from = join(folder, `file-${index}`);
    await writeFile(from, content, { mode: 0o444 });
    files.push({ from, to });
  }
  return [
    ...(plan.folder === undefined ? [] : [{ from: plan.folder, to: APP }]),
    { from: dataFolder, to: DATA, writable: true },
    { from: realpathSync(process.execPath), to: NODE },
    // why last: nothing of the plan lies over it
    ...files,
    { from: envFile, to: ENV_FILE },
  ];
}

/** why: another user does not get through to where images are, and gets a copy beside its own files */
async function ownCopy(plan: ServerPlan, folder: string, uid: number | undefined): Promise<string | undefined> {
  if (plan.folder === undefined || uid === undefined) {
    return plan.folder;
  }
  await cp(plan.folder, join(folder, 'app'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'app');
}

function refuseFiles({ files }: ServerPlan): Bind[] {
  if (files.length > 0) {
    throw new Error('configuration files need a sandbox of level namespace: install bubblewrap');
  }
  return [];
}

/** A relative program is one of the image where it has one of that name. */
async function programOf({ command, folder }: ServerPlan, app: string | undefined): Promise<string[]> {
  const [program = '', ...args] = command;
  if (program === '') {
    throw new Error('there is no program to start');
  }
  if (program.startsWith('/') || folder === undefined || app === undefined) {
    return [program, ...args];
  }
  const relative = normalize(program);
  if (relative.startsWith('..')) {
    throw new Error(`the program ${program} is outside of the image`);
  }
  const facts = await stat(join(folder, relative)).catch(() => undefined);
  if (facts?.isFile() !== true && !program.includes('/')) {
    return [program, ...args];
  }
  return [posix.join(app, relative), ...args];
}

function workDirOf({ workDir = '', folder }: ServerPlan, app: string): string {
  const relative = posix.normalize(workDir === '' ? '.' : workDir.replace(/^\/+/, ''));
  if (relative.startsWith('..') || folder === undefined) {
    return app;
  }
  return posix.join(app, relative);
}

function scriptOf(env: Readonly<Record<string, string>>): string {
  return Object.entries(env)
    .filter(([name]) => ENV_NAME.test(name))
    .map(([name, value]) => `export ${name}='${value.replaceAll('\0', '').replaceAll("'", `'\\''`)}'\n`)
    .join('');
}

/** The process that the wall has made and that waits in it. */
function childOf(info: Duplex | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = '';
    info?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const pid = /"child-pid"\s*:\s*(\d+)/.exec(text)?.[1];
      if (pid !== undefined) {
        resolve(Number(pid));
      }
    });
    info?.on('close', () => reject(new Error('the wall was not built')));
    info?.on('end', () => reject(new Error('the wall was not built')));
  });
}
