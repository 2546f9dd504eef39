// Programs of an engine on the folder of one database: behind the wall where this machine has one, with a user of their own
// where we are root, and in any case with no way to the network but the socket in that folder.
import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Processes } from '#engines/processes/processes';
import type { ProcessHandle, ProcessSpec } from '#engines/processes/spec';
import { descendants } from '#engines/processes/tree';
import type { Cgroup, Group, GroupLimits } from '#engines/sandbox/cgroup';
import type { Machine } from '#engines/sandbox/machine';
import { limitedCommand, wallArguments } from '#engines/sandbox/wall';
import type { Program } from './engine.ts';
import { EngineFailed } from './port.ts';

const runTool = promisify(execFile);

export interface Runner {
  /** Where programs see the folder. */
  readonly home: string;
  /** Starts a program that stays. */
  start(
    program: Program,
    options: { readonly kind: string; readonly stopSignal: NodeJS.Signals },
  ): Promise<ProcessHandle>;
  /**
   * Runs one to its end.
   * @throws EngineFailed with the last lines it said
   */
  run(program: Program, options?: { readonly signal?: AbortSignal }): Promise<void>;
  /** Writes a file that the programs may read, and nobody else. */
  write(path: string, content: string): Promise<void>;
  /** Gives a file of ours to the programs. */
  give(path: string): Promise<void>;
  makeFolder(path: string): Promise<void>;
  /** Copies a folder of ours, which becomes the programs' own. */
  copy(from: string, path: string): Promise<void>;
  /** Has every byte of a file on the disk: where a hole cannot be filled some engines lose what was there. */
  fillHoles(path: string): Promise<void>;
  /** Everything in the folder is on the disk, and survives a power cut. */
  keep(): Promise<void>;
  /** All processes of a program that was started: the server itself is the first. */
  processes(pid: number): readonly number[];
  /** Ends what is left in the group that the kernel holds the programs by. */
  clear(): void;
}

/** Below the group that was given to the platform, and apart from those of hosted servers. */
export const GROUPS = 'databases';

export interface RunnerOptions {
  readonly machine: Machine;
  readonly processes: Pick<Processes, 'start'>;
  readonly folder: string;
  /** None where programs work for nobody yet. */
  readonly appId?: string;
  /** Numbers the user that programs run as; two databases never have the same. */
  readonly number: number;
  /** Where the kernel holds what all programs of the folder take together. */
  readonly held?: { readonly groups: Cgroup; readonly name: string; readonly limits: GroupLimits } | undefined;
}

/** Users that nobody is: above those of hosted servers, which have them by their ports too. */
const FIRST_UID = 300_000;
const HOME = '/database';
const PATH = '/usr/local/bin:/usr/bin:/bin';
const TMP_MIB = 64;
const PROCESSES = 1000;
const OPEN_FILES = 8192;
/** why so much: engines keep large tables in files of a gigabyte, and a dump is one file */
const FILE_MIB = 2 * 1024 * 1024;
const STOP_MS = 20_000;
/** why: most of a new log of changes is empty, and where the file system can, nothing is copied at all */
const SPARSELY = process.platform === 'linux' ? ['--reflink=auto', '--sparse=always'] : [];

/** Why engines cannot run here at all; undefined where they can. */
export function runnerFault({ facts, isRoot }: Pick<Machine, 'facts' | 'isRoot'>): string | undefined {
  // why: through the folder of a platform that is root no other user gets, and no engine runs as root
  return isRoot && facts.level !== 'namespace'
    ? 'databases of a platform that runs as root need a wall: apt-get install bubblewrap'
    : undefined;
}

