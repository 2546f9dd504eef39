// A network of its own for a server: its ports are passed in from this machine, its sidecar is passed out, and neither
// this machine nor the address where clouds tell secrets of a machine is reached from inside.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { identityOfStat, isRunning, signalGroup } from '#engines/processes/identity';
import { ProcessNotStarted } from '#engines/processes/spec';
import type { Machine } from '#engines/sandbox/machine';
import type { GivenPort } from './port.ts';
import { listensOnAll } from './sockets-of.ts';

const run = promisify(execFile);

export interface NetworkOptions {
  readonly machine: Machine;
  /** Of the process that the network is of. */
  readonly pid: number;
  readonly ports: readonly GivenPort[];
  readonly address: string;
  /** On the loopback of this machine; inside it is `SIDECAR_PORT` there. */
  readonly sidecarPort: number;
  /** Of the server; what it is told by stands there. */
  readonly folder: string;
  /** Whether it runs on without this platform. */
  readonly keeps: boolean;
}

export interface Network {
  stop(): void;
}

/** Where a server finds its sidecar in a network of its own. */
export const SIDECAR_PORT = 9358;

/** why by itself: one whose platform dies right after it has started it is found again */
const NAMED = 'read -r own < "/proc/$$/stat" && echo "$own" > "$0" && exec "$@"';
const FILE = 'network';
const NO_NETWORK = 'no network of its own';
const UP_WITHIN_MS = 5000;
const LOOK_EVERY_MS = 10;
/** The link-local addresses, among them the one of a cloud's metadata; and that one's name in version 6. */
const UNREACHABLE = [
  ['route', 'add', 'unreachable', '169.254.0.0/16'],
  ['-6', 'route', 'add', 'unreachable', 'fd00:ec2::254/128'],
];

/** @throws Error where it does not come up: then nothing is started without it */
export async function openNetwork(options: NetworkOptions): Promise<Network> {
  const { machine, pid, ports, address, sidecarPort, folder, keeps } = options;
  const { tools, isRoot } = machine;
  const { pasta = '', setpriv = '', ip = '', nsenter = '' } = tools;
  // why by descriptor: as root it gives up the right to open what is another process's
  const netns = openSync(`/proc/${pid}/ns/net`, 'r');
  const passed = (option: string, protocol: GivenPort['protocol']): string[] => {
    // why: an address of all is no address to it
    const on = address === '0.0.0.0' ? '' : `${address}/`;
    // why an option each: of several in one it leaves out whichever it cannot have, and says nothing
    const own = ports
      .filter((port) => port.protocol === protocol)
      // why UDP as it is: older ones lose what comes back from another port
      .map(({ hostPort, port }) => `${on}${protocol === 'UDP' ? hostPort : `${hostPort}:${port}`}`);
    return (own.length === 0 ? ['none'] : own).flatMap((one) => [option, one]);
  };
  const [command = '', ...before] = keeps
    ? ['/bin/sh', '-c', NAMED, join(folder, FILE)]
    : [setpriv, '--pdeathsig', 'KILL', '--'];
  // why a file: one that runs on without this platform has nobody to say it to
  const errors = openSync(join(folder, 'network-errors'), 'w+', 0o600);
  const child = spawn(
    command,
    [
      ...[...before, pasta, '--foreground', '--quiet', '--config-net', '--ipv4-only', '--no-map-gw'],
      ...(isRoot
        ? ['--runas', '0', '--netns-only', '--netns', '/proc/self/fd/3']
        : ['--userns', `/proc/${pid}/ns/user`, '--netns', `/proc/${pid}/ns/net`]),
      ...[...passed('--tcp-ports', 'TCP'), ...passed('--udp-ports', 'UDP')],
      ...['--tcp-ns', `${SIDECAR_PORT}:${sidecarPort}`, '--udp-ns', 'none'],
    ],
    { stdio: ['ignore', 'ignore', errors, netns], env: {}, detached: true },
  );
  closeSync(netns);
  closeSync(errors);
  let ended = false;
  const end = once(child, 'close').then(
    () => {
      ended = true;
    },
    () => {
      ended = true;
    },
  );
  const stop = (): void => void child.kill('SIGKILL');
  try {
    const until = performance.now() + UP_WITHIN_MS;
    // why the sidecar too: it is let in last, and a program that is quick finds nobody there before
    while (!(hasWayOut(pid) && listensOnAll(pid, [SIDECAR_PORT]))) {
      if (ended || performance.now() > until) {
        const said = readFileSync(join(folder, 'network-errors'), 'utf8').trim().split('\n').at(-1);
        throw new Error(`${NO_NETWORK}: ${ended ? said : 'it did not come up'}`);
      }
      await Promise.race([end, pause(LOOK_EVERY_MS)]);
    }
    const enter = isRoot
      ? ['-t', String(pid), '-n']
      : ['-t', String(pid), '-U', '-n', '-S', '0', '-G', '0', '--preserve-credentials'];
    await run(nsenter, [...enter, ip, ...(UNREACHABLE[0] ?? [])]);
    // why not needed: without version 6 there is no way there
    await run(nsenter, [...enter, ip, ...(UNREACHABLE[1] ?? [])]).catch(() => undefined);
    const rules = redirectionsOf(ports, machine);
    if (tools.nft !== undefined && rules !== '') {
      await run(nsenter, [...enter, tools.nft, rules]);
    }
  } catch (error) {
    stop();
    throw error;
  }
  // why: a platform that stops does not wait for one that is to run on
  child.unref();
  return { stop };
}

/** Whether somebody took one of its ports after it had been found free. */
export function isPortLost(error: unknown): boolean {
  const { reason, lastLines = [] } = error instanceof ProcessNotStarted ? error.ended : {};
  return reason === 'not started' && lastLines.some((line) => line.startsWith(`${NO_NETWORK}: Failed to bind`));
}

/** That of a server of a platform that is gone; undefined where there is none any more. */
export function keptNetwork(folder: string): Network | undefined {
  let stat: string;
  try {
    stat = readFileSync(join(folder, FILE), 'utf8');
  } catch {
    return undefined;
  }
  const identity = identityOfStat(stat);
  return isRunning(identity)
    ? { stop: () => void (isRunning(identity) && signalGroup(identity.pid, 'SIGKILL')) }
    : undefined;
}

/** Where a program has to listen: its own port, but where nothing leads there. */
export function listenPort({ protocol, port, hostPort }: GivenPort, { facts, tools }: Machine): number {
  return facts.ownNetwork && (protocol === 'TCP' || tools.nft !== undefined) ? port : hostPort;
}

/** From the ports by which packets come in to those where the program listens, whoever sends them. */
function redirectionsOf(ports: readonly GivenPort[], machine: Machine): string {
  const rules = ports
    .filter((port) => port.protocol === 'UDP' && listenPort(port, machine) !== port.hostPort)
    .map(({ hostPort, port }) => `udp dport ${hostPort} redirect to :${port}\n`)
    .join('');
  const chain = (name: string, hook: string): string =>
    `chain ${name} {\ntype nat hook ${hook} priority -100\n${rules}}\n`;
  return rules === '' ? '' : `table ip uos {\n${chain('entering', 'prerouting')}${chain('within', 'output')}}\n`;
}

/** Whether the network has a default route. */
function hasWayOut(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/net/route`, 'utf8')
      .split('\n')
      .some((line) => line.split('\t')[1] === '00000000');
  } catch {
    return false;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
