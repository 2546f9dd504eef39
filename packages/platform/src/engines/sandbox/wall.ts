// How a program is started behind the wall: its view of files, its limits, its user.
import { existsSync } from 'node:fs';

export interface Bind {
  readonly from: string;
  /** Absolute, as the program sees it. */
  readonly to: string;
  readonly writable?: boolean;
}

export interface WallOptions {
  readonly isRoot: boolean;
  readonly ownNetwork: boolean;
  readonly diesWithParent: boolean;
  readonly env: Readonly<Record<string, string>>;
  /** In their order: a later one lies over an earlier one. */
  readonly binds: readonly Bind[];
  /** Memory that files in `/tmp` may take. */
  readonly tmpMiB: number;
  readonly cwd: string;
  /** Who the platform's user is inside, where it is not root; without it root of the wall. */
  readonly uid?: number;
  /** Descriptors on which the wall says whom it has started, and waits before it lets that begin. */
  readonly gate?: { readonly infoFd: number; readonly blockFd: number };
}

/** What programs of the system need to run and to speak with others; no more of `/etc` is seen. */
const OF_ETC = [
  ...['alternatives', 'ca-certificates', 'ca-certificates.conf', 'hosts', 'java-11-openjdk', 'java-17-openjdk'],
  ...['ld.so.cache', 'ld.so.conf', 'ld.so.conf.d', 'localtime', 'mime.types', 'nsswitch.conf', 'pki', 'protocols'],
  ...['python3', 'python3.11', 'resolv.conf', 'services', 'ssl', 'timezone'],
];
const LINKED = ['bin', 'sbin', 'lib', 'lib32', 'lib64', 'libx32'];
const DEVICES = ['null', 'zero', 'full', 'random', 'urandom'];

/** The arguments of bubblewrap before `--` and the program. */
export function wallArguments({
  isRoot,
  ownNetwork,
  diesWithParent,
  env,
  binds,
  tmpMiB,
  cwd,
  uid = 0,
  gate,
}: WallOptions): string[] {
  const etc = OF_ETC.map((name) => `/etc/${name}`).filter((path) => existsSync(path));
  return [
    // why no namespace of users for root: it takes another user inside, and the kernel counts that one's processes
    ...(isRoot ? [] : ['--unshare-user', '--uid', String(uid), '--gid', String(uid)]),
    ...['--unshare-ipc', '--unshare-pid', '--unshare-uts', '--unshare-cgroup-try', '--hostname', 'server'],
    ...(ownNetwork ? ['--unshare-net'] : []),
    ...(diesWithParent ? ['--die-with-parent'] : []),
    '--clearenv',
    ...Object.entries(env).flatMap(([name, value]) => ['--setenv', name, value]),
    ...['--ro-bind', '/usr', '/usr'],
    ...LINKED.filter((name) => existsSync(`/usr/${name}`)).flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`]),
    ...['--perms', '0755', '--dir', '/etc', ...etc.flatMap((path) => ['--ro-bind', path, path])],
    ...['--proc', '/proc'],
    // why no `--dev`: it takes a second namespace of users, in which nobody can reach the network of the first
    ...['--tmpfs', '/dev', ...DEVICES.flatMap((name) => ['--dev-bind', `/dev/${name}`, `/dev/${name}`])],
    ...['--symlink', '/proc/self/fd', '/dev/fd', '--symlink', '/proc/self/fd/1', '/dev/stdout'],
    ...['--symlink', '/proc/self/fd/2', '/dev/stderr', '--remount-ro', '/dev'],
    ...sizedFolder('/tmp', tmpMiB),
    ...binds.flatMap(({ from, to, writable }) => [
      ...foldersTo(to),
      ...[writable === true ? '--bind' : '--ro-bind', from, to],
    ]),
    ...['--remount-ro', '/', '--chdir', cwd],
    ...(gate === undefined ? [] : ['--info-fd', String(gate.infoFd), '--block-fd', String(gate.blockFd)]),
  ];
}

/** why: what it makes by itself on the way is its own user's alone */
function foldersTo(path: string): string[] {
  const parts = path.split('/').slice(1, -1);
  return parts.flatMap((_, at) => ['--perms', '0755', '--dir', `/${parts.slice(0, at + 1).join('/')}`]);
}

function sizedFolder(path: string, mib: number): string[] {
  return ['--perms', '1777', '--size', String(mib * 1024 * 1024), '--tmpfs', path];
}

export interface InsideOptions {
  readonly prlimit: string;
  readonly setpriv: string;
  /** Only root can give a program another user. */
  readonly uid?: number | undefined;
  readonly processes: number;
  readonly openFiles: number;
  readonly fileMiB: number;
  /** Where the wall itself does not see to it. */
  readonly diesWithParent?: boolean;
  readonly nice?: string | undefined;
}

/** What stands before the program: limits that the kernel holds, then a user that may do nothing. */
export function limitedCommand(
  program: readonly string[],
  { prlimit, setpriv, uid, processes, openFiles, fileMiB, diesWithParent = false, nice }: InsideOptions,
): string[] {
  const file = String(fileMiB * 1024 * 1024);
  return [
    ...(nice === undefined ? [] : [nice, '-n', '10']),
    ...[prlimit, `--nproc=${processes}`, `--nofile=${openFiles}`, `--fsize=${file}`, '--core=0', '--'],
    ...[setpriv, '--no-new-privs', ...(diesWithParent ? ['--pdeathsig', 'KILL'] : [])],
    ...(uid === undefined
      ? []
      : [
          '--reuid',
          String(uid),
          '--regid',
          String(uid),
          '--clear-groups',
          '--bounding-set',
          '-all',
          '--inh-caps',
          '-all',
        ]),
    '--',
    ...program,
  ];
}