export function createRunner({ machine, processes, folder, appId, number, held }: RunnerOptions): Runner {
  const isWalled = machine.facts.level === 'namespace';
  const uid = machine.isRoot ? FIRST_UID + number : undefined;
  const home = isWalled ? HOME : folder;
  const passwd = join(folder, 'passwd');
  const env = { PATH, HOME: home, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', TZ: 'UTC' };

  const give = async (path: string): Promise<void> => {
    if (uid !== undefined) {
      await chown(join(folder, path), uid, uid);
    }
  };
  const makeFolder = async (path: string): Promise<void> => {
    await mkdir(join(folder, path), { recursive: true, mode: 0o700 });
    await give(path);
  };
  const write = async (path: string, content: string): Promise<void> => {
    await writeFile(join(folder, path), content, { mode: 0o600 });
    await chmod(join(folder, path), 0o600);
    await give(path);
  };

  const copy = async (from: string, path: string): Promise<void> => {
    const to = join(folder, path);
    await runTool('cp', ['-R', '-p', ...SPARSELY, from, to]);
    if (uid !== undefined) {
      await runTool('chown', ['-R', `${uid}:${uid}`, to]);
    }
  };

  const fillHoles = async (path: string): Promise<void> => {
    const file = join(folder, path);
    await writeFile(file, await readFile(file));
  };

  // why the file system: a thousand small files one by one take ten times as long
  const keep = async (): Promise<void> => {
    await runTool('sync', process.platform === 'linux' ? ['-f', folder] : []);
  };

  /** Inside a number stands for whoever we are. */
  const inner = uid ?? FIRST_UID + number;
  const commandOf = ({ command, args, reads = [] }: Program): readonly string[] => {
    const { prlimit, setpriv, bwrap } = machine.tools;
    const program = [command, ...args];
    const limited =
      prlimit === undefined || setpriv === undefined
        ? program
        : limitedCommand(program, {
            ...{ prlimit, setpriv, uid, openFiles: OPEN_FILES, fileMiB: FILE_MIB },
            processes: isWalled ? PROCESSES : 4096,
            diesWithParent: !isWalled,
          });
    if (!isWalled) {
      return limited;
    }
    const outside = [...(command.startsWith('/usr/') ? [] : [dirname(dirname(command))]), ...reads].map((from) => ({
      from,
      to: from,
    }));
    return [
      bwrap ?? '',
      ...wallArguments({
        ...{
          isRoot: machine.isRoot,
          ownNetwork: true,
          diesWithParent: true,
          env,
          tmpMiB: TMP_MIB,
          cwd: HOME,
          uid: inner,
        },
        binds: [...outside, { from: passwd, to: '/etc/passwd' }, { from: folder, to: HOME, writable: true }],
      }),
      '--',
      ...limited,
    ];
  };

  const specOf = async (program: Program): Promise<Omit<ProcessSpec, 'kind'>> => {
    // why: programs ask who they are, and stop where nobody knows
    await writeFile(passwd, `uos:x:${inner}:${inner}::${HOME}:/bin/sh\n`, { mode: 0o644 });
    const [command = '', ...args] = within(held?.groups.create(held.name, held.limits), commandOf(program));
    return {
      ...(appId !== undefined && { appId }),
      ...{ run: { command, args }, cwd: isWalled ? '/' : folder, env: isWalled ? {} : env },
      ...{ linked: false, onRestart: 'stop' },
    };
  };

  const running = (pid: number): readonly number[] => {
    const all = descendants(pid);
    // why without the first: it is the wall's own, and ends with the others
    return isWalled ? all.slice(1) : [pid, ...all];
  };

  return {
    home,
    give,
    makeFolder,
    write,
    copy,
    fillHoles,
    keep,
    processes: running,
    clear: () => held?.groups.remove(held.name),
    async start(program, { kind, stopSignal }) {
      return processes.start({
        ...(await specOf(program)),
        kind,
        limits: { graceMs: STOP_MS },
        ask(pid) {
          const [server] = running(pid);
          try {
            process.kill(server ?? pid, stopSignal);
          } catch {
            // why nothing: it has ended
          }
        },
      });
    },
    async run(program, { signal } = {}) {
      signal?.throwIfAborted();
      const handle = await processes.start({ ...(await specOf(program)), kind: 'database-tool', endsItself: true });
      const stop = (): void => void handle.stop(0);
      signal?.addEventListener('abort', stop, { once: true });
      const { code, lastLines } = await handle.ended;
      signal?.removeEventListener('abort', stop);
      signal?.throwIfAborted();
      if (code !== 0) {
        throw new EngineFailed(lastLines.slice(-3).join('; ') || `${program.command} ended with ${code}`);
      }
    },
  };
}

/** why before the wall: of what it starts nothing is outside, however soon it is */
function within(group: Group | undefined, program: readonly string[]): readonly string[] {
  return group === undefined ? program : ['/bin/sh', '-c', 'echo $$ > "$0" && exec "$@"', group.door, ...program];
}
