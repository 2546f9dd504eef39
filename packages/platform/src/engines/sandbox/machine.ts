// What this machine can build a wall of, found out once by trying.
import { execFile } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { type Cgroup, openCgroup } from './cgroup.ts';
import type { SandboxFacts, SandboxLevel } from './port.ts';
import { wallArguments } from './wall.ts';

const run = promisify(execFile);

export interface Tools {
  readonly bwrap?: string;
  readonly pasta?: string;
  readonly ip?: string;
  readonly nsenter?: string;
  readonly nft?: string;
  readonly setpriv?: string;
  readonly prlimit?: string;
  readonly nice?: string;
}

export interface Machine {
  readonly facts: SandboxFacts;
  readonly tools: Tools;
  readonly isRoot: boolean;
  readonly cgroup: Cgroup | undefined;
}

export interface MachineOptions {
  /** The most that is used of what there is, for tests of a lower one. */
  readonly atMost?: SandboxLevel;
  /** Folder of a group of control that was given to the platform. */
  readonly cgroup?: string | undefined;
  /** Whether groups of a platform before are those of programs that run on. */
  readonly keepsGroups?: boolean;
}

const TRY_MS = 5000;
const NAMES = ['bwrap', 'pasta', 'ip', 'nsenter', 'nft', 'setpriv', 'prlimit', 'nice'] as const;

export async function readMachine({
  atMost = 'namespace',
  cgroup: folder,
  keepsGroups = false,
}: MachineOptions = {}): Promise<Machine> {
  const isRoot = process.getuid?.() === 0;
  const tools: Tools = Object.fromEntries(NAMES.flatMap((name) => whereIs(name).map((path) => [name, path])));
  const missing: SandboxFacts['missing'][number][] = [];
  const wall = atMost === 'namespace' ? await tryWall(tools) : 'it was not asked for';
  if (wall !== undefined) {
    missing.push({
      what: 'bubblewrap',
      why: `foreign programs see this machine: ${wall}`,
      how:
        atMost !== 'namespace'
          ? 'UOS_NODE_SANDBOX=namespace'
          : tools.bwrap === undefined
            ? 'apt-get install bubblewrap'
            : 'sysctl -w kernel.unprivileged_userns_clone=1',
    });
  }
  const network = networkFault(tools);
  if (network !== undefined) {
    missing.push({
      what: 'pasta',
      why: `hosted servers are on the network of this machine: ${network.why}`,
      how: network.how,
    });
  }
  if (network === undefined && tools.nft === undefined) {
    missing.push({
      what: 'nftables',
      why: 'a server has to listen for UDP where PORT_{NAME} says, not at the port of its own',
      how: 'apt-get install nftables',
    });
  }
  for (const [name, how] of [
    ['prlimit', 'apt-get install util-linux'],
    ['setpriv', 'apt-get install util-linux'],
  ] as const) {
    if (tools[name] === undefined) {
      missing.push({ what: name, why: 'files, processes and users of foreign programs are not limited', how });
    }
  }
  const cgroup = openCgroup(folder, { keeps: keepsGroups });
  if (cgroup === undefined) {
    missing.push({
      what: 'cgroup',
      why: 'memory is watched four times a second instead of being held by the kernel, and processor time is not held',
      how: 'Delegate=yes and DelegateSubgroup=platform in the systemd unit, and UOS_NODE_CGROUP=/sys/fs/cgroup/…/uos.service',
    });
  }
  const canLimit = tools.prlimit !== undefined && tools.setpriv !== undefined;
  const level: SandboxLevel = wall === undefined ? 'namespace' : atMost !== 'none' && canLimit ? 'process' : 'none';
  return {
    facts: {
      level,
      ownNetwork: level === 'namespace' && network === undefined,
      limits: cgroup === undefined ? 'watcher' : 'cgroup',
      missing,
    },
    tools,
    isRoot,
    cgroup,
  };
}

/** Why there is no wall; undefined where it stands. */
async function tryWall(tools: Tools): Promise<string | undefined> {
  if (tools.bwrap === undefined) {
    return process.platform === 'linux' ? 'it is not installed' : 'there is none for this system';
  }
  if (tools.prlimit === undefined || tools.setpriv === undefined) {
    return 'prlimit or setpriv is not installed';
  }
  const isRoot = process.getuid?.() === 0;
  const args = wallArguments({
    ...{ isRoot, ownNetwork: true, diesWithParent: true, env: {}, binds: [], tmpMiB: 1 },
    cwd: '/',
  });
  try {
    await run(tools.bwrap, [...args, '--', '/bin/true'], { timeout: TRY_MS });
    return undefined;
  } catch (error) {
    const said = String((error as { stderr?: unknown }).stderr ?? '').trim();
    return said.split('\n').at(-1) || 'it cannot make namespaces here';
  }
}

function networkFault({ pasta, ip, nsenter }: Tools): { why: string; how: string } | undefined {
  if (pasta === undefined) {
    return { why: 'it is not installed', how: 'apt-get install passt' };
  }
  if (ip === undefined || nsenter === undefined) {
    return { why: 'ip or nsenter is not installed', how: 'apt-get install iproute2 util-linux' };
  }
  try {
    accessSync('/dev/net/tun', constants.R_OK | constants.W_OK);
  } catch {
    return { why: '/dev/net/tun cannot be opened', how: 'modprobe tun; chmod 0666 /dev/net/tun' };
  }
  try {
    // why: it takes the address and the way out from there
    return readFileSync('/proc/net/route', 'utf8')
      .split('\n')
      .some((line) => line.split('\t')[1] === '00000000')
      ? undefined
      : { why: 'this machine has no default route', how: 'ip route add default via …' };
  } catch {
    return { why: 'the routes of this machine cannot be read', how: 'mount -t proc proc /proc' };
  }
}

/** Where a program is, also for who is not root and has no `sbin` in the path. */
function whereIs(name: string): string[] {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin', '/bin', '/sbin'];
  return folders
    .filter((folder) => folder.startsWith('/'))
    .map((folder) => join(folder, name))
    .filter(isProgram)
    .slice(0, 1);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
